// What an action does now, in chances: for hints and the review.
#include "core/ground_assault/said.h"

namespace cardfront::ground_assault {

namespace {

// Would one hit of `from` destroy the unit?
bool kills(const State& state, const Fighter& from, const Fighter& to, Ref ref) {
    return state.would_fall(ref, harm(from, to, state.unit(ref).design));
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
    tell(phrase("To hit: {then} %, not {now} %."), to_hit(own));
    tell(phrase("A hit does {then}, not {now}."), harm_by(own));
    tell(phrase("To be hit: {then} %, not {now} %."), to_hit(other));
    tell(phrase("To be hit costs {then}, not {now}."), harm_by(other));
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
        return say("Nobody knows what lies there; a defence of {defence} would fall with {chance} %.",
                   {counted("defence", likely_defence),
                    counted("chance", per_cent(chance_to_strike(attack, likely_defence)))});
    }
    const int defence = objective_defence(before, seat, action.c, there.card);
    return say("Brings it down with {chance} %.",
               {counted("chance", per_cent(chance_to_strike(attack, defence)))});
}

// Who stands there once a unit of that design has come.
std::string arrival_effect(const State& before, int design, int zone) {
    const Seat own = before.turn();
    int mine = unit_row(design).stars, others = 0;
    for (const Seat seat : SeatRange(before.players))
        for (const Unit& each : before.side(seat).units)
            if (each.zone == zone) (seat == own ? mine : others) += unit_row(each.design).stars;
    return say("Stars there then: {mine} of your own, {others} of others.",
               {counted("mine", mine), counted("others", others)});
}

std::string facts_of(int piece) { // as lists of units and cards tell them
    return say("{facts}.", {{"facts", shelf().items[slot(piece)].facts()}});
}

// With no further card.
std::string chances(const State& before, const char* sentence) {
    const Fighters both = reckon(before, before.battle(), before.cards);
    const std::size_t own = before.step == defenders_card ? 1 : 0, other = 1 - own;
    return say(sentence, {counted("chance", per_cent(chance_to_hit(both[own], both[other]))),
                          counted("risk", per_cent(chance_to_hit(both[other], both[own])))});
}

// Of the unit that a card's damage goes to.
std::string wound_effect(const State& before, Ref ref) {
    const Unit& unit = before.unit(ref);
    const int amount = before.questions[0].amount;
    if (before.would_fall(ref, amount)) return say("It would be destroyed.");
    const int left = unit_row(unit.design).shields - unit.damage - amount;
    return say_count(left, "It would have 1 shield left.", "It would have {count} shields left.");
}

std::string objective_effect(int card) {
    return sentences(facts_of(piece_of_card(card)),
                     is_objective(card) ? say(card_row(card).text) : say("No battle will have it then."));
}

std::string done_effect(const State& before) {
    if (!before.questions.empty())
        return before.questions[0].ask == Ask::leave ? say("It stays where it fought.")
                                                     : say("The others stay in the reserves.");
    switch (before.phase) {
    case Phase::opening: return say("The others stay in the reserves.");
    case Phase::attacking:
    case Phase::ordering: {
        const auto count = static_cast<std::int64_t>(before.battles.size() - before.ordered);
        return say_count(count, "One battle begins.",
                         "{count} battles come in the order in which they were named.");
    }
    case Phase::striking:
        return strike_effect(before,
                             make_action(strike, before.strikers[0], before.struck_seat, before.struck_slot));
    case Phase::turn: return say("No unit moves, attacks or strikes in this turn.");
    default: return say("The units that are left stay where they are.");
    }
}

} // namespace

std::string effect_words(const State& before, Action action, const Names&) {
    const auto design_of = [&] { return before.side(before.turn()).units[slot(action.a)].design; };
    switch (action.verb) {
    case deploy:
    case bring: return facts_of(piece_of_unit(action.a));
    case objective: return objective_effect(action.a);
    case move: return arrival_effect(before, design_of(), action.b);
    case attack:
        return attack_effect(before, {{before.turn(), static_cast<std::int8_t>(action.a)},
                                      {static_cast<Seat>(action.b), static_cast<std::int8_t>(action.c)}});
    case strike: return strike_effect(before, action);
    case land: return arrival_effect(before, action.a, action.b);
    case use: return say(card_row(before.side(before.turn()).objectives[slot(action.a)].card).text);
    case first: return attack_effect(before, before.battles[slot(action.a)]);
    case play: {
        const std::string changed = play_effect(before, static_cast<Card>(action.a));
        return changed.empty()
                   ? chances(before, phrase("The chances stay: {chance} % to hit, {risk} % to be hit."))
                   : changed;
    }
    case choose:
        if (before.questions[0].ask == Ask::offer) return say("It would be destroyed.");
        return wound_effect(before, {static_cast<Seat>(action.a), static_cast<std::int8_t>(action.b)});
    case pass: return chances(before, phrase("As it stands: {chance} % to hit, {risk} % to be hit."));
    default: return done_effect(before);
    }
}

} // namespace cardfront::ground_assault
