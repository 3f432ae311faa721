// What people at a table ask each other for and tell each other: to go back, to play again, phrases, who is
// here.
#include "tests/far/cheating.h"

namespace cardfront::far {

namespace {

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
