// Which words of a line the canvas's faces can draw, and which are drawn as pictures.
#include "web/kit/stretch.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace cardfront::kit {

namespace {

// Of faces that have Latin-1: what is lacking stands in brackets.
std::string apart(std::string_view line, bool any = true) {
    std::string out;
    const auto lacks = [](std::uint32_t letter) { return letter > 0xFF; };
    while (!line.empty()) {
        const Stretch stretch = take_stretch(line, any, lacks);
        EXPECT_FALSE(stretch.words.empty());
        if (stretch.words.empty()) return out;
        out += stretch.foreign ? "[" : "|";
        out += stretch.words;
        out += stretch.foreign ? "]" : "|";
    }
    return out;
}

} // namespace

TEST(Stretch, WordsThatLackALetterAreTakenWhole) {
    EXPECT_EQ(apart("Ann plays the 9."), "|Ann plays the 9.|");
    EXPECT_EQ(apart("Zoë plays"), "|Zoë plays|");
    EXPECT_EQ(apart("Łukasz plays"), "[Łukasz]| plays|");
    EXPECT_EQ(apart("Now Łukasz Żak plays"), "|Now |[Łukasz Żak]| plays|");
    EXPECT_EQ(apart(" (李小龙):  3 "), "| |[(李小龙):]|  3 |");
    EXPECT_EQ(apart("さくら"), "[さくら]");
    EXPECT_EQ(apart("Ann, 김민준"), "|Ann, |[김민준]");
    EXPECT_EQ(apart("   "), "|   |");
    EXPECT_EQ(apart("Łukasz  "), "[Łukasz]|  |");
    EXPECT_EQ(apart("Łukasz plays", false), "|Łukasz plays|") << "nobody draws them";
}

TEST(Stretch, WhatIsIsolatedStaysTogether) {
    EXPECT_EQ(apart("\u2068דוד 3 כהן\u2069: 3"), "[\u2068דוד 3 כהן\u2069]|: 3|");
    EXPECT_EQ(apart("(\u2068דוד\u2069)"), "|(|[\u2068דוד\u2069]|)|");
    EXPECT_EQ(apart("By \u2068דוד\u2069 \u2068מרים\u2069"), "|By |[\u2068דוד\u2069 \u2068מרים\u2069]");
    EXPECT_EQ(apart("\u2068דוד כ"), "[\u2068דוד כ]") // NOLINT(misc-misleading-bidirectional)
        << "cut";
    EXPECT_EQ(apart("\u2069"), "[\u2069]");
}

TEST(Stretch, AnyBytesComeToAnEnd) {
    EXPECT_EQ(apart("\xFF\x80 \xC3"), "|\xFF\x80 \xC3|");
    EXPECT_EQ(apart("\xE2\x81"), "|\xE2\x81|");
}

} // namespace cardfront::kit
