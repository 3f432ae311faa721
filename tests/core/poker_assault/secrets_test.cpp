// Poker Assault: every Secret: what its text promises and where it must not work.
#include "tests/core/poker_assault/table.h"

namespace cardfront::poker_assault {

// --- Secrets for the Assault

TEST(PokerAssaultPower, Bloodlust) {
    for (const int defended : {0, 1, 2}) {
        Table table({vampires, rockets});
        table.has_secret(0, "Bloodlust").hand(1, "4H 4S").assault("4C 4D");
        table.uses("Bloodlust");
        table.act({launch});
        if (defended > 0) table.defends("4H", "4D");
        if (defended > 1) table.defends("4S", "4C");
        if (defended < 2) table.act({done});
        if (defended == 0) table.act({keep});
        EXPECT_EQ(table.chips(0), 16 - 3 * defended);
        EXPECT_TRUE(table.spent(0, "Bloodlust"));
    }
}

TEST(PokerAssaultPower, CloudOfBats) {
    Table table({vampires, rockets});
    table.has_secret(0, "Cloud of Bats").hand(1, "KC KS").assault("4C 4D");
    EXPECT_EQ(table.refused(Table::to_use("Cloud of Bats", spades)), "PA-14") << "before the launch";
    table.act({launch});
    EXPECT_EQ(table.refused(Table::to_use("Cloud of Bats", suits)), "PA-14");
    table.uses("Cloud of Bats", spades);
    EXPECT_EQ(table.attacker("4C").suit, spades);
    EXPECT_EQ(table.attacker("4D").suit, spades);
    EXPECT_EQ(table.refused(table.to_defend("KC", "4C")), "PA-30");
    EXPECT_EQ(table.refused(table.to_defend("KS", "4C")), "");
    EXPECT_EQ(table.chips(0), 12);
}

TEST(PokerAssaultPower, CloudOfBatsMakesNoFlushOfWhatWasLaunched) {
    Table table({vampires, rockets});
    table.has_secret(0, "Cloud of Bats").standing(0, "Eternal Night").assault("2C 2D 2S 4C 4D");
    table.act({launch});
    table.uses("Cloud of Bats", spades);
    EXPECT_EQ(loss(table), 5);
    EXPECT_EQ(table.chips(0), 12) << "the Cloud alone";
}

TEST(PokerAssaultPower, BeguileStopsTheDrawsOfTheDefence) {
    Table table({vampires, rockets});
    table.has_secret(0, "Beguile").hand(1, "4H 4S").draws(1, "KH").assault("4C 4D 4S");
    EXPECT_EQ(table.refused(Table::to_use("Beguile")), "PA-14") << "before the launch";
    table.hand(1, "4H 5D").draws(1, "KH").act({launch});
    table.uses("Beguile");
    table.defends("4H", "4C");
    EXPECT_EQ(table.in_hand(1), 1);
    table.defends("5D", "4D");
    EXPECT_EQ(table.in_hand(1), 0);
    EXPECT_EQ(loss(table), 1 + 1) << "and one more";
    EXPECT_EQ(table.in_hand(1), hand_size) << "when the round ends (PA-43)";
    EXPECT_TRUE(table.spent(0, "Beguile"));
    table.hand(1, "9H").hand(0, "2C").launches("8H 8C");
    table.defends("9H", "8H");
    EXPECT_EQ(table.in_hand(1), 1) << "for that Assault alone";
}

TEST(PokerAssaultPower, GrowingFerocity) {
    for (const auto& [assault, damage] : {std::pair{"4C 4D", 6}, {"4C 4D 4H", 7}}) {
        Table table({wolves, rockets});
        table.has_secret(0, "Growing Ferocity").assault(assault);
        table.uses("Growing Ferocity");
        table.act({launch});
        EXPECT_EQ(loss(table), damage) << assault;
    }
    Table none({wolves, rockets});
    none.has_secret(0, "Growing Ferocity").hand(1, "4H 4S").assault("4C 4D");
    none.uses("Growing Ferocity");
    none.act({launch});
    none.defends("4H", "4C");
    none.defends("4S", "4D");
    EXPECT_EQ(none.chips(1), 10) << "nothing hits";
}

TEST(PokerAssaultPower, SharpenedClaws) {
    for (const bool defended : {false, true}) {
        Table table({wolves, rockets});
        table.has_secret(0, "Sharpened Claws").hand(1, "4H").assault("4C 4D");
        table.uses_on("Sharpened Claws", "4D");
        table.act({launch});
        table.defends("4H", defended ? "4D" : "4C");
        EXPECT_EQ(loss(table), defended ? 1 + 2 : 1 + 5);
    }
    Table none({wolves, rockets});
    none.has_secret(0, "Sharpened Claws").hand(1, "4H 4S").assault("4C 4D");
    none.uses_on("Sharpened Claws", "4D");
    none.act({launch});
    none.defends("4H", "4D");
    none.defends("4S", "4C");
    EXPECT_EQ(none.chips(1), 10) << "nothing hits";
}

TEST(PokerAssaultPower, PA_40_AnAttachmentGoesWithItsCard) {
    for (const char* power : {"Turn to Mist", "Phase Shift"}) {
        Table table({wolves, vampires});
        table.has_secret(0, "Sharpened Claws").has_secret(1, power).assault("4C 4D 7H 7S");
        table.uses_on("Sharpened Claws", "4D");
        table.act({launch});
        table.state.assault[0].marks |= guarded;
        table.uses_on(power, "4D");
        EXPECT_TRUE(table.spent(0, "Sharpened Claws")) << power;
        EXPECT_EQ(loss(table), 2);
    }
    Table other({wolves, vampires}); // the attachment follows its card, not its place
    other.has_secret(0, "Sharpened Claws").has_secret(1, "Phase Shift").assault("4C 4D 4H");
    other.uses_on("Sharpened Claws", "4H");
    other.act({launch});
    other.uses_on("Phase Shift", "4C");
    EXPECT_EQ(loss(other), 2 + 5);
}

TEST(PokerAssaultPower, Moonrise) {
    Table table({wolves, rockets});
    table.has_secret(0, "Moonrise").hand(1, "7C 8D").assault("4C 4D");
    EXPECT_EQ(table.refused(Table::to_use("Moonrise")), "PA-14") << "before the launch";
    table.act({launch});
    table.uses("Moonrise");
    EXPECT_EQ(table.attacker("4C").rank, rank_number(8));
    EXPECT_EQ(table.attacker("4D").rank, rank_number(8));
    EXPECT_EQ(table.refused(table.to_defend("7C", "4C")), "PA-30");
    EXPECT_EQ(table.refused(table.to_defend("8D", "4C")), "");
    Table ace({wolves, rockets}); // at most to the Ace
    ace.has_secret(0, "Moonrise").hand(1, "2S AC").assault("JS JC AS AD");
    ace.act({launch});
    ace.uses("Moonrise");
    EXPECT_EQ(ace.attacker("JS").rank, king + 1);
    EXPECT_EQ(ace.attacker("AS").rank, king + 1);
    EXPECT_EQ(ace.attacker("AS").marks, 0);
    Table low({wolves, rockets}); // a low Ace is below the 2 (PA-7)
    low.has_secret(0, "Moonrise").hand(1, "3D").assault("AD 2C 3S 4C 5C");
    low.act({launch});
    low.uses("Moonrise");
    EXPECT_EQ(low.attacker("AD").rank, rank_number(5));
    EXPECT_EQ(low.attacker("5C").rank, rank_number(9));
    EXPECT_EQ(low.refused(low.to_defend("3D", "AD")), "PA-30");
}

TEST(PokerAssaultPower, Barrage) {
    Table table({rockets, wolves});
    table.has_secret(0, "Barrage").assault("4C 4D");
    EXPECT_EQ(table.refused(Table::to_use("Barrage")), "PA-14") << "before the launch";
    table.act({launch});
    table.uses("Barrage");
    EXPECT_EQ(table.chips(1), 8);
    EXPECT_EQ(table.state.phase, Phase::defend);
    EXPECT_EQ(loss(table), 2) << "the Assault itself as usual";
    for (const auto& [assault, chips] :
         {std::pair{"4C 4D 4H 7C 7D", 7}, {"4C 4D 4H 4S", 6}, {"2C 3D 4C 5D 6C", 9}}) {
        Table other({vampires, wolves});
        other.has_secret(0, "Barrage").assault(assault);
        other.act({launch});
        other.uses("Barrage");
        EXPECT_EQ(other.chips(1), chips) << assault;
    }
}

TEST(PokerAssaultPower, HomingBeacon) {
    Table table({rockets, vampires});
    table.has_secret(0, "Homing Beacon").hand(1, "KC 4H KD 8S").assault("4C 4D 7C 7H");
    table.uses_on("Homing Beacon", "4C");
    table.act({launch});
    EXPECT_EQ(table.refused(table.to_defend("KC", "4C")), "PA-30");
    EXPECT_EQ(table.refused(table.to_defend("8S", "4C")), "PA-30") << "a Twilight Cloak";
    EXPECT_EQ(table.refused(table.to_defend("4H", "4C")), "");
    EXPECT_EQ(table.refused(table.to_defend("KC", "7C")), "") << "the other cards as usual";
    EXPECT_EQ(table.refused(table.to_defend("KD", "4D")), "");
    EXPECT_EQ(table.state.damage(), 4 + 4);
    table.defends("4H", "4C");
    EXPECT_EQ(table.state.damage(), 3) << "no more when it is defended";
}

TEST(PokerAssaultPower, MindControl) {
    Table table({aliens, wolves});
    table.has_secret(0, "Mind Control").hand(0, "2C").hand(1, "KC QC JC");
    table.uses("Mind Control");
    ASSERT_NE(table.state.question(), nullptr);
    EXPECT_EQ(table.state.turn(), 0);
    EXPECT_TRUE(table.knows(0, "QC", 1));
    EXPECT_EQ(table.refused(table.to_choose("2C", 0)), "PA-34") << "a card of their hand";
    EXPECT_EQ(table.refused({decline}), "PA-34");
    table.chooses("JC", 1);
    EXPECT_TRUE(table.holds(0, "W/JC"));
    EXPECT_TRUE(table.holds(1, "W/KC"));
    EXPECT_EQ(table.in_hand(1), 2) << "they draw none";
    EXPECT_EQ(table.state.question(), nullptr);
}

TEST(PokerAssaultPower, MindControlNotAgainstAnEmptyHandNorWithAFullOne) {
    Table table({aliens, wolves});
    table.has_secret(0, "Mind Control").hand(0, "2C");
    EXPECT_EQ(table.refused(Table::to_use("Mind Control")), "PA-14");
    table.hand(0, "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC").hand(1, "AH");
    EXPECT_EQ(table.refused(Table::to_use("Mind Control")), "PA-14") << "PA-36";
}

TEST(PokerAssaultPower, CloakingDevice) {
    Table table({aliens, wolves});
    table.has_secret(0, "Cloaking Device").hand(1, "4H 4S").assault("4C 4D");
    table.uses_on("Cloaking Device", "4D");
    table.act({launch});
    EXPECT_EQ(table.refused(table.to_defend("4H", "4D")), "PA-9") << "only last";
    table.defends("4H", "4C");
    EXPECT_EQ(table.refused(table.to_defend("4S", "4D")), "");
    table.act({done});
    EXPECT_EQ(table.chips(1), 10 - 1 - 2) << "the hit, and the chips that are taken";
    EXPECT_EQ(table.chips(0), 12);
    Table other({aliens, wolves});
    other.has_secret(0, "Cloaking Device").hand(1, "4H 4S").assault("4C 4D");
    other.uses_on("Cloaking Device", "4D");
    other.act({launch});
    other.defends("4H", "4C");
    other.defends("4S", "4D");
    EXPECT_EQ(other.chips(0), 10) << "it did not hit";
}

TEST(PokerAssaultPower, CloakingDeviceHoldsForItsCardAlone) {
    Table table({aliens, wolves});
    table.has_secret(0, "Cloaking Device").hand(1, "4H 5H").assault("4C 4D 5C 5D");
    table.uses_on("Cloaking Device", "4D");
    table.act({launch});
    table.defends("5H", "5D");
    EXPECT_EQ(table.refused(table.to_defend("4H", "4C")), "");
    EXPECT_EQ(table.refused(table.to_defend("4H", "4D")), "PA-9") << "two others are undefended";
}

TEST(PokerAssaultPower, PA_38_WhatCannotBeDefendedBarsNothing) {
    Table table({aliens, wolves});
    table.has_secret(0, "Cloaking Device").hand(1, "5H 6H 7D 8H 9S").assault("5C 6D 7H 8S 9C");
    table.uses_on("Cloaking Device", "9C"); // the only Menacer, and last
    table.act({launch});
    EXPECT_EQ(table.refused(table.to_defend("9S", "9C")), "PA-9") << "it waits";
    EXPECT_EQ(table.refused(table.to_defend("5H", "5C")), "") << "so nothing waits for it";
    for (const auto& [card, target] : {std::pair{"5H", "5C"}, {"6H", "6D"}, {"7D", "7H"}, {"8H", "8S"}})
        table.defends(card, target);
    table.defends("9S", "9C");
    EXPECT_EQ(table.chips(1), 10);

    Table two({aliens, wolves}); // the other Menacer still comes first
    two.has_secret(0, "Cloaking Device").hand(1, "9S 9H 4H 4S").assault("9C 9D 4C 4D");
    two.uses_on("Cloaking Device", "9C");
    two.act({launch});
    EXPECT_EQ(two.refused(two.to_defend("4H", "4C")), "PA-9");
    EXPECT_EQ(two.refused(two.to_defend("9S", "9C")), "PA-9");
    two.defends("9S", "9D");
    EXPECT_EQ(two.refused(two.to_defend("4H", "4C")), "");
    EXPECT_EQ(two.refused(two.to_defend("9H", "9C")), "PA-9");
    two.defends("4H", "4C");
    two.defends("4S", "4D");
    EXPECT_EQ(two.refused(two.to_defend("9H", "9C")), "");
}

// --- Secrets for the defence

TEST(PokerAssaultPower, TurnToMist) {
    Table table({wolves, vampires});
    table.has_secret(1, "Turn to Mist").hand(1, "4H").launches("4C 4D 4S 9C 9D");
    table.defends("4H", "4D");
    EXPECT_EQ(table.refused(table.to_use_on("Turn to Mist", "4D")), "PA-14") << "that one is defended";
    table.uses_on("Turn to Mist", "4C");
    EXPECT_EQ(table.state.assault.size(), 3U);
    EXPECT_TRUE(table.discarded(0, "4C"));
    EXPECT_TRUE(table.discarded(0, "4S")) << "of its rank";
    EXPECT_TRUE(table.is_guarded("4D"));
    EXPECT_EQ(loss(table), 2);
}

TEST(PokerAssaultPower, PhaseShift) {
    Table table({wolves, vampires});
    table.has_secret(1, "Phase Shift").hand(1, "4H").launches("4C 4D 4S");
    table.defends("4H", "4D");
    EXPECT_EQ(table.refused(table.to_use_on("Phase Shift", "4D")), "PA-14") << "that one is defended";
    table.uses_on("Phase Shift", "4C");
    EXPECT_EQ(table.state.assault.size(), 2U);
    EXPECT_TRUE(table.holds(1, "W/4C"));
    EXPECT_TRUE(table.knows(0, "4C", 0)) << "all saw it (PA-35)";
    EXPECT_EQ(table.refused(table.to_defend("W/4C", "4S")), "") << "it may defend at once";
    EXPECT_EQ(loss(table), 1);
    EXPECT_EQ(table.state.turn(), 0) << "4S hit";
}

TEST(PokerAssaultPower, PA_31_TheLastCardGoneIsAFullDefence) {
    Table table({wolves, vampires});
    table.has_secret(1, "Turn to Mist").hand(1, "4H").launches("4C 4D");
    table.defends("4H", "4D");
    table.uses_on("Turn to Mist", "4C");
    EXPECT_EQ(table.state.phase, Phase::prepare);
    EXPECT_EQ(table.state.turn(), 1);
    EXPECT_EQ(table.chips(1), 10);
}

TEST(PokerAssaultPower, PA_36_PhaseShiftNotIntoAFullHand) {
    Table table({wolves, aliens});
    table.has_secret(1, "Phase Shift").hand(1, "2C 3C 5C 6C 7C 8C 9C 10C JC QC KC AC").launches("4C 4D");
    EXPECT_EQ(table.refused(table.to_use_on("Phase Shift", "4C")), "PA-14");
}

TEST(PokerAssaultPower, Deathless) {
    for (const auto& [assault, damage] : {std::pair{"4C 4D 4H 4S", 1}, {"4C 4D 4H", 0}}) {
        Table table({rockets, vampires});
        table.has_secret(1, "Deathless").launches(assault);
        table.uses("Deathless");
        EXPECT_EQ(table.refused(Table::to_use("Deathless")), "PA-27") << "once";
        EXPECT_EQ(loss(table), damage);
        EXPECT_EQ(table.state.turn(), 0) << "it hit: the attacker presses";
    }
    Table one({rockets, vampires}); // never less than nothing (PA-10), and for this Assault alone
    one.has_secret(1, "Deathless").hand(1, "4H").launches("4C 4D");
    one.defends("4H", "4C");
    one.uses("Deathless");
    EXPECT_EQ(loss(one), 0);
    one.hand(1, "").launches("9C 9D");
    EXPECT_EQ(loss(one), 2);
}

TEST(PokerAssaultPower, ThickHide) {
    Table table({rockets, wolves});
    table.has_secret(1, "Thick Hide").hand(1, "JH").launches("JC JD JS QC QS");
    table.uses("Thick Hide");
    EXPECT_EQ(table.state.damage(), 2) << "the Queens";
    table.defends("JH", "JC");
    EXPECT_EQ(table.state.damage(), 2) << "a defended card counts no more";
    EXPECT_EQ(loss(table), 2);
    table.hand(1, "").launches("9C 9D");
    EXPECT_EQ(loss(table), 2) << "for that Assault alone";
    Table low({rockets, wolves}); // a low Ace is below the 2 (PA-7)
    low.has_secret(1, "Thick Hide").hand(1, "6H").launches("AS 2C 3D 4H 5C");
    low.uses("Thick Hide");
    EXPECT_EQ(low.state.damage(), 0);
}

TEST(PokerAssaultPower, Ambush) {
    Table table({rockets, wolves});
    table.has_secret(1, "Ambush").hand(1, "4H 9C").launches("4C 4D 8C 8D");
    EXPECT_EQ(table.refused(Table::to_use("Ambush")), "PA-14") << "nothing is defended";
    table.defends("4H", "4D");
    table.defends("9C", "8C");
    table.uses("Ambush");
    EXPECT_EQ(table.chips(0), 8);
    EXPECT_EQ(loss(table), 2) << "it does not defend";
}

TEST(PokerAssaultPower, ScrambleDraws) {
    Table table({wolves, rockets});
    table.has_secret(1, "Scramble").hand(0, "2C 3C").hand(1, "9C").launches("4C 4D");
    table.uses("Scramble");
    EXPECT_EQ(table.in_hand(1), 5);
    EXPECT_EQ(table.in_hand(0), 2);
    EXPECT_FALSE(table.knows(1, "2C", 0));
    Table empty({wolves, rockets});
    empty.deck(1, "").has_secret(1, "Scramble").launches("4C 4D");
    empty.uses("Scramble");
    EXPECT_EQ(empty.in_hand(1), 0) << "nothing to draw (PA-13)";
}

TEST(PokerAssaultPower, BrainScan) {
    Table table({wolves, aliens});
    table.has_secret(1, "Brain Scan").hand(0, "2C 9C 10D AC").hand(1, "KC").launches("4C 4D");
    EXPECT_FALSE(table.knows(1, "2C", 0));
    table.uses("Brain Scan");
    EXPECT_TRUE(table.knows(1, "2C", 0));
    EXPECT_TRUE(table.knows(1, "AC", 0));
    EXPECT_FALSE(table.knows(0, "KC", 1)) << "the attacker sees nothing of the defender";
    EXPECT_EQ(table.chips(0), 8) << "10 and Ace";
    EXPECT_EQ(loss(table), 2);
    Table low({wolves, aliens});
    low.has_secret(1, "Brain Scan").hand(0, "2C 9C").launches("4C 4D");
    low.uses("Brain Scan");
    EXPECT_EQ(low.chips(0), 10);
}

TEST(PokerAssaultPower, ForceField) {
    Table table({wolves, rockets});
    table.has_secret(1, "Force Field").hand(1, "4H").launches("4C 4D 4S 9C 9S");
    table.defends("4H", "4D");
    EXPECT_EQ(table.refused(table.to_use_on("Force Field", "4D")), "PA-14");
    table.uses_on("Force Field", "4C");
    EXPECT_TRUE(table.is_guarded("4C"));
    EXPECT_TRUE(table.is_guarded("9C")) << "of its suit";
    EXPECT_EQ(table.refused(table.to_defend("4H", "4C")), "PA-27");
    EXPECT_EQ(loss(table), 2);
}

TEST(PokerAssaultPower, ForceFieldKeepsWhatForbidsToDefend) {
    Table menacer({aliens, rockets});
    menacer.has_secret(1, "Force Field").launches("9C 9D 4C 4D");
    EXPECT_EQ(menacer.refused(menacer.to_use_on("Force Field", "4C")), "PA-14") << "Menacers first (PA-9)";
    menacer.uses_on("Force Field", "9C");
    EXPECT_FALSE(menacer.is_guarded("4C")) << "of its suit, but it waits";
    Table cloaked({aliens, rockets});
    cloaked.has_secret(0, "Cloaking Device").has_secret(1, "Force Field").assault("4C 4D");
    cloaked.uses_on("Cloaking Device", "4D");
    cloaked.act({launch});
    EXPECT_EQ(cloaked.refused(cloaked.to_use_on("Force Field", "4D")), "PA-14");
    Table beacon({rockets, wolves});
    beacon.has_secret(0, "Homing Beacon").has_secret(1, "Force Field").assault("4C 4D");
    beacon.uses_on("Homing Beacon", "4D");
    beacon.act({launch});
    EXPECT_EQ(beacon.refused(beacon.to_use_on("Force Field", "4D")), "PA-14") << "only a card of that rank";
}

TEST(PokerAssaultPower, EvasiveAction) {
    Table table({wolves, rockets, vampires});
    table.has_secret(1, "Evasive Action").launches("10C 10D 4C 4D");
    EXPECT_EQ(table.state.damage(), 6);
    table.uses("Evasive Action");
    EXPECT_EQ(table.state.damage(), 0);
    EXPECT_EQ(loss(table), 0);
    ASSERT_EQ(table.state.turn(), 2);
    EXPECT_EQ(table.state.damage(), 6) << "for its owner alone";
    Table none({wolves, rockets});
    none.has_secret(1, "Evasive Action").has_secret(1, "Deathless").launches("4C 4D");
    none.uses("Evasive Action");
    none.uses("Deathless");
    EXPECT_EQ(loss(none), 0) << "and never less";
}

TEST(PokerAssaultPower, ConfusionRay) {
    Table table({wolves, aliens});
    table.has_secret(1, "Confusion Ray").hand(1, "4H").launches("4C 4D 4S");
    table.defends("4H", "4D");
    EXPECT_EQ(table.refused(table.to_use_on("Confusion Ray", "4D")), "PA-14");
    table.uses_on("Confusion Ray", "4C");
    EXPECT_TRUE(table.is_guarded("4C"));
    EXPECT_EQ(table.chips(0), 9);
    EXPECT_EQ(loss(table), 1);
    Table menacer({aliens, wolves});
    menacer.has_secret(1, "Confusion Ray").launches("9C 9D 4C 4D");
    EXPECT_EQ(menacer.refused(menacer.to_use_on("Confusion Ray", "4C")), "PA-14") << "Menacers first (PA-9)";
}

} // namespace cardfront::poker_assault
