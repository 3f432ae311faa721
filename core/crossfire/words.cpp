// Every sentence about Crossfire.
#include "core/crossfire/state.h"

#include <algorithm>

namespace cardfront::crossfire {

namespace {

Named on_cell(const State& state, int cell) {
    return {"cell", state.board().name_of(cell)};
}

ActionWords card_words_on(const State& state, int cell, int face, const Named& who) {
    const Named card{"card", card_name(face)}, there{"there", piece_name(state.top(cell))},
        on = on_cell(state, cell);
    switch (state.deed(cell)) {
    case Deed::attack:
        if (state.at(cell).kind == Kind::neutral && !state.contested(cell))
            return {card.text, say("Attack the neutral node on {cell}", {on}),
                    say("{player?* attacks|You attack} the neutral node on {cell} with the {card}.",
                        {who, on, card})};
        return {card.text, say("Attack the {there} on {cell}", {there, on}),
                say("{player?* attacks|You attack} the {there} on {cell} with the {card}.",
                    {who, there, on, card}),
                say("{player}: {card} against the {there} on {cell}.", {who, card, there, on})};
    case Deed::defend:
        return {card.text, say("Defend {cell} against the {there}", {there, on}),
                say("{player?* defends|You defend} {cell} with the {card}.", {who, on, card})};
    case Deed::support:
        return {card.text, say("Support the base in front of {cell}", {on}),
                say("{player?* supports|You support} a base with the {card} on {cell}.", {who, on, card})};
    case Deed::replace:
        return {
            card.text, say("Put it in the place of the pile on {cell}", {on}),
            say("{player?* puts|You put} the {card} in the place of the pile on {cell}.", {who, on, card})};
    default:
        return {card.text, say("Lay it on {cell}", {on}),
                say("{player?* lays|You lay} the {card} on {cell}.", {who, on, card}),
                say("{player}: {card} on {cell}.", {who, card, on})};
    }
}

// Straight ahead of a base of whoever is to play: from there alone, only what makes ten with it is laid
// (CF-7).
bool ahead_of_base(const State& state, int cell) {
    const auto& bases = state.board().bases[slot(state.player)];
    return std::any_of(bases.begin(), bases.end(),
                       [&](int base) { return state.board().ahead_of(base) == cell; });
}

// "d4: 7 of Hearts, powered, attacked with the 9 of Clubs by Ann"
std::string cell_words(const State& state, int cell, bool powered, const Names& names) {
    const Cell here = state.at(cell);
    const Named on = on_cell(state, cell), card{"card", piece_name(here.piece)},
                top{"top", piece_name(state.top(cell))}, by = named("player", names, here.claim);
    if (here.kind == Kind::neutral) {
        if (here.claim != nobody)
            return state.is_shown(cell)
                       ? say("{cell}: {card}, beaten by the {top} of {player}", {on, card, top, by})
                       : say("{cell}: face down, {player?* leads|you lead} with the {top}", {on, by, top});
        return state.is_shown(cell) ? say("{cell}: {card}, known to all", {on, card})
                                    : say("{cell}: face down", {on});
    }
    if (here.claim != nobody)
        return say("{cell}: {card}, contested, {player?* leads|you lead} with the {top}",
                   {on, card, by, top});
    if (here.kind == Kind::pile) return say("{cell}: seized pile, the {top} on top", {on, top});
    if (here.kind == Kind::tower)
        return powered ? say("{cell}: tower of the {card}, powered", {on, card})
                       : say("{cell}: tower of the {card}", {on, card});
    return powered ? say("{cell}: {card}, powered", {on, card}) : say("{cell}: {card}", {on, card});
}

// The same with its owner: "d4: Ann's base: 7 of Hearts, powered", "d5: empty"
std::string grid_words(const State& state, int cell, bool powered, const Names& names) {
    const Cell here = state.at(cell);
    const Named on = on_cell(state, cell);
    if (here.kind == Kind::empty)
        return state.board().at(cell) == Ground::support ? say("{cell}: empty, for a support", {on})
                                                         : say("{cell}: empty", {on});
    const Named words{"card", cell_words(state, cell, powered, names)},
        strength = counted("strength", state.strength(cell));
    if (here.owner == nobody) return say("{card}, neutral", {words});
    const Named owner = named("player", names, here.owner);
    return state.is_base(cell)
               ? say("{card}, a base of {player}, strength {strength}", {words, owner, strength})
               : say("{card}, of {player}, strength {strength}", {words, owner, strength});
}

Section player_section(const State& state, Seat seat, Seat viewer, const Names& names) {
    Section out = cardfront::player_section(seat, names);
    if (state.players == 4)
        out.lines.push_back(
            say("Points of the team: {count}", {counted("count", state.points(State::team(seat)))}));
    else if (state.phase == Phase::over)
        out.lines.push_back(state.winner == seat     ? say("Has won")
                            : state.winner == nobody ? say("A tie")
                                                     : say("Has lost"));
    if (state.phase == Phase::over)
        out.lines.push_back(say("Cards left: {count}", {counted("count", state.deck_count(seat))}));
    out.lines.push_back(say("Cards in hand: {hand}, in the deck: {deck}, discarded: {discard}",
                            {counted("hand", state.hand_count(seat)), counted("deck", state.deck_count(seat)),
                             counted("discard", state.discard_count(seat))}));
    std::vector<std::string> held;
    for (const HeldCard& card : state.hand[slot(seat)])
        if (seat == viewer || card.open != 0) held.push_back(piece_name(card.piece));
    if (seat == viewer)
        out.lines.push_back(say("Hand: {cards}", {{"cards", listed(held)}}));
    else if (!held.empty())
        out.lines.push_back(say("Known of the hand: {cards}", {{"cards", listed(held)}}));
    const Cells powered = state.powered(seat);
    std::vector<std::string> bases;
    std::vector<std::string> nodes;
    for (int cell = 0; cell < state.board().cells(); ++cell) {
        const Cell here = state.at(cell);
        if (here.kind == Kind::empty || here.owner != seat) continue;
        (state.is_base(cell) ? bases : nodes).push_back(cell_words(state, cell, powered[slot(cell)], names));
    }
    out.lines.push_back(say("Bases: {cells}", {{"cells", listed(bases)}}));
    if (!nodes.empty()) out.lines.push_back(say("Nodes: {cells}", {{"cells", listed(nodes)}}));
    return out;
}

} // namespace

std::string piece_name(Piece piece) {
    return card_name(piece == no_piece || is_hidden(piece) ? face_down : face_of(piece));
}

std::string card_words(const State&, std::int16_t card) {
    return card < 0 ? card_name(face_down) : piece_name(static_cast<Piece>(card));
}

ActionWords words_of(const State& before, Action action, const Names& names) {
    const Named who = named("player", names, before.turn());
    const int cell = before.board().cell(action.a, action.b);
    switch (action.verb) {
    case redraw:
        return {say("Base nodes"), say("Draw others"),
                say("{player?* draws|You draw} other base nodes.", {who})};
    case accept:
        return {say("Base nodes"), say("Keep them"), say("{player?* keeps|You keep} the base nodes.", {who})};
    case play: return card_words_on(before, cell, action.c, who);
    case keep: {
        const Named card{"card", card_name(action.c)}, on = on_cell(before, cell);
        return {say("Pile on {cell}", {on}), say("Keep the {card}", {card}),
                say("{player?* keeps|You keep} the {card} of the pile on {cell}.", {who, card, on})};
    }
    case tower: {
        const Named card{"card", card_name(action.c)}, on = on_cell(before, cell);
        return {say("Pile on {cell}", {on}), say("Tower the {card}", {card}),
                say("{player?* towers|You tower} the {card} on {cell}.", {who, card, on})};
    }
    case swap: {
        const Named card{"card", piece_name(before.at(cell).piece)}, on = on_cell(before, cell);
        return {card_name(joker), say("Take back the {card} on {cell}", {card, on}),
                say("{player?* takes|You take} back the {card} on {cell} for a Joker.", {who, card, on})};
    }
    default: {
        const Named card{"card", card_name(action.c)};
        return {card.text, say("Discard it"),
                say("{player?* discards|You discard} the {card}.", {who, card})};
    }
    }
}

std::string words_of(const State& after, const Event& event, const Names& names) {
    const Named who = named("player", names, event.seat);
    const bool known = event.card != face_down;
    const Named card{"card", card_words(after, event.card)};
    const bool placed = after.board().contains(after.board().cell(event.to.row, event.to.index));
    const auto cell = [&] { return on_cell(after, after.board().cell(event.to.row, event.to.index)); };
    switch (event.what) {
    case what::deal:
        if (event.to.area == opening_area)
            return say("{player?* draws|You draw} the {card} for the first turn.", {who, card});
        if (event.to.area == cell_area)
            return placed && after.is_base(after.board().cell(event.to.row, event.to.index))
                       ? say("{player?*'s|Your} base on {cell} is the {card}.", {who, cell(), card})
                       : std::string{};
        return known ? say("{player?* draws|You draw} the {card}.", {who, card})
                     : say("{player?* draws|You draw} a card.", {who});
    case what::reveal: // CF-14
        return placed && after.at(after.board().cell(event.to.row, event.to.index)).claim == nobody
                   ? say("The neutral node on {cell} is the {card}: it is not beaten.", {cell(), card})
                   : say("The neutral node on {cell} is the {card}.", {cell(), card});
    case what::hold: return say("{player?* holds|You hold} the pile on {cell}.", {who, cell()});
    case what::seize: return say("{player?* seizes|You seize} the pile on {cell}.", {who, cell()});
    case what::game_end: return turn_words(after, names);
    default: return {};
    }
}

std::string turn_words(const State& state, const Names& names) {
    const Named who = named("player", names, state.phase == Phase::over ? state.winner : state.player);
    switch (state.phase) {
    case Phase::bases: return say("{player}: keep the base nodes, or draw others", {who});
    case Phase::play: return say("{player}: play a card, or discard one", {who});
    case Phase::over: break;
    }
    if (state.winner == nobody) return say("The game is a tie.");
    if (state.players == 2) return say("{player?* wins|You win} the game.", {who});
    return say("{player} and {other} win the game.",
               {who, named("other", names, static_cast<Seat>((state.winner + 2) % most_seats))});
}

std::string hint_for(const State& state, Action refused) {
    if (state.phase == Phase::over) return say("The game is over.");
    if (state.phase == Phase::bases) return say("Keep the base nodes, or draw others.");
    std::string in_general = say("Play a card of your hand where it is allowed, or discard one.");
    const int cell = state.board().cell(refused.a, refused.b);
    if (refused.verb != play || !state.board().contains(cell)) return in_general;
    const Named on = on_cell(state, cell), strength = counted("strength", state.strength(cell));
    switch (state.deed(cell)) {
    case Deed::attack:
        if (State::allied(state.at(cell).claim, state.player))
            return say("{cell} waits for an answer.", {on});
        if (const int face = refused.c; face >= 0 && face < faces) {
            const bool neutral = state.at(cell).kind == Kind::neutral; // what lies there has no say (CF-14)
            if (neutral && state.contested(cell) && strength_of(face) <= state.strength(cell))
                return say("More than {strength} is needed on {cell}.", {strength, on});
            if (!neutral && strength_of(face) < state.strength(cell))
                return say("{cell} has a strength of {strength}.", {on, strength});
        }
        return say("No powered node or base of yours touches {cell}.", {on});
    case Deed::defend: return say("More than {strength} is needed on {cell}.", {strength, on});
    case Deed::lay:
        return ahead_of_base(state, cell)
                   ? say("On {cell}, in front of a base, only a card that makes ten with it gets power.",
                         {on})
                   : say("Nothing gives power to {cell} for that card.", {on});
    case Deed::replace: return say("No powered node of yours touches {cell}.", {on});
    case Deed::support: return say("A support and its base make ten or less.");
    case Deed::none: break;
    }
    return in_general;
}

std::string score_words(const State& state, Seat who) {
    const int points = state.score(who);
    if (state.players == 4) return say_count(points, "1 point", "{count} points");
    if (state.phase != Phase::over) return say("undecided");
    return state.winner == nobody ? say("tied") : points > 0 ? say("won") : say("lost");
}

std::vector<Section> sections(const State& state, Seat viewer, const Names& names) {
    std::vector<Section> out;
    for (const Seat seat : SeatRange(state.players))
        out.push_back(player_section(state, seat, viewer, names));
    Section neutral{"neutral", say("Neutral nodes"), {}};
    for (int cell = 0; cell < state.board().cells(); ++cell)
        if (state.at(cell).kind == Kind::neutral)
            neutral.lines.push_back(cell_words(state, cell, false, names));
    if (!neutral.lines.empty()) out.push_back(std::move(neutral));
    return out;
}

// As the viewer sits at it, or across; seen from a side it lies as from the first seat.
std::vector<Grid> grids(const State& state, Seat viewer, const Names& names) {
    std::vector<Grid> out;
    if (viewer >= 0)
        out.push_back(own_hand(state.hand[slot(viewer)], [viewer](const HeldCard& card) {
            return Grid::Cell{piece_name(card.piece), make_place(hand_area, viewer),
                              static_cast<std::int16_t>(face_of(card.piece))};
        }));
    const Board& board = state.board();
    std::array<Cells, most_seats> powered;
    for (const Seat seat : SeatRange(state.players)) powered[slot(seat)] = state.powered(seat);
    Grid all{say("Board"), {}};
    const bool across = viewer > 0 && viewer == state.players / 2;
    for (int row = 0; row < board.rows; ++row) {
        auto& cells = all.rows.emplace_back();
        for (int column = 0; column < board.columns; ++column) {
            const int cell = across ? board.cells() - 1 - board.cell(row, column) : board.cell(row, column);
            if (!board.contains(cell)) continue;
            const Seat owner = state.at(cell).owner;
            cells.push_back(
                {grid_words(state, cell, owner != nobody && powered[slot(owner)][slot(cell)], names),
                 make_place(cell_area, nobody, board.row(cell), board.column(cell))});
        }
    }
    out.push_back(std::move(all));
    return out;
}

} // namespace cardfront::crossfire
