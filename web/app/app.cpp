// What the hall promises: screens are opened, a match is put on the table, words are told, and all that waits
// for the store is known.
#include "web/hall/app.h"

#include "web/builder/builder_commands.h"
#include "web/circuit/circuit.h"
#include "web/comeback/comeback.h"
#include "web/kit/kit.h"
#include "web/learn/lessons.h"
#include "web/platform/platform.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace cardfront {

void Screens::begin(std::initializer_list<Screen> under) {
    count_ = 0;
    for (const Screen each : under) all_[count_++] = each;
}

bool Screens::has(Screen screen) const {
    const auto* const end = all_.begin() + static_cast<std::ptrdiff_t>(count_);
    return std::find(all_.begin(), end, screen) != end;
}

void Screens::open(Screen screen) {
    auto* const end = all_.begin() + static_cast<std::ptrdiff_t>(count_);
    if (auto* const there = std::find(all_.begin(), end, screen); there != end) {
        count_ = static_cast<std::size_t>(there - all_.begin()) + 1;
        return;
    }
    const bool over = screen == Screen::settings || screen == Screen::lists || screen == Screen::building ||
                      screen == Screen::table || screen == Screen::room || screen == Screen::stop ||
                      screen == Screen::cards || (screen == Screen::lessons && has(Screen::stop));
    if (!over) begin({Screen::home});
    all_[count_++] = screen;
}

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
    if (app.screens.top() != screen) kit::toast({}, {}, 0); // that was told there
    app.screens.open(screen);
    if (!std::exchange(app.waiting, {}).empty()) quiet(app); // nor is it told any more what was awaited
    app.deleting.clear();
    app.clearing = false;
    if (screen == Screen::home) {
        app.store_used = platform::store_used();
        if (std::exchange(app.keep_due, false)) platform::ask_to_keep();
    }
    app.table_screen.log_open = false;
    app.table_screen.lit_line = -1;
    if (screen != Screen::table) platform::hide_rules();
    if (screen == Screen::setup) {
        app.drafted = true;
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
    app.table_screen = {};
    if (app.refused) quiet(app); // at that table
}

void open_session(Match match, std::string save_id, std::vector<std::string> earlier) {
    App& app = the_app();
    leave_session();
    open_session(std::make_unique<Session>(std::move(match), std::move(save_id), app.settings,
                                           app.store.saves, std::move(earlier)));
}

void open_session(std::unique_ptr<Session> session) {
    App& app = the_app();
    app.table = make_table(session->shown().setup.game);
    app.session = std::move(session);
    platform::load_rules(app.session->shown().info().key);
    comeback::on_table(app);
    circuit::on_table(app);
    app.screens.begin({Screen::home});
    open_screen(Screen::table);
}

namespace {

// What lies over the screen, the uppermost first: a step back puts it away.
struct Layer {
    bool (*is_there)(const App& app);
    void (*put_away)(App& app);
    bool is_step;  // counts for depth_of
    bool of_table; // lies over the table alone, also while another screen lies over that
};
constexpr Layer layers[]{
    {[](const App&) { return platform::rules_shown(); }, [](App&) { platform::hide_rules(); }, true, false},
    {[](const App& app) { return !app.deleting.empty() || app.clearing; },
     [](App& app) { app.deleting.clear(), app.clearing = false; }, true, false},
    {[](const App& app) { return app.screens.top() == Screen::cards && app.large >= 0; },
     [](App& app) { app.large = -1; }, true, false},
    {[](const App& app) { return app.table_screen.log_open; },
     [](App& app) { app.table_screen.log_open = false; }, true, false},
    {[](const App& app) { return app.session->course().asked().has_value(); },
     [](App& app) { app.session->cancel(); }, false, true},
    {[](const App& app) { return app.session->advice().hinted(); },
     [](App& app) { app.session->advice().drop_hint(); }, false, true},
    {looks_through, stop_looking, true, true},
};

} // namespace

int depth_of(const App& app) {
    const auto over = std::count_if(std::begin(layers), std::end(layers), [&app](const Layer& each) {
        return each.is_step && (!each.of_table || app.session) && each.is_there(app);
    });
    return app.screens.depth() + static_cast<int>(over);
}

void step_back(App& app) {
    const bool at_table = app.session && app.screens.top() == Screen::table;
    const auto* const over = std::find_if(std::begin(layers), std::end(layers), [&](const Layer& each) {
        return (!each.of_table || at_table) && each.is_there(app);
    });
    if (over != std::end(layers)) return over->put_away(app);
    const Screen below = app.screens.below();
    if (app.screens.top() == Screen::table) leave_session();
    below == Screen::setup ? open_setup() : open_screen(below);
}

constexpr std::size_t most_import_bytes = 16 * most_record_bytes; // all that is kept here

void ask_record(std::string text, std::string wrong) {
    platform::ask_text({.id = "import",
                        .title = say("Open a record"),
                        .label = say("The record of a game, as text"),
                        .value = std::move(text),
                        .wrong = std::move(wrong),
                        .many_lines = true,
                        .most_chars = static_cast<int>(most_import_bytes)});
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
    if (!the_app().store.notes.put("settings", the_app().settings.text_form())) tell(keeping_words(true));
}

} // namespace cardfront
