// Which sets of cards are Assaults: patterns as data, so that a "New Assault Type" adds a row and nothing
// else. Rules PA-1, PA-2, PA-5, PA-7, PA-15.
#pragma once

#include "core/cards/cards.h"
#include "core/fixed_vector.h"
#include "core/rows.h"

#include <array>
#include <cstdint>
#include <string>

namespace cardfront::poker_assault {

// A card on the table as Assaults see it: its rank and suit now.
struct Face {
    std::int8_t rank = 0, suit = 0;
    constexpr bool operator==(const Face&) const = default;
};
inline constexpr std::size_t most_faces = 12;
using Faces = FixedVector<Face, most_faces>;

enum class Shape : std::uint8_t {
    groups,    // cards of equal rank, in groups of `sizes`
    run,       // `length` ranks in a row, Ace high or low
    suited,    // `length` cards of one suit
    circled,   // `length` cards of ranks that are written with a circle
    suited_run // a run of one suit
};

inline constexpr unsigned circles = 0b10111010000; // ranks written with a circle: 6, 8, 9, 10, Queen

struct Pattern {
    const char* name;
    Shape shape{};
    std::array<std::uint8_t, 2> sizes{}; // of groups, descending
    std::uint8_t length = 0;             // how many cards in all
    std::uint8_t draws = 0;              // Power Cards when launched (PA-5)
};

inline constexpr int usual_patterns = 8; // the first ones; every player has them
// In ascending worth among the usual, then those of Power Cards, one for each faction.
inline constexpr std::array<Pattern, 12> patterns{{
    {phrase("Pair"), Shape::groups, {2}, 2, 0},
    {phrase("Two Pair"), Shape::groups, {2, 2}, 4, 0},
    {phrase("Three of a Kind"), Shape::groups, {3}, 3, 0},
    {phrase("Straight"), Shape::run, {}, 5, 1},
    {phrase("Flush"), Shape::suited, {}, 5, 1},
    {phrase("Full House"), Shape::groups, {3, 2}, 5, 1},
    {phrase("Four of a Kind"), Shape::groups, {4}, 4, 1},
    {phrase("Straight Flush"), Shape::suited_run, {}, 5, 2},
    {phrase("Crimson Rite"), Shape::suited, {}, 4, 0},
    {phrase("Running Pack"), Shape::run, {}, 4, 0},
    {phrase("Tight Formation"), Shape::groups, {3, 1}, 4, 0},
    {phrase("Crop Circles"), Shape::circled, {}, 5, 1},
}};

// Bit i: pattern i may be used. Every player has the usual ones.
using PatternSet = BitsFor<patterns.size()>;
inline constexpr PatternSet usual_set = (1U << usual_patterns) - 1U;

// How many cards of which ranks and suits there are.
struct Count {
    std::array<std::uint8_t, ranks> of_rank{};
    std::array<std::uint8_t, most_faces + 1> at_least{}; // ranks of which there are so many or more
    unsigned ranks_present = 0, suits_present = 0;
    int cards = 0;

    Count() = default;
    explicit Count(const Faces& faces) {
        for (const Face& face : faces) add(face);
    }
    void add(Face face) { // needs fewer than most_faces
        ++at_least[++of_rank[static_cast<std::size_t>(face.rank)]];
        ranks_present |= 1U << static_cast<unsigned>(face.rank);
        suits_present |= 1U << static_cast<unsigned>(face.suit);
        ++cards;
    }
};

// Is the set contained in some Assault of that pattern? (PA-1) Judged in the abstract, never by what is left
// in a deck.
bool fits(const Pattern& pattern, const Faces& faces);
bool fits_any(PatternSet allowed, const Faces& faces);
PatternSet fitting(PatternSet allowed, const Count& count); // which of them it fits
// Which of `open`, which `count` fits, it still fits with one more card.
PatternSet fitting_with(PatternSet open, const Count& count, Face more);
PatternSet complete(PatternSet fitting, int cards); // which of them so many cards are
// Which of them is it exactly? (PA-2) Of New Assault Types one alone (PA-15).
PatternSet all_that_it_is(PatternSet allowed, const Faces& faces);
// The one that names it (PA-5): that which draws the most Power Cards; of these a usual one before one of a
// Power Card, then the last in the table. -1: there is none.
int best_of(PatternSet set);
// Is it an Assault whose Ace is low? (PA-7)
bool has_low_ace(PatternSet allowed, const Faces& faces);

// "Flush: two more Hearts": what the set may still become by that pattern. Empty if it does not fit.
std::string outlook_words(const Pattern& pattern, const Faces& faces);

} // namespace cardfront::poker_assault
