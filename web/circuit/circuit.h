// The Circuit at this screen: its map, a stop's sheet, the game of a stop on the table and how it ended. It
// comes with the rooms' part of the page, what any table asks with the games' (tools/build/split.mjs), the
// road itself by a fetch of its own; nothing here is called before the games are there.
#pragma once

#include "web/circuit/progress.h"
#include "web/circuit/road.h"
#include "web/hall/app.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace cardfront::circuit {

// Made when it is first wanted.
struct Kept {
    std::optional<Road> road; // once it has come
    Progress progress;
    std::string shown; // the key of the stop whose sheet is open, or was last
};
Kept& kept_of(App& app);
const Kept& kept_of(const App& app); // once it is made

// The text of the road has come: what waited for it is done.
void arrived(App& app, std::string_view text);
// A match was put on the table: is it a stop's? Then the road is wanted.
void on_table(App& app);
// The match on the table has ended by being played here.
void count_end(App& app);
// Somebody asked for a hint, or took something back.
void note_help(App& app, const Help& help);
// Which star of the stop on the table that would cost; "": none.
std::string cost_of(const App& app, const Help& help);
// The store has become this tab's: to be read before anything that waits is put there.
void reload(App& app);
// Games that ended where nobody counted them: the page was closed, or the road was not here.
void find_ends(App& app);

// --- For screens. Those that take a Kept need its road.

bool is_open(const Kept& kept, const Stop& stop);
// Why it is not open: which stops would open it.
std::string locked_words(const Kept& kept, const Stop& stop);
// The first of the lowest lap that is open and was not won; nullptr: all of them were.
const Stop* next_stop(const Kept& kept);
const Stop* shown_stop(const Kept& kept); // nullptr: none
// That which somebody left for lessons; nullptr: they came from elsewhere.
const Stop* left_for_lessons(const App& app);
// Its latest saved game that can be gone on with; nullptr: there is none.
const Game* game_to_go_on(const App& app, const Stop& stop);
// Of the match on the table; nullptr: it is none of a stop's, or the road is not here.
const Stop* stop_on_table(const App& app);
// The same once it is over and was counted; nullptr: it is not.
const Game* ended_on_table(const App& app);
// By seat; nullptr: nobody of the road.
std::array<const kit::Person*, most_seats> faces_on_table(const App& app);
// "Penny Loft: Well played."
std::string said_words(const Stop& stop, const std::string& words);
// What its person says when the traveller has won, or has not.
std::string end_words(const Stop& stop, bool won);
std::string advice_words(const Kept& kept, const Stop& stop); // "": it is not wanted yet

// --- Export and import (web/comeback/)

std::string export_text(App& app); // "": nothing is kept
// What is told of it; "": nothing of it stands in the text.
std::string take_over(App& app, std::string_view pasted);
// The saved game of a stop with this seed that is missing here; nullptr: there is no such one.
const std::string* save_of(App& app, const MatchSetup& setup);

} // namespace cardfront::circuit
