// The table of Head-to-Head Poker: what is chosen, where things are, the players, the hand.
#include "web/tables/head_to_head/table.h"

#include "web/platform/ears.h"

#include <algorithm>

namespace cardfront::head_to_head {

using kit::Rect;

namespace {

constexpr int die_faces = 6;

} // namespace

std::vector<Card> HeadToHeadTable::playable() const {
    if (state_.type == Type::share_5) return {state_.offer.begin(), state_.offer.end()};
    if (eyes_ == nobody) return {};
    const auto& hand = state_.hand[slot(eyes_)];
    return {hand.begin(), hand.end()};
}

void HeadToHeadTable::check_choice(const Shown& shown) {
    const auto cards = playable();
    if (std::find(cards.begin(), cards.end(), selected_) == cards.end()) selected_ = -1;
    if (cards.size() == 1 && mine_) selected_ = cards.front();
    bet_row_ = -1;
    bet_tens_ = 5;
    shown_row_ = -1;
    last_.reset();
    for (const Event& event : shown.latest)
        if (event.what == what::place) last_ = event.to, last_seat_ = event.seat;
}

// An only card is chosen by itself.
bool HeadToHeadTable::half_chosen() const {
    return bet_row_ >= 0 || (selected_ >= 0 && playable().size() > 1);
}

std::string HeadToHeadTable::subtitle(const Shown& shown) const {
    const auto& state = shown.view.as<State>();
    if (state.round == 0) return say("Before the first round");
    const Named round{"round", std::to_string(state.round)};
    if (state.phase == Phase::pick) return say("Round {round} of 3", {round});
    return say("Round {round} of 3, {type}", {round, {"type", type_name(state.type, state.crazy != 0)}});
}

bool HeadToHeadTable::heard(std::string_view verb, int number) {
    if (verb == "bet-off") return bet_row_ = -1, true;
    if (number < 0) return false;
    if (verb == "bet-on") return bet_row_ = bet_row_ == number ? -1 : number, bet_tens_ = 5, true;
    if (verb == "bet-size") return bet_tens_ = number, true;
    if (verb == "row") return shown_row_ = shown_row_ == number ? -1 : number, true;
    return false;
}

Rect HeadToHeadTable::where(const Place& place) const {
    const int half = place.seat != nobody && place.seat == bottom_ ? 1 : 0;
    const bool row = place.row >= 0 && place.row < rows;
    switch (place.area) {
    case deck_area:
    case bank_area: return at_.deck;
    case hand_area: return half == 1 ? at_.hand.fit() : at_.other_hand.fit();
    case common_area: return row ? at_.common[place.row] : Rect{};
    case side_area:
        return row && place.index >= 0 && place.index < spaces ? at_.space[half][place.row][place.index]
                                                               : Rect{};
    case offer_area: return at_.hand.fit();
    case purse_area: return at_.purse[half];
    case pot_area: return row ? at_.pot[place.row] : Rect{};
    case die_area: return at_.die;
    case final_area: return at_.plate[half];
    default: return {};
    }
}

void HeadToHeadTable::draw_table() {
    const float bet = kit::measure(say("Bet"), {.size = kit::type::small}).x + 20;
    at_ = lay_out(scene().area, state_.open_rows(), scene().settings.hints == 1, bet, scene().wanted);
    draw_players();
    const int in_deck = static_cast<int>(state_.deck.size());
    kit::deck(spot(deck_area), at_.deck, state_.round == 0 ? deck_size : in_deck, 0, !at_.tall);
    draw_dice();
    if (state_.round > 0)
        for (int r = 0; r < state_.open_rows(); ++r) draw_row(r);
    draw_cards();
    draw_choice();
    if (state_.phase == Phase::pick) draw_types();
}

void HeadToHeadTable::draw_players() {
    for (int half = 0; half < 2; ++half) {
        const Seat seat = seat_at(half);
        const Rect plate = at_.plate[half];
        draw_plate(plate, {.seat = seat,
                           .lesser = state_.dealer == seat     ? say("Dealer")
                                     : shown().is_person(seat) ? say("Player")
                                                               : say("Computer"),
                           .kept_free = at_.purse[half].w});
        if (const int money = state_.money[slot(seat)]; money > 0)
            kit::chips(spot(purse_area, seat), at_.purse[half], money);
        else
            kit::text(
                at_.purse[half], dollars(0),
                {.size = kit::type::small, .colour = kit::colour::paper_soft, .align = kit::Align::centre});
        if (const Card last = state_.final_card[slot(seat)]; last != no_card) {
            const float height = std::max(plate.h, 64.0F);
            kit::card(spot(final_area, seat), last,
                      Rect{plate.right() + 4, half == 1 ? plate.bottom() - height : plate.y, height * 5 / 7,
                           height});
        }
    }
    const Seat other = seat_at(0);
    int i = 0;
    const auto& hand = state_.hand[slot(other)];
    for (const Card card : hand) {
        kit::card(spot(hand_area, other, -1, i), card,
                  kit::fan(at_.other_hand, i, static_cast<int>(hand.size()), 4));
        ++i;
    }
}

void HeadToHeadTable::draw_dice() const {
    if (state_.round > 0) {
        if (state_.rolls_type() && state_.phase != Phase::deal)
            kit::die(at_.die, state_.crazy != 0 ? die_faces : static_cast<int>(state_.type) + 1,
                     kit::colour::ivory, 7);
        return;
    }
    for (int half = 0; half < 2; ++half) { // the throw for the dealer
        const Rect middle = at_.board.row(half, 2).centred(at_.board.w, 100);
        const Seat seat = seat_at(half);
        const float size = std::min(64.0F, middle.h * 0.6F);
        kit::die({middle.centre().x - size / 2, middle.y, size, size}, state_.dealer_roll[slot(seat)],
                 kit::colour::ivory, half == 0 ? -8.0F : 11.0F);
        const Named player{"player", name(seat)};
        const std::string words = state_.dealer == seat ? say("{player} rolled higher and deals", {player})
                                                        : say("{player} begins", {player});
        kit::text(
            {middle.x, middle.y + size + 4, middle.w, 28}, words,
            {.size = kit::type::lead, .face = kit::Face::title, .align = kit::Align::centre, .shrink = true});
    }
}

// The own hand, or Share 5's open cards.
void HeadToHeadTable::draw_cards() {
    const bool share = state_.type == Type::share_5 && state_.round > 0 && !state_.offer.empty();
    if (state_.round == 0 || (state_.phase == Phase::deal && !share) || state_.phase == Phase::over) return;
    if (!share && eyes_ == nobody)
        return draw_hand({}, static_cast<int>(state_.hand[slot(bottom_)].size()),
                         spot(hand_area, bottom_, -1, 0));
    std::vector<Held> held;
    for (const Card card : playable()) {
        const int i = static_cast<int>(held.size());
        held.push_back({.number = card,
                        .spot = share ? spot(offer_area, -1, -1, i) : spot(hand_area, bottom_, -1, i),
                        .face = card,
                        .selected = mine_ && card == selected_,
                        .legal = mine_ && selected_ < 0 && state_.phase != Phase::answer});
    }
    draw_hand(held);
}

void HeadToHeadTable::draw_types() const {
    if (!mine_) return;
    const kit::OnLayer over(kit::Layer::over);
    const Rect box = at_.board.centred(std::min(at_.board.w, 460.0F), std::min(at_.board.h, 260.0F));
    const Rect room = kit::panel(box, say("Pick the round type"));
    for (int type = 0; type < die_faces; ++type) {
        const std::string id = command_of(pick, type);
        const Rect cell = room.row(type / 2, 3, kit::unit).column(type % 2, 2, kit::unit);
        if (kit::button(id, type_name(static_cast<Type>(type), false),
                        cell.centred(cell.w, std::min(cell.h, 52.0F))))
            perform(id);
    }
}

std::unique_ptr<Table> make_table() {
    return std::make_unique<HeadToHeadTable>();
}

} // namespace cardfront::head_to_head
