// A search copies states and tries actions by the million: no game may ask for memory there.
#include "core/computer.h"

#include "tests/core/every_game.h"

#include <atomic>
#include <cstdlib>
#include <gtest/gtest.h>
#include <new>

namespace {

std::atomic<long> allocations{0};

} // namespace

// Every allocation of this program is counted; how they are made does not change.
void* operator new(std::size_t size) {
    ++allocations;
    if (void* const memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc();
}
void* operator new[](std::size_t size) {
    return ::operator new(size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace cardfront {

namespace {

template <class F>
long allocations_of(F&& f) {
    const long before = allocations;
    f();
    return allocations - before;
}

} // namespace

template <class S>
class Memory : public testing::Test {};
TYPED_TEST_SUITE(Memory, EveryGame, GameName);

TYPED_TEST(Memory, IsCountedAtAll) {
    EXPECT_GT(allocations_of([] { EXPECT_FALSE(std::vector<int>(10).empty()); }), 0);
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
