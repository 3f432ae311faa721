// Whether bytes are a game of Crossfire at all.
#include "core/crossfire/state.h"

namespace cardfront::crossfire {

namespace {

bool is_piece(Piece piece, int players) {
    return piece != no_piece && deck_of(piece) < players && face_of(piece) < faces;
}

// Needs an index on the board.
bool cell_sound(const State& state, int index) {
    const Cell here = state.at(index);
    const Board& board = state.board();
    const Ground ground = board.at(index);
    if (here.owner == nobody && state.sets.owners[1][slot(index)]) return false;
    if (here.kind == Kind::empty)
        return here == Cell{} && !state.is_shown(index) && ground != Ground::base &&
               !board.neutral_cells[slot(index)];
    if (!board.contains(index) || here.owner >= state.players) return false;
    if (here.kind == Kind::tower && !is_royal(face_of(here.piece))) return false;
    if (ground == Ground::support &&
        (here.kind != Kind::node || here.claim != nobody || board.home_of(index) != here.owner ||
         number_of(face_of(here.piece)) == 0))
        return false;
    const bool neutral = here.kind == Kind::neutral;
    if (neutral && !board.neutral_cells[slot(index)]) return false;
    if (is_hidden(here.piece))
        return neutral && !state.is_shown(index) && deck_of(here.piece) < state.players;
    return is_piece(here.piece, state.players);
}

bool cells_sound(const State& state) {
    const Board& board = state.board();
    Cells inside;
    for (int index = 0; index < most_cells; ++index) {
        if (index >= board.cells() ? state.pieces[slot(index)] != no_piece : !cell_sound(state, index))
            return false;
        inside.set(slot(index), board.contains(index));
    }
    const Sets& sets = state.sets;
    return inside.contains(sets.taken() | sets.owners[0] | sets.owners[1]);
}

// Who is to play has won all contests, or lost them.
bool claims_sound(const State& state) {
    Cells claimed;
    for (const Seat seat : SeatRange(most_seats)) {
        const std::uint8_t cell = state.claims[slot(seat)];
        if (cell == no_claim) continue;
        if (seat >= state.players || (state.phase == Phase::play && seat == state.player)) return false;
        if (!state.board().contains(cell) || claimed[cell] || state.kind(cell) == Kind::empty) return false;
        claimed.set(cell);
    }
    return true;
}

// What lies on the cells: a tower has its 10 first, a contest a claimed card last, a node nothing else.
bool laid_sound(const State& state) {
    bool sound = true;
    state.laid.for_each([&](int cell, Piece piece) {
        sound = sound && state.board().contains(cell) && state.kind(cell) != Kind::empty &&
                is_piece(piece, state.players);
    });
    if (!sound) return false;
    for (int index = 0; index < state.board().cells(); ++index) {
        const Cell here = state.at(index);
        const auto above = state.laid.at(index);
        const bool is_tower = here.kind == Kind::tower;
        if (is_tower && (above.empty() || number_of(face_of(above.front())) != 10)) return false;
        const bool more = above.size() > (is_tower ? 1 : 0);
        if (here.claim != nobody && !more) return false;
        if (more && here.claim == nobody && here.kind != Kind::pile && here.kind != Kind::neutral)
            return false;
        if (here.kind == Kind::neutral && more && !state.is_shown(index)) return false;
    }
    return true;
}

// All others are discarded.
bool cards_sound(const State& state) {
    std::array<std::array<int, faces>, most_seats> sum{};
    std::array<int, most_seats> hidden{};
    state.for_each_seen([&](Piece piece) { ++sum[slot(deck_of(piece))][slot(face_of(piece))]; });
    for (const Piece piece : state.pieces)
        if (is_hidden(piece)) ++hidden[slot(deck_of(piece))];
    for (const Seat seat : SeatRange(most_seats)) {
        const Deck& deck = state.deck[slot(seat)];
        const Deck whole = seat < state.players ? state.whole_deck() : Deck{};
        if (!deck.sane() || hidden[slot(seat)] + state.hidden_hand[slot(seat)] > deck.count()) return false;
        for (int face = 0; face < faces; ++face)
            if (deck[face] + sum[slot(seat)][slot(face)] > whole[face]) return false;
        const Piece top = state.top_discard[slot(seat)];
        if (seat >= state.players || state.discard_count(seat) == 0) {
            if (top != no_piece) return false;
        } else if (top == no_piece || deck_of(top) != seat || face_of(top) >= faces ||
                   state.discarded(seat, face_of(top)) == 0) {
            return false;
        }
    }
    return true;
}

bool hands_sound(const State& state) {
    for (const Seat seat : SeatRange(most_seats)) {
        const Hand& hand = state.hand[slot(seat)];
        if (!hand.sane() || hand.size() + state.hidden_hand[slot(seat)] > Hand::capacity()) return false;
        for (std::size_t i = 0; i < hand.size(); ++i) {
            if (!is_piece(hand[i].piece, state.players) || hand[i].open > 1) return false;
            if (deck_of(hand[i].piece) != seat && hand[i].open == 0) return false;
            if (i > 0 && hand[i] < hand[i - 1]) return false;
        }
        const int count = state.hand_count(seat);
        if (seat >= state.players || state.phase == Phase::bases) {
            if (count != 0) return false;
        } else if (state.phase == Phase::play) {
            if (count != hand_size + (seat == state.player ? 1 : 0)) return false;
        }
    }
    return true;
}

// While base nodes are settled nothing else lies on the board, and somebody is asked who may have others.
bool opening_sound(const State& state) {
    const Board& board = state.board();
    for (int index = 0; index < board.cells(); ++index) {
        const Cell here = state.at(index);
        const Seat home = board.home_of(index);
        const bool as_begun =
            board.at(index) == Ground::base
                ? here == Cell{here.piece, Kind::node, home, nobody} && deck_of(here.piece) == home
                : here.kind == Kind::empty ||
                      (here.kind == Kind::neutral && here.claim == nobody && !state.is_shown(index));
        if (!as_begun) return false;
    }
    for (const Seat seat : SeatRange(state.players))
        if (state.discard_count(seat) != 0) return false;
    return state.laid.empty() && state.may_redraw(state.player);
}

} // namespace

bool State::sane() const {
    if ((players != 2 && players != 4) || variant >= enumerators<BoardChoice> ||
        jokers >= enumerators<JokersChoice> || (players == 2 && variant != 0))
        return false;
    if (phase > Phase::over || !is_seat(player, players)) return false;
    if (winner < nobody || winner >= players || (winner != nobody && phase != Phase::over)) return false;
    if (blank != 0 || !laid.sane() || !cells_sound(*this) || !claims_sound(*this) || !laid_sound(*this))
        return false;
    State again = *this;
    again.find_power();
    return sets == again.sets && hands_sound(*this) && cards_sound(*this) &&
           (phase != Phase::bases || opening_sound(*this));
}

} // namespace cardfront::crossfire
