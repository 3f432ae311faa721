// What the computer's search has found out, in words for people: hints in their own turn, and the review of a
// game that is over. Both know what the player knew, and nothing else.
#pragma once

#include "core/match/moment.h"
#include "core/mind/answer.h"

#include <string>
#include <vector>

namespace cardfront {

// What a think job is for.
enum class Wish : std::uint8_t { decision, hint, review };

// "9 of Hearts: Play on row 2", without a full stop at its end.
std::string title_of(const Seen& view, Action action, const Names& names);
std::string title_of(const ActionWords& words);

// A choice to take, and why: what it does now in the game's words, and what came of it in the games that were
// tried, which is a footnote to it. One of the two may be empty.
struct Suggestion {
    Action action;
    std::string title, effect, figures;
    std::string reason() const { return sentences(effect, figures); }
};
std::vector<Suggestion> suggestions(const Seen& view, const Answer& answer, const Names& names);

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
    void judge(const Match& match, const Answer& answer);
    // Where something was found: so many actions had been done, ascending.
    std::vector<std::size_t> points() const;
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
