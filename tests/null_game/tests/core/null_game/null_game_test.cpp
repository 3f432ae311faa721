// The rules of Null Game, one by one.
#include "core/null_game/state.h"

#include <gtest/gtest.h>

#include <set>

namespace cardfront::null_game {

namespace {

// Seat 0 leads.
State dealt(std::initializer_list<Card> first, std::initializer_list<Card> second) {
    State state = State::start({2, {}, 1, 0}, Log{});
    for (const Seat seat : SeatRange(2)) {
        state.hand[slot(seat)].clear();
        for (const Card card : seat == 0 ? first : second) state.hand[slot(seat)].push_back(card);
    }
    return state;
}

void lay_both(State& state, Card leaders, Card others) {
    state.apply(make_action(lay, leaders), Log{});
    state.apply(make_action(lay, others), Log{});
}

} // namespace

TEST(NullGame, NG_1_EachIsDealtFourOfNineCards) {
    const State state = State::start({2, {}, 7}, Log{});
    std::set<Card> all;
    for (const auto& hand : state.hand) all.insert(hand.begin(), hand.end());
    EXPECT_EQ(all.size(), 2 * tricks);
    std::set<Seat> leaders;
    for (std::uint64_t seed = 0; seed < 20; ++seed) leaders.insert(State::start({2, {}, seed}, Log{}).leader);
    EXPECT_EQ(leaders, (std::set<Seat>{0, 1}));
    EXPECT_EQ(State::start({2, {}, 7, 1}, Log{}).leader, 1) << "it was settled";
}

TEST(NullGame, NG_2_ACardOfTheHandIsLaidUnseen) {
    State state = dealt({0, 2, 4, 6}, {1, 3, 5, 7});
    EXPECT_STREQ(state.refusal(make_action(lay, 1)).rule, "NG-2");
    EXPECT_FALSE(state.refusal(make_action(lay, 4)));
    state.apply(make_action(lay, 4), Log{});
    EXPECT_EQ(state.turn(), 1);
    EXPECT_FALSE(state.hand[0].contains(4));
    State seen = state;
    seen.redact(1);
    EXPECT_EQ(seen.laid, face_down);
    seen = state;
    seen.redact(0);
    EXPECT_EQ(seen.laid, 4) << "its player knows it";
}

TEST(NullGame, NG_3_TheHigherCardTakesTheTrickAndItsPlayerLeads) {
    State state = dealt({0, 2, 4, 6}, {1, 3, 5, 7});
    lay_both(state, 4, 5);
    EXPECT_EQ(state.score(0), 0);
    EXPECT_EQ(state.score(1), 1);
    EXPECT_EQ(state.turn(), 1);
    lay_both(state, 1, 2);
    EXPECT_EQ(state.score(0), 1);
    EXPECT_EQ(state.turn(), 0);
}

TEST(NullGame, NG_4_AfterFourTricksItIsOver) {
    State state = dealt({0, 2, 4, 8}, {1, 3, 5, 7});
    lay_both(state, 8, 1);
    lay_both(state, 4, 3);
    lay_both(state, 2, 5);
    ASSERT_NE(state.turn(), nobody);
    lay_both(state, 7, 0);
    EXPECT_EQ(state.turn(), nobody);
    EXPECT_STREQ(state.refusal(make_action(lay, 0)).rule, "NG-4");
    EXPECT_EQ(state.value(0), 0) << "two each";
    EXPECT_EQ(turn_words(state, Names{}), "It is a tie.");
}

} // namespace cardfront::null_game
