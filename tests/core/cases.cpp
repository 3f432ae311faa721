#include "tests/core/cases.h"

#include "tests/core/game_files.h"

#include <gtest/gtest.h>

namespace cardfront {

std::string case_text(std::string_view file) {
    const std::string path = std::string("tests/cases/").append(file);
    std::string text = tree_text(path);
    EXPECT_FALSE(text.empty()) << path;
    return text;
}

} // namespace cardfront
