// The board as data (AE-1): which squares are whose, what is near what. Sets of squares are bits.
#pragma once

#include "core/assault_edge/types.h"

#include <bit>

namespace cardfront::assault_edge {

using Squares = BitsFor<squares>; // bit s: square s
constexpr Squares bit(int square) {
    return Squares{1} << static_cast<unsigned>(square);
}
inline constexpr Squares whole_board = (Squares{1} << squares) - 1;

constexpr bool is_square(int square) {
    return square >= 0 && square < squares;
}
constexpr int row_of(int square) {
    return square / columns;
}
constexpr int column_of(int square) {
    return square % columns;
}
// The same square as the other player sees it.
constexpr Square mirrored(int square) {
    return static_cast<Square>(squares - 1 - square);
}
// As its seat sees it: row 0 is their own edge, column 0 on their left. The way there is the way back.
constexpr Square seen_from(Seat seat, int square) {
    return seat == 0 ? static_cast<Square>(square) : mirrored(square);
}
// Steps, diagonals too (AE-6).
constexpr int distance(int one, int other) {
    const int across = column_of(one) - column_of(other), along = row_of(one) - row_of(other);
    return std::max(across < 0 ? -across : across, along < 0 ? -along : along);
}

// One step away, diagonally too; nothing is beside itself.
constexpr bool is_beside(int one, int other) {
    return distance(one, other) == 1;
}

namespace detail {
constexpr std::array<Squares, squares> near(int steps) {
    std::array<Squares, squares> out{};
    for (int one = 0; one < squares; ++one)
        for (int other = 0; other < squares; ++other)
            if (one != other && distance(one, other) <= steps) out[slot(one)] |= bit(other);
    return out;
}
constexpr Squares edge(Seat seat, int deck) { // three squares for each deck, from the owner's left
    Squares out = 0;
    for (int column = 3 * deck; column < 3 * deck + 3; ++column) out |= bit(seen_from(seat, column));
    return out;
}
inline constexpr std::array<std::array<Squares, squares>, 2> nearby{near(1), near(2)};
inline constexpr std::array<std::array<Squares, decks>, 2> edges{
    {{edge(0, 0), edge(0, 1), edge(0, 2)}, {edge(1, 0), edge(1, 1), edge(1, 2)}}};
constexpr std::array<Squares, 2> column_masks() { // all but the first and the last column
    Squares not_first = 0, not_last = 0;
    for (int square = 0; square < squares; ++square) {
        if (column_of(square) != 0) not_first |= bit(square);
        if (column_of(square) != columns - 1) not_last |= bit(square);
    }
    return {not_first, not_last};
}
inline constexpr auto sides = column_masks();
} // namespace detail

// Within one step or two, without itself. Needs range 1 or 2.
constexpr Squares around(int square, int range = 1) {
    return detail::nearby[slot(range - 1)][slot(square)];
}
// The coloured squares of a deck at its owner's edge.
constexpr Squares edge(Seat owner, int deck) {
    return detail::edges[slot(owner)][slot(deck)];
}
constexpr Squares spawn_zone(Seat owner) {
    return edge(owner, barracks);
}
constexpr bool in(Squares set, int square) {
    return (set >> static_cast<unsigned>(square) & 1U) != 0;
}
// All squares one step from any of these, and these.
constexpr Squares spread(Squares set) {
    const Squares wide = set | ((set & detail::sides[1]) << 1U) | ((set & detail::sides[0]) >> 1U);
    return (wide | wide << unsigned{columns} | wide >> unsigned{columns}) & whole_board;
}
// Where one can go in so many steps over free squares (AE-6).
constexpr Squares reachable(int from, int steps, Squares free) {
    Squares found = bit(from);
    for (int step = 0; step < steps; ++step) {
        const Squares wider = found | (spread(found) & free);
        if (wider == found) break;
        found = wider;
    }
    return found & ~bit(from);
}
// Is a deck within range of the square (AE-2)?
constexpr bool reaches_deck(int square, int range, Seat owner, int deck) {
    Squares near = bit(square);
    for (int step = 1; step < range; ++step) near = spread(near);
    return (near & edge(owner, deck)) != 0;
}
// `f(square)` for each.
template <class F>
void for_each_square(Squares set, F&& f) {
    for (; set != 0; set &= set - 1) f(static_cast<Square>(std::countr_zero(set)));
}

} // namespace cardfront::assault_edge
