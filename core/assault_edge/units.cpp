// What a unit is worth now, and where it may go and strike: queries, from cards and the board alone.
#include "core/assault_edge/cards.h"

namespace cardfront::assault_edge {

Place unit_place(const State& state, Number number) {
    const Unit& own = state.unit(number);
    return {square_area, own.owner, number, own.square};
}

std::int16_t figure(const Unit& unit) {
    return unit.card == no_card ? basic : unit.card;
}

Squares State::taken() const {
    return held_by(0) | held_by(1);
}

Squares State::held_by(Seat seat) const {
    Squares out = 0;
    for_each_unit(*this, seat, [&](Number number) { out |= bit(unit(number).square); });
    return out;
}

int State::units_of(Seat seat) const {
    return std::popcount(living[slot(seat)]);
}

int State::uniques_of(Seat seat) const {
    int count = 0;
    for_each_unit(*this, seat, [&](Number number) { count += unit(number).card != no_card ? 1 : 0; });
    return count;
}

bool State::has_unique(Seat seat, Card card) const {
    bool found = false;
    for_each_unit(*this, seat, [&](Number number) { found = found || unit(number).card == card; });
    return found;
}

Square State::spawn_square(Seat seat) const {
    for (int column = columns - 1; column >= columns - 3; --column)
        if (const Square square = seen_from(seat, column); at(square) == no_unit) return square;
    return nowhere;
}

Stats State::bare(int number) const {
    Stats out{1, 1, 1}; // AE-13
    for_each_card_of(number, [&](const Row& each, Card) {
        out.attack += each.attack;
        out.health += each.health;
        out.speed += each.speed;
    });
    return out;
}

Stats State::stats(int number) const {
    const Unit& own = unit(number);
    Stats out = bare(number);
    out.attack += own.more_attack + own.turn_attack;
    out.health += own.more_health;
    out.speed += own.more_speed + own.turn_speed;
    for_each_unit(*this, own.owner, [&](Number other) {
        const Card card = unit(other).card;
        if (card == no_card || other == number || row(card).lends == nullptr) return;
        const Stats lent = row(card).lends(*this, other, number);
        out.attack += lent.attack;
        out.speed += lent.speed;
    });
    out.attack = std::max(out.attack, 0);
    out.speed = std::max(out.speed, 0);
    return out;
}

int State::range(int number) const {
    int out = 1;
    for_each_card_of(number, [&](const Row& each, Card) { out = std::max<int>(out, each.reach); });
    return out;
}

bool State::has_element(int number, Element element) const {
    bool found = false;
    for_each_card_of(number, [&](const Row& each, Card) {
        found = found || (each.element == element && each.kind != Kind::equipment);
    });
    return found;
}

bool State::has_archetype(int number, Archetype archetype) const {
    bool found = false;
    for_each_card_of(number, [&](const Row& each, Card) { found = found || each.archetype == archetype; });
    return found;
}

bool State::has_card(int number, Card card) const {
    bool found = false;
    for_each_card_of(number, [&](const Row&, Card each) { found = found || each == card; });
    return found;
}

bool State::has_gear(int number) const {
    return std::any_of(gear.begin(), gear.end(), [&](const Gear& each) { return each.unit == number; });
}

// AE-5: the enemy's spawn zone, if two others of its side stand in it.
Squares State::shut(int number) const {
    const Unit& own = unit(number);
    const Squares zone = spawn_zone(other(own.owner));
    return std::popcount(held_by(own.owner) & zone & ~bit(own.square)) >= 2 ? zone : 0;
}

Squares State::ways(int number) const {
    const Unit& own = unit(number);
    if ((own.done & (moved_last | finished)) != 0) return 0;
    const int left = stats(number).speed - own.spent;
    if (left <= 0) return 0;
    return reachable(own.square, left, whole_board & ~taken() & ~shut(number));
}

bool State::is_target(int number, int target) const {
    const Unit& own = unit(number);
    if (target >= deck_target)
        return target < targets && !spares_decks() &&
               reaches_deck(own.square, range(number), other(own.owner), target - deck_target);
    return lives(target) && unit(target).owner != own.owner &&
           distance(own.square, unit(target).square) <= range(number);
}

bool State::may_attack(int number) const {
    if ((unit(number).done & (attacked | moved_last | finished)) != 0 || stats(number).attack <= 0)
        return false;
    bool found = false;
    for_each_target(number, [&](int) { found = true; });
    return found;
}

int State::points_left() const {
    int left = stats(active).attack - held;
    for (const Aim& each : aims) left -= each.points;
    return left;
}

bool State::can_act(int number) const {
    if ((unit(number).done & finished) != 0) return false;
    if (ways(number) != 0 || may_attack(number)) return true;
    bool found = false;
    for_each_card_of(number, [&](const Row& each, Card card) {
        if (each.instead == Instead::nothing) return;
        found = found || has_effect({.card = card,
                                     .owner = unit(number).owner,
                                     .from = From::board,
                                     .unit = static_cast<Number>(number),
                                     .square = unit(number).square});
    });
    return found;
}

bool State::is_busy() const {
    if (active == no_unit) return false;
    return opened != no_window || declared != 0 || aiming() || can_act(active);
}

} // namespace cardfront::assault_edge
