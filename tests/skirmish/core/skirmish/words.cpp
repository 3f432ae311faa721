// What Skirmish says.
#include "core/skirmish/state.h"

namespace cardfront::skirmish {

namespace {

std::string name_of(int card) {
    return is_card(card) ? say(row(static_cast<Card>(card)).name) : say("a face-down card");
}
template <class Cards>
Named cards(const Cards& cards) {
    Counts counts{};
    for (const Card card : cards)
        if (is_card(card)) ++counts[slot(card)];
    return {"cards", listed_counts(counts, name_of)};
}

std::string option_words(const State& state, int option, const Names& names) {
    switch (state.questions.back().ask) {
    case Ask::player: return named("player", names, static_cast<Seat>(option)).text;
    case Ask::link: return name_of(state.chain[static_cast<std::size_t>(option)].card);
    default: return name_of(option);
    }
}

std::string link_words(const State& state, const Use& use, const Names& names) {
    const Named card{"card", name_of(use.card)}, who = named("player", names, use.owner);
    if (use.negated != 0) return say("{card} of {player}, negated", {card, who});
    if (use.target < 0) return say("{card} of {player}", {card, who});
    const bool at_link = row(use.card).target == Ask::link;
    return say("{card} of {player}, aimed at {target}",
               {card,
                who,
                {"target", at_link ? name_of(state.chain[static_cast<std::size_t>(use.target)].card)
                                   : named("player", names, use.target).text}});
}

} // namespace

std::string card_words(const State&, std::int16_t card) {
    return name_of(card);
}

ActionWords words_of(const State& before, Action action, const Names& names) {
    const Named who = named("player", names, before.turn());
    const Named card{"card", name_of(action.verb == spring ? before.side(before.turn()).laid : action.a)};
    switch (action.verb) {
    case play: return {card.text, say("Use it"), say("{player?* uses|You use} {card}.", {who, card})};
    case lay:
        return {card.text, say("Lay it face down"), say("{player?* lays|You lay} a card face down.", {who})};
    case spring:
        return {say("Face-down card"), say("Use it"),
                say("{player?* uses|You use} the face-down card.", {who})};
    case choose: {
        const Named option{"option", option_words(before, action.a, names)};
        return {option.text, say("Choose"), say("{player?* chooses|You choose}: {option}.", {who, option})};
    }
    default:
        return before.window()
                   ? ActionWords{say("Answer"), say("Let it pass"), say("{player?* passes|You pass}.", {who})}
                   : ActionWords{say("Turn"), say("End it"), say("{player?* ends|You end} the turn.", {who})};
    }
}

std::string words_of(const State& after, const Event& event, const Names& names) {
    const Named who = named("player", names, event.seat), card{"card", name_of(event.card)},
                count = counted("count", event.amount);
    switch (event.what) {
    case what::turn: return say("{player?*'s|Your} turn.", {who});
    case what::draw:
        return event.card == face_down ? say("{player?* draws|You draw} a card.", {who})
                                       : say("{player?* draws|You draw} {card}.", {who, card});
    case what::use: return event.from.area == hand_area ? "" : say("It is {card}.", {card});
    case what::negate: return say("{card} is negated.", {card});
    case what::prevent: return say("{card} saves {player}.", {card, who});
    case what::wound: return say("{player?* loses|You lose} {count}.", {who, count});
    case what::heal: return say("{player?* gains|You gain} {count}.", {who, count});
    case what::out: return say("{player?* is|You are} out.", {who});
    case what::end: return turn_words(after, names);
    default: return {};
    }
}

std::string effect_words(const State& before, Action action, const Names& /*names*/) {
    switch (action.verb) {
    case play: return before.window() ? say("It answers at once.") : say("Others may answer it.");
    case lay: return say("Nobody else knows what lies there.");
    case spring: return say("It is turned up and used.");
    case choose: return say("The card that asked goes on with it.");
    default: return before.window() ? say("What was used goes on.") : say("The next player's turn begins.");
    }
}

std::string turn_words(const State& state, const Names& names) {
    const Seat seat = state.turn();
    if (seat == nobody)
        return say("{player?* wins|You win}.", {named("player", names, state.next(state.player))});
    const Named who = named("player", names, seat);
    if (!state.questions.empty()) return say("{player}: choose", {who});
    return state.window() ? say("{player}: answer, or let it pass", {who})
                          : say("{player}: use or lay a card", {who});
}

std::string hint_for(const State& state, Action) {
    if (state.turn() == nobody) return say("The game is over.");
    if (!state.questions.empty()) return say("Choose one of what is offered.");
    return state.window() ? say("Answer with a Quick card or the face-down one, or let it pass.")
                          : say("Use a card, lay one face down if none lies there, or end the turn.");
}

std::string score_words(const State& state, Seat who) {
    return say("{count} points", {counted("count", state.score(who))});
}

std::vector<Section> sections(const State& state, Seat viewer, const Names& names) {
    std::vector<Section> out;
    for (const Seat seat : SeatRange(state.players)) {
        const Side& own = state.side(seat);
        Section here = player_section(seat, names);
        here.lines = {score_words(state, seat),
                      say("List: {cards}", {{"cards", listed_counts(own.list, name_of)}}),
                      say("Hand: {hand}, deck: {deck}", {counted("hand", static_cast<int>(own.hand.size())),
                                                         counted("deck", static_cast<int>(own.deck.size()))}),
                      say("Staying: {cards}", {cards(own.staying)}),
                      say("Discarded: {cards}", {{"cards", listed_counts(own.discards, name_of)}})};
        if (seat == viewer) here.lines.push_back(say("Your hand: {cards}", {cards(own.hand)}));
        if (own.laid != no_card)
            here.lines.push_back(
                say("Face down: {card}", {{"card", name_of(seat == viewer ? own.laid : face_down)}}));
        out.push_back(std::move(here));
    }
    Section links{"chain", say("Chain"), {}};
    for (const Use& use : state.chain) links.lines.push_back(link_words(state, use, names));
    if (!links.lines.empty()) out.push_back(std::move(links));
    return out;
}

} // namespace cardfront::skirmish
