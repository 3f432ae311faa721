// What people do becomes what happens: every command of every screen, one place.
#include "web/platform/ears.h"

#include "core/match/link.h"
#include "core/mind/computer.h"
#include "core/text.h"
#include "web/app/sharing.h"
#include "web/builder/builder_commands.h"
#include "web/comeback/comeback.h"
#include "web/hall/app.h"
#include "web/kit/kit.h"
#include "web/learn/lessons.h"
#include "web/platform/platform.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace cardfront {

App& the_app() {
    static App app;
    return app;
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

} // namespace

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
    app.learning.lesson = -1;
    app.learning.coached = false;
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

void start_match(MatchSetup setup) {
    App& app = the_app();
    if (!app.own_seed) setup.setup.seed = platform::fresh_seed() >> 12U; // short enough to be read out
    if (auto problem = check(setup)) return refuse(problem->reason);
    app.drafted = -1;
    open_session(Match(setup), app.saves.new_id());
    app.session->save();
}

// One click: the usual match, or the one that teaches a game that was never played here.
void start_now() {
    App& app = the_app();
    const auto& saved = app.saves.games();
    const int game = app.draft.game;
    const GameInfo& info = game_info(game);
    if (std::none_of(saved.begin(), saved.end(), [game](const Headline& each) { return each.game == game; }))
        for (std::size_t i = 0; i < info.options.size(); ++i)
            app.draft.setup.options[i] = info.options[i].first;
    if (info.shelf != nullptr) builder::settle_draft(app);
    start_match(app.draft);
}

constexpr std::size_t most_import_bytes = 16 * most_record_bytes; // all that is kept here
constexpr std::string_view come_verb = "come ";
constexpr std::string_view import_verb = "text import\n", link_verb = "link ";

// What Saves::spare() names, to be kept elsewhere, and for good.
void export_spare() {
    const Saves& saves = the_app().saves;
    std::string all;
    for (const Headline* each : saves.spare()) all += saves.text(each->id);
    platform::show_text(say("Records of these games"), all, "cardfront-games.txt");
}
void remove_spare() {
    Saves& saves = the_app().saves;
    std::vector<std::string> ids;
    for (const Headline* each : saves.spare()) ids.push_back(each->id);
    const auto removed =
        std::count_if(ids.begin(), ids.end(), [&](const auto& id) { return saves.remove(id); });
    retry(the_app()); // there is room
    open_screen(Screen::saves);
    tell(say_count(removed, "One game was removed.", "{count} games were removed."));
}

std::vector<std::string> texts_of(const std::vector<KeptLine>& lines) {
    std::vector<std::string> texts;
    texts.reserve(lines.size());
    for (const KeptLine& line : lines) texts.push_back(line.text);
    return texts;
}

void open_saved(const std::string& id) {
    Opened opened = the_app().saves.open(id);
    if (!opened.match) {
        refuse(opened.as == Opened::As::older_version
                   ? say("This game is of an older version and cannot be played on: {reason} Its log and its "
                         "record "
                         "are kept.",
                         {{"reason", opened.reason}})
                   : say("This game cannot be read: {reason}", {{"reason", opened.reason}}));
        return open_screen(Screen::saves);
    }
    open_session(std::move(*opened.match), id, texts_of(opened.log));
    // Where the store has not taken it, the table tells.
    if (const Headline* const line = the_app().saves.find(id); line != nullptr && !line->stored)
        the_app().session->save();
    if (!opened.reason.empty()) tell(opened.reason);
}

void show_kept_log(const std::string& id) {
    std::string all;
    for (const std::string& line : texts_of(the_app().saves.open(id).log)) (all += line) += '\n';
    platform::show_text(say("Log of this game"), all, id + "-log.txt");
}

// Another tab is looked at, or this one again: then all is read anew, and a game that went on there goes on
// here from the same point.
void store_changed() {
    App& app = the_app();
    if (!platform::store_ours()) return; // update() lets nothing go on
    app.settings = Settings::from_text(app.notes.get("settings").value_or(""));
    app.learning.kept = app.notes.get("lessons").value_or("");
    app.notes.retry();
    app.saves.load();
    builder::reload(app); // the games are here: it is one of those who wait for them
    comeback::reload(app);
    if (!app.session) return;
    const std::string id = app.session->save_id();
    const Session::Meanwhile meanwhile = app.session->look_again();
    if (meanwhile == Session::Meanwhile::same) return comeback::on_table(app);
    leave_session(); // should it be gone, nothing goes on unseen
    if (meanwhile == Session::Meanwhile::went_on) return open_saved(id);
    open_screen(Screen::home);
    tell(say("This game was deleted in another tab."));
}

void change_setting(std::string_view words) {
    const auto parts = split(words, ' ');
    if (parts.size() != 2) return;
    App& app = the_app();
    for (const SettingInfo& info : setting_infos()) {
        const int choice = small_number(parts[1]);
        if (parts[0] == info.key && choice >= 0 && choice < 4 &&
            info.choices[static_cast<std::size_t>(choice)] != nullptr)
            app.settings.*info.value = static_cast<std::uint8_t>(choice);
    }
    store_settings();
}

void act(std::string_view code) {
    App& app = the_app();
    if (!app.session) return;
    if (app.session->settling(platform::now())) return;
    const auto action = parse_action(app.session->shown().info(), code);
    if (!action) return;
    if (app.review_open && !app.session->shown().over())
        return refuse(say("You are looking back: close that before you go on."));
    if (app.learning.lesson >= 0 && lessons::act(app, *action)) return;
    if (!app.session->my_turn())
        return refuse(say("It is not your turn: {turn}",
                          {{"turn", turn_words(app.session->shown().view, app.session->shown().names)}}));
    const Session::Outcome outcome = app.session->act(*action);
    if (outcome.refused) refuse(hint_for(app.session->shown().view, *action), outcome.refused.rule);
}

void go_back() {
    App& app = the_app();
    if (platform::rules_shown()) {
        platform::hide_rules();
    } else if (!app.deleting.empty() || app.clearing) {
        app.deleting.clear();
        app.clearing = false;
    } else if (app.log_open) {
        app.log_open = false;
    } else if (app.session && app.screen == Screen::table && app.session->asked()) {
        app.session->cancel();
    } else if (app.session && app.screen == Screen::table && app.session->hinted()) {
        app.session->drop_hint();
    } else if (app.screen == Screen::table && app.review_open) {
        stop_looking(app);
    } else if (app.screen == Screen::settings) {
        open_screen(app.back_to);
    } else if (app.screen == Screen::building) {
        open_screen(Screen::lists);
    } else if (app.screen == Screen::lists && !app.lists_from_home) {
        open_setup();
    } else if (app.screen == Screen::table && app.learning.lesson >= 0) {
        (void)lessons::command(app, "lesson-list");
    } else {
        leave_session();
        open_screen(Screen::home);
    }
}

// Its set-up, to be changed for another match.
void open_other(App& app) {
    app.draft = app.session->match().setup();
    app.draft.setup.first = nobody;
    app.own_seed = false;
    if (app.session->shown().info().shelf != nullptr) builder::begin_again(app);
    leave_session();
    open_screen(Screen::setup);
}

// Commands that need a match on the table.
bool table_command(App& app, std::string_view id) {
    if (!app.session) return false;
    Session& session = *app.session;
    if (session.settling(platform::now()) && id != "skip") return true;
    if (id == "go-on") return session.go_on(), true;
    if (id == "take-screen") return session.accept_screen(), kit::motion::jump(), true;
    if (id == "confirm") return session.confirm(), true;
    if (id == "cancel") return session.cancel(), true;
    if (session.without_help() && (id == "undo" || id == "hint" || id == "play-on"))
        return refuse(without_help_words()), true;
    if (id == "undo") {
        if (!session.can_undo())
            return refuse(say("This cannot be taken back: another player acted, something was turned up, or "
                              "the game is over.")),
                   true;
        return stop_looking(app), session.undo(), true;
    }
    if (id == "hint") {
        if (!session.can_hint()) return refuse(say("A hint is for your own turn.")), true;
        return session.hinted() ? session.drop_hint() : session.hint(), true;
    }
    if (id == "hint-away") return session.drop_hint(), true;
    if (id == "review") {
        if (!session.shown().over()) return true;
        if (!app.review_open) look_through(app, session.on_table().actions);
        return session.review(), true;
    }
    if (id == "review-stop") return session.stop_review(), true;
    if (id == "review-away") return stop_looking(app), true;
    if (id == "rules") {
        if (platform::rules_shown())
            platform::hide_rules();
        else
            platform::show_rules(session.shown().info().key, "");
        return true;
    }
    if (id == "log") return app.log_open = !app.log_open, true;
    if (session.handing_over() && (id == "export-this" || id == "share-this"))
        return refuse(say("First take the screen.")), true;
    if (id == "export-this")
        return platform::show_text(say("Record of this game"), session.match().record(),
                                   session.save_id() + ".txt",
                                   given_away_words(session.match().setup(), session.match().over())),
               true;
    if (id == "look") return app.end = App::End::put_away, session.look_away(), kit::motion::jump(), true;
    if (id == "result") return app.end = App::End::coming, true;
    if (id == "share-this")
        return share_match(session.match(), true,
                           app.review_open ? std::optional(session.on_table().actions) : std::nullopt),
               true;
    if (look_command(app, id)) return true;
    if (id == "rematch") {
        MatchSetup again = session.match().setup();
        again.setup.first = session.match().info().takes_first ? loser(session.match()) : nobody;
        app.own_seed = false;
        return start_match(again), true;
    }
    if (id == "other") return open_other(app), true;
    return app.table->command(id);
}

// Those of lessons, and what a lesson on the table answers in its own way.
bool lesson_command(App& app, std::string_view id) {
    return (id.substr(0, 5) == "learn" || id.substr(0, 6) == "lesson" || id.substr(0, 6) == "puzzle" ||
            app.learning.on()) &&
           lessons::command(app, id);
}

// Of a game that has them; one that is chosen is brought to its set-up.
void open_lists(App& app, int game) {
    if (game < 0 || game >= games || game_info(game).shelf == nullptr) return;
    builder::begin_draft(app, new_draft(game));
    (void)builder::command(app, "list 0");
    app.lists_from_home = true;
}

// "VERB REST"
bool worded_command(App& app, std::string_view verb, std::string_view rest) {
    if (verb == "do" || verb == "advised") return act(rest), true;
    if (verb == "set") return change_setting(rest), true;
    if (verb == "rule")
        return platform::show_rules(
                   game_info(app.session ? app.session->shown().setup.game : app.draft.game).key,
                   std::string(rest)),
               true;
    if (verb == "game-rules")
        return platform::show_rules(game_info(std::clamp(small_number(rest), 0, games - 1)).key, ""), true;
    if (verb == "play" || verb == "setup") {
        const int game = std::clamp(small_number(rest), 0, games - 1);
        if (verb == "setup" && app.drafted == game) return open_setup(), true; // as it was left
        app.drafted = -1;
        app.draft = new_draft(game);
        app.own_seed = false;
        if (game_info(app.draft.game).shelf != nullptr) builder::begin_draft(app, app.draft);
        if (verb == "play") return start_now(), true;
        return open_screen(Screen::setup), true;
    }
    if (verb == "lists") return open_lists(app, small_number(rest)), true;
    if (verb == "damaged")
        return platform::show_text(say("Damaged save"), Saves::damaged_text(std::string(rest)),
                                   "damaged-save.txt"),
               true;
    if (verb == "forget") return app.deleting = rest, true;
    if (verb == "really-forget") {
        if (!app.saves.forget_damaged(std::string(rest))) refuse(keeping_words(true));
        return app.deleting.clear(), true;
    }
    const std::string id(rest);
    if (app.saves.find(id) == nullptr) return false;
    if (verb == "load") return open_saved(id), true;
    if (verb == "export") return export_saved(app, id), true;
    if (verb == "share") return share_saved(app, id), true;
    if (verb == "log-of") return show_kept_log(id), true;
    if (verb == "delete") return app.deleting = id, true;
    if (verb == "really-delete") {
        if (!app.saves.remove(id)) refuse(keeping_words(true));
        return app.deleting.clear(), true;
    }
    return false;
}

// What its address leads to.
void open_link(App& app, std::string_view link) {
    switch (links::address_in(link).target) {
    case links::Target::game: return open_game_link(app, link);
    case links::Target::day: return comeback::open_day_link(app, link);
    case links::Target::list: return builder::open_link(app, link);
    case links::Target::none: return tell(say("This is no link to a game, a list or a deal of the day."));
    }
}

// It stays in the page's address while it waits for the puzzles.
void take_link(App& app, std::string_view link) {
    open_link(app, link);
    if (app.waiting.empty()) platform::link_taken();
}

bool plain_command(App& app, std::string_view id) {
    if (id == "home") return leave_session(), open_screen(Screen::home), true;
    if (id == "back" || id == "key Escape") return go_back(), true;
    if (id == "saves") return leave_session(), open_screen(Screen::saves), true;
    if (id == "settings") {
        if (app.screen != Screen::settings) app.back_to = app.screen;
        return open_screen(Screen::settings), true;
    }
    if (id == "sound") return app.settings.sound = app.settings.sound == 0 ? 2 : 0, store_settings(), true;
    if (id == "start") return start_match(app.draft), true;
    if (id.substr(0, import_verb.size()) == import_verb)
        return comeback::open_texts(app, id.substr(import_verb.size())), true;
    if (id == "import") return ask_record(), true;
    if (id.substr(0, link_verb.size()) == link_verb) return take_link(app, id.substr(link_verb.size())), true;
    if (id == "keep") return app.deleting.clear(), app.clearing = false, true;
    if (id == "make-room") return open_screen(Screen::saves), app.clearing = true, true;
    if (id == "export-spare") return export_spare(), true;
    if (id == "remove-spare" && app.clearing) return remove_spare(), true;
    if (id == "squeeze") return app.squeezed = true, true;
    if (id == "quiet") return quiet(app), true;
    if (id == "store-changed") return store_changed(), true;
    if (id.substr(0, come_verb.size()) == come_verb) return comeback::command(app, id), true;
    return false;
}

// What deals, plays again what was dealt, or looks into a game's pool.
bool needs_games(std::string_view id) {
    constexpr std::string_view verbs[] = {"start",   "play ",  "load ",   "log-of ",   "lists ", "share ",
                                          "export ", "learn ", link_verb, import_verb, come_verb};
    constexpr std::string_view setup = "setup ";
    if (id.substr(0, setup.size()) == setup)
        return game_info(std::clamp(small_number(id.substr(setup.size())), 0, games - 1)).shelf != nullptr;
    return std::any_of(std::begin(verbs), std::end(verbs),
                       [id](std::string_view verb) { return id.substr(0, verb.size()) == verb; });
}

// Screens that are not opened before the games are here.
bool has_lists(const App& app) {
    return app.screen == Screen::lists || app.screen == Screen::building ||
           (app.screen == Screen::setup && game_info(app.draft.game).shelf != nullptr);
}

void wait_for_games(App& app, std::string_view id) {
    app.waiting = id;
    platform::fetch_games();
    tell(say("One moment: the table is being brought."));
}

void games_here(App& app) {
    if (app.waiting.empty()) return;
    app.alert.clear();
    perform(std::exchange(app.waiting, {}));
}

// "GAME" and its text, on the lines after it.
void lessons_here(App& app, std::string_view words) {
    const std::size_t line = std::min(words.find('\n'), words.size() - 1);
    lessons::arrived(app, words.substr(0, line), words.substr(line + 1));
    if (!app.waiting.empty()) perform(std::exchange(app.waiting, {})); // for them
}

void games_failed(App& app, std::string_view reason) {
    if (app.waiting.empty()) return; // nobody has missed them yet
    const std::string waited = std::exchange(app.waiting, {});
    const bool linked = waited.substr(0, link_verb.size()) == link_verb;
    // It waited for the puzzles alone, of which it may be one.
    if (platform::games_here() && linked) {
        app.alert.clear();
        app.mirror_stale = true;
        open_game_link(app, waited.substr(link_verb.size()), true);
        return platform::link_taken();
    }
    if (linked) platform::link_waits();
    std::string words =
        say("The table did not arrive ({reason}). Check the connection and try again, or reload "
            "the page: it may have been updated.",
            {{"reason", std::string(reason)}});
    quiet(app); // that it is being brought
    if (waited.substr(0, import_verb.size()) == import_verb)
        return ask_record(waited.substr(import_verb.size()), std::move(words));
    refuse(std::move(words));
}

// What the page tells of itself is no deed of a person, and reading a rule leaves what it is about.
bool is_deed(std::string_view id) {
    constexpr std::string_view others[] = {"rules ", "rule ", "resize", "store-ours"};
    return std::none_of(std::begin(others), std::end(others),
                        [id](std::string_view other) { return id.substr(0, other.size()) == other; });
}

int depth_of(const App& app, Screen screen) {
    switch (screen) {
    case Screen::home: return 0;
    case Screen::settings: return 1 + depth_of(app, app.back_to);
    case Screen::lists: return app.lists_from_home ? 1 : 2;
    case Screen::building: return 1 + depth_of(app, Screen::lists);
    case Screen::table: return 1 + (app.learning.lesson >= 0 ? 1 : 0) + (app.review_open ? 1 : 0);
    default: return 1;
    }
}

} // namespace

void perform(std::string_view id) {
    App& app = the_app();
    if (app.drawing) {
        app.pressed.emplace_back(id);
        return;
    }
    app.mirror_stale = true;
    if (needs_games(id) && !platform::games_here()) return wait_for_games(app, id);
    const std::size_t blank = id.find(' ');
    const int told = app.alert_number;
    const bool done =
        lesson_command(app, id) || plain_command(app, id) || setup_command(app, id) ||
        (has_lists(app) && builder::command(app, id)) ||
        (app.screen == Screen::table && table_command(app, id)) ||
        (blank != std::string_view::npos && worded_command(app, id.substr(0, blank), id.substr(blank + 1)));
    if (done && app.refused && told == app.alert_number && is_deed(id)) quiet(app);
    retry(app);
    platform::wake();
}

int depth_of(const App& app) {
    const bool asks = !app.deleting.empty() || app.clearing;
    return depth_of(app, app.screen) + (platform::rules_shown() ? 1 : 0) + (asks ? 1 : 0) +
           (app.log_open ? 1 : 0);
}

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

namespace app {

namespace {

// Nobody watches a hidden page, and it gets no frames.
void go_on_unseen(App& state) {
    while (state.hidden && state.session && state.session->update(platform::now(), true, false)) {
        state.mirror_stale = true;
        (void)state.session->take_events();
    }
}

} // namespace

void command(std::string_view text) {
    App& state = the_app();
    if (text == "hidden 1" || text == "hidden 0") {
        state.hidden = text.back() == '1';
    } else if (text.substr(0, 6) == "pinch ") {
        constexpr int least = 500, most = 2000;
        kit::pinch(static_cast<float>(std::clamp(small_number(text.substr(6)), least, most)) / 1000);
    } else if (text == "games-here") {
        games_here(state);
    } else if (text.substr(0, 12) == "games-failed") {
        games_failed(state, text.substr(std::min<std::size_t>(13, text.size())));
    } else if (text.substr(0, 13) == "lessons-here ") {
        lessons_here(state, text.substr(13));
    } else if (text.substr(0, 13) == "worker-failed") {
        const std::string reason(text.substr(std::min<std::size_t>(14, text.size())));
        const bool plays = state.session && state.session->thinking();
        if (state.session && state.session->worker_failed())
            tell(plays
                     ? say("The computer player fails ({reason}). From now on it plays by rule of thumb.",
                           {{"reason", reason}})
                     : say("There is no advice now ({reason}). Ask again in a while.", {{"reason", reason}}));
    } else {
        perform(text);
    }
    go_on_unseen(state);
    refresh_mirror();
    platform::wake();
}

void focus(std::string_view id) {
    kit::set_focus(id);
    platform::wake();
}

void thought(std::uint32_t job, std::span<const std::int32_t> numbers) {
    App& state = the_app();
    if (!state.session) return;
    if (!state.session->thought(job, numbers))
        return command(std::string("worker-failed ") + say("its answer cannot be"));
    state.mirror_stale = true;
    go_on_unseen(state);
    refresh_mirror();
    platform::wake();
}

} // namespace app

} // namespace cardfront
