// Which table belongs to which game.
#include "web/tables/table.h"

#include <cassert>

namespace cardfront {

namespace head_to_head {
std::unique_ptr<Table> make_head_to_head_table();
}
namespace poker_assault {
std::unique_ptr<Table> make_poker_assault_table();
}
namespace crossfire {
std::unique_ptr<Table> make_crossfire_table();
}

std::unique_ptr<Table> make_table(int game) {
    assert(game >= 0 && game < games);
    switch (game) {
    case 1: return poker_assault::make_poker_assault_table();
    case 2: return crossfire::make_crossfire_table();
    default: return head_to_head::make_head_to_head_table();
    }
}

} // namespace cardfront
