// What every game is made of: seats, actions, events, and the concept that a game's state satisfies.
#pragma once

#include "core/fixed_vector.h"
#include "core/phrase.h"
#include "core/random.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace cardfront {

using Seat = std::int8_t; // 0 to 3
inline constexpr Seat nobody = -1;
inline constexpr int most_seats = 4;

inline constexpr std::int8_t face_down = -2; // a card is there; which one is not for this viewer to know

using SeatSet = std::uint8_t; // bit s is seat s
inline constexpr SeatSet everybody = 0b1111;
constexpr SeatSet only(Seat seat) { // of nobody, and of eyes that are no seat's (core/match/moment.h): none
    assert(seat < most_seats);
    return seat < 0 ? SeatSet{0} : static_cast<SeatSet>(1U << static_cast<unsigned>(seat));
}
constexpr bool has(SeatSet set, Seat seat) {
    return (set & only(seat)) != 0;
}

constexpr SeatSet all_seats(int count) {
    return static_cast<SeatSet>((1U << static_cast<unsigned>(count)) - 1U);
}
constexpr bool is_seat(int seat, int count) {
    return seat >= 0 && seat < count;
}

// A number of the rules as an index of the library's.
constexpr std::size_t slot(int number) {
    assert(number >= 0);
    return static_cast<std::size_t>(number);
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

// One decision. What the numbers mean belongs to the game: which card, which square, which target. Unused
// ones are -1. A choice of several things is several actions.
struct Action {
    std::uint16_t verb = 0;
    std::int16_t a = -1, b = -1, c = -1;
    constexpr auto operator<=>(const Action&) const = default; // NOLINT(modernize-use-nullptr)
};
static_assert(sizeof(Action) == 8);
// Needs numbers that fit.
constexpr Action make_action(int verb, int a = -1, int b = -1, int c = -1) {
    return {static_cast<std::uint16_t>(verb), static_cast<std::int16_t>(a), static_cast<std::int16_t>(b),
            static_cast<std::int16_t>(c)};
}

// Are of the fields a, b and c those after the first `count` left out?
constexpr bool has_fields(Action action, int count) {
    return (count >= 1 || action.a == -1) && (count >= 2 || action.b == -1) && (count >= 3 || action.c == -1);
}

// A place on the table. The areas are the game's own; -1 where a field means nothing.
struct Place {
    std::uint8_t area = 0; // 0: no place
    std::int8_t seat = -1, row = -1, index = -1;
    constexpr auto operator<=>(const Place&) const = default;
};
// Needs numbers that fit.
constexpr Place make_place(int area, Seat seat, int row = -1, int index = -1) {
    return {static_cast<std::uint8_t>(area), seat, static_cast<std::int8_t>(row),
            static_cast<std::int8_t>(index)};
}

// What an event looks like: a closed set for all games, so that sounds, pauses and animation are too.
enum class Look : std::uint8_t {
    none,    // it is only told
    shuffle, // the deck at `to` is made anew
    draw,    // `card` comes from a deck or a pile to `to`
    lay,     // `seat` puts `card` on the table
    pass,    // `card` changes hands, or goes back to one
    discard, // `card` leaves the table
    turn_up, // `card` is shown large to all
    pay,     // `amount` of money or chips goes from `from` to `to`
    gain,    // the number at `to` grows by `amount`
    lose,    // it shrinks by `amount`
    die,     // `amount` is the face that fell
    glow,    // something at `to` was changed
    point,   // what is at `to` is aimed at the others
    out,     // the player at `to` is out
    back,    // and is in again
    turn,    // `seat` begins
    end,     // the game is over; `seat` has won, or nobody
    strike,  // what is at `from` strikes what is at `to`; a `card` is laid there, to attack
    won,     // something at `to` was won
    saved,   // an attack on what is at `to` was fended off
    broken   // what is at `to` is destroyed
};
inline constexpr Look last_look = Look::broken; // a later one stands last: pages tell each other numbers

// What happened, in order: for animation, sound and log. Rules never read events.
struct Event {
    std::uint8_t what = 0; // in the game's own terms, for its words: an index into GameInfo::events
    Look look{};
    SeatSet seen = everybody; // who may know `card`
    bool news = false;        // it turned up something that its `seen` could not know before
    std::int16_t card = face_down;
    Place from{}, to{};
    std::int16_t amount = 0;
    Seat seat = nobody; // whose deed or whose luck it is
    Seat knew = nobody; // to whom it was no news all the same: what came out of one's own hand
    constexpr bool operator==(const Event&) const = default;
    // Has this seat learnt something by it? There undo stops.
    constexpr bool taught(Seat who) const { return news && has(seen, who) && knew != who; }
};
static_assert(std::has_unique_object_representations_v<Event>);

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

// Legal actions. Large: its room is not filled until it is used, so that an empty one costs nothing.
class ActionList {
  public:
    static constexpr std::size_t capacity = 1536;
    ActionList() {} // NOLINT(modernize-use-equals-default, cppcoreguidelines-pro-type-member-init): see above
    void clear() { count_ = 0; }
    void push_back(Action action) {
        assert(count_ < capacity);
        std::construct_at(room() + count_++, action);
    }
    std::size_t size() const { return count_; }
    bool empty() const { return count_ == 0; }
    const Action& operator[](std::size_t i) const {
        assert(i < count_);
        return begin()[i];
    }
    const Action* begin() const { return std::launder(reinterpret_cast<const Action*>(room_)); }
    const Action* end() const { return begin() + count_; }
    template <class F>
    void keep(F&& wanted) { // of them those, in their order
        count_ = static_cast<std::size_t>(
            std::remove_if(room(), room() + count_, [&](Action each) { return !wanted(each); }) - room());
    }
    void sort() {
        if (!std::is_sorted(begin(), end())) std::sort(room(), room() + count_);
    }
    bool contains(Action action) const { return std::find(begin(), end(), action) != end(); }

  private:
    Action* room() { return std::launder(reinterpret_cast<Action*>(room_)); }

    std::size_t count_ = 0;
    alignas(Action) std::byte room_[capacity * sizeof(Action)];
};

struct ActionWords;
struct Game;
struct GameInfo;
struct Seating;
class Names;
struct Section;
struct Setup;

// A game is its state: one plain value. The laws that every game keeps are tests/core/laws. Who sits
// where and in which team is data of the set-up (options.h), not a question to the state.
template <class S>
concept Rules = std::regular<S> && std::is_trivially_copyable_v<S> &&
    std::has_unique_object_representations_v<S> &&
    requires(S s, const S c, Action a, Seat who, Random& random, Log log, ActionList& out,
             const Setup& setup) {
    { S::info } -> std::convertible_to<const GameInfo&>;
    { S::seating } -> std::convertible_to<const Seating&>;
    { S::start(setup, log) } -> std::same_as<S>; // needs a complete setup that check() passes (games.h)
    { c.turn() } -> std::same_as<Seat>;          // who decides now; nobody: the game is over
    {c.legal(out)};                              // their choices, ascending, from what they can see
    { c.refusal(a) } -> std::same_as<Refusal>;   // why not; any bytes may be asked
    {s.apply(a, log)};                           // needs a legal action
    {s.redact(who)};                             // forget all that `who` cannot see; nobody: an onlooker
    {s.determinize(who, random)};                // fill those blanks, consistent with what `who` knows
    { c.score(who) } -> std::same_as<int>;       // higher is better; teams share it
    { c.sane() } -> std::same_as<bool>;          // every invariant; any bytes may be asked
};

// --- What a game may leave out, and what holds then. These are asked, not the state. A member that is there
// but cannot be called so does not compile.

// Of a legal action what others than its player may know. Left out: all of it.
template <class S>
constexpr Action public_part_of(const S& state, Action action) {
    if constexpr (requires { &S::public_part; })
        return state.public_part(action);
    else
        return action;
}
// All is counted: people want to look, playouts may stop. Left out: never.
template <class S>
constexpr bool is_pause(const S& state) {
    if constexpr (requires { &S::pause; })
        return state.pause();
    else
        return false;
}
// One may answer or let it go by, which passes by itself where nothing else is legal: by public facts, the
// same in every view. Left out: never.
template <class S>
constexpr bool is_window(const S& state) {
    if constexpr (requires { &S::window; })
        return state.window();
    else
        return false;
}
// What lets a window go by, where more of them may follow at once: of all of these a person may say so in one
// word. Left out: there are none.
template <class S>
constexpr std::optional<Action> by_of() {
    if constexpr (requires { S::let_by; })
        return S::let_by;
    else
        return {};
}
// Decisions after which a playout's score tells enough. Left out: a playout goes on to a pause or the end.
template <class S>
constexpr int horizon_of(const S& state) {
    if constexpr (requires { &S::horizon; })
        return state.horizon();
    else
        return 1000; // so that it ends
}

// A link tells each action as its number among the legal ones, so where a change of the rules lets more be
// done, or less, links of before would be misread. Such a game says what could be done then: `legal` holds
// what is legal now, and as_of leaves in it what was so by that older version of its rules, in the order of
// that time:
//
//   void State::as_of(int version, ActionList& legal) const {
//       if (version < 3) legal.keep([](Action each) { return each.verb != done; }); // 3 brought `done`
//   }
//
// An action that is put in and that no rule allows any more ends the reading of a link in which it was done.
template <class S>
concept KnowsOldRules = Rules<S> && requires(const S c, int version, ActionList& legal) {
    {c.as_of(version, legal)};
};

// What the search asks of a game besides.
template <class S>
concept Thinks = Rules<S> && requires(const S c, Seat who, Random& random) {
    { playout_choice(c, random) } -> std::same_as<Action>; // a plain player's, legal, at small cost
    { c.value(who) } -> std::same_as<int>; // how well they stand, a guess: -1000 (lost) to 1000 (won)
};

// A game may tell its computer players what to look at, of what is legal: all but what is never better.
// Ascending, and never nothing where something is legal.
template <class S>
concept Discerns = requires(const S c, ActionList& out) {
    {c.sensible(out)};
};

// How a game speaks. Each is asked of what the listener sees, never of the truth: of an event too, whose card
// is face_down where they may not know it.
template <class S>
concept Speaks = Rules<S> && requires(const S c, Action a, const Event& event, Seat who, const Names& names) {
    { words_of(c, a, names) } -> std::same_as<ActionWords>;     // before it is applied
    { words_of(c, event, names) } -> std::same_as<std::string>; // after its action; "": not worth a line
    // What the action does now, for hints and the review: a sentence or two. "" only where nothing else can
    // be done.
    { effect_words(c, a, names) } -> std::same_as<std::string>;
    { card_words(c, event.card) } -> std::same_as<std::string>; // the name of Event::card
    { turn_words(c, names) } -> std::same_as<std::string>;      // whose turn, what now; how it ended
    { hint_for(c, a) } -> std::same_as<std::string>;      // what would be allowed instead of a refused action
    { score_words(c, who) } -> std::same_as<std::string>; // what people read for their score: "$1200"
    { sections(c, who, names) } -> std::same_as<std::vector<Section>>; // all that is on the table
};

} // namespace cardfront
