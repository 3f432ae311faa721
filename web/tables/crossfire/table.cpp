// The table of Crossfire: what is chosen, where things are, the line of what to do.
#include "web/tables/crossfire/table.h"

#include <algorithm>
#include <utility>

namespace cardfront::crossfire {

using kit::Rect;

namespace {

Action on_cell(const State& state, Verb verb, int cell, int face = -1) {
    return make_action(verb, state.board().row(cell), state.board().column(cell), face);
}

} // namespace

bool CrossfireTable::is_powered(int cell) const {
    const Seat owner = state_.at(cell).owner;
    return owner != nobody && powered_[slot(owner)][slot(cell)];
}
bool CrossfireTable::is_useful(int face) const {
    return std::any_of(legal_.begin(), legal_.end(), [face](const Action& action) {
        return (action.verb == play && action.c == face) || (action.verb == swap && face == joker);
    });
}

Action CrossfireTable::action_on(int cell) const {
    const Action taken_back = on_cell(state_, swap, cell);
    return selected_ == joker && is_legal(taken_back) ? taken_back : on_cell(state_, play, cell, selected_);
}

CrossfireTable::Press CrossfireTable::press_of(int cell) const {
    const Cell& here = state_.at(cell);
    if (mine_ && selected_ >= 0) {
        const Action action = action_on(cell);
        return {command_of(action), action, true, is_legal(action)};
    }
    const bool own_pile = mine_ && here.kind == Kind::pile && here.owner == eyes_ && here.claim == nobody;
    return {.id = numbered(own_pile ? "pile" : "look", cell), .looks = !own_pile};
}

// A defended node waits for the attackers, an attacked one for its owner; a neutral node for anybody.
Seat CrossfireTable::owes_answer(int cell) const {
    const Cell& here = state_.at(cell);
    if (here.claim == nobody || here.kind == Kind::neutral) return nobody;
    return State::allied(here.owner, here.claim) ? static_cast<Seat>((here.claim + 1) % players_)
                                                 : here.owner;
}

std::string CrossfireTable::describe(int cell) const {
    const Cell& here = state_.at(cell);
    const Names& names = this->names();
    const Named on{"cell", state_.board().name_of(cell)}, card{"card", piece_name(here.piece)},
        top{"top", piece_name(state_.top(cell))},
        owner{"owner", here.owner == nobody ? std::string{} : names[here.owner]},
        strength{"strength", std::to_string(state_.strength(cell))};
    if (here.claim != nobody) {
        const Named leader{"leader", names[here.claim]};
        if (here.kind == Kind::neutral)
            return say(
                "{cell}: the {top} of {leader} leads on the neutral {card}. More than {strength} beats it.",
                {on, top, leader, card, strength});
        if (State::allied(here.owner, here.claim))
            return say("{cell}: the {card} of {owner}, defended with the {top}. An attack needs {strength}.",
                       {on, card, owner, top, strength});
        return say("{cell}: the {card} of {owner}, attacked by {leader} with the {top}. A defence needs more "
                   "than {strength}.",
                   {on, card, owner, leader, top, strength});
    }
    std::string all;
    for (const Piece piece : state_.pile(cell)) {
        if (!all.empty()) all += ", ";
        all += is_hidden(piece) ? "?" : short_card_name(face_of(piece));
    }
    switch (here.kind) {
    case Kind::neutral:
        return state_.is_shown(cell) ? say("{cell}: a neutral node, the {card}. Its strength is {strength}.",
                                           {on, card, strength})
                                     : say("{cell}: a neutral node. Nobody has seen it.", {on});
    case Kind::pile:
        return say("{cell}: a pile seized by {owner}: {cards}. Its strength is {strength}.",
                   {on, owner, {"cards", all}, strength});
    case Kind::tower: return say("{cell}: a tower of {owner}, the {card} on a 10.", {on, owner, card});
    case Kind::empty:
        return state_.board().at(cell) == Ground::support ? say("{cell}: the place of a support.", {on})
                                                          : say("{cell}: an empty cell.", {on});
    case Kind::node: break;
    }
    if (state_.board().at(cell) == Ground::support)
        return say("{cell}: the {card} of {owner} supports the base before it.", {on, card, owner});
    if (state_.is_base(cell))
        return is_powered(cell)
                   ? say("{cell}: a base of {owner}, the {card}, powered.", {on, owner, card})
                   : say("{cell}: a base of {owner}, the {card}, dead: in no pair that makes ten.",
                         {on, owner, card});
    return is_powered(cell)
               ? say("{cell}: the {card} of {owner}, powered.", {on, card, owner})
               : say("{cell}: the {card} of {owner}, dead: in no pair that makes ten, or not linked.",
                     {on, card, owner});
}

// As if the card lay there; what an attack brings is not known yet.
const CrossfireTable::Outlook& CrossfireTable::outlook(Action action) {
    if (outlook_ && outlook_->action == action) return *outlook_;
    outlook_ = Outlook{action, eyes_, powered_[slot(std::max<int>(eyes_, 0))]};
    if (eyes_ == nobody || !is_legal(action)) return *outlook_;
    State after = state_;
    if (action.verb == play) {
        const int cell = state_.board().cell(action.a, action.b);
        const Deed deed = state_.deed(cell);
        if (deed == Deed::attack || deed == Deed::defend) return *outlook_;
        after.put(cell, {piece_of(eyes_, action.c), Kind::node, eyes_, nobody});
    } else if (action.verb == keep || action.verb == tower || action.verb == swap) {
        after.apply(action, Log{});
    }
    outlook_->powered = after.powered(eyes_);
    return *outlook_;
}

void CrossfireTable::refresh() {
    outlook_.reset();
    for (const Seat seat : SeatRange(players_)) powered_[slot(seat)] = state_.powered(seat);
    links_.clear();
    const Board& board = state_.board();
    for (int cell = 0; cell < board.cells(); ++cell)
        for (const int way : {1, 2}) { // right and down: each pair once
            const int other = board.beside(cell, way);
            if (other != no_cell && is_powered(cell) && is_powered(other) &&
                State::allied(state_.at(cell).owner, state_.at(other).owner))
                links_.push_back({cell, other});
        }
    for (int team = 0; team < 2 && players_ == 4; ++team) {
        TeamPoints& points = points_[slot(team)];
        const Seat middle = state_.middle_owner();
        points.sum = state_.points(team);
        points.chain = state_.joined(team);
        points.middle = middle != nobody && State::team(middle) == team;
        points.bases = points.sum - (points.chain ? 2 : 0) - (points.middle ? 2 : 0);
    }
}

void CrossfireTable::check_choice(const Shown&) {
    if (eyes_ == nobody || !state_.holds(eyes_, selected_)) selected_ = -1;
    if (opened_ >= 0 && (state_.at(opened_).kind != Kind::pile || state_.at(opened_).owner != eyes_))
        opened_ = -1;
    note_gains();
}

void CrossfireTable::pick_up(int number) {
    selected_ = number % second_alike;
    opened_ = looked_ = -1;
    note_gains();
    show_places();
}

// The cells that take the chosen card come into sight.
void CrossfireTable::show_places() {
    std::vector<Rect> cells;
    for (int cell = 0; cell < state_.board().cells() && selected_ >= 0; ++cell)
        if (state_.board().contains(cell) && is_legal(action_on(cell))) cells.push_back(board_.cell(cell));
    window_.show(cells);
}

void CrossfireTable::note_gains() {
    gains_.clear();
    if (selected_ < 0) return;
    for (const Action& action : legal_) {
        if (action.verb != play || action.c != selected_) continue;
        const int cell = state_.board().cell(action.a, action.b);
        if (state_.deed(cell) == Deed::lay && outlook(action).powered[slot(cell)]) gains_.push_back(cell);
    }
}

std::string CrossfireTable::subtitle(const Shown& shown) const {
    const auto& state = shown.view.as<State>();
    if (state.phase == Phase::over) return say("The game is over");
    if (state.phase == Phase::bases) return say("The bases are laid out");
    if (state.players == 4)
        return say("{one} : {other} points, {enough} win", {{"one", std::to_string(state.points(0))},
                                                            {"other", std::to_string(state.points(1))},
                                                            {"enough", std::to_string(victory_points)}});
    return say("{player?*'s|Your} turn", {named("player", shown.told(), state.player)});
}

bool CrossfireTable::heard(std::string_view verb, int number) {
    const int was_pinned = std::exchange(looked_, -1);
    if (number < 0) return window_.heard(verb);
    if (verb == "look") return looked_ = was_pinned == number ? -1 : number, true;
    if (verb == "pile") return opened_ = opened_ == number ? -1 : number, true;
    return false;
}

Rect CrossfireTable::where(const Place& place) const {
    if (place.area == cell_area) {
        const int cell = state_.board().cell(place.row, place.index);
        return state_.board().contains(cell) ? board_.cell(cell).scaled(0.8F).fit() : Rect{};
    }
    if (place.seat < 0 || place.seat >= players_) return place.area == 0 ? at_.board : Rect{};
    const SidePlaces& side = side_at(place.seat);
    switch (place.area) {
    case deck_area: return side.deck.fit();
    case hand_area: return (place.seat == bottom_ ? at_.hand : side.hand).fit();
    default: return side.discard.fit();
    }
}

kit::Spot CrossfireTable::lands(const Event& event, int later) const {
    const Place& to = event.to;
    const auto piece = static_cast<Piece>(event.card);
    const bool known = event.card >= 0;
    if (to.area == cell_area) {
        const int cell = state_.board().cell(to.row, to.index);
        if (!state_.board().contains(cell)) return {};
        const Cell& here = state_.at(cell);
        if (!known || here.piece == piece) return spot(cell_area, node_layer, to.row, to.index);
        return state_.top(cell) == piece ? spot(cell_area, top_layer, to.row, to.index) : kit::Spot{};
    }
    if (to.seat < 0 || to.seat >= players_) return {};
    const auto& hand = state_.hand[slot(to.seat)];
    const bool compact = side_at(to.seat).compact;
    if (to.area == hand_area) {
        for (std::size_t i = 0; i < hand.size(); ++i)
            if (known && hand[i].piece == piece && !compact)
                return spot(hand_area, to.seat, 1, static_cast<int>(i));
        const int hidden = state_.hidden_hand[slot(to.seat)];
        return compact || hidden <= later ? kit::Spot{} : spot(hand_area, to.seat, -1, hidden - 1 - later);
    }
    if (to.area == discard_area && state_.top_discard[slot(to.seat)] == piece && later == 0)
        return spot(discard_area, to.seat);
    return {};
}

kit::CardFace CrossfireTable::face(std::int16_t card) const {
    return card < 0 ? kit::CardFace{} : card_face(static_cast<Piece>(card));
}

void CrossfireTable::draw_table() {
    at_ = lay_out(scene().area, players_, scene().wanted);
    constexpr float least = 24; // CSS pixels that a finger needs of a cell
    const Board& board = state_.board();
    window_.lay(at_.board, static_cast<float>(board.columns), static_cast<float>(board.rows), least);
    board_ = BoardView(board, bottom_, window_);
    draw_board();
    window_.draw_buttons(true);
    if (players_ == 4) draw_points();
    if (told_ >= 0) draw_info();
    for (const Seat seat : SeatRange(players_)) draw_side(seat);
    draw_cards();
    draw_choice();
    draw_offers();
}

std::unique_ptr<Table> make_table() {
    return std::make_unique<CrossfireTable>();
}

} // namespace cardfront::crossfire
