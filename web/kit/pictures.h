// Painted pictures of the five games for the home screen, and the program's own mark. No words in them.
#pragma once

#include "web/kit/geometry.h"
#include "web/kit/theme.h"

namespace cardfront::kit {

// Fills r with rounded corners; what happens in the picture is in `scene` (any shape near 4 : 3 to 1 : 1),
// and left of it and below it r is dark enough for words. `light` 0 to 1 brightens it under the pointer.
void picture(Game game, const Rect& r, const Rect& scene, float light = 0);
// The mark of Cardfront, for the head of the home screen.
void mark(const Rect& r);

} // namespace cardfront::kit
