// The five-card evaluator: exact over every hand there is, its words, and what a growing hand may become.
#include "core/cards/poker_hand.h"

#include "core/random.h"

#include "tests/core/cards/cards_of.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <vector>

namespace cardfront {

namespace {

using Hand = std::array<Card, 5>;

Strength strength_of(const Hand& hand) {
    return cardfront::strength_of(hand[0], hand[1], hand[2], hand[3], hand[4]);
}
Strength strength_of(const char* cards) {
    PokerHand hand;
    for (const Card card : cards_of(cards)) hand.add(card);
    return hand.strength();
}
std::string name_of(const char* cards) {
    return hand_name(strength_of(cards));
}

// The chart of the rules page as a person applies it, slow and plain (HH-8): the category, then the ranks in
// the order in which they decide. For any number of cards up to five; a straight or a flush takes five.
template <class Cards>
std::vector<int> plain_value(const Cards& hand) {
    std::map<int, int> count;
    for (const Card card : hand) ++count[rank_of(card)];
    std::vector<std::pair<int, int>> groups; // how many, of what
    groups.reserve(count.size());
    for (const auto& [rank, many] : count) groups.emplace_back(many, rank);
    std::sort(groups.rbegin(), groups.rend());
    const bool flush = hand.size() == 5 && std::all_of(hand.begin(), hand.end(), [&](Card card) {
                           return suit_of(card) == suit_of(hand[0]);
                       });
    const bool distinct = groups.size() == 5;
    bool straight = distinct && groups[0].second - groups[4].second == 4;
    if (distinct && groups[0].second == ace && groups[1].second == 3) {
        straight = true;
        groups = {{1, 3}, {1, 2}, {1, 1}, {1, 0}, {1, -1}};
    }
    const auto category = [&] {
        if (straight && flush) return Category::straight_flush;
        if (groups[0].first == 4) return Category::four_of_a_kind;
        if (groups[0].first == 3 && groups.size() == 2 && groups[1].first == 2) return Category::full_house;
        if (flush) return Category::flush;
        if (straight) return Category::straight;
        if (groups[0].first == 3) return Category::three_of_a_kind;
        if (groups[0].first == 2 && groups.size() > 1 && groups[1].first == 2) return Category::two_pair;
        return groups[0].first == 2 ? Category::pair : Category::high_card;
    };
    std::vector<int> value{static_cast<int>(category())};
    for (const auto& [many, rank] : groups) value.push_back(rank);
    return value;
}

template <class F>
void for_each_hand(F&& f) {
    for (Card a = 0; a < deck_size; ++a)
        for (auto b = static_cast<Card>(a + 1); b < deck_size; ++b)
            for (auto c = static_cast<Card>(b + 1); c < deck_size; ++c)
                for (auto d = static_cast<Card>(c + 1); d < deck_size; ++d)
                    for (auto e = static_cast<Card>(d + 1); e < deck_size; ++e) f(Hand{a, b, c, d, e});
}

Hand random_hand(Random& random) {
    std::array<Card, deck_size> deck{};
    for (int card = 0; card < deck_size; ++card)
        deck[static_cast<std::size_t>(card)] = static_cast<Card>(card);
    random.shuffle(deck);
    return {deck[0], deck[1], deck[2], deck[3], deck[4]};
}

} // namespace

TEST(PokerHand, HH_8_EveryHandThereIsFallsIntoItsCategoryAndClass) {
    std::array<int, categories> count{};
    std::vector<std::pair<Strength, std::uint32_t>> all; // with the cards, six bits each
    all.reserve(2598960);
    for_each_hand([&](const Hand& hand) {
        const Strength strength = strength_of(hand);
        ++count[static_cast<std::size_t>(category_of(strength))];
        std::uint32_t cards = 0;
        for (const Card card : hand) cards = cards << 6U | static_cast<std::uint32_t>(card);
        all.emplace_back(strength, cards);
    });
    // Published counts, from the high card to the straight flush (four royal flushes among its 40).
    EXPECT_EQ(count,
              (std::array<int, categories>{1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40}));

    std::sort(all.begin(), all.end());
    std::vector<Hand> representatives;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i > 0 && all[i].first == all[i - 1].first) continue;
        Hand hand{};
        for (std::size_t n = 0; n < hand.size(); ++n)
            hand[n] = static_cast<Card>(all[i].second >> (6U * n) & 63U);
        representatives.push_back(hand);
    }
    EXPECT_EQ(representatives.size(), 7462U);
    // Strictly ascending by the plain reference too, so both order all classes alike.
    for (std::size_t i = 0; i + 1 < representatives.size(); ++i)
        ASSERT_LT(plain_value(representatives[i]), plain_value(representatives[i + 1])) << i;
}

TEST(PokerHand, EverySmallerHandStandsWhereThePlainReferencePutsIt) {
    std::map<std::vector<int>, Strength> strength_by_value;
    const auto grow = [&](const auto& self, std::vector<Card>& cards, const PokerHand& hand) -> void {
        for (auto card = static_cast<Card>(cards.empty() ? 0 : cards.back() + 1); card < deck_size; ++card) {
            PokerHand more = hand;
            more.add(card);
            cards.push_back(card);
            const auto value = plain_value(cards);
            const Strength known = strength_by_value.emplace(value, more.strength()).first->second;
            ASSERT_EQ(known, more.strength());
            ASSERT_EQ(static_cast<int>(category_of(known)), value[0]);
            if (cards.size() < 4) self(self, cards, more);
            cards.pop_back();
        }
    };
    std::vector<Card> cards;
    grow(grow, cards, PokerHand{});
    EXPECT_EQ(strength_by_value.size(), 13U + 91U + 455U + 1820U); // ranks with repetition, five of none
    Strength last = 0;
    for (const auto& [value, strength] : strength_by_value) {
        ASSERT_LT(last, strength);
        last = strength;
    }
}

TEST(PokerHand, HH_8_AgreesWithThePlainReferenceOnPairsOfHands) {
    Random random(8);
    for (int n = 0; n < 20000; ++n) {
        const Hand one = random_hand(random);
        const Hand two = random_hand(random);
        const auto plain_one = plain_value(one);
        const auto plain_two = plain_value(two);
        ASSERT_EQ(strength_of(one) < strength_of(two), plain_one < plain_two);
        ASSERT_EQ(strength_of(one) == strength_of(two), plain_one == plain_two);
        ASSERT_EQ(static_cast<int>(category_of(strength_of(one))), plain_one[0]);
    }
}

TEST(PokerHand, HH_8_TheAceIsHighAndMayStandBelowTheTwoButNeverBetween) {
    EXPECT_EQ(category_of(strength_of("AH 2C 3D 4S 5H")), Category::straight);
    EXPECT_LT(strength_of("AH 2C 3D 4S 5H"), strength_of("2C 3D 4S 5H 6C"));
    EXPECT_GT(strength_of("10H JC QD KS AH"), strength_of("9H 10C JD QS KH"));
    EXPECT_EQ(category_of(strength_of("QH KC AD 2S 3H")), Category::high_card);
    EXPECT_EQ(category_of(strength_of("AH 2H 3H 4H 5H")), Category::straight_flush);
    EXPECT_LT(strength_of("AH 2H 3H 4H 5H"), strength_of("2C 3C 4C 5C 6C"));
    EXPECT_EQ(category_of(strength_of("10H JH QH KH AH")), Category::straight_flush);
}

TEST(PokerHand, HH_8_TheCardsThatFormTheHandDecideFirstThenTheRestDownward) {
    EXPECT_GT(strength_of("3H 3C 2D 4S 5H"), strength_of("2H 2C AD KS QH"));
    EXPECT_GT(strength_of("9H 9C AD 4S 3H"), strength_of("9D 9S KD QS JH"));
    EXPECT_GT(strength_of("9H 9C AD 8S 3H"), strength_of("9D 9S AC 7S 6H"));
    EXPECT_GT(strength_of("KH KC 2D 2S 3H"), strength_of("QH QC JD JS AH"));
    EXPECT_GT(strength_of("3H 3C 3D 2S 2H"), strength_of("2D 2C 2S AS AH"));
    EXPECT_GT(strength_of("AH KH QH JH 9H"), strength_of("AC KC QC JC 8C"));
    EXPECT_EQ(strength_of("AH KD QH JH 9H"), strength_of("AC KC QS JC 9D")) << "suits never rank";
    EXPECT_EQ(strength_of("9H 9C AD 8S 3H"), strength_of("9D 9S AC 8C 3D"));
}

TEST(PokerHand, IsKnownWhileCompiling) {
    constexpr Strength quads = cardfront::strength_of(0, 1, 2, 3, 50);
    static_assert(category_of(quads) == Category::four_of_a_kind);
    static_assert(PokerHand{}.strength() == 0);
    SUCCEED();
}

TEST(PokerHand, TheOrderInWhichCardsComeDoesNotMatter) {
    Random random(9);
    for (int n = 0; n < 2000; ++n) {
        Hand hand = random_hand(random);
        const Strength strength = strength_of(hand);
        random.shuffle(hand);
        ASSERT_EQ(strength_of(hand), strength);
    }
}

TEST(PokerHand, FewerThanFiveCardsCountByWhatTheyHoldTogether) {
    EXPECT_EQ(category_of(strength_of("9H 9C")), Category::pair);
    EXPECT_EQ(category_of(strength_of("9H 9C 9S")), Category::three_of_a_kind);
    EXPECT_EQ(category_of(strength_of("9H 9C 4S 4H")), Category::two_pair);
    EXPECT_EQ(category_of(strength_of("9H 9C 9S 9D")), Category::four_of_a_kind);
    EXPECT_EQ(category_of(strength_of("9H 10H JH QH")), Category::high_card);
}

TEST(PokerHand, HasAPlainName) {
    EXPECT_EQ(name_of(""), "nothing yet");
    EXPECT_EQ(name_of("9H"), "9 high");
    EXPECT_EQ(name_of("AH KD QH JH 9H"), "Ace high");
    EXPECT_EQ(name_of("9H 9C"), "Pair of 9s");
    EXPECT_EQ(name_of("9H 9C 4S 4H KD"), "Two Pair, 9s and 4s");
    EXPECT_EQ(name_of("9H 9C 9S 4H KD"), "Three 9s");
    EXPECT_EQ(name_of("AH 2C 3D 4S 5H"), "Straight to the 5");
    EXPECT_EQ(name_of("10H JC QD KS AH"), "Straight to the Ace");
    EXPECT_EQ(name_of("AH KH QH JH 9H"), "Flush, Ace high");
    EXPECT_EQ(name_of("9H 9C 9S 4H 4D"), "Full House, 9s over 4s");
    EXPECT_EQ(name_of("4H 4C 4S 9H 9D"), "Full House, 4s over 9s");
    EXPECT_EQ(name_of("9H 9C 9S 9D KD"), "Four 9s");
    EXPECT_EQ(name_of("AH 2H 3H 4H 5H"), "Straight Flush to the 5");
}

} // namespace cardfront
