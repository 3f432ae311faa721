// The browser's Back: each step on the page leads back by one, and at home there is none.
#include "tests/page/page.h"

#include "core/random.h"

namespace cardfront {

namespace {

class Back : public WholePage {
  protected:
    // "back" leads home, a step each; what the table asks or hints is no step and is put away before.
    void go_home() {
        for (int n = 0; n < 30 && depth_of(the_app()) > 0; ++n) {
            const int depth = depth_of(the_app());
            const bool asks =
                the_app().session && (session().course().asked() || session().advice().hinted());
            command("back");
            const int now = depth_of(the_app());
            ASSERT_TRUE(now == depth - 1 || (asks && now == depth && !session().course().asked() &&
                                             !session().advice().hinted()));
            EXPECT_NE(mirror().find("\"depth\":" + std::to_string(now)), std::string::npos);
        }
        EXPECT_EQ(the_app().screens.top(), Screen::home);
        EXPECT_EQ(depth_of(the_app()), 0);
    }
    // The ids of what the mirror offers, and of its groups.
    static std::vector<std::string> offered() {
        std::vector<std::string> out;
        const std::string all = mirror(), mark = R"("id":")";
        for (std::size_t at = all.find(mark); at != std::string::npos; at = all.find(mark, at + 1))
            out.push_back(all.substr(at + mark.size(), all.find('"', at + mark.size()) - at - mark.size()));
        return out;
    }
};

} // namespace

TEST_F(Back, EachScreenIsAStep) {
    struct Way {
        std::vector<std::string> commands;
        int depth;
    };
    const std::vector<Way> ways{
        {{}, 0},
        {{"setup 0"}, 1},
        {{"settings"}, 1},
        {{"saves"}, 1},
        {{"come days"}, 1},
        {{"setup 3", "list 1"}, 2},
        {{"setup 3", "list 1", "new-list"}, 3},
        {{"setup 3", "list 1", "new-list", "settings"}, 4},
        {{"lists 4"}, 1},
        {{"lists 4", "new-list"}, 2},
        {{"play 2"}, 1},
        {{"play 2", "rules"}, 2},
        {{"play 2", "log"}, 2},
        {{"play 2", "look-through"}, 2},
        {{"play 2", "look-through", "settings"}, 3},
        {{"play 2", "look-through", "rules"}, 3},
        {{"play 2", "home", "saves"}, 1},
    };
    for (const Way& way : ways) {
        std::string name;
        for (const std::string& id : way.commands) {
            name += id + "; ";
            command(id);
        }
        SCOPED_TRACE(name);
        EXPECT_EQ(depth_of(the_app()), way.depth);
        go_home();
    }
    const std::string id = the_app().store.saves.games()[0].id;
    command("saves");
    command("delete " + id);
    EXPECT_EQ(depth_of(the_app()), 2) << "what is asked closes first";
    go_home();
    EXPECT_NE(the_app().store.saves.find(id), nullptr);
}

TEST_F(Back, FromWhereverOneHasGone) {
    Random random(9);
    for (int walk = 0; walk < 25; ++walk) {
        std::string way;
        for (int step = 0; step < 12; ++step) {
            const auto all = offered();
            ASSERT_FALSE(all.empty());
            const std::string& id = all[random.below(static_cast<std::uint32_t>(all.size()))];
            way += id + "; ";
            fake().now += 700;
            command(id);
        }
        SCOPED_TRACE(way);
        go_home();
    }
}

TEST_F(Back, TheSetUpIsThereAgainUntilItIsStarted) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        const std::string setup = "setup " + std::to_string(game);
        command(setup);
        command("player 1 4");
        command("practice");
        command("text seed\n123");
        command("text name 0\nEve");
        const MatchSetup left = the_app().draft;
        command("back");
        command(setup);
        EXPECT_EQ(the_app().draft.players[1].level, left.players[1].level);
        EXPECT_TRUE(the_app().draft.practice);
        EXPECT_TRUE(the_app().own_seed);
        EXPECT_EQ(the_app().draft.setup, left.setup);
        command("start");
        ASSERT_EQ(the_app().screens.top(), Screen::table);
        command("home");
        command(setup);
        EXPECT_FALSE(the_app().draft.practice) << "what was started is begun anew";
        EXPECT_FALSE(the_app().own_seed);
        command("back");
    }
}

} // namespace cardfront
