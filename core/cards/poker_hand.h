// Five-card poker hands: which is higher, what it is called, and what a growing hand could still become.
#pragma once

#include "core/cards/cards.h"
#include "core/cards/poker_hand_tables.h"

#include <array>
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

// Higher is better; equal hands are equal in all that ranks (suits never do, HH-8), and plain < is the order
// of poker. What it is made of, from the highest bits down, stands in poker_hand_tables.h.
using Strength = std::uint64_t;

constexpr Category category_of(Strength strength) {
    const auto grade = static_cast<unsigned>(strength >> poker_tables::grade_place);
    constexpr std::array by_grade{
        Category::high_card,       Category::pair,          Category::two_pair,
        Category::three_of_a_kind, Category::straight,      Category::straight,
        Category::flush,           Category::full_house,    Category::four_of_a_kind,
        Category::straight_flush,  Category::straight_flush};
    static_assert(by_grade.size() == poker_tables::grades.size());
    std::size_t number = 0;
    while (poker_tables::grades[number] != grade) ++number;
    return by_grade[number];
}

// Cards put together one by one, so loops over many hands can share the work of their common cards. Nothing
// here branches on a card, so hands in no order cost as much as hands in a row.
class PokerHand {
  public:
    constexpr PokerHand() = default;
    constexpr PokerHand(std::initializer_list<Card> cards) {
        for (const Card card : cards) add(card);
    }

    // Needs a poker card that is not in the hand, and fewer than five cards.
    constexpr void add(Card card) {
        counters_ += poker_tables::unit_of[static_cast<std::size_t>(card)];
        ranks_ |= 1U << static_cast<unsigned>(rank_of(card));
        suits_ &= 1U << static_cast<unsigned>(suit_of(card));
    }

    constexpr int distinct() const { return std::popcount(ranks_); }
    constexpr std::uint16_t ranks_present() const { return static_cast<std::uint16_t>(ranks_); }
    constexpr bool one_suit() const { return suits_ != 0; } // also true while empty

    // The strength of the cards so far by what they hold together; straights and flushes count only with all
    // five.
    constexpr Strength strength() const {
        namespace tables = poker_tables;
        const std::uint64_t odd = counters_ & tables::one_or_three;
        const std::uint64_t paired = counters_ & tables::two_or_three;
        const std::uint64_t many = (counters_ + tables::to_third_or_fifth) & tables::third_or_fifth;
        return ((odd + tables::pairs[paired]) ^ tables::many[many]) + tables::graded(tables::straights[odd]);
    }

  private:
    std::uint64_t counters_ = 0; // of ranks and suits, see poker_hand_tables.h
    unsigned ranks_ = 0;         // held
    unsigned suits_ = 0b1111;    // that every card so far has
};

// Card by card: of a list the compiler makes a loop, at half the speed.
constexpr Strength strength_of(Card a, Card b, Card c, Card d, Card e) {
    PokerHand hand;
    hand.add(a), hand.add(b), hand.add(c), hand.add(d), hand.add(e);
    return hand.strength();
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
