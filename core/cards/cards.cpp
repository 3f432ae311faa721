#include "core/cards/cards.h"

#include "core/words.h"

#include <array>

namespace cardfront {

namespace {
constexpr std::array<const char*, ranks> names{
    phrase("2"), phrase("3"),  phrase("4"),    phrase("5"),     phrase("6"),    phrase("7"),  phrase("8"),
    phrase("9"), phrase("10"), phrase("Jack"), phrase("Queen"), phrase("King"), phrase("Ace")};
constexpr std::array<const char*, ranks> plurals{
    phrase("2s"),     phrase("3s"),    phrase("4s"),  phrase("5s"),  phrase("6s"),
    phrase("7s"),     phrase("8s"),    phrase("9s"),  phrase("10s"), phrase("Jacks"),
    phrase("Queens"), phrase("Kings"), phrase("Aces")};
constexpr std::array<const char*, ranks> signs{
    "2", "3", "4", "5", "6", "7", "8", "9", "10",
    // translators: the Jack's sign, in the corners of the poker cards that people have at home
    phrase("J"),
    // translators: the Queen's sign, in a card's corners
    phrase("Q"),
    // translators: the King's sign, in a card's corners
    phrase("K"),
    // translators: the Ace's sign, in a card's corners
    phrase("A")};
constexpr std::array<const char*, suits> suit_names{phrase("Clubs"), phrase("Diamonds"), phrase("Hearts"),
                                                    phrase("Spades")};
constexpr std::array<const char*, suits> suit_singulars{phrase("Club"), phrase("Diamond"), phrase("Heart"),
                                                        phrase("Spade")};
constexpr std::array<const char*, suits> suit_signs{"♣", "♦", "♥", "♠"};
} // namespace

std::string rank_name(int rank) {
    return say(names[static_cast<std::size_t>(rank)]);
}
std::string rank_name_plural(int rank) {
    return say(plurals[static_cast<std::size_t>(rank)]);
}
std::string rank_sign(int rank) {
    const char* const sign = signs[static_cast<std::size_t>(rank)];
    return rank < jack ? sign : say(sign);
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
    return rank_sign(rank_of(poker)) + suit_signs[static_cast<std::size_t>(suit_of(poker))];
}

} // namespace cardfront
