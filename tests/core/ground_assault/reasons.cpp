#include "tests/core/laws/reasons.h"

namespace cardfront::ground_assault {

const Reasons reasons{"ground-assault",
                      {"GA-3", "GA-4", "GA-5", "GA-7", "GA-8", "GA-9", "GA-10", "GA-15", "GA-16", "GA-17",
                       "GA-18", "GA-20", "GA-28", "GA-29", "GA-31"}};

} // namespace cardfront::ground_assault
