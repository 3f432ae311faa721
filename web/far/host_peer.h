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
    bool sits = false; // may; of what came last
    Seat seat = nobody;
    bool rematch = false;
    std::string name;
    Digest promise{}, part{}; // of the seed, for that promise
    std::uint32_t next = 0;   // what comes of so many deeds it is told next
    std::uint32_t until = 0;  // of so many it is told only those that were not taken back
    std::uint32_t opened = 0; // deeds that were opened to it, and whether any part was
    bool opens = false;

    bool looks() const { return known && !removed && (onlooker || seat != nobody); }
    void put(Message message) { line.box.put(bytes_of(std::move(message))); }
    void code(Coder& coder);
    // It knows nothing.
    void forget() {
        next = opened = 0;
        opens = false;
        last.reset();
        follower.reset();
    }

    // Made again where they are missing.
    std::optional<Seen> last; // what it was told last
    std::optional<Follower> follower;
};

inline constexpr std::size_t most_tag_bytes = 64, most_peers = 64;

} // namespace cardfront::far
