// A plain player of Ground Assault: it shoots where the chances are good, strikes where an objective may
// fall, and goes where it can do so. It reads nothing but what its seat may know.
#include "core/course.h"
#include "core/ground_assault/cards.h"

namespace cardfront::ground_assault {

namespace {

constexpr int per_star = 10; // what a star in play is worth, the measure of all that follows

int shields_left(const Unit& unit) {
    return unit_row(unit.design).shields - unit.damage;
}

int worth(const Unit& unit) {
    const UnitRow& row = unit_row(unit.design);
    return per_star * row.stars * (row.shields + shields_left(unit)) / (2 * row.shields);
}

// What one hit of so much is expected to cost, with that chance.
int loss(const Unit& unit, int harm, int chance) {
    if (harm <= 0) return 0;
    const int left = shields_left(unit);
    const int cost = harm >= left ? worth(unit) + per_star / 2 : worth(unit) * harm / (2 * left);
    return static_cast<int>(static_cast<std::int64_t>(cost) * chance * 16 / all_chances);
}

// Of a battle with these cards, for the attacker: sixteenths of what a star is worth over per_star.
int gain(const State& state, const Battle& battle, std::array<Card, 2> cards) {
    const Fighters both = reckon(state, battle, cards);
    const Unit &own = state.unit(battle.attacker), &other = state.unit(battle.defender);
    const int to_hit = chance_to_hit(both[0], both[1]), to_be_hit = chance_to_hit(both[1], both[0]);
    return loss(other, harm(both[0], both[1], other.design), to_hit) -
           loss(own, harm(both[1], both[0], own.design), to_be_hit);
}

int stars_in(const State& state, Seat seat, Zone zone) {
    int sum = 0;
    for (const Unit& each : state.side(seat).units)
        if (each.zone == zone) sum += unit_row(each.design).stars;
    return sum;
}
int enemy_stars_in(const State& state, Seat seat, Zone zone) {
    int sum = 0;
    for (const Seat other : SeatRange(state.players))
        if (other != seat) sum += stars_in(state, other, zone);
    return sum;
}

int weight_of_card(const State& state, Card card) {
    const bool attacks = state.step != defenders_card;
    std::array<Card, 2> with = state.cards;
    const int before = gain(state, state.battle(), with);
    with[attacks ? 0 : 1] = card;
    const int change = gain(state, state.battle(), with) - before;
    const int better = attacks ? change : -change;
    const bool does_more = card_row(card).after != nullptr || card_row(card).before != nullptr;
    return std::max(better, 0) * 2 + (does_more ? 20 : 4);
}

int weight_of_move(const State& state, const Action& action) {
    const Seat own = state.player;
    const Zone from = state.side(own).units[slot(action.a)].zone;
    const auto to = static_cast<Zone>(action.b);
    const bool threatened = enemy_stars_in(state, own, own) > 0;
    if (to == own) return threatened ? 40 : 2;
    if (from == own) { // to the middle
        if (threatened && stars_in(state, own, own) <= enemy_stars_in(state, own, own)) return 4;
        return enemy_stars_in(state, own, contested) > stars_in(state, own, contested) + 5 ? 8 : 40;
    }
    if (to == contested) return 4;
    const int there = enemy_stars_in(state, own, to);
    return there <= stars_in(state, own, to) + 5 ? 60 : 20;
}

int weight_of_strike(const State& state, const Action& action) {
    const auto seat = static_cast<Seat>(action.b);
    const Objective& there = state.side(seat).objectives[slot(action.c)];
    const int defence = there.up != 0 ? objective_defence(state, seat, action.c, there.card) : likely_defence;
    const Ref unit{state.player, static_cast<std::int8_t>(action.a)};
    const int chance = chance_to_strike(state.strike_attack(unit), defence) * 100 / all_chances;
    return 4 * chance / state.objectives(seat) + chance;
}

int weight_of(const State& state, const Action& action) {
    switch (action.verb) {
    case deploy: return 4 + unit_row(action.a).attack;
    case objective: return state.side(state.player).objectives[slot(action.b)].up != 0 ? 2 : 60;
    case move:
        if (!state.questions.empty()) return 4;
        return weight_of_move(state, action);
    case attack: {
        const Battle battle{{state.player, static_cast<std::int8_t>(action.a)},
                            {static_cast<Seat>(action.b), static_cast<std::int8_t>(action.c)}};
        return std::max(gain(state, battle, {no_card, no_card}) * 2, 1);
    }
    case strike: return weight_of_strike(state, action);
    case land: return 30 * unit_row(action.a).stars;
    case use: return 20;
    case first: return 1;
    case play: return weight_of_card(state, static_cast<Card>(action.a));
    case bring: return 20 * unit_row(action.a).stars;
    case choose: {
        const Unit& there = state.side(static_cast<Seat>(action.a)).units[slot(action.b)];
        if (state.questions[0].ask == Ask::offer) return std::max(60 - worth(there), 1);
        return shields_left(there) == 1 ? 4 * worth(there) : worth(there);
    }
    case done:
        if (!state.questions.empty()) return state.questions[0].ask == Ask::leave ? 8 : 1;
        if (state.phase == Phase::opening) return 0;
        if (state.phase == Phase::turn) return 1;
        return state.phase == Phase::ordering ? 50 : 8;
    default: return 12; // pass
    }
}

int standing(const State& state, Seat seat) {
    if (!state.lives(seat)) return 0;
    int sum = 0;
    const Side& own = state.side(seat);
    // Who enters a zone gives away the first shot: the longer nobody does, the more it counts to be there.
    const int abroad = 1 + std::min(state.turns / 12, 10);
    for (const Unit& each : own.units) {
        if (each.zone == reserves)
            sum += 2 * unit_row(each.design).stars;
        else
            sum += worth(each) + (each.zone != seat ? abroad * unit_row(each.design).stars : 0);
    }
    constexpr std::array<int, objective_slots + 1> of_objectives{0, 60, 110, 150};
    return sum + of_objectives[slot(state.objectives(seat))] + 2 * static_cast<int>(own.hand.size());
}

} // namespace

int State::value(Seat who) const {
    if (phase == Phase::over) return !has(winners, who) ? -1000 : winners == only(who) ? 1000 : 0;
    if (!lives(who)) return -1000;
    int others = 0; // each of them: in the end all have to go
    for (const Seat seat : SeatRange(players))
        if (seat != who) others += standing(*this, seat);
    others = 2 * others / players;
    return std::clamp(3 * (standing(*this, who) - others), -900, 900);
}

Action playout_choice(const State& state, Random& random) {
    ActionList actions;
    state.legal(actions);
    return any_by_weight(actions, random, [&](Action action) {
        const auto weight = static_cast<std::uint32_t>(weight_of(state, action));
        return weight * weight; // what is better is much likelier
    });
}

} // namespace cardfront::ground_assault
