// How large things are drawn, and where there is no room to draw.
#include "web/store/settings.h"

#include <gtest/gtest.h>

namespace cardfront {

namespace {

struct Canvas {
    float width, height;
};

constexpr Canvas roomy[] = {{1280, 720}, {3840, 2160}, {768, 1024}, {390, 844}, {844, 390}, {344, 882},
                            {360, 640},  {640, 360},   {375, 667},  {280, 653}, {568, 320}, {320, 480}};
constexpr Canvas small[] = {{320, 256}, {427, 240}, {480, 270}, {455, 256},
                            {240, 427}, {200, 900}, {1280, 200}};

TEST(Settings, TelephonesTabletsAndDesksHaveRoomAtEverySizeOfThings) {
    for (const Canvas& canvas : roomy)
        for (std::uint8_t choice = 0; choice < 4; ++choice) {
            Settings settings;
            settings.scale = choice;
            const float scale = settings.drawing_scale(canvas.width, canvas.height, false);
            EXPECT_FALSE(is_cramped(canvas.width / scale, canvas.height / scale))
                << canvas.width << 'x' << canvas.height << ", size " << int{choice};
        }
}

TEST(Settings, AWindowAtThreeToFourHundredPerCentIsCramped) {
    for (const Canvas& canvas : small) {
        Settings settings;
        EXPECT_TRUE(is_cramped(canvas.width, canvas.height)) << canvas.width << 'x' << canvas.height;
        EXPECT_EQ(settings.drawing_scale(canvas.width, canvas.height, false), 1)
            << "it does not shrink by itself";
        settings.scale = 3;
        EXPECT_EQ(settings.drawing_scale(canvas.width, canvas.height, false), 1);
        const float squeezed = settings.drawing_scale(canvas.width, canvas.height, true);
        EXPECT_FALSE(is_cramped(canvas.width / squeezed, canvas.height / squeezed));
        EXPECT_LT(squeezed, 1);
    }
}

TEST(Settings, WhatTheRulesPanelTakesDoesNotDecideIt) {
    // It stands beside the canvas from 900 pixels on, and takes 38 in a hundred; in words it takes nothing.
    for (float width = 900; width < 1300; width += 1)
        for (float height = 200; height < 1000; height += 10)
            EXPECT_EQ(is_cramped(width, height), is_cramped(width * 0.62F, height)) << width << 'x' << height;
}

TEST(Settings, TheSizeOfThingsIsAsChosenWhereThereIsRoom) {
    Settings settings;
    EXPECT_EQ(settings.drawing_scale(390, 844, false), 1);
    EXPECT_FLOAT_EQ(settings.drawing_scale(2560, 1440, false), 1.84F);
    settings.scale = 2;
    EXPECT_FLOAT_EQ(settings.drawing_scale(1280, 720, false), 1.2F);
    EXPECT_FLOAT_EQ(settings.drawing_scale(1280, 720, true), 1.2F);
    settings.scale = 1;
    EXPECT_FLOAT_EQ(settings.drawing_scale(320, 256, false), 0.85F);
}

} // namespace

} // namespace cardfront
