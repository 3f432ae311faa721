// What the set-up and the course of a game share.
#pragma once

#include "core/poker_assault/state.h"

namespace cardfront::poker_assault {

// --- Set-up (setup.cpp)
Refusal refuse_pick(const State& state, Action action);
void apply_pick(State& state, Action action, Log log); // the last one deals
void give_deck(State& state, Seat seat, int faction);
bool picks_sound(const State& state); // a part of sane()

// --- Course (course.cpp)
void judge(State& state);              // what the Assault is that is launched (PA-5, PA-7)
void take_hits(State& state, Log log); // the defender stops: the damage, and what else a hit brings
void begin_preparation(State& state, Seat seat, Log log);
// After whatever happened: who is out, is the Assault over, does the window close by itself?
void settle(State& state, Log log);

} // namespace cardfront::poker_assault
