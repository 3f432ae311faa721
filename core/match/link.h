// A match as a link: all of it in some hundred letters, nothing stored anywhere.
//
//   #game=1cccccPPPP...
//
// "1" is the version of this form, c the checksum of what follows, P the packed digits: which kind of link,
// game, version of its rules, set-up, players, lists, seed; then each action as its number among the legal
// ones, and a fingerprint of where it ends. All letters are those of base64 for links (RFC 4648, section 5).
#pragma once

#include "core/match/address.h"
#include "core/match/match.h"

#include <optional>
#include <string>
#include <string_view>

namespace cardfront::links {

inline constexpr std::string_view head = "game=";  // after the "#"
inline constexpr std::size_t most_actions = 20000; // of a match in a link
inline constexpr std::size_t sum_letters = 5;      // of its checksum, after the form's version

enum class Kind : std::uint8_t {
    deal,    // a set-up with its seed, to be played
    match,   // as far as it was played
    puzzle,  // a match up to the position in which something is to be found
    resigned // a match that ended so; read() tells of it as of a match
};

struct Linked {
    Kind kind = Kind::deal;
    Match match;        // of a deal: without an action
    std::string notice; // a sentence: other rules made it, and these play it; "": none
    std::string link;   // as it was made, from `head` on
};

// Each begins with `head`. `deal` needs a set-up that check() passes.
std::string of_deal(const MatchSetup& deal);
// A problem: it began from a position, or has too many actions.
Result<std::string> of_match(const Match& match);
// Of the position after so many actions, 0 to all.
Result<std::string> of_puzzle(const Match& match, std::size_t actions);

// With the front that fits these packed digits, whatever they are.
std::string sealed(std::string_view packed);

// From the whole link or from what follows its "#", however it was handed on (address.h): the checksum tells
// where it ends.
Result<Linked> read(std::string_view text);

} // namespace cardfront::links
