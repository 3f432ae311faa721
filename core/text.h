// Small helpers for reading text from outside. None trusts its input.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

// "a b" split at ' ' is {"a", "b"}; empty parts are kept.
inline std::vector<std::string_view> split(std::string_view text, char at) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(at);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

// A plain decimal number up to `most`; nothing for signs, blanks, leading zeros or anything else.
inline std::optional<std::uint64_t> parse_number(std::string_view text, std::uint64_t most) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || stop != end || number > most || (text.size() > 1 && text[0] == '0'))
        return std::nullopt;
    return number;
}

// One up to a million, as commands have them; `otherwise` for anything else.
inline int small_number(std::string_view text, int otherwise = -1) {
    const auto number = parse_number(text, 1000000);
    return number ? static_cast<int>(*number) : otherwise;
}

// Sixteen digits, for checksums.
inline std::string hex(std::uint64_t value) {
    std::string out(16, '0');
    for (auto digit = out.rbegin(); digit != out.rend(); ++digit, value >>= 4U)
        *digit = "0123456789abcdef"[value & 15U];
    return out;
}

inline std::optional<std::uint64_t> read_hex(std::string_view text) {
    std::uint64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value, 16);
    return text.size() == 16 && error == std::errc{} && stop == end ? std::optional(value) : std::nullopt;
}

} // namespace cardfront
