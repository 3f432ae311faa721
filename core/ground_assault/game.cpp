// Ground Assault as all know it that work with whatever game it is.
#include "core/describe.h"

#include "core/ground_assault/state.h"

namespace cardfront::ground_assault {

// Where more than two play for themselves it takes more iterations to see as much: each opponent has an aim
// of their own. To four they bring so little that the lower levels have slips as well. Of two, Expert leaves
// to Master what thinking on still brings (tests/arena/levels.txt).
static constexpr LadderFor ladders[] = {{0, {{{0, 80}, {0, 10}, {30}, {120}, {400}, {40000}}}},
                                        {3, {{{0, 90}, {0, 5}, {60}, {300}, {3000}, {40000}}}},
                                        {4, {{{0, 90}, {0, 60}, {50, 40}, {250, 10}, {10000}, {80000}}}}};

extern const Game the_game;
constinit const Game the_game = described::game_of<State>();
extern const Mind the_mind;
constinit const Mind the_mind = described::mind_of<State>(ladders);

const Game& game_of(const State&) {
    return the_game;
}

} // namespace cardfront::ground_assault
