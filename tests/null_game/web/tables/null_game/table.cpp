// The table of Null Game: two players, what they laid, and the own hand.
#include "core/null_game/state.h"
#include "web/tables/game_table.h"

namespace cardfront::null_game {

using kit::Rect;

namespace {

constexpr kit::CardCode code_of(std::int16_t card) { // in spades; what is no card stays
    return is_card(card) ? kit::card_code(card, 3) : card;
}

// Half 0 is the other player's, above, half 1 the own.
struct Layout : Places {
    Rect plate[2], laid[2];
    Rect other_hand;
};

Layout lay_out(Rect area, const Wanted& wanted) {
    Layout out;
    measure_shape(out, area);
    if (wanted.log && area.w > 900) out.log = area.cut_right(280, table_gap);
    Rect above = area.cut_top(std::clamp(area.h * 0.18F, 56.0F, 110.0F), table_gap);
    out.plate[0] = above.cut_left(std::min(above.w * 0.5F, 260.0F), table_gap);
    out.other_hand = above;
    if (wanted.hand) out.hand = area.cut_bottom(std::clamp(area.h * 0.3F, 84.0F, 190.0F), table_gap);
    Rect below = area.cut_bottom(out.tall ? 132 : 64, table_gap);
    out.plate[1] =
        out.tall ? below.cut_top(56, table_gap) : below.cut_left(above.x - area.x - table_gap, table_gap);
    if (wanted.line) out.status = below;
    area = area.centred(std::min(area.w, area.h * 1.7F), area.h);
    for (int half = 0; half < 2; ++half) out.laid[half] = area.column(half, 2, table_gap).fit();
    return out;
}

class NullGameTable final : public TableOf<State> {
  public:
    Rect where(const Place& place) const override {
        const int half = place.seat == bottom_ ? 1 : 0;
        switch (place.area) {
        case hand_area: return (half == 1 ? at_.hand : at_.other_hand).fit();
        case laid_area: return at_.laid[half];
        case won_area: return at_.plate[half];
        default: return {};
        }
    }
    std::string subtitle(const Shown& shown) const override {
        const auto& state = shown.view.as<State>();
        if (state.turn() == nobody) return say("The game is over");
        return say("Trick {count} of 4", {counted("count", static_cast<int>(state.played()) + 1)});
    }
    kit::CardFace face(std::int16_t card) const override { return {code_of(card)}; }

  protected:
    const Places& places() const override { return at_; }
    void check_choice(const Shown&) override {
        if (!is_legal(make_action(lay, selected_))) selected_ = -1;
    }
    void draw_table() override {
        at_ = lay_out(scene().area, scene().wanted);
        for (int half = 0; half < 2; ++half) {
            const Seat seat = half == 1 ? bottom_ : other(bottom_);
            draw_plate(at_.plate[half], {.seat = seat, .lesser = score_words(state_, seat)});
            draw_laid(half, seat);
        }
        const Seat seat = other(bottom_);
        const auto count = static_cast<int>(state_.hand[slot(seat)].size());
        draw_backs(spot(hand_area, seat, -1, 0), {}, at_.other_hand, count, count);
        draw_own_hand();
        draw_status(scene(), at_.status);
    }

  private:
    // What they laid in this trick, or in the last one. The own place is where a chosen card goes.
    void draw_laid(int half, Seat seat) const {
        const Rect& at = at_.laid[half];
        kit::cloth_mark(at);
        if (seat == state_.leader && state_.laid != no_card)
            kit::card(spot(laid_area, seat), face(state_.laid), at);
        else if (state_.played() > 0 && state_.laid == no_card)
            kit::card(spot(laid_area, seat), face(state_.shown[2 * state_.played() - 2 + slot(seat)]), at);
        if (seat != eyes_ || !mine_ || selected_ < 0) return;
        const kit::Hit hit = command_item(command_of(lay, selected_), at);
        draw_target(at, hit.hovered);
    }
    void draw_own_hand() {
        const auto& hand = state_.hand[slot(bottom_)];
        if (eyes_ == nobody)
            return draw_hand({}, static_cast<int>(hand.size()), spot(hand_area, bottom_, -1, 0));
        std::vector<Held> held;
        for (const Card card : hand)
            held.push_back({.number = card,
                            .spot = spot(hand_area, bottom_, -1, static_cast<int>(held.size())),
                            .face = face(card),
                            .selected = card == selected_,
                            .legal = mine_ && selected_ < 0});
        draw_hand(held);
    }

    Layout at_;
};

} // namespace

std::unique_ptr<Table> make_table() {
    return std::make_unique<NullGameTable>();
}

} // namespace cardfront::null_game
