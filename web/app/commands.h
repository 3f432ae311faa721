// What people do becomes what happens: the commands of the screens that belong to no other room.
#pragma once

#include "core/match/match.h"
#include "web/hall/app.h"

#include <string>
#include <string_view>

namespace cardfront {

// --- Commands of one kind each; false: it is none of them

// The set-up screen's.
bool setup_command(App& app, std::string_view id);
// Those that need a match on the table.
bool table_command(App& app, std::string_view id);
// Of those what looks through the match.
bool look_command(App& app, std::string_view id);

// --- What they do

void start_match(MatchSetup setup);
// An action's code: the person to move does it.
void act(std::string_view code);

// Puts a saved game on the table, or tells why it cannot be.
void open_saved(const std::string& id);
void show_kept_log(const std::string& id);
// What Saves::spare() names, to be kept elsewhere, and for good.
void export_spare();
void remove_spare();
// Another tab is looked at, or this one again: then all is read anew, and a game that went on there goes on
// here from the same point.
void store_changed();

// What waited for the games' code, or for the lessons, is done, or why not is told. "GAME" and its text, on
// the lines after it.
void games_here(App& app);
void games_failed(App& app, std::string_view reason);
void lessons_here(App& app, std::string_view words);

// Verbs with all before their text, which wait for the games too.
inline constexpr std::string_view import_verb = "text import\n", link_verb = "link ";

} // namespace cardfront
