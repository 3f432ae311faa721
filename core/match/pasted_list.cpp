// Lists as people write them: entries of a number and a name in many forms, titles, and words around them.
#include "core/match/lists.h"
#include "core/text/pasted.h"
#include "core/text/text.h"
#include "core/words.h"

#include <algorithm>

namespace cardfront {

namespace {

constexpr std::size_t longest_shown = 40; // bytes of an entry that a problem names

std::string_view without(std::string_view text, std::string_view around) {
    const std::size_t from = std::min(text.find_first_not_of(around), text.size());
    return text.substr(from, text.find_last_not_of(around) + 1 - from);
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

// Small letters and digits alone: "Hold the Line!" is "hold-the-line".
std::string bare(std::string_view name) {
    std::string out;
    for (const char c : name)
        if ((c >= 'a' && c <= 'z') || is_digit(c))
            out += c;
        else if (c >= 'A' && c <= 'Z')
            out += static_cast<char>(c + ('a' - 'A'));
    return out;
}

// By key or by name; nullptr: there is none.
const Item* find_item(const Shelf& shelf, std::string_view words) {
    const std::string wanted = bare(words);
    for (const Item& item : shelf.items)
        if (!wanted.empty() && wanted == bare(item.key)) return &item;
    for (const Item& item : shelf.items)
        if (!wanted.empty() && wanted == bare(item.name)) return &item;
    return nullptr;
}

// "x" or its sign with which `text` begins, in bytes; 0: it does not.
std::size_t times(std::string_view text) {
    for (const std::string_view sign : {"x", "X", "×", "*"})
        if (text.substr(0, sign.size()) == sign) return sign.size();
    return 0;
}

// An entry taken apart; `count` is its digits, "" where there are none. A title may end with a number ("Deck
// (30)"), so only one in front is `sure`.
struct Entry {
    std::string_view count, name;
    bool sure = false;
};

// "3 name", "3x name", "x3 name"; "name x3", "name (3)".
Entry parted(std::string_view text) {
    const auto digits = [](std::string_view part) {
        return part.substr(
            0, static_cast<std::size_t>(std::find_if_not(part.begin(), part.end(), is_digit) - part.begin()));
    };
    const std::size_t sign = times(text);
    const std::string_view front = digits(text.substr(sign));
    std::string_view rest = text.substr(sign + front.size());
    if (!front.empty() &&
        (sign == 0 ? rest.empty() || rest[0] == ' ' || times(rest) > 0 : rest.substr(0, 1) == " "))
        return {front, without(rest, " "), true};
    const std::size_t blank = text.rfind(' ');
    if (blank == std::string_view::npos) return {{}, text, false};
    rest = text.substr(blank + 1);
    const bool round = rest.front() == '(' && rest.back() == ')';
    const std::string_view back = round ? rest.substr(1, rest.size() - 2) : rest.substr(times(rest));
    const bool counts = !back.empty() && digits(back).size() == back.size() && (round || times(rest) > 0);
    return counts ? Entry{back, without(text.substr(0, blank), " "), false} : Entry{{}, text, false};
}

// The thing that an entry names: as it stands, else without the "x" of "3 x name", else without a note behind
// it.
const Item* item_of(const Shelf& shelf, std::string_view name) {
    const Item* item = find_item(shelf, name);
    if (item == nullptr) item = find_item(shelf, name.substr(times(name)));
    if (item == nullptr) item = find_item(shelf, name.substr(0, name.find(" (")));
    return item;
}

enum class Read : std::uint8_t { entry, words, wrong };

class PastedList {
  public:
    explicit PastedList(const Shelf& shelf) : shelf_(shelf) {}

    // Of one line, without bullets and a title before its entries.
    Read take(std::string_view line) {
        line = without(line, "*_ ");
        for (const std::string_view bullet :
             {"- ", "+ ", "•", "·", "–", "—", "▪", "◦", "‣", "○", "●", "[ ]", "[x]"})
            if (line.substr(0, bullet.size()) == bullet) line = without(line.substr(bullet.size()), "*_ ");
        if (line.substr(0, 1) == "#" || line.substr(0, 1) == "=") return Read::words;
        line.remove_prefix(line.rfind(':') + 1);
        Read all = Read::words;
        while (!line.empty() && all != Read::wrong) {
            const std::size_t end = std::min(line.find_first_of(",;"), line.size());
            const Read one = take_entry(without(line.substr(0, end), " ."));
            if (one != Read::words) all = one;
            line.remove_prefix(std::min(end + 1, line.size()));
        }
        return all;
    }
    const List& list() const { return list_; }
    const std::string& reason() const { return reason_; }

  private:
    Read take_entry(std::string_view text) {
        const auto [count, name, sure] = parted(text);
        const Named shown{"entry", std::string(text.substr(0, longest_shown))};
        const Item* const item = item_of(shelf_, name);
        if (item == nullptr) {
            const char* const nearest = nearest_key(shelf_, name, !sure);
            if (!sure && nearest == nullptr) return Read::words;
            reason_ = nearest == nullptr ? say("“{entry}”: there is no such key.", {shown})
                                         : say("“{entry}”: there is no such key. Is “{nearest}” meant?",
                                               {shown, {"nearest", nearest}});
            return Read::wrong;
        }
        const auto number = parse_number(count.empty() ? "1" : count, most_copies);
        std::uint8_t& there = list_.counts[static_cast<std::size_t>(item - shelf_.items.data())];
        if (!number || *number < 1)
            reason_ = say("“{entry}”: a number is 1 to {most}.", {shown, counted("most", most_copies)});
        else if (there != 0)
            reason_ = say("“{entry}”: this stands there twice.", {shown});
        else
            there = static_cast<std::uint8_t>(*number);
        return reason_.empty() ? Read::entry : Read::wrong;
    }

    const Shelf& shelf_;
    List list_;
    std::string reason_;
};

} // namespace

Result<List> read_pasted_list(const Shelf& shelf, std::string_view text) {
    if (text.size() > most_list_bytes) return Problem{say("This text is too long for a list.")};
    const std::string clean = clean_paste(text);
    PastedList list(shelf);
    int words = 0; // the first line of them
    for (const auto& [line, number] : lines_of(clean)) {
        if (line == "--" && !list.list().empty()) break; // a mail's signature
        const Read read = list.take(line);
        if (read == Read::wrong) return Problem{list.reason(), number};
        if (read == Read::words && words == 0) words = number;
    }
    if (words > 0 && list.list().empty())
        return Problem{say("There is no entry here, such as “3 {key}”.", {{"key", shelf.items[0].key}}),
                       words};
    return list.list();
}

} // namespace cardfront
