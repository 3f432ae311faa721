#include "web/seat/session.h"

#include "web/platform/platform.h"
#include "web/seat/match_here.h"

namespace cardfront {

Session::Session(std::unique_ptr<Moments> moments, const Settings& settings, std::vector<std::string> earlier)
    : moments_(std::move(moments)),
      eyes_(*moments_, std::move(earlier)),
      course_(*moments_, worker_, settings),
      past_(*moments_, course_, eyes_),
      advice_(*moments_, eyes_, worker_, settings) {
    changed(moments_->take_news().value_or(moments_->actions() + 1));
}

Session::Session(Match match, std::string save_id, const Settings& settings, Saves& saves,
                 std::vector<std::string> earlier)
    : Session(std::make_unique<MatchHere>(std::move(match), std::move(save_id), saves), settings,
              std::move(earlier)) {}

// Nothing that was thought, asked or looked at is of the match as it stands now.
bool Session::hear() {
    const auto from = moments_->take_news();
    if (!from) return false;
    if (worker_.busy()) worker_.stop();
    advice_.forget();
    changed(*from);
    return true;
}

void Session::changed(std::size_t from) {
    if (!course_.moved_on(eyes_.now())) eyes_.settle();
    eyes_.hear(from);
    show();
}

void Session::look_no_longer_at_what_is_gone() {
    if (moments_->actions() < shown().actions) hear();
}

void Session::tell_anew() {
    advice_.say_anew();
    eyes_.tell_anew();
}

void Session::show() {
    past_.end();
    eyes_.show(my_turn());
    course_.note_undo(eyes_.seat(), eyes_.handing_over());
    eyes_.tell_thinking(course_.computer_plays());
}

void Session::accept_screen() {
    if (!eyes_.handing_over()) return;
    eyes_.accept();
    advice_.drop_hint();
    show();
}

Session::Outcome Session::act(Action action, Asks asks) {
    if (!my_turn()) return {};
    if (const Refusal refused = refusal(shown().view, action)) return {refused, false};
    if (course_.asks_before(action, asks)) {
        advice_.drop_hint();
        eyes_.let_act(false);
        return {{}, true};
    }
    play(action);
    return {};
}

void Session::resign() {
    course_.ask_to_resign();
    advice_.drop_hint();
    eyes_.let_act(false);
}

bool Session::can_let_by() const {
    return my_turn() && !course_.follows() && by_action(shown().view);
}

void Session::let_by(LetsBy how) {
    course_.let_by(eyes_.now(), how);
    how == LetsBy::none ? changed(moments_->actions() + 1) : play(*by_action(shown().view));
}

void Session::confirm() {
    if (course_.asked() && my_turn()) play(*course_.asked());
}

void Session::cancel() {
    if (!course_.asked()) return;
    course_.cancel();
    eyes_.let_act(my_turn());
}

void Session::play(Action action) {
    course_.play(action, eyes_.now());
    if (!hear()) show(); // it is on its way
    save();
}

void Session::undo() {
    if (!course_.can_undo()) return;
    course_.undo(eyes_.seat(), eyes_.handing_over());
    eyes_.veil_again();
    hear();
    save();
}

void Session::follow(std::vector<Action> script, std::size_t until, bool held) {
    course_.follow({std::move(script), until, held});
    show();
}

void Session::follow_no_more() {
    course_.follow_no_more();
    changed(moments_->actions() + 1);
    save();
}

bool Session::thought(std::uint32_t job, std::span<const std::int32_t> numbers) {
    if (!worker_.is(job)) return true; // of a position that is gone
    const auto answer = worker_.answer(numbers);
    if (!answer) return false;
    course_.worker_answers();
    if (worker_.wish() == Wish::decision)
        course_.decided(*answer);
    else
        advice_.advised(*answer);
    return true;
}

bool Session::worker_failed() {
    const bool lost = worker_.busy(), decision = course_.thinking();
    worker_.lost();
    const bool asked = advice_.worker_failed();
    return decision ? course_.worker_failed() : lost && asked;
}

bool Session::update(double now_ms, bool resting, bool watched) {
    if (!platform::store_ours()) { // another tab is looked at
        if (worker_.busy()) worker_.stop();
        course_.rest();
        past_.run(false);
        return false;
    }
    eyes_.note_rest(now_ms, resting);
    if (past_.run_on(now_ms)) return true;
    look_no_longer_at_what_is_gone();
    if (past_.looks() && !moments_->over()) return false;
    if (hear()) return true;
    if (moments_->take_undo_news()) return course_.note_undo(eyes_.seat(), eyes_.handing_over()), true;
    const bool waited = course_.can_go_on();
    if (!course_.follows()) advice_.go_on(can_hint());
    course_.consider();
    if (const auto action = course_.due(now_ms, eyes_.rested(now_ms), watched)) return play(*action), true;
    eyes_.tell_thinking(course_.computer_plays());
    return !course_.deciding() && course_.can_go_on() != waited;
}

void Session::save() {
    if (!course_.follows()) moments_->keep();
}

Moments::Meanwhile Session::look_again() {
    return course_.follows() ? Moments::Meanwhile::same : moments_->look_again();
}

} // namespace cardfront
