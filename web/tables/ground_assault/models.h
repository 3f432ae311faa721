// The drawn models of the units.
#pragma once

#include "core/ground_assault/units.h"
#include "web/kit/kit.h"

namespace cardfront::ground_assault {

// In the largest square in the middle of r, in its owner's colour; a wreck is burnt and leans.
void draw_model(int design, const kit::Rect& r, kit::Colour owner, bool to_the_left = false,
                bool wreck = false);

} // namespace cardfront::ground_assault
