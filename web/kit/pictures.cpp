#include "pictures.h"

#include "cards.h"
#include "inside.h"
#include "paths.h"
#include "table.h"

namespace cardfront::kit {
void picture(Game game, Rect r, float light) {
    box(r, 12, mix(game_theme(game).felt, 0xffffffff, light * 0.1F));
}
void mark(Rect r) {
    draw(suit_paths[3], r, colour::brass);
}
} // namespace cardfront::kit
