// What was played, kept over reloads, tabs, bad bytes and full stores.
#include "web/comeback/history.h"

#include "core/match/moment.h"
#include "core/mind/computer.h"
#include "tests/core/comeback/played.h"
#include "tests/stage/fake_platform.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace cardfront::comeback {

namespace {

using platform::fake;

std::string key(const char* month) {
    return std::string("played.") + month;
}

class HistoryTest : public testing::Test {
  protected:
    void SetUp() override { fake() = {}; }
    void TearDown() override { fake() = {}; }
};

TEST_F(HistoryTest, LinesAreReadAsTheyAreWritten) {
    Played one = played("2026-11-23", 7, Ending::lost, 2);
    EXPECT_EQ(read_played(text_of(one)), one);
    one.day = the_day("2026-11-22");
    one.side = "Iron Rain";
    EXPECT_EQ(read_played(text_of(one)), one);
    const Try tried{1, the_day("2026-02-28"), "l8x3-a1b2"};
    EXPECT_EQ(read_try(text_of(tried)), tried);
}

TEST_F(HistoryTest, NothingElseIsALine) {
    const std::string good = text_of(played("2026-11-23", 7));
    EXPECT_TRUE(read_played(good));
    for (std::size_t cut = 0; cut < good.size(); ++cut) EXPECT_FALSE(read_played(good.substr(0, cut))) << cut;
    for (const char* const bad :
         {"g XX h6f8 7 - p2 w 3 -", "g HH 0 7 - p2 w 3 -", "g HH h6f8o 7 - p2 x 3 -",
          "g HH h6f8o 7 - 22 w 3 -", "g HH h6f8o 7 - p2 w 3 2026-02-30", "g HH h6f8o 7 - p2 w 3 -  two",
          "g HH h6f8o 7 - p2 w 3 - ", "t HH 2026-02-30 a", "t HH 2026-02-20 A B", "p HH 1 x h6f8o",
          "p HH -1 w h6f8o", ""}) {
        EXPECT_FALSE(read_played(bad)) << bad;
        EXPECT_FALSE(read_try(bad)) << bad;
    }
}

TEST_F(HistoryTest, IsThereTheNextTime) {
    History first;
    first.load();
    EXPECT_TRUE(first.add(played("2026-11-30", 1)));
    EXPECT_TRUE(first.add(played("2026-12-01", 2)));
    EXPECT_TRUE(first.add(Try{0, the_day("2026-12-01"), "a-1"}));
    EXPECT_EQ(first.waiting(), 0U);
    EXPECT_TRUE(fake().texts.contains(key("2026-11")));
    EXPECT_TRUE(fake().texts.contains(key("2026-12")));
    History later;
    later.load();
    EXPECT_EQ(later.games(), first.games());
    EXPECT_EQ(later.tries(), first.tries());
    EXPECT_EQ(later.games().size(), 2U);
}

TEST_F(HistoryTest, ADealCountsOnce) {
    History history;
    history.load();
    EXPECT_TRUE(history.add(played("2026-11-30", 1)));
    EXPECT_FALSE(history.add(played("2026-12-02", 1, Ending::lost)));
    EXPECT_TRUE(history.add(Try{0, the_day("2026-12-01"), "a-1"}));
    EXPECT_FALSE(history.add(Try{0, the_day("2026-12-01"), "a-2"}));
    EXPECT_TRUE(history.add(Try{1, the_day("2026-12-01"), "a-2"}));
    EXPECT_EQ(history.games().size(), 1U);
    EXPECT_EQ(history.find_try(0, the_day("2026-12-01"))->save, "a-1");
}

TEST_F(HistoryTest, TwoTabsLoseNothingOfEachOther) {
    History owner, other;
    owner.load();
    other.load();
    owner.add(played("2026-11-23", 1));
    fake().ours = false; // as the other tab sees it
    other.add(played("2026-11-23", 2));
    EXPECT_EQ(other.waiting(), 1U);
    EXPECT_EQ(other.games().size(), 2U) << "it reads what the owner wrote";
    fake().ours = true;
    owner.add(played("2026-11-23", 3));
    other.load(); // it owns the store now
    EXPECT_EQ(other.waiting(), 0U);
    EXPECT_EQ(other.games().size(), 3U);
    History later;
    later.load();
    EXPECT_EQ(later.games().size(), 3U);
}

// Where a browser has no locks both think that the store is theirs.
TEST_F(HistoryTest, TwoTabsThatBothWriteLoseNothing) {
    History one, two;
    one.load();
    two.load();
    one.add(played("2026-11-23", 1));
    two.add(played("2026-11-23", 2));
    one.add(played("2026-11-23", 3));
    History later;
    later.load();
    EXPECT_EQ(later.games().size(), 3U);
}

TEST_F(HistoryTest, AFullStoreLosesNothing) {
    History history;
    history.load();
    fake().puts_left = 0;
    EXPECT_TRUE(history.add(played("2026-11-23", 1)));
    EXPECT_EQ(history.waiting(), 1U);
    EXPECT_EQ(history.games().size(), 1U);
    fake().puts_left = -1;
    EXPECT_TRUE(history.add(played("2026-12-23", 2))); // there is room again
    EXPECT_EQ(history.waiting(), 0U);
    EXPECT_TRUE(fake().texts.contains(key("2026-11")));
}

TEST_F(HistoryTest, OfDamagedTextsWhatCanBeReadIsKept) {
    History first;
    first.load();
    first.add(played("2026-11-23", 1));
    first.add(played("2026-11-24", 2));
    std::string& text = fake().texts[key("2026-11")];
    text[text.find("rolled") + 2] = '!';
    const std::string damaged = text;
    History later;
    later.load();
    ASSERT_EQ(later.games().size(), 1U);
    EXPECT_EQ(later.games()[0].deal, 2U);
    const auto aside = fake().texts.find("damaged.2026-11");
    ASSERT_NE(aside, fake().texts.end()) << "as it was, for the person to see";
    EXPECT_NE(aside->second.find(damaged), std::string::npos);
    History again;
    again.load();
    EXPECT_EQ(again.games(), later.games());
}

TEST_F(HistoryTest, AnyBytesAreSurvived) {
    History first;
    first.load();
    for (std::uint64_t i = 1; i < 9; ++i) first.add(played("2026-11-23", i));
    const std::string good = fake().texts[key("2026-11")];
    for (std::size_t at = 0; at < good.size(); ++at) {
        for (const bool cut : {false, true}) {
            std::string bad = good.substr(0, cut ? at : good.size());
            if (!cut) bad[at] = static_cast<char>(bad[at] ^ 5);
            fake() = {};
            fake().texts[key("2026-11")] = bad;
            History history;
            history.load();
            EXPECT_LE(history.games().size(), 8U);
            const auto whole = static_cast<std::size_t>(std::count(bad.begin(), bad.end(), '\n'));
            if (cut && whole > 0) {
                EXPECT_GE(history.games().size() + 1, std::min<std::size_t>(whole, 9)) << at << bad;
            }
        }
    }
}

TEST_F(HistoryTest, WhatANewerPageWroteIsLeftAlone) {
    const std::string body = "cardfront-played 2 2026-11\nsomething\n";
    const std::string text = body + "sum " + [&] {
        std::string digits(16, '0');
        std::uint64_t value = hash_bytes(body.data(), body.size());
        for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, value >>= 4U)
            *digit = "0123456789abcdef"[value & 15U];
        return digits;
    }() + "\n";
    fake().texts[key("2026-11")] = text;
    History history;
    history.load();
    history.add(played("2026-11-23", 1));
    EXPECT_EQ(fake().texts[key("2026-11")], text);
    EXPECT_EQ(history.waiting(), 1U) << "and that is told";
}

TEST_F(HistoryTest, ALineOfANewKindIsKept) {
    History history;
    history.load();
    history.add(played("2026-11-23", 1));
    std::string all = history.text(first_day);
    const std::string body = all.substr(0, all.rfind("sum ")) + "z HH something new\n";
    fake().texts.clear();
    History other;
    other.load();
    std::string sum(16, '0');
    std::uint64_t value = hash_bytes(body.data(), body.size());
    for (auto digit = sum.rbegin(); digit != sum.rend(); ++digit, value >>= 4U)
        *digit = "0123456789abcdef"[value & 15U];
    ASSERT_TRUE(other.merge(body + "sum " + sum + "\n"));
    other.add(played("2026-11-24", 2));
    EXPECT_NE(fake().texts[key("2026-11")].find("z HH something new\n"), std::string::npos);
}

TEST_F(HistoryTest, ComesBackFromItsTextWithoutDoubles) {
    History one;
    one.load();
    one.add(played("2026-11-30", 1));
    one.add(played("2026-12-01", 2));
    const std::string text = one.text(first_day);
    EXPECT_EQ(*one.merge(text), 0U) << "all is there";
    fake() = {};
    History other;
    other.load();
    other.add(played("2026-11-30", 5));
    other.add(played("2026-12-05", 2)); // the same deal
    const auto added = other.merge(text);
    ASSERT_TRUE(added);
    EXPECT_EQ(*added, 1U);
    EXPECT_EQ(other.games().size(), 3U);
    History later;
    later.load();
    EXPECT_EQ(later.games(), other.games());
}

TEST_F(HistoryTest, NothingIsATextToo) {
    History none;
    none.load();
    const std::string text = none.text(the_day("2026-11-23"));
    EXPECT_EQ(text.substr(0, 27), "cardfront-played 1 2026-11\n");
    EXPECT_EQ(*none.merge(text), 0U);
}

TEST_F(HistoryTest, OfAnAlteredTextNothingIsTaken) {
    History one;
    one.load();
    one.add(played("2026-11-30", 1));
    one.add(played("2026-12-01", 2));
    const std::string text = one.text(first_day);
    fake() = {};
    for (std::size_t cut = 1; cut < text.size(); ++cut) {
        History other;
        const auto added = other.merge(text.substr(0, cut));
        // Of the second month less than its head is left, or all but its last line's end.
        const std::size_t second = text.find("\ncardfront-played 1 2026-12") + 1;
        EXPECT_TRUE(!added || (*added == 1 && cut + 1 >= second && cut <= second + history_head.size()) ||
                    (*added == 2 && cut + 1 == text.size()))
            << cut;
        if (!added) {
            EXPECT_TRUE(other.games().empty() && !added.problem().reason.empty());
        }
        fake() = {};
    }
}

// However the text was handed on: a BOM, quoted by a mail, among words and records.
TEST_F(HistoryTest, ComesBackFromAPastedText) {
    History one;
    one.load();
    one.add(played("2026-11-30", 1));
    Played side = played("2026-12-01", 2);
    side.side = "Łukasz & דוד";
    one.add(side);
    const std::string text = one.text(first_day);
    const auto with = [&text](std::string_view between, std::string_view from, std::string_view to) {
        std::string out = std::string(between) + text;
        for (std::size_t at = 0; (at = out.find(from, at)) != std::string::npos; at += to.size())
            out.replace(at, from.size(), to);
        return out;
    };
    const std::string record = "cardfront-record 1\ngame x 1\n";
    for (const std::string& pasted :
         {"\uFEFF" + text, "\n \n" + text, with("", "\n", "\r\n"), with("\n", "\n", "\n> "),
          with("", "\n", "\n\n"), with("", " ", "\u00A0"), with("\n", "\n", "\n\t"), "```\n" + text + "```\n",
          "Mine:\n" + text + "Bye\n-- \nAnn", std::string(record).append(text).append(record),
          "Look\n" + text.substr(0, text.size() - 1)}) {
        fake() = {};
        History other;
        other.load();
        const auto added = other.merge(pasted);
        ASSERT_TRUE(added) << added.problem().line << ' ' << added.problem().reason << '\n' << pasted;
        EXPECT_EQ(*added, 2U) << pasted;
        EXPECT_EQ(other.games(), one.games()) << pasted;
        EXPECT_EQ(*other.merge(pasted), 0U) << "and nothing twice";
    }
    fake() = {};
    History other;
    other.load();
    std::string bad = "Hello\n\n" + with("", " w ", " l ");
    const auto added = other.merge(bad);
    ASSERT_FALSE(added);
    EXPECT_EQ(added.problem().line, 3) << "where its month begins";
    EXPECT_FALSE(other.merge("Hello"));
}

// A list's name as an older page took it.
TEST_F(HistoryTest, AnUnusualNameOfASideIsReadAndCleaned) {
    // NOLINTNEXTLINE(misc-misleading-bidirectional)
    const std::string line = "g HH h6f8o 7 rolled.no-bet p2 w 137 2026-11-23 Iron\u00A0\u202ERain";
    const auto read = read_played(line);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->side, "Iron Rain");
}

TEST_F(HistoryTest, IsErasedAsAWhole) {
    History history;
    history.load();
    history.add(played("2026-11-30", 1));
    fake().texts["settings"] = "speed 1\n";
    fake().ours = false;
    EXPECT_FALSE(history.erase());
    EXPECT_EQ(history.games().size(), 1U);
    fake().ours = true;
    EXPECT_TRUE(history.erase());
    EXPECT_TRUE(history.games().empty());
    EXPECT_EQ(fake().texts.size(), 1U);
}

// --- Of a match

Match match_of(const char* seats, bool practice, std::uint64_t seed) {
    MatchSetup setup;
    setup.practice = practice;
    setup.setup.seats = 2;
    setup.setup.seed = seed;
    for (std::size_t i = 0; i < 2; ++i)
        setup.players[i] = {i == 0 ? "Ann" : "Ben", seats[i] == 'p' ? -1 : seats[i] - '0'};
    return Match(setup);
}
Match ended(const char* seats, bool practice = false, std::uint64_t seed = 1) {
    Match match = match_of(seats, practice, seed);
    while (!match.over())
        match.play(plain_choice(seen_by(match.turn(), match.state()), match.steps().size()));
    return match;
}

TEST_F(HistoryTest, CountsMatchesOfOnePersonAgainstComputers) {
    const Match match = ended("p2");
    const auto line = played_of(match, 1764000000000);
    ASSERT_TRUE(line);
    EXPECT_EQ(line->seats, "p2");
    EXPECT_EQ(line->actions, match.steps().size());
    EXPECT_EQ(line->ending, has(match.winners(), 0) ? Ending::won : Ending::lost);
    EXPECT_EQ(read_played(text_of(*line)), line);
    const auto other = played_of(ended("2p"), 1764000000000);
    EXPECT_EQ(other->ending, has(match.winners(), 1) ? Ending::won : Ending::lost) << "by one's own seat";
    EXPECT_EQ(played_of(ended("pp"), 1764000000000)->ending, Ending::of_people);
    EXPECT_FALSE(played_of(ended("22"), 1764000000000)) << "nobody here";
    EXPECT_FALSE(played_of(ended("p2", true), 1764000000000)) << "practice";
    EXPECT_FALSE(played_of(match_of("p2", false, 1), 1764000000000)) << "not over";
}

TEST_F(HistoryTest, AClockThatCannotBeRightStillGivesALine) {
    for (const std::uint64_t ms : {std::uint64_t{0}, ~std::uint64_t{0}}) {
        const auto line = played_of(ended("p2"), ms);
        ASSERT_TRUE(line);
        EXPECT_EQ(read_played(text_of(*line)), line);
    }
}

TEST_F(HistoryTest, TheNameIsNoPartOfADeal) {
    MatchSetup one = ended("p2").setup();
    const std::uint64_t print = deal_print(one);
    one.players[0].name = "Zoe";
    EXPECT_EQ(deal_print(one), print);
    MatchSetup other = one;
    other.players[1].level = 3;
    EXPECT_NE(deal_print(other), print);
    other = one;
    other.setup.seed += 1;
    EXPECT_NE(deal_print(other), print);
    other = one;
    other.setup.options[0] = 3;
    EXPECT_NE(deal_print(other), print);
}

// An option that came later is told only where it is not as it was before: what was kept then stays the same.
TEST_F(HistoryTest, AnOptionThatCameLaterLeavesOldDealsWhatTheyAre) {
    MatchSetup deal{find_game("poker-assault"), {2, {}, 4723}, {}, false};
    deal.players[1] = {"Ada", 2};
    const auto print_then = [](const std::string& choices) {
        const std::string told = "poker-assault 4723 -1 standard usual " + choices + "\n-1\n2";
        return hash_bytes(told.data(), told.size());
    };
    EXPECT_EQ(deal_print(deal), print_then("chosen rulebook"));
    deal.setup.options[3] = 1;
    EXPECT_EQ(deal_print(deal), print_then("chosen"));
    for (const int choice : {0, 1}) {
        deal.setup.options[3] = static_cast<std::uint8_t>(choice);
        Match match(deal);
        Random random(3);
        for (ActionList actions; !match.over();) {
            legal(match.state(), actions);
            ASSERT_FALSE(match.play(actions[random.below(static_cast<std::uint32_t>(actions.size()))]));
        }
        const auto line = played_of(match, 1764000000000U);
        ASSERT_TRUE(line);
        EXPECT_EQ(line->options, choice == 0 ? "standard.usual.chosen.rulebook" : "standard.usual.chosen");
        EXPECT_EQ(read_played(text_of(*line)), line);
    }
}

} // namespace

} // namespace cardfront::comeback
