// Computer against computer: series of games in which each deal of the cards is played from every side.
#pragma once

#include "core/match/games.h"
#include "core/mind/computer.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace cardfront::tournament {

// What a search is told of the game.
enum class Sight : std::uint8_t {
    fair,   // the view of the player to move
    hands,  // all cards on the table and in hands; decks as unknown as their owners have them
    chance, // all cards in decks and all chance to come, too
};

struct Contender {
    std::string name;
    bool by_chance = false; // any legal action, each equally likely
    Sight sight = Sight::fair;
    Manner manner;
    int thinkers = 1;            // so many, whose findings are joined
    std::optional<Action> first; // its first decision where that is legal: a faction, for instance
    std::optional<List> list;    // that it brings, where the game has lists; else the usual
};

struct Pairing {
    Contender one, other;
};

// Does the name begin as one of these texts, which commas part, does?
bool begins_so(const std::string& name, const std::string& texts);

// Events that are counted: by their number in GameInfo::events, and what is told apart among them: '=' each
// amount, '#' each card, '@' whether they name one; 0: nothing.
struct CountedEvent {
    int what = 0;
    char apart = 0;
};

struct Terms {
    int game = 0;
    Setup setup; // the seed is the first deal's; each deal has the next
    int deals = 100;
    int threads = 1;
    std::vector<CountedEvent> events;
};

// One game. In line-up number n the team of seat n is `one`'s, and all others are `other`'s.
struct GameResult {
    double share = 0;   // of the win: 1, 0, or a part of it for those who tie; here of `one`
    double first = 0;   // of who had the first turn
    bool drawn = false; // for `one`
    int actions = 0, turns = 0;
};

// What became of a card, over the players that could have it: that brought it in their list, or everybody
// where the game has no lists.
struct CardTally {
    int had = 0, used = 0, early = 0;   // games; early: used in the first third of the game's actions
    double used_won = 0, early_won = 0; // shares of the win in these
    void operator+=(const CardTally& more);
};

// Events of the seats of one contender, by name, "launch 5" where amounts are told apart.
struct EventTally {
    std::int64_t times = 0, amount = 0; // amount: their sum
};
using EventTallies = std::map<std::string, EventTally>;

struct Result {
    std::array<EventTallies, 2> events;  // of each contender
    std::array<std::int64_t, 2> seats{}; // that it had, over all games
    std::vector<CardTally> cards; // by number of the game's cards; empty: the game does not tell of uses
    std::vector<std::vector<GameResult>> deals; // by deal, then by line-up
    std::array<std::int64_t, 2> decisions{};    // of each contender that has a choice
    std::array<double, 2> seconds{};            // of thinking

    // Of the wins of `one`, with half of its 95 % confidence interval: deals are independent, the games of
    // one deal are not.
    double share() const;
    double margin() const;
    double fair_share() const; // that equal players would have
    // Of the games that `one` or a given one of the others won, those of `one`; of equals a half.
    double share_of_two() const;
    double drawn() const;
    double first_share() const;
    double mean_length() const; // actions
    double mean_turns() const;  // 0: a game that does not tell of turns
};

// `progress(done)` is called after each deal, by one thread at a time. The same terms and contenders give the
// same games, whatever the number of threads.
Result play(const Pairing& pairing, const Terms& terms, const std::function<void(int)>& progress);

// What the sides of a game differ in: its ready lists that may be played, or the choices of the first player
// at the start. One player each, like `player` but for that, and named by it.
std::vector<Contender> sides(const Contender& player, const Terms& terms);

// --- For whoever plays games of another kind (worth.cpp)
// What the contender does, with one of `actions`, which are all legal ones; the seed is its chance.
Action choose(const Contender& contender, const Position& state, const ActionList& actions, int seats,
              std::uint64_t seed);
// Of the win, at the end. Those who tie share it.
double share_of(int game, int seats, const Position& end, Seat seat);
int teams(int game, int seats);
// Half of the 95 % confidence interval of the mean of independent shares, or differences of shares.
double margin_of_mean(const std::vector<double>& shares);

} // namespace cardfront::tournament
