// Who sits where: seats that are taken, waited for, given to the computer and back, closed.
#include "tests/far/cheating.h"

namespace cardfront::far {

TEST(Seats, AreTakenByWhoeverComesAndNobodyElse) {
    Host host(setup_of("crossfire"), only(1), secret_of(1), 1);
    Guest ann("Ann", false, secret_of(2), 1), bob("Bob", false, secret_of(3), 1),
        unseen("\u200B", false, secret_of(4), 1), onlooker("", true, secret_of(5), 1);
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
    Guest ann("Ann", false, secret_of(2), 1), bob("Bob", false, secret_of(3), 1),
        cy("Cy", false, secret_of(4), 1), eve("", true, secret_of(5), 1);
    double now = 1;
    const auto talk = [&] {
        for (int n = 0; n < 5; ++n)
            for (const auto& [tag, page] :
                 {std::pair("a", &ann), std::pair("b", &bob), std::pair("c", &cy), std::pair("e", &eve)}) {
                now += beat_ms;
                if (const auto bytes = page->take_datagram(now)) {
                    EXPECT_FALSE(host.receive(tag, *bytes, now));
                }
                for (const auto& [to, bytes] : host.take_datagrams(now))
                    for (const auto& [other, guest] : {std::pair("a", &ann), std::pair("b", &bob),
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
    Guest ann("Ann", false, secret_of(2), 1), bob("Bob", false, secret_of(3), 1);
    double now = 1;
    const auto talk = [&](bool both) {
        for (int n = 0; n < 4; ++n) {
            now += 1000;
            for (const auto& [tag, page] : {std::pair("a", &ann), std::pair("b", &bob)}) {
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
    Guest other("Cy", false, secret_of(7), Pair::now);
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

namespace {

// Head to Head Poker between two others; the host sits nowhere.
struct TwoFar {
    TwoFar() : host(setup_of("head-to-head-poker"), 0b11, secret_of(1), 1) {}
    // Those sit there and play it to its end.
    void play_out(const char* tag, Guest& one, const char* other_tag, Guest& other) {
        const auto both = [&] { talk(host, now, {{tag, &one}, {other_tag, &other}}, 3); };
        both();
        ASSERT_TRUE(host.can_begin());
        host.begin();
        both();
        for (int n = 0; n < longest_game && !host.match().over(); ++n) {
            Guest& mover = host.match().turn() == one.seat() ? one : other;
            ASSERT_EQ(one.trouble() + other.trouble(), "");
            const auto moments = mover.moments("x");
            moments->act(choice_of(moments->seen(mover.seat()), moments->actions(), 3));
            both();
        }
        both();
        ASSERT_TRUE(one.verdict() && other.verdict());
    }

    Host host;
    double now = 1;
    Guest ann{"Ann", false, secret_of(2), 1};
    Guest bob{"Bob", false, secret_of(3), 1};
    Guest cy{"Cy", false, secret_of(4), 1};
};

} // namespace

TEST(Seats, TakenWhenTheDealIsClosedHaveNothingInItAndNobodyIsACheat) {
    for (const bool said : {true, false}) {
        TwoFar two;
        talk(two.host, two.now, {{"a", &two.ann}});
        talk(two.host, two.now, {{"a", &two.ann}, {"b", &two.bob}}, 2);
        const Seat seat = two.ann.seat(); // the deal is closed, no part has come
        if (said) {
            talk(two.host, two.now, {{"a", &two.ann}});
            two.ann.leave();
            talk(two.host, two.now, {{"a", &two.ann}});
        } else {
            two.host.remove(seat);
        }
        talk(two.host, two.now, {{"c", &two.cy}});
        if (!said) two.host.let_in(two.host.waiting().at(0).number);
        EXPECT_FALSE(two.host.can_begin()) << "a part is missing";
        talk(two.host, two.now, {{"c", &two.cy}});
        ASSERT_EQ(two.cy.seat(), seat);
        two.play_out("b", two.bob, "c", two.cy);
        EXPECT_EQ(two.cy.verdict()->words, nothing_of_yours);
        EXPECT_EQ(two.bob.verdict()->words,
                  said ? "The deal was fair, and you were shown the truth."
                       : "You were shown the truth. Ann has not said their part of the deal: the host may "
                         "have chosen between two.");
    }
}

TEST(Seats, GivenBackWhenTheDealIsClosedHaveNothingInIt) {
    TwoFar two;
    talk(two.host, two.now, {{"a", &two.ann}});
    two.host.fill(two.ann.seat(), 0);
    talk(two.host, two.now, {{"b", &two.bob}}, 1); // it is closed, and its part has not come
    two.host.give_back(two.ann.seat());
    EXPECT_FALSE(two.host.can_begin()) << "a part is missing";
    two.play_out("a", two.ann, "b", two.bob);
    EXPECT_EQ(two.ann.verdict()->words, nothing_of_yours);
    EXPECT_EQ(two.bob.verdict()->words, "The deal was fair, and you were shown the truth.");
}

TEST(Seats, ThatComputersHadBeforeItBeginsShareInTheDealWhenGivenBack) {
    TwoFar two;
    for (const Seat seat : SeatRange(2)) two.host.fill(seat, 0);
    EXPECT_TRUE(two.host.can_begin()) << "the host need not wait for anybody";
    for (const Seat seat : SeatRange(2)) two.host.give_back(seat);
    EXPECT_FALSE(two.host.can_begin());
    talk(two.host, two.now, {{"a", &two.ann}, {"b", &two.bob}});
    two.play_out("a", two.ann, "b", two.bob);
    for (const Guest* const each : {&two.ann, &two.bob})
        EXPECT_EQ(each->verdict()->words, "The deal was fair, and you were shown the truth.");
}

} // namespace cardfront::far
