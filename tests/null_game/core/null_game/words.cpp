// What is said of Null Game.
#include "core/null_game/state.h"

namespace cardfront::null_game {

std::string card_words(const State&, std::int16_t card) {
    return is_card(card) ? std::to_string(card + 2) : say("A card");
}

ActionWords words_of(const State& before, Action action, const Names& names) {
    return {card_words(before, action.a), say("Lay it face down"),
            say("{player?* lays|You lay} a card face down.", {named("player", names, before.turn())})};
}

std::string words_of(const State& after, const Event& event, const Names& names) {
    const Named who = named("player", names, event.seat);
    switch (event.what) {
    case what::lead: return say("{player?* leads|You lead}.", {who});
    case what::turn_up:
        return say("{player?* has|You have} laid the {card}.",
                   {who, {"card", card_words(after, event.card)}});
    case what::win: return say("{player?* takes|You take} the trick.", {who});
    case what::end: return turn_words(after, names);
    default: return {}; // the action's own words said it
    }
}

std::string effect_words(const State& before, Action, const Names&) {
    return before.laid == no_card ? say("Nobody sees it until the other card lies there too.")
                                  : say("Both cards are turned up, and the higher one takes the trick.");
}

std::string turn_words(const State& state, const Names& names) {
    if (const Seat who = state.turn(); who != nobody)
        return say("{player}: lay a card", {named("player", names, who)});
    if (state.winner() == nobody) return say("It is a tie.");
    return say("{player?* wins|You win}.", {named("player", names, state.winner())});
}

std::string hint_for(const State& state, Action) {
    return state.turn() == nobody ? say("The game is over.") : say("Lay one of the cards of your hand.");
}

std::string score_words(const State& state, Seat who) {
    return say_count(state.score(who), "1 trick", "{count} tricks");
}

std::vector<Section> sections(const State& state, Seat viewer, const Names& names) {
    std::vector<Section> out;
    for (const Seat seat : SeatRange(2)) {
        const auto& hand = state.hand[slot(seat)];
        std::vector<std::string> cards;
        for (const Card card : hand) cards.push_back(card_words(state, card));
        Section here = player_section(seat, names);
        here.lines = {score_words(state, seat),
                      seat == viewer
                          ? say("Hand: {cards}", {{"cards", listed(cards)}})
                          : say("Hand: {count}", {counted("count", static_cast<int>(hand.size()))})};
        if (seat == state.leader && state.laid != no_card)
            here.lines.push_back(seat == viewer
                                     ? say("Face down: {card}", {{"card", card_words(state, state.laid)}})
                                     : say("A card lies face down"));
        if (state.played() > 0)
            here.lines.push_back(
                say("Last trick: {card}",
                    {{"card", card_words(state, state.shown[2 * state.played() - 2 + slot(seat)])}}));
        out.push_back(std::move(here));
    }
    return out;
}

} // namespace cardfront::null_game
