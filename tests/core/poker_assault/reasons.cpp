#include "tests/core/laws/reasons.h"

namespace cardfront::poker_assault {

const Reasons reasons{"poker-assault",
                      {"PA-1", "PA-2", "PA-4", "PA-8", "PA-9", "PA-11", "PA-14", "PA-16", "PA-23", "PA-26",
                       "PA-27", "PA-28", "PA-29", "PA-30", "PA-32", "PA-34"}};

} // namespace cardfront::poker_assault
