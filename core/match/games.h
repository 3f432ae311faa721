// The games of this table, whatever they are: the set is closed, and its list stands in CMakeLists.txt.
#pragma once

#include "core/options.h"
#include "core/result.h"
#include "core/rules.h"
#include "core/words.h"
#include "generated/game_list.h" // AnyState, from the list

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace cardfront {

inline constexpr int games = static_cast<int>(std::variant_size_v<AnyState>);

namespace detail {
template <class... S>
constexpr bool all_games(std::variant<S...>*) {
    return ((Thinks<S> && Speaks<S>)&&...);
}
} // namespace detail
static_assert(detail::all_games(static_cast<AnyState*>(nullptr)));

// Calls `f` with a default state of game number `game`, 0 to games - 1, for its type.
template <int number = 0, class F>
decltype(auto) with_game(int game, F&& f) {
    assert(game >= number && game < games);
    if constexpr (number + 1 < games)
        if (game != number) return with_game<number + 1>(game, std::forward<F>(f));
    return std::forward<F>(f)(std::variant_alternative_t<number, AnyState>{});
}

const GameInfo& game_info(int game); // needs 0 to games - 1
int find_game(std::string_view key); // -1: there is none
// Why this cannot be started; nothing if it can.
std::optional<Problem> check(int game, const Setup& setup);
// With a list for each seat, where the game has lists: what its start needs (lists.h).
Setup complete(int game, const Setup& setup);
// Needs a setup that check passes, complete or not.
AnyState start(int game, const Setup& setup, Log log);

// The same questions for whatever game it is.
Seat turn(const AnyState& state);
void legal(const AnyState& state, ActionList& out);
void legal_as_of(int version, const AnyState& state, ActionList& out); // by older rules too: KnowsOldRules
Refusal refusal(const AnyState& state, Action action);
void apply(AnyState& state, Action action, Log log);
AnyState view(const AnyState& state, Seat who); // redacted
int score(const AnyState& state, Seat who);
bool pause(const AnyState& state);
bool window(const AnyState& state);
// A window in which its player can do nothing: it may pass by itself.
bool idle(const AnyState& state);
Action public_part(const AnyState& state, Action action);
// Does `who` see anything that an onlooker does not?
bool has_secrets(const AnyState& state, Seat who);
std::uint64_t hash(const AnyState& state); // FNV-1a of the bytes
std::uint64_t hash_bytes(const void* data, std::size_t size, std::uint64_t from = 0xCBF29CE484222325U);

ActionWords words_of(const AnyState& before, Action action, const Names& names);
std::string words_of(const AnyState& after, const Event& event, const Names& names);
std::string effect_of(const AnyState& before, Action action, const Names& names);
std::string card_words(const AnyState& state, std::int16_t card); // the name of Event::card
std::string turn_words(const AnyState& state, const Names& names);
std::string hint_for(const AnyState& state, Action refused);
std::string score_words(const AnyState& state, Seat who);
std::vector<Section> sections(const AnyState& state, Seat viewer, const Names& names);

// "play 30 2 0": an action in records, on the command line and as the name of its control in the page.
std::string action_code(const GameInfo& info, Action action);
std::optional<Action> parse_action(const GameInfo& info, std::string_view code);

} // namespace cardfront
