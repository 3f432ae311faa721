// What happens at the table is felt: each moment is there, in time, over in time, ended by a press, and shows
// no more than these eyes may know. With CARDFRONT_PICTURES=folder each is left there frame by frame.
#include "core/assault_edge/state.h"

#include "tests/screens/stage.h"
#include "tests/stage/fake_platform.h"
#include "web/hall/app.h"

#include <gtest/gtest.h>
#include <imgui.h>

#include <algorithm>

namespace cardfront::screens {

namespace {

using kit::Rect;
using platform::fake;

constexpr Size on_desk{1280, 720};
constexpr Rect here{200, 300, 60, 84}, there{700, 320, 90, 90};

class Moments : public testing::Test {
  protected:
    void SetUp() override {
        open_page();
        liven();
        command("home");
        settle();
    }
    static void settle() {
        for (int n = 0; n < 100 && draw_step(on_desk, "settle"); ++n) {
        }
        ASSERT_EQ(kit::motion::rest_in(), 0);
    }
};

struct Word {
    const char* name;
    void (*tell)();
};
const Word all_words[] = {
    {"strike", [] { kit::motion::strike(here, there); }},
    {"launch", [] { kit::motion::strike(here, there, 0, kit::motion::launch_time); }},
    {"shake", [] { kit::motion::shake(here); }},
    {"burst", [] { kit::motion::burst(here, 5); }},
    {"ring", [] { kit::motion::ring(here, kit::colour::brass); }},
    {"shatter", [] { kit::motion::shatter(here, kit::colour::brass); }},
    {"fire", [] { kit::motion::fire(here, there, kit::colour::brass); }},
    {"meet", [] { kit::motion::meet(kit::CardFace(3), kit::CardFace(4), here, there); }},
    {"fall", [] { kit::motion::fall(kit::CardFace(3), here, there); }},
    {"hail", [] { kit::motion::hail(here, "Ada wins.", kit::colour::brass); }},
};

// A match of a person against computers of that game, whose table has come to rest.
void sit_against_computer(const char* key) {
    for (int game = 0; game < games; ++game) {
        if (std::string_view(game_info(game).key) != key) continue;
        command("setup " + std::to_string(game));
        if (game_info(game).seating.fewest < game_info(game).seating.most) command("seats 2");
        command("player 0 p");
        command("player 1 1");
        command("text seed\n7");
        command("start");
    }
    ASSERT_TRUE(the_app().session);
}

// The frames until all is at rest, at most; each a twentieth of a second.
int frames_to_rest(const std::string& what, const Size& size) {
    constexpr int most = 400;
    for (int n = 1; n < most; ++n) {
        draw_step(size, what);
        if (kit::motion::rest_in() <= 0 && !the_app().table->plays_back()) return n;
    }
    return most;
}

} // namespace

TEST_F(Moments, EachTakesItsTimeAndThenAllRests) {
    for (const Word& word : all_words) {
        SCOPED_TRACE(word.name);
        word.tell();
        const float lasts = kit::motion::rest_in();
        EXPECT_GE(lasts, 0.3F);
        EXPECT_LE(lasts, 0.9F);
        draw_step(on_desk, word.name);
        EXPECT_TRUE(kit::moving());
        for (float past = 0; past < lasts; past += 0.05F) draw_step(on_desk, word.name);
        EXPECT_EQ(kit::motion::rest_in(), 0);
        settle();
        EXPECT_FALSE(kit::moving());
    }
}

TEST_F(Moments, APressEndsEach) {
    const auto mouse = [] {
        ImGui::GetIO().AddMousePosEvent(2, 2);
        ImGui::GetIO().AddMouseButtonEvent(0, true);
        draw_step(on_desk, "press");
        ImGui::GetIO().AddMouseButtonEvent(0, false);
        draw_step(on_desk, "press");
    };
    const auto finger = [&] {
        ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
        mouse();
        ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_Mouse);
    };
    const auto key = [] { command("home"); };
    for (const Word& word : all_words) {
        SCOPED_TRACE(word.name);
        for (int how = 0; how < 3; ++how) {
            word.tell();
            draw_step(on_desk, "press");
            EXPECT_GT(kit::motion::rest_in(), 0);
            how == 0 ? mouse() : how == 1 ? finger() : key();
            EXPECT_EQ(kit::motion::rest_in(), 0);
            EXPECT_EQ(kit::motion::jolt(here), kit::Vec{});
            settle();
        }
    }
}

TEST_F(Moments, WhatThePageTellsByItselfEndsNone) {
    for (const char* const told : {"far-tick", "resize", "store-changed"}) {
        all_words[0].tell();
        draw_step(on_desk, "told");
        command(told);
        EXPECT_GT(kit::motion::rest_in(), 0) << told;
        kit::motion::finish();
        settle();
    }
}

// What has come to rest before is no moment: a press is a press.
TEST_F(Moments, APressEndsNothingElse) {
    EXPECT_FALSE(kit::motion::finish());
    kit::motion::chips(here, {}, there, 30);
    draw_step(on_desk, "chips");
    EXPECT_FALSE(kit::motion::finish());
    EXPECT_GT(kit::motion::rest_in(), 0);
}

TEST_F(Moments, NothingMovesAtTheFastestSpeedOrWithReducedMotion) {
    for (const bool reduced : {false, true}) {
        the_app().settings.speed = reduced ? 1 : 3;
        fake().reduced_motion = reduced;
        settle();
        for (const Word& word : all_words) {
            word.tell();
            EXPECT_EQ(kit::motion::rest_in(), 0) << word.name;
            draw_step(on_desk, "still");
            EXPECT_EQ(kit::motion::jolt(here), kit::Vec{}) << word.name;
        }
        settle();
        EXPECT_FALSE(kit::moving());
    }
}

// In each game what its rules tell is shown, at the desk and on telephones, comes to rest, and its cards are
// those that the person may know.
TEST_F(Moments, OfEachGame) {
    struct Row {
        const char* game;
        Look look;
        const char* name;
        platform::Sound sound;
        int what = -1;
    };
    using platform::Sound;
    constexpr Row rows[] = {
        {"poker-assault", Look::strike, "launch", Sound::launch},
        {"poker-assault", Look::lose, "hit", Sound::hit},
        {"poker-assault", Look::saved, "held", Sound::ring},
        {"head-to-head-poker", Look::won, "row", Sound::ring},
        {"crossfire", Look::strike, "attack", Sound::strike},
        {"crossfire", Look::won, "seized", Sound::ring},
        {"ground-assault", Look::broken, "fight", Sound::break_up},
        {"assault-edge", Look::strike, "blow", Sound::strike},
        {"assault-edge", Look::broken, "destroyed", Sound::break_up},
        {"assault-edge", Look::discard, "knocked", Sound::hit, assault_edge::what::knock},
    };
    for (const Row& row : rows)
        for (const Size& size : {on_desk, Size{390, 844}, Size{844, 390}}) {
            SCOPED_TRACE(std::string(row.game) + ' ' + row.name);
            sit_against_computer(row.game);
            ASSERT_TRUE(play_until(row.look, size, row.what))
                << the_app().session->shown().actions << the_app().session->whole()->record();
            for (const Event& event : the_app().session->shown().latest)
                EXPECT_TRUE(event.card < 0 || has(event.seen, the_app().session->shown().eyes));
            fake().sounds.clear();
            const int frames = frames_to_rest(std::string(row.game) + '-' + row.name + '-' +
                                                  std::to_string(static_cast<int>(size.width)),
                                              size);
            EXPECT_GE(frames, 6);
            EXPECT_LT(frames, 300);
            EXPECT_EQ(std::count(fake().sounds.begin(), fake().sounds.end(), row.sound) > 0, true);
            command("home");
        }
}

// Who has won is seen at their side, and then told: not before, and not later.
TEST_F(Moments, TheEndsPanelWaitsForIt) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        sit_against_computer(game_info(game).key);
        ASSERT_TRUE(play_until(Look::end, on_desk));
        const LookBack& past = the_app().session->past();
        bool felt = false;
        for (int n = 0; n < 600 && !past.tells_end(); ++n) {
            draw_step(on_desk, std::string(game_info(game).key) + "-end");
            felt = felt || kit::motion::rest_in() > 0.5F;
            if (kit::motion::rest_in() <= 0 && !the_app().table->plays_back())
                EXPECT_TRUE(past.tells_end()) << "it rests, and nothing is told";
            else
                EXPECT_FALSE(past.tells_end()) << "it is told while it moves";
        }
        EXPECT_TRUE(felt);
        EXPECT_TRUE(past.tells_end());
        for (int n = 0; n < 3; ++n) {
            draw_step(on_desk, std::string(game_info(game).key) + "-end");
            EXPECT_EQ(kit::motion::rest_in(), 0);
        }
        command("home");
    }
}

TEST_F(Moments, APressBringsTheEndsPanel) {
    sit_against_computer("head-to-head-poker");
    ASSERT_TRUE(play_until(Look::end, on_desk));
    draw_step(on_desk, "pressed");
    draw_step(on_desk, "pressed");
    EXPECT_GT(kit::motion::rest_in(), 0);
    EXPECT_FALSE(the_app().session->past().tells_end());
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    draw_step(on_desk, "pressed");
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    EXPECT_TRUE(the_app().session->past().tells_end());
}

} // namespace cardfront::screens
