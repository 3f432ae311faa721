// What tests read of the tree: where the files of each game lie, its golden games, which it keeps beside its
// own tests, and whatever file is wanted.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace cardfront {

struct GoldenRecord {
    const char* name;
    std::uint64_t told; // a hash of what everybody is told of it
    const char* text;
};

struct GameFiles {
    const char* root;  // of the tree that has the game's folders, from ours: "./", "tests/skirmish/"
    const char* tests; // the folder of its tests there: "tests/core/skirmish"
    // golden.inc in that folder; of a game whose golden games nobody has written yet, nothing.
    std::uint64_t by_chance = 0; // a hash of a thousand games by chance
    std::vector<GoldenRecord> golden{};
};
const std::vector<GameFiles>& game_files(); // by the game's number

// The whole file, by its path from the tree's root; "" where there is none.
std::string tree_text(const std::string& path);

} // namespace cardfront
