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

std::unique_ptr<Table> make_table(int game) {
    assert(game == 0 || game == 1);
    return game == 1 ? poker_assault::make_poker_assault_table() : head_to_head::make_head_to_head_table();
}

} // namespace cardfront
