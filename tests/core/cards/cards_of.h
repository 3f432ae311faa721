// Cards as people write them, for tests: "9H 10C AS" is the nine of Hearts, the ten of Clubs, the Ace of
// Spades.
#pragma once

#include "core/cards/cards.h"

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

// Needs a rank of 2 to 10, J, Q, K, A and a suit of C, D, H, S.
inline Card card_of(std::string_view text) {
    static constexpr std::string_view rank_letters = "23456789TJQKA";
    static constexpr std::string_view suit_letters = "CDHS";
    const char rank = text.size() == 3 ? 'T' : text[0];
    return make_card(static_cast<int>(rank_letters.find(rank)),
                     static_cast<int>(suit_letters.find(text.back())));
}

inline std::vector<Card> cards_of(const std::string& text) {
    std::istringstream in(text);
    std::vector<Card> cards;
    for (std::string word; in >> word;) cards.push_back(card_of(word));
    return cards;
}

inline std::uint64_t card_set(const std::vector<Card>& cards) {
    std::uint64_t set = 0;
    for (const Card card : cards) set |= card_bit(card);
    return set;
}

} // namespace cardfront
