// The abilities and Power Cards of Poker Assault: one row for each, its text beside what it does. Nothing
// else in the game knows a card by name.
#pragma once

#include "core/poker_assault/state.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace cardfront::poker_assault {

// What may be chosen for a card that is played or used, or in answer to one that asks.
struct Options {
    CardSet cards{}; // a card
    // A suit, a rank or an index of the Assault: bit n.
    BitsFor<std::max({std::size_t{suits}, std::size_t{ranks}, most_faces})> numbers = 0;
    bool none = false;    // nothing
    bool to_play = false; // the card that is chosen is played, and may become what it then may
    constexpr bool allows(int number) const { // -1: nothing
        return number < 0
                   ? number == -1 && none
                   : number < std::numeric_limits<decltype(numbers)>::digits && (numbers >> number & 1) != 0;
    }
};

enum class When : std::uint8_t { assault, defence };

// What an ability asks while its card is played (PA-16): the action's `b`.
enum class Becomes : std::uint8_t {
    nothing,
    suit,       // any suit
    near_rank,  // the rank below or above
    rank,       // any rank
    table_rank, // a rank that lies in the Assault
    recolour    // index of another card of the Assault that takes this card's suit
};

struct Ability {
    const char* name; // read it with name_of()
    const char* text; // one breath; read it with text_of()
    Faction faction;
    When when;
    std::int8_t rank;      // of the cards that bear it
    std::int8_t suit = -1; // of the only one; -1: common, one of each suit
    Becomes becomes = Becomes::nothing;
    bool always_fits = false; // PA-17
    bool first = false;       // PA-9: must be defended first
    bool surplus = false;     // PA-46: for what it gives its player
    // Triggers, each after its replacement card is drawn (PA-12). The target is the card's own index in the
    // Assault; in defence that of the card it defends.
    void (*on_play)(State&, const Use& self, Log) = nullptr;   // into an Assault
    void (*on_launch)(State&, const Use& self, Log) = nullptr; // its Assault
    void (*on_defend)(State&, const Use& self, Log) = nullptr;
    // Queries.
    int (*extra_damage)(const State&, const Use& self) = nullptr; // as the Assault is defended now
    bool (*guards)(Face own, const Attacker& attacker) = nullptr; // besides the usual ways
    // If it asks for more: what may be chosen, and what that does. `becomes`: as in `play`.
    Options (*options)(const State&, const Use& self) = nullptr;
    void (*chosen)(State&, const Use& self, DeckCard card, int becomes, Log) = nullptr;
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
    const char* name; // these two as an ability's
    const char* text;
    Kind kind;
    Target target = Target::none;
    bool after_launch = false; // a Secret-Assault that waits for the launch
    bool attaches = false;
    bool surplus = false;                                    // as an ability's
    bool stops_draws = false;                                // of defenders, for what they play
    std::int8_t pattern = -1;                                // New Assault Type: index in patterns
    void (*use)(State&, const Use& self, Log) = nullptr;     // when it is revealed or drawn
    bool (*usable)(const State&, const Use& self) = nullptr; // besides its time and target
    // Queries, while it stands or lasts.
    int (*extra_damage)(const State&, const Use& self, Seat to) = nullptr;    // may be negative
    bool (*only_by_rank)(const State&, const Use& self, int index) = nullptr; // a card's defence is narrowed
    bool (*last)(const State&, const Use& self, int index) = nullptr;         // may only be defended last
    int most_damage = -1; // that the Assault may do to its owner; -1: any
    // Trigger: an Assault did damage.
    void (*on_hit)(State&, const Use& self, Log) = nullptr;
    // As with abilities.
    Options (*options)(const State&, const Use& self) = nullptr;
    void (*chosen)(State&, const Use& self, DeckCard card, int becomes, Log) = nullptr;
};

constexpr int abilities_of_faction = 7, abilities = factions * abilities_of_faction;
extern const std::array<Ability, abilities> ability_table;               // faction by faction, commons first
extern const std::array<std::int8_t, decks * deck_size> ability_numbers; // of each card; -1: none
inline const Ability& ability(int number) {
    return ability_table[slot(number)];
}
inline const Ability* ability_of(DeckCard card) { // nullptr: a plain card
    const int number = card < ability_numbers.size() ? ability_numbers[card] : -1;
    return number < 0 ? nullptr : &ability(number);
}
inline const Ability* ability_of(DeckCard card, When when) { // nullptr also at the wrong time (PA-18)
    const Ability* const row = ability_of(card);
    return row != nullptr && row->when == when ? row : nullptr;
}
inline const Ability& borne_by(DeckCard card) { // needs a card that bears one
    const Ability* const row = ability_of(card);
    assert(row != nullptr);
    return *row;
}
inline bool always_fits(DeckCard card) {
    const Ability* const row = ability_of(card);
    return row != nullptr && row->always_fits;
}
inline bool counts(DeckCard card, Extras extras) { // for the hand, read in that way
    return extras == Extras::counted || !always_fits(card);
}
const PowerCard& power_card(Power power);
// The rows' words stand apart from what the rules look at: so the worker, which tells nothing, has none.
const char* name_of(const Ability& row);
const char* name_of(Power power);
const char* text_of(const Ability& row);
const char* text_of(Power power);
template <class Row, std::size_t n>
constexpr std::array<const char*, n> words_of_rows(const std::array<Row, n>& rows, const char* Row::*which) {
    std::array<const char*, n> words{};
    for (std::size_t i = 0; i < n; ++i) words[i] = rows[i].*which;
    return words;
}
template <class Row, std::size_t n>
constexpr std::array<Row, n> without_words(std::array<Row, n> rows) {
    for (Row& row : rows) row.name = row.text = nullptr;
    return rows;
}

// --- All hooks of the position, gathered here and nowhere else.
// What may be chosen for that card: for one that is played, what it becomes (PA-16); for a Secret that is
// used, what it points at (PA-14); for one that asks, the answer (PA-34). Legal actions, refusals, the plain
// player and the table know it from here alone.
Options options(const State& state, const Use& use);
unsigned may_become(const State& state, DeckCard card); // of these the numbers for a card that is played
void chosen(State& state, const Use& use, DeckCard card, int becomes, Log log);
constexpr bool lasts(const PowerCard& row) { // as long as the Assault, or the card it is attached to
    const bool works_later = row.extra_damage != nullptr || row.only_by_rank != nullptr ||
                             row.last != nullptr || row.on_hit != nullptr || row.most_damage >= 0 ||
                             row.stops_draws;
    return row.kind != Kind::standing && (row.attaches || works_later);
}
int extra_damage(const State& state, Seat to);
int most_damage(const State& state, Seat to);
bool draws_stopped(const State& state);
bool gives_surplus(int cause); // does its text say so? (PA-46) As Event::card; no_cause: no
bool narrowed_to_rank(const State& state, int index);
bool only_last(const State& state, int index);
void launch_triggers(State& state, Log log);
bool defence_trigger(State& state, const Use& self, Log log); // false: the card only defends
void hit_triggers(State& state, Log log);

// --- What rows ask
inline bool hits(const State& state, int index) { // nothing defends it
    return (state.assault[slot(index)].marks & guarded) == 0;
}
bool is_flush(const State& state); // the launched Assault, whatever else it is; a Straight Flush too
bool is_straight(const State& state);
Becomes kind_of(DeckCard card, int becomes); // what the number `becomes` of a play means; -1: nothing
Face face_as(DeckCard card, int becomes);    // rank and suit, played as that
// The Assault as it would be with that card, played as that.
Faces faces_after(const State& state, DeckCard card, int becomes, Extras extras);
// May it be added, played as that? (PA-1; whether it may become that is another question)
bool may_join(const State& state, DeckCard card, int becomes);
bool may_join_somehow(const State& state, DeckCard card); // as it is, or as something that it may become

} // namespace cardfront::poker_assault
