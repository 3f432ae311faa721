// A corner of the board where three lands meet, on the green of the sea.
#include "web/tables/cover.h"

#include "web/kit/crests.h"
#include "web/kit/inside.h"
#include "web/kit/paths.h"
#include "web/kit/table.h"

namespace cardfront::covers {

using namespace kit;

namespace {

void paint_assault_edge(const Stage& s) {
    // A corner of the board: three lands meet at an edge that is lit.
    static constexpr const char* board = "M-30 58 L50 20 L130 58 L50 104 f3 M-30 58 L50 20 L50 58 L10 80 g0 "
                                         "4 M130 58 L50 20 L50 58 L90 80 g1 5"
                                         "M10 80 L50 58 L90 80 L50 104 g2 6 M50 20 L50 58 s7 1 M10 80 L50 58 "
                                         "L90 80 s7 1 M-30 58 L50 20 L130 58 s7 1.6";
    const Colour lands[8] = {rgb(0x3f83d6), rgb(0xd2474a), rgb(0xf0c04a), rgb(0x0a2429),
                             rgb(0x1d4f93), rgb(0x8b2429), rgb(0xb0801f), fade(rgb(0xfdf6df), 0.75F)};
    draw(board, {s.corner.x, s.corner.y - 12 * s.scale, 100 * s.scale, 0}, lands);
    s.card(card_back(1), 12, 17, 14, -14);
    s.card(card_back(2), 88, 17, 14, 14);
    const auto unit = [&](float x, float y, float size, Colour c, const char* sign) {
        const int first = mark_vertices();
        const Vec foot = s.at(x, y);
        soft_box(about(foot, size * s.scale), size * s.scale / 2, 3 * s.scale, fade(colour::shade, 0.6F));
        disc(foot + Vec{0, 0.12F * size * s.scale}, size * 0.5F * s.scale, mix(c, colour::shade, 0.5F));
        disc(foot, size * 0.5F * s.scale, c);
        turn_vertices(first, {foot, 0, 1, 0.5F});
        draw(sign, s.square(x, y - size * 0.48F, size * 0.86F), mix(c, colour::shade, 0.55F));
        draw(sign, s.square(x, y - size * 0.52F, size * 0.86F), mix(c, colour::ivory, 0.72F));
    };
    unit(24, 38, 15, rgb(0x2b6bc4), emblems[3]);
    unit(76, 38, 15, rgb(0xc23a40), emblems[0]);
    s.light(50, 60, 46, 34, fade(rgb(0xfff1c4), 0.55F));
    unit(50, 64, 23, rgb(0xd99f22), emblems[4]);
}

} // namespace

extern const Cover assault_edge;
constinit const Cover assault_edge{{rgb(0x16474f), rgb(0x041317), rgb(0x0a2429), rgb(0x84cbd4)},
                                   paint_assault_edge};

} // namespace cardfront::covers
