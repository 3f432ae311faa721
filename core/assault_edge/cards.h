// Cards as rows: what is printed, and small functions for what it does. The folder cards/ holds them.
#pragma once

#include "core/assault_edge/state.h"

namespace cardfront::assault_edge {

enum class Kind : std::uint8_t { facility, order, equipment, unit };

// What a use is aimed at, and so what State::may_target asks for. Who has to choose among several is asked.
enum class Target : std::uint8_t {
    none,
    own_unit,
    enemy_unit,
    any_unit,
    acting, // the enemy unit that attacks or has moved
    link,   // of the chain, not one's own
    enemy_deck,
    own_deck, // with a card
    newcomer, // an own unit in the own spawn zone: for Equipment (AE-18)
    doorstep  // a free square of the own spawn zone: for a unit (AE-14)
};

// What an effect is used in place of (AE-20).
enum class Instead : std::uint8_t { nothing, attack, movement };

// What a trigger waits for.
enum class On : std::uint8_t {
    never,
    spawned,
    destroyed,
    turn_begins, // its owner's
    harmed,      // and survives
    hits_deck,   // by its attack
    kills        // by its attack
};

// What a card is and does. A facility's part is every unit's that was spawned while it was up; an Equipment's
// its bearer's. Of Equipment and units `resolve` is the effect that the unit has, for `use`; what playing the
// card does is the same for all of them.
struct Row {
    const char *key, *name, *text;
    Kind kind = Kind::order;
    Element element = Element::none;
    Archetype archetype = Archetype::none;
    std::int8_t attack = 0, health = 0, speed = 0; // more or less
    std::int8_t reach = 1;                         // of its attack
    std::int8_t mends = 0;                         // heals so much of whatever damage comes (AE-19)
    std::int8_t spares = 0;                        // so much of whatever damage comes does not
    bool saves = false;                            // is discarded in place of its bearer (AE-27)
    std::uint8_t answers = 0;                      // Quick: the windows that it answers, as Window
    bool answers_only = false;                     // and it cannot be used otherwise
    Target target = Target::none;
    std::int8_t cost = 0; // so many cards from the top of `cost_deck`, its owner's, to the discards
    Deck cost_deck = command;
    bool (*fits)(const State&, const Use&, int target) = nullptr; // more that its target must be
    bool (*may)(const State&, const Use&) = nullptr;              // more that must be so
    Instead instead = Instead::nothing;
    void (*resolve)(State&, const Use&, Log) = nullptr;
    On on = On::never;
    void (*triggered)(State&, const Use&, Log) = nullptr;
    // To another own unit, from what is printed (AE-33): attack and speed alone.
    Stats (*lends)(const State&, int self, int other) = nullptr;
    // How much the plain player (policy.cpp) wants to use it now, 1 to 100: where it is not plain to see.
    int (*wants)(const State&, const Use&) = nullptr;
};

// In the order of their numbers.
extern const std::array<Row, facilities> facility_rows;
extern const std::array<Row, command_cards> command_rows;
extern const std::array<Row, research_cards> research_rows;
extern const std::array<Row, barracks_cards> barracks_rows;
inline const Row& row(int card) { // needs is_card
    assert(is_card(card));
    if (card < first_command) return facility_rows[slot(card)];
    if (card < first_research) return command_rows[slot(card - first_command)];
    if (card < first_barracks) return research_rows[slot(card - first_research)];
    return barracks_rows[slot(card - first_barracks)];
}
// What `play` or `use` would put on the chain. Needs one of these that is well formed.
inline Use use_of(const State& state, Action action) {
    const Seat who = state.turn();
    if (action.verb == play) return {.card = static_cast<Card>(action.a), .owner = who};
    return {.card = static_cast<Card>(action.b),
            .owner = who,
            .from = From::board,
            .unit = static_cast<Number>(action.a),
            .square = state.unit(action.a).square};
}
Target target_of(const Use& use); // what it is aimed at as it is used: a card out of the hand may be laid
inline bool is_quick(int card) {
    return row(card).answers != 0;
}
// Those of a deck that answer some window, for is_asked.
std::span<const Card> quick_cards();

std::span<const ReadyList> ready_sets();
const char* element_name(Element element);
const char* archetype_name(Archetype archetype);

template <class F>
void State::for_each_card_of(int number, F&& f) const {
    const Unit& own = unit(number);
    for (unsigned n = 0; n < 2; ++n)
        if ((own.built >> n & 1U) != 0) {
            const Card card = side(own.owner).plants[n].card;
            f(row(card), card);
        }
    if (own.card != no_card) f(row(own.card), own.card);
    for (const Gear& each : gear)
        if (each.unit == number) f(row(each.card), each.card);
}

// `f(number)` for each unit of the seat that is still there when its turn comes.
template <class F>
void for_each_unit(const State& state, Seat seat, F&& f) {
    for_each_square(state.living[slot(seat)], [&](Number number) {
        if (state.lives(number)) f(number);
    });
}
// And beside a square.
template <class F>
void for_each_beside(const State& state, Seat seat, int square, F&& f) {
    for_each_unit(state, seat, [&](Number number) {
        if (is_beside(state.unit(number).square, square)) f(number);
    });
}

template <class F>
void State::for_each_target(int number, F&& f) const {
    const Unit& own = unit(number);
    const int reach = range(number);
    const Seat enemy = other(own.owner);
    const Squares near = around(own.square, reach);
    for_each_unit(*this, enemy, [&](Number there) {
        if (in(near, unit(there).square)) f(int{there});
    });
    if (spares_decks()) return;
    for (int deck = 0; deck < decks; ++deck)
        if (reaches_deck(own.square, reach, enemy, deck)) f(deck_target + deck);
}

} // namespace cardfront::assault_edge
