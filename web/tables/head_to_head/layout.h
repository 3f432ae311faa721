// Where everything lies on the table of Head-to-Head Poker, for any shape of screen. Rows of the game are
// columns here: the other player's side above, the common card in the middle, the own side below.
#pragma once

#include "core/head_to_head/state.h"
#include "web/tables/places.h"

#include <array>

namespace cardfront::head_to_head {

struct Layout : Places {  // the hand's place is also that of Share 5's open cards
    kit::Rect plate[2];   // 0: the other player's, 1: the own
    kit::Rect purse[2];   // their money
    kit::Rect other_hand; // backs
    kit::Rect deck, die;
    kit::Rect board;
    kit::Rect column[rows];
    kit::Rect common[rows];
    kit::Rect pot[rows];
    kit::Rect bet[rows];              // the button that opens a bet
    kit::Rect side[2][rows];          // all spaces of a side, as a target; 0: the other's
    kit::Rect space[2][rows][spaces]; // 0: nearest to the common card
    kit::Rect label[2][rows];         // the hand's name
    kit::Rect need[rows];             // what the own side could become; empty where there is no room
    bool crowded = false;             // no room beside the cards of a row
};

// `columns` is how many commons are in play; `needs` asks for room for what the own
// sides could become; `bet` is how wide the button for a bet has to be, which lies beside a card where it
// can.
Layout lay_out(kit::Rect area, int columns, bool needs, float bet, const Wanted& wanted);

} // namespace cardfront::head_to_head
