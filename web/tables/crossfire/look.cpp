#include "web/tables/crossfire/look.h"

#include "web/kit/paths.h"

namespace cardfront::crossfire {

using kit::Rect;
using kit::Vec;

namespace {

constexpr const char* diamond = "M50 0 L100 50 L50 100 L0 50 f0";
constexpr const char* hollow_diamond = "M50 10 L90 50 L50 90 L10 50 z0 20";
constexpr const char* bolt = "M60 0 L16 56 L44 56 L34 100 L84 38 L55 38 L60 0 f0";
constexpr const char* castle = "M16 98 L24 42 L14 42 L14 8 L31 8 L31 22 L41 22 L41 8 L59 8 L59 22 L69 22 L69 "
                               "8 L86 8 L86 42 L76 42 L84 98 f0";

void disc_below(const Vec& centre, float radius, kit::Colour edge) {
    kit::disc(centre, radius, dark);
    kit::ring(centre, radius, std::max(radius * 0.14F, kit::device_pixel()), edge);
}

} // namespace

kit::Colour seat_colour(Seat seat) {
    static constexpr std::array<kit::Colour, most_seats> colours{kit::rgb(0x79bdff), kit::rgb(0xff8f7d),
                                                                 kit::rgb(0x7fdc9c), kit::rgb(0xf6c45c)};
    return colours[static_cast<std::size_t>(seat)];
}

void draw_seat_mark(Seat seat, const Vec& centre, float radius) {
    const kit::Colour c = seat_colour(seat);
    disc_below(centre, radius, kit::fade(c, 0.55F));
    const bool hollow = seat >= 2;
    if (seat % 2 == 0) {
        if (hollow)
            kit::ring(centre, radius * 0.5F, radius * 0.26F, c);
        else
            kit::disc(centre, radius * 0.6F, c);
        return;
    }
    kit::draw(hollow ? hollow_diamond : diamond, kit::about(centre, radius * 1.4F), c);
}

void draw_team_mark(int team, const Vec& centre, float radius) {
    draw_seat_mark(static_cast<Seat>(team + 2), centre + Vec{radius * 0.75F, 0}, radius);
    draw_seat_mark(static_cast<Seat>(team), centre - Vec{radius * 0.75F, 0}, radius);
}

kit::CardFace card_face(Piece piece) {
    kit::CardFace face(kit::face_down);
    if (piece == no_piece) return face;
    face.back = static_cast<std::uint8_t>(deck_of(piece) == 0   ? 1
                                          : deck_of(piece) == 1 ? 2
                                                                : 6 - deck_of(piece));
    if (is_hidden(piece)) return face;
    face.code = static_cast<kit::CardCode>(face_of(piece));
    face.thing = piece;
    return face;
}

kit::CardFace back_of(Seat deck) {
    return card_face(piece_of(deck, hidden_face));
}

void draw_bolt(const Rect& r, kit::Colour c) {
    kit::draw(bolt, r, c);
}
void draw_tower(const Rect& r, kit::Colour c) {
    kit::draw(castle, r, c);
}
void draw_power_mark(const Vec& centre, float radius) {
    disc_below(centre, radius, kit::rgb(0xfff0b0));
    draw_bolt(kit::about(centre, radius * 1.4F), kit::rgb(0xffe27a));
}
void draw_tower_mark(const Vec& centre, float radius) {
    disc_below(centre, radius, kit::colour::ivory);
    draw_tower(kit::about(centre, radius * 1.2F), kit::colour::ivory);
}

} // namespace cardfront::crossfire
