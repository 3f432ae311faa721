// Screens of tables that lie at several pages, and what such a table shows of them elsewhere. They come with
// the games' part of the page, or with the rooms': nothing here is asked for before App::far_rooms is there.
#pragma once

#include "web/hall/app.h"
#include "web/kit/geometry.h"

#include <string>
#include <vector>

namespace cardfront::far {

PageModel room_model(const App& app);
void draw_room(const App& app);

// At home: the tables that wait.
void add_home(PageModel& model, const App& app);
void draw_home(const App& app, kit::Rect& room); // takes its part of the room

// At a table of which others play at their own pages.
void draw_asked(const App& app, kit::Rect& area);     // above the table, which gets the rest of it
std::vector<Control> moment_controls(const App& app); // what others ask
std::string asked_words(const App& app);   // the same in words, or why it goes on no more; "": nothing
std::string lack_words(const App& app);    // what its wire lacks; "": nothing
std::string verdict_words(const App& app); // "": it is not over, or lies here alone
void add_table(PageModel& model, const App& app);

} // namespace cardfront::far
