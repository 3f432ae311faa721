// Poker cards as small numbers: rank * 4 + suit, 0 to 51; 52 and 53 are Jokers.
#pragma once

#include "core/rules.h"

#include <cstdint>
#include <string>

namespace cardfront {

using Card = std::int8_t;
inline constexpr Card no_card = -1; // an empty place
inline constexpr int deck_size = 52;

enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };
inline constexpr int suits = 4;
inline constexpr int ranks = 13; // 0 is the two, 12 the Ace
inline constexpr int jack = 9, queen = 10, king = 11, ace = 12;

constexpr bool is_poker_card(int card) {
    return card >= 0 && card < deck_size;
}
constexpr int rank_of(Card card) {
    return card >> 2;
} // needs a poker card
constexpr int suit_of(Card card) {
    return card & 3;
} // needs a poker card
constexpr Card make_card(int rank, int suit) {
    return static_cast<Card>(rank * suits + suit);
}
constexpr std::uint64_t card_bit(Card card) {
    return std::uint64_t{1} << card;
} // needs a poker card

// "9 of Hearts"; "a face-down card" for one that is hidden.
std::string card_name(int card);
// "9♥", for tight places. "?" for one that is hidden.
std::string short_card_name(int card);
std::string rank_name(int rank);            // "9", "Jack"
std::string rank_name_plural(int rank);     // "9s", "Jacks"
std::string rank_sign(int rank);            // "9", "J": in a card's corner
std::string suit_name(int suit);            // "Hearts"
std::string suit_name(int suit, int count); // "Heart" for one

} // namespace cardfront
