// Which nodes have power (CF-5, CF-6).
//
// Neighbours on a board lie on cells of different colour, as on a chess board, so the pairs of adjacent nodes
// that sum to 10 make a bipartite graph. By the theorem of Mendelsohn and Dulmage (1958) nodes can be paired
// at the same time if those of each colour can, and the sets of one colour that can be are the independent
// sets of a transversal matroid. So a node that every largest matching covers (a coloop) can always be
// counted in, one without a partner never, and only those for whose partners others compete have to be tried.
#pragma once

#include "core/crossfire/state.h"

#include <bitset>

namespace cardfront::crossfire {

using Cells = std::bitset<most_cells>;

class Power {
  public:
    Power(const State& state, Seat seat); // the state must outlive it

    const Cells& powered() const { return powered_; } // own nodes, linked to an own base or on a joined chain
    const Cells& usable() const { return usable_; }   // also the partner's nodes on a joined chain
    // Would `face`, laid on the empty cell `target`, pair with the own node on `dead`, and be linked?
    bool pairs(int target, int face, int dead) const;

  private:
    const State* state_;
    Seat seat_;
    Cells powered_, usable_;
};

bool chain_joins(const State& state, Seat seat); // the bases of both partners

// The numbers 1 to 10 that a node may have, as bits; a Joker has all, a royal none, a tower 10.
unsigned numbers_of(const State& state, int cell);
unsigned numbers_of_face(int face);
bool sum_to_ten(unsigned numbers, unsigned others);

} // namespace cardfront::crossfire
