// A command: what a person wants done, or what the page tells, as one text on all ways: from the canvas, the
// mirror, keys, the page and tests.
//
//   WORD                    "undo", "come days", "key Escape"
//   WORD ARGUMENTS          "seats 3", "do play 30 2 0"
//   text WORD...\nANSWER    what was answered to a question (platform.h)
//
// A row says what a word takes, on which screens it is one, what it needs, and what is done. Each room has a
// table of rows; web/app/commands.cpp knows the tables, and reads each command once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace cardfront {

struct App;

enum class Screen : std::uint8_t {
    home,
    setup,
    table,
    settings,
    saves,
    lists,
    building,
    lessons,
    comeback,
    room,
    circuit,
    stop,
    cards
};

using OnScreens = std::uint16_t; // a bit for each screen
inline constexpr OnScreens anywhere = 0xffff;
template <class... Each>
constexpr OnScreens on(Each... screens) {
    return static_cast<OnScreens>((... | (1U << static_cast<unsigned>(screens))));
}

enum class Takes : std::uint8_t {
    nothing,
    number,   // one
    numbers,  // two
    words,    // some
    anything, // or nothing
    answer    // what follows a line's end; it may be empty
};

using Needs = std::uint8_t; // any of
// The games' code, and that of the rooms around them: until it is there the command waits.
inline constexpr Needs needs_games = 1;
// Only that of the game that it names, or that is set up.
inline constexpr Needs needs_its_game = 64;
// A table whose view was not just another person's (Session::settling).
inline constexpr Needs needs_settled = 2;
// A table that is not handed over at this moment.
inline constexpr Needs needs_taken = 4;
// A match in which help is given.
inline constexpr Needs needs_help = 8;
// A match that is looked through.
inline constexpr Needs needs_past = 16;
// Nothing: it is no deed of a person, so a refusal stays to be read.
inline constexpr Needs only_tells = 32;

struct Command {
    std::string_view text{}, rest{}; // all of it; what follows the word
    int number = -1, second = -1;    // the first two words of the rest; -1: no such number
};
using Handler = void(App& app, const Command& command);

struct CommandRow {
    std::string_view word;
    Takes takes;
    OnScreens places;
    Needs needs;
    Handler* handler;
};

// The rest of a text that begins with that word; its data is nullptr where it does not.
constexpr std::string_view after_word(std::string_view text, std::string_view word) {
    if (text.substr(0, word.size()) != word) return {};
    if (text.size() == word.size()) return text.substr(text.size());
    const char next = text[word.size()];
    return next == ' ' || next == '\n' ? text.substr(word.size() + 1) : std::string_view();
}

} // namespace cardfront
