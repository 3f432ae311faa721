// The road as it is shipped, and matches of its stops by chance.
#pragma once

#include "web/circuit/road.h"

#include "tests/core/every_game.h"
#include "tests/core/game_files.h"

#include <string>

namespace cardfront::circuit {

inline std::string road_text() {
    return tree_text("assets/circuit.txt");
}

inline const Road& the_road() {
    static const Road road = [] {
        auto read = read_road(road_text());
        if (read) return std::move(*read);
        ADD_FAILURE() << "assets/circuit.txt:" << read.problem().line << ": " << read.problem().reason;
        return Road{};
    }();
    return road;
}

inline Match ended_by_chance(const Stop& stop, std::uint64_t seed) {
    return match_by_chance(setup_of(the_road(), stop, seed, "Eve"), seed);
}

} // namespace cardfront::circuit
