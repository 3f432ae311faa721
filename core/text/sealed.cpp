#include "core/text/sealed.h"

#include "core/game.h"
#include "core/text/text.h"

namespace cardfront {

std::string seal_of(std::string_view body, std::string_view words) {
    return std::string(words) + ' ' + hex(hash_bytes(body.data(), body.size())) + '\n';
}

std::optional<Sealed> unsealed(std::string_view text) {
    constexpr std::size_t seal_bytes = 21; // "sum ", 16 digits and the line's end
    if (text.size() < seal_bytes) return std::nullopt;
    const std::string_view body = text.substr(0, text.size() - seal_bytes);
    const std::uint64_t sum = hash_bytes(body.data(), body.size());
    if ((!body.empty() && body.back() != '\n') || text.substr(body.size()) != "sum " + hex(sum) + '\n')
        return std::nullopt;
    return Sealed{body, sum};
}

} // namespace cardfront
