// A match looked through at this screen: any moment of it, by whose eyes, by itself, and from where it is
// played on.
#include "web/seat/session.h"

#include <algorithm>

namespace cardfront {

namespace {

// Between two steps, once the first has come to rest.
constexpr std::array<double, Session::run_speeds> run_pause_ms{2000, 1000, 450, 120};

// A turn begins where an event tells so; in a game of rounds without turns a round does, when it is dealt.
std::vector<std::size_t> turns_of(const Match& match) {
    std::vector<std::size_t> turns{0}, rounds{0};
    const auto& steps = match.steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto shows = [&](Look look) {
            return std::any_of(steps[i].events.begin(), steps[i].events.end(),
                               [look](const Event& event) { return event.look == look; });
        };
        if (shows(Look::turn)) turns.push_back(i + 1);
        if (shows(Look::shuffle)) rounds.push_back(i + 1);
    }
    return turns.size() > 1 ? turns : rounds;
}

} // namespace

// What `out`'s eyes see of that position, and of the action that led to it.
void Session::show(Shown& out, std::size_t actions) const {
    const Seat knows = out.open ? all_open : out.eyes;
    out.view = seen_by(knows, match_.state_at(actions));
    out.turn = turn(out.view);
    out.actions = actions;
    out.latest.clear();
    out.actor = nobody;
    if (actions == 0) return;
    const Step& step = match_.steps()[actions - 1];
    out.actor = step.seat;
    out.latest = seen_by(knows, step.events);
}

void Session::look_at(std::size_t actions) {
    const auto& steps = match_.steps();
    assert(can_look_back() && actions <= steps.size());
    const bool goes_on = on_table().actions + 1 == actions;
    auto looked_at = std::make_unique<Shown>(shown_);
    Shown& past = *looked_at;
    past.mine = past.thinking = false;
    past.legal.clear();
    const Seat mover = actions < steps.size() ? steps[actions].seat : nobody;
    if (look_as_ && *look_as_ != all_open)
        past.eyes = *look_as_;
    else if (match_.over() && mover != nobody && match_.is_person(mover))
        past.eyes = mover;
    past.open = look_as_ == all_open;
    if (past.open && past.eyes == nobody) past.eyes = 0; // somebody sits in front
    show(past, actions);
    if (actions < steps.size()) past.winners = 0;
    past.latest_of = {};
    past.note_latest(steps, 0, actions);
    fresh_.clear();
    if (goes_on) fresh_ = past.latest;
    past_ = std::move(looked_at);
    quiet_since_ = -1;
    version_ = next_version();
}

void Session::look_at_decision() {
    const std::size_t all = match_.steps().size();
    look_at(all - (match_.info().clears_table && all > 0 ? 1 : 0));
    past_->winners = shown_.winners;
}

void Session::look_away() {
    fresh_.clear();
    refresh_shown();
}

bool Session::may_look_as(Seat eyes) const {
    if (eyes >= match_.setup().setup.seats) return false;
    if (match_.over() || (eyes != all_open && eyes == this->eyes())) return true;
    int people = 0;
    for (const Seat seat : SeatRange(match_.setup().setup.seats)) people += match_.is_person(seat) ? 1 : 0;
    return match_.setup().practice && people <= 1 && !without_help_;
}

void Session::look_as(std::optional<Seat> eyes) {
    assert(!eyes || may_look_as(*eyes));
    look_as_ = eyes;
    if (past_) look_at(past_->actions);
    fresh_.clear();
}

const std::vector<std::size_t>& Session::turns() const {
    if (turns_.empty()) turns_ = turns_of(match_);
    return turns_;
}

std::size_t Session::turn_before() const {
    const auto& all = turns();
    const auto here = std::lower_bound(all.begin(), all.end(), on_table().actions);
    return here == all.begin() ? 0 : *(here - 1);
}

std::size_t Session::turn_after() const {
    const auto& all = turns();
    const auto next = std::upper_bound(all.begin(), all.end(), on_table().actions);
    return next == all.end() ? match_.steps().size() : *next;
}

void Session::run(bool on) {
    const std::size_t all = match_.steps().size();
    runs_ = on && all > 0;
    if (!runs_) return;
    if (!past_ || past_->actions >= all) look_at(0); // from the end it begins anew
    quiet_since_ = -1;
}

void Session::set_run_speed(int speed) {
    run_speed_ = std::clamp(speed, 0, run_speeds - 1);
}

// True when there is something new to show.
bool Session::run_on(double now_ms) {
    const std::size_t all = match_.steps().size();
    if (!past_ || past_->actions >= all) {
        runs_ = false;
        return true;
    }
    if (quiet_since_ < 0 || now_ms - quiet_since_ < run_pause_ms[slot(run_speed_)]) return false;
    look_at(past_->actions + 1);
    return true;
}

bool Session::can_play_from() const {
    return past_ && past_->turn != nobody && past_->eyes != nobody && !without_help_;
}

Match Session::practice_from(int level, std::uint64_t seed) const {
    assert(can_play_from());
    MatchSetup setup = match_.setup();
    setup.practice = true;
    setup.setup.seed = seed; // not the one that dealt this match
    const Seat who = past_->eyes;
    for (const Seat seat : SeatRange(setup.setup.seats))
        setup.players[slot(seat)].level = seat == who ? -1 : level;
    const Seen seen = seen_by(who, match_.state_at(past_->actions));
    return {setup, dealt_anew(seen, Random(seed)), match_.earlier().value_or(0) + past_->actions};
}

} // namespace cardfront
