// The table of Poker Assault, inside: its parts are drawn in poker_assault_<part>.cpp.
#pragma once

#include "core/poker_assault/cards.h"
#include "web/screens/parts.h"
#include "web/tables/poker_assault/layout.h"
#include "web/tables/poker_assault/look.h"
#include "web/tables/table.h"

#include <string>
#include <vector>

namespace cardfront::poker_assault {

constexpr kit::Spot spot(Area area, Seat seat = -1, int row = -1, int index = -1) {
    return {area, seat, static_cast<std::int8_t>(row), static_cast<std::int8_t>(index)};
}
// The place of a card that may be seen, in a hand: it stays the same while others come and go.
constexpr kit::Spot hand_spot(Seat seat, DeckCard card) {
    return spot(hand_area, seat, deck_of(card), poker_card_of(card));
}
std::string command_of(Action action);
std::string command_of(Verb verb, int a = -1, int b = -1, int c = -1);
// "select 130": a verb of the table's own, and a number.
std::string numbered(const char* verb, int number);
// One's action with that card.
Action with_card(Verb verb, DeckCard card, int b = -1);

class PokerAssaultTable final : public Table {
  public:
    void draw(const Scene& scene) override;
    kit::Rect where(const Place& place) const override;
    kit::Rect log_area() const override { return at_.log; }
    bool command(std::string_view id) override;
    void changed(const Shown& shown) override;
    std::string subtitle(const Shown& shown) const override;
    kit::Spot lands(const Event& event, int later) const override;
    kit::CardFace face(std::int16_t card) const override { return face_of(card); }

  private:
    // One frame's common facts.
    struct View {
        const Scene& scene;
        const State& state;
        Seat eyes;   // nobody: an onlooker
        Seat bottom; // whose side is below
        bool mine;   // the eyes may act now
    };
    // A card in a chooser.
    struct Offer {
        std::string id;
        kit::CardFace face;
        std::string caption{};
    };

    int place_of(Seat seat) const { return (seat - bottom_ + shown_.players) % shown_.players; }
    const SidePlaces& places(Seat seat) const { return at_.side[static_cast<std::size_t>(place_of(seat))]; }
    // What the eyes may do with a card now.
    std::vector<Action> meanings(int card) const;
    std::vector<Action> uses(int power) const; // of a Secret
    bool may_target(const View& view, int index, std::string& id) const;
    void select(int card);

    void draw_draft(const View& view);
    void draw_factions(const View& view, kit::Rect room) const;
    static void draw_grid(const View& view, kit::Rect room);

    void draw_side(const View& view, Seat seat);
    void draw_plate(const View& view, Seat seat) const;
    void draw_compact(const View& view, Seat seat);
    void draw_piles(const View& view, Seat seat);
    void draw_powers(const View& view, Seat seat);
    void draw_other_hand(const View& view, Seat seat);

    void draw_arrows(const View& view) const;
    void draw_assault(const View& view);
    void draw_attacker(const View& view, int index, const Slot& slot);
    void draw_info(const View& view);

    void draw_hand(const View& view);
    void draw_offers(const View& view);
    // `wanted`: a card asks, and one of these is the answer.
    void offer(const std::string& title, const std::vector<Offer>& offers, bool wanted);
    void draw_choice(const View& view);
    bool secret_choice(const View& view, std::vector<StatusButton>& more, std::string& words) const;

    // Shows the card large while the pointer rests on it or holds it.
    void show_large(const kit::Hit& hit, std::string_view id, std::int16_t card, const kit::Rect& at);
    // A card to look at: tapped, it is shown large until the next command.
    void look_item(std::int16_t card, const kit::Rect& at, std::string_view of = {});

    Layout at_;
    State shown_;
    Seat bottom_ = 0, eyes_ = nobody;
    std::vector<Action> legal_; // of the eyes, now
    std::vector<std::string> outlooks_;
    int selected_ = -1; // a card of the hand
    int secret_ = -1;   // a Power Card
    int slots_ = 0;     // of the last Assault: its cards fly from there when it is over
    std::size_t seen_actions_ = 0;
    std::int16_t pinned_ = face_down, large_ = face_down;
    std::string pinned_id_;
    kit::Rect pinned_at_, large_at_;
};

} // namespace cardfront::poker_assault
