#include "tests/core/game_files.h"

#include <fstream>
#include <iterator>

namespace cardfront {

const std::vector<GameFiles>& game_files() {
    static const std::vector<GameFiles> all{
#include "generated/game_files.inc"
    };
    return all;
}

std::string tree_text(const std::string& path) {
    std::ifstream in(std::string(CARDFRONT_SOURCE_DIR "/").append(path), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace cardfront
