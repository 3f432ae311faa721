// The language in which everything is told: English, which the code is written in, or one whose sentences
// were brought. One for the whole program, as it is for the person who reads.
#pragma once

#include "core/text/catalogue.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace cardfront {

// From now on all is told in it; what it lacks stays English. What was told before is to be told anew, and
// views into what was told end.
void speak(Catalogue catalogue);
void speak_english();
const std::string& language(); // "en", "de": as pages have it
// Another number after each change, for who keeps what was told.
std::uint32_t language_number();

// Where words.cpp looks sentences up; nullptr: nowhere. Programs that tell nothing to people (the worker)
// carry no catalogue.
struct Translator {
    std::string_view (*find)(std::string_view english);
    std::string_view (*find_counted)(std::string_view english, std::uint64_t count);
};
void look_up_in(const Translator* to); // outlives the program

} // namespace cardfront
