// Poker Assault: every Secret: what its text promises and where it must not work.
#include "tests/core/poker_assault/table.h"

#include <set>

namespace cardfront::poker_assault {

// --- Secrets for the Assault

TEST(PokerAssaultPower, Bloodlust) {
    for (const bool defended : {false, true}) {
        Table table({vampires, rockets});
        table.has_secret(0, "Bloodlust").hand(1, "4H").assault("4C 4D");
        table.uses_on("Bloodlust", "4D");
        table.act({launch});
        table.defends("4H", defended ? "4D" : "4C");
        table.act({done});
        EXPECT_EQ(table.chips(0), defended ? 10 : 12);
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
}

TEST(PokerAssaultPower, CloudOfBatsMakesNoFlushOfWhatWasLaunched) {
    Table table({vampires, rockets});
    table.has_secret(0, "Cloud of Bats").standing(0, "Eternal Night").assault("2C 2D 2S 4C 4D");
    table.act({launch});
    table.uses("Cloud of Bats", spades);
    EXPECT_EQ(loss(table), 5);
}

TEST(PokerAssaultPower, BeguileTakesTheTopDiscard) {
    Table table({vampires, rockets});
    table.has_secret(0, "Beguile");
    EXPECT_EQ(table.refused(Table::to_use("Beguile")), "PA-14") << "there is none";
    table.discards(1, "2H KH");
    table.uses("Beguile");
    EXPECT_TRUE(table.holds(0, "R/KH"));
    EXPECT_FALSE(table.discarded(1, "KH"));
    EXPECT_TRUE(table.knows(1, "KH", 1)) << "shown to all (PA-35)";
    Table full({vampires, rockets});
    full.has_secret(0, "Beguile").discards(1, "KH").hand(0, "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC");
    EXPECT_EQ(full.refused(Table::to_use("Beguile")), "PA-14") << "there is no room for it (PA-36)";
}

TEST(PokerAssaultPower, PA_37_WhatLayClosedUnderTheTopIsOpenThere) {
    std::set<DeckCard> seen_on_top;
    for (int chance = 0; chance < 40; ++chance) {
        Table table({wolves, rockets, vampires});
        table.state.random = Random(static_cast<std::uint64_t>(chance));
        table.hand(1, "2C 3C 4C 6C").launches("7C 7D");
        table.act({done});
        table.act({reform}); // three of them closed, the fourth on top
        const CardSet old = table.state.discards.closed(1);
        ASSERT_EQ(old.size(), 3);
        table.act({done}); // seat 2 does not reform
        table.hand(1, "2D 3D 4D").launches("9C 9D");
        table.act({done});
        table.act({reform});
        const CardSet later = table.state.discards.closed(1).without(old);
        ASSERT_EQ(later.size(), 2);
        table.act({done});
        ASSERT_EQ(table.state.phase, Phase::prepare);

        table.has_secret(0, "Beguile").has_secret(0, "Mind Control");
        for (const DeckCard card : later) table.state.knows[2].add(card); // looked at before
        const DeckCard top = table.state.discards.top(1);
        table.uses("Beguile");
        EXPECT_TRUE(table.side(0).hand.has(top));
        const DeckCard under = table.state.discards.top(1);
        EXPECT_TRUE(later.has(under)) << "one of the later Reform";
        seen_on_top.insert(under);
        EXPECT_FALSE(table.state.discards.is_closed(under));
        EXPECT_FALSE(table.state.knows[2].has(under)) << "it is open: nothing to keep in mind";
        EXPECT_EQ(table.state.discards.closed(1).size(), 4);
        ASSERT_EQ(table.of(what::uncover).size(), 1U);
        EXPECT_EQ(table.of(what::uncover)[0].card, under);
        EXPECT_EQ(table.of(what::uncover)[0].seen, everybody);
        State view = table.state;
        view.redact(0);
        EXPECT_EQ(view.discards.top(1), under) << "PA-20";
        EXPECT_EQ(view.discards.hidden(1), 4) << "the others stay closed";
        EXPECT_EQ(view.deck_count(1), table.state.deck_count(1));
        EXPECT_TRUE(view.sane());
        State imagined = view;
        imagined.determinize(0, Random(7));
        EXPECT_TRUE(imagined.sane());
        EXPECT_EQ(imagined.discards.closed(1).size(), 4);

        view = table.state;
        view.redact(2);
        EXPECT_EQ(view.discards.hidden(1), 3) << "the last of the later Reform is known to seat 2";
    }
    EXPECT_EQ(seen_on_top.size(), 3U) << "by chance";
}

TEST(PokerAssaultPower, GrowingFerocity) {
    for (const auto& [assault, damage] : {std::pair{"4C 4D", 3}, {"4C 4D 4H", 5}}) {
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
        EXPECT_EQ(loss(table), defended ? 1 : 3);
    }
}

TEST(PokerAssaultPower, PA_40_AnAttachmentGoesWithItsCard) {
    for (const char* power : {"Turn to Mist", "Phase Shift"}) {
        Table table({wolves, vampires});
        table.has_secret(0, "Sharpened Claws").has_secret(1, power).assault("4C 4D 4H");
        table.uses_on("Sharpened Claws", "4D");
        table.act({launch});
        table.uses_on(power, "4D");
        EXPECT_TRUE(table.spent(0, "Sharpened Claws")) << power;
        EXPECT_EQ(loss(table), 2);
    }
    Table other({wolves, vampires}); // the attachment follows its card, not its place
    other.has_secret(0, "Sharpened Claws").has_secret(1, "Turn to Mist").assault("4C 4D 4H");
    other.uses_on("Sharpened Claws", "4H");
    other.act({launch});
    other.uses_on("Turn to Mist", "4C");
    EXPECT_EQ(loss(other), 4);
}

TEST(PokerAssaultPower, Moonrise) {
    Table table({wolves, rockets});
    table.has_secret(0, "Moonrise").hand(1, "5C KD").assault("4C 4D");
    EXPECT_EQ(table.refused(table.to_use_on("Moonrise", "4C")), "PA-14") << "before the launch";
    table.act({launch});
    table.uses_on("Moonrise", "4C");
    EXPECT_EQ(table.attacker("4C").rank, king);
    EXPECT_EQ(table.attacker("4D").rank, rank_number(4));
    EXPECT_EQ(table.refused(table.to_defend("KD", "4C")), "");
    EXPECT_EQ(table.refused(table.to_defend("KD", "4D")), "");
    Table ace({wolves, rockets});
    ace.has_secret(0, "Moonrise").hand(1, "2S AS AC").assault("AS 2C 3D 4C 5D");
    ace.hand(1, "2S AC").act({launch});
    ace.uses_on("Moonrise", "AS");
    EXPECT_EQ(ace.refused(ace.to_defend("2S", "AS")), "PA-30") << "no low Ace any more";
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
}

TEST(PokerAssaultPower, MindControl) {
    Table table({aliens, wolves});
    table.has_secret(0, "Mind Control").hand(0, "2C").hand(1, "KC QC").draws(1, "4S");
    table.uses("Mind Control");
    ASSERT_NE(table.state.question(), nullptr);
    EXPECT_EQ(table.state.turn(), 0);
    EXPECT_TRUE(table.knows(0, "QC", 1));
    EXPECT_EQ(table.refused(table.to_choose("2C", 0)), "PA-34") << "a card of their hand";
    EXPECT_EQ(table.refused({decline}), "PA-34");
    table.chooses("KC", 1);
    EXPECT_TRUE(table.holds(0, "W/KC"));
    EXPECT_TRUE(table.holds(1, "4S")) << "they draw one";
    EXPECT_EQ(table.in_hand(1), 2);
    EXPECT_EQ(table.state.question(), nullptr);
    EXPECT_FALSE(table.knows(0, "4S", 1));
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

TEST(PokerAssaultPower, TurnToMistAndPhaseShift) {
    for (const char* power : {"Turn to Mist", "Phase Shift"}) {
        Table table({wolves, vampires});
        table.has_secret(1, power).hand(1, "4H").launches("4C 4D 4S");
        table.defends("4H", "4D");
        EXPECT_EQ(table.refused(table.to_use_on(power, "4D")), "PA-14") << power << ": that one is defended";
        table.uses_on(power, "4C");
        EXPECT_EQ(table.state.assault.size(), 2U);
        const bool back = std::string(power) == "Phase Shift";
        EXPECT_EQ(table.holds(0, "4C"), back);
        EXPECT_EQ(table.discarded(0, "4C"), !back);
        EXPECT_EQ(table.knows(1, "4C", 0), back) << "all saw it (PA-35)";
        EXPECT_EQ(loss(table), 1);
        EXPECT_EQ(table.state.turn(), 0) << "4S hit";
    }
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

TEST(PokerAssaultPower, PA_36_PhaseShiftIntoAFullHand) {
    Table table({wolves, aliens});
    table.has_secret(1, "Phase Shift").hand(0, "2C 3C 5C 6C 7C 8C 9C 10C JC QC KC AC").launches("4C 4D");
    table.uses_on("Phase Shift", "4C");
    EXPECT_EQ(table.in_hand(0), most_hand);
    EXPECT_TRUE(table.discarded(0, "4C"));
}

TEST(PokerAssaultPower, DeathlessAndThickHide) {
    for (const char* power : {"Deathless", "Thick Hide"}) {
        for (const auto& [assault, damage] : {std::pair{"4C 4D 4H", 1}, {"4C 4D", 0}}) {
            Table table({rockets, vampires});
            table.has_secret(1, power).launches(assault);
            table.uses(power);
            EXPECT_EQ(table.refused(Table::to_use(power)), "PA-27") << "once";
            EXPECT_EQ(loss(table), damage) << power;
            EXPECT_EQ(table.state.turn(), 0) << "it hit: the attacker presses";
        }
        Table one({rockets, vampires}); // never less than nothing (PA-10), and for this Assault alone
        one.has_secret(1, power).hand(1, "4H").launches("4C 4D");
        one.defends("4H", "4C");
        one.uses(power);
        EXPECT_EQ(loss(one), 0);
        one.launches("9C 9D");
        EXPECT_EQ(loss(one), 2);
    }
}

TEST(PokerAssaultPower, Ambush) {
    Table table({rockets, wolves});
    table.has_secret(1, "Ambush").launches("4C 4D");
    table.uses("Ambush");
    EXPECT_EQ(table.chips(0), 8);
    EXPECT_EQ(loss(table), 2) << "it does not defend";
}

TEST(PokerAssaultPower, ScrambleDraws) {
    Table table({wolves, rockets});
    table.has_secret(1, "Scramble").hand(0, "2C 3C").hand(1, "9C").launches("4C 4D");
    table.uses("Scramble");
    EXPECT_EQ(table.in_hand(1), 3);
    EXPECT_EQ(table.in_hand(0), 2);
    EXPECT_FALSE(table.knows(1, "2C", 0));
    Table empty({wolves, rockets});
    empty.deck(1, "").has_secret(1, "Scramble").launches("4C 4D");
    empty.uses("Scramble");
    EXPECT_EQ(empty.in_hand(1), 0) << "nothing to draw (PA-13)";
}

TEST(PokerAssaultPower, BrainScan) {
    Table table({wolves, aliens});
    table.has_secret(1, "Brain Scan").hand(0, "2C 3C").hand(1, "9C").launches("4C 4D");
    EXPECT_FALSE(table.knows(1, "2C", 0));
    table.uses("Brain Scan");
    EXPECT_TRUE(table.knows(1, "2C", 0));
    EXPECT_TRUE(table.knows(1, "3C", 0));
    EXPECT_FALSE(table.knows(0, "9C", 1)) << "the attacker sees nothing of the defender";
    EXPECT_EQ(table.in_hand(1), 1) << "it draws nothing";
    EXPECT_EQ(loss(table), 1) << "1 of 2 damage";
}

TEST(PokerAssaultPower, ForceField) {
    Table table({wolves, rockets});
    table.has_secret(1, "Force Field").hand(1, "4H").launches("4C 4D 4S");
    table.defends("4H", "4D");
    EXPECT_EQ(table.refused(table.to_use_on("Force Field", "4D")), "PA-14");
    table.uses_on("Force Field", "4C");
    EXPECT_TRUE(table.is_guarded("4C"));
    EXPECT_EQ(table.refused(table.to_defend("4H", "4C")), "PA-27");
    EXPECT_EQ(loss(table), 1);
}

TEST(PokerAssaultPower, ForceFieldKeepsWhatForbidsToDefend) {
    Table menacer({aliens, rockets});
    menacer.has_secret(1, "Force Field").launches("9C 9D 4C 4D");
    EXPECT_EQ(menacer.refused(menacer.to_use_on("Force Field", "4C")), "PA-14") << "Menacers first (PA-9)";
    EXPECT_EQ(menacer.refused(menacer.to_use_on("Force Field", "9C")), "");
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
    Table table({wolves, rockets});
    table.has_secret(1, "Evasive Action").hand(1, "2C 3C 5C").launches("4C 4D");
    table.uses("Evasive Action");
    EXPECT_EQ(table.in_hand(1), 3);
    EXPECT_EQ(table.state.discards.count(1), 3);
    EXPECT_FALSE(table.holds(1, "2C"));
    EXPECT_EQ(table.state.discards.closed(1).size(), 2) << "one of them lies on top";
    table.act({done});
    EXPECT_EQ(table.state.phase, Phase::reform) << "a Secret does not bar it (PA-11)";
    Table empty({wolves, rockets});
    empty.has_secret(1, "Evasive Action").launches("4C 4D");
    empty.uses("Evasive Action");
    EXPECT_EQ(empty.in_hand(1), 0) << "as many as were discarded";
}

TEST(PokerAssaultPower, ConfusionRay) {
    Table table({wolves, aliens});
    table.has_secret(1, "Confusion Ray").hand(0, "2C 3C 5C").hand(1, "6C").launches("4C 4D");
    table.uses("Confusion Ray");
    EXPECT_EQ(table.in_hand(0), 2);
    EXPECT_EQ(table.state.discards.count(0), 1);
    EXPECT_EQ(table.in_hand(1), 1);
    Table none({wolves, aliens});
    none.has_secret(1, "Confusion Ray").launches("4C 4D");
    none.uses("Confusion Ray");
    EXPECT_EQ(none.state.discards.count(0), 0) << "more than there is cannot be discarded";
}

} // namespace cardfront::poker_assault
