// A tank before another, on olive.
#include "web/tables/cover.h"

#include "web/kit/inside.h"
#include "web/kit/paths.h"
#include "web/kit/table.h"

namespace cardfront::covers {

using namespace kit;

namespace {

void paint_ground_assault(const Stage& s) {
    static constexpr const char* hexagon = "M50 4 L90 27 L90 73 L50 96 L10 73 L10 27 g0 1 z2 2.5";
    static constexpr const char* tank =
        "M8 62 C8 54 14 51 22 51 L78 51 C86 51 92 54 92 62 C92 70 84 75 76 75 L24 75 C16 75 8 70 8 62 f3"
        "O22 63 7 F2 O39 63 7 F2 O22 63 2.6 F3 O39 63 2.6 F3"
        "M12 51 L22 37 L76 37 L88 51 g0 1 M36 37 C36 25 43 21 52 21 L62 21 C69 21 72 28 72 37 g0 1"
        "M68 28 L96 22.6 s1 3.6 M94 23 L98 22.2 s3 5 M44 21 L56 21 s3 4 O53 30 4 f4";
    for (int row = -3; row < 8; ++row) {
        for (int column = -3; column < 9; ++column) {
            const float x = 8 + 17.6F * static_cast<float>(column) + (row % 2 == 0 ? 0 : 8.8F),
                        y = 11 + 15.2F * static_cast<float>(row);
            const int kind = (row * 5 + column * 3 + 60) % 4;
            static constexpr Colour tops[4] = {rgb(0x767a3a), rgb(0x8a8247), rgb(0x5f6f38), rgb(0x97854f)};
            const Colour palette[3] = {tops[kind], mix(tops[kind], colour::shade, 0.4F), rgb(0x2a2c14)};
            draw(hexagon, s.square(x, y, 22), palette);
        }
    }
    const Colour armour[5] = {rgb(0x9fae6a), rgb(0x5b6b35), rgb(0x6d6f55), rgb(0x23261a), colour::brass};
    s.light(36, 50, 70, 26, fade(colour::shade, 0.5F));
    draw(tank, s.square(35, 38, 56), armour);
    const Colour far[5] = {rgb(0xb77a5c), rgb(0x74402f), rgb(0x6d5f55), rgb(0x2c1d18), colour::ivory};
    const Rect r = s.square(77, 17, 27);
    const int first = mark_vertices();
    draw(tank, r, far);
    turn_vertices(first, {r.centre(), 0, -1, 1});
    die(s.square(71, 55, 15), 5, colour::ivory, -12);
    die(s.square(87, 60, 15), 6, rgb(0xa8323a), 14);
}

} // namespace

extern const Cover ground_assault;
constinit const Cover ground_assault{{rgb(0x40421e), rgb(0x121306), rgb(0x23250f), rgb(0xc9c983)},
                                     paint_ground_assault};

} // namespace cardfront::covers
