// Which nodes have power (CF-5, CF-6).
//
// Neighbours on a board lie on cells of different colour, as on a chess board, so the pairs of adjacent nodes
// that sum to 10 make a bipartite graph. By the theorem of Mendelsohn and Dulmage (1958) nodes can be paired
// at the same time if those of each colour can, and the sets of one colour that can be are the independent
// sets of a transversal matroid. So a node that every largest matching covers (a coloop) can always be
// counted in, one without a partner never, and only those for whose partners others compete have to be tried.
//
// A state keeps what is found here: State::put looks again for those alone whose power may have changed.
#pragma once

#include "core/crossfire/state.h"

#include <bit>

namespace cardfront::crossfire {

// The nodes of `seat` on chains of its own nodes from a base of its own. Those that are known to be need no
// search: while nodes are added, whoever has power keeps it.
Cells linked_nodes(const State& state, Seat seat, const Cells& known);
// The nodes of `seat` and its partner on chains that join bases of both. Needs four players.
Cells joining_nodes(const State& state, Seat seat, const Cells& known);

// Of one player, as the state keeps it.
class Power {
  public:
    Power(const State& state, Seat seat) // the state must outlive it
        : state_(&state), seat_(seat), usable_(state.usable(seat)) {}

    const Cells& usable() const { return usable_; } // as State::usable
    // Would `face`, laid on the empty cell `target`, pair with the own node on `dead`, and be linked?
    bool pairs(int target, int face, int dead) const;
    // The same of a face that makes ten with a node that is not usable.
    bool joins(int target, int dead) const;

  private:
    bool would_join(int target, int dead, bool with_partner) const;

    const State* state_;
    Seat seat_;
    Cells usable_;
};

// The numbers 1 to 10 that a node may have, as bits; a Joker has all, a royal none, a tower 10.
unsigned numbers_of(const State& state, int cell);
inline constexpr unsigned one_to_nine = 0x3FEU;
inline constexpr unsigned as_ten = 1U << 10U;
// Those that make ten with one of these.
constexpr unsigned partners_of(unsigned numbers) {
    unsigned partners = 0;
    for (unsigned left = numbers & one_to_nine; left != 0; left &= left - 1)
        partners |= as_ten >> static_cast<unsigned>(std::countr_zero(left));
    return partners;
}

struct FaceNumbers {
    std::uint16_t numbers = 0, partners = 0;
};
inline constexpr std::array<FaceNumbers, hidden_face + 1> numbers_of_faces = [] {
    std::array<FaceNumbers, hidden_face + 1> table{};
    for (int face = 0; face < faces; ++face) {
        const unsigned number = (1U << static_cast<unsigned>(number_of(face))) & ~1U;
        const unsigned numbers = face == joker ? one_to_nine | as_ten : number;
        table[slot(face)] = {static_cast<std::uint16_t>(numbers),
                             static_cast<std::uint16_t>(partners_of(numbers))};
    }
    return table;
}();
constexpr unsigned numbers_of_face(int face) { // 0 to hidden_face
    return numbers_of_faces[slot(face)].numbers;
}

} // namespace cardfront::crossfire
