// A plain player of Crossfire: forward on a chain, at the other side's bases, in defence of its own. It reads
// nothing but what its seat may know.
#include "core/crossfire/state.h"

#include "core/crossfire/plays.h"

#include <optional>

namespace cardfront::crossfire {

namespace {

// Rows from one's own line of bases.
int advance(const State& state, Seat seat, int cell) {
    const Board& board = state.board();
    const int base = board.bases[slot(seat)][0];
    return board.ahead[slot(seat)] % 2 == 0 ? std::abs(board.row(cell) - board.row(base))
                                            : std::abs(board.column(cell) - board.column(base));
}

std::uint32_t weight_of_card(const State& state, const Play& play, int face) {
    const int cell = play.cell;
    const int strength = strength_of(face);
    const auto weight = [&] {
        switch (play.deed) {
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
        case Deed::none: break;
        }
        return 0;
    };
    return static_cast<std::uint32_t>(weight());
}

// All that the player may do, in the order of State::legal: goes on for as long as `left` is not spent on the
// weights of what it passes. Gives where it stopped, if it did.
std::optional<Action> pass(const State& state, const HeldFaces& held, const Plays& plays,
                           std::uint32_t& left) {
    std::optional<Action> found;
    const auto step = [&](Verb verb, int cell, int face, std::uint32_t weight) {
        if (found) return;
        if (left >= weight)
            left -= weight;
        else if (cell == no_cell)
            found = make_action(verb, -1, -1, face);
        else
            found = make_action(verb, state.board().row(cell), state.board().column(cell), face);
    };
    for (const Play& each : plays)
        for (std::size_t i = 0; i < held.size() && !found; ++i)
            if ((each.cards >> i & 1U) != 0)
                step(play, each.cell, held[i], weight_of_card(state, each, held[i]));
    if (found) return found;
    const Cells piles = own_piles(state);
    piles.for_each([&](int cell) {
        for_each_face(faces_on(state, cell),
                      [&](int face) { step(keep, cell, face, number_of(face) != 0 ? 8 : 2); });
    });
    piles.for_each([&](int cell) {
        for_each_face(towers_of(faces_on(state, cell)), [&](int face) { step(tower, cell, face, 40); });
    });
    swaps(state).for_each([&](int cell) { step(swap, cell, -1, 1); });
    for (const std::int8_t face : held) step(discard, no_cell, face, is_royal(face) ? 3 : 2);
    return found;
}

// How far a player's power reaches, and what it is about to win.
int standing(const State& state, Seat seat) {
    int sum = 0;
    int furthest = 0;
    const Cells powered = state.powered(seat);
    powered.for_each([&](int cell) { furthest = std::max(furthest, advance(state, seat, cell)); });
    (state.sets.claimed & state.board().base_cells).for_each([&](int cell) {
        if (state.at(cell).claim == seat && !State::allied(state.at(cell).owner, seat)) sum += 120;
    });
    sum += 8 * static_cast<int>((state.sets.owned[slot(seat)] & state.sets.piles).count());
    return sum + 20 * furthest + 3 * static_cast<int>(powered.count());
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
    if (state.phase == Phase::bases) return random.below(4) < 3 ? Action{redraw} : Action{accept};
    constexpr std::uint32_t endless = 0xFFFFFFFF;
    const HeldFaces held = held_faces(state);
    const Plays plays = plays_of(state, held);
    std::uint32_t left = endless;
    pass(state, held, plays, left);
    left = random.below(endless - left);
    return *pass(state, held, plays, left);
}

} // namespace cardfront::crossfire
