// The computer player. It starts from the redacted state of its own seat and nothing else, so it cannot peek;
// it thinks in small steps, so it can be stopped at any time.
#pragma once

#include "core/match/games.h"
#include "core/match/levels.h"
#include "core/search/thinker.h"
#include "core/seen.h"

namespace cardfront {

// The number of the manner for hints and for judging what was played, where a number names one.
inline constexpr int advice_level = levels;
// How a level plays that game of so many; needs 0 to advice_level. A game that is not there is played as
// usual.
Manner manner_of(int game, int seats, int level);

// `view`: the bytes of what the seat to move sees, in a game of `seats`. They may come from anywhere and are
// checked. The same bytes, manner and seed give the same action everywhere. `without`: see Mind.
Thinking think(int game, int seats, std::span<const std::uint8_t> view, const Manner& manner,
               std::uint64_t seed, const std::optional<Action>& without = std::nullopt);
// The same, to the end; of several `thinkers` what they find out is joined (answer.h). Needs a sane view of
// the seat to move.
Action decide(const Seen& view, int seats, const Manner& manner, std::uint64_t seed, int thinkers = 1);
Action decide(const Seen& view, int seats, int level, std::uint64_t seed); // needs a level's number

// What the game's plain player does, without looking ahead: at small cost and small size. Needs a view of the
// seat to move.
Action plain_choice(const Seen& view, std::uint64_t seed);

} // namespace cardfront
