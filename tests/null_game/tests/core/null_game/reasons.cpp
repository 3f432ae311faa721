#include "tests/core/laws/reasons.h"

namespace cardfront::null_game {

const Reasons reasons{"null-game", {"NG-2", "NG-4"}};

} // namespace cardfront::null_game
