// Assault Edge: bytes of a state in which at most 100 triggers could wait.
#include "tests/core/assault_edge/battlefield.h"

#include <cstddef>
#include <cstring>

namespace cardfront::assault_edge {

namespace {

using Bytes = std::vector<std::uint8_t>;
constexpr std::size_t most_then = 100, first_waiting = offsetof(State, waiting),
                      behind_waiting = offsetof(State, questions);

Bytes as_before(const State& state) {
    FixedVector<Trigger, most_then> waiting;
    for (const Trigger& each : state.waiting) waiting.push_back(each);
    Bytes out(sizeof state);
    std::memcpy(out.data(), &state, sizeof state);
    Bytes middle(sizeof waiting);
    std::memcpy(middle.data(), &waiting, sizeof waiting);
    out.erase(out.begin() + first_waiting, out.begin() + behind_waiting);
    out.insert(out.begin() + first_waiting, middle.begin(), middle.end());
    return out;
}

// Two triggers wait behind the one that may be answered.
State waiting_state() {
    Battlefield field("......... ......... ......... .ABC..... ..a...... ......... .........");
    field.plants(1, "slag-pits! thornbed!").stats('a', 3, 9, 1).hand(0, "jam");
    for (const char name : {'A', 'B', 'C'}) field.stats(name, 1, 1, 1);
    field.aims('a', 'A').aims('a', 'B').aims('a', 'C');
    EXPECT_GT(field.state.waiting.size(), 1U);
    return field.state;
}

} // namespace

TEST(AssaultEdgeEarlier, AStateOfThenIsRead) {
    for (const State& state : {waiting_state(), Battlefield("a........ A........").state}) {
        Bytes bytes = as_before(state);
        ASSERT_EQ(bytes.size(), 2320U);
        EXPECT_EQ(State::from_earlier(bytes), state);
        bytes.push_back(0);
        EXPECT_EQ(State::from_earlier(bytes), state) << "with a byte of filling";
    }
}

TEST(AssaultEdgeEarlier, OtherBytesAreRefused) {
    const Bytes good = as_before(waiting_state());
    EXPECT_FALSE(State::from_earlier(Bytes(2320, 255)));
    EXPECT_FALSE(State::from_earlier(Bytes(good.begin(), good.end() - 1)));
    Bytes bytes = good;
    bytes[first_waiting + most_then * sizeof(Trigger)] = 101; // so many wait
    EXPECT_FALSE(State::from_earlier(bytes));
    bytes[first_waiting + most_then * sizeof(Trigger)] = 0; // none, where some lie
    EXPECT_FALSE(State::from_earlier(bytes));
}

} // namespace cardfront::assault_edge
