// Ground Assault: two forces, armies of one's own, battles unit by unit, strikes at objectives. Two to four
// players. Rules: GA-1 to GA-32 in assets/rules/ground-assault.md.
//
// Here is what a game is made of and what may be asked of it. What may be done is legal.cpp, how it goes on
// course.cpp, a battle and a strike battle.cpp, the set-up setup.cpp, what armies are made from shelf.cpp;
// what changes a state are the verbs (verbs.cpp); what each card does, its row (cards.h); what a seat may
// know, views.cpp, and what is a state at all, sane.cpp; what is said, words.cpp, sections.cpp and
// effects.cpp (what an action does now); how a plain player chooses, policy.cpp; what older versions have
// saved, earlier.cpp.
#pragma once

#include "core/fixed_vector.h"
#include "core/ground_assault/types.h"
#include "core/ground_assault/units.h"
#include "core/options.h"
#include "core/words.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace cardfront::ground_assault {

namespace option { // Setup::options; of `start` the choices are a Start
enum Index : std::uint8_t { format, start };
} // namespace option
enum class Format : std::uint8_t { two_packs, twenty, thirty };
struct FormatLimits {       // GA-6, GA-22, GA-26
    int opening;            // stars that everybody places; 0: all units, at once (GA-22)
    int most_stars, copies; // of a force, of each unit in it
    int least_deck;
    int objectives; // in play at first
};
constexpr FormatLimits format_limits(int format) { // needs a Format
    constexpr std::array<FormatLimits, enumerators<Format>> all{
        {{0, 10, 1, 12, 1}, {14, 20, 2, 30, 3}, {20, 30, 3, 30, 3}}};
    return all[slot(format)];
}

enum class Phase : std::uint8_t {
    opening,   // each places units (GA-5)
    turn,      // nothing but perhaps an objective was played
    moving,    // some units have moved
    attacking, // some battles are declared
    ordering,  // some of them have their place in the order
    striking,  // some units are to strike
    landing,   // a Carrier brings reserves
    acting,    // an objective does something in place of the action
    battle,    // battles are fought
    strikes,   // strikes are carried out
    over
};

enum Step : std::uint8_t { // of a battle
    attackers_card,
    defenders_card,
    attackers_second,
    before_dice, // what cards do
    dice,
    after_dice // discards, new cards
};

enum Verb : std::uint8_t {
    deploy,    // a: design, into one's home before the first turn
    objective, // a: card of the hand, b: its place, 0 to 2
    move,      // a: own unit, b: zone; also where a unit may leave after a battle
    attack,    // a: own unit, b: seat, c: their unit
    strike,    // a: own unit, b: seat, c: their objective's place
    land,      // a: design, b: zone of the opponent's home with one's Carrier
    use,       // a: place of one's objective that does something in place of the action
    first,     // a: number of a declared battle that is to be fought next
    play,      // a: combat card of the hand
    bring,     // a: design, from the reserves into one's home
    choose,    // a: seat, b: their unit, which a card hits, or which goes in the place of another
    done,      // with what was begun; with the turn
    pass       // no card in this battle
};

namespace what { // Event::what
enum What : std::uint8_t {
    lot, // a die for the first player
    shuffle,
    draw,
    deploy,
    objective, // a card is laid face up
    take_up,   // a face-down objective goes to the hand
    turn,
    move,
    guest,  // a unit leaves a home that closes
    battle, // begins
    strike, // begins
    die,    // a face
    again,  // the dice are rolled again
    // Of an attack or a strike. amount: the total; from.seat: 1 for a hit, from.row: the base roll,
    // from.index: the defence
    result,
    play,   // a combat card
    wound,  // amount: counters added
    repair, // amount: counters removed
    saved,  // by a card
    destroyed,
    reveal,  // an objective is turned up
    replace, // another card lies down for a combat card that was struck
    fall,    // an objective is destroyed
    bring,   // reserves come in
    discard,
    out,
    end
};
} // namespace what

enum Area : std::uint8_t {
    deck_area = 1,  // seat
    hand_area,      // seat
    discard_area,   // seat
    objective_area, // seat, index: its place
    unit_area,      // seat, row: zone, index: the unit's number
    battle_area     // seat: its card
};
constexpr Place place(Area area, Seat seat, int index = -1) {
    return make_place(area, seat, -1, index);
}

using Counts = std::array<std::uint8_t, all_cards>;

// What is a player's.
struct Side {
    Counts list{}; // their deck's cards
    Counts discards{};
    FixedVector<Card, most_deck> deck;   // the top last
    FixedVector<Card, hand_size> hand;   // ascending
    FixedVector<Unit, most_force> units; // all they brought, by design
    std::array<Objective, objective_slots> objectives{};
    std::uint8_t in_game = 0;
    std::int8_t rally = 0; // attack that their units have more in the battles to come this turn
    constexpr bool operator==(const Side&) const = default;
};

struct State {
    Random random;
    std::array<Side, most_seats> sides{};
    FixedVector<Battle, action_stars> battles;           // in the order in which they are fought
    FixedVector<std::int8_t, action_stars + 1> strikers; // units of `player`, in the order chosen
    FixedVector<Question, 40> questions;                 // the first is asked; before it nothing goes on
    Phase phase = Phase::opening;
    std::uint16_t turns = 0; // begun so far
    std::uint8_t players = 2, format = 0;
    Seat player = 0;                             // whose turn it is; who places
    Seat beginner = 0;                           // who took the first turn
    std::uint8_t spent = 0;                      // stars of the action so far
    std::uint8_t laid = 0;                       // 1: this turn's objective was played
    std::uint8_t fought = 0;                     // battles that are over
    std::uint8_t ordered = 0;                    // battles at the front whose place was chosen
    std::uint8_t step = 0;                       // of the battle, as Step
    std::array<Card, 2> cards{no_card, no_card}; // played in it: attacker's, defender's
    Seat struck_seat = nobody;                   // whose objective is struck
    std::int8_t struck_slot = -1;                // and its place
    Zone landing = reserves;                     // where the Carrier lands
    SeatSet winners = 0;                         // at the end; several: a draw among them
    std::uint8_t by_rulebook = 0;                // the start; 0: evened out (GA-31), as it was before 3
    // While an Offering asks, between the dice and what cards do after them: bits 0 and 1 tell whether
    // attacker and defender hit, 2 and 3 whether they are lost; and where they fought.
    std::uint8_t outcome = 0;
    Zone battleground = reserves;
    std::array<std::uint8_t, 6> blank{};

    bool operator==(const State&) const = default;

    static constexpr Seating seating{.fewest = 2, .most = 4};
    static const GameInfo info;
    static State start(const Setup& setup, Log log);
    Seat turn() const;
    void legal(ActionList& out) const;
    void as_of(int version, ActionList& legal) const; // KnowsOldRules
    Refusal refusal(Action action) const;
    void apply(Action action, Log log);
    void redact(Seat who);
    void determinize(Seat who, Random chance);
    // Stars in play, and three for each objective; at the end 100 for who has won or tied, else 0.
    int score(Seat who) const;
    bool window() const { return phase == Phase::battle && questions.empty(); }
    static constexpr Action let_by = make_action(pass);
    int value(Seat who) const;
    static constexpr int horizon() { return 12; }
    bool sane() const;
    static std::optional<State> from_earlier(std::span<const std::uint8_t> bytes); // core/match/position.h

    // --- What may be asked of it
    Side& side(Seat seat) { return sides[slot(seat)]; }
    const Side& side(Seat seat) const { return sides[slot(seat)]; }
    Unit& unit(Ref ref) { return side(ref.seat).units[slot(ref.index)]; }
    const Unit& unit(Ref ref) const { return side(ref.seat).units[slot(ref.index)]; }
    bool lives(Seat seat) const { return side(seat).in_game != 0; }
    Seat next(Seat seat) const; // the next living player clockwise
    bool is_open(Zone zone) const { return zone == contested || (zone < players && lives(zone)); }
    static constexpr bool adjacent(Zone one, Zone other) {
        return (one == contested) != (other == contested);
    }                                       // GA-8
    bool holds(Seat seat, Zone zone) const; // their units are there, and no others
    int stars_in_play(Seat seat) const;
    int objectives(Seat seat) const; // still in play
    FormatLimits limits() const { return format_limits(format); }
    // GA-5: can the stars of the opening be made exactly, and how many may still be placed?
    bool makes_opening(Seat seat) const;
    int still_to_place(Seat seat) const;
    bool may_deploy(Seat seat, int design) const;
    std::int8_t reserve_of(Seat seat, int design) const; // a unit's number; -1: none
    bool may_land(int zone) const;                       // GA-15
    // The battle that is fought now. Needs Phase::battle.
    const Battle& battle() const { return battles[fought]; }
    Seat battler() const; // who may play a card in it now; nobody: the dice
    // May it attack there (GA-9, GA-16)?
    bool may_attack(Ref attacker, Ref defender) const;
    int strike_attack(Ref ref) const;
    bool would_fall(Ref ref, int harm) const { // to so much damage (GA-1)
        return unit(ref).damage + harm >= unit_row(unit(ref).design).shields;
    }
    // The one function that says what a question may be answered with.
    bool may_answer(const Question& question, Action action) const;
    bool has_answer(const Question& question) const; // besides `done`
    bool offers() const { return !questions.empty() && questions[0].ask == Ask::offer; }
    static bool may_decline(const Question& question) {
        return question.ask == Ask::bring || question.ask == Ask::leave;
    }
    // Has it as few stars as any other of theirs in the zone of `spared`, and fewer than that?
    bool goes_for(std::size_t index, Ref spared) const;
    Counts unseen(Seat seat) const; // of their list, what this state does not show

    // --- Verbs (verbs.cpp): the only ways to change what is on the table. Each logs its event.
    Card take_top(Seat seat, Log log);
    void draw(Seat seat, Log log); // nothing where there is no card
    void refill(Seat seat, Log log);
    void enter(Ref ref, Zone zone, std::uint8_t what, Log log);
    void go(Ref ref, Zone zone, std::uint8_t what, Log log);
    void wound(Ref ref, int amount, std::int16_t piece, Log log); // and destroys it (GA-1)
    void repair(Ref ref, int amount, std::int16_t piece, Log log);
    void destroy(Ref ref, Log log);
    void discard(Seat seat, Card card, Place from, Log log, bool news = false);
    void reveal(Seat seat, int at, Log log);
    void ask(const Question& question);

  private:
    void run(Log log);
    bool run_battle(Log log);  // true: it goes on; false: somebody decides
    void run_strikes(Log log); // one of them
    void fight(Log log);
    void follow_up(Log log);
    void put_cards_away(Log log);
    void end_battle(Log log);
    void fall(Ref striker, Log log);
    void strike_in_vain(Ref striker, Log log);
    void answer(Action action, Log log);
    void act(Action action, Log log);
    void play_card(Seat who, Card card, Log log); // in the battle
    void finish(Log log);
    void lay(Card card, int at, Log log);
    void begin_turn(Seat seat, Log log);
    void clear_action(Log log);
    void end_turn(Log log);
    void eliminate(Log log); // GA-19
    void end(SeatSet winning, Log log);
    Refusal turn_refusal(Action action) const;
    Refusal strike_refusal(Action action) const;
    void place_next(Log log);
    void begin_turns(Log log);
    bool side_sound(Seat seat) const;
    bool opening_sound() const;
    bool battles_sound() const;
    bool strikes_sound() const;
    bool questions_sound() const;
    bool course_sound() const;
};
static_assert(sizeof(State) <= 2048);

const Game& game_of(const State& state); // game.cpp

// --- Words (words.cpp)
std::string unit_name(int design);
std::string card_name(int card); // "a face-down card" for what is not known
std::string zone_name(const State& state, Zone zone, const Names& names);
ActionWords words_of(const State& before, Action action, const Names& names);
std::string words_of(const State& after, const Event& event, const Names& names);
std::string effect_words(const State& before, Action action, const Names& names);
std::string card_words(const State& state, std::int16_t piece);
std::string turn_words(const State& state, const Names& names);
std::string hint_for(const State& state, Action refused);
std::string score_words(const State& state, Seat who);
std::vector<Section> sections(const State& state, Seat viewer, const Names& names);
std::vector<Grid> grids(const State& state, Seat viewer, const Names& names);

// --- Computer player (policy.cpp): a sensible action at small cost, for playouts.
Action playout_choice(const State& state, Random& random);

const Shelf& shelf();

} // namespace cardfront::ground_assault
