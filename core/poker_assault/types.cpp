#include "core/poker_assault/types.h"

#include "core/words.h"

#include <algorithm>
#include <bit>

namespace cardfront::poker_assault {

namespace {

constexpr std::array<Pattern, 12> pattern_table{{
    {"Pair", Shape::groups, {2}, 2, 0},
    {"Two Pair", Shape::groups, {2, 2}, 4, 0},
    {"Three of a Kind", Shape::groups, {3}, 3, 0},
    {"Straight", Shape::run, {}, 5, 1},
    {"Flush", Shape::suited, {}, 5, 1},
    {"Full House", Shape::groups, {3, 2}, 5, 1},
    {"Four of a Kind", Shape::groups, {4}, 4, 1},
    {"Straight Flush", Shape::suited_run, {}, 5, 2},
    // Of the Power Cards, one for each faction.
    {"Crimson Rite", Shape::suited, {}, 4, 0},
    {"Running Pack", Shape::run, {}, 4, 0},
    {"Tight Formation", Shape::groups, {3, 1}, 4, 0},
    {"Crop Circle", Shape::circled, {}, 5, 1},
}};

// Within `length` ranks in a row, the Ace counted high or, if `low`, low?
bool in_window(const Count& count, int length, bool low) {
    constexpr unsigned high_ace = 1U << static_cast<unsigned>(ace);
    const unsigned set =
        low ? (count.ranks_present & ~high_ace) << 1U | (count.ranks_present & high_ace ? 1U : 0U)
            : count.ranks_present;
    return static_cast<int>(std::bit_width(set)) - std::countr_zero(set) <= length;
}
bool in_run(const Count& count, int length) {
    return std::popcount(count.ranks_present) == count.cards &&
           (in_window(count, length, false) || in_window(count, length, true));
}
bool one_suit(const Count& count) {
    return std::popcount(count.suits_present) <= 1;
}
std::array<std::uint8_t, 4>
largest(const Count& count) { // how many there are of the four most frequent ranks
    std::array<std::uint8_t, 4> most{};
    for (std::uint8_t rank_count : count.of_rank)
        for (std::uint8_t& each : most)
            if (rank_count > each) std::swap(rank_count, each);
    return most;
}

bool fits(const Pattern& pattern, const Count& count) {
    if (count.cards > pattern.length) return false;
    if (count.cards == 0) return true;
    switch (pattern.shape) {
    case Shape::groups: // the larger groups fit where of each size there are enough that are no smaller
        for (std::size_t size = 1; size < count.at_least.size() && count.at_least[size] > 0; ++size) {
            int room = 0;
            for (const std::size_t each : pattern.sizes) room += each >= size ? 1 : 0;
            if (count.at_least[size] > room) return false;
        }
        return true;
    case Shape::run: return in_run(count, pattern.length);
    case Shape::suited: return one_suit(count);
    case Shape::circled: return (count.ranks_present & ~circles) == 0;
    case Shape::suited_run: return one_suit(count) && in_run(count, pattern.length);
    }
    return false;
}

// Groups that fit and fill the number of cards are the groups themselves.
bool is(const Pattern& pattern, const Count& count) {
    return count.cards == pattern.length && fits(pattern, count);
}

bool allows(PatternSet allowed, std::size_t i) {
    return (allowed >> i & 1U) != 0;
}

std::string rank_list(unsigned set) { // lowest first
    std::string out;
    for (int rank = 0; rank < ranks; ++rank)
        if ((set >> static_cast<unsigned>(rank) & 1U) != 0)
            out += (out.empty() ? "" : ", ") + rank_name(rank);
    return out;
}

std::string number_name(int number) {
    const std::array<std::string, 7> names{say("none"), say("one"),  say("two"), say("three"),
                                           say("four"), say("five"), say("six")};
    return names[static_cast<std::size_t>(std::clamp(number, 0, 6))];
}

// Which ranks would fit next in some window of the run.
unsigned run_wants(const Count& count, int length) {
    unsigned wanted = 0;
    for (int rank = 0; rank < ranks; ++rank) {
        Count with = count;
        if ((with.ranks_present >> static_cast<unsigned>(rank) & 1U) != 0) continue;
        with.ranks_present |= 1U << static_cast<unsigned>(rank);
        ++with.cards;
        if (in_run(with, length)) wanted |= 1U << static_cast<unsigned>(rank);
    }
    return wanted;
}

} // namespace

std::span<const Pattern> patterns() {
    return pattern_table;
}

bool fits(const Pattern& pattern, const Faces& faces) {
    return fits(pattern, Count(faces));
}

bool fits_any(PatternSet allowed, const Faces& faces) {
    const Count count(faces);
    for (unsigned rest = allowed; rest != 0; rest &= rest - 1)
        if (fits(pattern_table[static_cast<std::size_t>(std::countr_zero(rest))], count)) return true;
    return false;
}

PatternSet fitting(PatternSet allowed, const Count& count) {
    unsigned found = 0;
    for (unsigned rest = allowed; rest != 0; rest &= rest - 1)
        if (fits(pattern_table[static_cast<std::size_t>(std::countr_zero(rest))], count))
            found |= rest & -rest;
    return static_cast<PatternSet>(found);
}

bool is(const Pattern& pattern, const Faces& faces) {
    return is(pattern, Count(faces));
}

PatternSet all_that_it_is(PatternSet allowed, const Faces& faces) {
    const Count count(faces);
    unsigned found = 0;
    for (std::size_t i = 0; i < pattern_table.size(); ++i)
        if (allows(allowed, i) && is(pattern_table[i], count)) found |= 1U << i;
    return static_cast<PatternSet>(found);
}

int best_of(PatternSet set) {
    int best = -1;
    for (unsigned rest = set; rest != 0; rest &= rest - 1) {
        const int each = std::countr_zero(rest);
        const int lead = best < 0 ? 1
                                  : pattern_table[static_cast<std::size_t>(each)].draws -
                                        pattern_table[static_cast<std::size_t>(best)].draws;
        const bool as_usual = each < usual_patterns || best >= usual_patterns;
        if (lead > 0 || (lead == 0 && as_usual)) best = each;
    }
    return best;
}

bool has_low_ace(PatternSet allowed, const Faces& faces) {
    const Count count(faces);
    if ((count.ranks_present >> static_cast<unsigned>(ace) & 1U) == 0) return false;
    bool low = false;
    for (std::size_t i = 0; i < pattern_table.size(); ++i) {
        const Pattern& each = pattern_table[i];
        if (!allows(allowed, i) || (each.shape != Shape::run && each.shape != Shape::suited_run)) continue;
        if (is(each, count)) low = low || !in_window(count, each.length, false);
    }
    return low;
}

std::string outlook_words(const Pattern& pattern, const Faces& faces) {
    const Count count(faces);
    if (!fits(pattern, count)) return {};
    const int missing = pattern.length - count.cards;
    const Named name{"hand", say(pattern.name)};
    if (missing == 0) return say("{hand}: complete", {name});
    const Named number{"number", number_name(missing)};
    if (count.cards == 0) return say("{hand}: {number} cards", {name, number});
    const int suit = std::countr_zero(count.suits_present);
    switch (pattern.shape) {
    case Shape::suited:
        return say("{hand}: {number} more {suit}", {name, number, {"suit", suit_name(suit, missing)}});
    case Shape::circled:
    case Shape::run:
        return say(
            "{hand}: {number} more of {ranks}",
            {name,
             number,
             {"ranks", rank_list(pattern.shape == Shape::run ? run_wants(count, pattern.length) : circles)}});
    case Shape::suited_run:
        return say("{hand}: {number} more of {ranks}, all {suit}",
                   {name,
                    number,
                    {"ranks", rank_list(run_wants(count, pattern.length))},
                    {"suit", suit_name(suit)}});
    case Shape::groups: break;
    }
    // The groups still short, the ranks that lie there taking the largest ones.
    const auto most = largest(count);
    std::string wants;
    for (std::size_t i = 0; i < pattern.sizes.size(); ++i) {
        const int lacks = pattern.sizes[i] - most[i];
        if (lacks <= 0) continue;
        std::string part;
        if (most[i] == 0) {
            part = say("{number} of another rank", {{"number", number_name(lacks)}});
        } else {
            unsigned which = 0; // all ranks of that number: any of them may grow
            for (int rank = 0; rank < ranks; ++rank)
                if (count.of_rank[static_cast<std::size_t>(rank)] == most[i])
                    which |= 1U << static_cast<unsigned>(rank);
            part = say("{number} more of {ranks}",
                       {{"number", number_name(lacks)}, {"ranks", rank_list(which)}});
        }
        wants = wants.empty() ? part : say("{first}, {second}", {{"first", wants}, {"second", part}});
    }
    return say("{hand}: {wants}", {name, {"wants", wants}});
}

} // namespace cardfront::poker_assault
