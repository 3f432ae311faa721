// The table of Crossfire, inside: its parts are drawn in crossfire_<part>.cpp.
#pragma once

#include "core/crossfire/power.h"
#include "web/screens/parts.h"
#include "web/tables/crossfire/layout.h"
#include "web/tables/crossfire/look.h"
#include "web/tables/table.h"

#include <optional>
#include <string>
#include <vector>

namespace cardfront::crossfire {

constexpr kit::Spot spot(int area, Seat seat = -1, int row = -1, int index = -1) {
    return {static_cast<std::uint8_t>(area), seat, static_cast<std::int8_t>(row),
            static_cast<std::int8_t>(index)};
}
// Of a cell: its node, and what lies on it.
constexpr int node_layer = -1, top_layer = 0, pair_layer = 1;

std::string command_of(Action action);
// "select 12": a verb of the table's own, and a number.
std::string numbered(const char* verb, int number);

class CrossfireTable final : public Table {
  public:
    void draw(const Scene& scene) override;
    kit::Rect where(const Place& place) const override;
    kit::Rect log_area() const override { return at_.log; }
    bool command(std::string_view id) override;
    void changed(const Shown& shown) override;
    std::string subtitle(const Shown& shown) const override;
    kit::Spot lands(const Event& event, int later) const override;
    kit::CardFace face(std::int16_t card) const override;

  private:
    // One frame's common facts.
    struct View {
        const Scene& scene;
        const State& state;
        Seat eyes; // nobody: an onlooker
        bool mine; // the eyes may act now
    };
    // What pressing a cell does.
    struct Press {
        std::string id;
        Action action{};
        bool acts = false;  // else it is looked at
        bool legal = false; // a refused one is told its rule
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

    int place_of(Seat seat) const { return (seat - bottom_ + shown_.players) % shown_.players; }
    const SidePlaces& places(Seat seat) const { return at_.side[static_cast<std::size_t>(place_of(seat))]; }
    bool lies_across(Seat seat) const { return (seat - bottom_) % 2 != 0; }
    bool is_powered(int cell) const;
    bool is_legal(Action action) const;
    Action action_on(int cell) const; // of the chosen card
    Press press_of(const View& view, int cell) const;
    Seat owes_answer(int cell) const; // whose side has to answer a contest
    std::string describe(const View& view, int cell) const;
    void select(int face);
    void zoom_by(float factor, const kit::Vec& about);
    const Outlook& outlook(Action action);

    // cells.cpp
    void draw_board(const View& view);
    void draw_ground(const View& view) const;
    void draw_power(Seat seat) const;
    void draw_cell(const View& view, int cell);
    void draw_node(const View& view, int cell, const Press& press) const;
    void draw_contest(const View& view, int cell) const;
    void draw_neutral(const View& view, int cell) const;
    void draw_pile(int cell, const kit::CardLook& look) const;
    void draw_marks(int cell, const kit::Rect& card, bool across) const;
    void draw_outlook(const View& view);
    void draw_zoom() const;

    // sides.cpp
    void draw_side(const View& view, Seat seat) const;
    void draw_plate(const View& view, Seat seat) const;
    void draw_piles(const View& view, Seat seat) const;
    void draw_points() const;
    void draw_info(const View& view) const;
    void draw_hand(const View& view);
    void draw_offers(const View& view) const;
    void draw_choice(const View& view) const;

    Layout at_;
    BoardView board_;
    State shown_;
    Seat bottom_ = 0, eyes_ = nobody;
    std::vector<Action> legal_; // of the eyes, now
    std::array<Cells, most_seats> powered_;
    std::vector<Link> links_;
    std::array<TeamPoints, 2> points_;
    std::vector<int> gains_; // cells where the chosen card, laid there, would have power
    std::optional<Outlook> outlook_;
    int selected_ = -1; // a face of the hand
    int opened_ = -1;   // an own pile whose cards are offered
    int pinned_ = -1;   // a cell that is looked at
    int pointed_ = -1;  // whose outlook is shown
    int told_ = -1;     // that the words are about
    std::size_t seen_actions_ = 0;
    float zoom_ = 1;
    kit::Vec pan_;     // in cells
    kit::Vec dragged_; // how much of a drag of the board is done
};

} // namespace cardfront::crossfire
