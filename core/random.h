// The rules' only source of chance. The same on every compiler and machine, unlike the library's shuffles and
// distributions, so that a seed and its actions give the same game everywhere.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace cardfront {

// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014): 64 bits of
// state, every seed is good.
class Random {
  public:
    constexpr Random() = default;
    explicit constexpr Random(std::uint64_t seed) : state_(seed) {}
    constexpr bool operator==(const Random&) const = default;

    constexpr std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }

    // 0 to bound - 1, each equally likely. Needs bound > 0.
    // Multiply and reject: Lemire, "Fast random integer generation in an interval", 2019.
    constexpr std::uint32_t below(std::uint32_t bound) {
        assert(bound > 0);
        for (;;) {
            const std::uint64_t product = (next() >> 32U) * bound;
            const auto low = static_cast<std::uint32_t>(product);
            if (low >= bound || low >= (0U - bound) % bound) // the remainder is smaller than the bound
                return static_cast<std::uint32_t>(product >> 32U);
        }
    }

    constexpr int die() { return static_cast<int>(below(6)) + 1; } // 1 to 6

    // Fisher and Yates: every order equally likely.
    template <class Sequence>
    constexpr void shuffle(Sequence& sequence) {
        for (std::size_t left = sequence.size(); left > 1; --left)
            std::swap(sequence[left - 1], sequence[below(static_cast<std::uint32_t>(left))]);
    }

  private:
    std::uint64_t state_ = 0;
};

} // namespace cardfront
