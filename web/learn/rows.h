// The commands of lessons and puzzles; and what the one on the table answers in its own way.
#pragma once

#include "web/hall/command.h"

namespace cardfront {

namespace lessons {

namespace commands {

Handler learn, show_list, open, go_on, go_back, skip, no_hint, no_look, coach_away, fold, nothing;

} // namespace commands

inline constexpr OnScreens taught = on(Screen::table);

inline constexpr CommandRow rows[]{
    {"learn", Takes::number, anywhere, needs_games, commands::learn},
    {"lesson-list", Takes::nothing, anywhere, needs_games, commands::show_list},
    {"lesson", Takes::words, anywhere, needs_games, commands::open},
    {"lesson-on", Takes::nothing, taught, needs_games, commands::go_on},
    {"lesson-back", Takes::nothing, taught, needs_games, commands::go_back},
    {"lesson-skip", Takes::nothing, taught, needs_games, commands::skip},
    {"lesson-play", Takes::nothing, taught, needs_games, commands::nothing},
    {"lesson-fold", Takes::nothing, taught, needs_games, commands::fold},
    {"coach-away", Takes::nothing, taught, needs_games, commands::coach_away},
};
// In place of the table's, while a lesson is there.
inline constexpr CommandRow lesson_rows[]{
    {"go-on", Takes::nothing, taught, needs_games, commands::go_on},
    {"undo", Takes::nothing, taught, needs_games, commands::go_back},
    {"hint", Takes::nothing, taught, needs_games, commands::no_hint},
    {"look-through", Takes::nothing, taught, needs_games, commands::no_look},
    {"moment", Takes::number, taught, needs_games, commands::no_look},
    {"rematch", Takes::nothing, taught, needs_games, commands::nothing},
    {"other", Takes::nothing, taught, needs_games, commands::nothing},
    {"review", Takes::nothing, taught, needs_games, commands::nothing},
};
// While a game with hints is there.
inline constexpr CommandRow coach_rows[]{
    {"hint-away", Takes::nothing, taught, needs_games, commands::coach_away},
};

} // namespace lessons

namespace puzzles {

namespace commands {

Handler open_next, open, show_answer, go_on, look_again, play_on, share, no_hint, no_look;

} // namespace commands

inline constexpr CommandRow rows[]{
    {"puzzle-next", Takes::nothing, anywhere, needs_games, commands::open_next},
    {"puzzle", Takes::words, anywhere, needs_games, commands::open},
};
// In place of the table's and of a lesson's, while a puzzle is there.
inline constexpr CommandRow puzzle_rows[]{
    {"lesson-skip", Takes::nothing, lessons::taught, needs_games, commands::show_answer},
    {"lesson-on", Takes::nothing, lessons::taught, needs_games, commands::go_on},
    {"go-on", Takes::nothing, lessons::taught, needs_games, commands::go_on},
    {"lesson-back", Takes::nothing, lessons::taught, needs_games, commands::look_again},
    {"undo", Takes::nothing, lessons::taught, needs_games, commands::look_again},
    {"lesson-play", Takes::nothing, lessons::taught, needs_games, commands::play_on},
    {"share-this", Takes::nothing, lessons::taught, needs_games, commands::share},
    {"hint", Takes::nothing, lessons::taught, needs_games, commands::no_hint},
    {"look-through", Takes::nothing, lessons::taught, needs_games, commands::no_look},
    {"moment", Takes::number, lessons::taught, needs_games, commands::no_look},
    {"rematch", Takes::nothing, lessons::taught, needs_games, lessons::commands::nothing},
    {"other", Takes::nothing, lessons::taught, needs_games, lessons::commands::nothing},
    {"review", Takes::nothing, lessons::taught, needs_games, lessons::commands::nothing},
};

} // namespace puzzles

} // namespace cardfront
