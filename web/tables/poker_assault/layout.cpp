#include "web/tables/poker_assault/layout.h"

#include <algorithm>

namespace cardfront::poker_assault {

using kit::Rect;

namespace {

constexpr float gap = table_gap;

void lay_compact(SidePlaces& out) {
    out.compact = true;
    Rect room = out.box.inset(6, 4);
    out.plate = room.cut_top(std::min(38.0F, room.h * 0.44F), 2);
    out.chips = room.column(0, 4, 3);
    out.hand = room.column(1, 4, 3);
    out.discard = room.column(2, 4, 3);
    out.secrets = room.column(3, 4, 3);
    out.standing = out.power_discard = out.power_deck = out.secrets;
    out.deck = out.hand;
}

void lay_opponent(SidePlaces& out, Rect box) {
    out.box = box;
    if (box.w < 240 || box.h < 104) return lay_compact(out);
    if (box.w > 470 && box.h > 124) { // room for a face and what was done last
        out.plate = box.cut_left(std::clamp(box.w * 0.4F, 210.0F, 340.0F), 2 * gap);
        out.hand = box.cut_top(box.h * 0.5F, gap);
        out.chips = box.cut_left(110, gap);
        cut_piles(box, 5.6F, {&out.deck, &out.discard, &out.power_deck, &out.power_discard});
        out.secrets = box.column(0, 2, 6);
        out.standing = box.column(1, 2, 6);
        return;
    }
    Rect row = box.cut_top(std::clamp(box.h * 0.44F, 48.0F, 84.0F), gap);
    constexpr float telling = 228; // what was done last can be read
    out.plate = row.cut_left(std::max(row.w * 0.52F, std::min(telling, row.w * 0.62F)), gap);
    out.plate.h = std::min(row.h, 72.0F);
    out.hand = row;
    const bool narrow = box.w < 400;
    out.chips = box.cut_left(narrow ? 62.0F : 110.0F, gap);
    cut_piles(box, 3.6F, {&out.deck, &out.discard, &out.power_deck});
    out.power_discard = out.power_deck;
    if (!narrow) cut_piles(box, 1.6F, {&out.power_discard});
    out.secrets = box.column(0, 2, 6);
    out.standing = box.column(1, 2, 6);
}

// The own side without the hand, in one row.
void lay_own_row(SidePlaces& out, Rect row) {
    out.box = row;
    out.chips = row.cut_left(std::clamp(row.w * 0.24F, 78.0F, 110.0F), gap);
    out.plate = out.chips;
    cut_piles(row, 4.6F, {&out.deck, &out.discard, &out.power_deck, &out.power_discard});
    out.secrets = row.column(0, 2, 6);
    out.standing = row.column(1, 2, 6);
}

void lay_own_block(SidePlaces& out, Rect left, Rect right) {
    out.box = left;
    constexpr float face = 80, roomy = 200; // high
    if (left.h > roomy) out.plate = left.cut_top(face, gap);
    out.chips = left.cut_top(left.h * 0.4F, gap);
    cut_piles(left, 4.6F, {&out.deck, &out.discard, &out.power_deck, &out.power_discard});
    out.secrets = right.row(0, 2, gap);
    out.standing = right.row(1, 2, gap);
}

void lay_row_of_opponents(Layout& out, Rect row, int players, float widest) {
    const int others = players - 1;
    for (int i = 0; i < others; ++i) {
        const Rect cell = row.column(i, others, gap);
        lay_opponent(out.side[static_cast<std::size_t>(i) + 1],
                     cell.centred(std::min(cell.w, widest), cell.h));
    }
}

} // namespace

Layout lay_out(Rect area, int players, const Wanted& wanted) {
    Layout out;
    measure_shape(out, area);
    SidePlaces& own = out.side[0];
    const float high = area.h;
    if (out.tall) {
        const bool tight = high < 620; // the Assault needs its room
        const float least = players == 2 ? 108.0F : tight ? 76.0F : 96.0F;
        lay_row_of_opponents(out, area.cut_top(std::clamp(high * 0.14F, least, 180.0F), gap), players, 480);
        if (wanted.hand) out.hand = area.cut_bottom(std::clamp(high * 0.16F, 96.0F, 230.0F), 4);
        if (wanted.line) out.status = area.cut_bottom(tight ? 82.0F : 96.0F, 4);
        lay_own_row(own, area.cut_bottom(std::clamp(high * 0.08F, tight ? 48.0F : 56.0F, 100.0F), gap));
        if (high > 560) { // Secrets have a row of their own: each must be met by a finger
            own.standing.x = own.secrets.x;
            own.standing.w = own.box.right() - own.secrets.x;
            own.secrets = area.cut_bottom(std::clamp(high * 0.08F, 48.0F, 90.0F), gap);
        }
        out.board = area;
        out.info = area.cut_bottom(std::clamp(high * 0.12F, 72.0F, 150.0F), gap);
        out.middle = area;
    } else if (out.low) {
        Rect left = area.cut_left(std::clamp(area.w * 0.17F, 128.0F, 180.0F), gap);
        for (int i = 1; i < players; ++i) {
            const Rect cell = left.row(i - 1, players - 1, 6);
            lay_opponent(out.side[static_cast<std::size_t>(i)],
                         cell.centred(cell.w, std::min(cell.h, 108.0F)));
        }
        const bool line = wanted.line;
        if (!line) lay_own_row(own, area.cut_bottom(54, 4));
        Rect right = area.cut_right(line ? std::clamp(area.w * 0.29F, 220.0F, 300.0F) : 140, gap);
        if (line) {
            lay_own_row(own, right.cut_bottom(54, 4));
            const Rect row = right.cut_bottom(62, 4);
            own.secrets = row.column(0, 2, 6);
            own.standing = row.column(1, 2, 6);
            out.status = right.cut_bottom(104, 4);
        }
        if (wanted.hand) out.hand = area.cut_bottom(std::clamp(high * 0.36F, 96.0F, 150.0F), 4);
        out.board = area;
        out.info = right;
        out.middle = area;
    } else {
        if (wanted.log && area.w > 1000)
            out.log = area.cut_right(std::clamp(area.w * 0.2F, 230.0F, 460.0F), gap);
        lay_row_of_opponents(out, area.cut_top(std::clamp(high * 0.2F, 112.0F, 280.0F), gap), players,
                             std::max(480.0F, area.w * 0.62F));
        Rect below = area.cut_bottom(wanted.hand ? std::clamp(high * 0.29F, 150.0F, 480.0F) : 150, gap);
        out.status = area.cut_bottom(52, gap);
        const float block = std::clamp(below.w * 0.22F, 170.0F, 420.0F);
        const Rect left = below.cut_left(block, gap), right = below.cut_right(block * 0.9F, gap);
        lay_own_block(own, left, right);
        const Rect corner = out.status.cut_left(block, 2 * gap);
        if (own.plate.empty()) own.plate = corner;
        if (wanted.hand) out.hand = below;
        out.board = area;
        out.info = area.cut_right(std::clamp(area.w * 0.25F, 190.0F, 460.0F), gap);
        out.middle = area;
    }
    return out;
}

std::array<Slot, most_faces> lay_assault(const Layout& at, int count) {
    std::array<Slot, most_faces> out;
    constexpr float above = 0.2F, below = 0.4F; // shares of a card's height that what lies on it looks out
    const int shown = std::max(count, 1);
    const int rows = at.tall && shown > 6 ? 2 : 1;
    const int columns = std::max((shown + rows - 1) / rows, 5);
    const Rect room = at.middle.inset(at.low ? 0 : 4, 4);
    for (int i = 0; i < static_cast<int>(out.size()); ++i) {
        const int row = i / columns;
        if (row >= rows) {
            out[static_cast<std::size_t>(i)] = out[static_cast<std::size_t>(i - 1)];
            continue;
        }
        const int here = std::min(columns, shown - row * columns);
        const Rect line = room.row(row, rows, gap);
        const float most = line.w / static_cast<float>(columns) - (at.tall ? 6.0F : 12.0F);
        const float height = std::min(line.h / (1 + above + below), most * 7 / 5);
        const float step = height * 5 / 7 + std::clamp(most - height * 5 / 7, at.tall ? 6.0F : 12.0F, 24.0F);
        const float left =
            line.centre().x - step * static_cast<float>(std::max(here, 1)) / 2 + (step - height * 5 / 7) / 2;
        const float top = line.centre().y - height * (1 + above + below) / 2 + height * above;
        const Rect card{left + step * static_cast<float>(i % columns), top, height * 5 / 7, height};
        out[static_cast<std::size_t>(i)] = {card, card.moved(height * 0.06F, height * below),
                                            card.moved(height * 0.04F, -height * above)};
    }
    return out;
}

} // namespace cardfront::poker_assault
