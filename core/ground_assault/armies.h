// The ready armies: lists of the shelf, for each format.
#pragma once

#include "core/ground_assault/state.h"

#include <span>

namespace cardfront::ground_assault {

std::span<const ReadyList> ready_armies();

} // namespace cardfront::ground_assault
