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
