#include "web/session.h"

#include "core/mind/computer.h"
#include "web/platform.h"

#include <algorithm>

namespace cardfront {

namespace {
std::uint32_t last_job = 0; // numbers of jobs run over all sessions, so that a stale answer is never taken

// By what they are for. A slow machine answers with what it has found by then.
constexpr std::array<std::uint32_t, 3> most_ms{3000, 1500, 700};
} // namespace

Session::Session(Match match, int save_id, const Settings& settings, Saves& saves)
    : match_(std::move(match)), save_id_(save_id), settings_(settings), saves_(saves) {
    const int people = static_cast<int>(std::count_if(
        match_.setup().players.begin(), match_.setup().players.begin() + match_.setup().setup.seats,
        [](const Player& player) { return player.is_person(); }));
    for (Seat seat = 0; seat < match_.setup().setup.seats && people == 1; ++seat)
        if (match_.is_person(seat)) eyes_ = seat;
    if (match_.steps().empty()) fresh_ = match_.opening();
    changed(match_.steps().size());
}

Session::~Session() {
    platform::stop_thinking();
}

Session::Outcome Session::act(Action action) {
    if (!my_turn()) return {{}, false};
    if (const Refusal refused = refusal(match_.state(), action)) return {refused, false};
    if (settings_.confirm != 0 && asked_ != action) {
        Match ahead = match_;
        ahead.play(action);
        if (!ahead.can_undo(eyes_)) {
            drop_hint();
            asked_ = action;
            return {{}, true};
        }
    }
    play(action);
    return {};
}

void Session::confirm() {
    if (asked_ && my_turn()) play(*asked_);
}

void Session::play(Action action) {
    asked_.reset();
    decision_.reset();
    drop_hint();
    job_ = 0;
    waits_ = went_on_ = false;
    const std::size_t from = match_.steps().size();
    match_.play(action);
    // A window in which a person can do nothing goes by, unless they want to hold it: else a pause would tell
    // the others.
    while (settings_.hold == 0 && !match_.over() && match_.is_person(match_.turn()) && idle(match_.state())) {
        ActionList actions;
        legal(match_.state(), actions);
        match_.play(actions[0]);
    }
    changed(from);
}

bool Session::can_undo() const {
    return eyes_ != nobody && match_.is_person(eyes_) && match_.can_undo(eyes_);
}

void Session::undo() {
    if (!can_undo()) return;
    stop_thinking();
    review_.reset();
    decision_.reset();
    asked_.reset();
    next_eyes_ = nobody;
    waits_ = went_on_ = false;
    match_.undo(eyes_);
    changed(match_.steps().size());
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
    drop_hint();
    view_ = cardfront::view(match_.state(), eyes_);
    rebuild_log();
    ++version_;
}

// The screen goes to a person who is to move; if one of the two has something to hide, it is handed over.
void Session::settle_eyes() {
    const Seat turn = match_.turn();
    if (match_.over()) {
        next_eyes_ = nobody;
    } else if (match_.is_person(turn) && turn != eyes_) {
        if (has_secrets(match_.state(), turn))
            next_eyes_ = turn;
        else
            eyes_ = turn;
    }
}

void Session::changed(std::size_t from) {
    const Seat before = eyes_;
    settle_eyes();
    view_ = cardfront::view(match_.state(), eyes());
    const auto& steps = match_.steps();
    for (std::size_t step = from; step < steps.size(); ++step)
        fresh_.insert(fresh_.end(), steps[step].events.begin(), steps[step].events.end());
    quiet_since_ = -1;
    if (before != eyes_ || handing_over() || from == steps.size())
        rebuild_log();
    else
        for (std::size_t step = from; step < steps.size(); ++step)
            for (Line& line : match_.words(step, eyes())) log_.push_back({std::move(line), step + 1});
    saved_ = saves_.store(save_id_, match_);
    ++version_;
}

void Session::rebuild_log() {
    log_.clear();
    for (Line& line : match_.opening_words(eyes())) log_.push_back({std::move(line), 0});
    for (std::size_t step = 0; step < match_.steps().size(); ++step)
        for (Line& line : match_.words(step, eyes())) log_.push_back({std::move(line), step + 1});
}

void Session::consider() {
    const Seat turn = match_.turn();
    if (review_ && review_->running() && job_ == 0)
        think_about(review_->view(match_), Wish::review, advice_level);
    if (turn == nobody || match_.is_person(turn) || job_ != 0 || decision_ || waits_) return;
    if (pause(match_.state()) && !went_on_) {
        waits_ = true;
        return;
    }
    think_about(cardfront::view(match_.state(), turn), Wish::decision,
                match_.setup().players[static_cast<std::size_t>(turn)].level);
}

void Session::think_about(const AnyState& seen, Wish wish, int level) {
    job_ = ++last_job;
    wish_ = wish;
    asked_at_ = platform::now();
    std::visit(
        [&](const auto& state) {
            platform::think({job_, static_cast<std::uint32_t>(seen.index()), match_.setup().setup.seats,
                             static_cast<std::uint32_t>(level), most_ms[static_cast<std::size_t>(wish)],
                             hash(seen) + match_.steps().size(), &state, sizeof state});
        },
        seen);
}

void Session::stop_thinking() {
    platform::stop_thinking();
    job_ = 0;
    hints_.clear();
}

bool Session::thought(std::uint32_t job, std::span<const std::int32_t> numbers) {
    if (job != job_ || job_ == 0) return true; // of a position that is gone
    const bool reviews = wish_ == Wish::review;
    const AnyState seen = reviews ? review_->view(match_) : cardfront::view(match_.state(), match_.turn());
    const auto answer = read_answer(seen, numbers);
    if (!answer) return false;
    job_ = 0;
    if (reviews) {
        review_->judge(match_, *answer);
    } else if (wish_ == Wish::hint) {
        hints_ = suggestions(view_, *answer, match_.names());
    } else {
        decision_ = answer->best;
        take_time(seen);
    }
    return true;
}

// A window in which the computer can do nothing goes by no faster than its decisions: else the pause would
// tell whether it could.
void Session::take_time(const AnyState& seen) {
    double& takes = takes_[static_cast<std::size_t>(match_.turn())];
    const double took = platform::now() - asked_at_;
    if (idle(seen))
        not_before_ = asked_at_ + takes;
    else
        takes = takes == 0 ? took : (3 * takes + took) / 4;
}

void Session::worker_failed() {
    job_ = 0;
    if (review_) review_->run(false);
}

void Session::hint() {
    assert(can_hint());
    think_about(view_, Wish::hint, advice_level);
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
    if (!resting)
        quiet_since_ = -1;
    else if (quiet_since_ < 0)
        quiet_since_ = now_ms;
    const bool waited = waits_;
    consider();
    if (!decision_) return waits_ != waited;
    const bool seen_enough = resting && now_ms - quiet_since_ >= settings_.pause_seconds() * 1000;
    if (watched && !(seen_enough && now_ms >= not_before_)) return false;
    play(*decision_);
    return true;
}

std::vector<Event> Session::take_events() {
    return std::exchange(fresh_, {});
}

} // namespace cardfront
