#include "core/match/lists.h"

#include "core/text/text.h"
#include "core/words.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <span>
#include <utility>

namespace cardfront {

namespace {

constexpr std::string_view blanks = " \t\r";
constexpr std::size_t longest_guess = 40; // bytes; nothing longer is like a key

// How many letters have to be put in, taken away or changed (Levenshtein 1966).
std::size_t distance(std::string_view one, std::string_view other) {
    std::vector<std::size_t> row(other.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < one.size(); ++i) {
        std::size_t above_left = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < other.size(); ++j) {
            const std::size_t changed = above_left + (one[i] == other[j] ? 0 : 1);
            above_left = row[j + 1];
            row[j + 1] = std::min({changed, above_left + 1, row[j] + 1});
        }
    }
    return row.back();
}

// "3 line-warden", added to the list; the reason why not.
std::optional<std::string> read_entry(const Shelf& shelf, std::string_view entry, List& list) {
    const std::size_t blank = std::min(entry.find_first_of(" \t"), entry.size());
    const std::string_view key = trimmed(entry.substr(blank), blanks);
    const Named shown{"entry", std::string(entry.substr(0, longest_guess))};
    const auto count = parse_number(entry.substr(0, blank), UINT32_MAX);
    if (!count || key.empty()) return say("“{entry}” is not a number and a key.", {shown});
    if (*count < 1 || *count > most_copies)
        return say("“{entry}”: a number is 1 to {most}.", {shown, {"most", std::to_string(most_copies)}});
    for (std::size_t i = 0; i < shelf.items.size(); ++i) {
        if (shelf.items[i].key != key) continue;
        if (list.counts[i] != 0) return say("“{entry}”: this stands there twice.", {shown});
        list.counts[i] = static_cast<std::uint8_t>(*count);
        return {};
    }
    if (const char* const nearest = nearest_key(shelf, key, false))
        return say("“{entry}”: there is no such key. Is “{nearest}” meant?", {shown, {"nearest", nearest}});
    return say("“{entry}”: there is no such key.", {shown});
}

} // namespace

const char* nearest_key(const Shelf& shelf, std::string_view words, bool surely) {
    if (words.size() > longest_guess) return nullptr;
    const char* nearest = nullptr;
    std::size_t least = words.size() / (surely ? 4 : 2) + 1;
    for (const Item& item : shelf.items)
        for (const std::string_view each : {item.key, item.name})
            if (const std::size_t letters = distance(words, each); letters < least)
                least = letters, nearest = item.key;
    return nearest;
}

std::string list_text(const Shelf& shelf, const List& list) {
    std::string out;
    for (std::size_t i = 0; i < shelf.items.size(); ++i) {
        if (list.counts[i] == 0) continue;
        if (!out.empty()) out += ", ";
        (out += std::to_string(list.counts[i]) + ' ') += shelf.items[i].key;
    }
    return out;
}

Result<List> read_list(const Shelf& shelf, std::string_view text) {
    if (text.size() > most_list_bytes) return Problem{say("This text is too long for a list.")};
    List list;
    int number = 0;
    for (const std::string_view line : split(text, '\n')) {
        ++number;
        for (const std::string_view part : split(line, ','))
            if (const std::string_view entry = trimmed(part, blanks); !entry.empty())
                if (auto reason = read_entry(shelf, entry, list)) return Problem{*reason, number};
    }
    return list;
}

List ready_list(const Shelf& shelf, std::size_t index) {
    const auto list = read_list(shelf, shelf.ready[index].list);
    assert(list);
    return *list;
}

bool is_offered(const Shelf& shelf, std::size_t index, const Setup& setup) {
    bool (*const suits)(const Setup&) = shelf.ready[index].suits;
    return (suits == nullptr || suits(setup)) && faults(shelf, setup, ready_list(shelf, index)).empty();
}

Setup with_usual_lists(const GameInfo& info, Setup setup) {
    const std::span<const List> brought(setup.lists.data(), setup.seats);
    const auto is_missing = [](const List& each) { return each.empty(); };
    if (info.shelf == nullptr || std::none_of(brought.begin(), brought.end(), is_missing)) return setup;
    std::vector<List> usual;
    for (std::size_t i = 0; i < info.shelf().ready.size(); ++i)
        if (is_offered(info.shelf(), i, setup)) usual.push_back(ready_list(info.shelf(), i));
    assert(!usual.empty());
    for (std::size_t seat = 0; seat < setup.seats; ++seat)
        if (setup.lists[seat].empty()) setup.lists[seat] = usual[seat % usual.size()];
    return setup;
}

std::optional<Problem> check_lists(const GameInfo& info, const Setup& setup) {
    const std::size_t items = info.shelf == nullptr ? 0 : info.shelf().items.size();
    for (std::size_t seat = 0; seat < setup.lists.size(); ++seat) {
        const List& list = setup.lists[seat];
        if (list.empty()) continue;
        const Named number{"seat", std::to_string(seat + 1)};
        if (info.shelf == nullptr) return Problem{say("{game} has no lists.", {{"game", say(info.title)}})};
        if (seat >= setup.seats)
            return Problem{say("There is a list for seat {seat}, but no player.", {number})};
        if (std::any_of(list.counts.begin() + static_cast<std::ptrdiff_t>(items), list.counts.end(),
                        [](std::uint8_t count) { return count != 0; }))
            return Problem{say("The list of seat {seat} has what the game has not.", {number})};
        if (const auto found = faults(info.shelf(), setup, list); !found.empty())
            return Problem{say("The list of seat {seat}: {fault} (Rule {rule})",
                               {number, {"fault", found[0].words}, {"rule", found[0].rule}})};
    }
    return std::nullopt;
}

} // namespace cardfront
