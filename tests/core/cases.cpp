#include "tests/core/cases.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace cardfront {

std::string case_text(std::string_view file) {
    const std::string path = std::string(CARDFRONT_SOURCE_DIR "/tests/cases/").append(file);
    std::ifstream in(path, std::ios::binary);
    EXPECT_TRUE(in) << path;
    return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace cardfront
