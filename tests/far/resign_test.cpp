// Whoever plays far away may give the game up in their turn, as at one screen; nobody else may for them.
#include "tests/far/cheating.h"

namespace cardfront::far {

namespace {

// A pair, and somebody who looks on.
struct Resigning {
    explicit Resigning(const MatchSetup& setup) : pair(setup) { talk(); }
    void talk() { far::talk(pair.host, now, {{"bob", &pair.guest}, {"eve", &eve}}); }
    // Until it is that seat's turn, a while after the beginning.
    void play_until(Seat seat) {
        for (int n = 0; n < longest_game && (n < 3 || pair.host.match().turn() != seat); ++n)
            pair.act(pair.choice());
        talk();
        ASSERT_EQ(pair.host.match().turn(), seat);
    }
    // All know it, and that the deal was fair.
    void expect_end(Seat seat) {
        talk();
        const Match& match = pair.host.match();
        ASSERT_TRUE(match.over());
        EXPECT_EQ(match.resigned(), seat);
        for (Guest* const guest : {&pair.guest, &eve}) {
            EXPECT_EQ(guest->trouble(), "");
            EXPECT_TRUE(guest->over());
            ASSERT_TRUE(guest->verdict());
            EXPECT_TRUE(guest->verdict()->fair) << guest->verdict()->words;
            EXPECT_EQ(guest->verdict()->match->record(), match.record());
            const auto moments = guest->moments("x");
            EXPECT_EQ(moments->at(guest->seat(), moments->actions()).action, resignation);
            EXPECT_EQ(moments->actor(moments->actions()), seat);
        }
        EXPECT_TRUE(Match::from_record(match.record()));
    }

    double now = Pair::now;
    Pair pair;
    Guest eve{"Eve", true, secret_of(5), now};
    Saves saves;
};

} // namespace

TEST(Resigning, ByAGuestReachesTheHostAndAllAreTold) {
    for_each_game([](const MatchSetup& setup) {
        Resigning table(setup);
        const Seat seat = table.pair.guest.seat();
        table.play_until(seat);
        ASSERT_FALSE(testing::Test::HasFatalFailure());
        const auto moments = table.pair.guest.moments("x");
        EXPECT_TRUE(moments->can_resign());
        moments->resign();
        table.talk();
        EXPECT_TRUE(moments->over());
    });
    for_each_game([](const MatchSetup& setup) {
        Resigning table(setup);
        table.play_until(table.pair.guest.seat());
        table.pair.act(resignation);
        table.expect_end(table.pair.guest.seat());
    });
}

TEST(Resigning, ByTheHostIsToldToAll) {
    for_each_game([](const MatchSetup& setup) {
        Resigning table(setup);
        table.play_until(0);
        ASSERT_FALSE(testing::Test::HasFatalFailure());
        {
            const auto moments = table.pair.host.moments("x", table.saves);
            EXPECT_TRUE(moments->can_resign());
            moments->resign();
            EXPECT_TRUE(moments->over());
        }
        table.expect_end(0);
    });
}

TEST(Resigning, OfOneOfFourEndsItForAllAsAtOneScreen) {
    Resigning table(of_four());
    table.play_until(3);
    table.pair.act(resignation);
    table.expect_end(3);
    Match same(table.pair.host.match().setup());
    for (const Step& step : table.pair.host.match().steps())
        if (step.action == resignation)
            same.resign();
        else
            ASSERT_FALSE(same.play(step.action));
    EXPECT_EQ(table.pair.guest.verdict()->match->winners(), same.winners());
    EXPECT_FALSE(has(same.winners(), 3));
}

TEST(Resigning, IsForOnesOwnTurnAndForNobodyElse) {
    Resigning table(setup_of("head-to-head-poker"));
    table.play_until(0);
    const auto deeds = static_cast<std::uint32_t>(table.pair.host.match().steps().size());
    CheatingHost::hear(table.pair.host, Act{deeds, resignation}); // of the guest, whose turn it is not
    EXPECT_FALSE(table.pair.host.match().over());
    EXPECT_FALSE(table.eve.moments("x")->can_resign());
    table.play_until(1);
    table.pair.host.act(resignation); // nor does the host for its guest
    EXPECT_FALSE(table.pair.host.match().over());
    table.pair.host.fill(1, 0);
    table.talk();
    EXPECT_FALSE(table.pair.guest.moments("x")->can_resign()) << "a computer plays there";
    table.pair.host.act(resignation); // which plays on
    EXPECT_FALSE(table.pair.host.match().over());
}

TEST(Resigning, IsNotForASeatThatAComputerWasDealtIn) {
    Host host(setup_of("head-to-head-poker"), only(1), secret_of(1), Pair::now);
    double now = Pair::now;
    host.fill(1, 0);
    host.begin();
    Guest bob("Bob", false, secret_of(2), now);
    talk(host, now, {{"bob", &bob}});
    host.give_back(1);
    for (int n = 0; n < longest_game && host.match().turn() != 1; ++n)
        host.act(choice_of(seen_by(0, host.match().state()), host.match().steps().size(), 3));
    talk(host, now, {{"bob", &bob}});
    ASSERT_EQ(bob.turn(), 1);
    EXPECT_FALSE(bob.moments("x")->can_resign());
    bob.moments("x")->resign();
    talk(host, now, {{"bob", &bob}});
    EXPECT_FALSE(host.match().over()) << "no record could tell it";
    EXPECT_TRUE(bob.take_refusal());
}

TEST(Resigning, IsNotToldOfWhatChangesAnything) {
    const Match match = at_one_screen(setup_of("head-to-head-poker"), 3, 6);
    const Seen before = seen_by(0, match.state_at(5));
    Moment moment;
    moment.number = 6;
    moment.eyes = 0;
    moment.actor = turn(before);
    moment.action = resignation;
    moment.view = before;
    const auto read = [&] {
        return read_moment(bytes_of(moment, &before), match.setup().game, 2, 0, &before);
    };
    EXPECT_TRUE(read());
    moment.view = seen_by(0, match.state());
    ASSERT_NE(moment.view, before);
    EXPECT_FALSE(read());
    moment.view = before;
    moment.actor = static_cast<Seat>(1 - turn(before));
    EXPECT_FALSE(read());
    moment.actor = turn(before);
    moment.events = {Event{}};
    EXPECT_FALSE(read());
    moment.events.clear();
    moment.action.a = 0;
    EXPECT_FALSE(read());
}

TEST(Resigning, GoesOnInAHostThatIsTakenUp) {
    Resigning table(setup_of("crossfire"));
    table.play_until(1);
    table.pair.act(resignation);
    const auto again = Host::take_up(table.pair.host.kept(), Pair::now);
    ASSERT_TRUE(again);
    EXPECT_EQ((*again)->match().record(), table.pair.host.match().record());
    const auto guest = Guest::take_up(table.pair.guest.kept(), Pair::now);
    ASSERT_TRUE(guest);
    EXPECT_TRUE((*guest)->over());
}

} // namespace cardfront::far
