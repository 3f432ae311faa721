// The deal of the day: on a date by UTC each game has one deal for everybody, against Normal. One try counts,
// that was begun here on its day, from its first card on: without hints, nothing is taken back, and nobody
// plays on from a moment of it. Every other match of that deal is a game of its own; while the try is open or
// goes on, none of them helps either.
#pragma once

#include "web/comeback/history.h"

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

// Of which day's deal this saved game is the try that was begun here and has not ended; no_day: of none's.
Day day_of_try(const History& history, int game, const std::string& save_id);
// Is it that day's deal, whoever has begun it?
bool is_deal_of(const MatchSetup& setup, Day day);
// The saved game of a try with this deal that was begun and has not ended; nullptr: there is no such try.
const std::string* save_of_try(const History& history, const MatchSetup& setup);

// "won in 41 moves"
std::string result_words(const Played& played);
// What one tells others: how the day's deals went, and where they are.
std::string told_day(const History& history, Day day, Day today, const std::string& address);

inline constexpr std::string_view day_link = "day="; // after the "#"; then the date

} // namespace cardfront::comeback
