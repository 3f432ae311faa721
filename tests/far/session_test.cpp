// What is played far away is the same at a screen: session, log and legal actions, at the host and at a
// guest.
#include "web/seat/session.h"

#include "tests/far/cheating.h"

namespace cardfront::far {

namespace {

std::vector<std::string> told_to(Seat eyes, const Match& match) {
    std::vector<std::string> out;
    for (Telling telling(match, eyes, 0, true); telling.more();)
        for (const Line& line : telling.next().lines) out.push_back(line.text);
    return out;
}
std::vector<std::string> log_of(const Session& session) {
    std::vector<std::string> out;
    for (const LogEntry& entry : session.eyes().log()) out.push_back(entry.line.text);
    return out;
}

// A screen at each page; the host's shows the first seat.
struct Screens {
    explicit Screens(const MatchSetup& setup) : pair(with_computers(setup)) {
        platform::fake() = {};
        settings.speed = 3;
        pair.talk();
        here =
            std::make_unique<Session>(pair.host.moments("far", saves), settings, std::vector<std::string>());
        there = std::make_unique<Session>(pair.guest.moments("far"), settings, std::vector<std::string>());
    }
    // All seats but the first, a person, and the last, far.
    static MatchSetup with_computers(MatchSetup setup) {
        for (std::size_t seat = 1; seat + 1 < setup.setup.seats; ++seat) setup.players[seat].level = 0;
        return setup;
    }
    void go_on() {
        const Seat turn = pair.host.match().turn();
        if (turn != 0 && turn != pair.guest.seat()) {
            pair.host.act(pair.choice()); // as the worker would
        } else {
            Session& session = turn == 0 ? *here : *there;
            ASSERT_TRUE(session.my_turn()) << "no window passes by itself where others see it";
            ActionList actions;
            legal(pair.host.match().state(), actions);
            ASSERT_EQ(session.shown().legal, as_vector(actions));
            ASSERT_FALSE(session.act(pair.choice()).refused);
        }
        pair.talk();
        platform::fake().now += 1000;
        here->update(platform::fake().now, true, true);
        there->update(platform::fake().now, true, true);
    }

    Settings settings;
    Saves saves;
    Pair pair;
    std::unique_ptr<Session> here, there;
};

} // namespace

TEST(FarSession, IsAsAtOneScreen) {
    for_each_game([](const MatchSetup& setup) {
        Screens screens(setup);
        const Match& match = screens.pair.host.match();
        const Seat seat = screens.pair.guest.seat();
        for (int n = 0; n < longest_game && !match.over(); ++n) {
            screens.go_on();
            ASSERT_FALSE(testing::Test::HasFatalFailure());
            ASSERT_EQ(screens.here->shown().view, seen_by(0, match.state()));
            ASSERT_EQ(screens.there->shown().view, seen_by(seat, match.state()));
        }
        EXPECT_TRUE(screens.there->shown().over());
        EXPECT_EQ(screens.there->shown().winners, match.winners());
        EXPECT_EQ(log_of(*screens.here), told_to(0, match));
        EXPECT_EQ(log_of(*screens.there), told_to(seat, match));
        ASSERT_TRUE(screens.pair.guest.verdict());
        EXPECT_TRUE(screens.pair.guest.verdict()->fair);
        screens.there->past().look_at(3);
        EXPECT_EQ(screens.there->on_table().view, seen_by(seat, match.state_at(3)));
    });
}

TEST(FarSession, HearsWhyItsActionWasNotPlayedAndMayActAgain) {
    Screens screens(match_setup(0, paired_setups(game_info(0), 61).front()));
    const Seat seat = screens.pair.guest.seat();
    for (int n = 0; n < 200 && screens.pair.host.match().turn() != seat; ++n) screens.go_on();
    ASSERT_TRUE(screens.there->my_turn());
    const Action action = screens.pair.choice();
    screens.pair.host.fill(seat, 0); // it has not heard of it yet
    ASSERT_FALSE(screens.there->act(action).refused);
    EXPECT_FALSE(screens.there->my_turn()) << "it is on its way";
    screens.pair.talk();
    screens.pair.host.give_back(seat);
    screens.pair.talk();
    screens.there->update(platform::fake().now += 1000, true, true);
    EXPECT_EQ(screens.pair.guest.take_refusal(), "");
    EXPECT_TRUE(screens.there->my_turn());
    ASSERT_FALSE(screens.there->act(action).refused);
    screens.pair.talk();
    EXPECT_NE(screens.pair.host.match().turn(), nobody);
    EXPECT_EQ(screens.pair.host.match().steps().back().action, action);
}

} // namespace cardfront::far
