#include "web/seat/match_course.h"

#include "core/mind/computer.h"
#include "web/platform/platform.h"

namespace cardfront {

namespace {

// A window takes the computer the same time whatever it holds: the pause is longer than the thought may be,
// and where it can do nothing it waits as long. So does a person's that passes by itself.
constexpr double window_pause_ms = 600;

// Where one thing alone can be done, long enough to see what has led there.
constexpr double forced_pause_ms = 1200;

constexpr int patience = 2; // failures of the worker in a row, until the plain player decides

std::size_t count_legal(const Seen& seen) {
    ActionList actions;
    legal(seen, actions);
    return actions.size();
}

} // namespace

bool MatchCourse::awaits(Seat seat) const {
    if (sent_ || (script_ && (script_->held || !followed()))) return false;
    return !goes_by_ && moments_.is_person_here(seat) && moments_.turn() == seat;
}

bool MatchCourse::asks_before(Action action, Asks asks) {
    const bool wanted = asks == Asks::always || (asks == Asks::as_set && settings_.confirm != 0);
    if (!wanted || follows() || asked_ == action || (!without_help_ && moments_.could_undo(action)))
        return false;
    asked_ = action;
    return true;
}

void MatchCourse::begin_anew() {
    asked_.reset();
    decision_.reset();
    pause_ = Pause::none;
}

void MatchCourse::play(Action action, Seat eyes) {
    begin_anew();
    const Seat actor = moments_.turn();
    std::size_t before = moments_.actions();
    chose_ = chose_ || count_legal(moments_.seen(actor)) > 1;
    action == resignation ? moments_.resign() : moments_.act(action);
    // A window after one's own action passes at once, others in a while: consider().
    while (moments_.actions() > before && passes(eyes) && moments_.turn() == actor) {
        before = moments_.actions();
        moments_.act(by());
    }
    sent_ = true;
    if (moments_.over()) ended_ = !follows(), without_help_ = false;
}

void MatchCourse::undo(Seat seat, bool veiled) {
    begin_anew();
    lets_by_ = {};
    chose_ = true;
    moments_.undo(seat, veiled);
}

bool MatchCourse::moved_on(Seat eyes) {
    begin_anew();
    sent_ = false;
    note_what_is_asked(eyes);
    if (const std::size_t done = moments_.actions(); done > 0 && moments_.actor(done) != moments_.turn())
        chose_ = false;
    return goes_by_ = passes(eyes) || is_forced();
}

void MatchCourse::note_undo(Seat seat, bool veiled) {
    can_undo_ = !without_help_ && moments_.is_person_here(seat) && moments_.can_undo(seat, veiled);
}

// What was let by is over. Whether it is a window all eyes see alike.
void MatchCourse::note_what_is_asked(Seat eyes) {
    if (lets_by_ == decltype(lets_by_){}) return;
    const Seat turn = moments_.turn();
    if (turn != nobody && window(moments_.seen(eyes))) return;
    for (LetsBy& each : lets_by_)
        if (each == LetsBy::chain || turn == nobody) each = LetsBy::none;
    if (turn != nobody) lets_by_[slot(turn)] = LetsBy::none;
}

// What nothing can be done in, unless people want windows to be held; and what they let by, which they decide
// whatever they hold, so that it tells nothing.
bool MatchCourse::passes(Seat eyes) const {
    const Seat turn = moments_.turn();
    if (follows() || !moments_.is_person_here(turn)) return false;
    const Seen seen = moments_.seen(turn);
    return (lets_by(turn) != LetsBy::none && by_action(seen)) ||
           (settings_.hold == 0 && passes_by(seen, moments_.watched_afar() ? nobody : eyes));
}

// What others have left one answer to is not asked, unless people want to be; but who has chosen anything
// since ends it themselves, while they may still take it back. The end of a round is looked at. Whether there
// are more answers may be a secret: only who is alone at this screen finds out.
bool MatchCourse::is_forced() const {
    const Seat turn = moments_.turn();
    if (chose_ || settings_.hold != 0 || follows() || turn == nobody || turn != moments_.reader() ||
        moments_.watched_afar())
        return false;
    const Seen seen = moments_.seen(turn);
    return !window(seen) && !pause(seen) && count_legal(seen) == 1;
}

Action MatchCourse::by() const {
    const Seen seen = moments_.seen(moments_.turn());
    const auto by = by_action(seen);
    return by ? *by : only_action(seen);
}

void MatchCourse::go_on() {
    if (can_go_on()) pause_ = Pause::over;
}

void MatchCourse::follow(Script script) {
    assert(script.until <= script.actions.size());
    script_ = std::move(script);
    goes_by_ = false;
    decision_.reset();
}

bool MatchCourse::computer_plays() const {
    return thinking() || (deciding() && !follows() && !goes_by_);
}

void MatchCourse::consider() {
    if (sent_) return;
    if (script_) {
        if (!decision_ && !followed()) decision_ = script_->actions[moments_.actions()];
        return;
    }
    const Seat turn = moments_.turn();
    if (goes_by_ && !decision_) {
        not_before_ = platform::now() + (window(moments_.seen(turn)) ? window_pause_ms : forced_pause_ms);
        decision_ = by();
    }
    if (!moments_.is_computer_here(turn) || worker_.busy() || decision_ || can_go_on()) return;
    const Seen seen = moments_.seen(turn);
    if (pause(seen) && pause_ != Pause::over) {
        pause_ = Pause::waits;
        return;
    }
    not_before_ = window(seen) ? platform::now() + window_pause_ms : 0;
    if (idle(seen)) return decide_plainly(seen);
    if (failures_ >= patience) {
        failures_ = patience - 1; // the next decision gives the worker one more chance
        return decide_plainly(seen);
    }
    const MatchSetup& setup = moments_.setup();
    worker_.begin(seen, setup.setup.seats, moments_.actions(), Wish::decision,
                  setup.players[slot(turn)].level);
}

std::optional<Action> MatchCourse::due(double now_ms, double rested_ms, bool watched) const {
    const bool seen_enough = rested_ms >= settings_.pause_seconds() * 1000 && now_ms >= not_before_;
    return !watched || seen_enough ? decision_ : std::nullopt;
}

void MatchCourse::decide_plainly(const Seen& seen) {
    decision_ = plain_choice(seen, hash(seen) + moments_.actions());
}

void MatchCourse::decided(const Answer& answer) {
    decision_ = answer.best;
}

bool MatchCourse::worker_failed() {
    return ++failures_ >= patience && !std::exchange(failure_told_, true);
}

} // namespace cardfront
