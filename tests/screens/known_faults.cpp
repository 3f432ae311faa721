#include "tests/screens/known_faults.h"

#include "tests/screens/stage.h"

#include <algorithm>

namespace cardfront::screens {

namespace {

// "table 360x640: small 12 30 41 43 do move 36" is "small do move #".
std::string fault_of(std::string_view line) {
    line.remove_prefix(std::min(line.find(": ") + 2, line.size()));
    std::string out(line.substr(0, line.find(' ') + 1));
    for (int skipped = 0; skipped < 5; ++skipped)
        line.remove_prefix(std::min(line.find(' ') + 1, line.size()));
    for (const char letter : line) {
        const bool digit = letter >= '0' && letter <= '9';
        if (!digit)
            out += letter;
        else if (out.back() != '#')
            out += '#';
    }
    return out;
}

} // namespace

KnownFaults::KnownFaults(const std::string& game, Where where) {
    const std::string head = game + (where == Where::table ? " table: " : " lesson: ");
    const std::string rows = known_faults();
    for (std::size_t from = 0; from < rows.size();) {
        const std::size_t end = rows.find('\n', from);
        const std::string row = rows.substr(from, end - from);
        if (row.starts_with(head)) entries_.push_back({row.substr(head.size())});
        from = end + 1;
    }
}

bool KnownFaults::knows(std::string_view line) {
    const std::string fault = fault_of(line);
    bool known = false;
    for (Entry& entry : entries_)
        if (fault.starts_with(entry.fault)) known = entry.met = true;
    return known;
}

std::string KnownFaults::mended() const {
    std::string out;
    for (const Entry& entry : entries_)
        if (!entry.met) (out += entry.fault) += '\n';
    return out;
}

std::string left_of(const std::string& lines, KnownFaults* known) {
    std::string out;
    for (std::size_t from = 0; from < lines.size();) {
        const std::size_t end = lines.find('\n', from);
        const std::string line = lines.substr(from, end - from + 1);
        if (known == nullptr || !known->knows(std::string_view(line).substr(0, line.size() - 1))) out += line;
        from = end + 1;
    }
    return out;
}

} // namespace cardfront::screens
