#include "core/crossfire/power.h"

#include <bit>
#include <cassert>

namespace cardfront::crossfire {

namespace {

constexpr std::uint8_t none = most_cells;

using Goals = std::array<Cells, 2>; // bases; a chain needs one of each

constexpr Cells only_cell(int cell) {
    Cells out;
    out.set(slot(cell));
    return out;
}

// The nodes of one player, or of two partners, and the pairs that they can make.
class Graph {
  public:
    Graph(const State& state, const Cells& nodes) : state_(state), board_(state.board()), nodes_(nodes) {}

    // These two are a pair, and take nobody else for it.
    void pair(int one, int other) {
        for (const int cell : {one, other}) nodes_.set(slot(cell)), paired_.set(slot(cell));
    }

    // The nodes that some pairing links to one of each of the goals. Some may be known.
    Cells linked(const Goals& goals, const Cells& known) {
        nodes_ = board_.flood(goals[0], find_pairs());
        const bool own = goals[0] == goals[1];
        if (!own) nodes_ = board_.flood(goals[1], nodes_);
        if (known.contains(nodes_)) return known;
        match();
        if (rivals_.none()) return nodes_;
        const auto meets_both = [&](const Cells& cells) {
            return cells.meets(goals[0]) && cells.meets(goals[1]);
        };
        Cells certain = board_.flood(goals[0], sure_);
        if (!own) certain = board_.flood(goals[1], certain);
        Cells out = known | certain;
        // One rival can be counted in beside the sure ones.
        (own ? rivals_ & (goals[0] | board_.beside(certain)) : rivals_).for_each([&](int cell) {
            if (out[slot(cell)]) return;
            const Cells one = only_cell(cell);
            const Cells together = board_.flood(one, sure_ | one);
            if (meets_both(together)) out |= together;
        });
        const auto look = [&](int cell) {
            if (!out[slot(cell)]) out |= chain_with(only_cell(cell), goals);
        };
        if (out.contains(nodes_)) return out;
        (nodes_ & goals[0]).for_each(look);
        if (out.any()) nodes_.for_each(look); // without a base there is no chain at all
        return out;
    }

    // Connected nodes with all of `start`, which touch each other, and one of each of the goals, that some
    // pairing powers at once; none: there are no such.
    Cells chain(const Cells& start, const Goals& goals) {
        nodes_ = board_.flood(start, find_pairs());
        match();
        return chain_with(start, goals);
    }

  private:
    using Partners = std::array<std::uint8_t, most_cells>; // of a cell: whom it serves as a partner
    struct Chosen { // rivals that are counted in, and those that are not
        Cells in, out;
        Partners by;
    };
    using Path = FixedVector<std::uint8_t, most_cells>;

    Cells chain_with(const Cells& start, const Goals& goals) const {
        Chosen chosen; // NOLINT(cppcoreguidelines-pro-type-member-init): filled at once
        chosen.by.fill(none);
        bool possible = true;
        (start & rivals_).for_each([&](int cell) { possible = possible && choose(chosen, cell); });
        if (!possible || !(sure_ | chosen.in).contains(start)) return {};
        return grow(start, goals, chosen);
    }

    // A largest matching of the nodes, which have to be able and whole components of all that are.
    void match() {
        alone_ = alone_ & nodes_;
        by_.fill(none);
        Cells unmatched;
        nodes_.without(alone_).for_each([&](int cell) {
            Cells asked;
            (augment(cell, by_, asked) ? sure_ : unmatched).set(slot(cell));
        });
        find_rivals(unmatched);
        sure_ = sure_.without(rivals_) | alone_;
    }

    // Who can be in a pair with whom; gives all that can have power, alone or in a pair.
    Cells find_pairs() {
        std::array<FaceNumbers, most_cells> numbers; // of `pairing`
        const Cells pairing = nodes_.without(paired_);
        const Cells special = state_.sets.towers() | board_.base_cells; // bases may have supports
        alone_ = paired_;
        Cells able = alone_;
        pairing.for_each([&](int cell) {
            FaceNumbers& here = numbers[slot(cell)];
            here = numbers_of_faces[slot(face_of(state_.pieces[slot(cell)]))];
            if (special[slot(cell)]) {
                const unsigned all = numbers_of(state_, cell);
                here = {static_cast<std::uint16_t>(all), static_cast<std::uint16_t>(partners_of(all))};
            }
            ways_[slot(cell)] = 0;
            if ((here.numbers & as_ten) != 0) alone_.set(slot(cell));
            for (const unsigned way : {0U, 3U}) { // up and left: those are known already
                const std::uint8_t other = board_.around[slot(cell)][way];
                if (!pairing[other] || (here.numbers & numbers[other].partners) == 0 ||
                    state_.sets.owner(cell) != state_.sets.owner(other))
                    continue;
                ways_[slot(cell)] = static_cast<std::uint8_t>(ways_[slot(cell)] | 1U << way);
                ways_[other] = static_cast<std::uint8_t>(ways_[other] | 1U << (way ^ 2U));
                able.set(slot(cell)), able.set(other);
            }
        });
        return able | alone_;
    }
    // Whoever an alternating path joins with one that is left over could be left over in its place.
    void find_rivals(const Cells& unmatched) {
        Cells seen;
        for (Cells next = unmatched; next.any();) {
            Cells more;
            next.for_each([&](int cell) {
                rivals_.set(slot(cell));
                for_each_partner(cell, [&](std::uint8_t partner) {
                    const std::uint8_t rival = by_[partner];
                    if (!seen[partner] && rival != none) more.set(rival);
                    seen.set(partner);
                    return false;
                });
            });
            next = more.without(rivals_);
        }
    }
    template <class F>
    bool for_each_partner(int cell, F&& f) const { // until one is true
        for (unsigned ways = ways_[slot(cell)]; ways != 0; ways &= ways - 1)
            if (f(board_.around[slot(cell)][slot(std::countr_zero(ways))])) return true;
        return false;
    }
    // Finds a partner for it, where need be by giving others another one (Kuhn 1955).
    bool augment(int cell, Partners& by, Cells& asked) const {
        const auto take = [&](std::uint8_t partner) {
            by[partner] = static_cast<std::uint8_t>(cell);
            return true;
        };
        return for_each_partner(cell, [&](std::uint8_t one) { return by[one] == none && take(one); }) ||
               for_each_partner(cell, [&](std::uint8_t one) {
                   if (asked[one]) return false;
                   asked.set(one);
                   return augment(by[one], by, asked) && take(one);
               });
    }
    bool can_augment(int cell, const Partners& by, Cells& asked) const {
        return for_each_partner(cell, [&](std::uint8_t one) {
            if (asked[one]) return false;
            asked.set(one);
            return by[one] == none || can_augment(by[one], by, asked);
        });
    }
    bool choose(Chosen& chosen, int cell) const {
        Cells asked;
        if (!augment(cell, chosen.by, asked)) return false;
        chosen.in.set(slot(cell));
        return true;
    }
    // Rivals who find no partner beside those that are chosen are out.
    void close(Chosen& chosen) const {
        rivals_.without(chosen.in | chosen.out).for_each([&](int cell) {
            Cells asked;
            if (!can_augment(cell, chosen.by, asked)) chosen.out.set(slot(cell));
        });
    }
    // Tries the way over the fewest rivals. If that fails, every chain lacks one of them: the first, or has
    // the first and lacks the second, and so on.
    Cells grow(const Cells& start, const Goals& goals, const Chosen& so_far) const {
        const auto meets_all = [&](const Cells& cells) {
            return cells.meets(goals[0]) && cells.meets(goals[1]) && cells.contains(start);
        };
        const Cells reached = board_.flood(start.lowest(), sure_ | so_far.in);
        if (meets_all(reached)) return reached;
        Chosen chosen = so_far;
        close(chosen);
        const Cells open = nodes_.without(chosen.out);
        if (!meets_all(board_.flood(start.lowest(), open))) return {};
        const Path path = way(reached, open, goals[reached.meets(goals[0]) ? 1 : 0], sure_ | chosen.in);
        Chosen all = chosen;
        bool possible = true;
        for (const std::uint8_t cell : path) possible = possible && choose(all, cell);
        if (possible)
            if (const Cells found = grow(start, goals, all); found.any()) return found;
        for (const std::uint8_t cell : path) {
            Chosen without = chosen;
            without.out.set(cell);
            if (const Cells found = grow(start, goals, without); found.any()) return found;
            if (!choose(chosen, cell)) break;
        }
        return {};
    }
    // The cells on a way over `open` to the goal that are not `free`, as few as possible. Needs a way.
    Path way(const Cells& from, const Cells& open, const Cells& goal, const Cells& free) const {
        Partners before;
        before.fill(none);
        Cells seen = from;
        Path now;
        Path path;
        from.for_each([&](int cell) { now.push_back(static_cast<std::uint8_t>(cell)); });
        while (!now.empty()) {
            Path next;
            while (!now.empty()) {
                const std::uint8_t cell = now.take_back();
                if (goal[cell]) {
                    for (std::uint8_t each = cell; each != none; each = before[each])
                        if (!free[each]) path.push_back(each);
                    return path;
                }
                for (const std::uint8_t other : board_.around[cell]) {
                    if (other == none || !open[other] || seen[other]) continue;
                    seen.set(other);
                    before[other] = cell;
                    (free[other] ? now : next).push_back(other);
                }
            }
            now = next;
        }
        assert(false);
        return path;
    }

    const State& state_;
    const Board& board_;
    Cells nodes_, alone_, paired_; // alone: needs no partner
    Cells sure_, rivals_;
    std::array<std::uint8_t, most_cells> ways_; // to partners, bits as the directions of Board::around
    Partners by_;
};

Seat partner_of(Seat seat) {
    return static_cast<Seat>((seat + 2) % most_seats);
}

Cells bases_of(const State& state, Seat seat) {
    return state.sets.owned(seat) & state.board().base_cells;
}
// What may have power: no supports and no piles.
Cells nodes_of(const State& state, Seat seat) {
    return (state.sets.owned(seat) & state.board().touching).without(state.sets.piles());
}
Cells nodes_of_team(const State& state, Seat seat) {
    return (state.sets.of_team(State::team(seat)) & state.board().touching).without(state.sets.piles());
}

} // namespace

unsigned numbers_of(const State& state, int cell) {
    const Kind kind = state.kind(cell);
    if (kind == Kind::tower) return as_ten;
    if (kind != Kind::node) return 0;
    unsigned numbers = numbers_of_face(face_of(state.pieces[slot(cell)]));
    if (state.is_base(cell))
        if (const int more = state.support_of(cell); more != 0)
            numbers |= numbers << static_cast<unsigned>(more);
    return numbers & (one_to_nine | as_ten);
}

Cells linked_nodes(const State& state, Seat seat, const Cells& known) {
    const Cells bases = bases_of(state, seat);
    return Graph(state, nodes_of(state, seat)).linked({bases, bases}, known);
}

Cells joining_nodes(const State& state, Seat seat, const Cells& known) {
    const Cells bases = bases_of(state, seat);
    const Cells others = bases_of(state, partner_of(seat));
    const Cells nodes = nodes_of_team(state, seat);
    if (!state.board().flood(bases, nodes).meets(others)) return {}; // as nearly always
    return Graph(state, nodes).linked({bases, others}, known);
}

bool Power::pairs(int target, int face, int dead) const {
    if ((partners_of(numbers_of(*state_, dead)) & numbers_of_face(face)) == 0) return false;
    return usable_[slot(dead)]
               ? would_join(target, dead, false) || (state_->players == 4 && would_join(target, dead, true))
               : joins(target, dead);
}

// No chain uses a node that is not usable as a partner, or it would be on it. So the new pair takes nothing
// from any chain: it is linked if it touches one, or else if it joins what is none without it.
bool Power::joins(int target, int dead) const {
    const Cells two = only_cell(target) | only_cell(dead);
    return state_->board().beside(two).meets(usable_) ||
           (state_->players == 4 && would_join(target, dead, true));
}

bool Power::would_join(int target, int dead, bool with_partner) const {
    const State& state = *state_;
    const Cells start = only_cell(target) | only_cell(dead);
    const Goals goals{bases_of(state, seat_), bases_of(state, with_partner ? partner_of(seat_) : seat_)};
    const Cells nodes = with_partner ? nodes_of_team(state, seat_) : nodes_of(state, seat_);
    const Cells reached = state.board().flood(start, nodes | start);
    if (!reached.meets(goals[0]) || !reached.meets(goals[1])) return false;
    Graph graph(state, nodes);
    graph.pair(target, dead);
    return graph.chain(start, goals).any();
}

} // namespace cardfront::crossfire
