// Assault Edge: attacks, damage to units and decks, health.
#include "tests/core/assault_edge/battlefield.h"

namespace cardfront::assault_edge {

namespace {

// a stands beside A, B and C.
Battlefield melee(int attack = 3) {
    Battlefield field("......... ......... ......... .ABC..... ..a...... ......... .........");
    field.stats('a', attack, 2, 1);
    for (const char name : {'A', 'B', 'C'}) field.stats(name, 1, 3, 1);
    return field;
}

} // namespace

TEST(AssaultEdgeAttack, PointsAreSplitOverTargets) { // AE-8
    Battlefield field = melee();
    field.aims('a', 'A').aims('a', 'B');
    EXPECT_TRUE(field.state.aiming());
    EXPECT_EQ(field.state.points_left(), 1);
    field.aims('a', 'A');
    EXPECT_EQ(field.health('A'), 1) << "all points are given: it is declared";
    EXPECT_EQ(field.health('B'), 2);
    EXPECT_EQ(field.health('C'), 3);
}

TEST(AssaultEdgeAttack, WhatIsLeftGoesToTheOneNamedLast) { // AE-8
    Battlefield field = melee();
    field.aims('a', 'A').aims('a', 'B').declares();
    EXPECT_EQ(field.health('A'), 2);
    EXPECT_EQ(field.health('B'), 1);
    Battlefield back = melee();
    back.aims('a', 'A').aims('a', 'B').aims('a', 'A');
    EXPECT_EQ(back.health('A'), 1);
}

TEST(AssaultEdgeAttack, PointsMayBeHeldBack) { // AE-8
    Battlefield field = melee();
    field.holds('a');
    EXPECT_TRUE(field.state.aiming());
    EXPECT_EQ(field.state.points_left(), 2);
    field.aims('a', 'A').declares();
    EXPECT_EQ(field.health('A'), 1);
    EXPECT_EQ(field.refused(field.to_hold('a')), "AE-7") << "it has attacked";
    Battlefield last = melee();
    last.aims('a', 'A').holds('a').holds('a');
    EXPECT_FALSE(last.state.aiming()) << "nothing is left: it is declared";
    EXPECT_EQ(last.health('A'), 2);
    EXPECT_EQ(last.health('B'), 3);
    Battlefield deck("...a..... ......... ......... ......... ......... ......... .........");
    deck.stats('a', 4, 1, 1).holds('a').holds('a').holds('a').aims('a', command);
    EXPECT_EQ(deck.in_deck(1, command), 29) << "of an only target too";
}

TEST(AssaultEdgeAttack, OnePointAtLeastIsNotHeldBack) { // AE-8
    Battlefield field = melee(2);
    field.holds('a');
    EXPECT_EQ(field.refused(field.to_hold('a')), "AE-8") << "it attacks with one at least";
    EXPECT_EQ(field.refused(make_action(declare)), "AE-8") << "nothing is aimed at";
    EXPECT_EQ(field.refused(make_action(done)), "AE-8");
    field.aims('a', 'C');
    EXPECT_EQ(field.health('C'), 2);
    Battlefield weak = melee(1);
    EXPECT_EQ(weak.refused(weak.to_hold('a')), "AE-8");
    EXPECT_EQ(weak.refused(weak.to_hold('A')), "AE-3");
    Battlefield far("......... ......... ..A...... ......... ......... ..a...... .........");
    far.stats('a', 3, 1, 1);
    EXPECT_EQ(far.refused(far.to_hold('a')), "AE-8") << "nobody is in range";
}

TEST(AssaultEdgeAttack, WhatWasHeldBackIsThereAgainForNewTargets) { // AE-8
    Battlefield field = melee();
    field.hand(1, "ebb").gear('a', "longarm").holds('a').aims('a', 'A').declares().plays("ebb");
    ASSERT_EQ(field.state.again, 1);
    EXPECT_EQ(field.state.points_left(), 3);
    field.holds('a').holds('a').aims('a', 'B');
    EXPECT_EQ(field.health('A'), 3);
    EXPECT_EQ(field.health('B'), 2);
}

TEST(AssaultEdgeAttack, HoldingBackIsLegalAndNotThoughtOf) { // AE-8
    Battlefield field = melee();
    ActionList legal, sensible;
    for (int step = 0; step < 2; ++step) {
        field.state.legal(legal);
        field.state.sensible(sensible);
        EXPECT_TRUE(legal.contains(field.to_hold('a')));
        EXPECT_EQ(legal.size(), sensible.size() + 1);
        for (const Action& each : sensible) EXPECT_TRUE(legal.contains(each));
        field.aims('a', 'B');
    }
}

TEST(AssaultEdgeAttack, AnOnlyTargetGetsAll) { // AE-8
    Battlefield field("......... ......... ......... ......... ..A...... ..a...... .........");
    field.stats('a', 3, 1, 1).stats('A', 1, 5, 1).aims('a', 'A');
    EXPECT_EQ(field.health('A'), 2);
}

TEST(AssaultEdgeAttack, NothingElseIsDoneWhileAiming) { // AE-8
    Battlefield field = melee();
    field.hand(0, "flashfire").aims('a', 'A');
    EXPECT_EQ(field.refused(Battlefield::to_play("flashfire")), "AE-8");
    EXPECT_EQ(field.refused(field.to_move('a', "a2")), "AE-8");
    EXPECT_EQ(field.refused(make_action(done)), "AE-8");
    field.declares();
    EXPECT_EQ(field.refused(make_action(declare)), "AE-16");
}

TEST(AssaultEdgeAttack, OverkillIsLostAndNobodyStrikesBack) { // AE-3, AE-8
    Battlefield field = melee(9);
    field.attacks('a', 'A');
    EXPECT_FALSE(field.lives('A'));
    EXPECT_EQ(field.health('B'), 3);
    EXPECT_EQ(field.health('a'), 2);
}

TEST(AssaultEdgeAttack, OnlyEnemiesAreAttackedAndOnlyByOnesOwn) { // AE-3
    Battlefield field("......... ......... ......... ......... .bA...... ..a...... .........");
    EXPECT_EQ(field.refused(field.to_aim('a', 'b')), "AE-2");
    EXPECT_EQ(field.refused(field.to_aim('A', 'b')), "AE-3");
    EXPECT_EQ(field.refused(field.to_move('A', "c4")), "AE-3");
    Battlefield weak("......... ......... ......... ......... ..A...... ..a...... .........");
    weak.stats('a', 0, 1, 1);
    EXPECT_EQ(weak.refused(weak.to_aim('a', 'A')), "AE-8") << "no points to give";
}

TEST(AssaultEdgeAttack, ADeckLosesACardForEachPoint) { // AE-9, AE-10
    Battlefield field("...a..... ......... ......... ......... ......... ......... .........");
    field.stats('a', 3, 1, 1).deck_top(1, "drown tremor wither").aims('a', command);
    EXPECT_EQ(field.in_deck(1, command), 27);
    EXPECT_EQ(field.discarded(1, "drown"), 1);
    EXPECT_EQ(field.discarded(1, command), 3);
    EXPECT_EQ(field.discarded(1, research), 0) << "each deck has its own";
    EXPECT_EQ(field.told(what::knock), 3);
}

TEST(AssaultEdgeAttack, OnePointMoreThanTheCommandDeckHasLoses) { // AE-9
    Battlefield field("...a..... ......... ......... ......... ......... ......... .........");
    field.stats('a', 3, 1, 1).left_in(1, command, 3).aims('a', command);
    EXPECT_EQ(field.in_deck(1, command), 0);
    EXPECT_FALSE(field.over());
    Battlefield last("...a..... ......... ......... ......... ......... ......... .........");
    last.stats('a', 3, 1, 1).left_in(1, command, 2).aims('a', command);
    EXPECT_TRUE(last.over());
    EXPECT_EQ(last.state.winners, only(0));
    EXPECT_EQ(last.state.score(0), 100);
    EXPECT_EQ(last.state.score(1), 0);
    EXPECT_EQ(last.refused(make_action(done)), "AE-9");
}

TEST(AssaultEdgeAttack, OtherDecksTakeItWithoutHarm) { // AE-9
    Battlefield field(
        "a........ ......... ......... ......... ......... ......... ........."); // before the Barracks
    field.stats('a', 3, 1, 1).left_in(1, barracks, 1).aims('a', barracks);
    EXPECT_EQ(field.in_deck(1, barracks), 0);
    EXPECT_FALSE(field.over());
    EXPECT_EQ(field.told(what::hold), 1);
}

TEST(AssaultEdgeAttack, AllIsDoneAtOnce) { // AE-8, AE-27
    Battlefield field("......... ......... ......... .AB...... ..a...... ......... .........");
    field.plants(1, "slag-pits! foundry").stats('a', 2, 1, 1).stats('A', 1, 1, 1).stats('B', 1, 1, 1);
    field.aims('a', 'A').aims('a', 'B');
    EXPECT_FALSE(field.lives('A'));
    EXPECT_FALSE(field.lives('B'));
    EXPECT_FALSE(field.lives('a')) << "both had their say";
    EXPECT_EQ(field.told(what::use), 2);
}

TEST(AssaultEdgeAttack, TargetsMayBeChosenAnewOnceIfSomebodyMoved) { // AE-8
    Battlefield field = melee();
    field.hand(1, "ebb").gear('a', "longarm").attacks('a', 'A').plays("ebb");
    EXPECT_EQ(field.where('a'), "c2") << "pushed back";
    EXPECT_EQ(field.state.again, 1);
    EXPECT_EQ(field.health('A'), 3);
    EXPECT_EQ(field.refused(field.to_move('a', "c1")), "AE-8");
    field.aims('a', 'B').declares();
    EXPECT_EQ(field.health('B'), 0);
    EXPECT_EQ(field.health('A'), 3);
    EXPECT_NE(field.unit('a').done & attacked, 0);
}

TEST(AssaultEdgeAttack, WithNobodyInRangeAnyMoreItIsOver) { // AE-8
    Battlefield field = melee();
    field.hand(1, "ebb").attacks('a', 'A').plays("ebb");
    EXPECT_EQ(field.told(what::vain), 1);
    EXPECT_FALSE(field.state.aiming());
    EXPECT_EQ(field.health('A'), 3);
}

TEST(AssaultEdgeAttack, OneMayLetItGoInsteadOfChoosingAnew) { // AE-8
    Battlefield field = melee();
    field.hand(1, "ebb").gear('a', "longarm").attacks('a', 'A').plays("ebb").declares();
    EXPECT_FALSE(field.state.aiming());
    EXPECT_EQ(field.health('A') + field.health('B') + field.health('C'), 9);
}

TEST(AssaultEdgeAttack, NothingHappensWithoutItsAttacker) { // AE-8
    Battlefield field = melee();
    field.hand(1, "backdraft").attacks('a', 'A').plays("backdraft");
    EXPECT_FALSE(field.lives('a'));
    EXPECT_EQ(field.health('A'), 3);
    EXPECT_EQ(field.state.active, no_unit);
}

TEST(AssaultEdgeHealth, HealingStopsAtTheMaximum) { // AE-19
    Battlefield field("......... ......... ......... ......... ......... ..a...... .........");
    field.stats('a', 1, 4, 1).hurt('a', 2);
    field.state.heal(field.number('a'), 5, no_card, Log{});
    EXPECT_EQ(field.health('a'), 4);
}

TEST(AssaultEdgeHealth, TemporaryPointsGoFirstAndEndWithTheTurn) { // AE-19
    Battlefield field = melee();
    field.state.guard(field.number('A'), 2, no_card, Log{});
    field.state.guard(field.number('B'), 2, no_card, Log{});
    field.aims('a', 'A').declares();
    EXPECT_EQ(field.health('A'), 2);
    EXPECT_EQ(field.guarded('A'), 0);
    EXPECT_EQ(field.guarded('B'), 2);
    field.ends().raises(0);
    EXPECT_EQ(field.guarded('B'), 0);
}

TEST(AssaultEdgeHealth, AChangeOfTheMaximumChangesWhatIsLeft) { // AE-19
    Battlefield field("......... ......... ......... ......... ......... ..a...... .........");
    field.stats('a', 1, 4, 1).hurt('a', 2);
    field.state.change(field.number('a'), {0, 2, 0}, true, no_card, Log{});
    EXPECT_EQ(field.health('a'), 4);
    field.state.change(field.number('a'), {0, -3, 0}, true, no_card, Log{});
    EXPECT_EQ(field.health('a'), 1);
    Battlefield withered("......... ......... ......... ......... ..A...... ......... .........");
    withered.hand(0, "wither").plays("wither");
    EXPECT_FALSE(withered.lives('A')) << "0 is destroyed";
}

TEST(AssaultEdgeHealth, DamageIsPreventedThenHealedThenTakenFromTemporaryPoints) { // AE-27
    Battlefield field("......... ......... ......... ......... ..A...... ..a...... .........");
    field.stats('a', 6, 1, 1).unique('A', "reef-guard").stats('A', 1, 5, 1).gear('A', "tide-shell");
    field.state.guard(field.number('A'), 1, no_card, Log{});
    const int before = field.health('A');
    field.attacks('a', 'A');
    EXPECT_EQ(field.health('A'), before - 3) << "6 - 1 - 1 - 1";
    EXPECT_EQ(field.told(what::prevent), 1);
    EXPECT_EQ(field.told(what::heal), 1);
    EXPECT_EQ(field.told(what::absorb), 1);
}

TEST(AssaultEdgeHealth, WhatHealsMoreThanTheDamageHealsWhatWasThereBefore) { // AE-19
    Battlefield field("......... ......... ......... ......... ..A...... ..a...... .........");
    field.stats('a', 1, 1, 1).gear('A', "tide-shell tide-shell").hurt('A', 2).attacks('a', 'A');
    EXPECT_EQ(field.unit('A').damage, 1);
    EXPECT_EQ(field.told(what::wound), 0);
    field.finishes('a').state.harm_one(field.number('A'), 1, no_card, Log{});
    EXPECT_EQ(field.unit('A').damage, 0) << "and no more than was there";
    Battlefield lab("......... ......... ......... ......... ..A...... ..a...... .........");
    lab.plants(1, "spark-lab! foundry").gear('A', "tide-shell tide-shell").hurt('A', 3).stats('a', 2, 1, 1);
    lab.state.guard(lab.number('A'), 1, no_card, Log{});
    lab.attacks('a', 'A');
    EXPECT_EQ(lab.unit('A').damage, 2);
    EXPECT_EQ(lab.guarded('A'), 1);
    Battlefield spared("......... ......... ......... ......... ..A...... ..a...... .........");
    spared.unique('A', "reef-guard")
        .gear('A', "tide-shell")
        .hurt('A', 2)
        .stats('a', 1, 1, 1)
        .attacks('a', 'A');
    EXPECT_EQ(spared.unit('A').damage, 2) << "nothing has damaged it";
}

TEST(AssaultEdgeHealth, NumbersAreSumsWithBounds) { // AE-33
    Battlefield field("......... ......... ......... ......... ......... ..a...... .........");
    field.plants(0, "foundry! gantry!").gear('a', "ember-lance");
    EXPECT_EQ(field.state.stats(field.number('a')), (Stats{5, 3, 2}));
    field.state.change(field.number('a'), {-9, 0, -9}, false, no_card, Log{});
    EXPECT_EQ(field.attack('a'), 0);
    EXPECT_EQ(field.speed('a'), 0);
    field.ends();
    EXPECT_EQ(field.attack('a'), 5) << "for the turn";
    for (int n = 0; n < 5; ++n) field.state.change(field.number('a'), {9, 9, 9}, true, no_card, Log{});
    EXPECT_EQ(field.state.stats(field.number('a')), (Stats{25, 23, 22}));
}

TEST(AssaultEdgeHealth, ADeclaredAttackLosesWhatItCannotHave) { // AE-33
    Battlefield field = melee();
    field.hand(1, "smoke-screen").aims('a', 'A').aims('a', 'B').aims('a', 'C').plays("smoke-screen");
    EXPECT_EQ(field.health('A'), 2);
    EXPECT_EQ(field.health('B'), 3);
    EXPECT_EQ(field.health('C'), 3);
}

TEST(AssaultEdgeHealth, ADeclaredAttackLosesWhatNobodyLendsAnyMore) { // AE-33
    Battlefield field("......... ......... ......... ......... ..A...... ..ab..... .........");
    field.unique('b', "thorn-mother").stats('a', 2, 4, 1).stats('A', 1, 5, 1);
    field.hand(0, "grave-toll").hand(1, "ambush").attacks('a', 'A');
    ASSERT_EQ(field.state.points_left(), 0);
    field.plays("ambush").plays("grave-toll", 'b').passes_all();
    EXPECT_FALSE(field.lives('b'));
    EXPECT_EQ(field.health('A'), 3) << "two of the three points are left";
}

TEST(AssaultEdgeAttack, DecksThatAreSparedAreNoTargetsWhenTheyAreChosenAnew) { // AE-8
    Battlefield field("......... ......... ......... ......... ......... ......... ..aA.....");
    field.turn_of(1).stats('A', 3, 4, 1).stats('a', 1, 5, 1).gear('A', "longarm");
    field.hand(0, "sanctuary ebb").aims('A', 'a').aims('A', command).declares();
    const int before = field.in_deck(0, command);
    field.plays("sanctuary").plays("ebb");
    ASSERT_TRUE(field.state.aiming());
    EXPECT_EQ(field.refused(field.to_aim('A', command)), "AE-8") << "it is still the same attack";
    field.aims('A', 'a');
    EXPECT_EQ(field.health('a'), 2) << "the only target gets all";
    EXPECT_EQ(field.in_deck(0, command), before);
    Battlefield alone("......... ......... ......... ......... ......... ......... ...A.....");
    alone.turn_of(1).stats('A', 3, 4, 1).gear('A', "longarm").hand(0, "sanctuary ebb");
    alone.aims('A', research).aims('A', command).declares().plays("sanctuary").plays("ebb");
    EXPECT_FALSE(alone.state.aiming()) << "there is nothing else";
    EXPECT_EQ(alone.told(what::vain), 1);
    EXPECT_EQ(alone.told(what::knock), 0);
}

} // namespace cardfront::assault_edge
