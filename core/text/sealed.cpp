#include "core/text/sealed.h"

#include "core/game.h"
#include "core/text/letters.h"
#include "core/text/text.h"

#include <algorithm>

namespace cardfront {

namespace {

bool is_one_line(std::string_view text) {
    while (!text.empty()) {
        const auto [bytes, code] = first_letter(text);
        if (bytes > 0 && is_control(code)) return false;
        text.remove_prefix(std::max<std::size_t>(bytes, 1));
    }
    return true;
}

} // namespace

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

std::vector<std::string_view> lines_by_kind(std::string_view text, std::size_t most_bytes) {
    std::vector<std::string_view> out;
    const std::size_t head = std::min(text.find('\n'), text.size());
    for (const std::string_view line : split(text.substr(std::min(head + 1, text.size())), '\n'))
        if (line.size() > 2 && line[1] == ' ' && line.size() <= most_bytes && is_one_line(line))
            out.push_back(line);
    return out;
}

} // namespace cardfront
