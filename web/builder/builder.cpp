#include "web/builder/builder.h"

#include "core/match/address.h"
#include "core/match/lists.h"
#include "core/text/text.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace cardfront::builder {

namespace {

// --- Percent-encoding (RFC 3986)

bool is_unreserved(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '.' || c == '_' || c == '~';
}

std::string encoded(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (is_unreserved(c)) {
            out += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        out += '%';
        out += "0123456789ABCDEF"[byte >> 4U];
        out += "0123456789ABCDEF"[byte & 15U];
    }
    return out;
}

constexpr std::string_view link_head = "list=";
constexpr std::size_t most_link_bytes = most_list_bytes * 2;

// The two marks between game, name and list; npos: they are not there. Programs that write addresses anew may
// have encoded them, and the name cannot be told from the marks then: it takes what is between.
std::pair<std::size_t, std::size_t> marks_of(std::string& link) {
    const std::size_t first = link.find(':');
    const std::size_t second = first == std::string::npos ? first : link.find(':', first + 1);
    if (second != std::string::npos) return {first, second};
    for (const char* const escape : {"%3A", "%3a"})
        for (std::size_t at; (at = link.find(escape)) != std::string::npos;) link.replace(at, 3, ":");
    return {link.find(':'), link.find(':') == link.rfind(':') ? std::string::npos : link.rfind(':')};
}

std::string lower(std::string text) {
    for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    return text;
}

// What follows the head, without what leans on it.
Result<Linked> read_body(std::string body) {
    const auto foreign = std::find_if(body.begin(), body.end(), [](char c) {
        return !is_unreserved(c) && c != '%' && c != ':' && c != ',';
    });
    body.erase(foreign, body.end());
    body.resize(body.find_last_not_of("._~,-") + 1);
    while (std::count(body.begin(), body.end(), ':') > 2 && body.back() == ':') body.pop_back();
    const auto [first, second] = marks_of(body);
    if (second == std::string::npos) return Problem{say("The link is cut: it ends before the list.")};
    Linked out;
    out.game = find_game(lower(links::decoded(body.substr(0, first))));
    if (out.game < 0 || game_info(out.game).shelf == nullptr)
        return Problem{say("The link is of a game that has no lists here.")};
    out.name = clean_name(links::decoded(body.substr(first + 1, second - first - 1)));
    std::string text = lower(links::decoded(body.substr(second + 1)));
    std::replace(text.begin(), text.end(), '_', ' ');
    const auto list = read_list(game_info(out.game).shelf(), text);
    if (!list) return Problem{list.problem().reason};
    out.list = *list;
    return out;
}

Amount amount(const Shelf& shelf, const Setup& setup, const List& list, std::size_t part) {
    const Part& row = shelf.parts[part];
    Amount out{say(row.label), {}, amount_of(shelf, list, part), shelf.limits(setup, part)};
    const auto [least, most] = std::pair(std::to_string(out.limits.least), std::to_string(out.limits.most));
    std::string has = std::to_string(out.has);
    if (out.limits.least <= 1 || out.limits.least == out.limits.most)
        out.words = say_count(out.limits.most, row.amount,
                              {{"count", say("{count} of {most}", {{"count", has}, {"most", most}})}});
    else
        out.words = say("{amount}, {least} to {most}",
                        {{"amount", say_count(out.has, row.amount)}, {"least", least}, {"most", most}});
    return out;
}

// The first of a ready or own list's faults, as a reason.
std::string fault_words(const std::vector<Fault>& faults) {
    return say("{fault} (Rule {rule})", {{"fault", faults[0].words}, {"rule", faults[0].rule}});
}

Offer offer_of(const Shelf& shelf, const Setup& setup, const KeptList& kept) {
    Offer out{.choice = "own " + kept.id, .name = kept.name, .list = kept.list, .reason = kept.reason};
    if (out.name.empty()) out.name = say("Without a name");
    if (!out.reason.empty()) return out;
    out.faults = faults(shelf, setup, kept.list);
    out.words = summary(shelf, setup, kept.list);
    return out;
}

Offer offer_of(const Shelf& shelf, const Setup& setup, std::size_t ready) {
    const ReadyList& row = shelf.ready[ready];
    Offer out{.choice = std::string("ready ") + row.key, .name = say(row.name), .blurb = say(row.blurb)};
    out.list = ready_list(shelf, ready);
    out.words = summary(shelf, setup, out.list);
    out.faults = faults(shelf, setup, out.list);
    out.suits = is_offered(shelf, ready, setup);
    return out;
}

} // namespace

// --- What is in it

std::vector<Amount> amounts(const Shelf& shelf, const Setup& setup, const List& list) {
    std::vector<Amount> out;
    for (std::size_t part = 0; part < shelf.parts.size(); ++part)
        out.push_back(amount(shelf, setup, list, part));
    return out;
}

int count_of(const List& list) {
    int count = 0;
    for (const std::uint8_t each : list.counts) count += each;
    return count;
}

std::string summary(const Shelf& shelf, const Setup& setup, const List& list) {
    std::string out;
    for (const Amount& each : amounts(shelf, setup, list)) {
        if (!out.empty()) out += ' ';
        out += say("{part}: {amount}.", {{"part", each.label}, {"amount", each.words}});
    }
    return out;
}

std::vector<std::string> curve_lines(const Shelf& shelf, const List& list) {
    std::vector<std::string> out;
    for (std::size_t part = 0; part < shelf.parts.size(); ++part) {
        const std::vector<int> pieces = curve(shelf, list, part);
        std::string all;
        for (std::size_t weight = 0; weight < pieces.size(); ++weight) {
            if (pieces[weight] == 0) continue;
            if (!all.empty()) all += ", ";
            all += say("{count} of {weight}",
                       {{"count", std::to_string(pieces[weight])}, {"weight", std::to_string(weight)}});
        }
        if (!all.empty())
            out.push_back(say("{part}, pieces by weight: {all}",
                              {{"part", say(shelf.parts[part].label)}, {"all", all}}));
    }
    return out;
}

std::vector<std::size_t> pool(const Shelf& shelf, const Building& building) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < shelf.items.size(); ++i)
        if (has_tags(shelf, shelf.items[i], building.wanted) &&
            has_words(shelf, shelf.items[i], building.words))
            out.push_back(i);
    return out;
}

TagSet TagGroup::tags() const {
    TagSet all = 0;
    for (std::size_t tag = from; tag < to; ++tag) all |= tag_bit(tag);
    return all;
}

std::vector<TagGroup> tag_groups(const Shelf& shelf) {
    std::vector<TagGroup> out;
    for (std::size_t i = 0; i < shelf.tags.size(); ++i) {
        const char* const label = shelf.tags[i].group;
        if (out.empty() || std::string_view(out.back().label) != label) out.push_back({label, i, i});
        out.back().to = i + 1;
    }
    return out;
}

// --- Changing it

void keep(Building& building, Lists& lists, int game) {
    if (lists.open.empty()) building.name = lists.fresh_name(game, building.name);
    lists.open = lists.open.empty() ? lists.add(game, building.name, building.list)
                                    : lists.change(lists.open, game, building.name, building.list);
}

void change(Building& building, Lists& lists, int game, const List& to) {
    if (to == building.list) return;
    building.before.push_back(building.list);
    if (building.before.size() > most_undo) building.before.erase(building.before.begin());
    building.list = to;
    keep(building, lists, game);
}

void add(Building& building, Lists& lists, int game, std::size_t item, int more) {
    assert(item < most_items);
    List to = building.list;
    to.counts[item] = static_cast<std::uint8_t>(std::clamp(to.counts[item] + more, 0, most_copies));
    change(building, lists, game, to);
}

void undo(Building& building, Lists& lists, int game) {
    if (building.before.empty()) return;
    building.list = building.before.back();
    building.before.pop_back();
    keep(building, lists, game);
}

void rename(Building& building, Lists& lists, int game, std::string_view name) {
    building.name = clean_name(name);
    keep(building, lists, game);
}

// --- As a text and as a link

std::string lines_of(const Shelf& shelf, const List& list) {
    std::string out = list_text(shelf, list);
    for (std::size_t at = out.find(", "); at != std::string::npos; at = out.find(", ", at))
        out.replace(at, 2, "\n");
    return out;
}

std::string link_of(int game, std::string_view name, const List& list) {
    const GameInfo& info = game_info(game);
    std::string text = list_text(info.shelf(), list);
    for (std::size_t at = text.find(", "); at != std::string::npos; at = text.find(", ", at + 1))
        text.erase(at + 1, 1);
    std::replace(text.begin(), text.end(), ' ', '_');
    return std::string(link_head) + info.key + ':' + encoded(name) + ':' + text;
}

Result<Linked> read_link(std::string_view link) {
    if (link.size() > most_link_bytes) return Problem{say("This link is too long for a list.")};
    const links::Address address = links::address_in(link);
    if (address.target != links::Target::list) return Problem{say("This is no link to a list.")};
    // It has no checksum: as many pieces of it as can be read.
    for (auto end = address.ends.rbegin(); end != address.ends.rend(); ++end)
        if (auto linked = read_body(address.text.substr(0, *end)); linked || *end == address.ends.front())
            return linked;
    return Problem{say("This is no link to a list.")};
}

std::string words_of(const Problem& problem) {
    return problem.line == 0 ? problem.reason
                             : say("Line {line}: {reason}",
                                   {{"line", std::to_string(problem.line)}, {"reason", problem.reason}});
}

// --- Which list a seat brings

std::vector<Offer> offers(const Lists& lists, int game, const Setup& setup) {
    const Shelf& shelf = game_info(game).shelf();
    std::vector<Offer> out;
    for (const KeptList& kept : lists.all())
        if (kept.game == game || kept.game < 0) out.push_back(offer_of(shelf, setup, kept));
    for (std::size_t ready = 0; ready < shelf.ready.size(); ++ready)
        if (Offer offer = offer_of(shelf, setup, ready); offer.suits) out.push_back(std::move(offer));
    return out;
}

std::optional<Offer> find_offer(const Lists& lists, int game, const Setup& setup, std::string_view choice) {
    const Shelf& shelf = game_info(game).shelf();
    for (const KeptList& kept : lists.all())
        if (kept.game == game && choice == "own " + kept.id) return offer_of(shelf, setup, kept);
    for (std::size_t ready = 0; ready < shelf.ready.size(); ++ready)
        if (choice == std::string("ready ") + shelf.ready[ready].key) return offer_of(shelf, setup, ready);
    return std::nullopt;
}

std::string settle(Setup& setup, const Chosen& chosen, const Lists& lists, int game) {
    const Shelf& shelf = game_info(game).shelf();
    std::string told;
    for (std::size_t seat = 0; seat < chosen.size(); ++seat) {
        List& list = setup.lists[seat];
        const bool had = !list.empty() && seat < setup.seats;
        const auto offer = find_offer(lists, game, setup, chosen[seat]);
        if (!chosen[seat].empty()) list = offer && offer->reason.empty() ? offer->list : List{};
        if (seat >= setup.seats) list = {};
        const Named number{"seat", std::to_string(seat + 1)};
        if (had && told.empty() && !chosen[seat].empty() && !offer)
            told = say("Seat {seat} takes another list: the chosen one is no longer kept.", {number});
        if (list.empty()) continue;
        const auto against = faults(shelf, setup, list);
        const bool suits = !offer || offer->suits;
        if (against.empty() && suits) continue;
        list = {};
        if (!had || !told.empty()) continue;
        told = against.empty() ? say("Seat {seat} takes another list: {name} is meant for other choices.",
                                     {number, {"name", offer->name}})
                               : say("Seat {seat} takes another list. {reason}",
                                     {number, {"reason", fault_words(against)}});
    }
    return told;
}

Chosen chosen_of(const Setup& setup, const Lists& lists, int game) {
    Chosen out;
    const auto all = offers(lists, game, setup);
    for (std::size_t seat = 0; seat < setup.seats; ++seat)
        for (const Offer& offer : all)
            if (out[seat].empty() && offer.list == setup.lists[seat] && offer.reason.empty())
                out[seat] = offer.choice;
    return out;
}

std::string name_of(const Setup& setup, const Chosen& chosen, const Lists& lists, int game, int seat) {
    const List list = complete(game, setup).lists[slot(seat)];
    const auto own = find_offer(lists, game, setup, chosen[slot(seat)]);
    if (own && own->reason.empty() && own->list == list) return own->name;
    for (const Offer& offer : offers(lists, game, setup))
        if (offer.list == list && offer.reason.empty()) return offer.name;
    return say("As it was played");
}

} // namespace cardfront::builder
