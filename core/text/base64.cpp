#include "core/text/base64.h"

namespace cardfront {

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

} // namespace

int value_of_letter(char letter) {
    const std::size_t at = alphabet.find(letter);
    return at == std::string_view::npos ? -1 : static_cast<int>(at);
}
char letter_of(std::uint32_t value) {
    return alphabet[value];
}

std::string base64(std::span<const std::uint8_t> bytes) {
    std::string out;
    std::uint32_t held = 0;
    unsigned bits = 0; // in held
    for (const std::uint8_t byte : bytes) {
        held = held << 8U | byte;
        for (bits += 8; bits >= 6; bits -= 6) out += letter_of(held >> (bits - 6) & 63U);
        held &= (1U << bits) - 1;
    }
    if (bits > 0) out += letter_of(held << (6 - bits) & 63U);
    return out;
}

std::optional<std::vector<std::uint8_t>> read_base64(std::string_view letters) {
    std::vector<std::uint8_t> out;
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (const char letter : letters) {
        const int value = value_of_letter(letter);
        if (value < 0) return std::nullopt;
        held = (held << 6U | static_cast<std::uint32_t>(value)) & 0x3FFFU;
        bits += 6;
        if (bits < 8) continue;
        bits -= 8;
        out.push_back(static_cast<std::uint8_t>(held >> bits));
    }
    if (bits >= 6) return std::nullopt; // a letter of which no byte has any
    return out;
}

} // namespace cardfront
