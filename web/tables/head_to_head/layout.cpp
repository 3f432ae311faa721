#include "web/tables/head_to_head/layout.h"

#include "core/cards/poker_hand.h"
#include "web/kit/kit.h"

#include <algorithm>

namespace cardfront::head_to_head {

using kit::Rect;

namespace {

constexpr float gap = table_gap;
constexpr float narrow_column = 116;
constexpr float plate_head = 76; // of a plate that tells what was done last, the part with the money

// The parts around the board. What is left is the board.
Rect lay_surroundings(Layout& out, Rect area, const Wanted& wanted) {
    if (out.tall) {
        Rect top = area.cut_top(52, 4);
        out.plate[0] = top.cut_left(top.w * 0.5F, gap);
        out.die = top.cut_right(40, gap).centred(34, 34);
        out.deck = top.cut_right(36, gap).fit();
        out.other_hand = top;
        out.plate[1] = area.cut_bottom(52, 4);
        if (wanted.hand) out.hand = area.cut_bottom(std::clamp(area.h * 0.16F, 84.0F, 132.0F), 4);
        if (wanted.line) out.status = area.cut_bottom(72, 4);
        return area;
    }
    Rect left = area.cut_left(std::clamp(area.w * 0.2F, std::min(148.0F, area.w * 0.24F), 290.0F), gap);
    const bool roomy = left.w > 220 && left.h > 560;
    out.plate[0] = left.cut_top(out.low ? 56 : roomy ? plate_head + 52 : 72, gap);
    out.plate[1] = left.cut_bottom(out.low ? 56 : roomy ? plate_head + 12 : 72, gap);
    out.other_hand = left.cut_top(std::clamp(left.h * 0.26F, 40.0F, 150.0F), gap);
    const Rect middle = left.centred(left.w, std::min(left.h, roomy ? 190.0F : 150.0F));
    const float deck =
        std::min({roomy ? 150.0F : 126.0F, middle.h * (roomy ? 0.75F : 0.7F), middle.w * 0.6F}); // high
    out.deck = middle.column(0, 2, gap).centred(deck * 5 / 7, deck);
    out.die = middle.column(1, 2, gap).centred(roomy ? 60 : 48, roomy ? 60 : 48);
    if (!wanted.line) {
        if (wanted.hand) out.hand = area.cut_bottom(std::clamp(area.h * 0.2F, 84.0F, 200.0F), gap);
        return area;
    }
    Rect right = area.cut_right(
        std::clamp(area.w * (out.low ? 0.3F : 0.27F), std::min(190.0F, area.w * 0.32F), 420.0F), gap);
    out.hand = right.cut_bottom(std::clamp(right.h * (out.low ? 0.5F : 0.27F), 90.0F, 260.0F), gap);
    if (out.low) {
        out.status = right;
        return area;
    }
    out.status = right.cut_bottom(112, gap);
    if (wanted.log) out.log = right;
    return area;
}

// Money stands in the right part of the plates.
void lay_purses(Layout& out) {
    for (int i = 0; i < 2; ++i) {
        Rect inside = out.plate[i];
        if (inside.h > plate_head) inside.h = i == 0 ? plate_head : inside.h;
        inside = inside.inset(6, 5);
        out.purse[i] = inside.cut_right(std::min(96.0F, inside.w * 0.46F));
    }
}

// How high the names of hands are under a row that wide; where there is little room, of those that are often
// there.
float names_height(float width, float size, bool all) {
    const kit::TextStyle style{.size = size, .wrap = true, .spacing = 1.15F};
    const Card one = make_card(queen, 0), other = make_card(queen, 1);
    const PokerHand pair{one, other},
        straight{make_card(6, 0), make_card(7, 1), make_card(8, 0), make_card(jack, 0), one},
        pairs{one, other, make_card(jack, 0), make_card(jack, 1)};
    float out = 0;
    for (const PokerHand& hand : {pair, straight, all ? pairs : pair})
        out = std::max(out, kit::measure(hand_name(hand.strength()), style, width).y);
    return out;
}

// How high a hand's name is under a column that wide.
float label_of(const Layout& out, float width) {
    const bool narrow = width < narrow_column, slim = width < 64; // slim: it takes two lines
    const float named = names_height(width - 4, out.low || out.tall ? kit::type::small : kit::type::body,
                                     !out.low && !narrow);
    return std::max(std::min(named, 45.0F), out.low ? (slim ? 25.0F : 15.0F) : narrow ? 32.0F : 24.0F);
}

} // namespace

Layout lay_out(Rect area, int columns, bool needs, float bet, const Wanted& wanted) {
    Layout out;
    measure_shape(out, area);
    out.board = lay_surroundings(out, area, wanted);
    lay_purses(out);

    const int count = std::max(columns, 3);
    const Rect board = out.board;
    const float width = std::min(board.w / static_cast<float>(count), out.low ? 120.0F : 240.0F);
    const bool narrow = width < narrow_column;
    const float label_height = label_of(out, width);
    const float need_height = needs && !out.low && !narrow ? (width < 200 ? 28.0F : 20.0F) : 0;
    const float room = board.h - 2 * label_height - need_height - 2 * gap;
    // Three cards' height and six overlaps that leave a card's index in sight.
    const float step = out.low ? 0.36F : 0.29F;
    float height = room / (3 + 6 * step);
    float card_width = height * 5 / 7;
    const float most = width - (narrow ? 6.0F : 48.0F);
    if (card_width > most) card_width = most, height = card_width * 7 / 5;
    const float offset = std::clamp((room - 3 * height) / 6, height * 0.24F, height * 0.62F);
    const float reach = height + 3 * offset; // of one side

    const float total = width * static_cast<float>(count);
    for (int r = 0; r < rows; ++r) {
        const float x = board.x + (board.w - total) / 2 + static_cast<float>(r) * width;
        const Rect column{x, board.y, width, board.h};
        const float middle =
            board.y + label_height + gap + reach + height / 2 + (room - 3 * height - 6 * offset) / 2;
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
        out.bet[r] = out.common[r];
        out.crowded = beside < std::max(46.0F, bet);
        if (out.crowded) { // the money lies on the common card's foot, and the card itself is the button for
                           // bets
            out.pot[r] = {x + 1, middle + height / 2 - 12, width - 2, 22};
        } else {
            out.pot[r] = {x + width - beside + 2, middle - height * 0.3F, beside - 4, height * 0.72F};
            out.bet[r] = Rect{x + 3, middle - 22, beside - 6, 44};
        }
    }
    return out;
}

} // namespace cardfront::head_to_head
