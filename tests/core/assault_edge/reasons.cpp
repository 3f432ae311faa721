#include "tests/core/laws/reasons.h"

namespace cardfront::assault_edge {

const Reasons reasons{"assault-edge",
                      {"AE-2", "AE-3", "AE-5", "AE-6", "AE-7", "AE-8", "AE-9", "AE-11", "AE-13", "AE-14",
                       "AE-15", "AE-16", "AE-17", "AE-18", "AE-20", "AE-25", "AE-34"}};

} // namespace cardfront::assault_edge
