// The cards of Crossfire: faces, and of whose deck a card is.
#pragma once

#include "core/cards/cards.h"
#include "core/rules.h"

namespace cardfront::crossfire {

inline constexpr Card joker = 52;
inline constexpr int faces = 53; // of a deck; the Jokers are alike

// A card on the board: face + 64 * the seat out of whose deck it came.
using Piece = std::uint8_t;
inline constexpr Piece no_piece = 255;
inline constexpr int hidden_face = 62;
static_assert(faces <= hidden_face && (most_seats - 1) * 64 + hidden_face < no_piece);
constexpr Piece piece_of(Seat deck, int face) {
    return static_cast<Piece>(static_cast<int>(deck) * 64 + face);
}
constexpr int face_of(Piece piece) { // 0 to 52, hidden_face
    return piece % 64;
}
constexpr Seat deck_of(Piece piece) {
    return static_cast<Seat>(piece / 64);
}
constexpr bool is_hidden(Piece piece) {
    return face_of(piece) == hidden_face;
}
// 1 to 10 of Ace to 10; 0: a royal or a Joker.
constexpr int number_of(int face) {
    if (face == joker || face == hidden_face) return 0;
    const int rank = rank_of(static_cast<Card>(face));
    return rank == ace ? 1 : rank <= 8 ? rank + 2 : 0;
}
constexpr bool is_royal(int face) {
    return face < joker && number_of(face) == 0;
}
// In a contest: Joker 0, Ace 1, Jack 11, Queen 12, King 13.
constexpr int strength_of(int face) {
    if (face == joker) return 0;
    const int rank = rank_of(static_cast<Card>(face));
    return rank == ace ? 1 : rank + 2;
}

} // namespace cardfront::crossfire
