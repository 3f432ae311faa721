// What the dice did, as it is played back: read from the events of an action and the position before it.
#pragma once

#include "core/ground_assault/cards.h"

#include <vector>

namespace cardfront::ground_assault {

// One side of a battle, or the striking unit.
struct Fought {
    Ref ref;
    int design = -1, damage = 0; // counters before
    Card card = no_card;
    Fighter values;
    FixedVector<std::int8_t, 6> dice; // the last that were rolled
    int base = 0, total = 0, against = 0;
    bool again = false; // rolled again
    bool hit = false, saved = false, lost = false;
    int harm = 0;       // counters that it took
    bool fresh = false; // its card was played just before the dice fell
};
struct Fight {
    Fought own, enemy; // the attacker first; of a strike the enemy has no design
    Seat struck_seat = nobody;
    int struck_slot = -1;
    Card struck = no_card;
    bool turned_up = false; // just before
    bool is_strike() const { return struck_seat != nobody; }
    int dice() const { return static_cast<int>(own.dice.size() + enemy.dice.size()); }
};

// In their order; what they show is taken from the events. `before` may be a position further back: what it
// does not know of a fight stays as printed.
std::vector<Fight> take_fights(const State& before, std::vector<Event>& events);
float lasting(const Fight& fight); // seconds that it is shown, at normal speed (scene.cpp)

} // namespace cardfront::ground_assault
