// A line of words taken apart into what the faces have letters for and what they lack.
#pragma once

#include "core/text/letters.h"

#include <algorithm>
#include <string_view>

namespace cardfront::kit {

struct Stretch {
    std::string_view words;
    bool foreign;
};

// Takes the first stretch from a line that is not empty: words of ours with what stands between them, or
// words of which each lacks a letter, or what is isolated for its direction. `any`: false takes all for ours.
template <class Lacks>
Stretch take_stretch(std::string_view& line, bool any, Lacks&& lacks) {
    // NOLINTNEXTLINE(misc-misleading-bidirectional): what opens and what closes
    constexpr std::string_view isolate = "\u2068", pop = "\u2069";
    const auto foreign = [&](std::string_view word) {
        while (!word.empty()) {
            const auto [bytes, code] = first_letter(word);
            if (bytes > 1 && lacks(code)) return true;
            word.remove_prefix(std::max<std::size_t>(bytes, 1));
        }
        return false;
    };
    // Where the word ends that begins there, or the isolate.
    const auto end_of = [&](std::size_t at) {
        if (line.substr(at, isolate.size()) == isolate)
            return std::min(line.find(pop, at), line.size() - pop.size()) + pop.size();
        return std::min({line.find(' ', at), line.find(isolate, at), line.size()});
    };
    std::size_t end = any ? std::min(line.find_first_not_of(' '), line.size()) : line.size();
    bool is = false;
    if (any && end == 0) is = foreign(line.substr(0, end = end_of(0)));
    while (end < line.size()) {
        const std::size_t next = std::min(line.find_first_not_of(' ', end), line.size());
        const std::size_t stop = next < line.size() ? end_of(next) : next;
        const bool other = foreign(line.substr(next, stop - next));
        if (other != is) {
            if (!is) end = next;
            break;
        }
        end = stop;
    }
    const Stretch out{line.substr(0, end), is};
    line.remove_prefix(end);
    return out;
}

} // namespace cardfront::kit
