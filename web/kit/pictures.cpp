#include "web/kit/pictures.h"

#include "web/kit/cards.h"
#include "web/kit/crests.h"
#include "web/kit/inside.h"
#include "web/kit/paths.h"
#include "web/kit/table.h"

#include <cmath>

namespace cardfront::kit {
namespace {

// A scene is laid out 100 wide and 75 high in the middle of its place. Where that is low, a part of the
// scene's head and more of its foot is cut off, for the rest to be larger.
struct Stage {
    Vec corner;
    float scale;
    explicit Stage(const Rect& r) {
        scale = std::min(r.w * 1.06F / 96, r.h * 1.28F / 72);
        corner = r.centre() - Vec{50, 37.5F} * scale;
        corner.y += std::max(72 * scale - r.h, 0.0F) * 0.28F;
    }
    Vec at(float x, float y) const { return corner + Vec{x, y} * scale; }
    Rect about(float x, float y, float w, float h) const {
        return Rect{at(x, y).x, at(x, y).y, 0, 0}.centred(w * scale, h * scale);
    }
    Rect square(float x, float y, float side) const { return about(x, y, side, side); }
    void card(CardFace face, float x, float y, float w, float angle, bool winning = false) const {
        CardLook look;
        look.angle = angle, look.winning = winning;
        still_card(face, about(x, y, w, w * 1.4F), look);
    }
    // Card i of n held in a hand whose wrist is at x, y; `up` is -1 for a hand seen from across the table.
    void held(CardFace face, float x, float y, float w, int i, int n, float up) const {
        const float turn = (static_cast<float>(i) - static_cast<float>(n - 1) / 2) * 15,
                    a = turn * 3.14159F / 180;
        card(face, x + 32 * std::sin(a), y - up * 32 * std::cos(a), w, turn * up);
    }
};
constexpr CardCode code(int rank, int s) {
    return static_cast<CardCode>(rank * 4 + s);
}
CardFace back(std::uint8_t hue) {
    CardFace face;
    face.back = hue;
    return face;
}
void light(const Stage& s, float x, float y, float w, float h, Colour c) {
    const Rect r = s.about(x, y, w, h);
    soft_box(r.inset(r.w * 0.3F, r.h * 0.3F), std::min(r.w, r.h) * 0.2F, std::min(r.w, r.h) * 0.45F, c);
}

void head_to_head(const Stage& s) {
    for (int i = 0; i < 3; ++i) s.held(back(2), 50, -20.5F, 13, i, 3, -1);
    chips({255}, s.about(17, 11, 22, 14), 170, false);
    chips({255}, s.about(83, 62, 22, 16), 380, false);
    static constexpr CardCode commons[5] = {code(8, 2), code(8, 3), code(12, 3), code(3, 0), code(11, 1)};
    for (int i = 0; i < 5; ++i)
        s.card(commons[i], 50 + 15.4F * static_cast<float>(i - 2), 35, 13.4F, 0, i < 2);
    static constexpr CardCode hand[3] = {code(10, 2), code(12, 2), code(11, 3)};
    for (int i = 0; i < 3; ++i) s.held(hand[i], 50, 101, 16, i, 3, 1);
    dealer_button({255}, s.at(20, 63), 3.6F * s.scale);
}

void poker_assault(const Stage& s) {
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
        CardFace face(code(6 + i, 3));
        face.emblem = static_cast<std::uint8_t>(i % 3 + 1);
        s.card(face, 14 + t * 15.5F + t * t * 0.5F, 38 + t * 2.6F, 14 + t * 2.6F, -20 + t * 8, i == 4);
    }
}

void crossfire(const Stage& s) {
    const Colour wire = rgb(0x5f82c8), hot = colour::brass, cold = rgb(0x7fd4ff);
    const auto x = [](int i) { return 14 + 18 * static_cast<float>(i); };
    const auto y = [](int i) { return 10.5F + 18 * static_cast<float>(i); };
    for (int i = 0; i < 5; ++i) line(s.at(x(i), y(0)), s.at(x(i), y(3)), 0.5F * s.scale, fade(wire, 0.45F));
    for (int i = 0; i < 4; ++i) line(s.at(x(0), y(i)), s.at(x(4), y(i)), 0.5F * s.scale, fade(wire, 0.45F));
    light(s, x(2), y(1), 120, 16, fade(hot, 0.4F));
    light(s, x(3), y(1) + 10, 16, 90, fade(cold, 0.4F));
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
    s.card(code(12, 3), x(0), y(1), 13, 0);
    s.card(code(11, 1), x(1) + 1, y(2) + 4, 13, 90);
    s.card(code(9, 2), x(3), y(3) - 3, 13, 0, true);
    s.card(code(10, 0), x(4) + 0.5F, y(0) + 2, 12, 90);
}

void ground_assault(const Stage& s) {
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
    light(s, 36, 50, 70, 26, fade(colour::shade, 0.5F));
    draw(tank, s.square(35, 38, 56), armour);
    const Colour far[5] = {rgb(0xb77a5c), rgb(0x74402f), rgb(0x6d5f55), rgb(0x2c1d18), colour::ivory};
    const Rect r = s.square(77, 17, 27);
    const int first = mark_vertices();
    draw(tank, r, far);
    turn_vertices(first, {r.centre(), 0, -1, 1});
    die(s.square(71, 55, 15), 5, colour::ivory, -12);
    die(s.square(87, 60, 15), 6, rgb(0xa8323a), 14);
}

void assault_edge(const Stage& s) {
    // A corner of the board: three lands meet at an edge that is lit.
    static constexpr const char* board = "M-30 58 L50 20 L130 58 L50 104 f3 M-30 58 L50 20 L50 58 L10 80 g0 "
                                         "4 M130 58 L50 20 L50 58 L90 80 g1 5"
                                         "M10 80 L50 58 L90 80 L50 104 g2 6 M50 20 L50 58 s7 1 M10 80 L50 58 "
                                         "L90 80 s7 1 M-30 58 L50 20 L130 58 s7 1.6";
    const Colour lands[8] = {rgb(0x3f83d6), rgb(0xd2474a), rgb(0xf0c04a), rgb(0x0a2429),
                             rgb(0x1d4f93), rgb(0x8b2429), rgb(0xb0801f), fade(rgb(0xfdf6df), 0.75F)};
    draw(board, {s.corner.x, s.corner.y - 12 * s.scale, 100 * s.scale, 0}, lands);
    s.card(back(1), 12, 17, 14, -14);
    s.card(back(2), 88, 17, 14, 14);
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
    light(s, 50, 60, 46, 34, fade(rgb(0xfff1c4), 0.55F));
    unit(50, 64, 23, rgb(0xd99f22), emblems[4]);
}

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

void picture(Game game, const Rect& r, const Rect& scene, float light_share) {
    const Theme before = theme(), &own = game_theme(game);
    const Aside aside;
    // A mat as wide as keeps the square clip inside the round corners.
    constexpr float corner = 14, mat = corner * 0.3F;
    shadow(r, corner, 16 + 10 * light_share, 0.6F, {0, 4 + 4 * light_share});
    box(r, corner, mix(own.felt_edge, own.felt, 0.65F + 0.25F * light_share));
    {
        const Clipped inside(r.inset(mat));
        set_theme(own);
        const Stage stage(scene);
        light(stage, 50, 38, 130, 100, fade(mix(own.felt, rgb(0xffe2a8), 0.3F), 0.9F));
        switch (game) {
        case Game::head_to_head: head_to_head(stage); break;
        case Game::poker_assault: poker_assault(stage); break;
        case Game::crossfire: crossfire(stage); break;
        case Game::ground_assault: ground_assault(stage); break;
        case Game::assault_edge: assault_edge(stage); break;
        }
        set_theme(before);
        shade_off(r, scene, mix(own.felt_edge, own.panel, 0.6F));
    }
    box(r, corner, 0, mix(own.felt_edge, own.felt, 0.3F), mat + 0.5F);
    box(r, corner, 0, mix(fade(own.accent, 0.45F), colour::brass, light_share), 1.5F + light_share);
}

void mark(const Rect& r) {
    // Two cards, one behind the other, and a front: the line where they meet.
    const Rect card = r.fit().scaled(0.92F);
    CardFace behind;
    behind.back = 2;
    still_card(behind, card.scaled(0.86F).moved(-r.w * 0.12F, 0), {.angle = -14});
    const int first = mark_vertices();
    const Rect front = card.scaled(0.9F).moved(r.w * 0.1F, 0);
    shadow(front, front.w * 0.08F, r.w * 0.1F);
    box(front, front.w * 0.09F, colour::ivory);
    suit(3, front.centred(front.w * 0.68F, front.w * 0.68F), colour::ink);
    turn_vertices(first, {front.centre(), 8});
}

} // namespace cardfront::kit
