// Inside the kit: vector drawings written as short texts, turned once into triangles with a soft edge, so
// that they are sharp at every size and no seam shows where triangles meet.
//
// The texts: coordinates on a grid 100 wide, y downwards, separated by blanks.
//   M x y            begin a contour      L x y ...        straight on
//   C x y x y x y    cubic curve          Q x y x y        quadratic curve
//   O x y r          a circle             B x y w h r      a box with round corners
//   H                close it by its mirror image in x = 50 (it began and ends there)
//   f c              fill with colour c   g c d            fill, from c at its top to d at its foot
//   s c w            stroke, round ends   z c w            stroke, closed
// A contour may be painted several times. F, G, S, Z paint its mirror image in x = 50 as well.
#pragma once

#include "web/kit/geometry.h"
#include "web/kit/theme.h"

#include <cstdint>

namespace cardfront::kit {

// Draws a text with its width of 100 mapped to r.w, both axes alike, from r's top left corner. The text must
// be a constant: its address names its triangles. `palette` has a colour for each digit that the text uses.
void draw(const char* drawing, const Rect& r, const Colour* palette, float opacity = 1);
inline void draw(const char* drawing, const Rect& r, Colour c) {
    draw(drawing, r, &c);
}

// The pips, in the order of the suits.
extern const char* const suit_paths[4];

} // namespace cardfront::kit
