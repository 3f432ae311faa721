// Assault Edge as all know it that work with whatever game it is.
#include "core/describe.h"

#include "core/assault_edge/state.h"

namespace cardfront::assault_edge {

// Hard and Expert leave to Master what thinking on still brings (tests/arena/levels.txt).
static constexpr LadderFor ladders[] = {{0, {{{0, 40}, {0, 15}, {60}, {110}, {220}, {50000}}}}};

extern const Game the_game;
constinit const Game the_game = described::game_of<State>();
extern const Mind the_mind;
constinit const Mind the_mind = described::mind_of<State>(ladders);

const Game& game_of(const State&) {
    return the_game;
}

} // namespace cardfront::assault_edge
