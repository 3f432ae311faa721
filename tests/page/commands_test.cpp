// Commands as they are read (web/hall/command.h).
#include "core/match/link.h"
#include "tests/page/page.h"
#include "web/app/commands.h"
#include "web/learn/lessons.h"

#include <algorithm>
#include <set>

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

// The ids of what the mirror offers.
std::vector<std::string> offered() {
    static constexpr std::string_view begins = R"("id":")";
    std::vector<std::string> out;
    const std::string& mirror = fake().mirror;
    for (std::size_t at = mirror.find(begins); at != std::string::npos; at = mirror.find(begins, at)) {
        at += begins.size();
        out.push_back(mirror.substr(at, mirror.find('"', at) - at));
    }
    return out;
}

// Presses all that is offered there and after it, each once; where there is nothing new it begins again, or
// plays on. All that it has pressed.
class Curious : public Commands {
  protected:
    std::set<std::string> press_all(const std::string& begin, std::size_t times) {
        constexpr OnScreens first =
            on(Screen::home, Screen::setup, Screen::table, Screen::settings, Screen::saves, Screen::cards);
        std::set<std::string> pressed;
        command(begin);
        for (std::size_t n = 0; n < times; ++n) {
            const auto all = offered(), acts = deeds_here();
            const auto fresh = std::find_if(all.begin(), all.end(), [&](const std::string& id) {
                return id.rfind("do ", 0) != 0 && pressed.insert(id).second;
            });
            const std::string id = fresh != all.end() ? *fresh : acts.empty() ? begin : acts[n % acts.size()];
            app::command(id);
            EXPECT_NE(on(the_app().screens.top()) & first, 0) << id;
            let_pass(40);
        }
        return pressed;
    }

  private:
    static std::vector<std::string> deeds_here() {
        return the_app().screens.top() == Screen::table ? deeds() : std::vector<std::string>();
    }
};

TEST_F(Curious, WithOneGameAloneGetsIntoNoRoom) {
    fake().games = false;
    std::size_t cards = 0;
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        fake().only_game = game;
        const auto pressed = press_all("play " + std::to_string(game), 120);
        for (const char* const id : {"hint", "log", "review", "look-through", "undo", "share-this", "resign"})
            EXPECT_EQ(pressed.count(id), 1U) << id;
        cards += pressed.count("cards 0");
    }
    EXPECT_GT(cards, 0U) << "those of a table are looked at";
    const auto at_home = press_all("home", 240), before = press_all("setup 0", 120),
               kept = press_all("saves", 30);
    for (const char* const id : {"circuit", "come days", "learn 0", "rooms"})
        EXPECT_EQ(at_home.count(id), 1U) << id;
    EXPECT_EQ(before.count("start"), 1U);
    EXPECT_TRUE(std::any_of(kept.begin(), kept.end(),
                            [](const std::string& id) { return id.rfind("load ", 0) == 0; }));
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

// How fast the table shows what happens.
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
