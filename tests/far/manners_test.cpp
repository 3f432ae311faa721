// Who sits where, who asks whom, and that whoever comes back has lost nothing.
#include "tests/far/cheating.h"

namespace cardfront::far {

namespace {

MatchSetup of_four() {
    const int game = find_game("poker-assault");
    for (const auto& setup : paired_setups(game_info(game), 61))
        if (setup.seats == 4) return match_setup(game, setup);
    ADD_FAILURE();
    return {};
}

// Until that seat has done something that it had a choice in.
void play_until_choice_of(Pair& pair, Seat seat) {
    for (int n = 0; n < longest_game && !pair.host.match().over(); ++n) {
        ActionList actions;
        legal(pair.host.match().state(), actions);
        const bool is_it = pair.host.match().turn() == seat && actions.size() > 1;
        pair.act(pair.choice());
        if (is_it && !pair.host.match().over()) return;
    }
}

struct Asking : testing::Test {
    Asking() : pair(setup_of("head-to-head-poker")) {
        pair.talk();
        at_guest = pair.guest.moments("x");
        at_host = pair.host.moments("x", saves);
    }
    // The pair's own act() wants the only moments for itself.
    void play_until_choice(Seat seat) {
        at_guest.reset();
        play_until_choice_of(pair, seat);
        at_guest = pair.guest.moments("x");
    }
    void play_out() {
        at_guest.reset();
        pair.play_out();
        ASSERT_TRUE(pair.guest.verdict());
        EXPECT_TRUE(pair.guest.verdict()->fair) << pair.guest.verdict()->words;
    }

    Saves saves;
    Pair pair;
    std::unique_ptr<Moments> at_guest, at_host;
};

} // namespace

TEST_F(Asking, ToGoBackIsAgreedToOrNot) {
    play_until_choice(1);
    const std::size_t before = at_host->actions();
    ASSERT_TRUE(at_guest->can_undo(1, true));
    const std::size_t to = *last_choice(*at_guest, 1);
    at_guest->undo(1, true);
    pair.talk();
    EXPECT_EQ(pair.guest.asked().by, 1);
    EXPECT_EQ(pair.host.asked().wanted.to, to);
    EXPECT_FALSE(at_guest->can_undo(1, true)) << "it has been asked";
    EXPECT_FALSE(pair.guest.must_answer());
    ASSERT_TRUE(pair.host.must_answer());
    pair.host.answer(false);
    pair.talk();
    EXPECT_FALSE(pair.guest.take_settled()->agreed);
    EXPECT_EQ(pair.guest.asked().by, nobody);
    EXPECT_EQ(at_host->actions(), before);

    at_guest->undo(1, true);
    pair.talk();
    (void)at_guest->take_news();
    pair.host.answer(true);
    pair.talk();
    EXPECT_TRUE(pair.guest.take_settled()->agreed);
    EXPECT_EQ(at_host->actions(), to);
    EXPECT_EQ(at_guest->actions(), to);
    EXPECT_EQ(at_guest->take_news(), to + 1);
    play_out();
}

TEST_F(Asking, IsForTheHostToo) {
    play_until_choice(0);
    ASSERT_TRUE(at_host->can_undo(0, true));
    const std::size_t to = *last_choice(*at_host, 0);
    (void)uncovers(*at_host, 0, to);
    at_host->undo(0, true);
    pair.talk();
    EXPECT_FALSE(pair.host.must_answer());
    ASSERT_TRUE(pair.guest.must_answer());
    pair.guest.answer(true);
    EXPECT_FALSE(pair.guest.must_answer());
    pair.talk();
    EXPECT_EQ(at_guest->actions(), to);
    EXPECT_EQ(at_host->actions(), to);
    play_until_choice(0);
    at_host->undo(0, true);
    pair.talk();
    pair.host.ask_no_more();
    pair.talk();
    EXPECT_EQ(pair.guest.asked().by, nobody);
    play_out();
}

TEST_F(Asking, EndsWhereTheGameGoesOn) {
    play_until_choice(0);
    at_host->undo(0, true);
    pair.talk();
    ASSERT_TRUE(pair.guest.must_answer());
    at_guest.reset();
    pair.act(pair.choice());
    EXPECT_FALSE(pair.guest.must_answer());
    EXPECT_EQ(pair.host.asked().by, nobody);
    play_out();
}

TEST_F(Asking, IsNotForWhatSomebodyElseDid) {
    play_until_choice(0);
    const std::size_t actions = at_host->actions();
    for (std::uint32_t to = 0; to <= actions + 1; ++to) {
        const bool own = to < actions && at_host->actor(to + 1) == 1;
        CheatingHost::hear(pair.host, Ask{static_cast<std::uint32_t>(actions), {Wanted::What::back, to}});
        EXPECT_EQ(pair.host.asked().by != nobody, own);
        pair.host.answer(false);
    }
    play_out();
}

TEST(Seats, AreTakenByWhoeverComesAndNobodyElse) {
    Host host(setup_of("crossfire"), only(1), secret_of(1), 1);
    Guest ann("Ann", false, secret_of(2), host.promise(), 1),
        bob("Bob", false, secret_of(3), host.promise(), 1),
        unseen("\u200B", false, secret_of(4), host.promise(), 1),
        onlooker("", true, secret_of(5), host.promise(), 1);
    const auto talk = [&](const char* tag, Guest& guest) {
        for (int n = 0; n < 3; ++n) {
            if (const auto bytes = guest.take_datagram(1)) {
                EXPECT_FALSE(host.receive(tag, *bytes, 1));
            }
            for (const auto& [to, bytes] : host.take_datagrams(1))
                if (to == tag) {
                    EXPECT_FALSE(guest.receive(bytes, 1));
                }
        }
    };
    talk("d", unseen);
    EXPECT_EQ(unseen.refused(), Why::no_name);
    EXPECT_FALSE(host.can_begin());
    talk("a", ann);
    EXPECT_EQ(ann.seat(), 1);
    EXPECT_TRUE(host.can_begin());
    talk("b", bob);
    EXPECT_EQ(bob.refused(), Why::no_seat);
    talk("c", onlooker);
    EXPECT_TRUE(onlooker.seated());
    EXPECT_EQ(onlooker.seat(), nobody);
    EXPECT_EQ(host.roster().onlookers, 1);
    EXPECT_EQ(host.roster().seats[1].name, "Ann");
    // Who knows other rules is told before anybody sits down.
    Box box(1);
    box.put(bytes_of(
        Hello{std::vector<std::uint64_t>(slot(games), 1), false, "Cy", host.promise(), secret_of(9)}));
    ASSERT_FALSE(host.receive("e", box.datagram(), 1));
    bool told = false;
    for (const auto& [to, bytes] : host.take_datagrams(1))
        if (to == "e") {
            const auto received = box.receive(bytes);
            ASSERT_TRUE(received);
            const auto message = read_message(received->messages.at(0));
            ASSERT_TRUE(message);
            told = std::get<No>(*message).why == Why::other_rules;
        }
    EXPECT_TRUE(told);
    for (const Why why : {Why::other_rules, Why::no_seat, Why::no_name, Why::waits, Why::no_onlookers,
                          Why::removed, Why::ended})
        EXPECT_NE(words_of(why), "");
    for (int n = 0; n < 100; ++n)
        if (host.receive("x" + std::to_string(n), box.datagram(), 1)) return;
    ADD_FAILURE() << "there is an end to who may knock";
}

TEST(Seats, AreForWhoeverWaitsAndByHandAfterARemoval) {
    Host host(setup_of("crossfire"), only(1), secret_of(1), 1);
    Guest ann("Ann", false, secret_of(2), Digest{}, 1), bob("Bob", false, secret_of(3), Digest{}, 1),
        cy("Cy", false, secret_of(4), Digest{}, 1), eve("", true, secret_of(5), Digest{}, 1);
    double now = 1;
    const auto talk = [&] {
        for (int n = 0; n < 5; ++n)
            for (auto& [tag, page] :
                 {std::pair("a", &ann), std::pair("b", &bob), std::pair("c", &cy), std::pair("e", &eve)}) {
                now += beat_ms;
                if (const auto bytes = page->take_datagram(now)) {
                    EXPECT_FALSE(host.receive(tag, *bytes, now));
                }
                for (const auto& [to, bytes] : host.take_datagrams(now))
                    for (auto& [other, guest] : {std::pair("a", &ann), std::pair("b", &bob),
                                                 std::pair("c", &cy), std::pair("e", &eve)})
                        if (to == other) {
                            EXPECT_FALSE(guest->receive(bytes, now));
                        }
            }
    };
    talk();
    EXPECT_EQ(ann.seat(), 1);
    EXPECT_EQ(bob.refused(), Why::no_seat);
    ann.leave();
    talk();
    EXPECT_EQ(bob.seat(), 1) << "who came next";
    EXPECT_FALSE(bob.refused());
    EXPECT_TRUE(host.can_begin()) << "with their part of the deal";
    host.begin();
    talk();
    EXPECT_TRUE(bob.begun());
    EXPECT_EQ(bob.trouble(), "");
    host.remove(1);
    talk();
    EXPECT_EQ(bob.refused(), Why::removed);
    EXPECT_NE(cy.seat(), 1) << "nobody sits down unasked, it might be the same again";
    ASSERT_EQ(host.waiting().size(), 1U);
    EXPECT_EQ(host.waiting()[0].name, "Cy");
    ASSERT_TRUE(host.may_let_in());
    host.let_in(host.waiting()[0].number);
    talk();
    EXPECT_EQ(cy.seat(), 1);
    EXPECT_TRUE(cy.begun());
    eve.leave();
    talk();
    EXPECT_EQ(host.roster().onlookers, 0);
    host.end_table();
    talk();
    EXPECT_EQ(cy.refused(), Why::ended);
    EXPECT_EQ(cy.trouble(), "");
}

TEST(Seats, AreStoodInForWhereAllOthersAgree) {
    const MatchSetup setup = of_four();
    Host host(setup, 0b0110, secret_of(1), 1);
    Guest ann("Ann", false, secret_of(2), Digest{}, 1), bob("Bob", false, secret_of(3), Digest{}, 1);
    double now = 1;
    const auto talk = [&](bool both) {
        for (int n = 0; n < 4; ++n) {
            now += 1000;
            for (auto& [tag, page] : {std::pair("a", &ann), std::pair("b", &bob)}) {
                if (page == &bob && !both) continue;
                if (const auto bytes = page->take_datagram(now)) {
                    EXPECT_FALSE(host.receive(tag, *bytes, now));
                }
            }
            host.tick(now);
            for (const auto& [to, bytes] : host.take_datagrams(now)) {
                EXPECT_FALSE((to == "a" ? ann : bob).receive(bytes, now));
            }
        }
    };
    talk(true);
    ASSERT_TRUE(host.can_begin());
    host.begin();
    talk(true);
    const Seat away = bob.seat();
    EXPECT_FALSE(ann.may_ask_stand_in(away)) << "they are there";
    now += away_ms;
    talk(false);
    ASSERT_TRUE(ann.may_ask_stand_in(away));
    ann.ask_stand_in(away);
    talk(false);
    ASSERT_TRUE(host.must_answer());
    EXPECT_EQ(host.asked().wanted.what, Wanted::What::stand_in);
    host.answer(false);
    talk(false);
    EXPECT_FALSE(ann.take_settled()->agreed);
    EXPECT_EQ(host.roster().seats[slot(away)].who, Who::far);
    ann.ask_stand_in(away);
    talk(false);
    host.answer(true);
    EXPECT_EQ(host.take_stand_in(), away);
    talk(false);
    EXPECT_EQ(ann.roster().seats[slot(away)].who, Who::computer);
    EXPECT_TRUE(ann.take_settled()->agreed);
}

TEST(Seats, AreGivenToTheComputerAndBack) {
    Pair pair(setup_of("head-to-head-poker"));
    pair.talk();
    Saves saves;
    auto at_host = pair.host.moments("x", saves);
    EXPECT_FALSE(at_host->is_computer_here(1));
    pair.host.fill(1, 2);
    pair.talk();
    EXPECT_TRUE(at_host->is_computer_here(1));
    EXPECT_EQ(at_host->setup().players[1].level, 2);
    EXPECT_EQ(pair.guest.roster().seats[1].who, Who::computer);
    auto at_guest = pair.guest.moments("x");
    EXPECT_FALSE(at_guest->is_person_here(1));
    while (pair.host.match().turn() != 1) {
        pair.host.act(pair.choice());
        pair.talk();
    }
    const std::size_t before = at_host->actions();
    at_guest->act(pair.choice());
    pair.talk();
    EXPECT_EQ(at_host->actions(), before) << "the computer decides";
    EXPECT_EQ(pair.guest.take_refusal(), "");
    EXPECT_FALSE(pair.guest.take_refusal());
    pair.host.act(pair.choice());
    pair.talk();
    EXPECT_EQ(at_host->actions(), before + 1);
    pair.host.give_back(1);
    pair.talk();
    EXPECT_TRUE(at_guest->is_person_here(1));
    EXPECT_FALSE(at_host->is_computer_here(1));
    while (pair.host.match().turn() != 1) {
        pair.host.act(pair.choice());
        pair.talk();
    }
    const std::size_t now = at_host->actions();
    pair.host.act(pair.choice());
    EXPECT_EQ(at_host->actions(), now) << "what was thought for it is not played any more";
    at_guest.reset();
    pair.play_out();
    EXPECT_TRUE(pair.guest.verdict()->fair);
}

TEST(Seats, AreClosedToSomebodyAndTakenByAnother) {
    Pair pair(setup_of("ground-assault"));
    pair.talk();
    for (int n = 0; n < 9; ++n) pair.act(pair.choice());
    const Seat seat = pair.guest.seat();
    pair.host.remove(seat);
    pair.talk();
    EXPECT_EQ(pair.guest.refused(), Why::removed);
    EXPECT_FALSE(pair.guest.begun());
    EXPECT_EQ(pair.host.roster().seats[slot(seat)].who, Who::free);
    Guest other("Cy", false, secret_of(7), pair.host.promise(), Pair::now);
    for (int n = 0; n < longest_game && !other.verdict(); ++n) {
        if (const auto bytes = other.take_datagram(Pair::now)) {
            EXPECT_FALSE(pair.host.receive("cy", *bytes, Pair::now));
        }
        if (const auto waiting = pair.host.waiting(); !waiting.empty()) pair.host.let_in(waiting[0].number);
        for (const auto& [tag, bytes] : pair.host.take_datagrams(Pair::now))
            if (tag == "cy") {
                EXPECT_FALSE(other.receive(bytes, Pair::now));
            }
        if (pair.host.match().over()) continue;
        if (pair.host.match().turn() != seat)
            pair.host.act(pair.choice());
        else if (other.begun())
            other.moments("x")->act(pair.choice());
    }
    EXPECT_EQ(other.seat(), seat);
    ASSERT_TRUE(other.verdict());
    EXPECT_TRUE(other.verdict()->fair) << other.verdict()->words;
}

TEST(Whoever, ComesLaterIsToldAllThatWasNotTakenBack) {
    Pair pair(setup_of("head-to-head-poker"));
    pair.talk();
    Saves saves;
    const auto at_host = pair.host.moments("x", saves);
    for (int n = 0; n < 4; ++n) {
        play_until_choice_of(pair, 0);
        at_host->undo(0, true);
        pair.talk();
        pair.guest.answer(true);
        pair.talk();
        if (n % 2 == 0) pair.act(pair.choice());
    }
    Guest late("", true, secret_of(8), pair.host.promise(), Pair::now);
    double now = Pair::now;
    const auto talk = [&] {
        for (int n = 0; n < 3; ++n) {
            now += beat_ms;
            if (const auto bytes = late.take_datagram(now)) {
                EXPECT_FALSE(pair.host.receive("late", *bytes, now));
            }
            for (const auto& [tag, bytes] : pair.host.take_datagrams(now)) {
                EXPECT_FALSE((tag == "late" ? late : pair.guest).receive(bytes, now));
            }
        }
    };
    talk();
    ASSERT_TRUE(late.begun());
    EXPECT_EQ(late.moments("x")->actions(), at_host->actions());
    while (!pair.host.match().over()) {
        pair.act(pair.choice());
        talk();
        ASSERT_EQ(late.trouble(), "");
    }
    talk();
    ASSERT_TRUE(late.verdict());
    EXPECT_TRUE(late.verdict()->fair) << late.verdict()->words;
}

TEST(Whoever, HasLostAllGetsItAgainByTheirSecret) {
    Pair pair(setup_of("crossfire"));
    pair.talk();
    for (int n = 0; n < 30; ++n) pair.act(pair.choice());
    Guest again("Bob", false, secret_of(2), pair.host.promise(), Pair::now + 1);
    for (int n = 0; n < 3; ++n) {
        if (const auto bytes = again.take_datagram(Pair::now)) {
            EXPECT_FALSE(pair.host.receive("bob", *bytes, Pair::now));
        }
        for (const auto& [tag, bytes] : pair.host.take_datagrams(Pair::now)) {
            EXPECT_FALSE(again.receive(bytes, Pair::now));
        }
    }
    ASSERT_TRUE(again.begun());
    EXPECT_EQ(again.seat(), 1);
    EXPECT_EQ(again.moments("x")->actions(), 30U);
}

// A long time is told in parts, each of which a relay takes, and nothing is left out.
TEST(Whoever, ComesBackAfterHundredsOfActionsIsToldEachOfThem) {
    Pair pair(of_four());
    pair.talk();
    const Seat seat = pair.guest.seat();
    pair.host.fill(seat, 0);
    for (int n = 0; n < 600 && !pair.host.match().over(); ++n) pair.host.act(pair.choice());
    pair.host.give_back(seat);
    int parts = 0;
    for (bool goes_on = true; goes_on; ++parts) {
        goes_on = false;
        for (const auto& [tag, bytes] : pair.host.take_datagrams(Pair::now)) {
            EXPECT_LE(bytes.size(), most_datagram_bytes);
            EXPECT_FALSE(pair.guest.receive(bytes, Pair::now));
        }
        if (const auto bytes = pair.guest.take_datagram(Pair::now)) {
            EXPECT_FALSE(pair.host.receive("bob", *bytes, Pair::now));
            goes_on = true;
        }
    }
    EXPECT_GT(parts, 2);
    EXPECT_EQ(pair.guest.moments("x")->actions(), pair.host.match().steps().size());
}

// Either page is closed before the other opens; each finds only the last datagram of the other. Of long games
// the first days.
TEST(Correspondence, IsAGameOfPagesThatAreNeverOpenTogether) {
    for_each_game([](const MatchSetup& setup) {
        const bool whole = setup.game == 0;
        Bytes host_kept, guest_kept, to_host, to_guest;
        {
            Pair pair(setup);
            pair.talk();
            host_kept = pair.host.kept(), guest_kept = pair.guest.kept();
            to_guest = pair.host.take_datagrams(1e9).at(0).bytes;
        }
        bool over = false;
        for (int day = 1; day < (whole ? longest_game : 60) && !over; ++day) {
            const double now = day * 86400000.0;
            {
                auto host = std::move(*Host::take_up(host_kept, now));
                if (!to_host.empty()) {
                    EXPECT_FALSE(host->receive("bob", to_host, now));
                }
                const Match& match = host->match();
                const auto choice = [&] {
                    return choice_of(seen_by(match.turn(), match.state()), match.steps().size(), 3);
                };
                while (!match.over() && match.turn() != setup.setup.seats - 1) host->act(choice());
                host_kept = host->kept();
                for (auto& [tag, bytes] : host->take_datagrams(now)) to_guest = bytes;
            }
            auto guest = std::move(*Guest::take_up(guest_kept, now));
            EXPECT_FALSE(guest->receive(to_guest, now));
            ASSERT_EQ(guest->trouble(), "");
            over = guest->verdict().has_value();
            if (const auto moments = guest->moments("x"); moments->turn() == guest->seat())
                moments->act(choice_of(moments->seen(guest->seat()), moments->actions(), 3));
            guest_kept = guest->kept();
            if (auto bytes = guest->take_datagram(now)) to_host = std::move(*bytes);
        }
        const auto host = std::move(*Host::take_up(host_kept, 1));
        const auto guest = std::move(*Guest::take_up(guest_kept, 1));
        EXPECT_EQ(guest->moments("x")->actions(), host->match().steps().size());
        EXPECT_GT(host->match().steps().size(), 5U);
        ASSERT_TRUE(over || !whole);
        if (over) {
            EXPECT_TRUE(guest->verdict()->fair);
        }
    });
}

TEST(Together, AreSaidPhrasesAndWhoIsHereAndARematchIsPlayed) {
    Pair pair(setup_of("head-to-head-poker"));
    pair.talk();
    EXPECT_TRUE(pair.guest.roster().seats[1].present);
    pair.guest.say_phrase(3);
    pair.host.say_phrase(0, 4);
    pair.talk();
    const auto at_host = pair.host.take_phrases(), at_guest = pair.guest.take_phrases();
    ASSERT_EQ(at_host.size(), 2U);
    ASSERT_EQ(at_guest.size(), 2U);
    EXPECT_EQ(at_host[1].by, 1) << "whatever it says itself";
    EXPECT_EQ(at_host[1].number, 3);
    pair.host.tick(Pair::now + away_ms + 1);
    EXPECT_FALSE(pair.host.roster().seats[1].present);
    pair.play_out();
    ASSERT_TRUE(pair.guest.verdict());
    EXPECT_FALSE(pair.host.all_wish_rematch());
    pair.guest.wish_rematch();
    pair.host.wish_rematch();
    pair.talk();
    ASSERT_TRUE(pair.host.all_wish_rematch());
    const Digest before = pair.host.promise();
    pair.host.rematch(setup_of("crossfire"), secret_of(77));
    EXPECT_NE(pair.host.promise(), before);
    EXPECT_FALSE(pair.host.can_begin()) << "no guest has said its part yet";
    pair.talk();
    EXPECT_TRUE(pair.guest.another_waits()) << "the end is kept first";
    pair.guest.to_another();
    pair.talk();
    ASSERT_TRUE(pair.host.can_begin());
    EXPECT_EQ(pair.guest.game_number(), 1);
    EXPECT_FALSE(pair.guest.verdict());
    pair.host.begin();
    pair.play_out();
    ASSERT_TRUE(pair.guest.verdict());
    EXPECT_TRUE(pair.guest.verdict()->fair);
}

} // namespace cardfront::far
