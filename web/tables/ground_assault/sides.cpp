// At the heads of the zones: plates, reserves, piles; and the objectives before them.
#include "web/tables/ground_assault/models.h"
#include "web/tables/ground_assault/table.h"

#include <algorithm>

namespace cardfront::ground_assault {

using kit::Rect;

kit::Colour GroundAssaultTable::clothes(Seat seat) const {
    return kit::mix(seat_colour(seat), kit::colour::shade, 0.35F);
}

GameTable::Plate GroundAssaultTable::plate_of(Seat seat) const {
    const Side& side = state_.side(seat);
    const Named stars{"stars", std::to_string(state_.stars_in_play(seat))},
        hand{"hand", std::to_string(side.hand.size())}, deck{"deck", std::to_string(side.deck.size())};
    constexpr float sign = 30, edges = 20, roomy = 220;
    const float head = at_.zone[slot(seat)].head.w;
    const Rect room{0, 0, head - sign - edges, kit::type::small};
    const auto lacks = [&](const std::string& words) {
        return !kit::fits(room, words, {.size = kit::type::small, .shrink = true});
    };
    // As much as there is room for.
    std::string lesser = say("Stars {stars}, hand {hand}, deck {deck}", {stars, hand, deck});
    if (head <= roomy || lacks(lesser)) lesser = say("Stars {stars}, hand {hand}", {stars, hand});
    if (lacks(lesser)) lesser = say_count(state_.stars_in_play(seat), "1 star", "{count} stars");
    return {.seat = seat, .lesser = std::move(lesser), .out = !state_.lives(seat), .kept_free = sign};
}

void GroundAssaultTable::draw_heads() {
    for (const Zone zone : at_.order) {
        const ZonePlaces& at = at_.zone[slot(zone)];
        if (zone != contested) {
            if (!at.head.empty()) {
                const Rect sign = draw_plate(at.head, plate_of(zone));
                draw_seat_mark(zone, sign.centre(), std::min(sign.h * 0.34F, 11.0F));
            }
            draw_store(zone);
            if (!state_.lives(zone)) kit::box(at.land, 8, kit::fade(kit::colour::shade, 0.55F));
            continue;
        }
        if (at.head.empty()) continue;
        Seat holder = nobody;
        for (const Seat seat : SeatRange(players_))
            if (state_.holds(seat, contested)) holder = seat;
        Rect room = at.head;
        kit::text(room.cut_top(room.h * 0.55F), say("The contested zone"),
                  {.size = room.w < 150 ? kit::type::body : kit::type::lead,
                   .face = kit::Face::title,
                   .align = kit::Align::centre,
                   .valign = 1,
                   .wrap = room.w < 110,
                   .shrink = true,
                   .spacing = 1.0F});
        kit::text(room,
                  holder == nobody ? say("Nobody holds it")
                                   : say("Held by {player}", {{"player", name(holder)}}),
                  {.size = kit::type::small,
                   .colour = kit::colour::paper_soft,
                   .align = kit::Align::centre,
                   .valign = 0,
                   .shrink = true});
    }
}

void GroundAssaultTable::draw_own_piles() const {
    if (at_.deck.empty()) return;
    const Side& own = state_.side(bottom_);
    int put_away = 0;
    for (const std::uint8_t count : own.discards) put_away += count;
    draw_pile(spot(deck_area, bottom_), at_.deck, static_cast<int>(own.deck.size()), 0);
    kit::card(spot(discard_area, bottom_), kit::empty_slot, at_.discard);
    draw_count(at_.discard, put_away);
}

GroundAssaultTable::Stock GroundAssaultTable::stock_of(Seat seat) const {
    Stock out{};
    for (const Unit& unit : state_.side(seat).units) out[slot(unit.design)] += unit.zone == reserves ? 1 : 0;
    return out;
}

// What is not in play, by design. A press opens the list of it.
void GroundAssaultTable::draw_store(Seat seat) {
    constexpr float below = 5; // and no further: the zone there is pressed for other things
    const Rect r = at_.zone[slot(seat)].store;
    if (r.empty()) return;
    kit::box(r, 8, kit::fade(kit::theme().panel, 0.75F), kit::fade(seat_colour(seat), 0.3F), 1);
    const Stock counts = stock_of(seat);
    const auto kinds = all_units - std::count(counts.begin(), counts.end(), 0);
    Rect room = r.inset(6, 2);
    if (kinds == 0 || !state_.lives(seat)) {
        kit::text(room, say("No reserves"),
                  {.size = kit::type::small,
                   .colour = kit::colour::paper_soft,
                   .align = kit::Align::centre,
                   .shrink = true});
        return;
    }
    const float end = r.bottom() + below, from = std::max(std::min(end - kit::touch, r.y), at_.free.y);
    const Rect pressed{r.x, from, r.w, end - from};
    const kit::Hit hit = command_item(numbered("store", seat), pressed, true, false, true);
    const float step = std::min(room.h * 1.45F, room.w / static_cast<float>(kinds));
    const float side = std::min(room.h, step);
    float x = room.x;
    for (int design = 0; design < all_units; ++design) {
        const int count = counts[slot(design)];
        if (count == 0) continue;
        const Rect cell{x, room.centre().y - side / 2, step, side};
        x += step;
        draw_model(design, {cell.x, cell.y, side, side},
                   kit::mix(seat_colour(seat), kit::rgb(0x6b6a5c), 0.35F), seat != bottom_);
        if (count > 1)
            kit::tag({cell.x + std::min(side * 0.95F, cell.w - 5), cell.bottom() - 18}, std::to_string(count),
                     kit::rgb(0x14150b), kit::colour::paper, kit::type::small, 0.5F);
        const float at = kit::pointer().x - cell.x;
        look_at(at >= 0 && at < step ? hit : kit::Hit{}, numbered("stock", seat * most_force + design),
                piece_of_unit(design), cell, seat);
    }
}

// The homes that may be paged to, where they do not all fit.
void GroundAssaultTable::draw_tabs() {
    if (at_.tabs.empty()) return;
    const auto order = zone_order();
    const int count = static_cast<int>(order.size()) - 2;
    for (int i = 0; i < count; ++i) {
        const Seat seat = order[slot(i + 2)];
        const Rect tab = at_.tabs.column(i, count, 4);
        const bool on = at_.zone[slot(seat)].shown();
        (void)command_item(numbered("page", seat), tab);
        kit::box(tab, 8, kit::mix(kit::theme().panel, seat_colour(seat), on ? 0.3F : 0.1F),
                 is_lit(seat) ? kit::colour::brass : kit::fade(seat_colour(seat), on ? 0.95F : 0.45F),
                 on ? 2.0F : 1.0F);
        if (tab.w < 84) { // whose it is, and no more
            Rect room = tab.inset(2, 2);
            const Rect words{room.x, room.centre().y, room.w, room.h / 2};
            constexpr kit::TextStyle style{
                .size = kit::type::small, .align = kit::Align::centre, .shrink = true};
            const bool named = kit::fits(words, name(seat), style);
            draw_seat_mark(seat, named ? room.row(0, 2).centre() : room.centre(), named ? 7.0F : 10.0F);
            if (named) kit::text(words, name(seat), style);
            continue;
        }
        Rect room = tab.inset(6, 3);
        kit::text(room.cut_top(room.h / 2), name(seat),
                  {.size = kit::type::body,
                   .face = kit::Face::title,
                   .colour = is_lit(seat) ? kit::colour::brass : kit::colour::paper,
                   .shrink = true});
        draw_seat_mark(seat, room.cut_left(16, 4).centre(), 7);
        constexpr kit::TextStyle style{
            .size = kit::type::small, .colour = kit::colour::paper_soft, .shrink = true};
        std::string standing = say_count(state_.stars_in_play(seat), "1 star", "{count} stars");
        if (!state_.lives(seat))
            standing = kit::fits(room, say("Knocked out"), style) ? say("Knocked out") : say("Out");
        kit::text(room, standing, style);
    }
}

Rect GroundAssaultTable::objective_place(Seat seat, int at) const {
    const Rect row = at_.zone[slot(seat)].objectives;
    if (row.empty()) return {};
    const int count = state_.limits().objectives;
    return at_.columns ? kit::fan(row, at, count, 8) : row.column(at, count, 5).fit();
}

void GroundAssaultTable::draw_objectives(Seat seat) {
    for (int at = 0; at < state_.limits().objectives; ++at) {
        const Objective& there = state_.side(seat).objectives[slot(at)];
        const Rect r = objective_place(seat, at);
        const kit::Spot place = spot(objective_area, seat, -1, at);
        if (there.card == no_card) { // lost for good
            kit::card(place, kit::empty_slot, r);
            continue;
        }
        const bool known = is_card(there.card);
        const std::int16_t piece = known ? piece_of_card(there.card) : std::int16_t{face_down};
        const Target target = target_objective(seat, at);
        const bool useful =
            mine_ && seat == eyes_ && unit_ < 0 && selected_ < 0 && is_legal(make_action(use, at));
        kit::CardLook look;
        look.legal =
            target.legal || useful ||
            (scene().lit.area == objective_area && scene().lit.seat == seat && scene().lit.index == at);
        const std::string id = target.id.empty() ? numbered("site", seat * objective_slots + at) : target.id;
        const kit::Hit hit = command_item(id, r, true, false, known);
        look.lifted = target.legal && (hit.hovered || hit.drop_hovered);
        if (target.legal && look.lifted) aimed_ = {seat, static_cast<std::int8_t>(-1)}, aimed_slot_ = at;
        kit::card(place, known ? face_of_card(there.card) : kit::CardFace(kit::face_down), r, look);
        if (known) look_at(hit, id, piece, r, seat);
        if (target.legal && seat != eyes_) {
            const int chance =
                known ? chance_to_strike(state_.strike_attack({eyes_, static_cast<std::int8_t>(unit_)}),
                                         objective_defence(state_, seat, at, there.card))
                      : 0;
            kit::tag({r.centre().x, r.y - 6}, known ? percent(chance) : std::string("?"), kit::colour::brass,
                     kit::colour::ink, kit::type::small, 0.5F);
        }
    }
}

} // namespace cardfront::ground_assault
