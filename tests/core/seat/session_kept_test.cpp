// What is played at this screen is what is saved, also where the store is full or another tab goes on.
#include "tests/core/seat/sessions.h"

namespace cardfront {

// Killed after any action, the next program finds the game as it was.
TEST_F(Sessions, EveryActionIsSaved) {
    for (const MatchSetup& setup : of_every_game(21)) {
        SCOPED_TRACE(text_of(game_info(setup.game), setup.setup));
        start(setup);
        Random random(22);
        for (int n = 0; n < 300 && !session->shown().over(); ++n) {
            ASSERT_TRUE(session->saved());
            if (n % 17 == 0 || n < 5) {
                Saves next;
                next.load();
                const Opened opened = next.open(session->save_id());
                ASSERT_TRUE(opened.match) << opened.reason;
                ASSERT_EQ(opened.as, Opened::As::replayed);
                ASSERT_EQ(opened.match->record(), session->whole()->record());
            }
            if (session->course().can_undo() && random.below(4) == 0)
                session->undo();
            else
                act_by_chance(random);
        }
    }
}

TEST_F(Sessions, AFullStoreIsToldAndCostsNothing) {
    start(setup_of("crossfire", 2, 31));
    Random random(32);
    for (int n = 0; n < 10; ++n) act_by_chance(random);
    ASSERT_TRUE(session->saved());
    fake().quota = platform::stored_bytes() + 10;
    for (int n = 0; n < 30 && !session->shown().over(); ++n) act_by_chance(random);
    EXPECT_FALSE(session->saved()) << "the screen says so";
    fake().quota = ~std::size_t{0};
    act_by_chance(random);
    EXPECT_TRUE(session->saved());
    Saves next;
    next.load();
    const Opened opened = next.open(session->save_id());
    ASSERT_TRUE(opened.match);
    EXPECT_EQ(opened.match->record(), session->whole()->record());
}

// Two tabs: both start a game while the first owns the store; it closes, and the second saves.
TEST_F(Sessions, TwoTabsNeverTakeEachOthersGame) {
    Saves other;
    other.load();
    const std::string others_id = other.new_id();
    start(setup_of("crossfire", 2, 41));
    Random random(42);
    for (int n = 0; n < 5; ++n) act_by_chance(random);
    const std::string mine = session->save_id(), record = session->whole()->record();
    ASSERT_NE(mine, others_id);
    Session second(Match(setup_of("head-to-head-poker", 2, 43)), others_id, settings, other);
    second.save();
    Saves next;
    next.load();
    ASSERT_EQ(next.games().size(), 2U);
    EXPECT_EQ(next.open(mine).match->record(), record);
    EXPECT_EQ(next.open(others_id).match->record(), second.whole()->record());
}

// The same game in two tabs: what one has played is not overwritten by the other's stale copy.
TEST_F(Sessions, AStaleCopyGoesOnAsAGameOfItsOwn) {
    start(setup_of("crossfire", 2, 51));
    Random random(52);
    for (int n = 0; n < 5; ++n) act_by_chance(random);
    const std::string id = session->save_id();
    Saves other;
    other.load();
    Session stale(std::move(*other.open(id).match), id, settings, other);
    for (int n = 0; n < 5; ++n) act_by_chance(random);
    const std::string record = session->whole()->record();
    if (stale.eyes().handing_over()) stale.accept_screen();
    ASSERT_FALSE(stale.act(stale.shown().legal.front()).refused);
    EXPECT_NE(stale.save_id(), id);
    Saves next;
    next.load();
    ASSERT_EQ(next.games().size(), 2U);
    EXPECT_EQ(next.open(id).match->record(), record);
    EXPECT_EQ(next.open(stale.save_id()).match->record(), stale.whole()->record());
}

} // namespace cardfront
