// A card on another, on a dark cloth.
#include "web/tables/cover.h"

namespace cardfront::covers {

using namespace kit;

namespace {

void paint_null_game(const Stage& s) {
    s.card(card_back(1), 40, 36, 26, -9);
    s.card(card_code(8, 3), 60, 40, 26, 7, true);
}

} // namespace

extern const Cover null_game;
constinit const Cover null_game{{rgb(0x3a3d46), rgb(0x0c0d10), rgb(0x191b20), rgb(0xb4bccb)},
                                paint_null_game};

} // namespace cardfront::covers
