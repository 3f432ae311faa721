#include "web/kit/table.h"

#include "web/kit/inside.h"
#include "web/kit/paths.h"
#include "web/kit/text/fonts.h"

#include <cmath>

namespace cardfront::kit {
namespace {

constexpr float pi = 3.14159265F;
Vec at_angle(const Vec& centre, float radius, float radians) {
    return {centre.x + radius * std::cos(radians), centre.y + radius * std::sin(radians)};
}

// A ring of a rounded box's outline for each pair (distance outwards, colour); colours blend between rings.
struct Band {
    float out;
    Colour colour;
};
void bands(const Rect& r, float radius, const Band* steps, int count, bool filled) {
    constexpr int arc = 6, corners = 4 * arc;
    ImDrawList& to = list();
    to.PrimReserve((count - 1) * corners * 6 + (filled ? (corners - 2) * 3 : 0), count * corners);
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    const unsigned base = to._VtxCurrentIdx;
    for (int s = 0; s < count; ++s) {
        const float round = std::max(radius + steps[s].out, 0.0F), in = radius;
        for (int i = 0; i < corners; ++i) {
            const int side = i / arc;
            const float cx = side == 0 || side == 3 ? r.right() - in : r.x + in;
            const float cy = side < 2 ? r.bottom() - in : r.y + in;
            const float turn = (static_cast<float>(side) + static_cast<float>(i % arc) / (arc - 1)) * pi / 2;
            const Vec p = at_angle({cx, cy}, round, turn);
            *to._VtxWritePtr++ = {im(p), white, steps[s].colour};
        }
    }
    if (filled) {
        for (unsigned i = 2; i < corners; ++i) {
            for (const unsigned v : {base, base + i - 1, base + i})
                *to._IdxWritePtr++ = static_cast<ImDrawIdx>(v);
        }
    }
    weave_rings(base, static_cast<unsigned>(count - 1), corners);
    to._VtxCurrentIdx += static_cast<unsigned>(count * corners);
}

constexpr Colour chip_colours[3] = {rgb(0x2f6fb3), rgb(0xb6313b), rgb(0x2a2a30)};
int chip_kind(int value) {
    return value >= 100 ? 2 : value >= 50 || value == 1 ? 1 : 0;
}

// A chip's top, seen a little from the front: `flat` is height over width.
void chip_top(const Vec& centre, float radius, float flat, int value) {
    const Colour body = chip_colours[chip_kind(value)], light = mix(body, colour::ivory, 0.82F);
    ImDrawList& to = list();
    const int first = mark_vertices();
    const Vec o = centre;
    to.AddCircleFilled(im(o), radius, body);
    for (int i = 0; i < 6; ++i) {
        const float a = (static_cast<float>(i) + 0.25F) * pi / 3, b = a + pi / 6;
        to.PathArcTo(im(o), radius * 0.88F, a, b, 5);
        to.PathStroke(light, 0, radius * 0.22F);
    }
    to.AddCircleFilled(im(o), radius * 0.68F, light);
    to.AddCircleFilled(im(o), radius * 0.62F, body);
    to.AddCircle(im(o), radius, fade(mix(body, colour::ivory, 0.5F), 0.8F), 0,
                 std::max(radius * 0.06F, device_pixel()));
    turn_vertices(first, {centre, 0, 1, flat});
}

void number(const Rect& r, int value, float size, Face face) {
    TextStyle style = styled(size, face, colour::paper, Align::centre);
    style.ellipsis = false;
    text(r, Digits(value).words(), style);
}

void stack(float x, float foot, float radius, int value, int count) {
    constexpr float flat = 0.42F;
    const float thick = radius * 0.3F;
    const Colour body = chip_colours[chip_kind(value)], dark = mix(body, colour::shade, 0.45F),
                 light = mix(body, colour::ivory, 0.75F);
    const float y = foot - radius * flat;
    shadow({x - radius, y - radius * flat, radius * 2, radius * flat * 2}, radius * flat, radius * 0.7F,
           0.55F, {radius * 0.12F, radius * 0.2F});
    for (int i = 0; i < count; ++i) {
        const Vec at{x + (i % 3 == 1 ? 0.6F : 0), y - thick * static_cast<float>(i)};
        const int first = mark_vertices();
        list().AddCircleFilled(im(at), radius, dark);
        turn_vertices(first, {at, 0, 1, flat});
        for (int k = 0; k < 3; ++k) {
            const float a = pi * (0.2F + 0.3F * static_cast<float>(k) + (i % 2 == 0 ? 0.04F : -0.03F));
            const Vec p{at.x + radius * std::cos(a), at.y + radius * flat * std::sin(a)};
            list().AddRectFilled({p.x - radius * 0.11F, p.y - thick}, {p.x + radius * 0.11F, p.y}, light);
        }
        const Vec top{at.x, at.y - thick};
        if (i + 1 == count) {
            chip_top(top, radius, flat, value);
        } else {
            const int lid = mark_vertices();
            list().AddCircleFilled(im(top), radius, body);
            turn_vertices(lid, {top, 0, 1, flat});
        }
    }
}

} // namespace

void weave_rings(unsigned base, unsigned rings, unsigned around) {
    ImDrawList& to = list();
    for (unsigned i = 0; i < rings * around; ++i) {
        const unsigned a = base + i, b = (i + 1) % around == 0 ? a + 1 - around : a + 1;
        for (const unsigned v : {a, b, b + around, a, b + around, a + around})
            *to._IdxWritePtr++ = static_cast<ImDrawIdx>(v);
    }
}

void felt(const Theme& theme, const Vec& lamp) {
    set_theme(theme);
    const Rect all = screen();
    ImDrawList& to = list();
    const Vec centre{all.w * lamp.x, all.h * lamp.y};
    constexpr int rings = 7, sectors = 40;
    const float rx = std::max(all.w * 0.78F, all.h * 0.5F), ry = std::max(all.h * 0.86F, all.w * 0.45F);
    to.AddRectFilled({0, 0}, {all.w, all.h}, theme.felt_edge);
    to.PrimReserve(rings * sectors * 6, (rings + 1) * sectors);
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    const unsigned base = to._VtxCurrentIdx;
    for (int ring = 0; ring <= rings; ++ring) {
        const float t = static_cast<float>(ring) / rings;
        const float fall = 1 - t * t * (3 - 2 * t); // a lamp's soft rim
        const Colour c = mix(theme.felt_edge, mix(theme.felt, rgb(0xffe2a8), 0.06F * fall), fall);
        for (int i = 0; i < sectors; ++i) {
            const float a = 2 * pi * static_cast<float>(i) / sectors;
            *to._VtxWritePtr++ = {
                {centre.x + std::cos(a) * rx * t, centre.y + std::sin(a) * ry * t}, white, c};
        }
    }
    weave_rings(base, rings, sectors);
    to._VtxCurrentIdx += (rings + 1) * sectors;

    // The nap of the cloth; it also hides the steps between the few dark shades a screen has.
    const Noise& n = noise();
    const float tile =
        static_cast<float>(n.texels) * device_pixel() * std::max(1.0F, std::floor(0.75F / device_pixel()));
    const Colour nap = fade(mix(theme.felt, colour::ivory, 0.25F), 0.075F);
    for (Vec at; at.y < all.h;) {
        to.PrimReserve(6, 4);
        to.PrimRectUV(im(at), {at.x + tile, at.y + tile}, {n.u, n.v}, {n.u + n.u_size, n.v + n.v_size}, nap);
        at.x += tile;
        if (at.x >= all.w) at = {0, at.y + tile};
    }
}

void cloth_mark(const Rect& r, std::string_view words, bool active) {
    const Colour thread = active ? fade(colour::brass, 0.8F) : fade(theme().accent, 0.38F);
    const float radius = std::min(10.0F, std::min(r.w, r.h) * 0.12F);
    if (active) box(r, radius, fade(colour::brass, 0.06F));
    box(r, radius, fade(colour::shade, 0.12F), thread, active ? 2.0F : 1.25F);
    if (!words.empty()) {
        const TextStyle style =
            styled(type::small, Face::text, active ? colour::brass : colour::paper_soft, Align::centre);
        text({r.x, r.y + 4, r.w, 18}, words, style);
    }
}

void soft_box(const Rect& r, float radius, float reach, Colour c) {
    const Band steps[] = {
        {-reach * 0.35F, c}, {0, fade(c, 0.55F)}, {reach * 0.35F, fade(c, 0.2F)}, {reach, fade(c, 0)}};
    bands(r, std::max(radius, reach * 0.35F), steps, 4, true);
}
void shadow(const Rect& r, float radius, float reach, float strength, const Vec& offset) {
    soft_box(r.moved(offset.x, offset.y), radius, reach, fade(colour::shade, strength));
}

void glow(const Rect& r, float radius, float reach, Colour c) {
    const Band steps[] = {{-1, fade(c, 0.75F)},
                          {reach * 0.25F, fade(c, 0.4F)},
                          {reach * 0.6F, fade(c, 0.12F)},
                          {reach, fade(c, 0)}};
    bands(r, radius, steps, 4, false);
}

void box(const Rect& r, float radius, Colour fill, Colour edge, float edge_width) {
    note_box(r, fill);
    if (fill >> 24 != 0) list().AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, fill, radius);
    if (edge >> 24 != 0) {
        const float half = edge_width / 2;
        list().AddRect({r.x + half, r.y + half}, {r.right() - half, r.bottom() - half}, edge,
                       std::max(radius - half, 0.0F), 0, edge_width);
    }
}
void disc(const Vec& centre, float radius, Colour fill) {
    if (radius > 0.1F) list().AddCircleFilled(im(centre), radius, fill);
}
void ring(const Vec& centre, float radius, float width, Colour c, float from, float to) {
    if (to - from >= 360) {
        list().AddCircle(im(centre), radius, c, 0, width);
        return;
    }
    list().PathArcTo(im(centre), radius, (from - 90) * pi / 180, (to - 90) * pi / 180);
    list().PathStroke(c, 0, width);
}
void line(const Vec& from, const Vec& to, float width, Colour c) {
    list().AddLine(im(from), im(to), c, width);
}

void chip(const Vec& centre, float radius, int value) {
    chip_top(centre, radius, 1, value);
    if (const float size = radius * 0.62F; size >= type::small) // smaller it is not read
        number(about(centre, radius * 2), value, size, Face::index);
}

void chips(Spot spot, const Rect& place, int amount, bool label) {
    const Vec by = motion::jolt(place);
    const Rect r = place.moved(by.x, by.y);
    amount -= motion::chips_on_the_way(spot);
    const float label_height = label ? std::clamp(r.h * 0.3F, 18.0F, 24.0F) : 0;
    const float radius = std::clamp(std::min(r.w / 6.9F, (r.h - label_height) * 0.4F), 5.0F, 26.0F);
    const float foot = r.bottom() - label_height - radius * 0.15F;
    if (amount <= 0) {
        const int first = mark_vertices();
        ring({r.centre().x, foot - radius * 0.42F}, radius, 1.25F, fade(theme().accent, 0.45F));
        turn_vertices(first, {{r.centre().x, foot - radius * 0.42F}, 0, 1, 0.42F});
        return;
    }
    static constexpr int values[3] = {100, 50, 10};
    const auto tallest = static_cast<int>(std::max((foot - r.y - radius * 0.9F) / (radius * 0.3F), 1.0F));
    int counts[3], kinds = 0, left = amount;
    for (int i = 0; i < 3; ++i) {
        counts[i] = left / values[i];
        left -= counts[i] * values[i];
        kinds += counts[i] > 0 ? 1 : 0;
    }
    if (kinds == 0) counts[2] = kinds = 1;
    float x = r.centre().x - static_cast<float>(kinds - 1) * radius * 1.08F;
    for (int i = 0; i < 3; ++i) {
        if (counts[i] == 0) continue;
        stack(x, foot, radius, values[i], std::min(counts[i], tallest));
        x += radius * 2.16F;
    }
    if (!label) return;
    const float size = std::clamp(label_height * 0.72F, type::body, type::lead);
    number({r.x, r.bottom() - label_height, r.w, label_height}, amount, size, Face::title);
}

void counters(Spot spot, const Rect& place, int amount) {
    constexpr int five = 5, most = 4; // columns
    const Vec by = motion::jolt(place);
    const Rect r = place.moved(by.x, by.y);
    constexpr float step = 2.16F, thick = 0.3F, top = 0.42F * 2 + thick;
    amount = std::max(amount - motion::chips_on_the_way(spot), 0);
    Rect room = r;
    const float size = std::clamp(r.h * 0.5F, type::body, 30.0F);
    TextStyle style = styled(size, Face::title, colour::paper);
    style.ellipsis = false;
    const Rect label = room.cut_right(std::min(size * 1.3F, r.w * 0.45F), 4);
    const int wide = room.w < 64 ? 2 : most;
    const int each = std::max(five, (amount + wide - 1) / wide), columns = (amount + each - 1) / each;
    const float radius = std::min({room.w / (step * static_cast<float>(std::max(columns, 2))),
                                   room.h / (top + thick * static_cast<float>(each - 1)), 16.0F});
    float x = room.right() - radius - step * radius * static_cast<float>(columns - 1);
    for (int left = amount; left > 0; left -= each, x += radius * step)
        stack(x, r.centre().y + radius * (top + thick * static_cast<float>(each - 1)) / 2, radius, 1,
              std::min(left, each));
    text(label, Digits(amount).words(), style);
}

void die(const Rect& where, int face, Colour c, float angle) {
    const float s = std::min(where.w, where.h);
    const Rect r = where.centred(s, s);
    const int first = mark_vertices();
    shadow(r, s * 0.2F, s * 0.22F, 0.5F, {s * 0.03F, s * 0.08F});
    box(r, s * 0.2F, mix(c, colour::shade, 0.22F));
    box({r.x, r.y, s, s * 0.96F}, s * 0.2F, c);
    const bool pale = (c & 0xff) + (c >> 8 & 0xff) + (c >> 16 & 0xff) > 380;
    box(r.inset(s * 0.07F), s * 0.3F, mix(c, rgb(0xffffff), pale ? 0.5F : 0.14F));
    const Colour pip = pale ? colour::ink : colour::ivory;
    const auto at = [&](int column, int row) {
        disc({r.x + s * (0.5F + 0.25F * static_cast<float>(column)),
              r.y + s * (0.49F + 0.25F * static_cast<float>(row))},
             s * 0.092F, face == 1 && pale ? colour::red : pip);
    };
    if (face % 2 == 1) at(0, 0);
    if (face >= 2) at(-1, -1), at(1, 1);
    if (face >= 4) at(1, -1), at(-1, 1);
    if (face == 6) at(-1, 0), at(1, 0);
    turn_vertices(first, {r.centre(), angle});
}

void dealer_button(Spot spot, const Vec& centre, float radius) {
    const Rect r{centre.x - radius, centre.y - radius, radius * 2, radius * 2};
    const motion::Pose p = motion::pose(spot, 0, r, 0);
    const OnLayer high(p.flying ? Layer::air : layer());
    const Vec at = p.at.centre();
    shadow(p.at, radius, radius * 0.5F, 0.5F);
    disc(at, radius, colour::brass_dark);
    disc({at.x, at.y - radius * 0.06F}, radius * 0.95F, colour::ivory);
    ring(at, radius * 0.78F, std::max(radius * 0.07F, 1.0F), colour::brass_dark);
    TextStyle style = styled(radius * 1.05F, Face::index, colour::ink, Align::centre);
    style.ellipsis = false;
    text(p.at, "D", style);
}

void arrow(const Vec& from, const Vec& to, Colour c, float drawn, float width) {
    static constexpr const char* shape =
        "M0 -.7 Q48 -17.4 89 -5.8 L88 -9.6 L100 0 L84.6 .6 L87.6 -2.6 Q48 -13.2 0 .7 f0";
    const Vec way = to - from;
    const float far = length(way);
    if (far < 1 || drawn <= 0) return;
    // It keeps its thickness more than its proportions.
    const float thick = std::clamp(width / (0.03F * far), 0.6F, 1.5F) * (way.x >= 0 ? 1.0F : -1.0F);
    const float angle = std::atan2(way.y, way.x) * 180 / pi;
    for (const bool above : {false, true}) { // its shadow first
        const int first = mark_vertices();
        draw(shape, {from.x, from.y, far * drawn, 0},
             above ? c : fade(colour::shade, 0.5F * static_cast<float>(c >> 24) / 255));
        turn_vertices(first, {from, angle, 1, thick, above ? Vec{} : Vec{1.5F, 3}});
    }
}

void pulse(const Rect& r, float radius, Colour c) {
    constexpr float at_rest = 0.7F;
    const float alive = motion::speed() > 0 ? breath() : 0;
    if (alive > 0) keep_moving();
    const float wave = 0.55F + 0.45F * std::sin(static_cast<float>(std::fmod(clock(), 6.2831853)) * 3);
    const float wide = mix(at_rest, wave, alive);
    glow(r, radius, 8 + 6 * wide, fade(c, 0.45F + 0.4F * wide));
}

} // namespace cardfront::kit
