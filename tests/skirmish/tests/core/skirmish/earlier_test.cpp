// Skirmish has grown: its second version brought an option, a choice, a card and a ready list. What the first
// one wrote means what it meant.
#include "core/match/lesson.h"
#include "core/match/link.h"
#include "core/match/lists.h"

#include "core/skirmish/state.h"

#include <gtest/gtest.h>

namespace cardfront::skirmish {

namespace {

// A game as the first version wrote it.
constexpr const char* old_record = R"record(cardfront-record 1
game skirmish 1
seed 2026
option length short
seat 1 person Ann
seat 2 person Bob
seat 3 person Cy
list 1 3 pike-rider, 3 fire-arrow, 2 scout, 2 toll, 2 false-order, 1 red-banner
list 2 2 pike-rider, 2 fire-arrow, 2 surgeon, 1 scout, 1 false-order, 2 shield-wall, 2 rearguard, 1 white-banner
list 3 2 fire-arrow, 3 scout, 2 toll, 2 false-order, 2 shield-wall, 1 rearguard, 1 red-banner
practice no
2 lay 7
3 play 3
1 pass
2 pass
3 pass
1 pass
2 play 1
2 choose 0
3 play 5
3 choose 0
1 play 1
1 choose 2
2 play 1
2 choose 0
3 pass
1 play 5
1 choose 2
2 spring
3 pass
1 pass
2 pass
3 play 3
1 play 1
1 choose 2
2 pass
3 pass
1 pass
1 play 3
2 play 2
3 pass
1 pass
2 pass
2 lay 0
3 pass
1 play 4
2 play 5
2 choose 0
3 play 1
3 choose 0
1 play 1
1 choose 2
2 pass
3 pass
1 play 5
1 choose 1
2 pass
3 pass
3 choose 4
2 pass
3 lay 5
1 play 3
2 spring
2 choose 2
3 play 1
3 choose 1
2 pass
3 spring
3 choose 0
2 pass
2 pass
2 pass
3 play 4
2 pass
1 choose 0
2 choose 3
1 pass
2 lay 6
3 pass
1 lay 0
2 play 6
1 pass
2 spring
1 pass
2 pass
3 pass
1 pass
2 play 2
1 pass
1 spring
1 choose 1
2 pass
1 pass
2 lay 7
1 lay 4
2 pass
1 spring
2 spring
2 choose 0
2 pass
1 pass
2 pass
1 pass
2 pass
end 93 ab213978b7985bd7
)record";

const GameInfo& info() {
    return State::info;
}

} // namespace

TEST(EarlierSkirmish, RecordsMeanWhatTheyMeant) {
    const std::string old = old_record;
    const auto match = Match::from_record(old);
    ASSERT_TRUE(match) << match.problem().reason;
    EXPECT_TRUE(match->over());
    const cardfront::Setup& setup = match->setup().setup;
    EXPECT_TRUE(setup.chose(option::hand, HandChoice::three));
    for (std::size_t seat = 0; seat < setup.seats; ++seat)
        EXPECT_NE(old.find(list_text(info().shelf(), setup.lists[seat])), std::string::npos);
    const auto again = Match::from_record(match->record()); // as this version writes it
    ASSERT_TRUE(again) << again.problem().reason;
    EXPECT_EQ(again->state(), match->state());
    const auto link = links::of_match(*match);
    ASSERT_TRUE(link);
    EXPECT_EQ(links::read(*link)->match.state(), match->state());
}

TEST(EarlierSkirmish, ALessonMaySayNothingOfALaterOption) {
    const std::string
        head = "## One\n    lesson one\n    minutes 3\n    seed 7\n    option length long\n",
        later = "    option hand four\n",
        seats = "    seat 1 person You\n    seat 2 computer beginner Ada\n    practice yes\n\n- Look.\n";
    const int game = find_game(info().key);
    const auto old = lessons::read(game, head + seats), now = lessons::read(game, head + later + seats);
    ASSERT_TRUE(old) << old.problem().reason;
    ASSERT_TRUE(now) << now.problem().reason;
    EXPECT_TRUE(old->lessons[0].setup.setup.chose(option::hand, HandChoice::three));
    EXPECT_TRUE(now->lessons[0].setup.setup.chose(option::hand, HandChoice::four));
    const auto without = lessons::read(game, "## One\n    lesson one\n    minutes 3\n    seed 7\n" + seats);
    ASSERT_FALSE(without);
    EXPECT_NE(without.problem().reason.find("length"), std::string::npos) << "that was always there";
}

// So an old link's digits stand for what they stood for.
TEST(EarlierSkirmish, EachVersionKnowsItsRows) {
    const Shelf& all = info().shelf();
    EXPECT_EQ(known_to(1, all.items) + 1, known_to(2, all.items));
    EXPECT_EQ(known_to(1, all.ready) + 1, known_to(2, all.ready));
    EXPECT_EQ(known_to(1, info().options[option::length].choices), 2U);
    EXPECT_EQ(known_to(2, info().options[option::length].choices), 3U);
}

} // namespace cardfront::skirmish
