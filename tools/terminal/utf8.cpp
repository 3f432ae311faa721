#include "tools/terminal/utf8.h"

#include <algorithm>
#include <array>

namespace cardfront::terminal {

namespace {

constexpr char32_t replacement = 0xFFFD;

struct Range {
    char32_t first, last;
};

template <std::size_t N>
bool within(const std::array<Range, N>& ranges, char32_t character) {
    return std::any_of(ranges.begin(), ranges.end(), [character](const Range& range) {
        return character >= range.first && character <= range.last;
    });
}

constexpr std::array<Range, 5> marks{
    {{0x300, 0x36F}, {0x200B, 0x200F}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}}};
constexpr std::array<Range, 7> wide{{{0x1100, 0x115F},
                                     {0x2E80, 0xA4CF},
                                     {0xAC00, 0xD7A3},
                                     {0xF900, 0xFAFF},
                                     {0xFE30, 0xFE6F},
                                     {0xFF00, 0xFF60},
                                     {0x1F300, 0x3FFFD}}};
// Controls, and the marks that turn the direction of what follows.
constexpr std::array<Range, 4> steering{{{0x0, 0x1F}, {0x7F, 0x9F}, {0x202A, 0x202E}, {0x2066, 0x2069}}};

} // namespace

char32_t take_character(std::string_view text, std::size_t& at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(at++);
    if (first < 0x80) return first;
    const int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1;
    if (first < 0xC2 || first > 0xF4 || at + static_cast<std::size_t>(more) > text.size()) return replacement;
    char32_t character = first & (0x3FU >> static_cast<unsigned>(more));
    for (int i = 0; i < more; ++i) {
        const unsigned char next = byte(at + static_cast<std::size_t>(i));
        if ((next & 0xC0U) != 0x80U) return replacement;
        character = (character << 6U) | (next & 0x3FU);
    }
    const char32_t least = more == 3 ? 0x10000 : more == 2 ? 0x800 : 0x80;
    const bool surrogate = character >= 0xD800 && character <= 0xDFFF;
    if (character < least || character > 0x10FFFF || surrogate) return replacement;
    at += static_cast<std::size_t>(more);
    return character;
}

void append_character(std::string& out, char32_t character) {
    const auto push = [&](char32_t byte) { out += static_cast<char>(byte); };
    const auto tail = [&](unsigned shift) { push(0x80U | ((character >> shift) & 0x3FU)); };
    if (character < 0x80) {
        push(character);
    } else if (character < 0x800) {
        push(0xC0U | (character >> 6U));
        tail(0);
    } else if (character < 0x10000) {
        push(0xE0U | (character >> 12U));
        tail(6);
        tail(0);
    } else {
        push(0xF0U | (character >> 18U));
        tail(12);
        tail(6);
        tail(0);
    }
}

std::string printable(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t character = take_character(text, at);
        append_character(out, within(steering, character) ? replacement : character);
    }
    return out;
}

int columns(std::string_view text) {
    int count = 0;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t character = take_character(text, at);
        count += within(marks, character) ? 0 : within(wide, character) ? 2 : 1;
    }
    return count;
}

} // namespace cardfront::terminal
