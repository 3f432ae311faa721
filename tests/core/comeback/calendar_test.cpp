#include "web/comeback/calendar.h"

#include <gtest/gtest.h>

namespace cardfront::comeback {

namespace {

TEST(Calendar, KnowsKnownDays) {
    EXPECT_EQ(date_of(0), (Date{1970, 1, 1}));
    EXPECT_EQ(day_of(Date{2020, 1, 1}), first_day);
    EXPECT_EQ(day_of(Date{2199, 12, 31}), last_day);
    EXPECT_EQ(text_of(day_of(Date{2026, 11, 23})), "2026-11-23");
    EXPECT_EQ(weekday(day_of(Date{2026, 11, 23})), 0); // a Monday
    EXPECT_EQ(weekday(day_of(Date{2024, 2, 29})), 3);
}

TEST(Calendar, EveryDayFollowsTheOneBefore) {
    Date before = date_of(first_day);
    for (Day day = first_day + 1; day <= last_day; ++day) {
        const Date date = date_of(day);
        ASSERT_EQ(day_of(date), day);
        ASSERT_EQ(weekday(day), (weekday(day - 1) + 1) % 7);
        if (date.day == 1) {
            ASSERT_EQ(before.day, days_in_month(before.year, before.month));
            ASSERT_EQ(date.month, before.month % 12 + 1);
            ASSERT_EQ(date.year, before.year + (before.month == 12 ? 1 : 0));
        } else {
            ASSERT_EQ(date, (Date{before.year, before.month, before.day + 1}));
        }
        before = date;
    }
}

TEST(Calendar, LeapDays) {
    EXPECT_EQ(days_in_month(2024, 2), 29);
    EXPECT_EQ(days_in_month(2026, 2), 28);
    EXPECT_EQ(days_in_month(2100, 2), 28); // a hundred that is not four hundred
    EXPECT_TRUE(read_day("2028-02-29"));
    EXPECT_FALSE(read_day("2026-02-29"));
    EXPECT_FALSE(read_day("2100-02-29"));
}

TEST(Calendar, DaysChangeAtMidnightByUtc) {
    const std::uint64_t midnight =
        std::uint64_t{86400000} * static_cast<std::uint64_t>(day_of(Date{2026, 12, 1}));
    EXPECT_EQ(text_of(day_of(midnight - 1)), "2026-11-30");
    EXPECT_EQ(text_of(day_of(midnight)), "2026-12-01");
    EXPECT_EQ(first_of_month(day_of(midnight - 1)), day_of(Date{2026, 11, 1}));
    EXPECT_EQ(first_of_month(day_of(midnight)), day_of(Date{2026, 12, 1}));
}

TEST(Calendar, ReadsNothingButDates) {
    for (const char* const bad :
         {"", "2026", "2026-13-01", "2026-00-10", "2026-11-00", "2026-11-31", "2026-1-01", "2026-11-1",
          "+026-11-11", "2026-11-11 ", "1999-11-11", "2200-01-01", "2026-11-11-11", "20a6-11-11"})
        EXPECT_FALSE(read_day(bad)) << bad;
    EXPECT_EQ(read_day("2026-11-30"), day_of(Date{2026, 11, 30}));
    EXPECT_EQ(read_month("2026-11"), day_of(Date{2026, 11, 1}));
    EXPECT_FALSE(read_month("2026-11-01"));
}

TEST(Calendar, IsToldInWords) {
    const Day day = day_of(Date{2026, 5, 9});
    EXPECT_EQ(day_words(day), "9 May 2026");
    EXPECT_EQ(short_day_words(day), "9 May");
    EXPECT_EQ(month_words(day), "May 2026");
    EXPECT_EQ(weekday_words(weekday(day)), "Sat");
}

} // namespace

} // namespace cardfront::comeback
