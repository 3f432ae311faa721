#include "core/text/pasted.h"

#include "core/text/letters.h"
#include "core/text/text.h"

#include <algorithm>
#include <utility>

namespace cardfront {

namespace {

// The first line and its end, of whatever system, are taken from the text.
std::string_view take_line(std::string_view& text) {
    std::size_t at = 0, end = 0; // bytes of the line, and of its end
    while (at < text.size() && end == 0) {
        const auto [bytes, code] = first_letter(text.substr(at));
        if (code == '\r')
            end = text.substr(at, 2) == "\r\n" ? 2 : 1;
        else if (code == '\n' || code == '\v' || code == '\f' || code == 0x85 || code == 0x2028 ||
                 code == 0x2029)
            end = bytes;
        else
            at += std::max<std::size_t>(bytes, 1);
    }
    const std::string_view line = text.substr(0, at);
    text.remove_prefix(at + end);
    return line;
}

// A mark before or behind code, of three or more of the same; what stands beside it is a language or our
// text.
std::string_view without_fence(std::string_view line) {
    for (const char mark : {'`', '~'}) {
        const std::string three(3, mark);
        if (line.substr(0, 3) == three) {
            line = trimmed(line.substr(std::min(line.find_first_not_of(mark), line.size())));
            if (line.find(' ') == std::string_view::npos) return {};
        }
        if (line.size() >= 3 && line.substr(line.size() - 3) == three)
            line = trimmed(line.substr(0, line.find_last_not_of(mark) + 1));
    }
    const bool code = line.size() > 2 && line.front() == '`' && line.back() == '`';
    return code ? trimmed(line.substr(1, line.size() - 2)) : line;
}

std::string clean_line(std::string_view line) {
    std::string seen;
    while (!line.empty()) {
        const auto [bytes, code] = first_letter(line);
        const std::size_t size = std::max<std::size_t>(bytes, 1);
        if (code == '\t' || is_blank(code))
            seen += ' ';
        else if (!is_unseen(code))
            seen += line.substr(0, size);
        line.remove_prefix(size);
    }
    std::string_view rest = trimmed(seen);
    for (std::size_t before = rest.size() + 1; before != rest.size();) { // one may stand in the other
        before = rest.size();
        while (!rest.empty() && rest.front() == '>') rest = trimmed(rest.substr(1));
        rest = without_fence(rest);
    }
    return std::string(rest);
}

} // namespace

std::string clean_paste(std::string_view pasted) {
    std::string out;
    while (!pasted.empty()) (out += clean_line(take_line(pasted))) += '\n';
    return out;
}

std::vector<PastedLine> lines_of(std::string_view text) {
    std::vector<PastedLine> lines;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        const std::size_t size = line.find_last_not_of(" \r") + 1;
        if (size > 0) lines.push_back({line.substr(0, size), number});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::vector<PastedPart> parts_of(std::string_view pasted) {
    constexpr std::string_view begin = "cardfront-";
    std::vector<PastedPart> parts;
    const char* const end = pasted.data() + pasted.size();
    for (int number = 1; !pasted.empty(); ++number) {
        const char* const from = pasted.data();
        const std::string_view line = take_line(pasted);
        if (line.find(begin) == std::string_view::npos) continue;
        std::string head = clean_line(line);
        if (head.rfind(begin, 0) != 0) continue;
        if (!parts.empty()) {
            std::string_view& before = parts.back().text;
            before = before.substr(0, static_cast<std::size_t>(from - before.data()));
        }
        parts.push_back({std::move(head), {from, static_cast<std::size_t>(end - from)}, number});
    }
    return parts;
}

std::string cleaned_to_sum(const PastedPart& part) {
    const std::string clean = clean_paste(part.text);
    std::string out;
    for (const PastedLine& line : lines_of(clean)) {
        (out += line.words) += '\n';
        if (line.words.substr(0, 4) == "sum ") break;
    }
    return out;
}

} // namespace cardfront
