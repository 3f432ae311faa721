// The table of Ground Assault: what is chosen, where things are, what a press means.
#include "web/tables/ground_assault/table.h"

#include "web/kit/inside.h"
#include "web/platform/ears.h"

#include <algorithm>
#include <utility>

namespace cardfront::ground_assault {

using kit::Rect;

bool GroundAssaultTable::any_legal(int verb) const {
    return std::any_of(legal_.begin(), legal_.end(),
                       [verb](const Action& action) { return action.verb == verb; });
}

// The own home and the contested zone first; homes that are closed last.
std::vector<Zone> GroundAssaultTable::zone_order() const {
    std::vector<Zone> out{static_cast<Zone>(bottom_), contested};
    for (const bool open : {true, false})
        for (int place = 1; place < players_; ++place) {
            const auto zone = static_cast<Zone>((bottom_ + place) % players_);
            if (state_.lives(zone) == open) out.push_back(zone);
        }
    return out;
}

// --- What is chosen

bool GroundAssaultTable::may_choose_units() const {
    return mine_ && question() == nullptr && state_.phase >= Phase::turn && state_.phase <= Phase::landing &&
           state_.phase != Phase::ordering;
}

void GroundAssaultTable::forget() {
    unit_ = -1;
    landing_ = false;
    store_ = nobody;
    crowd_ = -1;
    looked_.clear();
}

void GroundAssaultTable::refresh() {
    before_ = std::exchange(last_, state_);
    looked_.clear();
    if (mine_) store_ = nobody, crowd_ = -1;
    able_.reset();
    for (const Action& action : legal_)
        if (question() == nullptr && (action.verb == move || action.verb == attack || action.verb == strike))
            able_.set(slot(action.a));
}

void GroundAssaultTable::check_choice(const Shown&) {
    const bool acting = may_choose_units();
    if (!acting || (unit_ >= 0 && state_.side(eyes_).units[slot(unit_)].zone == reserves)) unit_ = -1;
    landing_ = landing_ && acting && any_legal(land);
    if (state_.phase != Phase::battle) aside_ = false;
    if (eyes_ == nobody || !state_.side(eyes_).hand.contains(static_cast<Card>(std::max(chosen_card(), 0))))
        selected_ = -1;
}

// What the dice did since the last look, where it goes on from there; told to all alike. The computer waits
// until it was seen, and who acts themselves does not want to.
void GroundAssaultTable::note_events(const Shown& shown, std::vector<Event>& events) {
    const bool goes_on = shown.actions > seen_ && seen_ > 0, same = shown.actions == seen_;
    seen_ = shown.actions;
    if (same) return;
    fights_.clear();
    fight_began_ = -1;
    if (!goes_on) return;
    turn_page(shown);
    if (kit::motion::speed() <= 0) return;
    fights_ = take_fights(before_, events);
}

// To the home where something happens.
void GroundAssaultTable::turn_page(const Shown& shown) {
    if (shown.actor == eyes_ && eyes_ != nobody) return;
    for (const Event& event : shown.latest) {
        const bool there = event.to.area == unit_area || event.to.area == objective_area;
        const int zone = event.to.area == unit_area ? event.to.row : event.to.seat;
        if (there && zone >= 0 && zone < players_ && zone != bottom_) page_ = static_cast<Zone>(zone);
    }
}

void GroundAssaultTable::pick_up(int number) {
    forget();
    selected_ = number;
}

// The second press on a card plays it, in a battle.
void GroundAssaultTable::select(int number) {
    const bool again = selected_ == number;
    if (again && acts(Phase::battle)) perform(command_of(play, chosen_card()));
    pick_up(again ? -1 : number);
}

void GroundAssaultTable::pick_unit(int number) {
    pick_up(-1);
    unit_ = number;
}

// The land under the pointer that takes the chosen unit, with `refused` also one that does not: it goes
// before a thing on it that is no target, `over`. Empty: none.
std::string GroundAssaultTable::land_under(std::string_view over, bool refused) const {
    const bool legal = std::any_of(legal_.begin(), legal_.end(),
                                   [over](const Action& action) { return command_of(action) == over; });
    for (const Zone zone : at_.order) {
        const Target there = target_zone(zone);
        const bool takes = there.legal || (refused && !there.id.empty());
        if (!legal && takes && at_.zone[slot(zone)].land.contains(kit::pointer())) return there.id;
    }
    return {};
}

// A unit let go over something it may do, or else anywhere over a land that it may go to.
void GroundAssaultTable::drop_unit() {
    const std::string over(kit::drop_target());
    const bool aimed = GameTable::takes_drop(over);
    if (const std::string land = land_under(over, !aimed); !land.empty()) return perform(land);
    if (aimed) perform(over); // also a refused one: its rule is told
}

bool GroundAssaultTable::heard(std::string_view verb, int number) {
    const std::string was = std::exchange(looked_, {});
    if (verb == "skip") return fights_.clear(), true;
    if (verb == "aside") return aside_ = !aside_, true;
    if (verb == "landing") return pick_up(-1), landing_ = !landing_, true;
    if (number < 0) return false;
    if (verb == "unit") return pick_unit(unit_ == number ? -1 : number), true;
    if (verb == "crowd" && number < zones)
        return store_ = nobody, crowd_ = crowd_ == number ? -1 : number, true;
    if (verb == "store" && number < players_)
        return crowd_ = -1, store_ = store_ == number ? nobody : static_cast<Seat>(number), true;
    if (verb == "page") return page_ = static_cast<Zone>(number), kit::motion::jump(), true;
    if (verb != "inspect" && verb != "stock" && verb != "site") return false;
    looked_ = numbered(verb, number);
    if (looked_ == was) looked_.clear();
    return true;
}

// --- What a press would do

GroundAssaultTable::Target GroundAssaultTable::target_zone(Zone zone) const {
    if (asked(Ask::leave)) {
        const Target leaves = target(make_action(move, question()->unit.index, zone));
        return leaves.legal ? leaves : Target{};
    }
    if (!mine_ || unit_ < 0 || state_.side(eyes_).units[slot(unit_)].zone == zone) return {};
    return target(make_action(move, unit_, zone));
}

GroundAssaultTable::Target GroundAssaultTable::target_unit(Ref ref) const {
    if (asked(Ask::offer)) {
        const Target given = target(make_action(choose, ref.seat, ref.index));
        return given.legal ? given : Target{};
    }
    if (!mine_ || is_own(ref)) return {};
    if (asked(Ask::wound)) return target(make_action(choose, ref.seat, ref.index));
    return unit_ < 0 ? Target{} : target(make_action(attack, unit_, ref.seat, ref.index));
}

GroundAssaultTable::Target GroundAssaultTable::target_objective(Seat seat, int at) const {
    if (!mine_ || question() != nullptr) return {};
    if (seat == eyes_)
        return selected_ < 0 || state_.phase == Phase::battle
                   ? Target{}
                   : target(make_action(objective, chosen_card(), at));
    return unit_ < 0 ? Target{} : target(make_action(strike, unit_, seat, at));
}

std::string GroundAssaultTable::press_of(Ref ref) const {
    if (std::string id = target_unit(ref).id; !id.empty()) return id;
    return is_own(ref) && may_choose_units() ? numbered("unit", ref.index) : std::string();
}

std::string GroundAssaultTable::press_at(const Grid::Cell& cell) const {
    const Place& at = cell.at;
    switch (at.area) {
    case hand_area: return numbered("select", cell.card);
    case objective_area: return target_objective(at.seat, at.index).id;
    default:
        return at.seat == nobody ? target_zone(static_cast<Zone>(at.row)).id : press_of({at.seat, at.index});
    }
}

// --- What the frame asks

std::string GroundAssaultTable::subtitle(const Shown& shown) const {
    const auto& state = shown.view.as<State>();
    if (state.phase == Phase::over) return say("The game is over");
    const Named player = named("player", shown.told(), state.player);
    if (state.phase == Phase::opening) return say("{player?* chooses|You choose} units", {player});
    return say("Turn {count}: {player}", {{"count", std::to_string(state.turns)}, player});
}

Rect GroundAssaultTable::where(const Place& place) const {
    if (place.area == 0) return at_.field;
    if (place.seat < 0 || place.seat >= players_) return {};
    const bool own = place.seat == bottom_;
    const ZonePlaces& home = at_.zone[slot(place.seat)];
    const Rect store = home.store.empty() ? at_.tabs : home.store;
    switch (place.area) {
    case unit_area:
        if (place.row == reserves) return store.fit();
        if (place.row < zones && !at_.zone[slot(place.row)].shown()) return at_.tabs.fit();
        return place.index >= 0 && slot(place.index) < most_force
                   ? tokens_[slot(place.seat)][slot(place.index)]
                   : Rect{};
    case objective_area: return place.index < 0 ? Rect{} : objective_place(place.seat, place.index);
    case battle_area: return battle_cards_[slot(place.seat)];
    case hand_area:
        if (own && !at_.hand.empty()) return at_.hand.fit();
        break;
    default:
        if (own && !at_.deck.empty()) return place.area == deck_area ? at_.deck : at_.discard;
    }
    return home.head.empty() ? at_.tabs.fit() : home.head.fit();
}

kit::Spot GroundAssaultTable::lands(const Event& event, int) const {
    const Place& to = event.to;
    if (to.seat < 0 || to.seat >= players_) return {};
    if (to.area == unit_area && event.from.row == reserves) return spot(unit_area, to.seat, -1, to.index);
    if (to.area == objective_area && at_.zone[slot(to.seat)].shown())
        return spot(objective_area, to.seat, -1, to.index);
    if (to.area == hand_area && to.seat == eyes_ && event.card >= all_units)
        return spot(hand_area, to.seat, 0, event.card - all_units);
    return {};
}

// Of equal units of two players the first's: it is seen for a moment only.
kit::CardFace GroundAssaultTable::face(std::int16_t piece) const {
    Seat owner = owner_shown_;
    for (const Seat seat : SeatRange(players_))
        for (const Unit& unit : state_.side(seat).units)
            if (unit.design == piece) owner = seat;
    return face_of(piece, owner);
}

GameTable::Preview GroundAssaultTable::preview_of(std::int16_t piece) const {
    if (piece < 0 || piece >= all_units + all_cards) return {};
    const Item& item = shelf().items[slot(piece)];
    return {face_of(piece, owner_shown_), say(item.name), say(item.text), item.facts()};
}

void GroundAssaultTable::look_at(const kit::Hit& hit, const std::string& id, std::int16_t piece,
                                 const Rect& at, Seat owner) {
    kit::Hit seen = hit;
    seen.peeking = hit.peeking || looked_ == id;
    if (seen.hovered || seen.peeking || kit::focus() == id) owner_shown_ = owner;
    show_large(seen, id, piece, at);
}

void GroundAssaultTable::draw_table() {
    at_ = lay_out(scene().area, zone_order(), page_, scene().wanted);
    aimed_ = {};
    aimed_slot_ = -1;
    lay_units();
    if (!draw_scene()) draw_field();
    draw_own_piles();
    draw_cards();
    draw_meter();
    draw_choice();
    draw_choosers();
}

void GroundAssaultTable::draw_field() {
    for (const Zone zone : at_.order) draw_zone(zone);
    for (const Zone zone : at_.order)
        if (zone != contested) draw_objectives(zone);
    draw_heads();
    for (const Zone zone : at_.order) draw_crowd(zone);
    for (const Seat seat : SeatRange(players_)) {
        const auto& units = state_.side(seat).units;
        for (std::size_t i = 0; i < units.size(); ++i)
            if (units[i].zone != reserves && at_.zone[slot(units[i].zone)].shown())
                draw_unit({seat, static_cast<std::int8_t>(i)});
    }
    draw_arrows();
    draw_losses();
    draw_tabs();
    draw_focused();
    if (!aside_ || state_.phase != Phase::battle) return;
    const Rect at{at_.field.centre().x - 80, at_.field.y + 4, 160, kit::touch};
    if (kit::button("aside", say("To the battle"), at)) perform("aside");
}

std::unique_ptr<Table> make_table() {
    return std::make_unique<GroundAssaultTable>();
}

} // namespace cardfront::ground_assault
