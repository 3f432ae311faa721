#include "core/poker_assault/types.h"

#include "core/words.h"

#include <algorithm>
#include <bit>

namespace cardfront::poker_assault {

namespace {

// Within `length` ranks in a row, the Ace counted high or, if `low`, low?
bool in_window(unsigned set, int length, bool low) {
    constexpr unsigned high_ace = 1U << static_cast<unsigned>(ace);
    if (low) set = (set & ~high_ace) << 1U | ((set & high_ace) != 0 ? 1U : 0U);
    return static_cast<int>(std::bit_width(set)) - std::countr_zero(set) <= length;
}
bool in_window(unsigned set, int length) {
    return in_window(set, length, false) || in_window(set, length, true);
}
// How many groups are of that size at least.
constexpr int room_for(const Pattern& pattern, int size) {
    int room = 0;
    for (const int each : pattern.sizes) room += each >= size ? 1 : 0;
    return room;
}

// Those patterns for which `is(pattern)`.
template <class F>
constexpr PatternSet all_that(F&& is) {
    unsigned found = 0;
    for (std::size_t i = 0; i < patterns.size(); ++i)
        if (is(patterns[i])) found |= 1U << i;
    return static_cast<PatternSet>(found);
}
constexpr bool of_one_suit(const Pattern& each) {
    return each.shape == Shape::suited || each.shape == Shape::suited_run;
}
constexpr bool in_a_row(const Pattern& each) {
    return each.shape == Shape::run || each.shape == Shape::suited_run;
}
constexpr PatternSet one_suit = all_that(of_one_suit), runs = all_that(in_a_row),
                     circled = all_that([](const Pattern&each) { return each.shape == Shape::circled; });
using ByNumber = std::array<PatternSet, most_faces + 2>; // of cards
template <class F>
constexpr ByNumber by_number(F&& set_of) {
    ByNumber sets{};
    for (int number = 0; number < static_cast<int>(sets.size()); ++number)
        sets[static_cast<std::size_t>(number)] = set_of(number);
    return sets;
}
constexpr ByNumber of_length =
    by_number([](int cards) { return all_that([&](const Pattern& each) { return each.length == cards; }); });
constexpr ByNumber long_enough =
    by_number([](int cards) { return all_that([&](const Pattern& each) { return each.length >= cards; }); });
constexpr ByNumber runs_of = by_number([](int length) {
    return all_that([&](const Pattern& each) { return in_a_row(each) && each.length == length; });
});
constexpr int shortest_run = 4, longest_run = 5;
static_assert((runs_of[shortest_run] | runs_of[longest_run]) == runs);
// By size and number: those of groups in which there are fewer groups of that size and larger ones.
constexpr auto crowded = [] {
    std::array<ByNumber, most_faces + 2> sets{};
    for (std::size_t size = 1; size < sets.size(); ++size)
        sets[size] = by_number([&](int number) {
            return all_that([&](const Pattern& each) {
                return each.shape == Shape::groups && room_for(each, static_cast<int>(size)) < number;
            });
        });
    return sets;
}();

// All that fit but for groups that are too many; cards of these ranks and suits, and whether two are equal.
unsigned fitting(unsigned allowed, int cards, unsigned rank_set, unsigned suit_set, bool equal_ranks) {
    unsigned found = allowed & long_enough[static_cast<std::size_t>(cards)];
    if ((suit_set & (suit_set - 1)) != 0) found &= ~unsigned{one_suit};
    if ((rank_set & ~circles) != 0) found &= ~unsigned{circled};
    if (equal_ranks) return found & ~unsigned{runs};
    for (std::size_t length = shortest_run; length <= longest_run; ++length)
        if ((found & runs_of[length]) != 0 && !in_window(rank_set, static_cast<int>(length)))
            found &= ~unsigned{runs_of[length]};
    return found;
}

std::array<std::uint8_t, 4>
largest(const Count& count) { // how many there are of the four most frequent ranks
    std::array<std::uint8_t, 4> most{};
    for (std::uint8_t rank_count : count.of_rank)
        for (std::uint8_t& each : most)
            if (rank_count > each) std::swap(rank_count, each);
    return most;
}

std::string rank_list(unsigned set) { // lowest first: "7, 9 or King"
    std::string out;
    for (unsigned rest = set; rest != 0; rest &= rest - 1) {
        const std::string name = rank_name(std::countr_zero(rest));
        if (out.empty())
            out = name;
        else
            out = (rest & (rest - 1)) == 0 ? say("{ranks} or {last}", {{"ranks", out}, {"last", name}})
                                           : say("{ranks}, {next}", {{"ranks", out}, {"next", name}});
    }
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
    for (int rank = 0; rank < ranks; ++rank)
        if (const unsigned bit = 1U << static_cast<unsigned>(rank);
            (count.ranks_present & bit) == 0 && in_window(count.ranks_present | bit, length))
            wanted |= bit;
    return wanted;
}

PatternSet only_that(const Pattern& pattern) {
    return static_cast<PatternSet>(1U << static_cast<unsigned>(&pattern - patterns.data()));
}

} // namespace

PatternSet fitting(PatternSet allowed, const Count& count) {
    if (count.cards == 0) return allowed;
    unsigned found =
        fitting(allowed, count.cards, count.ranks_present, count.suits_present, count.at_least[2] > 0);
    // The larger groups fit where of each size there are enough that are no smaller.
    for (std::size_t size = 1; size < count.at_least.size() && count.at_least[size] > 0; ++size)
        found &= ~unsigned{crowded[size][count.at_least[size]]};
    return static_cast<PatternSet>(found);
}

PatternSet fitting_with(PatternSet open, const Count& count, Face more) {
    const unsigned rank = 1U << static_cast<unsigned>(more.rank),
                   suit = 1U << static_cast<unsigned>(more.suit);
    const std::size_t size = count.of_rank[static_cast<std::size_t>(more.rank)] + 1U;
    const unsigned found = fitting(open, count.cards + 1, count.ranks_present | rank,
                                   count.suits_present | suit, size > 1 || count.at_least[2] > 0);
    return static_cast<PatternSet>(found & ~unsigned{crowded[size][count.at_least[size] + 1U]});
}

PatternSet complete(PatternSet fitting, int cards) {
    return static_cast<PatternSet>(fitting & of_length[static_cast<std::size_t>(cards)]);
}

bool fits(const Pattern& pattern, const Faces& faces) {
    return fitting(only_that(pattern), Count(faces)) != 0;
}

bool fits_any(PatternSet allowed, const Faces& faces) {
    return fitting(allowed, Count(faces)) != 0;
}

// Groups that fit and fill the number of cards are the groups themselves. A Running Pack of one suit is no
// Crimson Rite.
PatternSet all_that_it_is(PatternSet allowed, const Faces& faces) {
    const unsigned all = complete(fitting(allowed, Count(faces)), static_cast<int>(faces.size()));
    return static_cast<PatternSet>(all & (usual_set | std::bit_floor(all)));
}

int best_of(PatternSet set) {
    int best = -1;
    for (unsigned rest = set; rest != 0; rest &= rest - 1) {
        const int each = std::countr_zero(rest);
        const int lead = best < 0 ? 1
                                  : patterns[static_cast<std::size_t>(each)].draws -
                                        patterns[static_cast<std::size_t>(best)].draws;
        const bool as_usual = each < usual_patterns || best >= usual_patterns;
        if (lead > 0 || (lead == 0 && as_usual)) best = each;
    }
    return best;
}

bool has_low_ace(PatternSet allowed, const Faces& faces) {
    const Count count(faces);
    if ((count.ranks_present >> static_cast<unsigned>(ace) & 1U) == 0) return false;
    const bool is_run = (all_that_it_is(allowed, faces) & runs) != 0;
    return is_run && !in_window(count.ranks_present, count.cards, false);
}

std::string outlook_words(const Pattern& pattern, const Faces& faces) {
    if (!fits(pattern, faces)) return {};
    const Count count(faces);
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
    unsigned named = 0; // the ranks of the group before, where several may grow
    for (std::size_t i = 0; i < pattern.sizes.size(); ++i) {
        const int lacks = pattern.sizes[i] - most[i];
        if (lacks <= 0) continue;
        const Named lacking{"number", number_name(lacks)};
        unsigned which = 0; // all ranks of that number: any of them may grow
        for (int rank = 0; rank < ranks; ++rank)
            if (most[i] > 0 && count.of_rank[static_cast<std::size_t>(rank)] == most[i])
                which |= 1U << static_cast<unsigned>(rank);
        const std::string part =
            which == 0       ? say("{number} of another rank", {lacking})
            : which == named ? say("{number} more of the other", {lacking})
                             : say("{number} more of {ranks}", {lacking, {"ranks", rank_list(which)}});
        named = which;
        wants = wants.empty() ? part : say("{first}, {second}", {{"first", wants}, {"second", part}});
    }
    return say("{hand}: {wants}", {name, {"wants", wants}});
}

} // namespace cardfront::poker_assault
