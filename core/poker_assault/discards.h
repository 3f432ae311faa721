// The discard piles of all players, in order. Of a pile the top card is open (PA-20). A card under it is open
// too, for all have seen it there, or closed: one of a Reform, which only its owner knows. The closed cards
// of one Reform lie in no order until one of them comes to the top: then chance says which.
#pragma once

#include "core/cards/card_set.h"
#include "core/random.h"
#include "core/rules.h"

#include <array>
#include <cstdint>
#include <span>

namespace cardfront::poker_assault {

class Discards {
  public:
    constexpr bool operator==(const Discards&) const = default;

    int count(Seat seat) const { return static_cast<int>(end(seat) - begin(seat)); }
    DeckCard top(Seat seat) const { return count(seat) == 0 ? no_deck_card : pile(seat).back(); }
    // From the bottom up. no_deck_card: a closed card that is hidden from this viewer.
    std::span<const DeckCard> pile(Seat seat) const;
    bool is_closed(DeckCard card) const { return card == no_deck_card || closed_.has(card); }
    CardSet closed(Seat seat) const; // those that are not hidden
    int hidden(Seat seat) const;     // how many are

    void put(Seat seat, DeckCard card);               // open, on top
    void put_closed(Seat seat, const CardSet& cards); // next one must be put on them
    CardSet take_all(Seat seat);                      // needs that none is hidden

    CardSet hide(Seat seat, const CardSet& known);       // the closed cards besides; gives them back
    void fill(Seat seat, CardSet& from, Random& chance); // what is hidden, by cards of `from`
    bool sane() const;                                   // in itself

  private:
    std::size_t begin(Seat seat) const { return seat == 0 ? 0 : end(static_cast<Seat>(seat - 1)); }
    std::size_t end(Seat seat) const { return ends_[static_cast<std::size_t>(seat)]; }
    std::size_t size() const { return ends_.back(); }
    DeckCard* at(std::size_t index) { return cards_.data() + index; }
    void grow(Seat seat, int cards); // moves what lies behind the pile
    void sort_layers(Seat seat);

    // One pile after the other; a card lies in one at most. The closed cards of a Reform ascend, hidden ones
    // last, so that equal piles have equal bytes.
    std::array<DeckCard, decks * deck_size> cards_{};
    std::array<std::uint16_t, most_seats> ends_{};
    CardSet closed_;
};

} // namespace cardfront::poker_assault
