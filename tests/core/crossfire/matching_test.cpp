// Power against plain enumeration: all ways to pair the nodes, and for each all that is reached from a base.
#include "core/crossfire/power.h"

#include "tests/core/crossfire/board.h"

#include <functional>
#include <gtest/gtest.h>
#include <set>
#include <utility>
#include <vector>

namespace cardfront::crossfire {

namespace {

std::set<int> numbers_plainly(const State& state, int cell) {
    const Cell here = state.at(cell);
    if (here.kind == Kind::tower) return {10};
    if (here.kind != Kind::node) return {};
    const int face = face_of(here.piece);
    if (face == joker) return {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    if (is_royal(face)) return {};
    std::set<int> numbers{number_of(face)};
    if (!state.is_base(cell)) return numbers;
    const Cell behind = state.at(state.board().behind(cell));
    if (behind.kind == Kind::node && behind.owner == here.owner)
        numbers.insert(number_of(face) + number_of(face_of(behind.piece)));
    return numbers;
}
bool makes_ten(const std::set<int>& some, const std::set<int>& others) {
    return std::any_of(some.begin(), some.end(), [&](int number) { return others.contains(10 - number); });
}
bool touch(const Board& board, int one, int other) {
    return std::abs(board.row(one) - board.row(other)) + std::abs(board.column(one) - board.column(other)) ==
           1;
}

// All ways to pair nodes of `owners`; each(powered) gets the nodes with power but for their link.
class Plain {
  public:
    Plain(const State& state, const std::set<Seat>& owners) : state_(state) {
        for (int cell = 0; cell < state.board().cells(); ++cell)
            if (owners.contains(state.at(cell).owner) && state.board().at(cell) != Ground::support &&
                (state.at(cell).kind == Kind::node || state.at(cell).kind == Kind::tower))
                nodes_.push_back(cell);
    }
    // These two are a pair in every way.
    void pair(int one, int other) {
        paired_ = {one, other};
        std::erase(nodes_, one);
        std::erase(nodes_, other);
    }
    template <class F>
    void for_each_way(F&& each) {
        go(0, each);
    }

  private:
    template <class F>
    void go(std::size_t at, F&& each) {
        while (at < nodes_.size() && paired_.contains(nodes_[at])) ++at;
        if (at == nodes_.size()) {
            std::set<int> powered = paired_;
            for (const int node : nodes_)
                if (numbers_plainly(state_, node).contains(10)) powered.insert(node);
            return each(powered);
        }
        go(at + 1, each); // this one in no pair
        const int node = nodes_[at];
        for (std::size_t i = at + 1; i < nodes_.size(); ++i) {
            const int other = nodes_[i];
            if (paired_.contains(other) || !touch(state_.board(), node, other) ||
                state_.at(node).owner != state_.at(other).owner ||
                !makes_ten(numbers_plainly(state_, node), numbers_plainly(state_, other)))
                continue;
            paired_.insert({node, other});
            go(at + 1, each);
            paired_.erase(node);
            paired_.erase(other);
        }
    }
    const State& state_;
    std::vector<int> nodes_;
    std::set<int> paired_;
};

std::set<int> together_with(const Board& board, int start, const std::set<int>& powered) {
    std::set<int> reached{start};
    for (std::size_t before = 0; before != reached.size();) {
        before = reached.size();
        for (const int cell : powered)
            for (const int other : std::set<int>(reached))
                if (touch(board, cell, other)) reached.insert(cell);
    }
    return reached;
}
bool has_base(const State& state, const std::set<int>& chain, Seat seat) {
    return std::any_of(chain.begin(), chain.end(), [&](int cell) { return state.is_base_of(cell, seat); });
}

// f(chain) for each connected set of powered nodes in each way.
template <class F>
void for_each_chain(const State& state, Plain plain, F&& f) {
    plain.for_each_way([&](const std::set<int>& powered) {
        std::set<int> left = powered;
        while (!left.empty()) {
            const std::set<int> chain = together_with(state.board(), *left.begin(), powered);
            for (const int cell : chain) left.erase(cell);
            f(chain);
        }
    });
}

struct Expected {
    Cells powered, usable;
    bool joined = false;
};
Expected power_plainly(const State& state, Seat seat) {
    Expected found;
    for_each_chain(state, Plain(state, {seat}), [&](const std::set<int>& chain) {
        if (!has_base(state, chain, seat)) return;
        for (const int cell : chain) found.powered.set(slot(cell)), found.usable.set(slot(cell));
    });
    if (state.players == 2) return found;
    const auto partner = static_cast<Seat>((seat + 2) % 4);
    for_each_chain(state, Plain(state, {seat, partner}), [&](const std::set<int>& chain) {
        if (!has_base(state, chain, seat) || !has_base(state, chain, partner)) return;
        found.joined = true;
        for (const int cell : chain) {
            found.usable.set(slot(cell));
            if (state.at(cell).owner == seat) found.powered.set(slot(cell));
        }
    });
    return found;
}
bool pairs_plainly(State state, Seat seat, int target, int face, int dead) {
    state.set(target, {piece_of(seat, face), Kind::node, seat, nobody});
    if (!makes_ten(numbers_plainly(state, target), numbers_plainly(state, dead))) return false;
    bool found = false;
    const auto look = [&](const std::set<Seat>& owners, Seat partner) {
        Plain plain(state, owners);
        plain.pair(target, dead);
        for_each_chain(state, plain, [&](const std::set<int>& chain) {
            found = found || (chain.contains(target) && chain.contains(dead) &&
                              has_base(state, chain, seat) && has_base(state, chain, partner));
        });
    };
    look({seat}, seat);
    if (state.players == 4) {
        const auto partner = static_cast<Seat>((seat + 2) % 4);
        look({seat, partner}, partner);
    }
    return found;
}

// What a test draws positions from: a part of a board, and how full it is.
struct Region {
    BoardKind kind;
    int top, bottom, left, right; // rows and columns, inclusive
    std::uint32_t full;           // of 100 cells
    std::uint32_t foreign;        // of 100 nodes
    int most_nodes;
};

int any_face(Random& random, std::uint32_t mood) {
    const auto number = [](int value) { return value == 1 ? make_card(ace, 0) : make_card(value - 2, 0); };
    switch (random.below(12)) {
    case 0: return joker;
    case 1: return number(10);
    case 2: return make_card(9 + static_cast<int>(random.below(3)), 1);
    case 3: return number(1 + static_cast<int>(random.below(9)));
    default: // many that compete for the same partners
        if (mood == 0) return number(5);
        return number(random.below(3) == 0 ? 10 - static_cast<int>(mood) : static_cast<int>(mood));
    }
}

State any_cells(const Region& region, Random& random) {
    State state;
    state.players = region.kind == BoardKind::duel ? 2 : 4;
    state.phase = Phase::play;
    const Board& board = state.board();
    const std::uint32_t mood = random.below(5);
    int nodes = 0;
    for (int row = region.top; row <= region.bottom; ++row)
        for (int column = region.left; column <= region.right; ++column) {
            const int cell = board.cell(row, column);
            if (!board.contains(cell) || random.below(100) >= region.full) continue;
            Seat owner = board.home_of(cell) != nobody && random.below(4) != 0
                             ? board.home_of(cell)
                             : static_cast<Seat>(state.players == 4 ? 2 * random.below(2) : 0);
            if (random.below(100) < region.foreign)
                owner = static_cast<Seat>(random.below(static_cast<std::uint32_t>(state.players)));
            if (board.at(cell) == Ground::support) {
                if (random.below(2) == 0)
                    state.set(cell,
                              {piece_of(board.home_of(cell), make_card(static_cast<int>(random.below(5)), 2)),
                               Kind::node, board.home_of(cell), nobody});
                continue;
            }
            if (++nodes > region.most_nodes) return state;
            Cell here{piece_of(owner, any_face(random, mood)), Kind::node, owner, nobody};
            if (is_royal(face_of(here.piece)) && random.below(3) == 0) here.kind = Kind::tower;
            if (random.below(20) == 0) here.kind = Kind::pile;
            state.set(cell, here);
        }
    return state;
}

State any_position(const Region& region, Random& random) {
    State state = any_cells(region, random);
    state.find_power();
    return state;
}

// What put() may write: a node or a tower, a pile, a claim on what lies there, or nothing.
Cell any_change(const State& state, int cell, Random& random) {
    Cell now = state.at(cell);
    const auto seat = [&] {
        return static_cast<Seat>(random.below(static_cast<std::uint32_t>(state.players)));
    };
    switch (random.below(8)) {
    case 0: return {};
    case 1:
        if (now.owner != nobody) now.claim = seat();
        return now;
    case 2:
        if (now.owner != nobody) now.kind = Kind::pile, now.owner = seat();
        return now;
    default: break;
    }
    const Seat owner = seat();
    now = {piece_of(owner, any_face(random, random.below(5))), Kind::node, owner, nobody};
    if (is_royal(face_of(now.piece)) && random.below(3) == 0) now.kind = Kind::tower;
    return now;
}

void keep_up(const Region& region, int positions, std::uint64_t seed) {
    Random random(seed);
    std::size_t linked = 0;
    for (int n = 0; n < positions; ++n) {
        State state = any_position(region, random);
        const Board& board = state.board();
        for (int change = 0; change < 60; ++change) {
            const int cell = static_cast<int>(random.below(static_cast<std::uint32_t>(board.cells())));
            if (!board.contains(cell) || board.at(cell) == Ground::support) continue;
            state.put(cell, any_change(state, cell, random));
            State again = state;
            again.find_power();
            ASSERT_EQ(state.sets, again.sets) << "position " << n << ", " << board.name_of(cell);
            linked += state.sets.linked(0).count();
        }
    }
    EXPECT_GT(linked, static_cast<std::size_t>(positions));
}

void compare(const Region& region, int positions, std::uint64_t seed) {
    Random random(seed);
    std::size_t powered = 0;
    std::size_t joined = 0;
    std::size_t made = 0;
    for (int n = 0; n < positions; ++n) {
        const State state = any_position(region, random);
        const Board& board = state.board();
        for (const Seat seat : SeatRange(state.players)) {
            const Power power(state, seat);
            const Expected expected = power_plainly(state, seat);
            ASSERT_EQ(state.powered(seat), expected.powered) << "position " << n << " seat " << int{seat};
            ASSERT_EQ(power.usable(), expected.usable) << "position " << n << " seat " << int{seat};
            const bool join = state.players == 4 && state.joined(State::team(seat));
            ASSERT_EQ(join, expected.joined) << "position " << n << " seat " << int{seat};
            powered += state.powered(seat).count();
            joined += join ? 1 : 0;
            if (seat % 2 != 0) continue;
            for (int tries = 0; tries < 6; ++tries) {
                const int dead =
                    board.cell(region.top + static_cast<int>(random.below(
                                                static_cast<std::uint32_t>(region.bottom - region.top + 1))),
                               region.left + static_cast<int>(random.below(static_cast<std::uint32_t>(
                                                 region.right - region.left + 1))));
                const int target = board.beside(dead, static_cast<int>(random.below(4)));
                if (target == no_cell || state.at(target).kind != Kind::empty || state.is_base(target) ||
                    state.at(dead).owner != seat || state.is_base(dead) || board.at(dead) == Ground::support)
                    continue;
                const int number = number_of(face_of(state.at(dead).piece));
                const int face = number == 0 || number > 9 || random.below(4) == 0 ? any_face(random, 3)
                                 : number == 9                                     ? make_card(ace, 3)
                                                                                   : make_card(8 - number, 3);
                const bool can = pairs_plainly(state, seat, target, face, dead);
                ASSERT_EQ(power.pairs(target, face, dead), can)
                    << "position " << n << " " << face_text(face) << " on " << board.name_of(target);
                made += can ? 1 : 0;
            }
        }
    }
    EXPECT_GT(powered, static_cast<std::size_t>(positions)) << "the positions test too little";
    EXPECT_GT(made, static_cast<std::size_t>(positions / 50));
    EXPECT_GE(joined, static_cast<std::size_t>(region.kind == BoardKind::duel ? 0 : positions / 50));
}

} // namespace

TEST(CrossfireMatching, CF_5_OwnChainsAreThoseOfPlainEnumeration) {
    compare({BoardKind::duel, 4, 8, 0, 2, 70, 10, 12}, 2500, 1); // a corner, with supports
    compare({BoardKind::duel, 4, 7, 0, 4, 60, 5, 12}, 2000, 2);  // the whole line of bases
    compare({BoardKind::duel, 1, 7, 1, 2, 85, 8, 14}, 1500, 3);  // two columns, both lines of bases
}

TEST(CrossfireMatching, CF_5_WhatIsKeptIsWhatIsFoundAnew) {
    keep_up({BoardKind::duel, 0, 8, 0, 4, 80, 20, 45}, 60, 10);
    keep_up({BoardKind::teams, 0, 8, 0, 8, 85, 20, 81}, 60, 11);
    keep_up({BoardKind::ultimate, 0, 14, 0, 14, 60, 20, 225}, 10, 12);
}

TEST(CrossfireMatching, CF_6_LongChainsAreThoseOfPlainEnumeration) {
    compare({BoardKind::duel, 1, 7, 0, 1, 95, 3, 14}, 1500, 4);
    compare({BoardKind::duel, 5, 7, 0, 4, 95, 3, 15}, 600, 5);
}

TEST(CrossfireMatching, CF_18_JoinedChainsAreThoseOfPlainEnumeration) {
    compare({BoardKind::teams, 1, 7, 3, 4, 92, 6, 14}, 1500, 6);
    compare({BoardKind::teams, 1, 7, 4, 5, 96, 0, 14}, 1500, 7);
    compare({BoardKind::teams, 0, 8, 4, 5, 88, 10, 14}, 800, 8); // with supports
    compare({BoardKind::teams, 2, 7, 1, 3, 85, 12, 14}, 800, 9); // beside seat 1's bases
}

} // namespace cardfront::crossfire
