// The table of Assault Edge: what is chosen, where things are, what happened shown one by one.
#include "web/tables/assault_edge/table.h"

#include "core/assault_edge/said.h"
#include "web/kit/inside.h"
#include "web/platform/ears.h"
#include "web/platform/platform.h"
#include "web/tables/assault_edge/playback.h"

#include <algorithm>
#include <utility>

namespace cardfront::assault_edge {

using kit::Rect;

// --- What is chosen

std::vector<Card> AssaultEdgeTable::answers() const {
    std::vector<Card> out;
    for (const Action& action : legal_)
        if (action.verb == play) out.push_back(static_cast<Card>(action.a));
    return out;
}

void AssaultEdgeTable::forget() {
    unit_ = looked_unit_ = looked_deck_ = -1;
}

// A card to look at: a tap shows it large until the next command.
void AssaultEdgeTable::look_at(const kit::Hit& hit, const std::string& id, int card, const Rect& at) {
    kit::Hit seen = hit;
    seen.peeking = hit.peeking || looked_ == id;
    show_large(seen, id, static_cast<std::int16_t>(card), at);
}

void AssaultEdgeTable::refresh() {
    looked_.clear();
    able_.reset();
    if (!state_.questions.empty()) return;
    for (const Action& action : legal_)
        if (action.verb == move || action.verb == aim || action.verb == use) able_.set(slot(action.a));
}

// The unit that acts is chosen by itself.
void AssaultEdgeTable::check_choice(const Shown&) {
    if (unit_ >= 0 && (!state_.lives(unit_) || state_.unit(unit_).owner != eyes_)) unit_ = -1;
    const bool combat = mine_ && state_.questions.empty() && state_.phase == Phase::combat;
    if (!combat) unit_ = -1;
    if (combat && !state_.window() && acting() != no_unit) unit_ = acting();
    if (!state_.questions.empty()) {
        const Action aims = make_action(choose, onto_);
        if (mine_ && state_.questions.back().ask == Ask::target && is_legal(aims)) perform(command_of(aims));
        onto_ = -1;
    }
    if (eyes_ == nobody || selected_ < 0 ||
        !state_.side(eyes_).hand.contains(static_cast<Card>(chosen_card())))
        selected_ = -1;
}

void AssaultEdgeTable::pick_up(int number) {
    selected_ = number;
    unit_ = mine_ && !state_.window() ? acting() : no_unit;
    looked_unit_ = looked_deck_ = -1;
}

// The second press on a card plays it.
void AssaultEdgeTable::select(int number) {
    const bool again = selected_ == number;
    if (again && may_play()) perform(command_of(play, chosen_card()));
    pick_up(again ? -1 : number);
}

void AssaultEdgeTable::pick_unit(int number) {
    pick_up(-1);
    unit_ = number;
    show_places();
}

bool AssaultEdgeTable::heard(std::string_view verb, int number) {
    const int unit = std::exchange(looked_unit_, -1), deck = std::exchange(looked_deck_, -1);
    const std::string was = std::exchange(looked_, {});
    if (verb == "skip") return skip(), true;
    if (number < 0) return window_.heard(verb);
    if (verb == "unit") return pick_unit(unit_ == number && number != acting() ? -1 : number), true;
    if (verb == "onto") return onto_ = number, perform(command_of(play, chosen_card())), true;
    if (verb == "inspect") return looked_unit_ = unit == number ? -1 : number, true;
    if (verb == "discards") return looked_deck_ = deck == number ? -1 : number, true;
    // Buttons for what may be pressed on the table too.
    if (verb == "draw-from") return perform(command_of(assault_edge::draw, number)), true;
    if (verb == "turn-up") return perform(command_of(raise, number)), true;
    if (verb != "plant" && verb != "link") return false;
    looked_ = numbered(verb, number);
    if (looked_ == was) looked_.clear();
    return true;
}

// --- What happened

void AssaultEdgeTable::note_events(const Shown& shown, std::vector<Event>& events) {
    const bool goes_on = shown.actions > actions_ && actions_ > 0, same = shown.actions == actions_;
    actions_ = shown.actions;
    if (same && !queue_.empty()) return;
    if (!goes_on || kit::motion::speed() <= 0) {
        queue_.clear();
        seen_ = state_;
        return;
    }
    if (!queue_.empty()) { // what is not seen yet is not waited for
        for (const Event& event : queue_) follow(seen_, event);
        queue_.clear();
    }
    const bool long_one = std::any_of(events.begin(), events.end(), [](const Event& event) {
        return event.what == what::use || event.what == what::negate || event.from.area == chain_area;
    });
    if (shown.actor == eyes_) news_ = -1;
    haste_ = shown.actor == eyes_ && !long_one && seen_.chain.empty() ? 0.6F : 1.0F;
    for (const Event& event : events)
        if (event.what == what::draw && event.seat == eyes_ && is_card(event.card)) news_ = event.card;
    queue_ = std::exchange(events, {});
    due_ = kit::clock();
    if (queue_.empty() || seen_.chain.empty() || queue_[0].what == what::use || queue_[0].what == what::aimed)
        return;
    constexpr float lead = 0.6F; // to see what is carried out first
    seen_.closed = 1;
    due_ += lead / kit::motion::speed();
}

void AssaultEdgeTable::skip() {
    queue_.clear();
    seen_ = state_;
}

void AssaultEdgeTable::play_on() {
    while (!queue_.empty() && kit::clock() >= due_) {
        const Event event = queue_.front();
        queue_.erase(queue_.begin());
        show(event);
        follow(seen_, event);
        const float speed = std::max(kit::motion::speed(), 0.1F);
        const float haste = event.what == what::blow ? 1 : haste_; // what it does is seen when it hits
        due_ = kit::clock() + lasting(event, queue_.empty() ? nullptr : queue_.data()) * haste / speed;
    }
    if (queue_.empty()) seen_ = state_;
    if (kit::clock() < due_) {
        kit::motion::rest_until(due_);
        kit::keep_moving();
    }
}

// As sound and movement, besides what the picture does by itself.
void AssaultEdgeTable::show(const Event& event) {
    switch (event.what) {
    case what::move:
    case what::push: platform::play_sound(platform::Sound::chip, scene().settings.volume()); return;
    case what::spawn:
        platform::play_sound(platform::Sound::card, scene().settings.volume());
        kit::motion::sparkle(where(event.to));
        return;
    case what::turn:
    case what::still: return;
    case what::knock:
    case what::mill: return show_fallen(event);
    case what::draw:
        if (event.seat == eyes_ && is_card(event.card)) { // large for a moment, wherever the hand is
            const Rect room = at_.board, from = where(event.from);
            const float high = std::min(room.h * 0.62F, 300.0F);
            kit::toss(face(event.card), from.fit(), room.centred(high * 5 / 7, high), 0, 0.7F);
            platform::play_sound(platform::Sound::card, scene().settings.volume());
            return;
        }
        break;
    default: break;
    }
    present({event}, *this, scene().settings, shown());
}

// Before the deck, for a moment; several beside each other.
void AssaultEdgeTable::show_fallen(const Event& event) {
    const Rect deck = where(event.from);
    const float high = std::clamp(at_.wide * 2, 80.0F, 160.0F), wide = high * 5 / 7;
    fallen_ = (fallen_ + 1) % 3;
    const float x = deck.centre().x + (static_cast<float>(fallen_) - 1.5F) * wide * 0.8F;
    const float y = event.seat == bottom_ ? deck.y - high - 6 : deck.bottom() + 6;
    kit::motion::fall(face(event.card), deck.fit(), {x, y, wide, high});
    platform::play_sound(platform::Sound::hit, scene().settings.volume());
}

bool AssaultEdgeTable::show_loss(const Event& event, double at) {
    const Rect r = where(event.to);
    kit::motion::rise(r, "−" + std::to_string(event.amount), kit::colour::danger);
    losses_[lost_++ % losses_.size()] = {r, at};
    return true;
}

// --- What the frame asks

std::string AssaultEdgeTable::subtitle(const Shown& shown) const {
    const auto& state = shown.view.as<State>();
    if (state.phase == Phase::over) return say("The game is over");
    const Named player = named("player", shown.told(), state.player);
    if (state.phase == Phase::opening) return say("{player?* draws|You draw} the opening cards", {player});
    return say("Turn {count}: {player}", {{"count", std::to_string(state.turns)}, player});
}

kit::Colour AssaultEdgeTable::clothes(Seat seat) const {
    return kit::mix(seat_colour(seat), kit::colour::shade, 0.45F);
}

Rect AssaultEdgeTable::where(const Place& place) const {
    if (place.area == 0) return at_.board;
    if (place.area == square_area) return is_square(place.index) ? at_.at(place.index) : Rect{};
    if (place.area == chain_area) return link_place(std::max<int>(place.index, 0));
    if (place.seat < 0 || place.seat >= players_) return {};
    const SidePlaces& side = side_at(place.seat);
    const auto index = slot(std::max<int>(place.index, 0));
    switch (place.area) {
    case deck_area:
    case discard_area: return index < side.piles.size() ? side.piles[index] : Rect{};
    case facility_area: return index < side.plants.size() ? side.plants[index] : Rect{};
    default: return place.seat == bottom_ && !at_.hand.empty() ? at_.hand.fit() : side.plate.fit();
    }
}

kit::Spot AssaultEdgeTable::lands(const Event& event, int) const {
    if (event.to.area == chain_area && event.what == what::use && event.from.area == hand_area)
        return spot(chain_area, event.seat, -1, event.to.index);
    if (event.to.area == hand_area && event.to.seat == eyes_ && is_card(event.card))
        return spot(hand_area, event.to.seat, 0, event.card);
    return {};
}

kit::CardFace AssaultEdgeTable::face(std::int16_t card) const {
    return face_of(card, bottom_);
}

GameTable::Preview AssaultEdgeTable::preview_of(std::int16_t card) const {
    if (!is_card(card)) return {};
    const Item& item = shelf().items[slot(card)];
    return {face_of(card, bottom_), say(item.name), say(item.text), item.facts()};
}

// Where all is told of what is pointed at, while there is no chain; and the log below.
Rect AssaultEdgeTable::preview_home() const {
    if (!at_.stacked || !seen_.chain.empty()) return {};
    Rect home = at_.chain;
    if (!scene().wanted.hints) home.h = std::max(home.bottom(), at_.log.bottom()) - home.y;
    return home;
}

void AssaultEdgeTable::draw_table() {
    at_ = lay_out(scene().area, bottom_, scene().wanted);
    // Where targets are chosen on the board it covers the hand, else the enemy's edge.
    if (at_.covers) at_.chain = asked(Ask::target) ? at_.hand : at_.board.placed(at_.board.w, 92, 0.5F, 0);
    lay_ground();
    play_on();
    over_square_ = over_unit_ = over_deck_ = -1;
    over_card_ = face_down;
    if (free() && state_.questions.empty()) onto_ = -1; // it was not played
    draw_sides();
    draw_board();
    window_.draw_buttons(false);
    draw_cards();
    draw_chain();
    draw_choice();
    draw_carried();
    draw_choosers();
    draw_losses();
    if (!plays_back()) return;
    const kit::OnLayer over(kit::Layer::over);
    (void)command_item("skip", scene().area);
}

std::unique_ptr<Table> make_table() {
    return std::make_unique<AssaultEdgeTable>();
}

} // namespace cardfront::assault_edge
