// What people do becomes what happens: a command is read (hall/command.h), and what the rows of rows.h do.
#pragma once

#include "core/match/match.h"
#include "web/hall/app.h"
#include "web/hall/command.h"

#include <string>
#include <string_view>

namespace cardfront {

// Is there a row for it, on any screen, and does it take what follows its word?
bool is_command(std::string_view text);
// What a person wants done, or a key; what the page tells by itself is none.
bool is_deed(std::string_view text);
// Its word; "": it has no row.
std::string_view word_of(std::string_view text);

// In the language that the page has chosen.
void speak_as_chosen();

void start_match(MatchSetup setup);
// Puts a saved game on the table, or tells why it cannot be.
void open_saved(const std::string& id);

// The command is done when that game's code has come, or each one's.
void wait_for_games(App& app, std::string_view text, int game);

} // namespace cardfront
