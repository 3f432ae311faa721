// What a seat may know of a game of Poker Assault, and what it may imagine.
#include "core/poker_assault/state.h"

#include "core/poker_assault/cards.h"
#include "core/poker_assault/verbs.h"

namespace cardfront::poker_assault {

namespace {

DeckCard take_any(CardSet& from, Random& chance) {
    const DeckCard card = any_of(from, chance);
    from.remove(card);
    return card;
}

} // namespace

void State::redact(Seat who) {
    random = {};
    const CardSet known = who == nobody ? CardSet{} : knows[slot(who)];
    for (const Seat seat : SeatRange(players)) {
        if (seat != who) knows[slot(seat)] = {};
        if (seat == who) continue;
        Side& theirs = side[slot(seat)];
        const CardSet unknown = theirs.hand.without(known);
        theirs.hidden_hand = static_cast<std::uint8_t>(theirs.hidden_hand + unknown.size());
        theirs.hand = theirs.hand & known;
        theirs.deck |= unknown | discards.hide(seat, known);
        theirs.hidden_on_deck = static_cast<std::uint8_t>(theirs.hidden_on_deck + theirs.on_deck.size());
        for (const DeckCard card : theirs.on_deck) theirs.deck.add(card);
        theirs.on_deck.clear();
        theirs.hidden_secrets =
            static_cast<std::uint8_t>(theirs.hidden_secrets + std::popcount(theirs.secrets));
        theirs.power_deck |= theirs.secrets;
        theirs.secrets = 0;
    }
}

void State::determinize(Seat who, Random chance) {
    redact(who);
    for (const Seat seat : SeatRange(players)) {
        Side& theirs = side[slot(seat)];
        for (; theirs.hidden_hand > 0; --theirs.hidden_hand) theirs.hand.add(take_any(theirs.deck, chance));
        discards.fill(seat, theirs.deck, chance);
        for (; theirs.hidden_on_deck > 0; --theirs.hidden_on_deck)
            theirs.on_deck.push_back(take_any(theirs.deck, chance));
        for (; theirs.hidden_secrets > 0; --theirs.hidden_secrets) {
            PowerSet rest = 0;
            for (PowerSet all = theirs.power_deck; all != 0; all &= all - 1) {
                const auto power = static_cast<Power>(std::countr_zero(all));
                const Kind kind = power_card(power).kind;
                if (kind == Kind::secret_assault || kind == Kind::secret_defence) rest |= power_bit(power);
            }
            for (std::uint32_t n = chance.below(static_cast<std::uint32_t>(std::popcount(rest))); n > 0; --n)
                rest &= rest - 1;
            const PowerSet one = power_bit(std::countr_zero(rest));
            theirs.power_deck &= ~one;
            theirs.secrets |= one;
        }
    }
    random = Random(chance.next());
}

} // namespace cardfront::poker_assault
