// Bytes as letters that links and records can hold: base64 with the alphabet for links, without padding
// (RFC 4648, section 5).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

// A letter's value, 0 to 63; -1: it is none.
int value_of_letter(char letter);
char letter_of(std::uint32_t value); // needs 0 to 63

// What is left of the last letter is filled with zeros, or skipped.
std::string base64(std::span<const std::uint8_t> bytes);
std::optional<std::vector<std::uint8_t>> read_base64(std::string_view letters); // nothing: no bytes are so

} // namespace cardfront
