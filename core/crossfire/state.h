// Crossfire: lead a chain of powered nodes over the table and seize a base of the other side. Two players,
// or four in teams on a cross-shaped board or a huge one. Rules: CF-1 to CF-31 in assets/rules/crossfire.md.
//
// Here is what a game is made of and what may be asked of it. Its options and what may be done are rules.cpp,
// where a card can go plays.h; how it goes on is course.cpp, who has power power.h; what lies where is
// laid.h, deck.h and sets.h, on the boards of board.h; what a seat may know is views.cpp, and what is a state
// at all sane.cpp; what is said, words.cpp and effects.cpp (what an action does now); how a plain player
// chooses, policy.cpp; what older versions have saved, earlier.cpp.
//
// A deck is a set: nobody has looked into it, so the next card is any of it, and no order has to be hidden. A
// card that is in no deck, in no hand and not on the board is discarded.
#pragma once

#include "core/crossfire/board.h"
#include "core/crossfire/deck.h"
#include "core/crossfire/laid.h"
#include "core/crossfire/sets.h"
#include "core/fixed_vector.h"
#include "core/options.h"
#include "core/random.h"
#include "core/rules.h"
#include "core/words.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace cardfront::crossfire {

inline constexpr int hand_size = 3;
inline constexpr int victory_points = 6;

inline constexpr std::uint8_t no_claim{most_cells};
inline constexpr std::array<Piece, most_cells> no_pieces = [] {
    std::array<Piece, most_cells> pieces{};
    pieces.fill(no_piece);
    return pieces;
}();

struct HeldCard {
    Piece piece = no_piece;
    std::uint8_t open = 0;                                       // 1: everybody saw how it came into the hand
    constexpr auto operator<=>(const HeldCard&) const = default; // NOLINT(modernize-use-nullptr)
};
using Hand = FixedVector<HeldCard, hand_size + 1>;

enum class Phase : std::uint8_t {
    bases, // somebody may draw other base nodes (CF-2)
    play,
    over
};

namespace option { // Setup::options
enum Index : std::uint8_t { board, jokers };
} // namespace option
enum class BoardChoice : std::uint8_t { usual, ultimate };
enum class JokersChoice : std::uint8_t { two, three };

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

namespace what { // Event::what
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
    Laid laid;
    std::array<Deck, most_seats> deck{};              // in a view with all that may be elsewhere, unseen
    std::array<Piece, most_cells> pieces = no_pieces; // the lowest of each cell
    // Of each seat the contested cell that it wins unless it is answered: in its next turn, so it is one.
    std::array<std::uint8_t, most_seats> claims{no_claim, no_claim, no_claim, no_claim};
    std::array<Hand, most_seats> hand{};
    std::array<std::uint8_t, most_seats> hidden_hand{}; // cards of a hand that the viewer does not know
    std::array<Piece, most_seats> top_discard{no_piece, no_piece, no_piece, no_piece};
    Phase phase = Phase::bases;
    std::uint8_t players = 2;
    std::uint8_t variant = 0, jokers = 0; // BoardChoice, JokersChoice
    Seat player = 0;
    Seat winner = nobody; // one of the winning team, when the game is over
    std::uint8_t blank = 0;

    bool operator==(const State&) const = default;

    static constexpr Seating seating{.fewest = 2, .most = 4, .even = true, .partners = true};
    static const GameInfo info;
    static State start(const Setup& setup, Log log);
    Seat turn() const { return phase == Phase::over ? nobody : player; }
    void legal(ActionList& out) const;
    Refusal refusal(Action action) const;
    void apply(Action action, Log log);
    void redact(Seat who);
    void determinize(Seat who, Random chance);
    int score(Seat who) const; // victory points; two players: 1 for having won
    int value(Seat who) const; // a guess at who is ahead
    static constexpr int horizon() { return 6; }
    bool sane() const;
    // Of the bytes of a state as earlier versions of this program laid it out; nothing if they are no sane
    // one.
    static std::optional<State> from_earlier(std::span<const std::uint8_t> bytes);

    // --- Questions
    BoardKind board_kind() const {
        return players == 2                               ? BoardKind::duel
               : variant == as_choice(BoardChoice::usual) ? BoardKind::teams
                                                          : BoardKind::ultimate;
    }
    const Board& board() const { return board_of(board_kind()); }
    static int team(Seat seat) { return seat % 2; }
    static bool allied(Seat one, Seat other) {
        return one != nobody && other != nobody && team(one) == team(other);
    }
    Cell at(int index) const;
    Kind kind(int index) const {
        const unsigned bits = sets.kind_bits(index);
        return bits != 0                         ? static_cast<Kind>(bits)
               : pieces[slot(index)] == no_piece ? Kind::empty
                                                 : Kind::neutral;
    }
    Seat claim(int index) const; // as in Cell
    bool is_shown(int index) const { return sets.kind_bits(index) == 0 && sets.owners[0][slot(index)]; }
    Cells claimed() const {
        Cells out;
        for (const std::uint8_t cell : claims) out.set(cell);
        return out.reset(no_claim), out;
    }
    int deck_count(Seat seat) const;
    int discard_count(Seat seat) const;
    int discarded(Seat seat, int face) const; // how many of this face
    int hand_count(Seat seat) const {
        return static_cast<int>(hand[static_cast<std::size_t>(seat)].size()) +
               hidden_hand[static_cast<std::size_t>(seat)];
    }
    bool holds(Seat seat, int face) const;
    int copies() const { return board_kind() == BoardKind::ultimate ? 2 : 1; } // of each deck
    int jokers_each() const { return copies() * (jokers == as_choice(JokersChoice::two) ? 2 : 3); }
    Deck whole_deck() const { return {copies(), jokers_each()}; }
    bool is_base(int index) const { return board().at(index) == Ground::base; }
    // A base of `seat`: on a base's place, and theirs.
    bool is_base_of(int index, Seat seat) const { return is_base(index) && sets.owner(index) == seat; }
    bool contested(int index) const { return claim(index) != nobody; }
    // Own nodes, linked to an own base or on a chain that joins the partners' bases.
    Cells powered(Seat seat) const { return sets.owned(seat) & (sets.links | sets.joins); }
    // The partner's nodes on such a chain too.
    Cells usable(Seat seat) const {
        const Cells allies = sets.of_team(team(seat));
        return (sets.links & allies.where(sets.owners[1], seat >= 2)) | (sets.joins & allies);
    }
    Piece top(int index) const;    // the uppermost card
    int strength(int index) const; // that an attack has to meet; 0 of a neutral node that is not known
    std::vector<Piece> pile(int index) const; // all cards of a cell, the lowest first
    int support_of(int base) const;           // its number, 0: none
    Deed deed(int index) const;               // what the player's card would do there
    int points(int of_team) const;            // CF-18
    bool joined(int of_team) const { return sets.joining(of_team).any(); } // the partners' bases
    Seat middle_owner() const;
    bool may_redraw(Seat seat) const; // CF-2

    // Every card on the board and in the hands that is not hidden: f(piece).
    template <class F>
    void for_each_seen(F&& f) const {
        for (const Piece each : pieces)
            if (each != no_piece && !is_hidden(each)) f(each);
        laid.for_each([&](int, Piece each) { f(each); });
        for (const Hand& cards : hand)
            for (const HeldCard& card : cards) f(card.piece);
    }

    // --- Verbs
    void set(int index, const Cell& now); // nothing follows from it yet
    void put(int index, const Cell& now);
    void find_power();              // of all, from the cells
    Piece draw(Seat seat, Log log); // no_piece: there is none
    void discard_piece(Piece piece, Log log, Place from);

  private:
    void find_power(Seat seat, bool only_more);
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
static_assert(sizeof(State) <= 1024);

const Game& game_of(const State& state); // game.cpp

// --- Words (words.cpp)
std::string piece_name(Piece piece);
std::string card_words(const State& state, std::int16_t card);
ActionWords words_of(const State& before, Action action, const Names& names);
std::string words_of(const State& after, const Event& event, const Names& names);
std::string turn_words(const State& state, const Names& names);
std::string hint_for(const State& state, Action refused);
std::string score_words(const State& state, Seat who);
std::vector<Section> sections(const State& state, Seat viewer, const Names& names);
std::vector<Grid> grids(const State& state, Seat viewer, const Names& names);
// What it does now, for hints (effects.cpp).
std::string effect_words(const State& before, Action action, const Names& names);

// --- Computer player (policy.cpp): a sensible action at small cost, for playouts.
Action playout_choice(const State& state, Random& random);

} // namespace cardfront::crossfire
