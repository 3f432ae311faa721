// What the tests of the laws share, whatever they are about: all set-ups of a game, and all that look at it.
#pragma once

#include "tests/core/every_game.h"

#include <gtest/gtest.h>
#include <utility>

namespace cardfront {

// Seat -1, an onlooker, and all seats.
template <class F>
void for_each_viewer(const Setup& setup, F&& f) {
    for (Seat who = nobody; who < setup.seats; ++who) f(who);
}

template <class S, class F>
void for_each_setup(std::uint64_t seed, F&& f) {
    for (const auto& setup : every_setup(S::info, seed)) {
        SCOPED_TRACE(text_of(S::info, setup));
        f(setup);
        if (testing::Test::HasFailure()) return;
    }
}

} // namespace cardfront
