// This page invites to a table (tests/page/far_page.h).
#include "web/comeback/comeback.h"

#include "tests/page/far_page.h"

namespace cardfront::far {

TEST_F(FarPage, IsInvitedToAndPlayedToItsEnd) {
    the_app().settings.speed = 3;
    invite("head-to-head-poker", "1");
    EXPECT_EQ(fake().far.invited, std::vector<std::string>{"the link"});
    EXPECT_EQ(the_app().far_rooms->all.size(), 1U);
    Guest guest("Bea", false, secret_of(7), fake().now);
    talk(guest);
    ASSERT_TRUE(guest.begun()) << stands_of(room());
    EXPECT_EQ(the_app().screens.top(), Screen::table);
    EXPECT_EQ(fake().far.invited.back(), "") << "all have come: the invitation is put away";
    play_out(guest);
    ASSERT_TRUE(room().over());
    talk(guest);
    ASSERT_TRUE(guest.verdict());
    EXPECT_TRUE(guest.verdict()->fair) << guest.verdict()->words;
    EXPECT_NE(the_app().store.saves.find(room().id()), nullptr) << "a finished game is a saved game";
    EXPECT_TRUE(offers("rematch"));
    command("rematch");
    guest.wish_rematch();
    talk(guest);
    EXPECT_EQ(room().number(), 1);
    talk(guest);
    EXPECT_FALSE(room().over());
    EXPECT_TRUE(room().begun());
    play_out(guest);
    EXPECT_TRUE(room().over());
    EXPECT_EQ(the_app().store.saves.games().size(), 2U) << "each is a game of its own";
}

TEST_F(FarPage, NothingOfTheMatchIsHandedOnWhileItIsPlayed) {
    invite("crossfire", "1");
    Guest guest("Bea", false, secret_of(7), fake().now);
    talk(guest);
    ASSERT_EQ(the_app().screens.top(), Screen::table);
    EXPECT_FALSE(offers("export-this"));
    EXPECT_FALSE(offers("share-this"));
    EXPECT_EQ(session().whole(), nullptr);
    EXPECT_TRUE(the_app().store.saves.games().empty());
}

TEST_F(FarPage, WhoHasTheOnlookersLinkGetsNoSeat) {
    invite("crossfire", "1");
    Guest guest("Eve", false, secret_of(9), fake().now);
    here(*guest.take_datagram(fake().now), "oeve", false);
    command("far-tick");
    for (const Bytes& bytes : taken()) (void)guest.receive(bytes, fake().now);
    EXPECT_FALSE(guest.seated());
    EXPECT_EQ(guest.refused(), Why::no_seat);
}

TEST_F(FarPage, NothingIsSentBeforeItIsKept) {
    invite("crossfire", "1");
    Guest guest("Bea", false, secret_of(7), fake().now);
    talk(guest);
    ASSERT_TRUE(guest.begun());
    for (int n = 0; n < 60 && session().shown().legal.empty(); ++n) play_out(guest, 1);
    ASSERT_FALSE(session().shown().legal.empty());
    fake().quota = 0;
    const auto& shown = session().shown();
    fake().far.sent.clear();
    command("do " + action_code(shown.info(), any_of(shown.view, shown.actions)));
    command("far-tick");
    EXPECT_TRUE(fake().far.sent.empty());
    EXPECT_FALSE(room().kept());
    fake().quota = ~std::size_t{0};
    command("far-tick");
    EXPECT_FALSE(fake().far.sent.empty());
    EXPECT_TRUE(room().kept());
}

TEST_F(FarPage, IsTakenUpAsItWasKept) {
    invite("crossfire", "1");
    Guest guest("Bea", false, secret_of(7), fake().now);
    talk(guest);
    play_out(guest, 8);
    const std::string id = room().id();
    const std::size_t actions = session().shown().actions;
    ASSERT_GT(actions, 0U);
    command("home");
    the_app().far_rooms.reset(); // the page is closed
    command("games-here");
    ASSERT_EQ(the_app().far_rooms->all.size(), 1U);
    EXPECT_EQ(fake().far.open.at(id).secret, "secret");
    made();
    EXPECT_EQ(fake().far.invited, (std::vector<std::string>{"the link", ""}))
        << "it was shown once, when it was new, until somebody came";
    EXPECT_TRUE(offers("room " + id));
    command("room " + id);
    EXPECT_EQ(session().shown().actions, actions);
    play_out(guest, 10);
    EXPECT_GT(session().shown().actions, actions);
    EXPECT_EQ(guest.trouble(), "");
}

TEST_F(FarPage, AnotherTabGoesOnWithIt) {
    invite("crossfire", "1");
    Guest guest("Bea", false, secret_of(7), fake().now);
    talk(guest);
    fake().ours = false;
    command("store-changed");
    EXPECT_TRUE(fake().far.open.empty()) << "one tab alone speaks";
    fake().ours = true;
    command("store-changed");
    EXPECT_EQ(fake().far.open.size(), 1U);
    EXPECT_EQ(the_app().screens.top(), Screen::table) << "nothing has happened there";
}

TEST_F(FarPage, ASeatIsTheComputersAndGivenBack) {
    invite("crossfire", "1");
    command("fill 1");
    command("far-tick");
    EXPECT_TRUE(room().begun()) << "nobody is waited for any more";
    EXPECT_EQ(the_app().screens.top(), Screen::table);
    Guest guest("Bea", false, secret_of(7), fake().now);
    talk(guest);
    EXPECT_EQ(guest.seat(), 1);
    command("company");
    ASSERT_TRUE(offers("give-back 1"));
    command("give-back 1");
    EXPECT_EQ(room().roster().seats[1].who, Who::far);
    command("remove 1");
    EXPECT_EQ(room().roster().seats[1].who, Who::far) << "it is asked first";
    command("really-remove 1");
    EXPECT_EQ(room().roster().seats[1].who, Who::free);
    talk(guest);
    EXPECT_EQ(guest.refused(), Why::removed);
}

TEST_F(FarPage, WhoIsAwayForTooLongGetsAComputerUntilTheyAreBack) {
    command("setup " + std::to_string(find_game("crossfire")));
    command("player 0 f");
    command("patience 1"); // 5 minutes
    the_app().settings.speed = 3;
    command("start");
    made();
    Guest guest("Bea", false, secret_of(7), fake().now);
    talk(guest);
    ASSERT_TRUE(guest.begun());
    for (int n = 0; n < 50 && room().turn() != 0; ++n) play_out(guest, 1);
    ASSERT_EQ(room().turn(), 0);
    fake().now += 4 * 60000;
    command("far-tick");
    EXPECT_EQ(room().roster().seats[0].who, Who::far);
    ASSERT_TRUE(room().away(0));
    EXPECT_EQ(session().shown().away[0], "away for 4 minutes");
    fake().now += 60001;
    command("far-tick");
    EXPECT_EQ(room().roster().seats[0].who, Who::computer);
    talk(guest);
    command("far-tick");
    EXPECT_EQ(room().roster().seats[0].who, Who::far);
}

TEST_F(FarPage, ATakeBackIsAskedFor) {
    Guest guest("Bea", false, secret_of(7), fake().now);
    play_until_undo(guest);
    const std::size_t actions = session().shown().actions;
    command("undo");
    talk(guest);
    ASSERT_TRUE(guest.must_answer());
    EXPECT_TRUE(offers("ask-no-more"));
    command("undo");
    EXPECT_NE(the_app().alert.find("You have asked already"), std::string::npos) << the_app().alert;
    EXPECT_FALSE(session().course().can_undo());
    guest.answer(false);
    talk(guest);
    EXPECT_TRUE(session().course().can_undo()) << "as before";
    EXPECT_EQ(session().shown().actions, actions);
    EXPECT_NE(the_app().alert.find("not taken back"), std::string::npos) << the_app().alert;
    command("undo");
    talk(guest);
    guest.answer(true);
    talk(guest);
    EXPECT_LT(session().shown().actions, actions);
}

// Whoever is to move sees what is asked, whatever their own line of buttons says.
TEST_F(FarPage, WhatOthersAskStandsAboveTheTable) {
    the_app().settings.speed = 3;
    for (const char* const game : {"head-to-head-poker", "crossfire"}) {
        SCOPED_TRACE(game);
        Guest guest("Bea", false, secret_of(7), fake().now);
        invite(game, "1");
        talk(guest);
        const auto may_ask = [&] {
            return session().my_turn() && !session().shown().legal.empty() &&
                   guest.moments("there")->can_undo(1, false);
        };
        for (int n = 0; n < 400 && !room().over() && !may_ask(); ++n) play_out(guest, 1);
        ASSERT_TRUE(may_ask());
        EXPECT_EQ(mirror().find("Bea asks to take back"), std::string::npos);
        guest.moments("there")->undo(1, false);
        talk(guest);
        ASSERT_TRUE(room().must_answer());
        EXPECT_FALSE(session().course().can_undo()) << "one thing is asked at a time";
        command("undo");
        EXPECT_NE(the_app().alert.find("is not answered yet"), std::string::npos) << the_app().alert;
        EXPECT_NE(mirror().find("Bea asks to take back a choice."), std::string::npos) << mirror();
        for (const char* const id : {"answer-back 0", "answer-back 1"}) {
            ASSERT_TRUE(offers(id));
            ASSERT_TRUE(kit::rect_of(id)) << id;
            EXPECT_LT(kit::rect_of(id)->y, 160) << "above the table";
        }
        click("answer-back 0");
        talk(guest);
        EXPECT_FALSE(room().must_answer());
        EXPECT_FALSE(kit::rect_of("answer-back 1"));
        command("home");
        the_app().far_rooms.reset();
    }
}

TEST_F(FarPage, WhoLeavesForGoodIsMissed) {
    the_app().settings.speed = 3;
    invite("crossfire", "1");
    Guest guest("Bea", false, secret_of(7), fake().now);
    talk(guest);
    for (int n = 0; n < 50 && room().turn() != 1; ++n) play_out(guest, 1);
    ASSERT_EQ(room().turn(), 1);
    guest.leave();
    talk(guest);
    ASSERT_EQ(room().roster().seats[1].who, Who::free);
    EXPECT_NE(the_app().alert.find("Bea has left; the seat is free."), std::string::npos) << the_app().alert;
    EXPECT_NE(mirror().find("It goes on when somebody sits down there, or the computer plays."),
              std::string::npos)
        << mirror();
    EXPECT_EQ(stands_of(room()), "It waits until somebody takes the free seat.");
    click("company");
    EXPECT_EQ(the_app().screens.top(), Screen::room);
    EXPECT_TRUE(offers("fill 1"));
}

TEST_F(FarPage, WhatIsLookedThroughMayBeTakenBackMeanwhile) {
    Guest guest("Bea", false, secret_of(7), fake().now);
    play_until_undo(guest);
    command("undo");
    talk(guest);
    command("look-through");
    ASSERT_TRUE(session().past().looks());
    const std::size_t actions = session().shown().actions;
    guest.answer(true);
    if (const auto bytes = guest.take_datagram(fake().now)) here(*bytes, peer);
    app::command("key ArrowLeft");
    EXPECT_LT(session().shown().actions, actions);
    rest();
}

TEST_F(FarPage, ComputersPlayThoughTheTableIsNotLookedAt) {
    the_app().settings.speed = 3;
    hold("crossfire", 1);
    Guest guest("Bea", false, secret_of(7), fake().now);
    talk(guest);
    ASSERT_TRUE(room().begun());
    for (int n = 0; n < 60 && room().turn() != 1; ++n) play_out(guest, 1);
    ASSERT_EQ(room().turn(), 1);
    command("home");
    fake().jobs.clear();
    const std::size_t before = room().host()->match().steps().size();
    command("far-tick");
    for (int n = 0; n < 4 && room().host()->match().steps().size() == before; ++n) {
        stage::answer_job();
        command("far-tick");
    }
    EXPECT_GT(room().host()->match().steps().size(), before);
    // Where the worker is lost, or another match is on the table, a rule of thumb decides.
    for (const bool busy : {false, true}) {
        if (busy) command("play " + std::to_string(find_game("head-to-head-poker")));
        const auto done = [] {
            const auto& steps = room().host()->match().steps();
            return std::count_if(steps.begin(), steps.end(), [](const Step& step) { return step.seat == 1; });
        };
        const auto were = done();
        for (int n = 0; n < 60 && done() == were && !room().over(); ++n) {
            if (const auto moments = guest.moments("there"); moments->turn() == 0)
                moments->act(any_of(moments->seen(0), moments->actions()));
            talk(guest);
        }
        EXPECT_GT(done(), were) << busy;
    }
}

TEST_F(FarPage, WhatItsTableThinksAboutIsNotStoppedByWhatWasThoughtUnwatched) {
    the_app().settings.speed = 3;
    hold("crossfire", 3);
    Guest guest("Bea", false, secret_of(7), fake().now);
    talk(guest);
    for (int n = 0; n < 60 && room().turn() != 1; ++n) play_out(guest, 1);
    command("home");
    fake().jobs.clear();
    command("far-tick");
    ASSERT_EQ(fake().jobs.size(), 1U) << "unwatched";
    command("room " + room().id());
    for (int n = 0; n < 20 && fake().jobs.size() < 2; ++n) let_pass(50);
    ASSERT_EQ(fake().jobs.size(), 2U) << "at the table";
    command("far-tick");
    EXPECT_EQ(fake().jobs.size(), 2U);
}

TEST_F(FarPage, AnEndThatNobodyHereSawIsKept) {
    the_app().settings.speed = 3;
    invite("head-to-head-poker", "01");
    Guest ann("Ann", false, secret_of(7), fake().now), bea("Bea", false, secret_of(8), fake().now);
    const auto both = [&] { talk(ann, "tann"), talk(bea, "tbea"), talk(ann, "tann"); };
    both();
    ASSERT_TRUE(room().begun());
    command("home");
    for (int n = 0; n < 3000 && !room().over(); ++n) {
        for (Guest* const each : {&ann, &bea})
            if (each->begun() && each->turn() == each->seat()) {
                const auto moments = each->moments("there");
                moments->act(any_of(moments->seen(each->seat()), moments->actions()));
            }
        both();
    }
    ASSERT_TRUE(room().over());
    EXPECT_NE(the_app().store.saves.find(room().save_id()), nullptr);
}

TEST_F(FarPage, WhatAFullStoreDidNotTakeIsNotGone) {
    invite("crossfire", "1");
    Guest guest("Bea", false, secret_of(7), fake().now);
    talk(guest);
    for (int n = 0; n < 60 && session().shown().legal.empty(); ++n) play_out(guest, 1);
    fake().quota = 0;
    const auto& shown = session().shown();
    command("do " + action_code(shown.info(), any_of(shown.view, shown.actions)));
    const std::size_t actions = room().host()->match().steps().size();
    EXPECT_FALSE(session().saved()) << "and the table tells";
    EXPECT_NE(mirror().find("Not saved"), std::string::npos);
    EXPECT_NE(mirror().find("\"unsaved\":true"), std::string::npos);
    fake().ours = false;
    command("store-changed");
    fake().ours = true;
    fake().quota = ~std::size_t{0};
    command("store-changed");
    command("far-tick");
    EXPECT_EQ(room().host()->match().steps().size(), actions);
    EXPECT_TRUE(room().kept());
}

TEST_F(FarPage, ThePageTellsWhatItsWireLacks) {
    invite("crossfire", "1");
    Guest guest("Bea", false, secret_of(7), fake().now);
    talk(guest);
    ASSERT_EQ(the_app().screens.top(), Screen::table);
    command("far-wire " + room().id() + " down\nNo relay can be reached.");
    EXPECT_NE(mirror().find("No relay can be reached."), std::string::npos) << "at the table, too";
    command("home");
    command("setup " + std::to_string(find_game("crossfire")));
    for (const char* const each : {"player 1 f", "start"}) command(each);
    command("far-lack " + room().id() + "\nThis browser cannot.");
    EXPECT_EQ(the_app().alert, "This browser cannot.");
    command("invite");
    EXPECT_EQ(the_app().alert, "This browser cannot.") << "it is not being made";
}

TEST_F(FarPage, WhatAnotherVersionHasKeptIsToldAndMayBePutAway) {
    platform::store_put("far.old", base64(Bytes{1, 1, 0, 0}));
    command("games-here");
    EXPECT_NE(the_app().alert.find("Another version"), std::string::npos) << the_app().alert;
    command("home");
    ASSERT_TRUE(offers("far-forget old"));
    command("far-forget old");
    EXPECT_TRUE(platform::store_get("far.old")) << "it is asked first";
    ASSERT_TRUE(offers("really-far-forget old"));
    command("really-far-forget old");
    EXPECT_FALSE(platform::store_get("far.old"));
    EXPECT_FALSE(offers("far-forget old"));
}

TEST_F(FarPage, RelaysOfOnesOwn) {
    command("relays");
    command("text relays\n relay.example.org \n\nws://localhost:7000");
    EXPECT_EQ(platform::store_get("relays"), "relay.example.org\nws://localhost:7000\n");
    for (const char* const wrong : {"ws://relay.example.org", "https://x.org", "two words.org", "wss://",
                                    "nothing", "a.b\na.b\na.b\na.b\na.b\na.b\na.b"}) {
        fake().questions.clear();
        command(std::string("text relays\n") + wrong);
        ASSERT_EQ(fake().questions.size(), 1U) << wrong;
        EXPECT_NE(fake().questions.back().wrong, "") << wrong;
        EXPECT_EQ(fake().questions.back().value, wrong);
    }
    EXPECT_EQ(platform::store_get("relays"), "relay.example.org\nws://localhost:7000\n");
}

TEST_F(FarPage, ComputersAloneDoNotPlayForEver) {
    the_app().settings.speed = 3;
    hold("crossfire", 0);
    command("fill 0");
    for (int n = 0; n < 3000 && !(room().begun() && room().over()); ++n) {
        stage::answer_job();
        let_pass(50);
        fake().now += 1000;
    }
    ASSERT_TRUE(room().over());
    command("far-tick");
    EXPECT_EQ(room().number(), 0);
}

TEST_F(FarPage, WhoResignsIsAskedAndTheGuestIsTold) {
    the_app().settings.speed = 3;
    invite("crossfire", "1");
    Guest guest("Bea", false, secret_of(7), fake().now);
    talk(guest);
    for (int n = 0; n < 60 && !session().can_resign(); ++n) play_out(guest, 1);
    ASSERT_TRUE(offers("resign"));
    command("resign");
    EXPECT_FALSE(room().over()) << "it is asked first";
    EXPECT_NE(mirror().find(" resigns. This cannot be taken back."), std::string::npos);
    command("confirm");
    talk(guest);
    EXPECT_NE(mirror().find("You have resigned."), std::string::npos);
    ASSERT_TRUE(guest.verdict());
    EXPECT_TRUE(guest.verdict()->fair) << guest.verdict()->words;
    EXPECT_EQ(guest.verdict()->match->resigned(), 0);
    EXPECT_NE(the_app().store.saves.find(room().save_id()), nullptr);
}

TEST_F(FarPage, WhoHasResignedBeginsTheRematch) {
    the_app().settings.speed = 3;
    invite("poker-assault", "1");
    Guest guest("Bea", false, secret_of(7), fake().now);
    talk(guest);
    for (int n = 0; n < 60 && !session().can_resign(); ++n) play_out(guest, 1);
    for (const char* const each : {"resign", "confirm"}) command(each);
    talk(guest);
    ASSERT_TRUE(room().over());
    command("rematch");
    guest.wish_rematch();
    talk(guest);
    ASSERT_FALSE(room().over());
    EXPECT_EQ(room().host()->setup().setup.first, 0);
}

TEST_F(FarPage, WhoHoldsTheTableForOthersHasPlayedNothing) {
    the_app().settings.speed = 3;
    hold("crossfire", 0);
    Guest guest("Bea", false, secret_of(7), fake().now);
    talk(guest);
    EXPECT_FALSE(offers("resign"));
    play_out(guest);
    ASSERT_TRUE(room().over());
    command("far-tick");
    EXPECT_NE(the_app().store.saves.find(room().save_id()), nullptr) << "it is kept";
    EXPECT_TRUE(comeback::kept_of(the_app()).history.games().empty()) << "the guest's game is no own one";
}

} // namespace cardfront::far
