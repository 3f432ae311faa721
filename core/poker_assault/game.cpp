// Poker Assault as all know it that work with whatever game it is.
#include "core/describe.h"

#include "core/poker_assault/state.h"

namespace cardfront::poker_assault {

// Where more than two play for themselves it takes more iterations to see as much: each opponent has an aim
// of their own. Of two, each level beats the one below it about as clearly (tests/arena/levels.txt).
static constexpr LadderFor ladders[] = {{0, {{{0, 30}, {0, 12}, {60}, {180}, {600}, {60000}}}},
                                        {3, {{{0, 30}, {0, 12}, {120}, {700}, {10000}, {80000}}}},
                                        {4, {{{0, 30}, {0, 12}, {60}, {400}, {5000}, {60000}}}}};

extern const Game the_game;
constinit const Game the_game = described::game_of<State>();
extern const Mind the_mind;
constinit const Mind the_mind = described::mind_of<State>(ladders);

const Game& game_of(const State&) {
    return the_game;
}

} // namespace cardfront::poker_assault
