// What each card is worth: pairs of games on the same deal, in one of which a seat has the card, in the other
// a plain one in its place. All else is alike: who plays, the deal, the chance that players have.
#pragma once

#include "core/result.h"
#include "tools/tournament/tournament.h"

#include <functional>
#include <string>
#include <vector>

namespace cardfront::tournament {

// How a game differs from the usual one, for one seat: the holder's.
struct Variation {
    std::string key; // equal keys: equal games, which are played once
    // Before the start; may be empty. `deal` is the number of the deal, from 0.
    std::function<void(Setup&, Seat holder, int deal)> set_up;
    // What a seat does first, where that is legal; may be empty.
    std::function<std::optional<Action>(Seat seat, Seat holder, int deal)> first;
    // After the start and after each action, until it has done what it does and returns true. May be empty.
    std::function<bool(Position&, Seat holder)> change;
};

// A card whose worth is asked for.
struct Subject {
    std::string name, kind; // "Crimson Rite", "Power Card"
    Variation with, plain;
    std::function<bool(const Position&, Seat holder)> holds; // has it now; empty: has it all the time
    std::function<bool(const Event&, Seat holder)> uses;     // empty: the game does not tell
    // Until the holder first has it, both games are the same.
    bool same_until_had = false;
};

// One pair of games.
struct Trial {
    double with = 0, plain = 0;                       // the holder's shares of the win
    bool had = false, playable = false, used = false; // in the game with it; playable: it could be used
};

struct Worth {
    std::vector<std::vector<Trial>> deals; // by deal, then by the holder's seat
    double won() const;                    // with it: shares of the games
    double plain_won() const;
    double worth() const;  // the difference
    double margin() const; // half of its 95 % interval, with the deals as the independent units
    int games() const;
    int count(bool Trial::*what) const;
};

// The cards of a game that something plain can stand in for, of which the names begin so, or as one of
// several texts that commas part.
cardfront::Result<std::vector<Subject>> subjects(const Terms& terms, const std::string& only);

// One Worth for each subject. Every seat plays like `player`. The same arguments give the same games,
// whatever the number of threads.
std::vector<Worth> worths(const std::vector<Subject>& subjects, const Contender& player, const Terms& terms,
                          const std::function<void(int done, int of)>& progress);

// For subjects(): of a game with lists its pieces, of Poker Assault Power Cards and abilities.
std::vector<Subject> pieces(const Terms& terms);
std::vector<Subject> powers_and_abilities(int seats);

} // namespace cardfront::tournament
