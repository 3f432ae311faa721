// The cards in a deck: a set, for nobody knows their order.
#pragma once

#include "core/crossfire/pieces.h"
#include "core/random.h"

#include <bit>

namespace cardfront::crossfire {

inline constexpr int most_copies = 2, most_jokers = 6; // of each card but the Joker, in one deck

static_assert(joker + most_jokers <= 64);

// A bit for each face of which there is one or more, another one if there are two; and a bit for each Joker.
class Deck {
  public:
    constexpr Deck() = default;
    constexpr Deck(int copies, int jokers) // 1 or 2, 0 to 6
        : once_(all_faces | jokers_bits(jokers)), twice_(copies == 1 ? 0 : all_faces) {}
    constexpr bool operator==(const Deck&) const = default;

    constexpr int count() const { return std::popcount(once_) + std::popcount(twice_); }
    constexpr int operator[](int face) const { // how many of it
        if (face == joker) return std::popcount(once_ >> joker);
        return ((once_ & bit(face)) != 0 ? 1 : 0) + ((twice_ & bit(face)) != 0 ? 1 : 0);
    }
    constexpr void add(int face) { // needs room for one more of it
        assert((*this)[face] < (face == joker ? most_jokers : most_copies));
        if (face == joker) return void(once_ |= jokers_bits((*this)[joker] + 1));
        twice_ |= once_ & bit(face);
        once_ |= bit(face);
    }
    constexpr void take(int face) { // needs one of it
        assert((*this)[face] > 0);
        if (face == joker) return void(once_ &= all_faces | jokers_bits((*this)[joker] - 1));
        once_ &= ~bit(face) | twice_;
        twice_ &= ~bit(face);
    }
    // A card by chance, each equally likely; gives its face. Needs a card.
    constexpr int take_any(Random& chance) {
        const int face = face_at(static_cast<int>(chance.below(static_cast<std::uint32_t>(count()))));
        take(face);
        return face;
    }

    // For bytes from outside: they say how many there are, in the one way.
    constexpr bool sane() const {
        return (twice_ & ~(once_ & all_faces)) == 0 &&
               once_ >> joker == jokers_bits((*this)[joker]) >> joker && (*this)[joker] <= most_jokers;
    }

  private:
    static constexpr std::uint64_t bit(int face) { return std::uint64_t{1} << static_cast<unsigned>(face); }
    static constexpr std::uint64_t jokers_bits(int count) { return (bit(count) - 1) << joker; }
    static constexpr std::uint64_t all_faces = (std::uint64_t{1} << joker) - 1;

    // Of the card with this number, 0 to count() - 1, where they lie in the order of their faces.
    constexpr int face_at(int number) const {
        int face = 0;
        for (int step = 32; step > 0; step /= 2) {
            const std::uint64_t before = bit(face + step) - 1;
            if (std::popcount(once_ & before) + std::popcount(twice_ & before) <= number) face += step;
        }
        return face < joker ? face : int{joker};
    }

    std::uint64_t once_ = 0, twice_ = 0;
};

} // namespace cardfront::crossfire
