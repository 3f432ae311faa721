// Commands that there are on every screen: where to go, what to play, what comes from outside.
#include "web/app/commands.h"

#include "core/match/address.h"
#include "core/match/levels.h"
#include "core/text/text.h"
#include "web/app/rows.h"
#include "web/app/sharing.h"
#include "web/builder/builder_commands.h"
#include "web/comeback/comeback.h"
#include "web/company/company.h"
#include "web/platform/platform.h"

#include <algorithm>

namespace cardfront {

void start_match(MatchSetup setup) {
    App& app = the_app();
    if (!app.own_seed) setup.setup.seed = platform::fresh_seed() >> 12U; // short enough to be read out
    if (auto problem = check(setup)) return refuse(problem->reason);
    app.drafted = false;
    open_session(Match(setup), app.store.saves.new_id());
    app.session->save();
}

namespace {

int game_of(const Command& command) {
    return std::min(command.number, games - 1);
}

// One click: the usual match, or the one that teaches a game that was never played here.
void start_now() {
    App& app = the_app();
    const auto& saved = app.store.saves.games();
    const int game = app.draft.game;
    const GameInfo& info = game_info(game);
    if (std::none_of(saved.begin(), saved.end(), [game](const Headline& each) { return each.game == game; }))
        for (std::size_t i = 0; i < info.options.size(); ++i)
            app.draft.setup.options[i] = info.options[i].first;
    if (info.shelf != nullptr) builder::settle_draft(app);
    start_match(app.draft);
}

// A draft of that game as it is begun.
void begin_draft(App& app, int game) {
    app.drafted = false;
    app.far_seats = 0;
    app.draft = new_draft(game);
    app.own_seed = false;
    if (game_info(game).shelf != nullptr) builder::begin_draft(app, app.draft);
}

// What its address leads to.
void open_link(App& app, std::string_view link) {
    switch (links::address_in(link).target) {
    case links::Target::game: return open_game_link(app, link);
    case links::Target::day: return comeback::open_day_link(app, link);
    case links::Target::far: return far::open_link(app, link);
    case links::Target::list: return builder::open_link(app, link);
    case links::Target::none: return tell(say("This is no link to a game, a list or a deal of the day."));
    }
}

} // namespace

namespace commands {

void nothing(App&, const Command&) {}

void go_home(App&, const Command&) {
    leave_session();
    open_screen(Screen::home);
}
void go_back(App& app, const Command&) {
    cardfront::step_back(app);
}
void show_saves(App&, const Command&) {
    leave_session();
    open_screen(Screen::saves);
}
void show_settings(App&, const Command&) {
    open_screen(Screen::settings);
}

void switch_sound(App& app, const Command&) {
    app.settings.sound = app.settings.sound == 0 ? 2 : 0;
    store_settings();
}
void set_setting(App& app, const Command& command) {
    const auto parts = split(command.rest, ' ');
    for (const SettingInfo& info : setting_infos()) {
        const int choice = command.second;
        if (parts[0] == info.key && choice >= 0 && choice < 4 &&
            info.choices[static_cast<std::size_t>(choice)] != nullptr)
            app.settings.*info.value = static_cast<std::uint8_t>(choice);
    }
    store_settings();
}

void show_rule(App& app, const Command& command) {
    const int game = app.session ? app.session->shown().setup.game : app.draft.game;
    platform::show_rules(game_info(game).key, std::string(command.rest));
}
void show_game_rules(App&, const Command& command) {
    platform::show_rules(game_info(game_of(command)).key, "");
}
// With a number the page tells that it shows them, or does not any more.
void show_rules(App& app, const Command& command) {
    if (!command.rest.empty() || !app.session || app.screens.top() != Screen::table) return;
    if (platform::rules_shown())
        platform::hide_rules();
    else
        platform::show_rules(app.session->shown().info().key, "");
}

void play_game(App& app, const Command& command) {
    begin_draft(app, game_of(command));
    start_now();
    const auto& players = app.draft.players;
    const auto* const rival =
        std::find_if(players.begin(), players.end(), [](const Player& each) { return !each.is_person(); });
    if (rival != players.end() && app.screens.top() == Screen::table)
        tell(say("The computer plays at level {level}. Other levels: Set up.",
                 {{"level", say(level_of(rival->level).name)}}));
}
void set_up_game(App& app, const Command& command) {
    const int game = game_of(command);
    if (game_info(game).shelf != nullptr && !platform::games_here(game))
        return wait_for_games(app, command.text, game);
    if (app.drafted && app.draft.game == game) return open_setup(); // as it was left
    begin_draft(app, game);
    open_screen(Screen::setup);
}
void set_up_far(App& app, const Command& command) {
    begin_draft(app, game_of(command));
    app.far_seats = only(1);
    app.draft.players[1] = {.name = usual_name(1, true)};
    open_setup();
    if (!app.settings.is_named()) ask_name(app, {.number = 0});
}
void show_lists_of(App& app, const Command& command) {
    if (command.number >= games || game_info(command.number).shelf == nullptr) return;
    builder::begin_draft(app, new_draft(command.number));
    app.screens.begin({Screen::home});
    builder::show_lists(app, 0);
}
void begin_match(App& app, const Command&) {
    if ((app.far_seats & all_seats(app.draft.setup.seats)) != 0) return far::invite(app);
    start_match(app.draft);
}

void keep_it(App& app, const Command&) {
    app.deleting.clear();
    app.clearing = false;
}
void draw_squeezed(App& app, const Command&) {
    app.squeezed = true;
}

// It stays in the page's address while it waits for the puzzles, or for what reads an invitation.
void take_link(App& app, const Command& command) {
    open_link(app, command.rest);
    const bool invites = links::address_in(command.rest).target == links::Target::far;
    if (app.waiting.empty() && !invites) platform::link_taken();
}
void ask_for_record(App&, const Command&) {
    ask_record();
}
void take_texts(App& app, const Command& command) {
    comeback::open_texts(app, command.rest);
}

} // namespace commands

} // namespace cardfront
