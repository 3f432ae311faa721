// Poker Assault: build a poker hand on the table card by card and launch it; the other side defends it card
// by card. Two to four players, four factions. Rules: PA-1 to PA-35 in assets/rules/poker-assault.md.
//
// Decks are sets, not lists: a shuffled deck that nobody has looked into is drawn from by chance, which is
// the same thing and leaves no order to hide.
#pragma once

#include "core/cards/card_set.h"
#include "core/fixed_vector.h"
#include "core/options.h"
#include "core/poker_assault/types.h"
#include "core/random.h"
#include "core/rules.h"
#include "core/words.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace cardfront::poker_assault {

inline constexpr int factions = 4;
inline constexpr int hand_size = 5;
inline constexpr int usual_chips = 10;        // of a player, and of a Street Fighter who comes back
inline constexpr int team_chips = 20;         // shared by two
inline constexpr int most_preparations = 300; // PA-25
inline constexpr int most_hand = 12;          // no card is drawn beyond (PA-36)

enum class Faction : std::uint8_t { vampire_court, wolf_pack, rocket_patrol, invaders };

using Power = std::int8_t; // a Power Card: faction * 8 + number, 0 to 31
inline constexpr Power no_power = -1;
inline constexpr int powers_of_faction = 8;
inline constexpr int powers = factions * powers_of_faction;
using PowerSet = std::uint32_t; // bit p: Power Card p
constexpr PowerSet power_bit(Power power) {
    return PowerSet{1} << static_cast<unsigned>(power);
}

// Event::card: 0 to 207 a poker card of a faction (card_set.h), from here on a Power Card.
inline constexpr std::int16_t first_power_card = decks * deck_size;

enum class Phase : std::uint8_t {
    draft,   // somebody picks a faction or a suit of one
    prepare, // the attacker plays cards, uses Secrets, launches or stops
    window,  // launched: the attacker may use Secrets before the first defence
    defend,  // the defender plays cards, uses Secrets or stops
    reform,  // the defender may discard the hand for a new one
    choose,  // a card asks somebody something: State::asking
    over
};

enum class Variant : std::uint8_t { standard, cross_faction, double_decker, street_fight };
enum OptionIndex : std::uint8_t { variant_option, chips_option, factions_option };

// A poker card is named by its printed card, 0 to 51, and its faction.
enum Verb : std::uint8_t {
    pick,   // a: faction; Cross-Faction: faction * 4 + suit
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

namespace what { // Event::what, by their names in GameInfo::events
enum What : std::uint8_t {
    faction, // amount: picked or dealt
    shuffle,
    deal,
    place,
    launch, // amount: the pattern
    draw_power,
    reveal, // a Secret
    change,
    guard, // without a card
    give,  // back to the hand
    take,
    look,
    hurt,
    gain,
    discard,
    turn,
    knock_out,
    come_back,
    game_end
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

// A Power Card used in this Assault. It is discarded with the Assault, or with the card it is attached to.
struct Used {
    Power power = no_power;
    Seat seat = nobody;
    std::int8_t target = -1; // index in the Assault, for attachments
    std::uint8_t blank = 0;
    constexpr bool operator==(const Used&) const = default;
};

// What belongs to one player. In a view, `deck` holds every card that may be in the deck or, unseen,
// elsewhere, and the hidden_ numbers say how many of them are where.
struct Side {
    CardSet deck, hand;
    CardSet open;                     // in the discard pile, seen by all when they were discarded
    CardSet closed;                   // in it too, from a Reform: only their owner knows them
    FixedVector<DeckCard, 3> on_deck; // its topmost cards where somebody has seen them, the top last
    DeckCard top_discard = no_deck_card;
    std::uint8_t hidden_hand = 0, hidden_closed = 0, hidden_on_deck = 0;
    PowerSet power_deck = 0; // in a view, with Secrets that may be among them
    PowerSet secrets = 0;
    PowerSet standing = 0; // stay in play
    PowerSet spent = 0;    // discarded
    std::uint8_t hidden_secrets = 0;
    Power top_spent = no_power;
    std::uint8_t in_game = 0; // 1: plays, and is not knocked out
    std::uint8_t reserve = 0; // Street Fight: 1 + the faction that waits; 0: none
    std::array<std::uint8_t, 4> blank{};
    constexpr bool operator==(const Side&) const = default;

    int hand_count() const { return hand.size() + hidden_hand; }
    int closed_count() const { return closed.size() + hidden_closed; }
    int discard_count() const { return open.size() + closed_count(); }
    int on_deck_count() const { return static_cast<int>(on_deck.size()) + hidden_on_deck; }
    int deck_count() const {
        return deck.size() - hidden_hand - hidden_closed + static_cast<int>(on_deck.size());
    }
    int secret_count() const { return std::popcount(secrets) + hidden_secrets; }
    int power_count() const { return std::popcount(power_deck) - hidden_secrets; }
};

struct State {
    Random random;
    std::array<Side, most_seats> side{};
    std::array<CardSet, most_seats> knows{}; // by viewer: cards in hands and closed discards of others
    FixedVector<Attacker, most_faces> assault;
    FixedVector<Used, 13> used;
    std::array<std::int16_t, most_seats> chips{};  // by team
    std::array<std::uint16_t, most_seats> picks{}; // bit: faction, or faction * 4 + suit in Cross-Faction
    std::uint16_t preparations = 0;
    Phase phase = Phase::draft;
    std::uint8_t players = 2;
    std::uint8_t variant = 0, chips_cut = 0, factions_dealt = 0;
    Seat attacker = 0;
    Seat defender = nobody;    // who defends now, and who may reform
    Seat asked = nobody;       // phase choose
    std::int16_t asking = -1;  // the card that asks: as Event::card
    std::uint8_t passed = 0;   // seats that stopped defending this Assault
    std::uint8_t defended = 0; // seats that played a poker card in defence
    std::uint8_t hit = 0;      // 1: this Assault did damage to somebody
    std::uint8_t launched = 0;
    std::uint8_t after_choice = 0; // Phase to go back to
    Seat first = nobody;           // who is to begin, if the set-up says so
    std::int8_t pattern = -1;      // what was launched
    std::array<std::uint8_t, 7> blank{};

    bool operator==(const State&) const = default;

    static const GameInfo info;
    static State start(const Setup& setup, Log log);
    Seat turn() const;
    void legal(ActionList& out) const;
    Refusal refusal(Action action) const;
    static Action public_part(Action action) { return action; }
    void apply(Action action, Log log);
    void redact(Seat who);
    void determinize(Seat who, Random chance);
    int score(Seat who) const; // chips, the team's with four players
    static constexpr bool pause() { return false; }
    bool window() const { return phase == Phase::window; }
    int value(Seat who) const;
    static constexpr int horizon = 12;
    bool sane() const;

    // --- Questions
    Variant variant_of_game() const { return static_cast<Variant>(variant); }
    int team(Seat seat) const { return players == 4 ? seat % 2 : seat; }
    bool lives(Seat seat) const { return side[static_cast<std::size_t>(seat)].in_game != 0; }
    bool opposes(Seat one, Seat other) const { return team(one) != team(other); }
    Seat left_of(Seat seat) const;       // the next living player clockwise
    Seat left_opponent(Seat seat) const; // PA-33
    Seat winner() const;                 // one of the winning team; nobody: not over, or a draw
    PatternSet allowed_patterns(Seat seat) const;
    Faces faces() const; // the Assault without cards that always fit (PA-17)
    Faces faces_with(Face more) const;
    int legal_pattern() const; // of the Assault as it lies; -1
    int undefended() const;
    int damage() const;                             // that `defender` would take by stopping now
    bool can_guard(DeckCard card, int index) const; // by suit, rank and abilities; PA-8, PA-9 apart
    bool blocked(int index) const;                  // PA-9, and cards that may only be defended last
    // May `viewer` know it? True of every card that is not hidden.
    bool knows_hand_card(Seat viewer, Seat owner, DeckCard card) const;
    bool can_use(Power power, int target) const; // by `turn()`, holding it

    // --- Verbs: what cards do. Each logs its event.
    bool draw(Seat seat, Log log); // false: there is nothing to draw
    void gain(Seat seat, int amount, Log log);
    void hurt(Seat seat, int amount, Log log);
    void change_suit(int index, int suit, Log log);
    void change_rank(int index, int rank, Log log);
    void guard_by_power(int index, Log log);
    void drop_attacker(int index, bool to_hand, Log log); // out of the Assault
    void look_at_hand(Seat viewer, Seat owner, Log log);
    void discard_at_random(Seat seat, Log log);
    void take_at_random(Seat taker, Seat owner, Log log);
    void take_card(Seat taker, Seat owner, DeckCard card, Log log);
    void take_top_discard(Seat taker, Seat owner, Log log);
    void discard_from_deck(Seat seat, DeckCard card, Log log); // one that its owner looked at
    // Plays a card into the Assault, draws for it, and lets its ability work. `becomes`: Action::b of `play`.
    void lay(Seat seat, DeckCard card, int becomes, Log log);
    void new_hand(Seat seat, Log log);           // discards it closed and draws as many
    void fix_top(Seat seat, int count, Log log); // its owner looks at that many cards of the deck
    void ask(Seat seat, std::int16_t card);

  private:
    Refusal refuse_pick(Action action) const;
    Refusal refuse_play(Action action) const;
    Refusal refuse_secret(Action action) const;
    Refusal refuse_defend(Action action) const;
    Refusal refuse_choice(Action action) const;

    void apply_pick(Action action, Log log);
    void apply_play(Action action, Log log);
    void apply_launch(Log log);
    void apply_secret(Action action, Log log);
    void apply_defend(Action action, Log log);
    void apply_done(Log log);
    void apply_choice(Action action, Log log);
    void draw_power(Seat seat, Log log);
    void take_power(Seat seat, Power power, Log log);
    void take_from_hand(Seat seat, DeckCard card);
    void put_on_discard(Seat seat, DeckCard card, Log log, Place from);
    void restock(Seat seat, Log log);
    void deal_in(Log log);
    void cut_for_first(Log log);
    void cut_for_chips(Log log);
    void give_deck(Seat seat, int faction);
    void begin_preparation(Seat seat, Log log);
    void begin_defence(Log log);
    void next_defender(Log log);
    void settle(Log log);
    void clear_table(Log log);
    void end_assault(Log log);
    bool knock_outs(Log log);
    void leave(Seat seat, Log log);
    void end_game(Log log);
};
static_assert(sizeof(State) <= 1024);

// --- Words (words.cpp)
std::string faction_name(int faction);
std::string card_name(std::int16_t card); // "6 of Hearts, Mist Form"; a Power Card's name; "a face-down card"
std::string card_text(std::int16_t card); // its rules text, or ""
std::string face_name(Face face);         // "6 of Hearts"
// What the Assault may become, the nearest first: "Flush: two more Hearts".
std::vector<std::string> outlooks(const State& state);
ActionWords words_of(const State& before, Action action, const Names& names);
std::string words_of(const State& after, const Event& event, Seat viewer, const Names& names);
std::string card_words(const State& state, std::int16_t card);
std::string turn_words(const State& state, const Names& names);
std::string hint_for(const State& state, Action refused);
std::string score_words(const State& state, Seat who);
std::vector<Section> sections(const State& state, Seat viewer, const Names& names);

// --- Computer player (policy.cpp): a sensible action at small cost, for playouts.
Action playout_choice(const State& state, Random& random);

} // namespace cardfront::poker_assault
