// What a seat may know of a game of Crossfire, and whether bytes are such a game at all.
#include "core/crossfire/state.h"

namespace cardfront::crossfire {

namespace {

bool is_piece(Piece piece, int players) {
    return piece != no_piece && deck_of(piece) < players && face_of(piece) < faces;
}

// A card by chance; there must be one.
int take_any(Counts& counts, Random& chance) {
    std::uint32_t count = 0;
    for (const std::uint8_t each : counts) count += each;
    std::uint32_t left = chance.below(count);
    std::size_t face = 0;
    while (left >= counts[face]) left -= counts[face++];
    --counts[face];
    return static_cast<int>(face);
}

bool cell_sound(const State& state, int index) {
    const Cell& here = state.at(index);
    const Board& board = state.board();
    if (here.kind == Kind::empty)
        return here == Cell{} && !state.is_shown(index) &&
               (board.at(index) == Ground::open || board.at(index) == Ground::outside ||
                board.at(index) == Ground::support);
    if (!board.contains(index) || here.kind > Kind::neutral) return false;
    const bool neutral = here.kind == Kind::neutral;
    if (neutral && board.at(index) != Ground::neutral && board.at(index) != Ground::middle) return false;
    if (neutral != (here.owner == nobody)) return false;
    if (here.owner < nobody || here.owner >= state.players || here.claim < nobody ||
        here.claim >= state.players)
        return false;
    if (state.is_shown(index) && !neutral) return false;
    if (here.kind == Kind::tower && !is_royal(face_of(here.piece))) return false;
    if (board.at(index) == Ground::support &&
        (here.kind != Kind::node || here.claim != nobody || board.home_of(index) != here.owner ||
         number_of(face_of(here.piece)) == 0))
        return false;
    if (is_hidden(here.piece))
        return neutral && !state.is_shown(index) && here.piece != no_piece &&
               deck_of(here.piece) < state.players;
    return is_piece(here.piece, state.players);
}

// What lies on the cells: a tower has its 10 first, a contest a claimed card last, a node nothing else.
bool laid_sound(const State& state) {
    std::array<std::uint16_t, most_cells> count{};
    std::array<std::uint8_t, most_cells> first{};
    for (const Laid& each : state.laid) {
        if (!state.board().contains(each.cell) || !is_piece(each.piece, state.players)) return false;
        if (count[each.cell]++ == 0) first[each.cell] = each.piece;
    }
    for (int index = 0; index < most_cells; ++index) {
        const Cell& here = state.cells[slot(index)];
        const bool is_tower = here.kind == Kind::tower;
        if (is_tower && (count[slot(index)] == 0 || number_of(face_of(first[slot(index)])) != 10))
            return false;
        const int over = count[slot(index)] - (is_tower ? 1 : 0);
        if (here.claim != nobody && over == 0) return false;
        if (over != 0 && here.claim == nobody && here.kind != Kind::pile && here.kind != Kind::neutral)
            return false;
        if (here.kind == Kind::empty && count[slot(index)] != 0) return false;
        if (here.kind == Kind::neutral && count[slot(index)] != 0 && !state.is_shown(index)) return false;
    }
    return true;
}

bool cards_sound(const State& state) {
    std::array<std::array<int, faces>, most_seats> sum{};
    std::array<int, most_seats> hidden{};
    const auto add = [&](Piece piece) {
        if (is_hidden(piece))
            ++hidden[slot(deck_of(piece))];
        else
            ++sum[slot(deck_of(piece))][slot(face_of(piece))];
    };
    for (int index = 0; index < state.board().cells(); ++index)
        if (state.at(index).kind != Kind::empty) add(state.at(index).piece);
    for (const Laid& each : state.laid) add(each.piece);
    for (const Hand& hand : state.hand)
        for (const HeldCard& card : hand) add(card.piece);
    for (const Seat seat : SeatRange(most_seats)) {
        const Counts& deck = state.deck[slot(seat)];
        const Counts& discards = state.discards[slot(seat)];
        int in_deck = 0;
        for (int face = 0; face < faces; ++face) {
            const int all = seat >= state.players ? 0 : face == joker ? state.jokers_each() : state.copies();
            if (deck[slot(face)] + discards[slot(face)] + sum[slot(seat)][slot(face)] != all) return false;
            in_deck += deck[slot(face)];
        }
        if (hidden[slot(seat)] + state.hidden_hand[slot(seat)] > in_deck) return false;
        const Piece top = state.top_discard[slot(seat)];
        if (top == no_piece
                ? state.discard_count(seat) != 0
                : deck_of(top) != seat || face_of(top) >= faces || discards[slot(face_of(top))] == 0)
            return false;
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
        const Cell& here = state.at(index);
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
            ++deck[slot(seat)][slot(face_of(card.piece))];
            ++hidden_hand[slot(seat)];
        }
        hand[slot(seat)] = known;
    }
    for (int index = 0; index < board().cells(); ++index) {
        Cell& here = cells[slot(index)];
        if (here.kind != Kind::neutral || is_shown(index) || is_hidden(here.piece)) continue;
        ++deck[slot(deck_of(here.piece))][slot(face_of(here.piece))];
        here.piece = piece_of(deck_of(here.piece), hidden_face);
    }
}

void State::determinize(Seat who, Random chance) {
    redact(who);
    for (int index = 0; index < board().cells(); ++index) {
        Cell& here = cells[slot(index)];
        if (here.kind != Kind::neutral || !is_hidden(here.piece)) continue;
        const Seat seat = deck_of(here.piece);
        here.piece = piece_of(seat, take_any(deck[slot(seat)], chance));
    }
    for (const Seat seat : SeatRange(players))
        for (; hidden_hand[slot(seat)] > 0; --hidden_hand[slot(seat)])
            put_in_hand(seat, piece_of(seat, take_any(deck[slot(seat)], chance)), false);
    random = Random(chance.next());
}

bool State::sane() const {
    if ((players != 2 && players != 4) || variant > 1 || jokers > 1 || (players == 2 && variant != 0))
        return false;
    if (phase > Phase::over || player < 0 || player >= players) return false;
    if (winner < nobody || winner >= players || (winner != nobody && phase != Phase::over)) return false;
    if (blank != decltype(blank){} || !laid.sane()) return false;
    for (int index = 0; index < most_cells; ++index)
        if (index >= board().cells() ? cells[slot(index)] != Cell{} : !cell_sound(*this, index)) return false;
    for (int index = board().cells(); index < static_cast<int>(shown.size()) * 8; ++index)
        if (is_shown(index)) return false;
    State again = *this;
    again.find_sets();
    return sets == again.sets && laid_sound(*this) && hands_sound(*this) && cards_sound(*this) &&
           (phase != Phase::bases || opening_sound(*this));
}

} // namespace cardfront::crossfire
