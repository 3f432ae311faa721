// What a seat may know of a game of Head-to-Head Poker, and what it may imagine.
#include "core/head_to_head/state.h"

#include "core/hidden.h"

namespace cardfront::head_to_head {

void State::redact(Seat who) {
    random = Random{};
    hide(deck);
    for (Seat owner = 0; owner < 2; ++owner) {
        auto& cards = hand[static_cast<std::size_t>(owner)];
        if (!sees_hand(who, owner)) hide(cards);
    }
}

void State::determinize(Seat who, Random chance) {
    redact(who);
    if (round == 0) { // nothing is dealt: only the deck to come is unknown
        random = Random(chance.next());
        return;
    }
    std::uint64_t known = 0;
    const auto note = [&](Card card) {
        if (card >= 0) known |= card_bit(card);
    };
    for (const Row& row : table) {
        note(row.common);
        for (const auto& side : row.side) std::for_each(side.begin(), side.end(), note);
    }
    for (const auto& cards : hand) std::for_each(cards.begin(), cards.end(), note);
    std::for_each(offer.begin(), offer.end(), note);
    std::for_each(final_card.begin(), final_card.end(), note);

    FixedVector<Card, deck_size> unknown;
    for (int card = 0; card < deck_size; ++card)
        if ((known & card_bit(static_cast<Card>(card))) == 0) unknown.push_back(static_cast<Card>(card));
    chance.shuffle(unknown);
    for (auto& cards : hand) {
        imagine_cards(cards, unknown);
        std::sort(cards.begin(), cards.end());
    }
    for (Card& card : deck) card = unknown.take_back();
    random = Random(chance.next());
}

} // namespace cardfront::head_to_head
