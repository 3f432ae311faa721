#include "core/match/link.h"

#include "core/match/levels.h"
#include "core/match/lists.h"
#include "core/match/packing.h"
#include "core/match/position.h"

#include <algorithm>

namespace cardfront::links {

namespace {

constexpr char version = '1';
constexpr std::size_t front = 1 + sum_letters;
// Bases with room to grow: what is a digit below them today stays that digit.
constexpr std::uint32_t kinds = 8, most_levels = 16, half_print = 1U << 12U;
constexpr std::uint64_t most_rules = 1000000; // as in a record
static_assert(levels < static_cast<int>(most_levels));

// --- One way to pack and to read what stands before the actions: each function gives the digit to a packer,
// or takes it from an unpacker and puts it into its place.

class Way {
  public:
    Way() = default; // packs
    explicit Way(std::string_view letters) : unpacker_(letters), reads_(true) {}
    void digit(std::uint32_t& digit, std::uint32_t base) {
        if (reads_)
            digit = unpacker_.take(base);
        else
            packer_.add(digit, base);
    }
    void number(std::uint64_t& number) {
        if (reads_)
            number = unpacker_.take_number();
        else
            packer_.add_number(number);
    }
    std::string letters() { return packer_.letters(); }

  private:
    Packer packer_;
    Unpacker unpacker_{""};
    bool reads_ = false;
};

// A number from `least` on, of so many.
template <class T>
void code(Way& way, T& value, std::uint32_t base, int least = 0) {
    auto digit = static_cast<std::uint32_t>(value - least);
    way.digit(digit, base);
    value = static_cast<T>(static_cast<int>(digit) + least);
}

// Names of plain letters take six bits for each, others eight.
void code_name(Way& way, std::string& name) {
    auto size = static_cast<std::uint32_t>(name.size());
    way.digit(size, most_name_bytes + 1);
    name.resize(size);
    bool plain = std::all_of(name.begin(), name.end(), [](char c) { return value_of_letter(c) >= 0; });
    code(way, plain, 2);
    for (char& c : name) {
        auto digit = plain ? static_cast<std::uint32_t>(std::max(value_of_letter(c), 0))
                           : static_cast<std::uint32_t>(static_cast<unsigned char>(c));
        way.digit(digit, plain ? 64 : 256);
        c = plain ? letter_of(digit) : static_cast<char>(static_cast<unsigned char>(digit));
    }
}

// The number of a ready list that is the same; the number of ready lists: there is none.
std::size_t ready_number(const Shelf& shelf, const List& list) {
    std::size_t at = 0;
    while (at < shelf.ready.size() && ready_list(shelf, at) != list) ++at;
    return at;
}

// How often each thing is in it: first whether at all, for most are not.
void code_counts(Way& way, const Shelf& shelf, int rules, List& list) {
    std::uint32_t most = *std::max_element(list.counts.begin(), list.counts.end());
    way.digit(most, most_copies + 1);
    for (std::size_t i = 0; i < known_to(rules, shelf.items); ++i) {
        bool there = list.counts[i] > 0;
        code(way, there, 2);
        if (there) code(way, list.counts[i], std::max(most, 1U), 1);
    }
}

void code_list(Way& way, const Shelf& shelf, int rules, List& list) {
    const auto ready = static_cast<std::uint32_t>(known_to(rules, shelf.ready));
    auto number = static_cast<std::uint32_t>(ready_number(shelf, list));
    bool own = number >= ready;
    code(way, own, 2);
    if (own) return code_counts(way, shelf, rules, list);
    way.digit(number, ready);
    list = ready_list(shelf, number);
}

void code_rules(Way& way, int& rules) {
    auto number = static_cast<std::uint64_t>(rules);
    way.number(number);
    rules = static_cast<int>(std::min<std::uint64_t>(number, most_rules));
}

// As that version of the game's rules has it.
void code_setup(Way& way, MatchSetup& match, int rules) {
    const GameInfo& info = game_info(match.game);
    Setup& setup = match.setup;
    code(way, setup.seats, most_seats, 1);
    way.number(setup.seed);
    code(way, match.practice, 2);
    for (std::size_t i = 0; i < info.options.size(); ++i)
        if (const Option& option = info.options[i]; option.is_unknown_to(rules))
            setup.options[i] = option.absent;
        else
            code(way, setup.options[i], static_cast<std::uint32_t>(known_to(rules, option.choices)));
    if (info.takes_first) code(way, setup.first, most_seats + 1, nobody);
    for (std::size_t seat = 0; seat < setup.seats; ++seat) {
        code(way, match.players[seat].level, most_levels, -1);
        code_name(way, match.players[seat].name);
        if (info.shelf != nullptr) code_list(way, info.shelf(), rules, setup.lists[seat]);
    }
}

// So that other rules are noticed, which would make another game of the same digits.
std::uint32_t print_of(const Match& match, int rules) {
    const std::uint64_t print = fingerprint(match.state(), match.setup().setup.seats, rules);
    return static_cast<std::uint32_t>((print ^ print >> 24U) & (half_print * half_print - 1));
}

void code_print(Way& way, std::uint32_t& print) {
    std::uint32_t high = print / half_print, low = print % half_print;
    way.digit(high, half_print);
    way.digit(low, half_print);
    print = high * half_print + low;
}

std::string packed(Kind kind, const Match& match, std::size_t actions) {
    Way way;
    MatchSetup setup = match.setup();
    int rules = match.info().rules_version;
    std::uint64_t count = actions;
    auto number = static_cast<std::uint32_t>(kind);
    way.digit(number, kinds);
    code(way, setup.game, std::uint32_t{most_games});
    code_rules(way, rules);
    code_setup(way, setup, rules);
    if (kind != Kind::deal) way.number(count);
    Match played(setup);
    ActionList choices;
    for (std::size_t i = 0; i < actions; ++i) {
        const Action action = match.steps()[i].action;
        legal(played.state(), choices);
        number =
            static_cast<std::uint32_t>(std::find(choices.begin(), choices.end(), action) - choices.begin());
        way.digit(number, static_cast<std::uint32_t>(choices.size()));
        played.play(action);
    }
    std::uint32_t print = print_of(played, rules);
    code_print(way, print);
    return sealed(way.letters());
}

Result<std::string> link_of(Kind kind, const Match& match, std::size_t actions) {
    if (match.earlier())
        return Problem{say(
            "A game that goes on from a position cannot be put into a link: its record can be handed on.")};
    if (actions > most_actions)
        return Problem{say("This game is too long for a link: its record can be handed on.")};
    return packed(kind, match, actions);
}

// Plays `count` actions of those rules; false: there are not so many, or they were other ones.
bool play(Way& way, Match& match, std::uint64_t count, int rules) {
    ActionList choices;
    for (; count > 0; --count) {
        if (match.over()) return false;
        legal_as_of(rules, match.state(), choices);
        if (choices.empty()) return false;
        std::uint32_t number = 0;
        way.digit(number, static_cast<std::uint32_t>(choices.size()));
        if (match.play(choices[number])) return false;
    }
    return true;
}

// What follows the checksum, which fits it.
Result<Linked> unpacked(std::string_view letters) {
    Way way(letters);
    std::uint32_t kind = 0, print = 0;
    MatchSetup setup;
    int rules = 0;
    std::uint64_t count = 0;
    way.digit(kind, kinds);
    code(way, setup.game, std::uint32_t{most_games});
    code_rules(way, rules);
    const bool resigned = kind == static_cast<std::uint32_t>(Kind::resigned);
    if (kind > static_cast<std::uint32_t>(Kind::resigned) || setup.game >= games)
        return Problem{say("The link is of a kind or a game that this program does not know.")};
    const GameInfo& info = game_info(setup.game);
    const bool others = rules != info.rules_version;
    const auto problem = [&](const std::string& reason) {
        if (!others) return Problem{reason};
        return Problem{
            say("{reason} It was made with version {theirs} of the rules; this program has version {ours}.",
                {{"reason", reason},
                 {"theirs", std::to_string(rules)},
                 {"ours", std::to_string(info.rules_version)}})};
    };
    code_setup(way, setup, rules);
    if (const auto fault = check(setup)) return problem(fault->reason);
    if (kind != static_cast<std::uint32_t>(Kind::deal)) way.number(count);
    if (count > most_actions) return problem(say("The link has more actions than a game can have."));
    Linked linked{resigned ? Kind::match : static_cast<Kind>(kind), Match(setup), {}, {}};
    const bool played = play(way, linked.match, count, rules);
    code_print(way, print);
    if (!played || print != print_of(linked.match, rules))
        return problem(say("This game cannot be played again as it was."));
    if (resigned) {
        if (linked.match.over() || !linked.match.is_person(linked.match.turn()))
            return problem(say("This game cannot be played again as it was."));
        linked.match.resign();
    }
    // As the head of its record would tell.
    if (others)
        linked.notice = other_rules_words(std::string("game ") + info.key + ' ' + std::to_string(rules));
    return linked;
}

// The digits with which a piece of text begins, if the checksum before them fits; words that lean on a link
// may end with letters of ours ("_" or "-", as in Markdown).
std::optional<std::string_view> fitting(std::string_view text) {
    constexpr int most_glued = 3;
    for (int glued = 0; glued <= most_glued && text.size() > front; ++glued) {
        if (text.substr(1, sum_letters) == sum_of(text.substr(front))) return text.substr(front);
        if (text.back() != '_' && text.back() != '-') break;
        text.remove_suffix(1);
    }
    return std::nullopt;
}

// The digits of the link in a text.
Result<std::string> packed_in(std::string_view text) {
    if (text.size() > most_link_bytes) return Problem{say("This text is too long for a link.")};
    const Address address = address_in(text);
    if (address.target != Target::game) return Problem{say("This is no link to a game.")};
    const std::string_view letters = address.text;
    std::size_t end = 0; // what is no letter does not belong to it
    while (end < letters.size() && value_of_letter(letters[end]) >= 0) ++end;
    if (end <= front) return Problem{say("The link is cut: it ends before the game.")};
    if (letters[0] != version)
        return Problem{
            say("The link has another form than this program knows. It may be newer: reload the page.")};
    for (const std::size_t piece : address.ends)
        if (const auto found = fitting(letters.substr(0, std::min(piece, end)))) return std::string(*found);
    return Problem{say("The link was cut or changed: its checksum does not match.")};
}

} // namespace

std::string sealed(std::string_view packed) {
    return (std::string(head) + version + sum_of(packed)).append(packed);
}

std::string of_deal(const MatchSetup& deal) {
    return packed(Kind::deal, Match(deal), 0);
}
Result<std::string> of_match(const Match& match) {
    if (match.resigned() != nobody) return link_of(Kind::resigned, match, match.steps().size() - 1);
    return link_of(Kind::match, match, match.steps().size());
}
Result<std::string> of_puzzle(const Match& match, std::size_t actions) {
    assert(actions <= match.steps().size());
    return link_of(Kind::puzzle, match, actions);
}

Result<Linked> read(std::string_view text) {
    const auto packed = packed_in(text);
    if (!packed) return packed.problem();
    auto linked = unpacked(*packed);
    if (linked) linked->link = sealed(*packed);
    return linked;
}

} // namespace cardfront::links
