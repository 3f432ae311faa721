// How long games are as links (core/match/link.h).
#pragma once

#include "tools/tournament/tournament.h"

namespace cardfront::tournament {

struct LinkLengths {
    std::vector<std::size_t> letters;  // of each game's link with its "#", ascending
    double actions = 0, decisions = 0; // means; decisions: actions with a choice
};

// So many deals, each played once by players like this one. The same terms and player give the same games.
LinkLengths link_lengths(const Contender& player, const Terms& terms);

} // namespace cardfront::tournament
