// Through whose eyes a match is told. Nothing that they cannot see reaches the words: states are redacted and
// hidden cards blanked first.
#pragma once

#include "core/match/match.h"

#include <optional>
#include <string>
#include <vector>

namespace cardfront::terminal {

// A seat; nobody: an onlooker; nothing: one who sees everything.
using Viewpoint = std::optional<Seat>;

bool sees(const Event& event, Viewpoint eyes); // the card of the event
std::string said(const AnyState& before, Action action, Viewpoint eyes, const Names& names);
std::string said(const AnyState& after, const Event& event, Viewpoint eyes, const Names& names);
std::vector<Section> sections_for(const Match& match, const AnyState& state, Viewpoint eyes);

// What happened in step number `step`, the action first; what happened before all actions.
std::vector<std::string> step_lines(const Match& match, std::size_t step, Viewpoint eyes);
std::vector<std::string> opening_lines(const Match& match, Viewpoint eyes);
const AnyState& first_state(const Match& match);
const Player& player_at(const Match& match, Seat seat);

// "Ann $900, Bea $700"
std::string score_words(const Match& match, const AnyState& state);
// "Round type: Hold 3", for each option
std::vector<std::string> option_words(const Match& match);

} // namespace cardfront::terminal
