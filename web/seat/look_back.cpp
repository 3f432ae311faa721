#include "web/seat/look_back.h"

#include <algorithm>
#include <array>
#include <bit>

namespace cardfront {

namespace {

// Between two steps, once the first has come to rest.
constexpr std::array<double, LookBack::run_speeds> run_pause_ms{2000, 1000, 450, 120};

// A turn begins where an event tells so; in a game of rounds without turns a round does, when it is dealt.
std::vector<std::size_t> turns_of(const Moments& moments) {
    std::vector<std::size_t> turns{0}, rounds{0};
    for (std::size_t number = 1; number <= moments.actions(); ++number) {
        if (moments.shows(number, Look::turn)) turns.push_back(number);
        if (moments.shows(number, Look::shuffle)) rounds.push_back(number);
    }
    return turns.size() > 1 ? turns : rounds;
}

} // namespace

void LookBack::look_at(std::size_t actions) {
    const std::size_t all = moments_.actions();
    assert(can_look() && actions <= all);
    const bool goes_on = on_table().actions + 1 == actions;
    auto looked_at = std::make_unique<Shown>(eyes_.shown());
    Shown& past = *looked_at;
    past.mine = past.thinking = false;
    past.legal.clear();
    const Seat mover = actions < all ? moments_.actor(actions + 1) : nobody;
    if (look_as_ && *look_as_ != all_open)
        past.eyes = *look_as_;
    else if (moments_.over() && moments_.is_person_here(mover))
        past.eyes = mover;
    past.open = look_as_ == all_open;
    if (past.open && past.eyes == nobody) past.eyes = 0; // somebody sits in front
    show(moments_, past, actions);
    if (actions < all) past.winners = 0;
    past.latest_of = {};
    past.ended.reset();
    note_latest(moments_, past, 0, actions);
    eyes_.turn_to(goes_on ? past.latest : std::vector<Event>());
    eyes_.stir();
    past_ = std::move(looked_at);
    decision_ = false;
}

bool LookBack::end_is_due() const {
    return moments_.over() && !course_.follows() && !looks() && !end_put_away_;
}

void LookBack::look_at_decision() {
    const std::size_t all = moments_.actions();
    const bool resigned = eyes_.shown().resigned != nobody; // no game has cleared its table then
    look_at(all - (moments_.info().clears_table && all > 0 && !resigned ? 1 : 0));
    past_->winners = eyes_.shown().winners;
    if (!resigned) past_->ended = eyes_.shown().view;
    decision_ = true;
}

void LookBack::put_end_away() {
    look_away();
    end_put_away_ = true;
}

void LookBack::end() {
    past_.reset();
    look_as_.reset();
    decision_ = end_put_away_ = chooses_level_ = runs_ = false;
    turns_.clear();
}

void LookBack::look_away() {
    end();
    eyes_.turn_to({});
}

bool LookBack::may_look_as(Seat eyes) const {
    const MatchSetup& setup = moments_.setup();
    if (eyes >= setup.setup.seats) return false;
    if (eyes != all_open && eyes == eyes_.now()) return true;
    if (moments_.whole() == nullptr) return false;
    return moments_.over() ||
           (setup.practice && std::popcount(moments_.people_here()) <= 1 && !course_.without_help());
}

void LookBack::look_as(std::optional<Seat> eyes) {
    assert(!eyes || may_look_as(*eyes));
    look_as_ = eyes;
    if (past_) look_at(past_->actions);
    eyes_.take_events();
}

const std::vector<std::size_t>& LookBack::turns() const {
    if (turns_.empty()) turns_ = turns_of(moments_);
    return turns_;
}

std::size_t LookBack::turn_before() const {
    const auto& all = turns();
    const auto here = std::lower_bound(all.begin(), all.end(), on_table().actions);
    return here == all.begin() ? 0 : *(here - 1);
}

std::size_t LookBack::turn_after() const {
    const auto& all = turns();
    const auto next = std::upper_bound(all.begin(), all.end(), on_table().actions);
    return next == all.end() ? moments_.actions() : *next;
}

void LookBack::run(bool on) {
    const std::size_t all = moments_.actions();
    runs_ = on && all > 0;
    if (!runs_) return;
    if (!past_ || past_->actions >= all) look_at(0); // from the end it begins anew
    eyes_.stir();
}

void LookBack::set_run_speed(int speed) {
    run_speed_ = std::clamp(speed, 0, run_speeds - 1);
}

bool LookBack::run_on(double now_ms) {
    if (!runs_) return false;
    if (!past_ || past_->actions >= moments_.actions()) {
        runs_ = false;
        return true;
    }
    if (eyes_.rested(now_ms) < run_pause_ms[slot(run_speed_)]) return false;
    look_at(past_->actions + 1);
    return true;
}

bool LookBack::can_play_from() const {
    return past_ && past_->turn != nobody && past_->eyes != nobody && !course_.without_help();
}

Match LookBack::practice_from(int level, std::uint64_t seed) const {
    assert(can_play_from());
    MatchSetup setup = moments_.setup();
    setup.practice = true;
    setup.setup.seed = seed; // not the one that dealt this match
    const Seat who = past_->eyes;
    for (const Seat seat : SeatRange(setup.setup.seats))
        setup.players[slot(seat)].level = seat == who ? -1 : level;
    const Match* const match = moments_.whole();
    const std::size_t earlier = match == nullptr ? 0 : match->earlier().value_or(0);
    return {setup, dealt_anew(moments_.at(who, past_->actions).view, Random(seed)), earlier + past_->actions};
}

} // namespace cardfront
