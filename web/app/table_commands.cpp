// What is done at a table: actions, and what every table offers beside them.
#include "web/app/commands.h"
#include "web/app/rows.h"
#include "web/app/sharing.h"
#include "web/builder/builder_commands.h"
#include "web/circuit/circuit.h"
#include "web/comeback/comeback.h"
#include "web/company/company.h"
#include "web/kit/kit.h"
#include "web/learn/lessons.h"
#include "web/platform/platform.h"
#include "web/screens/questions.h"

#include <utility>

namespace cardfront::commands {

namespace {

// A star that it would cost is told at the first press.
bool warns_of_cost(App& app, const circuit::Help& help) {
    const std::string words = circuit::cost_of(app, help);
    if (words.empty() || std::exchange(app.table_screen.warned, words) == words) return false;
    tell(words);
    return true;
}

} // namespace

// By its code: the person to move does it.
void act(App& app, const Command& command) {
    Session& session = *app.session;
    const Shown& shown = session.shown();
    const auto action = parse_action(shown.info(), command.rest);
    if (!action) return;
    if (session.past().looks() && !shown.over())
        return refuse(say("You are looking back: close that before you go on."));
    if (app.learning->lesson >= 0 && lessons::act(app, *action)) return;
    if (!session.my_turn()) return refuse(say("It is not your turn: {turn}", {{"turn", turn_words(shown)}}));
    const Session::Outcome outcome = session.act(*action, app.table->asks_before(*action));
    if (outcome.refused) refuse(hint_for(session.shown().view, *action), outcome.refused.rule);
}
void go_on(App& app, const Command&) {
    app.session->course().go_on();
}
void take_screen(App& app, const Command&) {
    app.session->accept_screen();
    kit::motion::jump();
}
void confirm(App& app, const Command&) {
    app.session->confirm();
}
void cancel(App& app, const Command&) {
    app.session->cancel();
}
// In words.
std::string why_no_undo(const App& app) {
    const auto* const room = far::on_table(app);
    if (room == nullptr)
        return say("This cannot be taken back: another player acted, something was turned up, or "
                   "the game is over.");
    if (room->asks()) return say("You have asked already: wait for the answer.");
    if (room->asked().by != nobody)
        return say("Something else has been asked and is not answered yet: ask again after that.");
    return say("There is nothing of yours to be taken back.");
}
void undo(App& app, const Command&) {
    if (!app.session->course().can_undo()) return refuse(why_no_undo(app));
    if (warns_of_cost(app, {.undo = true})) return;
    stop_looking(app);
    app.session->undo();
    circuit::note_help(app, {.undo = true});
}

void resign(App& app, const Command&) {
    Session& session = *app.session;
    if (!session.can_resign())
        return refuse(session.course().can_resign() ? say("You can resign in your own turn.")
                                                    : say("At this table nobody can resign."));
    session.resign();
}

void let_by(App& app, const Command& command) {
    Session& session = *app.session;
    const LetsBy how = command.rest == "chain"  ? LetsBy::chain
                       : command.rest == "turn" ? LetsBy::turn
                                                : LetsBy::none;
    if (how == LetsBy::none && command.rest != "none") return;
    if (how != LetsBy::none && !session.can_let_by())
        return refuse(say("There is nothing that you could let go by now."));
    session.let_by(how);
}

void hint(App& app, const Command&) {
    Session& session = *app.session;
    if (!session.can_hint()) return refuse(say("A hint is for your own turn."));
    if (session.advice().hinted()) return session.advice().drop_hint();
    if (!warns_of_cost(app, {.hints = true})) session.advice().hint();
}
void drop_hint(App& app, const Command&) {
    app.session->advice().drop_hint();
}
void tell_answer(App& app, const Command& command) {
    TableScreen& screen = app.table_screen;
    screen.answer = answer_to(*app.session, command.rest);
    screen.answered_at = app.session->eyes().version();
    ++screen.answers;
}
void switch_log(App& app, const Command&) {
    app.table_screen.log_open = !app.table_screen.log_open;
}

void export_this(App& app, const Command&) {
    if (const Match* const match = app.session->whole())
        platform::show_text(say("Record of this game"), match->record(), app.session->save_id() + ".txt",
                            comeback::given_away_words(match->setup(), match->over()));
}
void share_this(App& app, const Command&) {
    if (const Match* const match = app.session->whole())
        share_match(*match, true,
                    looks_through(app) ? std::optional(app.session->on_table().actions) : std::nullopt);
}

// Away with the panel of the end; "look NUMBER" is the table's own word.
void look_at_table(App& app, const Command& command) {
    if (!command.rest.empty()) return to_table(app, command);
    stop_looking(app);
    app.session->past().put_end_away();
    kit::motion::jump();
}
void show_result(App& app, const Command&) {
    app.session->past().want_end();
}
void rematch(App& app, const Command&) {
    if (far::on_table(app) != nullptr) return far::wish_rematch(app);
    const Shown& shown = app.session->shown();
    MatchSetup again = shown.setup;
    again.setup.first = first_of_rematch(shown.view, shown.seats(), shown.resigned);
    app.own_seed = false;
    start_match(again);
}
// Its set-up, to be changed for another match.
void other_match(App& app, const Command&) {
    app.draft = app.session->shown().setup;
    app.draft.setup.first = nobody;
    app.own_seed = false;
    if (app.session->shown().info().shelf != nullptr) builder::begin_again(app);
    leave_session();
    open_screen(Screen::setup);
}
void to_table(App& app, const Command& command) {
    (void)app.table->command(command.text);
}

} // namespace cardfront::commands
