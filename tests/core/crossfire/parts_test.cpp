// Crossfire: decks and laid cards, of which a state is made, against plain ones.
#include "core/crossfire/deck.h"
#include "core/crossfire/laid.h"

#include <gtest/gtest.h>
#include <map>
#include <utility>
#include <vector>

namespace cardfront::crossfire {

namespace {

std::vector<int> counts_of(const Deck& deck) {
    std::vector<int> counts;
    counts.reserve(slot(faces));
    for (int face = 0; face < faces; ++face) counts.push_back(deck[face]);
    return counts;
}

using CardsByCell = std::map<int, std::vector<Piece>>;

CardsByCell cards_by_cell(const Laid& laid) {
    CardsByCell found;
    laid.for_each([&](int cell, Piece piece) { found[cell].push_back(piece); });
    return found;
}

Piece any_piece(Random& random) {
    return piece_of(static_cast<Seat>(random.below(4)), static_cast<int>(random.below(faces)));
}

// Lays cards, and now and then clears a cell.
Laid any_laid(Random& random, int steps, CardsByCell& expected) {
    Laid laid;
    for (int n = 0; n < steps; ++n) {
        const int cell = static_cast<int>(random.below(10) * 24);
        if (random.below(8) == 0) {
            laid.clear(cell), expected.erase(cell);
        } else if (laid.room_for(cell)) {
            const Piece piece = any_piece(random);
            laid.lay(cell, piece), expected[cell].push_back(piece);
        }
    }
    return laid;
}

} // namespace

TEST(CrossfireDeck, CountsWhatIsAddedAndTaken) {
    for (const int copies : {1, 2}) {
        const Deck whole(copies, 3 * copies);
        EXPECT_EQ(whole.count(), copies * 55);
        EXPECT_TRUE(whole.sane());
        Deck deck = whole;
        std::vector<int> expected = counts_of(deck);
        Random random(7);
        for (int n = 0; n < 2000; ++n) {
            const int face = static_cast<int>(random.below(faces));
            if (random.below(2) == 0 && deck[face] > 0)
                deck.take(face), --expected[slot(face)];
            else if (deck[face] < whole[face])
                deck.add(face), ++expected[slot(face)];
            ASSERT_EQ(counts_of(deck), expected);
            ASSERT_TRUE(deck.sane());
        }
        for (int face = 0; face < faces; ++face)
            while (deck[face] < whole[face]) deck.add(face);
        EXPECT_EQ(deck, whole) << "the same cards are the same bytes";
    }
}

TEST(CrossfireDeck, ChanceTakesEachCardOnce) {
    for (const int copies : {1, 2}) {
        std::vector<int> first(faces);
        for (std::uint64_t seed = 0; seed < 5500; ++seed) {
            Random random(seed * 77);
            ++first[slot(Deck(copies, 3 * copies).take_any(random))];
        }
        for (int face = 0; face < joker; ++face) EXPECT_NEAR(first[slot(face)], 100, 60) << face;
        EXPECT_NEAR(first[joker], 300, 100);
        Deck deck(copies, 3 * copies);
        std::vector<int> taken(faces);
        for (Random random(1); deck.count() > 0;) ++taken[slot(deck.take_any(random))];
        EXPECT_EQ(taken, counts_of(Deck(copies, 3 * copies)));
        EXPECT_EQ(deck, Deck());
    }
}

TEST(CrossfireLaid, TellsOfEachCellWhatLiesThere) {
    Random random(8);
    for (int n = 0; n < 300; ++n) {
        CardsByCell expected;
        const Laid laid = any_laid(random, n, expected);
        ASSERT_TRUE(laid.sane());
        ASSERT_EQ(cards_by_cell(laid), expected);
        ASSERT_EQ(laid.empty(), expected.empty());
        for (int cell = 0; cell < most_cells; ++cell) {
            const auto at = laid.at(cell);
            ASSERT_EQ(std::vector<Piece>(at.begin(), at.end()),
                      expected.contains(cell) ? expected[cell] : std::vector<Piece>{});
            ASSERT_EQ(laid.on(cell), !at.empty());
            if (laid.on(cell)) {
                ASSERT_EQ(laid.top(cell), at.back());
            }
        }
        Laid again; // in another order, cell by cell from the last
        const std::vector<std::pair<int, std::vector<Piece>>> from_last(expected.rbegin(), expected.rend());
        for (const auto& [cell, pieces] : from_last)
            for (const Piece piece : pieces) again.lay(cell, piece);
        ASSERT_EQ(again, laid) << "the same cards are the same bytes";
    }
}

TEST(CrossfireLaid, HasRoomForAllCardsThatAreInNoHand) {
    constexpr int cards = 4 * (55 * most_copies - 3);
    for (const int cells : {1, 20, 161}) { // each has a card below, which is none of them
        Laid laid;
        for (int n = 0; n < cards - cells; ++n) {
            ASSERT_TRUE(laid.room_for(n % cells));
            laid.lay(n % cells, piece_of(0, 1));
        }
        EXPECT_TRUE(laid.sane());
    }
}

TEST(CrossfireLaid, DamagedBytesAreRefused) {
    Random random(9);
    int refused = 0;
    for (int n = 0; n < 4000; ++n) {
        CardsByCell expected;
        Laid laid = any_laid(random, 20, expected);
        auto* const bytes = reinterpret_cast<std::uint8_t*>(&laid);
        bytes[random.below(sizeof laid)] = static_cast<std::uint8_t>(random.below(4) * 85);
        if (!laid.sane()) {
            ++refused;
            continue;
        }
        std::size_t count = 0;
        for (const auto& [cell, pieces] : cards_by_cell(laid)) count += pieces.size() + 1;
        ASSERT_LE(count, Laid::most);
    }
    EXPECT_GT(refused, 1000);
}

} // namespace cardfront::crossfire
