// What an action does now, in chances: for hints and the review.
#include "core/ground_assault/said.h"

namespace cardfront::ground_assault {

namespace {

int per_cent(int chance) {
    return (chance * 100 + all_chances / 2) / all_chances;
}

// Would one hit of `from` destroy the unit?
bool kills(const State& state, const Fighter& from, const Fighter& to, Ref ref) {
    const Unit& unit = state.unit(ref);
    return unit.damage + harm(from, to, unit.design) >= unit_row(unit.design).shields;
}

std::string attack_effect(const State& before, const Battle& battle) {
    const Fighters both = reckon(before, battle, {no_card, no_card});
    const Named chance = counted("chance", per_cent(chance_to_hit(both[0], both[1]))),
                risk = counted("risk", per_cent(chance_to_hit(both[1], both[0])));
    const bool kill = kills(before, both[0], both[1], battle.defender),
               die = kills(before, both[1], both[0], battle.attacker);
    if (kill && die)
        return say("Destroys with {chance} %, is destroyed with {risk} %, before cards.", {chance, risk});
    if (kill) return say("Destroys with {chance} %, is damaged with {risk} %, before cards.", {chance, risk});
    if (die) return say("Damages with {chance} %, is destroyed with {risk} %, before cards.", {chance, risk});
    return say("Damages with {chance} %, is damaged with {risk} %, before cards.", {chance, risk});
}

std::string play_effect(const State& before, Card card) {
    const std::size_t own = before.step == defenders_card ? 1 : 0;
    const Fighters now = reckon(before, before.battle(), before.cards);
    std::array<Card, 2> with = before.cards;
    with[own] = card;
    const Fighters then = reckon(before, before.battle(), with);
    const auto chance = [&](const char* name, const Fighters& of, std::size_t who) {
        return counted(name, per_cent(chance_to_hit(of[who], of[1 - who])));
    };
    return say("To hit: {then} %, not {now} %. To be hit: {risk} %, not {was} %.",
               {chance("then", then, own), chance("now", now, own), chance("risk", then, 1 - own),
                chance("was", now, 1 - own)});
}

std::string strike_effect(const State& before, Action action) {
    const auto seat = static_cast<Seat>(action.b);
    const Objective& there = before.side(seat).objectives[slot(action.c)];
    const Ref ref{before.turn(), static_cast<std::int8_t>(action.a)};
    const int attack = before.strike_attack(ref);
    if (there.up == 0) {
        constexpr int likely = 10;
        return say(
            "Nobody knows what lies there; a defence of {defence} would fall with {chance} %.",
            {counted("defence", likely), counted("chance", per_cent(chance_to_strike(attack, likely)))});
    }
    const int defence = objective_defence(before, seat, action.c, there.card);
    return say("Brings it down with {chance} %.",
               {counted("chance", per_cent(chance_to_strike(attack, defence)))});
}

// Who stands there afterwards.
std::string move_effect(const State& before, Action action) {
    const Seat own = before.turn();
    int mine = unit_row(before.side(own).units[slot(action.a)].design).stars, others = 0;
    for (const Seat seat : SeatRange(before.players))
        for (const Unit& each : before.side(seat).units)
            if (each.zone == action.b) (seat == own ? mine : others) += unit_row(each.design).stars;
    return say("Stars there then: {mine} of your own, {others} of others.",
               {counted("mine", mine), counted("others", others)});
}

} // namespace

std::string effect_words(const State& before, Action action, const Names&) {
    switch (action.verb) {
    case attack:
        return attack_effect(before, {{before.turn(), static_cast<std::int8_t>(action.a)},
                                      {static_cast<Seat>(action.b), static_cast<std::int8_t>(action.c)}});
    case play: return play_effect(before, static_cast<Card>(action.a));
    case strike: return strike_effect(before, action);
    case move: return move_effect(before, action);
    default: return {};
    }
}

} // namespace cardfront::ground_assault
