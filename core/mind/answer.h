// What Thinkers have found out: joined, and as plain numbers for the way from the workers to the page, and
// back.
#pragma once

#include "core/mind/computer.h"

#include <optional>
#include <span>
#include <vector>

namespace cardfront {

struct Answer {
    Action best;
    std::vector<Candidate> choices; // that were tried, the best first; none if there was nothing to look at
};

Answer answer_of(const Thinker& thinker);
// What several have found out about one view, each for itself and by a chance of its own: visits and values
// of each choice are summed (root parallelisation: Cazenave and Jouandeau, "On the parallelization of UCT",
// 2007). Needs one answer at least; their order does not matter.
Answer joined(std::span<const Answer> answers);
// The seed of the one with that number of several who think, from 0 on.
constexpr std::uint64_t seed_of(std::uint64_t seed, int thinker) {
    return seed + (static_cast<std::uint64_t>(thinker) << 32U);
}

// How many numbers follow; the best action as verb, a, b and c; for each choice the same four, visits, value,
// gains, losses. Of several who think, one after the other.
std::vector<std::int32_t> numbers_of(const Thinker& thinker);
// What these have found out together; nothing if they are no answers for this view: they may come from
// anywhere.
std::optional<Answer> read_answer(const Seen& view, std::span<const std::int32_t> numbers);

} // namespace cardfront
