// Five shared cards between two hands, on green cloth.
#include "web/tables/cover.h"

#include "web/kit/table.h"

namespace cardfront::covers {

using namespace kit;

namespace {

void paint_head_to_head(const Stage& s) {
    for (int i = 0; i < 3; ++i) s.held(card_back(2), 50, -20.5F, 13, i, 3, -1);
    chips({255}, s.about(17, 11, 22, 14), 170, false);
    chips({255}, s.about(83, 62, 22, 16), 380, false);
    static constexpr CardCode commons[5] = {card_code(8, 2), card_code(8, 3), card_code(12, 3),
                                            card_code(3, 0), card_code(11, 1)};
    for (int i = 0; i < 5; ++i)
        s.card(commons[i], 50 + 15.4F * static_cast<float>(i - 2), 35, 13.4F, 0, i < 2);
    static constexpr CardCode hand[3] = {card_code(10, 2), card_code(12, 2), card_code(11, 3)};
    for (int i = 0; i < 3; ++i) s.held(hand[i], 50, 101, 16, i, 3, 1);
    dealer_button({255}, s.at(20, 63), 3.6F * s.scale);
}

} // namespace

extern const Cover head_to_head;
constinit const Cover head_to_head{{rgb(0x134a36), rgb(0x04150f), rgb(0x0b231a), rgb(0x7fc49a)},
                                   paint_head_to_head};

} // namespace cardfront::covers
