#include "web/tables/ground_assault/look.h"

#include "web/kit/crests.h"
#include "web/kit/paths.h"
#include "web/tables/ground_assault/models.h"

#include <algorithm>

namespace cardfront::ground_assault {

using kit::Rect;
using kit::Vec;

namespace {

constexpr const char* star = "M50 2L64 36L98 38L71 60L81 96L50 75L19 96L29 60L2 38L36 36f0";
constexpr std::array<const char*, figures> signs{
    "O50 50 28z0 11M50 2L50 32S0 11M50 68L50 98s0 11M2 50L32 50s0 11M68 50L98 50s0 11",
    "M50 0L61 30L90 14L73 43L100 54L70 62L82 94L53 74L34 98L33 66L2 70L27 46L6 18L39 31f0",
    "M50 2C64 12 78 16 92 16C94 54 80 82 50 98H f0",
    "M50 3L91 27L91 73L50 97L9 73L9 27f0",
};
constexpr std::array<const char*, all_icons> icons{
    "B22 32 56 44 12f0M50 32L50 14s0 7O50 11 9f0O36 52 8F1M34 76L30 94S0 9",                  // battle droid
    "M6 32L94 32L94 50L54 50L47 62L38 62L28 90L10 90L20 50L6 50f0",                           // blaster
    "O50 50 23z0 15M50 6L50 24s0 13M50 76L50 94s0 13M6 50L24 50S0 13",                        // droid
    "M10 88L52 12s0 10M36 88L78 12s0 10M62 88L92 34s0 10",                                    // lasers
    "M12 52L50 20L88 52s0 13M12 82L50 50L88 82s0 13",                                         // leader
    "M26 36L66 36C80 36 92 44 96 50C92 56 80 64 66 64L26 64f0M4 26L26 40L26 60L4 74L14 50f0", // torpedo
    "B4 26 62 40 5f0M70 38L84 38L96 52L96 66L70 66f0O24 76 11f0O78 76 11f0",                  // transport
    "M14 62C10 4 90 4 86 62L86 80L64 92L64 62L36 62L36 92L14 80f0",                           // trooper
    "M50 2C64 12 78 16 92 16C94 54 80 82 50 98H f0M50 24C58 30 66 32 74 32C74 54 66 68 50 78H f1", // armor
    "M24 42L30 12L70 12L76 42f0M50 54L50 90s0 10M32 74L50 92L68 74s0 10",                          // carrier
    "M10 90C10 58 30 46 50 46H f0M38 46L38 6S0 12",       // turbolaser
    "M2 50Q50 2 98 50Q50 98 2 50z0 9O50 50 16f0",         // force
    "B10 10 80 80 16z0 10O34 34 9f0O66 66 9f0O50 50 9f0", // luck
};
const kit::Colour combat_ground = kit::rgb(0x2f3322), objective_ground = kit::rgb(0x3d3020);
const kit::Colour star_colour = kit::rgb(0xf3cf6a);

kit::Colour ring_of(Icon icon) {
    if (icon >= Icon::force) return kit::rgb(0xe9b949);
    return icon >= Icon::armor ? kit::rgb(0xc9cdd2) : kit::rgb(0x74c07c);
}

kit::TextStyle centred(float size, kit::Face face = kit::Face::text) {
    return {.size = size,
            .face = face,
            .align = kit::Align::centre,
            .wrap = true,
            .shrink = true,
            .spacing = 1.12F};
}

void draw_sign_number(const Rect& r, Figure figure, const std::string& words, float size) {
    Rect room = r;
    draw_figure_sign(figure, room.cut_left(size, size * 0.25F).centred(size, size), figure_colour(figure));
    kit::text(room, words,
              {.size = size, .face = kit::Face::title, .colour = figure_colour(figure), .ellipsis = false});
}

// Stars and, as an objective, defence.
void paint_foot(Rect foot, const CardRow& row, bool objective) {
    const float side = foot.h * (objective ? 0.9F : 0.72F);
    const Rect defence = foot.cut_right(side * 2.1F, 2);
    const float high = std::min(foot.h * 0.6F, foot.w / static_cast<float>(row.stars));
    draw_stars(foot.centred(foot.w, high), row.stars, star_colour);
    draw_sign_number(defence.centred(side * 2.1F, side), Figure::defence, std::to_string(row.defence),
                     side * 0.86F);
}

constexpr const char* tower = "M14 96L22 44L12 44L12 8L30 8L30 22L41 22L41 8L59 8L59 22L70 22L70 8L88 8L88 "
                              "44L78 44L86 96f0M42 96L42 72C42 62 58 62 58 72L58 96f1";

// Where there is no room for a name: its sign and its numbers alone.
void paint_small_card(Rect inner, const CardRow& row, bool objective, kit::Colour ground, kit::Colour pale) {
    const auto figure = static_cast<Figure>(row.colour);
    Rect foot = inner.cut_bottom(inner.h * 0.34F);
    const float side = std::min(inner.w, inner.h);
    if (objective) {
        const kit::Colour colours[2] = {kit::fade(pale, 0.75F), ground};
        kit::draw(tower, inner.centred(side * 0.72F, side * 0.72F), colours);
        const float size = std::min(foot.h * 0.8F, foot.w * 0.32F);
        kit::TextStyle number{
            .size = size, .face = kit::Face::title, .colour = star_colour, .ellipsis = false};
        draw_stars(foot.cut_left(size * 0.7F, 1).centred(size * 0.7F, size * 0.7F), 1, star_colour);
        kit::text(foot, std::to_string(row.stars), number);
        number.colour = figure_colour(Figure::defence), number.align = kit::Align::right;
        kit::text(foot, std::to_string(row.defence), number);
        return;
    }
    draw_icon(row.icon, inner.centred(side * 0.62F, side * 0.62F), ring_of(row.icon));
    draw_sign_number(foot.centred(foot.h * 1.5F, foot.h), figure, "+" + std::to_string(row.bonus),
                     foot.h * 0.66F);
}

void paint_card(const kit::CardFace& face, const Rect& r) {
    const int card = face.thing - all_units;
    const CardRow& row = card_row(card);
    const bool objective = is_objective(card);
    const bool named = r.w >= 62, large = r.w >= 104;
    const kit::Colour ground = objective ? objective_ground : combat_ground;
    const kit::Colour pale = kit::mix(ground, kit::colour::ivory, 0.6F);
    Rect inner = r.inset(r.w * 0.035F);
    kit::box(inner, r.w * 0.04F, ground, kit::fade(pale, 0.7F), std::max(r.w * 0.01F, 1.0F));
    inner = face.in_sight(inner.inset(r.w * 0.05F), r);
    const auto figure = static_cast<Figure>(row.colour);
    if (!named) return paint_small_card(inner, row, objective, ground, pale);
    Rect head = inner.cut_top(std::max(r.h * 0.16F, 26.0F), 2);
    if (!objective && large) {
        const float high = head.h * 0.86F;
        const Rect badge = head.cut_left(high * 1.45F, 3).centred(high * 1.45F, high);
        kit::box(badge, high * 0.28F, kit::fade(kit::colour::shade, 0.55F), figure_colour(figure), 1);
        draw_sign_number(badge.inset(high * 0.14F, 0), figure, "+" + std::to_string(row.bonus), high * 0.52F);
    }
    kit::text(head, say(row.name), centred(large ? std::max(r.w * 0.1F, 11.0F) : 11.0F, kit::Face::title));
    if (objective || large) {
        paint_foot(inner.cut_bottom(r.h * (large ? 0.115F : 0.16F), 2), row, objective);
    } else {
        const Rect foot = inner.cut_bottom(r.h * 0.2F, 2);
        draw_sign_number(foot.centred(foot.h * 1.9F, foot.h), figure, "+" + std::to_string(row.bonus),
                         foot.h * 0.86F);
    }
    if (large) {
        kit::TextStyle words = centred(std::max(r.w * 0.078F, 10.5F));
        words.colour = kit::colour::paper;
        const bool bound = !objective && is_wild(row.icon) && row.most_stars < most_unit_stars;
        const std::string text =
            bound ? say("Up to {most} stars: {text}",
                        {{"most", std::to_string(row.most_stars)}, {"text", say(row.text)}})
                  : say(row.text);
        kit::text(inner.cut_bottom(inner.h * 0.56F), text, words);
    }
    const float side = std::min(inner.w, inner.h) * 0.86F;
    const Rect picture = inner.centred(side, side);
    if (objective) {
        const kit::Colour colours[2] = {kit::fade(pale, 0.75F), ground};
        return kit::draw(tower, picture, colours);
    }
    const kit::Colour hue = ring_of(row.icon);
    kit::disc(picture.centre(), side / 2, kit::fade(kit::colour::shade, 0.5F));
    kit::ring(picture.centre(), side / 2, std::max(side * 0.05F, 1.5F), hue);
    draw_icon(row.icon, picture.centred(side * 0.56F, side * 0.56F), hue);
}

// A unit as a card, for choosers and previews; its owner is in `back`.
void paint_unit(const kit::CardFace& face, const Rect& r) {
    const int piece = face.thing;
    const UnitRow& row = unit_row(piece);
    const kit::Colour hue = seat_colour(static_cast<Seat>(face.back));
    Rect inner = r.inset(r.w * 0.035F);
    const kit::Colour sky = row.ground ? kit::rgb(0x6d6a44) : kit::rgb(0x33476b);
    kit::box(inner, r.w * 0.04F, kit::mix(sky, kit::colour::shade, 0.35F), kit::fade(hue, 0.9F),
             std::max(r.w * 0.015F, 1.0F));
    inner = inner.inset(r.w * 0.04F);
    const bool named = r.w >= 74, signed_too = r.w >= 130;
    if (named) {
        kit::TextStyle name = centred(std::max(r.w * 0.1F, 11.0F), kit::Face::title);
        name.wrap = false; // one line, however small
        kit::text(inner.cut_top(r.h * 0.14F), say(row.name), name);
    }
    Rect foot = inner.cut_bottom(r.h * (named ? 0.15F : 0.24F), 2);
    draw_stars(inner.cut_top(r.h * 0.075F, 1).inset(2, 0), row.stars, star_colour);
    if (named) {
        Rect line = inner.cut_bottom(r.h * 0.11F, 2);
        float x = line.centre().x;
        int count = 0;
        for (int i = 0; i < unit_icons; ++i) count += has_icon(piece, static_cast<Icon>(i)) ? 1 : 0;
        x -= line.h * 1.3F * static_cast<float>(count) / 2;
        for (int i = 0; i < unit_icons; ++i) {
            const auto icon = static_cast<Icon>(i);
            if (!has_icon(piece, icon)) continue;
            draw_icon(icon, {x + line.h * 0.15F, line.y, line.h, line.h}, ring_of(icon));
            x += line.h * 1.3F;
        }
    }
    draw_model(piece, inner, hue);
    kit::box(foot, foot.h * 0.25F, kit::fade(kit::colour::shade, 0.6F));
    for (int i = 0; i < figures; ++i) {
        const auto figure = static_cast<Figure>(i);
        const Rect cell = foot.column(i, figures);
        const float size = std::min(cell.h * 0.7F, cell.w * (signed_too ? 0.5F : 0.72F));
        const std::string number = std::to_string(printed(piece, figure));
        if (signed_too)
            draw_sign_number(
                cell.centred(size * 0.95F + size * 0.6F * static_cast<float>(number.size()), size), figure,
                number, size * 0.95F);
        else
            kit::text(cell, number,
                      {.size = size,
                       .face = kit::Face::title,
                       .colour = figure_colour(figure),
                       .align = kit::Align::centre,
                       .ellipsis = false});
    }
}

} // namespace

kit::Colour seat_colour(Seat seat) {
    static constexpr std::array<kit::Colour, most_seats> colours{kit::rgb(0x6d9fe0), kit::rgb(0xdb6a58),
                                                                 kit::rgb(0x62b884), kit::rgb(0xe0b04a)};
    return colours[slot(seat)];
}

void draw_seat_mark(Seat seat, const Vec& centre, float radius) {
    static constexpr std::array<const char*, most_seats> marks{"O50 50 42f0", "M50 0L100 50L50 100L0 50f0",
                                                               "B10 10 80 80 6f0", "M50 4L98 90L2 90f0"};
    const kit::Colour c = seat_colour(seat);
    kit::disc(centre, radius, kit::rgb(0x14150b));
    kit::draw(marks[slot(seat)], kit::about(centre, radius * 1.15F), c);
}

kit::Colour figure_colour(Figure figure) {
    static constexpr std::array<kit::Colour, figures> colours{kit::rgb(0xff9383), kit::rgb(0xffcf5c),
                                                              kit::rgb(0x8fc1ff), kit::rgb(0x93dc9b)};
    return colours[static_cast<std::size_t>(figure)];
}
void draw_legend(const Rect& r) {
    constexpr float sign = 14, apart = 12;
    constexpr kit::TextStyle plain{.size = kit::type::small};
    const std::array<std::string, figures> words{say("Attack"), say("Damage"), say("Defence"),
                                                 say("Shields")};
    std::array<float, figures> wide{};
    float all = 0;
    for (std::size_t i = 0; i < words.size(); ++i)
        all += wide[i] = sign + 4 + kit::measure(words[i], plain, r.w).x + apart;
    if (all > r.w) return;
    Rect line = r;
    (void)line.cut_left(line.w - all);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto figure = static_cast<Figure>(i);
        kit::TextStyle style = plain;
        style.colour = figure_colour(figure);
        Rect one = line.cut_left(wide[i]);
        draw_figure_sign(figure, one.cut_left(sign, 4).centred(sign, sign), style.colour);
        kit::text(one, words[i], style);
    }
}

void draw_figure_sign(Figure figure, const Rect& r, kit::Colour c) {
    kit::draw(signs[static_cast<std::size_t>(figure)], r.fit(1, 1), c);
}
int printed(int design, Figure figure) {
    const UnitRow& row = unit_row(design);
    const std::array<int, figures> all{row.attack, row.damage, row.defence, row.shields};
    return all[static_cast<std::size_t>(figure)];
}

void draw_icon(Icon icon, const Rect& r, kit::Colour c) {
    const std::array<kit::Colour, 2> colours{c, kit::rgb(0x16180e)};
    kit::draw(icons[static_cast<std::size_t>(icon)], r.fit(1, 1), colours.data());
}

void draw_stars(const Rect& r, int count, kit::Colour c) {
    const float step = std::min(r.h * 1.08F, r.w / static_cast<float>(std::max(count, 1)));
    for (int i = 0; i < count; ++i) kit::draw(star, {r.x + step * static_cast<float>(i), r.y, r.h, r.h}, c);
}

void draw_wounds(const Vec& from, float size, int count) {
    for (int i = 0; i < count; ++i) {
        const Rect at = kit::about(from + Vec{size * 0.86F * static_cast<float>(i), 0}, size);
        draw_figure_sign(Figure::damage, at.scaled(1.25F), kit::fade(kit::colour::shade, 0.8F));
        draw_figure_sign(Figure::damage, at, kit::rgb(0xff5a3c));
    }
}

kit::CardFace face_of(std::int16_t piece, Seat owner) {
    kit::CardFace face(kit::face_down);
    if (piece < 0 || piece >= all_units + all_cards) return face;
    face.code = kit::special_card;
    face.thing = piece;
    face.back = static_cast<std::uint8_t>(std::max<int>(owner, 0));
    face.painter = piece < all_units ? paint_unit : paint_card;
    return face;
}

std::string name_of(std::int16_t piece) {
    return piece < all_units ? unit_name(piece) : card_name(piece - all_units);
}

std::string percent(int chance) {
    return say("{count} %", {{"count", std::to_string(per_cent(chance))}});
}

} // namespace cardfront::ground_assault
