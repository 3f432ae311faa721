// The table of Crossfire, inside: its parts are drawn in the files beside this one.
#pragma once

#include "core/crossfire/power.h"
#include "web/tables/crossfire/layout.h"
#include "web/tables/crossfire/look.h"
#include "web/tables/game_table.h"

#include <optional>
#include <string>
#include <vector>

namespace cardfront::crossfire {

// In "select <number>" the number of a card is its face; with the second of two alike this is added.
constexpr int second_alike = 64;
// Of a cell: its node, and what lies on it.
constexpr int node_layer = -1, top_layer = 0, pair_layer = 1;

class CrossfireTable final : public TableOf<State> {
  public:
    kit::Rect where(const Place& place) const override;
    std::string subtitle(const Shown& shown) const override;
    kit::Spot lands(const Event& event, int later) const override;
    kit::CardFace face(std::int16_t card) const override;
    kit::Colour clothes(Seat seat) const override;
    std::string source_of(Action deed) const override {
        if (deed.verb == keep || deed.verb == tower)
            return numbered("pile", state_.board().cell(deed.a, deed.b));
        return numbered("select", deed.c);
    }
    std::string press_at(const Grid::Cell& cell) const override {
        if (cell.at.area == hand_area) return numbered("select", cell.card);
        const Press press = press_of(state_.board().cell(cell.at.row, cell.at.index));
        return press.looks ? std::string() : press.id;
    }
    bool half_chosen() const override { return selected_ >= 0 || opened_ >= 0; }

  protected:
    const Places& places() const override { return at_; }
    void draw_table() override;
    void refresh() override;
    void check_choice(const Shown& shown) override;
    void forget() override { opened_ = looked_ = -1; }
    bool heard(std::string_view verb, int number) override;
    void pick_up(int number) override;
    void select(int number) override { GameTable::select(number % second_alike); }

  private:
    // What pressing a cell does.
    struct Press {
        std::string id;
        Action action{};
        bool acts = false;  // else it is looked at
        bool legal = false; // a refused one is told its rule
        bool looks = false; // and nothing else
    };
    // What would be powered after an action, beside what is.
    struct Outlook {
        Action action{};
        Seat seat = nobody;
        Cells powered;
    };
    struct Link { // powered nodes of one side that touch
        int one, other;
    };
    struct TeamPoints {
        int bases = 0, sum = 0;
        bool chain = false, middle = false;
    };

    const SidePlaces& side_at(Seat seat) const { return at_.side[slot(place_of(seat))]; }
    bool lies_across(Seat seat) const { return (seat - bottom_) % 2 != 0; }
    bool is_powered(int cell) const;
    Action action_on(int cell) const; // of the chosen card
    Press press_of(int cell) const;
    Seat owes_answer(int cell) const; // whose side has to answer a contest
    std::string describe(int cell) const;
    bool is_useful(int face) const; // some cell takes it
    void note_gains();
    void show_places();
    const Outlook& outlook(Action action);

    // cells.cpp
    void draw_board();
    void draw_ground() const;
    void draw_power(Seat seat) const;
    void draw_cell(int cell);
    void draw_node(int cell, const Press& press) const;
    void draw_contest(int cell) const;
    void draw_neutral(int cell) const;
    void draw_seized(int cell, const kit::CardLook& look) const;
    void draw_marks(int cell, const kit::Rect& card, bool across) const;
    void draw_outlook();

    // sides.cpp
    void draw_side(Seat seat);
    Plate plate_of(Seat seat) const;
    void draw_piles(Seat seat) const;
    kit::CardFace top_of_discard(Seat seat) const;
    void draw_compact(Seat seat);
    void draw_points() const;

    // hand.cpp
    void draw_info() const;
    void draw_cards();
    void draw_offers();
    void draw_choice() const;

    Layout at_;
    boards::BoardWindow window_;
    BoardView board_;
    std::array<Cells, most_seats> powered_;
    std::vector<Link> links_;
    std::array<TeamPoints, 2> points_;
    std::vector<int> gains_; // cells where the chosen card, laid there, would have power
    std::optional<Outlook> outlook_;
    int opened_ = -1;  // an own pile whose cards are offered
    int looked_ = -1;  // a cell that is looked at
    int pointed_ = -1; // whose outlook is shown
    int told_ = -1;    // that the words are about
};

} // namespace cardfront::crossfire
