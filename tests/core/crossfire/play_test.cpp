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

TEST(CrossfirePlay, EveryRuleThatRefusesIsMet) {
    std::set<std::string> met;
    int n = 0;
    many_games(40, [&](const State& before, Action, const State& after) {
        if (after.phase == Phase::over) met.insert(after.refusal({discard, -1, -1, 0}).rule);
        const Board& board = before.board();
        const auto try_one = [&](int verb, int a, int b, int c) {
            if (const Refusal refused = before.refusal(make_action(verb, a, b, c))) met.insert(refused.rule);
        };
        for (int index = 0; index < board.cells(); ++index) // contests are rare enough to look at them all
            if (before.contested(index))
                for (const HeldCard& card : before.hand[static_cast<std::size_t>(before.player)])
                    try_one(play, board.row(index), board.column(index), face_of(card.piece));
        if (before.phase == Phase::play && ++n % 40 != 0) return;
        const int step = before.board_kind() == BoardKind::ultimate ? 3 : 1;
        for (int verb = 0; verb <= discard + 1; ++verb)
            for (int a = -1; a < board.rows; a += step)
                for (int b = -1; b < board.columns; b += 1 + n % 2)
                    for (int c = -1; c < faces; ++c) {
                        if (verb == play && c >= 0 && !before.holds(before.player, c) && c != n % faces)
                            continue;
                        try_one(verb, a, b, c);
                    }
    });
    for (const char* const rule : {"CF-7", "CF-8", "CF-9", "CF-10", "CF-12", "CF-13", "CF-14", "CF-15",
                                   "CF-16", "CF-20", "CF-21", "CF-22", "CF-23", "CF-24"})
        EXPECT_TRUE(met.contains(rule)) << rule;
}

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
            setup.options[board_option] = static_cast<std::uint8_t>(ultimate);
            setup.options[jokers_option] = 1;
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
