#include "tests/core/laws/reasons.h"

namespace cardfront::skirmish {

const Reasons reasons{"skirmish", {"SK-5", "SK-6", "SK-7", "SK-9", "SK-13", "SK-14"}};

} // namespace cardfront::skirmish
