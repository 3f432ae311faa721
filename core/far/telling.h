// Moments as bytes: what goes to a guest, and what the proof is made of. A moment is written as the
// difference from the view before it, so its length is a function of what its own eyes see, and of nothing
// else.
#pragma once

#include "core/far/bytes.h"
#include "core/match/moment.h"

#include <optional>

namespace cardfront::far {

// Of these bytes, which guests keep hashes of. Raised whenever they are laid out otherwise.
inline constexpr std::int32_t telling_version = 2;
// The oldest whose bytes are as they would be now, so that what was kept by it goes on: 1 knew no
// resignation.
inline constexpr std::int32_t oldest_telling = 1;

// `before`: what the same eyes saw before it; nullptr: it stands for itself.
Bytes bytes_of(const Moment& moment, const Seen* before);

// In a game of so many seats; without its lines. Nothing: these bytes are no moment that these eyes may get
// there. Its view is sane, can be asked and played on, and holds no more than the eyes may see.
std::optional<Moment> read_moment(BytesView bytes, int game, int seats, Seat eyes, const Seen* before);

// The moments of a match as it goes on, for some eyes. The next costs one action, however long the match is.
class Follower {
  public:
    Follower(const Match& match, Seat eyes) : match_(match), eyes_(eyes) {} // the match stays where it is
    void went_back() { telling_.reset(); }
    Moment now() { // of how it stands
        const std::size_t number = match_.steps().size();
        if (!telling_ || next_ != number) telling_.emplace(match_, eyes_, number);
        next_ = number + 1;
        return telling_->next();
    }

  private:
    const Match& match_;
    Seat eyes_;
    std::optional<Telling> telling_;
    std::size_t next_ = 0;
};

} // namespace cardfront::far
