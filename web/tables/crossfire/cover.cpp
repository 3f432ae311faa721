// Two chains of power that cross, on midnight blue.
#include "web/tables/cover.h"

#include "web/kit/table.h"

namespace cardfront::covers {

using namespace kit;

namespace {

void paint_crossfire(const Stage& s) {
    const Colour wire = rgb(0x5f82c8), hot = colour::brass, cold = rgb(0x7fd4ff);
    const auto x = [](int i) { return 14 + 18 * static_cast<float>(i); };
    const auto y = [](int i) { return 10.5F + 18 * static_cast<float>(i); };
    for (int i = 0; i < 5; ++i) line(s.at(x(i), y(0)), s.at(x(i), y(3)), 0.5F * s.scale, fade(wire, 0.45F));
    for (int i = 0; i < 4; ++i) line(s.at(x(0), y(i)), s.at(x(4), y(i)), 0.5F * s.scale, fade(wire, 0.45F));
    s.light(x(2), y(1), 120, 16, fade(hot, 0.4F));
    s.light(x(3), y(1) + 10, 16, 90, fade(cold, 0.4F));
    line(s.at(-80, y(1)), s.at(180, y(1)), 1.1F * s.scale, hot);
    line(s.at(x(3), -80), s.at(x(3), 160), 1.1F * s.scale, cold);
    for (int i = 0; i < 5; ++i) {
        for (int j = 0; j < 4; ++j) {
            const Vec at = s.at(x(i), y(j));
            const bool lit = j == 1 || i == 3, both = j == 1 && i == 3;
            const Colour c = both ? rgb(0xffffff) : j == 1 ? hot : i == 3 ? cold : wire;
            if (lit) glow(about(at, 5 * s.scale), 2.5F * s.scale, (both ? 7 : 3.5F) * s.scale, c);
            disc(at, 2.8F * s.scale, rgb(0x0d1730));
            ring(at, 2.4F * s.scale, 0.9F * s.scale, c);
            disc(at, 1.1F * s.scale, lit ? c : fade(c, 0.5F));
        }
    }
    s.card(card_code(12, 3), x(0), y(1), 13, 0);
    s.card(card_code(11, 1), x(1) + 1, y(2) + 4, 13, 90);
    s.card(card_code(9, 2), x(3), y(3) - 3, 13, 0, true);
    s.card(card_code(10, 0), x(4) + 0.5F, y(0) + 2, 12, 90);
}

} // namespace

extern const Cover crossfire;
constinit const Cover crossfire{{rgb(0x263f75), rgb(0x060b1c), rgb(0x0f1a34), rgb(0x93b4ee)},
                                paint_crossfire};

} // namespace cardfront::covers
