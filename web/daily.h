// The deal of the day: on a date by UTC each game has one deal for everybody, against Normal. One try counts,
// from its first card on: without hints, and nothing is taken back. Every other try is practice.
#pragma once

#include "web/history.h"

#include <string>

namespace cardfront::comeback {

// What of it is the person's own is their name.
MatchSetup deal_of_day(int game, Day day, const std::string& name);

enum class Stand : std::uint8_t { open, begun, lost_sight, ended };
// How it stands with one's try. lost_sight: it was begun and its saved game is not here.
struct DayStand {
    Stand stand = Stand::open;
    const Try* tried = nullptr;
    const Played* result = nullptr;
};
DayStand stand_of(const History& history, int game, Day day, bool save_is_here);

// Which deal of the day this match is, that was begun and has not ended: by its deal or by its saved game;
// no_day: none. Also one that nobody has begun, if it is of `today` or the day before.
Day day_of_match(const History& history, const MatchSetup& setup, const std::string& save_id, Day today);

// "won in 41 moves"
std::string result_words(const Played& played);
// What one tells others: how the day's deals went, and where they are.
std::string told_day(const History& history, Day day, Day today, const std::string& address);

inline constexpr std::string_view day_link = "day="; // after the "#"; then the date

} // namespace cardfront::comeback
