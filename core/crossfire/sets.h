// What lies on the cells, and who has power there, as sets.
#pragma once

#include "core/crossfire/cells.h"
#include "core/crossfire/pieces.h"

namespace cardfront::crossfire {

enum class Kind : std::uint8_t {
    empty,
    node,
    tower,  // a royal; its 10 lies on it as the first of State::laid (CF-24)
    pile,   // seized
    neutral // face down, or shown: Sets::shown
};

// All about one cell, as State::at tells it.
struct Cell {
    Piece piece = no_piece; // the node; what was laid on it is in State::laid
    Kind kind = Kind::empty;
    Seat owner = nobody;
    Seat claim = nobody; // who laid the uppermost card of a contest, and wins it unless it is answered
    constexpr bool operator==(const Cell&) const = default;
};

// State::put keeps it up to date.
struct Sets {
    // Of cells that are taken, the bits of their Kind and of their owner; in owners[0] the neutral nodes
    // besides that all have seen.
    std::array<Cells, 2> kinds, owners;
    // Nodes that are linked to a base of their owner over nodes of their owner alone, and those on chains
    // that join the bases of both partners (power.h). They follow from the cells.
    Cells links, joins;

    constexpr bool operator==(const Sets&) const = default;

    constexpr Cells taken() const { return kinds[0] | kinds[1]; } // by somebody's cards
    constexpr Cells piles() const { return kinds[0] & kinds[1]; }
    constexpr Cells towers() const { return kinds[1].without(kinds[0]); }
    constexpr Cells shown() const { return owners[0].without(taken()); } // CF-14
    constexpr Cells of_team(int team) const { return taken().where(owners[0], team == 1); }
    constexpr Cells owned(Seat seat) const { return of_team(seat % 2).where(owners[1], seat >= 2); }
    constexpr Cells linked(Seat seat) const { return owned(seat) & links; }
    constexpr Cells joining(int team) const { return of_team(team) & joins; }

    constexpr unsigned kind_bits(int cell) const { return bits(kinds, cell); } // 0: not taken
    constexpr Seat owner(int cell) const {
        return kind_bits(cell) == 0 ? nobody : static_cast<Seat>(bits(owners, cell));
    }
    constexpr void set(int cell, Kind kind, Seat owner) {
        const bool stays_shown = kind == Kind::neutral && kind_bits(cell) == 0 && owners[0][slot(cell)];
        set_bits(kinds, cell, owner == nobody ? 0 : static_cast<unsigned>(kind));
        set_bits(owners, cell, owner != nobody ? static_cast<unsigned>(owner) : stays_shown ? 1 : 0);
    }
    constexpr void show(int cell) { owners[0].set(slot(cell)); } // needs a neutral node

  private:
    using Two = std::array<Cells, 2>;
    static constexpr unsigned bits(const Two& sets, int cell) {
        return (sets[0][slot(cell)] ? 1U : 0U) | (sets[1][slot(cell)] ? 2U : 0U);
    }
    static constexpr void set_bits(Two& sets, int cell, unsigned value) {
        sets[0].set(slot(cell), (value & 1U) != 0);
        sets[1].set(slot(cell), (value & 2U) != 0);
    }
};
static_assert(static_cast<int>(Kind::pile) == 3);

} // namespace cardfront::crossfire
