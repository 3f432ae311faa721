// Painted pictures for the home screen: what a game looks like before its table is there, which the game
// brings (web/tables/<game>/cover.cpp), and the program's own mark. No words in them.
#pragma once

#include "web/kit/cards.h"
#include "web/kit/geometry.h"
#include "web/kit/theme.h"

namespace cardfront::kit {

// Where a game's scene is painted: 100 wide and 75 high, in the middle of its place. Where that is low, a
// part of the scene's head and more of its foot is cut off, for the rest to be larger.
struct Stage {
    Vec corner;
    float scale;
    explicit Stage(const Rect& r);
    Vec at(float x, float y) const { return corner + Vec{x, y} * scale; }
    Rect about(float x, float y, float w, float h) const;
    Rect square(float x, float y, float side) const { return about(x, y, side, side); }
    void card(CardFace face, float x, float y, float w, float angle, bool winning = false) const;
    // Card i of n held in a hand whose wrist is at x, y; `up` is -1 for a hand seen from across the table.
    void held(CardFace face, float x, float y, float w, int i, int n, float up) const;
    void light(float x, float y, float w, float h, Colour c) const;
};
constexpr CardCode card_code(int rank, int suit) {
    return static_cast<CardCode>(rank * 4 + suit);
}
CardFace card_back(std::uint8_t hue);

// A game's colours, and its scene: things laid on cloth that is there already.
struct Cover {
    Theme theme;
    void (*paint)(const Stage&);
};

// Fills r with rounded corners; what happens in the picture is in `scene` (any shape near 4 : 3 to 1 : 1),
// and left of it and below it r is dark enough for words. `light` 0 to 1 brightens it under the pointer.
void picture(const Cover& cover, const Rect& r, const Rect& scene, float light = 0);
// A star with five points.
void star(const Rect& r, Colour c);
// The mark of Cardfront, for the head of the home screen.
void mark(const Rect& r);

} // namespace cardfront::kit
