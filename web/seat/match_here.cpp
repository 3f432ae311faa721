#include "web/seat/match_here.h"

#include <algorithm>
#include <utility>

namespace cardfront {

namespace {

SeatSet seats_of(const MatchSetup& setup, bool people) {
    SeatSet out = 0;
    for (const Seat seat : SeatRange(setup.setup.seats))
        if (setup.players[slot(seat)].is_person() == people) out |= only(seat);
    return out;
}

} // namespace

OfMatch::OfMatch(const Match& match, const MatchSetup& setup, SeatSet people, SeatSet computers)
    : Moments(setup, people, computers), match_(match) {}

const Moment& OfMatch::at(Seat eyes, std::size_t number) const {
    const bool goes_on = telling_ && told_.eyes == eyes;
    if (goes_on && told_.number == number) return told_;
    if (!goes_on || told_.number + 1 != number) telling_.emplace(match_, eyes, number, eyes == reader());
    return told_ = telling_->next();
}

bool OfMatch::shows(std::size_t number, Look look) const {
    const auto& events = match_.steps()[number - 1].events;
    return std::any_of(events.begin(), events.end(),
                       [look](const Event& event) { return event.look == look; });
}

// Of a match that goes on, nothing that has happened is news.
MatchHere::MatchHere(Match match, std::string save_id, Saves& saves)
    : OfMatch(match_, match.setup(), seats_of(match.setup(), true), seats_of(match.setup(), false)),
      match_(std::move(match)),
      save_id_(std::move(save_id)),
      saves_(saves) {
    note_news(match_.steps().empty() ? 0 : match_.steps().size() + 1);
}

void MatchHere::act(Action action) {
    [[maybe_unused]] const Refusal refused = match_.play(action);
    assert(!refused);
    note_news(match_.steps().size());
}

void MatchHere::undo(Seat seat, bool veiled) {
    match_.undo(seat, veiled);
    went_back();
    note_news(match_.steps().size() + 1);
}

bool MatchHere::kept() const {
    const Headline* const line = saves_.find(save_id_);
    return line == nullptr || line->stored;
}

void MatchHere::keep() {
    if (saves_.store(save_id_, match_) == Stored::moved_on) keep_as(saves_.branch(save_id_));
}

void MatchHere::keep_as(std::string id) {
    save_id_ = std::move(id);
    (void)saves_.store(save_id_, match_); // kept() tells
}

Moments::Meanwhile MatchHere::look_again() {
    if (!saves_.moved_on(save_id_)) {
        if (!kept()) keep();
        return Meanwhile::same;
    }
    const std::string branch = saves_.branch_of(save_id_);
    if (!branch.empty()) return keep_as(branch), Meanwhile::same;
    return saves_.find(save_id_) != nullptr ? Meanwhile::went_on : Meanwhile::removed;
}

} // namespace cardfront
