// Text from outside, made safe to show: names and records may hold any bytes.
#pragma once

#include <string>
#include <string_view>

namespace cardfront::terminal {

// The character at `at`, which moves behind it; U+FFFD, one byte on, for bytes that are no UTF-8.
// Needs at < text.size().
char32_t take_character(std::string_view text, std::size_t& at);
void append_character(std::string& out, char32_t character);

// Valid UTF-8 without control characters, so that no text can steer the terminal.
std::string printable(std::string_view text);

// Columns on a terminal: two for East Asian wide characters and pictures, none for combining marks.
int columns(std::string_view text);

} // namespace cardfront::terminal
