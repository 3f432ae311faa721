// What the games that were played come to: tallies, the chart, days in a row.
#include "web/comeback/tallies.h"

#include "tests/core/comeback/played.h"

#include <gtest/gtest.h>

namespace cardfront::comeback {

namespace {

TEST(Tallies, TalliesAddUp) {
    std::vector<Played> games{played("2026-11-20", 1),
                              played("2026-11-21", 2, Ending::lost),
                              played("2026-11-22", 3, Ending::drawn, 2),
                              played("2026-11-23", 4),
                              played("2026-11-23", 5),
                              played("2026-11-23", 6, Ending::of_people)};
    games[4].seats = "p0";
    games[4].side = "Iron Rain";
    const Tallies all = tallies_of(games, -1, the_day("2026-11-23"));
    EXPECT_EQ(all.all.games, 5);
    EXPECT_EQ(all.all.won, 3);
    EXPECT_EQ(all.all.drawn, 1);
    EXPECT_EQ(all.of_people, 1);
    EXPECT_EQ(tally_words(all.all), "Played 5: won 3, drawn 1, lost 1 (60% won)");
    ASSERT_EQ(all.by_game.size(), 2U);
    EXPECT_EQ(all.by_game[0].games, 4);
    ASSERT_EQ(all.by_level.size(), 2U);
    EXPECT_EQ(all.by_level[0].label, "Beginner");
    EXPECT_EQ(all.by_level[1].games, 4);
    ASSERT_EQ(all.by_side.size(), 1U);
    EXPECT_EQ(all.by_side[0].label, "Head-to-Head Poker: Iron Rain");
    EXPECT_EQ(all.wins.now, 2);
    EXPECT_EQ(all.wins.best, 2);
    EXPECT_EQ(all.longest->actions, 105U);
    EXPECT_EQ(all.shortest->actions, 101U);
    EXPECT_EQ(all.chart[11].from, the_day("2026-11-23"));
    EXPECT_EQ(all.chart[11].games, 2);
    EXPECT_EQ(all.chart[10].games, 3);
    const Tallies one = tallies_of(games, 2, the_day("2026-11-23"));
    EXPECT_EQ(one.all.games, 1);
    EXPECT_EQ(tallies_of({}, -1, the_day("2026-11-23")).all.games, 0);
}

TEST(Tallies, HintsAndResignationsAreTold) {
    std::vector<Played> games{played("2026-11-20", 1), played("2026-11-21", 2, Ending::resigned),
                              played("2026-11-22", 3), played("2026-11-23", 4, Ending::lost)};
    games[0].hinted = games[3].hinted = true;
    EXPECT_EQ(tally_words(tallies_of(games, -1, the_day("2026-11-23")).all),
              "Played 4: won 2, drawn 0, lost 2 (50% won), 1 of the wins with hints, 1 of the losses by "
              "resigning");
}

TEST(Tallies, TheChartTurnsFromWeeksToMonths) {
    const std::vector<Played> games{played("2025-12-31", 1), played("2026-01-01", 2),
                                    played("2026-11-23", 3)};
    const Tallies all = tallies_of(games, -1, the_day("2026-11-23"));
    EXPECT_TRUE(all.chart[0].month);
    EXPECT_EQ(all.chart[0].from, the_day("2025-12-01"));
    EXPECT_EQ(all.chart[0].games, 1);
    EXPECT_EQ(all.chart[1].games, 1);
    EXPECT_EQ(all.chart[11].games, 1);
    EXPECT_EQ(bar_words(all.chart[11]), "November 2026: games 1, won 1");
}

// A machine's clock was wrong once, or is so now.
TEST(Tallies, ADateToComeEmptiesNothing) {
    for (const char* const wrong : {"2026-11-25", "2026-12-24", "2027-03-01", "2199-12-30"}) {
        SCOPED_TRACE(wrong);
        std::vector<Played> games{played("2026-10-01", 1), played("2026-11-22", 2), played("2026-11-23", 3),
                                  played(wrong, 4, Ending::lost)};
        games.back().day = the_day(wrong);
        games[1].day = the_day("2026-11-22");
        games[2].day = the_day("2026-11-23");
        const Tallies all = tallies_of(games, -1, the_day("2026-11-23"));
        EXPECT_FALSE(all.chart[0].month);
        EXPECT_EQ(all.chart[bars - 1].from, the_day("2026-11-23"));
        EXPECT_EQ(all.chart[bars - 1].games, 2) << "with the one of a day that nobody knows";
        EXPECT_EQ(all.chart[bars - 2].games, 1);
        EXPECT_EQ(all.chart[bars - 9].games, 1);
        EXPECT_EQ(all.wins.now, 3) << "what was lost then is not the latest for ever";
        const Streak days = day_streak(games, the_day("2026-11-23"));
        EXPECT_EQ(days.now, 2);
        EXPECT_EQ(days.best, 2);
    }
    const std::vector<Played> games{played("2026-11-22", 1), played("2026-11-23", 2)};
    const Tallies all = tallies_of(games, -1, first_day); // the clock stands at its beginning
    EXPECT_EQ(all.chart[bars - 1].games, 2);
    EXPECT_EQ(all.wins.now, 2);
}

TEST(Tallies, DaysInARow) {
    const auto of_day = [](const char* date, std::uint64_t deal) {
        Played out = played(date, deal);
        out.day = the_day(date);
        return out;
    };
    std::vector<Played> games;
    EXPECT_EQ(day_streak(games, the_day("2026-03-02")).best, 0);
    // Over the end of a February without a leap day, and of one with.
    games = {of_day("2026-02-27", 1), of_day("2026-02-28", 2), of_day("2026-03-01", 3),
             of_day("2026-03-01", 4)};
    EXPECT_EQ(day_streak(games, the_day("2026-03-01")).now, 3);
    EXPECT_EQ(day_streak(games, the_day("2026-03-02")).now, 3) << "today may still be to come";
    EXPECT_EQ(day_streak(games, the_day("2026-03-03")).now, 0);
    EXPECT_EQ(day_streak(games, the_day("2026-03-03")).best, 3);
    games = {of_day("2028-02-28", 1), of_day("2028-03-01", 2)};
    EXPECT_EQ(day_streak(games, the_day("2028-03-01")).now, 1);
    games.push_back(of_day("2028-02-29", 3));
    EXPECT_EQ(day_streak(games, the_day("2028-03-01")).now, 3);
    games.push_back(played("2028-03-02", 4)); // a game, but no deal of a day
    EXPECT_EQ(day_streak(games, the_day("2028-03-03")).now, 0);
}

} // namespace

} // namespace cardfront::comeback
