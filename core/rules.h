// What every game is made of: seats, actions, events, and the concept that a game's state satisfies.
#pragma once

#include "core/fixed_vector.h"
#include "core/random.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <compare>
#include <concepts>
#include <cstdint>
#include <type_traits>
#include <vector>

namespace cardfront {

using Seat = std::int8_t; // 0 to 3
inline constexpr Seat nobody = -1;
inline constexpr int most_seats = 4;

inline constexpr std::int8_t face_down = -2; // a card is there; which one is not for this viewer to know

using SeatSet = std::uint8_t; // bit s is seat s
inline constexpr SeatSet everybody = 0b1111;
constexpr SeatSet only(Seat seat) {
    return seat == nobody ? SeatSet{0} : static_cast<SeatSet>(1U << static_cast<unsigned>(seat));
}
constexpr bool has(SeatSet set, Seat seat) {
    return (set & only(seat)) != 0;
}

// The seats 0 to count - 1, for loops.
class SeatRange {
  public:
    struct Iterator {
        int seat;
        constexpr Seat operator*() const { return static_cast<Seat>(seat); }
        constexpr Iterator& operator++() { return ++seat, *this; }
        constexpr bool operator!=(const Iterator& other) const { return seat != other.seat; }
    };
    explicit constexpr SeatRange(int count) : count_(count) {}
    static constexpr Iterator begin() { return {0}; }
    constexpr Iterator end() const { return {count_}; }

  private:
    int count_;
};

// One decision. What the fields mean belongs to the game; unused ones keep these values.
struct Action {
    std::uint8_t verb = 0;
    std::int8_t a = -1, b = -1, c = -1;                        // which card, which square, which target
    std::uint32_t set = 0;                                     // a chosen subset, as bits
    constexpr auto operator<=>(const Action&) const = default; // NOLINT(modernize-use-nullptr)
};
static_assert(sizeof(Action) == 8);

// A place on the table. The areas are the game's own; -1 where a field means nothing.
struct Place {
    std::uint8_t area = 0; // 0: no place
    std::int8_t seat = -1, row = -1, index = -1;
    constexpr auto operator<=>(const Place&) const = default;
};

// Kinds of events, the same for all games, so that sounds, pauses and animation are too.
enum class Happening : std::uint8_t {
    roll,       // amount: the face of a die
    shuffle,    // a deck is made anew
    deal,       // card from a deck to a place
    place,      // a player lays a card
    give,       // a card changes hands
    pay,        // amount of money or chips from a place to a place
    bet,        // amount put at stake, unanswered
    call,       // amount put in to match
    raise,      // amount above the match
    decline,    // a bet is not answered
    row_won,    // a contest is decided; to.seat wins, or -1: nobody does
    round_type, // amount: what will be played
    round_start,
    round_end,
    game_end,   // to.seat wins, or -1: nobody does
    turn,       // seat begins
    launch,     // seat attacks with what it laid; amount: what it is, the game's own number
    discard,    // card to a discard pile
    draw_power, // card: a special card drawn
    reveal,     // card: a special card is turned up and works
    change,     // card is no longer what is printed on it
    guard,      // something is protected without a card
    hurt,       // to.seat loses amount
    gain,       // to.seat gets amount
    look,       // seat sees what others do not
    knock_out,  // to.seat is out
    come_back,  // to.seat is in again
};

// What happened, in order: for animation, sound and log. Rules never read events.
struct Event {
    Happening kind{};
    SeatSet seen = everybody; // who may know `card`
    std::int16_t card = face_down;
    Place from{}, to{};
    std::int16_t amount = 0;
    Seat seat = nobody; // who did it, where somebody did
    bool news = false;  // it turned up something that its `seen` could not know before: undo stops here
    constexpr bool operator==(const Event&) const = default;
};

// Where apply writes its events; without a vector they are dropped at no cost.
class Log {
  public:
    Log() = default;
    explicit Log(std::vector<Event>& out) : out_(&out) {}
    void operator()(const Event& event) const {
        if (out_ != nullptr) out_->push_back(event);
    }

  private:
    std::vector<Event>* out_ = nullptr;
};

// Why an action is not legal: the id of a rule in assets/rules/<game>.md, or none.
struct Refusal {
    const char* rule = nullptr; // "HH-7"
    constexpr explicit operator bool() const { return rule != nullptr; }
};

// Legal actions. Large and meant to be used again: clear() costs nothing.
class ActionList {
  public:
    static constexpr std::size_t capacity = 1024;
    void clear() { count_ = 0; }
    void push_back(Action action) {
        assert(count_ < capacity);
        items_[count_++] = action;
    }
    std::size_t size() const { return count_; }
    bool empty() const { return count_ == 0; }
    const Action& operator[](std::size_t i) const {
        assert(i < count_);
        return items_[i];
    }
    const Action* begin() const { return items_.data(); }
    const Action* end() const { return items_.data() + count_; }
    void sort() { std::sort(items_.begin(), items_.begin() + static_cast<std::ptrdiff_t>(count_)); }
    bool contains(Action action) const { return std::find(begin(), end(), action) != end(); }

  private:
    std::array<Action, capacity> items_{};
    std::size_t count_ = 0;
};

struct GameInfo;
struct Setup;

// A game is its state: one plain value. The laws that every game keeps are tests/core/laws_test.cpp.
template <class S>
concept Rules = std::regular<S> && std::is_trivially_copyable_v<S> &&
    std::has_unique_object_representations_v<S> &&
    requires(S s, const S c, Action a, Seat who, Random& random, Log log, ActionList& out,
             const Setup& setup) {
    { S::info } -> std::convertible_to<const GameInfo&>;
    { S::start(setup, log) } -> std::same_as<S>; // needs a setup that check() in games.h passes
    { c.seats() } -> std::same_as<int>;          // that play
    { c.team(who) } -> std::same_as<int>;        // partners have the same
    { c.turn() } -> std::same_as<Seat>;          // who decides now; nobody: the game is over
    {c.legal(out)};                              // their choices, ascending, from what they can see
    { c.refusal(a) } -> std::same_as<Refusal>;   // why not; any bytes may be asked
    {s.apply(a, log)};                           // needs a legal action
    {s.redact(who)};                             // forget all that `who` cannot see; nobody: an onlooker
    {s.determinize(who, random)};                // fill those blanks, consistent with what `who` knows
    { playout_choice(c, random) } -> std::same_as<Action>; // a plain player's, legal, at small cost
    { c.score(who) } -> std::same_as<int>;                 // higher is better; teams share it
    { c.value(who) } -> std::same_as<int>;      // how well they stand, a guess: -1000 (lost) to 1000 (won)
    { c.pause() } -> std::same_as<bool>;        // all is counted: people want to look, playouts may stop
    { c.idle() } -> std::same_as<bool>;         // one may only let a window go by: its only legal action
    { S::horizon } -> std::convertible_to<int>; // actions after which a playout's score tells enough
    { c.sane() } -> std::same_as<bool>;         // every invariant; any bytes may be asked
};

} // namespace cardfront
