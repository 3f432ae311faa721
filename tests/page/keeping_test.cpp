// One owner tells whether something is kept, and puts in later what the store has refused.
#include "web/store/store.h"

#include "tests/core/store/saved.h"
#include "web/builder/builder_commands.h"
#include "web/comeback/history.h"
#include "web/hall/app.h"

namespace cardfront {

namespace {

struct Counts final : Keeper {
    comeback::History history;
    bool waits() const override { return history.waiting() > 0; }
    void retry() override { history.put_waiting(); }
};

comeback::Played some_result(std::uint64_t deal) {
    return {.game = 0,
            .minute = 29400000,
            .deal = deal,
            .options = "-",
            .seats = "p2",
            .ending = comeback::Ending::won,
            .actions = 41};
}

// A page with something of each kind that is kept.
class Keepings : public testing::Test {
  protected:
    Keepings() {
        fake() = {};
        app.store.saves.load();
        app.store.lists.load();
        auto counts = std::make_unique<Counts>();
        counts->history.load();
        history = &counts->history;
        app.store.later = std::move(counts);
    }
    ~Keepings() override { fake() = {}; }

    void write(int number) {
        switch (number) {
        case 0: (void)app.store.notes.put("settings", "speed 0\n"); break;
        case 1: (void)app.store.notes.put("lessons", "crossfire first 0 done\n"); break;
        case 2: (void)app.store.lists.add(find_game("ground-assault"), "Rain", {}); break;
        case 3: history->add(some_result(5)); break;
        case 4: (void)app.store.saves.store(id, match); break;
        default: FAIL();
        }
    }
    static constexpr int writes = 5;
    void expect_all_there() {
        EXPECT_EQ(platform::store_get("settings"), "speed 0\n");
        EXPECT_EQ(platform::store_get("lessons"), "crossfire first 0 done\n");
        Lists lists;
        lists.load();
        EXPECT_EQ(lists.all().size(), 1U);
        comeback::History later;
        later.load();
        EXPECT_EQ(later.games().size(), 1U);
        expect_replayed(id, match);
    }

    App app;
    comeback::History* history = nullptr;
    const std::string id = app.store.saves.new_id();
    const Match match = long_match(150);
};

TEST_F(Keepings, WhateverIsRefusedWaitsIsToldAndIsPutInLater) {
    for (int first = 0; first < writes; ++first) { // refused from that one on
        SCOPED_TRACE(first);
        fake() = {};
        app = {};
        app.store.saves.load();
        auto counts = std::make_unique<Counts>();
        history = &counts->history;
        app.store.later = std::move(counts);
        for (int number = 0; number < writes; ++number) {
            if (number == first) fake().puts_left = 0;
            EXPECT_EQ(app.store.waits(), number > first);
            write(number);
        }
        EXPECT_TRUE(app.store.waits());
        EXPECT_TRUE(app.store.would_lose());
        EXPECT_EQ(app.store.notes.get("settings"), "speed 0\n") << "what waits is what is so";
        EXPECT_EQ(keeping(app.store.waits()), Keeping::full);
        EXPECT_NE(keeping_words(true), "");
        app.store.retry();
        EXPECT_TRUE(app.store.waits()) << "there is still no room";
        fake().puts_left = -1;
        app.store.retry();
        EXPECT_FALSE(app.store.waits());
        EXPECT_FALSE(app.store.would_lose());
        EXPECT_EQ(keeping_words(app.store.waits()), "");
        expect_all_there();
    }
}

// Room for so many bytes, from none to enough: nothing is lost, and what is told is so.
TEST_F(Keepings, AStoreThatIsFullAtAnyByteLosesNothing) {
    for (int number = 0; number < writes; ++number) write(number);
    const std::size_t enough = platform::stored_bytes();
    for (std::size_t room = 0; room < enough; room += 331) {
        SCOPED_TRACE(room);
        fake() = {};
        app = {};
        app.store.saves.load();
        auto counts = std::make_unique<Counts>();
        history = &counts->history;
        app.store.later = std::move(counts);
        fake().quota = room;
        for (int number = 0; number < writes; ++number) write(number);
        EXPECT_TRUE(app.store.waits());
        fake().quota = ~std::size_t{0};
        app.store.retry();
        EXPECT_FALSE(app.store.waits());
        expect_all_there();
    }
}

TEST_F(Keepings, TheReasonIsTold) {
    EXPECT_EQ(keeping(false), Keeping::kept);
    fake().ours = false;
    EXPECT_EQ(keeping(false), Keeping::elsewhere);
    write(0);
    EXPECT_TRUE(app.store.waits());
    EXPECT_EQ(keeping(true), Keeping::elsewhere);
    fake().ours = true;
    EXPECT_EQ(keeping(true), Keeping::full);
    app.store.retry();
    EXPECT_FALSE(app.store.waits());
    fake().lasting = false;
    EXPECT_EQ(keeping(false), Keeping::fleeting);
    EXPECT_FALSE(app.store.would_lose()) << "nothing was played";
    write(4);
    EXPECT_TRUE(app.store.would_lose());
}

// What another tab did to a game that waited here: both are there.
TEST_F(Keepings, WhatWaitedAndWentOnElsewhereBecomesTwoGames) {
    app.store.saves.store(id, long_match(100));
    Saves other;
    other.load();
    ASSERT_TRUE(other.open(id).match);
    fake().puts_left = 0;
    app.store.saves.store(id, long_match(101));
    fake().puts_left = -1;
    const Match theirs = long_match(130);
    ASSERT_EQ(other.store(id, theirs), Stored::yes);
    app.store.retry();
    EXPECT_FALSE(app.store.waits());
    ASSERT_NE(app.store.saves.branch_of(id), "");
    expect_replayed(id, theirs);
    expect_replayed(app.store.saves.branch_of(id), long_match(101));
}

} // namespace

} // namespace cardfront
