// Where everything lies on the table of Assault Edge, for any shape of screen. Side 0 is below.
#pragma once

#include "core/assault_edge/board.h"
#include "web/tables/places.h"

#include <array>

namespace cardfront::assault_edge {

// What belongs to one player beside the board.
struct SidePlaces {
    kit::Rect plate;
    kit::Rect backs;                    // how many cards of each deck are in hand; empty: not shown
    std::array<kit::Rect, decks> piles; // behind their coloured squares
    std::array<kit::Rect, 2> plants;    // the facilities
};

struct Layout : Places {
    std::array<SidePlaces, 2> side;
    kit::Rect board;      // the window through which it is seen
    kit::Rect ground;     // all of it, that may be larger
    bool covers = false;  // there is no room for the chain: it lies over something else
    kit::Rect chain;      // the links, or about what is pointed at
    bool apart = false;   // it lies in Wanted::aside
    bool stacked = false; // links stand one above the other
    Seat bottom = 0;      // whose side is below
    float wide = 0;       // how wide a square is
    kit::Rect at(int square) const;
};

Layout lay_out(kit::Rect area, Seat bottom, const Wanted& wanted);

} // namespace cardfront::assault_edge
