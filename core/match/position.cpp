#include "core/match/position.h"

#include "core/text/base64.h"

namespace cardfront {

std::string position_text(const Position& position) {
    return base64(position.bytes());
}

std::optional<Position> read_position(int game, std::string_view text) {
    const auto bytes = read_base64(text);
    return bytes ? every_game[slot(game)]->read(*bytes) : std::nullopt;
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
