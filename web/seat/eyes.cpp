#include "web/seat/eyes.h"

#include "web/platform/platform.h"

#include <algorithm>
#include <bit>

namespace cardfront {

namespace {

int last_version = 0; // versions run over all matches, so that nothing remembered of one is taken for another

// After the turn has passed to another person, and after that one has taken the screen: longer than a second
// press that belongs to the first.
constexpr double passing_ms = 600, taking_ms = 400;

} // namespace

void show(const Moments& moments, Shown& out, std::size_t actions) {
    const Moment& moment = moments.at(out.open ? all_open : out.eyes, actions);
    out.view = moment.view;
    out.turn = moment.turn();
    out.resigned = moment.action == resignation ? moment.actor : nobody;
    out.actions = actions;
    out.actor = moment.actor;
    out.latest.clear();
    if (actions > 0) out.latest = moment.events; // not the opening's
}

void note_latest(const Moments& moments, Shown& out, std::size_t from, std::size_t to) {
    for (std::size_t number = from + 1; number <= to; ++number)
        out.latest_of[slot(moments.actor(number))] = number;
}

Eyes::Eyes(const Moments& moments, std::vector<std::string> earlier)
    : moments_(moments), earlier_(std::move(earlier)) {
    shown_.setup = moments.setup();
    shown_.names = moments.names();
    if (const unsigned people = moments.people_here(); std::has_single_bit(people))
        seat_ = static_cast<Seat>(std::countr_zero(people));
}

void Eyes::settle_from(double now_ms) {
    if (settling(now_ms)) settled_at_ = now_ms + passing_ms;
}

void Eyes::accept() {
    seat_ = std::exchange(next_, nobody);
    settled_at_ = platform::now() + taking_ms;
    tell(moments_.actions() + 1);
}

// If that person has something to hide, it is handed over.
void Eyes::settle() {
    const Seat turn = moments_.turn();
    if (turn == nobody) {
        next_ = nobody;
    } else if (moments_.is_person_here(turn) && turn != seat_) {
        if (turn != next_) settled_at_ = platform::now() + passing_ms;
        if (moments_.has_secrets(turn))
            next_ = turn;
        else
            seat_ = turn, next_ = nobody;
    }
}

void Eyes::veil_again() {
    if (handing_over()) next_ = moments_.has_secrets(seat_) ? seat_ : nobody;
}

void Eyes::hear(std::size_t from) {
    for (Told& told : told_) {
        std::erase_if(told.log, [from](const LogEntry& entry) { return entry.step >= from; });
        told.next = std::min(told.next, from);
    }
    if (from <= shown_.actions) shown_.actions = 0, shown_.latest_of = {}; // taken back
    stir();
    tell(from);
}

void Eyes::tell_anew() {
    told_ = {};
    tell(moments_.actions() + 1);
    version_ = ++last_version;
}

// What these eyes have not been told yet goes to their log; the events of moments from `fresh_from` on are
// shown.
void Eyes::tell(std::size_t fresh_from) {
    if (std::exchange(fresh_eyes_, now()) != now()) fresh_.clear(); // others may know more, or less
    Told& told = told_[slot(now() + 1)];
    if (told.next == 0)
        for (const std::string& text : earlier_)
            told.log.push_back({{text, {}, face_down, Weight::plain}, 0, nobody});
    const std::size_t end = moments_.actions() + 1;
    for (std::size_t number = std::min(told.next, fresh_from); number < end; ++number) {
        const Moment& moment = moments_.at(now(), number);
        if (number >= fresh_from) fresh_.insert(fresh_.end(), moment.events.begin(), moment.events.end());
        if (number < told.next) continue;
        for (const Line& line : moment.lines) told.log.push_back({line, number, moment.actor});
    }
    told.next = end;
}

void Eyes::show(bool my_turn) {
    const std::size_t known = shown_.actions, all = moments_.actions();
    shown_.eyes = now();
    shown_.reader = moments_.reader();
    cardfront::show(moments_, shown_, all);
    shown_.mine = my_turn;
    shown_.winners = shown_.over() ? leaders(shown_.view, shown_.seats(), shown_.resigned) : SeatSet{0};
    note_latest(moments_, shown_, known, all);
    shown_.legal.clear();
    if (my_turn) {
        ActionList actions;
        legal(shown_.view, actions);
        shown_.legal.assign(actions.begin(), actions.end());
    }
    version_ = ++last_version;
}

void Eyes::turn_to(std::vector<Event> fresh) {
    fresh_ = std::move(fresh);
    version_ = ++last_version;
}

void Eyes::note_rest(double now_ms, bool resting) {
    if (!resting)
        stir();
    else if (quiet_since_ < 0)
        quiet_since_ = now_ms;
}

} // namespace cardfront
