// Here belongs a match between pages that are apart. The host has the truth, deals, and plays what guests
// want to do after the rules; a guest has the moments of its own eyes and nothing else. Both are Moments to
// tables, screens and the mirror, which do not know where a match lies. How bytes get from page to page is
// not known here: a datagram takes the place of the one before it for the same peer, and any that comes may
// be old, doubled or missing (core/far/box.h). Time is handed in, of a clock that goes on while a page is
// closed, and goes into no message.
//
// All that Host and Guest are is in kept(), which must be in the store before what take_datagrams() gives is
// sent: what another page was told is never forgotten. After anything was done: changed(), then kept() to the
// store, then take_datagrams() to the wire.
#pragma once

#include "core/far/box.h"
#include "core/far/messages.h"
#include "web/seat/moments.h"

namespace cardfront::far {

inline constexpr double beat_ms = 60000;  // somebody who is there says so that often
inline constexpr double away_ms = 150000; // without a sign of life
inline constexpr double repeat_ms = 4000; // before what is not acknowledged is said again; then ever later

// What is kept begins with this; raised when it is laid out otherwise, or cannot be gone on with.
inline constexpr std::uint8_t kept_version = 2;
// The next of it: which game, by which rules. Why that cannot be gone on with; "": it can.
std::string code_rules(Coder& coder, int game);

inline constexpr std::size_t most_phrases_heard = 8; // that wait to be shown

// A box, and when it speaks.
class Channel {
  public:
    explicit Channel(std::uint64_t life) : box(life) {}

    Box box;
    double heard_ms = -1; // the last sign of life; less than 0: none
    // What has come was sent then: what a relay has kept, or says again, is no new sign.
    void heard(double now_ms, double sent_ms) { heard_ms = std::max(heard_ms, std::min(now_ms, sent_ms)); }
    bool take_due(double now_ms) {
        const bool repeats = now_ms < sent_ms_ || now_ms - sent_ms_ >= (box.empty() ? beat_ms : wait_ms_);
        const bool fresh = box.take_due();
        if (!fresh && !repeats) return false;
        wait_ms_ = fresh ? repeat_ms : std::min(wait_ms_ * 2, beat_ms);
        sent_ms_ = now_ms;
        return true;
    }
    bool present(double now_ms) const { return heard_ms >= 0 && now_ms - heard_ms < away_ms; }
    void code(Coder& coder);

  private:
    double sent_ms_ = 0, wait_ms_ = repeat_ms;
};

// Somebody asks all others for something, or nobody does.
struct Question {
    Seat by = nobody;
    Wanted wanted;
    std::uint32_t deeds = 0; // that were done when it was asked
    void code(Coder& coder);
};
struct Settled {
    Wanted wanted;
    bool agreed = false;
};
// To where that seat may ask to go back: before its last choice, as far as all may know what was one.
// Nothing: it had none.
std::optional<std::size_t> last_choice(const Moments& moments, Seat seat);
// Would a seat know what others may not want it to have known, if all goes back to there?
bool uncovers(const Moments& moments, Seat eyes, std::size_t to);

} // namespace cardfront::far
