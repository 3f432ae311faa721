// The players round the table of Crossfire, and the points of teams.
#include "web/tables/crossfire/table.h"

#include <algorithm>

namespace cardfront::crossfire {

using kit::Rect;

kit::Colour CrossfireTable::clothes(Seat seat) const {
    static constexpr std::array<kit::Colour, most_seats> hues{kit::rgb(0x2d62a8), kit::rgb(0xa03b30),
                                                              kit::rgb(0x2c7a4a), kit::rgb(0x94701c)};
    return hues[slot(seat)];
}

GameTable::Plate CrossfireTable::plate_of(Seat seat) const {
    const bool teams = players_ == 4, friendly = teams && seat != bottom_ && State::allied(seat, bottom_);
    const SidePlaces& at = side_at(seat);
    std::string lesser = say("{count} in hand", {{"count", std::to_string(state_.hand_count(seat))}});
    if (at.compact && seat != bottom_)
        lesser = friendly ? say("Your partner") : say("Opponent");
    else if (teams && at.plate.w > 170)
        lesser = say("With {partner}", {{"partner", name(partner_of(seat))}});
    return {.seat = seat, .lesser = std::move(lesser), .friendly = friendly, .kept_free = 32};
}

void CrossfireTable::draw_piles(Seat seat) const {
    const SidePlaces& at = side_at(seat);
    const Piece top = state_.top_discard[slot(seat)];
    draw_pile(spot(deck_area, seat), at.deck, state_.deck_count(seat), back_of(seat).back);
    kit::card(spot(discard_area, seat), top_of_discard(seat), at.discard);
    if (top != no_piece) draw_count(at.discard, state_.discard_count(seat));
}

kit::CardFace CrossfireTable::top_of_discard(Seat seat) const {
    const Piece top = state_.top_discard[slot(seat)];
    return top == no_piece ? kit::CardFace(kit::empty_slot) : card_face(top);
}

void CrossfireTable::draw_side(Seat seat) {
    const SidePlaces& at = side_at(seat);
    if (at.compact) return draw_compact(seat);
    if (!at.plate.empty()) {
        const Rect sign = draw_plate(at.plate, plate_of(seat));
        draw_seat_mark(seat, sign.centre(), std::min(sign.h * 0.35F, 12.0F));
    }
    draw_piles(seat);
    if (seat == bottom_) return;
    const int count = state_.hand_count(seat);
    int i = state_.hidden_hand[slot(seat)], open = 0;
    draw_backs(spot(hand_area, seat, -1, 0), back_of(seat), at.hand, i, count);
    for (const HeldCard& card : state_.hand[slot(seat)])
        kit::card(spot(hand_area, seat, 1, open++), card_face(card.piece), kit::fan(at.hand, i++, count, 4));
}

void CrossfireTable::draw_compact(Seat seat) {
    const SidePlaces& at = side_at(seat);
    draw_seat_mark(seat, draw_small_plate(at.box, at.plate, plate_of(seat)).centre(), 9);
    const auto [held, in_hand] = lay_counted(at.hand);
    for (int i = 0; i < 3; ++i) { // fanned, unlike the deck
        const auto turn = static_cast<float>(i - 1);
        kit::still_card(back_of(seat), held.scaled(0.82F).moved(3 + turn * held.w * 0.16F, 0),
                        {.angle = turn * 8});
    }
    draw_number(in_hand, state_.hand_count(seat));
    const auto [deck, in_deck] = lay_counted(at.deck);
    kit::still_card(state_.deck_count(seat) > 0 ? back_of(seat) : kit::CardFace(kit::empty_slot), deck);
    draw_number(in_deck, state_.deck_count(seat));
    const auto [discard, put_away] = lay_counted(at.discard);
    kit::card(spot(discard_area, seat), top_of_discard(seat), discard);
    draw_number(put_away, state_.discard_count(seat));
}

// What each team has, and of what.
void CrossfireTable::draw_points() const {
    const Rect all = at_.points;
    const bool wide = all.h > 80;
    Rect room = all;
    if (wide) {
        room = kit::panel(all);
        kit::text(room.cut_top(18, 4),
                  say("Points, of {enough} that win", {{"enough", std::to_string(victory_points)}}),
                  {.size = kit::type::small, .colour = kit::colour::paper_soft, .shrink = true});
    }
    const int own = bottom_ % 2;
    for (int i = 0; i < 2; ++i) {
        const int team = i == 0 ? own : 1 - own;
        const TeamPoints& points = points_[slot(team)];
        Rect part = wide || at_.low ? room.row(i, 2, 4) : room.column(i, 2, 6);
        if (!wide) {
            kit::box(part, 8, kit::fade(kit::theme().panel, 0.85F),
                     kit::fade(seat_colour(static_cast<Seat>(team)), 0.4F));
            part = part.inset(6, 2);
        }
        const float radius = std::min(part.h * 0.3F, 10.0F);
        draw_team_mark(team, part.cut_left(radius * 4, 4).centre(), radius);
        kit::text(part.cut_left(22, 4), std::to_string(points.sum),
                  {.size = std::min(part.h * 0.7F, 26.0F),
                   .face = kit::Face::title,
                   .colour = points.sum >= victory_points ? kit::colour::brass : kit::colour::paper,
                   .align = kit::Align::centre,
                   .ellipsis = false});
        std::string made;
        const auto add = [&](const std::string& words) {
            if (!made.empty()) made += ", ";
            made += words;
        };
        if (points.bases > 0) add(say("bases {count}", {{"count", std::to_string(points.bases)}}));
        if (points.chain) add(say("chain 2"));
        if (points.middle) add(say("middle 2"));
        if (made.empty()) made = say("nothing yet");
        kit::text(part, made,
                  {.size = kit::type::small,
                   .colour = kit::colour::paper_soft,
                   .wrap = true,
                   .shrink = true,
                   .spacing = 1.15F});
    }
}

} // namespace cardfront::crossfire
