#include "web/tables/ground_assault/dice.h"

#include "web/kit/kit.h"

#include <algorithm>
#include <cmath>

namespace cardfront::ground_assault {

using kit::Rect;

namespace {

unsigned scatter(unsigned n) {
    n = (n ^ 61U) ^ (n >> 16U);
    n *= 9;
    n ^= n >> 4U;
    n *= 0x27d4eb2dU;
    return n ^ (n >> 15U);
}

// One die of `count`; `seconds` until it lies, negative when it does.
void draw_die(const Rect& at, int face, unsigned seed, float seconds, bool dimmed) {
    constexpr float turns = 10, height = 26;
    const auto rest = static_cast<float>(static_cast<int>(scatter(seed) % 25) - 12);
    if (seconds <= 0) {
        kit::die(at, face, dimmed ? kit::rgb(0x8d897c) : kit::colour::ivory, rest);
        return;
    }
    const auto tick = static_cast<unsigned>(seconds * turns);
    const float hop = std::fabs(std::sin(seconds * 9)) * std::min(height, seconds * height);
    kit::die(at.moved(0, -hop), 1 + static_cast<int>(scatter(seed * 7 + tick) % 6), kit::colour::ivory,
             rest + seconds * 640);
}

// Of three dice the one that does not count; -1: all do.
int spare_of(const Fought& side) {
    if (side.values.dice == 0 || side.dice.size() != 3) return -1;
    const auto* const begin = side.dice.begin();
    const auto* const end = begin + 3;
    return static_cast<int>(
        (side.values.dice > 0 ? std::min_element(begin, end) : std::max_element(begin, end)) - begin);
}

} // namespace

int draw_dice(const Rect& r, const Fought& side, int first, float seconds) {
    const int count = static_cast<int>(side.dice.size()), spare = spare_of(side);
    if (seconds < 0) return count;
    const float size = std::min({r.h, 48.0F, r.w / 3.6F}), step = size * 1.22F;
    float x = r.centre().x - step * static_cast<float>(count) / 2 + size * 0.11F;
    for (int k = 0; k < count; ++k, x += step) {
        const float left = lands_at(first + k) - seconds;
        draw_die({x, r.centre().y - size / 2, size, size}, side.dice[slot(k)],
                 static_cast<unsigned>((first + k) * 31 + side.base), left, left <= 0 && k == spare);
    }
    return count;
}

} // namespace cardfront::ground_assault
