// A page that the host talks to; for the host's own files.
#pragma once

#include "web/far/host.h"

namespace cardfront::far {

struct Host::Peer {
    Peer(std::string tag_of, std::uint64_t life) : tag(std::move(tag_of)), line(life) {}

    std::string tag;
    Channel line;
    bool known = false;   // it has said who it is, and was welcomed or not let in
    bool removed = false; // it may not come back
    bool onlooker = false;
    bool sits = false;  // may; of what came last
    bool waits = false; // for a seat
    Seat seat = nobody;
    bool rematch = false;
    std::string name;
    std::optional<Why> no;           // that it was told last, and is so still
    Digest promise{}, vow{};         // of its part of the seed, for that promise
    bool shares = false;             // in the deal, by what it has promised
    bool may_ask = true;             // something of all others; once a datagram
    bool lost = false;               // what waited for it was too much: it is told again when it is heard
    bool unbounded = false;          // all is put that there is to tell
    std::optional<Roster> roster;    // that was put last
    std::uint32_t roster_number = 0; // of that message
    std::uint32_t next = 0;          // what comes of so many deeds it is told next
    std::uint32_t until = 0;         // of so many it is told only those that were not taken back
    std::uint32_t opened = 0;        // deeds that were opened to it, and whether any part was
    bool opens = false;

    bool looks() const { return known && !removed && (onlooker || seat != nobody); }
    void put(Message message) { line.box.put(bytes_of(std::move(message))); }
    bool fits(std::size_t bytes) const { return unbounded || line.box.empty() || bytes <= line.box.room(); }
    void code(Coder& coder);
    // It knows nothing.
    void forget() {
        next = opened = 0;
        opens = false;
        last.reset();
        follower.reset();
        roster.reset();
    }

    // Made again where they are missing.
    std::optional<Seen> last; // what it was told last
    std::optional<Follower> follower;
};

// Of those who knock so many at most look on. Bytes that wait: for one, as much as a wire takes; for all, so
// that the room can be kept and read again.
inline constexpr std::size_t most_tag_bytes = 64, most_peers = 64, most_onlookers = 32;
inline constexpr std::size_t most_box_bytes = 180000, most_boxes_bytes = 1500000;
inline constexpr std::size_t most_small_talk = 4000; // bytes that wait, beyond which no phrase is put

template <class M>
void Host::to_all(const M& message) {
    for (const auto& peer : peers_)
        if (peer->looks()) peer->put(message);
    changed_ = true;
}

} // namespace cardfront::far
