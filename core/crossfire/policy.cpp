// A plain player of Crossfire: forward on a chain, at the other side's bases, in defence of its own. It reads
// nothing but what its seat may know.
#include "core/crossfire/state.h"

#include "core/crossfire/plays.h"

#include <bit>
#include <utility>

namespace cardfront::crossfire {

namespace {

// Rows from one's own line of bases.
int advance(const State& state, Seat seat, int cell) {
    const Board& board = state.board();
    const int base = board.bases[slot(seat)][0];
    return board.ahead[slot(seat)] % 2 == 0 ? std::abs(board.row(cell) - board.row(base))
                                            : std::abs(board.column(cell) - board.column(base));
}

int weight_of_card(const State& state, const Play& play, const HeldFace& card) {
    const int cell = play.cell;
    const int strength = card.strength;
    switch (play.deed) {
    case Deed::attack:
        if (state.is_base(cell)) return 120 + 10 * strength;
        if (state.at(cell).kind == Kind::neutral) return strength > 7 ? 14 : 2;
        return 20 + advance(state, state.player, cell);
    case Deed::defend:
        return state.is_base(cell) ? 200 - 4 * strength : 24 - strength; // the weakest that holds it
    case Deed::lay: {
        const int step = 3 * advance(state, state.player, cell);
        if ((card.numbers & as_ten) != 0) return 12 + 2 * step;
        return card.numbers != any_number ? 8 + 2 * step : 2;
    }
    case Deed::support: return 2;
    case Deed::replace: return number_of(card.face) != 0 ? 8 : 2;
    case Deed::none: break;
    }
    return 0;
}

constexpr std::uint32_t weight_of_swap = 1;
std::uint32_t weight_of_face(Verb verb, int face) { // that stays of a pile, or is discarded
    if (verb == tower) return 40;
    if (verb == keep) return number_of(face) != 0 ? 8 : 2;
    return is_royal(face) ? 3 : 2;
}

// What the player may do and how the plain player weighs it, in the order of State::legal.
class Choices {
  public:
    explicit Choices(const State& state)
        : state_(state),
          held_(held_faces(state)),
          plays_(plays_of(state, held_)),
          piles_(own_piles(state)),
          swaps_(swaps(state)) {
        for (std::size_t i = 0; i < plays_.size(); ++i) {
            sums_[i] = 0;
            find_card(plays_[i], [&](int weight) {
                sums_[i] = static_cast<std::uint16_t>(sums_[i] + weight);
                return false;
            });
            whole_ += sums_[i];
        }
        for (const Verb verb : {keep, tower})
            find_face(verb, [&](std::uint32_t weight) { return whole_ += weight, false; });
        whole_ += weight_of_swap * static_cast<std::uint32_t>(swaps_.count());
        for (const HeldFace& each : held_) whole_ += weight_of_face(discard, each.face);
    }

    std::uint32_t whole_weight() const { return whole_; }

    // The first with which the sum of the weights exceeds `left`, which is less than the whole.
    Action at(std::uint32_t left) const {
        const auto spent = [&](std::uint32_t weight) {
            if (left < weight) return true;
            left -= weight;
            return false;
        };
        for (std::size_t i = 0; i < plays_.size(); ++i)
            if (left < sums_[i])
                return on_cell(play, plays_[i].cell, find_card(plays_[i], [&](int weight) {
                                   return spent(static_cast<std::uint32_t>(weight));
                               }));
            else
                left -= sums_[i];
        for (const Verb verb : {keep, tower})
            if (const auto [cell, face] = find_face(verb, spent); cell != no_cell)
                return on_cell(verb, cell, face);
        if (const int cell = swaps_.first([&](int) { return spent(weight_of_swap); }); cell != no_cell)
            return on_cell(swap, cell, -1);
        std::size_t i = 0;
        while (!spent(weight_of_face(discard, held_[i].face))) ++i;
        return make_action(discard, -1, -1, held_[i].face);
    }

  private:
    Action on_cell(Verb verb, int cell, int face) const {
        return make_action(verb, state_.board().row(cell), state_.board().column(cell), face);
    }
    // The face of the first card of which `f(weight)` is true; -1: there is none.
    template <class F>
    int find_card(const Play& each, F&& f) const {
        for (std::size_t i = 0; i < held_.size(); ++i)
            if ((each.cards >> i & 1U) != 0 && f(weight_of_card(state_, each, held_[i])))
                return held_[i].face;
        return -1;
    }
    // The same of what may stay of piles; no_cell: there is none.
    template <class F>
    std::pair<int, int> find_face(Verb verb, F&& f) const {
        int found = -1;
        const int cell = piles_.first([&](int each) {
            std::uint64_t left = faces_on(state_, each);
            if (verb == tower) left = towers_of(left);
            for (; left != 0; left &= left - 1) {
                found = std::countr_zero(left);
                if (f(weight_of_face(verb, found))) return true;
            }
            return false;
        });
        return {cell, found};
    }

    const State& state_;
    HeldFaces held_;
    Plays plays_;
    Cells piles_, swaps_;
    std::array<std::uint16_t, most_cells> sums_; // of the weights of each play
    std::uint32_t whole_ = 0;
};

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
    const Choices choices(state);
    return choices.at(random.below(choices.whole_weight()));
}

} // namespace cardfront::crossfire
