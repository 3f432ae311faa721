// The screens of lists: choosing one for a seat, and putting one together. Of the page's rooms part, as
// builder.h says; commands.cpp calls nothing here before that is there.
#pragma once

#include "web/builder/builder.h"
#include "web/hall/app.h"

#include <string>
#include <string_view>

namespace cardfront::builder {

// Of the draft's game, which has one.
inline const Shelf& shelf_of(const App& app) {
    return game_info(app.draft.game).shelf();
}

// Why nothing can be put in by itself; "": something can.
std::string why_not_filled(const App& app);
// The draft's set-up, in which the first seat plays what is put together, and begins.
Setup tried(const App& app);
// Why no hand of it can be dealt; "": one can.
std::string why_not_dealt(const App& app);

// Those that a seat of the draft can bring.
void show_lists(App& app, int seat);
// A link from outside, or pasted: it is opened to be looked at, or told why not.
void open_link(App& app, std::string_view link);

// A draft for a game with lists: its seats bring what they brought last.
void begin_draft(App& app, const MatchSetup& draft);
// The draft is a match that was played: its seats bring what they brought there.
void begin_again(App& app);
// After a change of the draft's options or seats, or of lists: tells who cannot bring theirs any more.
void settle_draft(App& app);
// What other tabs did is read.
void reload(App& app);

} // namespace cardfront::builder
