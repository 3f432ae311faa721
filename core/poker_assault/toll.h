// What a defender takes by stopping now, and of what it is made up.
#pragma once

#include "core/poker_assault/cards.h"

#include <vector>

namespace cardfront::poker_assault {

struct Toll {
    struct Part {
        std::int16_t card = face_down; // as Event::card
        int index = -1;                // in the Assault; -1: a Power Card
        int amount = 0;                // by which the damage would be less without it; negative: more
        bool waits = false;            // for others, which must be defended before it
    };
    int sum = 0;             // State::damage()
    std::vector<Part> parts; // the undefended cards, then the Power Cards that change the sum
};
// Needs a state in which somebody defends.
Toll toll_of(const State& state);

} // namespace cardfront::poker_assault
