// What happens on a table is felt: blows, shocks, waves of light, what breaks and falls, and who has won.
#include "web/kit/cards.h"
#include "web/kit/inside.h"
#include "web/kit/paths.h"
#include "web/kit/table.h"

#include <cmath>
#include <string>
#include <vector>

namespace cardfront::kit::motion {
namespace {

constexpr float shake_time = 0.4F, burst_time = 0.75F, ring_time = 0.6F, shatter_time = 0.7F,
                fire_time = 0.4F, fall_time = 0.9F, hail_time = 0.9F;
constexpr float pi = 3.14159F;

enum class Kind : std::uint8_t { strike, shake, burst, ring, shatter, fire, meet, fall, hail };
struct Moment {
    Kind kind{};
    Rect at, to{};
    double start = 0;
    float seconds = 0;
    Colour colour = 0;
    int amount = 0;
    CardFace face{}, other{};
    std::string words{};
};
std::vector<Moment> moments;

void begin_moment(Moment moment, float delay) {
    if (speed() <= 0 || moment.at.empty()) return;
    moment.start = clock() + delay / speed();
    rest_until(moment.start + moment.seconds / speed());
    moments.push_back(std::move(moment));
}
// 0 before it and at its start, 1 at its end.
float share_of(const Moment& moment) {
    const float past = static_cast<float>(clock() - moment.start) * speed();
    return std::clamp(past / moment.seconds, 0.0F, 1.0F);
}
// Of the n-th of many alike: 0 to 1, the same each time.
float chance(int n, float salt) {
    const float wide = std::fabs(std::sin(static_cast<float>(n) * 12.9898F + salt * 78.233F)) * 437.58F;
    return wide - std::floor(wide);
}

// Half of what a box takes in that direction.
float reach_of(const Rect& r, const Vec& way) {
    return std::fabs(way.x) * r.w / 2 + std::fabs(way.y) * r.h / 2;
}
// So far that the two overlap by a third of the smaller.
Vec way_of(const Moment& blow) {
    const Vec all = blow.to.centre() - blow.at.centre();
    const float far = length(all);
    if (far < 1) return {};
    const Vec way = all * (1 / far);
    const float own = reach_of(blow.at, way), other = reach_of(blow.to, way);
    return way * std::max(far - own - other + std::min(own, other) * 0.66F, far * 0.2F);
}
// Drawn back, then forward faster and faster; a stop where it hits, and softly home. In pixels along the way,
// which is so `far`; it begins so far `back`.
float lunge(float t, float far, float back) {
    constexpr float drawn = 0.24F, stays = 0.6F;
    if (t < drawn) return -back * std::sin(t / drawn * pi / 2);
    if (t < blow_at) {
        const float u = (t - drawn) / (blow_at - drawn);
        return -back + (far + back) * u * u;
    }
    if (t < stays) return far;
    const float home = (t - stays) / (1 - stays);
    return far * (1 - home * home * (3 - 2 * home));
}
// A place with several things: they go one shortly after the other, and from farther back.
Vec lunged(const Moment& blow, const Rect& thing) {
    constexpr float spread = 0.2F;
    const bool many = blow.at.w > thing.w * 1.7F || blow.at.h > thing.h * 1.7F;
    const float side = std::min(thing.w, thing.h);
    const Vec way = way_of(blow);
    const float far = length(way);
    if (far < 1 || (!many && length(thing.centre() - blow.at.centre()) > 0.35F * side)) return {};
    const float later = many ? spread * (thing.centre().x - blow.at.x) / blow.at.w : 0;
    const float t = std::clamp(share_of(blow) * (many ? 1 + spread : 1) - later, 0.0F, 1.0F);
    return way * (lunge(t, far, side * (many ? 0.9F : 0.25F)) / far);
}
Vec shaken(const Moment& shock) {
    const float t = share_of(shock);
    if (t <= 0 || t >= 1) return {};
    const float wide = std::clamp(std::min(shock.at.w, shock.at.h) * 0.09F, 3.0F, 9.0F) * (1 - t) * (1 - t);
    return {std::sin(t * 26) * wide, std::sin(t * 19 + 1) * wide * 0.5F};
}

void draw_flash(const Vec& at, float size, float t, Colour c) {
    static constexpr const char* star = "M50 0 L58 34 L85 15 L66 42 L100 50 L66 58 L85 85 L58 66 L50 100 L42 "
                                        "66 L15 85 L34 58 L0 50 L34 42 L15 15 "
                                        "L42 34 f0";
    if (t <= 0 || t >= 1) return;
    const float grown = size * (0.5F + 0.7F * ease_out(t));
    const int first = mark_vertices();
    draw(star, about(at, grown), fade(c, 1 - t));
    draw(star, about(at, grown * 0.55F), fade(rgb(0xfff6d8), 1 - t * t));
    turn_vertices(first, {at, 18});
}
void draw_blow(const Moment& blow) {
    const Vec way = way_of(blow);
    const float far = std::max(length(way), 1.0F);
    const Vec on = blow.to.centre() - way * (std::min(reach_of(blow.to, way * (1 / far)), far) / far * 0.6F);
    draw_flash(on, std::clamp(std::min(blow.to.w, blow.to.h), 40.0F, 110.0F),
               (share_of(blow) - blow_at) / 0.35F, colour::brass);
}
void draw_burst(const Moment& burst) {
    const float t = share_of(burst);
    const Vec from = burst.at.centre();
    const int count = std::clamp(burst.amount, 1, 9);
    const float radius = std::clamp(std::min(burst.at.w, burst.at.h) * 0.24F, 8.0F, 15.0F);
    for (int i = 0; i < count; ++i) {
        const float side = (static_cast<float>(i) + 0.5F) / static_cast<float>(count) * 2 - 1;
        const Vec push{side * 120 + (chance(i, 1) - 0.5F) * 50, -110 - 90 * chance(i, 2)};
        const Vec at = from + push * t + Vec{0, 330 * t * t};
        const int first = mark_vertices();
        shadow(about(at, radius * 2), radius, 6, 0.4F * (1 - t));
        chip(at, radius, 1);
        turn_vertices(first, {at,
                              60 * side * t,
                              1,
                              0.35F + 0.65F * std::fabs(std::cos(t * 9 + chance(i, 3) * pi)),
                              {},
                              1 - t * t * t});
    }
}
void draw_ring(const Moment& wave) {
    for (int i = 0; i < 3; ++i) {
        const float t = share_of(wave) * 1.5F - static_cast<float>(i) * 0.25F;
        if (t <= 0 || t >= 1) continue;
        const float grown = ease_out(t) * std::clamp(std::min(wave.at.w, wave.at.h) * 0.4F, 16.0F, 40.0F);
        const float left = (1 - t) * (1 - t);
        box(wave.at.inset(-grown), 10 + grown, fade(wave.colour, i == 0 ? 0.28F * left : 0.0F),
            fade(wave.colour, left), 2 + 4 * left);
    }
}
void draw_shatter(const Moment& wreck) {
    constexpr int across = 4, down = 4;
    const float t = share_of(wreck), out = ease_out(t);
    const Rect& r = wreck.at;
    const float size = std::clamp(std::min(r.w, r.h) / across, 7.0F, 34.0F);
    draw_flash(r.centre(), std::min(r.w, r.h) * 1.1F, t / 0.4F, rgb(0xff8a4a));
    for (int i = 0; i < across * down; ++i) {
        const int column = i % across, row = i / across;
        const Vec cell{(static_cast<float>(column) + 0.5F) / across - 0.5F,
                       (static_cast<float>(row) + 0.5F) / down - 0.5F};
        const Vec push{cell.x * (1.2F + 1.4F * chance(i, 1)), cell.y * (0.8F + 1.2F * chance(i, 2)) - 0.35F};
        const Vec at = r.centre() + Vec{cell.x * r.w, cell.y * r.h} +
                       Vec{push.x * r.w * out, push.y * r.h * out + 120 * t * t};
        const float turn = 6 * (chance(i, 3) - 0.5F) * t + chance(i, 4) * 6;
        ImVec2 corner[3];
        for (int k = 0; k < 3; ++k) {
            const float angle = turn + 2.1F * static_cast<float>(k) + chance(i * 3 + k, 5);
            const float far = size * (0.55F + 0.55F * chance(i * 3 + k, 6));
            corner[k] = {at.x + std::cos(angle) * far, at.y + std::sin(angle) * far};
        }
        const Colour hue =
            mix(wreck.colour, i % 3 == 0 ? colour::ivory : colour::shade, 0.1F + 0.5F * chance(i, 7));
        list().AddTriangleFilled(corner[0], corner[1], corner[2], fade(hue, 1 - t * t * t));
    }
}
void draw_fire(const Moment& shots) {
    constexpr int count = 3;
    constexpr float flies = 0.5F;
    const Vec from = shots.at.centre(), to = shots.to.centre();
    const float t = share_of(shots);
    for (int i = 0; i < count; ++i) {
        const float way = (t - static_cast<float>(i) * (1 - flies) / count) / flies;
        if (way <= 0 || way >= 1) continue;
        const Vec aside{0, (static_cast<float>(i) - 1) * shots.at.h * 0.07F};
        const Vec head = mix(from, to, way) + aside,
                  tail = mix(from, to, std::max(way - 0.22F, 0.0F)) + aside;
        line(tail, head, 7, fade(shots.colour, 0.45F));
        line(mix(tail, head, 0.4F), head, 3, rgb(0xfff6d8));
        draw_flash(from + aside, shots.at.h * 0.3F, way * 1.6F, shots.colour);
    }
}
void draw_meet(const Moment& clash) {
    constexpr float come = 0.3F, hit = clash_at, leaves = 0.85F;
    const float t = share_of(clash), gone = std::clamp((t - leaves) / (1 - leaves), 0.0F, 1.0F);
    const Rect middle = clash.to.fit();
    const float apart = middle.w * (t < come  ? 1.25F
                                    : t < hit ? 1.25F - 0.73F * (t - come) / (hit - come)
                                              : 0.52F + 0.03F * ease_out((t - hit) / (1 - hit)));
    const float shock = t > hit ? std::sin((t - hit) * 90) * 7 * std::max(1 - (t - hit) * 5, 0.0F) : 0;
    const int first = mark_vertices();
    for (const bool left : {true, false}) {
        const Rect there = middle.moved((left ? -apart : apart) + shock, 0);
        const float way = ease_out(std::min(t / come, 1.0F));
        CardLook look;
        look.angle = (left ? -1.0F : 1.0F) * (t < hit ? 4.0F : 7.0F);
        still_card(left ? clash.face : clash.other, mix(clash.at.fit(), there, way), look);
    }
    turn_vertices(first, {middle.centre(), 0, 1, 1, {}, 1 - gone});
    draw_flash(middle.centre(), middle.h * 0.7F, (t - hit) / 0.35F, colour::brass);
}
void draw_fall(const Moment& one) {
    constexpr float lands = 0.4F, drops = 0.8F;
    const float t = share_of(one), way = std::min(t / lands, 1.0F);
    const float down = std::max(t - drops, 0.0F) / (1 - drops);
    const Rect at = mix(one.at.fit(), one.to.fit(), ease_out(way))
                        .moved(0, -std::sin(way * pi) * one.to.h * 0.25F + down * down * one.to.h * 0.7F);
    const float turned = std::cos(way * pi);
    const int first = mark_vertices();
    still_card(turned > 0 ? CardFace(face_down) : one.face, at);
    turn_vertices(first, {at.centre(),
                          (1 - way) * -28 + down * 24,
                          std::max(std::fabs(turned), 0.04F),
                          1,
                          {},
                          1 - down * down});
}
void draw_hail(const Moment& hail) {
    constexpr float comes = 0.22F, leaves = 0.9F;
    const float t = share_of(hail), in = ease_out(std::min(t / comes, 1.0F));
    const float opacity = std::min(in, std::clamp((1 - t) / (1 - leaves), 0.0F, 1.0F));
    const Rect all = screen().inset(unit);
    TextStyle style =
        styled(all.w < 534 ? type::title : type::display, Face::title, hail.colour, Align::centre);
    style.ellipsis = false, style.shrink = true;
    Rect at = hail.at.centred(std::min(measure(hail.words, style).x + 72, all.w), style.size * 1.9F);
    at.x = std::clamp(at.x, all.x, std::max(all.right() - at.w, all.x));
    at.y = std::clamp(at.y, all.y, std::max(all.bottom() - at.h, all.y));
    const int first = mark_vertices();
    shadow(at, at.h / 2, 26, 0.8F);
    box(at, at.h / 2, fade(colour::shade, 0.82F), hail.colour, 2);
    text(at.inset(unit, 0), hail.words, style);
    const float large = 1 + 0.6F * (1 - in);
    turn_vertices(first, {at.centre(), 0, large, large, {}, opacity});
}

} // namespace

void strike(const Rect& r, const Rect& target, float delay, float seconds) {
    if (target.empty()) return;
    begin_moment({.kind = Kind::strike, .at = r, .to = target, .seconds = seconds}, delay);
    shake(target, delay + seconds * blow_at);
}
void shake(const Rect& r, float delay) {
    begin_moment({.kind = Kind::shake, .at = r, .seconds = shake_time}, delay);
}
void burst(const Rect& r, int amount, float delay) {
    begin_moment({.kind = Kind::burst, .at = r, .seconds = burst_time, .amount = amount}, delay);
}
void ring(const Rect& r, Colour c, float delay) {
    begin_moment({.kind = Kind::ring, .at = r, .seconds = ring_time, .colour = c}, delay);
}
void shatter(const Rect& r, Colour c, float delay) {
    begin_moment({.kind = Kind::shatter, .at = r, .seconds = shatter_time, .colour = c}, delay);
}
void fire(const Rect& from, const Rect& to, Colour c, float delay) {
    begin_moment({.kind = Kind::fire, .at = from, .to = to, .seconds = fire_time, .colour = c}, delay);
}
void meet(const CardFace& one, const CardFace& other, const Rect& from, const Rect& middle, float delay) {
    if (from.empty()) return;
    begin_moment(
        {.kind = Kind::meet, .at = from, .to = middle, .seconds = meet_time, .face = one, .other = other},
        delay);
}
void fall(const CardFace& card, const Rect& from, const Rect& to, float delay) {
    shake(from, delay);
    begin_moment({.kind = Kind::fall, .at = from, .to = to, .seconds = fall_time, .face = card}, delay);
}
void hail(const Rect& r, std::string_view words, Colour c, float delay) {
    begin_moment(
        {.kind = Kind::hail, .at = r, .seconds = hail_time, .colour = c, .words = std::string(words)}, delay);
}

Vec jolt(const Rect& r) {
    Vec by{};
    for (const Moment& each : moments) {
        if (!each.at.contains(r.centre())) continue;
        if (each.kind == Kind::strike) by = by + lunged(each, r);
        if (each.kind == Kind::shake) by = by + shaken(each);
    }
    return by;
}

void draw_moments() {
    for (const Moment& each : moments) {
        if (clock() < each.start) continue;
        switch (each.kind) {
        case Kind::strike: draw_blow(each); break;
        case Kind::burst: draw_burst(each); break;
        case Kind::ring: draw_ring(each); break;
        case Kind::shatter: draw_shatter(each); break;
        case Kind::fire: draw_fire(each); break;
        case Kind::meet: draw_meet(each); break;
        case Kind::fall: draw_fall(each); break;
        case Kind::hail: draw_hail(each); break;
        case Kind::shake: break;
        }
    }
}
void drop_moments(bool all) {
    std::erase_if(moments, [&](const Moment& each) { return all || speed() <= 0 || share_of(each) >= 1; });
}
bool has_moments() {
    return !moments.empty();
}

} // namespace cardfront::kit::motion
