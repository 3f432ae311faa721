// Faces of people, put together from a few parts and colours, so that each of many is likeable and another
// one.
#pragma once

#include "web/kit/geometry.h"
#include "web/kit/theme.h"

#include <array>
#include <cstdint>
#include <string>

namespace cardfront::kit {

// Each a number below the one beside it.
struct Person {
    std::uint8_t skin = 0, hair = 0, hair_colour = 0, eyes = 0, mouth = 0, extra = 0, clothes = 0;
    bool operator==(const Person&) const = default;
};
inline constexpr Person most_of_person{6, 12, 8, 4, 5, 12, 8};

// What the parts look like, in the language of paths.h; "": nothing. It comes with the people themselves, so
// that a page that knows none of them is no larger for it.
struct Drawings {
    std::string body{}, head{};
    std::array<std::string, most_of_person.hair> back{}, hair{}; // behind the head and before it
    std::array<std::string, most_of_person.eyes> eyes{};
    std::array<std::string, most_of_person.mouth> mouth{};
    std::array<std::string, most_of_person.extra> extra{};
};
// Needs texts of ours. For good: of several calls the first counts.
void start_people(Drawings drawings);

// In a round frame before a ground of that colour. `edge` of its frame; 0: none. Needs start_people().
void person(const Rect& r, const Person& of, Colour ground, Colour edge = 0);

} // namespace cardfront::kit
