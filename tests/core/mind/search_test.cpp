// The search: right on games whose answer is known, the same for the same seed, blind to what is hidden, and
// without asking for memory.
#include "core/mind/computer.h"
#include "core/search/search.h"

#include "tests/bench/knockout_whist.h"
#include "tests/core/allocations.h"
#include "tests/core/every_game.h"
#include "tests/core/mind/page_path.h"

#include <gtest/gtest.h>

namespace cardfront {

namespace {

// Take one to three of a heap; who takes the last has won. Everything is open: the answer is the remainder of
// four.
struct Heap {
    std::uint8_t left = 0;
    Seat player = 0;
    std::array<std::uint8_t, 2> blank{};

    bool operator==(const Heap&) const = default;
    static constexpr Seating seating{.fewest = 2, .most = 2};
    [[maybe_unused]] static const GameInfo info;
    static Heap start(const Setup&, Log) { return {}; }
    Seat turn() const { return left == 0 ? nobody : player; }
    void legal(ActionList& out) const {
        out.clear();
        for (std::int8_t n = 1; n <= 3 && n <= left; ++n) out.push_back({0, n});
    }
    Refusal refusal(Action action) const {
        return action.a >= 1 && action.a <= 3 && action.a <= left ? Refusal{} : Refusal{"no"};
    }
    void apply(Action action, Log) {
        left = static_cast<std::uint8_t>(left - action.a);
        player = static_cast<Seat>(1 - player);
    }
    void redact(Seat) {}
    void determinize(Seat, Random) {}
    int score(Seat who) const { return left == 0 && who != player ? 1 : 0; }
    int value(Seat who) const { return left > 0 ? 0 : who != player ? 1000 : -1000; }
    static constexpr bool sane() { return true; }
};
const GameInfo Heap::info{.key = "heap",
                          .title = "Heap",
                          .blurb = "",
                          .rule_prefix = "X",
                          .rules_version = 1,
                          .seating = seating,
                          .options = {},
                          .verbs = {},
                          .events = {}};

Action playout_choice(const Heap& heap, Random& random) {
    return {0, static_cast<std::int8_t>(1 + random.below(std::min<std::uint32_t>(3, heap.left)))};
}

template <class S>
Search<S> searched(const S& view, int seats, std::uint32_t iterations, std::uint64_t seed = 1) {
    Search<S> search(view, seats, {iterations}, seed);
    while (search.iterations() < iterations) search.iterate();
    return search;
}

// After so many plain actions, or soon after, where there is a choice; of a game that is over by then, the
// end.
template <class S>
S after_plain(const Setup& setup, int actions_before) {
    S state = S::start(setup, Log{});
    Random random(setup.options[0] + 1U);
    ActionList actions;
    for (int n = 0; state.turn() != nobody && n < actions_before; ++n)
        state.apply(playout_choice(state, random), Log{});
    while (state.turn() != nobody) {
        state.legal(actions);
        if (actions.size() > 1) break;
        state.apply(actions[0], Log{});
    }
    return state;
}

// Positions of many kinds, earlier ones where the game is a short one.
template <class S, class F>
void for_positions(int most, F&& f) {
    int found = 0;
    for (const Setup& setup : every_setup(S::info, 31)) {
        int before = 12 + found % 30;
        S state = after_plain<S>(setup, before);
        while (state.turn() == nobody && before > 0) state = after_plain<S>(setup, before /= 2);
        if (state.turn() == nobody || ++found > most) continue;
        SCOPED_TRACE(text_of(S::info, setup));
        f(state, int{setup.seats});
    }
    EXPECT_GT(found, 0);
}

} // namespace

TEST(Search, FindsTheOnlyWinningMove) {
    for (std::uint8_t left = 1; left < 16; ++left) {
        if (left % 4 == 0) continue;
        const auto search = searched(Heap{left, 0, {}}, 2, 20000);
        EXPECT_EQ(int{search.best().a}, left % 4) << int{left} << " are left";
        EXPECT_GT(search.candidates()[0].value, 700) << int{left};
    }
}

TEST(Search, KnowsALostPosition) {
    for (const std::uint8_t left : {4, 8, 12})
        for (const Candidate& each : searched(Heap{left, 1, {}}, 2, 20000).candidates())
            EXPECT_LT(each.value, 0) << int{left};
}

// With one card each the chance to win is counted out over the cards that the other may hold.
TEST(Search, EstimatesWhatCanBeCountedOut) {
    using knockout_whist::State;
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
        Random random(seed);
        State state;
        knockout_whist::Cards left = knockout_whist::all_cards;
        state.played = State::draw(left, 1, random);
        state.trump = static_cast<std::uint8_t>(std::countr_zero(state.played) / 16);
        state.hand[0] = State::draw(left, 1, random);
        state.count = state.hidden = 1;
        int wins = 0;
        int all = 0;
        for (knockout_whist::Cards rest = left; rest != 0; rest &= rest - 1) {
            State world = state;
            world.hand[1] = rest & (~rest + 1);
            world.hidden = 0;
            while (world.turn() != nobody) world.apply(playout_choice(world, random), Log{});
            wins += world.winner == 0 ? 1 : 0;
            ++all;
        }
        EXPECT_EQ(all, 50);
        const auto search = searched(state, 2, 20000);
        EXPECT_NEAR(search.candidates()[0].value, 2000.0 * wins / all - 1000, 30) << seed;
    }
}

TEST(Search, OverlooksOnlyAsManyAsItIsTold) {
    using knockout_whist::State;
    const State view = view_of(State::start(cardfront::Setup{2, {}, 3}, Log{}), 0);
    std::size_t seen = 0;
    const std::size_t tries = 2000;
    for (std::uint64_t seed = 0; seed < tries; ++seed) {
        const Search<State> search(view, 2, {1, 40}, seed);
        ASSERT_FALSE(search.choices().empty());
        for (const Action& action : search.choices()) ASSERT_FALSE(view.refusal(action));
        seen += search.choices().size();
    }
    EXPECT_NEAR(static_cast<double>(seen) / static_cast<double>(tries), 7 * 0.6, 0.2);
    EXPECT_EQ(Search<State>(view, 2, {1}, 1).choices().size(), 7U);
}

TEST(Search, GoesOnWhenItsTreeIsFull) {
    Search<Heap> search(Heap{15, 0, {}}, 2, {10}, 1);
    const long before = allocations();
    for (int n = 0; n < 5000; ++n) search.iterate();
    EXPECT_EQ(allocations(), before);
    EXPECT_EQ(search.iterations(), 5000U);
    EXPECT_FALSE((Heap{15, 0, {}}).refusal(search.best()));
}

template <class S>
class EverySearch : public testing::Test {};
TYPED_TEST_SUITE(EverySearch, EveryGame, GameName);

TYPED_TEST(EverySearch, AsksForNoMemory) {
    for_positions<TypeParam>(12, [](const TypeParam& state, int seats) {
        const std::uint32_t iterations = 100;
        Search<TypeParam> search(view_of(state, state.turn()), seats, {iterations}, 1);
        const long before = allocations();
        for (std::uint32_t n = 0; n < iterations; ++n) search.iterate();
        ASSERT_EQ(allocations(), before);
    });
}

TYPED_TEST(EverySearch, GivesTheSameFiguresForTheSameSeed) {
    for_positions<TypeParam>(6, [](const TypeParam& state, int seats) {
        const TypeParam view = view_of(state, state.turn());
        const auto one = searched(view, seats, 200, 5).candidates();
        const auto two = searched(view, seats, 200, 5).candidates();
        ASSERT_EQ(one.size(), two.size());
        for (std::size_t i = 0; i < one.size(); ++i) {
            EXPECT_EQ(one[i].action, two[i].action);
            EXPECT_EQ(one[i].visits, two[i].visits);
            EXPECT_EQ(one[i].value, two[i].value);
            EXPECT_EQ(one[i].gains, two[i].gains);
            EXPECT_EQ(one[i].losses, two[i].losses);
        }
    });
}

TYPED_TEST(EverySearch, GivesFiguresThatAddUp) {
    for_positions<TypeParam>(12, [](const TypeParam& state, int seats) {
        const auto search = searched(view_of(state, state.turn()), seats, 300);
        const auto found = search.candidates();
        ASSERT_FALSE(found.empty());
        EXPECT_EQ(found[0].action, search.best());
        std::uint32_t visits = 0;
        for (std::size_t i = 0; i < found.size(); ++i) {
            const Candidate& each = found[i];
            EXPECT_FALSE(state.refusal(each.action));
            EXPECT_LE(i == 0 ? 0U : each.visits, found[i == 0 ? 0 : i - 1].visits) << "the most tried first";
            EXPECT_LE(std::abs(each.value), 1000);
            EXPECT_LE(each.gains + each.losses, each.visits);
            visits += each.visits;
        }
        EXPECT_EQ(visits, 300U);
    });
}

// What the seat cannot see is exchanged: every level answers alike. The long thoughts are tried once.
TYPED_TEST(EverySearch, NoLevelSeesWhatIsHidden) {
    constexpr std::uint32_t most_iterations = 10000;
    int positions = 0;
    int changed = 0;
    for_positions<TypeParam>(3, [&](const TypeParam& state, int seats) {
        const TypeParam other = other_truth(state, state.turn(), 77);
        changed += other_secrets(other, state) && other.random != state.random ? 1 : 0;
        for (int level = 0; level < (positions == 0 ? levels : usual_level + 1); ++level) {
            Manner manner = manner_of(find_game(TypeParam::info.key), seats, level);
            manner.iterations = std::min(manner.iterations, most_iterations);
            ASSERT_EQ(answer_to(state, seats, manner), answer_to(other, seats, manner))
                << level_of(level).name;
        }
        ++positions;
    });
    EXPECT_EQ(changed, positions) << "another truth should differ";
}

} // namespace cardfront
