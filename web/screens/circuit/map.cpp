// The map of the Circuit: a band for each game, a lap after the other, and the road from stop to stop.
#include "web/circuit/circuit.h"

#include "core/match/levels.h"
#include "web/screens/parts.h"
#include "web/screens/screens.h"
#include "web/tables/cover.h"

#include <algorithm>

namespace cardfront::circuit {

using kit::Rect;
using kit::Vec;

namespace {

std::string level_words(const Stop& stop) {
    return say("lap {lap}, {level}", {counted("lap", stop.lap), {"level", say(level_of(stop.level).name)}});
}

std::string stand_words(const Kept& kept, const Stop& stop) {
    const int stars = kept.progress.stars(stop.key);
    if (stars > 0) return say("won, {stars} of 3 stars", {counted("stars", stars)});
    return is_open(kept, stop) ? say("open") : say("closed");
}

// With all that the picture shows.
Control stop_control(const Kept& kept, const Stop& stop, const Stop* next) {
    return {.id = "circuit stop " + stop.key,
            .label = stop.name,
            .name =
                say("{name}, {level}: {state}",
                    {{"name", stop.name}, {"level", level_words(stop)}, {"state", stand_words(kept, stop)}}),
            .main = &stop == next};
}

std::string status(const Kept& kept, const Stop* next) {
    const int all = static_cast<int>(kept.road->stops.size()) * 3, stars = kept.progress.all_stars();
    const Named have = counted("stars", stars), of = counted("all", all);
    if (kept.progress.foreign())
        return say("A newer version of this page keeps your progress here: what is won now is not kept.");
    return next == nullptr ? say("{stars} of {all}", {have, of})
                           : say("Stars: {stars} of {all}. Next: {name}.", {have, of, {"name", next->name}});
}

// --- Where things lie

// Bands run along the longer side of the screen, laps follow each other there.
struct Map {
    bool across;
    int laps, regions;
    float head, lap, band; // along and across: of the bands' heads, a lap, a band

    Map(const Road& road, const Rect& room)
        : across(room.w > room.h * 1.3F), laps(road.laps()), regions(static_cast<int>(road.regions.size())) {
        const float along = across ? room.w : room.h, beside = across ? room.h : room.w - kit::scroll_bar;
        const auto count = static_cast<float>(laps);
        head = across ? std::clamp(along * 0.13F, 84.0F, 168.0F) : 58;
        lap = std::max((along - head) / count, across ? 80.0F : 104.0F);
        if (across) lap = (along - head - kit::scroll_bar) / count;
        band = std::max(beside / static_cast<float>(regions), across ? 88.0F : 60.0F);
    }
    float height() const {
        return across ? band * static_cast<float>(regions) : head + lap * static_cast<float>(laps);
    }
    Rect place(const Rect& inside, float from, float length, float beside, float breadth) const {
        return across ? Rect{inside.x + from, inside.y + beside, length, breadth}
                      : Rect{inside.x + beside, inside.y + from, breadth, length};
    }
    Rect band_of(const Rect& inside, int region) const {
        return place(inside, 0, head + lap * static_cast<float>(laps), band * static_cast<float>(region),
                     band);
    }
    Rect head_of(const Rect& inside, int region) const {
        return place(inside, 0, head, band * static_cast<float>(region), band);
    }
    // The only one of a lap has all its breadth, and stands in the middle.
    Rect cell(const Rect& inside, const Road& road, const Stop& stop) const {
        const auto abreast = std::count_if(road.stops.begin(), road.stops.end(),
                                           [&](const Stop& each) { return each.lap == stop.lap; });
        const float from = head + lap * static_cast<float>(stop.lap - 1);
        if (abreast == 1) return place(inside, from, lap, 0, band * static_cast<float>(regions));
        return place(inside, from, lap, band * static_cast<float>(stop.region), band);
    }
};

constexpr float small_star = 13;

// The face's circle within a cell, with its name and stars below it.
Rect face_in(const Rect& cell, bool last) {
    const float below = 18 + small_star + 4;
    const float side = std::clamp(std::min(cell.w - 12, cell.h - below - 8), 40.0F, last ? 104.0F : 62.0F);
    const float top = cell.y + std::max((cell.h - side - below) / 2, 2.0F);
    return {cell.centre().x - side / 2, top, side, side};
}

void draw_stars(const Rect& r, int stars) {
    for (int i = 0; i < 3; ++i)
        kit::star(kit::about({r.centre().x + static_cast<float>(i - 1) * (small_star + 3), r.centre().y},
                             small_star),
                  i < stars ? kit::colour::brass : kit::fade(kit::colour::paper, 0.22F));
}

void draw_road(const Kept& kept, const Map& map, const Rect& inside) {
    const Road& road = *kept.road;
    const auto middle = [&](const Stop& stop) {
        const Rect cell = map.cell(inside, road, stop);
        return face_in(cell, stop.lap == map.laps).centre();
    };
    for (const bool bright : {false, true})
        for (const Stop& to : road.stops)
            for (const std::size_t i : to.before) {
                const Stop& from = road.stops[i];
                const bool won = kept.progress.won(from.key) && is_open(kept, to);
                if (won != bright) continue;
                kit::line(middle(from), middle(to), 9, kit::fade(kit::colour::shade, 0.35F));
                kit::line(middle(from), middle(to), won ? 4.0F : 3.0F,
                          won ? kit::fade(kit::colour::brass, 0.85F) : kit::fade(kit::colour::paper, 0.2F));
            }
}

void draw_node(const Kept& kept, const Map& map, const Rect& inside, const Stop& stop, const Stop* next) {
    const bool last = stop.lap == map.laps, open = is_open(kept, stop), won = kept.progress.won(stop.key);
    const Rect cell = map.cell(inside, *kept.road, stop), face = face_in(cell, last);
    const kit::Theme& theme = cover_of(stop.game).theme;
    const std::string id = "circuit stop " + stop.key;
    const float wide = std::min(cell.w, 120.0F);
    const kit::Hit hit =
        kit::item(id, {face.centre().x - wide / 2, face.y - 4, wide, face.h + 18 + small_star + 8});
    const float light = kit::motion::follow(id, hit.hovered ? 1 : 0);
    const Rect at = face.scaled(1 + 0.06F * light);
    if (&stop == next) {
        kit::glow(at, at.w / 2, 12, kit::fade(kit::colour::brass, 0.75F));
        kit::pulse(at.inset(-3), at.w / 2 + 3);
    }
    const kit::Colour ground = open ? kit::mix(theme.accent, theme.felt, 0.35F) : theme.felt_edge;
    const kit::Colour edge = won || &stop == next ? kit::colour::brass
                             : open               ? kit::colour::paper
                                                  : kit::fade(theme.accent, 0.5F);
    kit::shadow(at, at.w / 2, at.w * 0.14F, 0.5F);
    kit::person(at, stop.face, ground, edge);
    if (!open) kit::disc(at.centre(), at.w / 2, kit::fade(theme.felt_edge, 0.62F));
    const Rect name{face.centre().x - cell.w / 2 + 1, face.bottom() + 2, cell.w - 2, 18};
    // The road does not run through what is read.
    const float told = std::min(name.w, 76.0F), high = name.h + (open ? small_star + 4 : 0);
    kit::box({name.centre().x - told / 2, name.y, told, high}, 7,
             kit::fade(kit::mix(theme.felt, theme.felt_edge, 0.35F), 0.8F));
    kit::text(name, stop.name,
              {.size = kit::type::body,
               .face = kit::Face::title,
               .colour = &stop == next ? kit::colour::brass
                         : open        ? kit::colour::paper
                                       : kit::colour::paper_soft,
               .align = kit::Align::centre,
               .shrink = true});
    if (open) draw_stars({name.x, name.bottom(), name.w, small_star + 2}, kept.progress.stars(stop.key));
    if (hit) perform(id);
}

void draw_band(const Map& map, const Rect& inside, const Road& road, int region) {
    const int game = road.regions[slot(region)];
    const kit::Theme& theme = cover_of(game).theme;
    const Rect band = map.band_of(inside, region).inset(2);
    kit::box(band, 14, kit::mix(theme.felt, theme.felt_edge, 0.35F), kit::fade(theme.accent, 0.35F), 1);
    const Rect head = map.head_of(inside, region).inset(5);
    if (!map.across || head.w < 110) return kit::picture(cover_of(game), head, head);
    const std::string title = say(game_info(game).title);
    kit::TextStyle style{
        .size = kit::type::body, .face = kit::Face::title, .align = kit::Align::centre, .shrink = true};
    Rect name{head.x + 6, 0, head.w - 12, std::min(head.h * 0.32F, 26.0F)};
    if (!kit::fits(name, title, style)) style.wrap = true, style.spacing = 1.1F, name.h = 36;
    Rect scene = head;
    scene.cut_bottom(name.h);
    kit::picture(cover_of(game), head, scene);
    name.y = scene.bottom() - 2;
    kit::text(name, title, style);
}

} // namespace

PageModel map_model(const App& app) {
    const Kept& kept = kept_of(app);
    const Stop* const next = next_stop(kept);
    PageModel model{.screen = "circuit", .title = say("The Circuit"), .status = status(kept, next)};
    model.sections.push_back(
        {"circuit",
         say("The Circuit"),
         {say("Each stop has three stars, and opens when two of those before it are won.")}});
    for (std::size_t region = 0; region < kept.road->regions.size(); ++region) {
        const int game = kept.road->regions[region];
        Group group{.id = std::string("road-") + game_info(game).key,
                    .label = say(game_info(game).title),
                    .kind = GroupKind::toolbar};
        for (const Stop& stop : kept.road->stops)
            if (stop.region == static_cast<int>(region))
                group.controls.push_back(stop_control(kept, stop, next));
        model.groups.push_back(std::move(group));
    }
    model.groups.push_back(
        {.id = "leave", .controls = {{.id = "back", .label = say("Back")}}, .aside = true});
    return model;
}

void draw_map(const App& app) {
    const Kept& kept = kept_of(app);
    const Stop* const next = next_stop(kept);
    kit::felt(kit::home_theme(), {0.5F, 0.3F});
    Rect room = content(1500);
    const bool narrow = room.w < 600;
    const std::string words =
        narrow ? say("{stars} of {all}", {counted("stars", kept.progress.all_stars()),
                                          counted("all", static_cast<int>(kept.road->stops.size() * 3))})
               : status(kept, next);
    const kit::TextStyle style{.size = narrow ? kit::type::lead : kit::type::body,
                               .face = narrow ? kit::Face::title : kit::Face::text,
                               .colour = kit::colour::paper_soft,
                               .align = kit::Align::right,
                               .shrink = true};
    const float beside = std::min(kit::measure(words, style).x + 30, room.w * 0.55F);
    const Rect all = room;
    room = draw_head(room, say("The Circuit"), beside);
    Rect at_right{all.right() - beside, all.y, beside, room.y - kit::unit - all.y};
    kit::star(at_right.cut_right(20, 6).centred(20, 20), kit::colour::brass);
    kit::text(at_right, words, style);
    room.cut_bottom(kit::unit);
    const Map map(*kept.road, room);
    const kit::Scroll scroll("circuit", room, map.height());
    Rect inside = scroll.inside;
    for (int region = 0; region < map.regions; ++region) draw_band(map, inside, *kept.road, region);
    draw_road(kept, map, inside);
    for (const Stop& stop : kept.road->stops) draw_node(kept, map, inside, stop, next);
}

} // namespace cardfront::circuit
