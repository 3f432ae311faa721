#include "web/seat/session.h"

#include "core/mind/computer.h"
#include "web/platform/platform.h"

#include <algorithm>

namespace cardfront {

namespace {

std::uint32_t last_job = 0; // numbers of jobs run over all sessions, so that a stale answer is never taken
int last_version = 0;       // and versions, so that nothing remembered of one is taken for another

// By what they are for. A slow machine answers with what it has found by then.
constexpr std::array<std::uint32_t, 3> most_ms{3000, 1500, 700};

// A window takes the computer the same time whatever it holds: the pause is longer than the thought may be,
// and where it can do nothing it waits as long. So does a person's that passes by itself.
constexpr std::uint32_t window_thought_ms = 400;
constexpr double window_pause_ms = 600;

// After the turn has passed to another person, and after that one has taken the screen: longer than a second
// press that belongs to the first.
constexpr double passing_ms = 600, taking_ms = 400;

constexpr int patience = 2; // failures of the worker in a row, until the plain player decides

} // namespace

int Session::next_version() {
    return ++last_version;
}

Session::Session(Match match, std::string save_id, const Settings& settings, Saves& saves,
                 std::vector<std::string> earlier)
    : match_(std::move(match)),
      save_id_(std::move(save_id)),
      settings_(settings),
      saves_(saves),
      earlier_(std::move(earlier)) {
    const MatchSetup& setup = match_.setup();
    shown_.setup = setup;
    shown_.setup.setup.seed = 0;
    shown_.names = match_.names();
    const auto people = std::count_if(setup.players.begin(), setup.players.begin() + setup.setup.seats,
                                      [](const Player& player) { return player.is_person(); });
    for (const Seat seat : SeatRange(setup.setup.seats))
        if (people == 1 && match_.is_person(seat)) eyes_ = seat;
    changed(match_.steps().size() + (match_.steps().empty() ? 0 : 1));
}

Session::~Session() {
    platform::stop_thinking();
}

bool Session::my_turn() const {
    if (follows_ && (held_ || !followed())) return false;
    return !handing_over() && !goes_by_ && !past_ && !match_.over() && match_.turn() == eyes_ &&
           match_.is_person(eyes_);
}

Session::Outcome Session::act(Action action) {
    if (!my_turn()) return {{}, false};
    if (const Refusal refused = refusal(shown_.view, action)) return {refused, false};
    if (settings_.confirm != 0 && !follows_ && asked_ != action &&
        (without_help_ || !match_.could_undo(action))) {
        drop_hint();
        asked_ = action;
        shown_.mine = false;
        return {{}, true};
    }
    play(action);
    return {};
}

void Session::confirm() {
    if (asked_ && my_turn()) play(*asked_);
}

void Session::cancel() {
    asked_.reset();
    shown_.mine = my_turn();
}

void Session::play(Action action) {
    asked_.reset();
    decision_.reset();
    drop_hint();
    job_ = 0;
    waits_ = went_on_ = false;
    const std::size_t from = match_.steps().size() + 1;
    match_.play(action);
    // A window after one's own action passes at once, others in a while: consider().
    while (goes_by() && match_.turn() == match_.steps().back().seat) match_.play(match_.only_action());
    if (match_.over()) ended_ = !follows_, without_help_ = false;
    changed(from);
    save();
}

void Session::play_without_help() {
    without_help_ = true;
    can_undo_ = false;
}

// Unless people want windows to be held.
bool Session::goes_by() const {
    return !follows_ && settings_.hold == 0 && match_.goes_by(eyes());
}

void Session::undo() {
    if (!can_undo()) return;
    const bool veiled = handing_over();
    stop_thinking();
    review_.reset();
    decision_.reset();
    asked_.reset();
    next_eyes_ = nobody;
    waits_ = went_on_ = false;
    match_.undo(eyes_, veiled);
    // Behind a veil nobody knows who sits there: the screen is asked for again.
    if (veiled && has_secrets(match_.state(), eyes_)) next_eyes_ = eyes_;
    const std::size_t left = match_.steps().size();
    for (Told& told : told_) {
        std::erase_if(told.log, [left](const LogEntry& entry) { return entry.step > left; });
        told.next = std::min(told.next, left + 1);
    }
    changed(left + 1);
    save();
}

void Session::go_on() {
    if (!waits_) return;
    waits_ = false;
    went_on_ = true;
}

void Session::accept_screen() {
    if (!handing_over()) return;
    eyes_ = next_eyes_;
    next_eyes_ = nobody;
    settled_at_ = platform::now() + taking_ms;
    drop_hint();
    tell_eyes(match_.steps().size() + 1);
    refresh_shown();
}

// The screen goes to a person who is to move; if that one has something to hide, it is handed over.
void Session::settle_eyes() {
    const Seat turn = match_.turn();
    if (match_.over()) {
        next_eyes_ = nobody;
    } else if (match_.is_person(turn) && turn != eyes_) {
        if (turn != next_eyes_) settled_at_ = platform::now() + passing_ms;
        if (has_secrets(match_.state(), turn))
            next_eyes_ = turn;
        else
            eyes_ = turn, next_eyes_ = nobody;
    }
}

void Session::settle_from(double now_ms) {
    if (settling(now_ms)) settled_at_ = now_ms + passing_ms;
}

void Session::changed(std::size_t from) {
    goes_by_ = goes_by();
    if (!goes_by_) settle_eyes();
    quiet_since_ = -1;
    tell_eyes(from);
    refresh_shown();
}

void Session::follow(std::vector<Action> script, std::size_t until, bool held) {
    assert(until <= script.size());
    script_ = std::move(script);
    until_ = until;
    held_ = held;
    follows_ = true;
    goes_by_ = false;
    decision_.reset();
    refresh_shown();
}

void Session::follow_no_more() {
    script_.clear();
    follows_ = false;
    changed(match_.steps().size() + 1);
    save();
}

bool Session::saved() const {
    const Headline* const line = saves_.find(save_id_);
    return line == nullptr || line->stored;
}

void Session::save() {
    if (follows_) return;
    if (saves_.store(save_id_, match_) == Stored::moved_on) save_as(saves_.branch(save_id_));
}

void Session::save_as(std::string id) {
    save_id_ = std::move(id);
    (void)saves_.store(save_id_, match_); // saved() tells
}

Session::Meanwhile Session::look_again() {
    if (follows_) return Meanwhile::same;
    if (!saves_.moved_on(save_id_)) {
        if (!saved()) save();
        return Meanwhile::same;
    }
    const std::string branch = saves_.branch_of(save_id_);
    if (!branch.empty()) return save_as(branch), Meanwhile::same;
    return saves_.find(save_id_) != nullptr ? Meanwhile::went_on : Meanwhile::removed;
}

// What these eyes have not been told yet goes to their log; the events of moments from `fresh_from` on are
// shown.
void Session::tell_eyes(std::size_t fresh_from) {
    if (std::exchange(fresh_eyes_, eyes()) != eyes()) fresh_.clear(); // others may know more, or less
    Told& told = told_[static_cast<std::size_t>(eyes() + 1)];
    if (told.next == 0)
        for (const std::string& text : earlier_)
            told.log.push_back({{text, {}, face_down, Weight::plain}, 0, nobody});
    const std::size_t from = std::min(told.next, fresh_from);
    if (from > match_.steps().size()) return;
    for (Telling telling(match_, eyes(), from); telling.more();) {
        Moment moment = telling.next();
        if (moment.number >= fresh_from)
            fresh_.insert(fresh_.end(), moment.events.begin(), moment.events.end());
        if (moment.number < told.next) continue;
        for (Line& line : moment.lines) told.log.push_back({std::move(line), moment.number, moment.actor});
    }
    told.next = match_.steps().size() + 1;
}

void Session::refresh_shown() {
    past_.reset();
    look_as_.reset();
    runs_ = false;
    turns_.clear();
    const auto& steps = match_.steps();
    shown_.eyes = eyes();
    show(shown_, steps.size());
    shown_.mine = my_turn() && !asked_;
    shown_.winners = match_.over() ? leaders(match_) : SeatSet{0};
    if (counted_ > steps.size()) counted_ = 0, shown_.latest_of = {}; // taken back
    shown_.note_latest(steps, counted_, steps.size());
    counted_ = steps.size();
    shown_.legal.clear();
    if (my_turn()) {
        ActionList actions;
        legal(shown_.view, actions);
        shown_.legal.assign(actions.begin(), actions.end());
    }
    can_undo_ = !without_help_ && eyes_ != nobody && match_.is_person(eyes_) &&
                match_.can_undo(eyes_, handing_over());
    version_ = next_version();
}

Seen Session::seen_to_think() const {
    return wish_ == Wish::review ? review_->view(match_) : seen_by(match_.turn(), match_.state());
}

void Session::consider() {
    if (follows_) {
        if (!decision_ && !followed()) decision_ = script_[match_.steps().size()];
        return;
    }
    const Seat turn = match_.turn();
    if (review_ && review_->running() && job_ == 0)
        think_about(review_->view(match_), Wish::review, advice_level);
    if (goes_by_ && !decision_) {
        not_before_ = platform::now() + window_pause_ms;
        decision_ = match_.only_action();
    }
    if (turn == nobody || match_.is_person(turn) || job_ != 0 || decision_ || waits_) return;
    if (pause(match_.state()) && !went_on_) {
        waits_ = true;
        return;
    }
    not_before_ = window(match_.state()) ? platform::now() + window_pause_ms : 0;
    shown_.thinking = true;
    if (idle(match_.state())) return decide_plainly();
    if (failures_ >= patience) {
        failures_ = patience - 1; // the next decision gives the worker one more chance
        return decide_plainly();
    }
    think_about(seen_by(turn, match_.state()), Wish::decision,
                match_.setup().players[static_cast<std::size_t>(turn)].level);
}

void Session::think_about(const Seen& seen, Wish wish, int level) {
    job_ = ++last_job;
    wish_ = wish;
    const bool hurried = wish == Wish::decision && window(match_.state());
    const std::uint32_t most = hurried ? window_thought_ms : most_ms[static_cast<std::size_t>(wish)];
    platform::think({job_, static_cast<std::uint32_t>(match_.setup().game), match_.setup().setup.seats,
                     static_cast<std::uint32_t>(level), most, hash(seen) + match_.steps().size(),
                     seen.bytes()});
}

void Session::decide_plainly() {
    const Seen seen = seen_by(match_.turn(), match_.state());
    decision_ = plain_choice(seen, hash(seen) + match_.steps().size());
}

void Session::stop_thinking() {
    platform::stop_thinking();
    job_ = 0;
    hints_.clear();
    shown_.thinking = false;
}

// Another tab is looked at. What is thought or decided here is of a position that may be another one soon.
bool Session::rest() {
    if (job_ != 0) stop_thinking();
    decision_.reset();
    runs_ = false;
    return false;
}

bool Session::thought(std::uint32_t job, std::span<const std::int32_t> numbers) {
    if (job != job_ || job_ == 0) return true; // of a position that is gone
    const Seen seen = seen_to_think();
    const auto answer = read_answer(seen, numbers);
    if (!answer) return false;
    job_ = 0;
    failures_ = 0;
    failure_told_ = false;
    if (wish_ == Wish::review)
        review_->judge(match_, *answer);
    else if (wish_ == Wish::hint)
        hints_ = suggestions(seen, *answer, match_.names());
    else
        decision_ = answer->best;
    return true;
}

bool Session::worker_failed() {
    const bool lost = job_ != 0;
    job_ = 0;
    if (review_) review_->run(false);
    if (!lost || wish_ != Wish::decision) return lost;
    return ++failures_ >= patience && !std::exchange(failure_told_, true);
}

void Session::hint() {
    assert(can_hint());
    think_about(shown_.view, Wish::hint, advice_level);
}

void Session::drop_hint() {
    if (hinting()) stop_thinking();
    hints_.clear();
}

void Session::review() {
    assert(match_.over());
    if (!review_) review_.emplace(match_);
    review_->run(true);
}

void Session::stop_review() {
    if (!review_) return;
    review_->run(false);
    if (job_ != 0) stop_thinking();
}

bool Session::update(double now_ms, bool resting, bool watched) {
    if (!platform::store_ours()) return rest();
    if (!resting)
        quiet_since_ = -1;
    else if (quiet_since_ < 0)
        quiet_since_ = now_ms;
    if (runs_ && run_on(now_ms)) return true;
    if (looks_back() && !match_.over()) return false;
    const bool waited = waits_;
    consider();
    if (!decision_) {
        shown_.thinking = thinking();
        return waits_ != waited;
    }
    const bool seen_enough = resting && now_ms - quiet_since_ >= settings_.pause_seconds() * 1000;
    if (watched && !(seen_enough && now_ms >= not_before_)) return false;
    shown_.thinking = false;
    play(*decision_);
    return true;
}

std::vector<Event> Session::take_events() {
    return std::exchange(fresh_, {});
}

} // namespace cardfront
