// The players round the table of Crossfire, the own hand, what a seized pile offers, the line of what to do.
#include "web/tables/crossfire/table.h"

#include <algorithm>

namespace cardfront::crossfire {

using kit::Rect;

namespace {

const kit::Colour dark = kit::rgb(0x0a1228);

std::size_t slot(int index) {
    return static_cast<std::size_t>(index);
}

// A number on the foot of a pile.
void count_tag(const Rect& pile, int count) {
    kit::tag({pile.centre().x, pile.bottom() - 14}, std::to_string(count), dark, kit::colour::paper, 11,
             0.5F);
}

bool partners(const State& state, Seat one, Seat other) {
    return state.players == 4 && one != other && State::allied(one, other);
}

} // namespace

void CrossfireTable::draw_plate(const View& view, Seat seat) const {
    const State& state = view.state;
    const SidePlaces& at = places(seat);
    const bool active = view.scene.shown.turn == seat;
    std::string lesser = say("{count} in hand", {{"count", std::to_string(state.hand_count(seat))}});
    if (view.scene.shown.thinking && active)
        lesser = say("Thinking…");
    else if (state.players == 4 && at.plate.w > 170)
        lesser =
            say("With {partner}", {{"partner", view.scene.shown.names[static_cast<Seat>((seat + 2) % 4)]}});
    kit::plate(at.plate, view.scene.shown.names[seat], lesser, active,
               view.scene.shown.is_person(seat) ? kit::Icon::person : kit::Icon::computer);
    const float radius = std::min(at.plate.h * 0.22F, 12.0F);
    draw_seat_mark(seat, {at.plate.right() - radius - 9, at.plate.centre().y}, radius);
}

void CrossfireTable::draw_piles(const View& view, Seat seat) const {
    const State& state = view.state;
    const SidePlaces& at = places(seat);
    const kit::CardFace back = back_of(seat);
    const Piece top = state.top_discard[slot(seat)];
    kit::deck(spot(deck_area, seat), at.deck, state.deck_count(seat), back.back, false);
    count_tag(at.deck, state.deck_count(seat));
    kit::card(spot(discard_area, seat), top == no_piece ? kit::CardFace(kit::empty_slot) : card_face(top),
              at.discard);
    if (top != no_piece) count_tag(at.discard, state.discard_count(seat));
}

void CrossfireTable::draw_side(const View& view, Seat seat) const {
    const State& state = view.state;
    const SidePlaces& at = places(seat);
    if (!at.compact) {
        if (!at.plate.empty()) draw_plate(view, seat);
        draw_piles(view, seat);
        if (seat == bottom_) return;
        const int count = state.hand_count(seat), hidden = state.hidden_hand[slot(seat)];
        int i = 0;
        for (; i < hidden; ++i)
            kit::card(spot(hand_area, seat, -1, i), back_of(seat), kit::fan(at.hand, i, count, 4));
        int open = 0;
        for (const HeldCard& card : state.hand[slot(seat)])
            kit::card(spot(hand_area, seat, 1, open++), card_face(card.piece),
                      kit::fan(at.hand, i++, count, 4));
        return;
    }
    const bool active = view.scene.shown.turn == seat;
    if (active) kit::glow(at.box, 9, 10, kit::fade(kit::colour::brass, 0.6F));
    kit::box(at.box, 9, kit::fade(kit::theme().panel, 0.9F),
             active                             ? kit::colour::brass
             : partners(state, seat, view.eyes) ? kit::fade(kit::colour::good, 0.7F)
                                                : kit::fade(kit::theme().accent, 0.35F),
             1.5F);
    Rect head = at.plate;
    const Rect sign = head.cut_right(20, 4);
    draw_seat_mark(seat, sign.centre(), 9);
    kit::text(head.row(0, 2), view.scene.shown.names[seat],
              {.size = 13,
               .face = kit::Face::title,
               .colour = active ? kit::colour::brass : kit::colour::paper,
               .shrink = true});
    std::string lesser = state.players == 2                 ? say("Opponent")
                         : partners(state, seat, view.eyes) ? say("Your partner")
                                                            : say("Opponent");
    if (view.scene.shown.thinking && active) lesser = say("Thinking…");
    kit::text(head.row(1, 2), lesser, {.size = 11, .colour = kit::colour::paper_soft});
    const Piece top = state.top_discard[slot(seat)];
    const auto picture = [](Rect cell) { return cell.cut_left(cell.w * 0.52F).fit(); };
    const auto number = [](Rect cell, int value) {
        (void)cell.cut_left(cell.w * 0.64F);
        kit::text(cell, std::to_string(value), {.size = 13, .face = kit::Face::title, .ellipsis = false});
    };
    const Rect held = picture(at.hand).moved(3, 0);
    for (int i = 0; i < 3; ++i) { // fanned, unlike the deck
        const auto turn = static_cast<float>(i - 1);
        kit::still_card(back_of(seat), held.scaled(0.82F).moved(turn * held.w * 0.16F, 0),
                        {.angle = turn * 8});
    }
    number(at.hand, state.hand_count(seat));
    kit::still_card(state.deck_count(seat) > 0 ? back_of(seat) : kit::CardFace(kit::empty_slot),
                    picture(at.deck));
    number(at.deck, state.deck_count(seat));
    kit::card(spot(discard_area, seat), top == no_piece ? kit::CardFace(kit::empty_slot) : card_face(top),
              picture(at.discard));
    number(at.discard, state.discard_count(seat));
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
                  {.size = wide ? kit::type::small : 11.0F,
                   .colour = kit::colour::paper_soft,
                   .wrap = true,
                   .shrink = true,
                   .spacing = 1.15F});
    }
}

// What lies on a cell, large, and what it is.
void CrossfireTable::draw_info(const View& view) const {
    const std::string words = describe(view, told_);
    if (at_.info.empty()) return kit::bubble(board_.cell(told_), words);
    Rect room = kit::panel(at_.info);
    const kit::TextStyle style{
        .size = kit::type::body, .valign = 0, .wrap = true, .shrink = true, .spacing = 1.25F};
    const Rect cards = room.cut_top(std::min(room.h * 0.6F, 170.0F), 12);
    kit::text(room, words, style);
    const auto pile = view.state.pile(told_);
    const int count = static_cast<int>(pile.size());
    if (view.state.at(told_).kind == Kind::empty) return kit::still_card(kit::empty_slot, cards.fit());
    for (int i = 0; i < count; ++i) kit::still_card(card_face(pile[slot(i)]), kit::fan(cards, i, count, 8));
}

void CrossfireTable::draw_hand(const View& view) {
    const State& state = view.state;
    const auto& hand = state.hand[slot(bottom_)];
    const int hidden = state.hidden_hand[slot(bottom_)];
    const int count = state.hand_count(bottom_);
    if (count == 0) return;
    Rect area = at_.side[0].hand;
    (void)area.cut_top(12); // a chosen card rises
    const float apart = (area.w - 10 * static_cast<float>(count - 1)) / static_cast<float>(count);
    const float high = std::clamp(apart * 7 / 5, std::min(112.0F, area.h), area.h);
    area = area.placed(area.w, high, 0.5F, 0.5F);
    int i = 0;
    for (; i < hidden; ++i)
        kit::card(spot(hand_area, bottom_, -1, i), back_of(bottom_), kit::fan(area, i, count, 10));
    const auto order = [](Piece piece) { return strength_of(face_of(piece)) * 64 + face_of(piece); };
    std::vector<Piece> cards;
    for (const HeldCard& card : hand) {
        auto before = cards.begin();
        while (before != cards.end() && order(*before) <= order(card.piece)) ++before;
        cards.insert(before, card.piece);
    }
    int raised = -1; // of two alike only one is raised
    for (std::size_t n = 0; n < cards.size(); ++n) {
        const int face = face_of(cards[n]);
        const bool again = n > 0 && face_of(cards[n - 1]) == face;
        const Rect at = kit::fan(area, i++, count, 10);
        const std::string id = numbered("select", again ? face + 64 : face);
        const bool useful =
            view.mine && std::any_of(legal_.begin(), legal_.end(), [&](const Action& action) {
                return (action.verb == play && action.c == face) || (action.verb == swap && face == joker);
            });
        kit::CardLook look;
        look.selected = view.eyes != nobody && selected_ == face && raised < 0;
        if (look.selected) raised = static_cast<int>(n);
        look.legal = useful && selected_ < 0;
        const auto* const held = std::find_if(hand.begin(), hand.end(),
                                              [&](const HeldCard& card) { return card.piece == cards[n]; });
        int index = static_cast<int>(held - hand.begin());
        if (again) ++index;
        const kit::Hit hit = kit::card_item(id, spot(hand_area, bottom_, 1, index), card_face(cards[n]), at,
                                            look, view.eyes == bottom_, view.mine);
        if (hit) perform(id);
        if (hit.dragged && selected_ != face) select(face);
        if (hit.dropped) {
            const std::string target(kit::drop_target());
            if (target.substr(0, 3) == "do ") perform(target);
        }
    }
}

// The cards of an own pile: one of them stays, or a royal and a 10.
void CrossfireTable::draw_offers(const View& view) const {
    if (!view.mine || opened_ < 0) return;
    const kit::OnLayer over(kit::Layer::over);
    constexpr float head = 44, caption = 20, gap = 8, edge = 12;
    std::vector<Action> offers;
    for (const Action& action : legal_)
        if ((action.verb == keep || action.verb == tower) &&
            view.state.board().cell(action.a, action.b) == opened_)
            offers.push_back(action);
    if (offers.empty()) return;
    const int count = static_cast<int>(offers.size());
    const Rect board = at_.board;
    const float most = kit::screen().w - 16;
    const int rows = (std::min(board.w, most) - 2 * edge) / static_cast<float>(count) < 50 ? 2 : 1;
    const int columns = (count + rows - 1) / rows;
    float width = std::min((board.w - 2 * edge) / static_cast<float>(columns) - gap, 96.0F);
    width = std::min(width, ((board.h - head - 2 * edge) / static_cast<float>(rows) - caption) * 5 / 7);
    const float line = width * 7 / 5 + caption;
    const float wide = std::max(static_cast<float>(columns) * (width + gap) + 2 * edge, 300.0F);
    Rect box = board.placed(std::min(wide, most), head + line * static_cast<float>(rows) + edge, 0.5F, 0.5F);
    const Rect cell = board_.cell(opened_); // it stays in sight
    box.y = cell.centre().y > board.centre().y ? std::max(cell.y - box.h - 8, board.y)
                                               : std::min(cell.bottom() + 8, board.bottom() - box.h);
    kit::shadow(box, 9, 18, 0.6F);
    kit::box(box, 9, kit::mix(kit::theme().panel, kit::colour::shade, 0.2F), kit::colour::brass, 1.5F);
    (void)kit::item("offer", box);
    Rect inner = box.inset(edge, 6);
    Rect top = inner.cut_top(head - 6);
    if (kit::icon_button("close", kit::Icon::close, top.cut_right(36).centred(36, 36), say("Close"),
                         {.style = kit::ButtonStyle::plain}))
        perform("close");
    kit::text(
        top, say("Which card of the pile stays?"),
        {.size = kit::type::lead, .face = kit::Face::title, .colour = kit::colour::brass, .shrink = true});
    for (int i = 0; i < count; ++i) {
        const Action& action = offers[slot(i)];
        const int row = i / columns, here = std::min(columns, count - row * columns);
        const float left = inner.centre().x - static_cast<float>(here) * (width + gap) / 2 + gap / 2;
        const Rect at{left + static_cast<float>(i % columns) * (width + gap),
                      inner.y + static_cast<float>(row) * line, width, width * 7 / 5};
        const std::string id = command_of(action);
        const kit::Hit hit = kit::item(id, at);
        kit::CardLook look;
        look.lifted = hit.hovered, look.legal = true;
        kit::still_card({static_cast<kit::CardCode>(action.c)}, at, look);
        const bool towers = action.verb == tower;
        if (towers) draw_tower_mark({at.right() - 6, at.y + 6}, std::max(width * 0.17F, 9.0F));
        kit::text(
            {at.x - gap / 2, at.bottom() + 3, at.w + gap, caption - 3}, towers ? say("Tower") : say("Keep"),
            {.size = 12, .colour = kit::colour::paper_soft, .align = kit::Align::centre, .shrink = true});
        if (hit) perform(id);
    }
}

void CrossfireTable::draw_choice(const View& view) const {
    std::vector<StatusButton> more;
    std::string words;
    if (view.mine && view.state.phase == Phase::bases) {
        more.push_back({command_of({redraw}), say("Draw others")});
        more.push_back({command_of({accept}), say("Keep them"), true});
    }
    if (view.mine && view.state.phase == Phase::play)
        for (int cell = 0; cell < view.state.board().cells() && words.empty(); ++cell)
            if (owes_answer(cell) == view.eyes && view.state.at(cell).owner == view.eyes)
                words = say("Your {card} on {cell} is attacked: defend it, or do something else",
                            {{"card", piece_name(view.state.at(cell).piece)},
                             {"cell", view.state.board().name_of(cell)}});
    if (view.mine && opened_ >= 0)
        words = say("Choose what stays of the pile, or lay a card of your hand in its place");
    if (view.mine && selected_ >= 0 && view.state.phase == Phase::play) {
        const bool useful = std::any_of(legal_.begin(), legal_.end(), [&](const Action& action) {
            return (action.verb == play && action.c == selected_) ||
                   (action.verb == swap && selected_ == joker);
        });
        const Named card{"card", card_name(selected_)};
        words = !useful ? say("{card}: no cell takes it now", {card})
                : selected_ == joker
                    ? say("{card}: a glowing cell, or a node of yours that it replaces", {card})
                    : say("{card}: lay it on a glowing cell", {card});
        more.push_back({command_of({crossfire::discard, -1, -1, static_cast<std::int8_t>(selected_)}),
                        say("Discard it"), !useful});
        more.push_back({"close", say("Put it back")});
    }
    draw_status(view.scene, at_.status, more, words);
}

} // namespace cardfront::crossfire
