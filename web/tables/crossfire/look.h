// What players, cards and marks of Crossfire look like.
#pragma once

#include "core/crossfire/state.h"
#include "web/kit/kit.h"

namespace cardfront::crossfire {

inline constexpr kit::Colour dark = kit::rgb(0x0a1228);

// Partners have marks of one shape, one filled and one hollow; no hue alone tells who owns a node.
kit::Colour seat_colour(Seat seat);
void draw_seat_mark(Seat seat, const kit::Vec& centre, float radius);
// Of a team: the marks of both partners.
void draw_team_mark(int team, const kit::Vec& centre, float radius);

// A piece, face down if the viewer does not know it.
kit::CardFace card_face(Piece piece);
kit::CardFace back_of(Seat deck);

void draw_bolt(const kit::Rect& r, kit::Colour c);
void draw_tower(const kit::Rect& r, kit::Colour c);
// On a dark disc, so that it is seen on any card.
void draw_power_mark(const kit::Vec& centre, float radius);
void draw_tower_mark(const kit::Vec& centre, float radius);

} // namespace cardfront::crossfire
