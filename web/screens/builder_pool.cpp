// The pool of a list: filters, and what they leave as cards. A tap puts one in; a long press, the other mouse
// button or staying on it shows all of its words.
#include "web/screens/builder_parts.h"
#include "web/screens/screens.h"

#include <algorithm>

namespace cardfront::builder {

using kit::Rect;

namespace {

std::string whole_words(const Item& item) {
    return say("{facts}. {text}", {{"facts", item.facts()}, {"text", say(item.text)}});
}

Control add_control(const App& app, std::size_t i) {
    const Item& item = shelf_of(app).items[i];
    const int count = app.building->list.counts[i];
    return {.id = std::string("add ") + item.key,
            .label = count == 0 ? say(item.name)
                                : say("{item} ({count} in)",
                                      {{"item", say(item.name)}, {"count", std::to_string(count)}}),
            .hint = whole_words(item)};
}

std::string shown_words(const App& app, std::size_t count) {
    return say("{count} of {all}",
               {{"count", std::to_string(count)}, {"all", std::to_string(shelf_of(app).items.size())}});
}

Control search_control(const Building& building) {
    return {.id = "search",
            .label = building.words.empty() ? say("Search") : say("“{words}”", {{"words", building.words}}),
            .on = !building.words.empty(),
            .toggle = true};
}

// What the filter of a group says: its name, and what is chosen of it, or where room is dear how many are.
Control group_control(const App& app, const TagGroup& group, std::size_t number, bool brief) {
    const Shelf& shelf = shelf_of(app);
    const TagSet chosen = app.building->wanted & group.tags();
    int count = 0;
    std::string one; // that is chosen
    for (std::size_t tag = group.from; tag < group.to; ++tag)
        if ((chosen & tag_bit(tag)) != 0) ++count, one = say(shelf.tags[tag].label);
    return {.id = "filters " + std::to_string(number),
            .label = count == 0             ? say(group.label)
                     : count == 1 && !brief ? one
                                            : say("{group} ({count})", {{"group", say(group.label)},
                                                                        {"count", std::to_string(count)}}),
            .on = chosen != 0 || app.building->group == static_cast<int>(number)};
}

// --- Drawing

// The filters, and under them the tags of the open group. Returns what is left.
Rect draw_filters(const App& app, Rect room, std::size_t shown) {
    const auto groups = tag_groups(shelf_of(app));
    std::vector<Control> all;
    constexpr float dear = 360;
    const int open = app.building->group < static_cast<int>(groups.size()) ? app.building->group : -1;
    if (open >= 0 && room.h < dear) { // the open group stands in place of the others
        Rect tray = room;
        const std::string id = "filters " + std::to_string(open);
        const Rect away = tray.cut_left(kit::touch, kit::unit);
        if (kit::icon_button(id, kit::Icon::back, {away.x, away.y, away.w, kit::touch + 2 * kit::segment_gap},
                             groups[static_cast<std::size_t>(open)].label))
            perform(id);
        room.cut_top(draw_choices(tag_group(app, groups[static_cast<std::size_t>(open)]), tray, Fit::line),
                     kit::unit);
        return room;
    }
    const bool narrow = room.w < 520;
    for (std::size_t i = 0; i < groups.size(); ++i) all.push_back(group_control(app, groups[i], i, narrow));
    all.push_back(search_control(*app.building));
    Rect line = room;
    const auto beside = [&line](float width) { // at its right, one line high
        Rect place = line.cut_right(width, 6);
        place.h = kit::touch + 2 * kit::segment_gap;
        return place;
    };
    if (filtered(*app.building) &&
        kit::icon_button("filters-away", kit::Icon::close, beside(kit::touch).centred(kit::touch, kit::touch),
                         say("Show all")))
        perform("filters-away");
    if (!narrow)
        kit::text(beside(60), shown_words(app, shown),
                  {.size = kit::type::small,
                   .colour = kit::colour::paper_soft,
                   .align = kit::Align::right,
                   .shrink = true});
    room.cut_top(draw_choices({"filters", {}, GroupKind::choices, all}, line, Fit::line), kit::unit);
    if (open >= 0) {
        const Group tags = tag_group(app, groups[static_cast<std::size_t>(open)]);
        room.cut_top(draw_choices(tags, room), kit::unit);
    }
    return room;
}

constexpr float aside = 42; // of a tile, for its weight and its count

// False: it is more than there is room for.
bool draw_words(const Item& item, Rect r) {
    kit::text(r.cut_top(22), say(item.name),
              {.size = 17, .face = kit::Face::title, .colour = kit::colour::ink, .shrink = true});
    kit::TextStyle words{.size = kit::type::small,
                         .colour = kit::mix(kit::colour::ink, kit::colour::brass_dark, 0.45F),
                         .valign = 0,
                         .wrap = true,
                         .on_dark = false,
                         .spacing = 1.18F};
    const float facts = kit::measure(item.facts(), words, r.w).y;
    kit::text(r.cut_top(facts, 3), item.facts(), words);
    words.colour = kit::colour::ink, words.shrink = true;
    const kit::Aside cut; // all of it is told large when it is asked for
    const std::string text = say(item.text);
    kit::text(r, text, words);
    return kit::measure(text, words, r.w).y <= r.h;
}

void draw_sheet(const Rect& r, kit::Colour hue, bool chosen, float lift) {
    kit::shadow(r, 9, 8 + 6 * lift, 0.45F, {0, 2 + 2 * lift});
    kit::box(r, 9, hue);
    kit::box({r.x + 7, r.y, r.w - 7, r.h}, 8, kit::colour::ivory);
    kit::box(r, 9, 0, chosen ? kit::colour::brass : kit::colour::ivory_edge, chosen ? 2.5F : 1);
}

// All of it, large, over everything, while a finger stays on it.
void draw_preview(const Shelf& shelf, const Item& item) {
    const kit::OnLayer over(kit::Layer::over);
    const Rect screen = kit::screen();
    const Rect r = screen.centred(std::min(screen.w - 32, 400.0F), 0);
    const kit::TextStyle words{
        .size = kit::type::body + 1, .colour = kit::colour::ink, .valign = 0, .wrap = true, .on_dark = false};
    const std::string all = say("{facts}\n{text}", {{"facts", item.facts()}, {"text", say(item.text)}});
    const float height = kit::measure(all, words, r.w - 44).y + 72;
    const Rect sheet = screen.centred(r.w, height);
    draw_sheet(sheet, hue_of(shelf, item), true, 3);
    Rect room = sheet.inset(2.5F * kit::unit, 2 * kit::unit);
    if (tells_weight(shelf, item.part))
        draw_weight({room.right() - 12, room.y + 14}, item.weight, hue_of(shelf, item));
    kit::text(
        room.cut_top(30, 4), say(item.name),
        {.size = kit::type::title, .face = kit::Face::title, .colour = kit::colour::ink, .shrink = true});
    kit::text(room, all, words);
}

void draw_tile(const App& app, const Table& table, std::size_t i, const Rect& r) {
    const Shelf& shelf = shelf_of(app);
    const Item& item = shelf.items[i];
    const int count = app.building->list.counts[i];
    const Control add = add_control(app, i);
    const kit::Hit hit = kit::item(add.id, r, true, false, true);
    if (hit) perform(add.id);
    const float lift = kit::motion::follow(add.id, hit.hovered ? 1 : 0);
    const kit::Colour hue = hue_of(shelf, item);
    draw_sheet(r, hue, count > 0, lift);
    Rect room = r.inset(7, 7);
    room.cut_left(10);
    Rect side = room.cut_right(aside);
    const bool beside = r.w >= 300; // else the picture stands above the count, its weight at its corner
    draw_picture(table, i, beside ? room.cut_left(54, kit::unit) : Rect{side.x + 4, side.y, side.w - 4, 48});
    const bool whole = draw_words(item, room);
    if (tells_weight(shelf, item.part))
        draw_weight({beside ? side.centre().x + 2 : side.right() - 6, side.y + (beside ? 13.0F : 8.0F)},
                    item.weight, hue);
    if (count > 0) {
        const std::string less = std::string("less ") + item.key;
        const Rect foot{side.x + 2, r.bottom() - 44, 42, 42};
        if (kit::icon_button(less, kit::Icon::minus, foot.centred(30, 30), say("One less"),
                             {.style = kit::ButtonStyle::quiet, .size = 13}))
            perform(less);
        kit::text({side.x, foot.y - 24, side.w + 4, 26}, say("×{count}", {{"count", std::to_string(count)}}),
                  {.size = 19,
                   .face = kit::Face::title,
                   .colour = kit::colour::brass_dark,
                   .align = kit::Align::centre});
    }
    if (hit.peeking)
        draw_preview(shelf, item);
    else if (!whole && hit.hovered && hit.hover_time > 0.7F && !kit::pointer_is_touch())
        kit::bubble(r, whole_words(item));
}

struct Grid {
    static constexpr float gap = kit::unit;
    int columns;
    float high;
    explicit Grid(const Rect& room)
        : columns(std::max(1, static_cast<int>((room.w + gap) / (232 + gap)))),
          high(columns == 1 ? 98.0F : 122.0F) {}
    float height(std::size_t count) const {
        const int rows = (static_cast<int>(count) + columns - 1) / columns;
        return static_cast<float>(rows) * (high + gap) - gap;
    }
    Rect tile(const Rect& inside, std::size_t at) const {
        const int row = static_cast<int>(at) / columns;
        const Rect line{inside.x, inside.y + static_cast<float>(row) * (high + gap), inside.w, high};
        return line.column(static_cast<int>(at) % columns, columns, gap);
    }
};

// What the keys have come to is brought into sight.
void follow_focus(const App& app, const std::vector<std::size_t>& shown, const Grid& grid) {
    static std::string last;
    if (last == kit::focus()) return;
    last = kit::focus();
    for (std::size_t at = 0; at < shown.size(); ++at) {
        if (std::string("add ") + shelf_of(app).items[shown[at]].key != last) continue;
        const auto seen = kit::rect_of(last);
        if (!seen || seen->h < grid.high - 4) kit::scroll_to("pool", grid.tile({}, at).y - Grid::gap);
    }
}

} // namespace

bool filtered(const Building& building) {
    return building.wanted != 0 || !building.words.empty();
}

Group tag_group(const App& app, const TagGroup& tags) {
    Group group{std::string("tags-") + tags.label, say(tags.label), GroupKind::toolbar, {}};
    for (std::size_t tag = tags.from; tag < tags.to; ++tag)
        group.controls.push_back({.id = "filter " + std::to_string(tag),
                                  .label = say(shelf_of(app).tags[tag].label),
                                  .on = (app.building->wanted & tag_bit(tag)) != 0,
                                  .toggle = true});
    return group;
}

std::vector<Group> pool_groups(const App& app) {
    const auto shown = pool(shelf_of(app), *app.building);
    std::vector<Group> out{
        {"search", say("Show of the pool"), GroupKind::buttons, {search_control(*app.building)}}};
    if (filtered(*app.building)) out[0].controls.push_back({.id = "filters-away", .label = say("Show all")});
    for (const TagGroup& tags : tag_groups(shelf_of(app))) out.push_back(tag_group(app, tags));
    Group cards{
        "pool", say("Pool: {shown}", {{"shown", shown_words(app, shown.size())}}), GroupKind::toolbar, {}};
    for (const std::size_t i : shown) cards.controls.push_back(add_control(app, i));
    out.push_back(std::move(cards));
    return out;
}

void draw_pool(const App& app, const Table& table, Rect room) {
    const auto shown = pool(shelf_of(app), *app.building);
    room = draw_filters(app, room, shown.size());
    if (shown.empty())
        return (void)kit::text(room.cut_top(80), say("Nothing in the pool is like that."),
                               {.size = kit::type::lead,
                                .colour = kit::colour::paper_soft,
                                .align = kit::Align::centre,
                                .wrap = true});
    Rect measured = room;
    measured.w -= 10; // of the bar
    const Grid grid(measured);
    follow_focus(app, shown, grid);
    const kit::Scroll scroll("pool", room, grid.height(shown.size()));
    Rect inside = scroll.inside;
    inside.w = measured.w;
    for (std::size_t at = 0; at < shown.size(); ++at)
        if (const Rect tile = grid.tile(inside, at); scroll.visible(tile))
            draw_tile(app, table, shown[at], tile);
}

} // namespace cardfront::builder
