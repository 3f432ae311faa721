// Lessons: records with notes. A note says something before an action, points at a thing, and waits for the
// action, or to be read. One text holds the lessons of a game (assets/lessons/<game>.md), as Markdown that
// people read too:
//
//   # Head-to-Head Poker            (what follows is prose, but for the rules that a first game needs)
//   needs HH-1 HH-7
//
//   ## Your first row
//       lesson first-row
//       minutes 4
//       seed 7                      (and so on as in a record, without its first two lines; an option that
//       came
//                                    later may be left out: Option::absent)
//       option type draw-1
//       seat 1 person You
//       seat 2 computer beginner Ada
//       practice yes
//
//   - `1 deal`
//   - This is to be read.           (and the game waits for that)
//     points: place 3 - 1 -
//   - `1 play 30 2 0` Lay it here.  (it waits for this action; of another player, to be read before it)
//     points: select 30, do play 30 2 0
//     teaches: HH-7 HH-8
//     else: That works too. Here we look at ...
//   - `1 play 12 0 0` Wherever you like.
//     free
//   - `play on` Now go on by yourself.
//
// Actions without words are played by themselves; those before the first words have been played when the
// lesson begins. A person's seat is the learner's.
//
// In the page's copy of the text the game's puzzles (core/match/puzzle.h) follow after the line "# Puzzles".
// One on the table is a lesson of two notes: the riddle, and what is told after it (core/mind/advice.h has
// the words of that).
#pragma once

#include "core/match/match.h"
#include "core/match/puzzle.h"

#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

struct Note {
    std::size_t at = 0;      // so many actions are done when it is told
    bool acts = false;       // it waits for the next action, which is the learner's; else to be read
    bool free = false;       // another action will do, if the lesson can go on from it
    bool riddle = false;     // what is to be done is not told: it is to be found
    bool plays_on = false;   // the last one: the lesson ends in a game
    std::string words{};     // one or two sentences
    std::string footnote{};  // a lesser one below them; "": none
    std::string otherwise{}; // what another action is answered with; "": the usual
    std::vector<std::string>
        points{}; // things, in the order in which they are touched: Pointed, or ids of the canvas
    std::vector<std::string> teaches{}; // ids of rules
};

struct Lesson {
    std::string key, title;
    int minutes = 0; // about
    MatchSetup setup;
    std::vector<Action> actions;
    std::vector<Seat> movers; // whose each of them is
    std::vector<Note> notes;  // one at least, by their `at`
    std::size_t begins() const { return notes.front().at; }
};

struct Course {
    int game = -1;
    std::vector<std::string> needs; // ids of rules that a first game needs
    std::vector<Lesson> lessons;
    std::vector<Puzzle> puzzles; // by level, else in the order of the text; their numbers count from 1
    Problem puzzles_problem;     // why there are none; its reason is "" where nothing is wrong
};

// Functions of the page's second part (tools/build/split.mjs): they deal.
namespace lessons {

inline constexpr std::size_t most_course_bytes = 1U << 18U;

// A fault tells its line. What could be done in place of an action that is not allowed is what can be done at
// the end of the text before it. One in the puzzles is told by the course, which then has none.
Result<Course> read(int game, std::string_view text);
// The course's puzzle as a lesson: all that was done, then the best action. A problem: its link does not lead
// to such a position under these rules.
Result<Lesson> of_puzzle(const Course& course, std::size_t number);
// After so many of its actions; the learner has that name, "": the lesson's.
Match match_at(const Lesson& lesson, std::size_t actions, const std::string& learner = {});
// Can the lesson's actions from number `from` on be played in that position?
bool goes_on(const Lesson& lesson, Position state, std::size_t from);
// A place of the table that is pointed at, "place AREA SEAT ROW INDEX" by numbers or "-"; nothing: it is an
// id.
std::optional<Place> place_of(std::string_view pointed);
Seat learner_of(const Lesson& lesson);

} // namespace lessons

} // namespace cardfront
