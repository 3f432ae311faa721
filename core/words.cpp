#include "core/words.h"

namespace cardfront {

namespace {
// The one place where a translation will be looked up.
std::string_view translate(std::string_view english) {
    return english;
}
} // namespace

std::string say(std::string_view english, std::initializer_list<Named> parts) {
    const std::string_view pattern = translate(english);
    std::string out;
    for (std::size_t at = 0; at < pattern.size();) {
        const std::size_t open = pattern.find('{', at);
        const std::size_t close = open == std::string_view::npos ? open : pattern.find('}', open);
        if (close == std::string_view::npos) {
            out += pattern.substr(at);
            break;
        }
        out += pattern.substr(at, open - at);
        const std::string_view name = pattern.substr(open + 1, close - open - 1);
        const Named* found = nullptr;
        for (const Named& part : parts)
            if (part.name == name) found = &part;
        if (found != nullptr)
            out += found->text;
        else
            out += pattern.substr(open, close - open + 1);
        at = close + 1;
    }
    return out;
}

std::string sentences(const std::string& first, const std::string& second) {
    if (first.empty() || second.empty()) return first + second;
    return say("{first} {second}", {{"first", first}, {"second", second}});
}
Named counted(std::string_view place, std::int64_t count) {
    return {place, std::to_string(count)};
}

Names::Names() : names_{say("Player 1"), say("Player 2"), say("Player 3"), say("Player 4")} {}
std::string& Names::operator[](Seat seat) {
    return names_[static_cast<std::size_t>(seat)];
}
const std::string& Names::operator[](Seat seat) const {
    static const std::string none = say("nobody");
    return seat == nobody ? none : names_[static_cast<std::size_t>(seat)];
}

std::string dollars(int amount) {
    return say("${amount}", {{"amount", std::to_string(amount)}});
}

} // namespace cardfront
