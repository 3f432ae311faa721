// What is kept of lessons and puzzles, as lines of a text.
#include "web/progress.h"

#include <gtest/gtest.h>

namespace cardfront {

using puzzles::Answer;
using puzzles::kept_answer;
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
    const auto after = [](std::initializer_list<Answer> answers) {
        std::string text = "poker rows 3\n";
        for (const Answer each : answers) text = with_answer(text, "poker", "ab-_Z", each);
        EXPECT_EQ(lessons::kept_line(text, "poker rows "), "3");
        EXPECT_EQ(kept_answer(text, "fire", "ab-_Z"), Answer::none);
        EXPECT_EQ(kept_answer(text, "poker", "ab-_z"), Answer::none);
        return kept_answer(text, "poker", "ab-_Z");
    };
    EXPECT_EQ(after({}), Answer::none);
    EXPECT_EQ(after({Answer::first}), Answer::first);
    EXPECT_EQ(after({Answer::tried}), Answer::tried);
    EXPECT_EQ(after({Answer::tried, Answer::tried, Answer::shown}), Answer::shown);
    EXPECT_EQ(after({Answer::tried, Answer::first}), Answer::later);
    EXPECT_EQ(after({Answer::shown, Answer::first}), Answer::later);
    EXPECT_EQ(after({Answer::shown, Answer::tried}), Answer::shown);
    EXPECT_EQ(after({Answer::first, Answer::tried, Answer::first}), Answer::first);
}

TEST(Progress, ThatIsGarbageSpoilsNothing) {
    for (const std::string& garbage :
         {std::string("\n\n \n"), std::string("poker puzzle\npoker puzzle ab\n"),
          std::string("poker puzzle abcde"), std::string("poker puzzle abcde first class\n"),
          std::string("poker puzzle abcde \n"),
          std::string("\0\xff", 2) + "\x80 poker puzzle abcde first\r\n"}) {
        EXPECT_EQ(kept_answer(garbage, "poker", "abcde"), Answer::none) << garbage;
        const std::string now = with_answer(garbage, "poker", "abcde", Answer::first);
        EXPECT_EQ(kept_answer(now, "poker", "abcde"), Answer::first) << garbage;
        EXPECT_EQ(with_answer(now, "poker", "abcde", Answer::shown), now) << garbage;
    }
}

} // namespace cardfront
