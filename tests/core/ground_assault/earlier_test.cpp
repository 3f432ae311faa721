// Ground Assault: positions that earlier versions kept in saved games.
#include "core/match/position.h"

#include "tests/core/every_game.h"
#include "tests/core/ground_assault/battlefield.h"

#include <cstring>

namespace cardfront::ground_assault {

namespace {

using Bytes = std::vector<std::uint8_t>;

// The state as it was laid out, with room for forty cards in a deck.
Bytes as_before(const State& state) {
    const auto* const bytes = reinterpret_cast<const std::uint8_t*>(&state);
    const auto* const sides = reinterpret_cast<const std::uint8_t*>(&state.sides);
    Bytes out(bytes, sides);
    for (const Side& side : state.sides) {
        const auto* const from = reinterpret_cast<const std::uint8_t*>(&side);
        const auto* const deck = reinterpret_cast<const std::uint8_t*>(&side.deck);
        out.insert(out.end(), from, deck + 40);
        out.push_back(static_cast<std::uint8_t>(side.deck.size()));
        out.insert(out.end(), deck + sizeof side.deck, from + sizeof side);
    }
    const std::size_t at = out.size();
    out.insert(out.end(), sides + sizeof state.sides, bytes + sizeof state);
    const auto* const ground = reinterpret_cast<const std::uint8_t*>(&state.battleground);
    out[at + static_cast<std::size_t>(ground - (sides + sizeof state.sides))] = 0; // was a blank
    return out;
}

bool is_earlier(const State& state) {
    return !state.offers() && std::all_of(state.sides.begin(), state.sides.end(),
                                          [](const Side& side) { return side.deck.size() <= 40; });
}

// f(state) for positions and views of whole games by chance.
template <class F>
void for_positions(F&& f) {
    Random random(3);
    for (const auto& setup : every_setup(State::info, 7)) {
        State state = State::start(complete(find_game("ground-assault"), setup), Log{});
        for (int n = 0; state.turn() != nobody; ++n) {
            State view = state;
            if (n % 2 == 0) view.redact(state.turn());
            if (n % 5 == 0 && is_earlier(view)) f(view);
            state.apply(playout_choice(state, random), Log{});
        }
    }
}

} // namespace

TEST(GroundAssaultEarlier, PositionsAreRead) {
    int read = 0;
    for_positions([&](const State& state) {
        ++read;
        ASSERT_EQ(State::from_earlier(as_before(state)), state);
    });
    EXPECT_GT(read, 500);
}

// What is spoilt is refused, or is a sane state.
TEST(GroundAssaultEarlier, OtherBytesAreRefused) {
    Random random(5);
    int refused = 0, read = 0;
    for_positions([&](const State& state) {
        Bytes bytes = as_before(state);
        for (std::uint32_t n = 1 + random.below(3); n > 0; --n)
            bytes[random.below(static_cast<std::uint32_t>(bytes.size()))] =
                static_cast<std::uint8_t>(random.below(2) == 0 ? random.below(256) : random.below(8));
        const auto got = State::from_earlier(bytes);
        ++(got ? read : refused);
        ASSERT_TRUE(!got || got->sane());
    });
    EXPECT_GT(refused, 100);
    EXPECT_GT(read, 10);
    const std::size_t size = as_before(State{}).size();
    EXPECT_FALSE(State::from_earlier(Bytes(size, 255)));
    EXPECT_FALSE(State::from_earlier(Bytes(size)));
    EXPECT_FALSE(State::from_earlier(Bytes(size - 1)));
    EXPECT_FALSE(State::from_earlier({}));
}

} // namespace cardfront::ground_assault
