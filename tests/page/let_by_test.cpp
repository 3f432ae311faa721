// A person lets all of an attack or of a turn go by, in one word, where the table offers it.
#include "tests/page/page.h"

namespace cardfront {

namespace {

class LettingAllBy : public WholePage {
  protected:
    // False: nobody is ever asked whether they answer.
    bool until_asked() {
        for (int n = 0; n < 600 && !session().whole()->over(); ++n) {
            let_pass(700);
            until_a_person_is_to_move();
            if (session().eyes().handing_over()) command("take-screen");
            if (offers("let-by turn")) {
                let_pass(700); // what is pressed right after the turn has passed does not act
                return true;
            }
            const auto all = deeds();
            if (all.empty()) continue;
            app::command(all[static_cast<std::size_t>(n * 7) % all.size()]);
            if (session().course().asked()) app::command("confirm");
        }
        return false;
    }
};

} // namespace

TEST_F(LettingAllBy, IsOfferedWithTheQuestionAndDone) {
    for (const char* const key : {"assault-edge", "ground-assault"}) {
        SCOPED_TRACE(key);
        the_app().settings.hold = 1;
        start(find_game(key), "pp");
        ASSERT_TRUE(until_asked());
        EXPECT_TRUE(offers("let-by chain"));
        const std::size_t actions = session().shown().actions;
        const Seat seat = session().eyes().now();
        click("let-by turn");
        EXPECT_GT(session().shown().actions, actions);
        if (session().eyes().now() == seat) {
            command("let-by none");
            EXPECT_EQ(session().course().lets_by(seat), LetsBy::none);
        }
        command("home");
    }
}

TEST_F(LettingAllBy, IsRefusedWhereNothingIsAsked) {
    start(find_game("head-to-head-poker"), "pp");
    until_a_person_is_to_move();
    EXPECT_FALSE(offers("let-by turn"));
    command("let-by turn");
    EXPECT_EQ(the_app().alert, "There is nothing that you could let go by now.");
    const std::size_t actions = session().shown().actions;
    app::command("let-by everything");
    EXPECT_EQ(session().shown().actions, actions);
}

} // namespace cardfront
