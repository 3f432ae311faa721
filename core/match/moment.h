// What a match is to one pair of eyes: moments. Tables, log, mirror, terminal, review and a guest far away
// get these and never the truth; nobody else decides who may know a card.
#pragma once

#include "core/match/match.h"
#include "core/seen.h"

#include <string>
#include <vector>

namespace cardfront {

// One step as some eyes may know it.
struct Moment {
    std::size_t number = 0; // of actions up to here; 0: the opening
    Seat eyes = nobody;
    Seat actor = nobody;       // who acted; nobody: the opening
    Action action;             // what others may not know of it is -1
    Seen view;                 // after it
    std::vector<Event> events; // a card that these eyes may not know is face_down
    std::vector<Line> lines;   // the same in words, the action first
    Seat turn() const { return action == resignation ? nobody : cardfront::turn(view); }
};

// What `eyes` may know of an event, and of an action that `actor` took.
Event seen_by(Seat eyes, Event event);
std::vector<Event> seen_by(Seat eyes, const std::vector<Event>& events);
// `before`: any view of the position in which it was taken.
Action seen_by(Seat eyes, const Position& before, Seat actor, Action action);

// The lines of a moment, from it alone. `before`: what its eyes saw before its action; nullptr: nobody says
// what was done.
std::vector<Line> lines_of(const Seen* before, const Moment& moment, const Names& names);

// Walks a match moment by moment, forward; each costs one action, however long the match is.
class Telling {
  public:
    // Needs a match that stays as it is meanwhile; `from`: 0 to the number of its actions. To the eyes' owner
    // themselves it says "you"; without, the words are the same for all, as far as these eyes know.
    Telling(const Match& match, Seat eyes, std::size_t from = 0, bool in_person = false);
    bool more() const { return next_ <= match_.steps().size(); }
    Moment next(); // needs more()

  private:
    const Match& match_;
    Names names_;
    Seat eyes_;
    std::size_t next_;
    Position truth_; // after action number next_ - 1
    Seen before_;    // what the eyes see of it
};

// Whose turn it is and what is to be done after so many of its actions, or how it ended, by that view of it.
std::string stand_words(const Match& match, std::size_t actions, const Seen& view);

} // namespace cardfront
