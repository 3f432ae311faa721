#include "web/tables/head_to_head_layout.h"

#include <algorithm>

namespace cardfront::head_to_head {

using kit::Rect;

namespace {

constexpr float gap = 8;

// The parts around the board. What is left is the board.
Rect lay_surroundings(Layout& out, Rect area) {
    if (out.tall) {
        Rect top = area.cut_top(52, 4);
        out.plate[0] = top.cut_left(top.w * 0.5F, gap);
        out.die = top.cut_right(40, gap).centred(34, 34);
        out.deck = top.cut_right(36, gap).fit();
        out.other_hand = top;
        out.plate[1] = area.cut_bottom(52, 4);
        out.hand = area.cut_bottom(std::clamp(area.h * 0.17F, 84.0F, 132.0F), 4);
        out.status = area.cut_bottom(52, 4);
        return area;
    }
    if (out.low) {
        Rect left = area.cut_left(std::clamp(area.w * 0.19F, 132.0F, 200.0F), gap);
        Rect right = area.cut_right(std::clamp(area.w * 0.3F, 190.0F, 290.0F), gap);
        out.plate[0] = left.cut_top(56, 4);
        out.plate[1] = left.cut_bottom(56, 4);
        out.other_hand = left.cut_top(std::min(44.0F, left.h * 0.25F), 4);
        out.deck = left.column(0, 2, gap).centred(60, 84).fit();
        out.die = left.column(1, 2, gap).centred(38, 38);
        out.hand = right.cut_bottom(std::clamp(right.h * 0.48F, 90.0F, 150.0F), 4);
        out.status = right;
        return area;
    }
    Rect left = area.cut_left(std::clamp(area.w * 0.2F, 180.0F, 280.0F), 2 * gap);
    out.plate[0] = left.cut_top(72, gap);
    out.plate[1] = left.cut_bottom(72, gap);
    out.other_hand = left.cut_top(std::clamp(left.h * 0.2F, 60.0F, 110.0F), gap);
    const Rect middle = left.centred(left.w, std::min(left.h, 150.0F));
    out.deck = middle.column(0, 2, gap).centred(90, 126).fit();
    out.die = middle.column(1, 2, gap).centred(52, 52);
    Rect foot = area.cut_bottom(std::clamp(area.h * 0.2F, 110.0F, 220.0F), gap);
    out.hand = foot;
    out.status = area.cut_bottom(52, gap);
    return area;
}

} // namespace

Layout lay_out(Rect area, int columns, bool needs) {
    Layout out;
    out.tall = area.w < area.h * 0.8F;
    out.low = !out.tall && area.h < 440;
    out.board = lay_surroundings(out, area);
    for (int i = 0; i < 2; ++i) { // money stands in the right part of the plates
        Rect inside = out.plate[i].inset(6, 5);
        out.purse[i] = inside.cut_right(std::min(96.0F, inside.w * 0.46F));
    }

    const int count = std::max(columns, 3);
    const Rect board = out.board;
    const float width = std::min(board.w / static_cast<float>(count), out.low ? 120.0F : 240.0F);
    const bool narrow = width < 116;
    const float label_height = out.low ? 15.0F : narrow ? 32.0F : 24.0F;
    const float need_height = needs && !out.low && !narrow ? 20.0F : 0;
    const float room = board.h - 2 * label_height - need_height - 2 * gap;
    // Three cards' height and six overlaps of a third.
    constexpr float step = 0.36F;
    float height = room / (3 + 6 * step);
    float card_width = height * 5 / 7;
    const float most = width - (narrow ? 6.0F : 64.0F);
    if (card_width > most) card_width = most, height = card_width * 7 / 5;
    const float offset = std::clamp((room - 3 * height) / 6, height * 0.24F, height * 0.62F);
    const float reach = height + 3 * offset; // of one side

    const float total = width * static_cast<float>(count);
    for (int r = 0; r < rows; ++r) {
        const float x = board.x + (board.w - total) / 2 + static_cast<float>(r) * width;
        const Rect column{x, board.y, width, board.h};
        const float middle = board.y + label_height + gap + reach + height / 2 + (room - 3 * height - 6 * offset) / 2;
        const float left = x + (width - card_width) / 2;
        out.column[r] = column;
        out.common[r] = {left, middle - height / 2, card_width, height};
        out.side[0][r] = {left, middle - height / 2 - gap - reach, card_width, reach};
        out.side[1][r] = {left, middle + height / 2 + gap, card_width, reach};
        for (int i = 0; i < spaces; ++i) {
            const float way = static_cast<float>(i) * offset;
            // Drawn from the top down on both sides, so that every card shows its index.
            out.space[1][r][i] = {left, out.side[1][r].y + way, card_width, height};
            out.space[0][r][i] = {left, out.side[0][r].bottom() - height - way, card_width, height};
        }
        out.label[0][r] = {x + 2, out.side[0][r].y - label_height - 2, width - 4, label_height};
        out.label[1][r] = {x + 2, out.side[1][r].bottom() + 2, width - 4, label_height};
        if (need_height > 0) out.need[r] = {x + 2, out.label[1][r].bottom(), width - 4, need_height};
        const float beside = (width - card_width) / 2;
        out.pot[r] = narrow ? Rect{left + card_width * 0.5F, middle - height * 0.1F, card_width * 0.6F, height * 0.56F}
                            : Rect{left + card_width + 2, middle - height / 2, beside - 4, height};
    }
    return out;
}

} // namespace cardfront::head_to_head
