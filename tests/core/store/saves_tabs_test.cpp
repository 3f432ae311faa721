// Several tabs look into one store, and one of them owns it; or, in an old browser, each believes that it
// does.
#include "tests/core/store/saved.h"

namespace cardfront {

namespace {

using Tabs = SavesTest;

// Some program's memory beside the store that all share.
struct Tab {
    Saves saves;
    explicit Tab(bool owner) {
        fake().ours = owner;
        saves.load();
    }
    Saves* owning(bool owner = true) {
        fake().ours = owner;
        return &saves;
    }
    Saves* reading() { return owning(false); }
};

} // namespace

TEST_F(Tabs, TwoThatBothStartAGameLoseNone) {
    Tab a(true), b(false);
    const Match first = played(some_setup(0), 5), second = played(some_setup(1), 9);
    const std::string of_a = a.owning()->new_id();
    ASSERT_EQ(a.saves.store(of_a, first), Stored::yes);
    const std::string of_b = b.reading()->new_id();
    EXPECT_EQ(b.saves.store(of_b, second), Stored::not_ours);
    EXPECT_NE(of_a, of_b);
    b.owning(); // a is closed
    EXPECT_EQ(b.saves.store(of_b, second), Stored::yes);
    EXPECT_EQ(b.saves.store(of_b, second), Stored::yes);
    expect_replayed(of_a, first);
    expect_replayed(of_b, second);
}

TEST_F(Tabs, WhatAReadingTabPlayedIsStoredWhenItBecomesTheOwner) {
    Tab a(true), b(false);
    b.reading();
    const std::string id = b.saves.new_id();
    const Match match = long_match(150);
    EXPECT_EQ(b.saves.store(id, match), Stored::not_ours);
    EXPECT_TRUE(fake().texts.empty());
    ASSERT_EQ(b.saves.games().size(), 1U) << "in memory";
    EXPECT_FALSE(b.saves.games()[0].stored);
    Opened opened = b.saves.open(id);
    ASSERT_EQ(opened.as, Opened::As::replayed) << opened.reason;
    expect_same(*opened.match, match);
    b.saves.load();
    EXPECT_EQ(b.saves.games().size(), 1U) << "still";
    b.owning()->load();
    EXPECT_TRUE(b.saves.games()[0].stored);
    expect_replayed(id, match);
}

TEST_F(Tabs, AStaleCopyNeverOverwritesWhatTheOtherTabPlayed) {
    for (const std::size_t actions : {10U, 62U, 63U, 64U, 130U})
        for (const std::size_t more : {1U, 2U, 3U, 70U}) {
            SCOPED_TRACE(std::to_string(actions) + " and " + std::to_string(more));
            fake() = {};
            Tab a(true);
            const Match opened = long_match(actions), theirs = long_match(actions + more);
            const std::string id = a.saves.new_id();
            for (std::size_t n = actions - 2; n <= actions; ++n) a.saves.store(id, long_match(n));
            Tab b(false);
            Match mine = *b.saves.open(id).match;
            EXPECT_FALSE(b.saves.moved_on(id));
            a.owning();
            for (std::size_t n = actions + 1; n <= actions + more; ++n)
                ASSERT_EQ(a.saves.store(id, long_match(n)), Stored::yes);
            b.owning();
            EXPECT_TRUE(b.saves.moved_on(id));
            Random random(3);
            play_on(mine, 5, random);
            const auto before = fake().texts;
            EXPECT_EQ(b.saves.store(id, mine), Stored::moved_on);
            EXPECT_EQ(fake().texts, before) << "nothing was done";
            // Go on beside it,
            const std::string other = b.saves.branch(id);
            EXPECT_NE(other, id);
            EXPECT_EQ(b.saves.branch(id), other);
            EXPECT_EQ(b.saves.store(other, mine), Stored::yes);
            expect_replayed(other, mine);
            expect_replayed(id, theirs);
            // or with it.
            Opened anew = b.saves.open(id);
            ASSERT_EQ(anew.as, Opened::As::replayed);
            expect_same(*anew.match, theirs);
            EXPECT_FALSE(b.saves.moved_on(id));
            play_on(*anew.match, 5, random);
            EXPECT_EQ(b.saves.store(id, *anew.match), Stored::yes);
            expect_replayed(id, *anew.match);
            expect_replayed(other, mine);
        }
}

TEST_F(Tabs, WhatBothPlayedBecomesTwoGames) {
    for (const std::size_t actions : {10U, 63U, 130U})
        for (const std::size_t more : {1U, 70U}) {
            fake() = {};
            Tab a(true);
            const std::string id = a.saves.new_id();
            for (std::size_t n = actions - 2; n <= actions; ++n) a.saves.store(id, long_match(n));
            Tab b(false);
            Match mine = *b.saves.open(id).match;
            Random random(4);
            play_on(mine, 80, random);
            EXPECT_EQ(b.saves.store(id, mine), Stored::not_ours);
            const Match theirs = long_match(actions + more);
            ASSERT_EQ(a.owning()->store(id, theirs), Stored::yes);
            ASSERT_EQ(b.saves.find(id)->actions, mine.steps().size());
            b.owning()->load();
            EXPECT_EQ(b.saves.games().size(), 2U);
            EXPECT_TRUE(b.saves.moved_on(id));
            EXPECT_EQ(b.saves.store(id, mine), Stored::moved_on);
            const std::string other = b.saves.branch(id);
            expect_replayed(id, theirs);
            expect_replayed(other, mine);
            play_on(mine, 1, random);
            EXPECT_EQ(b.saves.store(other, mine), Stored::yes);
            expect_replayed(other, mine);
        }
}

TEST_F(Tabs, AGameThatTheOtherTabUndidAndPlayedAnewIsBothGames) {
    Tab a(true);
    const std::string id = a.saves.new_id();
    Match match = long_match(150);
    a.saves.store(id, match);
    Tab b(false);
    Match mine = *b.saves.open(id).match;
    Random random(5);
    play_on(mine, 3, random);
    b.saves.store(id, mine);
    a.owning();
    while (match.steps().size() > 60) match.undo(match.can_undo(0) ? 0 : 1);
    a.saves.store(id, match);
    play_on(match, 100, random);
    a.saves.store(id, match);
    b.owning()->load(); // the chunks that its tail counts on are gone
    const std::string other = b.saves.branch(id);
    EXPECT_EQ(opened_later(other).match->state(), mine.state());
    EXPECT_EQ(b.saves.store(other, mine), Stored::yes);
    expect_replayed(other, mine);
    expect_replayed(id, match);
}

TEST_F(Tabs, AGameThatTheOtherTabRemovedIsNotHalfStored) {
    Tab a(true);
    const std::string id = a.saves.new_id();
    const Match match = long_match(150);
    a.saves.store(id, match); // into one slot alone
    Tab b(false);
    Match mine = *b.saves.open(id).match;
    EXPECT_FALSE(b.saves.remove(id)) << "not ours";
    EXPECT_TRUE(a.owning()->remove(id));
    b.owning();
    EXPECT_EQ(b.saves.store(id, mine), Stored::moved_on);
    EXPECT_TRUE(fake().texts.empty());
    const std::string other = b.saves.branch(id);
    EXPECT_EQ(b.saves.store(other, mine), Stored::yes);
    expect_replayed(other, mine);
}

TEST_F(Tabs, WhereNoneKnowsOfTheOtherNothingIsOverwrittenEither) {
    Tab a(true), b(true);
    const std::string id = a.saves.new_id();
    Match theirs = long_match(100);
    a.saves.store(id, theirs);
    Match mine = *b.saves.open(id).match;
    Random random(5);
    play_on(theirs, 1, random);
    play_on(mine, 2, random);
    EXPECT_EQ(a.saves.store(id, theirs), Stored::yes);
    EXPECT_EQ(b.saves.store(id, mine), Stored::moved_on);
    expect_replayed(id, theirs);
}

} // namespace cardfront
