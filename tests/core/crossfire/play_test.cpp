// Crossfire in many games by chance and by the plain player: everything that can happen happens.
#include "core/crossfire/state.h"

#include "tests/core/every_game.h"

#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>

namespace cardfront::crossfire {

namespace {

// Half of the actions are sensible, half any.
template <class F>
void many_games(int count, F&& each) { // each(before, action, after)
    const auto setups = every_setup(State::info, 0);
    ActionList actions;
    for (int game = 0; game < count; ++game) {
        auto setup = setups[static_cast<std::size_t>(game) % setups.size()];
        setup.seed = static_cast<std::uint64_t>(game);
        State state = State::start(setup, Log{});
        Random random(static_cast<std::uint64_t>(game) + 77);
        while (state.turn() != nobody) {
            state.legal(actions);
            const Action action =
                random.below(2) == 0 ? any_action(actions, random) : playout_choice(state, random);
            const State before = state;
            state.apply(action, Log{});
            each(before, action, state);
        }
    }
}

} // namespace

TEST(CrossfirePlay, EveryDeedAndEveryEndComesUp) {
    std::set<Deed> deeds;
    std::set<int> verbs;
    std::map<std::string, int> ends;
    std::size_t most_actions = 0;
    ActionList actions;
    many_games(80, [&](const State& before, Action action, const State& after) {
        verbs.insert(action.verb);
        if (action.verb == play) deeds.insert(before.deed(before.board().cell(action.a, action.b)));
        if (after.phase == Phase::over)
            ++ends[std::string(after.players == 2 ? "two " : "four ") +
                   (after.winner == nobody ? "tie" : "won")];
        after.legal(actions);
        most_actions = std::max(most_actions, actions.size());
    });
    EXPECT_EQ(deeds, (std::set<Deed>{Deed::lay, Deed::attack, Deed::defend, Deed::support, Deed::replace}));
    EXPECT_EQ(verbs.size(), State::info.verbs.size());
    EXPECT_EQ(ends.size(), 4U) << "two and four players, won and tied";
    EXPECT_LT(most_actions, ActionList::capacity / 2) << "far from what a list can hold";
}

// Each turn draws a card, so a game cannot be longer than its decks; before its card a turn may resolve
// piles and play Jokers, of which there are no more than cards.
TEST(CrossfirePlay, NoGameIsLongerThanItsDecksAllow) {
    for (const auto& [seats, ultimate, longest] : {std::tuple{2, 0, 200}, {4, 0, 400}, {4, 1, 800}})
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            cardfront::Setup setup{static_cast<std::uint8_t>(seats), {}, seed, nobody};
            setup.options[option::board] = static_cast<std::uint8_t>(ultimate);
            setup.options[option::jokers] = 1;
            State state = State::start(setup, Log{});
            Random random(seed + 5);
            ActionList actions;
            int count = 0;
            for (; state.turn() != nobody; ++count) {
                state.legal(actions);
                state.apply(seed % 2 == 0 ? any_action(actions, random) : playout_choice(state, random),
                            Log{});
            }
            EXPECT_LT(count, longest) << seats << " seats, seed " << seed;
        }
}

TEST(CrossfirePlay, ThePlainPlayerActsLegallyAndWinsNowAndThen) {
    int won = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const auto setups = every_setup(State::info, seed);
        State state = State::start(setups[seed % setups.size()], Log{});
        Random random(seed);
        while (state.turn() != nobody) {
            const Action action = playout_choice(state, random);
            ASSERT_FALSE(state.refusal(action)) << action_code(State::info, action);
            state.apply(action, Log{});
        }
        won += state.winner != nobody ? 1 : 0;
    }
    EXPECT_GT(won, 6);
}

} // namespace cardfront::crossfire
