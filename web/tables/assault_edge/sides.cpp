// What belongs to the players of Assault Edge beside the board: plates, decks, facilities, hands.
#include "web/tables/assault_edge/table.h"

#include <algorithm>

namespace cardfront::assault_edge {

using kit::Rect;

GameTable::Plate AssaultEdgeTable::plate_of(Seat seat) const {
    const Named units{"units", std::to_string(seen_.units_of(seat))},
        hand{"hand", std::to_string(seen_.side(seat).hand.size())};
    constexpr float roomy = 150;
    return {.seat = seat,
            .lesser = side_at(seat).plate.w < roomy ? say("Units {units}", {units})
                                                    : say("Units {units}, hand {hand}", {units, hand}),
            .kept_free = 30};
}

// How many cards of each deck they hold: everybody sees the backs (AE-35).
void AssaultEdgeTable::draw_backs_of(Seat seat) const {
    const Rect r = side_at(seat).backs;
    if (r.empty()) return;
    const auto backs = state_.backs_in_hand(seat, state_.covered(seat));
    Rect room = r;
    constexpr kit::TextStyle held{
        .size = kit::type::small, .colour = kit::colour::paper_soft, .shrink = true};
    constexpr float counted = 44; // a card and its number
    const float label = std::clamp(kit::measure(say("In hand"), held).x + 4, 64.0F, 84.0F);
    if (r.w - label >= decks * counted) kit::text(room.cut_left(label), say("In hand"), held);
    const bool upright = room.w / decks < 34;
    const float wide = std::min(64.0F, room.w / decks - 4);
    for (int deck = 0; deck < decks; ++deck) {
        Rect cell = upright ? room.column(deck, decks, 3) : room.cut_left(wide, 4);
        const Rect card =
            upright ? cell.cut_top(cell.h * 0.56F, 1).fit() : cell.cut_left(cell.h * 0.7F, 6).fit();
        const bool any = backs[slot(deck)] > 0;
        kit::still_card(back_of(deck), card, {.dimmed = !any});
        kit::text(cell, std::to_string(backs[slot(deck)]),
                  {.size = upright ? kit::type::body : std::clamp(cell.h * 0.55F, kit::type::body, 18.0F),
                   .face = kit::Face::title,
                   .colour = any ? kit::colour::paper : kit::fade(kit::colour::paper_soft, 0.6F),
                   .align = upright ? kit::Align::centre : kit::Align::left,
                   .ellipsis = false});
    }
}

// What a press on a deck does.
std::string AssaultEdgeTable::press_of_deck(Seat seat, int deck) const {
    std::string look = numbered("discards", seat * decks + deck);
    if (!free()) return look;
    if (asked(Ask::target)) {
        const Target target = row(state_.chain.back().card).target;
        const bool own = seat == eyes_;
        const bool asks = !targets_units(state_.chain.back()) && state_.chain.back().from != From::trigger &&
                          target == (own ? Target::own_deck : Target::enemy_deck);
        return asks && is_legal(make_action(choose, deck)) ? command_of(choose, deck) : look;
    }
    if (seat == eyes_)
        return is_legal(make_action(assault_edge::draw, deck)) ? command_of(assault_edge::draw, deck) : look;
    if (acts() && unit_ >= 0 && is_legal(make_action(aim, unit_, deck_target + deck)))
        return command_of(aim, unit_, deck_target + deck);
    return look;
}

// It is as high as a finger needs: over the edge of who stands before it, whose middle is free. On a low
// screen, where that is not so, it grows first by what is free at the screen's edge, but to draw from it.
kit::Hit AssaultEdgeTable::press_deck(Seat seat, const std::string& id, Rect r) const {
    const bool draws = seat == eyes_ && id.substr(0, 8) == "do draw ", below = seat == bottom_;
    const float more = std::max(kit::touch - r.h, 0.0F),
                free = below ? kit::screen().bottom() - r.bottom() : r.y - scene().area.y,
                outside = draws || !at_.low ? 0 : std::clamp(free, 0.0F, more);
    r.y -= below ? more - outside : outside;
    r.h += more;
    const kit::OnLayer over(more > 0 ? kit::Layer::air : kit::layer());
    return command_item(id, r, true, false, true);
}

void AssaultEdgeTable::draw_deck(Seat seat, int deck) {
    const Rect r = side_at(seat).piles[slot(deck)];
    if (r.empty()) return;
    const Side& side = seen_.side(seat);
    const int count = static_cast<int>(side.piles[slot(deck)].size());
    int put_away = 0;
    for (int card = first_command; card < all_cards; ++card)
        if (deck_of(card) == deck) put_away += side.discards[slot(card)];
    const kit::Colour hue = deck_colour(deck);
    const bool life = deck == assault_edge::command, low = life && count <= 5;
    const std::string id = press_of_deck(seat, deck);
    const bool acts_here = id.substr(0, 3) == "do ";
    const kit::Hit hit = press_deck(seat, id, r);
    if (hit.hovered || hit.peeking || kit::focus() == id) {
        if (seat != eyes_) over_deck_ = deck;
        if (hit.peeking) looked_deck_ = seat * decks + deck;
    }
    const kit::Colour ground = kit::mix(kit::theme().felt_edge, hue, 0.26F);
    if (acts_here) kit::glow(r, 8, 9, kit::fade(kit::colour::brass, 0.55F));
    const int thick = std::min((count + 4) / 5, 6); // cards under the top one
    for (int i = thick; i > 0; --i)
        kit::box(r.moved(0, (seat == bottom_ ? 1.0F : -1.0F) * static_cast<float>(i)), 7,
                 kit::mix(ground, kit::colour::shade, i % 2 == 0 ? 0.3F : 0.55F));
    kit::box(r, 7, count > 0 ? ground : kit::fade(kit::colour::shade, 0.4F),
             acts_here ? kit::colour::brass : kit::fade(hue, 0.85F),
             acts_here ? (hit.hovered ? 3.5F : 2.25F) : 1.25F);
    if (low) kit::pulse(r, 7, kit::colour::danger);
    Rect room = r.inset(r.h * 0.14F, 1);
    const float size = life ? std::min(r.h * 0.82F, 54.0F) : std::clamp(r.h * 0.56F, kit::type::body, 34.0F);
    draw_sign(sign_of(static_cast<Deck>(deck)), room.cut_left(std::min(r.h * 0.62F, 34.0F), 6), hue, ground);
    Rect right = room.cut_right(std::min(room.w * 0.42F, 74.0F));
    kit::text(room, std::to_string(count),
              {.size = size,
               .face = kit::Face::index,
               .colour = low ? kit::colour::danger : kit::colour::paper,
               .align = kit::Align::centre,
               .ellipsis = false});
    if (put_away == 0) return;
    const kit::TextStyle soft{.size = kit::type::small,
                              .colour = kit::colour::paper_soft,
                              .align = kit::Align::centre,
                              .shrink = true};
    const bool told = r.h >= 34 && kit::fits(right, say("discarded"), soft);
    Rect gone = right.centred(right.w, told ? std::min(r.h * 0.8F, 36.0F) : r.h * 0.5F);
    kit::text(told ? gone.cut_top(gone.h * 0.55F) : gone,
              told ? std::to_string(put_away) : say("−{count}", {{"count", std::to_string(put_away)}}),
              {.size = std::clamp(r.h * 0.4F, kit::type::small, 16.0F),
               .colour = kit::colour::paper_soft,
               .align = told ? kit::Align::centre : kit::Align::right,
               .ellipsis = false});
    if (told) kit::text(gone, say("discarded"), soft);
}

void AssaultEdgeTable::draw_plant(Seat seat, int n) {
    const Rect r = side_at(seat).plants[slot(n)];
    if (r.empty()) return;
    const Facility& plant = seen_.side(seat).plants[slot(n)];
    const bool known = is_card(plant.card), up = plant.up != 0;
    const Action raises = make_action(raise, n);
    const bool choosable = free() && seat == eyes_ && is_legal(raises);
    const std::string id = choosable ? command_of(raises) : numbered("plant", 2 * seat + n);
    constexpr float reaches = 34;
    const kit::Hit hit = command_item(id, r, choosable || known, false, known, reaches);
    if (known) look_at(hit, id, plant.card, r);
    const kit::Colour ground = kit::mix(kit::theme().panel, kit::theme().accent, up ? 0.2F : 0.06F);
    if (choosable) kit::glow(r, 8, 9, kit::fade(kit::colour::brass, 0.5F));
    kit::box(r, 8, ground, choosable ? kit::colour::brass : kit::fade(seat_colour(seat), up ? 0.75F : 0.35F),
             choosable ? 2.5F : 1.25F);
    const bool compact = r.w < 190 && r.h < 60, roomy = r.h >= 70;
    Rect room = r.inset(compact ? 2.0F : 6.0F, 3);
    const kit::TextStyle soft{
        .size = kit::type::small, .colour = kit::colour::paper_soft, .wrap = true, .shrink = true};
    const std::string down = known       ? std::string()
                             : r.w > 200 ? say("Facility, face down")
                                         : say("Face down");
    const float side = std::min({room.h, 44.0F, room.w * 0.4F}) * 0.9F;
    Rect beside = room;
    const Rect picture = beside.cut_left(side, 6).centred(side, side);
    if (known ? !compact : kit::fits(beside, down, soft)) { // words come before the sign
        draw_sign(Sign::facility, picture, kit::fade(kit::colour::paper, up ? 0.85F : 0.4F), ground);
        room = beside;
    }
    if (!known) return (void)kit::text(room, down, soft);
    const Row& self = row(plant.card);
    if (roomy) room = room.centred(room.w, std::min(room.h, 96.0F));
    Rect head = room.cut_top(roomy ? room.h * 0.3F : room.h * 0.48F, roomy ? 1 : 0);
    const std::string name = say(self.name);
    const kit::TextStyle title{.size = roomy     ? std::clamp(head.h * 0.72F, kit::type::body, 18.0F)
                                       : compact ? kit::type::small
                                                 : kit::type::body,
                               .face = compact ? kit::Face::text : kit::Face::title,
                               .colour = up ? kit::colour::paper : kit::colour::paper_soft,
                               .shrink = true};
    const std::string called = up || compact ? name : say("{card}, not up yet", {{"card", name}});
    kit::text(head, kit::fits(head, called, title) ? called : name, title);
    Rect line = room.cut_top(roomy ? room.h * 0.48F : room.h, 1);
    const float sign = std::min(line.h * 0.86F, compact ? 11.0F : 20.0F);
    const Rect kinds = line.cut_right(sign * (compact ? 2.1F : 2.3F), 2);
    (void)draw_kinds({kinds.x, kinds.centre().y - sign / 2, sign, sign}, self.element, self.archetype);
    const bool with_signs = line.w > 126;
    draw_numbers(line.cut_left(std::min(line.w, 190.0F)), {self.attack, self.health, self.speed}, with_signs,
                 false, true);
    if (!up && compact && !choosable) kit::box(r, 8, kit::fade(kit::theme().felt_edge, 0.35F));
    if (roomy && room.h > 14)
        kit::text(room, say(self.text),
                  {.size = kit::type::small,
                   .colour = kit::colour::paper_soft,
                   .valign = 0,
                   .wrap = true,
                   .shrink = true,
                   .spacing = 1.12F});
}

void AssaultEdgeTable::draw_sides() {
    for (const Seat seat : SeatRange(2)) {
        const SidePlaces& at = side_at(seat);
        if (!at.plate.empty()) {
            const Rect sign = draw_plate(at.plate, plate_of(seat));
            draw_seat_mark(seat, sign.centre(), std::min(sign.h * 0.34F, 11.0F));
        }
        draw_backs_of(seat);
        for (int deck = 0; deck < decks; ++deck) draw_deck(seat, deck);
        for (int n = 0; n < 2; ++n) draw_plant(seat, n);
    }
}

// Of an onlooker's seat the backs.
void AssaultEdgeTable::draw_cards() {
    const auto& hand = seen_.side(bottom_).hand;
    std::vector<Held> held;
    int hidden = 0;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const Card card = hand[i];
        if (!is_card(card)) {
            ++hidden;
            continue;
        }
        int alike = 0;
        for (std::size_t j = 0; j < i; ++j) alike += hand[j] == card ? 1 : 0;
        const int number = card - first_command + next_alike * alike;
        held.push_back({.number = number,
                        .spot = spot(hand_area, bottom_, alike, card),
                        .face = face_of(card, bottom_),
                        .selected = eyes_ != nobody && selected_ == number,
                        .legal = may_play() && !half_chosen() && is_legal(make_action(play, card))});
    }
    draw_hand(held, hidden, spot(hand_area, bottom_, -1, 0));
}

} // namespace cardfront::assault_edge
