// What several screens draw alike.
#pragma once

#include "web/hall/app.h"
#include "web/hall/model.h"
#include "web/kit/kit.h"

#include <span>
#include <string>
#include <vector>

namespace cardfront {

// The room of a screen: what notches cover is left out, and on wide screens it is no wider than is good to
// read.
kit::Rect content(float most_width);
// A phone held across: what stands above and below elsewhere goes beside.
inline bool low(const kit::Rect& room) {
    return room.h < 480;
}
// The head of a menu screen: back button and title, and at the right `beside` pixels for something else.
// Returns what is left below.
kit::Rect draw_head(kit::Rect room, const std::string& title, float beside = 0);
// A button that performs its control's command.
void press(const Control& control, kit::Rect r, kit::ButtonLook look = {});
// How wide these are side by side, each read whole in letters of that size.
float needed_width(std::span<const Control> controls, float size);
// A box of that size over the table, where it hides the least of these things, the first above all: above or
// below; on a screen that is low at its right or its left.
kit::Rect beside(const kit::Rect& table, const kit::Vec& size, std::span<const kit::Rect> things);
// Side by side: none takes more than its share where another needs it.
void press_all(std::span<const Control> controls, kit::Rect room);
// None of them is the main thing, or all are.
bool are_equals(std::span<const Control> controls);
// What is pressed twice stays where it was: the first is where it would be alone, at the end of a line beside
// words, or in the lower of two lines. `equals` keep their order.
void press_in_place(std::vector<Control> controls, kit::Rect room, bool at_end, bool two_lines, bool equals);
// The way to the Circuit.
Control circuit_control();
// Choices of one group as segments of one tray, from r's top left corner; their help is said in a bubble
// while hovered. Returns the height that they take.
enum class Fit : std::uint8_t {
    line, // all of r's width, in one line if small words with little room about them go there
    wrap, // as wide as the words want, in as many lines as that takes
};
float draw_choices(const Group& group, kit::Rect r, Fit fit = Fit::wrap, bool measure_only = false);

// A painted tile: a game's picture, words over its dark part, and buttons at its foot.
struct Poster {
    int game = 0;
    std::string above{}, title{}, words{}; // a small line over the title, and lines under it
    std::vector<Control> controls{};       // the first of them is the large one
};
void draw_poster(const Poster& poster, kit::Rect r, float light = 0);

// How it stands: the part of 100 that is one's own, the rest the others'; `was`, where it is not -1, is
// marked as what it was instead.
inline constexpr float standing_height = 8;
void draw_standing(kit::Rect r, int part, int was = -1);

// The hint of the match on the table, in words and drawn; `log` is where the table has left room for the log.
void add_hint(PageModel& model, const App& app);
inline constexpr float bar_high = 52; // of a table's bar, but on a low screen
void draw_hint(const App& app, const kit::Rect& log);
// The line that is always on, where the settings say so: cut off from the table's area.
void draw_hint_line(const App& app, kit::Rect& area);
// Looking through it, with its review; `all` is what the table has left for that.
void add_look(PageModel& model, const App& app);
void draw_look(const App& app, const kit::Rect& all);

// The end of a game: what can be done then, and the result, drawn into `all` beside the table.
std::vector<Control> end_controls(const App& app);
void draw_end(const App& app, const kit::Rect& all);

} // namespace cardfront
