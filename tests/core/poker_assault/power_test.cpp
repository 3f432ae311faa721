// Poker Assault: drawing Power Cards, Secrets and their times, and every Power Card: what its text promises
// and where it must not work.
#include "tests/core/poker_assault/table.h"

#include <set>

namespace cardfront::poker_assault {

namespace {

// Seat 0 has launched, and its Power Deck was that one card.
Table drawing(const std::string& power, const std::string& assault = "2C 3D 4C 5D 6C",
              Faction leader = wolves) {
    Table table({leader, rockets});
    table.power_deck(0, power).assault(assault);
    table.act({launch});
    return table;
}

} // namespace

TEST(PokerAssaultPower, PA_5_WhatDrawsHowMany) {
    for (const auto& [assault, count] : {std::pair{"2C 2D", 0},
                                         {"2C 2D 5C 5D", 0},
                                         {"2C 2D 2H", 0},
                                         {"2C 3D 4C 5D 6C", 1},
                                         {"2C 4C 6C 9C KC", 1},
                                         {"2C 2D 2H 5C 5D", 1},
                                         {"2C 2D 2H 2S", 1},
                                         {"2C 3C 4C 5C 6C", 2}}) {
        Table table({rockets, wolves});
        table.side(0).power_deck = power_bit(power_named("Barrage")) | power_bit(power_named("Scramble")) |
                                   power_bit(power_named("Force Field"));
        table.assault(assault);
        table.act({launch});
        EXPECT_EQ(table.side(0).secret_count(), count) << assault;
        EXPECT_EQ(table.of(what::draw_power).size(), static_cast<std::size_t>(count));
        EXPECT_EQ(table.state.phase, count > 0 ? Phase::window : Phase::defend) << "it may be used at once";
    }
}

TEST(PokerAssaultPower, PA_5_OnlyTheBestOfSeveralHandsCounts) {
    Table table({aliens, wolves});
    table.standing(0, "Crop Circles");
    table.side(0).power_deck = power_bit(power_named("Phase Shift")) | power_bit(power_named("Brain Scan")) |
                               power_bit(power_named("Mind Control"));
    table.assault("2C 4C 6C 9C KC"); // a Flush, and five black cards
    table.act({launch});
    EXPECT_EQ(table.side(0).secret_count(), 1);
}

TEST(PokerAssaultPower, PA_5_ASetThatIsSeveralHandsIsAllOfThem) {
    struct Row {
        const char *assault, *name;
        int own, damage; // the attacker's chips after the launch, and what an undefended Assault does
    };
    for (const auto& [assault, name, own, damage] :
         {Row{"V/6H V/7H V/9H V/JH V/QH", "Flush", 10 + 1 + 2, 5 + 1},     // Countess, Eternal Night
          Row{"W/9C W/10S W/JC W/QS W/KC", "Straight", 10, 5 + 1 + 2 + 1}, // Alpha, Full Moon
          Row{"R/QC R/QS V/QC W/2C W/2S", "Full House", 10, 5 + 2},        // Bombardier
          Row{"V/QH W/QH V/KH W/KH", "Two Pair", 10 + 2, 4 + 1},           // and a Crimson Rite
          Row{"V/JH V/QH V/KH V/AH", "Running Pack", 10 + 2, 4 + 1 + 1},   // and a Crimson Rite
          Row{"W/2C W/4C W/6S W/8S W/JC", "Colour Pattern", 10, 5}}) {
        Table table({aliens, rockets});
        for (const char* const power :
             {"Crop Circles", "Crimson Rite", "Running Pack", "Eternal Night", "Full Moon"})
            table.standing(0, power);
        table.assault(assault);
        table.act({launch});
        ASSERT_GE(table.state.pattern, 0) << assault;
        EXPECT_STREQ(patterns()[static_cast<std::size_t>(table.state.pattern)].name, name);
        EXPECT_EQ(table.chips(0), own) << assault;
        const int before = table.chips(1);
        EXPECT_EQ(10 - before + loss(table), damage) << assault;
    }
}

TEST(PokerAssaultPower, PA_5_AnEmptyPowerDeckGivesNothing) {
    Table table({wolves, rockets});
    table.side(0).spent = 0xFF00;
    table.assault("2C 3C 4C 5C 6C");
    table.act({launch});
    EXPECT_EQ(table.side(0).secret_count(), 0);
    EXPECT_TRUE(table.of(what::draw_power).empty()) << "it is never shuffled again (PA-13)";
}

TEST(PokerAssaultPower, PA_5_ASecretIsSeenByItsOwnerAlone) {
    Table table = drawing("Growing Ferocity");
    ASSERT_EQ(table.of(what::draw_power).size(), 1U);
    EXPECT_EQ(table.of(what::draw_power)[0].seen, only(0));
    EXPECT_EQ(table.refused(Table::to_use("Growing Ferocity")), "") << "in the same Assault";
    Table open = drawing("Full Moon");
    EXPECT_EQ(open.of(what::draw_power)[0].seen, everybody);
}

TEST(PokerAssaultPower, PA_14_SecretsHaveTheirTime) {
    for (Power power = 0; power < powers; ++power) {
        const PowerCard& row = power_card(power);
        if (row.kind != Kind::secret_assault && row.kind != Kind::secret_defence) continue;
        Table table({vampires, wolves});
        for (const Seat seat : {Seat{0}, Seat{1}}) table.has_secret(seat, row.name).discards(seat, "JS");
        table.hand(0, "2H 3H").hand(1, "2S 3S").assault("2C 2D");
        const int target = row.target == Target::none ? -1 : 0;
        const Action use = Table::to_use(row.name, target);
        const bool attack = row.kind == Kind::secret_assault;
        EXPECT_EQ(table.refused(use), attack && !row.after_launch ? "" : "PA-14") << row.name << " preparing";
        table.act({launch});
        ASSERT_EQ(table.state.phase, Phase::window);
        EXPECT_EQ(table.refused(use), attack ? "" : "PA-14") << row.name << " in the window";
        table.act({pass});
        EXPECT_EQ(table.refused(use), attack ? "PA-14" : "") << row.name << " in defence";
        table.act({done});
        ASSERT_EQ(table.state.phase, Phase::reform);
        EXPECT_EQ(table.refused(use), "PA-14") << row.name << " too late";
    }
}

TEST(PokerAssaultPower, PA_14_AnyNumberAndOnlyWithASecretIsThereAWindow) {
    Table table({wolves, vampires});
    table.has_secret(0, "Growing Ferocity").has_secret(0, "Sharpened Claws").hand(0, "2C 2D");
    EXPECT_EQ(table.refused({pass}), "PA-14");
    table.uses("Growing Ferocity"); // before the first card
    table.plays_all("2C 2D");
    table.act({launch});
    ASSERT_EQ(table.state.phase, Phase::window);
    table.uses_on("Sharpened Claws", "2C");
    EXPECT_EQ(table.state.phase, Phase::defend) << "none is left";
    EXPECT_EQ(loss(table), 2 + 1 + 2);
    EXPECT_TRUE(table.spent(0, "Growing Ferocity"));
    EXPECT_TRUE(table.spent(0, "Sharpened Claws"));
}

TEST(PokerAssaultPower, PA_14_OnlyAtWhatTheTextNames) {
    Table table({wolves, vampires});
    table.has_secret(0, "Sharpened Claws").has_secret(0, "Growing Ferocity").assault("2C 2D");
    EXPECT_EQ(table.refused(Table::to_use("Sharpened Claws", -1)), "PA-14");
    EXPECT_EQ(table.refused(Table::to_use("Sharpened Claws", 2)), "PA-14");
    EXPECT_EQ(table.refused(Table::to_use("Growing Ferocity", 0)), "PA-14");
    EXPECT_EQ(table.refused(Table::to_use("Sharpened Claws", 1)), "");
}

TEST(PokerAssaultPower, PA_27_OnlyOnesOwnSecrets) {
    Table table({wolves, vampires});
    table.has_secret(1, "Growing Ferocity").assault("2C 2D");
    EXPECT_EQ(table.refused(Table::to_use("Growing Ferocity")), "PA-27");
    table.standing(0, "Full Moon");
    EXPECT_EQ(table.refused(Table::to_use("Full Moon")), "PA-27");
}

TEST(PokerAssaultPower, PA_40_ASecretOfAFailedAssaultIsGone) {
    Table table({wolves, vampires});
    table.has_secret(0, "Growing Ferocity").hand(0, "2C 2D");
    table.plays("2C");
    table.uses("Growing Ferocity");
    table.act({stop});
    EXPECT_TRUE(table.spent(0, "Growing Ferocity"));
    EXPECT_EQ(table.side(0).top_spent, power_named("Growing Ferocity"));
}

// --- New Assault Types

TEST(PokerAssaultPower, PA_15_NewAssaultTypesAddAHand) {
    struct Row {
        const char *power, *assault, *more; // an Assault that it allows, and a card to extend it
        int draws;
    };
    for (const auto& [power, assault, more, draws] :
         {Row{"Crimson Rite", "2H 5H 9H KH", "JH", 0}, Row{"Running Pack", "2H 3C 4D 5S", "6H", 0},
          Row{"Tight Formation", "2H 2C 4D 4S 9C 9S", "", 1}, Row{"Crop Circles", "2H 3D 7H QD QH", "", 1}}) {
        for (const bool stands : {false, true}) {
            Table table({vampires, wolves});
            table.power_deck(0, "Beguile").assault(assault).hand(0, *more == 0 ? "AS" : more);
            if (stands) table.standing(0, power);
            EXPECT_EQ(table.refused({launch}), stands ? "" : "PA-2") << power;
            if (*more != 0) {
                EXPECT_EQ(table.refused(table.to_play(more)), "") << power;
            }
            if (!stands) continue;
            table.act({launch});
            EXPECT_EQ(table.side(0).secret_count(), draws) << power;
            if (draws > 0) table.act({pass});
            EXPECT_EQ(loss(table), static_cast<int>(faces_of(assault).size()));
            EXPECT_EQ(table.side(0).standing, power_bit(power_named(power))) << "it stays in play";
        }
    }
}

TEST(PokerAssaultPower, PA_15_OnlyForTheirOwner) {
    for (const auto& [power, assault] : {std::pair{"Crimson Rite", "2H 5H 9H KH"},
                                         {"Running Pack", "2H 3C 4D 5S"},
                                         {"Tight Formation", "2H 2C 4D 4S 9C 9S"},
                                         {"Crop Circles", "2H 3D 7H QD QH"}}) {
        Table table({vampires, wolves});
        table.standing(1, power).assault(assault);
        EXPECT_EQ(table.refused({launch}), "PA-2") << power;
    }
    Table building({vampires, wolves}); // what may be added follows as well
    building.assault("2H 2C 4D 4S").hand(0, "9C");
    EXPECT_EQ(building.refused(building.to_play("9C")), "PA-1");
    building.standing(0, "Tight Formation");
    EXPECT_EQ(building.refused(building.to_play("9C")), "");
    building.side(0).standing = power_bit(power_named("Crop Circles"));
    EXPECT_EQ(building.refused(building.to_play("9C")), "PA-1");
}

TEST(PokerAssaultPower, PA_15_AShortStraightWithALowAce) {
    Table table({wolves, vampires});
    table.standing(0, "Running Pack").hand(1, "2S KC").launches("AS 2C 3D 4H");
    EXPECT_EQ(table.refused(table.to_defend("2S", "AS")), "") << "the Ace is low (PA-7)";
}

// --- At once

TEST(PokerAssaultPower, CoffinRest) {
    Table table = drawing("Coffin Rest");
    EXPECT_EQ(table.chips(0), 14) << "more than at the start (PA-19)";
    EXPECT_TRUE(table.spent(0, "Coffin Rest"));
    Table without = drawing("Coffin Rest", "2C 2D 2H");
    EXPECT_EQ(without.chips(0), 10);
}

TEST(PokerAssaultPower, FeralInstinct) {
    Table table = drawing("Feral Instinct");
    EXPECT_EQ(table.in_hand(0), 2);
    Table without = drawing("Feral Instinct", "2C 2D 2H");
    EXPECT_EQ(without.in_hand(0), 0);
}

TEST(PokerAssaultPower, MissileStrike) {
    Table table = drawing("Missile Strike");
    EXPECT_EQ(table.chips(1), 8);
    Table without = drawing("Missile Strike", "2C 2D 2H");
    EXPECT_EQ(without.chips(1), 10);
}

TEST(PokerAssaultPower, TractorBeam) {
    Table table({wolves, rockets});
    table.power_deck(0, "Tractor Beam").discards(1, "2H KH").discards(0, "AS").assault("2C 3D 4C 5D 6C");
    table.act({launch});
    EXPECT_TRUE(table.holds(0, "R/KH"));
    EXPECT_TRUE(table.discarded(0, "AS"));
    EXPECT_EQ(table.state.discards.top(1), table.named(1, "2H")) << "PA-37";
    Table nothing = drawing("Tractor Beam");
    EXPECT_EQ(nothing.in_hand(0), 0) << "no discard is there";
}

// --- Staying in play

TEST(PokerAssaultPower, EternalNightAndFullMoon) {
    for (const auto& [power, assault, damage] : {std::tuple{"Eternal Night", "2C 4C 6C 9C KC", 6},
                                                 {"Eternal Night", "2C 3C 4C 5C 6C", 6},
                                                 {"Eternal Night", "2C 3D 4C 5D 6C", 5},
                                                 {"Eternal Night", "2C 2D", 2},
                                                 {"Full Moon", "2C 3D 4C 5D 6C", 6},
                                                 {"Full Moon", "2C 3C 4C 5C 6C", 6},
                                                 {"Full Moon", "2C 4C 6C 9C KC", 5},
                                                 {"Full Moon", "2C 2D", 2}}) {
        Table table({rockets, vampires});
        table.standing(0, power).launches(assault);
        EXPECT_EQ(loss(table), damage) << power << " " << assault;
        Table other({rockets, vampires});
        other.standing(1, power).launches(assault);
        EXPECT_EQ(loss(other), static_cast<int>(faces_of(assault).size())) << power << " of the defender";
    }
}

TEST(PokerAssaultPower, EternalNightAndFullMoonNeedAHit) {
    for (const auto& [power, assault] :
         {std::pair{"Eternal Night", "2C 4C 6C 9C KC"}, {"Full Moon", "2C 3D 4C 5D 6C"}}) {
        Table table({rockets, vampires});
        table.hand(1, "2H").standing(0, power).launches(assault);
        for (std::size_t i = 1; i < 5; ++i) table.state.assault[i].marks |= guarded;
        table.defends("2H", "2C");
        EXPECT_EQ(table.chips(1), 10);
        EXPECT_EQ(table.state.turn(), 1);
    }
}

TEST(PokerAssaultPower, ShieldGenerator) {
    for (const auto& [assault, damage] : {std::pair{"2C 2D", 2}, {"2C 2D 2H", 2}, {"2C 2D 2H 4C 4D", 4}}) {
        Table table({wolves, rockets});
        table.standing(1, "Shield Generator").launches(assault);
        EXPECT_EQ(loss(table), damage) << assault;
    }
    Table one({wolves, rockets});
    one.standing(1, "Shield Generator").hand(1, "2H").launches("2C 2D 2S");
    one.defends("2H", "2C");
    EXPECT_EQ(loss(one), 2) << "two hit";
    Table own({wolves, rockets});
    own.standing(0, "Shield Generator").launches("2C 2D 2H");
    EXPECT_EQ(loss(own), 3) << "the attacker's own";
}

TEST(PokerAssaultPower, Mothership) {
    Table table({aliens, rockets});
    table.standing(0, "Mothership").launches("4C 4D");
    table.act({done});
    EXPECT_EQ(table.in_hand(0), 1);
    EXPECT_EQ(table.side(0).standing, power_bit(power_named("Mothership")));

    Table guarded_all({aliens, rockets});
    guarded_all.standing(0, "Mothership").hand(1, "4H 4S").launches("4C 4D");
    guarded_all.defends("4H", "4C");
    guarded_all.defends("4S", "4D");
    EXPECT_EQ(guarded_all.in_hand(0), 0);
    Table one({aliens, rockets});
    one.standing(0, "Mothership").hand(1, "4H").launches("4C 4D");
    one.defends("4H", "4C");
    one.act({done});
    EXPECT_EQ(one.in_hand(0), 0) << "a single card hit";
    Table other({aliens, rockets});
    other.standing(1, "Mothership").launches("4C 4D");
    other.act({done});
    EXPECT_EQ(other.in_hand(1), 0) << "somebody else's Assault";
}

TEST(PokerAssaultPower, PA_39_AHitIsAHitAlsoWithoutDamage) {
    Table table({vampires, wolves});
    table.has_secret(0, "Bloodlust").standing(0, "Mothership").has_secret(1, "Thick Hide").assault("4C 4D");
    table.uses_on("Bloodlust", "4D");
    table.act({launch});
    table.uses("Thick Hide");
    EXPECT_EQ(table.state.damage(), 0);
    table.act({done});
    EXPECT_EQ(table.chips(1), 10);
    EXPECT_EQ(table.chips(0), 12) << "Bloodlust";
    EXPECT_EQ(table.in_hand(0), 1) << "Mothership";
    EXPECT_EQ(table.state.turn(), 0) << "pressed";
    Table three({vampires, wolves, rockets}); // each defender for themselves
    three.has_secret(0, "Bloodlust").hand(2, "4H").assault("4C 4D");
    three.uses_on("Bloodlust", "4D");
    three.act({launch});
    three.act({done});
    EXPECT_EQ(three.chips(0), 12);
    three.defends("4H", "4C");
    three.act({done});
    EXPECT_EQ(three.chips(0), 14);
}

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

TEST(PokerAssaultPower, EveryPowerDeckHasItsKinds) {
    int attachments = 0, new_types = 0;
    for (int faction = 0; faction < factions; ++faction) {
        std::array<int, 4> kinds{};
        for (int i = 0; i < powers_of_faction; ++i) {
            const PowerCard& row = power_card(static_cast<Power>(faction * powers_of_faction + i));
            ++kinds[static_cast<std::size_t>(row.kind)];
            attachments += row.attaches ? 1 : 0;
            new_types += row.pattern >= 0 ? 1 : 0;
        }
        EXPECT_GE(kinds[static_cast<std::size_t>(Kind::secret_assault)], 2) << faction;
        EXPECT_GE(kinds[static_cast<std::size_t>(Kind::secret_defence)], 2) << faction;
        EXPECT_GE(kinds[static_cast<std::size_t>(Kind::instant)], 1) << faction;
        EXPECT_GE(kinds[static_cast<std::size_t>(Kind::standing)], 2) << "one besides the Assault type";
    }
    EXPECT_GE(attachments, 2);
    EXPECT_EQ(new_types, factions);
}

} // namespace cardfront::poker_assault
