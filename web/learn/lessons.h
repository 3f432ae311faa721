// Lessons at this screen: which is on the table and how far it has come, what is kept of that, and what its
// notes make of a person's actions. The lessons themselves are core/match/lesson.h.
//
// The functions stand in a namespace of their own since they come with the games' part of the page, or
// with the rooms' (tools/build/split.mjs); what App holds of it does not.
#pragma once

#include "core/match/lesson.h"
#include "web/kit/geometry.h"
#include "web/learn/progress.h"

#include <string>
#include <string_view>

namespace cardfront {

struct App;

struct Learning {
    Course course;           // that was fetched last
    int lesson = -1;         // of it, or after their numbers of its puzzles, on the table; -1: none
    std::size_t note = 0;    // that is told now; their number: the lesson has ended
    bool coached = false;    // the game after it: the best action is told in each turn
    int coached_at = -1;     // the session's version for which that was asked
    Lesson riddle{};         // the puzzle that was on the table last
    std::string best{};      // its best action, in words
    std::string why{};       // and the reason
    std::string wrong{};     // what was answered there last, in words; "": nothing wrong yet
    puzzles::Try answered{}; // how it was since it was put there
    std::string kept{};      // of all games' lessons and puzzles, see web/learn/progress.h
    kit::Rect pointed{};     // of the last frame
    int folded = -1;         // the note that is folded to a line where there is little room
    bool acts = false;       // something was half chosen in the last frame
    // A lesson, or a game after one, is on the table.
    bool on() const { return lesson >= 0 || coached; }
};

// Nobody has ended a lesson or kept a game here: lessons are the first thing to do.
bool is_newcomer(const App& app);

namespace lessons {

// The list of the lessons that were fetched last, in place of the table.
void show_list(App& app);
// The text of a game's lessons has come: what waited for it is done.
void arrived(App& app, std::string_view game, std::string_view text);
// Another language is spoken: the lessons that were fetched come in it.
void say_anew(App& app);
// What the learner wants to do, who is to move; false: there is no lesson, it is an action as any other.
bool act(App& app, Action action);
// Asks for the next hint where the game is one with hints.
void coach(App& app, bool resting);

// The lesson on the table; a puzzle is one too. Needs Learning::lesson to tell of one.
const Lesson& on_table(const App& app);
// Puts the one with that number there, at that note.
void show(App& app, std::size_t lesson, std::size_t note);
// What the note there waits for is played by itself.
void go_to_next_note(App& app);
// A practice game with hints from there.
void play_on(App& app);
// Brings the text of a game's lessons; then that command is performed.
void fetch(App& app, int game, std::string then);

// How far a lesson has come, as it is kept.
struct Progress {
    std::size_t note = 0;
    bool done = false;
};
Progress progress_of(const App& app, const Lesson& lesson);
bool is_begun(const App& app, int game); // one of its lessons or puzzles

// What is told now; "": the lesson moves on to it.
std::string words_now(const App& app);
std::string no_step_before(); // why it does not go back

} // namespace lessons

} // namespace cardfront
