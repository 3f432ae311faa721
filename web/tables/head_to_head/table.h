// The table of Head-to-Head Poker, inside. Its rows are columns here; half 0 is the other player's, above,
// half 1 the own.
#pragma once

#include "core/cards/poker_hand.h"
#include "core/head_to_head/state.h"
#include "web/tables/game_table.h"
#include "web/tables/head_to_head/layout.h"

#include <optional>
#include <string>
#include <vector>

namespace cardfront::head_to_head {

class HeadToHeadTable final : public TableOf<State> {
  public:
    kit::Rect where(const Place& place) const override;
    std::string press_at(const Grid::Cell& cell) const override;
    std::string subtitle(const Shown& shown) const override;
    bool half_chosen() const override;

  protected:
    const Places& places() const override { return at_; }
    void draw_table() override;
    void check_choice(const Shown& shown) override;
    void forget() override { bet_row_ = -1; }
    bool heard(std::string_view verb, int number) override;

  private:
    Seat seat_at(int half) const { return half == 1 ? bottom_ : static_cast<Seat>(1 - bottom_); }
    bool betting() const { return mine_ && state_.betting() && state_.phase == Phase::lead; }
    std::vector<Card> playable() const; // cards that the eyes may lay now

    // rows.cpp
    bool lays() const;
    void draw_row(int r);
    void draw_side(int r, int half);
    void draw_space(int r, int half);
    void draw_pot(int r);
    void explain_row(int r, int half) const;
    std::string need_words(int r, Seat owner) const;

    // table.cpp
    void draw_players();
    void draw_dice() const;
    void draw_cards();
    void draw_types() const;

    // bets.cpp
    void draw_choice();
    void draw_bet(bool answer);

    Layout at_;
    int bet_row_ = -1;          // of the bet being put together
    int bet_tens_ = 5;          // its amount, in tens of dollars
    int shown_row_ = -1;        // whose outlook is shown, as half * rows + row
    std::optional<Place> last_; // where the last card was laid
    Seat last_seat_ = nobody;
};

} // namespace cardfront::head_to_head
