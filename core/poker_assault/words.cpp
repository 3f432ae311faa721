// Every sentence about what is done and what happens in Poker Assault. What lies on the table is
// sections.cpp.
#include "core/poker_assault/said.h"

namespace cardfront::poker_assault {

namespace {

bool is_cause(int number) {
    return number >= 0 && number < first_power_card + powers &&
           (is_power(number) || ability_of(static_cast<DeckCard>(number)) != nullptr);
}

// What the card that is played becomes: "changed to Hearts".
std::string change_words(const State& state, Action action) {
    const Ability* const row = ability_of(named_card(action), When::assault);
    if (row == nullptr || action.b < 0) return {};
    switch (row->becomes) {
    case Becomes::nothing: return {};
    case Becomes::suit: return suit_name(action.b);
    case Becomes::recolour: return say("{target} changes its suit", {target(state, action.b)});
    case Becomes::near_rank:
    case Becomes::rank:
    case Becomes::table_rank: return rank_name(action.b);
    }
    return {};
}

ActionWords play_words(const State& state, Action action, const Names& names) {
    const Named who = named("player", names, state.attacker);
    const Named card{"card", card_name(named_card(action))};
    const Named becomes{"becomes", change_words(state, action)};
    if (becomes.text.empty())
        return {card.text, say("Play it"), say("{player?* plays|You play} the {card}.", {who, card}),
                say("{player}: {card}.", {who, card})};
    const Ability& row = borne_by(named_card(action));
    if (row.becomes == Becomes::recolour)
        return {card.text, say("Play it: {becomes}", {becomes}),
                say("{player?* plays|You play} the {card}; {becomes}.", {who, card, becomes})};
    return {card.text, say("Play it as {becomes}", {becomes}),
            say("{player?* plays|You play} the {card} as {becomes}.", {who, card, becomes})};
}

ActionWords secret_words(const State& state, Action action, const Names& names) {
    const PowerCard& row = power_card(static_cast<Power>(action.a));
    const Named who = named("player", names, state.turn());
    const Named card{"card", say(name_of(static_cast<Power>(action.a)))};
    if (row.target == Target::none)
        return {card.text, say("Use it"), say("{player?* uses|You use} {card}.", {who, card})};
    if (row.target == Target::suit)
        return {card.text, say("Change to {suit}", {{"suit", suit_name(action.b)}}),
                say("{player?* uses|You use} {card}: all cards become {suit}.",
                    {who, card, {"suit", suit_name(action.b)}})};
    return {card.text, say("Use it on the {target}", {target(state, action.b)}),
            say("{player?* uses|You use} {card} on the {target}.", {who, card, target(state, action.b)})};
}

// What a card brings about is told with its name.
std::string by_card(std::int16_t cause, const std::string& words) {
    return is_cause(cause) ? say("{source}: {event}", {source(cause), {"event", words}}) : words;
}

std::string hurt_words(const Event& event, const Names& names) {
    const Named other = named("other", names, event.to.seat);
    if (event.from.area != 0)
        return by_card(
            event.card,
            say("{player?* takes|You take} {chips} from {other}.",
                {named("player", names, event.from.seat), {"chips", chips_words(event.amount)}, other}));
    return by_card(event.card, event.amount == 0 ? say("{other?* takes|You take} no damage.", {other})
                                                 : say("{other?* takes|You take} {amount} damage.",
                                                       {other, counted("amount", event.amount)}));
}

std::string gain_words(const Event& event, const Names& names) {
    const Named who = named("player", names, event.seat), amount = counted("amount", event.amount);
    if (event.to.area == 0) return say("Everybody has {amount} chips to begin with.", {amount});
    if (event.card == face_down)
        return say("{player?* does not begin, and has|You do not begin, and have} {amount} chip more.",
                   {who, amount});
    if (event.from.area != 0) return {}; // who loses them is told of
    return by_card(event.card,
                   say("{player?* gains|You gain} {chips}.", {who, {"chips", chips_words(event.amount)}}));
}

} // namespace

ActionWords words_of(const State& before, Action action, const Names& names) {
    const Named who = named("player", names, before.turn());
    switch (action.verb) {
    case pick: {
        const Named choice{"choice", pick_name(before, action.a)};
        if (before.picks_first())
            return {say("First to fight"), choice.text,
                    say("{player}: the {choice} fights first.", {who, choice})};
        return {say("Factions"), choice.text, say("{player?* picks|You pick} the {choice}.", {who, choice})};
    }
    case play: return play_words(before, action, names);
    case launch: {
        const Named hand{"hand", pattern_name(before.legal_pattern())};
        return {say("Assault"), say("Launch the {hand}", {hand}),
                say("{player?* launches|You launch} the Assault: {hand}.", {who, hand})};
    }
    case stop:
        if (before.legal_pattern() >= 0)
            return {say("Assault"), say("Stop without launching"),
                    say("{player?* does|You do} not launch.", {who})};
        return {say("Assault"), say("Give up the Assault"),
                say("{player?* gives|You give} up the Assault.", {who})};
    case secret: return secret_words(before, action, names);
    case pass:
        return {say("Secrets"), say("No Secret"), say("{player?* uses|You use} no more Secrets.", {who})};
    case defend: {
        const Named card{"card", card_name(named_card(action))};
        return {card.text, say("Defend the {target}", {target(before, action.b)}),
                say("{player?* defends|You defend} the {target} with the {card}.",
                    {who, target(before, action.b), card}),
                say("{player}: {card} on the {target}.", {who, card, target(before, action.b)})};
    }
    case done:
        return {say("Defence"), say("Stop and take {damage} damage", {counted("damage", before.damage())}),
                say("{player?* stops|You stop} defending.", {who})};
    case reform:
        return {say("Hand"), say("Reform: discard the hand, draw as many"),
                say("{player?* reforms|You reform} the hand.", {who})};
    case keep: return {say("Hand"), say("Keep the hand"), say("{player?* keeps|You keep} the hand.", {who})};
    case choose: {
        const Named card{"card", card_name(named_card(action))};
        const Named source = asker(before);
        const Named becomes{"becomes", change_words(before, action)};
        const Named label{"label",
                          becomes.text.empty() ? card.text : say("{card}: {becomes}", {card, becomes})};
        std::string said = say("{player?* chooses|You choose} for {source}.", {who, source});
        if (options(before, *before.question()).to_play)
            said = say("{source}: {player?* adds|you add} the {label}.", {source, who, label});
        return {source.text, say("Choose the {label}", {label}), said};
    }
    default:
        return {say("Choice"), say("Nothing"),
                say("{player?* chooses|You choose} nothing for {source}.", {who, asker(before)})};
    }
}

std::string words_of(const State& after, const Event& event, const Names& names) {
    const Named who = named("player", names, event.seat);
    const Named to = named("other", names, event.to.seat);
    const bool known = event.card != face_down;
    const Named card{"card", card_name(event.card)};
    const auto by = [&](const std::string& words) { return by_card(event.amount, words); };
    switch (event.what) {
    case what::faction:
        return after.factions_dealt == 0 ? std::string{}
                                         : say("{player?* gets|You get} the {choice}.",
                                               {who, {"choice", pick_name(after, event.amount)}});
    case what::take: return by(say("{player?* takes|You take} the {card}.", {who, card}));
    case what::shuffle:
        if (event.from.area == discard_area)
            return say("{player?* shuffles|You shuffle} the discards into a new deck.", {who});
        return {};
    case what::deal:
        if (event.to.area == cut_area)
            return event.amount == 0 ? say("{player?* cuts|You cut} the {card} for the chips.", {who, card})
                                     : say("{player?* cuts|You cut} the {card}.", {who, card});
        return by(known ? say("{player?* draws|You draw} the {card}.", {who, card})
                        : say("{player?* draws|You draw} a card.", {who}));
    case what::turn: return say("{player?* prepares|You prepare} an Assault.", {who});
    case what::change:
        return by_card(
            event.amount == event.card ? face_down : event.amount, // of itself: it was told with its play
            say("The {card} is now the {face}.", {card, {"face", cardfront::card_name(event.from.row)}}));
    case what::draw_power:
        if (!known) return by(say("{player?* draws|You draw} a Secret.", {who}));
        return by(event.to.area == secret_area
                      ? say("{player?* draws|You draw} the Secret {card}.", {who, card})
                      : say("{player?* draws|You draw} {card}, which works at once.", {who, card}));
    case what::guard: return by(say("The {card} is defended.", {card}));
    case what::hurt: return hurt_words(event, names);
    case what::gain: return gain_words(event, names);
    case what::look:
        if (event.to.area == 0)
            return by(say("{player?* looks|You look} at {owner?*'s|your} hand.",
                          {who, named("owner", names, event.from.seat)}));
        return known ? by(say("{player?* sees|You see} the {card}.", {who, card})) : std::string{};
    case what::discard:
        if (event.from.area != hand_area && !is_cause(event.amount)) return {};
        return known ? by(say("The {card} is discarded.", {card})) : std::string{};
    case what::knock_out: return say("{other?* is|You are} knocked out.", {to});
    case what::come_back:
        return say("{other?* comes|You come} back with the {faction}.",
                   {to, {"faction", faction_name(event.amount - 1)}});
    case what::game_end: return turn_words(after, names);
    default: return {};
    }
}

std::string card_words(const State&, std::int16_t card) {
    return card_name(card);
}

} // namespace cardfront::poker_assault
