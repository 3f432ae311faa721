#include "core/crossfire_power.h"

namespace cardfront::crossfire {

namespace {

constexpr unsigned ten = 1U << 10U;
constexpr unsigned one_to_nine = 0x3FEU;
constexpr std::uint8_t none = most_cells;

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

// `f(cell)` for each cell of the set, ascending.
template <class F>
void for_each(const Cells& cells, F&& f) {
    for (int cell = 0; cell < most_cells; ++cell)
        if (cells[at(cell)]) f(cell);
}

// The nodes of one player, or of two partners, and the pairs that they can make.
class Graph {
  public:
    Graph(const State& state, Seat seat, bool with_partner) : board_(state.board()) {
        for (int cell = 0; cell < board_.cells(); ++cell) {
            const Cell& here = state.at(cell);
            if (board_.at(cell) == Ground::support || (here.kind != Kind::node && here.kind != Kind::tower))
                continue;
            if (here.owner == seat || (with_partner && state.allied(here.owner, seat)))
                add(cell, here.owner, numbers_of(state, cell));
        }
    }
    void add(int cell, Seat owner, unsigned numbers) {
        nodes_.set(at(cell));
        owner_[at(cell)] = owner;
        numbers_[at(cell)] = numbers;
        if ((numbers & ten) != 0) alone_.set(at(cell));
    }
    // These two are a pair, and take nobody else for it.
    void pair(int one, int other) {
        for (const int cell : {one, other}) paired_.set(at(cell)), alone_.set(at(cell));
    }

    void prepare() {
        by_.fill(none);
        Cells unmatched;
        for_each(nodes_ & ~alone_, [&](int cell) {
            if (!has_partner(cell)) return;
            Cells asked;
            (augment(cell, by_, asked) ? sure_ : unmatched).set(at(cell));
        });
        // Whoever an alternating path joins with one that is left over could be left over in its place.
        Cells seen;
        Cells next = unmatched;
        while (next.any()) {
            Cells more;
            for_each(next, [&](int cell) {
                rivals_.set(at(cell));
                for_each_partner(cell, [&](int partner) {
                    const std::uint8_t rival = by_[at(partner)];
                    if (!seen[at(partner)] && rival != none) more.set(rival);
                    seen.set(at(partner));
                });
            });
            next = more & ~rivals_;
        }
        sure_ = (sure_ & ~rivals_) | alone_;
    }

    const Cells& sure() const { return sure_; }
    Cells possible() const { return sure_ | rivals_; }

    // All that is reached from `start` over `through`; both in the result only if in `through`.
    Cells flood(const Cells& start, const Cells& through) const {
        Cells reached = start & through;
        std::array<std::uint8_t, most_cells> stack{};
        std::size_t size = 0;
        for_each(reached, [&](int cell) { stack[size++] = static_cast<std::uint8_t>(cell); });
        while (size > 0) {
            const std::uint8_t cell = stack[--size];
            for (const std::uint8_t other : board_.around[cell]) {
                if (other == none || !through[other] || reached[other]) continue;
                reached.set(other);
                stack[size++] = other;
            }
        }
        return reached;
    }

    // Is there a pairing in which connected powered nodes hold all of `start` and one of each of the goals?
    bool links(const Cells& start, const std::array<Cells, 2>& goals) const {
        Chosen chosen;
        chosen.by.fill(none);
        bool possible = true;
        for_each(start & rivals_, [&](int cell) { possible = possible && choose(chosen, cell); });
        return possible && (start & ~sure_ & ~chosen.in).none() && grow(start, goals, chosen);
    }

  private:
    using Partners = std::array<std::uint8_t, most_cells>; // of a cell: whom it serves as a partner
    struct Chosen { // rivals that are counted in, and those that are not
        Cells in, out;
        Partners by{};
    };

    template <class F>
    void for_each_partner(int cell, F&& f) const {
        for (const std::uint8_t other : board_.around[at(cell)])
            if (other != none && nodes_[other] && !paired_[other] && owner_[other] == owner_[at(cell)] &&
                sum_to_ten(numbers_[at(cell)], numbers_[other]))
                f(static_cast<int>(other));
    }
    bool has_partner(int cell) const {
        bool found = false;
        for_each_partner(cell, [&](int) { found = true; });
        return found;
    }
    // Finds a partner for it, where need be by giving others another one (Kuhn 1955).
    bool augment(int cell, Partners& by, Cells& asked) const {
        bool done = false;
        for_each_partner(cell, [&](int partner) {
            if (done || asked[at(partner)]) return;
            asked.set(at(partner));
            const std::uint8_t rival = by[at(partner)];
            if (rival != none && !augment(rival, by, asked)) return;
            by[at(partner)] = static_cast<std::uint8_t>(cell);
            done = true;
        });
        return done;
    }
    bool choose(Chosen& chosen, int cell) const {
        Cells asked;
        if (!augment(cell, chosen.by, asked)) return false;
        chosen.in.set(at(cell));
        return true;
    }
    bool grow(const Cells& start, const std::array<Cells, 2>& goals, const Chosen& chosen) const {
        const auto meets_all = [&](const Cells& reached) {
            return (reached & goals[0]).any() && (reached & goals[1]).any() && (start & ~reached).none();
        };
        Cells first;
        for_each(start, [&](int cell) {
            if (first.none()) first.set(at(cell));
        });
        const Cells reached = flood(first, sure_ | chosen.in);
        if (meets_all(reached)) return true;
        if (!meets_all(flood(first, (sure_ | rivals_) & ~chosen.out))) return false;
        int next = -1; // a rival on the edge
        for_each(rivals_ & ~chosen.in & ~chosen.out, [&](int cell) {
            if (next >= 0) return;
            for (const std::uint8_t other : board_.around[at(cell)])
                if (other != none && reached[other]) next = cell;
        });
        if (next < 0) return false;
        Chosen with = chosen;
        if (choose(with, next) && grow(start, goals, with)) return true;
        Chosen without = chosen;
        without.out.set(at(next));
        return grow(start, goals, without);
    }

    const Board& board_;
    Cells nodes_, alone_, paired_; // alone: needs no partner
    Cells sure_, rivals_;
    std::array<Seat, most_cells> owner_{};
    std::array<unsigned, most_cells> numbers_{};
    Partners by_{};
};

Cells bases_of(const State& state, Seat seat) {
    Cells bases;
    const Board& board = state.board();
    for (const Seat home : SeatRange(state.players))
        for (const std::uint8_t cell : board.bases[at(home)])
            if (state.is_base_of(cell, seat)) bases.set(cell);
    return bases;
}

// Which of the graph's nodes are linked to a base of each of the goals.
Cells linked(const Graph& graph, const std::array<Cells, 2>& goals) {
    Cells out;
    Cells left = graph.sure();
    while (left.any()) { // of the sure ones a whole component at a time
        Cells first;
        for (int cell = 0; first.none(); ++cell)
            if (left[at(cell)]) first.set(at(cell));
        const Cells together = graph.flood(first, graph.sure());
        left &= ~together;
        if ((together & goals[0]).any() && (together & goals[1]).any()) out |= together;
    }
    const Cells hopeful = graph.flood(goals[0], graph.possible()) & graph.flood(goals[1], graph.possible());
    for_each(hopeful & ~out, [&](int cell) {
        Cells start;
        start.set(at(cell));
        if (graph.links(start, goals)) out.set(at(cell));
    });
    return out;
}

Seat partner_of(Seat seat) {
    return static_cast<Seat>((seat + 2) % most_seats);
}

} // namespace

unsigned numbers_of_face(int face) {
    if (face == joker) return one_to_nine | ten;
    const int number = number_of(face);
    return number == 0 ? 0 : 1U << static_cast<unsigned>(number);
}

unsigned numbers_of(const State& state, int cell) {
    const Cell& here = state.at(cell);
    if (here.kind == Kind::tower) return ten;
    if (here.kind != Kind::node) return 0;
    unsigned numbers = numbers_of_face(face_of(here.piece));
    if (state.is_base(cell))
        if (const int more = state.support_of(cell); more != 0)
            numbers |= numbers << static_cast<unsigned>(more);
    return numbers & (one_to_nine | ten);
}

bool sum_to_ten(unsigned numbers, unsigned others) {
    for (unsigned number = 1; number <= 9; ++number)
        if ((numbers >> number & 1U) != 0 && (others >> (10 - number) & 1U) != 0) return true;
    return false;
}

Power::Power(const State& state, Seat seat) : state_(&state), seat_(seat) {
    Graph own(state, seat, false);
    own.prepare();
    const Cells bases = bases_of(state, seat);
    powered_ = usable_ = linked(own, {bases, bases});
    if (state.players != 4) return;
    Graph both(state, seat, true);
    both.prepare();
    const Cells chain = linked(both, {bases, bases_of(state, partner_of(seat))});
    joined_ = chain.any();
    usable_ |= chain;
    for_each(chain, [&](int cell) {
        if (state.at(cell).owner == seat) powered_.set(at(cell));
    });
}

bool Power::pairs(int target, int face, int dead) const {
    const State& state = *state_;
    if (!sum_to_ten(numbers_of(state, dead), numbers_of_face(face))) return false;
    Cells start;
    start.set(at(target)).set(at(dead));
    const Cells bases = bases_of(state, seat_);
    const auto would = [&](bool with_partner, const Cells& other) {
        Graph graph(state, seat_, with_partner);
        graph.add(target, seat_, numbers_of_face(face));
        graph.pair(target, dead);
        graph.prepare();
        return graph.links(start, {bases, other});
    };
    return would(false, bases) || (state.players == 4 && would(true, bases_of(state, partner_of(seat_))));
}

} // namespace cardfront::crossfire
