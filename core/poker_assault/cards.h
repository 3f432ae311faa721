// The abilities and Power Cards of Poker Assault: one row for each, its text beside what it does. Nothing
// else in the game knows a card by name.
#pragma once

#include "core/poker_assault/state.h"

namespace cardfront::poker_assault {

enum class When : std::uint8_t { assault, defence };

// What an ability asks while its card is played (PA-16): the action's `b`.
enum class Becomes : std::uint8_t {
    nothing,
    suit,       // any suit
    near_rank,  // a rank one or two away
    rank,       // any rank
    table_rank, // a rank that lies in the Assault
    recolour    // index of another card of the Assault that takes this card's suit
};

struct Ability {
    const char* name;
    const char* text; // one breath
    Faction faction;
    When when;
    std::int8_t rank;      // of the cards that bear it
    std::int8_t suit = -1; // of the only one; -1: common, one of each suit
    Becomes becomes = Becomes::nothing;
    bool always_fits = false; // PA-17
    bool first = false;       // PA-9: must be defended first
    // Triggers, each after its replacement card is drawn (PA-12). `index` is the card in the Assault; in
    // defence the card that is defended. `who` played the card.
    void (*on_play)(State&, Seat who, int index, Log) = nullptr;   // into an Assault
    void (*on_launch)(State&, Seat who, int index, Log) = nullptr; // its Assault
    void (*on_defend)(State&, Seat who, int index, Log) = nullptr;
    void (*on_hit)(State&, Seat who, int index, Log) = nullptr; // undefended, after the damage
    // Queries.
    int (*extra_damage)(const State&, int index) = nullptr;       // if it hits
    bool (*guards)(Face own, const Attacker& attacker) = nullptr; // besides the usual ways
    // What a choice that it asked for may be, and does.
    bool (*may_choose)(const State&, Seat who, DeckCard card) = nullptr;
    bool may_decline = false;
    void (*chosen)(State&, Seat who, DeckCard card, Log) = nullptr;
};

enum class Kind : std::uint8_t { secret_assault, secret_defence, instant, standing };

// What a Secret must point at: the action's `b`.
enum class Target : std::uint8_t {
    none,
    card,       // a card of the Assault; attachments stay on it
    undefended, // one that nothing defends
    defendable, // one of these that may be defended now, and not by its rank alone
    suit
};

struct PowerCard {
    const char* name;
    const char* text;
    Kind kind;
    Target target = Target::none;
    bool after_launch = false; // a Secret-Assault that waits for the launch
    bool attaches = false;
    std::int8_t pattern = -1;                                 // New Assault Type: index in patterns()
    void (*use)(State&, Seat who, int target, Log) = nullptr; // when it is revealed or drawn
    // Queries, while it stands or is used in this Assault. `mine`: its owner attacks.
    int (*extra_damage)(const State&, const Used& self, Seat to) = nullptr;    // may be negative
    bool (*only_by_rank)(const State&, const Used& self, int index) = nullptr; // a card's defence is narrowed
    bool (*last)(const State&, const Used& self, int index) = nullptr;         // may only be defended last
    void (*on_hit)(State&, const Used& self, Log) = nullptr; // its owner's Assault did damage
    bool (*usable)(const State&, Seat who) = nullptr;
    bool (*may_choose)(const State&, Seat who, DeckCard card) = nullptr;
    void (*chosen)(State&, Seat who, DeckCard card, Log) = nullptr;
};

constexpr int abilities = factions * 7;
const Ability& ability(int number);       // 0 to abilities - 1, seven of each faction, commons first
const Ability* ability_of(DeckCard card); // nullptr: a plain card
const Ability* ability_of(DeckCard card, When when); // nullptr also at the wrong time (PA-18)
const PowerCard& power_card(Power power);

// --- All hooks of the position, gathered here and nowhere else.
int extra_damage(const State& state, Seat to);
bool narrowed_to_rank(const State& state, int index);
bool only_last(const State& state, int index);
void launch_triggers(State& state, Log log);
void hit_triggers(State& state, Log log);

} // namespace cardfront::poker_assault
