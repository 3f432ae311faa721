// A hand that is launched, on claret.
#include "web/tables/cover.h"

#include "web/kit/crests.h"
#include "web/kit/inside.h"
#include "web/kit/paths.h"
#include "web/kit/table.h"

namespace cardfront::covers {

using namespace kit;

namespace {

void paint_poker_assault(const Stage& s) {
    const Colour pale = rgb(0xffc9b0);
    draw(emblems[0], s.square(22, 23, 40), fade(pale, 0.2F));
    draw(emblems[2], s.square(76, 56, 46), fade(pale, 0.14F));
    // A rocket with its trail.
    for (int i = 0; i < 7; ++i) {
        const auto t = static_cast<float>(i);
        disc(s.at(66 - t * 4.2F, 14 + t * 2.1F), (2.6F - t * 0.24F) * s.scale,
             fade(mix(rgb(0xffe08a), rgb(0xff6a3c), t / 6), 0.75F - t * 0.1F));
    }
    const Rect rocket = s.square(75, 10.5F, 19);
    const int first = mark_vertices();
    draw(emblems[1], rocket, rgb(0xf6e3cf));
    disc(rocket.centre() + Vec{0, -1.5F * s.scale}, 1.7F * s.scale, rgb(0x7d2a35));
    turn_vertices(first, {rocket.centre(), 64});
    for (int i = 0; i < 5; ++i) {
        const auto t = static_cast<float>(i);
        CardFace face(card_code(6 + i, 3));
        face.emblem = static_cast<std::uint8_t>(i % 3 + 1);
        s.card(face, 14 + t * 15.5F + t * t * 0.5F, 38 + t * 2.6F, 14 + t * 2.6F, -20 + t * 8, i == 4);
    }
}

} // namespace

extern const Cover poker_assault;
constinit const Cover poker_assault{{rgb(0x742731), rgb(0x16050a), rgb(0x2a0d13), rgb(0xe09a8c)},
                                    paint_poker_assault};

} // namespace cardfront::covers
