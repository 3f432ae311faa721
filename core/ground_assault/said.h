// Names of things, for the files that make sentences of them.
#pragma once

#include "core/ground_assault/cards.h"

namespace cardfront::ground_assault {

std::string unit_called(const State& state, Ref ref); // "Mote", or "Mote 2" where its owner has several
std::string owned(const State& state, Ref ref, const Names& names); // "Bob's Mote 2"
// "Bob's objective 2, face down", "Bob's Shield Dome"
std::string objective_called(const State& state, Seat seat, int at, const Names& names);

} // namespace cardfront::ground_assault
