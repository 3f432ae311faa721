// A plain player of Crossfire: forward on a chain, at the other side's bases, in defence of its own. It reads
// nothing but what its seat may know.
#include "core/crossfire/state.h"

#include "core/crossfire/power.h"

namespace cardfront::crossfire {

namespace {

// Rows from one's own line of bases.
int advance(const State& state, Seat seat, int cell) {
    const Board& board = state.board();
    const int base = board.bases[slot(seat)][0];
    return board.ahead[slot(seat)] % 2 == 0 ? std::abs(board.row(cell) - board.row(base))
                                            : std::abs(board.column(cell) - board.column(base));
}

int weight_of_card(const State& state, int cell, int face) {
    const int strength = strength_of(face);
    switch (state.deed(cell)) {
    case Deed::attack:
        if (state.is_base(cell)) return 120 + 10 * strength;
        if (state.at(cell).kind == Kind::neutral) return strength > 7 ? 14 : 2;
        return 20 + advance(state, state.player, cell);
    case Deed::defend:
        return state.is_base(cell) ? 200 - 4 * strength : 24 - strength; // the weakest that holds it
    case Deed::lay: {
        const int step = 3 * advance(state, state.player, cell);
        if (number_of(face) == 10 || face == joker) return 12 + 2 * step;
        return number_of(face) != 0 ? 8 + 2 * step : 2;
    }
    case Deed::support: return 2;
    case Deed::replace: return number_of(face) != 0 ? 8 : 2;
    case Deed::none: return 0;
    }
    return 0;
}

int weight_of(const State& state, const Action& action) {
    const int cell = state.board().cell(action.a, action.b);
    switch (action.verb) {
    case redraw: return 3;
    case accept: return 1;
    case play: return weight_of_card(state, cell, action.c);
    case keep: return number_of(action.c) != 0 ? 8 : 2;
    case tower: return 40;
    case swap: return 1;
    default: return is_royal(action.c) ? 3 : 2; // discards
    }
}

// How far a player's power reaches, and what it is about to win.
int standing(const State& state, Seat seat) {
    int sum = 0;
    int furthest = 0;
    const Power power(state, seat);
    for (int index = 0; index < state.board().cells(); ++index) {
        const Cell& here = state.at(index);
        if (power.powered()[slot(index)]) furthest = std::max(furthest, advance(state, seat, index));
        if (here.kind == Kind::pile && here.owner == seat) sum += 8;
        if (here.claim == seat && state.is_base(index) && !State::allied(here.owner, seat)) sum += 120;
    }
    return sum + 20 * furthest + 3 * static_cast<int>(power.powered().count());
}

} // namespace

int State::value(Seat who) const {
    if (phase == Phase::over) return winner == nobody ? 0 : team(winner) == team(who) ? 1000 : -1000;
    std::array<int, 2> of_team{};
    for (const Seat seat : SeatRange(players)) of_team[slot(team(seat))] += standing(*this, seat);
    if (players == 4)
        for (const int each : {0, 1}) of_team[slot(each)] += 150 * points(each);
    return std::clamp(of_team[slot(team(who))] - of_team[slot(1 - team(who))], -900, 900);
}

Action playout_choice(const State& state, Random& random) {
    ActionList actions;
    state.legal(actions);
    std::array<std::uint16_t, ActionList::capacity> weights{};
    std::uint32_t all = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        weights[i] = static_cast<std::uint16_t>(weight_of(state, actions[i]));
        all += weights[i];
    }
    std::uint32_t left = random.below(all);
    std::size_t at = 0;
    while (left >= weights[at]) left -= weights[at++];
    return actions[at];
}

} // namespace cardfront::crossfire
