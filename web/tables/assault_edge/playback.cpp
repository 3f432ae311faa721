#include "web/tables/assault_edge/playback.h"

#include <algorithm>

namespace cardfront::assault_edge {

namespace {

bool is_number(int number) {
    return number >= 0 && number < squares;
}

// The card of an event that it makes as a figure.
Card card_of(const Event& event) {
    return is_card(event.card) ? static_cast<Card>(event.card) : no_card;
}

void leave_square(State& seen, int number) {
    const Square square = seen.unit(number).square;
    if (is_square(square) && seen.at(square) == number) seen.board[slot(square)] = no_unit;
}

void stand(State& seen, int number, int square) {
    if (!is_number(number) || !is_square(square)) return;
    leave_square(seen, number);
    seen.unit(number).square = static_cast<Square>(square);
    seen.board[slot(square)] = static_cast<Number>(number);
}

void remove(State& seen, int number) { // needs one that lives
    leave_square(seen, number);
    seen.living[slot(seen.unit(number).owner)] &= ~bit(number);
    seen.unit(number) = Unit{};
}

void spawn(State& seen, const Event& event) {
    const int number = event.to.row;
    if (!is_number(number) || event.seat == nobody) return;
    Unit& fresh = seen.unit(number);
    if (fresh.owner != nobody) remove(seen, number);
    fresh.owner = event.seat;
    seen.living[slot(event.seat)] |= bit(number);
    fresh.card = card_of(event);
    for (unsigned n = 0; n < 2; ++n)
        if (seen.side(event.seat).plants[n].up != 0)
            fresh.built = static_cast<std::uint8_t>(fresh.built | 1U << n);
    stand(seen, number, event.to.index);
}

void drop_gear(State& seen, int number, int card) { // -1: all of it
    for (std::size_t i = seen.gear.size(); i-- > 0;)
        if (const Gear each = seen.gear[i]; each.unit == number && (card < 0 || each.card == card)) {
            seen.gear.remove(each);
            if (card >= 0) return;
        }
}

void destroy(State& seen, int number) {
    if (!seen.lives(number)) return;
    drop_gear(seen, number, -1);
    remove(seen, number);
    for (std::size_t i = seen.aims.size(); i-- > 0;)
        if (const Aim each = seen.aims[i]; each.target == number) seen.aims.remove(each);
    if (seen.active != number) return;
    seen.active = no_unit;
    seen.aims.clear();
}

void from_pile(State& seen, Place from) {
    if (from.area != deck_area || from.seat == nobody || from.index < 0) return;
    auto& pile = seen.side(from.seat).piles[slot(from.index)];
    if (!pile.empty()) pile.take_back();
}

void to_hand(State& seen, Seat seat, int card) {
    if (auto& hand = seen.side(seat).hand; !hand.full()) hand.insert_sorted(static_cast<Card>(card));
}

void put_away(State& seen, const Event& event) {
    const Place& from = event.from;
    if (from.area == chain_area)
        while (!seen.chain.empty() && static_cast<int>(seen.chain.size()) > from.index)
            seen.chain.take_back();
    if (from.area == square_area && is_card(event.card)) drop_gear(seen, from.row, event.card);
    if (is_card(event.card)) ++seen.side(event.seat).discards[slot(event.card)];
}

void activate(State& seen, const Event& event) {
    while (!seen.chain.empty() && static_cast<int>(seen.chain.size()) > event.to.index)
        seen.chain.take_back();
    if (seen.chain.full() || !is_card(event.card)) return;
    const bool played = event.from.area == hand_area;
    if (played) {
        auto& hand = seen.side(event.seat).hand;
        if (!hand.remove(static_cast<Card>(event.card))) hand.remove(face_down);
    }
    Use use;
    use.card = static_cast<Card>(event.card);
    use.owner = event.seat;
    use.from = played ? From::hand : From::board;
    if (!played) use.unit = event.from.row, use.square = event.from.index;
    seen.chain.push_back(use);
    seen.closed = 0;
}

void aim_link(State& seen, const Event& event) {
    if (event.from.index < 0 || slot(event.from.index) >= seen.chain.size()) return;
    const bool unit = event.to.area == square_area && event.to.row >= 0;
    seen.chain[slot(event.from.index)].target = unit ? event.to.row : event.to.index;
}

void attack(State& seen, const Event& event) {
    if (seen.declared == 0) seen.aims.clear();
    seen.active = event.from.row;
    seen.declared = 1;
    const int target = event.to.area == deck_area ? deck_target + event.to.index : event.to.row;
    if (!seen.aims.full())
        seen.aims.push_back({static_cast<std::int8_t>(target), static_cast<std::int8_t>(event.amount)});
}

void begin_turn(State& seen, Seat seat) {
    seen.player = seat;
    ++seen.turns;
    seen.phase = Phase::draw;
    seen.active = no_unit;
    seen.aims.clear();
    seen.declared = 0;
    for (Unit& each : seen.units)
        each.spent = 0, each.done = 0, each.temporary = each.turn_attack = each.turn_speed = 0;
}

// What changes a number of a unit.
void alter(State& seen, const Event& event) {
    const int number = event.to.row;
    if (!seen.lives(number)) return;
    Unit& unit = seen.unit(number);
    const auto by = static_cast<std::int8_t>(event.amount);
    const auto add = [by](std::int8_t& to) { to = static_cast<std::int8_t>(to + by); };
    switch (event.what) {
    case what::wound: add(unit.damage); break;
    case what::absorb: unit.temporary = static_cast<std::int8_t>(std::max(unit.temporary - by, 0)); break;
    case what::heal: // at the moment of damage the damage is less, told by the unit itself
        if (event.card != (unit.card == no_card ? basic : unit.card))
            unit.damage = static_cast<std::int8_t>(std::max(unit.damage - by, 0));
        break;
    case what::guard: add(unit.temporary); break;
    default:
        add(event.from.row == 0   ? unit.turn_attack
            : event.from.row == 1 ? unit.more_health
                                  : unit.turn_speed);
    }
}

void set_finished(State& seen, int number, bool still) {
    if (!seen.lives(number)) return;
    Unit& unit = seen.unit(number);
    if (still)
        unit.done |= finished;
    else
        unit.done = 0, unit.spent = 0;
    if (still && seen.active == number) seen.active = no_unit;
}

} // namespace

void follow(State& seen, const Event& event) {
    const bool carries_out = event.what != what::use && event.what != what::aimed;
    if (!seen.chain.empty() && carries_out) seen.closed = 1;
    switch (event.what) {
    case what::draw:
    case what::take:
        from_pile(seen, event.from);
        to_hand(seen, event.seat, event.card);
        break;
    case what::turn: begin_turn(seen, event.seat); break;
    case what::spawn: spawn(seen, event); break;
    case what::move: seen.active = event.to.row; [[fallthrough]];
    case what::push:
        if (seen.lives(event.to.row)) stand(seen, event.to.row, event.to.index);
        break;
    case what::attack: attack(seen, event); break;
    case what::again:
    case what::vain: seen.aims.clear(), seen.declared = 0; break;
    case what::use: activate(seen, event); break;
    case what::aimed: aim_link(seen, event); break;
    case what::fizzle:
    case what::negate:
        if (event.to.index >= 0 && slot(event.to.index) < seen.chain.size()) {
            Use& link = seen.chain[slot(event.to.index)];
            (event.what == what::negate ? link.negated : link.lost) = 1;
        }
        break;
    case what::wound:
    case what::absorb:
    case what::heal:
    case what::guard:
    case what::change: alter(seen, event); break;
    case what::knock:
    case what::mill:
        from_pile(seen, event.from);
        if (is_card(event.card)) ++seen.side(event.seat).discards[slot(event.card)];
        break;
    case what::destroyed: destroy(seen, event.to.row); break;
    case what::equip:
        if (is_card(event.card) && seen.lives(event.to.row) && !seen.gear.full())
            seen.gear.push_back({static_cast<Card>(event.card), event.to.row, 0});
        break;
    case what::discard: put_away(seen, event); break;
    case what::ready: set_finished(seen, event.to.row, false); break;
    case what::still: set_finished(seen, event.to.row, true); break;
    case what::raise:
        if (event.to.index >= 0 && is_card(event.card))
            seen.side(event.seat).plants[slot(event.to.index)] = {static_cast<Card>(event.card), 1};
        break;
    default: break;
    }
}

float lasting(const Event& event, const Event* next) {
    const bool same = next != nullptr && next->what == event.what;
    switch (event.what) {
    case what::use: return next != nullptr && next->what == what::aimed ? 0.6F : 1.1F;
    case what::aimed: return 1;
    case what::negate:
    case what::fizzle: return 1.1F;
    case what::attack: return same ? 0.15F : next != nullptr && next->what == what::blow ? 0.3F : 0.75F;
    case what::blow: return same ? 0.12F : 0.3F;
    case what::wound:
    case what::prevent:
    case what::absorb:
    case what::saved: return same ? 0.2F : 0.5F;
    case what::knock:
    case what::mill: return 0.32F;
    case what::destroyed: return same ? 0.1F : 0.55F;
    case what::heal:
    case what::guard:
    case what::change: return same ? 0.15F : 0.5F;
    case what::move:
    case what::push: return 0.4F;
    case what::spawn:
    case what::equip: return 0.55F;
    case what::raise: return 1.4F;
    case what::draw:
    case what::take: return 0.35F;
    case what::discard: return event.from.area == chain_area ? 0.45F : 0.15F;
    case what::hold: return 0.6F;
    case what::ready: return 0.35F;
    default: return 0;
    }
}

} // namespace cardfront::assault_edge
