// Where everything lies on the table of Poker Assault, for two to four players and any shape of screen.
// Places go round the table: 0 is below, the others follow clockwise from the left.
#pragma once

#include "core/poker_assault/state.h"
#include "web/tables/places.h"

#include <array>

namespace cardfront::poker_assault {

// What belongs to one player.
struct SidePlaces {
    kit::Rect box, plate, chips;
    kit::Rect hand; // of the others
    kit::Rect deck, discard, power_deck, power_discard;
    kit::Rect secrets, standing; // each a row of cards
    bool compact = false;        // only small pictures with numbers
};

struct Slot {
    kit::Rect card, guard, attached;
};

struct Layout : Places {
    std::array<SidePlaces, most_seats> side;
    kit::Rect board;  // between the players: the Assault, or the draft
    kit::Rect middle; // the Assault in it
    kit::Rect info;   // what it is, may become or does
};

Layout lay_out(kit::Rect area, int players, const Wanted& wanted);
// Places for so many cards of the Assault, with what defends them and what is attached to them.
std::array<Slot, most_faces> lay_assault(const Layout& at, int count);

} // namespace cardfront::poker_assault
