// The things Ground Assault is played with: zones, units, cards, and the numbers that bound them.
#pragma once

#include "core/rows.h"
#include "core/rules.h"
#include "core/shelf.h"

#include <cstdint>

namespace cardfront::ground_assault {

inline constexpr int all_units = 20;    // designs
inline constexpr int combat_cards = 26; // cards 0 to 25; the rest are objectives
inline constexpr int all_cards = 42;
static_assert(std::size_t{all_units} + all_cards <= most_items);
inline constexpr int most_force = 20; // units that one player can bring: 30 stars, three of each (GA-6)
inline constexpr int most_copies_of_card = 3;
inline constexpr int most_deck = all_cards * most_copies_of_card; // as many as there can be (GA-6)
inline constexpr int hand_size = 3;                               // GA-2
inline constexpr int objective_slots = 3;                         // GA-4
inline constexpr int action_stars = 5;                            // GA-7
inline constexpr int first_turn_stars = 2; // that may move in the first turn of all (GA-31)
inline constexpr int carrier_stars = 3;    // GA-15
inline constexpr int most_turns = 200;     // GA-23

using Design = std::int8_t; // of a unit, 0 to all_units - 1
using Card = std::int8_t;   // 0 to all_cards - 1
inline constexpr Card no_card = -1;
constexpr bool is_card(int card) {
    return card >= 0 && card < all_cards;
}
constexpr bool is_combat(int card) {
    return card >= 0 && card < combat_cards;
}
constexpr bool is_objective(int card) {
    return card >= combat_cards && card < all_cards;
}

// Event::card, and the order of the shelf: the units, then the cards.
constexpr std::int16_t piece_of_unit(int design) {
    return static_cast<std::int16_t>(design);
}
constexpr std::int16_t piece_of_card(int card) {
    return static_cast<std::int16_t>(card == face_down ? face_down : all_units + card);
}

// Zones: the home of each seat, then the one in the middle.
using Zone = std::int8_t;
inline constexpr Zone reserves = -1; // not in play
inline constexpr Zone contested = most_seats;
inline constexpr int zones = most_seats + 1;
using ZoneSet = BitsFor<zones>; // bit z: zone z
constexpr ZoneSet zone_bit(Zone zone) {
    return static_cast<ZoneSet>(1U << static_cast<unsigned>(zone));
}
constexpr ZoneSet zone_bits(Zone one, Zone other) {
    return static_cast<ZoneSet>(zone_bit(one) | zone_bit(other));
}

enum class Icon : std::uint8_t { // GA-14
    battle_droid,
    blaster,
    droid,
    lasers,
    leader,
    torpedo,
    transport,
    trooper,
    armor, // the power icons
    carrier,
    turbolaser,
    force, // the wild ones, on cards only
    luck
};
inline constexpr int unit_icons = static_cast<int>(Icon::force), all_icons = enumerators<Icon>;
constexpr bool is_wild(Icon icon) {
    return icon == Icon::force || icon == Icon::luck;
}
inline constexpr int most_unit_stars = 5;
using Icons = BitsFor<all_icons>;
constexpr Icons icon_bit(Icon icon) {
    return static_cast<Icons>(1U << static_cast<unsigned>(icon));
}

// One of a player's units, in play or not. Its number there never changes.
struct Unit {
    Design design = -1;
    Zone zone = reserves;
    std::int8_t damage = 0; // counters
    std::uint8_t used = 0;  // 1: chosen for this turn's action (GA-7)
    constexpr bool operator==(const Unit&) const = default;
};

struct Ref { // a unit, by its owner and its number there
    Seat seat = nobody;
    std::int8_t index = -1;
    constexpr bool operator==(const Ref&) const = default;
};

struct Objective {
    Card card = no_card; // no_card: the place is lost
    std::uint8_t up = 0; // 1: face up
    constexpr bool operator==(const Objective&) const = default;
};

struct Battle {
    Ref attacker, defender;
    // One of the two was destroyed before it began: it is left out, even if that unit is back (GA-9).
    constexpr bool is_off() const { return defender.seat == nobody; }
    constexpr bool operator==(const Battle&) const = default;
};

// Something a card wants to know of somebody before the game goes on (GA-29).
enum class Ask : std::uint8_t {
    bring, // reserves of up to `amount` stars into their home
    wound, // which enemy in `zones`, not `spared`, takes `amount` damage
    leave, // whether `unit` goes to an adjacent zone
    offer  // which other unit in its zone is destroyed in the place of `unit`
};
struct Question {
    Ask ask{};
    Seat who = nobody;
    std::int8_t amount = 0;
    ZoneSet zones = 0;
    Ref unit;
    Card card = no_card; // that asks
    std::uint8_t blank = 0;
    constexpr bool operator==(const Question&) const = default;
};
constexpr Question bring_up_to(int stars, Seat who, Card card) {
    return {Ask::bring, who, static_cast<std::int8_t>(stars), 0, {}, card, 0};
}
constexpr Question wound_one(int amount, Seat who, ZoneSet where, Ref spared, Card card) {
    return {Ask::wound, who, static_cast<std::int8_t>(amount), where, spared, card, 0};
}
constexpr Question may_leave(Ref unit, Card card) {
    return {Ask::leave, unit.seat, 0, 0, unit, card, 0};
}
constexpr Question offer_one(Ref in_place_of, Card card) {
    return {Ask::offer, in_place_of.seat, 0, 0, in_place_of, card, 0};
}

} // namespace cardfront::ground_assault
