// What cards do to a state: a dozen verbs, each of which tells its event. Abilities and Power Cards are made
// of these alone.
#pragma once

#include "core/poker_assault/state.h"

namespace cardfront::poker_assault {

DeckCard any_of(const CardSet& cards, Random& random); // by chance; needs one

// Events tell of the card that brings them about: `by`, as Event::card; no_cause: a rule.
inline constexpr int no_cause = face_down;

// False: there is nothing to draw, or no room (PA-13, PA-36).
bool draw(State& state, Seat seat, Log log, int by = no_cause);
// For a card that was played (PA-12); none of a Surplus (PA-46).
void draw_replacement(State& state, Seat seat, Log log);
void gain(State& state, Seat seat, int amount, Log log, int by, Place from = {}); // somebody's: taken chips
// Knocked out is who has none when the action ends. `taker`: whose chips they become.
void hurt(State& state, Seat seat, int amount, Log log, int by = no_cause, Place taker = {});
void strike(State& state, const Use& self, int amount, Log log);    // hurts the opponent on the left (PA-33)
void take_chips(State& state, const Use& self, int chips, Log log); // from the same, all of them (PA-19)
void draw_cards(State& state, const Use& self, int count, Log log);
void change_suit(State& state, const Use& self, int index, int suit, Log log);
void change_rank(State& state, const Use& self, int index, int rank, Log log);
void guard_without_card(State& state, const Use& self, int index, Log log);
// All cards that may be defended now and of which `may(index)`.
template <class F>
void guard_all(State& state, const Use& self, Log log, F&& may) {
    unsigned found = 0;
    for (unsigned rest = state.defendable(); rest != 0; rest &= rest - 1)
        if (may(std::countr_zero(rest))) found |= rest & -rest;
    for (; found != 0; found &= found - 1) guard_without_card(state, self, std::countr_zero(found), log);
}
void drop_attacker(State& state, const Use& self, int index, Log log); // out of the Assault
void steal_attacker(State& state, const Use& self, Log log);           // the target, into its user's hand
void look_at_hand(State& state, const Use& self, Seat owner, Log log);
void discard_highest(State& state, const Use& self, Seat seat, Log log); // of that seat's hand (PA-44)
void take_at_random(State& state, const Use& self, Seat owner, Log log); // if there is one, and room for it
void take_card(State& state, const Use& self, Seat owner, DeckCard card, Log log);
void take_from_deck(State& state, const Use& self, DeckCard card, Log log); // one that its owner looked at
void discard_top(State& state, const Use& self, Log log); // the other of these, if there is one
// There is room for it.
void into_hand(State& state, Seat taker, DeckCard card, Place from, Log log, int by = no_cause);
// Plays a card of the hand into the Assault, draws for it if it is `replaced`, and lets its ability work.
// `becomes`: Action::b of `play`.
void lay(State& state, Seat seat, DeckCard card, int becomes, bool replaced, Log log);
void new_hand(State& state, Seat seat, Log log);                      // discards it closed and draws as many
void look_at_top(State& state, const Use& self, Log log);             // at the top two cards of the own deck
void draw_power(State& state, Seat seat, Log log, int by = no_cause); // and turns it up if it is no Secret
void reveal(State& state, Seat seat, Power power, int target, Log log); // uses a Secret
void discard_power(State& state, Seat seat, Power power);
// `self` asks for more, if there is anything to choose.
void ask(State& state, Use self);

// --- For the course of the game
void take_from_hand(State& state, Seat seat, DeckCard card); // into the open
// Or out of the game, with a player who is.
void put_on_discard(State& state, Seat seat, DeckCard card, Log log, Place from, int by = no_cause);

} // namespace cardfront::poker_assault
