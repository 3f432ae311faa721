// The small signs for what units and cards have and do, and the colours of the elements.
#pragma once

#include "core/assault_edge/types.h"
#include "web/kit/kit.h"

namespace cardfront::assault_edge {

// Elements, archetypes and decks in the order of theirs.
enum class Sign : std::uint8_t {
    fire,
    water,
    earth,
    wind,
    light,
    dark,
    nature,
    technology,
    raider,
    runner,
    warden,
    votary,
    construct,
    sprout,
    attack,
    health,
    speed,
    shield, // temporary points
    reach,
    research,
    command,
    barracks,
    facility,
    equipment,
    quick,
    negated
};
inline constexpr int signs = 26;
Sign sign_of(Element element);     // not none
Sign sign_of(Archetype archetype); // not none
Sign sign_of(Deck deck);

// In the largest square in the middle of r; readable from 12 pixels on. `cut` is the ground's colour, for
// what is cut out of the sign.
void draw_sign(Sign sign, const kit::Rect& r, kit::Colour c, kit::Colour cut = kit::rgb(0x0a2429));

// For signs on felt (3 : 1) and text on panels (4.5 : 1). Those who see no red, green or blue can tell them
// apart too.
kit::Colour element_colour(Element element);

} // namespace cardfront::assault_edge
