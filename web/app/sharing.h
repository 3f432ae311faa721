// A game handed on as a link, and a link that came from somebody.
#pragma once

#include "core/match/match.h"

#include <optional>
#include <string>
#include <string_view>

namespace cardfront {

struct App;

// Shows the record of a saved game.
void export_saved(const App& app, const std::string& id);
// Offers links to it; `on_canvas`: its table is to be seen, so that a picture can be made of it. A position
// that is looked at, after so many actions, is offered to go on from where a person was to move.
void share_match(const Match& match, bool on_canvas, std::optional<std::size_t> position = {});
// Of the saved game with this id.
void share_saved(const App& app, const std::string& id);
// Opens what the link leads to, or tells why not: a game is kept among the saved ones and looked through, or
// goes on where it stood; a deal is offered for play; a puzzle of this program is put on the table as such,
// unless it is to be opened `as_game`.
void open_game_link(App& app, std::string_view link, bool as_game = false);

} // namespace cardfront
