// What people do becomes what happens: every command of every screen, one place.
#include "web/app/commands.h"

#include "core/match/link.h"
#include "core/text.h"
#include "web/app/sharing.h"
#include "web/builder/builder_commands.h"
#include "web/comeback/comeback.h"
#include "web/kit/kit.h"
#include "web/learn/lessons.h"
#include "web/platform/platform.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace cardfront {

void start_match(MatchSetup setup) {
    App& app = the_app();
    if (!app.own_seed) setup.setup.seed = platform::fresh_seed() >> 12U; // short enough to be read out
    if (auto problem = check(setup)) return refuse(problem->reason);
    app.drafted = -1;
    open_session(Match(setup), app.saves.new_id());
    app.session->save();
}

namespace {

constexpr std::string_view come_verb = "come ";

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
    } else if (app.screen == Screen::table && app.learning->lesson >= 0) {
        (void)lessons::command(app, "lesson-list");
    } else {
        leave_session();
        open_screen(Screen::home);
    }
}

// Those of lessons, and what a lesson on the table answers in its own way.
bool lesson_command(App& app, std::string_view id) {
    return (id.substr(0, 5) == "learn" || id.substr(0, 6) == "lesson" || id.substr(0, 6) == "puzzle" ||
            app.learning->on()) &&
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

// What the page tells of itself is no deed of a person, and reading a rule leaves what it is about.
bool is_deed(std::string_view id) {
    constexpr std::string_view others[] = {"rules ", "rule ", "resize", "store-ours"};
    return std::none_of(std::begin(others), std::end(others),
                        [id](std::string_view other) { return id.substr(0, other.size()) == other; });
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

} // namespace cardfront
