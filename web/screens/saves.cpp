// The saved games, and what was damaged.
#include "web/screens/parts.h"
#include "web/screens/screens.h"
#include "web/tables/cover.h"

#include <algorithm>

namespace cardfront {

using kit::Rect;

namespace {

std::vector<Control> controls_of(const App& app, const Headline& saved) {
    const std::string& id = saved.id;
    if (app.deleting == id)
        return {{.id = "really-delete " + id, .label = say("Delete for good")},
                {.id = "keep", .label = say("Keep"), .main = true}};
    const Control open = saved.playable ? Control{.id = "load " + id,
                                                  .label = saved.over ? say("Look at it") : say("Play on"),
                                                  .main = !saved.over}
                                        : Control{.id = "log-of " + id, .label = say("Its log")};
    std::vector<Control> out{open};
    if (saved.playable) out.push_back({.id = "share " + id, .label = say("Share")});
    out.push_back({.id = "export " + id, .label = say("Export")});
    out.push_back({.id = "delete " + id, .label = say("Delete")});
    return out;
}

std::vector<Control> controls_of(const App& app, const DamagedSave& damaged) {
    if (app.deleting == damaged.key)
        return {{.id = "really-forget " + damaged.key, .label = say("Delete for good")},
                {.id = "keep", .label = say("Keep"), .main = true}};
    return {{.id = "damaged " + damaged.key, .label = say("Show its text")},
            {.id = "forget " + damaged.key, .label = say("Delete")}};
}

std::string title_of(const Headline& saved) {
    return saved.playable ? say("{game}, {when}", {{"game", say(saved.title)}, {"when", saved.when}})
                          : say("{game}, {when}, of an older version",
                                {{"game", say(saved.title)}, {"when", saved.when}});
}
std::string title_of(const DamagedSave& damaged) {
    return say("A damaged save ({key})", {{"key", damaged.key}});
}

constexpr kit::TextStyle words_style{
    .size = kit::type::small, .colour = kit::colour::paper_soft, .valign = 0, .wrap = true};

// Of one entry what lies beside what, and how high that makes it.
struct Shape {
    static constexpr float pad = 2 * kit::unit, picture = 96, title = 24;
    bool wide;     // the buttons stand beside the words, else below them
    float buttons; // their width
    float words;   // theirs
    Shape(float width, std::size_t count, bool pictured) {
        const float room = width - 2 * pad, each = count > 3 ? 88 : 120;
        wide = room > 700;
        buttons = std::min(room, each * static_cast<float>(count));
        words = wide ? room - buttons - pad - (pictured ? picture + pad : 0) : room;
    }
    float height(const std::string& told) const {
        const float high = title + kit::measure(told, words_style, words).y + 2;
        return 2 * pad + (wide ? std::max(high, picture / 1.6F) : high + kit::unit + kit::touch);
    }
};

// With the picture of its game; -1: of none.
void draw_entry(Rect r, const std::string& title, const std::string& words,
                const std::vector<Control>& controls, int game = -1) {
    Rect room = kit::panel(r);
    const Shape shape(r.w, controls.size(), game >= 0);
    if (game >= 0 && shape.wide) {
        const Rect scene = room.cut_left(Shape::picture, Shape::pad).centred(Shape::picture, 66);
        kit::picture(cover_of(game), scene, scene);
    }
    const int count = static_cast<int>(controls.size());
    const Rect buttons = shape.wide
                             ? room.cut_right(shape.buttons, Shape::pad).centred(shape.buttons, kit::touch)
                             : room.cut_bottom(kit::touch, kit::unit);
    kit::text(room.cut_top(Shape::title), title, {.size = kit::type::lead, .shrink = true});
    kit::text(room, words, words_style);
    for (int i = 0; i < count; ++i) {
        const Control& control = controls[static_cast<std::size_t>(i)];
        const bool grave = control.id.substr(0, 6) == "really" || control.id == "remove-spare";
        press(
            control, buttons.column(i, count, kit::unit),
            {.style = grave ? kit::ButtonStyle::danger : kit::ButtonStyle::quiet, .size = kit::type::small});
    }
}

// What is asked before several go for room: all are named.
struct Clearing {
    std::string title, words;
    std::vector<Control> controls;
};
Clearing clearing_of(const App& app) {
    const auto spare = app.store.saves.spare();
    if (spare.empty())
        return {say("No finished game is left to remove"),
                say("Export games that you do not play on, and delete them below."),
                {{.id = "keep", .label = say("Close"), .main = true}}};
    Clearing out{say_count(static_cast<std::int64_t>(spare.size()),
                           "Remove the oldest finished game for good?",
                           "Remove the {count} oldest finished games for good?"),
                 {},
                 {{.id = "remove-spare", .label = say("Remove")},
                  {.id = "export-spare", .label = say("Export")},
                  {.id = "keep", .label = say("Keep"), .main = true}}};
    for (const Headline* each : spare) {
        if (!out.words.empty()) out.words += '\n';
        out.words += say("{title}: {summary}", {{"title", title_of(*each)}, {"summary", each->stands}});
    }
    return out;
}

} // namespace

PageModel saves_model(const App& app) {
    PageModel model{.screen = "saves", .title = say("Saved games")};
    if (app.store.saves.games().empty())
        model.status = say("No game is saved yet. Every game you start is kept here.");
    if (app.clearing) {
        const Clearing asked = clearing_of(app);
        model.groups.push_back({"spare",
                                say("{title} {summary}", {{"title", asked.title}, {"summary", asked.words}}),
                                GroupKind::buttons, asked.controls});
    }
    for (const Headline& saved : app.store.saves.games())
        model.groups.push_back(
            {"saved-" + saved.id,
             say("{title}: {summary}", {{"title", title_of(saved)}, {"summary", saved.stands}}),
             GroupKind::buttons, controls_of(app, saved), false, title_of(saved)});
    for (const DamagedSave& damaged : app.store.saves.damaged())
        model.groups.push_back(
            {damaged.key,
             say("{title}: {reason}", {{"title", title_of(damaged)}, {"reason", damaged.reason}}),
             GroupKind::buttons, controls_of(app, damaged), false, title_of(damaged)});
    model.groups.push_back(
        {.id = "leave",
         .controls = {{.id = "import", .label = say("Open a record")}, {.id = "back", .label = say("Back")}},
         .aside = true});
    return model;
}

void draw_saves(const App& app) {
    kit::felt(kit::home_theme(), {0.5F, 0.2F});
    Rect room = draw_head(content(860), say("Saved games"));
    press({.id = "import", .label = say("Open a record")},
          room.cut_bottom(60, kit::unit).centred(std::min(room.w, 260.0F), kit::touch));
    const auto count = static_cast<float>(app.store.saves.games().size() + app.store.saves.damaged().size());
    if (count == 0 && !app.clearing) {
        kit::text(room, say("No game is saved yet. Every game you start is kept here."),
                  {.size = kit::type::lead,
                   .colour = kit::colour::paper_soft,
                   .align = kit::Align::centre,
                   .wrap = true});
        return;
    }
    if (app.clearing) {
        const Clearing asked = clearing_of(app);
        const float high = Shape(room.w, asked.controls.size(), false).height(asked.words);
        draw_entry(room.cut_top(std::min(high, room.h * 0.7F), 2 * kit::unit), asked.title, asked.words,
                   asked.controls);
    }
    struct Entry {
        std::string title, words;
        std::vector<Control> controls;
        int game = -1;
    };
    std::vector<Entry> entries;
    for (const DamagedSave& damaged : app.store.saves.damaged())
        entries.push_back({title_of(damaged), damaged.reason, controls_of(app, damaged)});
    for (const Headline& saved : app.store.saves.games())
        entries.push_back({title_of(saved), saved.stands, controls_of(app, saved), saved.game});
    const float width = room.w - kit::scroll_bar;
    const auto height_of = [width](const Entry& entry) {
        return Shape(width, entry.controls.size(), entry.game >= 0).height(entry.words);
    };
    float all = 0;
    for (const Entry& entry : entries) all += height_of(entry) + kit::unit;
    kit::Scroll scroll("saves", room, all);
    Rect left = scroll.inside;
    left.w = width;
    for (const Entry& entry : entries) {
        const Rect at = left.cut_top(height_of(entry), kit::unit);
        if (scroll.visible(at)) draw_entry(at, entry.title, entry.words, entry.controls, entry.game);
    }
}

} // namespace cardfront
