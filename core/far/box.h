// What goes from one page to one other, whatever the wire does: numbered, acknowledged, in order, each
// message once. A datagram is all that the other side has not acknowledged, and how much has come from there,
// so getting any one of them is enough; it takes the place of all before it.
//
//   version, life of the sender, life that is acknowledged, received, and its trace, first, trace before it,
//   messages
//
// A life is a number that its side makes when it begins with nothing; a later one is larger. So one who has
// lost all is known as such, and nothing that was said to an earlier life counts. A trace is a hash of all
// messages up to there: a browser that has lost its last writes says other things by the same numbers, finds
// out by what the other side has received, and begins a larger life. Nothing here trusts the wire's bytes;
// that they come from the other side at all is for the wire to know.
#pragma once

#include "core/far/bytes.h"
#include "core/result.h"

#include <deque>

namespace cardfront::far {

// Of all that goes between pages. Raised whenever something would be misread.
inline constexpr std::uint8_t protocol_version = 2;
inline constexpr std::size_t most_datagram_bytes =
    20000; // of one that is kept small by room(): relays take it

class Box {
  public:
    explicit Box(std::uint64_t life) : life_(life) {}

    void put(Bytes message);
    // How many bytes of a long tale may be put before the datagram gets too large, short messages besides.
    std::size_t room() const;
    bool empty() const { return waiting_.empty(); } // all is acknowledged
    std::size_t bytes() const { return bytes_; }    // that wait
    // The number of what was put last, and whether what had a number is acknowledged.
    std::uint32_t last() const { return first_ + static_cast<std::uint32_t>(waiting_.size()) - 1; }
    bool acknowledged(std::uint32_t number) const { return number < first_; }
    // What waits is void: the other side goes on with what is put from now on.
    void begin_anew();
    // This side has lost what it had said: it begins with nothing, and the other side tells all again.
    void begin_life(std::uint64_t life);
    Bytes datagram() const;

    struct Received {
        std::vector<Bytes> messages; // that are new, in order
        bool anew = false;           // the other side has begun with nothing: tell all again
        // It goes on from what is not known here any more, or has dropped it: begin_life(), and tell all
        // again.
        bool behind = false;
    };
    // A problem: this is no datagram of such a box, and nothing has changed.
    Result<Received> receive(BytesView datagram);
    // A datagram is due: something was put, or has come that is not acknowledged, since this was last asked.
    bool take_due() { return std::exchange(due_, false); }

    // To the store and back.
    void code(Coder& coder);

  private:
    struct Datagram;
    void take_answers(std::uint32_t received);

    std::uint64_t life_, theirs_ = 0;    // 0: nothing has come yet
    std::uint32_t first_ = 1;            // the number of the first message that waits
    std::uint32_t received_ = 0;         // the number of the last one that came
    std::uint64_t said_ = 0, heard_ = 0; // traces: of all before first_, of all up to received_
    std::deque<Bytes> waiting_;
    std::size_t bytes_ = 0; // that wait
    bool due_ = false;
};

} // namespace cardfront::far
