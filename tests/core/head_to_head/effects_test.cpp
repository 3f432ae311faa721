// What hints and the review say of an action: what it does now.
#include "tests/core/head_to_head/table.h"

namespace cardfront::head_to_head {

namespace {

std::string effect(const Table& table, Action action) {
    return effect_words(table.state, action, Names{});
}

} // namespace

TEST(HeadToHeadEffects, ACardTellsWhatTheRowIsAndMayBecome) {
    Table table("hold-3", "no-bet", 0);
    table.set_common(0, "QH");
    const Card card = table.hand(1)[0];
    table.exchange(card, card_of("9H"));
    EXPECT_EQ(effect(table, {play, card_of("9H"), 0, 1}),
              "Yours there: Queen high; against it: Queen high. It may become Pair: one more Queen.");
}

TEST(HeadToHeadEffects, TheLastCardOfARowTellsWhoWinsIt) {
    Table table("hold-3", "no-bet", 0);
    while (table.row(0).side[0].size() + table.row(0).side[1].size() < 7)
        table.play_on(0, table.state.player);
    const Card card = table.hand(table.state.player)[0];
    const Seat own = table.state.player;
    const std::string told = effect(table, {play, card, 0, own});
    table.act({play, card, 0, own});
    const Seat winner = table.row(0).winner();
    ASSERT_NE(winner, nobody);
    EXPECT_TRUE(told.starts_with(winner == own ? "Completes the row and wins it: "
                                               : "Completes the row, and it is lost: "))
        << told;
}

TEST(HeadToHeadEffects, ABetTellsWhatItIsPlayedFor) {
    Table table("hold-3", "up-the-ante", 0);
    table.set_common(0, "QH");
    EXPECT_EQ(effect(table, bet_on(0, 50)),
              "Then $250 lie there. Yours there: Queen high; against it: Queen high.");
    table.act(bet_on(0, 50));
    EXPECT_EQ(effect(table, {call}), "Then $300 lie there. Yours there: Queen high; against it: Queen high.");
    EXPECT_EQ(effect(table, {decline}),
              "Then $100 lie there. Yours there: Queen high; against it: Queen high.");
}

} // namespace cardfront::head_to_head
