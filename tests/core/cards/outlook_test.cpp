// What a growing hand could still become: never promised where it cannot be, never left out where one card
// does it.
#include "core/cards/poker_hand.h"
#include "core/random.h"

#include "tests/core/cards/cards_of.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace cardfront {

namespace {

std::vector<std::string> words_of(const char* cards, const char* gone = "") {
    std::vector<std::string> out;
    for (const Outlook& each : outlook(cards_of(cards), card_set(cards_of(gone)))) out.push_back(each.words);
    return out;
}
using Words = std::vector<std::string>;

// What five cards can come of `cards` and cards outside `away`, found by trying all: a bit for each category.
unsigned reachable(PokerHand hand, int left, std::uint64_t away, Card from = 0) {
    if (left == 0) return 1U << static_cast<unsigned>(category_of(hand.strength()));
    unsigned found = 0;
    for (Card card = from; card < deck_size; ++card) {
        if ((away & card_bit(card)) != 0) continue;
        PokerHand more = hand;
        more.add(card);
        found |= reachable(more, left - 1, away, static_cast<Card>(card + 1));
    }
    return found;
}

struct Sample {
    std::vector<Card> cards;
    std::uint64_t gone = 0;
    std::string text() const {
        std::string out;
        for (const Card card : cards) out += short_card_name(card) + " ";
        return out;
    }
};

Sample random_sample(Random& random, std::size_t held, std::size_t gone) {
    std::array<Card, deck_size> deck{};
    for (int card = 0; card < deck_size; ++card)
        deck[static_cast<std::size_t>(card)] = static_cast<Card>(card);
    random.shuffle(deck);
    Sample sample;
    // Half of the samples are drawn from few cards, so that pairs, suits and sequences are frequent.
    if (random.below(2) == 0) std::sort(deck.begin(), deck.begin() + 8 + random.below(16));
    sample.cards.assign(deck.begin(), deck.begin() + static_cast<std::ptrdiff_t>(held));
    random.shuffle(sample.cards);
    for (std::size_t i = 0; i < gone; ++i) sample.gone |= card_bit(deck[held + i]);
    return sample;
}

void check(const Sample& sample) {
    const int left = 5 - static_cast<int>(sample.cards.size());
    const std::uint64_t away = sample.gone | card_set(sample.cards);
    PokerHand hand;
    for (const Card card : sample.cards) hand.add(card);
    const auto now = category_of(hand.strength());
    const unsigned possible = reachable(hand, left, away);
    const auto found = outlook(sample.cards, sample.gone);

    unsigned promised = 0;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto bit = static_cast<unsigned>(found[i].category);
        if (i > 0) {
            EXPECT_LT(found[i].category, found[i - 1].category) << sample.text();
        }
        EXPECT_GT(found[i].category, now) << sample.text();
        EXPECT_NE(possible >> bit & 1U, 0U) << sample.text() << found[i].words << " cannot be";
        EXPECT_GE(found[i].missing, 1) << sample.text();
        EXPECT_LE(found[i].missing, left) << sample.text();
        if (found[i].missing == 1) promised |= 1U << bit;
    }
    unsigned by_one_card = 0;
    for (Card card = 0; card < deck_size; ++card) {
        if ((away & card_bit(card)) != 0) continue;
        PokerHand more = hand;
        more.add(card);
        if (category_of(more.strength()) > now)
            by_one_card |= 1U << static_cast<unsigned>(category_of(more.strength()));
    }
    EXPECT_EQ(promised, by_one_card) << sample.text();
}

} // namespace

TEST(Outlook, SaysWhatIsMissingInPlainWords) {
    EXPECT_EQ(words_of("2H 7H 9H"),
              (Words{"Flush: two more Hearts", "Three of a Kind: two more 9s", "Pair: one more 9"}));
    EXPECT_EQ(words_of("6H 7C 8D 9S"), (Words{"Straight: the 10", "Pair: one more 9"}));
    EXPECT_EQ(words_of("6H 7C 8D 9S", "10H 10C 10D 10S"), (Words{"Straight: the 5", "Pair: one more 9"}));
    EXPECT_EQ(words_of("9H 9C 4D 4S"), (Words{"Full House: one more 9"}));
    EXPECT_EQ(words_of("9H 9C 4D 4S", "9D 9S"), (Words{"Full House: one more 4"}));
    EXPECT_EQ(words_of("9H 9C 9D 4S"), (Words{"Four of a Kind: one more 9", "Full House: one more 4"}));
    EXPECT_EQ(words_of("AH 9C 9D"), (Words{"Four of a Kind: two more 9s", "Full House: two more Aces",
                                           "Three of a Kind: one more 9", "Two Pair: one more Ace"}));
    EXPECT_EQ(words_of("AH 2H 3H 5H"), (Words{"Straight Flush: the 4 of Hearts", "Flush: one more Heart",
                                              "Straight: the 4", "Pair: one more Ace"}));
    EXPECT_EQ(words_of("6H 7H 8H 9H 10H"), Words{});
}

TEST(Outlook, LeavesOutWhatIsGone) {
    EXPECT_EQ(words_of("6H 7C 8D 9S", "10H 10C 10D 10S 5H 5C 5D 5S 9H 9C 9D"), Words{"Pair: one more 8"});
    // The last 10 would make more than a straight, and any other Heart no straight.
    EXPECT_EQ(words_of("6H 7H 8H 9H", "10C 10D 10S 5H 5C 5D 5S"),
              (Words{"Straight Flush: the 10 of Hearts", "Flush: one more Heart", "Pair: one more 9"}));
}

TEST(Outlook, PromisesWhatCanBeAndForgetsNothingThatOneCardDoes) {
    Random random(10);
    for (int n = 0; n < 20000; ++n) check(random_sample(random, 4, random.below(24)));
    for (int n = 0; n < 3000; ++n) check(random_sample(random, 3, random.below(20)));
    for (int n = 0; n < 100; ++n) check(random_sample(random, 2, random.below(16)));
    for (int n = 0; n < 8; ++n) check(random_sample(random, 1, random.below(8)));
}

} // namespace cardfront
