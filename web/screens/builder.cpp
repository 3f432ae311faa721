// Putting a list together: the pool beside the list, or on a phone one of them with what is used always in
// sight.
#include "web/platform/platform.h"
#include "web/screens/builder_parts.h"
#include "web/screens/screens.h"
#include "web/tables/cover.h"

#include <algorithm>
#include <set>

namespace cardfront::builder {

using kit::Rect;

namespace {

std::vector<Fault> faults_of(const App& app) {
    return faults(shelf_of(app), app.draft.setup, app.building->list);
}

std::vector<Control> deed_controls(const App& app) {
    const Building& building = *app.building;
    const auto found = faults_of(app);
    std::vector<Control> out{
        {.id = "take-this",
         .label = say("Choose"),
         .enabled = found.empty(),
         .main = found.empty(),
         .why = found.empty() ? std::string() : found[0].words,
         .hint = say("{player} brings it.", {{"player", app.draft.players[slot(app.list_seat)].name}})},
        {.id = "undo",
         .label = say("Take back"),
         .enabled = !building.before.empty(),
         .why = say("Nothing was changed here yet.")},
        {.id = "cards 0", .label = say("As cards")},
        {.id = "list-text", .label = say("As a text")},
        {.id = "list-link", .label = say("As a link")},
        {.id = "paste-list", .label = say("Paste a text")}};
    if (app.store.lists.open.empty())
        out.insert(out.begin() + 1, {.id = "keep-list", .label = say("Keep it")});
    return out;
}

// The options decide by which rules it is checked: each with the choice that the draft has.
std::vector<Control> option_controls(const App& app) {
    std::vector<Control> out;
    const auto options = game_info(app.draft.game).options;
    for (std::size_t i = 0; i < options.size(); ++i)
        out.push_back({.id = "next-option " + std::to_string(i),
                       .label = say("{option}: {choice}",
                                    {{"option", say(options[i].label)},
                                     {"choice", say(options[i].choices[app.draft.setup.options[i]].label)}}),
                       .hint = say("The list is checked by these rules. Press for the next.")});
    return out;
}

std::string status_of(const App& app, std::size_t fault_count) {
    const KeptList* const kept = app.store.lists.find(app.store.lists.open);
    const std::string status =
        say("{summary} {faults}", {{"summary", summary(shelf_of(app), app.draft.setup, app.building->list)},
                                   {"faults", faults_words(fault_count)}});
    if (kept == nullptr) return say("{status} It is kept with the first change.", {{"status", status}});
    return kept->stored ? status
                        : say("{status} {notice}", {{"status", status}, {"notice", keeping_words(true)}});
}

// What can be done, and which rules check it, at the right of the head; from the right as far as there is
// room.
void draw_deeds(const App& app, Rect r) {
    constexpr kit::ButtonLook look{.size = kit::type::small + 1};
    for (const Control& control : deed_controls(app)) {
        const bool main = control.id == "take-this";
        const float wide = kit::button_width(control.label, look) + (main ? kit::unit : -kit::unit);
        if (r.w < wide) return;
        const Rect place = r.cut_right(wide, kit::unit);
        kit::ButtonLook own = look;
        if (control.main) own.size = kit::type::body + 1;
        press_deed(control, place.centred(wide, kit::touch), own);
    }
    for (const Control& control : option_controls(app)) {
        const float wide = kit::button_width(control.label, look);
        if (r.w < wide) return;
        const Rect place = r.cut_right(wide, kit::unit);
        press(control, place.centred(wide, kit::touch), look);
    }
}

// On a phone: what can be done, in lines of two or three. Returns what is left.
Rect draw_deeds_below(const App& app, Rect room) {
    auto all = deed_controls(app);
    for (const Control& control : option_controls(app)) all.push_back(control);
    constexpr int in_line = 3;
    const int lines = (static_cast<int>(all.size()) + in_line - 1) / in_line;
    const Rect grid = room.cut_bottom(static_cast<float>(lines) * (kit::touch + 6) - 6, kit::unit);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const int line = static_cast<int>(i) / in_line;
        const int count = std::min(in_line, static_cast<int>(all.size()) - line * in_line);
        const Rect place = grid.row(line, lines, 6).column(static_cast<int>(i) % in_line, count, 6);
        const Control& control = all[i];
        press_deed(control, place, {.size = control.main ? kit::type::body : kit::type::small});
    }
    return room;
}

void draw_pages(const App& app, const Rect& r) {
    const Building& building = *app.building;
    const std::size_t found = faults_of(app).size();
    const Named list{"list", say(shelf_of(app).one)}, count{"count", std::to_string(count_of(building.list))};
    const Group pages{"pages",
                      {},
                      GroupKind::choices,
                      {{.id = "page-pool", .label = say("Pool"), .on = !building.shows_list},
                       {.id = "page-list",
                        .label = found == 0 ? say("{list} ({count})", {list, count})
                                            : say("{list} ({count}), faults: {faults}",
                                                  {list, count, {"faults", std::to_string(found)}}),
                        .on = building.shows_list}}};
    draw_choices(pages, r, Fit::line);
}

} // namespace

void press_deed(const Control& control, const Rect& r, kit::ButtonLook look) {
    look.style = control.main ? kit::ButtonStyle::primary : kit::ButtonStyle::quiet;
    look.enabled = control.enabled;
    const kit::Hit hit = kit::button(control.id, control.label, r, look);
    if (hit || (hit.refused && control.id != "undo")) perform(control.id); // it says why not
    if (hit.hovered && hit.hover_time > 0.5F && !kit::pointer_is_touch())
        kit::bubble(r, control.enabled ? control.hint : control.why);
}

kit::Colour hue_of(const Shelf& shelf, const Item& item) {
    static constexpr std::array<kit::Colour, 6> hues{kit::rgb(0x5a5648), kit::rgb(0xa3202b),
                                                     kit::rgb(0x8a6508), kit::rgb(0x1f569e),
                                                     kit::rgb(0x1f6b3a), kit::rgb(0x643a86)};
    for (std::size_t i = 0; i < shelf.tags.size(); ++i)
        if ((item.tags & tag_bit(i)) != 0 && shelf.tags[i].hue != 0) return hues[shelf.tags[i].hue];
    return hues[0];
}

std::string outcome(const Shelf& shelf, const List& list) {
    return shelf.comes_to == nullptr ? std::string{} : shelf.comes_to(list);
}

bool tells_weight(const Shelf& shelf, std::size_t part) {
    return !curve(shelf, List{}, part).empty();
}

void draw_picture(const Table& table, std::size_t item, const Rect& r) {
    const kit::Aside aside; // it is named beside it
    kit::CardFace face = table.face(static_cast<std::int16_t>(item));
    face.words = {};
    kit::still_card(face, r.fit());
}

void draw_weight(const kit::Vec& centre, int weight, kit::Colour hue) {
    kit::disc(centre, 12, hue);
    kit::ring(centre, 12, 1.5F, kit::fade(kit::colour::ivory, 0.7F));
    kit::text(kit::about(centre, 24), std::to_string(weight),
              {.size = kit::type::body,
               .face = kit::Face::title,
               .colour = kit::colour::ivory,
               .align = kit::Align::centre});
}

std::string faults_words(std::size_t count) {
    if (count == 0) return say("It has no fault.");
    return say_count(static_cast<std::int64_t>(count), "It has a fault.", "It has {count} faults.");
}

PageModel building_model(const App& app) {
    const Shelf& shelf = shelf_of(app);
    const Building& building = *app.building;
    const auto found = faults_of(app);
    PageModel model{.screen = "building",
                    .title = say("{list}: {name}", {{"list", shelf.one}, {"name", building.name}}),
                    .status = status_of(app, found.size())};
    Group deeds{"deeds", building.name, GroupKind::buttons, deed_controls(app)};
    for (Control& control : list_controls(app)) deeds.controls.push_back(std::move(control));
    deeds.controls.push_back({.id = "rename-list", .label = say("Rename")});
    for (const Control& control : option_controls(app)) deeds.controls.push_back(control);
    deeds.controls.push_back({.id = "back", .label = say("Back")});
    model.groups.push_back(std::move(deeds));
    if (!found.empty()) {
        Section section{"faults", say("Faults"), {}};
        Group rules{"faults", say("Faults"), GroupKind::buttons, {}};
        std::set<std::string> told;
        for (const Fault& fault : found) {
            section.lines.push_back(
                say("{fault} (Rule {rule})", {{"fault", fault.words}, {"rule", fault.rule}}));
            if (told.insert(fault.rule).second)
                rules.controls.push_back({.id = std::string("rule ") + fault.rule,
                                          .label = say("Read rule {rule}", {{"rule", fault.rule}})});
        }
        model.sections.push_back(std::move(section));
        model.groups.push_back(std::move(rules));
    }
    Section used{"used", say("What is used"), {}};
    for (const Amount& each : amounts(shelf, app.draft.setup, building.list))
        used.lines.push_back(say("{part}: {amount}.", {{"part", each.label}, {"amount", each.words}}));
    for (std::string& line : curve_lines(shelf, building.list)) used.lines.push_back(std::move(line));
    if (std::string words = outcome(shelf, building.list); !words.empty())
        used.lines.push_back(say("{words}.", {{"words", std::move(words)}}));
    model.sections.push_back(std::move(used));
    for (Group& group : pool_groups(app)) model.groups.push_back(std::move(group));
    for (Group& group : list_groups(app)) model.groups.push_back(std::move(group));
    return model;
}

void draw_building(const App& app) {
    kit::felt(cover_of(app.draft.game).theme, {0.4F, 0.2F});
    const std::unique_ptr<Table> table = make_table(app.draft.game); // for its faces
    Rect room = content(1560);
    const bool wide = room.w >= 640, across = low(room);
    Rect beside{room.x, room.y, room.w, across ? 52.0F : 68.0F};
    room = draw_head(room, wide ? std::string() : app.building->name);
    if (wide) {
        const float list = std::clamp(room.w * 0.36F, 300.0F, 460.0F);
        beside.cut_left(kit::touch + kit::unit);
        const Rect name =
            beside.cut_left(std::min(beside.w * (across ? 0.2F : 0.32F), 330.0F), 2 * kit::unit);
        if (kit::written("rename-list", app.building->name, name.centred(name.w, kit::touch)))
            perform("rename-list");
        draw_deeds(app, beside);
        room.cut_bottom(across ? 4 : 1.5F * kit::unit);
        draw_list(app, *table, room.cut_right(list, 2 * kit::unit), true);
        draw_pool(app, *table, room);
    } else {
        draw_pages(app, room.cut_bottom(kit::touch + 2 * kit::segment_gap + kit::unit, kit::unit / 2));
        draw_amounts(app, room.cut_top(10 + 32 * static_cast<float>(amount_rows(app, room.w)), kit::unit));
        if (app.building->shows_list)
            draw_list(app, *table, draw_deeds_below(app, room), false);
        else
            draw_pool(app, *table, room);
    }
    const KeptList* const kept = app.store.lists.find(app.store.lists.open);
    if (kept != nullptr && !kept->stored) {
        const kit::OnLayer over(kit::Layer::over);
        kit::tag({kit::screen().centre().x, 4}, say("Not stored"), kit::colour::danger, kit::colour::ink,
                 kit::type::small, 0.5F);
    }
}

} // namespace cardfront::builder
