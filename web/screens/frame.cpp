// One frame of whatever screen is shown, and its words for the mirror.
#include "web/builder/builder_commands.h"
#include "web/circuit/circuit.h"
#include "web/comeback/awaited.h"
#include "web/comeback/comeback.h"
#include "web/company/company.h"
#include "web/hall/app.h"
#include "web/kit/kit.h"
#include "web/learn/lessons.h"
#include "web/platform/platform.h"
#include "web/screens/far/room.h"
#include "web/screens/screens.h"

#include <algorithm>
#include <utility>

namespace cardfront {

namespace {

// The screens of the rooms, whose code may come after the game that is played: these two alone lead there,
// and what opens such a screen needs_games. tools/build/split.mjs knows them by their names.
PageModel model_in_room(const App& app) {
    switch (app.screens.top()) {
    case Screen::lists: return builder::lists_model(app);
    case Screen::building: return builder::building_model(app);
    case Screen::lessons: return lessons::list_model(app);
    case Screen::comeback: return comeback::model(app);
    case Screen::room: return far::room_model(app);
    case Screen::circuit: return circuit::map_model(app);
    case Screen::stop: return circuit::stop_model(app);
    case Screen::home:
    case Screen::setup:
    case Screen::table:
    case Screen::settings:
    case Screen::saves:
    case Screen::cards: break; // in no room
    }
    return {};
}

void draw_in_room(const App& app) {
    switch (app.screens.top()) {
    case Screen::lists: return builder::draw_lists(app);
    case Screen::building: return builder::draw_building(app);
    case Screen::lessons: return lessons::draw_list(app);
    case Screen::comeback: return comeback::draw(app);
    case Screen::room: return far::draw_room(app);
    case Screen::circuit: return circuit::draw_map(app);
    case Screen::stop: return circuit::draw_stop(app);
    case Screen::home:
    case Screen::setup:
    case Screen::table:
    case Screen::settings:
    case Screen::saves:
    case Screen::cards: break; // in no room
    }
}

// Who may not know what they point to cannot paste it in where it is called.
PageModel (*const volatile model_of_room)(const App&) = model_in_room;
void (*const volatile draw_room)(const App&) = draw_in_room;

PageModel model_of(const App& app) {
    switch (app.screens.top()) {
    case Screen::home: return home_model(app);
    case Screen::setup: return setup_model(app);
    case Screen::table: return table_model(app);
    case Screen::settings: return settings_model(app);
    case Screen::saves: return saves_model(app);
    case Screen::cards: return cards::model(app);
    default: return model_of_room(app);
    }
}

void draw_screen(App& app) {
    switch (app.screens.top()) {
    case Screen::home: return draw_home(app);
    case Screen::setup: return draw_setup(app);
    case Screen::table: return draw_table(app);
    case Screen::settings: return draw_settings(app);
    case Screen::saves: return draw_saves(app);
    case Screen::cards: return cards::draw(app);
    default: return draw_room(app);
    }
}

// Over whatever is there: the page hears the press, and comes back to life.
void draw_resting() {
    const kit::OnLayer over(kit::Layer::over);
    (void)kit::veil("resting", 0.6F);
    const kit::Rect screen = kit::screen();
    kit::text(kit::panel(screen.centred(std::min(screen.w - 24, 440.0F), 132)), keeping_words(false),
              {.size = kit::type::lead, .align = kit::Align::centre, .wrap = true});
}

void pace_motion(const App& app) {
    kit::motion::set_speed(app.settings.motion_speed(platform::reduced_motion()));
}

} // namespace

void note_change(App& app) {
    if (!app.session || !app.table) return;
    const int version = app.session->eyes().version();
    if (std::exchange(app.table_screen.seen_version, version) == version) return;
    pace_motion(app); // it may have been chosen since the last frame
    app.table->changed(app.session->on_table(), app.session->eyes().fresh_events());
}

bool draw_app(double now_ms) {
    App& app = the_app();
    kit::set_four_colours(app.settings.colours == 1);
    pace_motion(app);
    kit::begin_frame();
    hush_what_was_ended();
    app.drawing = true;
    draw_screen(app);
    if (keeping(false) == Keeping::elsewhere) draw_resting();
    if (const std::string rule(kit::toast_clicked()); !rule.empty()) perform("rule " + rule);
    kit::end_frame();
    app.drawing = false;
    const std::vector<std::string> pressed = std::exchange(app.pressed, {});
    for (const std::string& id : pressed) perform(id);
    play_due_sounds(app.settings);
    bool again = kit::moving() || kit::fonts_stale() || !pressed.empty();
    if (app.session) {
        const bool resting = kit::motion::rest_in() <= 0;
        if (app.session->update(now_ms, resting, true)) app.mirror_stale = true;
        if (app.learning->coached) lessons::coach(app, resting);
        const bool unseen = app.screens.top() == Screen::table &&
                            app.session->eyes().version() != app.table_screen.seen_version;
        again = again || unseen || app.session->goes_on();
    }
    refresh_mirror();
    return again;
}

void refresh_mirror() {
    App& app = the_app();
    if (app.session && app.session->advice().take_helped()) {
        comeback::note_hint(app.store.notes, app.session->save_id());
        circuit::note_help(app, {.hints = true});
    }
    if (app.session && app.session->course().take_end()) comeback::count_end(app), circuit::count_end(app);
    if (!app.mirror_stale) return;
    if (app.far_rooms) far::settle(app); // something was done
    app.mirror_stale = false;
    note_change(app);
    PageModel model = model_of(app);
    model.depth = depth_of(app);
    model.unsaved = app.store.would_lose() || far::would_lose(app);
    model.calls = app.far_rooms && !app.far_rooms->called.empty();
    if (keeping(false) == Keeping::elsewhere) model.status = keeping_words(false);
    model.text_view = tells_in_words(app);
    if (app.cramped)
        model.groups.push_back({.id = "squeeze",
                                .label = say("There is little room here, so all is told in words."),
                                .controls = {{.id = "squeeze", .label = say("Draw it, however small")}},
                                .aside = true});
    model.alert = app.alert;
    model.alert_number = app.alert_number;
    if (!app.alert_rule.empty())
        model.groups.push_back({.id = "help",
                                .label = say("Help"),
                                .controls = {{.id = "rule " + app.alert_rule,
                                              .label = say("Read rule {rule}", {{"rule", app.alert_rule}})}},
                                .aside = true});
    platform::show_mirror(model.json());
}

} // namespace cardfront
