// Names of things, for the files that make sentences of them.
#pragma once

#include "core/poker_assault/cards.h"

namespace cardfront::poker_assault {

Named source(std::int16_t card); // a card that does something, by its ability's name
Named asker(const State& state);
std::string
attacker_name(const Attacker& card);         // as it is now: "8 of Hearts, Mist Form (printed 6 of Spades)"
Named target(const State& state, int index); // a card of the Assault
std::string pick_name(const State& state, int pick);
std::string chips_words(int chips);
std::string pattern_name(int pattern); // -1: none

} // namespace cardfront::poker_assault
