// Commands that look through the match on the table, whether it is over or goes on.
#include "core/match/levels.h"
#include "web/app/commands.h"
#include "web/app/rows.h"
#include "web/kit/kit.h"
#include "web/platform/platform.h"

#include <algorithm>
#include <optional>

namespace cardfront {

namespace {

// From one move to the next things go their way; a leap shows where they lie.
void move_to(Session& session, std::size_t to) {
    const std::size_t from = session.on_table().actions;
    if (to > session.shown().actions) return;
    if (to > from + 1 || from > to + 1) kit::motion::jump();
    session.past().look_at(to);
}

// To another moment; what ran by itself stops there.
void leap_to(App& app, std::size_t to) {
    app.session->past().run(false);
    move_to(*app.session, to);
}

void practise_from_here(App& app, int level) {
    const Session& session = *app.session;
    const Seat who = session.on_table().eyes;
    const std::size_t actions = session.on_table().actions;
    const std::string told =
        say("A practice match from move {number} on. What {player} could not know there was dealt anew by "
            "chance.",
            {{"number", std::to_string(actions)}, {"player", session.shown().names[who]}});
    open_session(session.past().practice_from(level, platform::fresh_seed() >> 12U), app.store.saves.new_id(),
                 {told});
    app.session->save();
    tell(told);
}

} // namespace

void look_through(App& app, std::size_t actions) {
    Session& session = *app.session;
    if (!session.past().can_look()) return refuse(say("First take the screen."));
    session.advice().drop_hint();
    session.cancel();
    app.table_screen.log_open = false;
    session.past().choose_level(false);
    move_to(session, std::min(actions, session.shown().actions));
}

void stop_looking(App& app) {
    if (!looks_through(app)) return;
    app.session->advice().stop_review();
    app.session->past().look_away();
    kit::motion::jump();
}

namespace commands {

void look_through(App& app, const Command&) {
    cardfront::look_through(app, app.session->on_table().actions);
}
void look_at_moment(App& app, const Command& command) {
    cardfront::look_through(app, static_cast<std::size_t>(command.number));
}
void end_looking(App& app, const Command&) {
    stop_looking(app);
}

void review(App& app, const Command& command) {
    if (!app.session->shown().over() || app.session->whole() == nullptr) return;
    if (!looks_through(app)) look_through(app, command);
    app.session->advice().review();
}
void stop_review(App& app, const Command&) {
    app.session->advice().stop_review();
}

void run(App& app, const Command&) {
    app.session->past().run(!app.session->past().runs());
}
void change_speed(App& app, const Command&) {
    app.session->past().set_run_speed((app.session->past().run_speed() + 1) % LookBack::run_speeds);
}
// A seat's; -2: with all open; "-": as it looks by itself.
void choose_eyes(App& app, const Command& command) {
    Session& session = *app.session;
    if (command.rest == "-") return session.past().look_as({});
    const bool is_seat = command.number >= 0 && command.number < session.shown().seats();
    const Seat eyes = command.rest == "-2" ? all_open : is_seat ? static_cast<Seat>(command.number) : nobody;
    if (eyes != nobody && session.past().may_look_as(eyes)) session.past().look_as(eyes);
}

void go_first(App& app, const Command&) {
    leap_to(app, 0);
}
void go_last(App& app, const Command&) {
    leap_to(app, app.session->shown().actions);
}
void turn_back(App& app, const Command&) {
    leap_to(app, app.session->past().turn_before());
}
void turn_on(App& app, const Command&) {
    leap_to(app, app.session->past().turn_after());
}
void step_back(App& app, const Command&) {
    const std::size_t here = app.session->on_table().actions;
    leap_to(app, here > 0 ? here - 1 : 0);
}
void step_on(App& app, const Command&) {
    leap_to(app, std::min(app.session->on_table().actions + 1, app.session->shown().actions));
}
void step_to(App& app, const Command& command) {
    leap_to(app, static_cast<std::size_t>(command.number));
}

// Alone it offers the levels, with one it begins.
void play_on(App& app, const Command& command) {
    const bool can = app.session->past().can_play_from();
    if (command.rest.empty())
        app.session->past().choose_level(!app.session->past().chooses_level() && can);
    else if (can && command.number >= 0 && command.number < levels)
        practise_from_here(app, command.number);
}

} // namespace commands

} // namespace cardfront
