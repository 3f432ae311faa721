// Poker Assault: build a poker hand on the table card by card and launch it; the other side defends it card
// by card. Two to four players, four factions. Rules: PA-1 to PA-46 in assets/rules/poker-assault.md.
//
// Here is what a game is made of and what may be asked of it. What may be done is legal.cpp, how it goes on
// course.cpp, the set-up setup.cpp; what changes a state are the verbs (verbs.h), what each card does with
// them its row (cards.h); what a seat may know is views.cpp, and what is a state at all sane.cpp; what is
// said, words.cpp, sections.cpp and effects.cpp (what an action does now); how a plain player chooses,
// policy.cpp.
//
// The discard piles are discards.h.
//
// Decks are sets, not lists: a shuffled deck that nobody has looked into is drawn from by chance, which is
// the same thing and leaves no order to hide.
#pragma once

#include "core/cards/card_set.h"
#include "core/fixed_vector.h"
#include "core/options.h"
#include "core/poker_assault/discards.h"
#include "core/poker_assault/types.h"
#include "core/random.h"
#include "core/rules.h"
#include "core/words.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace cardfront::poker_assault {

inline constexpr int hand_size = 5;
inline constexpr int usual_chips = 10;        // of a player, and of a Street Fighter who comes back
inline constexpr int team_chips = 20;         // shared by two
inline constexpr int most_preparations = 300; // PA-25
inline constexpr int most_hand = 12;          // no card is drawn beyond (PA-36)

enum class Faction : std::uint8_t { vampire_court, wolf_pack, rocket_patrol, invaders };
inline constexpr int factions = enumerators<Faction>;
static_assert(factions <= decks);

using Power = std::int8_t; // a Power Card: faction * powers_of_faction + number
inline constexpr Power no_power = -1;
inline constexpr int powers_of_faction = 8;
inline constexpr int powers = factions * powers_of_faction;
using PowerSet = BitsFor<powers>; // bit p: Power Card p
constexpr PowerSet power_bit(int power) {
    return static_cast<PowerSet>(PowerSet{1} << static_cast<unsigned>(power));
}
constexpr PowerSet power_deck_of(int faction) { // all that it has
    PowerSet deck = 0;
    for (int number = 0; number < powers_of_faction; ++number)
        deck |= power_bit(faction * powers_of_faction + number);
    return deck;
}

// Event::card: 0 to 207 a poker card of a faction (card_set.h), from here on a Power Card.
inline constexpr std::int16_t first_power_card = decks * deck_size;
static_assert(first_power_card + powers <= no_deck_card); // for Use::card
constexpr bool is_power(int card) {
    return card >= first_power_card && card < first_power_card + powers;
}
constexpr Power power_of(int card) { // needs is_power(card)
    return static_cast<Power>(card - first_power_card);
}
constexpr std::int16_t card_of_power(Power power) {
    return static_cast<std::int16_t>(first_power_card + power);
}
using PickSet =
    BitsFor<std::size_t{factions} * suits>; // bit: faction, or faction * 4 + suit in Cross-Faction
constexpr Face printed(DeckCard card) {
    const Card poker = poker_card_of(card);
    return {static_cast<std::int8_t>(rank_of(poker)), static_cast<std::int8_t>(suit_of(poker))};
}

enum class Phase : std::uint8_t {
    draft,   // somebody picks a faction or a suit of one
    prepare, // the attacker plays cards, uses Secrets, launches or stops
    window,  // launched: the attacker may use Secrets before the first defence
    defend,  // the defender plays cards, uses Secrets or stops
    reform,  // the defender may discard the hand for a new one
    over
};

namespace option { // Setup::options; of `start` the choices are a Start
enum Index : std::uint8_t { variant, chips, factions, start };
} // namespace option
enum class Variant : std::uint8_t { standard, cross_faction, double_decker, street_fight };
enum class ChipsChoice : std::uint8_t { usual, cut };
enum class FactionsChoice : std::uint8_t { chosen, dealt };

// A poker card is named by its printed card, 0 to 51, and its faction.
enum Verb : std::uint8_t {
    pick,   // a: faction; Cross-Faction: faction * 4 + suit; Street Fight also: which of two fights first
    play,   // a: card, b: what it becomes or points at where its ability asks on play, or -1; c: faction
    launch, // the Assault
    stop,   // preparing: the Assault is given up
    secret, // a: Power Card, b: what it points at, or -1
    pass,   // the window: no Secret
    defend, // a: card, b: index of the Assault's card, c: faction
    done,   // defending: damage is taken
    reform,
    keep,   // the hand
    choose, // a: card, c: faction; what a card asked for
    decline // what a card asked for, where one may
};

constexpr DeckCard named_card(Action action) { // needs an action that names a card
    return deck_card(action.c, action.a);
}

namespace what { // Event::what
enum What : std::uint8_t {
    faction, // amount: picked or dealt
    shuffle,
    deal,
    place,
    launch, // amount: the pattern
    draw_power,
    reveal, // a Secret
    change, // from.row: the poker card that it is now
    guard,  // without a card
    take,
    look,
    hurt,
    gain,
    discard,
    turn,
    knock_out,
    come_back,
    game_end,
    hit, // a card of the Assault that nobody defends
    held // all of the Assault is defended
};
} // namespace what

enum Area : std::uint8_t {
    deck_area = 1, // seat
    hand_area,     // seat
    discard_area,  // seat
    assault_area,  // seat of the attacker, index
    guard_area,    // seat of the defender, index of the Assault's card
    power_deck_area,
    secret_area,   // seat
    standing_area, // seat: Power Cards that stay in play
    power_discard_area,
    chips_area, // seat
    cut_area,   // seat: the cut for the first player
    gone_area,  // out of the game
};

// One card of the Assault.
struct Attacker {
    DeckCard card = no_deck_card;
    std::int8_t rank = 0, suit = 0; // now
    std::uint8_t marks = 0;         // Mark bits
    DeckCard guard = no_deck_card;  // that defends it
    Seat guard_seat = nobody;       // its owner
    std::array<std::uint8_t, 2> blank{};
    constexpr bool operator==(const Attacker&) const = default;
};
enum Mark : std::uint8_t {
    modified = 1, // suit or rank are not the printed ones
    low_ace = 2,  // PA-7
    guarded = 4,  // also when the guarding card is gone, or a Power Card guards it
    taken = 8     // goes to the defender's discard pile
};
constexpr std::int8_t height(const Attacker& card) { // its rank as it counts: a low Ace is below the 2
    return (card.marks & low_ace) != 0 ? std::int8_t{-1} : card.rank;
}

// What always fits counts for the hand or is left out (PA-17): the Assault can be read in two ways.
enum class Extras : std::uint8_t { counted, left_out };
inline constexpr std::array<Extras, 2> readings{Extras::counted, Extras::left_out};

// A card at work: one that is played or used now, one that lasts beside the Assault, one that asks. Every
// hook of a card is told by it which card it is.
struct Use {
    std::uint8_t card = no_deck_card; // as Event::card: a poker card or a Power Card
    Seat seat = nobody;               // who played or used it
    std::int8_t target = -1;          // the Assault's card at that index, or a suit; -1: nothing
    std::uint8_t step = 0;            // 0: it is played or used; 1: it asks for more
    constexpr bool operator==(const Use&) const = default;
};
constexpr Use use_of(Power power, Seat seat, int target = -1) {
    return {static_cast<std::uint8_t>(card_of_power(power)), seat, static_cast<std::int8_t>(target)};
}

// What belongs to one player. In a view, `deck` holds every card that may be in the deck or, unseen,
// elsewhere, and the hidden_ numbers say how many of them are where.
struct Side {
    CardSet deck, hand;
    FixedVector<DeckCard, 3> on_deck; // its topmost cards where somebody has seen them, the top last
    std::uint8_t hidden_hand = 0, hidden_on_deck = 0, hidden_secrets = 0;
    Power top_spent = no_power;
    PowerSet power_deck = 0; // in a view, with Secrets that may be among them
    PowerSet secrets = 0;
    PowerSet standing = 0;    // stay in play
    PowerSet spent = 0;       // discarded
    std::uint8_t in_game = 0; // 1: plays, and is not knocked out
    std::uint8_t reserve = 0; // Street Fight: 1 + the faction that waits; 0: none
    std::uint8_t surplus = 0; // 1: it draws no replacement until five are left (PA-46)
    std::array<std::uint8_t, 5> blank{};
    constexpr bool operator==(const Side&) const = default;

    int hand_count() const { return hand.size() + hidden_hand; }
    int secret_count() const { return std::popcount(secrets) + hidden_secrets; }
    int power_count() const { return std::popcount(power_deck) - hidden_secrets; }
};

struct State {
    Random random;
    std::array<Side, most_seats> side{};
    Discards discards;
    std::array<CardSet, most_seats> knows{};      // by viewer: cards in hands and closed discards of others
    std::array<std::int16_t, most_seats> chips{}; // by team
    std::array<PickSet, most_seats> picks{};
    std::uint16_t preparations = 0;
    PatternSet hands = 0; // all that was launched is
    FixedVector<Attacker, most_faces> assault;
    FixedVector<Use, 13> used;  // Power Cards that last as long as the Assault or what they are attached to
    FixedVector<Use, 3> asking; // cards that ask (PA-34), the last one first: before it nothing goes on
    Phase phase = Phase::draft;
    std::uint8_t players = 2;
    std::uint8_t variant = 0, chips_cut = 0, factions_dealt = 0;
    Seat attacker = 0;
    Seat defender = nobody;    // who defends now, and who may reform
    std::uint8_t passed = 0;   // seats that stopped defending this Assault
    std::uint8_t defended = 0; // seats that played a poker card in defence
    std::uint8_t launched = 0;
    Seat first = nobody;          // who is to begin, if the set-up says so
    std::int8_t pattern = -1;     // what was launched, by its best name
    std::uint8_t by_rulebook = 0; // the start; 0: evened out (PA-45), as it was before 13
    std::array<std::uint8_t, 4> blank{};

    bool operator==(const State&) const = default;

    static constexpr Seating seating{.fewest = 2, .most = 4, .partners = true};
    static const GameInfo info;
    static State start(const Setup& setup, Log log);
    Seat turn() const;
    void legal(ActionList& out) const;
    Refusal refusal(Action action) const;
    void as_of(int version, ActionList& legal) const; // KnowsOldRules
    void apply(Action action, Log log);
    void redact(Seat who);
    void determinize(Seat who, Random chance);
    int score(Seat who) const; // chips, the team's with four players
    bool window() const { return phase == Phase::window && asking.empty(); }
    int value(Seat who) const;
    int horizon() const { return players == 3 ? 24 : 12; } // of three it takes longer until all had a turn
    bool sane() const;

    // --- What may be asked of it
    Variant variant_of_game() const { return static_cast<Variant>(variant); }
    int team(Seat seat) const { return players == 4 ? seat % 2 : seat; }
    bool lives(Seat seat) const { return side[static_cast<std::size_t>(seat)].in_game != 0; }
    bool opposes(Seat one, Seat other) const { return team(one) != team(other); }
    int deck_count(Seat seat) const;
    Seat left_of(Seat seat) const;       // the next living player clockwise
    Seat left_opponent(Seat seat) const; // PA-33; who has lost the last chip counts no more (PA-19)
    Seat winner() const;                 // one of the winning team; nobody: not over, or a draw
    bool picks_first() const; // Street Fight: all have their factions, and say which fights first (PA-23)
    PatternSet allowed_patterns(Seat seat) const;
    bool has_extras() const; // something that always fits lies in the Assault
    Faces faces(Extras extras) const;
    // All that the Assault is as it lies (PA-5): with its extras, if that is a hand, or without (PA-17).
    PatternSet hands_now() const;
    int legal_pattern() const; // which of them names it; -1: none
    int undefended() const;
    int defended_cards() const { return static_cast<int>(assault.size()) - undefended(); }
    int damage() const;                             // that `defender` would take by stopping now
    int damage_without(int index) const;            // if that card were defended too
    bool can_guard(DeckCard card, int index) const; // by suit, rank and abilities; PA-8, PA-9 apart
    unsigned defendable() const;                    // PA-8, PA-9, PA-38: bit: index in the Assault
    bool blocked(int index) const;                  // needs one that is undefended
    // May `viewer` know it? True of every card that is not hidden.
    bool knows_hand_card(Seat viewer, Seat owner, DeckCard card) const;
    const Use* question() const { return asking.empty() ? nullptr : &asking.back(); }
};
static_assert(sizeof(State) <= 1024);

const Game& game_of(const State& state); // game.cpp

// --- Words (words.cpp, sections.cpp)
std::string faction_name(int faction);
std::string faction_line(int faction);    // what it wins by, in a sentence
std::string card_name(std::int16_t card); // "6 of Hearts, Mist Form"; a Power Card's name; "a face-down card"
std::string card_text(std::int16_t card); // its rules text, or ""
std::string face_name(Face face);         // "6 of Hearts"
// What the Assault may become, the nearest first: "Flush: two more Hearts".
std::vector<std::string> outlooks(const State& state);
ActionWords words_of(const State& before, Action action, const Names& names);
std::string words_of(const State& after, const Event& event, const Names& names);
std::string card_words(const State& state, std::int16_t card);
std::string turn_words(const State& state, const Names& names);
std::string hint_for(const State& state, Action refused);
std::string score_words(const State& state, Seat who);
std::vector<Section> sections(const State& state, Seat viewer, const Names& names);
std::vector<Grid> grids(const State& state, Seat viewer, const Names& names);
// What it does now, for hints (effects.cpp).
std::string effect_words(const State& before, Action action, const Names& names);

// --- Computer player (policy.cpp): a sensible action at small cost, for playouts.
Action playout_choice(const State& state, Random& random);

} // namespace cardfront::poker_assault
