#include "web/tables/assault_edge/layout.h"

#include <algorithm>
#include <cmath>

namespace cardfront::assault_edge {

using kit::Rect;

namespace {

constexpr float gap = table_gap;

// The board as large as it fits, with the decks behind both edges; `strip` in squares, at least so high.
void lay_board(Layout& out, const Rect& room, float strip, float least) {
    const auto wide = static_cast<float>(columns), deep = static_cast<float>(rows_deep);
    float side = std::min(room.w / wide, room.h / (deep + 2 * strip));
    if (side * strip < least) side = std::min(room.w / wide, (room.h - 2 * least) / deep);
    side = std::floor(side * 4) / 4;
    const float high = std::max(side * strip, least);
    out.wide = side;
    out.board = out.ground = room.centred(side * wide, side * deep);
    for (int deck = 0; deck < decks; ++deck) {
        const float x = 3 * side * static_cast<float>(deck), w = 3 * side;
        out.side[0].piles[slot(deck)] = Rect{out.board.x + x, out.board.bottom(), w, high}.inset(2, 2);
        out.side[1].piles[slot(decks - 1 - deck)] =
            Rect{out.board.x + x, out.board.y - high, w, high}.inset(2, 2);
    }
}

void cut_plants(SidePlaces& out, const Rect& r, bool below) {
    for (int n = 0; n < 2; ++n) out.plants[slot(n)] = below ? r.row(n, 2, 4) : r.column(n, 2, 4);
}

// The board gets its room first: as wide as the screen, if the rest can do with what that leaves.
void lay_tall(Layout& out, Rect area, const Wanted& wanted) {
    constexpr float strip = 30, enough = 290, little = 235;
    const float side = area.w / static_cast<float>(columns), rest = area.h - side * rows_deep - 2 * strip;
    const bool tight = rest < enough;
    const bool squat = rest < little; // what is chosen stands beside the hand
    const float row = tight ? 36 : 46;
    const auto side_row = [](SidePlaces& place, Rect r, bool backs) {
        place.plate = r.cut_left(r.w * 0.33F, 4);
        if (backs) place.backs = r.cut_left(50, 4);
        cut_plants(place, r, false);
    };
    side_row(out.side[1], area.cut_top(row, 2), true);
    if (wanted.hand)
        out.hand = area.cut_bottom(tight && !squat ? 84.0F : std::clamp(area.h * 0.16F, 100.0F, 220.0F), 4);
    if (wanted.line)
        out.status = squat && wanted.hand ? out.hand.cut_right(out.hand.w * 0.45F, 4)
                                          : area.cut_bottom(std::clamp(area.h * 0.12F, 82.0F, 110.0F), 4);
    const float needed = side * rows_deep + 2 * std::max(34.0F, side * 0.9F) + row + 4;
    const float spare = area.h - needed;
    if (spare > 70) out.chain = area.cut_bottom(std::min(spare, 150.0F), 4);
    side_row(out.side[0], area.cut_bottom(row, 2), false);
    lay_board(out, area, 0.9F, strip);
    out.covers = out.chain.empty();
}

void lay_low(Layout& out, Rect area, const Wanted& wanted) {
    constexpr float strip = 26;
    const float wide = (area.h - 2 * strip) / rows_deep * columns;
    const float beside = std::clamp((area.w - wide - 2 * gap) / 2, 120.0F, 300.0F);
    Rect left = area.cut_left(beside, gap);
    if (wanted.line || wanted.hand) {
        Rect right = area.cut_right(std::clamp(area.w - wide - gap, 120.0F, 320.0F), gap);
        if (wanted.hand) out.hand = right.cut_bottom(std::clamp(right.h * 0.34F, 100.0F, 150.0F), 4);
        if (wanted.line) out.status = right.cut_bottom(std::clamp(right.h * 0.64F, 96.0F, 140.0F), 4);
        out.chain = right;
    }
    for (const int i : {1, 0}) {
        SidePlaces& side = out.side[slot(i)];
        Rect half = i == 1 ? left.cut_top(left.h / 2 - 4) : left;
        side.plate = i == 1 ? half.cut_top(44, 4) : half.cut_bottom(44, 4);
        if (i == 1) side.backs = half.cut_top(std::clamp(half.h - 78, 20.0F, 26.0F), 4);
        const float high = std::min(half.h, 84.0F);
        cut_plants(side, i == 1 ? half.cut_top(high) : half.cut_bottom(high), true);
    }
    lay_board(out, area, 0.5F, strip);
}

void lay_wide(Layout& out, Rect area, const Wanted& wanted) {
    const float beside = std::clamp(area.w * 0.25F, 190.0F, 500.0F);
    Rect left = area.cut_left(beside, 2 * gap);
    out.apart = wanted.line && wanted.hand && !wanted.aside.empty();
    if (out.apart) {
        out.chain = wanted.aside;
        out.stacked = true;
    } else if (wanted.line) {
        Rect right = area.cut_right(beside, 2 * gap);
        out.stacked = true;
        out.status =
            right.cut_bottom(std::clamp(area.h * 0.17F, beside < 240 ? 150.0F : 108.0F, 150.0F), gap);
        if (wanted.log) out.log = right.cut_bottom(right.h * 0.42F, gap);
        out.chain = right;
    } else {
        out.covers = true;
    }
    if (wanted.hand) out.hand = area.cut_bottom(std::clamp(area.h * 0.2F, 116.0F, 250.0F), gap);
    if (out.apart) out.status = out.hand.cut_right(std::clamp(out.hand.w * 0.36F, 170.0F, 400.0F), gap);
    for (const int i : {1, 0}) {
        SidePlaces& side = out.side[slot(i)];
        const float high = std::min((left.h - gap) / (i == 1 ? 2.0F : 1.0F), 420.0F);
        Rect half = i == 1 ? left.cut_top(high, gap) : left.cut_bottom(std::min(high, left.h));
        float plate = std::clamp(half.h * 0.26F, 52.0F, 112.0F);
        if (plate < 104) plate = std::min(plate, 74.0F); // a face needs more
        side.plate = i == 1 ? half.cut_top(plate, 6) : half.cut_bottom(plate, 6);
        const float backs = std::clamp(half.h * 0.16F, 30.0F, 44.0F);
        if (i == 1) side.backs = half.cut_top(backs, 6);
        const float plants = std::min(half.h, 2 * 104.0F);
        cut_plants(side, i == 1 ? half.cut_top(plants) : half.cut_bottom(plants), true);
    }
    lay_board(out, area, 0.72F, 34);
}

} // namespace

Rect Layout::at(int square) const {
    const Square seen = seen_from(bottom, square);
    return {ground.x + static_cast<float>(column_of(seen)) * wide,
            ground.bottom() - static_cast<float>(row_of(seen) + 1) * wide, wide, wide};
}

Layout lay_out(Rect area, Seat bottom, const Wanted& wanted) {
    Layout out;
    out.bottom = bottom;
    measure_shape(out, area);
    if (out.tall)
        lay_tall(out, area, wanted);
    else if (out.low)
        lay_low(out, area, wanted);
    else
        lay_wide(out, area, wanted);
    return out;
}

} // namespace cardfront::assault_edge
