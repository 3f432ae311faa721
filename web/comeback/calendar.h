// Days of the calendar by UTC, as plain numbers: day 0 is 1 January 1970.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cardfront::comeback {

using Day = std::int32_t;
inline constexpr Day no_day = -1;
// What is read from outside lies between these two: 1 January 2020 and 31 December 2199.
inline constexpr Day first_day = 18262, last_day = 84005;

struct Date {
    int year = 1970, month = 1, day = 1; // from 1
    bool operator==(const Date&) const = default;
};

Date date_of(Day day);
Day day_of(const Date& date); // needs a date that there is
inline Day day_of(std::uint64_t unix_ms) {
    return static_cast<Day>(unix_ms / 86400000);
}
int weekday(Day day); // 0 Monday to 6 Sunday
int days_in_month(int year, int month);
inline Day first_of_month(Day day) {
    return day - date_of(day).day + 1;
}

std::string text_of(Day day);  // "2026-11-23"
std::string month_of(Day day); // "2026-11"
// Nothing for what is no date, or lies outside first_day to last_day.
std::optional<Day> read_day(std::string_view text);
std::optional<Day> read_month(std::string_view text); // its first day
// For people: "23 Nov 2026", "23 Nov", "November 2026", "Mon".
std::string day_words(Day day);
std::string short_day_words(Day day);
std::string month_words(Day day);
std::string weekday_words(int weekday);

} // namespace cardfront::comeback
