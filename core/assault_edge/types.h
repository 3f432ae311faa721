// The things Assault Edge is played with: cards, decks, units, and the numbers that bound them.
#pragma once

#include "core/rows.h"
#include "core/rules.h"
#include "core/shelf.h"

#include <cstdint>

namespace cardfront::assault_edge {

// One number for every card: facilities, then the cards of each deck.
using Card = std::int8_t;
inline constexpr int facilities = 12, command_cards = 36, research_cards = 20, barracks_cards = 24;
inline constexpr int first_command = facilities, first_research = first_command + command_cards,
                     first_barracks = first_research + research_cards,
                     all_cards = first_barracks + barracks_cards;
inline constexpr Card no_card = -1;
inline constexpr Card basic{all_cards}; // what Event::card calls a basic unit
static_assert(all_cards <= static_cast<int>(most_items));
constexpr bool is_card(int card) {
    return card >= 0 && card < all_cards;
}
constexpr bool is_facility(int card) {
    return card >= 0 && card < facilities;
}
constexpr bool is_deck_card(int card) {
    return card >= facilities && card < all_cards;
}

enum Deck : std::uint8_t { research, command, barracks }; // as they lie from their owner's left (AE-1)
inline constexpr int decks = 3;
inline constexpr std::array<int, decks> deck_sizes{15, 30, 15}; // AE-12
inline constexpr int all_deck_cards = 60, most_copies = 3;
constexpr Deck deck_of(int card) { // needs is_deck_card
    return card < first_research ? command : card < first_barracks ? research : barracks;
}

inline constexpr int opening_draws = 5; // AE-11
inline constexpr int more_draws = 2;    // of who does not begin (AE-37)
inline constexpr int most_turns = 300;  // AE-21
inline constexpr int most_links = 16;   // AE-26
inline constexpr int most_uniques = 3;  // AE-14
inline constexpr int most_change = 20;  // up or down, of a unit's number by cards (AE-33)

enum class Element : std::uint8_t { fire, water, earth, wind, light, dark, nature, technology, none };
inline constexpr int elements = static_cast<int>(Element::none);
enum class Archetype : std::uint8_t { raider, runner, warden, votary, construct, sprout, none };
inline constexpr int archetypes = static_cast<int>(Archetype::none);

// On the board: squares 0 to 62 as seat 0 sees them, from their left, their own edge first.
using Square = std::int8_t;
inline constexpr int columns = 9, rows_deep = 7, squares = columns * rows_deep;
inline constexpr Square nowhere = -1;

using Number = std::int8_t; // of a unit, 0 to squares - 1; its own as long as it is on the board
inline constexpr Number no_unit = -1;

struct Stats {
    int attack = 0, health = 0, speed = 0;
    constexpr bool operator==(const Stats&) const = default;
};

enum Done : std::uint8_t { // what a unit has done this turn (AE-7)
    moved_first = 1,
    attacked = 2,
    moved_last = 4,
    finished = 8,
    used_facility = 16, // and the next bit for its second facility
    used_unique = 64
};
inline constexpr std::uint8_t all_done = 127;

struct Unit {
    Seat owner = nobody; // nobody: the number is free
    Card card = no_card; // of a unique unit; no_card: it is basic
    Square square = nowhere;
    std::uint8_t built = 0; // bit n: the owner's facility n was up when it was spawned (AE-13)
    std::int8_t damage = 0, temporary = 0;
    std::int8_t spent = 0;                                        // of its speed, this turn
    std::uint8_t done = 0;                                        // Done
    std::int8_t turn_attack = 0, turn_speed = 0;                  // changes for this turn
    std::int8_t more_attack = 0, more_health = 0, more_speed = 0; // lasting changes
    constexpr bool operator==(const Unit&) const = default;
};

// An Equipment card at its bearer.
struct Gear {
    Card card = no_card;
    Number unit = no_unit;
    std::uint8_t used = 0; // 1: this turn
    constexpr bool operator==(const Gear&) const = default;
};
inline constexpr int most_gear = 2 * deck_sizes[research];

enum class From : std::uint8_t { hand, board, trigger };

// A card or an effect in use: a link of the chain (AE-17).
struct Use {
    Card card = no_card;
    Seat owner = nobody;
    From from = From::hand;
    Number unit = no_unit;              // whose effect it is, while that unit must be there
    Square square = nowhere;            // where that unit was
    std::int8_t target = -1;            // what Row::target asks for: a unit, a square, a link, a deck
    std::uint8_t negated = 0, lost = 0; // its target or its unit is gone (AE-25)
    std::uint8_t resolved = 0;
    constexpr bool operator==(const Use&) const = default;
};

// A trigger that waits for the chain to end (AE-26).
struct Trigger {
    Card card = no_card;
    Seat owner = nobody;
    Number unit = no_unit; // no_unit: it does not matter whether it is still there
    Square square = nowhere;
    constexpr bool operator==(const Trigger&) const = default;
};
// More never wait. They go one by one, and while they do units fall and come: those that are there, and what
// the turn player's cards spawn, each once a game, for nothing comes back from the discards (3 Second
// Sprouts, 15 cards of the Barracks, and a unit after each of 4 Bone Shepherds). Two facilities of each hear
// that it is destroyed, and besides 4 Bone Shepherds; 3 Ash Hounds hear that they are spawned, and 5 cards of
// an attacker what its attack has done: one attack, for the next is carried out when nothing waits.
inline constexpr int most_waiting = 2 * (squares + 3 + deck_sizes[barracks] + 4) + 4 + 3 + 5;

// A part of an attack: points on a unit, by its number, or on a deck of the enemy's.
inline constexpr int deck_target = squares; // and the next two, by Deck
inline constexpr int targets = squares + decks;
struct Aim {
    std::int8_t target = -1, points = 0;
    constexpr bool operator==(const Aim&) const = default;
};
inline constexpr int most_aims = 27; // 24 squares within reach, three decks

// When the player whose turn it is not may use Quick cards and effects (AE-16); as bits of Row::answers too.
enum Window : std::uint8_t {
    no_window = 0,
    on_link = 1,   // a card or effect is activated
    on_attack = 2, // an attack is declared
    on_move = 4    // a unit's movement ends
};

enum class Ask : std::uint8_t {
    target, // of the last link
    take    // which of the top cards of one's deck goes to the hand; the others are discarded
};
struct Question {
    Ask ask{};
    Seat who = nobody;
    std::uint8_t deck = 0;
    std::int8_t count = 0; // of cards looked at
    constexpr bool operator==(const Question&) const = default;
};

} // namespace cardfront::assault_edge
