#include "core/crossfire/power.h"

#include <bit>
#include <cassert>

namespace cardfront::crossfire {

namespace {

constexpr unsigned ten = 1U << 10U;
constexpr unsigned one_to_nine = 0x3FEU;
constexpr std::uint8_t none = most_cells;

// A set of cells by words, so that going through it costs no more than its elements.
class Set {
  public:
    Cells cells() const {
        Cells out;
        for_each([&](int cell) { out.set(slot(cell)); });
        return out;
    }
    bool operator[](int cell) const { return (words_[slot(cell / 64)] >> (cell % 64) & 1U) != 0; }
    void set(int cell) { words_[slot(cell / 64)] |= std::uint64_t{1} << (cell % 64); }
    bool any() const { return (words_[0] | words_[1] | words_[2] | words_[3]) != 0; }
    bool none() const { return !any(); }
    bool meets(const Set& other) const { return (*this & other).any(); }
    bool contains(const Set& other) const { return other.without(*this).none(); }
    Set& operator|=(const Set& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
        return *this;
    }
    Set operator|(const Set& other) const { return Set(*this) |= other; }
    Set operator&(const Set& other) const {
        Set out;
        for (std::size_t i = 0; i < words_.size(); ++i) out.words_[i] = words_[i] & other.words_[i];
        return out;
    }
    Set without(const Set& other) const {
        Set out;
        for (std::size_t i = 0; i < words_.size(); ++i) out.words_[i] = words_[i] & ~other.words_[i];
        return out;
    }
    // `f(cell)`, ascending.
    template <class F>
    void for_each(F&& f) const {
        for (std::size_t i = 0; i < words_.size(); ++i)
            for (std::uint64_t word = words_[i]; word != 0; word &= word - 1)
                f(static_cast<int>(i) * 64 + std::countr_zero(word));
    }
    Set lowest() const { // none of none
        Set out;
        for (std::size_t i = 0; i < words_.size(); ++i)
            if (words_[i] != 0) return out.words_[i] = words_[i] & (~words_[i] + 1), out;
        return out;
    }

  private:
    std::array<std::uint64_t, 4> words_{};
};
using Goals = std::array<Set, 2>; // bases; a chain needs one of each

// The nodes of one player, or of two partners, and the pairs that they can make.
class Graph {
  public:
    Graph(const State& state, Seat seat, bool with_partner) : board_(state.board()) {
        for (int cell = 0; cell < board_.cells(); ++cell) {
            const Cell& here = state.at(cell);
            if (board_.at(cell) == Ground::support || (here.kind != Kind::node && here.kind != Kind::tower))
                continue;
            if (here.owner == seat || (with_partner && State::allied(here.owner, seat)))
                add(cell, here.owner, numbers_of(state, cell));
        }
    }
    void add(int cell, Seat owner, unsigned numbers) {
        nodes_.set(cell);
        owner_[slot(cell)] = owner;
        numbers_[slot(cell)] = numbers;
        if ((numbers & ten) != 0) alone_.set(cell);
    }
    // Could a chain lead from the one to the other, if all were powered?
    bool touch(const Set& some, const Set& others) const { return flood(some, nodes_).meets(others); }
    // These two are a pair, and take nobody else for it.
    void pair(int one, int other) {
        for (const int cell : {one, other}) paired_.set(cell), alone_.set(cell);
    }

    void prepare() {
        by_.fill(none);
        Set unmatched;
        nodes_.without(alone_).for_each([&](int cell) {
            if (!has_partner(cell)) return;
            Set asked;
            (augment(cell, by_, asked) ? sure_ : unmatched).set(cell);
        });
        // Whoever an alternating path joins with one that is left over could be left over in its place.
        Set seen;
        Set next = unmatched;
        while (next.any()) {
            Set more;
            next.for_each([&](int cell) {
                rivals_.set(cell);
                for_each_partner(cell, [&](int partner) {
                    const std::uint8_t rival = by_[slot(partner)];
                    if (!seen[partner] && rival != none) more.set(rival);
                    seen.set(partner);
                });
            });
            next = more.without(rivals_);
        }
        sure_ = sure_.without(rivals_) | alone_;
    }

    const Set& sure() const { return sure_; }
    Set possible() const { return sure_ | rivals_; }

    // All that is reached from `start` over `through`; both in the result only if in `through`.
    Set flood(const Set& start, const Set& through) const {
        Set reached = start & through;
        std::array<std::uint8_t, most_cells> stack{};
        std::size_t size = 0;
        reached.for_each([&](int cell) { stack[size++] = static_cast<std::uint8_t>(cell); });
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

    // Connected nodes with all of `start`, which touch each other, and one of each of the goals, that some
    // pairing powers at once; none: there are no such.
    Set chain(const Set& start, const Goals& goals) const {
        Chosen chosen;
        chosen.by.fill(none);
        bool possible = true;
        (start & rivals_).for_each([&](int cell) { possible = possible && choose(chosen, cell); });
        if (!possible || !(sure_ | chosen.in).contains(start)) return {};
        return grow(start, goals, chosen);
    }

  private:
    using Partners = std::array<std::uint8_t, most_cells>; // of a cell: whom it serves as a partner
    struct Chosen { // rivals that are counted in, and those that are not
        Set in, out;
        Partners by{};
    };
    using Path = FixedVector<std::uint8_t, most_cells>;

    template <class F>
    void for_each_partner(int cell, F&& f) const {
        for (const std::uint8_t other : board_.around[slot(cell)])
            if (other != none && nodes_[other] && !paired_[other] && owner_[other] == owner_[slot(cell)] &&
                sum_to_ten(numbers_[slot(cell)], numbers_[other]))
                f(static_cast<int>(other));
    }
    bool has_partner(int cell) const {
        bool found = false;
        for_each_partner(cell, [&](int) { found = true; });
        return found;
    }
    // Finds a partner for it, where need be by giving others another one (Kuhn 1955).
    bool augment(int cell, Partners& by, Set& asked) const {
        bool done = false;
        for_each_partner(cell, [&](int partner) {
            if (done || asked[partner]) return;
            asked.set(partner);
            const std::uint8_t rival = by[slot(partner)];
            if (rival != none && !augment(rival, by, asked)) return;
            by[slot(partner)] = static_cast<std::uint8_t>(cell);
            done = true;
        });
        return done;
    }
    bool choose(Chosen& chosen, int cell) const {
        Set asked;
        if (!augment(cell, chosen.by, asked)) return false;
        chosen.in.set(cell);
        return true;
    }
    // Rivals who find no partner beside those that are chosen are out.
    void close(Chosen& chosen) const {
        rivals_.without(chosen.in | chosen.out).for_each([&](int cell) {
            Partners by = chosen.by;
            Set asked;
            if (!augment(cell, by, asked)) chosen.out.set(cell);
        });
    }
    // Tries the way over the fewest rivals. If that fails, every chain lacks one of them: the first, or has
    // the first and lacks the second, and so on.
    Set grow(const Set& start, const Goals& goals, Chosen chosen) const {
        const auto meets_all = [&](const Set& cells) {
            return cells.meets(goals[0]) && cells.meets(goals[1]) && cells.contains(start);
        };
        const Set reached = flood(start.lowest(), sure_ | chosen.in);
        if (meets_all(reached)) return reached;
        close(chosen);
        const Set open = possible().without(chosen.out);
        if (!meets_all(flood(start.lowest(), open))) return {};
        const Path path = way(reached, open, goals[reached.meets(goals[0]) ? 1 : 0], sure_ | chosen.in);
        Chosen all = chosen;
        bool possible = true;
        for (const std::uint8_t cell : path) possible = possible && choose(all, cell);
        if (possible)
            if (const Set found = grow(start, goals, all); found.any()) return found;
        for (const std::uint8_t cell : path) {
            Chosen without = chosen;
            without.out.set(cell);
            if (const Set found = grow(start, goals, without); found.any()) return found;
            if (!choose(chosen, cell)) break;
        }
        return {};
    }
    // The cells on a way over `open` to the goal that are not `free`, as few as possible. Needs a way.
    Path way(const Set& from, const Set& open, const Set& goal, const Set& free) const {
        Partners before;
        before.fill(none);
        Set seen = from;
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

    const Board& board_;
    Set nodes_, alone_, paired_; // alone: needs no partner
    Set sure_, rivals_;
    std::array<Seat, most_cells> owner_{};
    std::array<unsigned, most_cells> numbers_{};
    Partners by_{};
};

Set bases_of(const State& state, Seat seat) {
    Set bases;
    const Board& board = state.board();
    for (const Seat home : SeatRange(state.players))
        for (const std::uint8_t cell : board.bases[slot(home)])
            if (state.is_base_of(cell, seat)) bases.set(cell);
    return bases;
}

// Which of the graph's nodes are linked to a base of each of the goals.
Set linked(const Graph& graph, const Goals& goals) {
    Set out;
    Set left = graph.sure();
    while (left.any()) { // of the sure ones a whole component at a time
        const Set together = graph.flood(left.lowest(), graph.sure());
        left = left.without(together);
        if (together.meets(goals[0]) && together.meets(goals[1])) out |= together;
    }
    const Set hopeful = graph.flood(goals[0], graph.possible()) & graph.flood(goals[1], graph.possible());
    const auto look = [&](int cell) {
        if (out[cell]) return;
        Set start;
        start.set(cell);
        out |= graph.chain(start, goals);
    };
    (hopeful & goals[0]).for_each(look);
    if (out.any()) hopeful.for_each(look); // without a base there is no chain at all
    return out;
}

Seat partner_of(Seat seat) {
    return static_cast<Seat>((seat + 2) % most_seats);
}

// The chains that join the bases of two partners. Needs four players.
Set joined_nodes(const State& state, Seat seat) {
    const Set bases = bases_of(state, seat);
    const Set others = bases_of(state, partner_of(seat));
    Graph both(state, seat, true);
    if (!both.touch(bases, others)) return {};
    both.prepare();
    return linked(both, {bases, others});
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
    // Of each set of numbers, those that make 10 with one of them.
    static constexpr auto missing = [] {
        std::array<std::uint16_t, 2 * ten> table{};
        for (unsigned set = 0; set < table.size(); ++set)
            for (unsigned number = 1; number <= 9; ++number)
                if ((set >> (10 - number) & 1U) != 0)
                    table[set] = static_cast<std::uint16_t>(table[set] | 1U << number);
        return table;
    }();
    return (numbers & missing[others]) != 0;
}

bool chain_joins(const State& state, Seat seat) {
    return state.players == 4 && joined_nodes(state, seat).any();
}

Power::Power(const State& state, Seat seat) : state_(&state), seat_(seat) {
    Graph own(state, seat, false);
    own.prepare();
    const Set bases = bases_of(state, seat);
    powered_ = usable_ = linked(own, {bases, bases}).cells();
    if (state.players != 4) return;
    joined_nodes(state, seat).for_each([&](int cell) {
        usable_.set(slot(cell));
        if (state.at(cell).owner == seat) powered_.set(slot(cell));
    });
}

bool Power::pairs(int target, int face, int dead) const {
    const State& state = *state_;
    if (!sum_to_ten(numbers_of(state, dead), numbers_of_face(face))) return false;
    Set start;
    start.set(target);
    start.set(dead);
    const Set bases = bases_of(state, seat_);
    const auto would = [&](bool with_partner, const Set& other) {
        Graph graph(state, seat_, with_partner);
        graph.add(target, seat_, numbers_of_face(face));
        graph.pair(target, dead);
        graph.prepare();
        return graph.chain(start, {bases, other}).any();
    };
    return would(false, bases) || (state.players == 4 && would(true, bases_of(state, partner_of(seat_))));
}

} // namespace cardfront::crossfire
