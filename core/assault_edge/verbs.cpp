// What changes the table. Each verb logs its event. Damage and what comes of it is battle.cpp.
#include "core/assault_edge/cards.h"
#include "core/course.h"

#include <utility>

namespace cardfront::assault_edge {

namespace {

std::int8_t within(int number) {
    return static_cast<std::int8_t>(std::clamp(number, -most_change, most_change));
}

} // namespace

Card State::take_top(Seat seat, Deck deck) {
    Side& own = side(seat);
    if (own.known[deck] > 0) --own.known[deck];
    return own.piles[deck].take_back();
}

void State::draw_card(Seat seat, Deck deck, Log log) {
    Side& own = side(seat);
    if (own.piles[deck].empty()) return;
    const bool known = own.known[deck] > 0;
    const Card card = take_top(seat, deck);
    own.hand.insert_sorted(card);
    Event event = drawn(what::draw, card, place(deck_area, seat, deck), place(hand_area, seat));
    event.news = !known;
    log(event);
}

void State::mill(Seat seat, Deck deck, int count, Log log) {
    for (; count > 0 && !side(seat).piles[deck].empty(); --count) {
        const Card card = take_top(seat, deck);
        ++side(seat).discards[slot(card)];
        log({.what = what::mill,
             .look = Look::discard,
             .news = true,
             .card = card,
             .from = place(deck_area, seat, deck),
             .to = place(discard_area, seat, deck),
             .seat = seat});
    }
}

void State::discard(Seat seat, Card card, Place from, Log log) {
    ++side(seat).discards[slot(card)];
    log({.what = what::discard,
         .look = Look::discard,
         .card = card,
         .from = from,
         .to = place(discard_area, seat, deck_of(card)),
         .seat = seat});
}

// AE-19
void State::heal(Number number, int amount, Card by, Log log) {
    Unit& own = unit(number);
    const int healed = std::min<int>(amount, own.damage);
    if (healed <= 0) return;
    own.damage = static_cast<std::int8_t>(own.damage - healed);
    log({.what = what::heal,
         .look = Look::gain,
         .card = by,
         .to = unit_place(*this, number),
         .amount = static_cast<std::int16_t>(healed),
         .seat = own.owner});
}

void State::guard(Number number, int amount, Card by, Log log) {
    Unit& own = unit(number);
    const int more = std::min<int>(amount, most_change - own.temporary);
    if (more <= 0) return;
    own.temporary = static_cast<std::int8_t>(own.temporary + more);
    log({.what = what::guard,
         .look = Look::gain,
         .card = by,
         .to = unit_place(*this, number),
         .amount = static_cast<std::int16_t>(more),
         .seat = own.owner});
}

void State::change(Number number, const Stats& more, bool lasting, Card by, Log log) {
    Unit& own = unit(number);
    const auto alter = [&](std::int8_t& old, int amount, std::int8_t which) {
        const std::int8_t now = within(old + amount);
        const int changed = now - std::exchange(old, now);
        if (changed == 0) return;
        log({.what = what::change,
             .look = changed > 0 ? Look::gain : Look::lose,
             .card = by,
             .from = {0, -1, which, -1},
             .to = unit_place(*this, number),
             .amount = static_cast<std::int16_t>(changed),
             .seat = own.owner});
    };
    alter(lasting ? own.more_attack : own.turn_attack, more.attack, 0);
    if (lasting) alter(own.more_health, more.health, 1);
    alter(lasting ? own.more_speed : own.turn_speed, more.speed, 2);
    trim_attack();
}

void State::go(Number number, Square square, what::What how, Log log) {
    Unit& own = unit(number);
    const Place from = unit_place(*this, number);
    board[slot(own.square)] = no_unit;
    own.square = square;
    board[slot(square)] = number;
    if (declared != 0) shifted = 1;
    log({.what = how,
         .look = Look::pass,
         .card = figure(own),
         .from = from,
         .to = unit_place(*this, number),
         .seat = own.owner});
}

void State::push(Number number, int steps, Log log) {
    const Seat owner = unit(number).owner;
    Square to = unit(number).square;
    for (; steps > 0; --steps) {
        const Square seen = seen_from(owner, to);
        if (row_of(seen) == 0) break;
        const Square next = seen_from(owner, seen - columns);
        if (at(next) != no_unit) break;
        to = next;
    }
    if (to != unit(number).square) go(number, to, what::push, log);
}

// What is up at that moment counts (AE-13).
Number State::spawn(Seat seat, Card card, Square square, Log log) {
    Number number = 0;
    while (lives(number)) ++number;
    Unit& own = unit(number);
    own = Unit{};
    own.owner = seat;
    own.card = card;
    own.square = square;
    for (unsigned n = 0; n < 2; ++n)
        if (side(seat).plants[n].up != 0) own.built = static_cast<std::uint8_t>(own.built | 1U << n);
    board[slot(square)] = number;
    living[slot(seat)] |= bit(number);
    log({.what = what::spawn,
         .look = Look::lay,
         .card = figure(own),
         .from = place(deck_area, seat, barracks),
         .to = unit_place(*this, number),
         .seat = seat});
    hear(number, On::spawned);
    return number;
}

void State::equip(Number number, Card card, Log log) {
    gear.push_back({card, number, 0});
    log({.what = what::equip,
         .look = Look::lay,
         .card = card,
         .from = place(hand_area, unit(number).owner),
         .to = unit_place(*this, number),
         .seat = unit(number).owner});
}

void State::strip(std::size_t index, Log log) {
    const Gear old = gear[index];
    gear.remove(old);
    discard(unit(old.unit).owner, old.card, unit_place(*this, old.unit), log);
}

void State::ready(Number number, bool to_attack, Log log) {
    Unit& own = unit(number);
    own.spent = 0;
    own.done = static_cast<std::uint8_t>(own.done &
                                         ~(moved_first | moved_last | finished | (to_attack ? attacked : 0)));
    log({.what = what::ready,
         .look = Look::glow,
         .card = figure(own),
         .to = unit_place(*this, number),
         .seat = own.owner});
}

void State::still(Number number, Log log) {
    Unit& own = unit(number);
    const bool is_answered = opened == on_move; // the movement: once more, perhaps (AE-28)
    if (active == number && !is_answered) active = no_unit, opened = no_window;
    if ((own.done & finished) != 0) return;
    own.done |= finished;
    log({.what = what::still, .card = figure(own), .to = unit_place(*this, number), .seat = own.owner});
}

void State::spare_decks(Card by, Log log) {
    if (declared != 0) declared = 2;
    for (std::size_t i = aims.size(); i-- > 0;) {
        const Aim spared = aims[i];
        if (spared.target < deck_target) continue;
        aims.remove(spared);
        log({.what = what::prevent,
             .look = Look::glow,
             .card = by,
             .to = place(deck_area, other(player), spared.target - deck_target),
             .amount = spared.points,
             .seat = other(player)});
    }
}

void State::raise_plant(Seat seat, int at, Log log) {
    Facility& plant = side(seat).plants[slot(at)];
    plant.up = 1;
    log({.what = what::raise,
         .look = Look::turn_up,
         .news = true,
         .card = plant.card,
         .to = place(facility_area, seat, at),
         .seat = seat});
}

void State::negate(int link, Log log) {
    Use& there = chain[slot(link)];
    there.negated = 1;
    log({.what = what::negate,
         .look = Look::lose,
         .card = there.card,
         .to = place(chain_area, there.owner, link),
         .seat = there.owner});
}

void State::look(Seat seat, Deck deck, int count, Log log) {
    Side& own = side(seat);
    const auto& pile = own.piles[deck];
    count = std::min<int>(count, static_cast<int>(pile.size()));
    if (count == 0 || phase == Phase::over) return;
    for (int n = 0; n < count; ++n)
        log({.what = what::look,
             .look = Look::turn_up,
             .seen = only(seat),
             .news = n >= own.known[deck],
             .card = pile[pile.size() - 1U - slot(n)],
             .to = place(deck_area, seat, deck),
             .seat = seat});
    own.known[deck] = static_cast<std::uint8_t>(std::max<int>(own.known[deck], count));
    if (!questions.full()) questions.push_back({Ask::take, seat, deck, static_cast<std::int8_t>(count)});
}

// Every card of the unit that waits for this.
void State::hear(Number number, On on) {
    const Unit own = unit(number);
    const Number while_there = on == On::destroyed ? no_unit : number;
    for_each_card_of(number, [&](const Row& each, Card card) {
        // Full only where the bytes of another state were: see most_waiting.
        if (each.on == on && !waiting.full()) waiting.push_back({card, own.owner, while_there, own.square});
    });
}

} // namespace cardfront::assault_edge
