#include "tests/core/laws/reasons.h"

namespace cardfront::crossfire {

const Reasons reasons{"crossfire",
                      {"CF-7", "CF-8", "CF-9", "CF-10", "CF-12", "CF-13", "CF-14", "CF-15", "CF-16", "CF-20",
                       "CF-21", "CF-22", "CF-23", "CF-24"}};

} // namespace cardfront::crossfire
