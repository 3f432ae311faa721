#include "tests/core/laws/reasons.h"

#include <map>

namespace cardfront {

namespace {

std::map<std::string, std::set<std::string>>& all_reasons() {
    static std::map<std::string, std::set<std::string>> all;
    return all;
}

} // namespace

Reasons::Reasons(const std::string& game, std::initializer_list<const char*> rules) {
    all_reasons()[game].insert(rules.begin(), rules.end());
}

std::set<std::string> reasons_of(const std::string& game) {
    return all_reasons()[game];
}

} // namespace cardfront
