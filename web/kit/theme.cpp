#include "web/kit/theme.h"

namespace cardfront::kit {
namespace {
Theme present;
bool four = false;
} // namespace

Colour mix(Colour a, Colour b, float t) {
    const auto share = static_cast<Colour>(t * 256);
    Colour out = 0;
    for (int shift = 0; shift < 32; shift += 8)
        out |= ((a >> shift & 0xff) * (256 - share) + (b >> shift & 0xff) * share) >> 8 << shift;
    return out;
}

const Theme& home_theme() {
    static constexpr Theme home{rgb(0x3b3344), rgb(0x0c0a10), rgb(0x1a1620), rgb(0xb9a5cf)};
    return home;
}

void set_theme(const Theme& theme) {
    present = theme;
}
const Theme& theme() {
    return present;
}

void set_four_colours(bool on) {
    four = on;
}
bool four_colours() {
    return four;
}

Colour suit_colour(int suit, bool on_dark) {
    static constexpr Colour on_ivory[4] = {colour::black, colour::red, colour::red, colour::black};
    static constexpr Colour on_ivory_four[4] = {colour::green, colour::blue, colour::red, colour::black};
    static constexpr Colour dark[4] = {rgb(0xf3ecd9), rgb(0xffb0a6), rgb(0xffb0a6), rgb(0xf3ecd9)};
    static constexpr Colour dark_four[4] = {rgb(0x8fd694), rgb(0x9cc4ff), rgb(0xffb0a6), rgb(0xf3ecd9)};
    const Colour* const row = on_dark ? (four ? dark_four : dark) : (four ? on_ivory_four : on_ivory);
    return row[suit & 3];
}

} // namespace cardfront::kit
