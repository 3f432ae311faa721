// On a telephone the table gets its room first: a lesson folds to a line and opens over the table, beside
// what it points at; and what is to be done lies in sight.
#include "tests/screens/stage.h"
#include "web/hall/app.h"
#include "web/learn/lessons.h"

#include <gtest/gtest.h>

namespace cardfront::screens {

namespace {

constexpr Size upright{360, 640}, across{640, 360};
constexpr int poker_assault = 1, crossfire = 2, ground_assault = 3, assault_edge = 4;

class Telephones : public testing::Test {
  protected:
    void SetUp() override { open_page(); }

    static kit::Rect board() { return the_app().table->where({}); }
    // Draws it at that size: what cannot be read there.
    static std::string unread(const Size& size) { return misfits(size); }
    static bool is_shown(std::string_view id) { return kit::rect_of(id).has_value(); }
};

TEST_F(Telephones, ALessonLeavesTheBoardItsRoom) {
    bring_lessons(assault_edge);
    command("learn " + std::to_string(assault_edge));
    for (const Size& size : {upright, across, Size{390, 844}, Size{844, 390}}) {
        EXPECT_EQ(unread(size), "");
        EXPECT_GE(board().w / 9, 36) << size.width; // columns
        EXPECT_GE(board().h / 7, 36) << size.width;
    }
}

TEST_F(Telephones, ALessonFoldsAndOpens) {
    bring_lessons(assault_edge);
    command("learn " + std::to_string(assault_edge));
    EXPECT_EQ(unread(upright), "");
    EXPECT_TRUE(is_shown("lesson-panel"));
    command("lesson-fold");
    EXPECT_EQ(unread(upright), "");
    EXPECT_FALSE(is_shown("lesson-panel"));
    EXPECT_TRUE(is_shown("lesson-fold")) << "the line";
    command("lesson-fold");
    EXPECT_EQ(unread(upright), "");
    EXPECT_TRUE(is_shown("lesson-panel"));
    command("lesson-fold");
    command("lesson-on");
    EXPECT_EQ(unread(upright), "");
    EXPECT_TRUE(is_shown("lesson-panel")) << "the next thing is told";
}

TEST_F(Telephones, WhatALessonPointsAtIsInSight) {
    for (int game = 0; game < games; ++game) {
        bring_lessons(game);
        command("learn " + std::to_string(game));
        App& app = the_app();
        for (int note = 0; note < 40 && app.learning->lesson == 0; ++note) {
            let_pass();
            for (const Size& size : {upright, across}) {
                const std::string where = std::string(game_info(game).key) + ' ' +
                                          std::to_string(app.learning->note) + ' ' +
                                          std::to_string(static_cast<int>(size.width));
                (void)misfits(size); // is drawn; whether it can be read, fits_test.cpp asks
                const auto panel = kit::rect_of("lesson-panel");
                const kit::Rect& thing = app.learning->pointed;
                EXPECT_TRUE(thing.empty() || !panel || !panel->contains(thing.centre())) << where;
            }
            command(is_shown("lesson-on") ? "lesson-on" : "lesson-skip");
        }
        command("home");
    }
}

TEST_F(Telephones, TheCellsThatTakeACardComeIntoSight) {
    sit_down(crossfire, 2);
    play(6, 1);
    for (int step = 0; step < 4; ++step) command("zoom-in");
    (void)misfits(upright);
    const Shown& shown = the_app().session->shown();
    const auto places = [&] {
        int count = 0;
        for (const Action& action : shown.legal)
            count += is_shown("do " + action_code(shown.info(), action)) ? 1 : 0;
        return count;
    };
    ASSERT_EQ(places(), 0) << "nothing is chosen";
    std::string card;
    for (const Action& action : shown.legal)
        if (card.empty() && is_shown("select " + std::to_string(action.c)))
            card = "select " + std::to_string(action.c);
    ASSERT_FALSE(card.empty());
    command(card);
    (void)misfits(upright);
    EXPECT_GT(places(), 1) << "a cell, and the button that discards";
}

TEST_F(Telephones, UnitsThatStandTooCloseAreListed) {
    const auto shown_by = [](std::string_view word) {
        std::vector<std::string> out;
        for (const kit::ItemRecord& each : kit::items())
            if (each.id.starts_with(word)) out.push_back(each.id);
        return out;
    };
    sit_down(ground_assault, 4);
    std::vector<std::string> crowds;
    for (int steps = 0; steps < 600 && crowds.empty(); steps += 20) {
        play(20, 5);
        EXPECT_EQ(misfits(across), "");
        crowds = shown_by("crowd ");
    }
    ASSERT_FALSE(crowds.empty());
    const auto apart = shown_by("inspect ").size();
    command(crowds[0]);
    EXPECT_EQ(misfits(across) + small_items(across), "");
    const auto listed = shown_by("inspect ");
    EXPECT_GT(listed.size(), apart + 1);
    command(listed.back());
    EXPECT_EQ(misfits(across), "") << "what it is";
    EXPECT_TRUE(is_shown("close"));
    command("close");
    EXPECT_EQ(misfits(across), "");
    EXPECT_EQ(shown_by("inspect ").size(), apart);
}

TEST_F(Telephones, TheAssaultOfFourHasAPlaceForAThumb) {
    sit_down(poker_assault, 4);
    play(30, 4);
    EXPECT_EQ(misfits(upright), "");
    EXPECT_GT(the_app().table->where({.area = 1}).h, 100) << "the whole middle takes a card";
}

} // namespace

} // namespace cardfront::screens
