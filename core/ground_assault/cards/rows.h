// What the two files of card rows share.
#pragma once

#include "core/ground_assault/cards.h"

#include <span>

namespace cardfront::ground_assault {

std::span<const CardRow> combat_rows(), objective_rows(); // cards from 0, and from combat_cards

inline constexpr Card rally_cry = 8; // lasts longer than its battle

// `f(ref)` for each unit of `seat`'s opponents in these zones, as it was when asked.
template <class F>
void for_each_enemy(const State& state, Seat seat, ZoneSet where, F&& f) {
    FixedVector<Ref, std::size_t{most_seats} * most_force> found;
    for (const Seat other : SeatRange(state.players)) {
        if (other == seat) continue;
        const auto& units = state.side(other).units;
        for (std::size_t i = 0; i < units.size(); ++i)
            if (units[i].zone != reserves && (where & zone_bit(units[i].zone)) != 0)
                found.push_back({other, static_cast<std::int8_t>(i)});
    }
    for (const Ref ref : found) f(ref);
}

// `f(ref)` for each unit of `seat` in play.
template <class F>
void for_each_own(const State& state, Seat seat, F&& f) {
    const auto& units = state.side(seat).units;
    for (std::size_t i = 0; i < units.size(); ++i)
        if (units[i].zone != reserves) f(Ref{seat, static_cast<std::int8_t>(i)});
}

} // namespace cardfront::ground_assault
