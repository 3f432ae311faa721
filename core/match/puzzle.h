// Puzzles: positions in which one action is clearly best, with the figures that say so. One text holds a
// game's (assets/puzzles/<game>.txt); tools/arena GAME PLAYER --puzzles finds them in games of computer
// players and writes it:
//
//   puzzle 2                    its level: 1 the plain player finds it, 2 Normal does, 3 neither
//   best play 30 2 0            the action
//   ahead 143 12                by how much, of 2000, it leads to a better position than the best without it,
//                               and half of the 95 % interval of that
//   searched 5 8000             so many searches with it and without it, each of so many iterations
//   came 82 67 2                what came of it in the first search: it stands 82 of 100 then; after 67 %
//                               of the games tried the lead had grown, after 2 % it had shrunk
//   next 52 play 10 4 0         the best without it, and how it stands then
//   link game=1...              the position, as a match up to it (core/match/link.h): who is to move is a
//                               person, all others are computers
//
// Empty lines part them. They fit the rules that the link was made with, and are found anew for others.
#pragma once

#include "core/match/match.h"

#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

struct Puzzle {
    std::string key; // the letters of its link's checksum: the same position has the same
    int level = 0;   // 1 to puzzles::levels
    Action best;
    int ahead = 0, margin = 0; // in units of Rules::value: lost and won are 2000 apart
    int searches = 0, iterations = 0;
    int stands = 0, better = 0, worse = 0; // of 100, after the best action
    Action next;                           // best
    int next_stands = 0;
    std::string link;
};

// Functions of the page's second part (tools/build/split.mjs): they deal.
namespace puzzles {

inline constexpr int levels = 3;
// Of a level, 1 to levels: "Tricky".
const char* level_name(int level);
inline constexpr std::size_t most_bytes = 1U << 18U;
inline constexpr int most_ahead = 2000, most_searches = 1000, most_iterations = 1000000;

// Without looking into the links. A fault tells its line.
Result<std::vector<Puzzle>> read(int game, std::string_view text);
std::string text_of(const GameInfo& info, const Puzzle& puzzle);

// The letters that name a link; "": it is none.
std::string key_of(std::string_view link);

// The match up to its position, to be played on without an end of undo. A problem: the link is not one to a
// position of that game in which a person may take `best`. Older rules may have made it, if these lead to the
// same position.
Result<Match> match_of(int game, const Puzzle& puzzle);

} // namespace puzzles

} // namespace cardfront
