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
float length(Vec v);
constexpr float mix(float a, float b, float t) {
    return a + (b - a) * t;
}
constexpr Vec mix(Vec a, Vec b, float t) {
    return a + (b - a) * t;
}

struct Rect {
    float x = 0, y = 0, w = 0, h = 0;

    constexpr float right() const { return x + w; }
    constexpr float bottom() const { return y + h; }
    constexpr Vec centre() const { return {x + w / 2, y + h / 2}; }
    constexpr bool contains(Vec p) const { return p.x >= x && p.y >= y && p.x < right() && p.y < bottom(); }
    constexpr bool empty() const { return w <= 0 || h <= 0; }
    constexpr bool wide() const { return w > h; }

    // Shrunk on every side (negative: grown).
    constexpr Rect inset(float d) const { return inset(d, d); }
    constexpr Rect inset(float dx, float dy) const { return {x + dx, y + dy, w - 2 * dx, h - 2 * dy}; }
    constexpr Rect moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }
    // Grown or shrunk about its centre.
    constexpr Rect scaled(float k) const { return centred(w * k, h * k); }
    // A w by h box in the middle of this one.
    constexpr Rect centred(float bw, float bh) const { return {x + (w - bw) / 2, y + (h - bh) / 2, bw, bh}; }
    // A w by h box placed at a share of the free room: (0, 0) top left, (0.5, 1) bottom middle.
    constexpr Rect placed(float bw, float bh, float ax, float ay) const {
        return {x + (w - bw) * ax, y + (h - bh) * ay, bw, bh};
    }
    // The largest box of that width : height in the middle of this one; fit() is a card, 5 : 7.
    constexpr Rect fit(float width = 5, float height = 7) const {
        const float k = std::min(w / width, h / height);
        return centred(width * k, height * k);
    }

    // Cell i of n equal rows or columns with a gap between them.
    constexpr Rect row(int i, int n, float gap = 0) const {
        const float each = (h - gap * static_cast<float>(n - 1)) / static_cast<float>(n);
        return {x, y + static_cast<float>(i) * (each + gap), w, each};
    }
    constexpr Rect column(int i, int n, float gap = 0) const {
        const float each = (w - gap * static_cast<float>(n - 1)) / static_cast<float>(n);
        return {x + static_cast<float>(i) * (each + gap), y, each, h};
    }

    // Cut a strip off one side, with a gap to what is left; this rectangle keeps the rest.
    constexpr Rect cut_top(float d, float gap = 0) {
        const Rect strip{x, y, w, d};
        y += d + gap, h -= d + gap;
        return strip;
    }
    constexpr Rect cut_bottom(float d, float gap = 0) {
        h -= d + gap;
        return {x, bottom() + gap, w, d};
    }
    constexpr Rect cut_left(float d, float gap = 0) {
        const Rect strip{x, y, d, h};
        x += d + gap, w -= d + gap;
        return strip;
    }
    constexpr Rect cut_right(float d, float gap = 0) {
        w -= d + gap;
        return {right() + gap, y, d, h};
    }
    bool operator==(const Rect&) const = default;
};
constexpr Rect mix(Rect a, Rect b, float t) {
    return {mix(a.x, b.x, t), mix(a.y, b.y, t), mix(a.w, b.w, t), mix(a.h, b.h, t)};
}

// Card i of n in a row of 5 : 7 cards that fills `area`'s height, centred, `gap` apart where there is room
// and overlapping where there is not.
Rect fan(Rect area, int i, int n, float gap = 8);

} // namespace cardfront::kit
