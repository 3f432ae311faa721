// Names of things, for the files that make sentences of them.
#pragma once

#include "core/assault_edge/cards.h"

namespace cardfront::assault_edge {

std::string deck_name(int deck);                         // "Command Deck"
std::string unit_name(const Unit& unit);                 // "Cinderwing", "unit"
std::string unit_called(const State& state, int number); // "Cinderwing on c4"
// "Bob's unit on c4"; of what an event's place and card name, for the unit may be gone.
std::string owned(const State& state, int number, const Names& names);
std::string owned(Place at, std::int16_t card, const Names& names);
std::string deck_called(Seat seat, int deck, const Names& names); // "Bob's Command Deck"
// Why the one to move may not play that card now, as a sentence; needs that it may not.
std::string why_not(const State& state, Card card);
std::string target_called(const State& state, Seat owner, int target, const Names& names); // of an attack
// What a use is or may be aimed at.
std::string choice_called(const State& state, const Use& use, int target, const Names& names);

} // namespace cardfront::assault_edge
