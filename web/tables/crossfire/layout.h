// Where everything lies on the table of Crossfire, for two or four players and any shape of screen.
// Places go round the table: 0 is below, the others follow clockwise from the left.
#pragma once

#include "core/crossfire/state.h"
#include "web/tables/boards.h"
#include "web/tables/places.h"

#include <array>

namespace cardfront::crossfire {

// What belongs to one player, but for what lies on the board.
struct SidePlaces {
    kit::Rect box, plate, deck, discard;
    kit::Rect hand;       // of the others
    bool compact = false; // only small pictures with numbers
};

struct Layout : Places {
    std::array<SidePlaces, most_seats> side;
    kit::Rect board;  // the window through which it is seen
    kit::Rect points; // of the teams; empty for two players
    kit::Rect info;   // about the cell that is pointed at; empty: a bubble tells it
};

Layout lay_out(kit::Rect area, int players, const Wanted& wanted);

// The board in its window, turned for the viewer.
class BoardView {
  public:
    BoardView() = default;
    BoardView(const Board& board, Seat bottom, const boards::BoardWindow& window);
    kit::Rect cell(int index) const;
    kit::Rect line(Seat seat, bool supports) const; // all bases or supports of a player
    float side() const { return side_; }

  private:
    const Board* board_ = nullptr;
    int turns_ = 0; // quarters, against the clock
    float side_ = 0;
    kit::Vec middle_;
};

} // namespace cardfront::crossfire
