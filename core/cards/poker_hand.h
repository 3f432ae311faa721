// Five-card poker hands: which is higher, what it is called, and what a growing hand could still become.
#pragma once

#include "core/cards/cards.h"

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
        const std::uint64_t rank = each_lane << static_cast<unsigned>(rank_of(card));
        held_ |= (held_ << 16U | lane) & rank;
        suits_ &= 1U << static_cast<unsigned>(suit_of(card));
    }

    constexpr int distinct() const { return std::popcount(ranks_present()); }
    constexpr std::uint16_t ranks_present() const { return static_cast<std::uint16_t>(held_ & lane); }
    constexpr bool one_suit() const { return suits_ != 0; } // also true while empty

    // The strength of the cards so far by what they hold together; straights and flushes count only with all
    // five.
    constexpr Strength strength() const {
        const auto one = static_cast<unsigned>(held_ & lane);
        const auto two = static_cast<unsigned>(held_ >> 16U & lane);
        if (two == 0) return unpaired(one);
        const auto three = static_cast<unsigned>(held_ >> 32U & lane);
        const auto four = static_cast<unsigned>(held_ >> 48U);
        const bool two_ranks = (two & (two - 1)) != 0;
        if (three == 0) return pack(two_ranks ? Category::two_pair : Category::pair, two, one & ~two);
        if (four != 0) return pack(Category::four_of_a_kind, four, one & ~four);
        return pack(two_ranks ? Category::full_house : Category::three_of_a_kind, three, one & ~three);
    }

  private:
    static constexpr std::uint64_t lane = 0xFFFF;
    static constexpr std::uint64_t each_lane = 0x0001000100010001U;
    static constexpr unsigned wheel = 0b1000000001111; // Ace and 2 to 5: the lowest straight

    static constexpr Strength pack(Category category, unsigned forming, unsigned rest) {
        return static_cast<unsigned>(category) << 26U | forming << 13U | rest;
    }
    constexpr Strength unpaired(unsigned one) const {
        const unsigned lowest = one & (0U - one);
        const bool low = one == wheel;
        const bool straight = low || (one == lowest * 31U && one != 0);
        const bool flush =
            suits_ != 0 && std::popcount(one) == 5; // counted last: not every machine can at once
        const Category category = straight ? (flush ? Category::straight_flush : Category::straight)
                                           : (flush ? Category::flush : Category::high_card);
        return pack(category, low ? 0b1111U : one, 0);
    }

    std::uint64_t held_ =
        0; // from the lowest 16 bits up: the ranks held at least once, twice, three, four times
    unsigned suits_ = 0b1111; // suits that every card so far has
};

constexpr Strength strength_of(Card a, Card b, Card c, Card d, Card e) {
    return PokerHand{a, b, c, d, e}.strength();
}

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
