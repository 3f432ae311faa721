#include "core/match/match.h"

#include "core/mind/computer.h"

namespace cardfront {

namespace {

constexpr std::size_t between_snapshots = 32; // actions

struct Character {
    std::size_t size; // bytes; 0: no text begins so
    std::uint32_t code;
};

// The first character of a text in UTF-8, by the table of well-formed sequences of the Unicode standard.
Character first_character(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::uint32_t lead = byte(0);
    if (lead < 0x80) return {1, lead};
    const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < size) return {0, 0};
    std::uint32_t code = lead & (0x7FU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) return {0, 0};
        code = code << 6U | (byte(i) & 0x3FU);
    }
    const bool overlong = code < (size == 4 ? 0x10000U : size == 3 ? 0x800U : 0x80U);
    const bool surrogate = code >= 0xD800U && code < 0xE000U;
    return overlong || surrogate || code > 0x10FFFFU ? Character{0, 0} : Character{size, code};
}

MatchSetup completed(MatchSetup setup) {
    setup.setup = complete(setup.game, setup.setup);
    return setup;
}

} // namespace

std::optional<Problem> check(const MatchSetup& setup) {
    if (setup.game < 0 || setup.game >= games) return Problem{say("There is no such game.")};
    for (int seat = 0; seat < setup.setup.seats && seat < most_seats; ++seat) {
        const Player& player = setup.players[static_cast<std::size_t>(seat)];
        const Named number{"seat", std::to_string(seat + 1)};
        if (player.name.empty()) return Problem{say("The player at seat {seat} has no name.", {number})};
        if (clean_name(player.name) != player.name)
            return Problem{say("The name at seat {seat} cannot be used.", {number})};
        if (player.level >= levels)
            return Problem{say("The computer at seat {seat} has no such level.", {number})};
    }
    return check(setup.game, setup.setup);
}

std::string clean_name(std::string_view name) {
    std::string out;
    while (!name.empty()) {
        const auto [size, code] = first_character(name);
        const bool control = code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x2028 || code == 0x2029;
        const bool leading = out.empty() && code == ' ';
        if (size > 0 && !control && !leading) {
            if (out.size() + size > most_name_bytes) break;
            out += name.substr(0, size);
        }
        name.remove_prefix(std::max<std::size_t>(size, 1));
    }
    return out.substr(0, out.find_last_not_of(' ') + 1);
}

Match::Match(const MatchSetup& setup)
    : setup_(completed(setup)), state_(start(setup.game, setup.setup, Log(opening_))), snapshots_{state_} {}

Match::Match(const MatchSetup& setup, const AnyState& position, std::size_t earlier)
    : setup_(completed(setup)), state_(position), earlier_(earlier), snapshots_{state_} {
    assert(static_cast<int>(position.index()) == setup.game);
}

Seat loser(const Match& match) {
    Seat lowest = 0;
    bool tie = true;
    for (Seat seat = 1; seat < match.setup().setup.seats; ++seat) {
        const int here = score(match.state(), seat), there = score(match.state(), lowest);
        if (here != there) tie = false;
        if (here < there) lowest = seat;
    }
    return tie ? nobody : lowest;
}

SeatSet leaders(const Match& match) {
    const int seats = match.setup().setup.seats;
    const auto score_of = [&](Seat seat) { return score(match.state(), seat); };
    const auto team_of = [&](Seat seat) { return match.info().team(seats, seat); };
    Seat best = 0;
    for (const Seat seat : SeatRange(seats))
        if (score_of(seat) > score_of(best)) best = seat;
    SeatSet out = 0;
    for (const Seat seat : SeatRange(seats)) {
        if (team_of(seat) == team_of(best))
            out |= only(seat);
        else if (score_of(seat) == score_of(best))
            return 0;
    }
    return out;
}

Names Match::names() const {
    Names names;
    for (Seat seat = 0; seat < setup_.setup.seats; ++seat)
        names[seat] = setup_.players[static_cast<std::size_t>(seat)].name;
    return names;
}

AnyState Match::state_at(std::size_t actions) const {
    assert(actions <= steps_.size());
    if (actions == steps_.size()) return state_;
    std::size_t at = actions / between_snapshots;
    AnyState state = snapshots_[at];
    for (at *= between_snapshots; at < actions; ++at) apply(state, steps_[at].action, Log{});
    return state;
}

Refusal Match::play(Action action) {
    if (const Refusal refused = refusal(state_, action)) return refused;
    Step step{turn(), action, {}};
    apply(state_, action, Log(step.events));
    steps_.push_back(std::move(step));
    if (steps_.size() % between_snapshots == 0) snapshots_.push_back(state_);
    return {};
}

bool Match::goes_by(Seat holder) const {
    const Seat seat = turn();
    return seat != nobody && is_person(seat) && idle(state_) &&
           (seat == holder || !has_secrets(state_, seat));
}

Action Match::only_action() const {
    ActionList actions;
    legal(state_, actions);
    assert(actions.size() == 1);
    return actions[0];
}

bool Match::taught(const std::vector<Event>& events, Seat seat) const {
    return !setup_.practice && std::any_of(events.begin(), events.end(), [seat](const Event& event) {
        return event.news && has(event.seen, seat);
    });
}

std::size_t Match::undone_by(Seat seat, bool veiled) const {
    if (over() && !setup_.practice) return 0; // the end is shown to all
    ActionList actions;
    std::size_t answer = 0;
    for (std::size_t undone = 1; undone <= steps_.size(); ++undone) {
        const Step& step = steps_[steps_.size() - undone];
        if (step.seat != seat && !setup_.practice) break;
        if (taught(step.events, seat)) break;
        if (step.seat != seat) continue;
        const std::size_t left = steps_.size() - undone;
        const AnyState before = state_at(left);
        legal(before, actions);
        if (actions.size() > 1) return undone;
        const bool answers = window(before) && left > 0 && steps_[left - 1].seat != seat;
        if (veiled && answer == 0 && answers) answer = undone;
    }
    return answer;
}

bool Match::can_undo(Seat seat, bool veiled) const {
    return undone_by(seat, veiled) > 0;
}

void Match::undo(Seat seat, bool veiled) {
    const std::size_t undone = undone_by(seat, veiled);
    assert(undone > 0);
    const std::size_t left = steps_.size() - undone;
    state_ = state_at(left);
    steps_.resize(left);
    snapshots_.resize(left / between_snapshots + 1);
}

bool Match::could_undo(Action action) const {
    const Seat seat = turn();
    AnyState ahead = state_;
    std::vector<Event> events;
    apply(ahead, action, Log(events));
    return setup_.practice || (cardfront::turn(ahead) != nobody && !taught(events, seat));
}

} // namespace cardfront
