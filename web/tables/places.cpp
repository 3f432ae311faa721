#include "web/tables/places.h"

namespace cardfront {

using kit::Rect;

void measure_shape(Places& out, const Rect& area) {
    constexpr float low = 440, narrow = 480; // CSS pixels
    out.tall = area.w < area.h * (area.w < narrow ? 1.1F : 0.8F);
    out.low = !out.tall && area.h < low;
}

void cut_piles(Rect& row, float parts, std::initializer_list<Rect*> piles) {
    const float width = std::min(row.h * 5 / 7, row.w / parts);
    for (Rect* pile : piles) *pile = row.cut_left(width, 6).fit();
}

Counted lay_counted(Rect cell) {
    constexpr float line = 17;
    if (cell.w < cell.h) {
        const Rect number = cell.cut_bottom(line);
        return {cell.fit(), {number.x - 4, number.y, number.w + 8, line}};
    }
    return {cell.cut_left(cell.w * 0.52F, 4).fit(), cell};
}

} // namespace cardfront
