// The last line of the texts that our programs keep and read back, a seal: it tells whether all before it is
// as it was written.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

// "WORDS 0123456789abcdef", with the line's end: the hash (FNV-1a) of `body`, whole lines.
std::string seal_of(std::string_view body, std::string_view words = "sum");

struct Sealed {
    std::string_view body; // all before the seal
    std::uint64_t sum = 0; // its hash
};
// Nothing: the text was altered or cut.
std::optional<Sealed> unsealed(std::string_view text);

// The lines between head and seal that begin with a letter for their kind and a blank, as far as they can be
// kept: without controls, of at most so many bytes. Of a text that was altered too; it must outlive them.
std::vector<std::string_view> lines_by_kind(std::string_view text, std::size_t most_bytes);

} // namespace cardfront
