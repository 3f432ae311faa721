// What the laws share. They hold for every game, in every option set and number of seats, and ask of a game
// only what it has: one without chance, secrets or cards keeps them too.
#pragma once

#include "tests/core/every_game.h"

#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

namespace cardfront {

template <class S>
concept HasChance = requires(const S s) {
    s.random;
};

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

// How many actions that game has.
template <class S>
std::size_t length_by_chance(const Setup& setup, std::uint64_t chance) {
    std::size_t actions = 0;
    play_by_chance(S::start(setup, Log{}), Random(chance), [&](const S&, const ActionList&) { ++actions; });
    return actions;
}

} // namespace cardfront
