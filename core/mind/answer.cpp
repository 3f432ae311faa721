#include "core/mind/answer.h"

#include <algorithm>

namespace cardfront {

namespace {

constexpr std::size_t numbers_of_action = 5, numbers_of_choice = 11;

void add(std::vector<std::int32_t>& out, std::initializer_list<std::int64_t> numbers) {
    constexpr std::int64_t most = INT32_MAX;
    for (const std::int64_t number : numbers)
        out.push_back(static_cast<std::int32_t>(std::min(number, most)));
}

void add(std::vector<std::int32_t>& out, const Action& action) {
    add(out, {action.verb, action.a, action.b, action.c});
    out.push_back(static_cast<std::int32_t>(action.set));
}

bool within(std::int32_t number, std::int32_t least, std::int32_t most) {
    return number >= least && number <= most;
}

std::optional<Action> read_action(const AnyState& view, std::span<const std::int32_t> numbers) {
    const bool bytes = within(numbers[0], 0, 255) && within(numbers[1], -128, 127) &&
                       within(numbers[2], -128, 127) && within(numbers[3], -128, 127);
    if (!bytes) return {};
    const Action action{static_cast<std::uint8_t>(numbers[0]), static_cast<std::int8_t>(numbers[1]),
                        static_cast<std::int8_t>(numbers[2]), static_cast<std::int8_t>(numbers[3]),
                        static_cast<std::uint32_t>(numbers[4])};
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

std::optional<Answer> read_answer(const AnyState& view, std::span<const std::int32_t> numbers) {
    if (numbers.size() % numbers_of_choice != numbers_of_action) return {};
    const auto best = read_action(view, numbers);
    if (!best) return {};
    Answer answer{*best, {}};
    for (auto rest = numbers.subspan(numbers_of_action); !rest.empty();
         rest = rest.subspan(numbers_of_choice)) {
        const auto action = read_action(view, rest);
        const std::int32_t visits = rest[5], value = rest[6], gains = rest[7], losses = rest[8];
        if (!action || visits <= 0 || !within(value, -1000, 1000) || !within(gains, 0, visits) ||
            !within(losses, 0, visits - gains) || rest[9] < 0 || rest[10] < 0)
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
                                  rest[9], rest[10]});
    }
    return answer;
}

} // namespace cardfront
