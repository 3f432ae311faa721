// Marks an English text that stands as data and is said later, so that tools/words finds it: "Flashfire" in a
// table of cards. What stands in say("...") itself is found without.
#pragma once

namespace cardfront {

constexpr const char* phrase(const char* english) {
    return english;
}

// What say_count() chooses from: of a single thing, of several.
struct Phrases {
    const char* one;
    const char* many;
};
constexpr Phrases phrases(const char* one, const char* many) {
    return {one, many};
}

} // namespace cardfront
