// What the views of several games share: cards are hidden, counted as such, and imagined again out of all
// that they may be.
#pragma once

#include "core/rules.h"

namespace cardfront {

template <class Cards>
constexpr void hide(Cards& cards) {
    std::fill(cards.begin(), cards.end(), face_down);
}
template <class Cards>
constexpr int hidden_in(const Cards& cards) {
    return static_cast<int>(std::count(cards.begin(), cards.end(), face_down));
}

// For bytes from outside: is each hidden, or a card that `may` lie there?
template <class Cards, class F>
constexpr bool are_cards(const Cards& cards, F&& may) {
    return cards.sane() &&
           std::all_of(cards.begin(), cards.end(), [&](auto card) { return card == face_down || may(card); });
}

// Puts so many of each card into a pool: `counts` by card.
template <class Pool, class Counts>
constexpr void pour(Pool& pool, const Counts& counts) {
    for (std::size_t card = 0; card < counts.size(); ++card)
        for (int n = 0; n < counts[card]; ++n) pool.push_back(static_cast<decltype(pool.take_back())>(card));
}

// Gives what is hidden cards of the pool, from its back.
template <class Card, class Pool>
constexpr void imagine_card(Card& card, Pool& pool) {
    if (card == face_down) card = pool.take_back();
}
template <class Cards, class Pool>
constexpr void imagine_cards(Cards& cards, Pool& pool) {
    for (auto& card : cards) imagine_card(card, pool);
}

} // namespace cardfront
