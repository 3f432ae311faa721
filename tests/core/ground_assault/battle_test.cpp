// Ground Assault: combat actions, the course of a battle, hits, and the cards that follow.
#include "tests/core/ground_assault/battlefield.h"

namespace cardfront::ground_assault {

// --- Attackers and defenders

TEST(GroundAssaultBattle, GA_9_AnAttackerNamesOneEnemyInItsZone) {
    Battlefield field = meeting("falchion mote", "lance");
    EXPECT_EQ(field.refused(field.to_attack("falchion", 1, "lance")), "");
    EXPECT_EQ(field.refused(field.to_attack("falchion", 1, "marshals-tread")), "GA-9") << "another zone";
    EXPECT_EQ(field.refused(field.to_attack("falchion", 0, "mote")), "GA-9") << "their own";
    EXPECT_EQ(field.refused(make_action(attack, 15, 1, 0)), "GA-9") << "no such unit";
    EXPECT_EQ(field.refused(make_action(attack, 0, 1, 15)), "GA-9");
    EXPECT_EQ(field.refused(make_action(attack, 0, 2, 0)), "GA-9") << "no such seat";
    field.units(0, reserves, "lance").units(1, reserves, "gnat-bomber");
    EXPECT_EQ(field.refused(field.to_attack("lance", 1, "lance")), "GA-9") << "from the reserves";
    EXPECT_EQ(field.refused(field.to_attack("falchion", 1, "gnat-bomber")), "GA-9");
    field.attacks("falchion", 1, "lance");
    EXPECT_EQ(field.refused(field.to_attack("falchion", 1, "lance")), "GA-7") << "each of them once";
}

TEST(GroundAssaultBattle, GA_9_SeveralMayAttackTheSameOneAndItFightsEachOfThem) {
    Battlefield field = meeting("falchion mote", "lance");
    field.rolls({2, 2, 2, 2});
    field.attacks("falchion", 1, "lance").attacks("mote", 1, "lance").ends().ends();
    EXPECT_EQ(field.count(what::result, 0), 2);
    EXPECT_EQ(field.count(what::result, 1), 2);
}

TEST(GroundAssaultBattle, GA_9_ZonesAndOpponentsMayBeMixed) {
    Battlefield field(3);
    field.units(0, contested, "falchion").units(0, 0, "mote").units(0, 2, "lance");
    field.units(1, contested, "lance").units(1, 0, "gnat-bomber").units(2, 2, "mote");
    field.attacks("falchion", 1, "lance").attacks("mote", 1, "gnat-bomber").attacks("lance", 2, "mote");
    EXPECT_EQ(field.state.battles.size(), 3U);
}

TEST(GroundAssaultBattle, GA_9_WhoAttacksSaysInWhichOrder) {
    Battlefield field = meeting("falchion mote gnat-bomber", "lance swarm-lantern");
    field.hand(0, "ram");
    field.attacks("falchion", 1, "lance").attacks("mote", 1, "lance");
    field.attacks("gnat-bomber", 1, "swarm-lantern").ends();
    EXPECT_EQ(field.state.phase, Phase::ordering);
    EXPECT_EQ(field.refused(make_action(first, 3)), "GA-9");
    EXPECT_EQ(field.refused(make_action(first, -1)), "GA-9");
    EXPECT_EQ(field.refused(make_action(pass)), "GA-9");
    field.act(make_action(first, 2));
    EXPECT_EQ(field.refused(make_action(first, 0)), "GA-9") << "that place is taken";
    field.act(make_action(first, 2));
    ASSERT_EQ(field.state.phase, Phase::battle) << "the last one has no choice";
    EXPECT_EQ(field.state.battles[0].attacker, field.ref(0, "gnat-bomber"));
    EXPECT_EQ(field.state.battles[1].attacker, field.ref(0, "mote"));
    EXPECT_EQ(field.state.battles[2].attacker, field.ref(0, "falchion"));
}

TEST(GroundAssaultBattle, GA_9_TheOrderNamedIsGoodEnough) {
    Battlefield field = meeting("falchion mote", "lance");
    field.hand(0, "ram").attacks("mote", 1, "lance").attacks("falchion", 1, "lance").ends().ends();
    EXPECT_EQ(field.state.battles[0].attacker, field.ref(0, "mote"));
    field = meeting("falchion mote", "lance");
    field.hand(0, "ram").attacks("mote", 1, "lance").ends();
    EXPECT_EQ(field.state.phase, Phase::battle) << "one battle has no order";
}

TEST(GroundAssaultBattle, GA_9_ABattleIsLeftOutIfOneOfTheTwoIsGone) {
    Battlefield field = meeting("falchion mote", "lance");
    field.rolls({12, 2});
    field.attacks("falchion", 1, "lance").attacks("mote", 1, "lance").ends().ends();
    EXPECT_EQ(field.zone(1, "lance"), reserves);
    EXPECT_EQ(field.count(what::battle, 0), 1);
    EXPECT_EQ(field.state.turn(), 1) << "and the turn is over";
}

// Whichever of two like units comes back.
TEST(GroundAssaultBattle, GA_9_ABattleIsLeftOutEvenIfTheUnitIsBack) {
    for (const char* const others : {"", "skitterling"}) {
        Battlefield field;
        field.units(0, 1, "lance falchion").units(1, 1, "skitterling citadel").units(1, reserves, others);
        field.hand(1, "spare-parts").rolls({12, 2});
        field.attacks("lance", 1, "skitterling").attacks("falchion", 1, "skitterling");
        field.act(make_action(done));
        field.act(make_action(first, 0));
        field.plays("spare-parts").brings("skitterling");
        EXPECT_EQ(field.told(what::battle).size(), 1U) << others;
        EXPECT_EQ(field.state.turn(), 1);
        EXPECT_TRUE(field.state.sane());
    }
}

TEST(GroundAssaultBattle, GA_9_ABattleIsLeftOutIfTheDefenderHasLeft) {
    Battlefield field = meeting("falchion mote", "hive-hauler");
    field.hand(1, "fall-back").rolls({2, 2});
    field.attacks("falchion", 1, "hive-hauler").attacks("mote", 1, "hive-hauler").ends().ends();
    field.plays("fall-back");
    ASSERT_EQ(field.asked(), "1 leave");
    field.moves("hive-hauler", 1);
    EXPECT_EQ(field.count(what::battle, 0), 1);
    EXPECT_EQ(field.state.turn(), 1);
}

TEST(GroundAssaultBattle, GA_9_AnAttackOnceDeclaredCannotBeTakenBack) {
    Battlefield field = meeting("falchion mote", "lance");
    field.attacks("falchion", 1, "lance");
    EXPECT_EQ(field.refused(field.to_move("mote", 0)), "GA-3");
    EXPECT_EQ(field.refused(field.to_strike("mote", 1, 0)), "GA-3");
    field.hand(0, "ram").ends();
    EXPECT_EQ(field.refused(field.to_attack("mote", 1, "lance")), "GA-10");
}

TEST(GroundAssaultBattle, GA_16_AGroundUnitAttacksSpaceOnlyAtItsOwnHome) {
    Battlefield field;
    for (const Zone zone : {Zone{0}, Zone{1}, contested}) {
        field.units(0, zone, "pike-rider lance").units(1, zone, "needle-walker falchion");
    }
    const auto no = [&](int n, const char* other) {
        return field.refused(field.to_attack("pike-rider#" + std::to_string(n), 1, other));
    };
    EXPECT_EQ(no(1, "falchion#1"), "") << "at home";
    EXPECT_EQ(no(2, "falchion#2"), "GA-16") << "in their home";
    EXPECT_EQ(no(3, "falchion#3"), "GA-16");
    EXPECT_EQ(no(1, "needle-walker#1"), "");
    EXPECT_EQ(no(2, "needle-walker#2"), "") << "ground against ground: anywhere";
    EXPECT_EQ(no(3, "needle-walker#3"), "");
    EXPECT_EQ(field.refused(field.to_attack("lance#3", 1, "needle-walker#3")), "") << "space: all";
    EXPECT_EQ(field.refused(field.to_attack("lance#2", 1, "falchion#2")), "");
}

TEST(GroundAssaultBattle, GA_16_AGroundUnitFightsBackAnywhere) {
    Battlefield field = meeting("lance", "pike-rider");
    field.rolls({2, 12}).clash("lance", "pike-rider");
    EXPECT_EQ(field.zone(0, "lance"), reserves);
    EXPECT_EQ(field.attack_of(1), printed("pike-rider").attack) << "+1 is for strikes alone";
}

// --- Cards

TEST(GroundAssaultBattle, GA_10_AttackerThenDefenderThenTheDice) {
    Battlefield field = meeting("falchion", "lance");
    field.hand(0, "ram dig-in").hand(1, "salvo ram").rolls({2, 2});
    field.attacks("falchion", 1, "lance").ends();
    EXPECT_EQ(field.state.turn(), 0);
    EXPECT_EQ(field.refused(Battlefield::to_play("salvo")), "GA-10") << "not in that hand";
    field.plays("ram");
    EXPECT_EQ(field.state.turn(), 1);
    field.plays("salvo");
    EXPECT_EQ(field.count(what::result, 0), 1) << "nobody plays more than one";
    EXPECT_EQ(field.state.turn(), 1) << "the next turn";
}

TEST(GroundAssaultBattle, GA_10_AnAttackerWhoPassedMayAnswerACard) {
    Battlefield field = meeting("falchion", "lance");
    field.hand(0, "ram").hand(1, "salvo").attacks("falchion", 1, "lance").ends();
    field.passes().plays("salvo");
    EXPECT_EQ(field.state.turn(), 0);
    EXPECT_EQ(field.state.step, attackers_second);
    field.plays("ram");
    EXPECT_EQ(field.discarded(0, "ram"), 1);
    EXPECT_EQ(field.discarded(1, "salvo"), 1);
}

TEST(GroundAssaultBattle, GA_10_AnAttackerWhoPassedTwiceHasPassed) {
    Battlefield field = meeting("falchion", "lance");
    field.hand(0, "ram").hand(1, "salvo").attacks("falchion", 1, "lance").ends();
    field.passes().plays("salvo").passes();
    EXPECT_TRUE(field.holds(0, "ram"));
    EXPECT_EQ(field.count(what::result, 0), 1);
}

TEST(GroundAssaultBattle, GA_10_NobodyAnswersACardThatWasNotPlayed) {
    Battlefield field = meeting("falchion", "lance");
    field.hand(0, "ram").hand(1, "salvo").attacks("falchion", 1, "lance").ends();
    field.passes().passes();
    EXPECT_EQ(field.count(what::result, 0), 1);
    field = meeting("falchion", "lance");
    field.hand(0, "ram ram").hand(1, "salvo").attacks("falchion", 1, "lance").ends();
    field.plays("ram").plays("salvo");
    EXPECT_EQ(field.discarded(0, "ram"), 1) << "who has played does not answer";
}

TEST(GroundAssaultBattle, GA_10_ObjectivesAreNotPlayedInBattle) {
    Battlefield field = meeting("falchion", "lance");
    field.hand(0, "minefield ram").attacks("falchion", 1, "lance").ends();
    EXPECT_EQ(field.refused(Battlefield::to_play("minefield")), "GA-10");
    EXPECT_EQ(field.refused(Battlefield::to_play("salvo")), "GA-10");
    EXPECT_EQ(field.refused(make_action(play, 99)), "GA-10");
    EXPECT_EQ(field.refused(done_action), "GA-10");
    EXPECT_EQ(field.refused(make_action(pass)), "");
}

TEST(GroundAssaultBattle, GA_25_WhoHoldsAnythingIsAsked) {
    Battlefield field = meeting("falchion", "lance");
    field.hand(0, "minefield").attacks("falchion", 1, "lance").ends();
    EXPECT_EQ(field.state.turn(), 0);
    EXPECT_TRUE(field.state.window()) << "so it can go by itself";
    ActionList actions;
    field.state.legal(actions);
    EXPECT_EQ(actions.size(), 1U);
    field.passes();
    EXPECT_EQ(field.count(what::result, 0), 1) << "the defender's hand is empty";
    field = meeting("falchion", "lance");
    field.hand(1, "minefield").attacks("falchion", 1, "lance").ends();
    EXPECT_EQ(field.state.turn(), 1) << "the attacker's is";
}

TEST(GroundAssaultBattle, GA_2_WhoPlayedACardDrawsUpToThree) {
    Battlefield field = meeting("falchion", "lance");
    field.hand(0, "ram dig-in").hand(1, "salvo").rolls({2, 2});
    field.attacks("falchion", 1, "lance").ends().plays("ram").passes();
    EXPECT_EQ(field.discarded(0, "ram"), 1);
    EXPECT_EQ(field.in_hand(0), 3);
    EXPECT_EQ(field.count(what::draw, 0), 2);
    EXPECT_EQ(field.in_hand(1), 1) << "who passed does not";
    EXPECT_TRUE(field.holds(1, "salvo"));
}

TEST(GroundAssaultBattle, GA_2_NewCardsCanBePlayedInTheNextBattle) {
    Battlefield field = meeting("falchion mote", "lance");
    field.hand(0, "ram").deck_top(0, "salvo rally-cry ricochet").rolls({2, 2});
    field.attacks("falchion", 1, "lance").attacks("mote", 1, "lance").ends().ends();
    field.plays("ram");
    EXPECT_EQ(field.state.turn(), 0);
    EXPECT_EQ(field.refused(Battlefield::to_play("rally-cry")), "");
}

TEST(GroundAssaultBattle, GA_2_OnlyItsPlayerSeesANewCard) {
    Battlefield field = meeting("falchion", "lance");
    field.hand(0, "ram").rolls({2, 2}).attacks("falchion", 1, "lance").ends().plays("ram");
    for (const Event& event : field.told(what::draw)) EXPECT_EQ(event.seen, only(0));
    for (const Event& event : field.told(what::play)) EXPECT_EQ(event.seen, everybody);
}

// --- Hits

TEST(GroundAssaultBattle, GA_10_BothRollBeforeAnybodyIsHit) {
    Battlefield field = meeting("lance", "lance");
    field.rolls({12, 12}).clash("lance", "lance");
    EXPECT_EQ(field.zone(0, "lance"), reserves);
    EXPECT_EQ(field.zone(1, "lance"), reserves);
}

TEST(GroundAssaultBattle, GA_10_WhoReachesTheDefenceHits) {
    const int needed = printed("falchion").defence - printed("lance").attack;
    Battlefield field = meeting("lance", "falchion");
    field.rolls({needed, 2}).clash("lance", "falchion");
    EXPECT_EQ(field.wounded(1, "falchion"), printed("lance").damage) << "to reach it is enough";
    EXPECT_EQ(field.attack_of(0), printed("lance").attack);
    EXPECT_EQ(field.target_of(0), printed("falchion").defence);
    field = meeting("lance", "falchion");
    field.rolls({needed - 1, 2}).clash("lance", "falchion");
    EXPECT_EQ(field.wounded(1, "falchion"), 0);
}

// A skitterling cannot reach a carrier behind a screen of three by its sum.
TEST(GroundAssaultBattle, GA_11_ARollOfTwelveAlwaysHits) {
    Battlefield field;
    field.units(0, 0, "skitterling").units(1, 0, "brood-cathedral mote mote mote");
    Battlefield other = field;
    field.rolls({12, 2}).clash("skitterling", "brood-cathedral", "", "flight-screen");
    ASSERT_GT(field.target_of(0), 12 + field.attack_of(0));
    EXPECT_EQ(field.damage(1, "brood-cathedral"), printed("skitterling").damage);
    other.rolls({11, 2}).clash("skitterling", "brood-cathedral", "", "flight-screen");
    EXPECT_EQ(other.damage(1, "brood-cathedral"), 0);
}

TEST(GroundAssaultBattle, GA_1_CountersAreTheDamageOfWhoHit) {
    Battlefield field = meeting("gnat-bomber", "brood-cathedral");
    field.rolls({12, 2}).clash("gnat-bomber", "brood-cathedral");
    EXPECT_EQ(field.damage(1, "brood-cathedral"), printed("gnat-bomber").damage);
    EXPECT_EQ(field.zone(1, "brood-cathedral"), contested);
}

TEST(GroundAssaultBattle, GA_1_CountersThatEqualTheShieldsDestroy) {
    const int left = printed("brood-cathedral").shields - printed("gnat-bomber").damage;
    Battlefield field = meeting("gnat-bomber", "brood-cathedral:" + std::to_string(left - 1));
    field.rolls({12, 2}).clash("gnat-bomber", "brood-cathedral");
    EXPECT_EQ(field.damage(1, "brood-cathedral"), printed("brood-cathedral").shields - 1);
    field = meeting("gnat-bomber", "brood-cathedral:" + std::to_string(left));
    field.rolls({12, 2}).clash("gnat-bomber", "brood-cathedral");
    EXPECT_EQ(field.zone(1, "brood-cathedral"), reserves);
    EXPECT_EQ(field.damage(1, "brood-cathedral"), 0) << "without counters";
}

// --- Bonus and ability

TEST(GroundAssaultBattle, GA_12_EveryUnitGetsTheBonusOfEveryCard) {
    int abilities_that_do_not_work = 0;
    for (int design = 0; design < all_units; ++design)
        for (Card card = 0; card < combat_cards; ++card) {
            const UnitRow& row = unit_row(design);
            const std::string key = row.key;
            Battlefield field;
            field.units(0, 0, key).units(1, 0, "line-warden"); // at home ground may attack anything
            const Battle battle{field.ref(0, key), field.ref(1, "line-warden")};
            const Fighter plain = reckon(field.state, battle, {no_card, no_card})[0];
            const Fighter with = reckon(field.state, battle, {card, no_card})[0];
            int sums[3]{};
            for (const Change& change : with.changes)
                if (change.piece == piece_of_card(card))
                    sums[static_cast<int>(change.value)] += change.amount;
            const int bonus = card_row(card).bonus;
            const auto colour = static_cast<int>(card_row(card).colour);
            EXPECT_GE(sums[colour], bonus) << key << " " << card_row(card).key;
            EXPECT_EQ(with.attack - plain.attack, sums[0]);
            EXPECT_EQ(with.damage - plain.damage, sums[1]);
            EXPECT_EQ(with.defence - plain.defence, sums[2]);
            if (works_on(card, design)) continue;
            ++abilities_that_do_not_work;
            EXPECT_EQ(sums[0] + sums[1] + sums[2], bonus) << key << " " << card_row(card).key;
            EXPECT_EQ(sums[colour], bonus);
        }
    EXPECT_GT(abilities_that_do_not_work, 100);
}

TEST(GroundAssaultBattle, GA_12_RedIsAttackYellowDamageBlueDefence) {
    Battlefield field = meeting("brood-cathedral", "lance");
    field.rolls({12, 2}).clash("brood-cathedral", "lance", "rapid-volley");
    EXPECT_EQ(field.attack_of(0), printed("brood-cathedral").attack + 1);
    field = meeting("brood-cathedral", "citadel");
    field.rolls({12, 2}).clash("brood-cathedral", "citadel", "spare-parts");
    EXPECT_EQ(field.wounded(1, "citadel"), printed("brood-cathedral").damage + 1 + 1) << "and Turbolaser";
    field = meeting("brood-cathedral", "lance");
    field.rolls({2, 2}).clash("brood-cathedral", "lance", "dig-in");
    EXPECT_EQ(field.target_of(1), printed("brood-cathedral").defence + 1);
}

TEST(GroundAssaultBattle, GA_12_BothLastForTheBattle) {
    Battlefield field = meeting("falchion mote", "lance");
    field.hand(1, "salvo").rolls({2, 2});
    field.attacks("falchion", 1, "lance").attacks("mote", 1, "lance").ends().ends();
    field.deck_spent(1, false).plays("salvo");
    EXPECT_EQ(field.attack_of(1), printed("lance").attack + 1);
    field.rolls({2, 2}).passes_all();
    EXPECT_EQ(field.count(what::result, 1), 2);
    EXPECT_EQ(field.attack_of(1), printed("lance").attack);
}

// Fewer and more dice, one card of each side.
TEST(GroundAssaultBattle, GA_30_WhatTwoSidesDoCancelsOut) {
    Battlefield field = meeting("lance", "falchion");
    const Battle battle{field.ref(0, "lance"), field.ref(1, "falchion")};
    const Fighters both = reckon(field.state, battle, {card_named("salvo"), card_named("foresight")});
    EXPECT_EQ(both[0].dice, 0);
    EXPECT_EQ(both[1].dice, 0);
    field.rolls({7, 7}).clash("lance", "falchion", "salvo", "foresight");
    EXPECT_EQ(field.count(what::die, 0), 2);
}

} // namespace cardfront::ground_assault
