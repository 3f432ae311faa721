// What the layouts of all tables share.
#pragma once

#include "web/kit/geometry.h"

#include <initializer_list>

namespace cardfront {

// Places that every table has; a game's layout adds its own.
struct Places {
    kit::Rect hand;                 // of the player below
    kit::Rect status;               // the line of what to do
    kit::Rect log;                  // empty: no room for it
    bool tall = false, low = false; // upright phone; phone lying on its side
};
inline constexpr float table_gap = 8; // between parts of a table

// What a table is to have room for besides itself.
struct Wanted {
    bool log = true;  // beside it, where it is wide enough
    bool line = true; // what to do, with its buttons
    bool hand = true;
    bool hints = false; // the log's place is a hint's now
    kit::Rect aside{};  // apart from the table there is this for what is pointed at; empty: nothing
};

// Sets `tall` and `low`.
void measure_shape(Places& out, const kit::Rect& area);
// Piles of cards side by side from the left of a row, as high as it; of its width none gets more than one
// part of `parts`. The row keeps the rest.
void cut_piles(kit::Rect& row, float parts, std::initializer_list<kit::Rect*> piles);
// A small picture with its number: beneath it, or beside it in a cell that is wider than high.
struct Counted {
    kit::Rect picture, number;
};
Counted lay_counted(kit::Rect cell);

} // namespace cardfront
