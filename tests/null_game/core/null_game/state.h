// Null Game: two players lay cards unseen, and the higher one takes the trick. Rules: NG-1 to NG-4 in
// assets/rules/null-game.md.
//
// What may be done and how the game goes on is rules.cpp; what a seat may know, what bytes are such a game at
// all, and how a plain player chooses, views.cpp; what is said, words.cpp.
#pragma once

#include "core/fixed_vector.h"
#include "core/options.h"
#include "core/words.h"

namespace cardfront::null_game {

using Card = std::int8_t; // 0 to 8: the 2 to the 10
inline constexpr Card no_card = -1;
inline constexpr std::size_t all_cards = 9;
inline constexpr std::size_t tricks = 4; // and cards that each is dealt

constexpr bool is_card(int card) {
    return card >= 0 && card < static_cast<int>(all_cards);
}
constexpr Seat other(Seat seat) { // needs 0 or 1
    return static_cast<Seat>(1 - seat);
}

enum Verb : std::uint8_t {
    lay // a: card of the hand, face down; hidden from the other
};

namespace what { // Event::what
enum What : std::uint8_t { deal, lead, lay, turn_up, win, end };
} // namespace what

// Places in events.
enum Area : std::uint8_t {
    deck_area = 1,
    hand_area, // seat
    laid_area, // seat
    won_area   // seat: how many tricks they took
};
constexpr Place place(Area area, Seat seat) {
    return {area, seat, -1, -1};
}

struct State {
    Random random;
    std::array<FixedVector<Card, tricks>, 2> hand{}; // ascending: the order tells nothing
    FixedVector<Card, 2 * tricks> shown; // of each trick that is over seat 0's card, then seat 1's
    Card laid = no_card;                 // the leader's, face down
    Seat leader = 0;                     // who lays first
    std::array<std::uint8_t, 3> blank{}; // fills the last word: no byte of a state is undefined

    bool operator==(const State&) const = default;

    static constexpr Seating seating{.fewest = 2, .most = 2};
    static const GameInfo info;
    static State start(const Setup& setup, Log log);
    Seat turn() const;
    void legal(ActionList& out) const;
    Refusal refusal(Action action) const;
    static Action public_part(Action) { return make_action(lay); }
    void apply(Action action, Log log);
    void redact(Seat who);
    void determinize(Seat who, Random chance);
    int score(Seat who) const; // tricks
    int value(Seat who) const;
    bool sane() const;

    std::size_t played() const { return shown.size() / 2; } // tricks
    Seat taker(std::size_t trick) const;                    // of one that is over
    Seat winner() const;                                    // by the tricks until now; nobody: a tie
};

// --- Words (words.cpp)
std::string card_words(const State& state, std::int16_t card);
ActionWords words_of(const State& before, Action action, const Names& names);
std::string words_of(const State& after, const Event& event, const Names& names);
std::string effect_words(const State& before, Action action, const Names& names);
std::string turn_words(const State& state, const Names& names);
std::string hint_for(const State& state, Action refused);
std::string score_words(const State& state, Seat who);
std::vector<Section> sections(const State& state, Seat viewer, const Names& names);

// --- Computer player (views.cpp): a plain player's choice, at small cost.
Action playout_choice(const State& state, Random& random);

const Game& game_of(const State& state); // game.cpp

} // namespace cardfront::null_game
