// Points and rectangles in CSS pixels, y downwards, and the ways screens cut them up.
#pragma once

#include <algorithm>
#include <cstdint>

namespace cardfront::kit {

struct Vec {
    float x = 0, y = 0;
    friend constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Vec operator*(Vec a, float k) { return {a.x * k, a.y * k}; }
    bool operator==(const Vec&) const = default;
};
float length(const Vec& v);
constexpr float mix(float a, float b, float t) {
    return a + (b - a) * t;
}
constexpr Vec mix(Vec a, Vec b, float t) {
    return a + (b - a) * t;
}

// The helpers are out of line: inlined at every use they would be a fifth of the page's code.
struct Rect {
    float x = 0, y = 0, w = 0, h = 0;

    constexpr float right() const { return x + w; }
    constexpr float bottom() const { return y + h; }
    Vec centre() const;
    bool contains(const Vec& p) const;
    constexpr bool empty() const { return w <= 0 || h <= 0; }
    constexpr bool wide() const { return w > h; }

    // Shrunk on every side (negative: grown).
    Rect inset(float d) const;
    Rect inset(float dx, float dy) const;
    Rect moved(float dx, float dy) const;
    // Grown or shrunk about its centre.
    Rect scaled(float k) const;
    // A w by h box in the middle of this one.
    Rect centred(float bw, float bh) const;
    // A w by h box placed at a share of the free room: (0, 0) top left, (0.5, 1) bottom middle.
    Rect placed(float bw, float bh, float ax, float ay) const;
    // The largest box of that width : height in the middle of this one; fit() is a card, 5 : 7.
    Rect fit(float width = 5, float height = 7) const;

    // Cell i of n equal rows or columns with a gap between them.
    Rect row(int i, int n, float gap = 0) const;
    Rect column(int i, int n, float gap = 0) const;

    // Cut a strip off one side, with a gap to what is left; this rectangle keeps the rest.
    Rect cut_top(float d, float gap = 0);
    Rect cut_bottom(float d, float gap = 0);
    Rect cut_left(float d, float gap = 0);
    Rect cut_right(float d, float gap = 0);
    bool operator==(const Rect&) const = default;
};
// A square of that side about a point.
Rect about(const Vec& centre, float side);
Rect mix(const Rect& a, const Rect& b, float t);

// Card i of n in a row of 5 : 7 cards that fills `area`'s height, centred, `gap` apart where there is room
// and overlapping where there is not.
Rect fan(const Rect& area, int i, int n, float gap = 8);

} // namespace cardfront::kit
