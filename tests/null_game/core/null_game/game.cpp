// Null Game as all know it that work with whatever game it is.
#include "core/describe.h"

#include "core/null_game/state.h"

namespace cardfront::null_game {

extern const Game the_game;
constinit const Game the_game = described::game_of<State>();
extern const Mind the_mind;
constinit const Mind the_mind = described::mind_of<State>();

const Game& game_of(const State&) {
    return the_game;
}

} // namespace cardfront::null_game
