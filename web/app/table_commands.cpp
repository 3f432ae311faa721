// What is done at a table: actions, and what every table offers beside them.
#include "web/app/commands.h"
#include "web/app/sharing.h"
#include "web/builder/builder_commands.h"
#include "web/comeback/comeback.h"
#include "web/kit/kit.h"
#include "web/learn/lessons.h"
#include "web/platform/platform.h"

#include <utility>

namespace cardfront {

void act(std::string_view code) {
    App& app = the_app();
    if (!app.session) return;
    if (app.session->settling(platform::now())) return;
    const auto action = parse_action(app.session->shown().info(), code);
    if (!action) return;
    if (app.review_open && !app.session->shown().over())
        return refuse(say("You are looking back: close that before you go on."));
    if (app.learning->lesson >= 0 && lessons::act(app, *action)) return;
    if (!app.session->my_turn())
        return refuse(say("It is not your turn: {turn}",
                          {{"turn", turn_words(app.session->shown().view, app.session->shown().names)}}));
    const Session::Outcome outcome = app.session->act(*action);
    if (outcome.refused) refuse(hint_for(app.session->shown().view, *action), outcome.refused.rule);
}

namespace {

// Its set-up, to be changed for another match.
void open_other(App& app) {
    app.draft = app.session->match().setup();
    app.draft.setup.first = nobody;
    app.own_seed = false;
    if (app.session->shown().info().shelf != nullptr) builder::begin_again(app);
    leave_session();
    open_screen(Screen::setup);
}

} // namespace

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
        return platform::show_text(
                   say("Record of this game"), session.match().record(), session.save_id() + ".txt",
                   comeback::given_away_words(session.match().setup(), session.match().over())),
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

} // namespace cardfront
