#include "web/seat/match_here.h"

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

OfMatch::OfMatch(const Match& match, const MatchSetup& setup, SeatSet people, SeatSet computers,
                 std::string save_id, Saves& saves)
    : Moments(setup, people, computers), match_(match), save_id_(std::move(save_id)), saves_(saves) {}

bool OfMatch::shows(std::size_t number, Look look) const {
    return any_looks(match_.steps()[number - 1].events, look);
}

bool OfMatch::kept() const {
    const Headline* const line = saves_.find(save_id_);
    return line == nullptr || line->stored;
}

void OfMatch::keep() {
    (void)saves_.store(save_id_, match_); // kept() tells
}

void OfMatch::keep_as(std::string id) {
    save_id_ = std::move(id);
    OfMatch::keep();
}

Moments::Meanwhile OfMatch::look_again() {
    if (!saves_.moved_on(save_id_)) {
        if (!kept()) keep();
        return Meanwhile::same;
    }
    return saves_.find(save_id_) != nullptr ? Meanwhile::went_on : Meanwhile::removed;
}

MatchHere::MatchHere(Match match, std::string save_id, Saves& saves)
    : OfMatch(match_, match.setup(), seats_of(match.setup(), true), seats_of(match.setup(), false),
              std::move(save_id), saves),
      match_(std::move(match)) {
    begin_news();
}

void MatchHere::act(Action action) {
    [[maybe_unused]] const Refusal refused = match_.play(action);
    assert(!refused);
    note_news(match_.steps().size());
}

void MatchHere::resign() {
    match_.resign();
    note_news(match_.steps().size());
}

void MatchHere::undo(Seat seat, bool veiled) {
    match_.undo(seat, veiled);
    went_back();
    note_news(match_.steps().size() + 1);
}

void MatchHere::keep() {
    if (saves().store(save_id(), match_) == Stored::moved_on) keep_as(saves().branch(save_id()));
}

Moments::Meanwhile MatchHere::look_again() {
    if (saves().moved_on(save_id()))
        if (std::string branch = saves().branch_of(save_id()); !branch.empty())
            return keep_as(std::move(branch)), Meanwhile::same;
    return OfMatch::look_again();
}

} // namespace cardfront
