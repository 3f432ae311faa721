// What the files of card rows share.
#pragma once

#include "core/assault_edge/cards.h"

namespace cardfront::assault_edge {

inline Number aimed_unit(const Use& self) {
    return self.target;
}
inline Seat enemy_of(const Use& self) {
    return State::other(self.owner);
}
// An attack of the enemy's is declared.
inline bool is_attacked(const State& state, const Use& self) {
    return state.declared != 0 && state.player != self.owner;
}
inline bool is_aimed_at(const State& state, int target) {
    return std::any_of(state.aims.begin(), state.aims.end(),
                       [&](const Aim& each) { return each.target == target; });
}
inline bool is_aimed_at_decks(const State& state) {
    return std::any_of(state.aims.begin(), state.aims.end(),
                       [](const Aim& each) { return each.target >= deck_target; });
}
inline bool is_damaged(const State& state, const Use&, int target) {
    return state.unit(target).damage > 0;
}
inline bool has_units(const State& state, const Use& self) {
    return state.units_of(self.owner) > 0;
}
// `f(number)` says which; at the same moment.
template <class F>
void harm_each(State& state, Seat seat, int amount, Card by, Log log, F&& which) {
    Hits hits;
    for_each_unit(state, seat, [&](Number number) {
        if (which(number)) hits.push_back({number, static_cast<std::int8_t>(amount)});
    });
    state.harm(hits, by, log);
}
// How many units of the seat stand beside the square.
inline int beside(const State& state, Seat seat, int square) {
    int count = 0;
    for_each_beside(state, seat, square, [&](Number) { ++count; });
    return count;
}
inline bool may_spawn(const State& state, const Use& self) {
    return state.spawn_square(self.owner) != nowhere;
}
inline void spawn_basic(State& state, Seat seat, Log log) {
    if (const Square square = state.spawn_square(seat); square != nowhere)
        state.spawn(seat, no_card, square, log);
}
// Whoever moves may be pushed: not at its own edge, nobody behind it.
inline bool may_be_pushed(const State& state, const Use&, int target) {
    const Unit& unit = state.unit(target);
    const Square seen = seen_from(unit.owner, unit.square);
    return row_of(seen) > 0 && state.at(seen_from(unit.owner, seen - columns)) == no_unit;
}
// In the three rows nearest to that seat.
inline bool is_close(const State& state, Seat seat, int number) {
    return row_of(seen_from(seat, state.unit(number).square)) < 3;
}
// The link that a Quick card is aimed at.
inline const Use& aimed_link(const State& state, int target) {
    return state.chain[slot(target)];
}

// --- What the plain player wants (Row::wants)
// What helps all units helps those that have not attacked yet.
inline int wants_for_the_ready(const State& state, const Use& self) {
    int count = 0;
    for_each_unit(state, self.owner, [&](Number number) {
        count += (state.unit(number).done & (attacked | finished)) == 0 ? 1 : 0;
    });
    return std::min(4 + 8 * count, 50);
}
inline int wants_little(const State&, const Use&) {
    return 8;
}

// --- What several cards do
template <Stats more, bool lasting>
void change_target(State& state, const Use& self, Log log) {
    state.change(aimed_unit(self), more, lasting, self.card, log);
}
template <int amount>
void harm_target(State& state, const Use& self, Log log) {
    state.harm_one(aimed_unit(self), amount, self.card, log);
}
template <int steps>
void push_target(State& state, const Use& self, Log log) {
    state.push(aimed_unit(self), steps, log);
}
template <int amount>
void hit_command(State& state, const Use& self, Log log) {
    state.damage_deck(enemy_of(self), command, amount, self.card, log);
}
inline void negate_target(State& state, const Use& self, Log log) {
    state.negate(self.target, log);
}

} // namespace cardfront::assault_edge
