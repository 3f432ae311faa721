// Cards as rows: what is printed, and small functions for what it does. The folder cards/ holds them; here is
// also what all cards of a position do together.
#pragma once

#include "core/ground_assault/state.h"

namespace cardfront::ground_assault {

enum class Colour : std::uint8_t { red, yellow, blue }; // a bonus to attack, damage, defence (GA-12)

// A battle as one of its two sides sees it.
struct Scene {
    Ref own, enemy;
    bool attacks; // own does
    Zone zone;
};

// What a battle came to, for one side.
struct Outcome {
    bool hit;  // own hit the enemy
    bool lost; // own is destroyed
};

// What a number was changed by: a card or a unit as Event::card.
enum class Value : std::uint8_t { attack, damage, defence };
struct Change {
    std::int16_t piece = 0;
    Value value{};
    std::int8_t amount = 0;
    constexpr bool operator==(const Change&) const = default;
};

// A side of a battle with everything that bears on it.
struct Fighter {
    int attack = 0, damage = 0, defence = 0; // with all changes
    int automatic = 12;                      // a base roll from here on hits (GA-11)
    int dice = 0;           // 0: two; 1 or more: three, the best two count; below 0: three, the lowest two
    bool again = false;     // a miss is rolled again, once
    bool pierces = false;   // Armor does not help against it
    bool first = false;     // if its hit destroys the enemy, the enemy's does nothing
    bool clings = false;    // it is left with one shield
    bool offers = false;    // a smaller unit goes in its place
    bool bonus = true;      // its card's bonus counts
    int less = 0, cap = 99; // each hit does it so much less; and so much at most
    FixedVector<Change, 24> changes;

    void change(Value value, int amount, std::int16_t piece);
};

struct CardRow {
    const char *key, *name, *text;
    std::int8_t stars, defence; // as an objective
    // A combat card's.
    Colour colour{};
    std::int8_t bonus = 0;
    Icon icon{};
    std::int8_t most_stars = most_unit_stars; // of units that a wild icon works on
    void (*fights)(const State&, const Scene&, Fighter& own, Fighter& enemy, Card self) = nullptr;
    void (*before)(State&, const Scene&, Card self, Log) = nullptr; // the dice
    void (*after)(State&, const Scene&, const Outcome&, Card self, Log) = nullptr;
    // An objective's, while it is face up before `owner` (GA-28).
    void (*helps)(const State&, const Scene&, Card self, Fighter& own) = nullptr; // in the owner's battles
    std::int8_t strikes = 0;                                                      // to the owner's strikes
    std::int8_t protects = 0;   // to the defence of the owner's other objectives
    std::int8_t move_stars = 0; // to the owner's move actions
    void (*revealed)(State&, Seat owner, Card self, Log) = nullptr;
    void (*turn_begins)(State&, Seat owner, Card self, Log) = nullptr; // the owner's
    void (*acts)(State&, Seat owner, Card self, Log) = nullptr;        // in place of the owner's action
    bool (*may_act)(const State&, Seat owner) = nullptr;
    void (*struck_in_vain)(State&, Seat owner, Ref by, Card self,
                           Log) = nullptr;                                // any of the owner's objectives
    void (*unit_lost)(State&, Ref unit, Card self, Log) = nullptr;        // one of the owner's
    void (*fallen)(State&, Seat owner, Ref by, Card self, Log) = nullptr; // itself, by a strike
};
const CardRow& card_row(int card);   // needs is_card(card)
bool works_on(int card, int design); // may a unit of that design use the combat card's ability?

// --- All hooks of the position, gathered here and nowhere else.
// Both sides of the battle with these cards, the attacker first; no_card where none is played or known.
using Fighters = std::array<Fighter, 2>;
Fighters reckon(const State& state, const Battle& battle, std::array<Card, 2> cards);
Fighter reckon_striker(const State& state, Ref unit);                     // its attack alone (GA-16)
int objective_defence(const State& state, Seat seat, int slot, int card); // were it that card
int move_stars(const State& state, Seat seat);                            // GA-7, GA-31, and what cards add

// --- Chances, exact: of so many equally likely outcomes.
inline constexpr int all_chances = 46656;
int chance_to_hit(const Fighter& own, const Fighter& enemy); // 0 to all_chances
int chance_to_strike(int attack, int defence);               // the same, of two dice
inline constexpr int likely_defence = 10;                    // of what lies face down
int per_cent(int chance); // of all_chances, rounded; what is neither certain nor impossible is 1 to 99
// The base roll of `dice` (Fighter::dice); tells each die.
int roll(State& state, Ref unit, int dice, Log log);
// The damage counters that a hit leaves.
int harm(const Fighter& from, const Fighter& to, int to_design);

} // namespace cardfront::ground_assault
