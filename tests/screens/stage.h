// The whole page but for its window: commands go in, every screen can be drawn at any size, and what a person
// could not read of it comes out.
#pragma once

#include "core/rules.h"
#include "web/kit/kit.h"

#include <string>
#include <string_view>
#include <vector>

namespace cardfront::screens {

struct Size {
    float width, height; // CSS pixels
};

// The page as it is opened for the first time, with calm settings, at home.
void open_page();
// What the page would say to the program (web/platform/ears.h), one after the other.
void command(std::string_view text);
// Time passes until nothing is to be done without a person; each job of the computer is answered.
void let_pass();
// Everybody at the screen acts by chance, so many times or until the game is over.
void play(int actions, std::uint64_t seed);
// A match of persons on the table, each with the usual options but those given ("option 0 2").
void sit_down(int game, int seats, const std::vector<std::string>& options = {});
// What lies there in assets/.
std::string asset(const std::string& path);
// The text of the game's lessons and puzzles has come, in the language that is spoken.
void bring_lessons(int game);

// So has that of the Circuit's road.
void bring_road();
// From now on all is told in it: "de"; "xx", that of tools/pseudo; "": in English.
void speak_language(const std::string& language);

// The page as people have it: what happens moves, at normal speed.
void liven();
// The next frame of the present screen, 50 ms after the one before; true while another is wanted. With
// CARDFRONT_PICTURES=folder in the environment it is left there, to be looked at: <what>-<number>.ppm.
bool draw_step(const Size& size, const std::string& what);
// Somebody who keeps the match waiting acts: the person as the game's plain player.
void act();
// A person and computers go on until something happened that looks like that (`what`: and is that event of
// the game's) and begins to be shown; false: the game is over before that.
bool play_until(Look look, const Size& size, int what = -1);

// Draws the present screen at that size until it is still. What cannot be read there, with the screen's name
// and size, a line each; "": all can. A picture of it is left as by draw_step(): misfit-<number>.ppm.
std::string misfits(const Size& size);

// What is to be pressed there and takes less than a finger's width or height, where no two fingers make it
// larger: a line each, with the item's place, the size of what it takes and its id; "": all is large enough.
std::string small_items(const Size& size);

// The same (tests/stage/page.h) of its model.
std::string faulty_controls();

} // namespace cardfront::screens
