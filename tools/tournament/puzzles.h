// Looks for puzzles (core/match/puzzle.h) in games of computer players.
#pragma once

#include "core/match/puzzle.h"
#include "tools/tournament/tournament.h"

namespace cardfront::tournament {

struct PuzzleTerms {
    int wanted = 12;       // of each level; as many deals are played as that takes, at most Terms::deals
    int searches = 5;      // with the best action, and as many without it: all of those with it agree
    int iterations = 4000; // of each of them
    // Of the best action before the best without it, in units of Rules::value, with the whole 95 % interval,
    // which must not be wider than that lead.
    int least_ahead = 50;
};

// By level, then in the order of the deals. The same arguments give the same puzzles, whatever the number of
// threads. `progress(done)` is called after each deal, by one thread at a time.
std::vector<Puzzle> find_puzzles(const Contender& player, const Terms& terms, const PuzzleTerms& wanted,
                                 const std::function<void(int)>& progress);

} // namespace cardfront::tournament
