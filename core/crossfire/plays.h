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

// By the player: ascending, each once.
class HeldFaces {
  public:
    explicit HeldFaces(const State& state);

    std::size_t size() const { return faces_.size(); }
    const HeldFace& operator[](std::size_t i) const { return faces_[i]; }
    const HeldFace* begin() const { return faces_.begin(); }
    const HeldFace* end() const { return faces_.end(); }
    unsigned fitting(const Terms& terms) const; // bit i for the face with index i

  private:
    FixedVector<HeldFace, hand_size + 1> faces_;
    std::array<std::uint8_t, 16> at_least_{}; // by strength: bits of those that have it
};

// How far the player's power reaches.
class Reach {
  public:
    explicit Reach(const State& state); // the state must outlive it

    Terms terms(int cell, Deed deed) const; // `deed`: as State::deed says
    Cells cells(Deed deed) const;           // on all others with this deed nothing fits
    Cells cells() const;                    // of all deeds
    Cells anything() const;                 // where any card may be laid from a powered node
    // Cells with a pile that the player may resolve (CF-13).
    Cells own_piles() const { return (own_ & piles_).without(claimed_); }

  private:
    Terms to_lay(int cell) const;
    Terms to_attack(int cell) const;
    Terms to_defend(int cell) const;
    Terms to_support(int cell) const;
    bool base_is_attacked(int base) const;

    const State& state_;
    const Board& board_;
    Power power_;
    Cells own_, allied_; // allied: the player's and the partner's
    Cells piles_, claimed_;
    Cells taken_;   // by anybody's cards, or neutral ones
    Cells sources_; // of attack and defence (CF-8)
    // What touches one of them, a usable node, a usable one that is no base.
    Cells near_sources_, near_power_, beside_node_;
};

// Where a Joker of the hand may be swapped (CF-15).
Cells swaps(const State& state);

// Sets of faces, as bits.
constexpr std::uint64_t face_bit(int face) {
    return std::uint64_t{1} << static_cast<unsigned>(face);
}
constexpr std::uint64_t ranks_bits(int first, int last) { // all cards of these ranks
    return face_bit((last + 1) * suits) - face_bit(first * suits);
}
inline constexpr std::uint64_t ten_faces = ranks_bits(8, 8);
inline constexpr std::uint64_t royal_faces = ranks_bits(jack, king);
inline constexpr std::uint64_t numbered_faces = ranks_bits(0, 8) | ranks_bits(ace, ace);

// The faces of a pile, and those of them that may be a tower's (CF-24).
std::uint64_t faces_on(const State& state, int cell);
std::uint64_t towers_of(std::uint64_t faces_there);
template <class F>
void for_each_face(std::uint64_t faces_there, F&& f) { // f(face), ascending
    for (; faces_there != 0; faces_there &= faces_there - 1)
        f(static_cast<std::int8_t>(std::countr_zero(faces_there)));
}

} // namespace cardfront::crossfire
