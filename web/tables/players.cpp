// The players round any table, and the cards in front of them: plates, last acts, piles, backs.
#include "web/tables/game_table.h"

#include <algorithm>

namespace cardfront {

using kit::Rect;

void draw_count(const Rect& pile, int count) {
    if (count <= 0) return;
    kit::tag({pile.centre().x, pile.bottom() - 17}, std::to_string(count),
             kit::mix(kit::theme().panel, kit::colour::shade, 0.6F), kit::colour::paper, kit::type::small,
             0.5F);
}

void draw_pile(kit::Spot where, const Rect& r, int count, std::uint8_t back) {
    kit::deck(where, r, count, back, false);
    draw_count(r, count);
}

void draw_backs(kit::Spot first, const kit::CardFace& back, const Rect& fan, int hidden, int count,
                float gap) {
    for (int i = 0; i < hidden; ++i, ++first.index) kit::card(first, back, kit::fan(fan, i, count, gap));
}

void draw_number(const Rect& r, int number, float size) {
    kit::text(r, std::to_string(number),
              {.size = size, .face = kit::Face::title, .align = kit::Align::centre, .ellipsis = false});
}

void draw_cell_name(const kit::Rect& cell, const std::string& name) {
    constexpr float least = 26; // a smaller cell has no room for it
    if (cell.h < least) return;
    const kit::Aside aside;
    kit::text(cell.inset(cell.h * 0.1F, cell.h * 0.07F), name,
              {.size = std::clamp(cell.h * 0.2F, 9.0F, 13.0F),
               .colour = kit::fade(kit::colour::paper, 0.5F),
               .valign = 0});
}

void draw_target(const Rect& r, bool pointed, float radius) {
    kit::glow(r, radius, 9, kit::fade(kit::colour::brass, 0.4F));
    kit::box(r, radius, kit::fade(kit::colour::brass, pointed ? 0.12F : 0.04F), kit::colour::brass,
             pointed ? 3.0F : 1.5F);
}

// From the log, which these eyes may read; of its lines the first tells the action itself.
void GameTable::note_acts() {
    const auto log = scene_->log;
    for (const Seat seat : SeatRange(players_)) {
        LastAct& act = acts_[slot(seat)];
        const std::size_t action = shown().latest_of[slot(seat)];
        if (act.action == action) continue;
        act = {action, {}, face_down};
        for (std::size_t i = log.size(); i-- > 0 && log[i].step >= action && action > 0;)
            if (log[i].step == action) act.words = log[i].line.text;
        if (action != shown().actions) continue;
        for (const Event& event : shown().latest)
            if ((event.look == Look::lay || event.look == Look::strike) && act.card == face_down)
                act.card = event.card;
    }
}

std::string GameTable::lesser_line(const Plate& of) const {
    if (of.out) return say("Knocked out");
    if (has(shown().winners, of.seat)) return say("Winner");
    if (const std::string& away = shown().away[slot(of.seat)]; !away.empty()) return away;
    return shown().thinking && shown().turn == of.seat ? say("Thinking…") : of.lesser;
}

Rect GameTable::note_home(Seat seat, const Rect& plate) {
    homes_[slot(seat)] = plate;
    const kit::Vec by = kit::motion::jolt(plate);
    return plate.moved(by.x, by.y);
}

Rect GameTable::draw_plate(const Rect& place, const Plate& of) {
    constexpr float roomy = 80, telling = 58, wide = 220, line = 17, faced = 50;
    const Rect r = note_home(of.seat, place);
    const bool person = shown().is_person(of.seat), active = is_lit(of.seat);
    const bool tells = of.seat != bottom_ && !of.out && r.w >= wide && r.h >= telling;
    const kit::Icon icon = person ? kit::Icon::person : kit::Icon::computer;
    const LastAct& act = acts_[slot(of.seat)];
    Rect head = r;
    if (r.h >= roomy) {
        const Rect foot = head.cut_bottom(tells ? std::max(2 * line + 8, r.h - 76) : 0);
        kit::plate_box(r, name(of.seat), active);
        draw_person(head, of);
        if (tells) {
            Rect words = foot.inset(10, 0);
            words.h -= 7;
            if (const kit::CardFace card = face(act.card); card.code >= 0)
                kit::still_card(card, words.cut_left(words.h * 5 / 7, 8).fit());
            draw_act(words, of.seat);
        }
    } else if (tells && !act.words.empty() && !(active && shown().thinking)) {
        kit::plate_box(r, name(of.seat), active);
        Rect words = r.inset(10, 5);
        draw_face(words.cut_left(std::min(words.h, 44.0F), 8), of.seat, active);
        words.w -= of.kept_free;
        kit::text(words.cut_top(line + 4), name(of.seat),
                  {.size = kit::type::body, .face = kit::Face::title, .shrink = true});
        draw_act(words, of.seat);
    } else if (scene().people[slot(of.seat)] != nullptr && r.h >= faced && r.w - of.kept_free >= 190) {
        kit::plate_box(r, name(of.seat), active);
        draw_person(r, of);
    } else {
        kit::plate(r, name(of.seat), lesser_line(of), active, icon, std::min(of.kept_free, r.h * 0.7F));
    }
    if (of.friendly && !active) kit::box(r, 9, 0, kit::fade(kit::colour::good, 0.7F), 1.5F);
    if (of.out) kit::box(r, 9, kit::fade(kit::theme().felt_edge, 0.5F));
    if (r.w < 110) return {}; // no room for a sign
    const float side = std::min(head.h * 0.62F, 34.0F);
    return {head.right() - side - 8, head.centre().y - side / 2, side, side};
}

kit::Colour GameTable::clothes(Seat seat) const {
    static constexpr std::array<kit::Colour, most_seats> hues{kit::rgb(0x2c5c8f), kit::rgb(0x8f3434),
                                                              kit::rgb(0x2f6b45), kit::rgb(0x8a6420)};
    return hues[slot(seat)];
}

void GameTable::draw_face(const Rect& r, Seat seat, bool active) const {
    if (const kit::Person* const person = scene().people[slot(seat)])
        kit::person(r, *person, kit::mix(kit::theme().accent, kit::theme().felt, 0.5F),
                    active ? kit::colour::brass : kit::theme().accent);
    else
        kit::portrait(r, seat, clothes(seat), active);
}

// Face, name and the lesser line.
void GameTable::draw_person(const Rect& r, const Plate& of) const {
    constexpr float least = 40, lines = 44;
    const bool active = is_lit(of.seat);
    const kit::TextStyle style{.size = kit::type::lead,
                               .face = kit::Face::title,
                               .colour = active ? kit::colour::brass : kit::colour::paper,
                               .valign = 1,
                               .shrink = true};
    Rect words = r.inset(8, 6);
    // The name is read whole before the face is large.
    const float spare = words.w - of.kept_free - 10 - kit::measure(name(of.seat), style).x;
    const float side = std::max(std::min({r.h - 12, r.w * 0.3F, spare}), least);
    const Rect picture = words.cut_left(side, 10).centred(side, side);
    draw_face(picture, of.seat, active);
    words.w -= of.kept_free;
    const kit::TextStyle small{.size = kit::type::small,
                               .colour = kit::colour::paper_soft,
                               .valign = 0,
                               .wrap = true,
                               .shrink = true,
                               .spacing = 1.2F};
    const std::string lesser = lesser_line(of);
    const float told = std::clamp(kit::measure(lesser, small, words.w).y, lines / 2,
                                  std::max(words.h - lines / 2, lines / 2));
    words = words.centred(words.w, lines / 2 + told);
    kit::text(words.cut_top(lines / 2), name(of.seat), style);
    kit::text(words, lesser, small);
}

// What they did last; brighter, if nobody acted since.
void GameTable::draw_act(const Rect& r, Seat seat) const {
    const kit::Aside aside; // the log tells it in full
    kit::text(r, acts_[slot(seat)].words,
              {.size = kit::type::small,
               .colour = shown().actor == seat ? kit::colour::paper : kit::colour::paper_soft,
               .wrap = true,
               .shrink = true,
               .spacing = 1.1F});
}

Rect GameTable::draw_small_plate(Rect box, Rect head, const Plate& of) {
    const kit::Rect there = note_home(of.seat, box);
    head = head.moved(there.x - box.x, there.y - box.y);
    box = there;
    const bool active = is_lit(of.seat);
    if (active) kit::glow(box, 9, 10, kit::fade(kit::colour::brass, 0.6F));
    kit::box(box, 9, kit::fade(kit::theme().panel, 0.9F),
             active        ? kit::colour::brass
             : of.friendly ? kit::fade(kit::colour::good, 0.7F)
                           : kit::fade(kit::theme().accent, 0.35F),
             1.5F);
    Rect line = head.row(0, 2); // a sign beside the name leaves the other words all of their width
    const Rect sign = line.cut_right(18, 4).centred(18, 18);
    kit::text(line, name(of.seat),
              {.size = kit::type::body,
               .face = kit::Face::title,
               .colour = active ? kit::colour::brass : kit::colour::paper,
               .shrink = true});
    kit::text(head.row(1, 2), lesser_line(of),
              {.size = kit::type::small, .colour = kit::colour::paper_soft, .shrink = true});
    return sign;
}

} // namespace cardfront
