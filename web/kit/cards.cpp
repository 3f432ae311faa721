#include "web/kit/cards.h"

#include "core/cards/cards.h"
#include "web/kit/crests.h"
#include "web/kit/inside.h"
#include "web/kit/paths.h"
#include "web/kit/table.h"
#include "web/kit/text/fonts.h"
#include "web/kit/widgets.h"

#include <cassert>
#include <cmath>
#include <vector>

namespace cardfront::kit {
namespace {

constexpr float pips_from = 58;       // CSS pixels of width; a narrower card has one large pip
constexpr float small_name_from = 40; // a card that is no playing card is named from here on

bool lies_across(float angle) {
    return std::fabs(angle) > 45 && std::fabs(angle) < 135;
}

// The back's lattice.
constexpr const char* lattice =
    "M10 20L20 10S1 .8M10 30L30 10S1 .8M10 40L40 10S1 .8M10 50L50 10S1 .8M10 60L60 10S1 .8M10 70L70 10S1 "
    ".8M10 80L80 10S1 .8M10 90L90 10S1 .8M10 100L90 20S1 .8M10 110L90 30S1 .8M10 120L90 40S1 .8M10 130L90"
    " 50S1 .8M20 130L90 60S1 .8M30 130L90 70S1 .8M40 130L90 80S1 .8M50 130L90 90S1 .8M60 130L90 100S1 .8M"
    "70 130L90 110S1 .8M80 130L90 120S1 .8";
constexpr const char* card_box = "B0 0 100 140 6 f0 B.7 .7 98.6 138.6 5.4 g1 2";
constexpr const char* back_box = "B5 5 90 130 3.6 g0 1";
constexpr const char* back_centre =
    "B7.5 7.5 85 125 2.6 z2 1.1 M50 38 C42 52 32 62 24 70 C32 78 42 88 50 102 H f0 z2 2"
    "M50 50 C46 60 40 66 34 70 C40 74 46 80 50 90 H f2"
    "M50 59 C48 64 45 68 42 70 C45 72 48 76 50 81 H f0";
constexpr const char* court_frame = "M0 0 L100 0 L100 200 L0 200 z0 1.6 M0 100 L100 100 s0 2.6 M38 100 L50 "
                                    "88 L62 100 L50 112 L38 100 f1 z0 1.8";

Colour back_colour(std::uint8_t back) {
    static constexpr Colour hues[5] = {0, rgb(0x2b5da8), rgb(0xa8323a), rgb(0xb98a22), rgb(0x2c7a4b)};
    return back == 0 || back > 4 ? mix(theme().felt, theme().accent, 0.12F) : hues[back];
}

void paint_back(const Rect& r, std::uint8_t back) {
    const Colour hue = back_colour(back), light = mix(hue, colour::ivory, 0.62F);
    const Colour palette[3] = {hue, mix(hue, colour::shade, 0.4F), light};
    draw(back_box, r, palette);
    const Colour lines[2] = {0, fade(light, r.w < 44 ? 0.25F : 0.5F)};
    if (r.w >= 34) draw(lattice, r, lines);
    draw(back_centre, r, palette);
}

void paint_pip(int s, const Vec& at, float side, bool turned) {
    const int first = mark_vertices();
    suit(s, about(at, side), suit_colour(s));
    if (turned) turn_vertices(first, {at, 0, -1, -1});
}

void paint_pips(const Rect& r, int rank, int s, float high_share) {
    // For each rank from the two: x and y in shares of the card times 100, for the upper half; the lower
    // mirrors it.
    static constexpr signed char middle = 50, low = 34, high = 66;
    struct Row {
        signed char y;    // 50 is the card's middle
        signed char what; // 1 the middle column, 2 both sides
    };
    static constexpr Row rows[9][4] = {
        {{20, 1}},
        {{20, 1}, {50, 1}},
        {{20, 2}},
        {{20, 2}, {50, 1}},
        {{20, 2}, {50, 2}},
        {{20, 2}, {50, 2}, {35, 1}},
        {{20, 2}, {50, 2}, {35, 1}},
        {{18, 2}, {39, 2}, {50, 1}},
        {{18, 2}, {39, 2}, {28, 1}},
    };
    const float side = r.w * 0.18F;
    const auto at = [&](int x, float y, bool turned) {
        paint_pip(s, {r.x + r.w * static_cast<float>(x) / 100, r.y + r.h * high_share * y / 100}, side,
                  turned);
    };
    for (const Row row : rows[rank]) {
        if (row.what == 0) continue;
        const auto y = static_cast<float>(row.y);
        const bool once = row.y == 50 || (rank == 5 && row.what == 1); // the seven's odd pip
        for (const signed char x : {low, middle, high}) {
            if ((x == middle) != (row.what == 1)) continue;
            at(x, y, false);
            if (!once) at(x, 100 - y, true);
        }
    }
}

void paint_court(const Rect& r, int rank, int s) {
    const bool red = s == 1 || s == 2;
    const Colour main = suit_colour(s);
    const Colour partner = four_colours() ? mix(main, colour::shade, 0.45F)
                           : red          ? rgb(0x23406f)
                                          : rgb(0x8f2430);
    const Colour palette[7] = {red || four_colours() ? main : rgb(0x2c3f66),
                               partner,
                               rgb(0xe2b34a),
                               rgb(0xf8e3c8),
                               red ? rgb(0x5a3518) : rgb(0x33261f),
                               mix(colour::ivory, rgb(0xd8b565), 0.28F),
                               rgb(0xa9781f)};
    const float w = r.w * 0.515F, h = w * 0.985F;
    const Rect upper{r.centre().x - w / 2, r.centre().y - h, w, h};
    for (int half = 0; half < 2; ++half) {
        const int first = mark_vertices();
        draw(courts[rank - 9], {upper.x, upper.y + (h - w), w, w}, palette);
        if (half == 1) turn_vertices(first, {r.centre(), 0, -1, -1});
    }
    const Colour frame[2] = {palette[6], palette[0]};
    draw(court_frame, {upper.x, r.centre().y - w, w, 0}, frame);
}

void paint_ace(const Rect& r, int s) {
    const Vec o = r.centre();
    const Colour pale = mix(colour::ivory, suit_colour(s), 0.1F);
    suit(s, about(o, r.w * 0.74F), pale);
    suit(s, about(o, r.w * 0.54F), suit_colour(s));
}

// The corner's rank and suit. `size` is the rank's, in shares of the card's width. On small cards the suit
// stands beside the rank: where cards overlap only a strip of each is seen.
void paint_index(const Rect& r, CardCode code, float size, bool lower) {
    const bool beside = r.w < pips_from;
    const int first = mark_vertices();
    const float letter = r.w * size, x = r.x + r.w * 0.04F, column = letter * 0.7F;
    const float top = r.y + r.h * 0.022F;
    if (code >= first_joker) {
        const float star = letter * 0.8F;
        draw(emblems[4], {x, top + letter * 0.08F, star, star},
             code == first_joker ? colour::red : colour::black);
    } else {
        const int s = code & 3;
        TextStyle style = styled(letter, Face::index, suit_colour(s), Align::centre);
        style.spacing = 1, style.ellipsis = false;
        const Rect line{x, top, column, letter};
        const int letters = mark_vertices();
        const std::string sign = rank_sign(code / 4);
        text(line, sign, style);
        const float wide = sign.size() > 1 ? measure(sign, style).x : 0; // "10", in some languages more
        if (wide > column) turn_vertices(letters, {line.centre(), 0, column / wide, 1});
        const float pip = letter * (beside ? 0.72F : 0.66F);
        const Vec at = beside ? Vec{r.right() - pip - r.w * 0.08F, top + (letter - pip) / 2}
                              : Vec{line.centre().x - pip / 2, top + letter * 0.95F};
        suit(s, {at.x, at.y, pip, pip}, suit_colour(s));
    }
    if (lower) turn_vertices(first, {r.centre(), 0, -1, -1});
}

void paint_band(const Rect& r, const CardFace& face) {
    if (face.band.empty()) return;
    constexpr float least = 11; // CSS pixels of text
    TextStyle style = styled(std::max(r.h * 0.08F, least), Face::text, rgb(0xffffff), Align::centre);
    style.wrap = style.shrink = true, style.spacing = 1.1F;
    const bool named = r.w >= pips_from;
    const float room = r.w * 0.94F, wide = named ? measure(face.band, style).x : 0;
    const float lines = !named ? 0 : wide > room ? 2.4F : 1.4F;
    const float height = std::max(r.h * 0.13F, style.size * lines);
    const Rect strip{r.x + device_pixel(), r.bottom() - r.h * 0.07F - height, r.w - 2 * device_pixel(),
                     height};
    box(strip, 0, face.band_colour);
    const Colour edge = fade(colour::shade, 0.35F);
    line({strip.x, strip.y}, {strip.right(), strip.y}, device_pixel(), edge);
    line({strip.x, strip.bottom()}, {strip.right(), strip.bottom()}, device_pixel(), edge);
    if (named) text(strip.centred(room, height), face.band, style);
}

void paint_badge(const Rect& r, std::string_view words) {
    if (words.empty()) return;
    if (r.w < pips_from) {
        disc({r.right() - 4, r.y + 4}, 5, colour::brass);
        return;
    }
    const float size = std::clamp(r.w * 0.115F, 9.0F, 14.0F);
    tag({r.right() + 3, r.y - size * 0.5F}, words, colour::brass, colour::ink, size, 1);
}

constexpr int emblem_count = 7;

// A card that is no playing card: its emblem on its own ground, its name above, its words below.
void paint_special(const Rect& r, const CardFace& face) {
    const Colour ground = face.band_colour, pale = mix(ground, colour::ivory, 0.72F);
    Rect inner = r.inset(r.w * 0.045F);
    box(inner, r.w * 0.035F, mix(ground, colour::shade, 0.45F), pale, std::max(r.w * 0.008F, 1.0F));
    inner = face.in_sight(inner.inset(r.w * 0.04F), r);
    const bool large = r.w >= 120, named = r.w >= small_name_from;
    const float size = r.w < pips_from ? 9.5F : std::max(r.w * 0.105F, 11.0F);
    TextStyle style = styled(size, Face::title, colour::paper, Align::centre);
    style.wrap = style.shrink = true, style.spacing = 1.1F;
    if (r.w < pips_from) inner = inner.inset(-r.w * 0.03F, 0);
    if (named) text(inner.cut_top(std::max(r.h * 0.17F, 26.0F)), face.title, style);
    if (large) {
        style = styled(std::max(r.w * 0.072F, 11.0F), Face::text, colour::paper, Align::centre);
        style.wrap = style.shrink = true, style.spacing = 1.2F;
        text(inner.cut_bottom(r.h * 0.42F), face.words, style);
    }
    const float side = std::min(inner.w, inner.h) * 0.86F;
    if (face.emblem > 0 && face.emblem <= emblem_count)
        draw(emblems[face.emblem - 1], inner.centred(side, side), fade(pale, 0.9F));
}

void paint_face(const CardFace& face, const Rect& r) {
    const Colour paper[3] = {colour::ivory_edge, rgb(0xfffcf3), mix(colour::ivory, rgb(0xd9c9a0), 0.22F)};
    draw(card_box, r, paper);
    if (face.code == face_down) {
        paint_back(r, face.back);
        return;
    }
    if (face.code == special_card) {
        if (face.painter != nullptr)
            face.painter(face, r);
        else
            paint_special(r, face);
        return;
    }
    const bool joker = face.code >= first_joker;
    const int rank = joker ? -1 : face.code / 4, s = face.code & 3;
    if (face.emblem > 0 && face.emblem <= emblem_count) {
        const float side = r.w * 0.62F;
        draw(emblems[face.emblem - 1], r.centred(side, side),
             mix(colour::ivory, joker ? colour::black : suit_colour(s), 0.13F));
    }
    if (r.w < pips_from) {
        paint_index(r, face.code, 0.46F, false);
        const float side = r.w * 0.6F;
        const Rect corner{r.centre().x - side / 2, r.bottom() - side - r.w * 0.12F, side, side};
        if (!joker) suit(s, corner, suit_colour(s));
    } else {
        if (rank > 8 && rank < 12) paint_court(r, rank, s);
        if (rank >= 0 && rank <= 8) paint_pips(r, rank, s, face.band.empty() ? 1 : 0.82F);
        if (rank == 12) paint_ace(r, s);
        paint_index(r, face.code, 0.265F, false);
        if (face.band.empty()) paint_index(r, face.code, 0.265F, true);
    }
    if (joker) {
        const bool first = face.code == first_joker;
        const Colour palette[7] = {first ? colour::red : rgb(0x30343c),
                                   first ? rgb(0x23406f) : rgb(0x8b8d92),
                                   rgb(0xe2b34a),
                                   rgb(0xf8e3c8),
                                   colour::ink,
                                   colour::ivory,
                                   rgb(0xa9781f)};
        const float side = r.w * (r.w < pips_from ? 0.74F : 0.62F);
        draw(joker_cap, r.placed(side, side, 0.5F, r.w < pips_from ? 0.85F : 0.5F), palette);
    }
    paint_band(r, face);
}

void paint_slot(const Rect& r) {
    const float radius = r.w * 0.06F;
    box(r, radius, fade(colour::shade, 0.14F));
    // Dashes of even length along the four sides.
    const Colour thread = fade(theme().accent, 0.5F);
    const float width = std::max(1.25F, r.w * 0.016F);
    for (int side = 0; side < 4; ++side) {
        const bool across = side % 2 == 0;
        const float far = (across ? r.w : r.h) - 2 * radius;
        const int n = std::max(static_cast<int>(far / 14), 2);
        for (int i = 0; i < n; ++i) {
            const float a = radius + far * (static_cast<float>(i) + 0.2F) / static_cast<float>(n);
            const float b = radius + far * (static_cast<float>(i) + 0.8F) / static_cast<float>(n);
            if (across) {
                const float y = side == 0 ? r.y : r.bottom();
                line({r.x + a, y}, {r.x + b, y}, width, thread);
            } else {
                const float x = side == 1 ? r.right() : r.x;
                line({x, r.y + a}, {x, r.y + b}, width, thread);
            }
        }
    }
}

struct Raised {
    float width = 1, height = 0; // see motion::Pose
    float lift = 0, opacity = 1;
};

// Its picture is for 5 : 7: in any other box something would be missing or lie beside it.
[[maybe_unused]] bool is_card_sized(const Rect& r) {
    return std::fabs(r.w * 7 - r.h * 5) <= 0.35F * r.w + 7;
}

void paint(const CardFace& face, const Rect& r, const CardLook& look, float angle, const Raised& raised) {
    assert(is_card_sized(r));
    const bool across = lies_across(angle);
    const Rect lying = across ? r.centred(r.h, r.w) : r;
    const float radius = r.w * 0.06F;
    if (face.code == empty_slot) {
        paint_slot(lying);
        if (look.legal) pulse(lying, radius, colour::brass);
        return;
    }
    note_box(lying, colour::ivory);
    const Aside aside;
    const float up = raised.lift * r.h * 0.07F, height = std::max(raised.height, raised.lift * 0.5F);
    const Rect over = lying.moved(0, -up);
    const float squeeze = raised.width;
    const int all = mark_vertices();
    shadow(over.scaled(1 - 0.02F), radius, r.w * (0.1F + 0.16F * height), 0.5F - 0.12F * height,
           {r.w * 0.01F, r.w * (0.03F + 0.16F * height)});
    turn_vertices(all, {over.centre(), across ? 0 : angle, squeeze, 1});
    const int lights = mark_vertices();
    if (look.winning) glow(over, radius, 7 + r.w * 0.08F, rgb(0xffe7a3));
    if (look.selected) glow(over, radius, 6 + r.w * 0.06F, colour::brass);
    const Colour light = mix(theme().accent, rgb(0xffffff), 0.55F);
    if (look.legal && !look.selected) glow(over, radius, 5 + r.w * 0.07F, light);
    if (!across && angle != 0) turn_vertices(lights, {over.centre(), angle});
    const int first = mark_vertices();
    paint_face(face, r);
    const float thick = std::clamp(r.w * 0.03F, 1.5F, 4.0F);
    if (look.selected) box(r.inset(-thick * 0.5F), radius + thick * 0.5F, 0, colour::brass, thick);
    if (look.winning) box(r.inset(-thick * 0.5F), radius + thick * 0.5F, 0, rgb(0xffd76a), thick);
    if (look.legal && !look.selected)
        box(r.inset(-1.5F), radius + 1.5F, 0, light, std::max(2.0F, thick * 0.7F));
    paint_badge(r, look.badge);
    if (look.dimmed) box(r, radius, fade(theme().felt_edge, 0.5F));
    const float bigger = 1 + 0.05F * raised.height;
    turn_vertices(first, {r.centre(), angle, squeeze * bigger, bigger, {0, -up}});
    if (raised.opacity < 1) turn_vertices(all, {r.centre(), 0, 1, 1, {}, raised.opacity});
}

} // namespace

void card(Spot spot, const CardFace& face, const Rect& r, const CardLook& look) {
    const std::int16_t identity = face.identity();
    const motion::Pose pose = motion::pose(spot, identity, r, look.angle);
    const float want = look.selected ? 1.5F : look.lifted ? 1.0F : 0.0F;
    const float lift = motion::follow(spot.key() ^ 0x5bd1e995U, want, 0.12F);
    CardFace shown = face;
    if (pose.code != identity && pose.code < CardFace::first_thing) shown.code = pose.code;
    const OnLayer high(pose.flying ? Layer::air : layer());
    const KeepSizes keep(pose.flying);
    paint(shown, pose.at, look, pose.angle, {pose.width, pose.height, lift, pose.opacity});
}

void still_card(const CardFace& face, const Rect& r, const CardLook& look) {
    paint(face, r, look, look.angle, {1, 0, look.selected ? 1.5F : look.lifted ? 1.0F : 0.0F, 1});
}

Hit card_item(std::string_view id, Spot spot, const CardFace& face, const Rect& r, CardLook look,
              bool enabled, bool draggable, bool peeks) {
    const bool across = lies_across(look.angle);
    const Hit hit = item(id, across ? r.centred(r.h, r.w) : r, enabled, draggable, peeks);
    look.lifted = look.lifted || (hit.hovered && enabled);
    if (hit.dragged) {
        const Rect at = dragged(r);
        motion::hold(spot, face.identity(), at);
        const OnLayer high(Layer::air);
        CardFace whole = face;
        whole.open = 1;
        paint(whole, at, look, look.angle, {1, 0.8F, 0, 1});
    } else {
        card(spot, face, r, look);
    }
    return hit;
}

void portrait(const Rect& r, int who, Colour clothes, bool lit) {
    static constexpr Colour hair[4] = {rgb(0x4a2f1b), rgb(0x2a2320), rgb(0x6b3a1c), rgb(0xa07a3c)};
    static constexpr signed char figure[4] = {1, 2, 0, 2}; // among the court cards
    const Colour palette[7] = {
        clothes,       mix(clothes, colour::ivory, 0.45F), rgb(0xe2b34a), rgb(0xf8e3c8),
        hair[who & 3], mix(clothes, colour::ivory, 0.82F), rgb(0xa9781f)};
    const float side = std::min(r.w, r.h), thick = std::max(side * 0.05F, 2.0F);
    const Rect at = r.centred(side, side);
    shadow(at, side * 0.1F, side * 0.14F, 0.5F);
    draw(courts[figure[who & 3]], at.inset(thick * 0.7F), palette);
    box(at, side * 0.1F, 0, lit ? colour::brass : mix(clothes, colour::shade, 0.25F), thick);
}

namespace {
struct Tossed {
    CardFace face;
    Rect from, to;
    double start, end;
    bool seen;
};
std::vector<Tossed> tossed;
constexpr double toss_time = 0.3; // of its flight, and how long it fades
} // namespace

void toss(const CardFace& face, const Rect& from, const Rect& to, float delay, float hold, bool seen) {
    const float speed = motion::speed();
    if (speed <= 0 || from.empty() || to.empty()) return;
    const double start = clock() + delay / speed;
    tossed.push_back({face, from.fit(), to.fit(), start, start + (toss_time + hold) / speed, seen});
    motion::rest_until(tossed.back().end);
}

void end_tosses() {
    const OnLayer air(Layer::air);
    const double lasts = toss_time / std::max(motion::speed(), 0.01F);
    for (const Tossed& each : tossed) {
        keep_moving();
        if (clock() < each.start && !each.seen) continue;
        const auto way = static_cast<float>(std::clamp((clock() - each.start) / lasts, 0.0, 1.0));
        const auto gone = static_cast<float>(std::clamp((clock() - each.end) / (lasts * 0.5), 0.0, 1.0));
        const KeepSizes keep(way < 1);
        Rect at = mix(each.from, each.to, ease_out(way));
        if (way <= 0) {
            const Vec by = motion::jolt(at);
            at = at.moved(by.x, by.y);
        }
        paint(each.face, at, {}, 0, {1, std::sin(way * 3.14159F), 0, 1 - gone});
    }
    std::erase_if(
        tossed, [&](const Tossed& each) { return motion::speed() <= 0 || clock() > each.end + lasts * 0.5; });
}
void drop_tosses() {
    tossed.clear();
}

void deck(Spot spot, const Rect& r, int count, std::uint8_t back, bool show_count) {
    CardFace face(count > 0 ? face_down : empty_slot);
    face.back = back;
    const int under = std::min((count + 7) / 8, 6);
    for (int i = under; i > 0; --i) {
        const float by = static_cast<float>(i) * std::max(r.w * 0.012F, device_pixel());
        const Colour edge = i % 2 == 0 ? colour::ivory_edge : mix(colour::ivory_edge, colour::shade, 0.25F);
        if (i == under) shadow(r.moved(by, by), r.w * 0.06F, r.w * 0.12F);
        box(r.moved(by, by), r.w * 0.06F, edge);
    }
    card(spot, face, r);
    if (!show_count) return;
    const TextStyle style = styled(type::small, Face::text, colour::paper_soft, Align::centre);
    text({r.x, r.bottom() + unit, r.w, 18}, Digits(count).words(), style);
}

void suit(int which, const Rect& r, Colour c) {
    draw(suit_paths[which & 3], r, c);
}

} // namespace cardfront::kit
