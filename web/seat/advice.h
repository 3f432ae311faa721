// Advice of the computer: a hint for the person to move, and the review of a match that is over. Both know
// what the person knew, and nothing else; and of one position both have one judgement.
#pragma once

#include "web/seat/eyes.h"
#include "web/seat/worker.h"
#include "web/store/settings.h"

#include <optional>
#include <utility>
#include <vector>

namespace cardfront {

class Advice {
  public:
    Advice(const Moments& moments, const Eyes& eyes, Worker& worker, const Settings& settings)
        : moments_(moments), eyes_(eyes), worker_(worker), settings_(settings) {}

    void hint();      // needs Session::can_hint; until the next action, or
    void drop_hint(); // also while it is being thought about
    bool hinting() const { return worker_.about(Wish::hint) && !quiet_; }
    const std::vector<Suggestion>& hints() const { return hints_; } // none: not asked, or not there yet
    bool hinted() const { return hinting() || !hints_.empty(); }
    // The best of them for the line that is always on, where the settings say so; nothing: not yet.
    const std::optional<Suggestion>& line() const { return line_; }
    bool looking() const { return worker_.about(Wish::hint); } // for one of them
    // Once after help was given.
    bool take_helped() { return std::exchange(helped_, false); }

    // Looks at what people decided; needs the game to be over, and the whole match. Goes on where it was
    // stopped.
    void review();
    void stop_review();
    const std::optional<Review>& reviewed() const { return review_; }
    std::vector<Section> found() const; // of what is reviewed, see Review::sections

    // --- For the session
    void forget();   // the match has changed
    void say_anew(); // in another language: what was advised is to be asked for again, what is reviewed stays
    // What is reviewed goes on, or the line, where a person may be given a hint. Call when time has passed.
    void go_on(bool can_hint);
    // What was thought for a hint or the review.
    void advised(const Answer& answer);
    // No answer comes. False: nobody has asked for it.
    bool worker_failed();

  private:
    struct Judged { // a position, by the actions before it and the hash of the view
        std::size_t actions;
        std::uint64_t view;
        Answer answer;
    };
    const Answer* known(std::size_t actions, const Seen& view) const;
    void think(const Seen& view, std::size_t actions, Wish wish);
    void tell(const Answer& answer);

    const Moments& moments_;
    const Eyes& eyes_;
    Worker& worker_;
    const Settings& settings_;
    std::vector<Judged> judged_; // for hints, which the review is to agree with
    std::size_t thought_at_ = 0; // the actions before the position that was thought about last
    bool quiet_ = false;         // for the line alone
    bool helped_ = false;
    std::optional<std::size_t> lost_at_; // no answer came there, and none is asked for again
    std::vector<Suggestion> hints_;
    std::optional<Suggestion> line_;
    std::optional<Review> review_;
};

} // namespace cardfront
