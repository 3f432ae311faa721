// Crossfire: lead a chain of powered nodes over the table and seize a base of the other side. Two players,
// or four in teams on a cross-shaped board or a huge one. Rules: CF-1 to CF-31 in assets/rules/crossfire.md.
//
// A deck is a set: nobody has looked into it, so the next card is any of it, and no order has to be hidden.
#pragma once

#include "core/cards/cards.h"
#include "core/crossfire/board.h"
#include "core/fixed_vector.h"
#include "core/options.h"
#include "core/random.h"
#include "core/rules.h"
#include "core/words.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace cardfront::crossfire {

inline constexpr Card joker = 52;
inline constexpr int faces = 53; // of a deck; the Jokers are alike
inline constexpr int hand_size = 3;
inline constexpr int victory_points = 6;

// A card on the board: face + 64 * the seat out of whose deck it came.
using Piece = std::uint8_t;
inline constexpr Piece no_piece = 255;
inline constexpr int hidden_face = 62;
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

enum class Kind : std::uint8_t {
    empty,
    node,
    tower,  // a royal; its 10 lies on it as the first of State::laid (CF-24)
    pile,   // seized
    neutral // face down, or shown: State::shown
};

struct Cell {
    Piece piece = no_piece; // the node; what was laid on it is in State::laid
    Kind kind = Kind::empty;
    Seat owner = nobody;
    Seat claim = nobody; // who laid the uppermost card of a contest, and wins it unless it is answered
    constexpr bool operator==(const Cell&) const = default;
};

// A card on top of a node, the oldest first.
struct Laid {
    std::uint8_t cell = 0;
    Piece piece = 0;
    constexpr bool operator==(const Laid&) const = default;
};
inline constexpr std::size_t most_laid = 480; // all cards of the largest game fit

// What follows from the cells alone: State::put keeps it up to date.
struct Sets {
    std::array<Cells, most_seats> owned; // cells by their owners
    Cells claimed, piles;
    std::array<Cells, most_seats> linked; // nodes on chains of their owner's nodes alone (power.h)
    std::array<Cells, 2> joining;         // of each team, on chains that join the bases of both
    constexpr bool operator==(const Sets&) const = default;
};

struct HeldCard {
    Piece piece = no_piece;
    std::uint8_t open = 0;                                       // 1: everybody saw how it came into the hand
    constexpr auto operator<=>(const HeldCard&) const = default; // NOLINT(modernize-use-nullptr)
};
using Hand = FixedVector<HeldCard, hand_size + 1>;

using Counts = std::array<std::uint8_t, faces>; // how many of each face
int count_of(const Counts& counts);             // of all

enum class Phase : std::uint8_t {
    bases, // somebody may draw other base nodes (CF-2)
    play,
    over
};

enum OptionIndex : std::uint8_t { board_option, jokers_option };

// Cells are named by row and column, cards by their face.
enum Verb : std::uint8_t {
    redraw, // the base nodes
    accept, // them as they are
    play,   // a: row, b: column, c: face out of the hand; what it means depends on what lies there
    keep,   // a, b: one's own seized pile, c: face that stays of it
    tower,  // a, b: as before, c: the royal that stays with a 10
    swap,   // a, b: one's own node that a Joker of the hand replaces
    discard // c: face out of the hand
};

namespace what { // Event::what, by their names in GameInfo::events
enum What : std::uint8_t {
    shuffle,
    deal, // out of a deck
    give, // a node back to the hand
    place,
    reveal, // a neutral node
    seize,  // a pile
    hold,   // one's own pile in a contest
    change, // a pile is resolved
    discard,
    turn,
    game_end
};
} // namespace what

enum Area : std::uint8_t {
    deck_area = 1, // seat
    hand_area,     // seat
    discard_area,  // seat
    cell_area,     // row, index: column
    opening_area   // seat: the draw for the first turn
};

// What a card out of the hand does on a cell.
enum class Deed : std::uint8_t { lay, attack, defend, support, replace, none };

struct State {
    Random random;
    Sets sets{};
    std::array<Cell, most_cells> cells{}; // written by put() alone, but for faces of neutral nodes
    FixedVector<Laid, most_laid> laid;
    std::array<Counts, most_seats> deck{}; // in a view with all that may be elsewhere, unseen
    std::array<Counts, most_seats> discards{};
    std::array<Hand, most_seats> hand{};
    std::array<std::uint8_t, most_seats> hidden_hand{}; // cards of a hand that the viewer does not know
    std::array<Piece, most_seats> top_discard{no_piece, no_piece, no_piece, no_piece};
    std::array<std::uint8_t, 29> shown{}; // bit c: neutral node on cell c has been seen by all (CF-14)
    Phase phase = Phase::bases;
    std::uint8_t players = 2;
    std::uint8_t variant = 0, jokers = 0; // the options
    Seat player = 0;
    Seat winner = nobody; // one of the winning team, when the game is over
    std::array<std::uint8_t, 3> blank{};

    bool operator==(const State&) const = default;

    static const GameInfo info;
    static State start(const Setup& setup, Log log);
    Seat turn() const { return phase == Phase::over ? nobody : player; }
    void legal(ActionList& out) const;
    Refusal refusal(Action action) const;
    static Action public_part(Action action) { return action; }
    void apply(Action action, Log log);
    void redact(Seat who);
    void determinize(Seat who, Random chance);
    int score(Seat who) const; // victory points; two players: 1 for having won
    int value(Seat who) const; // a guess at who is ahead
    static constexpr bool pause() { return false; }
    static constexpr bool window() { return false; }
    static constexpr int horizon = 6;
    bool sane() const;

    // --- Questions
    BoardKind board_kind() const {
        return players == 2 ? BoardKind::duel : variant == 0 ? BoardKind::teams : BoardKind::ultimate;
    }
    const Board& board() const { return board_of(board_kind()); }
    const Cell& at(int index) const { return cells[static_cast<std::size_t>(index)]; }
    static int team(Seat seat) { return seat % 2; }
    static bool allied(Seat one, Seat other) {
        return one != nobody && other != nobody && team(one) == team(other);
    }
    static constexpr std::uint8_t shown_bit(int index) {
        return static_cast<std::uint8_t>(1U << static_cast<unsigned>(index) % 8U);
    }
    bool is_shown(int index) const {
        return (shown[static_cast<std::size_t>(index / 8)] & shown_bit(index)) != 0;
    }
    int deck_count(Seat seat) const;
    int discard_count(Seat seat) const;
    int hand_count(Seat seat) const {
        return static_cast<int>(hand[static_cast<std::size_t>(seat)].size()) +
               hidden_hand[static_cast<std::size_t>(seat)];
    }
    bool holds(Seat seat, int face) const;
    int copies() const { return board_kind() == BoardKind::ultimate ? 2 : 1; } // of each deck
    int jokers_each() const { return copies() * (jokers == 0 ? 2 : 3); }
    bool is_base(int index) const { return board().at(index) == Ground::base; }
    // A base of `seat`: on a base's place, and theirs.
    bool is_base_of(int index, Seat seat) const { return is_base(index) && at(index).owner == seat; }
    bool contested(int index) const { return at(index).claim != nobody; }
    // Own nodes, linked to an own base or on a chain that joins the partners' bases.
    Cells powered(Seat seat) const {
        return sets.linked[slot(seat)] | (sets.joining[slot(team(seat))] & sets.owned[slot(seat)]);
    }
    // The partner's nodes on such a chain too.
    Cells usable(Seat seat) const { return sets.linked[slot(seat)] | sets.joining[slot(team(seat))]; }
    Piece top(int index) const;    // the uppermost card
    int strength(int index) const; // that an attack has to meet; 0 of a neutral node that is not known
    std::vector<Piece> pile(int index) const; // all cards of a cell, the lowest first
    int support_of(int base) const;           // its number, 0: none
    Deed deed(int index) const;               // what the player's card would do there
    int points(int of_team) const;            // CF-18
    bool joined(int of_team) const { return sets.joining[slot(of_team)].any(); } // the partners' bases
    Seat middle_owner() const;
    bool may_redraw(Seat seat) const; // CF-2

    // --- Verbs
    void put(int index, Cell now);
    void find_sets();               // from the cells
    Piece draw(Seat seat, Log log); // no_piece: there is none
    void discard_piece(Piece piece, Log log, Place from);

  private:
    void find_power(Seat seat, bool only_more = false);
    Refusal refuse_play(Action action) const;
    Refusal refuse_pile(Action action) const;
    Refusal refuse_swap(Action action) const;
    void deal_bases(Seat seat, Log log);
    void next_bases(Log log);
    void open_game(Log log);
    void begin_turn(Seat seat, Log log);
    void end_turn(Log log);
    void end_game(Seat who, Log log);
    void apply_play(Action action, Log log);
    void apply_pile(Action action, Log log);
    void clear_cell(int index, Log log, Piece stays = no_piece, Piece too = no_piece);
    Piece take_from_hand(int face);
    void put_in_hand(Seat seat, Piece piece, bool open);
};

// --- Words (words.cpp)
std::string piece_name(Piece piece);
std::string card_words(const State& state, std::int16_t card);
ActionWords words_of(const State& before, Action action, const Names& names);
std::string words_of(const State& after, const Event& event, const Names& names);
std::string turn_words(const State& state, const Names& names);
std::string hint_for(const State& state, Action refused);
std::string score_words(const State& state, Seat who);
std::vector<Section> sections(const State& state, Seat viewer, const Names& names);
// What it does now, for hints (effects.cpp).
std::string effect_words(const State& before, Action action, const Names& names);

// --- Computer player (policy.cpp): a sensible action at small cost, for playouts.
Action playout_choice(const State& state, Random& random);

} // namespace cardfront::crossfire
