// What the courses of several games share: who comes after whom, who begins, a card that is drawn, a choice
// by chance.
#pragma once

#include "core/rules.h"

#include <bit>
#include <limits>

namespace cardfront {

// All seats once, from `first` on, for loops.
class Clockwise {
  public:
    struct Iterator {
        int first, count, step;
        constexpr Seat operator*() const { return static_cast<Seat>((first + step) % count); }
        constexpr Iterator& operator++() { return ++step, *this; }
        constexpr bool operator!=(const Iterator& other) const { return step != other.step; }
    };
    constexpr Clockwise(Seat first, int count) : first_(first), count_(count) {}
    constexpr Iterator begin() const { return {first_, count_, 0}; }
    constexpr Iterator end() const { return {first_, count_, count_}; }

  private:
    int first_, count_;
};

// Who has the highest of `of(seat)`, which all are asked for in turn, and those who tie again.
template <class F>
Seat highest_of(int seats, F&& of) {
    SeatSet still = all_seats(seats);
    while (std::popcount(still) > 1) {
        int highest = std::numeric_limits<int>::min();
        SeatSet best = 0;
        for (const Seat seat : SeatRange(seats)) {
            if (!has(still, seat)) continue;
            const int value = of(seat);
            if (value > highest) highest = value, best = 0;
            if (value == highest) best |= only(seat);
        }
        still = best;
    }
    return static_cast<Seat>(std::countr_zero(still));
}

// A card comes out of a deck. Unless told otherwise only whose place it comes to sees it.
constexpr Event drawn(std::uint8_t what, std::int16_t card, Place from, Place to, SeatSet seen) {
    return {.what = what,
            .look = Look::draw,
            .seen = seen,
            .news = true,
            .card = card,
            .from = from,
            .to = to,
            .seat = to.seat};
}
constexpr Event drawn(std::uint8_t what, std::int16_t card, Place from, Place to) {
    return drawn(what, card, from, to, only(to.seat));
}

// One of them by chance, each as likely as `weight(action)` says, 0 or more. Needs one with a weight.
template <class F>
Action any_by_weight(const ActionList& actions, Random& random, F&& weight) {
    std::array<std::uint32_t, ActionList::capacity> weights;
    std::uint32_t all = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        weights[i] = weight(actions[i]);
        all += weights[i];
    }
    std::uint32_t left = random.below(all);
    std::size_t at = 0;
    while (left >= weights[at]) left -= weights[at++];
    return actions[at];
}

} // namespace cardfront
