// How strong a computer player is: the levels by their names. What each thinks is core/mind/computer.h.
#pragma once

#include "core/search/thinker.h"

#include <array>
#include <cassert>
#include <cstddef>

namespace cardfront {

struct Level {
    const char* name;
    const char* key; // in records and on the command line
    // So many think about a decision, each with a chance of its own, and what they find out is joined
    // (core/mind/answer.h); fewer where the machine has no more to spare.
    int thinkers = 1;
};
inline constexpr int usual_level = 2;
inline constexpr std::array<Level, levels> level_table{{{phrase("Beginner"), "beginner"},
                                                        {phrase("Easy"), "easy"},
                                                        {phrase("Normal"), "normal"},
                                                        {phrase("Hard"), "hard"},
                                                        {phrase("Expert"), "expert"},
                                                        {phrase("Master"), "master", 4}}};
inline const Level& level_of(int level) { // needs 0 (Beginner) to levels - 1 (Master)
    assert(level >= 0 && level < levels);
    return level_table[static_cast<std::size_t>(level)];
}

} // namespace cardfront
