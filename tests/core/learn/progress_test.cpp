// What is kept of lessons and puzzles, as lines of a text.
#include "web/learn/progress.h"

#include <gtest/gtest.h>

namespace cardfront {

using puzzles::kept_answer;
using puzzles::Try;
using puzzles::with_answer;

TEST(Progress, OfALessonTakesTheLineOfItsHeadAndLeavesTheOthers) {
    const std::string text = "poker rows 3\nfire chains 0 done\n";
    EXPECT_EQ(lessons::kept_line(text, "poker rows "), "3");
    EXPECT_EQ(lessons::kept_line(text, "fire chains "), "0 done");
    EXPECT_EQ(lessons::kept_line(text, "poker row "), std::nullopt);
    EXPECT_EQ(lessons::kept_line("", "poker rows "), std::nullopt);
    EXPECT_EQ(lessons::with_line(text, "poker rows ", "4"), "fire chains 0 done\npoker rows 4\n");
    EXPECT_EQ(lessons::with_line("", "poker rows ", "0"), "poker rows 0\n");
}

TEST(Progress, OfAPuzzleKeepsTheFirstAnswer) {
    const auto after = [](std::initializer_list<Try> answers) {
        std::string text = "poker rows 3\n";
        for (const Try each : answers) text = with_answer(text, "poker", "ab-_Z", each);
        EXPECT_EQ(lessons::kept_line(text, "poker rows "), "3");
        EXPECT_EQ(kept_answer(text, "fire", "ab-_Z"), Try::none);
        EXPECT_EQ(kept_answer(text, "poker", "ab-_z"), Try::none);
        return kept_answer(text, "poker", "ab-_Z");
    };
    EXPECT_EQ(after({}), Try::none);
    EXPECT_EQ(after({Try::first}), Try::first);
    EXPECT_EQ(after({Try::tried}), Try::tried);
    EXPECT_EQ(after({Try::tried, Try::tried, Try::shown}), Try::shown);
    EXPECT_EQ(after({Try::tried, Try::first}), Try::later);
    EXPECT_EQ(after({Try::shown, Try::first}), Try::later);
    EXPECT_EQ(after({Try::shown, Try::tried}), Try::shown);
    EXPECT_EQ(after({Try::first, Try::tried, Try::first}), Try::first);
}

TEST(Progress, ThatIsGarbageSpoilsNothing) {
    for (const std::string& garbage :
         {std::string("\n\n \n"), std::string("poker puzzle\npoker puzzle ab\n"),
          std::string("poker puzzle abcde"), std::string("poker puzzle abcde first class\n"),
          std::string("poker puzzle abcde \n"),
          std::string("\0\xff", 2) + "\x80 poker puzzle abcde first\r\n"}) {
        EXPECT_EQ(kept_answer(garbage, "poker", "abcde"), Try::none) << garbage;
        const std::string now = with_answer(garbage, "poker", "abcde", Try::first);
        EXPECT_EQ(kept_answer(now, "poker", "abcde"), Try::first) << garbage;
        EXPECT_EQ(with_answer(now, "poker", "abcde", Try::shown), now) << garbage;
    }
}

} // namespace cardfront
