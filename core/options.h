// What a match is made from: the game, its options, the seats, the seed, the players' lists. Options are
// plain data described by a table, so that menu, record and tests treat all games alike.
#pragma once

#include "core/rows.h"
#include "core/rules.h"
#include "core/shelf.h"

#include <array>
#include <cstdint>
#include <span>

namespace cardfront {

struct Choice {
    const char* key;   // in records: lower case and hyphens; where an enum numbers the choices, by rows.h
    const char* label; // for people
    const char* help;  // one sentence
    int since = 0;     // the GameInfo::rules_version that brought it; a later one stands last (known_to)
};

struct Option {
    const char* key;
    const char* label;
    std::span<const Choice> choices;
    std::uint8_t usual = 0; // index of the choice that a match has unless somebody chooses
    std::uint8_t first = 0; // and of the one that suits a first game
    // An option that a game got later stands last in its table, with the GameInfo::rules_version that brought
    // it and the choice that all had before. What an older version wrote says nothing of it and means that
    // one: a record and a lesson have no line for it, a link no digit. What is kept for good
    // (web/comeback/history.h) is silent of that choice, so that a deal is the same deal as before.
    int since = 0; // 0: always there
    std::uint8_t absent = 0;
    constexpr bool is_unknown_to(int version) const { return version < since; }
    constexpr bool is_told(int choice) const { return since == 0 || choice != absent; }
};

// A choice of several games: how even it is who begins.
enum class Start : std::uint8_t { rulebook, evened_out };
constexpr std::array<Choice, enumerators<Start>> start_choices(const char* rulebook, const char* evened_out) {
    return {{{"rulebook", phrase("By the rulebook"), rulebook},
             {"evened-out", phrase("Evened out"), evened_out}}};
}
// The index of a choice that an enum numbers.
template <class E>
constexpr std::uint8_t as_choice(E choice) {
    return static_cast<std::uint8_t>(choice);
}

struct Setup;

// How many play a game, and who of them belong together.
struct Seating {
    int fewest, most;
    bool even = false;     // never for three
    bool partners = false; // four are two teams of opposite seats
    constexpr bool fits(int count) const {
        return count >= fewest && count <= most && !(even && count % 2 != 0);
    }
    // Partners have the same, 0 or more.
    constexpr int team(int seats, Seat seat) const { return partners && seats == 4 ? seat % 2 : seat; }
};

struct GameInfo {
    const char* key;
    const char* title;
    const char* blurb;       // one sentence that makes one want to play
    const char* rule_prefix; // of its rules' ids: "HH"
    int rules_version;       // raised whenever old records would replay otherwise
    Seating seating;         // the State's: the worker needs it, and nothing else of all this
    std::span<const Option> options;
    std::span<const char* const> verbs;  // of Action::verb, as in records: record_names of its enum (rows.h)
    std::span<const char* const> events; // of Event::what, for programs
    // Why choices that are possible one by one do not go together; nullptr: they do. May be left out.
    const char* (*unfit)(const Setup&) = nullptr;
    bool takes_first = false; // Setup::first means something
    int cards = 0;            // how many different cards Event::card can name
    // Of number 0 to cards - 1 what Event::card is. May be left out where it is the number.
    std::int16_t (*card)(int number) = [](int number) { return static_cast<std::int16_t>(number); };
    // Which Event::what tells that its seat used its card, or its effect; -1: none.
    int used = -1;
    // What players' lists are made of; nullptr: they have none. In the page it comes with the games' code.
    const Shelf& (*shelf)() = nullptr;
    const char* my_lists = phrase("My lists"); // what people call their own, before that code is there
    // Its end clears the table: what decided it lay there before the last action.
    bool clears_table = false;
    constexpr bool seats(int count) const { return seating.fits(count); }
    constexpr int team(int seats, Seat seat) const { return seating.team(seats, seat); }
};

inline constexpr int most_options = 8;

struct Setup {
    std::uint8_t seats = 2;
    std::array<std::uint8_t, most_options> options{}; // a choice for each option of the game's table
    std::uint64_t seed = 0;
    Seat first = nobody; // who begins, as after a lost game; nobody: as the rules say
    // Where the game has a shelf: what each seat brings; empty: the usual (core/match/lists.h).
    std::array<List, most_seats> lists{};
    template <class E>
    constexpr bool chose(std::size_t option, E choice) const {
        return options[option] == as_choice(choice);
    }
    constexpr bool operator==(const Setup&) const = default;
};

} // namespace cardfront
