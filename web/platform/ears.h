// What the program hears from the place it runs in (platform.h is the other direction). Never called while
// the program itself is calling a platform function. Unknown texts are ignored.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace cardfront {

// The same for what is pressed on the canvas, or a key: while a frame is drawn it happens as soon as the
// frame is whole, since the session that it shows may end by it.
void perform(std::string_view text);

namespace app {

// Anything a person did through the page: the id of a mirror's control, or one of
//   "text <id>\n<answer>"      what ask_text asked
//   "link <link>"              what stood after the "#" of the page's address (web/builder/builder.h, link.h)
//   "key <name>"               a key pressed in the mirror that is not the page's own: "key Escape"
//   "hidden 1", "hidden 0"     the page went out of sight, came back
//   "pinch <thousandths>"      two fingers on "zooms" (item) are so many times as far apart as before
//   "resize"                   the canvas, its scale or its insets changed
//   "rules 1", "rules 0"       the rules panel was opened, closed
//   "store-changed"            another tab is looked at, or this one again (platform.h); not before the games
//   are
//                              here
//   "games-here"               the games' code has come (platform.h)
//   "games-failed <reason>"    it has not
//   "lessons-here <game>\n<text>"  a game's lessons (platform.h); that they failed is "games-failed"
//   "worker-failed <reason>"   the worker is gone with its job; a new job starts a new one
void command(std::string_view text);

// The mirror's focus is on this control now; "" none.
void focus(std::string_view id);

// The page does not hear any more what is held (a touch was cancelled, the window lost the focus, the page
// went out of sight): keys, buttons and drags are let go, and none of them acts.
void let_go();

// The workers' answer to platform::think, one after the other (core/mind/answer.h says which numbers); an
// answer to a stale job does not come.
void thought(std::uint32_t job, std::span<const std::int32_t> numbers);

// Where the canvas shows what a command's id names, or "zooms", what two fingers make larger there: x, y,
// width, height in CSS pixels of the canvas; false: it is not there. For tests that click by name.
bool item(std::string_view id, float* four);

// What of the last frame's text cannot be read there, a line each (web/kit/text/misfits.h). For tests: the
// first call begins to watch, and the frame after it tells.
std::string misfits();

// The graphics context is gone with all textures and buffers; it is there again, empty.
void context_lost();
void context_restored();

} // namespace app

} // namespace cardfront
