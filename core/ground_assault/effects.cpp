// What an action does now, in chances: for hints and the review.
#include "core/ground_assault/said.h"

namespace cardfront::ground_assault {

namespace {

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

// What the card changes, a sentence for each number.
std::string play_effect(const State& before, Card card) {
    const std::size_t own = before.step == defenders_card ? 1 : 0, other = 1 - own;
    const Battle& battle = before.battle();
    const std::array<Ref, 2> refs{battle.attacker, battle.defender};
    std::array<Card, 2> with = before.cards;
    with[own] = card;
    const std::array<Fighters, 2> both{reckon(before, battle, before.cards), reckon(before, battle, with)};
    std::string out;
    const auto tell = [&](const char* sentence, auto&& number) {
        const int now = number(both[0]), then = number(both[1]);
        if (now == then) return;
        if (!out.empty()) out += ' ';
        out += say(sentence, {counted("then", then), counted("now", now)});
    };
    const auto to_hit = [](std::size_t who) {
        return [who](const Fighters& of) { return per_cent(chance_to_hit(of[who], of[1 - who])); };
    };
    const auto harm_by = [&](std::size_t who) {
        const int design = before.unit(refs[1 - who]).design;
        return [who, design](const Fighters& of) { return harm(of[who], of[1 - who], design); };
    };
    tell("To hit: {then} %, not {now} %.", to_hit(own));
    tell("A hit does {then}, not {now}.", harm_by(own));
    tell("To be hit: {then} %, not {now} %.", to_hit(other));
    tell("To be hit costs {then}, not {now}.", harm_by(other));
    if (!kills(before, both[0][own], both[0][other], refs[other]) &&
        kills(before, both[1][own], both[1][other], refs[other]))
        out += (out.empty() ? "" : " ") + say("A hit then destroys.");
    return out;
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
