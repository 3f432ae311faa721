// A plain player of Crossfire: forward on a chain, at the other side's bases, in defence of its own. It reads
// nothing but what its seat may know.
#include "core/crossfire/state.h"

#include "core/crossfire/plays.h"

#include <bit>
#include <utility>

namespace cardfront::crossfire {

namespace {

// Rows from one's own line of bases.
class Advance {
  public:
    Advance(const State& state, Seat seat)
        : board_(state.board()),
          by_rows_(board_.ahead[slot(seat)] % 2 == 0),
          line_(line_of(board_.bases[slot(seat)][0])) {}
    int operator()(int cell) const { return std::abs(line_of(cell) - line_); }

  private:
    int line_of(int cell) const { return by_rows_ ? board_.row(cell) : board_.column(cell); }

    const Board& board_;
    bool by_rows_;
    int line_;
};

// What a card of the hand weighs on a cell: what is the same for every card is found once.
class Weight {
  public:
    Weight(const State& state, int cell, Deed deed, int advance)
        : deed_(deed),
          is_base_(state.is_base(cell)),
          is_neutral_(deed == Deed::attack && state.sets.kind_bits(cell) == 0),
          step_(advance) {}

    std::uint32_t operator()(const HeldFace& card) const { return static_cast<std::uint32_t>(of(card)); }

  private:
    int of(const HeldFace& card) const {
        const int strength = card.strength;
        switch (deed_) {
        case Deed::attack:
            if (is_base_) return 120 + 10 * strength;
            if (is_neutral_) return strength > 7 ? 14 : 2;
            return 20 + step_;
        case Deed::defend: return is_base_ ? 200 - 4 * strength : 24 - strength; // the weakest that holds it
        case Deed::lay:
            if ((card.numbers & as_ten) != 0) return 12 + 6 * step_;
            return card.numbers != any_number ? 8 + 6 * step_ : 2;
        case Deed::support: return 2;
        case Deed::replace: return number_of(card.face) != 0 ? 8 : 2;
        case Deed::none: break;
        }
        return 0;
    }

    Deed deed_;
    bool is_base_, is_neutral_;
    int step_;
};

constexpr std::uint32_t weight_of_number = 8, weight_of_other = 2; // that stays of a pile
constexpr std::uint32_t weight_of_tower = 40, weight_of_swap = 1;
constexpr std::uint32_t weight_of_discard(int face) {
    return is_royal(face) ? 3 : 2;
}

// What the player may do and how the plain player weighs it, in the order of State::legal.
class Choices {
  public:
    explicit Choices(const State& state)
        : state_(state),
          advance_(state, state.player),
          reach_(state),
          held_(state),
          anything_(reach_.anything()),
          piles_(reach_.own_piles()),
          swaps_(swaps(state)) {
        // Deed by deed, so that a processor can foresee what it has to do.
        weigh_anything();
        for (const Deed deed : {Deed::lay, Deed::attack, Deed::defend, Deed::support, Deed::replace})
            reach_.cells(deed).without(anything_).for_each([&](int cell) {
                if (const unsigned cards = held_.fitting(reach_.terms(cell, deed)); cards != 0)
                    weigh(cell, deed, cards);
            });
        piles_.for_each([&](int cell) {
            const std::uint64_t there = faces_on(state, cell);
            const auto count = [&](std::uint64_t some) {
                return static_cast<std::uint32_t>(std::popcount(there & some));
            };
            whole_ += weight_of_number * count(numbered_faces) + weight_of_other * count(~numbered_faces) +
                      weight_of_tower * count(towers_of(there));
        });
        whole_ += weight_of_swap * static_cast<std::uint32_t>(swaps_.count());
        for (const HeldFace& each : held_) whole_ += weight_of_discard(each.face);
    }

    std::uint32_t whole_weight() const { return whole_; }

    // The first with which the sum of the weights exceeds `left`, which is less than the whole.
    Action at(std::uint32_t left) const {
        const auto spent = [&](std::uint32_t weight) {
            if (left < weight) return true;
            left -= weight;
            return false;
        };
        const auto spent_on = [&](int cell) { return spent(sums_[slot(cell)]); };
        if (const int cell = plays_.first(spent_on); cell != no_cell)
            return on_cell(play, cell, face_at(cell, left));
        for (const Verb verb : {keep, tower})
            if (const auto [cell, face] = find_face(verb, spent); cell != no_cell)
                return on_cell(verb, cell, face);
        if (const int cell = swaps_.first([&](int) { return spent(weight_of_swap); }); cell != no_cell)
            return on_cell(swap, cell, -1);
        std::size_t i = 0;
        while (!spent(weight_of_discard(held_[i].face))) ++i;
        return make_action(discard, -1, -1, held_[i].face);
    }

  private:
    Action on_cell(Verb verb, int cell, int face) const {
        return make_action(verb, state_.board().row(cell), state_.board().column(cell), face);
    }
    // Where any card may be laid the weight grows evenly with each step.
    void weigh_anything() {
        std::array<std::uint32_t, 2> sums{};
        for (const int step : {0, 1}) {
            const Weight weight(state_, 0, Deed::lay, step);
            for (const HeldFace& each : held_) sums[slot(step)] += weight(each);
        }
        plays_ = anything_;
        anything_.for_each([&](int cell) {
            add(cell, sums[0] + (sums[1] - sums[0]) * static_cast<std::uint32_t>(advance_(cell)));
        });
    }
    void add(int cell, std::uint32_t sum) {
        sums_[slot(cell)] = static_cast<std::uint16_t>(sum);
        whole_ += sum;
    }
    void weigh(int cell, Deed deed, unsigned cards) {
        const Weight weight(state_, cell, deed, advance_(cell));
        std::uint32_t sum = 0;
        for (std::size_t i = 0; i < held_.size(); ++i) sum += (cards >> i & 1U) != 0 ? weight(held_[i]) : 0;
        plays_.set(slot(cell));
        add(cell, sum);
    }
    int face_at(int cell, std::uint32_t left) const {
        const Deed deed = state_.deed(cell);
        const Weight weight(state_, cell, deed, advance_(cell));
        const unsigned cards = held_.fitting(reach_.terms(cell, deed));
        std::size_t i = 0;
        for (;; ++i) {
            if ((cards >> i & 1U) == 0) continue;
            if (left < weight(held_[i])) return held_[i].face;
            left -= weight(held_[i]);
        }
    }
    // The first that may stay of a pile of which `f(weight)` is true: cell and face; no_cell: there is none.
    template <class F>
    std::pair<int, int> find_face(Verb verb, F&& f) const {
        int found = -1;
        const int cell = piles_.first([&](int each) {
            const std::uint64_t there = faces_on(state_, each);
            for (std::uint64_t left = verb == tower ? towers_of(there) : there; left != 0; left &= left - 1) {
                found = std::countr_zero(left);
                const std::uint32_t kept = number_of(found) != 0 ? weight_of_number : weight_of_other;
                if (f(verb == tower ? weight_of_tower : kept)) return true;
            }
            return false;
        });
        return {cell, found};
    }

    const State& state_;
    Advance advance_;
    Reach reach_;
    HeldFaces held_;
    Cells anything_, plays_;
    std::array<std::uint16_t, most_cells> sums_; // of the weights of the plays on a cell
    Cells piles_, swaps_;
    std::uint32_t whole_ = 0;
};

// How far a player's power reaches, and what it is about to win.
int standing(const State& state, Seat seat) {
    int sum = 0;
    int furthest = 0;
    const Advance advance(state, seat);
    const Cells powered = state.powered(seat);
    powered.for_each([&](int cell) { furthest = std::max(furthest, advance(cell)); });
    if (const int cell = state.claims[slot(seat)]; cell != no_claim)
        if (state.is_base(cell) && !State::allied(state.sets.owner(cell), seat)) sum += 120;
    sum += 8 * static_cast<int>((state.sets.owned(seat) & state.sets.piles()).count());
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
