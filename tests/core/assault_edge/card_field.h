// A field on which a card is tried: what the tests of the cards share.
#pragma once

#include "tests/core/assault_edge/battlefield.h"

namespace cardfront::assault_edge {

// a and b stand before A, c in the spawn zone; seat 0 holds the card.
inline Battlefield field_with(const std::string& card, const std::string& plants = "foundry! gantry") {
    Battlefield field("......... ......... ......... ......... ..A...... .ab...... ........c");
    field.plants(0, plants).hand(0, card);
    for (const char name : {'a', 'b', 'c', 'A'}) field.stats(name, 2, 4, 2);
    return field;
}
inline bool is_refused(const Battlefield& field, const std::string& card) {
    return !field.refused(Battlefield::to_play(card)).empty();
}

} // namespace cardfront::assault_edge
