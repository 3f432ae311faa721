// Assault Edge: three decks, two facilities, units on a board of 9 by 7, and answers in a chain. Two players.
// Rules: AE-1 to AE-40 in assets/rules/assault-edge.md.
//
// Here is what a game is made of and what may be asked of it. The board is board.h; what may be done,
// legal.cpp; how it goes on, course.cpp; windows, links and triggers, chain.cpp; attacks and damage,
// battle.cpp; what changes a state are the verbs (verbs.cpp); what each card does, its row (cards.h); what a
// unit is worth now, units.cpp; what a seat may know, views.cpp, and what is a state at all, sane.cpp; the
// set-up, setup.cpp, and what decks are made from, shelf.cpp; what is said, words.cpp, sections.cpp and
// effects.cpp (what an action does now); how a plain player chooses, policy.cpp; what older versions have
// saved and linked, earlier.cpp.
#pragma once

#include "core/assault_edge/board.h"
#include "core/fixed_vector.h"
#include "core/options.h"
#include "core/words.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace cardfront::assault_edge {

namespace option { // Setup::options; of `start` the choices are a Start
enum Index : std::uint8_t { start };
} // namespace option
enum class Phase : std::uint8_t {
    opening, // draws (AE-11)
    draw,
    combat,
    ending, // a facility is turned up (AE-13)
    over
};

enum Verb : std::uint8_t {
    draw,    // a: deck of one's own
    play,    // a: card of the hand
    use,     // a: own unit, b: the card whose effect it is
    choose,  // a: what the question asks for: a unit, a square, a link, a deck, a place from the top
    move,    // a: own unit, b: square
    aim,     // a: own unit, b: target of one point of its attack, as in Aim
    declare, // the attack; what is left of it goes to the target named last
    finish,  // the unit that acts
    raise,   // a: place of one's facility, 0 or 1
    done,    // with the turn
    pass,    // no answer
    hold     // a: own unit: a point of its attack is held back
};

namespace what { // Event::what
enum What : std::uint8_t {
    lot, // who begins
    draw,
    turn,
    spawn,
    move,
    push,   // it is moved by somebody's card
    attack, // is declared, at one of its targets; amount: points
    again,  // the targets are chosen anew (AE-8)
    vain,   // the attack hits nothing
    use,    // a card or an effect is activated
    aimed,  // at that
    fizzle, // its target is gone
    negate,
    wound,   // amount: health lost
    absorb,  // amount: temporary points lost
    prevent, // amount: damage that does not come
    knock,   // a card falls off a deck that is damaged
    hold,    // an empty deck takes damage without harm (AE-9)
    mill,    // a card goes from a deck to the discards
    heal,
    guard,  // amount: temporary points
    change, // a number of a unit: to.row says which, 0 attack, 1 health, 2 speed; amount up or down
    saved,  // it would have been destroyed
    destroyed,
    equip,
    discard,
    ready, // it may act again
    still, // it is finished
    raise, // a facility is turned up
    look,  // at the top of one's own deck
    take,  // one of those cards
    end,
    blow // the attack comes to one of its targets
};
} // namespace what

enum Area : std::uint8_t {
    deck_area = 1, // seat, index: deck
    hand_area,     // seat
    discard_area,  // seat, index: deck
    square_area,   // seat: of the unit, row: its number, index: square
    facility_area, // seat, index: its place
    chain_area     // index: link
};
constexpr Place place(Area area, Seat seat, int index = -1) {
    return make_place(area, seat, -1, index);
}

using Counts = std::array<std::uint8_t, all_cards>;

struct Facility {
    Card card = no_card; // of the other player's: face_down until it is up
    std::uint8_t up = 0;
    constexpr bool operator==(const Facility&) const = default;
};

// What is a player's.
struct Side {
    Counts list{};     // of the three decks (AE-23)
    Counts discards{}; // a card's own deck tells in which pile it lies (AE-10)
    std::array<FixedVector<Card, deck_sizes[command]>, decks> piles{}; // the top last
    FixedVector<Card, all_deck_cards> hand;                            // ascending
    std::array<Facility, 2> plants{};
    std::array<std::uint8_t, decks> known{}; // so many cards from the top its owner has seen
    std::uint8_t draws = 0;                  // still to come, of the opening
    constexpr bool operator==(const Side&) const = default;
};

struct Hit { // damage that comes at the same moment as others
    Number unit = no_unit;
    std::int8_t amount = 0;
    constexpr bool operator==(const Hit&) const = default;
};
using Hits = FixedVector<Hit, squares>;

bool targets_units(const Use& use); // is its target a unit's number?

struct Row; // NOLINT(bugprone-forward-declaration-namespace): cards.h
enum class On : std::uint8_t;

struct State {
    Random random;
    std::uint16_t turns = 0; // begun so far
    std::array<Side, 2> sides{};
    std::array<Unit, squares> units{}; // by number
    std::array<Number, squares> board = [] {
        std::array<Number, squares> empty{};
        for (Number& each : empty) each = no_unit;
        return empty;
    }();
    std::array<Squares, 2> living{}; // bit n: unit n is there and the seat's
    FixedVector<Gear, most_gear> gear;
    FixedVector<Use, most_links> chain; // the last is carried out first
    FixedVector<Trigger, most_waiting> waiting;
    FixedVector<Question, 2> questions; // the last is asked first
    FixedVector<Aim, most_aims> aims;   // the last was named last
    Phase phase = Phase::opening;
    Seat player = 0;           // whose turn it is; who draws for the opening
    Seat beginner = 0;         // who takes the first turn
    Seat answerer = nobody;    // who may answer the chain
    std::uint8_t closed = 0;   // 1: it is carried out
    std::uint8_t opened = 0;   // for the other player, as Window: on_attack or on_move
    Number active = no_unit;   // the unit that acts
    std::uint8_t declared = 0; // 1: its attack; 2: and it spares decks
    std::uint8_t shifted = 0;  // 1: a unit moved since then
    std::uint8_t again = 0;    // 1: its targets are chosen anew; 2: were; 3: are, but decks are none
    SeatSet winners = 0;       // at the end; both: a draw
    std::uint8_t held = 0;     // points of the attack that is aimed: they are held back
    std::array<std::uint8_t, 7> blank{};

    bool operator==(const State&) const = default;

    static constexpr Seating seating{.fewest = 2, .most = 2};
    static const GameInfo info;
    static State start(const Setup& setup, Log log);
    Seat turn() const;
    void legal(ActionList& out) const;
    // Of what is legal all but holding points back, which the computer players leave alone.
    void sensible(ActionList& out) const;
    Refusal refusal(Action action) const;
    void apply(Action action, Log log);
    void redact(Seat who);
    void determinize(Seat who, Random chance);
    // Cards left in the Command Deck; at the end 100 for who has won, 50 for a draw, else 0.
    int score(Seat who) const;
    // Somebody may answer a link, an attack or a movement, or let it go by.
    bool window() const {
        return phase == Phase::combat && questions.empty() && (!chain.empty() || opened != 0);
    }
    static constexpr Action let_by = make_action(pass);
    int value(Seat who) const;
    static constexpr int horizon() { return 3; }
    bool sane() const;
    void as_of(int version, ActionList& legal) const; // KnowsOldRules
    // Its bytes as they were when fewer triggers could wait (core/match/position.h); nothing: these are none.
    static std::optional<State> from_earlier(std::span<const std::uint8_t> bytes);

    // --- What may be asked of it
    Side& side(Seat seat) { return sides[slot(seat)]; }
    const Side& side(Seat seat) const { return sides[slot(seat)]; }
    static constexpr Seat other(Seat seat) { return static_cast<Seat>(1 - seat); }
    bool lives(int number) const {
        return number >= 0 && number < squares && units[slot(number)].owner != nobody;
    }
    const Unit& unit(int number) const { return units[slot(number)]; }
    Unit& unit(int number) { return units[slot(number)]; }
    Number at(int square) const { return board[slot(square)]; } // no_unit: nobody
    Squares taken() const;                                      // by anybody
    Squares held_by(Seat seat) const;
    int units_of(Seat seat) const;
    int uniques_of(Seat seat) const;
    bool has_unique(Seat seat, Card card) const;
    // Where the next basic unit of the seat would stand (AE-4); nowhere: the zone is full.
    Square spawn_square(Seat seat) const;
    // units.cpp. What stands on its cards alone, and with everything that bears on it (AE-33).
    Stats bare(int number) const;
    Stats stats(int number) const;
    int health(int number) const { return stats(number).health - unit(number).damage; } // left
    int range(int number) const;
    bool has_element(int number, Element element) const;
    bool has_archetype(int number, Archetype archetype) const;
    bool has_gear(int number) const;
    bool has_card(int number, Card card) const; // of those whose effects it has
    // Every card whose effects a unit has, as f(row, card): its facilities, its own, its Equipment.
    template <class F>
    void for_each_card_of(int number, F&& f) const;
    // Movement and attack (AE-5 to AE-8).
    Squares ways(int number) const; // where it may go now
    Squares shut(int number) const; // where it may not, for others of its side are there
    bool may_attack(int number) const;
    bool is_target(int number, int target) const; // within its range, and of the enemy
    template <class F>
    void for_each_target(int number, F&& f) const; // f(target), ascending
    int points_left() const;                       // of the attack of the unit that acts
    bool can_act(int number) const;                // anything at all
    bool is_busy() const;                          // a unit acts, and no other may begin (AE-7)
    bool aiming() const { return declared == 0 && (!aims.empty() || held != 0 || chooses_anew()); }
    bool may_hold() const { return !aims.empty() || points_left() > 1; } // of the attack that is aimed
    bool chooses_anew() const { return again == 1 || again == 3; }
    bool will_choose_anew() const { return shifted != 0 && again == 0; } // if its targets are left to it
    bool spares_decks() const { return declared == 2 || again == 3; }    // the attack of the unit that acts
    // Chain (chain.cpp).
    bool may_start(const Use& use) const; // now, by timing, costs, limits and targets
    bool has_target(const Use& use) const;
    // The one function that says what may be chosen for a use.
    bool may_target(const Use& use, int target) const;
    bool may_answer(const Question& question, int choice) const;
    bool has_answer(const Question& question) const;
    static int answers(const Question& question); // choices are below this number
    std::uint8_t window_of(Seat seat) const;      // that they may answer, as Window
    bool has_effect(const Use& use) const;        // a unit's, not used up
    // By public facts alone (AE-24): they may have something to answer with.
    bool is_asked(Seat seat) const;
    // Of their list, what is in a hand or a deck, whether or not this state shows it; so everybody knows it.
    Counts covered(Seat seat) const;
    Counts unseen(Seat seat) const; // of these, what this state does not show
    // Everybody sees the backs (AE-35).
    std::array<int, decks> backs_in_hand(Seat seat, const Counts& covered) const;

    // --- Verbs (verbs.cpp, battle.cpp): the only ways to change what is on the table. Each logs its event.
    Card take_top(Seat seat, Deck deck);           // needs a card
    void draw_card(Seat seat, Deck deck, Log log); // nothing where there is none
    void mill(Seat seat, Deck deck, int count, Log log);
    void damage_deck(Seat seat, Deck deck, int amount, Card by, Log log); // AE-9
    void harm(const Hits& hits, Card by, Log log);                        // at the same moment (AE-27)
    void harm_one(Number number, int amount, Card by, Log log);
    void heal(Number number, int amount, Card by, Log log);
    void guard(Number number, int amount, Card by, Log log);
    // For good, or for this turn (attack and speed alone).
    void change(Number number, const Stats& more, bool lasting, Card by, Log log);
    void go(Number number, Square square, what::What how, Log log);
    void push(Number number, int steps, Log log);               // towards its own edge, as far as it is free
    Number spawn(Seat seat, Card card, Square square, Log log); // needs a free square
    void destroy(Number number, Log log);
    void equip(Number number, Card card, Log log);
    void strip(std::size_t index, Log log);             // of the gear
    void ready(Number number, bool to_attack, Log log); // to move again, or to do all again
    void still(Number number, Log log);                 // it is finished
    void spare_decks(Card by, Log log);                 // of the declared attack
    void raise_plant(Seat seat, int at, Log log);
    void negate(int link, Log log);
    void look(Seat seat, Deck deck, int count, Log log);     // at its top, and ask which to take
    void discard(Seat seat, Card card, Place from, Log log); // a card that was taken from there
    // That happened to the unit, or it did that: an On. What hears it waits (AE-26).
    void hear(Number number, On on);

  private:
    void run(Log log);
    bool run_chain(Log log); // true: it goes on; false: somebody decides
    bool run_phase(Log log);
    bool run_combat(Log log);
    void activate(const Use& use, Log log);
    void use_effect(Number number, Card card, Log log);
    void let_go();
    // Triggers of both have begun the chain, and nothing has been answered.
    bool is_pair() const { return chain.size() == 2 && chain.back().from == From::trigger; }
    void carry_out(Log log);
    void put_away(Log log);
    void open_waiting(Log log);
    void answer(int choice, Log log);
    void take(const Question& question, int choice, Log log);
    void act(Action action, Log log);
    void step(Number number, Square square, Log log);
    void begin_attack(Number number, Log log);
    void take_aim(Number number, int target, Log log);
    void hold_back(Number number, Log log);
    void declare_attack(Log log);
    void strike(Log log);
    void trim_attack(); // a declared one loses what its unit no longer has (AE-33)
    void end_attack();
    void become_active(Number number, Log log);
    bool rescue(Number number, Log log);
    void bury(Log log); // AE-19: all without health, together
    void leave(Number number, Log log);
    void begin_turn(Seat seat, Log log);
    void end_combat(Log log);
    void end_turn(Log log);
    void end(SeatSet winning, Log log);
    Refusal combat_refusal(Action action) const;
    Refusal use_refusal(const Use& use) const;
    Refusal unit_refusal(Action action) const;
    bool side_sound(Seat seat) const;
    bool units_sound() const;
    bool gear_sound() const;
    bool uses_sound() const;
    bool target_sound(const Use& use, int index, bool open) const;
    bool attack_sound() const;
    bool course_sound() const;
};
static_assert(sizeof(State) <= 2688);

const Game& game_of(const State& state); // game.cpp

// --- A unit as events name it (units.cpp)
Place unit_place(const State& state, Number number);
std::int16_t figure(const Unit& unit); // its card, or `basic`

// --- Words (words.cpp, sections.cpp)
std::string card_name(int card);     // "a face-down card" for what is not known; the basic unit too
std::string square_name(int square); // "c4": columns a to i and rows 1 to 7 as seat 0 sees them
ActionWords words_of(const State& before, Action action, const Names& names);
std::string words_of(const State& after, const Event& event, const Names& names);
std::string effect_words(const State& before, Action action, const Names& names);
std::string card_words(const State& state, std::int16_t card);
std::string turn_words(const State& state, const Names& names);
std::string hint_for(const State& state, Action refused);
std::string score_words(const State& state, Seat who);
std::vector<Section> sections(const State& state, Seat viewer, const Names& names);
std::vector<Grid> grids(const State& state, Seat viewer, const Names& names);

// --- Computer player (policy.cpp): a sensible action at small cost, for playouts.
Action playout_choice(const State& state, Random& random);

const Shelf& shelf();

} // namespace cardfront::assault_edge
