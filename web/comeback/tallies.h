// What the games that ended come to: wins, streaks, extremes, and how it went over time.
#pragma once

#include "web/comeback/history.h"

#include <array>
#include <string>
#include <vector>

namespace cardfront::comeback {

struct Tally {
    std::string label{};
    int games = 0, won = 0, drawn = 0, resigned = 0, hinted = 0; // hinted: of the won ones
};
// Of a row: how many in a row now, and at most.
struct Streak {
    int now = 0, best = 0;
};
// Games and wins of a week or a month.
struct Bar {
    Day from = no_day;
    bool month = false; // of a week
    int games = 0, won = 0;
};

inline constexpr std::size_t bars = 12;

struct Tallies {
    Tally all;         // against computers
    int of_people = 0; // games among people, which count nowhere else
    int daily = 0;     // of all, deals of the day
    // Rows without a game are left out.
    std::vector<Tally> by_game, by_level, by_side;
    Streak wins; // a game that is not won ends it
    std::optional<Played> longest, shortest;
    std::array<Bar, bars> chart{}; // the latest last
};
// Of one game, or of all (-1). Needs them by their ends.
Tallies tallies_of(const std::vector<Played>& games, int game, Day today);

// Days in a row with a deal of the day that ended; today may still be to come.
Streak day_streak(const std::vector<Played>& games, Day today);

// Small parts of sentences: a number, a game's title as {game}.
Named title(int game);
int won_share(const Tally& tally); // per cent
// "Played 12: won 7, drawn 1, lost 4 (58% won)"
std::string tally_words(const Tally& tally);
// "Crossfire, 143 moves, 3 Nov 2026"
std::string extreme_words(const Played& played);
std::string bar_words(const Bar& bar);

} // namespace cardfront::comeback
