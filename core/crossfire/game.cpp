// Crossfire as all know it that work with whatever game it is.
#include "core/describe.h"

#include "core/crossfire/state.h"

namespace cardfront::crossfire {

// Of the levels only Beginner plays by feel.
static constexpr LadderFor ladders[] = {{0, {{{0, 40}, {20}, {60}, {250}, {3000}, {40000}}}}};

extern const Game the_game;
constinit const Game the_game = described::game_of<State>();
extern const Mind the_mind;
constinit const Mind the_mind = described::mind_of<State>(ladders);

const Game& game_of(const State&) {
    return the_game;
}

} // namespace cardfront::crossfire
