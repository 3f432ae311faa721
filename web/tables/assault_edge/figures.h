// The drawn figures of the units: pieces that stand on a base.
#pragma once

#include "core/assault_edge/state.h"
#include "web/kit/kit.h"

namespace cardfront::assault_edge {

// What a unit looks like: a unique unit by its card, a basic one by its archetype; both bear the light of an
// element.
struct Figure {
    Card card = no_card;
    Archetype archetype = Archetype::none;
    Element element = Element::none;
};
Figure figure_of(int card); // needs the card of a unit
// Of a basic unit's archetypes and elements the first counts: those of its facilities, then of its Equipment.
Figure figure_of(const State& state, int number);

// In the largest square in the middle of r. The base tells whose it is: seat 0 stands on a round one, seat 1
// on a square one. `aside` (0 to 1) turns a unit that has finished to its side and dulls it.
void draw_figure(const Figure& figure, const kit::Rect& r, Seat owner, kit::Colour colour,
                 bool to_the_left = false, float aside = 0);

} // namespace cardfront::assault_edge
