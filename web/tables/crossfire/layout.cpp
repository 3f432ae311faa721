#include "web/tables/crossfire/layout.h"

#include <algorithm>

namespace cardfront::crossfire {

using kit::Rect;
using kit::Vec;

namespace {

constexpr float gap = table_gap;

void cut_own_piles(SidePlaces& out, Rect& row) {
    cut_piles(row, 4, {&out.deck, &out.discard});
}

void lay_compact(SidePlaces& out, Rect box) {
    out.compact = true;
    out.box = box;
    Rect room = box.inset(6, 3);
    out.plate = room.cut_top(std::min(36.0F, room.h * 0.5F), 2);
    out.hand = room.column(0, 3, 4);
    out.deck = room.column(1, 3, 4);
    out.discard = room.column(2, 3, 4);
}

// With room for a face, and for the others what they did last.
void lay_block(SidePlaces& out, Rect box, bool tells) {
    constexpr float roomy = 160;
    out.box = box;
    out.plate =
        box.cut_top(box.h < roomy ? std::clamp(box.h * (tells ? 0.52F : 0.36F), 40.0F, tells ? 66.0F : 52.0F)
                    : tells       ? box.h * 0.58F
                                  : 80,
                    gap);
    cut_own_piles(out, box);
    out.hand = box;
}

void lay_tall(Layout& out, Rect area, int players, const Wanted& wanted) {
    SidePlaces& own = out.side[0];
    if (players == 2) {
        SidePlaces& other = out.side[1];
        Rect row = area.cut_top(64, gap);
        other.box = row;
        other.plate = row.cut_left(row.w * 0.42F, gap).centred(row.w * 0.72F, 52);
        other.plate = {other.box.x, row.y + 6, other.box.w * 0.42F, 52};
        cut_own_piles(other, row);
        other.hand = row;
    } else {
        const Rect row = area.cut_top(78, 4);
        for (int i = 0; i < players - 1; ++i)
            lay_compact(out.side[static_cast<std::size_t>(i) + 1], row.column(i, players - 1, 6));
        out.points = area.cut_top(40, 4);
    }
    Rect below = area.cut_bottom(wanted.hand ? std::clamp(area.h * 0.15F, 104.0F, 200.0F) : 56, 4);
    if (wanted.hand) {
        own.box = below.cut_right(std::min(56.0F, below.h * 0.36F), gap);
        own.deck = own.box.row(0, 2, 6).fit();
        own.discard = own.box.row(1, 2, 6).fit();
        out.hand = below;
    } else {
        own.box = below;
        own.plate = below.cut_left(below.w * 0.42F, gap);
        cut_own_piles(own, below);
    }
    if (wanted.line) out.status = area.cut_bottom(92, 4);
    out.board = area;
}

void lay_low(Layout& out, Rect area, int players, const Wanted& wanted) {
    SidePlaces& own = out.side[0];
    Rect left = area.cut_left(std::clamp(area.w * 0.2F, 150.0F, 220.0F), gap);
    Rect right = area.cut_right(wanted.line ? std::clamp(area.w * 0.31F, 230.0F, 330.0F) : 120, gap);
    if (players == 4) out.points = left.cut_bottom(64, 6);
    for (int i = 1; i < players; ++i) {
        const Rect cell = left.row(i - 1, players - 1, 6);
        lay_compact(out.side[static_cast<std::size_t>(i)],
                    cell.placed(cell.w, std::min(cell.h, 96.0F), 0.5F, 0));
    }
    if (wanted.hand) out.hand = right.cut_bottom(std::clamp(right.h * 0.42F, 110.0F, 160.0F), 4);
    out.board = area;
    if (!wanted.line) return lay_compact(own, right.cut_bottom(96));
    Rect row = right.cut_top(58, 4);
    own.box = row;
    cut_own_piles(own, row);
    own.plate = row.centred(row.w, 44);
    out.status = right;
}

void lay_wide(Layout& out, Rect area, int players, const Wanted& wanted) {
    SidePlaces& own = out.side[0];
    const bool two = players == 2;
    Rect left = area.cut_left(std::clamp(area.w * (two ? 0.25F : 0.2F), 200.0F, 460.0F), 2 * gap);
    const float block = std::clamp(left.h * (two ? 0.31F : 0.19F), 104.0F, 240.0F);
    lay_block(own, left.cut_bottom(block * (two ? 0.9F : 1), 2 * gap), false);
    if (!two) out.points = left.cut_bottom(std::clamp(left.h * 0.2F, 116.0F, 150.0F), 2 * gap);
    for (int i = 1; i < players; ++i) {
        const float height = std::min(block, left.h / static_cast<float>(players - i) - gap);
        lay_block(out.side[static_cast<std::size_t>(i)], left.cut_top(height, gap), true);
    }
    if (!wanted.line && wanted.hand)
        out.hand = left.cut_bottom(std::clamp(left.h * 0.4F, 90.0F, 200.0F), gap);
    if (left.h > 180) out.info = left.placed(left.w, std::min(left.h, 300.0F), 0.5F, 0.5F);
    out.board = area;
    if (!wanted.line) return;
    Rect right = out.board.cut_right(std::clamp(area.w * (two ? 0.33F : 0.25F), 240.0F, 560.0F), 2 * gap);
    out.hand = right.cut_bottom(std::clamp(right.w * 0.42F, 110.0F, 260.0F), gap);
    out.status = right.cut_bottom(112, gap);
    if (wanted.log && right.h > 120) out.log = right;
}

} // namespace

Layout lay_out(Rect area, int players, const Wanted& wanted) {
    Layout out;
    measure_shape(out, area);
    if (out.tall)
        lay_tall(out, area, players, wanted);
    else if (out.low)
        lay_low(out, area, players, wanted);
    else
        lay_wide(out, area, players, wanted);
    return out;
}

BoardView::BoardView(const Board& board, Seat bottom, const boards::BoardWindow& window)
    : board_(&board),
      turns_(board.seats == 2 ? 2 * bottom : bottom),
      side_(window.side()),
      middle_(window.middle()) {}

Rect BoardView::cell(int index) const {
    Vec at{static_cast<float>(board_->column(index)) - static_cast<float>(board_->columns - 1) / 2,
           static_cast<float>(board_->row(index)) - static_cast<float>(board_->rows - 1) / 2};
    for (int i = 0; i < turns_; ++i) at = {at.y, -at.x};
    return kit::about(middle_ + at * side_, side_);
}

Rect BoardView::line(Seat seat, bool supports) const {
    const auto& bases = board_->bases[static_cast<std::size_t>(seat)];
    const auto of = [&](std::size_t i) { return cell(supports ? board_->behind(bases[i]) : bases[i]); };
    const Rect one = of(0), other = of(bases.size() - 1);
    const float x = std::min(one.x, other.x), y = std::min(one.y, other.y);
    return {x, y, std::max(one.right(), other.right()) - x, std::max(one.bottom(), other.bottom()) - y};
}

} // namespace cardfront::crossfire
