// The whole page but for its window, for tests: its commands, what the mirror shows, a pointer, and frames
// that are drawn into memory when the program asks for them, as its loop does
// (web/platform/platform_web.cpp).
#pragma once

#include "web/hall/app.h"
#include "web/kit/geometry.h"
#include "web/platform/ears.h"

#include "tests/stage/canvas.h"
#include "tests/stage/page.h"

#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

using platform::fake;

std::string asset(const std::string& path); // what lies there in assets/

class WholePage : public testing::Test {
  protected:
    WholePage();
    ~WholePage() override;

    // As the page gives it, and then the frames that it wants.
    void command(std::string_view text);
    // Time passes, with the frames that the program wants meanwhile: how many were drawn.
    int let_pass(double ms);
    // Draws until it sleeps; fails when it does not within `most_ms`.
    void rest(double most_ms = 20000);
    // The middle of what the canvas shows by that name.
    static kit::Vec where(std::string_view id);
    // From here on the canvas has another size, and a finger is the pointer.
    void hold_telephone(kit::Vec size);
    void press(kit::Vec at);
    void move(kit::Vec at);
    void release();
    void click(std::string_view id);

    // Whether the mirror offers a control with this id, and its words.
    static bool offers(std::string_view id);
    static std::string mirror() { return fake().mirror; }
    // Actions that may be done now, as commands "do ...".
    static std::vector<std::string> deeds();
    // A match of that game from its set-up screen: for each seat "p" or a level.
    void start(int game, std::string_view seats, bool practice = false);
    static Session& session() { return *the_app().session; }
    // Plays until the one person, or any, is to move.
    void until_a_person_is_to_move();
    // The text of the Circuit's road has come.
    void bring_road();
    // That of a game's lessons, without its puzzles.
    void bring_lessons(int game);
    // One worker's answer, the game's plain player's.
    static void fail_worker();

  private:
    void frame();
    bool tick(); // a sixtieth of a second; was a frame wanted?
    stage::Canvas canvas_;
    kit::Vec size_{1280, 720};
    int still_ = 0;
    int wakes_ = 0;
    double drawn_ = 0; // when
};

} // namespace cardfront
