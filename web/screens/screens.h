// What is on each screen: its model for the mirror, which says what it shows and offers, and how the same is
// drawn. A file for each screen, or for each thing that stands beside a table; parts.h is what they draw
// alike. A screen reads App and changes nothing: what is pressed is a command (web/platform/ears.h).
//
// The screens of the rooms' namespaces come with a part of the page of their own (tools/build/split.mjs),
// maybe after the game that is played: what opens one needs_games (web/hall/command.h). What a table calls of
// these namespaces, and the screen of cards, come with the games.
#pragma once

#include "web/comeback/comeback.h"
#include "web/hall/app.h"
#include "web/kit/geometry.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

// Draws the present screen; true while another frame is wanted.
bool draw_app(double now_ms);
// Sends the present screen's model to the mirror if anything changed.
void refresh_mirror();

PageModel home_model(const App& app);
PageModel setup_model(const App& app);
PageModel table_model(const App& app);
// The table hears of what has changed since it last did.
void note_change(App& app);
// Whose turn it is, and what is to be done.
std::string status_words(const Session& session);
PageModel settings_model(const App& app);
PageModel saves_model(const App& app);
void draw_home(const App& app);
void draw_setup(const App& app);
void draw_table(App& app);
void draw_settings(const App& app);
void draw_saves(const App& app);

namespace builder {

PageModel lists_model(const App& app);
PageModel building_model(const App& app);
void draw_lists(const App& app);
void draw_building(const App& app);
// Of a seat in set-up: what it brings, to be pressed for another.
Control list_control(const App& app, int seat);
std::string list_name(const App& app, int seat);

} // namespace builder

namespace lessons {

// The screen of a game's lessons.
PageModel list_model(const App& app);
void draw_list(const App& app);
// Beside the table, on that: adds to its model; draws the panel into `panel`, and what it points at. Where
// that is a line, it opens over the table's `area`.
void add_to(PageModel& model, const App& app);
void draw(App& app, const kit::Rect& panel, const kit::Rect& area);
// The room for it, cut from the table's: the board gets its own first. On a screen that is low it is the
// `bar`'s.
kit::Rect cut_panel(kit::Rect& area, kit::Rect& bar);
// What a table may have of the panel; empty: nothing.
kit::Rect aside_of(const kit::Rect& panel);
// Is that button of the table the one to press? While a lesson or a hint asks for an action, its own; else
// what the table says.
bool is_main(const App& app, std::string_view id, bool usually);

} // namespace lessons

namespace puzzles {

// What can be done beside the puzzle on the table.
std::vector<Control> panel_controls(const App& app);
Control next_control();
// The course's puzzles below its lessons; there may be none.
void add_to_list(PageModel& model, const App& app);
float list_height(const App& app, float width); // CSS pixels
void draw_list(const App& app, kit::Rect room);

} // namespace puzzles

namespace comeback {

PageModel model(const App& app);
void draw(const App& app);
PageModel days_model(const App& app);
PageModel statistics_model(const App& app);
void draw_days(const App& app, kit::Rect room);
void draw_statistics(const App& app, kit::Rect room);
// The controls of its pages.
Control plain_control(const char* id, const char* label, bool on = false);
Group buttons(const char* id, std::string label, std::initializer_list<Control> controls);
Group page_group(const Kept& kept);

} // namespace comeback

namespace cards {

// The screen of cards that come with a choice: a list of a seat's, a faction. Each is a pack of the screen
// below it, where "cards NUMBER" opens it; their names, in that order.
std::vector<std::string> names(const App& app);
// To look at each of them.
Group group(const App& app);
Control look_control(std::size_t number);
PageModel model(const App& app);
void draw(const App& app);

} // namespace cards

namespace circuit {

PageModel map_model(const App& app);
PageModel stop_model(const App& app);
void draw_map(const App& app);
void draw_stop(const App& app);
// Of a stop's game its stars; what its person says first, once it is over.
void add_section(PageModel& model, const App& app);
// Of a stop's game that is over: what can be done now, before what any end offers. Needs ended_on_table, as
// what is drawn does.
std::vector<Control> end_controls(const App& app);
float end_height(const App& app, float width); // that all of it wants
void draw_end(const App& app, kit::Rect room); // with less it leaves out words, and never a star

} // namespace circuit

} // namespace cardfront
