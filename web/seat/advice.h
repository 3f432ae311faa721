// Advice of the computer: a hint for the person to move, and the review of a match that is over. Both know
// what the person knew, and nothing else.
#pragma once

#include "web/seat/eyes.h"
#include "web/seat/worker.h"

#include <optional>
#include <vector>

namespace cardfront {

class Advice {
  public:
    Advice(const Moments& moments, const Eyes& eyes, Worker& worker)
        : moments_(moments), eyes_(eyes), worker_(worker) {}

    void hint();      // needs Session::can_hint; until the next action, or
    void drop_hint(); // also while it is being thought about
    bool hinting() const { return worker_.about(Wish::hint); }
    const std::vector<Suggestion>& hints() const { return hints_; } // none: not asked, or not there yet
    bool hinted() const { return hinting() || !hints_.empty(); }

    // Looks at what people decided; needs the game to be over, and the whole match. Goes on where it was
    // stopped.
    void review();
    void stop_review();
    const std::optional<Review>& reviewed() const { return review_; }
    std::vector<Section> found() const; // of what is reviewed, see Review::sections

    // --- For the session
    void forget(); // the match has changed
    // What is reviewed goes on. Call when time has passed.
    void go_on();
    // What was thought for a hint or the review.
    void advised(const Answer& answer);
    void worker_failed();

  private:
    const Moments& moments_;
    const Eyes& eyes_;
    Worker& worker_;
    std::vector<Suggestion> hints_;
    std::optional<Review> review_;
};

} // namespace cardfront
