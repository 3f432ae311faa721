#include "core/poker_assault/discards.h"

#include <algorithm>
#include <cassert>

namespace cardfront::poker_assault {

namespace {

// Each run of closed cards between `first` and `last`, as `f(first, last)`.
template <class Iterator, class IsClosed, class F>
void for_each_layer(Iterator first, Iterator last, IsClosed&& is_closed, F&& f) {
    while ((first = std::find_if(first, last, is_closed)) != last) {
        const Iterator after = std::find_if_not(first, last, is_closed);
        f(first, after);
        first = after;
    }
}

} // namespace

std::span<const DeckCard> Discards::pile(Seat seat) const {
    return {cards_.data() + begin(seat), end(seat) - begin(seat)};
}

CardSet Discards::closed(Seat seat) const {
    CardSet found;
    if (closed_.empty()) return found;
    for (const DeckCard card : pile(seat))
        if (card != no_deck_card && closed_.has(card)) found.add(card);
    return found;
}

int Discards::hidden(Seat seat) const {
    const auto all = pile(seat);
    return static_cast<int>(std::count(all.begin(), all.end(), no_deck_card));
}

void Discards::grow(Seat seat, int cards) {
    DeckCard* const behind = at(end(seat));
    DeckCard* const last = at(size());
    assert(static_cast<int>(size()) + cards <= static_cast<int>(cards_.size()));
    if (cards > 0) {
        std::copy_backward(behind, last, last + cards);
    } else {
        std::copy(behind, last, behind + cards);
        std::fill(last + cards, last, DeckCard{});
    }
    for (auto each = static_cast<std::size_t>(seat); each < ends_.size(); ++each)
        ends_[each] = static_cast<std::uint16_t>(ends_[each] + cards);
}

void Discards::put(Seat seat, DeckCard card) {
    grow(seat, 1);
    *at(end(seat) - 1) = card;
}

void Discards::put_closed(Seat seat, const CardSet& cards) {
    std::size_t place = end(seat);
    grow(seat, cards.size());
    for (const DeckCard card : cards) *at(place++) = card;
    closed_ |= cards;
}

CardSet Discards::take_all(Seat seat) {
    CardSet all;
    for (const DeckCard card : pile(seat)) all.add(card);
    grow(seat, -count(seat));
    closed_ = closed_.without(all);
    return all;
}

CardSet Discards::hide(Seat seat, const CardSet& known) {
    CardSet unknown;
    const CardSet secret = closed_.without(known);
    if (secret.empty()) return unknown;
    for (std::size_t i = begin(seat); i < end(seat); ++i) {
        DeckCard& card = *at(i);
        if (card == no_deck_card || !secret.has(card)) continue;
        unknown.add(card);
        card = no_deck_card;
    }
    if (unknown.empty()) return unknown;
    sort_layers(seat);
    closed_ = closed_.without(unknown);
    return unknown;
}

void Discards::fill(Seat seat, CardSet& from, Random& chance) {
    bool found = false;
    for (std::size_t i = begin(seat); i < end(seat); ++i) {
        DeckCard& card = *at(i);
        if (card != no_deck_card) continue;
        card = from.nth(static_cast<int>(chance.below(static_cast<std::uint32_t>(from.size()))));
        from.remove(card);
        closed_.add(card);
        found = true;
    }
    if (found) sort_layers(seat);
}

void Discards::sort_layers(Seat seat) {
    for_each_layer(
        at(begin(seat)), at(end(seat)), [&](DeckCard card) { return is_closed(card); },
        [](DeckCard* first, DeckCard* last) {
            CardSet layer;
            for (DeckCard* each = first; each != last; ++each)
                if (*each != no_deck_card) layer.add(*each);
            for (const DeckCard card : layer) *first++ = card;
            std::fill(first, last, no_deck_card);
        });
}

bool Discards::sane() const {
    if (!std::is_sorted(ends_.begin(), ends_.end()) || size() > cards_.size() || !closed_.sane())
        return false;
    if (std::any_of(cards_.data() + size(), cards_.data() + cards_.size(),
                    [](DeckCard card) { return card != DeckCard{}; }))
        return false;
    int closed = 0;
    bool sound = true;
    for (const Seat seat : SeatRange(most_seats)) {
        const auto cards = pile(seat);
        for (const DeckCard card : cards) {
            if (card == no_deck_card) continue;
            if (card >= decks * deck_size) return false;
            if (closed_.has(card)) ++closed;
        }
        if (!cards.empty() && is_closed(cards.back())) return false;
        for_each_layer(
            cards.begin(), cards.end(), [&](DeckCard card) { return is_closed(card); },
            [&](auto first, auto last) { sound = sound && std::is_sorted(first, last); });
    }
    return sound && closed == closed_.size();
}

} // namespace cardfront::poker_assault
