// What happened, event by event: a picture of the table that follows the events, so that chains, attacks and
// what comes of them are seen one by one. It is for the eye alone; when all is shown the real view stands.
#pragma once

#include "core/assault_edge/cards.h"

namespace cardfront::assault_edge {

// Does to the picture what the event tells. Needs a picture of a position at or before it; what does not fit
// into it is left out.
void follow(State& seen, const Event& event);
// Seconds that it is looked at before the next event, at normal speed.
float lasting(const Event& event, const Event* next);

} // namespace cardfront::assault_edge
