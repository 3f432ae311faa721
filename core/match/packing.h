// Digits of any bases as one number, and that number as letters: a digit of base b costs log2(b) bits, not
// rounded up, and one of base 1 nothing. Time and memory grow with the number of digits.
// Range coding: Martin, "Range encoding", 1979.
#pragma once

#include "core/text/base64.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

inline constexpr std::uint32_t most_base = 1U << 16U;

class Packer {
  public:
    void add(std::uint32_t digit, std::uint32_t base); // needs digit < base, base 1 to most_base
    void add_number(std::uint64_t number);             // a small one costs less
    // In base64 (core/text/base64.h), as few as tell it all. Ends the packing.
    std::string letters();

  private:
    void carry();

    std::vector<std::uint8_t> bytes_;
    std::uint32_t low_ = 0, range_ = 0xFFFFFFFF; // the number is low_ to low_ + range_ - 1, after bytes_
};

// Reads what was added, by the same bases in the same order. Whatever the letters are it yields digits below
// their bases; other ones than were packed where the letters are others.
class Unpacker {
  public:
    explicit Unpacker(std::string_view letters); // letters that are none count as the first
    std::uint32_t take(std::uint32_t base);
    std::uint64_t take_number();

  private:
    std::uint8_t next();

    std::string_view letters_;
    std::uint32_t held_ = 0;
    unsigned bits_ = 0; // in held_
    std::uint32_t code_ = 0, range_ = 0xFFFFFFFF;
};

// A checksum of letters, in letters.
inline constexpr std::size_t sum_letters = 5;
std::string sum_of(std::string_view letters);

} // namespace cardfront
