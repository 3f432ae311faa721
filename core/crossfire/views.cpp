// What a seat may know of a game of Crossfire, and what it may imagine.
#include "core/crossfire/state.h"

namespace cardfront::crossfire {

void State::redact(Seat who) {
    random = {};
    for (const Seat seat : SeatRange(players)) {
        if (seat == who) continue;
        Hand known;
        for (const HeldCard& card : hand[slot(seat)]) {
            if (card.open != 0) {
                known.push_back(card);
                continue;
            }
            deck[slot(seat)].add(face_of(card.piece));
            ++hidden_hand[slot(seat)];
        }
        hand[slot(seat)] = known;
    }
    board().neutral_cells.for_each([&](int index) {
        Piece& piece = pieces[slot(index)];
        if (kind(index) != Kind::neutral || is_shown(index) || is_hidden(piece)) return;
        deck[slot(deck_of(piece))].add(face_of(piece));
        piece = piece_of(deck_of(piece), hidden_face);
    });
}

void State::determinize(Seat who, Random chance) {
    redact(who);
    const auto any_of = [&](Seat seat) { return piece_of(seat, deck[slot(seat)].take_any(chance)); };
    board().neutral_cells.for_each([&](int index) {
        Piece& piece = pieces[slot(index)];
        if (is_hidden(piece)) piece = any_of(deck_of(piece));
    });
    for (const Seat seat : SeatRange(players))
        for (; hidden_hand[slot(seat)] > 0; --hidden_hand[slot(seat)]) put_in_hand(seat, any_of(seat), false);
    random = Random(chance.next());
}

} // namespace cardfront::crossfire
