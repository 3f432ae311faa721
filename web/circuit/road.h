// The Circuit, a campaign for one: its road as it stands in assets/circuit.txt, which the page fetches when
// it is wanted. Stops lie side by side in laps, a region for each game; each stop is a person to play
// against, with their face, their manner and three lines, a set-up, and two aims beyond winning.
//
// The text is lines; a blank one and one with a "#" before it say nothing.
//
//   drawing PART NUMBER PATH     what a part of a face looks like (web/kit/faces/faces.h, web/kit/paths.h)
//   region GAME                  the stops that follow are of that game
//   stop KEY LAP LEVEL           KEY names it for good: stars are kept by it. From here on its own lines:
//   name NAME                    the same in every language
//   face SKIN HAIR COLOUR EYES MOUTH EXTRA CLOTHES        web/kit/faces/faces.h
//   set CHOICE...                by the game's options in their order; those that are left out are as usual
//   with KEY...                  the people of other stops who sit at the table too: a seat for each
//   lists LIST...                where the game has them, ready ones by seat
//   side NAME                    a faction that this person is always dealt
//   begins WORDS                 what they say at the start,
//   wins WORDS                   when they win,
//   loses WORDS                  and when they lose
//   try WORDS                    what helps somebody who lost here twice
//   aim KIND...: WORDS           the first and the second, see Aim
#pragma once

#include "core/match/match.h"
#include "core/result.h"
#include "web/kit/faces/faces.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront::circuit {

// What a star is for beside winning. It is told from the record, and from what help there was.
struct Aim {
    enum class Kind : std::uint8_t {
        by,       // "by 6": so much more in the end than whoever is next
        keep,     // "keep 8": so much before the last action, which for some games ends the count
        within,   // "within 20": in so many turns of one's own
        no_hints, // "no-hints"
        no_undo,  // "no-undo"
        at_least, // "at-least 3 do launch": so many deeds of that verb, or events of that name by its seat:
        at_most   // "at-most 0 own destroyed", "at-most 2 theirs seize"
    };
    enum class Of : std::uint8_t { deeds, own, theirs };
    Kind kind{};
    Of of{};
    std::uint8_t what = 0; // an index into the game's verbs or events
    int number = 0;
    std::string words{};
};
inline constexpr std::size_t aims = 2;

struct Stop {
    std::string key{}, name{};
    int game = 0, region = 0; // the region's number, from the left
    int lap = 0, level = 0;   // laps from 1
    kit::Person face{};
    std::uint8_t seats = 2;
    std::array<std::uint8_t, most_options> options{};
    std::array<List, most_seats> lists{};
    std::array<const char*, most_seats> ready{}; // their names; nullptr: none is told
    std::vector<std::string> with{};
    std::string side{};
    std::string begins{}, wins{}, loses{}, tries{};
    std::array<Aim, aims> aim{};
    // The stops from which the road leads to it, by their places in Road::stops: of the lap before, in its
    // region and those beside it. To the only one of a lap all of the lap before lead.
    std::vector<std::size_t> before{};
    int line = 0; // where it stands in the text
};

struct Road {
    std::vector<int> regions; // their games
    std::vector<Stop> stops;
    kit::Drawings drawings;
    const Stop* find(std::string_view key) const; // nullptr: there is none
    int laps() const;
};

// What cannot be read, or set up, is a problem with its line.
Result<Road> read_road(std::string_view text);

// So many of the stops before one are to be won.
inline constexpr std::size_t wins_wanted = 2;

// The seat of the person who travels, and of the one they came to.
inline constexpr Seat traveller = 0, opponent = 1;
MatchSetup setup_of(const Road& road, const Stop& stop, std::uint64_t seed, const std::string& person);
// Whatever the seed and the names.
bool is_of(const Road& road, const Stop& stop, const MatchSetup& setup);
// Who sits there; nullptr: a person.
std::array<const Stop*, most_seats> people_at(const Road& road, const Stop& stop);

// What help there was in a game.
struct Help {
    bool hints = false, undo = false;
    bool operator==(const Help&) const = default;
};
// How a stop's game ended. Needs a match of it that is over.
struct Verdict {
    char end = 'l';        // 'w' won, 'd' drawn, 'l' lost
    std::uint8_t aims = 0; // bit n: aim n was met. Of a won game
    bool operator==(const Verdict&) const = default;
};
Verdict verdict_of(const Stop& stop, const Match& match, const Help& help);
bool is_met(const Aim& aim, const Match& match, const Help& help);

} // namespace cardfront::circuit
