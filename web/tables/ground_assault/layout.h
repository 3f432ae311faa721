// Where everything lies on the table of Ground Assault, for two to four players and any shape of screen.
#pragma once

#include "core/ground_assault/types.h"
#include "web/tables/places.h"

#include <array>
#include <vector>

namespace cardfront::ground_assault {

// A zone with what stands at its head. Not on the screen: empty.
struct ZonePlaces {
    kit::Rect head;       // a plate, or the zone's name
    kit::Rect store;      // of a player: piles and reserves
    kit::Rect land;       // what is painted
    kit::Rect objectives; // in it, of a player
    bool shown() const { return !land.empty(); }
};

struct Layout : Places {
    std::array<ZonePlaces, zones> zone;
    kit::Rect field;         // all zones together
    kit::Rect free;          // the field without the own home: a chooser stands there
    kit::Rect tabs;          // of the homes that are paged through; empty: all are shown
    kit::Rect meter;         // stars
    kit::Rect deck, discard; // of the player below; empty: only their numbers
    bool columns = true;     // zones stand side by side, else one above the other
    std::vector<Zone> order; // of those shown: the own home, the contested zone, others
};

// `order` has all open zones, the own home and the contested one first; `page` is the home that is to be seen
// where they do not all fit.
Layout lay_out(kit::Rect area, const std::vector<Zone>& order, Zone page, const Wanted& wanted);

} // namespace cardfront::ground_assault
