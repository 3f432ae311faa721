// One game on the tables of two tabs. The store is the one's that is looked at: there it goes on, and the
// other rests.
#include "web/seat/session.h"

#include "core/mind/computer.h"
#include "tests/core/store/saved.h"

#include <memory>

namespace cardfront {

namespace {

// A tab's memory beside the store that all share.
struct LiveTab {
    Settings settings;
    Saves saves;
    std::unique_ptr<Session> session;
    LiveTab() {
        settings.speed = 3;
        saves.load();
    }
    void open(const std::string& id) {
        session = std::make_unique<Session>(std::move(*saves.open(id).match), id, settings, saves);
    }
    void begin(const MatchSetup& setup) {
        session = std::make_unique<Session>(Match(setup), saves.new_id(), settings, saves);
        session->save();
    }
    // As commands.cpp does.
    Moments::Meanwhile look() {
        saves.load();
        const Moments::Meanwhile meanwhile = session->look_again();
        if (meanwhile == Moments::Meanwhile::went_on) open(session->save_id());
        return meanwhile;
    }
    // So many actions, the computer's by its plain player.
    void play(int actions, Random& random) const {
        for (; actions > 0 && !session->shown().over(); --actions) {
            if (session->course().can_go_on()) session->course().go_on();
            if (session->eyes().handing_over()) session->accept_screen();
            if (session->my_turn()) {
                const auto& legal = session->shown().legal;
                session->act(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
            } else {
                let_computer();
            }
        }
    }
    void let_computer() const {
        for (int n = 0; n < 4; ++n) {
            if (!fake().jobs.empty()) (void)session->worker_failed();
            fake().jobs.clear();
            fake().now += 9000;
            (void)session->update(fake().now, true, true);
        }
    }
};

class SessionTabs : public testing::Test {
  protected:
    SessionTabs() { fake() = {}; }
    ~SessionTabs() override { fake() = {}; }
    static std::size_t games_in_store() {
        Saves later;
        later.load();
        return later.games().size();
    }
    Random random{4};
};

} // namespace

TEST_F(SessionTabs, AGameGoesOnInWhicheverIsLookedAt) {
    for (const char* const key : {"head-to-head-poker", "crossfire", "poker-assault"})
        for (const int people : {1, 2}) {
            SCOPED_TRACE(std::string(key) + std::to_string(people));
            fake() = {};
            LiveTab a, b;
            a.begin(some_setup(find_game(key), 5, people));
            const std::string id = a.session->save_id();
            a.play(3, random);
            b.saves.load();
            b.open(id);
            for (int turns = 0; turns < 12; ++turns) {
                LiveTab& looked_at = turns % 2 == 0 ? b : a;
                (void)looked_at.look();
                if (looked_at.session->shown().over()) break;
                const std::size_t before = looked_at.session->whole()->steps().size();
                looked_at.play(3, random);
                EXPECT_GT(looked_at.session->whole()->steps().size(), before);
                EXPECT_TRUE(looked_at.session->saved());
                EXPECT_EQ(looked_at.session->save_id(), id);
                expect_replayed(id, *looked_at.session->whole());
            }
            EXPECT_EQ(games_in_store(), 1U) << "no copy beside it";
        }
}

TEST_F(SessionTabs, TheOneThatIsNotLookedAtRests) {
    LiveTab tab;
    MatchSetup setup = some_setup(find_game("crossfire"), 5);
    tab.begin(setup);
    while (tab.session->my_turn()) tab.play(1, random);
    ASSERT_FALSE(tab.session->shown().over());
    (void)tab.session->update(fake().now, true, true);
    ASSERT_TRUE(tab.session->course().thinking());
    fake().ours = false;
    const auto texts = fake().texts;
    const std::string record = tab.session->whole()->record();
    for (int n = 0; n < 9; ++n) tab.let_computer();
    EXPECT_FALSE(tab.session->course().thinking());
    EXPECT_FALSE(tab.session->course().deciding()) << "or it would be drawn for ever";
    EXPECT_TRUE(fake().jobs.empty());
    EXPECT_EQ(tab.session->whole()->record(), record);
    EXPECT_EQ(fake().texts, texts);
    EXPECT_TRUE(tab.session->saved());
    fake().ours = true;
    EXPECT_EQ(tab.look(), Moments::Meanwhile::same);
    for (int n = 0; n < 9 && tab.session->whole()->record() == record; ++n) tab.let_computer();
    EXPECT_NE(tab.session->whole()->record(), record);
}

TEST_F(SessionTabs, WhatBothPlayedIsBothGames) {
    LiveTab a, b;
    a.begin(some_setup(find_game("crossfire"), 6, 2));
    const std::string id = a.session->save_id();
    a.play(4, random);
    b.saves.load();
    b.open(id);
    fake().puts_left = 0; // a's last action was refused
    a.play(1, random);
    EXPECT_FALSE(a.session->saved());
    const std::string record = a.session->whole()->record();
    fake().puts_left = -1;
    b.play(3, random);
    EXPECT_EQ(a.look(), Moments::Meanwhile::same);
    EXPECT_EQ(a.session->whole()->record(), record);
    EXPECT_NE(a.session->save_id(), id);
    EXPECT_TRUE(a.session->saved());
    expect_replayed(id, *b.session->whole());
    expect_replayed(a.session->save_id(), *a.session->whole());
}

TEST_F(SessionTabs, AGameThatWasDeletedElsewhereStaysSo) {
    LiveTab a, b;
    a.begin(some_setup(find_game("crossfire"), 6, 2));
    a.play(4, random);
    b.saves.load();
    EXPECT_TRUE(b.saves.remove(a.session->save_id()));
    EXPECT_EQ(a.look(), Moments::Meanwhile::removed);
    EXPECT_TRUE(fake().texts.empty());
}

TEST_F(SessionTabs, ALessonIsNobodyElses) {
    LiveTab a;
    a.begin(some_setup(find_game("crossfire"), 6, 2));
    const auto texts = fake().texts;
    a.session->follow({}, 0, false);
    EXPECT_EQ(a.look(), Moments::Meanwhile::same);
    EXPECT_EQ(fake().texts, texts);
}

} // namespace cardfront
