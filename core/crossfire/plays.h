// Where the cards of the player's hand can go: for legal actions, their refusals and the plain player alike.
#pragma once

#include "core/crossfire/power.h"

#include <bit>

namespace cardfront::crossfire {

inline constexpr unsigned any_number = 1;

// A face of the hand.
struct HeldFace {
    std::int8_t face = 0;
    std::uint8_t strength = 0;
    std::uint16_t numbers = 0;                                   // numbers_of_face, and any_number
    constexpr auto operator<=>(const HeldFace&) const = default; // NOLINT(modernize-use-nullptr)
};
HeldFace held_face(int face);
using HeldFaces = FixedVector<HeldFace, hand_size + 1>;
HeldFaces held_faces(const State& state); // by the player: ascending, each once

// What a cell asks of a card.
struct Terms {
    Deed deed = Deed::none;
    std::uint8_t strength = 0;  // at least
    std::uint16_t numbers = 0;  // one of these
    const char* rule = nullptr; // against which a card is that does not fit

    bool fit(const HeldFace& card) const {
        if (deed == Deed::support && card.face == joker) return false; // no number until it is needed
        return card.strength >= strength && (card.numbers & numbers) != 0;
    }
};

// How far the player's power reaches.
class Reach {
  public:
    explicit Reach(const State& state); // the state must outlive it

    Terms terms(int cell) const;
    Cells cells() const; // on all others nothing fits

  private:
    Terms to_lay(int cell) const;
    Terms to_attack(int cell) const;
    Terms to_defend(int cell) const;
    Terms to_support(int cell) const;
    bool attacks(int cell) const;

    const State& state_;
    const Board& board_;
    Power power_;
    Cells own_;
    Cells sources_; // of attack and defence (CF-8)
};

struct Play { // of cards on one cell
    std::uint8_t cell = 0;
    Deed deed = Deed::none;
    std::uint8_t cards = 0; // bit i: the face with index i of the held ones
    constexpr bool operator==(const Play&) const = default;
};
using Plays = FixedVector<Play, most_cells>;
Plays plays_of(const State& state, const HeldFaces& held); // by ascending cells

// Cells with a pile that the player may resolve (CF-13), and where a Joker of the hand may be swapped
// (CF-15).
Cells own_piles(const State& state);
Cells swaps(const State& state);

// Sets of faces, as bits.
constexpr std::uint64_t face_bit(int face) {
    return std::uint64_t{1} << static_cast<unsigned>(face);
}
constexpr std::uint64_t ranks_bits(int first, int last) { // all cards of these ranks
    return face_bit((last + 1) * suits) - face_bit(first * suits);
}
inline constexpr std::uint64_t tens = ranks_bits(8, 8);
inline constexpr std::uint64_t royals = ranks_bits(jack, king);

// The faces of a pile, and those of them that may be a tower's (CF-24).
std::uint64_t faces_on(const State& state, int cell);
std::uint64_t towers_of(std::uint64_t faces_there);
template <class F>
void for_each_face(std::uint64_t faces_there, F&& f) { // f(face), ascending
    for (; faces_there != 0; faces_there &= faces_there - 1)
        f(static_cast<std::int8_t>(std::countr_zero(faces_there)));
}

} // namespace cardfront::crossfire
