// A tank before another, on olive.
#include "web/tables/cover.h"

#include "web/kit/inside.h"
#include "web/kit/paths.h"
#include "web/kit/table.h"

namespace cardfront::covers {

using namespace kit;

namespace {

// The homes of both, and the contested zone between them.
void paint_zone(const Stage& s, int i) {
    static constexpr Colour grounds[3] = {rgb(0x86603f), rgb(0x9a8850), rgb(0x66763a)};
    static constexpr const char* hills = "M0 7C8 3 18 9 28 5C40 0 48 9 60 6C74 2 90 10 100 7L100 20L0 20f0";
    const Colour ground = grounds[i], foot = mix(ground, colour::shade, 0.42F);
    const float wide = 84 * s.scale;
    const Rect land = s.about(50, 4 + 27 * static_cast<float>(i), 252, 25.4F);
    box(land, 2 * s.scale, mix(ground, rgb(0x2b2f3a), 0.55F));
    for (int part = 0; part < 3; ++part)
        draw(hills, {land.x + wide * static_cast<float>(part), land.y + 2 * s.scale, wide, 0}, ground);
    const float line = land.y + 15 * s.scale;
    list().AddRectFilledMultiColor({land.x, line}, {land.right(), land.bottom()}, ground, ground, foot, foot);
    for (int stone = 0; stone < 24; ++stone) {
        const auto share = [stone, i](int k) { return static_cast<float>((stone + 7 * i) * k % 89) / 89; };
        disc({land.x + land.w * share(47), line + 9 * s.scale * share(29)},
             (0.4F + 0.6F * share(29)) * s.scale, fade(colour::shade, 0.2F));
    }
    box(land, 2 * s.scale, 0, mix(ground, rgb(0x14150b), 0.5F), s.scale);
}

void paint_ground_assault(const Stage& s) {
    static constexpr const char* tank =
        "M8 62 C8 54 14 51 22 51 L78 51 C86 51 92 54 92 62 C92 70 84 75 76 75 L24 75 C16 75 8 70 8 62 f3"
        "O22 63 7 F2 O39 63 7 F2 O22 63 2.6 F3 O39 63 2.6 F3"
        "M12 51 L22 37 L76 37 L88 51 g0 1 M36 37 C36 25 43 21 52 21 L62 21 C69 21 72 28 72 37 g0 1"
        "M68 28 L96 22.6 s1 3.6 M94 23 L98 22.2 s3 5 M44 21 L56 21 s3 4 O53 30 4 f4";
    for (int i = 0; i < 3; ++i) paint_zone(s, i);
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
