#include "web/tables/ground_assault/layout.h"

#include <algorithm>

namespace cardfront::ground_assault {

using kit::Rect;

namespace {

constexpr float gap = table_gap, named_line = 36;

// `named`: its player's plate stands elsewhere.
void lay_zone(Layout& out, Zone zone, Rect box, bool named = false) {
    ZonePlaces& at = out.zone[slot(zone)];
    const bool home = zone != contested;
    const float head = out.columns && !out.low ? 50.0F : 36.0F;
    if (out.columns) {
        if (!named) at.head = box.cut_top(head, 4);
        const Rect store = box.cut_top(out.low ? 26.0F : 32.0F, 4);
        if (home) at.store = store;
        if (!home) at.head.h = store.bottom() - at.head.y;
    } else if (home) {
        Rect line = box.cut_top(named ? named_line - 3 : head, 3);
        if (!named) at.head = line.cut_left(line.w * 0.42F, 6);
        at.store = line;
    }
    at.land = box;
    if (!home) return;
    if (out.columns) {
        const float most = (box.w - 28) / objective_slots * 7 / 5;
        const float high = std::min(std::clamp(box.h * (out.low ? 0.2F : 0.29F), 52.0F, 190.0F), most);
        at.objectives = Rect{box.x, box.bottom() - high - 5, box.w, high}.inset(6, 0);
    } else {                         // beside the units
        constexpr float least = 128; // three that can be pressed
        const float wide = std::min(std::max(box.w * 0.34F, least), box.h * 5 / 7 * 2.3F);
        at.objectives = Rect{box.right() - wide - 5, box.y + 5, wide, box.h - 10};
    }
}

// Side by side, or one above the other with the own home at the foot.
void lay_zones(Layout& out, const std::vector<Zone>& order, Zone page) {
    constexpr float least = 226, least_low = 176;
    Rect field = out.field;
    const int all = static_cast<int>(order.size());
    int fit = out.columns ? static_cast<int>((field.w + gap) / ((out.low ? least_low : least) + gap)) : 3;
    fit = std::clamp(fit, std::min(all, 3), all);
    out.order.assign(order.begin(), order.begin() + std::min(fit, 2));
    const bool pages = fit < all;
    auto from = std::find(order.begin() + 2, order.end(), page);
    if (from == order.end() || !pages) from = order.begin() + 2;
    for (int i = 2; i < fit; ++i) {
        out.order.push_back(*from);
        if (++from == order.end()) from = order.begin() + 2;
    }
    const float part =
        out.columns ? (field.w - gap * static_cast<float>(fit - 1)) / static_cast<float>(fit) : field.w;
    if (out.columns) {
        Rect rest = field;
        lay_zone(out, out.order[0], rest.cut_left(part, gap));
        out.free = rest;
        lay_zone(out, out.order[1], rest.cut_left(part, gap));
        if (pages) out.tabs = rest.cut_top(out.low ? 44.0F : 40.0F, 4);
        for (int i = 2; i < fit; ++i)
            lay_zone(out, out.order[slot(i)], rest.column(i - 2, fit - 2, gap), pages && fit == 3);
        return;
    }
    if (pages) out.tabs = field.cut_top(44, 4);
    constexpr float line = 39; // a home's head
    const float other = pages ? named_line : line, land = (field.h - line - other - 2 * gap) / 3;
    lay_zone(out, out.order[0], field.cut_bottom(land + line, gap));
    out.free = field;
    lay_zone(out, out.order[1], field.cut_bottom(land, gap));
    lay_zone(out, out.order[2], field, pages);
}

} // namespace

Layout lay_out(Rect area, const std::vector<Zone>& order, Zone page, const Wanted& wanted) {
    Layout out;
    measure_shape(out, area);
    const float high = area.h;
    if (out.tall) {
        out.columns = false;
        if (wanted.hand) out.hand = area.cut_bottom(std::clamp(high * 0.15F, 104.0F, 230.0F), 4);
        if (wanted.line) {
            out.status = area.cut_bottom(std::clamp(high * 0.11F, 84.0F, 110.0F), 4);
            if (!out.hand.empty()) out.meter = out.hand.cut_left(74, gap);
        }
        out.field = area;
    } else if (out.low) {
        Rect right = area.cut_right(wanted.line || wanted.hand
                                        ? std::clamp(area.w * 0.25F, std::min(190.0F, area.w * 0.36F), 260.0F)
                                        : 0,
                                    gap);
        if (wanted.hand) out.hand = right.cut_bottom(std::min(110.0F, right.h * 0.4F), 4);
        if (wanted.line) {
            out.meter = right.cut_top(34, 4);
            out.status = right;
        }
        out.field = area;
    } else {
        const float wide = order.size() > 3 ? 1500.0F : 1000.0F;
        if (wanted.log && area.w > wide)
            out.log = area.cut_right(std::clamp(area.w * 0.2F, 230.0F, 460.0F), gap);
        const float foot = wanted.hand ? std::clamp(high * 0.29F, 150.0F, 460.0F) : wanted.line ? 64.0F : 0;
        Rect below = area.cut_bottom(foot, gap);
        if (wanted.hand) {
            Rect left = below.cut_left(std::min(below.w * 0.6F, foot * 3.2F), 2 * gap);
            Rect piles = left.cut_left(std::clamp(left.w * 0.2F, 110.0F, 240.0F), gap);
            piles = piles.centred(piles.w, piles.h * 0.6F);
            cut_piles(piles, 2.1F, {&out.deck, &out.discard});
            out.hand = left;
        }
        if (wanted.line) {
            if (below.h > 110) out.meter = below.cut_top(34, 4);
            out.status = below;
        }
        out.field = area;
    }
    lay_zones(out, order, page);
    return out;
}

} // namespace cardfront::ground_assault
