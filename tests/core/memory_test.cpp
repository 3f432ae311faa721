// A search copies states and tries actions by the million: no game may ask for memory there.
#include "core/mind/computer.h"

#include "tests/core/allocations.h"
#include "tests/core/every_game.h"

#include <gtest/gtest.h>

namespace cardfront {

namespace {

template <class F>
long allocations_of(F&& f) {
    const long before = allocations();
    f();
    return allocations() - before;
}

} // namespace

template <class S>
class Memory : public testing::Test {};
TYPED_TEST_SUITE(Memory, EveryGame, GameName);

TYPED_TEST(Memory, IsCountedAtAll) {
    static std::vector<int> kept; // no compiler may leave that out
    kept = std::vector<int>();
    EXPECT_GT(allocations_of([] { kept.resize(10); }), 0);
}

TYPED_TEST(Memory, NoneIsAskedForWhereASearchWorks) {
    for (const auto& setup : every_setup(TypeParam::info, 21)) {
        SCOPED_TRACE(text_of(TypeParam::info, setup));
        TypeParam state = TypeParam::start(setup, Log{});
        Random random(22);
        ActionList actions;
        Action action;
        while (state.turn() != nobody) {
            ASSERT_EQ(allocations_of([&] { state.legal(actions); }), 0);
            ASSERT_EQ(allocations_of([&] {
                          TypeParam other = state;
                          other.redact(state.turn());
                          other.determinize(state.turn(), random);
                          action = playout_choice(other, random);
                      }),
                      0);
            if (random.below(2) == 0) action = any_action(actions, random);
            long refused = 0;
            ASSERT_EQ(allocations_of([&] { refused += static_cast<bool>(state.refusal(action)) ? 1 : 0; }),
                      0);
            ASSERT_EQ(refused, 0);
            ASSERT_EQ(allocations_of([&] { state.apply(action, Log{}); }), 0)
                << action_code(TypeParam::info, action);
        }
        ASSERT_EQ(allocations_of([&] { EXPECT_TRUE(state.sane()); }), 0);
    }
}

} // namespace cardfront
