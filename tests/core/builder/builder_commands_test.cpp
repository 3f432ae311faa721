// The commands of the screens of lists, as the canvas and the mirror give them, without a screen.
#include "web/builder/builder_commands.h"
#include "web/kit/widgets.h"

#include "tests/stage/fake_platform.h"

#include <gtest/gtest.h>
#include <string>
#include <utility>

// What the hall, settings and the kit do elsewhere; here it is noted.
namespace cardfront {

namespace builder_commands_test {
namespace {

struct Noted {
    std::vector<std::string> told;
    App* app = nullptr;
};
Noted& noted() {
    static Noted only;
    return only;
}

} // namespace
} // namespace builder_commands_test

void tell(std::string words) {
    builder_commands_test::noted().told.push_back(std::move(words));
}
void refuse(std::string words, std::string rule) {
    const std::string id = std::move(rule);
    builder_commands_test::noted().told.push_back(id.empty() ? std::move(words) : words + ' ' + id);
}
void open_screen(Screen screen) {
    builder_commands_test::noted().app->screen = screen;
}
void open_setup() {
    open_screen(Screen::setup);
    builder::settle_draft(*builder_commands_test::noted().app);
}
void leave_session() {}
void store_settings() {
    platform::store_put("settings", builder_commands_test::noted().app->settings.text_form());
}
MatchSetup new_draft(int game) {
    MatchSetup draft;
    draft.game = game;
    draft.setup.seats = 2;
    draft.setup.options[0] = game_info(game).options[0].usual;
    return draft;
}
namespace kit {
void scroll_to(std::string_view, float) {}
} // namespace kit
namespace platform {
void fetch_lessons(const std::string&) {}
void load_rules(const std::string&) {}
} // namespace platform

namespace builder_commands_test {

namespace {

class BuilderCommands : public testing::Test {
  protected:
    BuilderCommands() {
        platform::fake() = {};
        noted() = {};
        noted().app = &app;
        app.screen = Screen::setup;
        builder::begin_draft(app, new_draft(find_game("ground-assault")));
    }
    bool say_all(std::initializer_list<std::string> commands) {
        bool known = true;
        for (const std::string& each : commands) known = builder::command(app, each) && known;
        return known;
    }
    std::string text() const { return list_text(builder::shelf_of(app), app.building.list); }
    static std::string told() { return noted().told.empty() ? "" : noted().told.back(); }

    App app;
};

} // namespace

TEST_F(BuilderCommands, AListIsMadeChosenAndRemembered) {
    EXPECT_TRUE(say_all({"list 1", "edit-list ready vigil"}));
    EXPECT_EQ(app.screen, Screen::building);
    EXPECT_EQ(app.building.name, "My Sky Vigil");
    EXPECT_TRUE(say_all({"less citadel", "add siege-ox", "take-this"}));
    EXPECT_EQ(app.screen, Screen::setup) << told();
    EXPECT_EQ(app.draft.setup.lists[1], app.building.list);
    EXPECT_TRUE(app.draft.setup.lists[0].empty());
    EXPECT_EQ(builder::name_of(app.draft.setup, app.chosen, app.lists, app.draft.game, 1), "My Sky Vigil");

    App later;
    noted().app = &later;
    later.settings = Settings::from_text(platform::fake().texts.at("settings"));
    builder::begin_draft(later, new_draft(app.draft.game));
    EXPECT_EQ(later.draft.setup.lists[1], app.building.list);
    EXPECT_FALSE(check(later.draft.game, later.draft.setup));
}

TEST_F(BuilderCommands, WhatHasFaultsIsNotChosen) {
    say_all({"list 0", "new-list", "add mote", "take-this"});
    EXPECT_EQ(app.screen, Screen::building);
    EXPECT_EQ(told(), "Deck: at least 30 cards, not 0. GA-27");
    app.screen = Screen::lists;
    say_all({"take-list own " + app.building.id});
    EXPECT_EQ(app.screen, Screen::lists);
    EXPECT_EQ(noted().told.size(), 2U);
    EXPECT_TRUE(app.chosen[0].empty());
}

TEST_F(BuilderCommands, ATextThatIsNoneIsAskedForAgain) {
    say_all({"list 0", "new-list", "add mote", "paste-list"});
    EXPECT_TRUE(say_all({"text list\n2 mote\n3 motte"}));
    ASSERT_EQ(platform::fake().questions.size(), 2U);
    EXPECT_EQ(platform::fake().questions[1].value, "2 mote\n3 motte");
    EXPECT_EQ(platform::fake().questions[1].wrong,
              "Line 2: “3 motte”: there is no such key. Is “mote” meant?");
    EXPECT_EQ(text(), "1 mote");
    say_all({"text list\n2 mote\n\n"});
    EXPECT_EQ(text(), "2 mote");
    say_all({"undo", "undo", "undo"});
    EXPECT_EQ(text(), "");
    EXPECT_EQ(told(), "Nothing was changed here yet.");
    EXPECT_TRUE(say_all({"text list\nhttps://x/#" +
                         builder::link_of(app.draft.game, "Else", ready_list(builder::shelf_of(app), 0))}));
    EXPECT_EQ(app.building.name, "Else");
}

TEST_F(BuilderCommands, FiltersAndPages) {
    say_all({"list 0", "new-list", "filter 0", "filter 2", "text search\nlaser"});
    const auto count = [&] { return builder::pool(builder::shelf_of(app), app.building).size(); };
    EXPECT_EQ(count(), 1U);
    say_all({"filter 2"});
    EXPECT_EQ(count(), 4U) << "Turbolaser, too";
    say_all({"filters 3", "page-list", "filters-away"});
    EXPECT_EQ(count(), builder::shelf_of(app).items.size());
    EXPECT_EQ(app.building.group, 3);
    EXPECT_TRUE(app.building.shows_list);
    say_all({"filters 3", "page-pool", "next-option 0"});
    EXPECT_EQ(app.building.group, -1);
    EXPECT_FALSE(app.building.shows_list);
    EXPECT_NE(app.draft.setup.options[0], new_draft(app.draft.game).setup.options[0]);
    EXPECT_TRUE(app.lists.all().empty()) << "nothing was changed";
}

TEST_F(BuilderCommands, OwnListsAreNamedCopiedAndDeleted) {
    say_all({"list 0", "new-list", "rename-list", "text list-name\n Iron  Rain", "add mote", "list-text",
             "list-link"});
    ASSERT_EQ(app.lists.all().size(), 1U);
    EXPECT_EQ(app.lists.all()[0].name, "Iron  Rain");
    EXPECT_EQ(platform::fake().shown[0].text, "1 mote");
    EXPECT_EQ(platform::fake().shown[1].text,
              "https://cards.example/#list=ground-assault:Iron%20%20Rain:1_mote");
    say_all({"text list-name\n \n"});
    EXPECT_EQ(platform::fake().questions.back().wrong, "A list needs a name.");
    const std::string id = app.building.id;
    app.screen = Screen::lists;
    say_all({"copy-list own " + id, "delete-list " + id});
    EXPECT_EQ(app.lists.all().size(), 2U) << "it is asked first";
    EXPECT_EQ(app.deleting, id);
    say_all({"really-delete-list " + id});
    ASSERT_EQ(app.lists.all().size(), 1U);
    EXPECT_EQ(app.lists.all()[0].name, "Iron  Rain 2");
    EXPECT_TRUE(app.building.id.empty());
}

TEST_F(BuilderCommands, AFullStoreIsToldOnce) {
    say_all({"list 0", "new-list", "add mote"});
    platform::fake().quota = 10;
    say_all({"add mote", "add mote", "add mote"});
    EXPECT_EQ(noted().told.size(), 1U);
    EXPECT_NE(told().find("full or closed"), std::string::npos);
    EXPECT_EQ(text(), "4 mote");
    platform::fake().quota = 10000;
    builder::reload(app);
    EXPECT_TRUE(app.lists.all()[0].stored);
    EXPECT_EQ(text(), "4 mote");
}

TEST_F(BuilderCommands, UnknownOnesDoNothing) {
    app.screen = Screen::setup;
    EXPECT_FALSE(say_all({"list 2"})) << "nobody sits there";
    EXPECT_FALSE(say_all({"list x"}));
    EXPECT_FALSE(say_all({"add mote"}));
    say_all({"list 0"});
    for (const char* const each :
         {"", " ", "take-list", "take-list own x", "edit-list ready dragon", "copy-list x", "delete-list x",
          "text", "text list", "text x\ny", "undo", "list-text"})
        say_all({each});
    EXPECT_EQ(app.screen, Screen::lists);
    say_all({"new-list"});
    for (const char* const each : {"add", "add dragon", "drop mote", "filter 99", "filter -1", "filter x",
                                   "filters x", "next-option 7", "text search", "text list-name"})
        say_all({each});
    EXPECT_TRUE(app.building.list.empty());
    EXPECT_TRUE(app.lists.all().empty());
    builder::open_link(app, "list=");
    EXPECT_EQ(told(), "The link cannot be opened: The link is cut: it ends before the list.");
}

} // namespace builder_commands_test

} // namespace cardfront
