// Commands that look through the match on the table, whether it is over or goes on.
#include "core/text.h"
#include "web/app/commands.h"
#include "web/kit/kit.h"
#include "web/platform/platform.h"

#include <algorithm>
#include <array>
#include <optional>

namespace cardfront {

namespace {

// From one move to the next things go their way; a leap shows where they lie.
void step_to(Session& session, std::size_t to) {
    const std::size_t from = session.on_table().actions;
    if (to > session.shown().actions) return;
    if (to > from + 1 || from > to + 1) kit::motion::jump();
    session.look_at(to);
}

// Where a command leads that names no number, or a key, by the page's name for it; nothing: nowhere.
std::optional<std::size_t> goal_of(const Session& session, std::string_view id) {
    enum Goal : std::uint8_t { first, back_turn, back_step, on_step, on_turn, last };
    struct Named {
        std::string_view id;
        Goal goal;
    };
    static constexpr std::array<Named, 12> names{{{"first", first},
                                                  {"last", last},
                                                  {"back-turn", back_turn},
                                                  {"on-turn", on_turn},
                                                  {"key ArrowLeft", back_step},
                                                  {"key ArrowRight", on_step},
                                                  {"key ArrowUp", back_turn},
                                                  {"key ArrowDown", on_turn},
                                                  {"key PageUp", back_turn},
                                                  {"key PageDown", on_turn},
                                                  {"key Home", first},
                                                  {"key End", last}}};
    const auto* const found =
        std::find_if(names.begin(), names.end(), [id](const Named& each) { return each.id == id; });
    if (found == names.end()) return std::nullopt;
    const std::size_t here = session.on_table().actions, all = session.shown().actions;
    switch (found->goal) {
    case first: return 0;
    case back_turn: return session.turn_before();
    case back_step: return here > 0 ? here - 1 : 0;
    case on_step: return std::min(here + 1, all);
    case on_turn: return session.turn_after();
    case last: return all;
    }
    return std::nullopt;
}

void play_on(App& app, int level) {
    const Session& session = *app.session;
    const Seat who = session.on_table().eyes;
    const std::size_t actions = session.on_table().actions;
    const std::string told =
        say("A practice match from move {number} on. What {player} could not know there was dealt anew by "
            "chance.",
            {{"number", std::to_string(actions)}, {"player", session.shown().names[who]}});
    open_session(session.practice_from(level, platform::fresh_seed() >> 12U), app.saves.new_id(), {told});
    app.session->save();
    tell(told);
}

} // namespace

void look_through(App& app, std::size_t actions) {
    Session& session = *app.session;
    if (!session.can_look_back()) return refuse(say("First take the screen."));
    session.drop_hint();
    session.cancel();
    app.log_open = false;
    app.review_open = true;
    app.playing_on = false;
    step_to(session, std::min(actions, session.shown().actions));
}

void stop_looking(App& app) {
    if (!app.review_open) return;
    app.session->stop_review();
    app.review_open = app.playing_on = false;
    app.end = App::End::coming;
    app.session->look_away();
    kit::motion::jump();
}

bool look_command(App& app, std::string_view id) {
    Session& session = *app.session;
    if (id == "look-through") return look_through(app, session.on_table().actions), true;
    const auto words = split(id, ' ');
    const int number = words.size() == 2 ? small_number(words[1]) : -1;
    if (words[0] == "moment" && number >= 0) return look_through(app, static_cast<std::size_t>(number)), true;
    if (!app.review_open) return false;
    if (id == "run" || id == "key  ") return session.run(!session.runs()), true;
    if (id == "run-speed")
        return session.set_run_speed((session.run_speed() + 1) % Session::run_speeds), true;
    if (const auto goal = goal_of(session, id)) return session.run(false), step_to(session, *goal), true;
    if (id == "play-on") return app.playing_on = !app.playing_on && session.can_play_from(), true;
    if (id == "look-as -") return session.look_as({}), true;
    if (id == "look-as -2" && session.may_look_as(all_open)) return session.look_as(all_open), true;
    if (number < 0) return false;
    if (words[0] == "step" || words[0] == "point")
        return session.run(false), step_to(session, static_cast<std::size_t>(number)), true;
    const bool is_seat = number < session.shown().seats();
    if (words[0] == "look-as" && is_seat && session.may_look_as(static_cast<Seat>(number)))
        return session.look_as(static_cast<Seat>(number)), true;
    if (words[0] == "play-on" && number < levels && session.can_play_from())
        return play_on(app, number), true;
    return false;
}

} // namespace cardfront
