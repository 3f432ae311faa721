// Somebody who thinks about a position in small steps, whatever game it is.
#pragma once

#include "core/options.h"
#include "core/result.h"
#include "core/rules.h"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace cardfront {

// How somebody thinks.
struct Manner {
    std::uint32_t iterations = 0; // 0: the game's plain player decides, without looking ahead
    std::uint32_t overlooks = 0;  // per cent of the choices that it does not notice; at most 90
    // Per cent of its playouts' actions that are any legal ones, not the plain player's.
    std::uint32_t careless = 0;
    bool thorough = false; // goes on when its choice is settled: for figures of all that was tried
};

// What a search has found out about one of its choices.
struct Candidate {
    Action action;
    std::uint32_t visits = 0;            // iterations that tried it
    int value = 0;                       // mean of Rules::value, -1000 (lost) to 1000 (won)
    std::uint32_t gains = 0, losses = 0; // iterations after which the score's lead had grown, or shrunk
};

class Thinker {
  public:
    virtual ~Thinker() = default;
    virtual bool step() = 0;         // thinks for a millisecond or two; true when it has decided
    virtual Action best() const = 0; // the best action so far; legal at any time
    // The choices tried so far, the best first; none when it does not look ahead.
    virtual std::vector<Candidate> candidates() const = 0;
    virtual std::uint32_t iterations() const = 0; // so far
};

using Thinking = Result<std::unique_ptr<Thinker>>;

// How each level plays. Each should win three games of five and more against the one below
// (tests/arena/measure levels). Of the highest several think at once, each like this (core/match/levels.h).
inline constexpr int levels = 6;
using Ladder = std::array<Manner, levels>;
// Two levels play by feel and miss some of what could be done, the others look ahead. What a game asks for
// instead, so that the steps are alike, stands in its game.cpp and is measured too.
inline constexpr Ladder usual_ladder{{{0, 40}, {0, 15}, {60}, {400}, {4000}, {50000}}};
struct LadderFor {
    int seats; // 0: any; of two that fit the later one holds
    Ladder ladder;
};

// A game's computer player, as data: the worker knows of a game this and nothing else.
struct Mind {
    Seating seating;
    std::span<const LadderFor> ladders; // none: the usual one
    // About the view with these bytes, which may come from anywhere and are checked: they must be what the
    // seat to move sees, in a game of `seats`. `without` an action: as if it could not be done.
    Thinking (*think)(std::span<const std::uint8_t> view, int seats, const Manner&, std::uint64_t seed,
                      const std::optional<Action>& without);
};

} // namespace cardfront
