// The games of this table: the set is closed, and its list stands in CMakeLists.txt.
#pragma once

#include "core/game.h"
#include "core/result.h"
#include "core/search/thinker.h"

#include <optional>
#include <string_view>

namespace cardfront {

inline constexpr int most_games = 32; // that a link has room for

// How many, and which, in the order of their numbers, 0 to games - 1: a generated source tells, so that
// nothing else is compiled anew for another list. Two lists, since the page does without minds and the worker
// without rules.
extern const int games;
extern const Game* const every_game[];
extern const Mind* const every_mind[];

const GameInfo& game_info(int game); // needs 0 to games - 1
int find_game(std::string_view key); // -1: there is none
int game_number(const Game& game);   // needs one of these
// Why this cannot be started; nothing if it can.
std::optional<Problem> check(int game, const Setup& setup);
// With a list for each seat, where the game has lists: what its start needs (lists.h).
Setup complete(int game, const Setup& setup);
// Needs a setup that check passes, complete or not.
Position start(int game, const Setup& setup, Log log);

} // namespace cardfront
