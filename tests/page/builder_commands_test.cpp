// The commands of the screens of lists, as the canvas and the mirror give them.
#include "tests/page/page.h"
#include "web/builder/builder_commands.h"

namespace cardfront {

namespace {

class BuilderCommands : public WholePage {
  protected:
    BuilderCommands() { command("setup " + std::to_string(find_game("ground-assault"))); }
    void say_all(std::initializer_list<std::string> commands) {
        for (const std::string& each : commands) command(each);
    }
    std::string text() const { return list_text(builder::shelf_of(app), app.building->list); }
    const std::string& told() const { return app.alert; }

    App& app = the_app();
};

TEST_F(BuilderCommands, AListIsMadeChosenAndRemembered) {
    say_all({"list 1", "edit-list ready vigil"});
    EXPECT_EQ(app.screens.top(), Screen::building);
    EXPECT_EQ(app.building->name, "My Sky Vigil");
    say_all({"less citadel", "add siege-ox", "take-this"});
    EXPECT_EQ(app.screens.top(), Screen::setup) << told();
    EXPECT_EQ(app.draft.setup.lists[1], app.building->list);
    EXPECT_TRUE(app.draft.setup.lists[0].empty());
    EXPECT_EQ(builder::name_of(app.draft.setup, app.chosen, app.store.lists, app.draft.game, 1),
              "My Sky Vigil");

    App later;
    later.settings = Settings::from_text(fake().texts.at("settings"));
    builder::begin_draft(later, new_draft(app.draft.game));
    EXPECT_EQ(later.draft.setup.lists[1], app.building->list);
    EXPECT_FALSE(check(later.draft.game, later.draft.setup));
}

TEST_F(BuilderCommands, WhatHasFaultsIsNotChosen) {
    say_all({"list 0", "new-list", "add mote", "take-this"});
    EXPECT_EQ(app.screens.top(), Screen::building);
    EXPECT_EQ(app.alert_rule, "GA-27");
    EXPECT_NE(told().find("Deck: at least 30 cards, not 0."), std::string::npos) << told();
    say_all({"back", "take-list own " + app.store.lists.open});
    EXPECT_EQ(app.screens.top(), Screen::lists);
    EXPECT_EQ(app.alert_number, 2);
    EXPECT_TRUE(app.chosen[0].empty());
}

TEST_F(BuilderCommands, ATextThatIsNoneIsAskedForAgain) {
    say_all({"list 0", "new-list", "add mote", "paste-list"});
    say_all({"text list\n2 mote\n3 motte"});
    ASSERT_EQ(fake().questions.size(), 2U);
    EXPECT_EQ(fake().questions[1].value, "2 mote\n3 motte");
    EXPECT_EQ(fake().questions[1].wrong, "Line 2: “3 motte”: there is no such key. Is “mote” meant?");
    EXPECT_EQ(text(), "1 mote");
    say_all({"text list\n2 mote\n\n"});
    EXPECT_EQ(text(), "2 mote");
    say_all({"undo", "undo", "undo"});
    EXPECT_EQ(text(), "");
    EXPECT_EQ(told(), "Nothing was changed here yet.");
    say_all({"text list\nhttps://x/#" +
             builder::link_of(app.draft.game, "Else", ready_list(builder::shelf_of(app), 0))});
    EXPECT_EQ(app.building->name, "Else");
}

TEST_F(BuilderCommands, FiltersAndPages) {
    say_all({"list 0", "new-list", "filter 0", "filter 2", "text search\nlaser"});
    const auto count = [&] { return builder::pool(builder::shelf_of(app), *app.building).size(); };
    EXPECT_EQ(count(), 1U);
    say_all({"filter 2"});
    EXPECT_EQ(count(), 4U) << "Turbolaser, too";
    say_all({"filters 3", "page-list", "filters-away"});
    EXPECT_EQ(count(), builder::shelf_of(app).items.size());
    EXPECT_EQ(app.building->group, 3);
    EXPECT_TRUE(app.building->shows_list);
    say_all({"filters 3", "page-pool", "next-option 0"});
    EXPECT_EQ(app.building->group, -1);
    EXPECT_FALSE(app.building->shows_list);
    EXPECT_NE(app.draft.setup.options[0], new_draft(app.draft.game).setup.options[0]);
    EXPECT_TRUE(app.store.lists.all().empty()) << "nothing was changed";
}

TEST_F(BuilderCommands, OwnListsAreNamedCopiedAndDeleted) {
    say_all({"list 0", "new-list", "rename-list", "text list-name\n Iron  Rain", "add mote", "list-text",
             "list-link"});
    ASSERT_EQ(app.store.lists.all().size(), 1U);
    EXPECT_EQ(app.store.lists.all()[0].name, "Iron  Rain");
    EXPECT_EQ(fake().shown[0].text, "1 mote");
    EXPECT_EQ(fake().shown[1].text, "https://cards.example/#list=ground-assault:Iron%20%20Rain:1_mote");
    say_all({"text list-name\n \n"});
    EXPECT_EQ(fake().questions.back().wrong, "A list needs a name.");
    const std::string id = app.store.lists.open;
    say_all({"back", "copy-list own " + id, "delete-list " + id});
    EXPECT_EQ(app.store.lists.all().size(), 2U) << "it is asked first";
    EXPECT_EQ(app.deleting, id);
    say_all({"really-delete-list " + id});
    ASSERT_EQ(app.store.lists.all().size(), 1U);
    EXPECT_EQ(app.store.lists.all()[0].name, "Iron  Rain 2");
    EXPECT_TRUE(app.store.lists.open.empty());
}

TEST_F(BuilderCommands, TheRestIsFilledAndTakenBack) {
    say_all({"list 0", "new-list", "add mote", "add mote"});
    EXPECT_TRUE(offers("fill-list"));
    command("fill-list");
    EXPECT_TRUE(faults(builder::shelf_of(app), app.draft.setup, app.building->list).empty());
    EXPECT_EQ(app.store.lists.all()[0].list, app.building->list) << "and is kept";
    const std::string full = text();
    EXPECT_NE(full.find("mote"), std::string::npos);
    command("fill-list");
    EXPECT_EQ(told(), "It is full: nothing is missing.");
    EXPECT_EQ(text(), full);
    command("undo");
    EXPECT_EQ(text(), "2 mote");
    // One star is left, and no unit of one star may be put in once more.
    command("text list\n3 skitterling, 3 mote, 3 line-warden, 3 hive-hauler, 3 gnat-bomber, 3 pike-rider, "
            "1 falchion");
    command("fill-list");
    const List list = app.building->list;
    EXPECT_EQ(amount_of(builder::shelf_of(app), list, 0), 29);
    EXPECT_EQ(amount_of(builder::shelf_of(app), list, 1), 30);
    command("fill-list");
    EXPECT_EQ(told(), "Nothing of the pool goes into what is left.");
    EXPECT_EQ(app.building->list, list);
}

TEST_F(BuilderCommands, AHandIsDealtToTryTheList) {
    say_all({"list 1", "new-list", "test-hand"});
    EXPECT_EQ(app.screens.top(), Screen::building);
    EXPECT_EQ(app.alert_rule, "GA-6") << "not before it could be played";
    command("fill-list");
    std::set<std::string> hands;
    command("test-hand");
    ASSERT_EQ(app.screens.top(), Screen::cards);
    for (int n = 0; n < 6; ++n) {
        const auto model = mirror();
        EXPECT_NE(model.find("What you hold once all units are placed."), std::string::npos);
        hands.insert(model);
        rest();
        click("test-hand");
        rest();
    }
    EXPECT_GE(hands.size(), 3U) << "another one with each press";
    command("back");
    EXPECT_EQ(app.screens.top(), Screen::building);
    command("cards 0");
    EXPECT_FALSE(offers("test-hand")) << "those are its cards";
    command("test-hand");
    EXPECT_EQ(mirror().find("What you hold"), std::string::npos);
    say_all({"back", "back", "cards 0"});
    EXPECT_FALSE(offers("test-hand"));
    command("test-hand");
    EXPECT_EQ(mirror().find("What you hold"), std::string::npos);
}

TEST_F(BuilderCommands, AFullStoreIsToldOnce) {
    say_all({"list 0", "new-list", "add mote"});
    fake().quota = 10;
    say_all({"add mote", "add mote", "add mote"});
    EXPECT_EQ(app.alert_number, 1);
    EXPECT_NE(told().find("full or closed"), std::string::npos);
    EXPECT_EQ(text(), "4 mote");
    fake().quota = 10000;
    command("store-changed");
    EXPECT_TRUE(app.store.lists.all()[0].stored);
    EXPECT_EQ(text(), "4 mote");
}

TEST_F(BuilderCommands, UnknownOnesDoNothing) {
    say_all({"list 2", "list x", "add mote"});
    EXPECT_EQ(app.screens.top(), Screen::setup) << "nobody sits there";
    say_all({"list 0"});
    for (const char* const each :
         {"", " ", "take-list", "take-list own x", "edit-list ready dragon", "copy-list x", "delete-list x",
          "text", "text list", "text x\ny", "undo", "list-text"})
        say_all({each});
    EXPECT_EQ(app.screens.top(), Screen::lists);
    say_all({"new-list"});
    for (const char* const each : {"add", "add dragon", "drop mote", "filter 99", "filter -1", "filter x",
                                   "filters x", "next-option 7", "text search", "text list-name"})
        say_all({each});
    EXPECT_TRUE(app.building->list.empty());
    EXPECT_TRUE(app.store.lists.all().empty());
    command("link list=");
    EXPECT_EQ(told(), "The link cannot be opened: The link is cut: it ends before the list.");
}

} // namespace

} // namespace cardfront
