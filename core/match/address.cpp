#include "core/match/address.h"

#include "core/text/letters.h"
#include "core/text/pasted.h"

#include <algorithm>
#include <array>

namespace cardfront::links {

namespace {

constexpr std::size_t most_pieces = 400; // of a link that was broken into lines

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

bool equal(std::string_view text, std::string_view small) {
    return std::equal(text.begin(), text.end(), small.begin(), small.end(), [](char one, char other) {
        return (one >= 'A' && one <= 'Z' ? one + 32 : one) == other;
    });
}

bool ends_with(std::string_view text, std::string_view small) {
    return text.size() >= small.size() && equal(text.substr(text.size() - small.size()), small);
}

// What has stood before a head, once it is taken from the end of the text.
enum class Before : std::uint8_t { words, address, hash };
Before before_head(std::string_view text) {
    const auto took = [&text](std::string_view plain, std::string_view escape) {
        const std::size_t size = ends_with(text, plain)    ? plain.size()
                                 : ends_with(text, escape) ? escape.size()
                                                           : 0;
        text.remove_suffix(size);
        return size > 0;
    };
    const bool slash = took("/", "%2f"), bang = took("!", "%21");
    if (took("#", "%23")) return Before::hash;
    const bool begins = text.empty() || text.back() == '\n';
    return slash || bang || begins || took("?", "%3f") || took("&", "%26") ? Before::address : Before::words;
}

struct Head {
    Target target = Target::none;
    Before before = Before::words;
    std::size_t end = 0; // behind its "="
    bool escaped = false;
};

// A head whose "=" stands at `at`.
Head head_at(std::string_view text, std::size_t at) {
    constexpr std::array<std::string_view, 5> names{"", "game", "list", "day", "far"};
    Head out{.end = at + 1};
    const std::string_view sign = text.substr(at, 3);
    if (text[at] == '%' && !equal(sign, "%3d")) return out;
    if (out.escaped = text[at] == '%'; out.escaped || sign == "=3D")
        out.end = at + 3; // the second as mails encode it
    for (std::size_t i = 1; i < names.size(); ++i) {
        if (!ends_with(text.substr(0, at), names[i])) continue;
        out.before = before_head(text.substr(0, at - names[i].size()));
        if (out.before != Before::words) out.target = static_cast<Target>(i);
    }
    return out;
}

Head find_head(std::string_view text) {
    Head found;
    for (std::size_t at = 0; (at = text.find_first_of("=%", at)) != std::string_view::npos; ++at) {
        const Head head = head_at(text, at);
        if (head.target != Target::none && head.before > found.before) found = head;
        if (found.before == Before::hash) break;
    }
    return found;
}

} // namespace

std::string decoded(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const int high = text[i] == '%' && i + 2 < text.size() ? hex_digit(text[i + 1]) : -1;
        const int low = high >= 0 ? hex_digit(text[i + 2]) : -1;
        if (low >= 0) i += 2;
        out += low < 0 ? text[i] : static_cast<char>(high * 16 + low);
    }
    return out;
}

Address address_in(std::string_view pasted) {
    if (pasted.size() > most_link_bytes) return {};
    const std::string text = clean_paste(pasted);
    const Head head = find_head(text);
    Address out{.target = head.target};
    if (head.target == Target::none) return out;
    const std::string rest = head.escaped ? decoded(text.substr(head.end)) : text.substr(head.end);
    for (std::string_view left = rest; !left.empty() && out.ends.size() < most_pieces;) {
        const auto [bytes, code] = first_letter(left);
        const bool soft = left.substr(0, 2) == "=\n"; // a mail's own break
        if (!soft && code != ' ' && code != '\n' && !is_joiner(code))
            out.text += left.substr(0, std::max<std::size_t>(bytes, 1));
        else if (!is_joiner(code) && !out.text.empty() &&
                 (out.ends.empty() || out.ends.back() < out.text.size()))
            out.ends.push_back(out.text.size());
        left.remove_prefix(std::max<std::size_t>(bytes, 1));
    }
    if (out.ends.empty() || (out.ends.back() < out.text.size() && out.ends.size() < most_pieces))
        out.ends.push_back(out.text.size());
    return out;
}

} // namespace cardfront::links
