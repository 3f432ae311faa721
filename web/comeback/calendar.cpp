#include "web/comeback/calendar.h"

#include "core/text/text.h"
#include "core/words.h"

#include <array>

namespace cardfront::comeback {

namespace {

constexpr std::array<const char*, 12> month_names{phrase("January"), phrase("February"), phrase("March"),
                                                  phrase("April"),   phrase("May"),      phrase("June"),
                                                  phrase("July"),    phrase("August"),   phrase("September"),
                                                  phrase("October"), phrase("November"), phrase("December")};
constexpr std::array<const char*, 12> short_months{
    phrase("Jan"), phrase("Feb"), phrase("Mar"), phrase("Apr"), phrase("May"), phrase("Jun"),
    phrase("Jul"), phrase("Aug"), phrase("Sep"), phrase("Oct"), phrase("Nov"), phrase("Dec")};
constexpr std::array<const char*, 7> weekday_names{phrase("Mon"), phrase("Tue"), phrase("Wed"), phrase("Thu"),
                                                   phrase("Fri"), phrase("Sat"), phrase("Sun")};

std::string two_digits(int number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
}

// A number of so many digits.
std::optional<int> digits(std::string_view text, std::size_t count) {
    if (text.size() != count) return std::nullopt;
    int number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        number = number * 10 + (c - '0');
    }
    return number;
}

std::string short_month(int month) {
    return say(short_months[static_cast<std::size_t>(month - 1)]);
}

} // namespace

// Years begin in March here, so that the leap day is a year's last; 400 of them have 146097 days.
Date date_of(Day day) {
    const int since = day + 719468; // 1 March 0000
    const int era = since / 146097, of_era = since % 146097;
    const int year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    const int of_year = of_era - (365 * year + year / 4 - year / 100);
    const int month = (5 * of_year + 2) / 153; // from March
    return {era * 400 + year + (month >= 10 ? 1 : 0), month < 10 ? month + 3 : month - 9,
            of_year - (153 * month + 2) / 5 + 1};
}

Day day_of(const Date& date) {
    const int year = date.year - (date.month <= 2 ? 1 : 0), of_era = year % 400;
    const int month = date.month + (date.month > 2 ? -3 : 9);
    return year / 400 * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + (153 * month + 2) / 5 + date.day -
           1 - 719468;
}

int weekday(Day day) {
    return (day + 3) % 7; // day 0 was a Thursday
}

int days_in_month(int year, int month) {
    const Day next = month == 12 ? day_of({year + 1, 1, 1}) : day_of({year, month + 1, 1});
    return next - day_of({year, month, 1});
}

std::string month_of(Day day) {
    const Date date = date_of(day);
    return std::to_string(date.year) + '-' + two_digits(date.month);
}

std::string text_of(Day day) {
    return month_of(day) + '-' + two_digits(date_of(day).day);
}

std::optional<Day> read_day(std::string_view text) {
    const auto parts = split(text, '-');
    if (parts.size() != 3) return std::nullopt;
    const auto year = digits(parts[0], 4), month = digits(parts[1], 2), day = digits(parts[2], 2);
    if (!year || !month || !day || *month < 1 || *month > 12 || *day < 1 || *year < 2020 || *year > 2199 ||
        *day > days_in_month(*year, *month))
        return std::nullopt;
    return day_of({*year, *month, *day});
}

std::optional<Day> read_month(std::string_view text) {
    return text.size() == 7 ? read_day(std::string(text) + "-01") : std::nullopt;
}

std::string day_words(Day day) {
    const Date date = date_of(day);
    return say("{day} {month} {year}", {{"day", std::to_string(date.day)},
                                        {"month", short_month(date.month)},
                                        {"year", std::to_string(date.year)}});
}

std::string short_day_words(Day day) {
    const Date date = date_of(day);
    return say("{day} {month}", {{"day", std::to_string(date.day)}, {"month", short_month(date.month)}});
}

std::string month_words(Day day) {
    const Date date = date_of(day);
    return say("{month} {year}", {{"month", say(month_names[static_cast<std::size_t>(date.month - 1)])},
                                  {"year", std::to_string(date.year)}});
}

std::string weekday_words(int weekday) {
    return say(weekday_names[static_cast<std::size_t>(weekday)]);
}

} // namespace cardfront::comeback
