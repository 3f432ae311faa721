// Ground Assault: the combat cards that bear on the dice.
#include "tests/core/ground_assault/battlefield.h"

namespace cardfront::ground_assault {

namespace {

int dice_of(const Battlefield& field, Seat seat) {
    return field.count(what::die, seat);
}
// Was seat's unit? What is told and what is done agree.
bool hit(const Battlefield& field, Seat seat) {
    const bool wounded = field.count(what::wound, seat) > 0;
    EXPECT_EQ(field.hit_by(seat == 0 ? 1 : 0), wounded);
    return wounded;
}

} // namespace

TEST(GroundAssaultCards, RapidVolleyRollsAMissAgainOnce) {
    Battlefield field = meeting("falchion", "lance");
    Battlefield twice = field, hits = field;
    field.rolls({2, 12, 2}).clash("falchion", "lance", "rapid-volley");
    EXPECT_EQ(field.count(what::again, 0), 1);
    EXPECT_EQ(field.base_of(0), 12);
    EXPECT_TRUE(hit(field, 1));
    twice.rolls({2, 2, 2}).clash("falchion", "lance", "rapid-volley");
    EXPECT_EQ(dice_of(twice, 0), 4);
    EXPECT_FALSE(hit(twice, 1)) << "once";
    hits.rolls({12, 2}).clash("falchion", "lance", "rapid-volley");
    EXPECT_EQ(dice_of(hits, 0), 2) << "it did not miss";
}

TEST(GroundAssaultCards, RapidVolleyWorksForDefendersButNotWithoutABlaster) {
    Battlefield field = meeting("lance", "falchion");
    field.rolls({2, 2, 12}).clash("lance", "falchion", "", "rapid-volley");
    EXPECT_TRUE(hit(field, 0));
    EXPECT_EQ(field.count(what::again, 1), 1);
    field = meeting("lance", "falchion");
    field.rolls({2, 2}).clash("lance", "falchion", "rapid-volley");
    EXPECT_EQ(dice_of(field, 0), 2);
    EXPECT_EQ(field.attack_of(0), printed("lance").attack + 1);
}

TEST(GroundAssaultCards, SalvoKeepsTheBestTwoOfThree) {
    Battlefield field = meeting("lance", "falchion");
    field.dice({5, 1, 4, 1, 1}).clash("lance", "falchion", "salvo");
    EXPECT_EQ(dice_of(field, 0), 3);
    EXPECT_EQ(field.base_of(0), 9);
    EXPECT_EQ(dice_of(field, 1), 2);
    field = meeting("falchion", "lance");
    field.dice({1, 1, 6, 5, 6}).clash("falchion", "lance", "", "salvo");
    EXPECT_EQ(field.base_of(1), 12);
    field = meeting("falchion", "lance");
    field.dice({1, 1, 1, 1}).clash("falchion", "lance", "salvo");
    EXPECT_EQ(dice_of(field, 0), 2) << "no Torpedo";
}

TEST(GroundAssaultCards, ForesightLeavesTheEnemyTheLowestTwoOfThree) {
    for (const std::string unit : {"mote", "falchion", "swarm-lantern", "brood-cathedral"}) {
        Battlefield field = meeting(unit, "lance");
        field.dice({1, 1, 6, 2, 5}).clash(unit, "lance", "foresight");
        EXPECT_EQ(dice_of(field, 1), 3);
        EXPECT_EQ(field.base_of(1), 7) << unit << ": it works on any";
        EXPECT_EQ(dice_of(field, 0), 2);
    }
    Battlefield field = meeting("lance", "falchion");
    field.dice({6, 6, 1, 1, 1}).clash("lance", "falchion", "", "foresight");
    EXPECT_EQ(field.base_of(0), 7);
}

// Out of reach by their sum: a carrier behind a screen of three.
TEST(GroundAssaultCards, WildShotHitsFromNineOn) {
    const auto shoots = [](const std::string& unit, int base) {
        Battlefield field;
        field.units(0, 0, unit).units(0, contested, "burrow-barge");
        field.units(1, 0, "brood-cathedral mote mote mote");
        field.rolls({base, 2}).clash(unit, "brood-cathedral", "wild-shot", "flight-screen");
        EXPECT_GT(field.target_of(0), 9 + field.attack_of(0)) << unit;
        return hit(field, 1);
    };
    EXPECT_TRUE(shoots("mote", 9));
    EXPECT_TRUE(shoots("skitterling", 11));
    EXPECT_FALSE(shoots("mote", 8));
    EXPECT_TRUE(shoots("hive-hauler", 9)) << "two stars";
    EXPECT_FALSE(shoots("chorus-matron", 9)) << "three stars are too many";
}

// Sums still count, and a twelve.
TEST(GroundAssaultCards, WildShotTakesNoHitAway) {
    Battlefield field = meeting("falchion", "lance");
    field.rolls({5, 2}).clash("falchion", "lance", "wild-shot");
    EXPECT_TRUE(hit(field, 1));
    field = meeting("falchion", "lance");
    field.rolls({2, 9}).clash("falchion", "lance", "wild-shot");
    EXPECT_EQ(field.base_of(1), 9);
    EXPECT_TRUE(hit(field, 0)) << "the enemy hits by its sum";
}

} // namespace cardfront::ground_assault
