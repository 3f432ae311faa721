// The test game as all know it that work with whatever game it is.
#include "core/describe.h"

#include "core/skirmish/state.h"

namespace cardfront::skirmish {

extern const Game the_game;
constinit const Game the_game = described::game_of<State>();
extern const Mind the_mind;
constinit const Mind the_mind = described::mind_of<State>();

const Game& game_of(const State&) {
    return the_game;
}

} // namespace cardfront::skirmish
