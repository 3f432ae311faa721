// A match at this screen is looked through, by whose eyes, and its end.
#include "tests/core/seat/sessions.h"

namespace cardfront {

TEST_F(Sessions, AGameThatIsOverIsLookedAtMomentByMoment) {
    for (int game = 0; game < games; ++game) {
        const GameInfo& info = game_info(game);
        SCOPED_TRACE(info.key);
        start(setup_of(info.key, 1, 7));
        Random random(7);
        while (!session->shown().over()) {
            if (session->course().can_go_on()) session->course().go_on();
            if (session->my_turn())
                act_by_chance(random);
            else
                session->update(fake().now, true, false), session->worker_failed(); // plays by rule of thumb
        }
        const Seat person = 0;
        const std::size_t all = session->shown().actions;
        for (std::size_t number = 0; number <= all; number += number + 20 < all ? 17 : 1) {
            const int version = session->eyes().version();
            session->past().look_at(number);
            EXPECT_NE(session->eyes().version(), version) << "the table hears of it";
            const Shown& past = session->on_table();
            EXPECT_EQ(past.actions, number);
            EXPECT_EQ(past.eyes, person);
            EXPECT_TRUE(past.view == seen_by(person, session->whole()->state_at(number)));
            EXPECT_EQ(past.turn, turn(past.view));
            EXPECT_FALSE(past.mine);
            EXPECT_TRUE(past.legal.empty());
            for (const std::size_t latest : past.latest_of) EXPECT_LE(latest, number);
            for (const Event& event : past.latest) EXPECT_EQ(event, seen_by(person, event));
            EXPECT_TRUE(session->shown().over()) << "the game itself stays over";
            EXPECT_EQ(session->shown().actions, all);
        }
        session->past().look_at_decision();
        EXPECT_EQ(session->on_table().actions, info.clears_table ? all - 1 : all);
        EXPECT_EQ(session->on_table().winners, session->shown().winners);
        EXPECT_TRUE(session->on_table().ended == session->shown().view) << "what it has left is told beside";
        if (has(session->shown().winners, person)) {
            EXPECT_NE(turn_words(session->shown()).find("You win"), std::string::npos);
        }
        session->past().look_at(all - 1);
        EXPECT_FALSE(session->on_table().ended);
        int best = 0;
        for (const Seat seat : SeatRange(session->shown().seats()))
            if (score(session->whole()->state(), seat) >
                score(session->whole()->state(), static_cast<Seat>(best)))
                best = seat;
        if (session->shown().winners != 0) {
            EXPECT_TRUE(has(session->shown().winners, static_cast<Seat>(best)));
        }
        session->past().look_away();
        EXPECT_EQ(session->on_table().actions, all);
    }
}

// Opened from its position alone, it has winners too: whom its last action told.
TEST_F(Sessions, AGameThatIsOverKnowsItsWinnersByItsPosition) {
    for (int game = 0; game < games; ++game)
        for (const auto& each : paired_setups(game_info(game), 71)) {
            const MatchSetup setup = match_setup(game, each);
            SCOPED_TRACE(text_of(game_info(game), each));
            const Match match = match_by_chance(setup, 72);
            SeatSet winners = 0;
            for (const Event& event : match.steps().back().events)
                for (const Seat seat : SeatRange(each.seats))
                    if (event.look == Look::end && event.seat != nobody &&
                        match.info().team(each.seats, seat) == match.info().team(each.seats, event.seat))
                        winners |= only(seat);
            const Session whole(Match(match), saves.new_id(), settings, saves);
            EXPECT_EQ(whole.shown().winners, winners);
            const Session position(Match(setup, match.state(), match.steps().size()), saves.new_id(),
                                   settings, saves);
            EXPECT_EQ(position.shown().winners, winners);
            EXPECT_EQ(turn_words(position.shown().view, position.shown().names),
                      turn_words(whole.shown().view, whole.shown().names));
        }
}

TEST_F(Sessions, AMomentIsLookedAtWithTheEyesOfThePersonToMove) {
    start(setup_of("head-to-head-poker", 2, 5));
    Random random(5);
    while (!session->shown().over()) {
        if (session->course().can_go_on()) session->course().go_on();
        act_by_chance(random);
    }
    const auto& steps = session->whole()->steps();
    for (std::size_t number = 0; number < steps.size(); number += 7) {
        session->past().look_at(number);
        EXPECT_EQ(session->on_table().eyes, steps[number].seat);
        EXPECT_TRUE(session->on_table().view ==
                    seen_by(steps[number].seat, session->whole()->state_at(number)));
    }
    // What a step did is shown as it goes on, and not when somebody leaps there.
    (void)session->eyes().take_events();
    session->past().look_at(3);
    EXPECT_TRUE(session->eyes().take_events().empty());
    session->past().look_at(4);
    EXPECT_EQ(session->eyes().take_events(), session->on_table().latest);
}

} // namespace cardfront
