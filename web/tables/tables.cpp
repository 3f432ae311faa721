// Which table belongs to which game: each game's folder beside this one defines it.
#include "web/tables/table.h"

namespace cardfront {

#define CARDFRONT_DECLARE(game)                                                                              \
    namespace game {                                                                                         \
    std::unique_ptr<Table> make_table(const State&);                                                         \
    }
CARDFRONT_EACH_GAME(CARDFRONT_DECLARE)
#undef CARDFRONT_DECLARE

std::unique_ptr<Table> make_table(int game) {
    return with_game(game, [](const auto& state) { return make_table(state); }); // the one of its namespace
}

} // namespace cardfront
