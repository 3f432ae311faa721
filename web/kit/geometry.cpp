#include "web/kit/geometry.h"

#include "web/kit/inside.h"

#include <cmath>
#include <cstdlib>

namespace cardfront::kit {

float length(const Vec& v) {
    return std::sqrt(v.x * v.x + v.y * v.y);
}

Vec Rect::centre() const {
    return {x + w / 2, y + h / 2};
}
bool Rect::contains(const Vec& p) const {
    return p.x >= x && p.y >= y && p.x < right() && p.y < bottom();
}
Rect Rect::inset(float d) const {
    return inset(d, d);
}
Rect Rect::inset(float dx, float dy) const {
    return {x + dx, y + dy, w - 2 * dx, h - 2 * dy};
}
Rect Rect::moved(float dx, float dy) const {
    return {x + dx, y + dy, w, h};
}
Rect Rect::scaled(float k) const {
    return centred(w * k, h * k);
}
Rect Rect::centred(float bw, float bh) const {
    return placed(bw, bh, 0.5F, 0.5F);
}
Rect Rect::placed(float bw, float bh, float ax, float ay) const {
    return {x + (w - bw) * ax, y + (h - bh) * ay, bw, bh};
}
Rect Rect::fit(float width, float height) const {
    const float k = std::min(w / width, h / height);
    return centred(width * k, height * k);
}
Rect Rect::row(int i, int n, float gap) const {
    const float each = (h - gap * static_cast<float>(n - 1)) / static_cast<float>(n);
    return {x, y + static_cast<float>(i) * (each + gap), w, each};
}
Rect Rect::column(int i, int n, float gap) const {
    const float each = (w - gap * static_cast<float>(n - 1)) / static_cast<float>(n);
    return {x + static_cast<float>(i) * (each + gap), y, each, h};
}
Rect Rect::cut_top(float d, float gap) {
    const Rect strip{x, y, w, d};
    y += d + gap, h -= d + gap;
    return strip;
}
Rect Rect::cut_bottom(float d, float gap) {
    h -= d + gap;
    return {x, bottom() + gap, w, d};
}
Rect Rect::cut_left(float d, float gap) {
    const Rect strip{x, y, d, h};
    x += d + gap, w -= d + gap;
    return strip;
}
Rect Rect::cut_right(float d, float gap) {
    w -= d + gap;
    return {right() + gap, y, d, h};
}
Rect about(const Vec& centre, float side) {
    return {centre.x - side / 2, centre.y - side / 2, side, side};
}
Rect mix(const Rect& a, const Rect& b, float t) {
    return {mix(a.x, b.x, t), mix(a.y, b.y, t), mix(a.w, b.w, t), mix(a.h, b.h, t)};
}

Rect fan(const Rect& area, int i, int n, float gap) {
    const float h = std::min(area.h, area.w * 7 / 5), w = h * 5 / 7;
    float advance = w + gap;
    if (n > 1) advance = std::min(advance, (area.w - w) / static_cast<float>(n - 1));
    const float all = w + advance * static_cast<float>(n - 1);
    return {area.x + (area.w - all) / 2 + advance * static_cast<float>(i), area.y + (area.h - h) / 2, w, h};
}

TextStyle styled(float size, Face face, Colour c, Align align) {
    return {size, face, c, align};
}

Digits::Digits(int value) {
    char reversed[12];
    int n = 0;
    for (auto left = static_cast<unsigned>(std::abs(value)); n == 0 || left > 0; left /= 10)
        reversed[n++] = static_cast<char>('0' + left % 10);
    if (value < 0) reversed[n++] = '-';
    count = n;
    for (int i = 0; i < n; ++i) text[i] = reversed[n - 1 - i];
}

float ease_out(float t) {
    const float u = 1 - std::clamp(t, 0.0F, 1.0F);
    return 1 - u * u * u;
}

std::uint32_t hash(std::string_view words) {
    std::uint32_t h = 2166136261U; // FNV-1a
    for (const char c : words) h = (h ^ static_cast<unsigned char>(c)) * 16777619U;
    return h;
}

} // namespace cardfront::kit
