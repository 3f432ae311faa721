#include "core/match/match.h"

#include "core/match/levels.h"
#include "core/text/letters.h"

namespace cardfront {

namespace {

constexpr std::size_t between_snapshots = 32; // actions

// Without what is no text in UTF-8, controls and surrounding spaces, cut to size between letters: what a
// record can hold.
std::string plain_name(std::string_view name) {
    std::string out;
    while (!name.empty()) {
        const auto [bytes, code] = first_letter(name);
        if (bytes > 0 && !is_control(code) && !(out.empty() && code == ' ')) {
            if (out.size() + bytes > most_name_bytes) break;
            out += name.substr(0, bytes);
        }
        name.remove_prefix(std::max<std::size_t>(bytes, 1));
    }
    return out.substr(0, out.find_last_not_of(' ') + 1);
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
        if (plain_name(player.name) != player.name)
            return Problem{say("The name at seat {seat} cannot be used.", {number})};
        if (player.level >= levels)
            return Problem{say("The computer at seat {seat} has no such level.", {number})};
    }
    return check(setup.game, setup.setup);
}

std::string clean_name(std::string_view name) {
    std::string out;
    bool seen = false, joined = false; // a letter is the last, a joiner is behind it
    std::size_t size = 0;              // up to the last letter
    while (!name.empty()) {
        const auto [bytes, code] = first_letter(name);
        const std::string_view letter = name.substr(0, std::max<std::size_t>(bytes, 1));
        name.remove_prefix(letter.size());
        if (bytes == 0 || is_control(code) || is_unseen(code)) continue;
        const bool blank = is_blank(code), joiner = is_joiner(code), variant = is_variant(code);
        if ((blank && size == 0) || (variant && !seen) || (joiner && (!seen || joined))) continue;
        if (out.size() + (blank ? 1 : bytes) > most_name_bytes) break;
        if (blank)
            out += ' ';
        else
            out += letter;
        seen = !blank, joined = joiner;
        if (!blank && !joiner) size = out.size();
    }
    out.resize(size);
    return out;
}

Names names_of(const MatchSetup& setup) {
    Names names; // as they are where a name leaves nothing
    const int seats = setup.setup.seats;
    for (const Seat seat : SeatRange(seats))
        if (std::string name = clean_name(setup.players[slot(seat)].name); !name.empty())
            names[seat] = std::move(name);
    const auto doubled = [&names](Seat seat, int among) {
        bool found = false;
        for (const Seat other : SeatRange(among)) found |= other != seat && names[other] == names[seat];
        return found;
    };
    for (const Seat seat : SeatRange(seats)) {
        if (!doubled(seat, seat)) continue;
        const std::string given = names[seat];
        for (int number = 2; doubled(seat, seats); ++number)
            names[seat] = say("{name} {number}", {{"name", given}, counted("number", number)});
    }
    return names;
}

Match::Match(const MatchSetup& setup)
    : setup_(completed(setup)), state_(start(setup.game, setup.setup, Log(opening_))), snapshots_{state_} {}

Match::Match(const MatchSetup& setup, const Position& position, std::size_t earlier)
    : setup_(completed(setup)), state_(position), earlier_(earlier), snapshots_{state_} {
    assert(game_number(position.game()) == setup.game);
}

Seat first_of_rematch(const Position& end, int seats, Seat resigned) {
    if (!end.info().takes_first) return nobody;
    if (resigned != nobody) return resigned;
    Seat lowest = 0;
    bool tie = true;
    for (const Seat seat : SeatRange(seats)) {
        const int here = score(end, seat), there = score(end, lowest);
        if (here != there) tie = false;
        if (here < there) lowest = seat;
    }
    return tie ? nobody : lowest;
}

SeatSet leaders(const Position& position, int seats, Seat resigned) {
    const auto score_of = [&](Seat seat) { return score(position, seat); };
    const auto team_of = [&](Seat seat) { return position.info().team(seats, seat); };
    const auto is_out = [&](Seat seat) { return resigned != nobody && team_of(seat) == team_of(resigned); };
    Seat best = nobody;
    for (const Seat seat : SeatRange(seats))
        if (!is_out(seat) && (best == nobody || score_of(seat) > score_of(best))) best = seat;
    SeatSet out = 0;
    for (const Seat seat : SeatRange(seats)) {
        if (is_out(seat)) continue;
        if (team_of(seat) == team_of(best))
            out |= only(seat);
        else if (score_of(seat) == score_of(best))
            return 0;
    }
    return out;
}

Names Match::names() const {
    return names_of(setup_);
}

Position Match::state_at(std::size_t actions) const {
    assert(actions <= steps_.size());
    if (actions == steps_.size()) return state_;
    std::size_t at = actions / between_snapshots;
    Position state = snapshots_[at];
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

void Match::resign() {
    assert(!over() && is_person(turn()));
    steps_.push_back({turn(), resignation, {}});
    if (steps_.size() % between_snapshots == 0) snapshots_.push_back(state_);
}

bool Match::taught(const std::vector<Event>& events, Seat seat) const {
    return !setup_.practice && std::any_of(events.begin(), events.end(),
                                           [seat](const Event& event) { return event.taught(seat); });
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
        const Position before = state_at(left);
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
    go_back(steps_.size() - undone);
}

void Match::go_back(std::size_t actions) {
    state_ = state_at(actions);
    steps_.resize(actions);
    snapshots_.resize(actions / between_snapshots + 1);
}

bool Match::could_undo(Action action) const {
    const Seat seat = turn();
    Position ahead = state_;
    std::vector<Event> events;
    apply(ahead, action, Log(events));
    return setup_.practice || (cardfront::turn(ahead) != nobody && !taught(events, seat));
}

} // namespace cardfront
