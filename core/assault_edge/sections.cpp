// What is told of the table, of whose turn it is, and of what could be done instead of what was refused.
#include "core/assault_edge/said.h"

namespace cardfront::assault_edge {

namespace {

Counts of_deck(Counts counts, int deck) {
    for (int card = 0; card < all_cards; ++card)
        if (is_facility(card) || deck_of(card) != deck) counts[slot(card)] = 0;
    return counts;
}

std::string kinds_words(const State& state, int number) {
    std::vector<std::string> items;
    for (int n = 0; n < elements; ++n)
        if (state.has_element(number, static_cast<Element>(n)))
            items.push_back(say(element_name(static_cast<Element>(n))));
    for (int n = 0; n < archetypes; ++n)
        if (state.has_archetype(number, static_cast<Archetype>(n)))
            items.push_back(say(archetype_name(static_cast<Archetype>(n))));
    return items.empty() ? std::string() : listed(items);
}

// "Bob's Mote on c4: attack 2, health 3 of 4, speed 2, Fire, Raider"
std::string unit_line(const State& state, int number, const Names& names) {
    const Stats now = state.stats(number);
    const Unit& own = state.unit(number);
    std::vector<std::string> more{say("{unit}: attack {attack}, health {left} of {health}, speed {speed}",
                                      {{"unit", owned(state, number, names)},
                                       counted("attack", now.attack),
                                       counted("left", state.health(number)),
                                       counted("health", now.health),
                                       counted("speed", now.speed)})};
    if (std::string kinds = kinds_words(state, number); !kinds.empty()) more.push_back(std::move(kinds));
    if (own.temporary > 0)
        more.push_back(say("temporary points: {count}", {counted("count", own.temporary)}));
    if (state.range(number) > 1) more.push_back(say("reach"));
    for (const Gear& each : state.gear)
        if (each.unit == number) more.push_back(card_name(each.card));
    if ((own.done & finished) != 0) more.push_back(say("finished"));
    return listed(more);
}

// "c4: Bob's Mote: attack 2...", "e1: Ann's Command Deck", "e4: empty"
std::string square_line(const State& state, int square, const Names& names) {
    const Named name{"square", square_name(square)};
    std::string edge_of;
    for (const Seat seat : SeatRange(2))
        for (int deck = 0; deck < decks; ++deck)
            if ((edge(seat, deck) >> static_cast<unsigned>(square) & 1U) != 0)
                edge_of = deck_called(seat, deck, names);
    const Named at_edge{"deck", edge_of};
    if (const Number number = state.at(square); number != no_unit) {
        const Named unit{"unit", unit_line(state, number, names)};
        return edge_of.empty() ? say("{square}: {unit}", {name, unit})
                               : say("{square}: {unit}; the edge of {deck}", {name, unit, at_edge});
    }
    return edge_of.empty() ? say("{square}: empty", {name})
                           : say("{square}: empty; the edge of {deck}", {name, at_edge});
}

std::string link_line(const State& state, int index, const Names& names) {
    const Use& link = state.chain[slot(index)];
    const Named number = counted("number", index + 1), who = named("player", names, link.owner),
                card{"card", card_name(link.card)};
    if (link.negated != 0) return say("{number}: {player}'s {card}, negated", {number, who, card});
    if (link.lost != 0) return say("{number}: {player}'s {card}, its target is gone", {number, who, card});
    if (link.target < 0) return say("{number}: {player}'s {card}", {number, who, card});
    return say("{number}: {player}'s {card} on {target}",
               {number, who, card, {"target", choice_called(state, link, link.target, names)}});
}

Section player_section(const State& state, Seat seat, Seat viewer, const Names& names) {
    const Side& own = state.side(seat);
    Section out = cardfront::player_section(seat, names);
    const auto backs = state.backs_in_hand(seat, state.covered(seat));
    for (int deck = 0; deck < decks; ++deck)
        out.lines.push_back(say_count(static_cast<std::int64_t>(own.piles[slot(deck)].size()),
                                      "{deck}: 1 card, and {hand} in hand",
                                      "{deck}: {count} cards, and {hand} in hand",
                                      {{"deck", deck_name(deck)}, counted("hand", backs[slot(deck)])}));
    for (int n = 0; n < 2; ++n) {
        const Facility& plant = own.plants[slot(n)];
        const Named number = counted("number", n + 1);
        if (!is_card(plant.card) || (plant.up == 0 && seat != viewer)) {
            out.lines.push_back(say("Facility {number}: face down", {number}));
            continue;
        }
        const Item& item = shelf().items[slot(plant.card)];
        const Named card{"card", card_name(plant.card)}, facts{"facts", item.facts()},
            text{"text", say(item.text)};
        out.lines.push_back(
            plant.up != 0
                ? say("Facility {number}: {card}. {facts}. {text}", {number, card, facts, text})
                : say("Facility {number}, not up yet: {card}. {facts}. {text}", {number, card, facts, text}));
    }
    if (seat == viewer) {
        if (own.hand.empty()) out.lines.push_back(say("Your hand: none"));
        for (const Card card : own.hand)
            if (is_card(card)) out.lines.push_back(in_hand_words(shelf().items[slot(card)]));
        for (int deck = 0; deck < decks; ++deck) {
            const auto& pile = own.piles[slot(deck)];
            for (std::size_t n = 0; n < own.known[slot(deck)]; ++n)
                out.lines.push_back(say("You know number {number} of your {deck}: {card}",
                                        {counted("number", static_cast<int>(n) + 1),
                                         {"deck", deck_name(deck)},
                                         {"card", card_name(pile[pile.size() - 1U - n])}}));
        }
    }
    out.lists = 1 + decks;
    out.lines.push_back(say("Discarded: {cards}", {{"cards", listed_counts(own.discards, card_name)}}));
    for (int deck = 0; deck < decks; ++deck)
        out.lines.push_back(
            say("List of the {deck}: {cards}",
                {{"deck", deck_name(deck)}, {"cards", listed_counts(of_deck(own.list, deck), card_name)}}));
    return out;
}

} // namespace

std::string card_name(int card) {
    return card == basic   ? say("a basic unit")
           : is_card(card) ? say(row(card).name)
                           : say("a face-down card");
}

std::string square_name(int square) {
    if (!is_square(square)) return say("nowhere");
    return std::string(1, static_cast<char>('a' + column_of(square))) +
           static_cast<char>('1' + row_of(square));
}

std::string deck_name(int deck) {
    return deck == research  ? say("Research Deck")
           : deck == command ? say("Command Deck")
                             : say("Barracks Deck");
}

std::string unit_name(const Unit& unit) {
    return unit.card == no_card ? say("unit") : card_name(unit.card);
}

std::string unit_called(const State& state, int number) {
    const Unit& own = state.unit(number);
    return say("{unit} on {square}", {{"unit", unit_name(own)}, {"square", square_name(own.square)}});
}

std::string owned(const State& state, int number, const Names& names) {
    return say("{player?*'s|your} {unit}",
               {named("player", names, state.unit(number).owner), {"unit", unit_called(state, number)}});
}

std::string owned(Place at, std::int16_t card, const Names& names) {
    const std::string name = card == basic ? say("unit") : card_name(card);
    return say("{player?*'s|your} {unit} on {square}",
               {named("player", names, at.area == 0 ? nobody : at.seat),
                {"unit", name},
                {"square", square_name(at.index)}});
}

std::string deck_called(Seat seat, int deck, const Names& names) {
    return say("{player?*'s|your} {deck}", {named("player", names, seat), {"deck", deck_name(deck)}});
}

std::string target_called(const State& state, Seat owner, int target, const Names& names) {
    return target >= deck_target ? deck_called(owner, target - deck_target, names)
                                 : owned(state, target, names);
}

std::string choice_called(const State& state, const Use& use, int target, const Names& names) {
    const Row& self = row(use.card);
    if (use.from == From::hand && self.kind == Kind::unit) return square_name(target);
    if (targets_units(use)) return state.lives(target) ? owned(state, target, names) : say("nobody");
    switch (self.target) {
    case Target::link:
        return say("link {number}, {card}",
                   {counted("number", target + 1), {"card", card_name(state.chain[slot(target)].card)}});
    case Target::enemy_deck: return deck_called(State::other(use.owner), target, names);
    case Target::own_deck: return deck_called(use.owner, target, names);
    default: return say("nobody");
    }
}

std::string turn_words(const State& state, const Names& names) {
    if (state.phase == Phase::over) {
        const Seat winner = state.winners == only(0) ? Seat{0} : state.winners == only(1) ? Seat{1} : nobody;
        return winner == nobody ? say("The game is a draw.")
                                : say("{player?* wins|You win}.", {named("player", names, winner)});
    }
    const Named who = named("player", names, state.turn());
    if (!state.questions.empty()) {
        if (state.questions.back().ask == Ask::take)
            return say("{player}: which card goes to the hand?", {who});
        const Use& use = state.chain.back();
        const Named card{"card", card_name(use.card)};
        return target_of(use) == Target::doorstep
                   ? say("{player}: on which square is {card} spawned?", {who, card})
                   : say("{player}: what is {card} aimed at?", {who, card});
    }
    switch (state.phase) {
    case Phase::opening:
        return say("{player}: draw from a deck, draws to come: {count}",
                   {who, counted("count", state.side(state.turn()).draws)});
    case Phase::draw: return say("{player}: draw from a deck", {who});
    case Phase::ending: return say("{player}: which facility is turned up?", {who});
    default: break;
    }
    if (!state.chain.empty())
        return say("{player}: answer {card}?", {who, {"card", card_name(state.chain.back().card)}});
    if (state.opened == on_attack) return say("{player}: answer the attack?", {who});
    if (state.opened == on_move) return say("{player}: answer the move?", {who});
    if (state.aiming())
        return say("{player}: aim, points left: {count}", {who, counted("count", state.points_left())});
    if (state.is_busy())
        return say("{player}: {unit} acts", {who, {"unit", unit_called(state, state.active)}});
    return say("{player}: play cards, move and attack", {who});
}

std::string why_not(const State& state, Card card) {
    if (state.aiming()) return say("First declare the attack, or hold its points back.");
    const Row& self = row(card);
    const Use use{.card = card, .owner = state.turn()};
    const Refusal refused = state.refusal(make_action(play, card));
    const std::string_view rule = refused ? refused.rule : "";
    if (rule == "AE-17") return say("It answers nothing that has happened.");
    if (rule == "AE-16")
        return self.answers_only ? say("It waits for something that it answers.")
                                 : say("Cards are played in your own combat phase.");
    switch (self.kind) {
    case Kind::unit:
        if (state.has_unique(use.owner, card)) return say("You have one of that name.");
        return state.has_target(use) ? say("You have three unique units already.")
                                     : say("Your spawn zone is full.");
    case Kind::equipment: return say("No unit that could bear it stands in your spawn zone.");
    default: break;
    }
    if (rule == "AE-15")
        return say("Its cost is more than the {deck} has.", {{"deck", deck_name(self.cost_deck)}});
    return say("It finds nothing to act on.");
}

std::string hint_for(const State& state, Action refused) {
    if (state.phase == Phase::over) return say("The game is over.");
    if (!state.questions.empty()) return say("Choose one of what is offered.");
    switch (state.phase) {
    case Phase::opening:
    case Phase::draw: return say("Draw from a deck that has cards.");
    case Phase::ending: return say("Turn up one of your facilities.");
    default: break;
    }
    if (refused.verb == play && is_deck_card(refused.a) && state.refusal(refused) &&
        state.side(state.turn()).hand.contains(static_cast<Card>(refused.a)))
        return why_not(state, static_cast<Card>(refused.a));
    if (state.window()) return say("Answer with a Quick card or effect that fits, or let it go by.");
    if (state.aiming())
        return state.aims.empty() && !state.chooses_anew()
                   ? say("Aim at a target within range, or hold more points back.")
                   : say("Aim at another target within range, hold points back, or declare the attack.");
    if (state.is_busy())
        return say("Go on with the unit that acts, finish it, play a card, or end the turn.");
    return say("Play a card, move or attack with a unit that is not finished, or end the turn.");
}

std::string score_words(const State& state, Seat who) {
    if (state.phase == Phase::over)
        return !has(state.winners, who)     ? say("lost")
               : state.winners == only(who) ? say("won")
                                            : say("a draw");
    return say_count(state.score(who), "Command Deck: 1 card", "Command Deck: {count} cards");
}

std::vector<Section> sections(const State& state, Seat viewer, const Names& names) {
    std::vector<Section> out;
    if (!state.chain.empty()) {
        Section chain{"chain", say("Chain"), {}};
        for (int i = static_cast<int>(state.chain.size()) - 1; i >= 0; --i)
            chain.lines.push_back(link_line(state, i, names));
        out.push_back(std::move(chain));
    }
    if (!state.aims.empty() || state.held != 0) {
        Section attack{"attack", say("Attack"), {}};
        attack.lines.push_back(owned(state, state.active, names));
        for (const Aim& each : state.aims)
            attack.lines.push_back(
                say("{count} on {target}",
                    {counted("count", each.points),
                     {"target", target_called(state, State::other(state.player), each.target, names)}}));
        if (state.held != 0)
            attack.lines.push_back(say("held back: {count}", {counted("count", state.held)}));
        out.push_back(std::move(attack));
    }
    Section board{"board", say("Board"), {}};
    for (int square = 0; square < squares; ++square)
        if (const Number number = state.at(square); number != no_unit)
            board.lines.push_back(unit_line(state, number, names));
    if (board.lines.empty()) board.lines.push_back(say("Nobody is there."));
    out.push_back(std::move(board));
    for (const Seat seat : SeatRange(2)) out.push_back(player_section(state, seat, viewer, names));
    return out;
}

// As the viewer sees it from their edge.
std::vector<Grid> grids(const State& state, Seat viewer, const Names& names) {
    std::vector<Grid> out;
    if (viewer >= 0)
        out.push_back(own_hand(state.side(viewer).hand, [viewer](Card card) {
            return is_card(card)
                       ? in_hand_cell(shelf().items[slot(card)], make_place(hand_area, viewer), card)
                       : Grid::Cell{};
        }));
    const Seat from = viewer == 1 ? Seat{1} : Seat{0};
    Grid board{say("Board"), {}};
    for (int row = squares / columns - 1; row >= 0; --row) {
        auto& cells = board.rows.emplace_back();
        for (int column = 0; column < columns; ++column) {
            const int square = seen_from(from, row * columns + column);
            cells.push_back({square_line(state, square, names), make_place(square_area, nobody, -1, square)});
        }
    }
    out.push_back(std::move(board));
    return out;
}

} // namespace cardfront::assault_edge
