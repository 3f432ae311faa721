#include "core/far/telling.h"

#include <algorithm>

namespace cardfront::far {

namespace {

constexpr std::size_t most_events = 4096; // of one action
constexpr std::size_t worth_a_gap = 3;    // bytes that are the same: fewer do not end a run

void code(Coder& coder, Place& place) {
    coder.number(place.area);
    coder.number(place.seat);
    coder.number(place.row);
    coder.number(place.index);
}

void code(Coder& coder, Event& event) {
    coder.number(event.what);
    coder.number(event.look);
    coder.number(event.seen);
    coder.number(event.news);
    coder.number(event.card);
    code(coder, event.from);
    code(coder, event.to);
    coder.number(event.amount);
    coder.number(event.seat);
}

// All of a moment but its view, and whose eyes it is for.
void code(Coder& coder, Moment& moment) {
    auto number = static_cast<std::uint32_t>(moment.number);
    coder.number(number);
    moment.number = number;
    coder.number(moment.actor);
    coder.number(moment.action.verb);
    coder.number(moment.action.a);
    coder.number(moment.action.b);
    coder.number(moment.action.c);
    coder.list(moment.events, most_events, [&](Event& event) { code(coder, event); });
}

bool fits(const Event& event, const GameInfo& info, int seats) {
    const auto is_one = [seats](Seat seat) { return seat >= nobody && seat < seats; };
    return event.what < info.events.size() && event.look <= last_look && is_one(event.seat);
}

// Could that have been done, as far as these eyes know? They may not know what was in its player's hand, so
// it is looked for in positions that look the same: what could never be done is found in none. What can be is
// in so large a part of them that it is not missed.
bool may_be_done(const Seen& before, Action action) {
    constexpr int most_tries = 5000, tries_with_all = 20;
    if (!refusal(before, action)) return true;
    const auto seems = [&](Action other) { return public_part(before, other) == action; };
    ActionList actions;
    for (int n = 0; n < most_tries; ++n) {
        const Position other = dealt_anew(before, Random(static_cast<std::uint64_t>(n)));
        if (!refusal(other, action)) return true;
        if (n >= tries_with_all) continue;
        legal(other, actions);
        if (std::any_of(actions.begin(), actions.end(), seems)) return true;
    }
    return false;
}

bool fits(const Moment& moment, const GameInfo& info, int seats, const Seen* before) {
    if ((moment.number == 0) != (moment.actor == nobody) || moment.actor < nobody || moment.actor >= seats)
        return false;
    if ((before == nullptr) != (moment.number == 0)) return false;
    if (before != nullptr && turn(*before) != moment.actor) return false;
    if (moment.action == resignation) return before != nullptr && moment.events.empty();
    if (before != nullptr &&
        (moment.action.verb >= info.verbs.size() || !may_be_done(*before, moment.action)))
        return false;
    return std::all_of(moment.events.begin(), moment.events.end(), [&](const Event& event) {
        return fits(event, info, seats) && seen_by(moment.eyes, event) == event;
    });
}

// The bytes of a view as runs of what is another than before: how many stay, how many come, and these.
void add_difference(Coder& coder, BytesView view, BytesView before) {
    const auto same = [&](std::size_t at) { return view[at] == (before.empty() ? 0 : before[at]); };
    for (std::size_t at = 0; at < view.size();) {
        std::size_t from = at;
        while (from < view.size() && same(from)) ++from;
        std::size_t end = from;
        for (std::size_t equal = 0, i = from; i < view.size() && equal <= worth_a_gap; ++i)
            if (same(i))
                ++equal;
            else
                equal = 0, end = i + 1;
        std::size_t stay = from - at, come = end - from;
        coder.count(stay);
        coder.count(come);
        for (; from < end; ++from) {
            std::uint8_t byte = view[from];
            coder.number(byte);
        }
        at = end;
    }
}

Bytes read_difference(Coder& coder, std::size_t size, BytesView before) {
    Bytes view(size);
    std::copy(before.begin(), before.end(), view.begin());
    for (std::size_t at = 0; at < size && coder.good();) {
        std::size_t stay = 0, come = 0;
        coder.count(stay);
        coder.count(come);
        coder.require(stay + come > 0 && stay <= size - at && come <= size - at - stay);
        if (!coder.good()) break;
        at += stay;
        for (const std::size_t end = at + come; at < end; ++at) coder.number(view[at]);
    }
    return view;
}

} // namespace

Bytes bytes_of(const Moment& moment, const Seen* before) {
    Coder coder;
    Moment copy = moment;
    code(coder, copy);
    add_difference(coder, moment.view.bytes(), before == nullptr ? BytesView{} : before->bytes());
    return coder.take();
}

std::optional<Moment> read_moment(BytesView bytes, int game, int seats, Seat eyes, const Seen* before) {
    const Game& rules = *every_game[slot(game)];
    Coder coder(bytes);
    Moment moment;
    moment.eyes = eyes;
    code(coder, moment);
    const Bytes view = read_difference(coder, rules.bytes, before == nullptr ? BytesView{} : before->bytes());
    if (!coder.done() || !fits(moment, *rules.info, seats, before)) return std::nullopt;
    const auto position = rules.read(view);
    if (!position) return std::nullopt;
    moment.view = seen_by(eyes, *position);
    const BytesView seen = moment.view.bytes();
    if (!std::equal(seen.begin(), seen.end(), view.begin(), view.end()) || moment.turn() >= seats)
        return std::nullopt;
    if (moment.action == resignation && moment.view != *before) return std::nullopt; // it changes nothing
    return moment;
}

} // namespace cardfront::far
