// Puzzles at this screen: the list of a game's, which one is on the table, how it is answered, and what is
// told after it. To the table a puzzle is a lesson of two notes (core/match/lesson.h); its number there
// follows those of the course's lessons.
#pragma once

#include "core/rules.h"
#include "web/learn/progress.h"

#include <optional>
#include <string>
#include <string_view>

namespace cardfront {

struct App;

namespace puzzles {

// The link of a position of that game opens as the puzzle that it is, once the game's are fetched; false: it
// is none of them.
bool open_link(App& app, int game, std::string_view link);

// The number of the puzzle on the table; nothing: there is none.
std::optional<std::size_t> on_table(const App& app);
// Keeps how that was answered; `now` as in with_answer.
void answered(App& app, Try now);
// Another action than the best, which could be done: it is the answer.
void answered_wrongly(App& app, Action action);
// The one on the table in the language of now.
void say_in_other_words(App& app);
// Its best action and the reason, once it is told.
std::string told_words(const App& app);

// The next one that was neither found nor shown; nothing: none is left.
std::optional<std::size_t> next_open(const App& app);

} // namespace puzzles

} // namespace cardfront
