#include "core/match/position.h"

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

std::string position_text(const Position& position) {
    std::string text;
    regroup(position.bytes(), 8, 6, [&](std::uint32_t digit) { text += digits[digit]; });
    return text;
}

std::optional<Position> read_position(int game, std::string_view text) {
    std::vector<std::uint8_t> values;
    for (const char c : text) {
        const std::size_t digit = digits.find(c);
        if (digit == std::string_view::npos) return {};
        values.push_back(static_cast<std::uint8_t>(digit));
    }
    std::vector<std::uint8_t> bytes;
    regroup(values, 6, 8, [&](std::uint32_t byte) { bytes.push_back(static_cast<std::uint8_t>(byte)); });
    bytes.resize(values.size() * 6 / 8); // without what fills the last digit
    if ((bytes.size() * 8 + 5) / 6 != values.size()) return {};
    return every_game[slot(game)]->read(bytes);
}

std::uint64_t fingerprint(const Position& position, int seats, int version) {
    const Seat seat = turn(position);
    std::uint64_t hash = hash_bytes(&seat, sizeof seat);
    ActionList actions;
    legal_as_of(version, position, actions);
    for (const Action& action : actions) hash = hash_bytes(&action, sizeof action, hash);
    for (const Seat each : SeatRange(seats)) {
        const int points = score(position, each);
        hash = hash_bytes(&points, sizeof points, hash);
    }
    return hash;
}

} // namespace cardfront
