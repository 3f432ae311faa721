// What a Thinker has found out as plain numbers, for the way from the worker to the page, and back.
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

// The best action as verb, a, b and c; for each choice the same four, visits, value, gains,
// losses, gained, lost.
std::vector<std::int32_t> numbers_of(const Thinker& thinker);
// Nothing if these are not an answer for this view: they may come from anywhere.
std::optional<Answer> read_answer(const Seen& view, std::span<const std::int32_t> numbers);

} // namespace cardfront
