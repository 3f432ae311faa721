#include "core/mind/answer.h"

#include <algorithm>

namespace cardfront {

namespace {

constexpr std::size_t numbers_of_action = 4, numbers_of_choice = 8;
// So that sums stay numbers.
constexpr std::int32_t most_visits = 1 << 24;
constexpr std::size_t most_answers = 64;

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

std::optional<Answer> read_one(const Seen& view, std::span<const std::int32_t> numbers) {
    if (numbers.size() % numbers_of_choice != numbers_of_action) return {};
    const auto best = read_action(view, numbers);
    if (!best) return {};
    Answer answer{*best, {}};
    for (auto rest = numbers.subspan(numbers_of_action); !rest.empty();
         rest = rest.subspan(numbers_of_choice)) {
        const auto action = read_action(view, rest);
        const std::int32_t visits = rest[4], value = rest[5], gains = rest[6], losses = rest[7];
        if (!action || !within(visits, 1, most_visits) || !within(value, -1000, 1000) ||
            !within(gains, 0, visits) || !within(losses, 0, visits - gains))
            return {};
        // The best first, each once.
        const auto& before = answer.choices;
        if (before.empty() ? *action != *best
                           : static_cast<std::uint32_t>(visits) > before.back().visits ||
                                 std::any_of(before.begin(), before.end(),
                                             [&](const Candidate& other) { return other.action == *action; }))
            return {};
        answer.choices.push_back({*action, static_cast<std::uint32_t>(visits), value,
                                  static_cast<std::uint32_t>(gains), static_cast<std::uint32_t>(losses)});
    }
    return answer;
}

bool better(const Candidate& one, const Candidate& other) {
    if (one.visits != other.visits) return one.visits > other.visits;
    return one.value != other.value ? one.value > other.value : one.action < other.action;
}

} // namespace

Answer answer_of(const Thinker& thinker) {
    return {thinker.best(), thinker.candidates()};
}

Answer joined(std::span<const Answer> answers) {
    assert(!answers.empty());
    if (answers.size() == 1) return answers[0];
    Answer out{answers[0].best, {}};
    std::vector<std::int64_t> values; // summed, by choice
    for (const Answer& answer : answers)
        for (const Candidate& found : answer.choices) {
            std::size_t at = 0;
            while (at < out.choices.size() && out.choices[at].action != found.action) ++at;
            if (at == out.choices.size()) {
                out.choices.push_back({.action = found.action});
                values.push_back(0);
            }
            Candidate& sum = out.choices[at];
            sum.visits += found.visits, sum.gains += found.gains, sum.losses += found.losses;
            values[at] += std::int64_t{found.value} * found.visits;
        }
    for (std::size_t i = 0; i < values.size(); ++i)
        out.choices[i].value = static_cast<int>(values[i] / out.choices[i].visits);
    std::sort(out.choices.begin(), out.choices.end(), better);
    if (!out.choices.empty()) out.best = out.choices[0].action;
    return out;
}

std::vector<std::int32_t> numbers_of(const Thinker& thinker) {
    std::vector<std::int32_t> out{0};
    add(out, thinker.best());
    for (const Candidate& choice : thinker.candidates()) {
        add(out, choice.action);
        add(out, {choice.visits, choice.value, choice.gains, choice.losses});
    }
    out[0] = static_cast<std::int32_t>(out.size() - 1);
    return out;
}

std::optional<Answer> read_answer(const Seen& view, std::span<const std::int32_t> numbers) {
    std::vector<Answer> answers;
    while (!numbers.empty()) {
        const auto rest = numbers.subspan(1);
        if (!within(numbers[0], 0, static_cast<std::int32_t>(rest.size())) || answers.size() == most_answers)
            return {};
        const auto count = static_cast<std::size_t>(numbers[0]);
        auto answer = read_one(view, rest.first(count));
        if (!answer) return {};
        answers.push_back(std::move(*answer));
        numbers = rest.subspan(count);
    }
    if (answers.empty()) return {};
    return joined(answers);
}

} // namespace cardfront
