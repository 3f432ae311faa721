// The table of Poker Assault, inside: its parts are drawn in the files beside this one.
#pragma once

#include "core/poker_assault/cards.h"
#include "core/poker_assault/toll.h"
#include "web/tables/game_table.h"
#include "web/tables/poker_assault/layout.h"
#include "web/tables/poker_assault/look.h"

#include <string>
#include <vector>

namespace cardfront::poker_assault {

// The place of a card that may be seen, in a hand: it stays the same while others come and go.
constexpr kit::Spot hand_spot(Seat seat, DeckCard card) {
    return spot(hand_area, seat, deck_of(card), poker_card_of(card));
}
// One's action with that card.
Action with_card(Verb verb, DeckCard card, int b = -1);

class PokerAssaultTable final : public TableOf<State> {
  public:
    kit::Rect where(const Place& place) const override;
    std::string subtitle(const Shown& shown) const override;
    kit::Spot lands(const Event& event, int later) const override;
    kit::CardFace face(std::int16_t card) const override { return face_of(card); }
    std::vector<std::string> packs() const override;
    Pack pack(int faction) const override;
    kit::Colour clothes(Seat seat) const override;
    std::string source_of(Action deed) const override {
        if (deed.verb == secret) return numbered("secret", deed.a);
        return deed.a < 0 ? std::string() : numbered("select", named_card(deed));
    }
    std::string side(const Seen& seen, Seat seat) const override;
    std::string press_at(const Grid::Cell& cell) const override;
    std::string chosen() const override {
        return secret_ >= 0 ? numbered("secret", secret_) : GameTable::chosen();
    }
    Asks asks_before(Action deed) const override { return deed.verb == stop ? Asks::always : Asks::as_set; }
    bool half_chosen() const override { return selected_ >= 0 || secret_ >= 0; }

  protected:
    const Places& places() const override { return at_; }
    void draw_table() override;
    void refresh() override;
    void check_choice(const Shown& shown) override;
    void forget() override { secret_ = -1; }
    bool heard(std::string_view verb, int number) override;
    void pick_up(int card) override { selected_ = card, secret_ = -1; }
    void select(int card) override;
    Preview preview_of(std::int16_t card) const override;
    kit::Rect preview_home() const override;
    bool takes_drop(std::string_view id) const override {
        return GameTable::takes_drop(id) || id.substr(0, 8) == "becomes ";
    }

  private:
    const SidePlaces& side_at(Seat seat) const { return at_.side[slot(place_of(seat))]; }
    const Side& side_of(Seat seat) const { return state_.side[slot(seat)]; }
    // The attacker may play cards, and no card waits for an answer.
    bool preparing() const { return state_.phase == Phase::prepare && state_.question() == nullptr; }
    // What the eyes may do with a card now.
    std::vector<Action> meanings(int card) const;
    std::vector<Action> uses(int power) const; // of a Secret
    bool may_target(int index, std::string& id) const;

    // draft.cpp
    void draw_draft();
    void draw_factions(kit::Rect room) const;
    void draw_grid(kit::Rect room) const;

    // sides.cpp
    void draw_side(Seat seat);
    Plate plate_of(Seat seat) const;
    int chips_of(Seat seat) const;
    void draw_compact(Seat seat);
    void draw_piles(Seat seat);
    void draw_discard(Seat seat, const kit::Rect& at);
    void draw_powers(Seat seat);
    void draw_other_hand(Seat seat);

    // assault.cpp
    void draw_arrows() const;
    void draw_assault();
    void draw_next_place();
    void draw_secret_place() const;
    void draw_attacker(int index, const Slot& at);

    // info.cpp
    void draw_info() const;
    void draw_toll() const;
    void draw_part(const Toll::Part& part, kit::Rect line) const;

    // hand.cpp
    void draw_cards();
    Offer offer_of(const Action& action) const;
    void draw_offers();
    void draw_choice();
    bool secret_choice(std::vector<StatusButton>& more, std::string& words) const;
    std::string no_use_words() const;
    std::string why_not_played() const;
    bool plays_on() const; // a card of the hand goes to the Assault

    Layout at_;
    std::vector<std::string> outlooks_;
    Toll toll_;
    int secret_ = -1; // a Power Card
    int slots_ = 0;   // of the last Assault: its cards fly from there when it is over
};

} // namespace cardfront::poker_assault
