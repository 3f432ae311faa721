// What the table tells of the damage: each part is what the damage would be less by.
#include "core/poker_assault/toll.h"
#include "tests/core/poker_assault/table.h"

namespace cardfront::poker_assault {

namespace {

const Toll::Part* part_of(const Toll& toll, std::int16_t card) {
    for (const Toll::Part& part : toll.parts)
        if (part.card == card) return &part;
    return nullptr;
}
std::int16_t number_of(const std::string& power) {
    return static_cast<std::int16_t>(first_power_card + power_named(power));
}

TEST(PokerAssaultToll, EachUndefendedCardHitsOnce) {
    Table table({rockets, vampires});
    table.hand(1, "3C").launches("2C 2D");
    Toll toll = toll_of(table.state);
    EXPECT_EQ(toll.sum, 2);
    ASSERT_EQ(toll.parts.size(), 2U);
    for (const Toll::Part& part : toll.parts) EXPECT_EQ(part.amount, 1);
    table.defends("3C", "2C");
    toll = toll_of(table.state);
    EXPECT_EQ(toll.sum, 1);
    ASSERT_EQ(toll.parts.size(), 1U);
    EXPECT_EQ(toll.parts[0].index, table.index_of("2D"));
}

TEST(PokerAssaultToll, APowerCardAddsOrTakesAway) {
    Table table({rockets, vampires});
    table.hand(1, "2S").standing(0, "Full Moon").launches("2C 3D 4C 5D 6C");
    const Toll toll = toll_of(table.state);
    EXPECT_EQ(toll.sum, 9);
    EXPECT_EQ(toll.parts.size(), 6U);
    const Toll::Part* const moon = part_of(toll, number_of("Full Moon"));
    ASSERT_NE(moon, nullptr);
    EXPECT_EQ(moon->amount, 4);
    EXPECT_EQ(moon->index, -1);

    Table shielded({vampires, rockets});
    shielded.hand(1, "2S").standing(1, "Shield Generator").launches("2C 2D 2H");
    const Toll less = toll_of(shielded.state);
    EXPECT_EQ(less.sum, 2);
    const Toll::Part* const shield = part_of(less, number_of("Shield Generator"));
    ASSERT_NE(shield, nullptr);
    EXPECT_EQ(shield->amount, -1);
}

TEST(PokerAssaultToll, APowerCardThatChangesNothingIsNoPart) {
    Table table({rockets, vampires});
    table.hand(1, "3C").standing(0, "Full Moon").launches("2C 2D");
    EXPECT_EQ(part_of(toll_of(table.state), number_of("Full Moon")), nullptr);
}

} // namespace

} // namespace cardfront::poker_assault
