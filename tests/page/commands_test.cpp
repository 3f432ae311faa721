// Commands as they are read (web/hall/command.h).
#include "core/match/link.h"
#include "tests/page/page.h"
#include "web/app/commands.h"
#include "web/learn/lessons.h"

namespace cardfront {

namespace {

class Commands : public WholePage {};

TEST_F(Commands, AWordTakesWhatItsRowSays) {
    for (const char* const known :
         {"undo",           "home",          "play 0",           "seats 3",    "option 0 1", "player 1 p",
          "do play 30 2 0", "rules",         "rules 1",          "key Escape", "key  ",      "key ArrowLeft",
          "key F1",         "text seed\n77", "text name 1\nBob", "come days",  "play-on",    "play-on 2",
          "look-as -2",     "text import\n", "worker-failed x y"})
        EXPECT_TRUE(is_command(known)) << known;
    for (const char* const unknown : {"", " ", "undo 3", "undone", "play", "play x", "option 0", "do", "come",
                                      "come dragons", "text", "text list", "Home"})
        EXPECT_FALSE(is_command(unknown)) << unknown;
    EXPECT_EQ(word_of("text name 1\nBob"), "text name");
    EXPECT_EQ(word_of("play-on 2"), "play-on");
}

TEST_F(Commands, AnUnknownOneIsToldToWhoeverBuildsThis) {
    command("undo"); // is one, elsewhere
    EXPECT_EQ(the_app().alert, "");
    command("undone 3");
    EXPECT_EQ(the_app().alert, "No such command: undone 3");
}

TEST_F(Commands, APositionThatIsHandedOnSaysWhatItIs) {
    const int game = find_game("crossfire");
    start(game, "p0");
    until_a_person_is_to_move();
    const auto link = links::of_puzzle(*session().whole(), session().whole()->steps().size());
    ASSERT_TRUE(link);
    command("home");
    the_app().learning->course.game = game; // which has no such puzzle
    command("link " + *link);
    EXPECT_EQ(the_app().screens.top(), Screen::table);
    EXPECT_EQ(the_app().alert, "This position was handed to you: the game goes on from here.");
}

TEST_F(Commands, WhatNeedsTheGamesWaitsForThem) {
    fake().games = false;
    command("play 0");
    EXPECT_EQ(the_app().screens.top(), Screen::home);
    EXPECT_EQ(the_app().waiting, "play 0");
    EXPECT_EQ(fake().fetches, 1);
    fake().games = true;
    command("games-here");
    EXPECT_EQ(the_app().screens.top(), Screen::table);
    EXPECT_EQ(the_app().waiting, "");
}

TEST_F(Commands, OneGameIsPlayedBeforeTheOthersHaveCome) {
    const int crossfire = find_game("crossfire"), armies = find_game("ground-assault");
    fake().games = false;
    command("play " + std::to_string(crossfire));
    EXPECT_EQ(fake().wanted_game, crossfire) << "the page brings it first";
    fake().only_game = armies;
    command("games-here");
    EXPECT_EQ(the_app().screens.top(), Screen::home) << "another came";
    fake().only_game = crossfire;
    command("games-here");
    EXPECT_EQ(the_app().screens.top(), Screen::table);
    EXPECT_EQ(the_app().waiting, "");

    command("home");
    command("setup " + std::to_string(crossfire));
    command("start");
    EXPECT_EQ(the_app().screens.top(), Screen::table) << "what is set up is that game";
    command("home");
    for (const std::string each : {"play ", "setup "}) {
        command(each + std::to_string(armies));
        EXPECT_EQ(the_app().screens.top(), Screen::home) << each;
        EXPECT_EQ(the_app().waiting, each + std::to_string(armies));
    }
    command("saves");
    command("come statistics");
    EXPECT_EQ(the_app().waiting, "come statistics") << "which needs them all";
    EXPECT_EQ(fake().wanted_game, platform::each_game);
}

// As often as it is told, back leads home.
TEST_F(Commands, BackLeadsHomeByTheScreensThatLieBelow) {
    const std::string game = std::to_string(find_game("ground-assault"));
    const auto steps_home = [this] {
        const int depth = depth_of(the_app());
        for (int step = 0; step < depth; ++step) {
            EXPECT_NE(the_app().screens.top(), Screen::home);
            command("back");
        }
        EXPECT_EQ(the_app().screens.top(), Screen::home);
        return depth;
    };
    const auto after = [this](std::initializer_list<std::string> commands) {
        for (const std::string& each : commands) command(each);
    };
    after({"setup " + game, "list 0", "new-list"});
    EXPECT_EQ(steps_home(), 3);
    after({"lists " + game, "new-list"});
    EXPECT_EQ(steps_home(), 2) << "the set-up was not opened";
    after({"setup " + game, "list 0", "edit-list ready vigil", "take-this", "settings"});
    EXPECT_EQ(steps_home(), 2) << "the lists lie there no more";
    after({"play 0", "settings", "rules 0", "log"});
    EXPECT_EQ(steps_home(), 2);
    after({"play 0", "saves", "come days"});
    EXPECT_EQ(steps_home(), 1);
}

} // namespace

} // namespace cardfront
