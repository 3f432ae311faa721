// The computer player. It starts from the redacted state of its own seat and nothing else, so it cannot peek;
// it thinks in small steps, so it can be stopped at any time.
#pragma once

#include "core/games.h"

#include <memory>

namespace cardfront {

inline constexpr int levels = 3;
const char* level_name(int level); // "Easy", "Normal", "Hard"; needs 0 to levels - 1

class Thinker {
  public:
    virtual ~Thinker() = default;
    virtual bool step() = 0;         // thinks for a millisecond or two; true when it has decided
    virtual Action best() const = 0; // the best action so far; legal at any time
};

// `bytes` are the redacted state of the seat whose turn it is. They may come from anywhere and are checked.
// The same bytes, level and seed give the same action everywhere.
Result<std::unique_ptr<Thinker>> think(int game, const void* bytes, std::size_t size, int level,
                                       std::uint64_t seed);
// The same, to the end.
Action decide(const AnyState& view, int level, std::uint64_t seed); // needs a sane view of the seat to move

} // namespace cardfront
