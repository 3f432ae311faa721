// How fast the table shows what happens: as chosen, also in what is done before another frame has come.
#include "tests/page/page.h"

namespace cardfront {

namespace {

class Pace : public WholePage {
  protected:
    static constexpr int instant = 3, slowest = 0; // of the settings' speeds

    // On a busy machine no frame comes between these.
    static void choose_and_act(int speed) {
        app::command("settings");
        app::command("set speed " + std::to_string(speed));
        app::command("back");
        app::command(deeds().front());
    }
};

TEST_F(Pace, IsThatOfTheSettingsBeforeAnotherFrame) {
    the_app().settings.speed = instant;
    start(find_game("assault-edge"), "pp");
    command("take-screen");
    let_pass(700);
    command(deeds().front());
    ASSERT_FALSE(the_app().table->plays_back());
    choose_and_act(slowest);
    EXPECT_TRUE(the_app().table->plays_back());
    command("skip");
    rest();
    choose_and_act(instant);
    EXPECT_FALSE(the_app().table->plays_back());
}

} // namespace

} // namespace cardfront
