// The table of Crossfire: what is chosen, where things are, the line of what to do.
#include "web/tables/crossfire/table.h"

#include "core/text.h"

#include <algorithm>

namespace cardfront::crossfire {

using kit::Rect;

namespace {

constexpr float most_zoom = 4;

Action on_cell(const State& state, Verb verb, int cell, int face = -1) {
    return {verb, static_cast<std::int8_t>(state.board().row(cell)),
            static_cast<std::int8_t>(state.board().column(cell)), static_cast<std::int8_t>(face)};
}

std::size_t slot(int index) {
    return static_cast<std::size_t>(index);
}

} // namespace

std::string command_of(Action action) {
    return "do " + action_code(State::info, action);
}
std::string numbered(const char* verb, int number) {
    return std::string(verb) + ' ' + std::to_string(number);
}

bool CrossfireTable::is_powered(int cell) const {
    const Seat owner = shown_.at(cell).owner;
    return owner != nobody && powered_[slot(owner)][slot(cell)];
}
bool CrossfireTable::is_legal(Action action) const {
    return std::find(legal_.begin(), legal_.end(), action) != legal_.end();
}

Action CrossfireTable::action_on(int cell) const {
    const Action taken_back = on_cell(shown_, swap, cell);
    return selected_ == joker && is_legal(taken_back) ? taken_back : on_cell(shown_, play, cell, selected_);
}

CrossfireTable::Press CrossfireTable::press_of(const View& view, int cell) const {
    const Cell& here = view.state.at(cell);
    if (view.mine && selected_ >= 0) {
        const Action action = action_on(cell);
        return {command_of(action), action, true, is_legal(action)};
    }
    const bool own_pile =
        view.mine && here.kind == Kind::pile && here.owner == view.eyes && here.claim == nobody;
    return {numbered(own_pile ? "pile" : "look", cell)};
}

// A defended node waits for the attackers, an attacked one for its owner; a neutral node for anybody.
Seat CrossfireTable::owes_answer(int cell) const {
    const Cell& here = shown_.at(cell);
    if (here.claim == nobody || here.kind == Kind::neutral) return nobody;
    return State::allied(here.owner, here.claim) ? static_cast<Seat>((here.claim + 1) % shown_.players)
                                                 : here.owner;
}

std::string CrossfireTable::describe(const View& view, int cell) const {
    const State& state = view.state;
    const Cell& here = state.at(cell);
    const Names& names = view.scene.shown.names;
    const Named on{"cell", state.board().name_of(cell)}, card{"card", piece_name(here.piece)},
        top{"top", piece_name(state.top(cell))},
        owner{"owner", here.owner == nobody ? std::string{} : names[here.owner]},
        strength{"strength", std::to_string(state.strength(cell))};
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
    for (const Piece piece : state.pile(cell)) {
        if (!all.empty()) all += ", ";
        all += is_hidden(piece) ? "?" : short_card_name(face_of(piece));
    }
    switch (here.kind) {
    case Kind::neutral:
        return state.is_shown(cell) ? say("{cell}: a neutral node, the {card}. Its strength is {strength}.",
                                          {on, card, strength})
                                    : say("{cell}: a neutral node. Nobody has seen it.", {on});
    case Kind::pile:
        return say("{cell}: a pile seized by {owner}: {cards}. Its strength is {strength}.",
                   {on, owner, {"cards", all}, strength});
    case Kind::tower: return say("{cell}: a tower of {owner}, the {card} on a 10.", {on, owner, card});
    case Kind::empty:
        return state.board().at(cell) == Ground::support ? say("{cell}: the place of a support.", {on})
                                                         : say("{cell}: an empty cell.", {on});
    case Kind::node: break;
    }
    if (state.board().at(cell) == Ground::support)
        return say("{cell}: the {card} of {owner} supports the base before it.", {on, card, owner});
    if (state.is_base(cell))
        return is_powered(cell) ? say("{cell}: a base of {owner}, the {card}, powered.", {on, owner, card})
                                : say("{cell}: a base of {owner}, the {card}, dead.", {on, owner, card});
    return is_powered(cell) ? say("{cell}: the {card} of {owner}, powered.", {on, card, owner})
                            : say("{cell}: the {card} of {owner}, dead.", {on, card, owner});
}

// As if the card lay there; what an attack brings is not known yet.
const CrossfireTable::Outlook& CrossfireTable::outlook(Action action) {
    if (outlook_ && outlook_->action == action) return *outlook_;
    outlook_ = Outlook{action, eyes_, powered_[slot(std::max<int>(eyes_, 0))]};
    if (eyes_ == nobody || !is_legal(action)) return *outlook_;
    State after = shown_;
    if (action.verb == play) {
        const int cell = shown_.board().cell(action.a, action.b);
        const Deed deed = shown_.deed(cell);
        if (deed == Deed::attack || deed == Deed::defend) return *outlook_;
        after.cells[slot(cell)] = {piece_of(eyes_, action.c), Kind::node, eyes_, nobody};
    } else if (action.verb == keep || action.verb == tower || action.verb == swap) {
        after.apply(action, Log{});
    }
    outlook_->powered = Power(after, eyes_).powered();
    return *outlook_;
}

void CrossfireTable::changed(const Shown& shown) {
    shown_ = std::get<State>(shown.view);
    eyes_ = shown.eyes;
    legal_ = shown.legal;
    outlook_.reset();
    for (const Seat seat : SeatRange(shown_.players)) powered_[slot(seat)] = Power(shown_, seat).powered();
    links_.clear();
    const Board& board = shown_.board();
    for (int cell = 0; cell < board.cells(); ++cell)
        for (const int way : {1, 2}) { // right and down: each pair once
            const int other = board.beside(cell, way);
            if (other != no_cell && is_powered(cell) && is_powered(other) &&
                State::allied(shown_.at(cell).owner, shown_.at(other).owner))
                links_.push_back({cell, other});
        }
    for (int team = 0; team < 2 && shown_.players == 4; ++team) {
        TeamPoints& points = points_[slot(team)];
        const Seat middle = shown_.middle_owner();
        points.sum = shown_.points(team);
        points.chain = shown_.joined(team);
        points.middle = middle != nobody && State::team(middle) == team;
        points.bases = points.sum - (points.chain ? 2 : 0) - (points.middle ? 2 : 0);
    }
    // What one has done oneself ends a choice.
    if (acted_since(shown, seen_actions_)) selected_ = opened_ = pinned_ = -1;
    seen_actions_ = shown.actions;
    if (eyes_ == nobody || !shown_.holds(eyes_, selected_)) selected_ = -1;
    if (opened_ >= 0 && (shown_.at(opened_).kind != Kind::pile || shown_.at(opened_).owner != eyes_))
        opened_ = -1;
    const int again = selected_;
    selected_ = -1;
    select(again);
}

// Chosen again, the card is put back.
void CrossfireTable::select(int face) {
    selected_ = selected_ == face ? -1 : face;
    opened_ = pinned_ = -1;
    gains_.clear();
    if (selected_ < 0) return;
    for (const Action& action : legal_) {
        if (action.verb != play || action.c != selected_) continue;
        const int cell = shown_.board().cell(action.a, action.b);
        if (shown_.deed(cell) == Deed::lay && outlook(action).powered[slot(cell)]) gains_.push_back(cell);
    }
}

std::string CrossfireTable::subtitle(const Shown& shown) const {
    const auto& state = std::get<State>(shown.view);
    if (state.phase == Phase::over) return say("The game is over");
    if (state.phase == Phase::bases) return say("The bases are laid out");
    if (state.players == 4)
        return say("{one} : {other} points, {enough} win", {{"one", std::to_string(points_[0].sum)},
                                                            {"other", std::to_string(points_[1].sum)},
                                                            {"enough", std::to_string(victory_points)}});
    return say("{player}'s turn", {{"player", shown.names[state.player]}});
}

void CrossfireTable::zoom_by(float factor, const kit::Vec& about) {
    const float before = zoom_;
    zoom_ = std::clamp(zoom_ * factor, 1.0F, most_zoom);
    const kit::Vec from = about - at_.board.centre(); // stays where it is
    const float side = board_.side(), after = side * zoom_ / before;
    if (after > 0 && side > 0) pan_ = from * (1 / after) - from * (1 / side) + pan_;
    if (zoom_ <= 1) pan_ = {};
    kit::motion::jump();
}

bool CrossfireTable::command(std::string_view id) {
    constexpr float step = 1.5F;
    const int was_pinned = pinned_;
    pinned_ = -1;
    if (id == "close") return selected_ = opened_ = -1, true;
    if (id == "zoom-in") return zoom_by(step, at_.board.centre()), true;
    if (id == "zoom-out") return zoom_by(1 / step, at_.board.centre()), true;
    if (id == "zoom-fit") return zoom_by(0, at_.board.centre()), true;
    const std::size_t blank = id.find(' ');
    const auto number = parse_number(blank == std::string_view::npos ? "" : id.substr(blank + 1), 255);
    if (!number) return false;
    const std::string_view verb = id.substr(0, blank);
    const int value = static_cast<int>(*number);
    if (verb == "select") return select(value % 64), true;
    if (verb == "look") return pinned_ = was_pinned == value ? -1 : value, true;
    if (verb == "pile") return opened_ = opened_ == value ? -1 : value, true;
    return false;
}

Rect CrossfireTable::where(const Place& place) const {
    if (place.area == cell_area) {
        const int cell = shown_.board().cell(place.row, place.index);
        return shown_.board().contains(cell) ? board_.cell(cell).scaled(0.8F).fit() : Rect{};
    }
    if (place.seat < 0 || place.seat >= shown_.players) return place.area == 0 ? at_.board : Rect{};
    const SidePlaces& side = places(place.seat);
    switch (place.area) {
    case deck_area: return side.deck.fit();
    case hand_area: return side.hand.fit();
    default: return side.discard.fit();
    }
}

kit::Spot CrossfireTable::lands(const Event& event, int later) const {
    const Place& to = event.to;
    const auto piece = static_cast<Piece>(event.card);
    const bool known = event.card >= 0 && (event.seen == everybody || has(event.seen, eyes_));
    if (to.area == cell_area) {
        const int cell = shown_.board().cell(to.row, to.index);
        if (!shown_.board().contains(cell)) return {};
        const Cell& here = shown_.at(cell);
        if (!known || here.piece == piece) return spot(cell_area, node_layer, to.row, to.index);
        return shown_.top(cell) == piece ? spot(cell_area, top_layer, to.row, to.index) : kit::Spot{};
    }
    if (to.seat < 0 || to.seat >= shown_.players) return {};
    const auto& hand = shown_.hand[slot(to.seat)];
    const bool compact = places(to.seat).compact;
    if (to.area == hand_area) {
        for (std::size_t i = 0; i < hand.size(); ++i)
            if (known && hand[i].piece == piece && !compact)
                return spot(hand_area, to.seat, 1, static_cast<int>(i));
        const int hidden = shown_.hidden_hand[slot(to.seat)];
        return compact || hidden <= later ? kit::Spot{} : spot(hand_area, to.seat, -1, hidden - 1 - later);
    }
    if (to.area == discard_area && shown_.top_discard[slot(to.seat)] == piece && later == 0)
        return spot(discard_area, to.seat);
    return {};
}

kit::CardFace CrossfireTable::face(std::int16_t card) const {
    return card < 0 ? kit::CardFace{} : card_face(static_cast<Piece>(card));
}

void CrossfireTable::draw(const Scene& scene) {
    const auto& state = std::get<State>(scene.shown.view);
    const Seat eyes = scene.shown.eyes;
    if (eyes != nobody) bottom_ = eyes;
    if (bottom_ >= state.players) bottom_ = 0;
    const bool mine = scene.shown.mine;
    const View view{scene, state, eyes, mine};
    at_ = lay_out(scene.area, state.players, scene.settings.log == 1);
    if (at_.board.contains(kit::pointer()) && kit::zoom_wish() != 1)
        zoom_by(kit::zoom_wish(), kit::pointer());
    board_ = BoardView(state.board(), at_.board, bottom_, zoom_, pan_);
    draw_board(view);
    draw_zoom();
    if (state.players == 4) draw_points();
    if (told_ >= 0) draw_info(view);
    for (const Seat seat : SeatRange(state.players)) draw_side(view, seat);
    draw_hand(view);
    draw_choice(view);
    draw_offers(view);
}

std::unique_ptr<Table> make_table(const State&) {
    return std::make_unique<CrossfireTable>();
}

} // namespace cardfront::crossfire
