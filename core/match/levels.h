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
};
inline constexpr int usual_level = 2;
inline constexpr std::array<Level, levels> level_table{{{phrase("Beginner"), "beginner"},
                                                        {phrase("Easy"), "easy"},
                                                        {phrase("Normal"), "normal"},
                                                        {phrase("Hard"), "hard"},
                                                        {phrase("Expert"), "expert"}}};
inline const Level& level_of(int level) { // needs 0 (Beginner) to levels - 1 (Expert)
    assert(level >= 0 && level < levels);
    return level_table[static_cast<std::size_t>(level)];
}

} // namespace cardfront
