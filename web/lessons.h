// Lessons at this screen: which is on the table and how far it has come, what is kept of that, and what its
// notes make of a person's actions. The lessons themselves are core/match/lesson.h.
//
// The functions stand in a namespace of their own since they come with the games' part of the page
// (tools/build/split.mjs); what App holds of it does not.
#pragma once

#include "core/match/lesson.h"
#include "web/kit/geometry.h"
#include "web/model.h"

#include <string>
#include <string_view>

namespace cardfront {

struct App;

struct Learning {
    Course course;        // that was fetched last
    int lesson = -1;      // of it, on the table; -1: none
    std::size_t note = 0; // that is told now; their number: the lesson has ended
    bool coached = false; // the game after it: the best action is told in each turn
    int coached_at = -1;  // the session's version for which that was asked
    // What is kept of all games' lessons, a line each: "<game> <lesson> <note>", and " done" once it was
    // ended.
    std::string kept{};
    kit::Rect pointed{}; // of the last frame
    // A lesson, or a game after one, is on the table.
    bool on() const { return lesson >= 0 || coached; }
};

// Nobody has ended a lesson or kept a game here: lessons are the first thing to do.
bool is_newcomer(const App& app);

namespace lessons {

// Commands of the list and of what is on the table, "learn GAME" among them; false: it is none. While a
// lesson is on the table it answers also what is not for then.
bool command(App& app, std::string_view id);
// The text of a game's lessons has come: what waited for it is done.
void arrived(App& app, std::string_view game, std::string_view text);
// What the learner wants to do, who is to move; false: there is no lesson, it is an action as any other.
bool act(App& app, Action action);
// Asks for the next hint where the game is one with hints.
void coach(App& app, bool resting);

// How far a lesson has come, as it is kept.
struct Progress {
    std::size_t note = 0;
    bool done = false;
};
Progress progress_of(const App& app, const Lesson& lesson);

// The screen of a game's lessons.
PageModel list_model(const App& app);
void draw_list(const App& app);
// Beside the table, on that: adds to its model; draws the panel into `panel`, and what it points at.
void add_to(PageModel& model, const App& app);
void draw(App& app, const kit::Rect& panel);
// The room for it, cut from the table's.
kit::Rect cut_panel(kit::Rect& area);
// What is told now; "": the lesson moves on to it.
std::string words_now(const App& app);

} // namespace lessons

} // namespace cardfront
