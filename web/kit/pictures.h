// Painted pictures of the five games for the home screen, and the program's own mark. No words in them.
#pragma once

#include "geometry.h"
#include "theme.h"

namespace cardfront::kit {

// Fills r (any shape near 4 : 3 to 1 : 1) with rounded corners; `light` 0 to 1 brightens it under the
// pointer.
void picture(Game game, const Rect& r, float light = 0);
// The mark of Cardfront, for the head of the home screen.
void mark(const Rect& r);

} // namespace cardfront::kit
