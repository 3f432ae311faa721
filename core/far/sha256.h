// SHA-256 (FIPS 180-4): a promise that can be kept before it is opened.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace cardfront::far {

using Digest = std::array<std::uint8_t, 32>;

class Sha256 {
  public:
    void add(std::span<const std::uint8_t> bytes);
    Digest digest() const; // of all that was added so far

  private:
    void block();

    std::array<std::uint32_t, 8> hash_{0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A,
                                       0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19};
    std::array<std::uint8_t, 64> held_{};
    std::uint64_t added_ = 0; // bytes
};

inline Digest sha256(std::span<const std::uint8_t> bytes) {
    Sha256 hash;
    hash.add(bytes);
    return hash.digest();
}

} // namespace cardfront::far
