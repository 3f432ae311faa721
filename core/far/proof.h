// That a deal was fair and a guest was shown the truth, as the guest finds out when the game is over. The
// seed is made of a part by the host and by each guest who shares in the deal. All promise theirs by its
// hash, the host first; a guest says its own when it has been told all these promises, once for each match.
// So nobody chooses a part who knows another's, though the host be in league with guests; what is left to
// them is to give a deal up, or to leave a part of their own unsaid, and both are told. In the end the host
// opens all parts and all that was done, and the guest plays it again and compares.
#pragma once

#include "core/far/sha256.h"
#include "core/far/telling.h"

#include <optional>

namespace cardfront::far {

// The host's part, and that of each seat that somebody far took before the deal; zeros: none.
struct Parts {
    Digest host{};
    std::array<Digest, most_seats> guests{};
};
Digest promise_of(const Digest& part);
// Who shares in a deal, and what each has promised; of one alone that is not needed.
struct Vows {
    SeatSet seats = 0;
    std::array<Digest, most_seats> of{};
    std::array<std::string, most_seats> names{}; // of these people: others may sit there later
    void code(Coder& coder);
    // May a guest of that seat who has made this vow say its part to these?
    bool hold(Seat seat, const Digest& vow) const;
    bool operator==(const Vows&) const = default;
};
std::uint64_t seed_of(const Parts& parts);

// One thing that was done in a match: an action, a resignation, or it went back to where so many were done.
struct Deed {
    bool back = false;
    Action action;
    std::uint32_t to = 0;
    void code(Coder& coder);
    bool operator==(const Deed&) const = default;
};
inline constexpr std::size_t most_deeds = 1U << 16U;
bool do_deed(Match& match, const Deed& deed); // false: it cannot be done, and nothing was

// All that a guest was told of a match, as a running hash: what was told itself need not be kept for it.
class Heard {
  public:
    // After so many deeds. `moment`: what came of them, as it was told after the one before (telling.h);
    // where it went back nothing but to where is told.
    void moment(std::uint32_t deeds, BytesView moment) { add(deeds, false, moment); }
    void back(std::uint32_t deeds, std::uint32_t to);
    void code(Coder& coder);

    struct Item {
        std::uint32_t deeds = 0;
        bool back = false;
        std::array<std::uint8_t, 8> hash{}; // the running one's begin: it finds the first that differs
    };
    const std::vector<Item>& items() const { return items_; }
    const Digest& running() const { return running_; }

  private:
    void add(std::uint32_t deeds, bool back, BytesView bytes);

    Digest running_{};
    std::vector<Item> items_;
};

struct Opened {
    Parts parts;
    std::vector<Deed> deeds;
};

struct Verdict {
    std::string words; // one sentence
    bool fair = false;
    std::optional<std::size_t> number; // of the first moment, by its actions, that was not as told
    std::optional<Match> match;        // as the host says it was, where it can be played
};
// What a guest knows besides.
struct Witness {
    MatchSetup setup; // without its seed
    Seat eyes = nobody;
    Digest promise{};
    bool shares = false; // the seed has a part of the guest's, who has the seat `eyes`
    Digest part{};
    Vows vows{};               // that it was told before it said its part
    bool gave_up_deal = false; // one before this, when the guest had said its part
    // So many deeds were done when it came, or was told all again: what was taken back of them it was not
    // told.
    std::uint32_t until = 0;
    // What it was told before it was told again.
    struct Earlier {
        Heard heard;
        std::uint32_t until = 0;
    };
    std::vector<Earlier> earlier{};
};
Verdict judge(const Witness& witness, const Heard& heard, const Opened& opened);

} // namespace cardfront::far
