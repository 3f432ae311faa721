// A table that lies at several pages, from this page's commands on: the other page is a Guest or a Host here,
// and what the platform was asked to send comes there.
#include "core/text/base64.h"
#include "web/company/company.h"

#include "tests/page/page.h"
#include "tests/stage/page.h"

#include <algorithm>

namespace cardfront::far {

namespace {

Digest secret_of(std::uint8_t chance) {
    Digest out{};
    out.fill(chance);
    return out;
}

// Any action, the same each time.
Action any_of(const Seen& view, std::size_t number) {
    ActionList actions;
    legal(view, actions);
    return actions[(number * 7919 + 13) % actions.size()];
}

constexpr const char* peer = "tguest";

class FarPage : public WholePage {
  protected:
    static Room& room() { return *the_app().far_rooms->all.front(); }
    static std::vector<Bytes> taken() {
        std::vector<Bytes> out;
        for (const auto& sent : std::exchange(fake().far.sent, {})) out.push_back(*read_base64(sent.base64));
        return out;
    }
    static void here(BytesView bytes, const std::string& from, bool sits = true) {
        const auto second = (fake().unix_ms + static_cast<std::uint64_t>(fake().now)) / 1000 + 1;
        app::command("far-heard " + room().id() + ' ' + from + (sits ? " 1 " : " 0 ") +
                     std::to_string(second) + ' ' + base64(bytes));
    }
    void made() { command("far-made " + room().id() + "\nsecret\nkey\nthe link\nthe other"); }

    // --- This page invites
    void invite(const std::string& game, std::string_view far_seats) {
        command("setup " + std::to_string(find_game(game)));
        for (const char seat : far_seats) command(std::string("player ") + seat + " f");
        command("start");
        ASSERT_EQ(the_app().screens.top(), Screen::room);
        made();
    }
    void talk(Guest& guest, const std::string& from = peer) {
        for (int n = 0; n < 6; ++n) {
            if (const auto bytes = guest.take_datagram(fake().now)) here(*bytes, from);
            app::command("far-tick");
            for (const auto& sent : fake().far.sent)
                if (sent.peer == from) {
                    EXPECT_FALSE(guest.receive(*read_base64(sent.base64), fake().now));
                }
            std::erase_if(fake().far.sent, [&from](const auto& sent) { return sent.peer == from; });
            if (guest.another_waits()) guest.to_another();
        }
        let_pass(50);
    }
    // Until it is over: those here by commands, the others as a page would.
    void play_out(Guest& guest, std::size_t most = SIZE_MAX) {
        for (std::size_t n = 0; n < 3000 && !room().over() && n < most; ++n) {
            if (the_app().session && !session().shown().legal.empty()) {
                const auto& shown = session().shown();
                app::command("do " + action_code(shown.info(), any_of(shown.view, shown.actions)));
            } else if (guest.turn() == guest.seat() && guest.seat() != nobody) {
                const auto moments = guest.moments("there");
                moments->act(any_of(moments->seen(guest.seat()), moments->actions()));
            } else if (!fake().jobs.empty()) {
                stage::answer_job();
            }
            let_pass(50);
            fake().now += 1000;
            talk(guest);
        }
    }
};

TEST_F(FarPage, IsInvitedToAndPlayedToItsEnd) {
    the_app().settings.speed = 3;
    invite("head-to-head-poker", "1");
    EXPECT_EQ(fake().far.invited, std::vector<std::string>{"the link"});
    EXPECT_EQ(the_app().far_rooms->all.size(), 1U);
    Guest guest("Bea", false, secret_of(7), Digest{}, fake().now);
    talk(guest);
    ASSERT_TRUE(guest.begun()) << stands_of(room());
    EXPECT_EQ(the_app().screens.top(), Screen::table);
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
    Guest guest("Bea", false, secret_of(7), Digest{}, fake().now);
    talk(guest);
    ASSERT_EQ(the_app().screens.top(), Screen::table);
    EXPECT_FALSE(offers("export-this"));
    EXPECT_FALSE(offers("share-this"));
    EXPECT_EQ(session().whole(), nullptr);
    EXPECT_TRUE(the_app().store.saves.games().empty());
}

TEST_F(FarPage, WhoHasTheOnlookersLinkGetsNoSeat) {
    invite("crossfire", "1");
    Guest guest("Eve", false, secret_of(9), Digest{}, fake().now);
    here(*guest.take_datagram(fake().now), "oeve", false);
    command("far-tick");
    for (const Bytes& bytes : taken()) (void)guest.receive(bytes, fake().now);
    EXPECT_FALSE(guest.seated());
    EXPECT_EQ(guest.refused(), Why::no_seat);
}

TEST_F(FarPage, NothingIsSentBeforeItIsKept) {
    invite("crossfire", "1");
    Guest guest("Bea", false, secret_of(7), Digest{}, fake().now);
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
    Guest guest("Bea", false, secret_of(7), Digest{}, fake().now);
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
    EXPECT_EQ(fake().far.invited.size(), 1U) << "it was shown once, when it was new";
    EXPECT_TRUE(offers("room " + id));
    command("room " + id);
    EXPECT_EQ(session().shown().actions, actions);
    play_out(guest, 10);
    EXPECT_GT(session().shown().actions, actions);
    EXPECT_EQ(guest.trouble(), "");
}

TEST_F(FarPage, AnotherTabGoesOnWithIt) {
    invite("crossfire", "1");
    Guest guest("Bea", false, secret_of(7), Digest{}, fake().now);
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
    Guest guest("Bea", false, secret_of(7), Digest{}, fake().now);
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
    Guest guest("Bea", false, secret_of(7), Digest{}, fake().now);
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
    invite("crossfire", "1");
    Guest guest("Bea", false, secret_of(7), Digest{}, fake().now);
    talk(guest);
    for (int n = 0; n < 60 && !(session().course().can_undo() && session().shown().actions > 3); ++n)
        play_out(guest, 1);
    ASSERT_TRUE(session().course().can_undo());
    const std::size_t actions = session().shown().actions;
    command("undo");
    talk(guest);
    ASSERT_TRUE(guest.must_answer());
    EXPECT_TRUE(offers("ask-no-more"));
    guest.answer(false);
    talk(guest);
    EXPECT_EQ(session().shown().actions, actions);
    EXPECT_NE(the_app().alert.find("not taken back"), std::string::npos) << the_app().alert;
    command("undo");
    talk(guest);
    guest.answer(true);
    talk(guest);
    EXPECT_LT(session().shown().actions, actions);
}

TEST_F(FarPage, WhatIsLookedThroughMayBeTakenBackMeanwhile) {
    invite("crossfire", "1");
    Guest guest("Bea", false, secret_of(7), Digest{}, fake().now);
    talk(guest);
    for (int n = 0; n < 60 && !(session().course().can_undo() && session().shown().actions > 3); ++n)
        play_out(guest, 1);
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
    command("setup " + std::to_string(find_game("crossfire")));
    for (const char* const each : {"player 0 f", "player 1 1", "start"}) command(each);
    made();
    Guest guest("Bea", false, secret_of(7), Digest{}, fake().now);
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

TEST_F(FarPage, AnEndThatNobodyHereSawIsKept) {
    the_app().settings.speed = 3;
    invite("head-to-head-poker", "01");
    Guest ann("Ann", false, secret_of(7), Digest{}, fake().now),
        bea("Bea", false, secret_of(8), Digest{}, fake().now);
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
    Guest guest("Bea", false, secret_of(7), Digest{}, fake().now);
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
    Guest guest("Bea", false, secret_of(7), Digest{}, fake().now);
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
    command("setup " + std::to_string(find_game("crossfire")));
    for (const char* const each : {"player 0 f", "player 1 0", "start"}) command(each);
    made();
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

// --- This page was invited

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
    Guest other("Eve", false, secret_of(9), Digest{}, 5000);
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
    EXPECT_EQ(fake().questions.back().wrong, "A player needs a name.");
    EXPECT_TRUE(the_app().far_rooms->all.empty());
}

TEST_F(FarGuestPage, WhatIsKeptAndCannotBeReadIsTold) {
    platform::store_put("far.abc", "nonsense");
    command("games-here");
    EXPECT_NE(the_app().alert.find("cannot be read"), std::string::npos);
    EXPECT_TRUE(platform::store_get("far.abc")) << "and stays";
}

} // namespace

} // namespace cardfront::far
