// Battles and strikes: cards, dice, hits, and what follows from them.
#include "core/ground_assault/cards.h"

#include <utility>

namespace cardfront::ground_assault {

namespace {

void tell_result(const State& state, Ref own, Place target, int base, int total, int defence, bool hit,
                 Log log) {
    log({.what = what::result,
         .look = Look::none,
         .card = piece_of_unit(state.unit(own).design),
         .from = {0, static_cast<Seat>(hit), static_cast<std::int8_t>(base),
                  static_cast<std::int8_t>(defence)},
         .to = target,
         .amount = static_cast<std::int16_t>(total),
         .seat = own.seat});
}

// GA-10, GA-11
bool roll_to_hit(State& state, Ref own, Ref enemy, const Fighter& with, const Fighter& against, Log log) {
    const auto hits = [&](int base) {
        return base >= with.automatic || base + with.attack >= against.defence;
    };
    int base = roll(state, own, with.dice, log);
    if (!hits(base) && with.again) {
        log({.what = what::again, .card = piece_of_unit(state.unit(own).design), .seat = own.seat});
        base = roll(state, own, with.dice, log);
    }
    tell_result(state, own, {unit_area, enemy.seat, state.unit(enemy).zone, enemy.index}, base,
                base + with.attack, against.defence, hits(base), log);
    return hits(base);
}

// Units of which one may go in its place: how many, and the first's number.
std::pair<int, std::int8_t> offered(const State& state, Ref ref) {
    std::pair<int, std::int8_t> found{0, -1};
    for (std::size_t i = state.side(ref.seat).units.size(); i-- > 0;)
        if (state.goes_for(i, ref)) found = {found.first + 1, static_cast<std::int8_t>(i)};
    return found;
}

void tell_saved(const State& state, Ref ref, Card card, Log log) {
    log({.what = what::saved,
         .look = Look::saved,
         .card = piece_of_card(card),
         .to = {unit_area, ref.seat, state.unit(ref).zone, ref.index},
         .seat = ref.seat});
}

// May a hit of so much destroy it, with what its card does?
bool falls(const State& state, Ref ref, const Fighter& own, int harm) {
    return state.would_fall(ref, harm) && !own.clings && !(own.offers && offered(state, ref).first > 0);
}

void take_hit(State& state, Ref ref, const Fighter& own, int harm, Card card, std::int16_t from, Log log) {
    if (state.would_fall(ref, harm) && own.clings) {
        tell_saved(state, ref, card, log);
        const Unit& unit = state.unit(ref);
        harm = unit_row(unit.design).shields - 1 - unit.damage;
    } else if (state.would_fall(ref, harm) && own.offers) {
        if (const auto [count, first] = offered(state, ref); count > 0) {
            tell_saved(state, ref, card, log);
            if (count > 1) return state.ask(offer_one(ref, card));
            return state.destroy({ref.seat, first}, log);
        }
    }
    state.wound(ref, harm, from, log);
}

} // namespace

bool State::run_battle(Log log) {
    if (fought == battles.size() || (step == attackers_card && !lives(player))) {
        end_turn(log);
        return true;
    }
    const Battle& now = battle();
    const auto has_cards = [&](Seat seat) { return !side(seat).hand.empty(); };
    const std::array<Ref, 2> refs{now.attacker, now.defender};
    switch (step) {
    case attackers_card:
        if (now.is_off() || !may_attack(now.attacker, now.defender)) { // GA-9
            ++fought;
            return true;
        }
        log({.what = what::battle,
             .look = Look::point,
             .card = piece_of_unit(unit(now.attacker).design),
             .from = {unit_area, now.attacker.seat, unit(now.attacker).zone, now.attacker.index},
             .to = {unit_area, now.defender.seat, unit(now.defender).zone, now.defender.index},
             .seat = now.attacker.seat});
        if (has_cards(now.attacker.seat)) return false; // GA-25
        ++step;
        return true;
    case defenders_card:
        if (has_cards(now.defender.seat)) return false;
        ++step;
        return true;
    case attackers_second:
        if (cards[0] == no_card && cards[1] != no_card && has_cards(now.attacker.seat)) return false;
        ++step;
        return true;
    case before_dice:
        ++step;
        for (std::size_t own = 0; own < 2; ++own)
            if (cards[own] != no_card && card_row(cards[own]).before != nullptr &&
                works_on(cards[own], unit(refs[own]).design))
                card_row(cards[own])
                    .before(*this, {refs[own], refs[1 - own], own == 0, unit(refs[own]).zone}, cards[own],
                            log);
        return true;
    case dice: fight(log); return true;
    default: end_battle(log); return true;
    }
}

void State::fight(Log log) {
    const Battle now = battle();
    const std::array<Ref, 2> refs{now.attacker, now.defender};
    const std::array<int, 2> designs{unit(refs[0]).design, unit(refs[1]).design};
    battleground = unit(refs[0]).zone;
    const Fighters fighters = reckon(*this, now, cards);
    std::array<bool, 2> hits{};
    for (std::size_t own = 0; own < 2; ++own)
        hits[own] = roll_to_hit(*this, refs[own], refs[1 - own], fighters[own], fighters[1 - own], log);
    std::array<int, 2> harms{}; // to each
    for (std::size_t own = 0; own < 2; ++own)
        if (hits[1 - own]) harms[own] = harm(fighters[1 - own], fighters[own], designs[own]);
    for (std::size_t own = 0; own < 2; ++own) // whose hit destroys the enemy takes nothing
        if (fighters[own].first && hits[own] &&
            falls(*this, refs[1 - own], fighters[1 - own], harms[1 - own]) &&
            std::exchange(harms[own], 0) > 0)
            tell_saved(*this, refs[own], cards[own], log);
    step = after_dice;
    for (std::size_t own = 0; own < 2; ++own)
        if (hits[1 - own])
            take_hit(*this, refs[own], fighters[own], harms[own], cards[own], piece_of_unit(designs[1 - own]),
                     log);
    for (std::size_t own = 0; own < 2; ++own)
        outcome = static_cast<std::uint8_t>(outcome | (hits[own] ? 1U << own : 0U) |
                                            (unit(refs[own]).zone == reserves ? 4U << own : 0U));
}

// What cards do after the dice. Who was hit and lost is known from before anybody is out: what their cards do
// then is nobody's any more.
void State::follow_up(Log log) {
    const unsigned told = std::exchange(outcome, std::uint8_t{0});
    const Zone zone = std::exchange(battleground, reserves);
    const std::array<Ref, 2> refs{battle().attacker, battle().defender};
    eliminate(log);
    for (std::size_t own = 0; own < 2; ++own) {
        if (phase == Phase::over || cards[own] == no_card || !lives(refs[own].seat) ||
            !works_on(cards[own], unit(refs[own]).design) || card_row(cards[own]).after == nullptr)
            continue;
        const Zone there = is_open(zone) ? zone : contested; // GA-20
        card_row(cards[own])
            .after(*this, {refs[own], refs[1 - own], own == 0, there},
                   {(told >> own & 1U) != 0, (told >> own & 4U) != 0}, cards[own], log);
        eliminate(log);
    }
}

void State::put_cards_away(Log log) {
    const std::array<Seat, 2> seats{battle().attacker.seat, battle().defender.seat};
    for (std::size_t own = 0; own < 2; ++own)
        if (const Card card = std::exchange(cards[own], no_card); card != no_card)
            discard(seats[own], card, place(battle_area, seats[own]), log);
}

// GA-2
void State::end_battle(Log log) {
    const std::array<Seat, 2> seats{battle().attacker.seat, battle().defender.seat};
    const std::array<Card, 2> played = cards;
    put_cards_away(log);
    for (std::size_t own = 0; own < 2; ++own)
        if (played[own] != no_card && lives(seats[own])) refill(seats[own], log);
    step = attackers_card;
    ++fought;
}

// One step of the strikes (GA-17): a card is turned up, or a unit strikes, or they are over.
void State::run_strikes(Log log) {
    const bool over = fought == strikers.size() || !lives(player) || !lives(struck_seat);
    if (over || side(struck_seat).objectives[slot(struck_slot)].card == no_card) {
        end_turn(log);
        return;
    }
    const Ref striker{player, strikers[fought]};
    if (unit(striker).zone != struck_seat) {
        ++fought;
        return;
    }
    const Objective& there = side(struck_seat).objectives[slot(struck_slot)];
    const Place target = place(objective_area, struck_seat, struck_slot);
    if (there.up == 0) {
        reveal(struck_seat, struck_slot, log);
        return;
    }
    log({.what = what::strike,
         .look = Look::point,
         .card = piece_of_unit(unit(striker).design),
         .from = {unit_area, player, unit(striker).zone, striker.index},
         .to = target,
         .seat = player});
    const int attack = strike_attack(striker);
    const int defence = objective_defence(*this, struck_seat, struck_slot, there.card);
    const int base = roll(*this, striker, 0, log);
    const bool hit = base + attack >= defence;
    tell_result(*this, striker, target, base, base + attack, defence, hit, log);
    ++fought;
    if (hit)
        fall(striker, log);
    else
        strike_in_vain(striker, log);
}

int State::strike_attack(Ref ref) const {
    return reckon_striker(*this, ref).attack;
}

void State::fall(Ref striker, Log log) {
    const Card card = std::exchange(side(struck_seat).objectives[slot(struck_slot)], {}).card;
    log({.what = what::fall,
         .look = Look::broken,
         .card = piece_of_card(card),
         .to = place(objective_area, struck_seat, struck_slot),
         .amount = card_row(card).stars,
         .seat = struck_seat});
    discard(struck_seat, card, place(objective_area, struck_seat, struck_slot), log);
    if (is_objective(card) && card_row(card).fallen != nullptr)
        card_row(card).fallen(*this, struck_seat, striker, card, log);
    eliminate(log);
    if (phase != Phase::over && lives(struck_seat))
        ask(bring_up_to(card_row(card).stars, struck_seat, card)); // GA-18
}

void State::strike_in_vain(Ref striker, Log log) {
    Side& own = side(struck_seat);
    const Place here = place(objective_area, struck_seat, struck_slot);
    for (const Objective& each : std::array(own.objectives))
        if (each.up != 0 && is_objective(each.card) && card_row(each.card).struck_in_vain != nullptr)
            card_row(each.card).struck_in_vain(*this, struck_seat, striker, each.card, log);
    Objective& there = own.objectives[slot(struck_slot)];
    const bool none = own.deck.empty() && own.discards == Counts{}; // GA-21: it stays
    if (!is_combat(there.card) || none) return;
    discard(struck_seat, there.card, here, log);
    there = {take_top(struck_seat, log), 0};
    log({.what = what::replace,
         .look = Look::lay,
         .from = place(deck_area, struck_seat),
         .to = here,
         .seat = struck_seat});
}

} // namespace cardfront::ground_assault
