#include "core/poker_assault/toll.h"

#include <bit>

namespace cardfront::poker_assault {

namespace {

// The damage without what adds to it or takes from it.
int without(State state, const Toll::Part& part) {
    if (part.index >= 0) return state.damage_without(part.index);
    const auto power = power_of(part.card);
    for (Side& side : state.side) side.standing &= ~power_bit(power);
    decltype(state.used) rest;
    for (const Use& each : state.used)
        if (each.card != part.card) rest.push_back(each);
    state.used = rest;
    return state.damage();
}

} // namespace

Toll toll_of(const State& state) {
    Toll toll{state.damage(), {}};
    const auto add = [&](Toll::Part part) {
        part.amount = toll.sum - without(state, part);
        if (part.index >= 0 || part.amount != 0) toll.parts.push_back(part);
    };
    for (int i = 0; i < static_cast<int>(state.assault.size()); ++i)
        if (const Attacker& each = state.assault[slot(i)]; (each.marks & guarded) == 0)
            add({each.card, i, 0, state.blocked(i)});
    PowerSet at_work = 0;
    for (const Side& side : state.side) at_work |= side.standing;
    for (const Use& each : state.used) at_work |= power_bit(power_of(each.card));
    for (; at_work != 0; at_work &= at_work - 1)
        add({card_of_power(static_cast<Power>(std::countr_zero(at_work)))});
    return toll;
}

} // namespace cardfront::poker_assault
