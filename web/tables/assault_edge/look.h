// What players, decks and cards of Assault Edge look like.
#pragma once

#include "core/assault_edge/cards.h"
#include "web/kit/kit.h"
#include "web/tables/assault_edge/signs.h"

#include <string>

namespace cardfront::assault_edge {

// No hue alone tells whose a unit is: the first seat's stand on round bases, the second's on square ones.
kit::Colour seat_colour(Seat seat);
void draw_seat_mark(Seat seat, const kit::Vec& centre, float radius);

// As the board's edges have them: blue, red, yellow.
kit::Colour deck_colour(int deck);
std::uint8_t deck_back(int deck); // kit::CardFace::back

// The three numbers of a unit, in the order of Stats.
enum class Figures : std::uint8_t { attack, health, speed };
kit::Colour number_colour(Figures which); // as text on dark ground
Sign number_sign(Figures which);
// Side by side; `with_signs` where there is room. `hurt`: its health is not what it could be.
void draw_numbers(const kit::Rect& r, const Stats& numbers, bool with_signs, bool hurt = false,
                  bool signed_too = false);
// Element and archetype of a row, as signs from the left of r, as high as it; returns how wide.
float draw_kinds(const kit::Rect& r, Element element, Archetype archetype);

// As Event::card; `owner` for a unit's colour.
kit::CardFace face_of(std::int16_t card, Seat owner = 0);
kit::CardFace back_of(int deck);

} // namespace cardfront::assault_edge
