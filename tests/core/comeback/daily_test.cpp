// The deal of the day: the same for everybody, playable, and one try of it.
#include "web/comeback/daily.h"

#include "core/match/link.h"
#include "tests/stage/fake_platform.h"

#include <gtest/gtest.h>

#include <set>

namespace cardfront::comeback {

namespace {

using platform::fake;

const Day monday = read_day("2026-11-23").value();

// The tests' own small game has no place in the page.
constexpr int real_games = 5;

TEST(Daily, EveryDayHasADealForEachGame) {
    for (int game = 0; game < real_games; ++game) {
        std::set<std::uint64_t> seeds;
        std::set<std::array<std::uint8_t, most_options>> options;
        for (Day day = monday; day < monday + 400; ++day) {
            const MatchSetup deal = deal_of_day(game, day, "Ann");
            ASSERT_FALSE(check(deal)) << game << ' ' << text_of(day);
            ASSERT_FALSE(deal.practice);
            ASSERT_EQ(deal, deal_of_day(game, day, "Ann"));
            ASSERT_EQ(deal_print(deal), deal_print(deal_of_day(game, day, "Ben")));
            seeds.insert(deal.setup.seed);
            options.insert(deal.setup.options);
            for (std::size_t i = 0; i < game_info(game).options.size(); ++i)
                if (weekday(day) < 5 || game_info(game).options[i].since > 0) {
                    ASSERT_EQ(deal.setup.options[i], game_info(game).options[i].usual);
                }
        }
        EXPECT_EQ(seeds.size(), 400U);
        const auto table = game_info(game).options;
        EXPECT_EQ(options.size() > 1,
                  std::any_of(table.begin(), table.end(), [](const Option& each) { return each.since == 0; }))
            << "weekends differ";
    }
}

// A page of tomorrow deals today's cards still.
TEST(Daily, DealsStayWhatTheyAre) {
    EXPECT_EQ(deal_of_day(0, monday, "Ann").setup.seed, 2672391930254895U);
    EXPECT_EQ(deal_of_day(2, monday, "Ann").setup.seed, 2423998444666688U);
}

TEST(Daily, ListsChangeFromDayToDay) {
    for (int game = 0; game < real_games; ++game) {
        if (game_info(game).shelf == nullptr) continue;
        std::set<std::uint64_t> pairs;
        for (Day day = monday; day < monday + 60; ++day) {
            const MatchSetup deal = deal_of_day(game, day, "Ann");
            EXPECT_FALSE(deal.setup.lists[0].empty());
            EXPECT_FALSE(deal.setup.lists[1].empty());
            pairs.insert(hash_bytes(deal.setup.lists.data(), sizeof deal.setup.lists));
        }
        EXPECT_GT(pairs.size(), 5U);
    }
}

class DailyTest : public testing::Test {
  protected:
    void SetUp() override {
        fake() = {};
        history.load();
    }
    void TearDown() override { fake() = {}; }
    static Played result_of(int game, Day day, Ending ending = Ending::won) {
        return {.game = game,
                .minute = static_cast<std::uint64_t>(day) * 1440 + 1,
                .deal = deal_print(deal_of_day(game, day, "Ann")),
                .options = "-",
                .seats = "p2",
                .ending = ending,
                .actions = 41,
                .day = day};
    }
    History history;
};

TEST_F(DailyTest, OneTryCounts) {
    EXPECT_EQ(stand_of(history, 2, monday, false).stand, Stand::open);
    history.add(Try{2, monday, "a-1"});
    EXPECT_EQ(stand_of(history, 2, monday, true).stand, Stand::begun);
    EXPECT_EQ(stand_of(history, 2, monday, false).stand, Stand::lost_sight)
        << "its game was deleted: it stays begun";
    EXPECT_EQ(stand_of(history, 1, monday, false).stand, Stand::open) << "each game has its own";
    EXPECT_EQ(stand_of(history, 2, monday + 1, false).stand, Stand::open);
    history.add(result_of(2, monday));
    EXPECT_EQ(stand_of(history, 2, monday, true).stand, Stand::ended);
    EXPECT_FALSE(history.add(result_of(2, monday, Ending::lost)));
}

TEST_F(DailyTest, OnesOwnTryIsTheSavedGameThatBeganIt) {
    history.add(Try{2, monday, "a-1"});
    history.add(Try{2, monday + 1, "c-3"});
    EXPECT_EQ(day_of_try(history, 2, "a-1"), monday);
    EXPECT_EQ(day_of_try(history, 2, "c-3"), monday + 1);
    EXPECT_EQ(day_of_try(history, 2, "b-2"), no_day) << "whatever was dealt in it";
    EXPECT_EQ(day_of_try(history, 1, "a-1"), no_day);
    history.add(result_of(2, monday));
    EXPECT_EQ(day_of_try(history, 2, "a-1"), no_day) << "it has ended";
    EXPECT_EQ(day_of_try(history, 2, "c-3"), monday + 1);
}

TEST_F(DailyTest, ATryWhoseGameIsGoneIsFoundByItsDeal) {
    history.add(Try{2, monday, "a-1"});
    MatchSetup deal = deal_of_day(2, monday, "Bob");
    const std::string* const save = save_of_try(history, deal);
    ASSERT_NE(save, nullptr);
    EXPECT_EQ(*save, "a-1");
    EXPECT_EQ(save_of_try(history, deal_of_day(2, monday + 1, "Bob")), nullptr) << "of another day";
    EXPECT_EQ(save_of_try(history, deal_of_day(3, monday, "Bob")), nullptr) << "of another game";
    deal.practice = true;
    EXPECT_EQ(save_of_try(history, deal), nullptr);
    deal.practice = false;
    history.add(result_of(2, monday));
    EXPECT_EQ(save_of_try(history, deal), nullptr) << "it has ended";
}

TEST_F(DailyTest, TheDealOfALinkIsTheDaysToo) {
    for (int game = 0; game < games; ++game) {
        const auto linked = links::read(links::of_deal(deal_of_day(game, monday, "Ann")));
        ASSERT_TRUE(linked);
        MatchSetup deal = linked->match.setup();
        EXPECT_TRUE(is_deal_of(deal, monday));
        EXPECT_FALSE(is_deal_of(deal, monday + 1));
        deal.setup.seed += 1;
        EXPECT_FALSE(is_deal_of(deal, monday));
    }
}

TEST_F(DailyTest, IsToldInAFewWords) {
    history.add(result_of(2, monday - 1));
    history.add(result_of(0, monday));
    history.add(result_of(2, monday, Ending::lost));
    EXPECT_EQ(
        told_day(history, monday, monday, "https://cards.example/"),
        "Cardfront, deals of 23 Nov 2026\nHead-to-Head Poker: won in 41 moves\nCrossfire: lost in 41 moves\n"
        "2 days in a row\nhttps://cards.example/#day=2026-11-23");
}

} // namespace

} // namespace cardfront::comeback
