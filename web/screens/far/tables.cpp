// Playing with friends far away: the tables that wait, the way to a new one, and what home shows of them.
#include "web/screens/far/tables.h"

#include "web/company/company.h"
#include "web/screens/far/room.h"
#include "web/screens/parts.h"
#include "web/tables/cover.h"

#include <algorithm>

namespace cardfront::far {

using kit::Rect;

namespace {

// Where it is my turn first, what is over last.
std::vector<const Room*> urgent(const App& app) {
    std::vector<const Room*> out;
    for (int rank = 0; rank < 3; ++rank)
        for (const auto& room : app.far_rooms->all)
            if (rank == (room->my_turn() || room->must_answer() ? 0 : room->over() ? 2 : 1))
                out.push_back(room.get());
    return out;
}

Control room_control(const Room& room) {
    return {.id = "room " + room.id(),
            .label = say("Go there"),
            .name = say("Go there: {title}", {{"title", title_of(room)}}),
            .main = room.my_turn(),
            .hint = stands_of(room)};
}

void draw_line(const Room& room, Rect r) {
    const Control control = room_control(room);
    if (kit::item("picture " + control.id, r)) perform(control.id);
    kit::panel(r);
    if (room.my_turn()) kit::box(r, 12, 0, kit::colour::brass, 2);
    Rect inside = r.inset(1.5F * kit::unit, 4);
    const kit::ButtonLook look{.icon = kit::Icon::play};
    const float wide = kit::button_width(control.label, look);
    press(control, inside.cut_right(wide, kit::unit).centred(wide, kit::touch), look);
    kit::text(inside.row(0, 2), title_of(room),
              {.size = kit::type::lead, .face = kit::Face::title, .valign = 1, .shrink = true});
    kit::text(inside.row(1, 2), stands_of(room),
              {.size = kit::type::small + 1,
               .colour = room.my_turn() ? kit::colour::brass : kit::colour::paper_soft,
               .valign = 0,
               .shrink = true});
}

constexpr float line_high = 60;

// What is kept and cannot be gone on with.
std::vector<Control> unread_controls(const App& app, const Unread& unread) {
    if (app.far_rooms->asking == "far-forget " + unread.id)
        return {{.id = "really-far-forget " + unread.id, .label = say("Delete for good")},
                {.id = "far-keep", .label = say("Keep")}};
    return {{.id = "far-forget " + unread.id, .label = say("Put away")}};
}

// By whose link nobody has sat down yet.
std::vector<Control> invited_controls() {
    return {{.id = "sit-down", .label = say("Sit down"), .main = true},
            {.id = "decline", .label = say("Put away")}};
}
std::string invited_words() {
    return say("Somebody has invited you to a table");
}

void add_unread(PageModel& model, const App& app) {
    for (const Unread& each : app.far_rooms->unread) {
        const std::string title = say("A table far away");
        model.sections.push_back({"far-" + each.id, title, {each.why}});
        model.groups.push_back(
            {.id = "far-" + each.id, .label = title, .controls = unread_controls(app, each), .about = title});
    }
}

Control new_table_control(int game) {
    return {.id = "new-table " + std::to_string(game),
            .label = say("Set up"),
            .name = say("Set up: {title}", {{"title", say(game_info(game).title)}}),
            .hint = say(game_info(game).blurb)};
}
std::string how_words() {
    return say("Set up a table, and hand on the link that you get: whoever opens it sits down at it, in a "
               "browser anywhere, now or later.");
}

void draw_new_table(int game, Rect r) {
    const Control control = new_table_control(game);
    if (kit::item("picture " + control.id, r)) perform(control.id);
    const kit::Theme before = kit::theme();
    kit::set_theme(cover_of(game).theme);
    kit::panel(r);
    Rect inside = r.inset(1.5F * kit::unit, 4);
    const float wide = kit::button_width(control.label, {});
    press(control, inside.cut_right(wide, kit::unit).centred(wide, kit::touch));
    const Rect scene = inside.cut_left(inside.h * 1.5F, 1.5F * kit::unit);
    kit::picture(cover_of(game), scene, scene);
    kit::text(inside, say(game_info(game).title),
              {.size = kit::type::lead, .face = kit::Face::title, .shrink = true});
    kit::set_theme(before);
}

constexpr kit::TextStyle notice_style{.size = kit::type::small + 1, .wrap = true, .shrink = true};

bool is_stacked(std::span<const Control> controls, float width) {
    constexpr float wide = 560; // where the words go beside the buttons
    return width < wide && !controls.empty();
}

} // namespace

float notice_height(const std::string& words, std::span<const Control> controls, float width) {
    const float told = kit::measure(words, notice_style, width - 3 * kit::unit).y + 2 * kit::unit;
    return is_stacked(controls, width) ? told + kit::touch + kit::unit : line_high;
}

void draw_notice(const std::string& words, std::span<const Control> controls, const Rect& r) {
    kit::panel(r);
    Rect inside = r.inset(1.5F * kit::unit, 4);
    Rect buttons = is_stacked(controls, r.w) ? inside.cut_bottom(kit::touch) : Rect{};
    if (!buttons.empty())
        press_all(controls, buttons);
    else
        std::for_each(controls.rbegin(), controls.rend(), [&](const Control& each) {
            const float wide = kit::button_width(each.label, {});
            press(each, inside.cut_right(wide, kit::unit).centred(wide, kit::touch));
        });
    kit::text(inside, words, notice_style);
}

PageModel tables_model(const App& app) {
    PageModel model{.screen = "room", .title = say("With friends")};
    for (const Room* each : urgent(app))
        model.groups.push_back(
            {.id = "room-" + each->id(), .label = title_of(*each), .controls = {room_control(*each)}});
    add_unread(model, app);
    model.sections.push_back({"new-table", say("A new table"), {how_words()}});
    Group fresh{.id = "new-table", .label = say("A new table")};
    for (int game = 0; game < games; ++game) fresh.controls.push_back(new_table_control(game));
    model.groups.push_back(std::move(fresh));
    model.groups.push_back(
        {.id = "leave", .controls = {{.id = "back", .label = say("Back")}}, .aside = true});
    return model;
}

void draw_tables(const App& app) {
    kit::felt(kit::home_theme(), {0.5F, 0.2F});
    const Rect area = draw_head(content(760), say("With friends"));
    static float height = 600; // of the last frame
    const kit::Scroll scroll("tables", area, height);
    float y = scroll.inside.y;
    const auto cut = [&](float high) {
        const Rect r{scroll.inside.x, y, scroll.inside.w, high};
        y += high + kit::unit;
        return r;
    };
    const auto notice = [&](const std::string& words, const std::vector<Control>& controls) {
        draw_notice(words, controls, cut(notice_height(words, controls, scroll.inside.w)));
    };
    for (const Room* each : urgent(app)) draw_line(*each, cut(line_high));
    for (const Unread& each : app.far_rooms->unread) notice(each.why, unread_controls(app, each));
    const kit::TextStyle how{.colour = kit::colour::paper_soft, .valign = 0, .wrap = true, .spacing = 1.25F};
    const std::string words = how_words();
    kit::text(cut(kit::measure(words, how, scroll.inside.w).y + kit::unit), words, how);
    for (int game = 0; game < games; ++game) draw_new_table(game, cut(line_high));
    height = y - scroll.inside.y + kit::unit;
}

void add_home(PageModel& model, const App& app) {
    if (!app.far_rooms->invited.link.empty())
        model.groups.push_back({.id = "invited",
                                .label = invited_words(),
                                .controls = invited_controls(),
                                .about = invited_words()});
    for (const Room* room : urgent(app)) {
        model.sections.push_back({"far-" + room->id(), title_of(*room), {stands_of(*room)}});
        model.groups.push_back({.id = "far-" + room->id(),
                                .label = title_of(*room),
                                .controls = {room_control(*room)},
                                .about = title_of(*room)});
    }
    add_unread(model, app);
}

void draw_home(const App& app, Rect& room) {
    const auto rooms = urgent(app);
    const auto& unread = app.far_rooms->unread;
    const bool invited = !app.far_rooms->invited.link.empty();
    const auto notice = [&room](const std::string& words, const std::vector<Control>& controls) {
        draw_notice(words, controls, room.cut_top(notice_height(words, controls, room.w), kit::unit));
    };
    if (invited)
        notice(invited_words(), invited_controls());
    else if (!unread.empty())
        notice(unread.front().why, unread_controls(app, unread.front()));
    const std::size_t most = rooms.size() > 2 || low(room) || invited || !unread.empty() ? 1 : 2;
    for (std::size_t i = 0; i < std::min(rooms.size(), most); ++i) {
        Rect line = room.cut_top(line_high, kit::unit);
        if (i + 1 == most && rooms.size() > most) {
            const Control all{
                .id = "rooms",
                .label = say("All {count}", {counted("count", static_cast<std::int64_t>(rooms.size()))})};
            press(all, line.cut_right(84, kit::unit).centred(84, kit::touch));
        }
        draw_line(*rooms[i], line);
    }
}

} // namespace cardfront::far
