// What the hall promises: screens are opened, a match is put on the table, words are told, and all that waits
// for the store is known.
#include "web/hall/app.h"

#include "web/builder/builder_commands.h"
#include "web/comeback/comeback.h"
#include "web/kit/kit.h"
#include "web/learn/lessons.h"
#include "web/platform/platform.h"

#include <utility>

namespace cardfront {

App::App() : building(std::make_unique<Building>()), learning(std::make_unique<Learning>()) {}
App::~App() = default;
App::App(App&&) noexcept = default;
App& App::operator=(App&&) noexcept = default;

App& the_app() {
    static App app;
    return app;
}

void open_screen(Screen screen) {
    App& app = the_app();
    app.screen = screen;
    app.waiting.clear();
    app.deleting.clear();
    app.clearing = false;
    if (screen == Screen::home) app.store_used = platform::store_used();
    app.log_open = false;
    app.lit_line = -1;
    if (screen != Screen::table) platform::hide_rules();
    if (screen == Screen::setup) {
        app.drafted = app.draft.game;
        kit::scroll_to("setup", 0);
    }
    kit::motion::jump();
}

void open_setup() {
    App& app = the_app();
    open_screen(Screen::setup);
    if (game_info(app.draft.game).shelf != nullptr) builder::settle_draft(app);
}

std::string without_help_words() {
    return say(
        "This is the deal of the day: there are no hints, nothing is taken back, and nobody plays on from "
        "a moment of it.");
}

void leave_session() {
    App& app = the_app();
    app.session.reset();
    app.table.reset();
    app.learning->lesson = -1;
    app.learning->coached = false;
    app.unfolded.clear();
    if (app.refused) quiet(app); // at that table
}

void open_session(Match match, std::string save_id, std::vector<std::string> earlier) {
    App& app = the_app();
    leave_session();
    app.table = make_table(match.setup().game);
    app.session = std::make_unique<Session>(std::move(match), std::move(save_id), app.settings, app.saves,
                                            std::move(earlier));
    app.end = App::End::coming;
    app.review_open = app.playing_on = false;
    app.seen_version = -1;
    platform::load_rules(app.session->shown().info().key);
    comeback::on_table(app);
    open_screen(Screen::table);
}

namespace {

int depth_of(const App& app, Screen screen) {
    switch (screen) {
    case Screen::home: return 0;
    case Screen::settings: return 1 + depth_of(app, app.back_to);
    case Screen::lists: return app.lists_from_home ? 1 : 2;
    case Screen::building: return 1 + depth_of(app, Screen::lists);
    case Screen::table: return 1 + (app.learning->lesson >= 0 ? 1 : 0) + (app.review_open ? 1 : 0);
    default: return 1;
    }
}

} // namespace

int depth_of(const App& app) {
    const bool asks = !app.deleting.empty() || app.clearing;
    return depth_of(app, app.screen) + (platform::rules_shown() ? 1 : 0) + (asks ? 1 : 0) +
           (app.log_open ? 1 : 0);
}

namespace {

// Sentences from the beginning, one at least, while they are quickly read.
std::string first_sentences(const std::string& text) {
    constexpr std::size_t quickly_read = 150; // bytes
    std::size_t end = text.find(". ");
    for (std::size_t next = end; next < quickly_read; // npos is not
         next = text.find(". ", next + 1))
        end = next;
    return end == std::string::npos ? text : text.substr(0, end + 1);
}

void announce(std::string words, std::string rule, bool refusal) {
    App& app = the_app();
    kit::toast(rule, words, rule.empty() ? 5.0F : 9.0F);
    app.alert = std::move(words);
    app.alert_rule = std::move(rule);
    app.refused = refusal;
    ++app.alert_number;
    app.mirror_stale = true;
}

} // namespace

void quiet(App& app) {
    app.alert.clear();
    app.alert_rule.clear();
    app.refused = false;
    kit::toast({}, {}, 0);
}

void tell(std::string words) {
    announce(std::move(words), {}, false);
}

void refuse(std::string words, std::string rule) {
    const App& app = the_app();
    if (!rule.empty()) {
        const int game = app.session ? app.session->shown().setup.game : app.draft.game;
        const platform::RuleWords known = platform::rule_words(game_info(game).key, rule);
        words = known.title.empty()
                    ? say("Rule {rule}. {hint}", {{"rule", rule}, {"hint", words}})
                    : say("{title}: {text} {hint}",
                          {{"title", known.title}, {"text", first_sentences(known.text)}, {"hint", words}});
        platform::play_sound(platform::Sound::refuse, app.settings.volume());
    }
    announce(std::move(words), std::move(rule), true);
}

void store_settings() {
    if (!the_app().notes.put("settings", the_app().settings.text_form())) tell(keeping_words(true));
}

bool waits(const App& app) {
    return app.notes.waits() || app.saves.waits() || app.lists.waits() ||
           (app.comeback && app.comeback->waits());
}

void retry(App& app) {
    if (!waits(app)) return;
    app.notes.retry();
    app.saves.retry();
    if (app.lists.waits()) app.building->id = app.lists.load(app.building->id);
    if (app.comeback) app.comeback->retry();
}

bool would_lose(const App& app) {
    return waits(app) || (!platform::store_lasting() && !app.saves.games().empty());
}

} // namespace cardfront
