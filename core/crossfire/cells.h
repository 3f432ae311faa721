// Sets of cells, by words: going through one costs no more than its elements.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace cardfront::crossfire {

inline constexpr int most_cells = 225; // 15 by 15

class Cells {
  public:
    static constexpr std::size_t words = 4;
    static_assert(most_cells <= 64 * words);

    constexpr bool operator==(const Cells&) const = default;
    constexpr bool operator[](std::size_t cell) const { return (words_[cell / 64] & bit(cell)) != 0; }
    constexpr void set(std::size_t cell) { words_[cell / 64] |= bit(cell); }
    constexpr void reset(std::size_t cell) { words_[cell / 64] &= ~bit(cell); }
    constexpr void set(std::size_t cell, bool is_in) {
        std::uint64_t& word = words_[cell / 64];
        word = (word & ~bit(cell)) | std::uint64_t{is_in} << cell % 64;
    }

    constexpr bool any() const { return (words_[0] | words_[1] | words_[2] | words_[3]) != 0; }
    constexpr bool none() const { return !any(); }
    constexpr std::size_t count() const {
        int sum = 0;
        for (const std::uint64_t word : words_) sum += std::popcount(word);
        return static_cast<std::size_t>(sum);
    }
    constexpr std::size_t count_below(std::size_t cell) const {
        int sum = std::popcount(words_[cell / 64] & (bit(cell) - 1));
        for (std::size_t i = 0; i < cell / 64; ++i) sum += std::popcount(words_[i]);
        return static_cast<std::size_t>(sum);
    }
    constexpr bool meets(const Cells& other) const { return (*this & other).any(); }
    constexpr bool contains(const Cells& other) const { return other.without(*this).none(); }

    constexpr Cells& operator|=(const Cells& other) {
        for (std::size_t i = 0; i < words; ++i) words_[i] |= other.words_[i];
        return *this;
    }
    constexpr Cells operator|(const Cells& other) const { return Cells(*this) |= other; }
    constexpr Cells operator&(const Cells& other) const {
        Cells out;
        for (std::size_t i = 0; i < words; ++i) out.words_[i] = words_[i] & other.words_[i];
        return out;
    }
    constexpr Cells without(const Cells& other) const {
        Cells out;
        for (std::size_t i = 0; i < words; ++i) out.words_[i] = words_[i] & ~other.words_[i];
        return out;
    }
    // Those that are in `other`, or that are not.
    constexpr Cells where(const Cells& other, bool is_in) const {
        const std::uint64_t turned = std::uint64_t{is_in} - 1;
        Cells out;
        for (std::size_t i = 0; i < words; ++i) out.words_[i] = words_[i] & (other.words_[i] ^ turned);
        return out;
    }
    constexpr Cells lowest() const { // none of none
        Cells out;
        for (std::size_t i = 0; i < words; ++i)
            if (words_[i] != 0) return out.words_[i] = words_[i] & (~words_[i] + 1), out;
        return out;
    }
    // `f(cell)`, ascending.
    template <class F>
    constexpr void for_each(F&& f) const {
        for (std::size_t i = 0; i < words; ++i)
            for (std::uint64_t word = words_[i]; word != 0; word &= word - 1)
                f(static_cast<int>(i) * 64 + std::countr_zero(word));
    }

    // The first cell of which `f(cell)` is true; -1: there is none.
    template <class F>
    constexpr int first(F&& f) const {
        for (std::size_t i = 0; i < words; ++i)
            for (std::uint64_t word = words_[i]; word != 0; word &= word - 1)
                if (const int cell = static_cast<int>(i) * 64 + std::countr_zero(word); f(cell)) return cell;
        return -1;
    }

    constexpr std::uint64_t word(std::size_t i) const { return words_[i]; }
    constexpr void set_word(std::size_t i, std::uint64_t value) { words_[i] = value; }

  private:
    static constexpr std::uint64_t bit(std::size_t cell) { return std::uint64_t{1} << cell % 64; }

    std::array<std::uint64_t, words> words_{};
};

} // namespace cardfront::crossfire
