// The computer player: it decides alike everywhere, refuses what it may not see, and thinking more helps.
#include "core/mind/computer.h"

#include "tests/core/every_game.h"
#include "tests/core/head_to_head/table.h"

#include <gtest/gtest.h>
#include <memory>
#include <vector>

namespace cardfront {

namespace {

using head_to_head::State;
using head_to_head::Table;

const int poker_game = find_game("head-to-head-poker");

State seen(const Table& table) {
    State state = table.state;
    state.redact(state.turn());
    return state;
}

Seen view_for(const Table& table) {
    return seen_by(table.state.turn(), table.state);
}

Thinking think_about(const State& state, int level = 0, std::uint64_t seed = 1) {
    return think(poker_game, 2, Position(state).bytes(), manner_of(poker_game, 2, level), seed);
}

// What `first` has more than `second` after both have played a deal of cards from either chair, in dollars.
int paired_margin(const MatchSetup& setup, int first, int second) {
    int margin = 0;
    for (const Seat first_sits : {Seat{0}, Seat{1}}) {
        Match match(setup);
        for (std::uint64_t n = 1; !match.over(); ++n) {
            const Seat seat = match.turn();
            const Action action =
                decide(seen_by(seat, match.state()), 2, seat == first_sits ? first : second, n);
            EXPECT_FALSE(match.play(action));
        }
        margin += score(match.state(), first_sits) - score(match.state(), static_cast<Seat>(1 - first_sits));
    }
    return margin;
}

} // namespace

TEST(Computer, DecidesAlikeForTheSameBytesLevelAndSeed) {
    Table table("hold-3", "up-the-ante");
    table.play_some(6);
    for (const int level : {0, usual_level}) {
        const Action action = decide(view_for(table), 2, level, 5);
        EXPECT_FALSE(table.state.refusal(action));
        EXPECT_EQ(decide(view_for(table), 2, level, 5), action);
        auto thinker = think_about(seen(table), level, 5);
        ASSERT_TRUE(thinker);
        int steps = 1;
        for (; !(*thinker)->step(); ++steps) EXPECT_FALSE(table.state.refusal((*thinker)->best()));
        EXPECT_EQ((*thinker)->best(), action);
        EXPECT_GT(steps, level == 0 ? 0 : 3) << "it thinks in small steps";
    }
}

// Who plays does not think on when nothing can change the choice; who gives advice does, for its figures.
TEST(Computer, StopsThinkingOnceItsChoiceIsSettled) {
    Table table("draw-1", "up-the-ante");
    int sooner = 0;
    for (int n = 0; n < 12; ++n) {
        const State state = seen(table);
        std::array<Action, 2> best;
        std::array<std::uint32_t, 2> iterations{};
        for (const bool thorough : {false, true}) {
            const Manner manner{.iterations = 500, .thorough = thorough};
            auto thinker = think(poker_game, 2, Position(state).bytes(), manner, 3);
            ASSERT_TRUE(thinker);
            while (!(*thinker)->step()) {
            }
            best[thorough ? 1 : 0] = (*thinker)->best();
            iterations[thorough ? 1 : 0] = (*thinker)->iterations();
        }
        EXPECT_EQ(best[0], best[1]);
        ActionList all;
        state.legal(all);
        EXPECT_EQ(iterations[1], all.size() > 1 ? 500U : 0U);
        sooner += iterations[0] < iterations[1] ? 1 : 0;
        table.play_some(1);
    }
    EXPECT_GT(sooner, 3);
}

// Known moves: the native and the wasm build, and every later one, decide alike. A change of the search or of
// the playouts changes them, knowingly.
TEST(Computer, DecidesAsItAlwaysDid) {
    std::string moves;
    for (const char* const type : {"draw-1", "split-2", "hold-3", "play-4", "share-5", "crazy-hold-3"}) {
        Table table(type, "up-the-ante");
        table.play_some(8);
        for (std::uint64_t seed = 0; seed < 2; ++seed)
            moves += action_code(State::info, decide(view_for(table), 2, usual_level, seed)) + "; ";
    }
    EXPECT_EQ(moves, "bet 2 8; bet 1 5; bet 1 9; bet 2 8; bet 1 9; bet 2 1; "
                     "bet 2 5; bet 2 8; bet 1 10; bet 2 8; bet 1 3; bet 1 6; ");
}

TEST(Computer, RefusesWhatItMayNotSee) {
    Table table("hold-3", "no-bet");
    EXPECT_FALSE(think_about(table.state)) << "the whole truth";
    State other = table.state;
    other.redact(static_cast<Seat>(1 - table.state.turn()));
    EXPECT_FALSE(think_about(other)) << "the other's view";
    State generator = seen(table);
    generator.random = Random(1);
    EXPECT_FALSE(think_about(generator));
    State deck = seen(table);
    deck.deck[0] = table.state.deck[0];
    EXPECT_FALSE(think_about(deck)) << "one card of the deck";
    State onlooker = table.state;
    onlooker.redact(nobody);
    for (int level = 0; level < levels; ++level) EXPECT_TRUE(think_about(seen(table), level));
    const State mine = seen(table);
    EXPECT_FALSE(think(poker_game, 2, Position(mine).bytes(), {1, 91}, 1)) << "it has to notice something";
    EXPECT_TRUE(think(poker_game, 2, Position(mine).bytes(), {1, 0, 100}, 1));
    EXPECT_FALSE(think(poker_game, 2, Position(mine).bytes(), {1, 0, 101}, 1));
    EXPECT_FALSE(think(poker_game, 2, Position(mine).bytes(), {0xFFFFFFFF, 0}, 1));
    EXPECT_FALSE(think(-1, 2, Position(mine).bytes(), {1, 0}, 1));
    EXPECT_FALSE(think(games, 2, Position(mine).bytes(), {1, 0}, 1));
    table.finish_rounds(3);
    EXPECT_FALSE(think_about(seen(table))) << "the game is over";
}

TEST(Computer, RefusesAnOnlookersView) {
    const Table table("hold-3", "no-bet");
    State onlooker = table.state;
    onlooker.redact(nobody);
    const auto thinker = think_about(onlooker);
    ASSERT_FALSE(thinker) << "it cannot choose from cards it does not see";
}

TEST(Computer, RefusesAnotherSize) {
    const Table table("hold-3", "no-bet");
    const State state = seen(table);
    std::vector<unsigned char> bytes(sizeof state + 8);
    std::memcpy(bytes.data(), &state, sizeof state);
    for (std::size_t size = 0; size <= bytes.size(); ++size)
        EXPECT_EQ(static_cast<bool>(think(poker_game, 2, std::span(bytes).first(size), Manner{1, 0}, 1)),
                  size == sizeof state);
}

TEST(Computer, ThinkingMoreWinsMore) {
    int margin = 0;
    int better = 0;
    const int deals = 6;
    for (std::uint64_t seed = 70; seed < 70 + deals; ++seed) {
        const MatchSetup setup = match_setup(poker_game, head_to_head::setup_of("hold-3", "no-bet", seed));
        const int won = paired_margin(setup, 3, 1);
        margin += won;
        if (won > 0) ++better;
    }
    RecordProperty("dollars_a_deal", margin / deals);
    EXPECT_GT(margin / deals, 200);
    EXPECT_GT(better, deals / 2);
}

TEST(Computer, LevelsHaveNames) {
    for (int level = 0; level < levels; ++level) EXPECT_STRNE(level_of(level).name, "");
}

TEST(Computer, OfTheHighestLevelSeveralThink) {
    for (int level = 0; level < levels; ++level)
        EXPECT_EQ(level_of(level).thinkers > 1, level == levels - 1) << level_of(level).key;
}

TEST(Computer, EachLevelThinksMoreOrMissesLess) {
    for (int game = 0; game < games; ++game)
        for (int seats = 2; seats <= most_seats; ++seats) {
            if (!game_info(game).seats(seats)) continue;
            for (int level = 1; level < levels; ++level) {
                const Manner below = manner_of(game, seats, level - 1);
                const Manner manner = manner_of(game, seats, level);
                EXPECT_FALSE(manner.thorough);
                EXPECT_LE(manner.overlooks, below.overlooks);
                if (manner.iterations == 0)
                    EXPECT_LT(manner.overlooks, below.overlooks) << game_info(game).key;
                else
                    EXPECT_GT(manner.iterations, below.iterations) << game_info(game).key;
            }
            EXPECT_TRUE(manner_of(game, seats, advice_level).thorough);
            EXPECT_GE(manner_of(game, seats, advice_level).iterations,
                      manner_of(game, seats, levels - 2).iterations)
                << "of those who think alone nobody thinks more";
        }
}

} // namespace cardfront
