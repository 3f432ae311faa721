// The last line of the texts that our programs keep and read back, a seal: it tells whether all before it is
// as it was written.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cardfront {

// "WORDS 0123456789abcdef", with the line's end: the hash (FNV-1a) of `body`, whole lines.
std::string seal_of(std::string_view body, std::string_view words = "sum");

struct Sealed {
    std::string_view body; // all before the seal
    std::uint64_t sum = 0; // its hash
};
// Nothing: the text was altered or cut.
std::optional<Sealed> unsealed(std::string_view text);

} // namespace cardfront
