// Around every game's table: the bar above, the log, handing the screen over, room for what stands beside it.
#include "core/mind/advice.h"
#include "web/circuit/circuit.h"
#include "web/company/company.h"
#include "web/learn/lessons.h"
#include "web/learn/puzzles.h"
#include "web/platform/platform.h"
#include "web/screens/far/room.h"
#include "web/screens/log.h"
#include "web/screens/parts.h"
#include "web/screens/questions.h"
#include "web/screens/screens.h"
#include "web/tables/cover.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

namespace cardfront {

using kit::Rect;

namespace {

constexpr std::size_t lines_in_mirror = 40;

// Why the game will not be there after a reload; empty if it will, or is one of a lesson.
std::string not_saved_words(const Session& session) {
    return session.course().follows() ? std::string() : keeping_words(!session.saved());
}
std::string leave_hint(const Session& session) {
    if (session.course().follows()) return {};
    return not_saved_words(session).empty() ? say("The game is saved.") : say("The game is not saved.");
}

// What a step back does now.
Control back_control(const App& app) {
    const Session& session = *app.session;
    const auto puts_away = [](std::string label) { return Control{.id = "back", .label = std::move(label)}; };
    if (platform::rules_shown()) return puts_away(say("Close the rules"));
    if (app.table_screen.log_open) return puts_away(say("Close the log"));
    if (session.course().asked()) return puts_away(say("Cancel what is asked"));
    if (session.advice().hinted()) return puts_away(say("Put the hint away"));
    if (session.past().through()) return puts_away(say("Look no longer back"));
    return {.id = "back", .label = say("Leave the table"), .hint = leave_hint(session)};
}

std::string no_hint_words(const App& app) {
    if (puzzles::on_table(app)) return say("A puzzle has no hints, but you may see the answer.");
    if (app.session->course().follows()) return say("The lesson tells what to do.");
    return app.session->course().without_help() ? without_help_words() : say("A hint is for your own turn.");
}

// Where a person plays.
bool offers_resigning(const Session& session) {
    const Shown& shown = session.shown();
    bool people = false;
    for (const Seat seat : SeatRange(shown.seats())) people = people || shown.is_person(seat);
    return people && session.course().can_resign() && !shown.over();
}

std::vector<Control> bar_controls(const App& app) {
    std::vector<Control> out{
        {.id = "undo",
         .label = say("Take back"),
         .enabled = app.session->course().can_undo(),
         .why = say("Nothing of yours can be taken back now.")},
        {.id = "hint", .label = say("Hint"), .enabled = app.session->can_hint(), .why = no_hint_words(app)},
        {.id = "rules", .label = say("Rules")},
        {.id = "log", .label = say("Log")},
        {.id = "look-through",
         .label = say("Look through"),
         .enabled = app.session->past().can_look(),
         .why = say("Nothing has happened yet.")},
        {.id = "sound", .label = app.settings.sound == 0 ? say("Sound on") : say("Sound off")},
        {.id = "settings", .label = say("Settings")},
        back_control(app)};
    if (offers_resigning(*app.session))
        out.insert(out.end() - 1, {.id = "resign",
                                   .label = say("Resign"),
                                   .enabled = app.session->can_resign(),
                                   .why = say("You can resign in your own turn.")});
    if (far::on_table(app) != nullptr)
        out.insert(out.begin() + 2,
                   {.id = "company", .label = say("Company"), .hint = say("Who is here, and phrases.")});
    // Whoever has the screen now may not know what they tell.
    if (!app.session->eyes().handing_over() && app.session->whole() != nullptr)
        out.insert(out.end() - 2,
                   std::initializer_list<Control>{{.id = "export-this", .label = say("Export the record")},
                                                  {.id = "share-this", .label = say("Share")}});
    return out;
}

Control take_screen_control(const Session& session) {
    return {.id = "take-screen",
            .label = say("I am {player}: show the table",
                         {{"player", session.shown().names[session.eyes().next()]}}),
            .main = true};
}

std::string thinking_words(const Session& session) {
    return say("{player} is thinking", {{"player", session.shown().names[session.shown().turn]}});
}

// Nobody here is asked for anything: a computer player is.
bool computer_moves(const Session& session) {
    const Shown& shown = session.shown();
    return !shown.over() && !shown.is_person(shown.turn) && !session.eyes().handing_over() &&
           !session.course().follows() && !session.course().can_go_on();
}

// Buttons that every game has, for the moment; what others ask (far/room.h) comes before them.
std::vector<Control> moment_controls(const Session& session) {
    if (session.eyes().handing_over()) return {take_screen_control(session)};
    if (session.past().looks() && !session.shown().over()) return {};
    if (session.course().asked())
        return {{.id = "confirm", .label = say("Do it"), .main = true},
                {.id = "cancel", .label = say("Cancel")}};
    if (session.course().can_go_on()) return {{.id = "go-on", .label = say("Go on"), .main = true}};
    if (session.shown().over() && !session.course().follows() && session.past().end_put_away())
        return {{.id = "result", .label = say("The result"), .main = true}};
    return {};
}

// Where one question to answer follows the other.
std::vector<Control> by_controls(const Session& session) {
    if (session.eyes().handing_over() || session.course().asked() || session.past().looks()) return {};
    if (session.can_let_by())
        return {{.id = "let-by chain", .label = say("Let all of this go by")},
                {.id = "let-by turn",
                 .label = say("Let all this turn go by"),
                 .hint = say("Lets everything go by until something else is asked of you.")}};
    if (session.course().lets_by(session.eyes().now()) != LetsBy::none && !session.my_turn())
        return {{.id = "let-by none", .label = say("Ask me again")}};
    return {};
}

// What goes on with something begun comes first.
std::vector<Group> action_groups(const App& app) {
    const Session& session = *app.session;
    std::vector<Group> begun, others;
    const Shown& shown = session.shown();
    if (!shown.mine || session.past().looks()) return begun;
    for (const Action& action : shown.legal) {
        const ActionWords words = words_of(shown.view, action, shown.names);
        std::vector<Group>& groups = app.table->goes_on(action) ? begun : others;
        if (groups.empty() || groups.back().label != words.group)
            groups.push_back({"do-" + words.group, words.group, GroupKind::toolbar, {}});
        groups.back().controls.push_back(
            {.id = "do " + action_code(shown.info(), action),
             .label = words.label,
             .name = title_of(words),
             .hint = app.settings.telling == 0 ? std::string() : effect_of(shown.view, action, shown.names)});
    }
    std::move(others.begin(), others.end(), std::back_inserter(begun));
    return begun;
}

bool is_narrow() {
    return kit::screen().w < 534;
}

// Returns the room that it leaves for words.
Rect draw_bar(const App& app, Rect bar) {
    const Session& session = *app.session;
    const auto icon = [&](const char* id, kit::Icon which, const std::string& hint, bool enabled = true,
                          bool on = false) {
        const Rect at = bar.cut_right(kit::touch, 2).centred(kit::touch, kit::touch);
        const kit::Hit hit = kit::icon_button(
            id, which, at, hint, {.style = kit::ButtonStyle::plain, .enabled = enabled, .on = on});
        if (hit || hit.refused) perform(id);
    };
    const Control back = back_control(app);
    if (kit::icon_button(
            "back", kit::Icon::back, bar.cut_left(kit::touch, kit::unit).centred(kit::touch, kit::touch),
            back.hint.empty() ? back.label
                              : say("{deed}. {saved}", {{"deed", back.label}, {"saved", back.hint}}),
            {.style = kit::ButtonStyle::plain}))
        perform("back");
    icon("settings", kit::Icon::settings, say("Settings"));
    if (!is_narrow())
        icon("sound", app.settings.sound == 0 ? kit::Icon::sound_off : kit::Icon::sound_on, say("Sound"));
    icon("rules", kit::Icon::rules, say("Rules"), true, platform::rules_shown());
    icon("log", kit::Icon::log, say("Log"), true, app.table_screen.log_open);
    icon("undo", kit::Icon::undo, say("Take back"), session.course().can_undo());
    icon("hint", kit::Icon::hint, say("Hint"), session.can_hint(), session.advice().hinted());
    // What is not always there comes last, so that the others stay in their places.
    if (far::on_table(app) != nullptr) icon("company", kit::Icon::person, say("Company"));
    if (offers_resigning(session)) icon("resign", kit::Icon::flag, say("Resign"), session.can_resign());
    return bar;
}

void draw_told(const App& app, Rect bar) {
    if (bar.empty()) return;
    const std::string title = say(app.session->shown().info().title);
    if (bar.w > 460) {
        const kit::TextStyle style{.size = kit::type::lead, .face = kit::Face::title};
        kit::text(bar.cut_left(kit::measure(title, style).x, 2 * kit::unit), title, style);
    }
    const bool narrow = is_narrow();
    const kit::TextStyle style{.size = narrow ? kit::type::small : kit::type::body,
                               .colour = kit::colour::paper_soft,
                               .wrap = narrow,
                               .shrink = true,
                               .spacing = 1.15F};
    const std::string& words = app.table_screen.told.subtitle;
    constexpr float least = 60; // for a word or two
    if (narrow && (bar.w < least || !kit::fits(bar, words, style)))
        return; // the line of what to do says as much
    kit::text(bar, words, style);
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
                  {{"player", names[session.eyes().next()]}}),
              {.size = kit::type::lead, .wrap = true});
}

// Beside the table, or on a screen that stands upright below it.
Rect cut_panel(Rect& area, int players, bool reviews) {
    constexpr float review_high = 330, end_high = 282, more_players = 52;
    if (area.w < area.h * 0.8F) {
        const float high = reviews ? review_high : end_high + (players > 2 ? more_players : 0);
        return area.cut_bottom(std::min(high, area.h * (players > 2 ? 0.5F : 0.46F)), kit::unit);
    }
    if (low(area)) return area.cut_right(std::clamp(area.w * 0.31F, 230.0F, 300.0F), kit::unit);
    return area.cut_right(std::clamp(area.w * 0.27F, 320.0F, 480.0F), 2 * kit::unit);
}

// What the canvas tells in words is not ahead of what it shows.
void note_told(App& app) {
    if (app.table->plays_back() && !looks_through(app)) return;
    app.table_screen.told.lines = app.session->eyes().log().size();
    app.table_screen.told.subtitle =
        app.table->subtitle(looks_through(app) ? app.session->on_table() : app.session->shown());
}

std::string due_words(const Session& session) {
    const Shown& shown = session.shown();
    if (session.eyes().handing_over())
        return say("Hand the screen to {player}.", {{"player", shown.names[session.eyes().next()]}});
    if (session.course().asked())
        return say("{action} This cannot be taken back.",
                   {{"action", words_of(shown.view, *session.course().asked(), shown.names).said}});
    if (session.course().follows() && !session.my_turn())
        return puzzles::on_table(the_app()) ? say("The puzzle is answered.") : say("Read on in the lesson.");
    if (session.course().can_go_on()) return say("Go on when you have seen enough.");
    if (computer_moves(session)) return thinking_words(session);
    return turn_words(shown);
}

} // namespace

std::string status_words(const Session& session) {
    const bool asks = session.eyes().handing_over() || session.course().asked();
    std::string asked = asks ? std::string() : far::asked_words(the_app());
    return asked.empty() ? due_words(session) : asked;
}

PageModel table_model(const App& app) {
    const Session& session = *app.session;
    const Shown& shown = session.shown();
    PageModel model{.screen = "table",
                    .title = say("{game}, {state}",
                                 {{"game", say(shown.info().title)}, {"state", app.table->subtitle(shown)}}),
                    .status = status_words(session),
                    .passes = computer_moves(session) || session.course().goes_by()};
    auto controls = far::moment_controls(app);
    if (controls.empty() || session.eyes().handing_over() || session.course().asked())
        controls = moment_controls(session);
    if (!controls.empty()) model.groups.push_back({"moment", say("Now"), GroupKind::buttons, controls});
    model.modal = session.eyes().handing_over();
    if (shown.over() && !session.course().follows())
        model.groups.push_back({"end", say("The game is over"), GroupKind::buttons, end_controls(app)});
    for (Group& group : action_groups(app)) model.groups.push_back(std::move(group));
    if (auto let_by = by_controls(session); !let_by.empty())
        model.groups.push_back({"by", say("Let all go by"), GroupKind::toolbar, std::move(let_by)});
    if (Group looks = cards::group(app); !looks.controls.empty() && !session.eyes().handing_over())
        model.groups.push_back(std::move(looks));
    model.groups.push_back({.id = "table",
                            .label = say("Table"),
                            .kind = GroupKind::toolbar,
                            .controls = bar_controls(app),
                            .aside = true});
    if (!session.eyes().handing_over()) {
        model.groups.push_back(questions());
        if (app.table_screen.answered_at == session.eyes().version())
            model.answer = app.table_screen.answer, model.answer_number = app.table_screen.answers;
        const Shown& seen = session.past().through() ? session.on_table() : shown;
        model.boards = boards_of(session, *app.table);
        model.sections = sections(seen.view, seen.seats(), seen.names);
        circuit::add_section(model, app);
        far::add_table(model, app);
        const auto& log = session.eyes().log();
        model.log_from = log.size() > lines_in_mirror ? log.size() - lines_in_mirror : 0;
        for (std::size_t i = model.log_from; i < log.size(); ++i) model.log.push_back(log[i].line.text);
        if (app.settings.telling == 0) model.told = told_briefly(session, model.log_from);
    }
    add_hint(model, app);
    if (app.learning->on()) lessons::add_to(model, app);
    add_look(model, app);
    if (const std::string notice = sentences(not_saved_words(session), far::lack_words(app)); !notice.empty())
        model.status = say("{status} {notice}", {{"status", model.status}, {"notice", notice}});
    return model;
}

namespace {

constexpr float status_button = kit::touch + 4, least_status = 16; // high

// Behind the table's own, as many as leave the words their room.
void add_by_controls(std::vector<Control>& controls, const Session& session, const Rect& r, float words) {
    for (std::vector<Control> by = by_controls(session); !by.empty(); by.erase(by.begin())) {
        std::vector<Control> all = controls;
        all.insert(all.end(), by.begin(), by.end());
        if (r.h <= 80 || needed_width(all, kit::type::small) <= r.w || r.h >= 2 * status_button + words) {
            controls = std::move(all);
            return;
        }
    }
}

} // namespace

bool is_main(std::string_view id, bool usually) {
    return lessons::is_main(the_app(), id, usually);
}

void draw_status(const Scene& scene, Rect r, const std::vector<StatusButton>& more, std::string_view words) {
    if (r.empty()) return;
    const Session& session = *the_app().session;
    std::vector<Control> controls;
    for (const auto& [id, label, main, why] : more)
        if (id != "undo" || session.course().can_undo())
            controls.push_back({.id = id, .label = label, .enabled = why.empty(), .main = main, .why = why});
    const std::size_t own = controls.size();
    if (!session.eyes().handing_over())
        for (Control& control : moment_controls(session)) controls.push_back(std::move(control));
    const bool looks_back = &scene.shown != &session.shown();
    const std::string status = !words.empty()                     ? std::string(words)
                               : looks_back && !scene.shown.ended ? turn_words(scene.shown)
                                                                  : due_words(session);
    const bool stacked = r.h > 80,
               mine = scene.shown.mine || session.course().asked() || session.course().can_go_on();
    const kit::TextStyle style{.size = stacked || r.w > 300 ? kit::type::lead : kit::type::body,
                               .face = kit::Face::title,
                               .colour = mine ? kit::colour::brass : kit::colour::paper,
                               .wrap = true,
                               .shrink = true,
                               .spacing = 1.15F};
    const auto puts_back = [](const StatusButton& each) { return each.id == "close"; };
    if (!the_app().table->plays_back() && std::none_of(more.begin(), more.end(), puts_back))
        add_by_controls(controls, session, r, kit::measure(status, style, r.w).y);
    // Where they lie is told by what they usually are, so that a lesson does not move them.
    const bool equals = are_equals(controls);
    for (Control& each : std::span(controls).first(own)) each.main = is_main(each.id, each.main);
    float width = 0;
    for (const Control& control : controls)
        width += std::min(kit::button_width(control.label, {.size = kit::type::lead}), 220.0F) + kit::unit;
    const bool two_lines = stacked && controls.size() > 1 && needed_width(controls, kit::type::small) > r.w &&
                           r.h >= 2 * kit::touch;
    Rect buttons = two_lines ? r.cut_bottom(std::min(2 * status_button, r.h))
                   : stacked ? r.cut_bottom(std::min(status_button, r.h * 0.55F))
                             : r.cut_right(std::min(width, r.w * 0.66F));
    if (r.h >= least_status) {
        kit::TextStyle aligned = style;
        aligned.align = controls.empty() || stacked ? kit::Align::centre : kit::Align::left;
        kit::text(r, status, aligned);
    }
    press_in_place(std::move(controls), buttons, !stacked, two_lines, equals);
}

void draw_table(App& app) {
    Session& session = *app.session;
    kit::felt(cover_of(session.shown().setup.game).theme);
    Rect room = kit::screen();
    const platform::Insets covered = platform::insets();
    room = {room.x + covered.left, room.y + covered.top, room.w - covered.left - covered.right,
            room.h - covered.top - covered.bottom};
    note_change(app); // drawing may perform a command: what that changes is the next frame's
    note_told(app);
    const bool low = room.h < 480, reviews = session.past().through();
    const bool ended = session.past().tells_end(), of_stop = ended && circuit::ended_on_table(app) != nullptr;
    Rect bar = room.cut_top(low ? kit::touch : bar_high);
    Rect told = draw_bar(app, bar.inset(kit::unit, 0));

    const int line = app.table_screen.lit_line;
    Rect area = room.inset(low ? 4 : kit::unit);
    const bool learns = !reviews && !ended && app.learning->on();
    // The end of a stop has as much to tell as that of a game of four.
    const Rect panel =
        reviews || ended ? cut_panel(area, of_stop ? most_seats : session.shown().seats(), reviews) : Rect{};
    const Rect lesson = learns ? lessons::cut_panel(area, told) : Rect{};
    draw_told(app, told);
    kit::toast_room(area);
    if (panel.empty() && !learns) draw_hint_line(app, area);
    if (panel.empty() && !session.eyes().handing_over()) far::draw_asked(app, area);
    const bool logs = app.settings.log == 1, hints = session.advice().hinted() && !learns; // in its room
    Wanted wanted{.log = hints || (logs && !learns), .hints = hints, .aside = lessons::aside_of(lesson)};
    if (!panel.empty()) wanted = {.log = false, .line = false, .hand = reviews};
    Scene scene{session.on_table(),          app.settings, area, wanted, session.eyes().log(),
                circuit::faces_on_table(app)};
    if (const auto& log = session.eyes().log(); line >= 0 && slot(line) < log.size())
        scene.lit = log[slot(line)].line.at, scene.lit_card = log[slot(line)].line.card;
    app.table->draw(scene);
    if (app.table->plays_back()) session.eyes().settle_from(platform::now()); // all see the dice first
    if (!app.table->plays_back())
        if (const auto events = session.eyes().take_events(); !events.empty())
            present(events, *app.table, app.settings, session.on_table());
    const Rect beside = app.table->log_area();
    if (logs && !beside.empty())
        draw_log(app, beside, false);
    else if (app.table_screen.log_open)
        draw_log_over(app);
    if (session.eyes().handing_over() && !app.table->plays_back()) draw_hand_over(session);
    if (learns)
        lessons::draw(app, lesson, area);
    else if (session.advice().hinted())
        draw_hint(app, beside);
    if (reviews) draw_look(app, panel);
    if (ended) draw_end(app, panel);
    // What happened last comes to rest before it is told who has won.
    if (session.past().end_is_due() && kit::motion::rest_in() <= 0) {
        session.past().look_at_decision();
        kit::motion::jump();
    }
    if (const std::string notice = not_saved_words(session); !notice.empty()) {
        const kit::OnLayer over(kit::Layer::over);
        kit::tag({room.centre().x, room.y + 4}, notice, kit::colour::danger, kit::colour::ink,
                 kit::type::small, 0.5F);
    }
}

} // namespace cardfront
