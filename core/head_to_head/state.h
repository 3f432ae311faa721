// Head-to-Head Poker: two players build poker hands on their sides of shared rows. Rules: HH-1 to HH-27 in
// assets/rules/head-to-head-poker.md.
//
// Here is what a game is made of and what may be asked of it. Its options and what may be done are rules.cpp,
// how it goes on course.cpp; what a seat may know is views.cpp, and what is a state at all sane.cpp; what is
// said, words.cpp and effects.cpp (what an action does now); how a plain player chooses, policy.cpp.
#pragma once

#include "core/cards/poker_hand.h"
#include "core/fixed_vector.h"
#include "core/options.h"
#include "core/random.h"
#include "core/rules.h"
#include "core/words.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace cardfront::head_to_head {

inline constexpr int rows = 5;
inline constexpr int spaces = 4; // of a side in a row
inline constexpr int rounds = 3;
inline constexpr int chip = 10;        // every amount of money is a multiple of this, in dollars
inline constexpr int ante_chip = 100;  // two of these lie on each common card
inline constexpr int purse = 800;      // what each starts with in Up-the-Ante
inline constexpr int most_bet = 100;   // of an opening bet or a raise
inline constexpr int most_stake = 200; // of one player on one common card in a round

constexpr Seat other(Seat seat) { // needs 0 or 1
    return static_cast<Seat>(1 - seat);
}

enum class Phase : std::uint8_t {
    deal,    // the dealer of the next round deals it
    pick,    // the dealer picks the round type
    lead,    // the turn player may bet, or plays
    answer,  // somebody faces a bet
    play,    // betting is over: the turn player plays
    receive, // Split 2: the given card is played
    over
};

enum class Type : std::uint8_t { draw_1, split_2, hold_3, play_4, share_5, crazy };

namespace option { // Setup::options
enum Index : std::uint8_t { type, money };
} // namespace option
enum class TypeChoice : std::uint8_t { // from draw_1 and from crazy_draw_1 on, the types in their order
    rolled,
    picked,
    draw_1,
    split_2,
    hold_3,
    play_4,
    share_5,
    crazy,
    crazy_draw_1,
    crazy_split_2,
    crazy_hold_3,
    crazy_play_4,
    crazy_share_5
};
// Needs one of these.
constexpr bool is_always_crazy(TypeChoice choice) {
    return choice >= TypeChoice::crazy_draw_1;
}
constexpr Type fixed_type(TypeChoice choice) {
    return static_cast<Type>(as_choice(choice) - as_choice(is_always_crazy(choice) ? TypeChoice::crazy_draw_1
                                                                                   : TypeChoice::draw_1));
}
enum class MoneyChoice : std::uint8_t { no_bet, up_the_ante };

enum Verb : std::uint8_t {
    deal,
    pick,  // a: Type
    bet,   // a: row, b: tens of dollars, 1 to 10
    raise, // b: tens of dollars above the match, 1 to 10
    call,
    decline,
    play, // a: card, b: row, c: the side's seat
};

namespace what { // Event::what
enum What : std::uint8_t {
    roll,
    shuffle,
    round_start,
    round_type,
    deal,
    give,
    place,
    pay,
    bet,
    call,
    raise,
    decline,
    row_won,
    round_end,
    game_end
};
} // namespace what

// Places in events.
enum Area : std::uint8_t {
    deck_area = 1,
    hand_area,   // seat
    common_area, // row
    side_area,   // seat, row, index
    offer_area,  // Share 5's open cards
    purse_area,  // seat: money
    pot_area,    // row: money on the common card; with a seat, that player's chips
    bank_area,
    die_area,
    final_area, // seat: the card of the final draw
};

struct Row {
    Card common = no_card;
    std::array<FixedVector<Card, spaces>, 2> side{}; // by seat of the owner
    std::uint8_t ante = 0;                           // $100 chips of the bank, 0 to 2
    std::array<std::uint8_t, 2> stake{};             // of each player, in tens of dollars, 0 to 20
    constexpr bool operator==(const Row&) const = default;

    bool complete() const { return side[0].full() && side[1].full(); }
    int pot() const { return ante * ante_chip + (stake[0] + stake[1]) * chip; } // dollars
    // Needs the common card. Complete sides have five cards, others what they hold so far.
    Strength strength(Seat owner) const;
    // nobody: a tie, or not complete
    Seat winner() const;
};

struct State {
    Random random;
    std::array<std::int16_t, 2> money{};                      // dollars
    std::array<std::array<std::int16_t, 2>, rounds> earned{}; // dollars that rows gave, by round; HH-12's too
    std::array<Row, rows> table{};
    FixedVector<Card, deck_size> deck;                // the top is the back
    std::array<FixedVector<Card, 4>, 2> hand{};       // ascending: the order tells nothing
    FixedVector<Card, 5> offer;                       // Share 5
    std::array<Card, 2> final_card{no_card, no_card}; // HH-15
    std::array<std::uint8_t, 2> dealer_roll{};        // HH-2, 1 to 6

    Phase phase = Phase::deal;
    Type type = Type::draw_1;                       // never crazy once the round is on
    std::uint8_t crazy = 0;                         // 1: cards may go to either side
    std::uint8_t round = 0;                         // 0 before the first deal, then 1 to 3
    std::uint8_t type_option = 0, money_option = 0; // TypeChoice, MoneyChoice
    Seat dealer = 0;      // of this round; before the first deal and after the round's end, of the next one
    Seat player = 0;      // whose turn it is
    Seat lead = 0;        // who began this deal of four or set of five
    Seat bettor = nobody; // while a bet is faced: who bet or raised last
    std::int8_t bet_row = -1;            // while a bet is faced
    std::array<std::uint8_t, 6> blank{}; // fills the last word: no byte of a state is undefined

    bool operator==(const State&) const = default;

    static constexpr Seating seating{.fewest = 2, .most = 2};
    static const GameInfo info;
    static State start(const Setup& setup, Log log);
    Seat turn() const;
    void legal(ActionList& out) const;
    Refusal refusal(Action action) const;
    void apply(Action action, Log log);
    void redact(Seat who);
    void determinize(Seat who, Random chance);
    int score(Seat who) const; // dollars; one more for winning the final draw
    bool pause() const { return phase == Phase::deal && round > 0; }
    int value(Seat who) const;
    bool sane() const;

    TypeChoice types() const { return static_cast<TypeChoice>(type_option); }
    bool betting() const { return money_option == as_choice(MoneyChoice::up_the_ante); }
    // The dealer rolls for each round's type.
    bool rolls_type() const { return types() == TypeChoice::rolled; }
    int open_rows() const { return round == 0 ? 0 : round + 2; } // 3, 4 or 5 commons
    // What a player may lay down: their hand, or the open cards of Share 5.
    bool holds(Seat seat, Card card) const;
    int to_call() const; // dollars that whoever faces the bet must put in
    int most_raise(int row,
                   Seat seat) const; // dollars that `seat` may add there now beyond matching; 0: none
    // May `seat` know the cards in the hand of `owner`?
    bool sees_hand(Seat seat, Seat owner) const;

  private:
    void apply_deal(Log log);
    void settle_type(Log log);
    void roll_type(Log log);
    void begin_round(Log log);
    void begin_turn(Seat seat, Log log);
    void apply_bet(Action action, Log log);
    void apply_answer(Action action, Log log);
    void apply_play(Action action, Log log);
    void after_play(Log log);
    void draw(Seat seat, Log log);
    void show_offer(Log log);
    void end_round(Log log);
    void final_draw(Log log);
    void restock(Log log);
    Refusal refuse_bet(int row, int tens) const;
    Refusal refuse_play(Action action) const;
};

const Game& game_of(const State& state); // game.cpp

// --- Words (words.cpp)
std::string type_name(Type type, bool crazy);
ActionWords words_of(const State& before, Action action, const Names& names);
// What happened; empty where the action's own words say it already.
std::string words_of(const State& after, const Event& event, const Names& names);
std::string card_words(const State& state, std::int16_t card);
std::string turn_words(const State& state, const Names& names); // "Ann: bet or play a card"
std::string hint_for(const State& state, Action refused);       // what would be allowed instead
std::string score_words(const State& state, Seat who);
std::vector<Section> sections(const State& state, Seat viewer, const Names& names);
std::vector<Grid> grids(const State& state, Seat viewer, const Names& names);
// What that side of an open row may still become, the nearest first.
std::vector<Outlook> outlooks(const State& state, int row, Seat owner);
// What it does now, for hints (effects.cpp).
std::string effect_words(const State& before, Action action, const Names& names);

// --- Computer player (policy.cpp): a sensible action at small cost, for playouts: what a plain player would
// do. Needs a state with no blanks.
Action playout_choice(const State& state, Random& random);

} // namespace cardfront::head_to_head
