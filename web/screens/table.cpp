// Around every game's table: the bar above, the log, handing the screen over, the end of the game.
#include "web/platform.h"
#include "web/screens/log.h"
#include "web/screens/parts.h"

#include <algorithm>

namespace cardfront {

using kit::Rect;

namespace {

constexpr std::size_t lines_in_mirror = 40;
constexpr std::size_t lines_at_end = 2; // of each player: what counts comes first in a section

std::vector<Control> bar_controls(const App& app) {
    return {{.id = "undo",
             .label = say("Take back"),
             .enabled = app.session->can_undo(),
             .why = say("Nothing of yours can be taken back now.")},
            {.id = "hint",
             .label = say("Hint"),
             .enabled = app.session->can_hint(),
             .why = say("A hint is for your own turn.")},
            {.id = "rules", .label = say("Rules")},
            {.id = "log", .label = say("Log")},
            {.id = "sound", .label = app.settings.sound == 0 ? say("Sound on") : say("Sound off")},
            {.id = "export-this", .label = say("Export the record")},
            {.id = "settings", .label = say("Settings")},
            {.id = "back", .label = say("Leave the table"), .hint = say("The game is saved.")}};
}

std::vector<Control> end_controls() {
    return {{.id = "rematch", .label = say("Play again"), .main = true},
            {.id = "other", .label = say("Another match")},
            {.id = "look", .label = say("Look at the table")},
            {.id = "review", .label = say("Review the game")},
            {.id = "export-this", .label = say("Record and seed")},
            {.id = "home", .label = say("Home")}};
}

Control take_screen_control(const Session& session) {
    return {.id = "take-screen",
            .label = say("I am {player}: show the table",
                         {{"player", session.shown().names[session.next_eyes()]}}),
            .main = true};
}

std::string thinking_words(const Session& session) {
    return say("{player} is thinking", {{"player", session.shown().names[session.shown().turn]}});
}

std::string status_words(const Session& session) {
    const Shown& shown = session.shown();
    if (session.handing_over())
        return say("Hand the screen to {player}.", {{"player", shown.names[session.next_eyes()]}});
    if (session.asked())
        return say("{action} This cannot be taken back.",
                   {{"action", words_of(shown.view, *session.asked(), shown.names).said}});
    if (session.can_go_on()) return say("Go on when you have seen enough.");
    if (!shown.over() && !shown.is_person(shown.turn)) return thinking_words(session);
    return turn_words(shown.view, shown.names);
}

// Why the game will not be there after a reload; empty if it will.
std::string not_saved_words(const Session& session) {
    if (session.saved() || !platform::store_ours()) return {};
    return say("Not saved: this browser's store is full or closed. Export the record to keep it.");
}

// Buttons that every game has, for the moment.
std::vector<Control> moment_controls(const Session& session) {
    if (session.handing_over()) return {take_screen_control(session)};
    if (session.asked())
        return {{.id = "confirm", .label = say("Do it"), .main = true},
                {.id = "cancel", .label = say("Cancel")}};
    if (session.can_go_on()) return {{.id = "go-on", .label = say("Go on"), .main = true}};
    return {};
}

std::vector<Group> action_groups(const Session& session) {
    std::vector<Group> groups;
    const Shown& shown = session.shown();
    if (!shown.mine) return groups;
    for (const Action& action : shown.legal) {
        const ActionWords words = words_of(shown.view, action, shown.names);
        if (groups.empty() || groups.back().label != words.group)
            groups.push_back({"do-" + words.group, words.group, GroupKind::toolbar, {}});
        groups.back().controls.push_back(
            {.id = "do " + action_code(shown.info(), action), .label = words.label});
    }
    return groups;
}

void draw_bar(const App& app, Rect bar) {
    const Session& session = *app.session;
    const auto icon = [&](const char* id, kit::Icon which, const std::string& hint, bool enabled = true,
                          bool on = false) {
        const Rect at = bar.cut_right(kit::touch, 2).centred(kit::touch, kit::touch);
        const kit::Hit hit = kit::icon_button(
            id, which, at, hint, {.style = kit::ButtonStyle::plain, .enabled = enabled, .on = on});
        if (hit || hit.refused) perform(id);
    };
    if (kit::icon_button("back", kit::Icon::back,
                         bar.cut_left(kit::touch, kit::unit).centred(kit::touch, kit::touch),
                         say("Leave the table; the game is saved"), {.style = kit::ButtonStyle::plain}))
        perform("back");
    icon("settings", kit::Icon::settings, say("Settings"));
    const bool narrow = bar.w < 420;
    if (!narrow)
        icon("sound", app.settings.sound == 0 ? kit::Icon::sound_off : kit::Icon::sound_on, say("Sound"));
    icon("rules", kit::Icon::rules, say("Rules"), true, platform::rules_shown());
    icon("log", kit::Icon::log, say("Log"), true, app.log_open);
    icon("undo", kit::Icon::undo, say("Take back"), session.can_undo());
    icon("hint", kit::Icon::hint, say("Hint"), session.can_hint(), session.hinted());
    const std::string subtitle = app.table->subtitle(session.shown());
    if (bar.w > 460) {
        const kit::TextStyle style{.size = kit::type::lead, .face = kit::Face::title};
        const float width = kit::measure(session.shown().info().title, style).x;
        kit::text(bar.cut_left(width, 2 * kit::unit), session.shown().info().title, style);
    }
    kit::text(bar, subtitle,
              {.size = narrow ? kit::type::small : kit::type::body,
               .colour = kit::colour::paper_soft,
               .wrap = narrow,
               .shrink = true,
               .spacing = 1.15F});
}

void draw_hand_over(const Session& session) {
    const kit::OnLayer over(kit::Layer::over);
    (void)kit::veil("hand-over", 0.82F);
    const Control control = take_screen_control(session);
    const Rect screen = kit::screen();
    Rect room = kit::panel(screen.centred(std::min(screen.w - 24, 440.0F), 236), say("Hand over the screen"));
    const Names& names = session.shown().names;
    press(control, room.cut_bottom(52), {.icon = kit::Icon::eye, .size = kit::type::body});
    kit::text(room,
              say("It is {player}'s turn. Nobody else should look while {player} sees their cards.",
                  {{"player", names[session.next_eyes()]}}),
              {.size = kit::type::lead, .wrap = true});
}

void draw_end(const App& app) {
    const kit::OnLayer over(kit::Layer::over);
    (void)kit::veil("end", 0.5F);
    const Session& session = *app.session;
    const Names& names = session.shown().names;
    const Rect screen = kit::screen();
    const auto controls = end_controls();
    std::vector<Section> players;
    std::size_t most_lines = 0;
    for (Section& section : sections(session.shown().view, session.eyes(), names)) {
        if (section.key.substr(0, 7) != "player-") continue;
        section.lines.resize(std::min(section.lines.size(), lines_at_end));
        most_lines = std::max(most_lines, section.lines.size());
        players.push_back(std::move(section));
    }
    const float width = std::min(screen.w - 24, 560.0F);
    const int columns = width < 420 ? 2 : 3;
    const int rows = (static_cast<int>(controls.size()) + columns - 1) / columns;
    const bool low = screen.h < 480;
    const float line_height = low ? 18 : 24;
    const float head = low ? 0 : 56;
    const int count = static_cast<int>(players.size());
    const int abreast = width < 420 && count > 2 ? 2 : count;
    const int player_rows = (count + abreast - 1) / abreast;
    const float player_height = 24 + line_height * static_cast<float>(most_lines) + kit::unit;
    const float height =
        head + 48 + player_height * static_cast<float>(player_rows) + static_cast<float>(rows) * 52 + 40;
    Rect room = kit::panel(screen.centred(width, std::min(height, screen.h - 12)));
    if (!low)
        kit::icon(kit::Icon::trophy, room.cut_top(head - kit::unit, kit::unit).fit(1, 1), kit::colour::brass);
    kit::text(
        room.cut_top(low ? 30 : 44), turn_words(session.shown().view, names),
        {.size = kit::type::title, .face = kit::Face::title, .align = kit::Align::centre, .shrink = true});
    const Rect buttons = room.cut_bottom(static_cast<float>(rows) * 52 - 8, kit::unit);
    for (std::size_t i = 0; i < controls.size(); ++i)
        press(controls[i],
              buttons.row(static_cast<int>(i) / columns, rows, kit::unit)
                  .column(static_cast<int>(i) % columns, columns, kit::unit),
              {.size = kit::type::small});
    for (int i = 0; i < count; ++i) {
        const Section& player = players[static_cast<std::size_t>(i)];
        Rect column = room.row(i / abreast, player_rows).column(i % abreast, abreast, 2 * kit::unit);
        kit::text(column.cut_top(24), player.heading,
                  {.size = kit::type::lead, .colour = kit::colour::brass, .align = kit::Align::centre});
        for (const std::string& line : player.lines)
            kit::text(column.cut_top(line_height), line,
                      {.size = kit::type::body, .align = kit::Align::centre, .shrink = true});
    }
}

} // namespace

PageModel table_model(const App& app) {
    const Session& session = *app.session;
    const Shown& shown = session.shown();
    PageModel model{.screen = "table",
                    .title = say("{game}, {state}",
                                 {{"game", shown.info().title}, {"state", app.table->subtitle(shown)}}),
                    .status = status_words(session)};
    if (const auto controls = moment_controls(session); !controls.empty())
        model.groups.push_back({"moment", say("Now"), GroupKind::buttons, controls});
    model.modal = session.handing_over();
    if (shown.over())
        model.groups.push_back({"end", say("The game is over"), GroupKind::buttons, end_controls()});
    for (Group& group : action_groups(session)) model.groups.push_back(std::move(group));
    model.groups.push_back({"table", say("Table"), GroupKind::toolbar, bar_controls(app)});
    if (!session.handing_over()) {
        model.sections = sections(shown.view, session.eyes(), shown.names);
        const auto& log = session.log();
        model.log_from = log.size() > lines_in_mirror ? log.size() - lines_in_mirror : 0;
        for (std::size_t i = model.log_from; i < log.size(); ++i) model.log.push_back(log[i].line.text);
    }
    add_advice(model, app);
    if (const std::string notice = not_saved_words(session); !notice.empty())
        model.status = say("{status} {notice}", {{"status", model.status}, {"notice", notice}});
    return model;
}

void draw_status(const Scene& scene, Rect r, const std::vector<StatusButton>& more, std::string_view words) {
    const Session& session = *the_app().session;
    std::vector<Control> controls;
    controls.reserve(more.size() + 2);
    for (const StatusButton& button : more)
        controls.push_back({.id = button.id, .label = button.label, .main = button.main});
    if (!session.handing_over())
        for (Control& control : moment_controls(session)) controls.push_back(std::move(control));
    const std::string status = words.empty() ? status_words(session) : std::string(words);
    const bool mine = scene.shown.mine || session.asked() || session.can_go_on();
    float width = 0;
    for (const Control& control : controls)
        width += std::min(kit::button_width(control.label, {.size = kit::type::lead}), 220.0F) + kit::unit;
    const bool stacked = r.h > 80;
    Rect buttons = stacked ? r.cut_bottom(std::min(kit::touch + 4, r.h * 0.55F))
                           : r.cut_right(std::min(width, r.w * 0.66F));
    kit::text(r, status,
              {.size = stacked || r.w > 300 ? kit::type::lead : kit::type::body,
               .face = kit::Face::title,
               .colour = mine ? kit::colour::brass : kit::colour::paper,
               .align = controls.empty() || stacked ? kit::Align::centre : kit::Align::left,
               .wrap = true,
               .shrink = true,
               .spacing = 1.15F});
    const int count = static_cast<int>(controls.size());
    for (int i = 0; i < count; ++i) {
        const Rect at = buttons.column(i, count, kit::unit);
        press(controls[static_cast<std::size_t>(i)],
              at.centred(std::min(at.w, 240.0F), std::min(at.h, 48.0F)));
    }
}

void draw_table(App& app) {
    Session& session = *app.session;
    kit::felt(kit::game_theme(static_cast<kit::Game>(session.shown().setup.game)));
    Rect room = kit::screen();
    const platform::Insets covered = platform::insets();
    room = {room.x + covered.left, room.y + covered.top, room.w - covered.left - covered.right,
            room.h - covered.top - covered.bottom};
    const bool low = room.h < 480;
    Rect bar = room.cut_top(low ? kit::touch : 52);
    draw_bar(app, bar.inset(kit::unit, 0));

    const int line = app.lit_line;
    Scene scene{session.shown(), app.settings, room.inset(low ? 4 : kit::unit), session.log()};
    if (line >= 0 && line < static_cast<int>(session.log().size())) {
        scene.lit = session.log()[static_cast<std::size_t>(line)].line.at;
        scene.lit_card = session.log()[static_cast<std::size_t>(line)].line.card;
    }
    // Drawing may perform a command: what that changes is the next frame's.
    const int version = session.version();
    const bool fresh = version != app.seen_version;
    if (fresh) app.table->changed(session.shown());
    app.table->draw(scene);
    if (fresh && version == session.version()) {
        app.seen_version = version;
        present(session.take_events(), *app.table, app.settings, session.eyes());
    }
    const Rect beside = app.table->log_area();
    if (!beside.empty()) draw_log(app, beside, false);
    if (app.log_open && beside.empty()) {
        const kit::OnLayer over(kit::Layer::over);
        if (kit::veil("log-veil", 0.4F)) perform("log");
        const Rect screen = kit::screen();
        draw_log(app,
                 screen.w > screen.h ? Rect{screen.right() - 360, screen.y + 8, 352, screen.h - 16}
                                     : Rect{screen.x + 8, screen.bottom() - screen.h * 0.7F, screen.w - 16,
                                            screen.h * 0.7F - 8},
                 true);
    }
    if (session.handing_over()) draw_hand_over(session);
    const bool reviews = draw_advice(app, beside);
    if (session.shown().over() && !app.end_seen && !reviews && kit::motion::rest_in() <= 0) draw_end(app);
    if (const std::string notice = not_saved_words(session); !notice.empty()) {
        const kit::OnLayer over(kit::Layer::over);
        kit::tag({room.centre().x, room.y + 4}, notice, kit::colour::danger, kit::colour::ink,
                 kit::type::small, 0.5F);
    }
}

} // namespace cardfront
