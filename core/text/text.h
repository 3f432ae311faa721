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

// What follows "KEY " in a line; nothing: it is another line.
inline std::optional<std::string_view> rest_of(std::string_view line, std::string_view key) {
    if (line.substr(0, key.size()) != key || line.size() <= key.size() || line[key.size()] != ' ')
        return std::nullopt;
    return line.substr(key.size() + 1);
}

// Takes a text's lines one after the other, as split at '\n' is.
class Lines {
  public:
    explicit Lines(std::string_view text) : left_(text) {}
    bool more() const { return more_; }
    std::string_view left() const { return left_; } // of the text
    std::string_view next() {
        const std::size_t end = left_.find('\n');
        const std::string_view line = left_.substr(0, end);
        more_ = end != std::string_view::npos;
        left_.remove_prefix(more_ ? end + 1 : left_.size());
        ++number_;
        return line;
    }
    std::optional<std::string_view> after(std::string_view key) { return rest_of(next(), key); }
    int number() const { return number_; } // of the line that was taken last, from 1

  private:
    std::string_view left_;
    bool more_ = true;
    int number_ = 0;
};

// Without what stands around it.
inline std::string_view trimmed(std::string_view text, std::string_view blanks = " ") {
    const std::size_t from = text.find_first_not_of(blanks);
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(blanks) - from + 1);
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

// The shortest text of digits and small letters, and back.
inline std::string base36(std::uint64_t value) {
    std::string out;
    do out.insert(out.begin(), "0123456789abcdefghijklmnopqrstuvwxyz"[value % 36]);
    while ((value /= 36) > 0);
    return out;
}
inline std::optional<std::uint64_t> read_base36(std::string_view text) {
    std::uint64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value, 36);
    return error == std::errc{} && stop == end && base36(value) == text ? std::optional(value) : std::nullopt;
}

} // namespace cardfront
