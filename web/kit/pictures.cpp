#include "web/kit/pictures.h"

#include "web/kit/cards.h"
#include "web/kit/crests.h"
#include "web/kit/inside.h"
#include "web/kit/paths.h"
#include "web/kit/table.h"

#include <cmath>

namespace cardfront::kit {
namespace {

// Darkens what lies left of the scene and below it, where words will stand.
void shade_off(const Rect& r, const Rect& scene, Colour dark) {
    const Colour none = fade(dark, 0);
    const float below = scene.bottom(), beside = scene.x;
    if (beside > r.x + 1) {
        const float to = beside + std::min(scene.w * 0.3F, 72.0F);
        box({r.x, r.y, beside - r.x, r.h}, 0, dark);
        list().AddRectFilledMultiColor({beside, r.y}, {to, r.bottom()}, dark, none, none, dark);
    }
    if (below < r.bottom() - 1) {
        const float from = below - std::min(scene.h * 0.18F, 64.0F), left = std::min(r.x, beside);
        list().AddRectFilledMultiColor({left, from}, {r.right(), below}, none, none, dark, dark);
        box({left, below, r.right() - left, r.bottom() - below}, 0, dark);
    }
}

} // namespace

Stage::Stage(const Rect& r) {
    scale = std::min(r.w * 1.06F / 96, r.h * 1.28F / 72);
    corner = r.centre() - Vec{50, 37.5F} * scale;
    corner.y += std::max(72 * scale - r.h, 0.0F) * 0.28F;
}
Rect Stage::about(float x, float y, float w, float h) const {
    return Rect{at(x, y).x, at(x, y).y, 0, 0}.centred(w * scale, h * scale);
}
void Stage::card(CardFace face, float x, float y, float w, float angle, bool winning) const {
    CardLook look;
    look.angle = angle, look.winning = winning;
    still_card(face, about(x, y, w, w * 1.4F), look);
}
void Stage::held(CardFace face, float x, float y, float w, int i, int n, float up) const {
    const float turn = (static_cast<float>(i) - static_cast<float>(n - 1) / 2) * 15,
                a = turn * 3.14159F / 180;
    card(face, x + 32 * std::sin(a), y - up * 32 * std::cos(a), w, turn * up);
}
void Stage::light(float x, float y, float w, float h, Colour c) const {
    const Rect r = about(x, y, w, h);
    soft_box(r.inset(r.w * 0.3F, r.h * 0.3F), std::min(r.w, r.h) * 0.2F, std::min(r.w, r.h) * 0.45F, c);
}

CardFace card_back(std::uint8_t hue) {
    CardFace face;
    face.back = hue;
    return face;
}

void picture(const Cover& cover, const Rect& r, const Rect& scene, float light_share) {
    const Theme before = theme(), &own = cover.theme;
    const Aside aside;
    // A mat as wide as keeps the square clip inside the round corners.
    constexpr float corner = 14, mat = corner * 0.3F;
    shadow(r, corner, 16 + 10 * light_share, 0.6F, {0, 4 + 4 * light_share});
    box(r, corner, mix(own.felt_edge, own.felt, 0.65F + 0.25F * light_share));
    {
        const Clipped inside(r.inset(mat));
        set_theme(own);
        const Stage stage(scene);
        stage.light(50, 38, 130, 100, fade(mix(own.felt, rgb(0xffe2a8), 0.3F), 0.9F));
        cover.paint(stage);
        set_theme(before);
        shade_off(r, scene, mix(own.felt_edge, own.panel, 0.6F));
    }
    box(r, corner, 0, mix(own.felt_edge, own.felt, 0.3F), mat + 0.5F);
    box(r, corner, 0, mix(fade(own.accent, 0.45F), colour::brass, light_share), 1.5F + light_share);
}

void star(const Rect& r, Colour c) {
    draw(emblems[4], r, c);
}

void mark(const Rect& r) {
    // Two cards, one behind the other, and a front: the line where they meet.
    const Rect card = r.fit().scaled(0.92F);
    still_card(card_back(2), card.scaled(0.86F).moved(-r.w * 0.12F, 0), {.angle = -14});
    const int first = mark_vertices();
    const Rect front = card.scaled(0.9F).moved(r.w * 0.1F, 0);
    shadow(front, front.w * 0.08F, r.w * 0.1F);
    box(front, front.w * 0.09F, colour::ivory);
    suit(3, front.centred(front.w * 0.68F, front.w * 0.68F), colour::ink);
    turn_vertices(first, {front.centre(), 8});
}

} // namespace cardfront::kit
