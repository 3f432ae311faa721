// Every sentence about what is done and what happens in Ground Assault. What lies on the table is
// sections.cpp.
#include "core/ground_assault/said.h"

namespace cardfront::ground_assault {

namespace {

std::string against_words(const State& state, const Battle& battle, const Names& names) {
    return say("{unit} against {other}", {{"unit", unit_called(state, battle.attacker)},
                                          {"other", owned(state, battle.defender, names)}});
}

// "Broadside: ", what did it, where a card did; else the sentence alone.
std::string by_card(const Event& event, const std::string& sentence) {
    if (event.card < all_units) return sentence;
    return say("{card}: {what}", {{"card", card_name(event.card - all_units)}, {"what", sentence}});
}

ActionWords lay_words(const State& before, Action action, const Names& names) {
    const Named who = named("player", names, before.player), card{"card", card_name(action.a)},
                number = counted("number", action.b + 1);
    const Objective& there = before.side(before.player).objectives[slot(action.b)];
    if (there.up == 0)
        return {card.text, say("Play it over the face-down objective {number}", {number}),
                say("{player?* plays|You play} {card} over the face-down objective {number}.",
                    {who, card, number})};
    const Named other{"other", card_name(there.card)};
    return {card.text, say("Play it in the place of {other}", {other}),
            say("{player?* plays|You play} {card} in the place of {other}.", {who, card, other})};
}

ActionWords done_words(const State& before, const Names& names) {
    const Named who = named("player", names, before.turn());
    if (!before.questions.empty()) {
        if (before.questions[0].ask == Ask::leave)
            return {say("Fall back"), say("Stay"), say("{player?* stays|You stay}.", {who})};
        return {say("Reserves"), say("No more"), say("{player?* brings|You bring} in no more.", {who})};
    }
    switch (before.phase) {
    case Phase::opening:
        return {say("Reserves"), say("No more"), say("{player?* places|You place} no more.", {who})};
    case Phase::attacking:
        return {say("Battle"), before.battles.size() > 1 ? say("That is all") : say("Attack"),
                say("{player?* has|You have} named the attackers.", {who})};
    case Phase::ordering:
        return {say("Battle"), say("Fight in this order"),
                say("{player?* begins|You begin} the battles.", {who})};
    case Phase::striking:
        return {say("Strike"), say("Strike"), say("{player?* begins|You begin} the strike.", {who})};
    default: return {say("Turn"), say("End the turn"), say("{player?* ends|You end} the turn.", {who})};
    }
}

// "Ann's Mote rolls 7: 7 + 5 = 12 against 11, a hit."
std::string result_words(const Event& event, const Names& names) {
    const int base = event.from.row, attack = event.amount - base;
    const Named who = named("player", names, event.seat), unit{"unit", unit_name(event.card)};
    const Named roll = counted("roll", base), plus = counted("attack", attack < 0 ? -attack : attack),
                sum = counted("sum", event.amount), defence = counted("defence", event.from.index);
    const bool hit = event.from.seat == 1;
    if (hit && event.amount < event.from.index)
        return say("{player?*'s|Your} {unit} rolls {roll}, which always hits.", {who, unit, roll});
    if (attack < 0)
        return hit ? say("{player?*'s|Your} {unit}: {roll} - {attack} = {sum} against {defence}, a hit.",
                         {who, unit, roll, plus, sum, defence})
                   : say("{player?*'s|Your} {unit}: {roll} - {attack} = {sum} against {defence}, a miss.",
                         {who, unit, roll, plus, sum, defence});
    return hit ? say("{player?*'s|Your} {unit}: {roll} + {attack} = {sum} against {defence}, a hit.",
                     {who, unit, roll, plus, sum, defence})
               : say("{player?*'s|Your} {unit}: {roll} + {attack} = {sum} against {defence}, a miss.",
                     {who, unit, roll, plus, sum, defence});
}

// Of the battle that is on: whether its card's ability works, for who chooses.
ActionWords play_words(const State& before, Card card, const Names& names) {
    const Seat who = before.battler();
    const Ref own =
        who == before.battle().attacker.seat ? before.battle().attacker : before.battle().defender;
    const CardRow& row = card_row(card);
    const Named bonus = counted("count", row.bonus);
    const std::string what = row.colour == Colour::red      ? say("+{count} attack", {bonus})
                             : row.colour == Colour::yellow ? say("+{count} damage", {bonus})
                                                            : say("+{count} defence", {bonus});
    const bool works = works_on(card, before.unit(own).design);
    return {
        card_name(card),
        works ? say("Play it: {bonus}. {text}", {{"bonus", what}, {"text", say(row.text)}})
              : say("Play it for its bonus alone: {bonus}", {{"bonus", what}}),
        say("{player?* plays|You play} {card} on {unit}.",
            {named("player", names, who), {"card", card_name(card)}, {"unit", unit_called(before, own)}})};
}

ActionWords move_words(const State& before, Action action, const Names& names) {
    const Seat seat = before.turn();
    const Named unit{"unit", unit_called(before, {seat, static_cast<std::int8_t>(action.a)})},
        zone{"zone", zone_name(before, static_cast<Zone>(action.b), names)};
    return {unit.text, say("Move to {zone}", {zone}),
            say("{player?* moves|You move} {unit} to {zone}.", {named("player", names, seat), unit, zone}),
            say("{player}: {unit} to {zone}.", {named("player", names, seat), unit, zone})};
}

Named other_unit(const State& state, int owner, int index, const Names& names) {
    return {"other", owned(state, {static_cast<Seat>(owner), static_cast<std::int8_t>(index)}, names)};
}

ActionWords choose_words(const State& before, Action action, const Names& names) {
    const Named who = named("player", names, before.turn()),
                other = other_unit(before, action.a, action.b, names);
    if (before.questions[0].ask == Ask::offer)
        return {say("Target"), say("Give up {other}", {other}),
                say("{player?* gives|You give} up {other}.", {who, other})};
    return {say("Target"), say("Hit {other}", {other}),
            say("{player?* chooses|You choose} {other}.", {who, other})};
}

} // namespace

ActionWords words_of(const State& before, Action action, const Names& names) {
    const Seat seat = before.turn();
    const Named who = named("player", names, seat);
    const auto design_of = [](int design) { return Named{"unit", unit_name(design)}; };
    const auto unit_of = [&](int index) {
        return unit_called(before, {seat, static_cast<std::int8_t>(index)});
    };
    const auto with_stars = [&](const char* label) {
        return say(label, {design_of(action.a), counted("count", unit_row(action.a).stars)});
    };
    switch (action.verb) {
    case deploy:
        return {unit_name(action.a), with_stars(phrase("Place it (stars: {count})")),
                say("{player?* places|You place} {unit}.", {who, design_of(action.a)})};
    case objective: return lay_words(before, action, names);
    case move: return move_words(before, action, names);
    case attack: {
        const Named unit{"unit", unit_of(action.a)}, other = other_unit(before, action.b, action.c, names);
        return {unit.text, say("Attack {other}", {other}),
                say("{player}: {unit} attacks {other}.", {who, unit, other})};
    }
    case strike: {
        const Named unit{"unit", unit_of(action.a)},
            other{"objective", objective_called(before, static_cast<Seat>(action.b), action.c, names)};
        return {unit.text, say("Strike at {objective}", {other}),
                say("{player}: {unit} strikes at {objective}.", {who, unit, other})};
    }
    case land: {
        const Named zone{"zone", zone_name(before, static_cast<Zone>(action.b), names)};
        return {say("Carrier"), say("Bring {unit} into {zone}", {design_of(action.a), zone}),
                say("{player?* brings|You bring} {unit} into {zone}.", {who, design_of(action.a), zone})};
    }
    case use: {
        const Named card{"card", card_name(before.side(seat).objectives[slot(action.a)].card)};
        return {card.text, say("Use it in place of the action"),
                say("{player?* uses|You use} {card}.", {who, card})};
    }
    case first: {
        const Named battle{"battle", against_words(before, before.battles[slot(action.a)], names)};
        return {say("Battle"), say("Next: {battle}", {battle}),
                say("{player?* puts|You put} in its place: {battle}.", {who, battle})};
    }
    case play: return play_words(before, static_cast<Card>(action.a), names);
    case bring:
        return {say("Reserves"), with_stars(phrase("Bring in {unit} (stars: {count})")),
                say("{player?* brings|You bring} in {unit}.", {who, design_of(action.a)})};
    case choose: return choose_words(before, action, names);
    case pass: return {say("Battle"), say("No card"), say("{player?* plays|You play} no card.", {who})};
    default: return done_words(before, names);
    }
}

std::string words_of(const State& after, const Event& event, const Names& names) {
    const Named who = named("player", names, event.seat), count = counted("count", event.amount);
    const auto unit = [&] { // that the event's place names
        const Ref ref{event.to.seat, event.to.index};
        return Named{"unit", owned(after, ref, names)};
    };
    const Named card{"card", card_words(after, event.card)};
    switch (event.what) {
    case what::lot: return say("{player?* rolls|You roll} {count} for the first turn.", {who, count});
    case what::shuffle: return say("{player?* shuffles|You shuffle} the discards into a new deck.", {who});
    case what::draw:
        return event.card == face_down ? say("{player?* draws|You draw} a card.", {who})
                                       : say("{player?* draws|You draw} {card}.", {who, card});
    case what::take_up:
        return event.card == face_down
                   ? say("{player?* takes|You take} the face-down objective into the hand.", {who})
                   : say("{player?* takes|You take} {card} into the hand.", {who, card});
    case what::turn: return say("{player?*'s|Your} turn.", {who});
    case what::guest: return say("{unit} goes to the contested zone.", {unit()});
    case what::battle:
        return say("{unit} against {other}",
                   {{"unit", owned(after, {event.from.seat, event.from.index}, names)},
                    {"other", owned(after, {event.to.seat, event.to.index}, names)}});
    case what::again:
        return say("{player?*'s|Your} {unit} rolls again.", {who, {"unit", unit_name(event.card)}});
    case what::result: return result_words(event, names);
    case what::wound: return by_card(event, say("{unit} takes {count} damage.", {unit(), count}));
    case what::repair: return by_card(event, say("{count} damage is removed from {unit}.", {count, unit()}));
    case what::saved: return say("{card} saves {unit}.", {card, unit()});
    case what::destroyed:
        return say("{player?*'s|Your} {unit} is destroyed.", {who, {"unit", unit_name(event.card)}});
    case what::reveal: return say("{player?*'s|Your} objective is {card}.", {who, card});
    case what::replace: return say("Another card takes its place, face down.");
    case what::fall: return say("{player?*'s|Your} {card} falls.", {who, card});
    case what::discard: return say("{player?*'s|Your} {card} is discarded.", {who, card});
    case what::out: return say("{player?* is|You are} out.", {who});
    case what::end: return turn_words(after, names);
    default: return {}; // the action has said it
    }
}

std::string card_words(const State&, std::int16_t piece) {
    return piece >= 0 && piece < all_units ? unit_name(piece)
                                           : card_name(piece == face_down ? face_down : piece - all_units);
}

} // namespace cardfront::ground_assault
