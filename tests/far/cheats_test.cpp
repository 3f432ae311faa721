// What a host that is not ours may try while the game goes on: a guest sees it at once, or the verdict tells.
#include "tests/far/cheating.h"

namespace cardfront::far {

namespace {

// A host that is a box alone, and says what the test wants; the guest has the last seat of two.
struct Hand {
    Hand() : guest("Bob", false, secret_of(2), 1) {
        welcome.print = print_of(0);
        welcome.seat = 1;
        welcome.promise = promise_of(secret_of(1));
        welcome.setup = setup_of("head-to-head-poker");
        welcome.setup.setup.seed = 0;
    }
    void say(const Message& message) {
        box.put(bytes_of(message));
        ASSERT_FALSE(guest.receive(box.datagram(), 1));
    }
    // How many parts the guest has said since this was asked last; its vow is noted.
    int parts_said() {
        int out = 0;
        if (const auto bytes = guest.take_datagram(1)) {
            const auto received = box.receive(*bytes);
            EXPECT_TRUE(received);
            for (const Bytes& each : received->messages) {
                const auto message = read_message(each);
                out += std::holds_alternative<MyPart>(*message) ? 1 : 0;
                if (const auto* const hello = std::get_if<Hello>(&*message)) vow = hello->vow;
            }
        }
        return out;
    }

    Box box{5};
    Guest guest;
    Welcome welcome;
    Digest vow{};
};

} // namespace

TEST(Cheats, APromiseIsNotMadeAnew) {
    Hand host;
    host.say(host.welcome);
    EXPECT_EQ(host.guest.trouble(), "");
    host.welcome.promise = promise_of(secret_of(8));
    host.say(host.welcome);
    EXPECT_EQ(host.guest.trouble(), "The host has changed its part of the deal.");
}

TEST(Cheats, APartIsSaidOnceToThoseWhoHavePromised) {
    Hand host;
    host.say(host.welcome);
    EXPECT_EQ(host.parts_said(), 0);
    host.say(Closed{host.welcome.promise, {0b11, {promise_of(secret_of(4)), host.vow}}});
    EXPECT_EQ(host.parts_said(), 1);
    EXPECT_EQ(host.guest.trouble(), "");
    host.say(Closed{host.welcome.promise, {0b11, {promise_of(secret_of(5)), host.vow}}});
    EXPECT_EQ(host.parts_said(), 0);
    EXPECT_EQ(host.guest.trouble(), "The host has changed who shares in the deal.");
}

TEST(Cheats, NoPartIsSaidWhereSomebodyHasPromisedNone) {
    for (const bool own : {false, true}) {
        Hand host;
        host.say(host.welcome);
        EXPECT_EQ(host.parts_said(), 0);
        host.say(Closed{host.welcome.promise,
                        {0b11, {own ? promise_of(secret_of(4)) : Digest{}, own ? Digest{1} : host.vow}}});
        EXPECT_EQ(host.parts_said(), 0);
        EXPECT_EQ(host.guest.trouble(), "Your part of the deal was left out.");
    }
}

TEST(Cheats, WhoSatThereSharesInTheDealAndIsToldAllOfIt) {
    for (const int what : {0, 1, 2}) {
        Hand host;
        host.welcome.dealt = true;
        host.say(host.welcome);
        host.welcome.begun = true;
        host.welcome.dealt = what != 0;
        host.welcome.until = what == 1 ? 3 : 0;
        host.welcome.actions = what == 2 ? 3 : 0;
        host.say(host.welcome);
        EXPECT_NE(host.guest.trouble(), "") << what;
    }
}

// A computer was dealt in for them, and they know it.
TEST(Cheats, NothingIsProvenToWhomNothingOfTheDealIs) {
    Host host(setup_of("head-to-head-poker"), only(1), secret_of(1), 1);
    Guest guest("Bob", false, secret_of(2), 1), late("", true, secret_of(3), 1);
    const auto talk = [&] {
        for (int n = 0; n < 4; ++n)
            for (const auto& [tag, page] : {std::pair("b", &guest), std::pair("l", &late)}) {
                if (const auto bytes = page->take_datagram(1)) {
                    EXPECT_FALSE(host.receive(tag, *bytes, 1));
                }
                for (const auto& [to, bytes] : host.take_datagrams(1)) {
                    EXPECT_FALSE((to == "b" ? guest : late).receive(bytes, 1));
                }
            }
    };
    if (const auto bytes = guest.take_datagram(1)) {
        EXPECT_FALSE(host.receive("b", *bytes, 1));
    }
    host.fill(1, 0);
    ASSERT_TRUE(host.can_begin());
    host.begin();
    host.give_back(1);
    talk();
    while (!host.match().over()) {
        const Seat turn = host.match().turn();
        const Action action = choice_of(seen_by(turn, host.match().state()), host.match().steps().size(), 3);
        if (turn == 1)
            guest.moments("x")->act(action);
        else
            host.act(action);
        talk();
        ASSERT_EQ(guest.trouble(), "");
    }
    for (const Guest* const each : {&guest, &late}) {
        ASSERT_TRUE(each->verdict());
        EXPECT_EQ(each->verdict()->words, nothing_of_yours);
    }
}

TEST(Cheats, TheDealIsOpenedAtTheEndAlone) {
    Pair pair(setup_of("head-to-head-poker"));
    pair.talk();
    for (int n = 0; n < 5; ++n) pair.act(pair.choice());
    std::vector<Deed> deeds;
    for (const Step& step : pair.host.match().steps()) deeds.push_back({false, step.action, 0});
    CheatingHost::say(pair.host, OpenedPart{CheatingHost::parts(pair.host),
                                            static_cast<std::uint32_t>(deeds.size()), deeds});
    pair.talk();
    EXPECT_EQ(pair.guest.trouble(), "The host has opened the deal before the game was over.");
    EXPECT_FALSE(pair.guest.verdict());
}

TEST(Cheats, NothingIsToldAfterTheEnd) {
    Pair pair(setup_of("head-to-head-poker"));
    pair.play_out();
    ASSERT_TRUE(pair.guest.verdict());
    CheatingHost::say(pair.host,
                      WentBack{static_cast<std::uint32_t>(pair.host.match().steps().size()) + 1, 2});
    pair.talk();
    EXPECT_NE(pair.guest.trouble(), "");
}

TEST(Cheats, NothingIsTakenBackWithoutAYes) {
    Pair pair(setup_of("head-to-head-poker"));
    pair.talk();
    for (int n = 0; n < 6; ++n) pair.act(pair.choice());
    CheatingHost::go_back(pair.host, 3);
    pair.talk();
    EXPECT_EQ(pair.guest.trouble(), "The host has taken something back to which you have not agreed.");
    // It says that all have agreed, though this one was never asked.
    Pair other(setup_of("head-to-head-poker"));
    other.talk();
    for (int n = 0; n < 6; ++n) other.act(other.choice());
    for (const Seat by : {Seat{0}, nobody})
        CheatingHost::say(other.host, Asked{6, {Wanted::What::back, 3}, by, by == nobody});
    CheatingHost::go_back(other.host, 3);
    other.talk();
    EXPECT_EQ(other.guest.trouble(), "The host has taken something back to which you have not agreed.");
}

} // namespace cardfront::far
