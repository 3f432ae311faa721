#include "core/poker_assault/prospects.h"

#include "core/poker_assault/state.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace cardfront::poker_assault {

namespace {

constexpr unsigned rank_bit(int rank) {
    return 1U << static_cast<unsigned>(rank);
}

// Of `more` ranks the most that lie with all of `fixed` in one window of a run; -1: there is none.
int best_window(unsigned fixed, unsigned more, int length) {
    // In the order A 2 3 ... K A: a window has one of the two Aces at most.
    constexpr int steps = ranks + 1;
    const auto in_line = [](unsigned set) { return set << 1U | set >> static_cast<unsigned>(ace); };
    const unsigned all = in_line(fixed | more);
    int first = 0, last = steps - length;
    if (const unsigned bound = (fixed & ~rank_bit(ace)) << 1U; bound != 0) {
        first = std::max(first, static_cast<int>(std::bit_width(bound)) - length);
        last = std::min(last, std::countr_zero(bound));
    }
    const bool at_the_ends = (fixed & rank_bit(ace)) != 0;
    const unsigned window = (1U << static_cast<unsigned>(length)) - 1U;
    int best = -1;
    for (int from = first; from <= last; ++from) {
        if (at_the_ends && from != 0 && from != steps - length) continue;
        best = std::max(best, std::popcount(all & window << static_cast<unsigned>(from)));
    }
    return best < 0 ? best : best - std::popcount(fixed);
}

// Indices of patterns, those that are worth most first.
constexpr auto by_worth = [] {
    std::array<std::uint8_t, patterns.size()> order{};
    for (std::size_t i = 0; i < order.size(); ++i) {
        std::size_t at = i;
        for (; at > 0 && worth(patterns[order[at - 1]]) < worth(patterns[i]); --at) order[at] = order[at - 1];
        order[at] = static_cast<std::uint8_t>(i);
    }
    return order;
}();

} // namespace

Prospects::Prospects(PatternSet allowed, const Faces& table, const CardSet& hand)
    : table_(table), open_(fitting(allowed, table_)) {
    for (const DeckCard card : hand) {
        const Face face = printed(card);
        const std::size_t number = ++of_rank_[slot(face.rank)];
        if (number <= most_same) at_least_[number] |= rank_bit(face.rank);
        of_suit_[slot(face.suit)] |= rank_bit(face.rank);
        ++suit_count_[slot(face.suit)];
        circled_ += (circles & rank_bit(face.rank)) != 0 ? 1 : 0;
    }
}

PatternSet Prospects::complete() const {
    return poker_assault::complete(open_, table_.cards);
}

PatternSet Prospects::fits(const Step& step) const {
    return step.counts ? fitting_with(open_, table_, step.joins) : open_;
}

int Prospects::promise(PatternSet fitting, const Step& step, int enough) const {
    const int cards = table_.cards + (step.counts ? 1 : 0);
    int best = std::max(enough, -100);
    const Groups there = groups(step);
    for (const int i : by_worth) {
        const Pattern& pattern = patterns[slot(i)];
        if (worth(pattern) <= best) break;
        if ((fitting >> static_cast<unsigned>(i) & 1U) == 0) continue;
        const int missing =
            pattern.length - cards - std::min(joiners(pattern, step, there), pattern.length - cards);
        static constexpr std::array<int, 7> risk{0, 14, 34, 60, 80, 90, 100};
        best = std::max(best, worth(pattern) - risk[slot(missing)]);
    }
    return best;
}

// How many cards of the hand can join in that pattern.
int Prospects::joiners(const Pattern& pattern, const Step& step, const Groups& there) const {
    const unsigned suits_there =
        table_.suits_present | (step.counts ? 1U << static_cast<unsigned>(step.joins.suit) : 0U);
    const unsigned ranks_there = table_.ranks_present | (step.counts ? rank_bit(step.joins.rank) : 0U);
    const auto of_any_suit = [&](auto&& count) { // that may lie there
        int most = 0;
        for (unsigned rest = suits_there == 0 ? 15U : suits_there; rest != 0; rest &= rest - 1) {
            const int suit = std::countr_zero(rest);
            most = std::max(most, count(suit, suit == step.printed.suit));
        }
        return most;
    };
    switch (pattern.shape) {
    case Shape::groups: {
        const auto joined = [&](std::size_t one, std::size_t other) { // to the larger group and the smaller
            const auto to = [&](std::size_t i, int size) {
                return std::min(size - std::min(size, there[i].table), there[i].hand);
            };
            return to(one, pattern.sizes[0]) + to(other, pattern.sizes[1]);
        };
        return there[0].table <= pattern.sizes[1] ? std::max(joined(0, 1), joined(1, 0)) : joined(0, 1);
    }
    case Shape::suited:
        return of_any_suit([&](int suit, bool leaves) { return suit_count_[slot(suit)] - (leaves ? 1 : 0); });
    case Shape::circled: return circled_ - ((circles & rank_bit(step.printed.rank)) != 0 ? 1 : 0);
    case Shape::run: return best_window(ranks_there, ranks_left(step.printed), pattern.length);
    case Shape::suited_run:
        return of_any_suit([&](int suit, bool leaves) {
            const unsigned more = of_suit_[slot(suit)] & ~(leaves ? rank_bit(step.printed.rank) : 0U);
            return best_window(ranks_there, more, pattern.length);
        });
    }
    return 0;
}

unsigned Prospects::ranks_left(const Face& printed) const {
    return of_rank_[slot(printed.rank)] > 1 ? at_least_[1] : at_least_[1] & ~rank_bit(printed.rank);
}

// Where a pattern of groups fits, the table has no more ranks than it has groups.
Prospects::Groups Prospects::groups(const Step& step) const {
    Groups found{};
    std::size_t count = 0;
    unsigned there = table_.ranks_present;
    if (step.counts) there |= rank_bit(step.joins.rank);
    for (unsigned rest = there; rest != 0 && count < found.size(); rest &= rest - 1) {
        const int rank = std::countr_zero(rest);
        found[count++] = {table_.of_rank[slot(rank)] + (step.counts && rank == step.joins.rank ? 1 : 0),
                          of_rank_[slot(rank)] - (rank == step.printed.rank ? 1 : 0)};
    }
    if (count == 2 && (found[1].table > found[0].table ||
                       (found[1].table == found[0].table && found[1].hand > found[0].hand)))
        std::swap(found[0], found[1]);
    // Of the ranks that lie in hand alone those of which there are most.
    const int fewer = of_rank_[slot(step.printed.rank)];
    for (int number = most_same; number > 0 && count < found.size(); --number) {
        unsigned left = at_least_[slot(number)] & ~there;
        if (number == fewer) left &= ~rank_bit(step.printed.rank);
        for (; left != 0 && count < found.size(); left &= left - 1) {
            there |= left & -left;
            found[count++].hand = number;
        }
    }
    return found;
}

} // namespace cardfront::poker_assault
