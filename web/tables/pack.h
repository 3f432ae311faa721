// Cards that come together by a choice, a list or a faction, and are looked at before it is made.
#pragma once

#include "web/kit/geometry.h"

#include <cstdint>
#include <string>
#include <vector>

namespace cardfront {

struct Pack {
    struct Card {
        std::int16_t card; // as the game's events have it
        int count = 1;
        std::string name{}, facts{}, text{};
    };
    struct Part {
        std::string label{};
        std::vector<Card> cards{};
    };
    std::string name{}, words{};
    std::vector<Part> parts{};
};

// What opens the pack of that number on the screen of cards.
void draw_pack_eye(int number, const kit::Rect& r);

} // namespace cardfront
