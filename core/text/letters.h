// The letters of Unicode (17.0), as far as names and what people paste need them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace cardfront {

struct Letter {
    std::size_t bytes; // 0: no text in UTF-8 begins so
    std::uint32_t code;
};
// The first one of a text that is not empty, by the standard's table of well-formed sequences.
Letter first_letter(std::string_view text);

// Controls, and the ends of lines of all systems.
bool is_control(std::uint32_t code);
// Leaves room and no ink: a space of any width, but no end of a line.
bool is_blank(std::uint32_t code);
// Leaves neither: zero width, marks of direction, fillers, the mark at a text's beginning (BOM).
bool is_unseen(std::uint32_t code);
// Joins letters or keeps them apart (Persian, the scripts of India, emoji): means something between two only.
bool is_joiner(std::uint32_t code);
// Chooses how the letter before it looks: means nothing behind none.
bool is_variant(std::uint32_t code);
// Does a letter of a script that is written from right to left stand in it?
bool turns_left(std::string_view text);

} // namespace cardfront
