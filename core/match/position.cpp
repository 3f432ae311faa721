#include "core/match/position.h"

#include <array>
#include <cstring>

namespace cardfront {

namespace {

constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// Bit groups of `from` bits in a row become groups of `to` bits; what is left over is filled with zeros.
template <class In, class Out>
void regroup(const In& in, unsigned from, unsigned to, Out&& out) {
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (const auto value : in) {
        held = held << from | static_cast<std::uint32_t>(value);
        bits += from;
        for (; bits >= to; bits -= to) out(held >> (bits - to) & ((1U << to) - 1));
        held &= (1U << bits) - 1;
    }
    if (bits > 0) out(held << (to - bits) & ((1U << to) - 1));
}

} // namespace

std::string position_text(const AnyState& state) {
    return std::visit(
        [](const auto& s) {
            std::array<unsigned char, sizeof s> bytes{};
            std::memcpy(bytes.data(), &s, sizeof s);
            std::string text;
            regroup(bytes, 8, 6, [&](std::uint32_t digit) { text += digits[digit]; });
            return text;
        },
        state);
}

std::optional<AnyState> read_position(int game, std::string_view text) {
    return with_game(game, [&](auto state) -> std::optional<AnyState> {
        std::vector<std::uint8_t> values;
        for (const char c : text) {
            const std::size_t digit = digits.find(c);
            if (digit == std::string_view::npos) return {};
            values.push_back(static_cast<std::uint8_t>(digit));
        }
        std::vector<std::uint8_t> bytes;
        regroup(values, 6, 8, [&](std::uint32_t byte) { bytes.push_back(static_cast<std::uint8_t>(byte)); });
        if (values.size() != (sizeof state * 8 + 5) / 6) {
            if constexpr (ReadsEarlier<decltype(state)>) return decltype(state)::from_earlier(bytes);
            return {};
        }
        std::memcpy(&state, bytes.data(), sizeof state); // a last byte of filling may follow
        if (!state.sane()) return {};
        return state;
    });
}

std::uint64_t fingerprint(const AnyState& state, int seats, int version) {
    const Seat seat = turn(state);
    std::uint64_t hash = hash_bytes(&seat, sizeof seat);
    ActionList actions;
    legal_as_of(version, state, actions);
    for (const Action& action : actions) hash = hash_bytes(&action, sizeof action, hash);
    for (const Seat each : SeatRange(seats)) {
        const int points = score(state, each);
        hash = hash_bytes(&points, sizeof points, hash);
    }
    return hash;
}

} // namespace cardfront
