// The lands of Ground Assault, sky above and ground below, and the units on them.
#include "web/kit/inside.h"
#include "web/kit/paths.h"
#include "web/platform/ears.h"
#include "web/tables/boards.h"
#include "web/tables/ground_assault/models.h"
#include "web/tables/ground_assault/table.h"

#include <algorithm>
#include <cmath>

namespace cardfront::ground_assault {

using kit::Rect;
using kit::Vec;

namespace {

// By a unit's width; its numbers are as high as that, or as can be read.
constexpr float model_share = 0.91F, strip_share = 0.29F;

constexpr float strip_height(float side) {
    return std::max(side * strip_share, boards::least_number_row);
}
constexpr float height(float side) {
    return side * model_share + strip_height(side);
}
constexpr float apart(float side) {
    return side * 0.1F + 2;
}

using Numbers = std::array<boards::Tinted, figures>;

// What it can do and bear.
Numbers numbers_of(const Unit& unit) {
    Numbers out;
    for (int i = 0; i < figures; ++i) {
        const auto figure = static_cast<Figure>(i);
        const int hurt = figure == Figure::shields ? unit.damage : 0;
        out[slot(i)] = {std::to_string(printed(unit.design, figure) - hurt),
                        hurt > 0 ? kit::rgb(0xff6a4a) : figure_colour(figure)};
    }
    return out;
}

using Standings = std::vector<Standing>;

// How much room it takes, and how far the next one stands from where that begins: so that it covers none of
// this one's numbers.
float width(const Standing& unit, const Packing& how) {
    return std::max(how.side, unit.numbers);
}
float step_after(const Standings& units, std::size_t i, const Packing& how) {
    const bool last = i + 1 == units.size(), alike = !last && units[i].design == units[i + 1].design;
    if (alike && how.share < 1) return std::max(how.side * how.share, units[i].numbers);
    return width(units[i], how) + (last ? 0 : apart(how.side));
}

int rows_needed(const Standings& units, float wide, const Packing& how) {
    int rows = 1;
    float x = 0;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (x > 0 && x + width(units[i], how) > wide + 0.5F) ++rows, x = 0;
        x += step_after(units, i, how);
    }
    return rows;
}

// How wide a room must be for them to stand in so many rows; far more than `most` where that is not enough.
float narrowest(const Standings& units, const Packing& how, int rows, float most) {
    constexpr int parts = 5; // of a unit's width
    const float step = how.side / parts;
    for (int n = parts; static_cast<float>(n) * step <= most; ++n)
        if (rows_needed(units, static_cast<float>(n) * step, how) <= rows)
            return static_cast<float>(n) * step;
    return rows_needed(units, most, how) <= rows ? most : 4 * most;
}

} // namespace

// Those of one owner, from the left of each row.
void GroundAssaultTable::lay_rows(const Crowd& crowd, const Packing& how) {
    const auto& units = crowd.units;
    const float high = height(how.side), all = high * static_cast<float>(how.rows);
    const float next =
        all > crowd.room.h && how.rows > 1 ? (crowd.room.h - high) / static_cast<float>(how.rows - 1) : high;
    float y = crowd.room.y + std::max(crowd.room.h - all, 0.0F) / 2;
    for (std::size_t from = 0; from < units.size();) {
        float wide = 0, x = 0;
        std::size_t to = from;
        for (; to < units.size(); ++to) {
            const float own = width(units[to], how);
            if (to > from && x + own > crowd.room.w + 0.5F) break;
            wide = x + own;
            x += step_after(units, to, how);
        }
        x = crowd.room.centre().x - wide / 2;
        for (std::size_t i = from; i < to; ++i) {
            const float own = width(units[i], how), step = step_after(units, i, how);
            place_of_unit(units[i].ref) = {x + (own - how.side) / 2, y, how.side, high};
            // Of one that the next overlaps, as wide as is left of it.
            numbers_shown(units[i].ref) = i + 1 < to && step < own ? step : own;
            x += step;
        }
        y += next;
        from = to;
    }
}

// Owners stand side by side, all units as large as they can be; equal ones overlap where it helps. Returns
// how wide one is.
float GroundAssaultTable::lay_crowd(const Crowd& crowd) {
    constexpr float most = 100, least = 22, good = 58, between = 8;
    std::vector<Crowd> parts;
    for (const Standing& each : crowd.units) {
        if (parts.empty() || parts.back().units[0].ref.seat != each.ref.seat) parts.emplace_back();
        parts.back().units.push_back(each);
    }
    if (parts.empty()) return most;
    const Rect& room = crowd.room;
    const auto spare_of = [&](const Packing& how, int rows) {
        float spare = room.w - between * static_cast<float>(parts.size() - 1);
        for (Crowd& part : parts) {
            part.room.w = narrowest(part.units, how, rows, room.w);
            spare -= part.room.w;
        }
        return spare;
    };
    const auto rows_in = [&room](float side) { return static_cast<int>((room.h + 1) / height(side)); };
    Packing best;
    for (const float share : {1.0F, 0.78F, 0.56F}) {
        Packing now{std::min(most, room.h / (model_share + strip_share)), share, 1};
        while (now.side > least && spare_of(now, rows_in(now.side)) < 0) now.side -= 1.5F;
        if (now.side > best.side + 1) best = now;
        if (best.side >= good) break;
    }
    float spare = spare_of(best, std::max(rows_in(best.side), 1)) / static_cast<float>(parts.size());
    if (spare < 0) { // more than there is room for: rows overlap
        const float each = room.w / static_cast<float>(crowd.units.size());
        for (Crowd& part : parts) part.room.w = each * static_cast<float>(part.units.size());
        spare = 0;
    }
    float x = room.x;
    for (Crowd& part : parts) {
        part.room = {x, room.y, part.room.w + spare, room.h};
        x += part.room.w + between;
        best.rows = rows_needed(part.units, part.room.w, best);
        lay_rows(part, best);
    }
    return best.side;
}

// Sky and ground have a part of the land each, or where that would make them much smaller, all of it
// together: what flies stands a little higher then, in a single row.
void GroundAssaultTable::lay_both(const Crowd& sky, const Crowd& ground, const Rect& land) {
    constexpr float much = 1.2F, higher = 0.12F; // of a unit's height
    const float apart = std::min(lay_crowd(sky), lay_crowd(ground));
    Crowd all{sky.units, land};
    all.units.insert(all.units.end(), ground.units.begin(), ground.units.end());
    std::stable_sort(all.units.begin(), all.units.end(), [this](const Standing& one, const Standing& other) {
        return place_of(one.ref.seat) < place_of(other.ref.seat);
    });
    if (all.units.empty()) return;
    if (lay_crowd(all) < much * apart) {
        lay_crowd(sky);
        lay_crowd(ground);
        return;
    }
    const float line = place_of_unit(all.units[0].ref).y;
    if (std::any_of(all.units.begin(), all.units.end(),
                    [&](const Standing& each) { return place_of_unit(each.ref).y != line; }))
        return; // rows have no room between them
    for (const Standing& each : all.units) {
        Rect& at = place_of_unit(each.ref);
        const float by = unit_row(each.design).ground ? at.h * higher : -at.h * higher;
        at.y = std::clamp(at.y + by, land.y, std::max(land.bottom() - at.h, land.y));
    }
}

namespace {

// What share of a land is sky: room for what flies, and for what walks.
float sky_share(std::size_t flying, std::size_t walking) {
    if (flying == 0) return walking == 0 ? 0.4F : 0.26F;
    if (walking == 0) return 0.62F;
    return std::clamp((static_cast<float>(flying) + 0.5F) / static_cast<float>(flying + walking + 1), 0.34F,
                      0.6F);
}

} // namespace

void GroundAssaultTable::lay_units() {
    std::array<Crowd, std::size_t{2} * zones> crowds; // of the sky and the ground of each zone
    for (int place = 0; place < players_; ++place) {
        const auto seat = static_cast<Seat>((bottom_ + place) % players_);
        const auto& units = state_.side(seat).units;
        for (std::size_t i = 0; i < units.size(); ++i) {
            const Ref ref{seat, static_cast<std::int8_t>(i)};
            if (units[i].zone == reserves || !at_.zone[slot(units[i].zone)].shown()) continue;
            const int ground = unit_row(units[i].design).ground ? 1 : 0;
            const bool tells_apart = at_.low ? players_ < 4 : at_.tall && units[i].zone != contested;
            const float least = tells_apart ? kit::touch : 0;
            crowds[slot(2 * units[i].zone + ground)].units.push_back(
                {ref, units[i].design, std::max(boards::least_row_width(numbers_of(units[i])) + 3, least)});
        }
    }
    for (const Zone zone : at_.order) {
        const ZonePlaces& at = at_.zone[slot(zone)];
        Crowd &sky = crowds[slot(2 * zone)], &ground = crowds[slot(2 * zone + 1)];
        Rect room = at.land.inset(5, 4);
        if (!at.objectives.empty()) {
            if (at_.columns)
                room.h = at.objectives.y - 4 - room.y;
            else
                room.w = at.objectives.x - 8 - room.x;
        }
        float& horizon = horizon_[slot(zone)];
        horizon =
            room.y + room.h * kit::motion::follow(spot(unit_area, zone, 2, 0).key(),
                                                  sky_share(sky.units.size(), ground.units.size()), 0.4F);
        const Rect both = room;
        sky.room = room.cut_top(horizon - room.y);
        ground.room = room;
        lay_both(sky, ground, both);
    }
    crowded_.reset();
    for (const Zone zone : at_.order) crowded_[slot(zone)] = (at_.tall || at_.low) && is_crowded(zone);
}

std::vector<Ref> GroundAssaultTable::units_in(Zone zone) const {
    std::vector<Ref> out;
    for (const Seat seat : SeatRange(players_)) {
        const auto& units = state_.side(seat).units;
        for (std::size_t i = 0; i < units.size(); ++i)
            if (units[i].zone == zone) out.push_back({seat, static_cast<std::int8_t>(i)});
    }
    return out;
}

// One that is only looked at stands too close to another for a finger to mean it.
bool GroundAssaultTable::is_crowded(Zone zone) const {
    constexpr float close = kit::touch + 4;
    const auto units = units_in(zone);
    for (std::size_t i = 0; i < units.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const kit::Vec way = place_of_unit(units[i]).centre() - place_of_unit(units[j]).centre();
            const bool looked_at = press_of(units[i]).empty() || press_of(units[j]).empty();
            if (looked_at && std::abs(way.x) < close && std::abs(way.y) < close) return true;
        }
    return false;
}

// There those that are only looked at are one thing to press, which lists them.
void GroundAssaultTable::draw_crowd(Zone zone) {
    if (!crowded_[slot(zone)]) return;
    const Rect& land_place = at_.zone[slot(zone)].land;
    kit::Vec from{land_place.right(), land_place.bottom()}, to{land_place.x, land_place.y};
    for (const Ref ref : units_in(zone)) {
        if (!press_of(ref).empty()) continue;
        const Rect& one = place_of_unit(ref);
        from = {std::min(from.x, one.x), std::min(from.y, one.y)};
        to = {std::max(to.x, one.right()), std::max(to.y, one.bottom())};
    }
    const std::string id = numbered("crowd", zone);
    if (!kit::item(id, {from.x, from.y, to.x - from.x, to.y - from.y})) return;
    const std::string land = land_under(id, false); // they do not stand in the way of who goes there
    perform(land.empty() ? id : land);
}

void GroundAssaultTable::draw_land(Zone zone) const {
    static constexpr const char* far_hills = "M0 60L0 22C8 16 14 20 20 14C28 6 34 16 42 12C50 6 58 18 66 "
                                             "14C74 8 82 16 88 10C94 6 98 12 100 14L100 60f0";
    static constexpr const char* near_hills = "M0 60L0 24C16 16 30 28 46 22C62 16 78 28 100 20L100 60f0";
    static constexpr const char* fort =
        "M16 30L18 18L24 18L24 14L27 14L27 18L30 18L31 10L36 10L36 6L39 6L39 10L42 10L42 22L52 24L54 30f0M68 "
        "28L70 20L80 20L82 28f0";
    static constexpr const char* ruins =
        "M18 28L20 16L24 18L23 24L28 26L29 28f0M60 28L60 12L64 14L65 20L69 18L70 28f0M44 30Q50 26 56 30f0";
    const ZonePlaces& at = at_.zone[slot(zone)];
    const Rect land = at.land;
    const bool home = zone != contested;
    const kit::Colour hue = home ? seat_colour(zone) : kit::rgb(0xd9a05a);
    const kit::Colour high = kit::mix(kit::rgb(0x131a2b), hue, 0.14F),
                      low = kit::mix(kit::rgb(0x8a6f52), hue, 0.3F);
    const kit::Colour near = kit::mix(kit::rgb(0x4c4a26), hue, home ? 0.1F : 0.05F),
                      foot = kit::mix(near, kit::colour::shade, 0.55F);
    const float line = horizon_[slot(zone)], sky = line - land.y;
    kit::shadow(land, 10, 14, 0.5F);
    {
        const kit::Clipped inside(land.inset(1.5F));
        kit::list().AddRectFilledMultiColor({land.x, land.y}, {land.right(), line}, high, high, low, low);
        for (int i = 0; i < 26; ++i) {
            const auto share = [i](int k) { return static_cast<float>(i * k % 97) / 97; };
            kit::disc({land.x + land.w * share(37), land.y + sky * 0.7F * share(61)}, 0.6F + share(13) * 0.7F,
                      kit::fade(kit::colour::ivory, 0.5F * (1 - share(61))));
        }
        const float wide = std::min(land.w, 420.0F);
        const int copies = static_cast<int>(std::ceil(land.w / wide));
        for (int i = 0; i < copies; ++i) {
            const Rect strip{land.x + wide * static_cast<float>(i), line - wide * 0.2F, wide, 0};
            kit::draw(far_hills, strip, kit::mix(low, kit::rgb(0x2d3220), 0.55F));
            if (i == 0)
                kit::draw(home ? fort : ruins, strip.moved(0, wide * 0.01F),
                          kit::mix(low, kit::rgb(0x1d2014), home ? 0.72F : 0.66F));
            kit::draw(near_hills, strip.moved(0, wide * 0.06F), kit::mix(near, kit::rgb(0x2a2c16), 0.35F));
        }
        kit::list().AddRectFilledMultiColor({land.x, line + 4}, {land.right(), land.bottom()}, near, near,
                                            foot, foot);
        kit::list().AddRectFilledMultiColor({land.x, line - 3}, {land.right(), line + 4}, kit::fade(near, 0),
                                            kit::fade(near, 0), near, near);
        for (int i = 0; i < 16; ++i) { // stones
            const auto share = [i](int k) { return static_cast<float>(i * k % 89) / 89; };
            const float depth = share(29);
            const Vec stone{land.x + land.w * share(47), line + 10 + (land.bottom() - line - 14) * depth};
            kit::disc(stone, 1 + 2 * depth, kit::fade(kit::colour::shade, 0.22F));
        }
    }
    kit::box(land, 8, 0, kit::mix(kit::theme().felt_edge, hue, 0.45F), 2.5F);
}

void GroundAssaultTable::draw_zone(Zone zone) {
    draw_land(zone);
    const ZonePlaces& at = at_.zone[slot(zone)];
    const Target target = target_zone(zone);
    if (scene().lit.area == unit_area && scene().lit.row == zone && scene().lit.index < 0)
        kit::box(at.land, 8, 0, kit::colour::ivory, 2);
    if (target.id.empty()) return;
    const kit::Hit hit = command_item(target.id, at.land);
    if (target.legal) draw_target(at.land, hit.hovered || hit.drop_hovered, 8);
}

// Its numbers, at its foot.
void GroundAssaultTable::draw_figures(Ref ref, const Rect& r) const {
    kit::box(r, r.h * 0.3F, kit::fade(kit::rgb(0x14150b), 0.9F),
             kit::fade(seat_colour(ref.seat), state_.unit(ref).used != 0 ? 0.5F : 0.95F),
             std::max(r.h * 0.07F, 1.0F));
    boards::draw_number_row(r, numbers_of(state_.unit(ref)));
}

// The unit in its place, as it is lit.
void GroundAssaultTable::draw_token(Ref ref, const Rect& r, const Lights& lit) const {
    const Unit& unit = state_.unit(ref);
    const float high = strip_height(r.w), wide = numbers_shown(ref) * r.w / place_of_unit(ref).w;
    const Rect strip{r.x - std::max(wide - r.w, 0.0F) / 2, r.bottom() - high - 1, wide - 1, high};
    const Rect model{r.x + r.w * 0.04F, r.y + r.w * (0.02F - lit.lift * 0.06F), r.w * 0.92F, r.w * 0.92F};
    const float round = strip.h * 0.3F;
    kit::shadow({r.x + r.w * 0.16F, strip.y - r.w * 0.06F, r.w * 0.68F, r.w * 0.07F}, r.w * 0.035F,
                r.w * 0.13F, 0.5F, {0, 1});
    if (lit.chosen) kit::glow(strip, round, 12, kit::colour::brass);
    if (lit.target) kit::glow(r.inset(2), 10, 9, kit::fade(kit::colour::brass, lit.pointed ? 1.0F : 0.6F));
    if (lit.able) kit::glow(strip, round, 8, kit::mix(kit::theme().accent, kit::rgb(0xffffff), 0.5F));
    if (lit.told) kit::glow(r, 10, 10, kit::colour::ivory);
    draw_model(unit.design, model, seat_colour(ref.seat), ref.seat != bottom_);
    draw_figures(ref, strip);
    const kit::Aside marks; // the numbers are read on all of them at once
    draw_stars({r.x + 1, r.y + 1, r.w * 0.8F, std::max(r.w * 0.13F, 6.0F)}, unit_row(unit.design).stars,
               kit::rgb(0xf3cf6a));
    const float mark = std::clamp(r.w * 0.085F, 4.0F, 9.0F);
    draw_seat_mark(ref.seat, {r.right() - mark, r.y + mark + 1}, mark);
    const float counter = std::clamp(r.w * 0.2F, 9.0F, 18.0F);
    draw_wounds({r.x + counter * 0.6F, strip.y - counter * 0.3F}, counter, unit.damage);
    if (lit.target) kit::box(r.inset(1), 8, 0, kit::colour::brass, lit.pointed ? 3.0F : 1.75F);
    if (lit.chosen) kit::box(strip.inset(-1), round, 0, kit::colour::brass, 2.5F);
    if (!lit.target || unit_ < 0) return;
    const Fighters both = reckon(state_, {{eyes_, static_cast<std::int8_t>(unit_)}, ref}, {no_card, no_card});
    kit::tag({r.centre().x, r.y - 4}, percent(chance_to_hit(both[0], both[1])), kit::colour::brass,
             kit::colour::ink, std::clamp(r.w * 0.17F, 9.0F, 12.0F), 0.5F);
}

void GroundAssaultTable::draw_unit(Ref ref) {
    const Unit& unit = state_.unit(ref);
    const Rect place = place_of_unit(ref);
    const int number = ref.seat * most_force + ref.index;
    const bool own = is_own(ref), choosable = own && may_choose_units();
    const Target target = target_unit(ref);
    std::string id = press_of(ref);
    const bool listed = id.empty() && crowded_[slot(unit.zone)];
    if (id.empty()) id = numbered("inspect", number);
    const kit::Hit hit = listed ? kit::Hit{} : kit::item(id, place, true, choosable, true);
    if (hit) { // one that can do nothing does not stand in the way of who goes there
        const bool acts = choosable && able_.test(slot(ref.index));
        const std::string land = acts ? std::string() : land_under(id, false);
        perform(land.empty() ? id : land);
    }
    if (hit.dragged && unit_ != ref.index) pick_unit(ref.index);
    if (hit.dropped) drop_unit();
    look_at(hit, id, piece_of_unit(unit.design), place, ref.seat);
    Lights lit;
    lit.chosen = (own && mine_ && unit_ == ref.index) ||
                 ((asked(Ask::leave) || asked(Ask::offer)) && question()->unit == ref);
    lit.target = target.legal;
    lit.pointed = hit.hovered || hit.drop_hovered;
    lit.able = choosable && !half_chosen() && able_.test(slot(ref.index));
    const Place& told = scene().lit;
    lit.told = told.area == unit_area && told.seat == ref.seat && told.index == ref.index;
    const bool raised = lit.chosen || (hit.hovered && (choosable || target.legal));
    lit.lift = kit::motion::follow(spot(unit_area, ref.seat, 1, ref.index).key(), raised ? 1 : 0, 0.12F);
    if (lit.target && lit.pointed) aimed_ = ref;

    constexpr std::int16_t first_identity = 4000; // beyond all cards
    const kit::motion::Pose pose =
        kit::motion::pose(spot(unit_area, ref.seat, -1, ref.index),
                          static_cast<std::int16_t>(first_identity + number), place, 0);
    Rect r = pose.at;
    if (hit.dragged) r = kit::dragged(r);
    const kit::OnLayer high(pose.flying || hit.dragged ? kit::Layer::air : kit::layer());
    const int first = kit::mark_vertices();
    draw_token(ref, r, lit);
    const float opacity = pose.opacity * (unit.used != 0 ? 0.6F : 1.0F);
    if (opacity < 1) kit::turn_vertices(first, {r.centre(), 0, 1, 1, {}, opacity});
}

} // namespace cardfront::ground_assault
