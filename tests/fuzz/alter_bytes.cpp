// How inputs whose bytes have their places are altered: mostly nothing moves, so that what is not altered
// keeps its sense.
#include "tests/fuzz/fuzz.h"

#include <algorithm>

extern "C" std::size_t LLVMFuzzerMutate(unsigned char* data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(unsigned char* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
    cardfront::Random random(seed);
    if (size == 0 || random.below(8) == 0) return LLVMFuzzerMutate(data, size, most);
    const auto somewhere = [&] { return random.below(static_cast<std::uint32_t>(size)); };
    for (std::uint32_t left = 1 + random.below(2); left > 0; --left) {
        const std::size_t at = somewhere(), from = somewhere();
        switch (random.below(7)) {
        case 0: data[at] = static_cast<unsigned char>(random.below(256)); break;
        case 1: data[at] = static_cast<unsigned char>(data[at] ^ (1U << random.below(8))); break;
        case 2: data[at] = static_cast<unsigned char>(data[at] + 2 * random.below(2) - 1U); break;
        case 3: std::swap(data[at], data[from]); break;
        case 4: data[at] = data[from]; break;
        case 5: data[at] = 0; break;
        default: {
            const std::size_t count = std::min({size - at, size - from, std::size_t{1} + random.below(40)});
            std::memmove(data + at, data + from, count);
        }
        }
    }
    return size;
}

// Parts of one input come into another at the same place.
extern "C" std::size_t LLVMFuzzerCustomCrossOver(const unsigned char* one, std::size_t one_size,
                                                 const unsigned char* other, std::size_t other_size,
                                                 unsigned char* out, std::size_t most, unsigned seed) {
    cardfront::Random random(seed);
    const std::size_t size = std::min(one_size, most), common = std::min(size, other_size);
    std::copy_n(one, size, out);
    if (common == 0) return size;
    for (std::uint32_t left = 1 + random.below(2); left > 0; --left) {
        // Where the two differ, there is most of what matters.
        std::size_t at = random.below(static_cast<std::uint32_t>(common));
        for (std::size_t n = 0; n < common && out[at] == other[at]; ++n) at = (at + 1) % common;
        const std::size_t count = std::min<std::size_t>(common - at, 1 + random.below(16));
        std::copy_n(other + at, count, out + at);
    }
    return size;
}
