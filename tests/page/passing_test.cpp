// When the turn passes from one person to another at the same screen, what is still pressed is not done for
// the next.
#include "tests/page/page.h"

namespace cardfront {

namespace {

// Plays as both persons until the turn has just passed; false: it never does.
class Passing : public WholePage {
  protected:
    bool pass() {
        for (int n = 0; n < 200 && !session().whole()->over(); ++n) {
            let_pass(700);
            if (session().eyes().handing_over()) command("take-screen");
            let_pass(700);
            until_a_person_is_to_move();
            if (session().eyes().handing_over()) continue;
            const Seat before = session().eyes().now();
            const auto all = deeds();
            if (all.empty()) continue;
            app::command(all[static_cast<std::size_t>(n) % all.size()]);
            if (session().course().asked()) app::command("confirm");
            if (!session().whole()->over() && session().eyes().now() != before) return true;
        }
        return false;
    }
};

} // namespace

TEST_F(Passing, NothingPressedAtOnceIsDoneForTheNextPerson) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        start(game, "pp");
        ASSERT_TRUE(pass());
        const std::size_t actions = session().whole()->steps().size();
        const bool veiled = session().eyes().handing_over();
        let_pass(300);
        for (const char* const id : {"take-screen", "go-on", "undo", "hint", "export-this"}) app::command(id);
        for (const std::string& deed : deeds()) app::command(deed);
        EXPECT_EQ(session().whole()->steps().size(), actions);
        EXPECT_EQ(session().eyes().handing_over(), veiled);
        EXPECT_TRUE(fake().shown.empty());
        let_pass(2000);
        if (!veiled) continue;
        command("take-screen");
        EXPECT_FALSE(session().eyes().handing_over()) << "then its own button lifts it";
    }
}

TEST_F(Passing, TheCanvasKeepsToIt) {
    start(0, "pp");
    bool veiled = false;
    for (int n = 0; n < 40 && !veiled; ++n) {
        ASSERT_TRUE(pass());
        veiled = session().eyes().handing_over();
    }
    ASSERT_TRUE(veiled);
    let_pass(250);
    click("take-screen");
    EXPECT_TRUE(session().eyes().handing_over());
    let_pass(700);
    click("take-screen");
    EXPECT_FALSE(session().eyes().handing_over());
}

} // namespace cardfront
