// Head-to-Head Poker as all know it that work with whatever game it is.
#include "core/describe.h"

#include "core/head_to_head/state.h"

namespace cardfront::head_to_head {

static constexpr LadderFor ladders[] = {{0, {{{0, 40}, {0, 15}, {250}, {600}, {1500}, {100000}}}}};

extern const Game the_game;
constinit const Game the_game = described::game_of<State>();
extern const Mind the_mind;
constinit const Mind the_mind = described::mind_of<State>(ladders);

const Game& game_of(const State&) {
    return the_game;
}

} // namespace cardfront::head_to_head
