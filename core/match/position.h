// A position apart from how it came about: as text, to go on from where the actions before it cannot be
// played again, and as a number that tells two positions apart.
#pragma once

#include "core/match/games.h"

#include <climits>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cardfront {

// A game may also read the bytes of its state as an earlier version of it was laid out; nothing if they are
// no sane one.
template <class S>
concept ReadsEarlier = requires(std::span<const std::uint8_t> bytes) {
    { S::from_earlier(bytes) } -> std::same_as<std::optional<S>>;
};

// The bytes of the state in base64 (RFC 4648, section 5: the alphabet for links). It holds what nobody should
// see, as a record does.
std::string position_text(const AnyState& state);
// Nothing if these are no sane state of this game as this program knows it, or knew it (ReadsEarlier).
std::optional<AnyState> read_position(int game, std::string_view text);

// Of what can be done and how it stands, not of how a state is laid out: two versions of a game that agree on
// it play the same from here, as far as one action tells. `seats`: those of its set-up; `version`: by whose
// rules, where these are older ones.
std::uint64_t fingerprint(const AnyState& state, int seats, int version = INT_MAX);

} // namespace cardfront
