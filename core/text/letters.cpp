#include "core/text/letters.h"

#include <algorithm>

namespace cardfront {

namespace {

struct Range {
    std::uint32_t first, last;
};

template <std::size_t N>
bool within(const Range (&ranges)[N], std::uint32_t code) {
    return std::any_of(std::begin(ranges), std::end(ranges),
                       [code](const Range& range) { return code >= range.first && code <= range.last; });
}

constexpr Range controls[] = {{0, 0x1F}, {0x7F, 0x9F}, {0x2028, 0x2029}};
constexpr Range blank_ranges[] = {{0x20, 0x20},     {0xA0, 0xA0},     {0x1680, 0x1680}, {0x2000, 0x200A},
                                  {0x202F, 0x202F}, {0x205F, 0x205F}, {0x2800, 0x2800}, {0x3000, 0x3000}};
constexpr Range unseen[] = {{0xAD, 0xAD},       {0x34F, 0x34F},     {0x61C, 0x61C},     {0x115F, 0x1160},
                            {0x17B4, 0x17B5},   {0x180E, 0x180E},   {0x200B, 0x200B},   {0x200E, 0x200F},
                            {0x202A, 0x202E},   {0x2060, 0x206F},   {0x3164, 0x3164},   {0xFEFF, 0xFEFF},
                            {0xFFA0, 0xFFA0},   {0xFFF0, 0xFFFB},   {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A},
                            {0xE0000, 0xE001F}, {0xE0080, 0xE00FF}, {0xE01F0, 0xE0FFF}};
constexpr Range variants[] = {
    {0x180B, 0x180D}, {0x180F, 0x180F}, {0xFE00, 0xFE0F}, {0xE0020, 0xE007F}, {0xE0100, 0xE01EF}};
constexpr Range to_the_left[] = {
    {0x590, 0x8FF}, {0xFB1D, 0xFDFF}, {0xFE70, 0xFEFE}, {0x10800, 0x10FFF}, {0x1E800, 0x1EFFF}};

} // namespace

Letter first_letter(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::uint32_t lead = byte(0);
    if (lead < 0x80) return {1, lead};
    const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < size) return {0, 0};
    std::uint32_t code = lead & (0x7FU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) return {0, 0};
        code = code << 6U | (byte(i) & 0x3FU);
    }
    const bool overlong = code < (size == 4 ? 0x10000U : size == 3 ? 0x800U : 0x80U);
    const bool surrogate = code >= 0xD800U && code < 0xE000U;
    return overlong || surrogate || code > 0x10FFFFU ? Letter{0, 0} : Letter{size, code};
}

bool is_control(std::uint32_t code) {
    return within(controls, code);
}
bool is_blank(std::uint32_t code) {
    return within(blank_ranges, code);
}
bool is_unseen(std::uint32_t code) {
    return within(unseen, code);
}
bool is_joiner(std::uint32_t code) {
    return code == 0x200C || code == 0x200D;
}
bool is_variant(std::uint32_t code) {
    return within(variants, code);
}

bool turns_left(std::string_view text) {
    const auto one_byte = [](char each) { return static_cast<unsigned char>(each) < 0x80; };
    if (std::all_of(text.begin(), text.end(), one_byte)) return false; // most texts
    while (!text.empty()) {
        const auto [bytes, code] = first_letter(text);
        if (within(to_the_left, code)) return true;
        text.remove_prefix(std::max<std::size_t>(bytes, 1));
    }
    return false;
}

} // namespace cardfront
