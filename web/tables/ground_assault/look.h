// What players, values, icons and cards of Ground Assault look like.
#pragma once

#include "core/ground_assault/cards.h"
#include "web/kit/kit.h"

#include <string>

namespace cardfront::ground_assault {

// No hue alone tells whose a unit is: each owner has a mark, and the viewer's own look to the right.
kit::Colour seat_colour(Seat seat);
void draw_seat_mark(Seat seat, const kit::Vec& centre, float radius);

// What is printed on a base, in its order; the first three as Value.
enum class Figure : std::uint8_t { attack, damage, defence, shields };
inline constexpr int figures = 4;
kit::Colour figure_colour(Figure figure); // as text on panels
void draw_figure_sign(Figure figure, const kit::Rect& r, kit::Colour c);
int printed(int design, Figure figure);
// What the figures are, each by its sign and colour, from the right of r; nothing where there is no room for
// all.
void draw_legend(const kit::Rect& r);

void draw_icon(Icon icon, const kit::Rect& r, kit::Colour c);
// `count` stars in a row from the left of r, as high as it.
void draw_stars(const kit::Rect& r, int count, kit::Colour c);
// Damage counters.
void draw_wounds(const kit::Vec& from, float size, int count);

// As Event::card: a unit, a card, or face_down.
kit::CardFace face_of(std::int16_t piece, Seat owner = 0);
inline kit::CardFace face_of_card(int card) {
    return face_of(piece_of_card(card));
}
inline kit::CardFace face_of_unit(int design, Seat owner) {
    return face_of(piece_of_unit(design), owner);
}
std::string name_of(std::int16_t piece);
// What is said of a piece that is shown large.

std::string percent(int chance); // "58 %", of all_chances

} // namespace cardfront::ground_assault
