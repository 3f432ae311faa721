#include "core/match/packing.h"

#include "core/match/games.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace cardfront {

namespace {

constexpr std::uint32_t least_range = 1U << 24U; // below it a byte is settled
constexpr std::uint32_t widths = 65;             // of a number, in bits: 0 to 64

} // namespace

std::string sum_of(std::string_view letters) {
    std::uint64_t hash = hash_bytes(letters.data(), letters.size());
    hash ^= hash >> 30U;
    std::string out;
    for (std::size_t i = 0; i < sum_letters; ++i, hash >>= 6U)
        out += letter_of(static_cast<std::uint32_t>(hash & 63U));
    return out;
}

void Packer::carry() {
    for (auto byte = bytes_.rbegin(); byte != bytes_.rend() && ++*byte == 0; ++byte) {
    }
}

void Packer::add(std::uint32_t digit, std::uint32_t base) {
    assert(digit < base && base <= most_base);
    if (base == 1) return;
    range_ /= base;
    const std::uint32_t before = low_;
    low_ += digit * range_;
    if (low_ < before) carry();
    for (; range_ < least_range; range_ <<= 8U, low_ <<= 8U)
        bytes_.push_back(static_cast<std::uint8_t>(low_ >> 24U));
}

void Packer::add_number(std::uint64_t number) {
    const auto width = static_cast<std::uint32_t>(std::bit_width(number));
    add(width, widths);
    // The highest bit is known by the width.
    for (std::uint32_t left = width > 0 ? width - 1 : 0; left > 0;) {
        const std::uint32_t bits = std::min(left, 16U);
        left -= bits;
        add(static_cast<std::uint32_t>(number >> left & ((1U << bits) - 1)), 1U << bits);
    }
}

std::string Packer::letters() {
    // Of all numbers that are left the one that ends with the most zeros: they need no letters.
    for (std::uint32_t ones = 0xFFFFFFFF; ones > 0; ones >>= 1U) {
        const std::uint64_t rounded = (std::uint64_t{low_} + ones) & ~std::uint64_t{ones};
        if (rounded - low_ >= range_) continue;
        if (rounded >> 32U != 0) carry();
        low_ = static_cast<std::uint32_t>(rounded);
        break;
    }
    for (int byte = 0; byte < 4; ++byte, low_ <<= 8U)
        bytes_.push_back(static_cast<std::uint8_t>(low_ >> 24U));
    std::string out = base64(bytes_);
    out.resize(out.find_last_not_of(letter_of(0)) + 1);
    return out;
}

Unpacker::Unpacker(std::string_view letters) : letters_(letters) {
    for (int byte = 0; byte < 4; ++byte) code_ = code_ << 8U | next();
}

// What is missing at the end is zero.
std::uint8_t Unpacker::next() {
    while (bits_ < 8) {
        const int value = letters_.empty() ? 0 : value_of_letter(letters_.front());
        if (!letters_.empty()) letters_.remove_prefix(1);
        held_ = (held_ << 6U | static_cast<std::uint32_t>(std::max(value, 0))) & 0x3FFFU;
        bits_ += 6;
    }
    bits_ -= 8;
    return static_cast<std::uint8_t>(held_ >> bits_);
}

std::uint32_t Unpacker::take(std::uint32_t base) {
    assert(base > 0 && base <= most_base);
    if (base == 1) return 0;
    range_ /= base;
    const std::uint32_t digit = std::min(code_ / range_, base - 1); // beyond: no packer made this
    code_ -= digit * range_;
    for (; range_ < least_range; range_ <<= 8U) code_ = code_ << 8U | next();
    return digit;
}

std::uint64_t Unpacker::take_number() {
    const std::uint32_t width = take(widths);
    std::uint64_t number = width > 0 ? 1 : 0;
    for (std::uint32_t left = width > 0 ? width - 1 : 0; left > 0;) {
        const std::uint32_t bits = std::min(left, 16U);
        left -= bits;
        number = number << bits | take(1U << bits);
    }
    return number;
}

} // namespace cardfront
