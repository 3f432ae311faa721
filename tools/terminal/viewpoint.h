// What the terminal says of a match through somebody's eyes (core/match/moment.h).
#pragma once

#include "core/match/moment.h"

#include <string>
#include <vector>

namespace cardfront::terminal {

std::vector<std::string> texts_of(const Moment& moment);
const Player& player_at(const Match& match, Seat seat);

// How it stands at its end, with who won after a resignation: "Ann has resigned. Bea wins the game."
std::string end_words(const Match& match, Seat eyes);
// "Ann $900, Bea $700"
std::string score_words(const Match& match, Seat eyes);
// "Round type: Hold 3", for each option
std::vector<std::string> option_words(const Match& match);

} // namespace cardfront::terminal
