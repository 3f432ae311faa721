// Poker Assault: drawing Power Cards, Secrets and their times, and the Power Cards that are no Secrets: what
// their texts promise and where they must not work.
#include "tests/core/poker_assault/table.h"

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
    table.assault("6C 8C 9C 10C QC"); // a Flush, and Crop Circles
    table.act({launch});
    EXPECT_EQ(table.side(0).secret_count(), 1);
}

TEST(PokerAssaultPower, PA_5_ASetThatIsSeveralHandsIsAllOfThem) {
    struct Row {
        const char *assault, *name;
        int own, damage; // the attacker's chips in the end, and what an undefended Assault does
    };
    for (const auto& [assault, name, own, damage] :
         {Row{"V/6H V/7H V/9H V/JH V/KH", "Flush", 10 + 1 + 2, 5},         // Blood Sip, Eternal Night
          Row{"W/9C W/10S W/JC W/QS W/KC", "Straight", 10, 5 + 1 + 5 + 4}, // Monstrous, Alpha, Full Moon
          Row{"R/QC R/QS V/QC W/2C W/2S", "Full House", 10, 5 + 3},        // Bombardier
          Row{"V/QS W/QS V/KS W/KS", "Two Pair", 10 + 2, 4},               // and a Crimson Rite
          Row{"V/JS V/QS V/KC V/AS", "Running Pack", 10, 4 + 2 + 4},
          Row{"V/JS V/QS V/KD V/AD", "Running Pack", 10, 4 + 2 + 4},
          Row{"V/JC V/QC V/KC V/AC", "Running Pack", 10, 4 + 2 + 4}, // no Crimson Rite (PA-15)
          Row{"V/2S V/3S V/4S V/5S", "Running Pack", 10, 4 + 2 + 4},
          Row{"V/2S V/3S V/4S V/6S", "Crimson Rite", 10 + 2, 4 - 1},
          Row{"V/2S V/3S V/4S V/5S V/6S", "Straight Flush", 10 + 2, 5 + 4},
          Row{"W/6C W/6D W/8S W/9S W/QC", "Crop Circles", 10, 5}}) {
        Table table({aliens, rockets});
        for (const char* const power :
             {"Crop Circles", "Crimson Rite", "Running Pack", "Eternal Night", "Full Moon"})
            table.standing(0, power);
        table.chips(1, 20).assault(assault);
        table.act({launch});
        ASSERT_GE(table.state.pattern, 0) << assault;
        EXPECT_STREQ(patterns[static_cast<std::size_t>(table.state.pattern)].name, name);
        table.act({done});
        EXPECT_EQ(table.chips(0), own) << assault;
        EXPECT_EQ(table.chips(1), 20 - damage) << assault;
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
        const std::string name = name_of(power);
        Table table({vampires, wolves});
        for (const Seat seat : {Seat{0}, Seat{1}}) table.has_secret(seat, name).discards(seat, "JS");
        table.hand(0, "2H 3H").hand(1, "2S 3S").assault("2C 2D 2H");
        const int target = row.target == Target::none ? -1 : 0;
        const Action use = Table::to_use(name, target);
        const bool attack = row.kind == Kind::secret_assault;
        EXPECT_EQ(table.refused(use), attack && !row.after_launch ? "" : "PA-14") << name << " preparing";
        table.act({launch});
        ASSERT_EQ(table.state.phase, Phase::window);
        EXPECT_EQ(table.refused(use), attack ? "" : "PA-14") << name << " in the window";
        table.act({pass});
        table.state.assault[2].marks |= guarded; // for an Ambush
        EXPECT_EQ(table.refused(use), attack ? "PA-14" : "") << name << " in defence";
        table.act({done});
        ASSERT_EQ(table.state.phase, Phase::reform);
        EXPECT_EQ(table.refused(use), "PA-14") << name << " too late";
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
    EXPECT_EQ(table.state.damage(), 2 + 4 + 5);
    table.act({done});
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
        int draws, bonus;                   // to the damage
    };
    for (const auto& [power, assault, more, draws, bonus] :
         {Row{"Crimson Rite", "2H 5H 9H KH", "JH", 0, -1}, Row{"Running Pack", "2H 3C 4D 5S", "6H", 0, 2},
          Row{"Tight Formation", "2H 2C 2D 9C", "9S", 0, 2},
          Row{"Crop Circles", "6H 6D 10H QD 8C", "", 1, 0}}) {
        for (const bool stands : {false, true}) {
            Table table({vampires, wolves});
            table.power_deck(0, "Beguile").hand(1, "").assault(assault).hand(0, *more == 0 ? "AS" : more);
            if (stands) table.standing(0, power);
            EXPECT_EQ(table.refused({launch}), stands ? "" : "PA-2") << power;
            if (*more != 0) {
                EXPECT_EQ(table.refused(table.to_play(more)), "") << power;
            }
            if (!stands) continue;
            table.act({launch});
            EXPECT_EQ(table.side(0).secret_count(), draws) << power;
            if (draws > 0) table.act({pass});
            EXPECT_EQ(loss(table), static_cast<int>(faces_of(assault).size()) + bonus);
            EXPECT_EQ(table.side(0).standing, power_bit(power_named(power))) << "it stays in play";
        }
    }
}

TEST(PokerAssaultPower, PA_15_OnlyForTheirOwner) {
    for (const auto& [power, assault] : {std::pair{"Crimson Rite", "2H 5H 9H KH"},
                                         {"Running Pack", "2H 3C 4D 5S"},
                                         {"Tight Formation", "2H 2C 2D 9C"},
                                         {"Crop Circles", "6H 6D 10H QD 8C"}}) {
        Table table({vampires, wolves});
        table.standing(1, power).assault(assault);
        EXPECT_EQ(table.refused({launch}), "PA-2") << power;
    }
    Table building({vampires, wolves}); // what may be added follows as well
    building.assault("6H 6C 8D").hand(0, "QC 5C");
    EXPECT_EQ(building.refused(building.to_play("QC")), "PA-1");
    building.standing(0, "Crop Circles");
    EXPECT_EQ(building.refused(building.to_play("QC")), "");
    EXPECT_EQ(building.refused(building.to_play("5C")), "PA-1");
    building.side(0).standing = power_bit(power_named("Tight Formation"));
    EXPECT_EQ(building.refused(building.to_play("QC")), "PA-1");
}

TEST(PokerAssaultPower, PA_15_AShortStraightWithALowAce) {
    Table table({wolves, vampires});
    table.standing(0, "Running Pack").hand(1, "2S KC").launches("AS 2C 3D 4H");
    EXPECT_EQ(table.refused(table.to_defend("2S", "AS")), "") << "the Ace is low (PA-7)";
}

// --- At once

TEST(PokerAssaultPower, CoffinRest) {
    Table table = drawing("Coffin Rest");
    EXPECT_EQ(table.chips(0), 12) << "more than at the start (PA-19)";
    EXPECT_TRUE(table.spent(0, "Coffin Rest"));
    Table without = drawing("Coffin Rest", "2C 2D 2H");
    EXPECT_EQ(without.chips(0), 10);
}

TEST(PokerAssaultPower, FeralInstinct) {
    Table table = drawing("Feral Instinct");
    EXPECT_EQ(table.chips(1), 9);
    EXPECT_EQ(table.chips(0), 10);
    Table behind({wolves, rockets});
    behind.chips(0, 9).power_deck(0, "Feral Instinct").assault("2C 3D 4C 5D 6C");
    behind.act({launch});
    EXPECT_EQ(behind.chips(1), 6) << "more chips than the wolf";
    Table without = drawing("Feral Instinct", "2C 2D 2H");
    EXPECT_EQ(without.chips(1), 10);
}

TEST(PokerAssaultPower, MissileStrike) {
    Table table = drawing("Missile Strike");
    EXPECT_EQ(table.chips(1), 8);
    Table without = drawing("Missile Strike", "2C 2D 2H");
    EXPECT_EQ(without.chips(1), 10);
}

TEST(PokerAssaultPower, TractorBeam) {
    Table table({wolves, rockets});
    table.power_deck(0, "Tractor Beam").hand(1, "KH").assault("2C 3D 4C 5D 6C");
    table.act({launch});
    EXPECT_TRUE(table.holds(0, "R/KH"));
    EXPECT_EQ(table.in_hand(1), 0);
    EXPECT_EQ(table.chips(0), 11);
    EXPECT_EQ(table.chips(1), 9);
    Table nothing = drawing("Tractor Beam");
    EXPECT_EQ(nothing.in_hand(0), 0) << "their hand is empty";
    EXPECT_EQ(nothing.chips(0), 11);
}

// --- Staying in play

TEST(PokerAssaultPower, EternalNight) {
    for (const auto& [assault, chips] :
         {std::pair{"2C 4C 6C 9C KC", 12}, {"2C 3C 4C 5C 6C", 12}, {"2C 3D 4C 5D 6C", 10}, {"2C 2D", 10}}) {
        Table table({rockets, vampires});
        table.standing(0, "Eternal Night").launches(assault);
        EXPECT_EQ(loss(table), static_cast<int>(faces_of(assault).size()));
        EXPECT_EQ(table.chips(0), chips) << assault;
        Table other({rockets, vampires});
        other.standing(1, "Eternal Night").launches(assault);
        other.act({done});
        EXPECT_EQ(other.chips(0), 10) << "of the defender";
    }
}

TEST(PokerAssaultPower, FullMoon) {
    for (const auto& [assault, damage] :
         {std::pair{"2C 3D 4C 5D 6C", 9}, {"2C 3C 4C 5C 6C", 9}, {"2C 4C 6C 9C KC", 5}, {"2C 2D", 2}}) {
        Table table({rockets, vampires});
        table.standing(0, "Full Moon").launches(assault);
        EXPECT_EQ(loss(table), damage) << assault;
        Table other({rockets, vampires});
        other.standing(1, "Full Moon").launches(assault);
        EXPECT_EQ(loss(other), static_cast<int>(faces_of(assault).size())) << "of the defender";
    }
}

TEST(PokerAssaultPower, EternalNightAndFullMoonNeedAHit) {
    for (const auto& [power, assault] :
         {std::pair{"Eternal Night", "2C 4C 6C 9C KC"}, {"Full Moon", "2C 3D 4C 5D 6C"}}) {
        Table table({rockets, vampires});
        table.hand(1, "2H").standing(0, power).launches(assault);
        for (std::size_t i = 1; i < 5; ++i) table.state.assault[i].marks |= guarded;
        table.defends("2H", "2C");
        EXPECT_EQ(table.chips(0), 10);
        EXPECT_EQ(table.chips(1), 10);
        EXPECT_EQ(table.state.turn(), 1);
    }
}

TEST(PokerAssaultPower, ShieldGenerator) {
    for (const auto& [assault, damage] : {std::pair{"2C 2D", 1}, {"2C 2D 2H", 2}, {"2C 2D 2H 4C 4D", 4}}) {
        Table table({wolves, rockets});
        table.standing(1, "Shield Generator").launches(assault);
        EXPECT_EQ(loss(table), damage) << assault;
    }
    Table one({wolves, rockets});
    one.standing(1, "Shield Generator").hand(1, "2H").launches("2C 2D");
    one.defends("2H", "2C");
    EXPECT_EQ(loss(one), 1) << "a single card hits";
    Table own({wolves, rockets});
    own.standing(0, "Shield Generator").launches("2C 2D 2H");
    EXPECT_EQ(loss(own), 3) << "the attacker's own";
}

TEST(PokerAssaultPower, Mothership) {
    Table table({aliens, rockets});
    table.standing(0, "Mothership").launches("4C 4D 4H 4S");
    EXPECT_EQ(loss(table), 4 + 1);
    EXPECT_EQ(table.chips(0), 11);
    EXPECT_EQ(table.side(0).standing, power_bit(power_named("Mothership")));

    Table three({aliens, rockets});
    three.standing(0, "Mothership").hand(1, "5C").launches("4C 4D 4H 4S");
    three.defends("5C", "4C");
    EXPECT_EQ(loss(three), 3 + 1);
    EXPECT_EQ(three.chips(0), 11);
    Table two({aliens, rockets});
    two.standing(0, "Mothership").hand(1, "5C").launches("4C 4D 4H");
    two.defends("5C", "4C");
    EXPECT_EQ(loss(two), 2);
    EXPECT_EQ(two.chips(0), 10) << "two cards hit";
    Table other({aliens, rockets});
    other.standing(1, "Mothership").launches("4C 4D 4H 4S");
    EXPECT_EQ(loss(other), 4);
    EXPECT_EQ(other.chips(0), 10) << "somebody else's Assault";
}

TEST(PokerAssaultPower, PA_39_AHitIsAHitAlsoWithoutDamage) {
    Table table({vampires, wolves});
    table.has_secret(0, "Bloodlust").has_secret(1, "Thick Hide").assault("4C 4D");
    table.uses("Bloodlust");
    table.act({launch});
    table.uses("Thick Hide");
    EXPECT_EQ(table.state.damage(), 0);
    table.act({done});
    EXPECT_EQ(table.chips(1), 10);
    EXPECT_EQ(table.chips(0), 16) << "Bloodlust";
    EXPECT_EQ(table.state.turn(), 0) << "pressed";
    Table three({vampires, wolves, rockets}); // each defender for themselves
    three.has_secret(0, "Bloodlust").hand(2, "4H").assault("4C 4D");
    three.uses("Bloodlust");
    three.act({launch});
    three.act({done});
    EXPECT_EQ(three.chips(0), 16);
    three.defends("4H", "4C");
    three.act({done});
    EXPECT_EQ(three.chips(0), 19);
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
