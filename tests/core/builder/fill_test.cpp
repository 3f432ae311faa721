// The rest of a list, put in by itself; and the hands that lists are tried by.
#include "web/builder/builder.h"

#include "tests/core/every_game.h"

#include <gtest/gtest.h>
#include <string>

namespace cardfront::fill_test {

namespace {

using Options = Setup; // in a test, Setup is another name

template <class F>
void in_every_setup(F&& f) {
    for (int game = 0; game < games; ++game) {
        const GameInfo& info = game_info(game);
        if (info.shelf == nullptr) continue;
        for (const Options& setup : every_setup(info, 3)) {
            SCOPED_TRACE(text_of(info, setup));
            f(game, info.shelf(), setup);
        }
    }
}

// A part of a list that has no fault.
List begun(const Shelf& shelf, const Options& setup, Random& random) {
    const auto ready = random.below(static_cast<std::uint32_t>(shelf.ready.size()));
    List list = is_offered(shelf, ready, setup) ? ready_list(shelf, ready) : List{};
    for (std::uint8_t& count : list.counts)
        if (count > 0 && random.below(3) != 0) count = static_cast<std::uint8_t>(random.below(count));
    for (int more = 0; more < 3; ++more) {
        List changed = list;
        const std::size_t item = random.below(static_cast<std::uint32_t>(shelf.items.size()));
        ++changed.counts[item];
        const Limits limits = shelf.limits(setup, shelf.items[item].part);
        if (changed.counts[item] <= limits.copies &&
            amount_of(shelf, changed, shelf.items[item].part) <= limits.most)
            list = changed;
    }
    return list;
}

bool holds(const List& whole, const List& some) {
    return std::equal(some.counts.begin(), some.counts.end(), whole.counts.begin(), std::less_equal<>());
}

} // namespace

TEST(Fill, MakesOfWhatIsBegunAListWithoutFaults) {
    int seen = 0;
    in_every_setup([&](int, const Shelf& shelf, const Options& setup) {
        Random random(7);
        for (int n = 0; n < 15; ++n) {
            const List list = begun(shelf, setup, random);
            const List full = builder::filled(shelf, setup, list);
            SCOPED_TRACE(list_text(shelf, list) + " -> " + list_text(shelf, full));
            EXPECT_TRUE(faults(shelf, setup, full).empty());
            EXPECT_TRUE(holds(full, list)) << "nothing is taken out";
            EXPECT_EQ(full, builder::filled(shelf, setup, list)) << "the same each time";
            EXPECT_EQ(builder::can_fill(shelf, setup, list), full != list);
            EXPECT_FALSE(builder::can_fill(shelf, setup, full));
            EXPECT_EQ(builder::filled(shelf, setup, full), full);
            ++seen;
        }
    });
    EXPECT_GE(seen, 60);
}

TEST(Fill, FollowsTheReadyListThatIsMostLikeIt) {
    in_every_setup([](int, const Shelf& shelf, const Options& setup) {
        for (std::size_t i = 0; i < shelf.ready.size(); ++i) {
            if (!is_offered(shelf, i, setup)) continue;
            const List ready = ready_list(shelf, i);
            List list = ready;
            for (std::uint8_t& count : list.counts) count = static_cast<std::uint8_t>((count + 1) / 2);
            EXPECT_TRUE(holds(builder::filled(shelf, setup, list), ready)) << shelf.ready[i].key;
        }
    });
}

TEST(Fill, BreaksNoRuleMoreOfAListThatBreaksSome) {
    in_every_setup([](int, const Shelf& shelf, const Options& setup) {
        Random random(9);
        for (int n = 0; n < 8; ++n) {
            List list = begun(shelf, setup, random);
            list.counts[random.below(static_cast<std::uint32_t>(shelf.items.size()))] = most_copies;
            const List full = builder::filled(shelf, setup, list);
            EXPECT_TRUE(holds(full, list));
            EXPECT_LE(faults(shelf, setup, full).size(), faults(shelf, setup, list).size());
        }
    });
}

// What is dealt is of the list, as many as a hand has, and another one with another seed.
TEST(Opening, IsDealtFromTheList) {
    int dealing = 0;
    in_every_setup([&](int game, const Shelf& shelf, Options setup) {
        if (shelf.opening == nullptr) return;
        ++dealing;
        setup.first = 0;
        std::set<std::string> hands;
        int size = 0;
        for (std::uint64_t seed = 1; seed < 9; ++seed) {
            setup.seed = seed;
            const Options whole = with_any_lists(game_info(game), setup, seed);
            const List hand = shelf.opening->deal(whole);
            EXPECT_TRUE(holds(whole.lists[0], hand));
            EXPECT_EQ(hand, shelf.opening->deal(whole));
            if (size == 0) size = builder::count_of(hand);
            EXPECT_EQ(builder::count_of(hand), size);
            hands.insert(list_text(shelf, hand));
        }
        EXPECT_GE(size, 3);
        EXPECT_GE(hands.size(), 4U);
    });
    EXPECT_GE(dealing, 2);
}

} // namespace cardfront::fill_test
