// Positions of Crossfire, drawn as text. A picture names some rows by their number, the rest of the board is
// as at the start of a game. Row 1 is seat 0's line of supports, row 2 its bases, as in "b4"
// (Board::name_of).
//
//   4   .    ^6H    .      An arrow tells the owner: the way that player goes over the board, so ^ is seat 0,
//   3  ^Jo   ^4C   ^KD     v the one opposite, > seat 1 and < seat 3 of four. Jo is a Joker.
//   2   .    ^6D    .      . is open, or a base of no use to anybody, or a node that nobody has seen.
//
//   ?9C           a neutral node, face down; !9C: shown to all
//   ^7H+v9C       contested: cards lie on the node, each with the arrow of who laid it, the last one leads
//   !9C+^5H       cards on a neutral node; the last leads if it is stronger
//   v(^7H+v9C)    a seized pile of the owner in front; v(^7H+v9C)+^QD: it is contested
//   ^[KH+10C]     a tower
//   ^v7H          owner, then the player out of whose deck the card came, where that is not the owner
#pragma once

#include "core/crossfire/power.h"
#include "core/crossfire/state.h"
#include "core/match/games.h"

#include "tests/core/cards/cards_of.h"
#include "tests/core/scenario.h"

#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <vector>

namespace cardfront::crossfire {

inline Setup setup_of(BoardKind kind, std::uint64_t seed = 1) {
    Setup setup;
    setup.seats = kind == BoardKind::duel ? 2 : 4;
    setup.seed = seed;
    setup.options[option::board] = kind == BoardKind::ultimate ? 1 : 0;
    return setup;
}

inline int face_named(std::string_view text) {
    return text == "Jo" ? joker : card_of(text);
}
inline std::string face_text(int face) {
    if (face == joker) return "Jo";
    const auto card = static_cast<Card>(face);
    const int rank = rank_of(card);
    return (rank == 8 ? "10" : std::string(1, "23456789TJQKA"[rank])) + "CDHS"[suit_of(card)];
}

class Position : public Scenario<State> {
  public:
    // `turn` is to play and has drawn. Hands and decks hold any cards until a test says which.
    explicit Position(const std::string& picture, BoardKind kind = BoardKind::duel, Seat turn = 0) {
        clear(kind, turn);
        std::istringstream lines(picture);
        for (std::string line; std::getline(lines, line);) {
            std::istringstream in(line);
            int row = 0;
            if (!(in >> row)) continue;
            int column = 0;
            for (std::string text; in >> text; ++column)
                put(state.board().cell(state.board().rows - row, column), text);
        }
        fill();
        state.find_power();
        EXPECT_TRUE(state.sane()) << picture;
    }

    // --- What a test puts somewhere
    Position& hand(Seat seat, const std::string& text) { // these, and any others to fill it
        Hand& mine = state.hand[at(seat)];
        for (const HeldCard& card : mine) state.deck[at(deck_of(card.piece))].add(face_of(card.piece));
        mine.clear();
        for (const int face : faces_named(text)) {
            take(seat, face);
            mine.insert_sorted({piece_of(seat, face), 0});
        }
        fill_hand(seat);
        EXPECT_TRUE(state.sane()) << text;
        return *this;
    }
    Position& deck(Seat seat, const std::string& text) { // nothing else is in it: the rest is discarded
        Deck kept;
        for (const int face : faces_named(text)) take(seat, face), kept.add(face);
        for (int face = 0; face < faces; ++face)
            if (state.deck[at(seat)][face] != 0) state.top_discard[at(seat)] = piece_of(seat, face);
        state.deck[at(seat)] = kept;
        EXPECT_TRUE(state.sane()) << text;
        return *this;
    }

    // --- Questions
    int cell(const std::string& name) const { // "b4"
        return state.board().cell(state.board().rows - std::stoi(name.substr(1)), name[0] - 'a');
    }
    // What lies there, in the words of the pictures.
    std::string on(const std::string& name) const {
        const int index = cell(name);
        const Cell here = state.at(index);
        if (here.kind == Kind::empty) return ".";
        std::vector<Piece> cards = state.pile(index);
        std::string text;
        if (here.kind == Kind::neutral)
            text = (state.is_shown(index) ? "!" : "?") + face_text(face_of(cards[0]));
        else
            text = arrow(here.owner);
        std::size_t next = here.kind == Kind::neutral ? 1 : 0;
        const std::size_t upper = state.contested(index) && here.kind == Kind::pile ? cards.size() - 1
                                  : here.kind == Kind::tower                        ? 2
                                  : here.kind == Kind::pile                         ? cards.size()
                                                                                    : 1;
        if (here.kind == Kind::pile || here.kind == Kind::tower) {
            text += here.kind == Kind::pile ? '(' : '[';
            for (; next < upper; ++next)
                text += (next == 0 ? "" : "+") + card_text(cards[next], here.kind == Kind::tower, here.owner);
            text += here.kind == Kind::pile ? ')' : ']';
        } else if (here.kind == Kind::node) {
            text += card_text(cards[next++], true, here.owner);
        }
        for (; next < cards.size(); ++next) text += "+" + card_text(cards[next], false, nobody);
        return text;
    }
    // Names of the nodes of `seat` that have power, row by row from seat 0's side.
    std::string powered(Seat seat = 0) const { return names(state.powered(seat)); }
    std::string usable(Seat seat) const { return names(state.usable(seat)); }
    bool holds(Seat seat, const std::string& card) const { return state.holds(seat, face_named(card)); }
    bool discarded(Seat deck, const std::string& card) const {
        return state.discarded(deck, face_named(card)) != 0;
    }
    bool contested(const std::string& name) const { return state.contested(cell(name)); }
    bool knows(Seat viewer, const std::string& name) const {
        State seen = state;
        seen.redact(viewer);
        return !is_hidden(seen.at(cell(name)).piece);
    }

    // --- Actions of the player whose turn it is
    Action to_play(const std::string& card, const std::string& where) const {
        return on_cell(crossfire::play, where, face_named(card));
    }
    Action to_keep(const std::string& card, const std::string& where) const {
        return on_cell(crossfire::keep, where, face_named(card));
    }
    Action to_tower(const std::string& card, const std::string& where) const {
        return on_cell(crossfire::tower, where, face_named(card));
    }
    Action to_swap(const std::string& where) const { return on_cell(crossfire::swap, where, -1); }
    static Action to_discard(const std::string& card) {
        return {crossfire::discard, -1, -1, static_cast<std::int8_t>(face_named(card))};
    }
    // Why a card out of the hand cannot go there.
    std::string no(const std::string& card, const std::string& where) const {
        return refused(to_play(card, where));
    }
    void plays(const std::string& card, const std::string& where) { act(to_play(card, where)); }
    void keeps(const std::string& card, const std::string& where) { act(to_keep(card, where)); }
    void towers(const std::string& card, const std::string& where) { act(to_tower(card, where)); }
    void swaps(const std::string& where) { act(to_swap(where)); }
    void discards(const std::string& card) { act(to_discard(card)); }
    void passes() { // discards the first card of the hand
        const HeldCard card = state.hand[at(state.player)][0];
        act({crossfire::discard, -1, -1, static_cast<std::int8_t>(face_of(card.piece))});
    }

  private:
    static constexpr std::string_view arrows_of_two = "^v", arrows_of_four = "^>v<";

    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    std::string_view arrows() const { return state.players == 2 ? arrows_of_two : arrows_of_four; }
    char arrow(Seat seat) const { return arrows()[at(seat)]; }
    std::string card_text(Piece piece, bool short_if_own, Seat owner) const {
        const bool short_form = short_if_own && deck_of(piece) == owner;
        return (short_form ? "" : std::string(1, arrow(deck_of(piece)))) + face_text(face_of(piece));
    }
    std::string names(const Cells& cells) const {
        const Board& board = state.board();
        std::string text;
        for (int row = board.rows - 1; row >= 0; --row)
            for (int column = 0; column < board.columns; ++column)
                if (const int index = board.cell(row, column); cells[at(index)])
                    text += (text.empty() ? "" : " ") + board.name_of(index);
        return text;
    }
    static std::vector<int> faces_named(const std::string& text) {
        std::istringstream in(text);
        std::vector<int> named;
        for (std::string each; in >> each;) named.push_back(face_named(each));
        return named;
    }
    Action on_cell(Verb verb, const std::string& where, int face) const {
        const int index = cell(where);
        return make_action(verb, state.board().row(index), state.board().column(index), face);
    }

    void clear(BoardKind kind, Seat turn) {
        state = State::start(setup_of(kind), Log{});
        while (state.phase == Phase::bases) state.apply({accept}, Log{});
        state.player = turn;
        state.sets = {};
        state.pieces = no_pieces;
        state.claims.fill(no_claim);
        state.laid.clear();
        state.top_discard.fill(no_piece);
        for (const Seat seat : SeatRange(state.players)) {
            state.hand[at(seat)].clear();
            state.deck[at(seat)] = state.whole_deck();
        }
    }
    // Reads the arrow at the front, if there is one, and removes it.
    Seat read_arrow(std::string_view& text, Seat otherwise) const {
        if (text.empty() || arrows().find(text[0]) == std::string_view::npos) return otherwise;
        const auto seat = static_cast<Seat>(arrows().find(text[0]));
        text.remove_prefix(1);
        return seat;
    }
    Piece read_card(std::string_view& text, Seat otherwise) {
        const Seat seat = read_arrow(text, otherwise);
        const std::size_t size = std::min(text.find_first_of("+)]"), text.size());
        const int face = face_named(text.substr(0, size));
        text.remove_prefix(size);
        take(seat, face);
        return piece_of(seat, face);
    }
    void put(int index, std::string_view text) {
        if (text == ".") return;
        ASSERT_TRUE(state.board().contains(index)) << text;
        Cell here = state.at(index);
        const bool shown = text[0] == '!';
        const auto lay = [&](Piece piece) { state.laid.lay(index, piece); };
        if (text[0] == '?' || shown) {
            here.kind = Kind::neutral;
            text.remove_prefix(1);
            here.piece = read_card(text, 0);
        } else {
            here.owner = read_arrow(text, nobody);
            ASSERT_NE(here.owner, nobody) << text;
            const bool many = text[0] == '(' || text[0] == '[';
            here.kind = text[0] == '(' ? Kind::pile : text[0] == '[' ? Kind::tower : Kind::node;
            if (many) text.remove_prefix(1);
            here.piece = read_card(text, here.owner);
            while (many && text[0] == '+') {
                text.remove_prefix(1);
                lay(read_card(text, here.owner));
            }
            if (many) text.remove_prefix(1);
        }
        while (!text.empty()) { // what was laid in a contest
            text.remove_prefix(1);
            const Piece piece = read_card(text, nobody);
            lay(piece);
            if (here.kind != Kind::neutral || strength_of(face_of(piece)) > strength_of(face_of(here.piece)))
                here.claim = deck_of(piece);
        }
        state.set(index, here);
        if (shown) state.sets.show(index);
    }
    // A base with a royal, a neutral node, cards in the hands: from those that are left.
    void fill() {
        for (int index = 0; index < state.board().cells(); ++index) {
            const Ground ground = state.board().at(index);
            if (state.kind(index) != Kind::empty) continue;
            if (ground == Ground::base) {
                const Seat seat = state.board().home_of(index);
                state.set(index, {piece_of(seat, any(seat)), Kind::node, seat, nobody});
                filled_.push_back(index);
            } else if (ground == Ground::neutral || ground == Ground::middle) {
                const auto seat = static_cast<Seat>(index % state.players);
                state.set(index, {piece_of(seat, any(seat)), Kind::neutral, nobody, nobody});
                filled_.push_back(index);
            }
        }
        for (const Seat seat : SeatRange(state.players)) fill_hand(seat);
    }
    void fill_hand(Seat seat) {
        Hand& mine = state.hand[at(seat)];
        const std::size_t count = hand_size + (seat == state.player ? 1 : 0);
        while (mine.size() < count) mine.insert_sorted({piece_of(seat, any(seat)), 0});
    }
    // The highest card that is left, no Joker.
    int any(Seat seat) {
        static constexpr std::array<int, 13> ranks_down{11, 10, 9, 7, 6, 5, 4, 3, 2, 1, 0, 12, 8};
        Deck& deck = state.deck[at(seat)];
        for (const int rank : ranks_down)
            for (int suit = 0; suit < suits; ++suit)
                if (const int card = make_card(rank, suit); deck[card] != 0) return deck.take(card), card;
        ADD_FAILURE() << "no card is left";
        return 0;
    }
    // Out of the deck; what merely fills a place gives way.
    void take(Seat seat, int face) {
        Deck& deck = state.deck[at(seat)];
        for (const int index : filled_)
            if (Piece& here = state.pieces[at(index)]; deck[face] == 0 && here == piece_of(seat, face))
                here = piece_of(seat, any(seat)), deck.add(face);
        Hand& mine = state.hand[at(seat)];
        if (deck[face] == 0 && mine.remove({piece_of(seat, face), 0})) deck.add(face), fill_hand(seat);
        ASSERT_NE(deck[face], 0) << face_text(face) << " is elsewhere already";
        deck.take(face);
    }

    std::vector<int> filled_;
};

} // namespace cardfront::crossfire
