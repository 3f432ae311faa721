#include "core/poker_assault/discards.h"

#include <algorithm>
#include <cassert>

namespace cardfront::poker_assault {

namespace {

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

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

std::size_t Discards::begin(Seat seat) const {
    std::size_t first = 0;
    for (const Seat each : SeatRange(seat)) first += counts_[at(each)];
    return first;
}

std::span<const DeckCard> Discards::pile(Seat seat) const {
    return {cards_.data() + begin(seat), at(count(seat))};
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

void Discards::put(Seat seat, DeckCard card) {
    auto* const place = cards_.data() + end(seat);
    auto* const behind = cards_.data() + end(most_seats - 1);
    assert(behind != cards_.data() + cards_.size());
    std::copy_backward(place, behind, behind + 1);
    *place = card;
    ++counts_[at(seat)];
}

void Discards::put_closed(Seat seat, const CardSet& cards) {
    for (const DeckCard card : cards) put(seat, card);
    closed_ |= cards;
}

DeckCard Discards::take_top(Seat seat) {
    assert(count(seat) > 0);
    auto* const behind = cards_.data() + end(most_seats - 1);
    auto* const place = cards_.data() + end(seat) - 1;
    const DeckCard card = *place;
    std::copy(place + 1, behind, place);
    behind[-1] = {};
    --counts_[at(seat)];
    return card;
}

DeckCard Discards::turn_up(Seat seat, Random& chance) {
    auto* const last = cards_.data() + end(seat);
    auto* first = last;
    while (first != cards_.data() + begin(seat) && is_closed(first[-1])) --first;
    if (first == last) return no_deck_card;
    auto* const chosen = first + chance.below(static_cast<std::uint32_t>(last - first));
    std::rotate(chosen, chosen + 1, last);
    closed_.remove(last[-1]);
    return last[-1];
}

CardSet Discards::take_all(Seat seat) {
    CardSet all;
    for (const DeckCard card : pile(seat)) all.add(card);
    auto* const behind = cards_.data() + end(most_seats - 1);
    auto* const rest = std::copy(cards_.data() + end(seat), behind, cards_.data() + begin(seat));
    std::fill(rest, behind, DeckCard{});
    counts_[at(seat)] = 0;
    closed_ = closed_.without(all);
    return all;
}

CardSet Discards::hide(Seat seat, const CardSet& known) {
    const CardSet unknown = closed(seat).without(known);
    if (unknown.empty()) return unknown;
    std::replace_if(
        cards_.data() + begin(seat), cards_.data() + end(seat),
        [&](DeckCard card) { return card != no_deck_card && unknown.has(card); }, no_deck_card);
    sort_layers(seat);
    closed_ = closed_.without(unknown);
    return unknown;
}

void Discards::fill(Seat seat, CardSet& from, Random& chance) {
    bool found = false;
    for (std::size_t i = begin(seat); i < end(seat); ++i) {
        if (cards_[i] != no_deck_card) continue;
        cards_[i] = from.nth(static_cast<int>(chance.below(static_cast<std::uint32_t>(from.size()))));
        from.remove(cards_[i]);
        closed_.add(cards_[i]);
        found = true;
    }
    if (found) sort_layers(seat);
}

// Before `closed_` forgets those that were hidden, or after it knows those that were filled in.
void Discards::sort_layers(Seat seat) {
    for_each_layer(
        cards_.data() + begin(seat), cards_.data() + end(seat),
        [&](DeckCard card) { return is_closed(card); },
        [](DeckCard* first, DeckCard* last) { std::sort(first, last); });
}

bool Discards::sane() const {
    std::size_t all = 0;
    for (const std::uint16_t each : counts_) all += each;
    if (all > cards_.size() || !closed_.sane()) return false;
    if (std::any_of(cards_.begin() + static_cast<std::ptrdiff_t>(all), cards_.end(),
                    [](DeckCard card) { return card != DeckCard{}; }))
        return false;
    CardSet seen;
    bool sound = true;
    for (const Seat seat : SeatRange(most_seats)) {
        const auto cards = pile(seat);
        for (const DeckCard card : cards) {
            if (card == no_deck_card) continue;
            if (card >= decks * deck_size || seen.has(card)) return false;
            seen.add(card);
        }
        if (!cards.empty() && is_closed(cards.back())) return false;
        for_each_layer(
            cards.begin(), cards.end(), [&](DeckCard card) { return is_closed(card); },
            [&](auto first, auto last) { sound = sound && std::is_sorted(first, last); });
    }
    return sound && closed_.without(seen).empty();
}

} // namespace cardfront::poker_assault
