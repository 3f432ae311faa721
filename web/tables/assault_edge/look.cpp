#include "web/tables/assault_edge/look.h"

#include "web/tables/assault_edge/figures.h"
#include "web/tables/boards.h"

#include <algorithm>

namespace cardfront::assault_edge {

using kit::Rect;
using kit::Vec;

namespace {

kit::TextStyle centred(float size, kit::Face face = kit::Face::text) {
    return {.size = size,
            .face = face,
            .align = kit::Align::centre,
            .wrap = true,
            .shrink = true,
            .spacing = 1.12F};
}

kit::Colour ground_of(int card) {
    if (card == basic) return kit::rgb(0x23404a);
    if (is_facility(card)) return kit::rgb(0x2b4a52);
    static constexpr std::array<kit::Colour, decks> grounds{kit::rgb(0x1d3f73), kit::rgb(0x6e2229),
                                                            kit::rgb(0x5f4a12)};
    return grounds[deck_of(card)];
}

std::string signed_number(int number) {
    return number < 0 ? "−" + std::to_string(-number) : "+" + std::to_string(number);
}

// What a card's picture shows: a figure, a sign.
void paint_picture(int card, const Rect& r, Seat owner) {
    const Row& self = row(card);
    if (self.kind == Kind::unit) return draw_figure(figure_of(card), r, owner, seat_colour(owner));
    const kit::Colour hue = element_colour(self.element);
    const float side = std::min(r.w, r.h);
    const Rect picture = r.centred(side, side);
    kit::disc(picture.centre(), side * 0.48F, kit::fade(kit::colour::shade, 0.45F));
    kit::ring(picture.centre(), side * 0.48F, std::max(side * 0.035F, 1.25F), kit::fade(hue, 0.85F));
    const Rect inner = picture.scaled(0.56F);
    const kit::Colour cut = kit::mix(ground_of(card), kit::colour::shade, 0.45F);
    if (self.kind == Kind::equipment || self.kind == Kind::facility || self.element == Element::none) {
        const Sign sign = self.kind == Kind::equipment  ? Sign::equipment
                          : self.kind == Kind::facility ? Sign::facility
                                                        : sign_of(deck_of(card));
        return draw_sign(sign, inner, hue, cut);
    }
    draw_sign(sign_of(self.element), inner, hue, cut);
}

void paint_card(const kit::CardFace& face, const Rect& r) {
    const int card = face.thing;
    const auto owner = static_cast<Seat>(face.emblem);
    const Row& self = row(card);
    const bool named = r.w >= 56, large = r.w >= 112;
    const kit::Colour ground = ground_of(card);
    const kit::Colour pale = kit::mix(ground, kit::colour::ivory, 0.55F);
    Rect inner = r.inset(r.w * 0.035F);
    kit::box(inner, r.w * 0.04F, ground, kit::fade(pale, 0.7F), std::max(r.w * 0.012F, 1.0F));
    inner = face.in_sight(inner.inset(r.w * 0.045F), r);
    const bool numbers = self.kind == Kind::unit || self.kind == Kind::facility;
    if (named) {
        kit::text(
            inner.cut_top(std::max(r.h * 0.17F, 24.0F), 2), say(self.name),
            centred(large ? std::max(r.w * 0.095F, 11.0F) : std::max(r.w * 0.13F, 10.0F), kit::Face::title));
        if (numbers) {
            Rect foot =
                inner.cut_bottom(std::max(r.h * (large ? 0.11F : 0.16F), boards::least_number_row), 2);
            kit::box(foot, foot.h * 0.28F, kit::fade(kit::colour::shade, 0.55F));
            draw_numbers(foot, {self.attack, self.health, self.speed}, r.w > 126, false, true);
        }
        if (large) {
            kit::TextStyle words = centred(std::max(r.w * 0.078F, 10.5F));
            words.colour = kit::colour::paper;
            kit::text(inner.cut_bottom(inner.h * 0.5F), say(self.text), words);
        }
    }
    paint_picture(card, inner, owner);
    const float side = std::max(r.w * 0.2F, 9.0F);
    const Rect corner{inner.x, inner.y, side, side};
    if (is_quick(card)) draw_sign(Sign::quick, corner, kit::rgb(0xffe27a), ground);
    if (named && (self.kind == Kind::unit || self.kind == Kind::equipment) && self.element != Element::none)
        draw_sign(sign_of(self.element), {inner.right() - side, corner.y, side, side},
                  element_colour(self.element), ground);
}

// A basic unit, where one is seen as a card.
void paint_basic(const kit::CardFace& face, const Rect& r) {
    const auto owner = static_cast<Seat>(face.emblem);
    const Rect inner = r.inset(r.w * 0.035F);
    kit::box(inner, r.w * 0.04F, ground_of(basic), kit::fade(seat_colour(owner), 0.8F), 1.25F);
    draw_figure({}, inner.inset(r.w * 0.06F), owner, seat_colour(owner));
}

} // namespace

kit::Colour seat_colour(Seat seat) {
    return seat == 0 ? kit::rgb(0x86cdf2) : kit::rgb(0xf2a266);
}

void draw_seat_mark(Seat seat, const Vec& centre, float radius) {
    const kit::Colour hue = seat_colour(seat);
    kit::disc(centre, radius, kit::rgb(0x0a1a1e));
    kit::ring(centre, radius, std::max(radius * 0.12F, 1.0F), kit::fade(hue, 0.6F));
    if (seat == 0)
        kit::disc(centre, radius * 0.58F, hue);
    else
        kit::box(kit::about(centre, radius * 1.05F), radius * 0.12F, hue);
}

kit::Colour deck_colour(int deck) {
    static constexpr std::array<kit::Colour, decks> hues{kit::rgb(0x4d8fe8), kit::rgb(0xe05252),
                                                         kit::rgb(0xe8bf4a)};
    return hues[slot(deck)];
}

std::uint8_t deck_back(int deck) {
    return static_cast<std::uint8_t>(deck + 1); // of the kit's backs: blue, red, yellow
}

kit::Colour number_colour(Figures which) {
    static constexpr std::array<kit::Colour, 3> hues{kit::rgb(0xff9c8a), kit::rgb(0x93e29b),
                                                     kit::rgb(0x9fd4ff)};
    return hues[static_cast<std::size_t>(which)];
}

Sign number_sign(Figures which) {
    return static_cast<Sign>(static_cast<int>(Sign::attack) + static_cast<int>(which));
}

void draw_numbers(const Rect& r, const Stats& numbers, bool with_signs, bool hurt, bool signed_too) {
    const std::array<int, 3> all{numbers.attack, numbers.health, numbers.speed};
    std::array<boards::Tinted, 3> row;
    for (int i = 0; i < 3; ++i) {
        const auto which = static_cast<Figures>(i);
        row[slot(i)] = {signed_too ? signed_number(all[slot(i)]) : std::to_string(all[slot(i)]),
                        hurt && which == Figures::health ? kit::rgb(0xff6a4a) : number_colour(which)};
    }
    if (!with_signs) return boards::draw_number_row(r, row);
    for (int i = 0; i < 3; ++i) {
        const auto& [words, hue] = row[slot(i)];
        Rect cell = r.column(i, 3);
        const float size = std::max(std::min(r.h * 0.86F, cell.w * 0.5F), kit::type::least_number);
        const float wide = size * (0.85F + 0.55F * static_cast<float>(words.size() > 2 ? 2 : words.size()));
        cell = cell.centred(wide, cell.h);
        const Rect sign = cell.cut_left(size * 0.78F, size * 0.12F);
        draw_sign(number_sign(static_cast<Figures>(i)), sign.centred(size * 0.78F, size * 0.78F), hue);
        kit::text(cell, words, {.size = size, .face = kit::Face::title, .colour = hue, .ellipsis = false});
    }
}

float draw_kinds(const Rect& r, Element element, Archetype archetype) {
    float x = r.x;
    if (element != Element::none) {
        draw_sign(sign_of(element), {x, r.y, r.h, r.h}, element_colour(element));
        x += r.h * 1.2F;
    }
    if (archetype != Archetype::none) {
        draw_sign(sign_of(archetype), {x, r.y, r.h, r.h}, kit::colour::paper);
        x += r.h * 1.2F;
    }
    return x - r.x;
}

kit::CardFace face_of(std::int16_t card, Seat owner) {
    kit::CardFace face(kit::face_down);
    if (!is_card(card) && card != basic) return face;
    face.code = kit::special_card;
    face.thing = card;
    face.emblem = static_cast<std::uint8_t>(owner == 1 ? 1 : 0);
    if (card != basic && !is_facility(card)) face.back = deck_back(deck_of(card));
    face.painter = card == basic ? paint_basic : paint_card;
    return face;
}

kit::CardFace back_of(int deck) {
    kit::CardFace face(kit::face_down);
    face.back = deck_back(deck);
    return face;
}

} // namespace cardfront::assault_edge
