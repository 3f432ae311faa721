// Nothing is drawn while nothing changes: on each screen, whoever is to move. And what breathes comes to
// rest.
#include "web/kit/text/fonts.h"

#include "tests/page/page.h"

#include <array>

namespace cardfront {

namespace {

// What lies over the table, or in its place; "": the table alone.
constexpr std::array<const char*, 6> sights{"", "settings", "log", "look-through", "rules", "saves"};

class AtRest : public WholePage {
  protected:
    AtRest() { the_app().settings.speed = 3; } // at once, but where a test is about what moves
    // Looks at each screen in the state that `reach` leads to.
    template <class F>
    void look_at_each(const std::string& turn, F&& reach) {
        for (const char* const sight : sights)
            for (int game = 0; game < games; ++game) {
                SCOPED_TRACE(std::string(game_info(game).key) + ", " + turn + ", " + sight);
                if (the_app().session) command("home");
                platform::hide_rules();
                reach(game);
                if (*sight != '\0') command(sight);
                rest();
                EXPECT_EQ(let_pass(3000), 0);
                while (the_app().screens.top() != Screen::home) command("back");
            }
    }
    // The computer is to move and thinks.
    void computers_turn(int game) {
        start(game, "p2");
        for (int n = 0; n < 300 && !session().course().thinking() && !session().whole()->over(); ++n) {
            if (session().course().can_go_on()) command("go-on");
            if (const auto all = deeds(); !all.empty()) command(all[0]);
            if (session().course().asked()) command("confirm");
            let_pass(100);
        }
        ASSERT_TRUE(session().course().thinking());
    }
};

} // namespace

TEST_F(AtRest, InOnesOwnTurn) {
    look_at_each("own turn", [this](int game) {
        start(game, "p2");
        until_a_person_is_to_move();
    });
}

// A pointer that moves wakes it, and it comes to rest again.
TEST_F(AtRest, WithAllThatMoves) {
    the_app().settings.speed = 1;
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        start(game, "p2");
        until_a_person_is_to_move();
        rest();
        EXPECT_EQ(let_pass(3000), 0);
        move({640, 360});
        rest();
        EXPECT_EQ(let_pass(3000), 0);
        command("home");
    }
}

// Letters of all sizes are baked anew for one that is new, which takes as long as several frames: that is
// over soon.
TEST_F(AtRest, LettersAreBakedSeldom) {
    the_app().settings.speed = 1;
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        if (the_app().session) command("home");
        start(game, "p2");
        int first = 0, then = 0;
        for (int turn = 0; turn < 20; ++turn) {
            until_a_person_is_to_move();
            if (session().shown().over()) break;
            if (const auto all = deeds(); !all.empty())
                command(all[static_cast<std::size_t>(turn) * 7 % all.size()]);
            if (session().course().asked()) command("confirm");
            for (int frame = 0; frame < 15; ++frame) {
                let_pass(17);
                (turn < 10 ? first : then) += kit::fonts_stale() ? 1 : 0;
            }
        }
        EXPECT_LE(first, 12);
        EXPECT_LE(then, 4);
    }
}

TEST_F(AtRest, WhileTheComputerThinks) {
    look_at_each("thinking", [this](int game) { computers_turn(game); });
}

// It plays on behind the screen, and that ends in rest too.
TEST_F(AtRest, WhenTheComputerHasAnsweredMeanwhile) {
    for (const char* const sight : sights)
        for (int game = 0; game < games; ++game) {
            SCOPED_TRACE(std::string(game_info(game).key) + ", " + sight);
            computers_turn(game);
            if (*sight != '\0') command(sight);
            fail_worker();
            if (the_app().session && session().course().thinking()) fail_worker();
            rest();
            EXPECT_EQ(let_pass(3000), 0);
            platform::hide_rules();
            while (the_app().screens.top() != Screen::home) command("back");
        }
}

TEST_F(AtRest, OfTwoPersonsBehindTheVeilAndBeforeIt) {
    look_at_each("veil", [this](int game) {
        start(game, "pp");
        until_a_person_is_to_move();
    });
    look_at_each("lifted", [this](int game) {
        start(game, "pp");
        until_a_person_is_to_move();
        command("take-screen");
    });
}

TEST_F(AtRest, AwayFromTheTable) {
    for (const char* const id :
         {"home", "saves", "settings", "setup 0", "setup 4", "lists 3", "come days", "come statistics"}) {
        SCOPED_TRACE(id);
        command(id);
        rest();
        EXPECT_EQ(let_pass(3000), 0);
    }
}

} // namespace cardfront
