// The commands of the Circuit.
#pragma once

#include "web/hall/command.h"

namespace cardfront::circuit {

namespace commands {

Handler show_map, show_stop, play, go_on;

} // namespace commands

inline constexpr CommandRow rows[]{
    {"circuit", Takes::nothing, anywhere, needs_games, commands::show_map},
    {"circuit stop", Takes::words, anywhere, needs_games, commands::show_stop},
    {"circuit play", Takes::words, anywhere, needs_games, commands::play},
    {"circuit go-on", Takes::words, anywhere, needs_games, commands::go_on},
};

} // namespace cardfront::circuit
