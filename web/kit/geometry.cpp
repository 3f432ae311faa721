#include "geometry.h"

#include "inside.h"

#include <cmath>

namespace cardfront::kit {

float length(Vec v) {
    return std::sqrt(v.x * v.x + v.y * v.y);
}

Rect fan(Rect area, int i, int n, float gap) {
    const float h = std::min(area.h, area.w * 7 / 5), w = h * 5 / 7;
    float advance = w + gap;
    if (n > 1) advance = std::min(advance, (area.w - w) / static_cast<float>(n - 1));
    const float all = w + advance * static_cast<float>(n - 1);
    return {area.x + (area.w - all) / 2 + advance * static_cast<float>(i), area.y + (area.h - h) / 2, w, h};
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
