// A link may be anything: it is refused with a reason, or is a match whose own link leads to the same. What
// does not fit its checksum is taken for packed digits as well, and gets one that fits.
#include "core/match/link.h"
#include "core/match/packing.h"

#include "tests/fuzz/fuzz.h"

#include <algorithm>

namespace cardfront::fuzz {

namespace {

std::string link_to(links::Kind kind, const Match& match) {
    if (kind == links::Kind::deal) return links::of_deal(match.setup());
    const auto link =
        kind == links::Kind::match ? links::of_match(match) : links::of_puzzle(match, match.steps().size());
    hold(static_cast<bool>(link), "what came from a link has one");
    return *link;
}

bool follow(std::string_view text) {
    const auto linked = links::read(text);
    if (!linked) {
        hold(!linked.problem().reason.empty(), "a refusal has its reason");
        return false;
    }
    hold(!cardfront::check(linked->match.setup()), "its set-up can be played");
    const auto again = links::read(link_to(linked->kind, linked->match));
    hold(again && again->kind == linked->kind, "what is written can be read");
    hold(again->match.record() == linked->match.record(), "and tells the same");
    hold(again->notice.empty(), "by our own rules");
    const auto worn = links::read("See https://example.org/#!/" + linked->link.substr(0, 9) + "\n> " +
                                  linked->link.substr(9) + "_ it is good");
    hold(worn && worn->link == linked->link, "however it was handed on");
    return true;
}

} // namespace

std::vector<std::string> seeds() {
    std::vector<std::string> out;
    std::size_t number = 0;
    for (const std::string_view record : golden_records()) {
        const Match match = match_of(record, number * 7 % 60);
        out.push_back(link_to(static_cast<links::Kind>(number++ % 3), match));
    }
    return out;
}

bool run(Bytes input) {
    std::string text(text_of(input));
    if (follow(text)) return true;
    constexpr std::size_t front = 6; // a version and its checksum
    if (text.rfind(links::head, 0) == 0) text.erase(0, links::head.size() + front);
    std::erase_if(text, [](char c) { return value_of_letter(c) < 0; });
    return follow(links::sealed(text));
}

} // namespace cardfront::fuzz
