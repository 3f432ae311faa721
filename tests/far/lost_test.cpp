// Pages lose what they had written, are away for long, or have another program than before: nobody is called
// a cheat for it, and nothing grows without end.
#include "tests/far/cheating.h"

namespace cardfront::far {

namespace {

// A host and a guest of the last of two seats, each of whom may be taken up from what was kept earlier.
struct Two {
    explicit Two(const char* game, bool begins = true)
        : host(std::make_unique<Host>(setup_of(game), only(1), secret_of(1), now)),
          guest(std::make_unique<Guest>("Bob", false, secret_of(2), now)) {
        talk();
        EXPECT_TRUE(host->can_begin());
        if (!begins) return;
        host->begin();
        talk();
    }
    void talk() {
        for (int n = 0; n < 6; ++n) {
            now += beat_ms;
            if (const auto bytes = guest->take_datagram(now)) {
                EXPECT_FALSE(host->receive("bob", *bytes, now));
            }
            for (const auto& [tag, bytes] : host->take_datagrams(now))
                if (tag == "bob") {
                    EXPECT_FALSE(guest->receive(bytes, now));
                }
            if (guest->another_waits()) guest->to_another();
        }
    }
    void act() const {
        const Match& match = host->match();
        const Action action = choice_of(seen_by(match.turn(), match.state()), match.steps().size(), 3);
        if (match.turn() == 1)
            guest->moments("x")->act(action);
        else
            host->act(action);
    }
    void play(int actions) {
        for (int n = 0; n < actions && !host->match().over(); ++n) act(), talk();
    }
    void play_out() {
        play(longest_game);
        ASSERT_EQ(guest->trouble(), "");
        ASSERT_TRUE(guest->verdict());
    }
    // Of the host, after some actions and before one of its own.
    Bytes kept_at_the_hosts_turn() {
        play(9);
        while (host->match().turn() == 1) play(1);
        return host->kept();
    }
    void take_up_host(const Bytes& kept) { host = std::move(*Host::take_up(kept, now)); }
    void take_up_guest(const Bytes& kept) { guest = std::move(*Guest::take_up(kept, now)); }

    double now = 5000;
    std::unique_ptr<Host> host;
    std::unique_ptr<Guest> guest;
};

constexpr const char* all_fair = "The deal was fair, and you were shown the truth.";

} // namespace

TEST(SetBack, AHostThatDoesTheSameAgainHasTold) {
    Two two("crossfire");
    const Bytes kept = two.kept_at_the_hosts_turn();
    two.play(1);
    two.take_up_host(kept);
    two.act();
    two.talk();
    ASSERT_EQ(two.guest->trouble(), "");
    EXPECT_EQ(two.guest->moments("x")->actions(), two.host->match().steps().size());
    two.play_out();
    EXPECT_EQ(two.guest->verdict()->words, all_fair);
}

TEST(SetBack, AHostThatGoesOnOtherwiseIsNamedForThatAlone) {
    for (const bool talks_first : {false, true}) {
        Two two("crossfire");
        const Bytes kept = two.kept_at_the_hosts_turn();
        const Action was =
            choice_of(seen_by(0, two.host->match().state()), two.host->match().steps().size(), 3);
        two.play(1);
        two.take_up_host(kept);
        if (talks_first) two.talk();
        ActionList actions;
        legal(two.host->match().state(), actions);
        two.host->act(actions[actions[0] == was ? 1 : 0]);
        two.talk();
        ASSERT_EQ(two.guest->trouble(), "");
        two.play_out();
        EXPECT_EQ(two.guest->verdict()->words,
                  "The host's page has lost or changed a part of what it had told you, and told another from "
                  "there on.");
    }
}

TEST(SetBack, AGuestIsToldAgain) {
    for (const int lost : {1, 4}) {
        Two two("crossfire");
        two.play(8);
        const Bytes kept = two.guest->kept();
        two.play(lost);
        two.take_up_guest(kept);
        two.talk();
        ASSERT_EQ(two.guest->trouble(), "");
        EXPECT_EQ(two.guest->moments("x")->actions(), two.host->match().steps().size());
        two.play_out();
        EXPECT_EQ(two.guest->verdict()->words, all_fair);
    }
}

TEST(SetBack, AHostThatLostTheBeginDealsTheSameAgain) {
    for (const bool talks_first : {false, true})
        for (const int actions : {0, 5}) {
            Two two("crossfire", false);
            const Bytes kept = two.host->kept();
            two.host->begin();
            two.talk();
            two.play(actions);
            ASSERT_TRUE(two.guest->begun());
            two.take_up_host(kept);
            if (talks_first) {
                two.talk();
                EXPECT_EQ(two.guest->trouble(), "");
                EXPECT_FALSE(two.guest->begun());
                two.take_up_guest(two.guest->kept());
            }
            ASSERT_TRUE(two.host->can_begin());
            two.host->begin();
            two.talk();
            two.play_out();
            EXPECT_EQ(two.guest->verdict()->words, all_fair);
        }
}

TEST(SetBack, AHostThatLostTheBeginMayNotDealOtherwise) {
    Two two("crossfire", false);
    const Bytes kept = two.host->kept();
    two.host->begin();
    two.talk();
    two.take_up_host(kept);
    two.talk();
    two.host->fill(1, 0); // so that its part may be left out
    CheatingHost::leave_out(*two.host, 1);
    two.host->begin();
    two.host->give_back(1);
    two.talk();
    two.play_out();
    EXPECT_FALSE(two.guest->verdict()->fair);
}

TEST(SetBack, AHostThatKnowsOfAYesNoMoreThanItsGuestAsksAgain) {
    Host host(of_four(), 0b0110, secret_of(1), 1);
    Guest ann("Ann", false, secret_of(2), 1), bob("Bob", false, secret_of(3), 1);
    double now = 1;
    const auto both = [&](Host& with) { talk(with, now, {{"a", &ann}, {"b", &bob}}); };
    both(host);
    ASSERT_TRUE(host.can_begin());
    host.begin();
    both(host);
    Saves saves;
    const auto here = host.moments("x", saves);
    while (!host.may_ask_back(0)) {
        const Seat turn = host.match().turn();
        const Action action = choice_of(seen_by(turn, host.match().state()), host.match().steps().size(), 3);
        if (turn == ann.seat())
            ann.moments("x")->act(action);
        else if (turn == bob.seat())
            bob.moments("x")->act(action);
        else
            host.act(action);
        both(host);
    }
    host.ask_back(0);
    both(host);
    ann.answer(true);
    both(host);
    const auto again = std::move(*Host::take_up(host.kept(), now));
    host.say_phrase(0, 1);
    both(host); // what is lost
    both(*again);
    ASSERT_EQ(again->asked().by, 0);
    bob.answer(true);
    both(*again);
    EXPECT_EQ(ann.trouble(), "");
    EXPECT_TRUE(ann.must_answer());
    ann.answer(true);
    both(*again);
    EXPECT_EQ(again->asked().by, nobody);
    EXPECT_EQ(ann.trouble(), "");
    EXPECT_EQ(ann.moments("x")->actions(), again->match().steps().size());
}

TEST(Rules, ThatHaveChangedAreTold) {
    Two two("crossfire");
    two.play(5);
    for (Bytes kept : {two.host->kept(), two.guest->kept()}) {
        kept[2] ^= 1U; // behind its version and the game
        EXPECT_NE(Host::take_up(kept, 1).problem().reason.find("rules"), std::string::npos);
        EXPECT_NE(Guest::take_up(kept, 1).problem().reason.find("rules"), std::string::npos);
    }
}

TEST(Whoever, IsSilentWhileAGameEndsIsToldItsEndBeforeTheNext) {
    Two two("poker-assault");
    Guest late("", true, secret_of(8), two.now);
    const auto come = [&] {
        for (int n = 0; n < 40; ++n) {
            two.now += beat_ms;
            if (const auto bytes = late.take_datagram(two.now)) {
                EXPECT_FALSE(two.host->receive("late", *bytes, two.now));
            }
            for (const auto& [tag, bytes] : two.host->take_datagrams(two.now))
                if (tag == "late") {
                    EXPECT_FALSE(late.receive(bytes, two.now));
                }
        }
    };
    come();
    ASSERT_TRUE(late.begun());
    two.play_out();
    two.host->rematch(two.host->setup(), secret_of(77));
    come();
    EXPECT_EQ(late.trouble(), "");
    ASSERT_TRUE(late.verdict()) << "so that it can be kept";
    EXPECT_TRUE(late.another_waits());
    late.to_another();
    EXPECT_EQ(late.trouble(), "");
    EXPECT_EQ(late.take_note(), "");
}

// --- What others may send without end

TEST(Flood, OfGreetingsIsAnsweredOnceAndKeptSmall) {
    Two two("crossfire");
    Box box(1);
    Hello hello{{}, true, "", {}, {}};
    for (int game = 0; game < games; ++game) hello.prints.push_back(print_of(game));
    for (int n = 0; n < 10000; ++n) box.put(bytes_of(hello));
    ASSERT_FALSE(two.host->receive("eve", box.datagram(), two.now));
    for (const auto& [tag, bytes] : two.host->take_datagrams(two.now))
        if (tag == "eve") {
            EXPECT_LT(bytes.size(), 5000U);
        }
    Box other(1);
    for (std::uint8_t n = 0; n < 250; ++n)
        for (std::uint8_t m = 0; m < 20; ++m) {
            hello.vow = {n, m};
            other.put(bytes_of(hello));
        }
    ASSERT_FALSE(two.host->receive("mal", other.datagram(), two.now));
    EXPECT_LT(CheatingHost::peer(*two.host, 2).line.box.bytes(), most_box_bytes);
    two.play(4);
    EXPECT_EQ(two.guest->trouble(), "");
}

TEST(Flood, OfComingsAndGoingsWaitsAsOneMessage) {
    Two two("crossfire");
    const Bytes hello = two.guest->take_datagram(two.now += beat_ms).value_or(Bytes{});
    Box box(1);
    Hello onlooker{{}, true, "", {}, {}};
    for (int game = 0; game < games; ++game) onlooker.prints.push_back(print_of(game));
    box.put(bytes_of(onlooker));
    ASSERT_FALSE(two.host->receive("eve", box.datagram(), two.now));
    for (int n = 0; n < 1000; ++n) {
        two.now += 2 * away_ms;
        two.host->tick(two.now);
        ASSERT_FALSE(two.host->receive("bob", hello, two.now));
        two.host->say_phrase(0, 1);
    }
    EXPECT_LT(CheatingHost::peer(*two.host, 1).line.box.bytes(), 5000U);
}

TEST(Flood, OfThoseWhoKnockLeavesRoomForWhoSitsDown) {
    Host host(setup_of("crossfire"), only(1), secret_of(1), 1);
    Box box(1);
    box.put(bytes_of(Leave{}));
    for (int n = 0; n < 100; ++n) (void)host.receive("o" + std::to_string(n), box.datagram(), 1, false);
    Guest ann("Ann", false, secret_of(2), 1);
    EXPECT_FALSE(host.receive("ann", *ann.take_datagram(1), 1));
    EXPECT_TRUE(host.is_taken(1));
    double now = 1;
    for (int n = 0; n < 200; ++n)
        EXPECT_FALSE(host.receive("t" + std::to_string(n), box.datagram(), now += away_ms)) << n;
    EXPECT_TRUE(host.is_taken(1));
}

// --- Signs of life

TEST(Signs, AreFreshAndStayKnown) {
    Two two("crossfire");
    const double sent = two.now;
    two.now += 3 * 3600000.0;
    const Bytes bytes = two.guest->take_datagram(two.now).value();
    EXPECT_FALSE(two.host->receive("bob", bytes, two.now, true, sent)) << "a relay has kept it";
    EXPECT_FALSE(two.host->roster().seats[1].present);
    two.take_up_host(two.host->kept());
    EXPECT_EQ(two.host->last_sign_ms(1), sent);
    EXPECT_FALSE(two.host->receive("bob", bytes, two.now));
    EXPECT_TRUE(two.host->roster().seats[1].present);
}

} // namespace cardfront::far
