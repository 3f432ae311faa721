// The computer player. It starts from the redacted state of its own seat and nothing else, so it cannot peek;
// it thinks in small steps, so it can be stopped at any time.
#pragma once

#include "core/match/games.h"
#include "core/mind/search.h"

#include <memory>
#include <vector>

namespace cardfront {

struct Level {
    const char* name;
    const char* key; // in records and on the command line
};
inline constexpr int levels = 5;
inline constexpr int usual_level = 2;
const Level& level_of(int level); // needs 0 (Beginner) to levels - 1 (Expert)
// The number of the manner for hints and for judging what was played, where a number names one.
inline constexpr int advice_level = levels;
// How a level plays that game of so many; needs 0 to advice_level. Each should win three games of five and
// more against the one below (tests/arena/measure levels). A game that is not there is played as usual.
Manner manner_of(int game, int seats, int level);

class Thinker {
  public:
    virtual ~Thinker() = default;
    virtual bool step() = 0;         // thinks for a millisecond or two; true when it has decided
    virtual Action best() const = 0; // the best action so far; legal at any time
    // The choices tried so far, the best first; none when it does not look ahead.
    virtual std::vector<Candidate> candidates() const = 0;
    virtual std::uint32_t iterations() const = 0; // so far
};

// `bytes` are the redacted state of the seat whose turn it is, in a game of `seats`. They may come from
// anywhere and are checked. The same bytes, manner and seed give the same action everywhere.
Result<std::unique_ptr<Thinker>> think(int game, int seats, const void* bytes, std::size_t size,
                                       const Manner& manner, std::uint64_t seed);
// The same, to the end. Needs a sane view of the seat to move.
Action decide(const AnyState& view, int seats, const Manner& manner, std::uint64_t seed);
Action decide(const AnyState& view, int seats, int level, std::uint64_t seed); // needs a level's number

// What the game's plain player does, without looking ahead: at small cost and small size.
Action plain_choice(const AnyState& view, std::uint64_t seed);

} // namespace cardfront
