#include "core/cards/cards.h"

#include "core/words.h"

#include <array>

namespace cardfront {

namespace {
constexpr std::array<const char*, ranks> names{"2", "3",  "4",    "5",     "6",    "7",  "8",
                                               "9", "10", "Jack", "Queen", "King", "Ace"};
constexpr std::array<const char*, ranks> plurals{"2s", "3s",  "4s",    "5s",     "6s",    "7s",  "8s",
                                                 "9s", "10s", "Jacks", "Queens", "Kings", "Aces"};
constexpr std::array<const char*, ranks> shorts{"2", "3",  "4", "5", "6", "7", "8",
                                                "9", "10", "J", "Q", "K", "A"};
constexpr std::array<const char*, suits> suit_names{"Clubs", "Diamonds", "Hearts", "Spades"};
constexpr std::array<const char*, suits> suit_singulars{"Club", "Diamond", "Heart", "Spade"};
constexpr std::array<const char*, suits> suit_signs{"♣", "♦", "♥", "♠"};
} // namespace

std::string rank_name(int rank) {
    return say(names[static_cast<std::size_t>(rank)]);
}
std::string rank_name_plural(int rank) {
    return say(plurals[static_cast<std::size_t>(rank)]);
}
std::string suit_name(int suit) {
    return say(suit_names[static_cast<std::size_t>(suit)]);
}
std::string suit_name(int suit, int count) {
    return count == 1 ? say(suit_singulars[static_cast<std::size_t>(suit)]) : suit_name(suit);
}

std::string card_name(int card) {
    if (card == deck_size || card == deck_size + 1) return say("Joker");
    if (!is_poker_card(card)) return say("a face-down card");
    const auto poker = static_cast<Card>(card);
    return say("{rank} of {suit}",
               {{"rank", rank_name(rank_of(poker))}, {"suit", suit_name(suit_of(poker))}});
}

std::string short_card_name(int card) {
    if (card == deck_size || card == deck_size + 1) return "★";
    if (!is_poker_card(card)) return "?";
    const auto poker = static_cast<Card>(card);
    return std::string(shorts[static_cast<std::size_t>(rank_of(poker))]) +
           suit_signs[static_cast<std::size_t>(suit_of(poker))];
}

} // namespace cardfront
