// What lies on a table beside cards: cloth, chips, dice, buttons, arrows, light.
#pragma once

#include "web/kit/geometry.h"
#include "web/kit/motion.h"
#include "web/kit/theme.h"

#include <cstdint>
#include <string_view>

namespace cardfront::kit {

// The cloth over the whole screen, lit from above `lamp` (a point in shares of the screen). Sets the theme.
void felt(const Theme& theme, const Vec& lamp = {0.5F, 0.42F});
// A line woven into the cloth: a marked place, with words along its upper edge if any.
void cloth_mark(const Rect& r, std::string_view words = {}, bool active = false);

// Shadow and light of a rounded box. `reach` in CSS pixels.
void shadow(const Rect& r, float radius, float reach, float strength = 0.45F, const Vec& offset = {0, 3});
void glow(const Rect& r, float radius, float reach, Colour c);
// Rounded boxes; `edge` 0 for none.
void box(const Rect& r, float radius, Colour fill, Colour edge = 0, float edge_width = 1);
void disc(const Vec& centre, float radius, Colour fill);
void ring(const Vec& centre, float radius, float width, Colour c, float from = 0, float to = 360);
void line(const Vec& from, const Vec& to, float width, Colour c);

// An amount as stacks of 100, 50 and 10 standing on the bottom of the place, with the amount under or beside
// them. Nothing is drawn for 0 but a mark on the cloth.
void chips(Spot spot, const Rect& place, int amount, bool label = true);
// Single chips, such as points of life, in columns of five, the number beside them.
void counters(Spot spot, const Rect& place, int amount);
// One chip seen from above, with its value.
void chip(const Vec& centre, float radius, int value);
// Face 1 to 6; 0 is blank. `angle` for a thrown one.
void die(const Rect& where, int face, Colour c = colour::ivory, float angle = 0);
void dealer_button(Spot spot, const Vec& centre, float radius);
// From cause to target, tapered and curved; `drawn` 0 to 1 is how much of it.
void arrow(const Vec& from, const Vec& to, Colour c = colour::brass, float drawn = 1, float width = 6);
// A light round what is active now, that breathes until nothing else has moved for some seconds.
void pulse(const Rect& r, float radius, Colour c = colour::brass);

} // namespace cardfront::kit
