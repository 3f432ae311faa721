// Ground Assault: the combat cards that bear on what a hit does.
#include "core/match/match.h"
#include "tests/core/cases.h"
#include "tests/core/ground_assault/battlefield.h"

namespace cardfront::ground_assault {

namespace {

// Counters on the defender after the attacker's hit alone.
int harm_at_home(const std::string& by, const std::string& to, const std::string& card,
                 const std::string& answer) {
    Battlefield field = meeting(by, to, 0); // at home: ground attacks space too
    field.rolls({12, 2}).clash(by, to, card, answer);
    return field.wounded(1, to);
}
int damage_of(const std::string& unit) {
    return printed(unit).damage;
}

} // namespace

TEST(GroundAssaultCards, FocusedBeamGoesThroughArmor) {
    EXPECT_EQ(harm_at_home("mote", "siege-ox", "focused-beam", ""), damage_of("mote"));
    EXPECT_EQ(harm_at_home("falchion", "siege-ox", "focused-beam", ""), damage_of("falchion") - 1)
        << "no Lasers";
    EXPECT_EQ(harm_at_home("mote", "mule-crawler", "focused-beam", "bulkheads"), damage_of("mote") - 1)
        << "what a card takes off it does";
    EXPECT_EQ(harm_at_home("mote", "brood-cathedral", "focused-beam", ""), damage_of("mote")) << "no Armor";
}

TEST(GroundAssaultCards, BulkheadsTakesOneOffAHit) {
    EXPECT_EQ(harm_at_home("lance", "hive-hauler", "", "bulkheads"), damage_of("lance") - 1);
    EXPECT_EQ(harm_at_home("lance", "mule-crawler", "", "bulkheads"), damage_of("lance") - 2) << "and Armor";
    EXPECT_EQ(harm_at_home("mote", "mule-crawler", "", "bulkheads"), 0);
    EXPECT_EQ(harm_at_home("lance", "citadel", "", "bulkheads"), damage_of("lance")) << "no Transport";
    Battlefield field = meeting("hive-hauler", "line-warden");
    field.rolls({2, 12}).clash("hive-hauler", "line-warden", "bulkheads");
    EXPECT_EQ(field.damage(0, "hive-hauler"), damage_of("line-warden") - 1) << "for attackers too";
}

TEST(GroundAssaultCards, ReactivePlatingLetsOneThrough) {
    EXPECT_EQ(harm_at_home("siege-ox", "siege-ox", "", "reactive-plating"), 1);
    EXPECT_EQ(harm_at_home("swarm-lantern", "siege-ox", "focused-beam", "reactive-plating"), 1)
        << "that is not what Armor takes off";
    EXPECT_EQ(harm_at_home("lance", "citadel", "", "reactive-plating"), damage_of("lance")) << "no Armor";
    Fighter weak, plated;
    weak.damage = 1, plated.cap = 1;
    EXPECT_EQ(harm(weak, plated, design_named("siege-ox")), 0) << "it adds none";
}

TEST(GroundAssaultCards, StormTheLineSilencesWhomItDestroys) {
    Battlefield field = meeting("falchion", "lance");
    field.rolls({12, 12}).clash("falchion", "lance", "storm-the-line");
    EXPECT_EQ(field.zone(1, "lance"), reserves);
    EXPECT_EQ(field.zone(0, "falchion"), contested);
    EXPECT_EQ(field.damage(0, "falchion"), 0);
    EXPECT_EQ(field.told(what::saved).size(), 1U);
}

TEST(GroundAssaultCards, StormTheLineIsForWhoAttacksAndDestroys) {
    Battlefield survives = meeting("falchion", "citadel");
    survives.rolls({12, 12}).clash("falchion", "citadel", "storm-the-line");
    EXPECT_EQ(survives.zone(0, "falchion"), reserves) << "the enemy is not destroyed";
    Battlefield misses = meeting("falchion", "lance");
    misses.rolls({2, 12}).clash("falchion", "lance", "storm-the-line");
    EXPECT_EQ(misses.zone(0, "falchion"), reserves);
    Battlefield defends = meeting("lance", "falchion");
    defends.rolls({12, 12}).clash("lance", "falchion", "", "storm-the-line");
    EXPECT_EQ(defends.zone(0, "lance"), reserves);
    EXPECT_EQ(defends.zone(1, "falchion"), reserves);
    Battlefield lance = meeting("lance", "lance");
    lance.rolls({12, 12}).clash("lance", "lance", "storm-the-line");
    EXPECT_EQ(lance.zone(0, "lance"), reserves) << "no Trooper";
}

TEST(GroundAssaultCards, StormTheLineFailsWhereTheEnemyIsSaved) {
    Battlefield clings = meeting("falchion", "lance");
    clings.rolls({12, 12}).clash("falchion", "lance", "storm-the-line", "last-stand");
    EXPECT_EQ(clings.zone(1, "lance"), contested);
    EXPECT_EQ(clings.zone(0, "falchion"), reserves);
    Battlefield offers = meeting("falchion", "lance mote");
    offers.rolls({12, 12}).clash("falchion", "lance", "storm-the-line", "offering");
    EXPECT_EQ(offers.zone(1, "lance"), contested);
    EXPECT_EQ(offers.zone(0, "falchion"), reserves);
}

TEST(GroundAssaultCards, LastStandLeavesOneShield) {
    Battlefield field = meeting("swarm-lantern", "escort-keel:1");
    field.rolls({12, 2}).clash("swarm-lantern", "escort-keel", "", "last-stand");
    EXPECT_EQ(field.zone(1, "escort-keel"), contested);
    EXPECT_EQ(field.damage(1, "escort-keel"), printed("escort-keel").shields - 1);
    EXPECT_EQ(field.count(what::saved, 1), 1);
    field = meeting("swarm-lantern", "mote");
    field.rolls({12, 2}).clash("swarm-lantern", "mote", "", "last-stand");
    EXPECT_EQ(field.zone(1, "mote"), contested) << "it has no more than one";
    EXPECT_EQ(field.damage(1, "mote"), 0);
}

TEST(GroundAssaultCards, LastStandIsForUpToThreeStarsAndOneBattle) {
    Battlefield large = meeting("swarm-lantern", "citadel:4");
    large.rolls({12, 2}).clash("swarm-lantern", "citadel", "", "last-stand");
    EXPECT_EQ(large.zone(1, "citadel"), reserves) << "five stars are too many";
    Battlefield light = meeting("mote", "escort-keel");
    light.rolls({12, 2}).clash("mote", "escort-keel", "", "last-stand");
    EXPECT_EQ(light.damage(1, "escort-keel"), damage_of("mote")) << "it would not be destroyed";
    EXPECT_EQ(light.count(what::saved, 1), 0);
    Battlefield twice = meeting("falchion mote", "lance");
    twice.hand(1, "last-stand").rolls({12, 2});
    twice.attacks("falchion", 1, "lance").attacks("mote", 1, "lance").ends().ends().plays("last-stand");
    EXPECT_EQ(twice.zone(1, "lance"), contested);
    twice.rolls({12, 2}).passes_all();
    EXPECT_EQ(twice.zone(1, "lance"), reserves) << "the next battle is another";
}

TEST(GroundAssaultCards, OfferingDestroysASmallerUnitInItsPlace) {
    Battlefield field = meeting("swarm-lantern", "escort-keel lance mote");
    field.rolls({12, 2}).clash("swarm-lantern", "escort-keel", "", "offering");
    EXPECT_EQ(field.zone(1, "escort-keel"), contested);
    EXPECT_EQ(field.damage(1, "escort-keel"), 0);
    EXPECT_EQ(field.zone(1, "mote"), reserves) << "the one of the fewest stars";
    EXPECT_EQ(field.zone(1, "lance"), contested);
    Battlefield attacks = meeting("swarm-lantern mote", "escort-keel");
    attacks.rolls({2, 12}).clash("swarm-lantern", "escort-keel", "offering");
    EXPECT_EQ(attacks.zone(0, "swarm-lantern"), contested);
    EXPECT_EQ(attacks.zone(0, "mote"), reserves);
}

TEST(GroundAssaultCards, OfferingAsksWhichOfEquals) { // GA-29
    Battlefield field = meeting("swarm-lantern", "escort-keel needle-walker needle-walker:2 hive-hauler:1");
    field.units(1, 1, "needle-walker").rolls({12, 2}).clash("swarm-lantern", "escort-keel", "", "offering");
    EXPECT_EQ(field.asked(), "1 offer");
    EXPECT_EQ(field.damage(1, "escort-keel"), 0);
    EXPECT_EQ(field.refused(make_action(done)), "GA-29") << "one has to go";
    EXPECT_EQ(field.refused(field.to_choose(1, "escort-keel")), "GA-29") << "not itself";
    EXPECT_EQ(field.refused(field.to_choose(0, "burrow-barge")), "GA-29");
    ActionList actions;
    field.state.legal(actions);
    EXPECT_EQ(actions.size(), 3U) << "those there, of two stars";
    Battlefield other = field;
    field.chooses(1, "hive-hauler");
    EXPECT_EQ(field.zone(1, "hive-hauler"), reserves);
    EXPECT_EQ(field.zone(1, "needle-walker"), contested);
    EXPECT_EQ(field.state.phase, Phase::turn) << "and the battle is over";
    other.chooses(1, "needle-walker#2");
    EXPECT_EQ(other.zone(1, "needle-walker#2"), reserves);
    EXPECT_EQ(other.zone(1, "hive-hauler"), contested);
}

// What cards do after the dice waits for that: it may hit what is left alone.
TEST(GroundAssaultCards, OfferingIsAnsweredBeforeWhatComesAfterTheDice) {
    Battlefield field = meeting("brood-cathedral", "escort-keel mote mote");
    field.hand(0, "broadside").hand(1, "offering").rolls({12, 2});
    field.attacks("brood-cathedral", 1, "escort-keel").ends().plays("broadside").plays("offering");
    ASSERT_EQ(field.asked(), "1 offer");
    EXPECT_EQ(field.zone(1, "mote"), contested);
    EXPECT_EQ(field.zone(1, "mote#2"), contested) << "Broadside has not come yet";
    field.chooses(1, "mote");
    EXPECT_EQ(field.zone(1, "escort-keel"), contested);
    EXPECT_EQ(field.zone(1, "mote#2"), reserves) << "each other enemy in the zone";
}

TEST(GroundAssaultCards, OfferingOfBothSidesAsksBoth) {
    Battlefield field = meeting("escort-keel mote mote", "escort-keel mote mote");
    field.rolls({12, 12});
    field.clash("escort-keel", "escort-keel", "offering", "offering");
    ASSERT_EQ(field.asked(), "0 offer");
    field.chooses(0, "mote#2");
    ASSERT_EQ(field.asked(), "1 offer");
    EXPECT_TRUE(field.state.sane());
    field.chooses(1, "mote");
    EXPECT_EQ(field.asked(), "");
    for (const Seat seat : {0, 1}) EXPECT_EQ(field.zone(seat, "escort-keel"), contested);
}

TEST(GroundAssaultCards, OfferingOfARecordThatChoseByItselfAsks) {
    const auto played = Match::playable_part(case_text("offering-tie.rec"));
    ASSERT_TRUE(played);
    const State before = played->state_at(26).as<State>();
    ASSERT_FALSE(before.questions.empty());
    EXPECT_EQ(before.questions[0].ask, Ask::offer);
}

TEST(GroundAssaultCards, OfferingNeedsASmallerUnitThere) {
    Battlefield equal = meeting("swarm-lantern", "lance:1 falchion:1");
    equal.units(1, 1, "mote").rolls({12, 2}).clash("swarm-lantern", "lance", "", "offering");
    EXPECT_EQ(equal.zone(1, "lance"), reserves) << "as many stars, or elsewhere, will not do";
    EXPECT_EQ(equal.zone(1, "falchion"), contested);
    EXPECT_EQ(equal.zone(1, "mote"), 1);
    Battlefield survives = meeting("mote", "citadel mote");
    survives.rolls({12, 2}).clash("mote", "citadel", "", "offering");
    EXPECT_EQ(survives.damage(1, "citadel"), damage_of("mote")) << "it would not be destroyed";
    EXPECT_EQ(survives.zone(1, "mote"), contested);
}

} // namespace cardfront::ground_assault
