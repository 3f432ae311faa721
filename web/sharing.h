// A game handed on as a link, and a link that came from somebody.
#pragma once

#include "core/match/match.h"

#include <string_view>

namespace cardfront {

struct App;

// Offers links to it; `on_canvas`: its table is to be seen, so that a picture can be made of it.
void share_match(const Match& match, bool on_canvas);
// Of the saved game with this id.
void share_saved(const App& app, const std::string& id);
// Opens what the link leads to, or tells why not: a game is kept among the saved ones and looked through, or
// goes on where it stood; a deal is offered for play.
void open_game_link(App& app, std::string_view link);

} // namespace cardfront
