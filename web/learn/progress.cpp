#include "web/learn/progress.h"

#include "core/text/text.h"

#include <algorithm>
#include <array>

namespace cardfront {

namespace lessons {

std::optional<std::string_view> kept_line(std::string_view text, std::string_view head) {
    for (Lines in(text); in.more();)
        if (const std::string_view line = in.next(); line.substr(0, head.size()) == head)
            return line.substr(head.size());
    return std::nullopt;
}

std::string with_line(std::string_view text, std::string_view head, std::string_view rest) {
    std::string out;
    for (Lines in(text); in.more();)
        if (const std::string_view line = in.next(); !line.empty() && line.substr(0, head.size()) != head)
            (out += line) += '\n';
    return ((out += head) += rest) += '\n';
}

} // namespace lessons

namespace puzzles {

namespace {

constexpr std::array<std::string_view, 5> answer_names{"", "tried", "shown", "later", "first"};

std::string answer_head(std::string_view game, std::string_view key) {
    return ((std::string(game) += " puzzle ") += key) += ' ';
}

} // namespace

Try kept_answer(std::string_view text, std::string_view game, std::string_view key) {
    const auto rest = lessons::kept_line(text, answer_head(game, key));
    for (std::size_t i = 1; rest && i < answer_names.size(); ++i)
        if (*rest == answer_names[i]) return static_cast<Try>(i);
    return Try::none;
}

std::string with_answer(std::string_view text, std::string_view game, std::string_view key, Try now) {
    const Try before = kept_answer(text, game, key);
    if (now == Try::first && before != Try::none) now = Try::later;
    const auto best = static_cast<std::size_t>(std::max(before, now));
    return lessons::with_line(text, answer_head(game, key), answer_names[best]);
}

} // namespace puzzles

} // namespace cardfront
