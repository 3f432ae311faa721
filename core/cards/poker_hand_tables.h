// What a poker hand is looked up in. All of it is made while compiling, and is less than 4 KB.
//
// A hand is a sum of its cards: three bits for each rank that count its cards, then four for each suit. From
// the counters three sets are cut out: ranks held one or three times, ranks held two or three times, ranks
// held three or four times together with the suit that has five. Few such sets can be, so a multiplier
// spreads each kind over a small table (multiplicative hashing) that says what the set is worth.
#pragma once

#include "core/cards/cards.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace cardfront::poker_tables {

inline constexpr int rank_width = 3, suit_width = 4; // bits of a counter
inline constexpr int suit_counters = ranks * rank_width;

constexpr std::uint64_t bit(int place) {
    return std::uint64_t{1} << static_cast<unsigned>(place);
}
constexpr std::uint64_t rank_unit(int rank) {
    return bit(rank * rank_width);
}
constexpr std::uint64_t suit_unit(int suit) {
    return bit(suit_counters + suit * suit_width);
}

inline constexpr std::uint64_t rank_units = [] {
    std::uint64_t units = 0;
    for (int rank = 0; rank < ranks; ++rank) units |= rank_unit(rank);
    return units;
}();
inline constexpr std::uint64_t suit_units = suit_unit(0) | suit_unit(1) | suit_unit(2) | suit_unit(3);

inline constexpr std::uint64_t one_or_three = rank_units;
inline constexpr std::uint64_t two_or_three = rank_units * 2;
// With these added, the highest bit of a counter tells a rank's third card and a suit's fifth.
inline constexpr std::uint64_t to_third_or_fifth = rank_units + suit_units * 3;
inline constexpr std::uint64_t third_or_fifth = rank_units * 4 + suit_units * 8;

// What decides between hands, from the highest bits of a Strength down. A rank stands there plus one.
inline constexpr int grade_place = 51;     // seven bits, see below
inline constexpr int three_place = 47;     // the rank held three or four times
inline constexpr int high_pair_place = 43; // the higher rank held two or three times
inline constexpr int low_pair_place = 39;  // the lower one; below it the ranks held one or three times

// The grade is put together from what the sets say, one operation each: the grade of the pairs, exclusive or
// that of three, four or a flush, plus that of a straight. The values are such that each result stands where
// its category does.
inline constexpr unsigned a_pair = 0b0010000, two_pairs = 0b0010111;
inline constexpr unsigned three_or_four = 0b0110000, a_flush = 0b0100100;
inline constexpr unsigned a_wheel = 0b0100001, a_straight = 0b0100010; // the wheel: Ace to 5

inline constexpr std::array grades{
    0U,                        // high card
    a_pair,                    //
    two_pairs,                 //
    a_pair ^ three_or_four,    // three of a kind
    a_wheel,                   //
    a_straight,                //
    a_flush,                   //
    two_pairs ^ three_or_four, // full house
    three_or_four,             // four of a kind: counted neither two nor three times
    a_flush + a_wheel,         //
    a_flush + a_straight,      //
};
static_assert([] {
    for (std::size_t i = 1; i < grades.size(); ++i)
        if (grades[i - 1] >= grades[i]) return false;
    return true;
}());

// A table that a multiplier spreads some sets over, 2 to the power of `bits` places. The multipliers were
// found by trying random ones until no two sets with different entries met; the tests go through all hands.
template <class Entry, int bits, std::uint64_t multiplier>
struct Spread {
    static constexpr std::size_t place(std::uint64_t set) {
        return static_cast<std::size_t>((set * multiplier) >> (64U - bits));
    }
    constexpr Entry operator[](std::uint64_t set) const { return entries[place(set)]; }
    constexpr void put(std::uint64_t set, Entry entry) {
        assert(entries[place(set)] == Entry{});
        entries[place(set)] = entry;
    }
    std::array<Entry, std::size_t{1} << bits> entries{};
};

constexpr std::uint64_t at(int place, int value) {
    return static_cast<std::uint64_t>(value) << static_cast<unsigned>(place);
}
constexpr std::uint64_t graded(unsigned grade) {
    return std::uint64_t{grade} << grade_place;
}

inline constexpr std::array<std::uint64_t, deck_size> unit_of = [] {
    std::array<std::uint64_t, deck_size> units{};
    for (int rank = 0; rank < ranks; ++rank)
        for (int suit = 0; suit < suits; ++suit)
            units[static_cast<std::size_t>(make_card(rank, suit))] = rank_unit(rank) + suit_unit(suit);
    return units;
}();

// By the ranks held two or three times: none, one or two.
inline constexpr auto pairs = [] {
    Spread<std::uint64_t, 8, 0x0C0EB55481043009U> table;
    for (int high = 0; high < ranks; ++high) {
        const std::uint64_t one = rank_unit(high) * 2;
        table.put(one, graded(a_pair) | at(high_pair_place, high + 1));
        for (int low = 0; low < high; ++low)
            table.put(one | rank_unit(low) * 2,
                      graded(two_pairs) | at(high_pair_place, high + 1) | at(low_pair_place, low + 1));
    }
    return table;
}();

// By the rank held three or four times, or the suit with five, or neither.
inline constexpr auto many = [] {
    Spread<std::uint64_t, 5, 0x94B49E178362FF17U> table;
    for (int rank = 0; rank < ranks; ++rank)
        table.put(rank_unit(rank) * 4, graded(three_or_four) | at(three_place, rank + 1));
    for (int suit = 0; suit < suits; ++suit) table.put(suit_unit(suit) * 8, graded(a_flush));
    return table;
}();

// The grade of a straight, by the ranks held one or three times, five of them or fewer.
inline constexpr auto straights = [] {
    Spread<std::uint8_t, 10, 0x1042B958E1DF733DU> table;
    constexpr std::uint64_t five = rank_unit(0) | rank_unit(1) | rank_unit(2) | rank_unit(3) | rank_unit(4);
    table.put((five ^ rank_unit(4)) | rank_unit(ace), a_wheel);
    for (int lowest = 0; lowest + 4 < ranks; ++lowest) table.put(five * rank_unit(lowest), a_straight);
    return table;
}();

static_assert(sizeof(unit_of) + sizeof(pairs) + sizeof(many) + sizeof(straights) <= 4096);

} // namespace cardfront::poker_tables
