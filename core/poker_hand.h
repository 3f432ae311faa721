// Five-card poker hands: which is higher, what it is called, and what a growing hand could still become.
#pragma once

#include "core/cards.h"

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

namespace cardfront {

enum class Category : std::uint8_t {
    high_card,
    pair,
    two_pair,
    three_of_a_kind,
    straight,
    flush,
    full_house,
    four_of_a_kind,
    straight_flush
};
inline constexpr int categories = 9;

// Higher is better; equal hands are equal in all that ranks (suits never do, HH-8). The bits, from the top:
// category, then the ranks that form the hand as a set of 13 bits, then the other ranks as such a set. Sets
// of equally many ranks compare like the ranks themselves from the highest down, so plain < is the order of
// poker.
using Strength = std::uint32_t;

constexpr Category category_of(Strength strength) {
    return static_cast<Category>(strength >> 26U);
}

// Cards put together one by one. Adding a card is a handful of bit operations and needs no table, so loops
// over many hands can share the work of their common cards.
class PokerHand {
  public:
    constexpr PokerHand() = default;
    constexpr PokerHand(std::initializer_list<Card> cards) {
        for (const Card card : cards) add(card);
    }

    // Needs a poker card that is not in the hand, and fewer than five cards.
    constexpr void add(Card card) {
        const auto rank = static_cast<std::uint16_t>(1U << static_cast<unsigned>(rank_of(card)));
        four_ |= three_ & rank;
        three_ |= two_ & rank;
        two_ |= one_ & rank;
        one_ |= rank;
        suits_ &= static_cast<std::uint8_t>(1U << static_cast<unsigned>(suit_of(card)));
    }

    constexpr int distinct() const { return std::popcount(one_); }
    constexpr std::uint16_t ranks_present() const { return one_; }
    constexpr bool one_suit() const { return suits_ != 0; } // also true while empty

    // The strength of the cards so far by what they hold together; straights and flushes count only with all
    // five.
    constexpr Strength strength() const {
        if (two_ == 0) return unpaired();
        const unsigned best = four_ != 0 ? four_ : three_ != 0 ? three_ : two_;
        const unsigned pairs = static_cast<unsigned>(std::popcount(two_));
        const Category category = four_ != 0 ? Category::four_of_a_kind
                                  : three_ != 0
                                      ? (pairs == 2 ? Category::full_house : Category::three_of_a_kind)
                                      : (pairs == 2 ? Category::two_pair : Category::pair);
        return pack(category, best, one_ & ~best);
    }

  private:
    static constexpr unsigned wheel = 0b1000000001111; // Ace and 2 to 5: the lowest straight

    static constexpr Strength pack(Category category, unsigned forming, unsigned rest) {
        return static_cast<unsigned>(category) << 26U | forming << 13U | rest;
    }
    constexpr Strength unpaired() const {
        const bool five = distinct() == 5;
        const bool flush = five && suits_ != 0;
        const unsigned lowest = one_ & (0U - one_);
        if (five && one_ == lowest * 31U)
            return pack(flush ? Category::straight_flush : Category::straight, one_, 0);
        if (one_ == wheel) return pack(flush ? Category::straight_flush : Category::straight, 0b1111, 0);
        return pack(flush ? Category::flush : Category::high_card, one_, 0);
    }

    std::uint16_t one_ = 0, two_ = 0, three_ = 0, four_ = 0; // ranks held at least once, twice...
    std::uint8_t suits_ = 0b1111;                            // suits that every card so far has
};

constexpr Strength strength_of(Card a, Card b, Card c, Card d, Card e) {
    return PokerHand{a, b, c, d, e}.strength();
}

std::string category_name(Category category); // "Full House"
// "Full House, 9s over 4s". For fewer than five cards what they make so far; "nothing yet" for none.
std::string hand_name(Strength strength);

// What a hand of one to five cards could still become, better than what it is.
struct Outlook {
    Category category{};
    int missing = 0;   // how many more cards of those below it needs, 1 to 4
    std::string words; // "Flush: two more Hearts"
};
// From the best category down. `gone` are cards that cannot come any more (a set of card_bit): what they make
// impossible is left out. `cards` are one to five poker cards.
std::vector<Outlook> outlook(const std::vector<Card>& cards, std::uint64_t gone);

} // namespace cardfront
