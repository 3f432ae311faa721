// What the page does not hear any more is let go, and nothing acts: a touch that is cancelled is no press.
// Nor is the second press of one that was pressed twice, of what has come in its place.
#include "tests/page/page.h"

#include "web/kit/kit.h"

#include <imgui.h>

#include <algorithm>

namespace cardfront {

namespace {

class LetGo : public WholePage {
  protected:
    void SetUp() override {
        command("home");
        rest();
    }
};

} // namespace

TEST_F(LetGo, APressIsDoneWhenItIsReleased) {
    press(where("settings"));
    EXPECT_EQ(the_app().screens.top(), Screen::home);
    release();
    EXPECT_EQ(the_app().screens.top(), Screen::settings);
}

TEST_F(LetGo, ACancelledPressIsNone) {
    press(where("settings"));
    kit::let_go();
    let_pass(100);
    release(); // as SDL makes of a touch that is cancelled
    EXPECT_EQ(the_app().screens.top(), Screen::home);
    click("settings");
    EXPECT_EQ(the_app().screens.top(), Screen::settings) << "the next press is one again";
}

TEST_F(LetGo, NorOneThatNoFrameHasSeen) {
    move(where("settings"));
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    kit::let_go();
    platform::wake();
    let_pass(200);
    EXPECT_EQ(the_app().screens.top(), Screen::home);
}

TEST_F(LetGo, TwoFingersAreNoPress) {
    press(where("settings"));
    kit::pinch(0.01F);
    let_pass(100);
    release();
    EXPECT_EQ(the_app().screens.top(), Screen::home);
}

TEST_F(LetGo, ADragIsPutBack) {
    for (const int game : {0, 3}) {
        SCOPED_TRACE(game_info(game).key);
        start(game, "p2");
        until_a_person_is_to_move();
        rest();
        const std::size_t actions = session().whole()->steps().size();
        for (const kit::ItemRecord& each : std::vector<kit::ItemRecord>(kit::items())) {
            if (each.id.empty() || each.rect.w * each.rect.h > 40000) continue;
            const kit::Vec at = each.rect.centre();
            press(at);
            for (int n = 1; n < 6; ++n) move({at.x, at.y - 60.0F * static_cast<float>(n)});
            kit::let_go();
            let_pass(50);
            release();
            ASSERT_EQ(session().whole()->steps().size(), actions) << each.id;
            EXPECT_TRUE(kit::dragging().empty());
        }
        command("home");
    }
}

TEST_F(LetGo, WhatIsPressedTwiceIsNotWhatCameInItsPlace) {
    int came = 0;
    for (const kit::ItemRecord& each : std::vector<kit::ItemRecord>(kit::items())) {
        if (each.id.empty() || !each.enabled) continue;
        command("home");
        let_pass(1500);
        const kit::Vec at = each.rect.centre();
        press(at);
        release();
        const Screen there = the_app().screens.top();
        const bool other =
            std::any_of(kit::items().begin(), kit::items().end(), [&](const kit::ItemRecord& now) {
                return now.rect.contains(at) && !now.id.empty() && now.id != each.id;
            });
        if (there == Screen::home || there == Screen::table || !other) continue;
        ++came;
        const std::string before = mirror();
        press(at);
        release();
        EXPECT_EQ(the_app().screens.top(), there) << each.id;
        EXPECT_EQ(mirror(), before) << each.id;
    }
    EXPECT_GE(came, 1);
}

} // namespace cardfront
