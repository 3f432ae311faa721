// A position apart from how it came about: as text, to go on from where the actions before it cannot be
// played again, and as a number that tells two positions apart.
#pragma once

#include "core/match/games.h"

#include <climits>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cardfront {

// The bytes of the state in base64 (core/text/base64.h). It holds what nobody should
// see, as a record does.
std::string position_text(const Position& position);
// Nothing if these are no sane state of this game as this program knows it, or knew it (core/describe.h).
std::optional<Position> read_position(int game, std::string_view text);

// Of what can be done and how it stands, not of how a state is laid out: two versions of a game that agree on
// it play the same from here, as far as one action tells. `seats`: those of its set-up; `version`: by whose
// rules, where these are older ones.
std::uint64_t fingerprint(const Position& position, int seats, int version = INT_MAX);

} // namespace cardfront
