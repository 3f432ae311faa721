// The end of a game is counted whatever the store does then: now, or found again by the saved game.
#include "web/comeback/awaited.h"

#include "core/match/moment.h"
#include "core/mind/computer.h"
#include "tests/stage/fake_platform.h"
#include "web/comeback/daily.h"

#include <gtest/gtest.h>

namespace cardfront::comeback {

namespace {

using platform::fake;

constexpr Day that_day = 20416; // 24 November 2025, the fake clock's day

Match ended(const MatchSetup& setup) {
    Match match(setup);
    while (!match.over())
        match.play(plain_choice(seen_by(match.turn(), match.state()), match.steps().size()));
    return match;
}
MatchSetup usual(int game, std::uint64_t seed) {
    MatchSetup setup = deal_of_day(game, that_day + 200, "Ann");
    setup.setup.seed = seed;
    return setup;
}
std::string of_nobody(const Match&) {
    return "Iron Rain";
}

class Awaited : public testing::Test {
  protected:
    Awaited() { fake() = {}; }
    ~Awaited() override { fake() = {}; }

    // As a page that is opened later has it.
    struct Page {
        Notes notes;
        Saves saves;
        History history;
        Page() {
            saves.load();
            history.load();
        }
        void find(std::string_view open = "") { find_ends(history, notes, saves, open, of_nobody); }
        void end(const Match& match, const std::string& id) {
            (void)count(history, notes, match, id, platform::unix_ms(), of_nobody(match));
        }
    };
    static std::string awaited() { return Notes().get("awaited").value_or(""); }
};

} // namespace

TEST_F(Awaited, AResultThatTheFullStoreRefusedIsFoundAgain) {
    for (const int game : {0, 2, 3}) {
        fake() = {};
        const Match match = ended(usual(game, 7));
        std::string id;
        {
            Page page;
            id = page.saves.new_id();
            await_end(page.notes, id);
            page.saves.store(id, match);
            fake().puts_left = 0;
            page.end(match, id);
            EXPECT_EQ(page.history.waiting(), 1U);
        }
        fake().puts_left = -1;
        Page later;
        EXPECT_TRUE(later.history.games().empty());
        later.find();
        ASSERT_EQ(later.history.games().size(), 1U);
        EXPECT_EQ(later.history.games()[0].deal, deal_print(match.setup()));
        EXPECT_EQ(later.history.games()[0].side, "Iron Rain");
        EXPECT_EQ(later.history.games()[0].date(), that_day) << "when it ended, not when it was found";
        EXPECT_EQ(awaited(), "");
        Page again;
        again.find();
        EXPECT_EQ(again.history.games().size(), 1U);
    }
}

TEST_F(Awaited, ADealOfTheDayThatEndedIsNoLostOne) {
    for (const bool awaited_too : {true, false}) { // pages of before did not await
        fake() = {};
        const Match match = ended(deal_of_day(2, that_day, "Ann"));
        Page page;
        const std::string id = page.saves.new_id();
        page.history.add(Try{2, that_day, id});
        if (awaited_too) await_end(page.notes, id);
        page.saves.store(id, match);
        Page later;
        EXPECT_EQ(stand_of(later.history, 2, that_day, false).stand, Stand::lost_sight);
        later.find();
        EXPECT_EQ(stand_of(later.history, 2, that_day, false).stand, Stand::ended);
        EXPECT_EQ(later.history.games()[0].day, that_day);
    }
}

TEST_F(Awaited, WhatIsNotOverIsDeletedOrWasNeverPlayedHereDoesNotCount) {
    Page page;
    const Match whole = ended(usual(0, 3));
    Match half(whole.setup());
    for (std::size_t i = 0; i < 5; ++i) half.play(whole.steps()[i].action);
    const std::string running = page.saves.new_id(), imported = page.saves.new_id(),
                      gone = page.saves.new_id(), open = page.saves.new_id();
    page.saves.store(running, half);
    page.saves.store(imported, ended(usual(0, 4)));
    page.saves.store(gone, ended(usual(0, 5)));
    page.saves.store(open, ended(usual(0, 6)));
    for (const std::string& id : {running, gone, open}) await_end(page.notes, id);
    page.saves.remove(gone);
    page.find(open);
    EXPECT_TRUE(page.history.games().empty());
    EXPECT_EQ(awaited(), running + '\n' + open + '\n');
}

TEST_F(Awaited, AResignedGameAndOneWithHintsCountAsSuch) {
    for (const bool hinted : {false, true})
        for (const bool later : {false, true}) { // the page was closed before it was counted
            fake() = {};
            Page page;
            const std::string id = page.saves.new_id();
            Match match(usual(0, 5));
            while (!match.is_person(match.turn()))
                match.play(plain_choice(seen_by(match.turn(), match.state()), match.steps().size()));
            note_hint(page.notes, id);
            EXPECT_FALSE(had_hint(Notes(), id)) << "a game that is not counted is not noted";
            await_end(page.notes, id);
            if (hinted) note_hint(page.notes, id);
            EXPECT_EQ(had_hint(Notes(), id), hinted);
            match.resign();
            EXPECT_EQ(page.saves.store(id, match), Stored::yes);
            Page next;
            if (later)
                next.find();
            else
                next.end(match, id);
            ASSERT_EQ(next.history.games().size(), 1U);
            const Played& played = next.history.games()[0];
            EXPECT_EQ(played.ending, Ending::resigned);
            EXPECT_EQ(played.hinted, hinted);
            EXPECT_EQ(played.actions, match.steps().size());
            EXPECT_EQ(read_played(text_of(played)), played);
            EXPECT_FALSE(had_hint(next.notes, id)) << "it is in the history now";
        }
}

// Whichever write is refused, alone or with all after it, and whenever the page is closed: it counts, once.
TEST_F(Awaited, NoRefusedWriteLosesTheResult) {
    const Match match = ended(usual(2, 9));
    for (long refused = 0; refused < 5; ++refused)
        for (const bool closed : {true, false}) {
            SCOPED_TRACE(std::to_string(refused) + (closed ? " closed" : ""));
            fake() = {};
            auto page = std::make_unique<Page>();
            const std::string id = page->saves.new_id();
            auto step = [&, done = 0L](auto&& write) mutable {
                fake().puts_left = done++ == refused ? 0 : -1;
                write();
                fake().puts_left = -1;
            };
            step([&] { await_end(page->notes, id); });
            step([&] { page->saves.store(id, Match(match.setup())); });
            step([&] { page->saves.store(id, match); });
            step([&] { page->end(match, id); });
            page->notes.retry();
            page->saves.retry();
            if (!closed) page->history.put_waiting();
            page = std::make_unique<Page>();
            page->find();
            EXPECT_EQ(page->history.games().size(), 1U);
            EXPECT_EQ(page->history.waiting(), 0U);
        }
}

} // namespace cardfront::comeback
