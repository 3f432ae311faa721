// How the page asks the computer, natively: the truth is redacted for the seat to move, and nothing but the
// bytes of that view, how many play, the manner and a seed from the view goes to the computer.
#pragma once

#include "core/mind/answer.h"

#include "tests/core/every_game.h"

#include <cstdint>
#include <vector>

namespace cardfront {

// All that the computer answers after thinking to the end: its decision and the figures of what it tried.
template <class S>
std::vector<std::int32_t> answer_to(const S& truth, int seats, const Manner& manner) {
    const Seen seen = seen_by(truth.turn(), truth);
    const auto thinker = think(game_number(seen.game()), seats, seen.bytes(), manner, hash(seen));
    if (!thinker) {
        ADD_FAILURE() << thinker.problem().reason;
        return {};
    }
    while (!(*thinker)->step()) {
    }
    std::vector<std::int32_t> numbers = numbers_of(**thinker);
    EXPECT_TRUE(read_answer(seen, numbers)) << "the page would not take it";
    return numbers;
}

// Another truth that looks the same to `who`, with as much as chance brings of the rest made anew: of several
// the one that differs in most bytes. Its generator is another one in any case.
template <class S>
S other_truth(const S& truth, Seat who, std::uint64_t chance) {
    const auto differences = [&](const S& other) {
        const auto* const one = reinterpret_cast<const unsigned char*>(&truth);
        const auto* const two = reinterpret_cast<const unsigned char*>(&other);
        int count = 0;
        for (std::size_t at = 0; at < sizeof(S); ++at) count += one[at] == two[at] ? 0 : 1;
        return count;
    };
    S best{};
    int most = -1;
    for (std::uint64_t n = 0; n < 8; ++n) {
        S other = truth;
        other.determinize(who, Random(chance * 8 + n));
        if (const int count = differences(other); count > most) most = count, best = other;
    }
    return best;
}

// Do they differ in more than the generator of what is to come?
template <class S>
bool other_secrets(S one, const S& two) {
    if constexpr (requires { one.random; }) one.random = two.random;
    return !same_bytes(one, two);
}

} // namespace cardfront
