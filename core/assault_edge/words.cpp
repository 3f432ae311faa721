// Every sentence about what is done and what happens in Assault Edge. What lies on the table is sections.cpp.
#include "core/assault_edge/said.h"

namespace cardfront::assault_edge {

namespace {

// "Move to e1, beside Tide Caller": enemies there.
std::string move_label(const State& before, Action action, const Named& square) {
    std::vector<std::string> beside;
    for (int each = 0; each < squares; ++each) {
        const Number number = before.at(each);
        if (number != no_unit && is_beside(action.b, each) && before.unit(number).owner != before.player)
            beside.push_back(unit_name(before.unit(number)));
    }
    return beside.empty() ? say("Move to {square}", {square})
                          : say("Move to {square}, beside {units}", {square, {"units", listed(beside)}});
}

ActionWords play_words(const State& before, Card card, const Names& names) {
    const Named who = named("player", names, before.turn()), name{"card", card_name(card)};
    const Named text{"text", say(row(card).text)};
    if (before.window())
        return {name.text, say("Answer with it. {text}", {text}),
                say("{player?* answers|You answer} with {card}.", {who, name})};
    return {name.text, say("Play it. {text}", {text}), say("{player?* plays|You play} {card}.", {who, name}),
            say("{player}: {card}.", {who, name})};
}

ActionWords choose_words(const State& before, int choice, const Names& names) {
    const Question& asked = before.questions.back();
    const Named who = named("player", names, asked.who);
    if (asked.ask == Ask::take) {
        const auto& pile = before.side(asked.who).piles[asked.deck];
        const Named card{"card", card_name(pile[pile.size() - 1U - slot(choice)])},
            number = counted("number", choice + 1);
        return {say("Take one"), say("Take {card}, number {number} from the top", {card, number}),
                say("{player?* takes|You take} number {number} from the top.", {who, number})};
    }
    const Use& use = before.chain.back();
    const Named card{"card", card_name(use.card)},
        target{"target", choice_called(before, use, choice, names)};
    return {card.text, say("On {target}", {target}),
            say("{player?* aims|You aim} {card}: {target}.", {who, card, target})};
}

// "Ann's unit on c4" for what an event's place says.
Named unit_of(const Event& event, const Names& names) {
    return {"unit", owned(event.to, event.card, names)};
}

std::string change_words(const Event& event, const Named& unit) {
    const Named by{"card", card_name(event.card)},
        count = counted("count", event.amount < 0 ? -event.amount : event.amount);
    const bool more = event.amount > 0;
    switch (event.from.row) {
    case 0:
        return more ? say("{card}: {unit} has +{count} attack.", {by, unit, count})
                    : say("{card}: {unit} has -{count} attack.", {by, unit, count});
    case 1:
        return more ? say("{card}: {unit} has +{count} health.", {by, unit, count})
                    : say("{card}: {unit} has -{count} health.", {by, unit, count});
    default:
        return more ? say("{card}: {unit} has +{count} speed.", {by, unit, count})
                    : say("{card}: {unit} has -{count} speed.", {by, unit, count});
    }
}

// What happens to a unit's numbers and cards: told by its square.
std::string on_square_words(const Event& event, const Names& names) {
    const Named square{"square", square_name(event.to.index)}, card{"card", card_name(event.card)},
        count = counted("count", event.amount);
    const Named unit{"unit",
                     say("{player?*'s|your} unit on {square}", {named("player", names, event.seat), square})};
    switch (event.what) {
    case what::wound: return say("{unit} loses {count} health.", {unit, count});
    case what::absorb:
        return say_count(event.amount, "1 temporary point is lost on {square}.",
                         "{count} temporary points are lost on {square}.", {square});
    case what::heal: return say("{count} health is healed on {square}.", {count, square});
    case what::guard:
        return say_count(event.amount, "{card}: 1 temporary point on {square}.",
                         "{card}: {count} temporary points on {square}.", {card, square});
    case what::change: return change_words(event, unit);
    case what::saved: return say("{card} saves its bearer on {square}.", {card, square});
    case what::equip: return say("{card} goes to the unit on {square}.", {card, square});
    default: return {}; // the action has said it
    }
}

} // namespace

ActionWords words_of(const State& before, Action action, const Names& names) {
    const Seat seat = before.turn();
    const Named who = named("player", names, seat);
    const auto unit_at = [&] { return Named{"unit", unit_called(before, action.a)}; };
    switch (action.verb) {
    case assault_edge::draw: {
        const Named deck{"deck", deck_name(action.a)};
        return {say("Draw"), say("From the {deck}", {deck}),
                say("{player?* draws|You draw} from the {deck}.", {who, deck})};
    }
    case play: return play_words(before, static_cast<Card>(action.a), names);
    case assault_edge::use: {
        const Named unit = unit_at(), card{"card", card_name(action.b)},
                    text{"text", say(row(action.b).text)};
        return {unit.text, say("Use {card}. {text}", {card, text}),
                say("{player}: {unit} uses {card}.", {who, unit, card})};
    }
    case choose: return choose_words(before, action.a, names);
    case move: {
        const Named unit = unit_at(), square{"square", square_name(action.b)};
        return {unit.text, move_label(before, action, square),
                say("{player?* moves|You move} {unit} to {square}.", {who, unit, square}),
                say("{player}: {unit} to {square}.", {who, unit, square})};
    }
    case aim: {
        const Named unit = unit_at(),
                    target{"target", target_called(before, State::other(seat), action.b, names)};
        return {.group = unit.text,
                .label = say("Attack {target}", {target}),
                .said = say("{player}: {unit} aims at {target}.", {who, unit, target}),
                .again = true};
    }
    case declare:
        return before.aims.empty() ? ActionWords{say("Attack"), say("Attack nothing"),
                                                 say("{player?* lets|You let} the attack go.", {who})}
                                   : ActionWords{say("Attack"),
                                                 before.held == 0 ? say("Attack with all points")
                                                                  : say("Attack with the other points"),
                                                 say("{player?* declares|You declare} the attack.", {who})};
    case finish: {
        const Named unit = unit_at();
        return {unit.text, say("Finish it"), say("{player}: {unit} is finished.", {who, unit})};
    }
    case raise: {
        const Named card{"card", card_name(before.side(seat).plants[slot(action.a)].card)},
            number = counted("number", action.a + 1);
        return {say("Facility"), say("Turn up {card} (place {number})", {card, number}),
                say("{player?* turns|You turn} up a facility.", {who})};
    }
    case pass: return {say("Answer"), say("Let it go by"), say("{player?* does|You do} not answer.", {who})};
    case hold: {
        const Named unit = unit_at();
        return {unit.text, say("Hold a point back"),
                say("{player}: {unit} holds a point of its attack back.", {who, unit})};
    }
    default: return {say("Turn"), say("End the turn"), say("{player?* ends|You end} the turn.", {who})};
    }
}

std::string words_of(const State& after, const Event& event, const Names& names) {
    const Named who = named("player", names, event.seat), count = counted("count", event.amount),
                card{"card", card_name(event.card)};
    const Named unit = unit_of(event, names);
    const auto deck_at = [&](Place at) { return Named{"deck", deck_called(at.seat, at.index, names)}; };
    switch (event.what) {
    case what::lot: return say("{player?* begins|You begin}.", {who});
    case what::draw:
        return event.card == face_down ? say("{player?* draws|You draw} a card.", {who})
                                       : say("{player?* draws|You draw} {card}.", {who, card});
    case what::turn: return say("{player?*'s|Your} turn.", {who});
    case what::spawn: return say("{unit} is spawned.", {unit});
    case what::push: return say("{unit} is moved there.", {unit});
    case what::attack: {
        const bool deck = event.to.area == deck_area;
        const Named from{"unit", owned(event.from, event.card, names)},
            target{"target", deck ? deck_called(event.to.seat, event.to.index, names)
                                  : say("{player?*'s|your} unit on {square}",
                                        {named("player", names, event.to.seat),
                                         {"square", square_name(event.to.index)}})};
        return say("{unit} attacks {target} with {count}.", {from, target, count});
    }
    case what::again: return say("Somebody has moved: {player} may choose the targets anew.", {who});
    case what::vain: return say("The attack hits nothing.");
    case what::use:
        return event.from.area == hand_area ? std::string{}
                                            : say("{player}: the effect of {card}.", {who, card});
    case what::fizzle: return say("{card} does nothing: what it was aimed at is gone.", {card});
    case what::negate: return say("{player?*'s|Your} {card} is negated.", {who, card});
    case what::prevent:
        return event.to.area == deck_area
                   ? say("{card}: {count} damage to {deck} is prevented.", {card, count, deck_at(event.to)})
                   : say("{count} damage on {square} is prevented.",
                         {count, {"square", square_name(event.to.index)}});
    case what::knock: return say("{card} falls off {deck}.", {card, deck_at(event.from)});
    case what::hold: return say("{deck} is damaged, and empty.", {deck_at(event.to)});
    case what::mill: return say("{card} is discarded from {deck}.", {card, deck_at(event.from)});
    case what::destroyed: return say("{unit} is destroyed.", {unit});
    case what::ready: return say("{unit} is ready again.", {unit});
    case what::raise: return say("{player?*'s|Your} facility is {card}.", {who, card});
    case what::look:
        return event.card == face_down
                   ? say("{player?* looks|You look} at a card of {deck}.", {who, deck_at(event.to)})
                   : say("{player?* looks|You look} at {card}.", {who, card});
    case what::take:
        return event.card == face_down ? say("{player?* takes|You take} a card.", {who})
                                       : say("{player?* takes|You take} {card}.", {who, card});
    case what::discard: return say("{player?*'s|Your} {card} is discarded.", {who, card});
    case what::end: return turn_words(after, names);
    default: return on_square_words(event, names);
    }
}

std::string card_words(const State&, std::int16_t card) {
    return card_name(card);
}

} // namespace cardfront::assault_edge
