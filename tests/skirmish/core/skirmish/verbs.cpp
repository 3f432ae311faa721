// The verbs of Skirmish: the only ways to change what is on the table. Each logs its event.
#include "core/course.h"
#include "core/skirmish/state.h"

namespace cardfront::skirmish {

namespace {

// A card of somebody's goes from place to place, for all to see.
Event moved(what::What what, Look look, Card card, Place from, Place to) {
    const Seat whose = to.seat != nobody ? to.seat : from.seat;
    return {.what = what, .look = look, .card = card, .from = from, .to = to, .seat = whose};
}
Event number_changed(what::What what, Look look, Seat seat, int amount) {
    return {.what = what,
            .look = look,
            .to = place(points_area, seat),
            .amount = static_cast<std::int16_t>(amount),
            .seat = seat};
}

} // namespace

void State::draw(Seat seat, Log log) {
    Side& own = side(seat);
    if (own.deck.empty()) return;
    const Card card = own.deck.take_back();
    own.hand.insert_sorted(card);
    log(drawn(what::draw, card, place(deck_area, seat), place(hand_area, seat)));
}

void State::lay_down(Seat seat, Card card, Log log) {
    side(seat).hand.remove(card);
    side(seat).laid = card;
    Event event = moved(what::lay, Look::lay, card, place(hand_area, seat), place(laid_area, seat));
    event.seen = only(seat);
    log(event);
}

void State::use(const Use& self, Log log) {
    constexpr std::array<Area, 3> areas{hand_area, laid_area, staying_area};
    const Place from = place(areas[static_cast<std::size_t>(self.from)], self.owner);
    log(moved(what::use, Look::lay, self.card, from, link_place(chain.size())));
    chain.push_back(self);
    passes = 0;
    answerer = next(self.owner);
    if (row(self.card).target != Ask::nothing) ask(row(self.card).target, self.owner);
}

void State::deal(const Use& self, Seat to, int amount, Log log) {
    amount += harm_of(self.owner);
    const auto sources = side(to).staying; // each is asked once
    const auto as_use = [to](Card card) { return Use{.card = card, .owner = to, .from = From::staying}; };
    for (const Card card : sources)
        if (row(card).change_harm != nullptr)
            amount = row(card).change_harm(*this, as_use(card), amount, log);
    if (amount <= 0) return;
    lose(to, amount, log);
    for (const Card card : sources)
        if (is_in(to) && row(card).harmed != nullptr) row(card).harmed(*this, as_use(card), self.owner, log);
}

void State::lose(Seat seat, int amount, Log log) {
    amount = std::min<int>(amount, side(seat).points);
    side(seat).points = static_cast<std::int8_t>(side(seat).points - amount);
    log(number_changed(what::wound, Look::lose, seat, amount));
    if (!is_in(seat)) leave(seat, log);
}

void State::heal(Seat seat, int amount, Log log) {
    amount = std::min<int>(amount, most_points - side(seat).points);
    side(seat).points = static_cast<std::int8_t>(side(seat).points + amount);
    log(number_changed(what::heal, Look::gain, seat, amount));
}

void State::negate(std::size_t link, Log log) {
    Use& use = chain[link];
    use.negated = 1;
    log({.what = what::negate,
         .look = Look::glow,
         .card = use.card,
         .to = link_place(link),
         .seat = use.owner});
}

void State::stay(Seat seat, Card card, Place from, Log log) {
    side(seat).staying.push_back(card);
    log(moved(what::stay, Look::lay, card, from, place(staying_area, seat)));
}

void State::discard(Seat seat, Card card, Place from, Log log) {
    ++side(seat).discards[static_cast<std::size_t>(card)];
    log(moved(what::discard, Look::discard, card, from, place(discard_area, seat)));
}

// Out of the game: all that points at them is scrubbed here, and nowhere else.
void State::leave(Seat seat, Log log) {
    log({.what = what::out, .look = Look::out, .to = place(points_area, seat), .seat = seat});
    const auto concerns = [seat](const Use& use) {
        return use.owner == seat || (row(use.card).target != Ask::link && use.target == seat);
    };
    for (Use& use : chain)
        if (concerns(use)) use.negated = 1;
    const auto all = waiting;
    for (const Use& use : all) {
        if (!concerns(use)) continue;
        waiting.remove(use);
        discard(use.owner, use.card, place(staying_area, use.owner), log);
    }
}

} // namespace cardfront::skirmish
