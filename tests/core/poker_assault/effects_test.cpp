// What hints and the review say of an action: what it does now.
#include "tests/core/poker_assault/table.h"

namespace cardfront::poker_assault {

namespace {

std::string effect(const Table& table, Action action) {
    return effect_words(table.state, action, Names{});
}

} // namespace

TEST(PokerAssaultEffects, ACardTellsWhatTheAssaultBecomes) {
    Table table({rockets, wolves});
    table.hand(0, "7C 7D 9C").plays("7C");
    EXPECT_EQ(effect(table, table.to_play("7D")), "Makes it: Pair.");
    EXPECT_EQ(effect(table, table.to_play("9C")),
              "Leads to Two Pair: one more of 7 or 9, one more of the other.");
}

TEST(PokerAssaultEffects, ADefenceTellsWhatItStopsAndWhatTheHandKeeps) {
    Table table({rockets, wolves});
    table.hand(1, "8C KD QC QD").launches("7C 7D");
    EXPECT_EQ(effect(table, table.to_defend("8C", "7C")),
              "Stops 1 damage; 1 would be left. The hand keeps both Queens.");
    table.defends("8C", "7C");
    EXPECT_EQ(effect(table, table.to_defend("QD", "7D")), "Stops the last damage.");
    EXPECT_EQ(effect(table, {done}), "Leaves 9 chips. The hand keeps both Queens.");
}

TEST(PokerAssaultEffects, OfALaunchAndASecret) {
    Table table({rockets, wolves});
    table.hand(0, "7C 7D").has_secret(0, "Barrage").plays_all("7C 7D");
    EXPECT_EQ(effect(table, {launch}), "2 cards to defend, each worth a chip.");
    EXPECT_EQ(effect(table, Table::to_use("Barrage")), card_text(card_of_power(power_named("Barrage"))));
}

} // namespace cardfront::poker_assault
