// What the set-up tells before a match begins.
#include "tests/page/page.h"
#include "web/builder/builder_commands.h"

namespace cardfront {

namespace {

class SettingUp : public WholePage {};

// Cards that can be looked at before they are chosen.
class Looking : public WholePage {
  protected:
    static bool tells(std::string_view words) { return mirror().find(words) != std::string::npos; }
    static Screen top() { return the_app().screens.top(); }
};

} // namespace

TEST_F(SettingUp, LeadsFromHomeToAnInvitationInEachGame) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        command("home");
        click("rooms");
        EXPECT_NE(mirror().find("hand on the link"), std::string::npos) << mirror();
        click("new-table " + std::to_string(game));
        EXPECT_EQ(the_app().screens.top(), Screen::setup);
        EXPECT_EQ(the_app().draft.game, game);
        EXPECT_EQ(fake().questions.back().id, "name 0") << "others should know who invites";
        EXPECT_TRUE(offers("start"));
        EXPECT_NE(mirror().find("\"Invite\""), std::string::npos) << mirror();
        EXPECT_NE(mirror().find("somebody far"), std::string::npos) << mirror();
    }
    command("new-table 99"); // no game: nothing happens
    EXPECT_EQ(the_app().draft.game, games - 1);
}

TEST_F(SettingUp, APlainBeginningTellsTheComputersLevel) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        command("home");
        click("play " + std::to_string(game));
        EXPECT_NE(mirror().find("The computer plays at level Normal."), std::string::npos) << mirror();
    }
}

TEST_F(SettingUp, TellsWhoPlaysWithWhom) {
    for (const char* const key : {"poker-assault", "crossfire"}) {
        SCOPED_TRACE(key);
        command("setup " + std::to_string(find_game(key)));
        for (const char* const each : {"seats 2", "player 0 p", "player 1 2"}) command(each);
        EXPECT_EQ(mirror().find(" against "), std::string::npos);
        command("seats 4");
        for (const char* const each : {"player 1 2", "player 2 2", "player 3 2"}) command(each);
        const auto& players = the_app().draft.players;
        const std::string others =
            players[2].name + " against " + players[1].name + " and " + players[3].name;
        EXPECT_NE(mirror().find("You and " + others), std::string::npos) << mirror();
        command("player 3 p");
        EXPECT_NE(mirror().find(players[0].name + " and " + others.substr(0, others.rfind(' ')) + ' ' +
                                players[3].name),
                  std::string::npos)
            << mirror();
    }
    command("setup " + std::to_string(find_game("ground-assault")));
    command("seats 4");
    EXPECT_EQ(mirror().find(" against "), std::string::npos) << "each for themselves";
}

TEST_F(Looking, AtTheCardsOfEachListBeforeItIsChosen) {
    command("setup " + std::to_string(find_game("ground-assault")));
    command("list 0");
    ASSERT_TRUE(offers("cards 0"));
    const builder::Offer offer =
        builder::offers(the_app().store.lists, the_app().draft.game, the_app().draft.setup)[0];
    command("cards 0");
    EXPECT_EQ(top(), Screen::cards);
    const Shelf& shelf = builder::shelf_of(the_app());
    for (std::size_t i = 0; i < shelf.items.size(); ++i)
        EXPECT_EQ(tells("\"card " + std::to_string(i) + '"'), offer.list.counts[i] > 0) << shelf.items[i].key;
    command("back");
    EXPECT_EQ(top(), Screen::lists);
    command("cards 99");
    EXPECT_EQ(top(), Screen::lists) << "there is none";
    command("edit-list " + offer.choice);
    command("cards 0");
    EXPECT_TRUE(tells("\"card ")) << "the list that is put together";
    command("key Escape");
    EXPECT_EQ(top(), Screen::building);
}

TEST_F(Looking, AtAFactionBeforeItIsPicked) {
    start(find_game("poker-assault"), "pp");
    ASSERT_TRUE(offers("cards 2"));
    click("cards 2");
    EXPECT_EQ(top(), Screen::cards);
    EXPECT_TRUE(tells("Rocket Patrol"));
    const Pack pack = the_app().table->pack(2);
    std::size_t cards = 0;
    for (const Pack::Part& part : pack.parts)
        for (const Pack::Card& card : part.cards) {
            ++cards;
            EXPECT_TRUE(tells("\"card " + std::to_string(card.card) + '"')) << card.name;
            EXPECT_FALSE(card.text.empty()) << card.name;
        }
    EXPECT_EQ(cards, 16U + 8U);
    const std::string first = "card " + std::to_string(pack.parts[0].cards[0].card);
    click(first);
    EXPECT_GE(the_app().large, 0);
    command("back");
    EXPECT_EQ(the_app().large, -1);
    click("cards 0");
    EXPECT_TRUE(tells("Vampire Court"));
    command("back");
    EXPECT_EQ(top(), Screen::table);
    EXPECT_EQ(session().shown().actions, 0U);
    EXPECT_FALSE(deeds().empty()) << "it is still to be picked";
}

// What is drawn, and from which deal, changes nothing of it.
TEST_F(Looking, AtADeckTellsWhatTheRulesTellOfIt) {
    const auto told = [&] {
        if (session().eyes().handing_over()) command("take-screen");
        let_pass(3000);
        command("cards 1");
        EXPECT_EQ(top(), Screen::cards);
        const std::string all = mirror().substr(mirror().find("\"boards\""));
        command("back");
        return all.substr(0, all.find("\"sections\""));
    };
    start(find_game("assault-edge"), "pp");
    const std::string before = told();
    EXPECT_NE(before.find("Research Deck"), std::string::npos) << before;
    for (int turn = 0; turn < 12; ++turn) {
        if (session().eyes().handing_over()) command("take-screen");
        if (const auto all = deeds(); !all.empty()) command(all[static_cast<std::size_t>(turn) % all.size()]);
        let_pass(3000);
    }
    ASSERT_GT(session().shown().actions, 4U);
    EXPECT_EQ(told(), before);
}

} // namespace cardfront
