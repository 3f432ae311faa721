// What the computer's search has found out, in words for people: hints in their own turn, and the review of a
// game that is over. Both know what the player knew, and nothing else.
#pragma once

#include "core/match/moment.h"
#include "core/match/puzzle.h"
#include "core/mind/answer.h"

#include <string>
#include <vector>

namespace cardfront {

// What a think job is for.
enum class Wish : std::uint8_t { decision, hint, review };

// "9 of Hearts: Play on row 2", without a full stop at its end.
std::string title_of(const Seen& view, Action action, const Names& names);
std::string title_of(const ActionWords& words);

// How it stands after a choice, as far as can be seen, is told alike wherever the computer advises: as parts
// of 100, of which the others have the rest.
int part_of_100(int value); // of a Candidate's

// A choice to take, and why: what it does now in the game's words, or, where these are wanting, what came of
// it in the games that were tried; and how it stands then, or how much less well than by the best. Choices
// that differ in size alone are one.
struct Suggestion {
    Action action;
    std::string title, effect, figures;
    int part = -1; // see part_of_100; -1: it was not looked at
    std::string reason() const { return sentences(effect, figures); }
};
std::vector<Suggestion> suggestions(const Seen& view, const Answer& answer, const Names& names);

// Of a puzzle whose position has that view: what its best action does, what it leads to, and what is lost
// without it.
std::string why_best(const Seen& view, const Puzzle& puzzle, const Names& names);
// For a puzzle that is made: what came of its best action and of the best without it.
void note_what_came(Puzzle& puzzle, const Candidate& best, const Candidate& next);

// Judges each decision of each person, one after the other, by what they could know then.
class Review {
  public:
    explicit Review(const Match& match); // that is over

    std::size_t all() const { return decisions_.size(); }
    std::size_t done() const { return done_; }
    bool running() const { return on_ && done_ < all(); }
    void run(bool on) { on_ = on; }
    // The view to think about while it runs, and what has been thought.
    Seen view(const Match& match) const;
    std::size_t step() const { return decisions_[done_]; } // the actions before it
    void judge(const Match& match, const Answer& answer);
    // Where something was found: so many actions had been done, ascending.
    std::vector<std::size_t> points() const;
    // How it stood after what was played there, and after what looked better (part_of_100). Needs a point.
    struct Stand {
        int was, better;
    };
    Stand stand(std::size_t point) const;
    // What was found so far, each with what was played, what looked better, and by how much; or one kind
    // sentence. The first is about all, with the key "review"; the others have "point N", where N actions had
    // been done when it was decided.
    std::vector<Section> sections(const Match& match) const;

  private:
    struct Finding {
        std::size_t step;
        Candidate played, better;
        int loss() const { return better.value - played.value; }
    };
    std::vector<std::size_t> decisions_; // steps
    std::size_t done_ = 0;
    bool on_ = true;
    std::vector<Finding> findings_; // the gravest so far, in the order of the game
};

} // namespace cardfront
