#include "core/mind/answer.h"

#include <algorithm>

namespace cardfront {

namespace {

constexpr std::size_t numbers_of_action = 4, numbers_of_choice = 10;

void add(std::vector<std::int32_t>& out, std::initializer_list<std::int64_t> numbers) {
    constexpr std::int64_t most = INT32_MAX;
    for (const std::int64_t number : numbers)
        out.push_back(static_cast<std::int32_t>(std::min(number, most)));
}

void add(std::vector<std::int32_t>& out, const Action& action) {
    add(out, {action.verb, action.a, action.b, action.c});
}

bool within(std::int32_t number, std::int32_t least, std::int32_t most) {
    return number >= least && number <= most;
}

std::optional<Action> read_action(const Seen& view, std::span<const std::int32_t> numbers) {
    const auto fits = [](std::int32_t number) { return within(number, INT16_MIN, INT16_MAX); };
    if (!within(numbers[0], 0, UINT16_MAX) || !fits(numbers[1]) || !fits(numbers[2]) || !fits(numbers[3]))
        return {};
    const Action action = make_action(numbers[0], numbers[1], numbers[2], numbers[3]);
    if (refusal(view, action)) return {};
    return action;
}

} // namespace

std::vector<std::int32_t> numbers_of(const Thinker& thinker) {
    std::vector<std::int32_t> out;
    add(out, thinker.best());
    for (const Candidate& choice : thinker.candidates()) {
        add(out, choice.action);
        add(out, {choice.visits, choice.value, choice.gains, choice.losses, choice.gained, choice.lost});
    }
    return out;
}

std::optional<Answer> read_answer(const Seen& view, std::span<const std::int32_t> numbers) {
    if (numbers.size() % numbers_of_choice != numbers_of_action) return {};
    const auto best = read_action(view, numbers);
    if (!best) return {};
    Answer answer{*best, {}};
    for (auto rest = numbers.subspan(numbers_of_action); !rest.empty();
         rest = rest.subspan(numbers_of_choice)) {
        const auto action = read_action(view, rest);
        const std::int32_t visits = rest[4], value = rest[5], gains = rest[6], losses = rest[7];
        if (!action || visits <= 0 || !within(value, -1000, 1000) || !within(gains, 0, visits) ||
            !within(losses, 0, visits - gains) || rest[8] < 0 || rest[9] < 0)
            return {};
        // The best first, each once.
        const auto& before = answer.choices;
        if (before.empty() ? *action != *best
                           : static_cast<std::uint32_t>(visits) > before.back().visits ||
                                 std::any_of(before.begin(), before.end(),
                                             [&](const Candidate& other) { return other.action == *action; }))
            return {};
        answer.choices.push_back({*action, static_cast<std::uint32_t>(visits), value,
                                  static_cast<std::uint32_t>(gains), static_cast<std::uint32_t>(losses),
                                  rest[8], rest[9]});
    }
    return answer;
}

} // namespace cardfront
