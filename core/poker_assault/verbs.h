// What cards do to a state: a dozen verbs, each of which tells its event. Abilities and Power Cards are made
// of these alone.
#pragma once

#include "core/poker_assault/state.h"

namespace cardfront::poker_assault {

DeckCard any_of(const CardSet& cards, Random& random); // by chance; needs one

bool draw(State& state, Seat seat, Log log); // false: there is nothing to draw, or no room (PA-13, PA-36)
void gain(State& state, Seat seat, int amount, Log log);
void hurt(State& state, Seat seat, int amount, Log log); // knocked out is who has none when the action ends
void change_suit(State& state, int index, int suit, Log log);
void change_rank(State& state, int index, int rank, Log log);
void guard_by_power(State& state, int index, Log log);
void drop_attacker(State& state, int index, bool to_hand, Log log); // out of the Assault
void look_at_hand(State& state, Seat viewer, Seat owner, Log log);
void discard_at_random(State& state, Seat seat, Log log);
bool take_at_random(State& state, Seat taker, Seat owner, Log log); // false: nothing, or no room for it
void take_card(State& state, Seat taker, Seat owner, DeckCard card, Log log);
void take_top_discard(State& state, Seat taker, Seat owner, Log log);
void discard_from_deck(State& state, Seat seat, DeckCard card, Log log); // one that its owner looked at
// Plays a card of the hand into the Assault, draws for it, and lets its ability work. `becomes`: Action::b of
// `play`.
void lay(State& state, Seat seat, DeckCard card, int becomes, Log log);
void new_hand(State& state, Seat seat, Log log);           // discards it closed and draws as many
void fix_top(State& state, Seat seat, int count, Log log); // its owner looks at that many cards of the deck
void draw_power(State& state, Seat seat, Log log);         // and turns it up if it is no Secret
void reveal(State& state, Seat seat, Power power, int target, Log log); // uses a Secret
void discard_power(State& state, Seat seat, Power power);
// `self` asks for more, if there is anything to choose.
void ask(State& state, Use self);

// --- For the course of the game
void take_from_hand(State& state, Seat seat, DeckCard card); // into the open
// Or out of the game, with a player who is.
void put_on_discard(State& state, Seat seat, DeckCard card, Log log, Place from);

} // namespace cardfront::poker_assault
