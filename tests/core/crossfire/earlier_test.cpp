// Crossfire: positions that earlier versions kept in saved games.
#include "core/match/position.h"

#include "tests/core/crossfire/board.h"

#include <gtest/gtest.h>

namespace cardfront::crossfire {

namespace {

using Bytes = std::vector<std::uint8_t>;

// The state as it was laid out, field after field; with sets, or before there were any.
Bytes as_before(const State& state, bool with_sets) {
    Bytes out(with_sets ? 8 + 384 : 8);
    std::memcpy(out.data(), &state.random, 8);
    const auto add = [&](int value) { out.push_back(static_cast<std::uint8_t>(value)); };
    for (int cell = 0; cell < most_cells; ++cell) {
        const Cell here = state.at(cell);
        for (const int value :
             {int{here.piece}, static_cast<int>(here.kind), int{here.owner}, int{here.claim}})
            add(value);
    }
    const std::size_t end_of_laid = out.size() + 960;
    int count = 0;
    state.laid.for_each([&](int cell, Piece piece) { add(cell), add(piece), ++count; });
    out.resize(end_of_laid);
    add(count), add(count / 256);
    for (const Seat seat : SeatRange(most_seats))
        for (int face = 0; face < faces; ++face) add(state.deck[slot(seat)][face]);
    for (const Seat seat : SeatRange(most_seats))
        for (int face = 0; face < faces; ++face) add(seat < state.players ? state.discarded(seat, face) : 0);
    for (const Hand& hand : state.hand) {
        for (std::size_t i = 0; i < 4; ++i) {
            const HeldCard card = i < hand.size() ? hand[i] : HeldCard{};
            add(card.piece), add(card.open);
        }
        add(static_cast<int>(hand.size()));
    }
    out.insert(out.end(), state.hidden_hand.begin(), state.hidden_hand.end());
    out.insert(out.end(), state.top_discard.begin(), state.top_discard.end());
    for (int byte = 0; byte < 29; ++byte) {
        int bits = 0;
        for (int bit = 0; bit < 8; ++bit)
            if (const int cell = 8 * byte + bit; cell < most_cells && state.is_shown(cell)) bits |= 1 << bit;
        add(bits);
    }
    for (const int value : {static_cast<int>(state.phase), int{state.players}, int{state.variant},
                            int{state.jokers}, int{state.player}, int{state.winner}, 0, 0, 0})
        add(value);
    return out;
}

// f(state) for positions and views of whole games by chance.
template <class F>
void for_positions(F&& f) {
    Random random(3);
    for (const BoardKind kind : {BoardKind::duel, BoardKind::teams, BoardKind::ultimate})
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Setup setup = setup_of(kind, seed);
            setup.options[option::jokers] = static_cast<std::uint8_t>(seed % 2);
            State state = State::start(setup, Log{});
            for (int n = 0; state.turn() != nobody; ++n) {
                State view = state;
                if (n % 2 == 0) view.redact(state.turn());
                if (n % 5 == 0) f(view);
                state.apply(playout_choice(state, random), Log{});
            }
            f(state);
        }
}

} // namespace

TEST(CrossfireEarlier, PositionsOfBothFormsAreRead) {
    int most_laid = 0;
    for_positions([&](const State& state) {
        int count = 0;
        state.laid.for_each([&](int, Piece) { ++count; });
        most_laid = std::max(most_laid, count);
        for (const bool with_sets : {false, true}) {
            const Bytes bytes = as_before(state, with_sets);
            ASSERT_EQ(bytes.size(), with_sets ? 2760U : 2376U);
            ASSERT_EQ(State::from_earlier(bytes), state);
        }
    });
    EXPECT_GT(most_laid, 5);
}

TEST(CrossfireEarlier, ATextOfBeforeIsRead) {
    static constexpr std::string_view letters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const State state = Position("3  ^6H\n 2  ^4C").state;
    std::string text;
    const Bytes bytes = as_before(state, true);
    for (std::size_t i = 0; i < bytes.size(); i += 3) { // base64, 2760 bytes without a remainder
        const unsigned three = bytes[i] * 65536U + bytes[i + 1] * 256U + bytes[i + 2];
        for (const unsigned shift : {18U, 12U, 6U, 0U}) text += letters[three >> shift & 63U];
    }
    const auto read = read_position(find_game("crossfire"), text);
    ASSERT_TRUE(read);
    EXPECT_EQ((*read).as<State>(), state);
    EXPECT_FALSE(read_position(find_game("crossfire"), text.substr(4)));
}

// What is spoilt is refused, or is a sane state that tells the same.
TEST(CrossfireEarlier, OtherBytesAreRefused) {
    Random random(5);
    int refused = 0;
    int read = 0;
    for_positions([&](const State& state) {
        Bytes bytes = as_before(state, false);
        for (std::uint32_t n = 1 + random.below(3); n > 0; --n)
            bytes[random.below(static_cast<std::uint32_t>(bytes.size()))] =
                static_cast<std::uint8_t>(random.below(2) == 0 ? random.below(256) : random.below(8));
        const auto got = State::from_earlier(bytes);
        ++(got ? read : refused);
        if (!got) return;
        ASSERT_TRUE(got->sane());
        ASSERT_EQ(State::from_earlier(as_before(*got, false)), got);
    });
    EXPECT_GT(refused, 100);
    EXPECT_GT(read, 10);
    EXPECT_FALSE(State::from_earlier(Bytes(2376, 255)));
    EXPECT_FALSE(State::from_earlier(Bytes(2376)));
    EXPECT_FALSE(State::from_earlier(Bytes(2375)));
    EXPECT_FALSE(State::from_earlier({}));
}

} // namespace cardfront::crossfire
