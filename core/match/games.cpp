#include "core/match/games.h"

#include "core/match/lists.h"
#include "core/words.h"

#include <algorithm>

namespace cardfront {

const GameInfo& game_info(int game) {
    assert(game >= 0 && game < games);
    return *every_game[slot(game)]->info;
}

int find_game(std::string_view key) {
    for (int game = 0; game < games; ++game)
        if (game_info(game).key == key) return game;
    return -1;
}

int game_number(const Game& game) {
    const Game* const* const found = std::find(every_game, every_game + games, &game);
    assert(found != every_game + games);
    return static_cast<int>(found - every_game);
}

std::optional<Problem> check(int game, const Setup& setup) {
    const GameInfo& info = game_info(game);
    if (!info.seats(setup.seats))
        return Problem{say("{game} cannot be played by {count}.",
                           {{"game", say(info.title)}, {"count", std::to_string(setup.seats)}})};
    for (std::size_t i = 0; i < setup.options.size(); ++i) {
        const std::size_t choices = i < info.options.size() ? info.options[i].choices.size() : 1;
        if (setup.options[i] >= choices)
            return Problem{
                say("Option {number} has no choice {choice}.",
                    {{"number", std::to_string(i + 1)}, {"choice", std::to_string(setup.options[i])}})};
    }
    if (setup.first != nobody && (!info.takes_first || setup.first < 0 || setup.first >= setup.seats))
        return Problem{say("Nobody can be chosen to begin there.")};
    if (info.unfit != nullptr)
        if (const char* const reason = info.unfit(setup)) return Problem{say(reason)};
    return check_lists(info, setup);
}

Setup complete(int game, const Setup& setup) {
    return with_usual_lists(game_info(game), setup);
}

Position start(int game, const Setup& setup, Log log) {
    assert(!check(game, setup));
    return every_game[slot(game)]->start(complete(game, setup), log);
}

} // namespace cardfront
