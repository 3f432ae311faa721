// What a table tells beside the game: what its buttons would do now, why not, and for how long it is said.
#include "tests/page/page.h"
#include "web/kit/kit.h"
#include "web/screens/screens.h"

namespace cardfront {

namespace {

class Told : public WholePage {
  protected:
    static std::string back_label() {
        for (const Group& group : table_model(the_app()).groups)
            for (const Control& each : group.controls)
                if (each.id == "back") return each.label;
        return {};
    }
};

} // namespace

TEST_F(Told, AStepBackSaysWhatItPutsAway) {
    start(find_game("crossfire"), "p0");
    until_a_person_is_to_move();
    EXPECT_EQ(back_label(), "Leave the table");
    command("log");
    EXPECT_EQ(back_label(), "Close the log");
    command("back");
    command("hint");
    EXPECT_EQ(back_label(), "Put the hint away");
    command("back");
    EXPECT_EQ(the_app().screens.top(), Screen::table);
    EXPECT_EQ(back_label(), "Leave the table");
}

TEST_F(Told, WhatIsToldStaysOnItsScreen) {
    start(find_game("crossfire"), "p0");
    command("undo");
    EXPECT_TRUE(kit::rect_of("toast")) << "nothing can be taken back yet";
    command("settings");
    let_pass(100);
    EXPECT_FALSE(kit::rect_of("toast"));
}

// Who draws gives nothing up.
TEST_F(Told, DrawingIsNotAskedAbout) {
    command("set confirm 1");
    start(find_game("assault-edge"), "p0");
    until_a_person_is_to_move();
    const std::size_t before = session().whole()->steps().size();
    ASSERT_TRUE(deeds().front().starts_with("do draw"));
    command(deeds().front());
    EXPECT_FALSE(session().course().asked());
    EXPECT_EQ(session().whole()->steps().size(), before + 1);
}

TEST_F(Told, TheOnePersonIsYouInTheHeadToo) {
    start(find_game("ground-assault"), "p0");
    until_a_person_is_to_move();
    EXPECT_EQ(the_app().table->subtitle(session().shown()), "You choose units");
    start(find_game("crossfire"), "p0");
    until_a_person_is_to_move();
    while (the_app().table->subtitle(session().shown()) == "The bases are laid out") {
        command(deeds().front());
        until_a_person_is_to_move();
    }
    EXPECT_EQ(the_app().table->subtitle(session().shown()), "Your turn");
}

} // namespace cardfront
