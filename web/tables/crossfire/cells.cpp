// The board of Crossfire: its ground, the light of power, nodes, contests, piles.
#include "web/platform/ears.h"
#include "web/tables/crossfire/table.h"

#include <algorithm>
#include <cmath>

namespace cardfront::crossfire {

using kit::Rect;
using kit::Vec;

namespace {

constexpr float card_share = 0.86F; // of a cell's side
const kit::Colour spark = kit::rgb(0xfff3c4);

Rect card_in(const Rect& cell, float share = card_share) {
    return cell.centred(cell.h * share * 5 / 7, cell.h * share);
}
// Over the shared edge of two cells, where the cards would hide the light.
void draw_link(const Vec& from, const Vec& to, float side, kit::Colour c) {
    const Vec middle = (from + to) * 0.5F;
    const bool level = std::abs(to.x - from.x) > std::abs(to.y - from.y);
    const float along = side * 0.3F, across = side * 0.1F;
    const Rect bar = Rect{middle.x, middle.y, 0, 0}.centred(level ? along : across, level ? across : along);
    kit::glow(bar, across / 2, side * 0.09F, kit::fade(c, 0.9F));
    kit::box(bar, across / 2, c);
    kit::box(bar.inset(across * 0.28F), across / 4, kit::rgb(0xffffff));
}

} // namespace

void CrossfireTable::draw_ground() const {
    const Board& board = state_.board();
    const float side = board_.side(), thin = std::max(side * 0.02F, 1.0F);
    const kit::Colour thread = kit::fade(kit::theme().accent, 0.26F);
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (!board.contains(cell)) continue;
        const Rect at = board_.cell(cell).inset(thin);
        if (at.bottom() < at_.board.y || at.y > at_.board.bottom()) continue;
        const Ground ground = board.at(cell);
        if (state_.at(cell).kind == Kind::empty) draw_cell_name(at, board.name_of(cell));
        if (ground == Ground::base || ground == Ground::support) continue;
        kit::box(at, side * 0.08F, kit::fade(kit::colour::shade, 0.16F), thread, 1);
        if (ground == Ground::middle) {
            const Rect sign = at.centred(side * 0.7F, side * 0.7F);
            kit::ring(sign.centre(), sign.w * 0.5F, thin, kit::fade(kit::colour::ivory, 0.5F));
            kit::ring(sign.centre(), sign.w * 0.4F, thin, kit::fade(kit::colour::ivory, 0.3F));
            kit::box(at, side * 0.08F, 0, kit::fade(kit::colour::ivory, 0.7F), 2);
        }
    }
    for (const Seat seat : SeatRange(players_)) {
        const kit::Colour hue = seat_colour(seat);
        const Rect bases = board_.line(seat, false).inset(thin),
                   supports = board_.line(seat, true).inset(thin);
        kit::box(supports, side * 0.12F, kit::fade(kit::colour::shade, 0.28F), kit::fade(hue, 0.22F), 1);
        kit::glow(bases, side * 0.1F, side * 0.14F, kit::fade(hue, 0.3F));
        kit::box(bases, side * 0.1F, kit::fade(hue, 0.17F), kit::fade(hue, 0.85F),
                 std::max(side * 0.035F, 1.5F));
        if (state_.phase == Phase::bases && state_.player == seat) kit::pulse(bases, side * 0.1F);
        for (const std::uint8_t base : board.bases[slot(seat)]) {
            const int behind = board.behind(base);
            if (state_.at(behind).kind != Kind::empty) continue;
            const Vec o = board_.cell(behind).centre();
            const float arm = side * 0.1F;
            const kit::Colour plus = kit::fade(hue, 0.35F);
            kit::line(o - Vec{arm, 0}, o + Vec{arm, 0}, std::max(side * 0.03F, 1.0F), plus);
            kit::line(o - Vec{0, arm}, o + Vec{0, arm}, std::max(side * 0.03F, 1.0F), plus);
        }
    }
}

// The light under the cards; the links between touching nodes are seen in the gaps.
void CrossfireTable::draw_power(Seat seat) const {
    const Board& board = state_.board();
    const float side = board_.side();
    const kit::Colour hue = kit::mix(seat_colour(seat), spark, 0.35F);
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (!powered_[slot(seat)][slot(cell)]) continue;
        const Rect at = board_.cell(cell);
        const Rect pool = at.inset(side * 0.04F);
        kit::glow(pool, side * 0.16F, side * 0.16F, kit::fade(hue, 0.5F));
        kit::box(pool, side * 0.16F, kit::fade(hue, 0.34F));
    }
}

void CrossfireTable::draw_marks(int cell, const Rect& card, bool across) const {
    const Cell& here = state_.at(cell);
    if (here.owner == nobody) return;
    const float radius = std::clamp(board_.side() * 0.135F, 3.5F, 13.0F), in = radius * 0.45F;
    const Rect lying = across ? card.centred(card.h, card.w) : card;
    const Vec one = across ? Vec{lying.x + in, lying.y + in} : Vec{lying.x + in, lying.bottom() - in};
    const Vec other =
        across ? Vec{lying.x + in, lying.bottom() - in} : Vec{lying.right() - in, lying.bottom() - in};
    if (is_powered(cell)) draw_power_mark(one, radius);
    draw_seat_mark(here.owner, other, radius);
    if (here.kind == Kind::tower) draw_tower_mark({lying.right() - in, lying.y + in}, radius * 1.2F);
}

void CrossfireTable::draw_neutral(int cell) const {
    const Cell& here = state_.at(cell);
    const Rect at = board_.cell(cell), card = card_in(at);
    const int row = state_.board().row(cell), column = state_.board().column(cell);
    kit::CardFace back = back_of(deck_of(here.piece));
    kit::card(spot(cell_area, node_layer, row, column), back, card);
    if (state_.is_shown(cell)) { // all know what it is
        const kit::Aside aside;
        const bool roomy = at.h > 34;
        const float high = std::max(at.h * 0.27F, 13.0F);
        const Rect tag = card.centred(card.w * 1.12F, roomy ? high * 1.75F : high);
        kit::box(tag, high * 0.3F, kit::fade(dark, 0.92F), kit::colour::ivory, 1);
        Rect lines = tag.inset(2, 1);
        kit::text(roomy ? lines.cut_top(lines.h * 0.55F) : lines, short_card_name(face_of(here.piece)),
                  {.size = high * 0.78F,
                   .face = kit::Face::title,
                   .align = kit::Align::centre,
                   .ellipsis = false,
                   .shrink = true});
        if (roomy) {
            kit::icon(kit::Icon::eye, lines.cut_left(lines.w * 0.45F).fit(1, 1), kit::colour::paper_soft);
            kit::text(lines, std::to_string(state_.strength(cell)),
                      {.size = high * 0.6F, .colour = kit::colour::paper_soft, .ellipsis = false});
        }
    }
    const std::size_t wasted = state_.pile(cell).size() - 1;
    if (wasted > 0 && here.claim == nobody && at.h > 34)
        kit::tag({at.right() - 1, at.y + 1}, "+" + std::to_string(wasted), dark, kit::colour::paper, 11, 1);
}

// A seized pile: its cards' edges under the top one.
void CrossfireTable::draw_seized(int cell, const kit::CardLook& look) const {
    const Rect at = board_.cell(cell), card = card_in(at, card_share * 0.94F);
    const int row = state_.board().row(cell), column = state_.board().column(cell);
    const auto cards = state_.pile(cell);
    const bool across = look.angle != 0;
    const Rect lying = across ? card.centred(card.h, card.w) : card;
    const int count = static_cast<int>(cards.size());
    for (int i = std::min(count - 1, 4); i > 0; --i) {
        const float by = static_cast<float>(i) * at.h * 0.025F;
        kit::box(lying.moved(by, by), card.w * 0.06F,
                 kit::mix(kit::colour::ivory_edge, kit::colour::shade, i % 2 == 0 ? 0.1F : 0.4F));
    }
    kit::card(spot(cell_area, top_layer, row, column), card_face(state_.top(cell)), card, look);
    bool royal = false, ten = false;
    for (const Piece piece : cards) {
        royal = royal || is_royal(face_of(piece));
        ten = ten || number_of(face_of(piece)) == 10;
    }
    if (royal && ten) draw_tower_mark(lying.centre(), std::clamp(at.h * 0.16F, 5.0F, 16.0F));
    const float size = std::clamp(at.h * 0.17F, 9.0F, 14.0F);
    kit::tag({lying.x - at.h * 0.04F, across ? lying.y - at.h * 0.03F : lying.bottom() - size * 1.25F},
             "×" + std::to_string(count), dark, kit::colour::ivory, size);
    draw_marks(cell, card, across);
}

// The node, and over it the card that leads; the strengths of both, and who has to answer.
void CrossfireTable::draw_contest(int cell) const {
    const kit::Aside aside;
    const Cell& here = state_.at(cell);
    const Rect at = board_.cell(cell);
    const int row = state_.board().row(cell), column = state_.board().column(cell);
    const float share = card_share * 0.85F, by = at.h * 0.13F;
    const Rect below = card_in(at, share).moved(-by, -by), above = card_in(at, share).moved(by, by);
    const bool neutral = here.kind == Kind::neutral;
    kit::CardLook look;
    look.angle = !neutral && lies_across(here.owner) ? 90 : 0;
    kit::card(spot(cell_area, node_layer, row, column),
              neutral && !state_.is_shown(cell) ? back_of(deck_of(here.piece)) : card_face(here.piece), below,
              look);
    look.angle = lies_across(here.claim) ? 90 : 0;
    kit::card(spot(cell_area, top_layer, row, column), card_face(state_.top(cell)), above, look);
    const float radius = std::clamp(at.h * 0.125F, 3.5F, 13.0F);
    const bool claim_across = look.angle != 0;
    if (!neutral) draw_seat_mark(here.owner, {at.right() - radius - 2, at.y + radius + 2}, radius);
    const Rect lying = claim_across ? above.centred(above.h, above.w) : above;
    draw_seat_mark(here.claim,
                   claim_across ? Vec{lying.x, lying.y + radius} : Vec{lying.right(), lying.centre().y},
                   radius);
    // The strength that was, and the one to be met. Cards that lie on a neutral node for nothing, and the 10
    // of a tower, count for less than the node.
    const auto cards = state_.pile(cell);
    const Piece last = cards[cards.size() - 2];
    int beaten = is_hidden(last) ? 0 : strength_of(face_of(last));
    if ((neutral && state_.is_shown(cell)) || here.kind == Kind::tower)
        beaten = std::max(beaten, strength_of(face_of(here.piece)));
    const std::string words = std::to_string(beaten) + " : " + std::to_string(state_.strength(cell));
    const float size = std::clamp(at.h * 0.17F, 9.0F, 17.0F);
    const float foot = at.bottom() - size * 1.6F - 1;
    const Rect numbers = kit::tag({at.x + 1, foot}, words, dark, kit::colour::ivory, size);
    const Seat due = owes_answer(cell);
    const Rect ring = at.inset(1);
    if (due == nobody) return kit::box(ring, at.h * 0.1F, 0, seat_colour(here.claim), 2);
    const bool ours = eyes_ != nobody && State::allied(due, eyes_);
    const kit::Colour alarm = ours ? kit::colour::danger : kit::colour::paper_soft;
    if (ours && mine_) kit::pulse(ring, at.h * 0.1F, alarm);
    kit::box(ring, at.h * 0.1F, 0, alarm, ours ? 3.0F : 2.0F);
    if (at.h < 46) return draw_seat_mark(due, {at.right() - radius, at.bottom() - radius}, radius);
    const Rect tag{numbers.right() - 2, foot, size * 2.6F, size * 1.6F};
    kit::box(tag, tag.h / 2, alarm);
    kit::text(
        tag.moved(size * 0.6F, 0), "?",
        {.size = size, .face = kit::Face::title, .colour = kit::colour::ink, .align = kit::Align::centre});
    draw_seat_mark(due, {tag.x + radius * 0.9F, tag.centre().y}, radius * 0.95F);
}

void CrossfireTable::draw_node(int cell, const Press& press) const {
    const Cell& here = state_.at(cell);
    const Rect at = board_.cell(cell);
    const int row = state_.board().row(cell), column = state_.board().column(cell);
    const Place& lit = scene().lit;
    kit::CardLook look;
    look.legal = press.legal || (lit.area == cell_area && lit.row == row && lit.index == column);
    if (here.kind == Kind::empty) return;
    if (here.claim != nobody) return draw_contest(cell);
    if (here.kind == Kind::neutral) return draw_neutral(cell);
    look.angle = lies_across(here.owner) ? 90 : 0;
    if (here.kind == Kind::pile) return draw_seized(cell, look);
    const bool support = state_.board().at(cell) == Ground::support;
    look.dimmed = !is_powered(cell) && !support && !state_.is_base(cell);
    const Rect card = card_in(at, support ? card_share * 0.84F : card_share);
    const bool across = look.angle != 0;
    if (here.kind == Kind::tower) {
        const auto cards = state_.pile(cell);
        kit::CardLook under;
        under.angle = look.angle;
        const float by = at.h * 0.07F;
        kit::card(spot(cell_area, pair_layer, row, column), card_face(cards.back()),
                  card.scaled(0.92F).moved(across ? 0 : by, across ? by : -by), under);
    }
    kit::card(spot(cell_area, node_layer, row, column), card_face(here.piece),
              here.kind == Kind::tower ? card.scaled(0.92F) : card, look);
    draw_marks(cell, card, across);
}

void CrossfireTable::draw_cell(int cell) {
    const Rect at = board_.cell(cell);
    const Press press = press_of(cell);
    const float side = board_.side(), radius = side * 0.1F;
    const kit::Colour light = kit::mix(kit::theme().accent, kit::rgb(0xffffff), 0.55F);
    if (press.legal) {
        kit::glow(at.inset(side * 0.05F), radius, side * 0.14F, kit::fade(light, 0.6F));
        kit::box(at.inset(side * 0.04F), radius, kit::fade(light, 0.13F), light,
                 std::max(side * 0.025F, 1.5F));
        const bool gains = std::find(gains_.begin(), gains_.end(), cell) != gains_.end();
        if (gains) draw_bolt(at.centred(side * 0.34F, side * 0.34F), kit::fade(spark, 0.75F));
    }
    const Cell& here = state_.at(cell);
    const bool seized =
        state_.is_base(cell) && here.owner != state_.board().home_of(cell) && here.owner != nobody;
    const bool won = seized && State::allied(here.owner, state_.winner); // it has decided the game
    if (won) kit::glow(at, radius, side * 0.5F, kit::colour::brass);
    draw_node(cell, press);
    if (seized)
        kit::box(at.inset(1), radius, 0, won ? kit::colour::brass : seat_colour(here.owner),
                 std::max(side * 0.05F, 2.0F));
    if (opened_ == cell) kit::box(at.inset(1), radius, 0, kit::colour::brass, std::max(side * 0.04F, 2.5F));
    const kit::Hit hit = command_item(press.id, at, true, window_.movable(), true);
    const bool carried = hit.drop_hovered && kit::dragging().substr(0, 7) == "select ";
    if (press.legal && (hit.hovered || hit.held || carried)) {
        kit::box(at.inset(side * 0.03F), radius, kit::fade(kit::colour::brass, 0.16F), kit::colour::brass,
                 std::max(side * 0.04F, 2.5F));
        pointed_ = cell;
    }
    const float rests = at_.info.empty() ? 0.5F : 0.1F; // seconds
    const bool busy = press.acts && at_.info.empty();
    const bool resting = !busy && hit.hovered && !hit.held && hit.hover_time > rests &&
                         !kit::pointer_is_touch() && here.kind != Kind::empty;
    if (resting || hit.peeking || looked_ == cell || kit::focus() == press.id) told_ = cell;
    window_.follow(hit);
}

// What the action under the pointer would power, and what it would leave without.
void CrossfireTable::draw_outlook() {
    if (pointed_ < 0 || eyes_ == nobody) return;
    const Action action = action_on(pointed_);
    const Outlook& after = outlook(action);
    const Cells before = powered_[slot(eyes_)];
    const Cells fresh = after.powered.without(before), lost = before.without(after.powered);
    const float side = board_.side(), radius = std::clamp(side * 0.16F, 5.0F, 15.0F);
    for (int cell = 0; cell < state_.board().cells(); ++cell) {
        const Rect at = board_.cell(cell);
        if (fresh[slot(cell)]) {
            kit::pulse(at.inset(side * 0.06F), side * 0.1F, spark);
            draw_power_mark(at.centre(), radius);
        }
        if (lost[slot(cell)]) {
            kit::box(at.inset(1), side * 0.1F, kit::fade(kit::colour::shade, 0.5F), kit::colour::danger, 2);
            kit::icon(kit::Icon::close, kit::about(at.centre(), radius * 2), kit::colour::danger);
        }
    }
}

void CrossfireTable::draw_board() {
    const Board& board = state_.board();
    const kit::Clipped inside(at_.board);
    pointed_ = told_ = -1;
    draw_ground();
    for (const Seat seat : SeatRange(players_)) draw_power(seat);
    const auto middle = [&](int cell) { return board_.cell(cell).centre(); };
    for (const Link& link : links_) {
        const kit::Colour hue = kit::mix(seat_colour(state_.at(link.one).owner), spark, 0.4F);
        kit::line(middle(link.one), middle(link.other), board_.side() * 0.5F, kit::fade(hue, 0.16F));
        kit::line(middle(link.one), middle(link.other), board_.side() * 0.24F, kit::fade(hue, 0.4F));
    }
    for (int cell = 0; cell < board.cells(); ++cell)
        if (board.contains(cell)) draw_cell(cell);
    for (const Link& link : links_)
        draw_link(middle(link.one), middle(link.other), board_.side(),
                  kit::mix(seat_colour(state_.at(link.one).owner), spark, 0.5F));
    draw_outlook();
    if (window_.larger()) kit::box(at_.board, 8, 0, kit::fade(kit::theme().accent, 0.3F));
}

} // namespace cardfront::crossfire
