// The boards of Crossfire, as data: what each cell is, and which cells touch.
#pragma once

#include "core/crossfire/cells.h"
#include "core/rows.h"
#include "core/rules.h"

#include <array>
#include <cstdint>
#include <string>

namespace cardfront::crossfire {

inline constexpr int line_length = 5; // bases of a player
inline constexpr int no_cell = -1;

enum class Ground : std::uint8_t {
    outside,
    open,
    neutral, // a face-down card lies there at first
    middle,  // and there; it counts for a team (CF-18)
    base,
    support
};

// Cells are numbered row by row from the top left; seat 0 sits at the bottom, the others follow clockwise.
struct Board {
    const char* name;
    int columns, rows, seats;
    std::array<Ground, most_cells> ground{};
    std::array<Seat, most_cells> home{}; // whose base or support it is
    // Orthogonal neighbours up, right, down, left; most_cells: none. Supports touch nothing.
    std::array<std::array<std::uint8_t, 4>, most_cells> around{};
    std::array<std::array<std::uint8_t, line_length>, most_seats> bases{};
    std::array<std::uint8_t, most_seats> ahead{}; // direction away from one's bases, as in `around`
    Cells touching{}, with_left{}, with_right{};  // cells that touch any, and those beside them
    Cells base_cells{}, neutral_cells{};          // of all seats; where a neutral node lies at first

    int cells() const { return columns * rows; }
    int row(int cell) const { return cell * (65536 / columns + 1) / 65536; } // exact, without a division
    int column(int cell) const { return cell - row(cell) * columns; }
    // Needs a row and a column that may be anything; no_cell: outside.
    int cell(int row, int column) const {
        return row < 0 || row >= rows || column < 0 || column >= columns ? no_cell : row * columns + column;
    }
    Ground at(int cell) const { return ground[static_cast<std::size_t>(cell)]; }
    Seat home_of(int cell) const { return home[static_cast<std::size_t>(cell)]; }
    int beside(int cell, int direction) const {
        const int other = around[static_cast<std::size_t>(cell)][static_cast<std::size_t>(direction)];
        return other == most_cells ? no_cell : other;
    }
    // All that touch one of them.
    Cells beside(const Cells& some) const {
        Cells out;
        const Cells from = some & touching;
        if (cells() <= 64) return out.set_word(0, beside_in<1>(from, 0) & touching.word(0)), out;
        for (std::size_t i = 0; i < Cells::words; ++i)
            out.set_word(i, beside_in<Cells::words>(from, i) & touching.word(i));
        return out;
    }
    // Of sets of so many words, the part of word `i` that touches one of the cells, and some that touch
    // nothing. A row up or down is as many bits as there are columns.
    template <std::size_t words>
    std::uint64_t beside_in(const Cells& some, std::size_t i) const {
        const auto row = static_cast<unsigned>(columns);
        const std::uint64_t here = some.word(i);
        const std::uint64_t before = i == 0 ? 0 : some.word(i - 1);
        const std::uint64_t after = i + 1 == words ? 0 : some.word(i + 1);
        return here << row | before >> (64 - row) | here >> row | after << (64 - row) |
               ((here << 1U | before >> 63U) & with_left.word(i)) |
               ((here >> 1U | after << 63U) & with_right.word(i));
    }
    // All that is reached from `start` over `through`; both in the result only if in `through`.
    Cells flood(const Cells& start, const Cells& through) const;
    int step(int direction) const { // to the next cell's number
        return direction == 0 ? -columns : direction == 1 ? 1 : direction == 2 ? columns : -1;
    }
    int step_ahead(Seat seat) const { return step(ahead[static_cast<std::size_t>(seat)]); }
    int ahead_of(int base) const { return base + step_ahead(home_of(base)); } // the cell in front of a base
    int behind(int base) const { return base - step_ahead(home_of(base)); }   // its support's cell
    int base_of(int support) const { return support + step_ahead(home_of(support)); }
    bool contains(int cell) const { return cell >= 0 && cell < cells() && at(cell) != Ground::outside; }
    // "c4": the column's letter, and the row counted from seat 0's side.
    std::string name_of(int cell) const;
};

enum class BoardKind : std::uint8_t { duel, teams, ultimate };
extern const std::array<Board, enumerators<BoardKind>> boards;
inline const Board& board_of(BoardKind kind) {
    return boards[static_cast<std::size_t>(kind)];
}

} // namespace cardfront::crossfire
