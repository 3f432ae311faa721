#include "tests/core/laws/reasons.h"

namespace cardfront::head_to_head {

const Reasons reasons{
    "head-to-head-poker",
    {"HH-1", "HH-3", "HH-5", "HH-7", "HH-11", "HH-13", "HH-17", "HH-18", "HH-19", "HH-20", "HH-21", "HH-24"}};

} // namespace cardfront::head_to_head
