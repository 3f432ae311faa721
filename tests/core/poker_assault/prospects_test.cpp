// What the plain player of Poker Assault expects of an Assault.
#include "core/poker_assault/prospects.h"
#include "core/poker_assault/verbs.h"

#include "tests/core/poker_assault/table.h"

namespace cardfront::poker_assault {

namespace {

using Drawn = std::vector<Face>;

// The most cards of `hand` that can lie with `there` in that pattern: all subsets are tried.
int most_that_join(const Pattern& pattern, const Faces& there, const Drawn& hand) {
    int most = -1;
    for (unsigned set = 0; set < 1U << hand.size(); ++set) {
        Faces all = there;
        for (std::size_t i = 0; i < hand.size(); ++i)
            if ((set >> i & 1U) != 0 && !all.full()) all.push_back(hand[i]);
        if (fits(pattern, all)) most = std::max(most, std::popcount(set));
    }
    return most;
}

// What must be drawn costs so much.
int expected(PatternSet fitting, const Faces& there, const Drawn& hand) {
    constexpr std::array<int, 6> risk{0, 14, 34, 60, 80, 90};
    int best = -100;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        if ((fitting >> i & 1U) == 0) continue;
        const int missing =
            patterns[i].length - static_cast<int>(there.size()) - most_that_join(patterns[i], there, hand);
        best = std::max(best, worth(patterns[i]) - risk.at(static_cast<std::size_t>(missing)));
    }
    return best;
}

} // namespace

TEST(PokerAssaultProspects, AsIfAllThatTheHandCouldAddWereTried) {
    constexpr PatternSet all = (1U << patterns.size()) - 1U;
    Random random(3);
    int asked = 0;
    for (int n = 0; n < 3000; ++n) {
        CardSet deck = CardSet::whole_deck(0), hand;
        const auto draw_one = [&] {
            const DeckCard card = any_of(deck, random);
            deck.remove(card);
            return card;
        };
        for (int left = 5; left > 0; --left) hand.add(draw_one());
        Faces table;
        for (std::uint32_t left = random.below(4); left > 0; --left) table.push_back(printed(draw_one()));
        const Prospects prospects(all, table, hand);
        EXPECT_EQ(prospects.complete(), all_that_it_is(all, table));
        for (const DeckCard card : hand) {
            Drawn rest;
            for (const DeckCard other : hand)
                if (other != card) rest.push_back(printed(other));
            const Face as{printed(card).rank, static_cast<std::int8_t>(random.below(suits))};
            Faces there = table;
            there.push_back(as);
            const Prospects::Step counted{printed(card), as}, apart{printed(card), {}, false};
            ASSERT_EQ(prospects.fits(counted), fitting(all, Count(there)));
            ASSERT_EQ(prospects.fits(apart), fitting(all, Count(table)));
            for (const auto& [step, lying] : {std::pair{counted, there}, {apart, table}}) {
                const PatternSet fitting = prospects.fits(step);
                if (fitting == 0) continue;
                const int found = prospects.promise(fitting, step, -100);
                ASSERT_EQ(found, expected(fitting, lying, rest));
                EXPECT_EQ(prospects.promise(fitting, step, found + 1), found + 1);
                ++asked;
            }
        }
    }
    EXPECT_GT(asked, 10000);
}

} // namespace cardfront::poker_assault
