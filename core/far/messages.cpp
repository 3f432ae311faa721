#include "core/far/messages.h"

#include "core/match/levels.h"
#include "core/words.h"

namespace cardfront::far {

namespace {

constexpr std::size_t most_rule_bytes = 15;

void code_action(Coder& coder, Action& action) {
    coder.number(action.verb);
    coder.number(action.a);
    coder.number(action.b);
    coder.number(action.c);
}

template <std::size_t... kind>
bool begin(Message& message, std::size_t wanted, std::index_sequence<kind...>) {
    return ((wanted == kind && (message.emplace<kind>(), true)) || ...);
}

} // namespace

void code_setup(Coder& coder, MatchSetup& match) {
    auto game = static_cast<std::uint8_t>(match.game);
    coder.number(game);
    coder.require(game < games);
    if (!coder.good()) return;
    match.game = game;
    Setup& setup = match.setup;
    coder.number(setup.seats);
    coder.require(setup.seats <= most_seats);
    coder.all(setup.options);
    coder.number(setup.first);
    coder.number(match.practice);
    for (Player& player : match.players) {
        auto level = static_cast<std::int8_t>(player.level);
        coder.number(level);
        player.level = level;
        coder.require(level >= -1 && level < levels);
        coder.text(player.name, most_name_bytes);
    }
    for (List& list : setup.lists) coder.all(list.counts);
    if (coder.reads() && coder.good()) coder.require(!check(match));
}

std::uint64_t print_of(int game, std::int32_t telling) {
    const GameInfo& info = game_info(game);
    Setup setup{static_cast<std::uint8_t>(info.seating.fewest), {}, 1};
    for (std::size_t i = 0; i < info.options.size(); ++i) setup.options[i] = info.options[i].usual;
    const std::uint64_t named = hash_bytes(info.key, std::char_traits<char>::length(info.key));
    const std::array<std::int32_t, 5> versions{
        info.rules_version, static_cast<std::int32_t>(info.events.size()),
        static_cast<std::int32_t>(info.verbs.size()), static_cast<std::int32_t>(last_look), telling};
    const std::uint64_t versioned = hash_bytes(versions.data(), sizeof versions, named);
    const Position first = start(game, setup, Log{});
    return hash_bytes(first.bytes().data(), first.bytes().size(), versioned);
}

std::uint64_t print_of(int game) {
    static const std::vector<std::uint64_t> prints = [] {
        std::vector<std::uint64_t> made;
        made.reserve(slot(games));
        for (int each = 0; each < games; ++each) made.push_back(print_of(each, telling_version));
        return made;
    }();
    return prints[slot(game)];
}

bool goes_on_from(std::uint64_t print, int game) {
    if (print == print_of(game)) return true;
    for (std::int32_t telling = oldest_telling; telling < telling_version; ++telling)
        if (print == print_of(game, telling)) return true;
    return false;
}

std::string words_of(Why why) {
    switch (why) {
    case Why::other_rules:
        return say("Your page and the host's know other rules of this game: reload both pages.");
    case Why::no_seat: return say("No seat is free.");
    case Why::no_name: return say("Nothing of this name can be shown.");
    case Why::waits: return say("The host is asked to let you in.");
    case Why::no_onlookers: return say("Nobody may look on there.");
    case Why::removed: return say("The host has closed this seat to you.");
    case Why::ended: return say("The host has ended this table.");
    }
    return {};
}

void Hello::code(Coder& coder) {
    coder.list(prints, most_games, [&](std::uint64_t& each) { coder.number(each); });
    coder.number(onlooker);
    coder.text(name, most_name_bytes);
    coder.all(promise);
    coder.all(vow);
}
void MyPart::code(Coder& coder) {
    coder.all(promise);
    coder.all(part);
}
void Wanted::code(Coder& coder) {
    coder.number(what);
    coder.number(to);
    coder.require(what == What::back || (what == What::stand_in && to < most_seats));
}
void Act::code(Coder& coder) {
    coder.number(deeds);
    code_action(coder, action);
}
void Ask::code(Coder& coder) {
    coder.number(deeds);
    wanted.code(coder);
}
void Answer::code(Coder& coder) {
    coder.number(deeds);
    coder.number(yes);
}
void No::code(Coder& coder) {
    coder.number(why);
    coder.require(why <= Why::ended);
}
void Welcome::code(Coder& coder) {
    coder.number(print);
    coder.number(match);
    coder.number(seat);
    coder.number(begun);
    coder.number(again);
    coder.number(dealt);
    coder.number(until);
    coder.number(actions);
    coder.all(promise);
    code_setup(coder, setup);
    coder.require(seat >= nobody && seat < setup.setup.seats && (!dealt || seat != nobody));
}
void Closed::code(Coder& coder) {
    coder.all(promise);
    vows.code(coder);
}
void Roster::code(Coder& coder) {
    for (At& each : seats) {
        coder.number(each.who);
        coder.number(each.present);
        coder.number(each.rematch);
        coder.number(each.level);
        coder.text(each.name, most_name_bytes);
        coder.require(each.who <= Who::far && each.level >= 0 && each.level < levels);
        coder.require(!coder.reads() || clean_name(each.name) == each.name);
    }
    coder.number(onlookers);
}
void Shown::code(Coder& coder) {
    coder.number(deeds);
    coder.block(moment);
}
void WentBack::code(Coder& coder) {
    coder.number(deeds);
    coder.number(to);
}
void Refused::code(Coder& coder) {
    coder.number(deeds);
    coder.text(rule, most_rule_bytes);
}
void Asked::code(Coder& coder) {
    coder.number(deeds);
    wanted.code(coder);
    coder.number(by);
    coder.number(agreed);
    coder.require(by >= nobody && by < most_seats);
}
void OpenedPart::code(Coder& coder) {
    coder.all(parts.host);
    for (Digest& part : parts.guests) coder.all(part);
    coder.number(all);
    coder.list(deeds, deeds_in_part, [&](Deed& deed) { deed.code(coder); });
    coder.require(all <= most_deeds && deeds.size() <= all);
}
void Phrase::code(Coder& coder) {
    coder.number(by);
    coder.number(number);
    coder.require(by >= nobody && by < most_seats && number < phrases);
}

Bytes bytes_of(Message message) {
    Coder coder;
    auto kind = static_cast<std::uint8_t>(message.index());
    coder.number(kind);
    std::visit([&](auto& what) { what.code(coder); }, message);
    return coder.take();
}

std::optional<Message> read_message(BytesView bytes) {
    Coder coder(bytes);
    std::uint8_t kind = 0;
    coder.number(kind);
    Message message;
    if (!begin(message, kind, std::make_index_sequence<std::variant_size_v<Message>>{})) return std::nullopt;
    std::visit([&](auto& what) { what.code(coder); }, message);
    return coder.done() ? std::optional(std::move(message)) : std::nullopt;
}

} // namespace cardfront::far
