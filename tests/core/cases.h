// The texts of tests/cases: games, and links to them, that showed a fault once or that must go on opening.
#pragma once

#include <string>
#include <string_view>

namespace cardfront {

// The whole file, by its name; a failure of the test, and "", where there is none.
std::string case_text(std::string_view file);

} // namespace cardfront
