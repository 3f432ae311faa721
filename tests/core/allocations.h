// How often this program has asked for memory so far, on any thread.
#pragma once

namespace cardfront {

long allocations();

} // namespace cardfront
