// Ground Assault: the combat cards that do something before the dice or after the battle.
#include "tests/core/ground_assault/battlefield.h"

namespace cardfront::ground_assault {

// --- Spare Parts

TEST(GroundAssaultCards, SparePartsBringsInReservesForALostUnit) {
    Battlefield field = meeting("swarm-lantern", "gnat-bomber");
    field.units(1, reserves, "mote mote lance escort-keel");
    field.rolls({12, 2}).clash("swarm-lantern", "gnat-bomber", "", "spare-parts");
    ASSERT_EQ(field.asked(), "1 bring");
    EXPECT_EQ(field.refused(Battlefield::to_bring("escort-keel")), "GA-18") << "three stars";
    EXPECT_EQ(field.refused(Battlefield::to_bring("lance")), "");
    EXPECT_EQ(field.refused(Battlefield::to_bring("gnat-bomber")), "") << "itself is one of them now";
    field.brings("mote");
    EXPECT_EQ(field.zone(1, "mote"), 1) << "into its owner's home";
    EXPECT_EQ(field.refused(Battlefield::to_bring("lance")), "GA-18") << "two stars together";
    field.ends();
    EXPECT_EQ(field.asked(), "");
    EXPECT_EQ(field.in_hand(1), 3) << "new cards come after that";
}

TEST(GroundAssaultCards, SparePartsAsksNobodyWhereNothingIsLost) {
    Battlefield survives = meeting("mote", "needle-walker");
    survives.units(1, reserves, "mote");
    survives.rolls({12, 2}).clash("mote", "needle-walker", "", "spare-parts");
    EXPECT_EQ(survives.asked(), "");
    Battlefield other = meeting("swarm-lantern", "lance");
    other.units(1, reserves, "mote").rolls({12, 2}).clash("swarm-lantern", "lance", "", "spare-parts");
    EXPECT_EQ(other.zone(1, "lance"), reserves);
    EXPECT_EQ(other.asked(), "") << "no Battle Droid";
}

TEST(GroundAssaultCards, GA_19_SparePartsComeTooLateForTheLastUnit) {
    Battlefield field;
    field.units(0, contested, "swarm-lantern").units(1, contested, "gnat-bomber").units(1, reserves, "mote");
    field.rolls({12, 2}).clash("swarm-lantern", "gnat-bomber", "", "spare-parts");
    EXPECT_TRUE(field.over());
    EXPECT_EQ(field.state.winners, only(0));
}

// --- Self-Repair

TEST(GroundAssaultCards, SelfRepairRemovesTwoAfterTheBattle) {
    Battlefield field = meeting("rattle-cannon:2", "line-warden");
    field.rolls({2, 2}).clash("rattle-cannon", "line-warden", "self-repair");
    EXPECT_EQ(field.damage(0, "rattle-cannon"), 0);
    field = meeting("lance", "hive-hauler");
    field.rolls({12, 2}).clash("lance", "hive-hauler", "", "self-repair");
    EXPECT_EQ(field.damage(1, "hive-hauler"), printed("lance").damage - 2) << "the damage of this battle too";
    field = meeting("rattle-cannon:1", "line-warden");
    field.rolls({2, 2}).clash("rattle-cannon", "line-warden", "self-repair");
    EXPECT_EQ(field.damage(0, "rattle-cannon"), 0) << "no more than there is";
}

TEST(GroundAssaultCards, SelfRepairSavesNobodyAndRepairsOnlyDroids) {
    Battlefield field = meeting("lance", "hive-hauler:2");
    field.rolls({12, 2}).clash("lance", "hive-hauler", "", "self-repair");
    EXPECT_EQ(field.zone(1, "hive-hauler"), reserves);
    field = meeting("pike-rider:1", "line-warden");
    field.rolls({2, 2}).clash("pike-rider", "line-warden", "self-repair");
    EXPECT_EQ(field.damage(0, "pike-rider"), 1) << "no Droid";
}

// --- Ricochet

TEST(GroundAssaultCards, RicochetDoesOneToAnotherEnemyThere) {
    Battlefield field = meeting("swarm-lantern", "lance citadel falchion");
    field.rolls({12, 2}).clash("swarm-lantern", "lance", "ricochet");
    ASSERT_EQ(field.asked(), "0 wound");
    EXPECT_EQ(field.refused(field.to_choose(1, "lance")), "GA-29");
    EXPECT_EQ(field.refused(field.to_choose(1, "marshals-tread")), "GA-29") << "elsewhere";
    EXPECT_EQ(field.refused(field.to_choose(0, "swarm-lantern")), "GA-29");
    EXPECT_EQ(field.refused(make_action(done)), "GA-29") << "a target must be chosen if there is one";
    field.chooses(1, "citadel");
    EXPECT_EQ(field.damage(1, "citadel"), 1);
    EXPECT_EQ(field.damage(1, "falchion"), 0);
    EXPECT_EQ(field.state.turn(), 1) << "and on it goes";
}

TEST(GroundAssaultCards, RicochetSparesTheOneThatWasHit) {
    Battlefield field = meeting("mote", "citadel falchion");
    field.rolls({12, 2}).clash("mote", "citadel", "ricochet");
    EXPECT_EQ(field.refused(field.to_choose(1, "citadel")), "GA-29");
    field.chooses(1, "falchion");
    EXPECT_EQ(field.damage(1, "falchion"), 1);
}

TEST(GroundAssaultCards, RicochetNeedsAHitAnotherEnemyAndLasers) {
    Battlefield misses = meeting("swarm-lantern", "lance citadel");
    misses.rolls({2, 2}).clash("swarm-lantern", "lance", "ricochet");
    EXPECT_EQ(misses.asked(), "");
    Battlefield alone = meeting("swarm-lantern mote", "lance");
    alone.rolls({12, 2}).clash("swarm-lantern", "lance", "ricochet");
    EXPECT_EQ(alone.asked(), "") << "nobody else is there: nothing is asked";
    Battlefield other = meeting("falchion", "lance citadel");
    other.rolls({12, 2}).clash("falchion", "lance", "ricochet");
    EXPECT_EQ(other.asked(), "") << "no Lasers";
}

TEST(GroundAssaultCards, GA_30_EnemiesAreTheUnitsOfAllOpponents) {
    Battlefield field(3);
    field.units(0, contested, "swarm-lantern").units(0, 0, "mote");
    field.units(1, contested, "lance").units(1, 1, "mote").units(2, contested, "citadel");
    field.rolls({12, 2}).clash("swarm-lantern", "lance", "ricochet");
    EXPECT_EQ(field.refused(field.to_choose(2, "citadel")), "");
}

// --- Rally Cry

TEST(GroundAssaultCards, RallyCryHelpsInTheLaterBattlesOfTheTurn) {
    Battlefield field = meeting("swarm-lantern mote skitterling", "lance line-warden");
    field.hand(0, "rally-cry").deck_top(0, "minefield gun-towers war-drums").rolls({2, 2});
    field.attacks("swarm-lantern", 1, "lance").attacks("mote", 1, "lance");
    field.attacks("skitterling", 1, "line-warden").ends().ends().plays("rally-cry");
    EXPECT_EQ(field.attack_of(0), printed("swarm-lantern").attack + 1) << "no more than its bonus";
    EXPECT_EQ(field.attack_of(1), printed("lance").attack);
    field.rolls({2, 2}).passes();
    EXPECT_EQ(field.attack_of(0), printed("mote").attack + 1);
    EXPECT_EQ(field.attack_of(1), printed("lance").attack) << "not the enemy's";
    field.rolls({2, 2}).passes();
    EXPECT_EQ(field.attack_of(0), printed("skitterling").attack + 1);
    EXPECT_EQ(field.state.turn(), 1);
    field.clash("lance", "mote", "", "", 0);
    EXPECT_EQ(field.attack_of(0), printed("mote").attack) << "the turn is over";
}

TEST(GroundAssaultCards, RallyCryAddsUpAndWorksForDefenders) {
    Battlefield field = meeting("lance falchion mote", "swarm-lantern citadel");
    field.hand(1, "rally-cry rally-cry").rolls({2, 2, 2, 2});
    field.attacks("lance", 1, "swarm-lantern").attacks("falchion", 1, "citadel");
    field.attacks("mote", 1, "citadel").ends().ends().plays("rally-cry").plays("rally-cry");
    field.rolls({2, 2}).passes_all();
    EXPECT_EQ(field.attack_of(1), printed("citadel").attack + 2);
    EXPECT_EQ(field.attack_of(0), printed("mote").attack);
}

TEST(GroundAssaultCards, RallyCryNeedsALeader) {
    Battlefield field = meeting("lance mote", "falchion");
    field.hand(0, "rally-cry").rolls({2, 2});
    field.attacks("lance", 1, "falchion").attacks("mote", 1, "falchion").ends().ends().plays("rally-cry");
    field.rolls({2, 2}).passes_all();
    EXPECT_EQ(field.attack_of(0), printed("mote").attack);
}

// --- Fall Back

TEST(GroundAssaultCards, FallBackMayMoveItToAnAdjacentZone) {
    Battlefield field = meeting("lance", "hive-hauler");
    field.rolls({12, 2}).clash("lance", "hive-hauler", "", "fall-back");
    ASSERT_EQ(field.asked(), "1 leave");
    EXPECT_EQ(field.refused(field.to_move("hive-hauler", contested)), "GA-29");
    EXPECT_EQ(field.refused(field.to_move("hive-hauler", 2)), "GA-29") << "nobody's home";
    EXPECT_EQ(field.refused(field.to_move("marshals-tread", 1)), "GA-29") << "another unit";
    EXPECT_EQ(field.refused(field.to_move("hive-hauler", 0)), "") << "an opponent's home is one too";
    Battlefield stays = field;
    field.moves("hive-hauler", 1);
    EXPECT_EQ(field.zone(1, "hive-hauler"), 1);
    EXPECT_EQ(field.damage(1, "hive-hauler"), printed("lance").damage);
    stays.ends();
    EXPECT_EQ(stays.zone(1, "hive-hauler"), contested) << "it need not";
    EXPECT_EQ(stays.state.turn(), 1);
}

TEST(GroundAssaultCards, FallBackIsForWhoIsLeftAndForTransports) {
    Battlefield lost = meeting("lance", "hive-hauler:1");
    lost.rolls({12, 2}).clash("lance", "hive-hauler", "", "fall-back");
    EXPECT_EQ(lost.asked(), "");
    Battlefield other = meeting("lance", "falchion");
    other.rolls({2, 2}).clash("lance", "falchion", "", "fall-back");
    EXPECT_EQ(other.asked(), "") << "no Transport";
    Battlefield attacks = meeting("escort-keel", "falchion");
    attacks.rolls({2, 2}).clash("escort-keel", "falchion", "fall-back");
    EXPECT_EQ(attacks.asked(), "0 leave");
}

// --- Scramble

TEST(GroundAssaultCards, ScrambleBringsInReservesBeforeTheDice) {
    Battlefield field = meeting("brood-cathedral", "lance");
    field.units(0, reserves, "mote lance escort-keel");
    field.clash("brood-cathedral", "lance", "scramble");
    ASSERT_EQ(field.asked(), "0 bring");
    EXPECT_EQ(field.count(what::die, 0), 0);
    EXPECT_EQ(field.refused(Battlefield::to_bring("escort-keel")), "GA-18");
    field.brings("lance");
    EXPECT_EQ(field.zone(0, "lance"), 0);
    EXPECT_EQ(field.count(what::result, 0), 1) << "two stars are all: the dice fall";
}

// At home those who come count at once.
TEST(GroundAssaultCards, ScrambleComesBeforeWhatOtherCardsCount) {
    Battlefield field = meeting("lance", "brood-cathedral", 1);
    field.units(1, reserves, "mote mote").hand(1, "scramble").rolls({2, 2});
    field.attacks("lance", 1, "brood-cathedral").ends().plays("scramble").brings("mote").brings("mote");
    EXPECT_EQ(field.count(what::result, 1), 1);
    EXPECT_EQ(field.zone(1, "mote#2"), 1);
}

TEST(GroundAssaultCards, ScrambleMayBeDeclinedAndNeedsACarrier) {
    Battlefield field = meeting("brood-cathedral", "lance");
    field.units(0, reserves, "mote").clash("brood-cathedral", "lance", "scramble");
    field.ends();
    EXPECT_EQ(field.zone(0, "mote"), reserves);
    EXPECT_EQ(field.count(what::result, 0), 1);
    field = meeting("citadel", "lance");
    field.units(0, reserves, "mote").clash("citadel", "lance", "scramble");
    EXPECT_EQ(field.asked(), "") << "no Carrier";
    field = meeting("brood-cathedral", "lance");
    field.units(0, reserves, "escort-keel").clash("brood-cathedral", "lance", "scramble");
    EXPECT_EQ(field.asked(), "") << "no reserve that is small enough";
}

// --- Broadside

TEST(GroundAssaultCards, BroadsideDoesOneToEachOtherEnemyThere) {
    Battlefield field(3);
    field.units(0, contested, "citadel mote").units(0, 0, "mote");
    field.units(1, contested, "brood-cathedral mote anvil-tank").units(1, 1, "lance");
    field.units(2, contested, "falchion").units(2, 2, "lance");
    field.rolls({12, 2}).clash("citadel", "brood-cathedral", "broadside");
    EXPECT_EQ(field.wounded(1, "brood-cathedral"), printed("citadel").damage + 2) << "Turbolaser and bonus";
    EXPECT_EQ(field.zone(1, "mote"), reserves);
    EXPECT_EQ(field.damage(1, "anvil-tank"), 1) << "it is no hit: Armor does not help";
    EXPECT_EQ(field.damage(2, "falchion"), 1) << "all opponents'";
    EXPECT_EQ(field.damage(1, "lance") + field.damage(2, "lance"), 0) << "elsewhere";
    EXPECT_EQ(field.zone(0, "mote"), contested) << "none of its own";
}

TEST(GroundAssaultCards, GA_19_TheBroadsideOfAPlayerWhoIsOutIsNotFired) {
    Battlefield field(3);
    field.units(0, contested, "swarm-lantern mote").units(1, contested, "citadel:3");
    field.units(1, reserves, "mote").units(2, contested, "falchion");
    field.rolls({12, 12}).clash("swarm-lantern", "citadel", "", "broadside");
    EXPECT_FALSE(field.state.lives(1));
    EXPECT_EQ(field.zone(0, "swarm-lantern"), reserves) << "both hit";
    EXPECT_EQ(field.zone(0, "mote"), contested);
    EXPECT_EQ(field.damage(2, "falchion"), 0);
}

TEST(GroundAssaultCards, GA_19_TheAttackersBroadsideMayPutItsEnemyOut) {
    Battlefield field;
    field.units(0, contested, "citadel mote").units(1, contested, "escort-keel mote");
    field.units(1, reserves, "lance")
        .rolls({12, 12})
        .clash("citadel", "escort-keel", "broadside", "broadside");
    EXPECT_EQ(field.state.phase, Phase::over);
    EXPECT_EQ(field.state.winners, only(0)) << "before the other's is fired";
}

TEST(GroundAssaultCards, GA_20_ABroadsideGoesOnInTheMiddleWhereTheHomeIsClosed) {
    Battlefield field(3);
    field.units(0, 2, "citadel").units(1, 2, "falchion").units(2, 2, "mote");
    field.units(1, 1, "mote").rolls({12, 2}).clash("citadel", "mote", "broadside", "", 2);
    EXPECT_FALSE(field.state.lives(2));
    EXPECT_EQ(field.zone(1, "falchion"), contested);
    EXPECT_EQ(field.damage(1, "falchion"), 1);
}

TEST(GroundAssaultCards, BroadsideNeedsAHitAndATurbolaser) {
    Battlefield misses = meeting("citadel", "lance falchion");
    misses.rolls({2, 2}).clash("citadel", "lance", "broadside");
    EXPECT_EQ(misses.damage(1, "falchion"), 0);
    Battlefield other = meeting("swarm-lantern", "lance falchion");
    other.rolls({12, 2}).clash("swarm-lantern", "lance", "broadside");
    EXPECT_EQ(other.damage(1, "falchion"), 0);
    Battlefield defends = meeting("lance mote", "citadel");
    defends.rolls({2, 12}).clash("lance", "citadel", "", "broadside");
    EXPECT_EQ(defends.zone(0, "mote"), reserves) << "for defenders too";
}

} // namespace cardfront::ground_assault
