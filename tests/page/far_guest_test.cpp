// This page was invited to a table (tests/page/far_page.h).
#include "tests/page/far_page.h"

namespace cardfront::far {

namespace {

class FarGuestPage : public FarPage {
  protected:
    void join(Host& host, const std::string& name = "Ann") {
        command("link far=LINK");
        ASSERT_EQ(fake().far.read, std::vector<std::string>{"LINK"});
        EXPECT_EQ(fake().links_taken, 0) << "a reload would read it again";
        command("far-link key 1\nLINK");
        EXPECT_EQ(fake().links_taken, 1);
        ASSERT_FALSE(fake().questions.empty());
        command("text far-name\n" + name);
        ASSERT_EQ(the_app().screens.top(), Screen::room);
        command("far-made " + room().id() + "\nsecret\nkey\n\n");
        talk(host);
    }
    // The page is closed and opened again on the same store.
    void reload() {
        leave_session();
        the_app() = {};
        command("games-here");
    }
    void talk(Host& host) {
        for (int n = 0; n < 6; ++n) {
            app::command("far-tick");
            for (const Bytes& bytes : taken()) EXPECT_FALSE(host.receive(peer, bytes, fake().now));
            if (host.can_begin()) host.begin();
            host.tick(fake().now);
            for (const auto& sent : host.take_datagrams(fake().now)) here(sent.bytes, "host");
        }
        let_pass(50);
    }
    static MatchSetup setup_of(const char* game) {
        MatchSetup setup = new_draft(find_game(game));
        for (Player& player : setup.players) player.level = -1;
        return setup;
    }
    void play_out(Host& host, std::size_t most = SIZE_MAX) {
        for (std::size_t n = 0; n < 3000 && !host.match().over() && n < most; ++n) {
            const Seat turn = host.match().turn();
            if (turn == 0)
                host.act(any_of(seen_by(0, host.match().state()), host.match().steps().size()));
            else if (!session().shown().legal.empty())
                app::command("do " + action_code(session().shown().info(),
                                                 any_of(session().shown().view, session().shown().actions)));
            talk(host);
            let_pass(50);
            fake().now += 1000;
        }
    }
};

TEST_F(FarGuestPage, SitsDownPlaysAndIsToldThatTheDealWasFair) {
    the_app().settings.speed = 3;
    Host host(setup_of("head-to-head-poker"), only(1), secret_of(3), 5000);
    join(host);
    ASSERT_TRUE(host.begun());
    EXPECT_EQ(host.roster().seats[1].name, "Ann");
    ASSERT_EQ(the_app().screens.top(), Screen::table);
    play_out(host);
    talk(host);
    ASSERT_TRUE(host.match().over());
    ASSERT_TRUE(room().guest()->verdict());
    EXPECT_TRUE(room().guest()->verdict()->fair);
    ASSERT_NE(the_app().store.saves.find(room().id()), nullptr);
    command("home");
    command("delete " + room().save_id());
    command("really-delete " + room().save_id());
    command("far-tick");
    EXPECT_EQ(the_app().store.saves.find(room().save_id()), nullptr) << "it stays deleted";
    command("room " + room().id());
    ASSERT_NE(session().whole(), nullptr) << "now it may be reviewed and handed on";
    EXPECT_EQ(session().whole()->record(), host.match().record());
    command("rematch");
    host.wish_rematch();
    talk(host);
    ASSERT_TRUE(host.all_wish_rematch());
    host.rematch(host.setup(), secret_of(4));
    talk(host);
    EXPECT_EQ(the_app().screens.top(), Screen::table);
    EXPECT_EQ(session().shown().actions, host.match().steps().size());
    EXPECT_FALSE(session().shown().over());
    EXPECT_EQ(room().guest()->trouble(), "");
    play_out(host);
    talk(host);
    EXPECT_NE(the_app().store.saves.find(room().save_id()), nullptr) << "each is a game of its own";
}

TEST_F(FarGuestPage, WhoIsRemovedIsToldAndHasNoTableAnyMore) {
    Host host(setup_of("crossfire"), only(1), secret_of(3), 5000);
    join(host);
    play_out(host, 5);
    ASSERT_EQ(the_app().screens.top(), Screen::table);
    host.remove(1);
    talk(host);
    EXPECT_EQ(the_app().screens.top(), Screen::room);
    EXPECT_EQ(the_app().session, nullptr);
    EXPECT_EQ(the_app().alert, words_of(Why::removed));
}

TEST_F(FarGuestPage, WhoIsRemovedIsNotCalledToATableThatIsGone) {
    Host host(setup_of("crossfire"), only(1), secret_of(3), 5000);
    join(host);
    for (int n = 0; n < 60 && !room().my_turn(); ++n) play_out(host, 1);
    ASSERT_TRUE(room().my_turn());
    host.remove(1);
    talk(host);
    EXPECT_FALSE(room().my_turn());
    EXPECT_EQ(mirror().find("\"calls\":true"), std::string::npos);
    EXPECT_FALSE(offers("to-table"));
    command("far-link key 1\nLINK");
    talk(host);
    EXPECT_FALSE(host.is_taken(1)) << "the same link leads nowhere";
}

TEST_F(FarGuestPage, ATableThatCannotBeTrustedOffersNothing) {
    Host host(setup_of("crossfire"), only(1), secret_of(3), 5000);
    join(host);
    for (int n = 0; n < 60 && !room().my_turn(); ++n) play_out(host, 1);
    ASSERT_FALSE(deeds().empty());
    Box box(9000000000000);
    box.put(bytes_of(OpenedPart{{}, 0, {}}));
    here(box.datagram(), "host");
    let_pass(50);
    EXPECT_NE(room().guest()->trouble(), "");
    EXPECT_TRUE(deeds().empty());
    EXPECT_NE(mirror().find(room().guest()->trouble()), std::string::npos);
}

TEST_F(FarGuestPage, HearsWhatTheHostSays) {
    the_app().settings.speed = 3;
    Host host(setup_of("head-to-head-poker"), only(1), secret_of(3), 5000);
    join(host);
    host.say_phrase(0, 1);
    talk(host);
    EXPECT_NE(the_app().alert.find("Good luck!"), std::string::npos) << the_app().alert;
    host.say_phrase(nobody, 2);
    talk(host);
    EXPECT_NE(the_app().alert.find("Well played."), std::string::npos) << the_app().alert;
    play_out(host);
    talk(host);
    host.wish_rematch();
    talk(host);
    EXPECT_NE(the_app().alert.find("play again"), std::string::npos) << the_app().alert;
    EXPECT_NE(stands_of(room()).find("play again"), std::string::npos);
}

TEST_F(FarGuestPage, KeepsAnEndThoughAnotherBeginsAtOnce) {
    the_app().settings.speed = 3;
    Host host(setup_of("head-to-head-poker"), only(1), secret_of(3), 5000);
    join(host);
    for (int n = 0; n < 3000; ++n) {
        if (host.match().turn() == 0) {
            host.act(any_of(seen_by(0, host.match().state()), host.match().steps().size()));
        } else if (!session().shown().legal.empty()) {
            const auto& shown = session().shown();
            app::command("do " + action_code(shown.info(), any_of(shown.view, shown.actions)));
            app::command("far-tick");
            for (const Bytes& bytes : taken()) EXPECT_FALSE(host.receive(peer, bytes, fake().now));
        }
        if (host.match().over()) break; // this page has not heard it
        talk(host);
        fake().now += 1000;
    }
    ASSERT_TRUE(host.match().over());
    command("home");
    host.rematch(host.setup(), secret_of(4));
    const std::string id = room().save_id();
    talk(host);
    talk(host);
    EXPECT_EQ(room().number(), 1);
    EXPECT_NE(the_app().store.saves.find(id), nullptr);
    EXPECT_EQ(room().guest()->trouble(), "");
}

TEST_F(FarGuestPage, AsksAgainForASeat) {
    Host host(setup_of("crossfire"), only(1), secret_of(3), 5000);
    Guest other("Eve", false, secret_of(9), 5000);
    ASSERT_FALSE(host.receive("teve", *other.take_datagram(5000), 5000));
    join(host);
    EXPECT_EQ(room().guest()->refused(), Why::no_seat);
    other.leave();
    ASSERT_FALSE(host.receive("teve", *other.take_datagram(9000), 9000));
    talk(host);
    EXPECT_EQ(room().guest()->seat(), 1);
}

TEST_F(FarGuestPage, TheSameLinkLeadsBack) {
    Host host(setup_of("crossfire"), only(1), secret_of(3), 5000);
    join(host);
    play_out(host, 5);
    command("home");
    const std::string id = room().id();
    fake().questions.clear();
    command("far-link key 1\nLINK");
    EXPECT_TRUE(fake().questions.empty());
    EXPECT_EQ(the_app().screens.top(), Screen::table);
    EXPECT_EQ(session().save_id(), id);
}

TEST_F(FarGuestPage, IsCalledWhenItIsTheirTurn) {
    Host host(setup_of("crossfire"), only(1), secret_of(3), 5000);
    join(host);
    for (int n = 0; n < 40 && room().my_turn(); ++n) play_out(host, 1);
    EXPECT_EQ(mirror().find("\"calls\":true"), std::string::npos);
    command("hidden 1");
    for (int n = 0; n < 40 && !room().my_turn(); ++n) play_out(host, 1);
    ASSERT_TRUE(room().my_turn());
    EXPECT_NE(mirror().find("\"calls\":true"), std::string::npos);
    EXPECT_FALSE(fake().far.notified.empty());
}

TEST_F(FarGuestPage, ANameIsNeededAndALinkMayBeNone) {
    command("far-lack\nThis invitation is not whole.");
    EXPECT_EQ(the_app().alert, "This invitation is not whole.");
    command("far-link key 1\nLINK");
    fake().questions.clear();
    command("text far-name\n  ");
    ASSERT_EQ(fake().questions.size(), 1U);
    EXPECT_EQ(fake().questions.back().value, "") << "no name that others have too";
    EXPECT_EQ(fake().questions.back().wrong, "A player needs a name.");
    EXPECT_TRUE(the_app().far_rooms->all.empty());
}

TEST_F(FarGuestPage, AnInvitationStaysUntilSomebodyHasSatDownOrDoesNotWantTo) {
    for (const bool sits : {false, true}) {
        command("far-link key 1\nLINK");
        fake().questions.clear();
        reload(); // the name was not said
        EXPECT_TRUE(fake().questions.empty());
        EXPECT_NE(mirror().find("\"sit-down\""), std::string::npos);
        if (!sits) {
            command("decline");
            EXPECT_EQ(mirror().find("\"sit-down\""), std::string::npos);
            command("sit-down");
            EXPECT_TRUE(fake().questions.empty());
            reload();
            EXPECT_EQ(mirror().find("\"sit-down\""), std::string::npos);
            continue;
        }
        command("sit-down");
        ASSERT_EQ(fake().questions.size(), 1U);
        command("text far-name\nAnn");
        ASSERT_EQ(the_app().screens.top(), Screen::room);
        EXPECT_EQ(room().link(), "LINK");
        command("home");
        EXPECT_EQ(mirror().find("\"sit-down\""), std::string::npos);
    }
}

TEST_F(FarGuestPage, AnInvitationStaysWhereOneLooksOnAndGoesWhereAnotherTabHasAnswered) {
    command("far-link key 1\nLINK");
    command("far-link other 0\nONLOOKER"); // at another table
    ASSERT_EQ(the_app().screens.top(), Screen::room);
    command("home");
    EXPECT_NE(mirror().find("\"sit-down\""), std::string::npos);
    platform::store_put("invited", ""); // as another tab leaves it
    command("store-changed");
    EXPECT_EQ(mirror().find("\"sit-down\""), std::string::npos);
}

TEST_F(FarGuestPage, WhatIsKeptAndCannotBeReadIsTold) {
    platform::store_put("far.abc", "nonsense");
    command("games-here");
    EXPECT_NE(the_app().alert.find("cannot be read"), std::string::npos);
    EXPECT_TRUE(platform::store_get("far.abc")) << "and stays";
}

} // namespace

TEST_F(FarGuestPage, ResignsAsAtOneScreen) {
    the_app().settings.speed = 3;
    Host host(setup_of("crossfire"), only(1), secret_of(3), 5000);
    join(host);
    for (int n = 0; n < 60 && !session().can_resign(); ++n) play_out(host, 1);
    ASSERT_TRUE(offers("resign"));
    command("resign");
    EXPECT_NE(mirror().find(" resigns. This cannot be taken back."), std::string::npos);
    command("confirm");
    talk(host);
    ASSERT_TRUE(host.match().over());
    EXPECT_EQ(host.match().resigned(), 1);
    EXPECT_NE(mirror().find("You have resigned."), std::string::npos);
    ASSERT_TRUE(room().guest()->verdict());
    EXPECT_TRUE(room().guest()->verdict()->fair) << room().guest()->verdict()->words;
    EXPECT_NE(the_app().store.saves.find(room().save_id()), nullptr);
}

} // namespace cardfront::far
