#include "core/words.h"

#include "core/language.h"
#include "core/text/letters.h"

#include <algorithm>

namespace cardfront {

namespace {
const Translator* translator = nullptr;

// The one place where translations are looked up.
std::string_view translate(std::string_view english) {
    if (translator == nullptr) return english;
    const std::string_view found = translator->find(english);
    return found.empty() ? english : found;
}
std::string_view translate(std::int64_t count, std::string_view one, std::string_view many) {
    const std::string_view english = count == 1 ? one : many;
    if (translator == nullptr) return english;
    const std::string_view found =
        translator->find_counted(one, static_cast<std::uint64_t>(count < 0 ? -count : count));
    return found.empty() ? english : found;
}

// What somebody has called something must not turn what stands beside it (Unicode Standard Annex 9): it gets
// an isolate of its own, unless it is words that have theirs already.
std::string isolated(const std::string& text) {
    // NOLINTNEXTLINE(misc-misleading-bidirectional): what is opened is closed behind the text
    constexpr std::string_view first_strong = "\u2068", pop = "\u2069";
    if (!turns_left(text) || text.find(first_strong) != std::string::npos) return text;
    return std::string(first_strong).append(text).append(pop);
}

// Of "* plays|You play" what suits.
std::string chosen_form(std::string_view forms, const Named& part) {
    const std::size_t second = forms.find('|');
    if (second == std::string_view::npos) return isolated(part.text);
    if (part.you) return std::string(forms.substr(second + 1));
    const std::string_view third = forms.substr(0, second);
    const std::size_t star = third.find('*');
    if (star == std::string_view::npos) return std::string(third);
    return std::string(third.substr(0, star)) + isolated(part.text) + std::string(third.substr(star + 1));
}

std::string filled(std::string_view pattern, const Named* parts, std::size_t count) {
    std::string out;
    for (std::size_t at = 0; at < pattern.size();) {
        const std::size_t open = pattern.find('{', at);
        const std::size_t close = open == std::string_view::npos ? open : pattern.find('}', open);
        if (close == std::string_view::npos) {
            out += pattern.substr(at);
            break;
        }
        out += pattern.substr(at, open - at);
        const std::string_view place = pattern.substr(open + 1, close - open - 1);
        const std::size_t forms = std::min(place.find('?'), place.size() - 1);
        const std::string_view name = place.substr(0, place.find('?'));
        const auto* const found =
            std::find_if(parts, parts + count, [name](const Named& part) { return part.name == name; });
        if (found != parts + count)
            out += chosen_form(place.substr(forms + 1), *found);
        else
            out += pattern.substr(open, close - open + 1);
        at = close + 1;
    }
    return out;
}
} // namespace

void look_up_in(const Translator* to) {
    translator = to;
}

std::string say(std::string_view english, std::initializer_list<Named> parts) {
    return filled(translate(english), parts.begin(), parts.size());
}

std::string say_count(std::int64_t count, std::string_view one, std::string_view many,
                      std::initializer_list<Named> parts) {
    std::vector<Named> all(parts);
    all.push_back(counted("count", count));
    return filled(translate(count, one, many), all.data(), all.size());
}

std::string sentences(const std::string& first, const std::string& second) {
    if (first.empty() || second.empty()) return first + second;
    return say("{first} {second}", {{"first", first}, {"second", second}});
}
Named counted(std::string_view place, std::int64_t count) {
    return {place, std::to_string(count)};
}
Named named(std::string_view place, const Names& names, Seat seat) {
    if (names.is_reader(seat)) return {place, say("you"), true};
    return {place, names[seat]};
}
std::string capitalised(std::string line, const Names& names) {
    for (const Seat seat : SeatRange(most_seats))
        if (!names.is_reader(seat) && !names[seat].empty() && line.starts_with(names[seat])) return line;
    const auto at = [&line](std::size_t i) {
        return i < line.size() ? static_cast<unsigned char>(line[i]) : 0U;
    };
    const bool is_square = at(1) >= '0' && at(1) <= '9';
    const bool is_latin =
        at(0) == 0xC3 && at(1) >= 0xA0 && at(1) <= 0xBE && at(1) != 0xB7; // from à to þ in UTF-8
    if ((at(0) >= 'a' && at(0) <= 'z' && !is_square) || is_latin) {
        char& letter = line[is_latin ? 1 : 0];
        letter = static_cast<char>(letter - ('a' - 'A'));
    }
    return line;
}
std::string begun(std::string line, const Names& names) {
    for (const Seat seat : SeatRange(most_seats))
        if (names.is_reader(seat)) return capitalised(std::move(line), names);
    return line; // nobody is "you"
}

std::string listed(const std::vector<std::string>& items) {
    std::string out;
    for (const std::string& item : items)
        out = out.empty() ? item : say("{first}, {second}", {{"first", out}, {"second", item}});
    return out.empty() ? say("none") : out;
}
std::string several(int count, const std::string& name) {
    return count == 1 ? name : say("{count} {name}", {counted("count", count), {"name", name}});
}

Section player_section(Seat seat, const Names& names) {
    return {"player-" + std::to_string(seat + 1), names[seat], {}};
}

Grid own_hand() {
    return {say("Your hand"), {{}}};
}

Names::Names() : names_{say("Player 1"), say("Player 2"), say("Player 3"), say("Player 4")} {}
std::string& Names::operator[](Seat seat) {
    return names_[static_cast<std::size_t>(seat)];
}
const std::string& Names::operator[](Seat seat) const {
    static std::string none; // in the language of now
    if (is_seat(seat, most_seats)) return names_[static_cast<std::size_t>(seat)];
    return none = say("nobody");
}

std::string dollars(int amount) {
    return say("${amount}", {{"amount", std::to_string(amount)}});
}

} // namespace cardfront
