// A set of cards out of up to four decks of 52, as bits. A card's number is its deck * 52 + its poker card.
#pragma once

#include "core/cards/cards.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace cardfront {

using DeckCard = std::uint8_t; // 0 to 207
inline constexpr int decks = 4;
inline constexpr DeckCard no_deck_card = 0xFF;

constexpr DeckCard deck_card(int deck, int card) {
    return static_cast<DeckCard>(deck * deck_size + card);
}
constexpr int deck_of(DeckCard card) {
    return card / deck_size;
}
constexpr Card poker_card_of(DeckCard card) {
    return static_cast<Card>(card % deck_size);
}

class CardSet {
  public:
    constexpr bool operator==(const CardSet&) const = default;

    static constexpr CardSet whole_deck(int deck) {
        CardSet set;
        set.bits_[static_cast<std::size_t>(deck)] = all;
        return set;
    }
    static constexpr CardSet one_suit(int deck, int suit) {
        CardSet set;
        for (int rank = 0; rank < ranks; ++rank) set.add(deck_card(deck, make_card(rank, suit)));
        return set;
    }

    constexpr bool has(DeckCard card) const { return (word(card) >> bit(card) & 1U) != 0; }
    constexpr void add(DeckCard card) { word(card) |= std::uint64_t{1} << bit(card); }
    constexpr void remove(DeckCard card) { word(card) &= ~(std::uint64_t{1} << bit(card)); }
    constexpr bool empty() const { return (bits_[0] | bits_[1] | bits_[2] | bits_[3]) == 0; }
    constexpr int size() const {
        int count = 0;
        for (const std::uint64_t bits : bits_) count += std::popcount(bits);
        return count;
    }
    // The card with so many lower ones in the set. Needs 0 <= index < size().
    constexpr DeckCard nth(int index) const {
        for (int deck = 0; deck < decks; ++deck) {
            std::uint64_t bits = bits_[static_cast<std::size_t>(deck)];
            const int count = std::popcount(bits);
            if (index >= count) {
                index -= count;
                continue;
            }
            for (; index > 0; --index) bits &= bits - 1;
            return deck_card(deck, std::countr_zero(bits));
        }
        assert(false);
        return no_deck_card;
    }
    constexpr bool meets(const CardSet& other) const { return !(*this & other).empty(); }

    constexpr CardSet& operator|=(const CardSet& other) {
        for (std::size_t i = 0; i < bits_.size(); ++i) bits_[i] |= other.bits_[i];
        return *this;
    }
    constexpr CardSet operator|(const CardSet& other) const { return CardSet(*this) |= other; }
    constexpr CardSet operator&(const CardSet& other) const {
        CardSet set;
        for (std::size_t i = 0; i < bits_.size(); ++i) set.bits_[i] = bits_[i] & other.bits_[i];
        return set;
    }
    constexpr CardSet without(const CardSet& other) const {
        CardSet set;
        for (std::size_t i = 0; i < bits_.size(); ++i) set.bits_[i] = bits_[i] & ~other.bits_[i];
        return set;
    }
    // No bit beyond the 52 cards of a deck: for bytes from outside.
    constexpr bool sane() const {
        return std::all_of(bits_.begin(), bits_.end(), [](std::uint64_t bits) { return (bits & ~all) == 0; });
    }

    // Each card, ascending.
    class Iterator {
      public:
        constexpr Iterator(const std::array<std::uint64_t, decks>& bits, int deck)
            : rest_(bits), deck_(deck) {
            skip();
        }
        constexpr DeckCard operator*() const { return deck_card(deck_, std::countr_zero(rest_[at()])); }
        constexpr Iterator& operator++() {
            rest_[at()] &= rest_[at()] - 1;
            skip();
            return *this;
        }
        // Only against end().
        constexpr bool operator!=(const Iterator& end) const { return deck_ != end.deck_; }

      private:
        constexpr std::size_t at() const { return static_cast<std::size_t>(deck_); }
        constexpr void skip() {
            while (deck_ < decks && rest_[at()] == 0) ++deck_;
        }
        std::array<std::uint64_t, decks> rest_;
        int deck_;
    };
    constexpr Iterator begin() const { return {bits_, 0}; }
    constexpr Iterator end() const { return {bits_, decks}; }

  private:
    static constexpr std::uint64_t all = (std::uint64_t{1} << deck_size) - 1U;
    static constexpr unsigned bit(DeckCard card) { return static_cast<unsigned>(card % deck_size); }
    constexpr std::uint64_t& word(DeckCard card) { return bits_[static_cast<std::size_t>(deck_of(card))]; }
    constexpr const std::uint64_t& word(DeckCard card) const {
        return bits_[static_cast<std::size_t>(deck_of(card))];
    }
    std::array<std::uint64_t, decks> bits_{};
};

} // namespace cardfront
