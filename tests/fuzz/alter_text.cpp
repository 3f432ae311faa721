// How inputs that are lines of words are altered: words, numbers and lines change places, so that more of
// what comes out is nearly right than when bytes alone change.
#include "core/text/text.h"

#include "tests/fuzz/fuzz.h"

#include <algorithm>
#include <array>

extern "C" std::size_t LLVMFuzzerMutate(unsigned char* data, std::size_t size, std::size_t most);

namespace cardfront::fuzz {

namespace {

constexpr std::array<std::string_view, 25> common{"9223372036854775807",
                                                  "0",
                                                  "1",
                                                  "2",
                                                  "3",
                                                  "4",
                                                  "5",
                                                  "63",
                                                  "64",
                                                  "65",
                                                  "99",
                                                  "100",
                                                  "255",
                                                  "32767",
                                                  "-1",
                                                  "-",
                                                  "16384",
                                                  "no",
                                                  "yes",
                                                  "person",
                                                  "1048576",
                                                  "computer",
                                                  "list",
                                                  "18446744073709551615",
                                                  "position"};

using Lines = std::vector<std::string>;

Lines parts_of(std::string_view text, char at) {
    Lines out;
    for (const std::string_view part : split(text, at)) out.emplace_back(part);
    return out;
}
std::string joined(const Lines& parts, char at) {
    std::string out;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) out += at;
        out += parts[i];
    }
    return out;
}

template <class T>
std::size_t any_of(const T& items, Random& random) {
    return random.below(static_cast<std::uint32_t>(items.size()));
}

void alter_words(Lines& lines, Random& random) {
    // Half of the time near the top, where most of the forms are.
    const std::size_t at =
        random.below(2) == 0
            ? any_of(lines, random)
            : random.below(std::min<std::uint32_t>(static_cast<std::uint32_t>(lines.size()), 12));
    Lines words = parts_of(lines[at], ' ');
    std::string& word = words[any_of(words, random)];
    const auto number = parse_number(word, ~std::uint64_t{0});
    switch (random.below(7)) {
    case 0: word = common[any_of(common, random)]; break;
    case 1: {
        const Lines others = parts_of(lines[any_of(lines, random)], ' ');
        word = others[any_of(others, random)];
        break;
    }
    case 2: words.erase(words.begin() + static_cast<std::ptrdiff_t>(any_of(words, random))); break;
    case 3: words.push_back(word); break;
    case 4: std::swap(word, words[any_of(words, random)]); break;
    default:
        if (number)
            word = std::to_string(random.below(3) == 0 ? random.below(100) : *number + random.below(5) - 2);
        else if (!word.empty())
            word[any_of(word, random)] = static_cast<char>(
                random.below(2) == 0 ? random.below(256) : "\r\t-.,{}|az019"[random.below(13)]);
    }
    lines[at] = joined(words, ' ');
}

void alter_lines(Lines& lines, Random& random) {
    const auto at = static_cast<std::ptrdiff_t>(any_of(lines, random));
    switch (random.below(5)) {
    case 0: lines.erase(lines.begin() + at); break;
    case 1: lines.insert(lines.begin() + at, std::string(lines[any_of(lines, random)])); break;
    case 2: std::swap(lines[static_cast<std::size_t>(at)], lines[any_of(lines, random)]); break;
    case 3: // some lines in a row go
        lines.erase(lines.begin() + at,
                    lines.begin() + std::min<std::ptrdiff_t>(at + 1 + random.below(16), std::ssize(lines)));
        break;
    default: lines[static_cast<std::size_t>(at)] = lines[any_of(lines, random)];
    }
    if (lines.empty()) lines.emplace_back();
}

} // namespace

} // namespace cardfront::fuzz

extern "C" std::size_t LLVMFuzzerCustomMutator(unsigned char* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
    using namespace cardfront;
    Random random(seed);
    if (random.below(8) == 0) return LLVMFuzzerMutate(data, size, most);
    fuzz::Lines lines = fuzz::parts_of(fuzz::text_of({data, size}), '\n');
    for (std::uint32_t left = 1 + random.below(2); left > 0; --left)
        if (random.below(4) == 0)
            fuzz::alter_lines(lines, random);
        else
            fuzz::alter_words(lines, random);
    const std::string text = fuzz::joined(lines, '\n').substr(0, most);
    std::copy(text.begin(), text.end(), data);
    return text.size();
}
