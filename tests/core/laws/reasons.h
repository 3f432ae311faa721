// The rules that a game's refusals name, all of them: tests/core/<game>/reasons.cpp says so.
#pragma once

#include <initializer_list>
#include <set>
#include <string>

namespace cardfront {

struct Reasons {
    Reasons(const std::string& game, std::initializer_list<const char*> rules);
};
std::set<std::string> reasons_of(const std::string& game); // none where nobody has said so

} // namespace cardfront
