// The commands of the screens for coming back.
#pragma once

#include "web/hall/command.h"

namespace cardfront::comeback {

namespace commands {

Handler show_days, show_statistics, choose_day, turn_month, play, tell_others, choose_game, export_all,
    ask_erase, keep, really_erase;

} // namespace commands

inline constexpr OnScreens here = on(Screen::comeback);

inline constexpr CommandRow rows[]{
    {"come days", Takes::nothing, anywhere, needs_games, commands::show_days},
    {"come statistics", Takes::nothing, anywhere, needs_games, commands::show_statistics},
    {"come day", Takes::words, here, needs_games, commands::choose_day},
    {"come month", Takes::words, here, needs_games, commands::turn_month},
    {"come play", Takes::number, here, needs_games, commands::play},
    {"come tell", Takes::nothing, here, needs_games, commands::tell_others},
    {"come of", Takes::words, here, needs_games, commands::choose_game},
    {"come export", Takes::nothing, here, needs_games, commands::export_all},
    {"come erase", Takes::nothing, here, needs_games, commands::ask_erase},
    {"come keep", Takes::nothing, here, needs_games, commands::keep},
    {"come really-erase", Takes::nothing, here, needs_games, commands::really_erase},
};

} // namespace cardfront::comeback
