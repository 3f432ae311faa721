// Poker Assault: every ability, what its text promises and where it must not work; and the rules about what
// abilities do.
#include "tests/core/poker_assault/table.h"

#include <fstream>
#include <set>

namespace cardfront::poker_assault {

// --- Vampire Court

TEST(PokerAssaultCards, MistFormMayChangeItsSuit) {
    Table table({vampires, wolves});
    table.assault("4H 10H").hand(0, "6C 2H");
    EXPECT_EQ(table.refused(table.to_play("6C")), "PA-1") << "as it is it does not fit";
    table.plays("6C", hearts);
    EXPECT_EQ(table.attacker("6C").suit, hearts);
    EXPECT_EQ(table.attacker("6C").rank, rank_number(6));
    EXPECT_EQ(table.attacker("6C").marks, modified);
    EXPECT_EQ(table.refused(table.to_play("2H")), "");
}

TEST(PokerAssaultCards, MistFormNotToItsOwnSuitNorInDefence) {
    Table table({wolves, vampires});
    table.hand(1, "6C").launches("5H 5D");
    EXPECT_EQ(table.refused(table.to_defend("6C", "5H")), "PA-30") << "in defence it is a 6 of Clubs (PA-18)";

    Table own({vampires, wolves});
    own.hand(0, "6C 7C");
    EXPECT_EQ(own.refused(own.to_play("6C")), "") << "nobody has to change it";
    EXPECT_EQ(own.refused(own.to_play("6C", clubs)), "PA-16");
    EXPECT_EQ(own.refused(own.to_play("6C", suits)), "PA-16");
    EXPECT_EQ(own.refused(own.to_play("7C", hearts)), "PA-16") << "a plain card changes nothing";
}

TEST(PokerAssaultCards, PA_42_BloodSipGainsAChipWhenThreeAreLaunched) {
    expect_chips(vampires, 0,
                 {{"9H 9C 9D", 13}, // one for each
                  {"9H 9C KD KS", 12},
                  {"9H 9C", 10},
                  {"KC KD KS", 10}}); // without it
}
TEST(PokerAssaultCards, BloodSipGainsNothingWhenGivenUpOrInDefence) {
    Table table({vampires, wolves});
    table.hand(0, "9H KC");
    table.plays_all("9H");
    table.act({stop});
    EXPECT_EQ(table.chips(0), 10);

    Table defending({wolves, vampires});
    defending.hand(1, "9H 2C").launches("8H 8C");
    defending.defends("9H", "8H");
    defending.act({done});
    EXPECT_EQ(defending.chips(1), 9);
}

TEST(PokerAssaultCards, TwilightCloakDefendsLowerCardsOfItsColour) {
    for (const auto& [cloak, target, rule] : {std::tuple{"8H", "7D", ""},
                                              {"8S", "7C", ""},
                                              {"8H", "7C", "PA-30"},  // the other colour
                                              {"8H", "9D", "PA-30"},  // a higher card
                                              {"10H", "7D", "PA-30"}, // a plain card
                                              {"8H", "8C", ""}}) {
        Table table({rockets, vampires});
        table.hand(1, cloak).launches(target + std::string(" ") + target[0] + "S");
        EXPECT_EQ(table.refused(table.to_defend(cloak, target)), rule) << cloak << " on " << target;
    }
}

TEST(PokerAssaultCards, TwilightCloakIsPlainInAnAssault) {
    Table table({vampires, wolves});
    table.hand(1, "9H").launches("8H 8C");
    EXPECT_EQ(table.refused(table.to_defend("9H", "8H")), "");
    table.act({done});
    EXPECT_EQ(table.chips(1), 8);
}

TEST(PokerAssaultCards, CrimsonCountessGainsTwoWithAFlush) {
    expect_chips(vampires, 0,
                 {{"QH 2H 5H 7H JH", 12},
                  {"QH JH 10H KH AH", 12}, // a Straight Flush is a Flush as well
                  {"QH QS", 10},
                  {"QH JH 10S KH AH", 10},
                  {"2H 5H 7H JH KH", 10}}); // without her
}

TEST(PokerAssaultCards, CrimsonCountessGainsNothingInDefence) {
    Table table({wolves, vampires});
    table.hand(1, "QH").launches("2H 5H 7H 9H JH");
    table.defends("QH", "JH");
    EXPECT_EQ(table.chips(1), 10);
}

TEST(PokerAssaultCards, AncientCountGainsAChipInDefence) {
    Table table({wolves, vampires});
    table.hand(1, "KS").launches("JS JC");
    table.defends("KS", "JS");
    EXPECT_EQ(table.chips(1), 11);
}

TEST(PokerAssaultCards, AncientCountGainsNothingInAnAssault) {
    Table table({vampires, wolves});
    table.hand(0, "KS KH");
    table.plays_all("KS KH");
    table.act({launch});
    table.act({done});
    EXPECT_EQ(table.chips(0), 10);
}

TEST(PokerAssaultCards, MesmeristGivesAnotherCardItsSuit) {
    Table table({vampires, wolves});
    table.assault("4D 7C").hand(0, "10D 2D 7H");
    EXPECT_EQ(table.refused(table.to_play("10D")), "PA-1");
    EXPECT_EQ(table.refused(table.to_play("10D", 0)), "PA-16") << "that one is a Diamond";
    EXPECT_EQ(table.refused(table.to_play("10D", 2)), "PA-16") << "not itself";
    table.plays("10D", 1);
    EXPECT_EQ(table.attacker("7C").suit, diamonds);
    EXPECT_EQ(table.attacker("7C").marks, modified);
    EXPECT_EQ(table.attacker("10D").marks, 0);
    EXPECT_EQ(table.refused(table.to_play("2D")), "");
}

TEST(PokerAssaultCards, MesmeristChangesNothingInDefence) {
    Table table({wolves, vampires});
    table.hand(1, "10D").launches("4D 4C");
    table.defends("10D", "4D");
    EXPECT_EQ(table.attacker("4C").suit, clubs);
    EXPECT_EQ(table.attacker("4C").marks, 0);
}

TEST(PokerAssaultCards, ThirstAndHowlerDrawACardWhenLaunched) {
    for (const auto& [leader, card] : {std::pair{vampires, "2C"}, {wolves, "3H"}}) {
        Table table({leader, rockets});
        table.hand(0, std::string(card) + " 7C 8D JS KH").draws(0, "10S AC");
        table.plays(card);
        EXPECT_EQ(table.in_hand(0), 5) << "the replacement alone";
        table.act({stop});
        EXPECT_EQ(table.in_hand(0), 5) << "it was not launched";

        Table launched({leader, rockets});
        launched.hand(0, "7C").draws(0, "10S");
        launched.launches(leader == vampires ? "2C 2D" : "3H 3D");
        EXPECT_EQ(launched.in_hand(0), 2);
        EXPECT_TRUE(launched.holds(0, "10S"));

        Table without({leader, rockets});
        without.hand(0, "7C").launches("4C 4D");
        EXPECT_EQ(without.in_hand(0), 1);
    }
}

TEST(PokerAssaultCards, NoCardMoreInDefence) {
    for (const auto& [leader, text, low] : {std::tuple{vampires, "2C", "2H"}, {wolves, "3H", "2H"}}) {
        Table table({rockets, leader});
        table.hand(1, std::string(text) + " 7C 8D JS KH").launches(std::string(low) + " 2D");
        table.defends(text, low);
        EXPECT_EQ(table.in_hand(1), 5);
    }
}

// --- Wolf Pack

TEST(PokerAssaultCards, ShapeshifterChangesItsRankByOneOrTwo) {
    for (int becomes = 0; becomes < ranks; ++becomes) {
        Table table({wolves, rockets});
        table.hand(0, "7C");
        const bool near = becomes >= rank_number(5) && becomes <= rank_number(9) && becomes != rank_number(7);
        EXPECT_EQ(table.refused(table.to_play("7C", becomes)), near ? "" : "PA-16") << becomes;
        if (!near) continue;
        table.plays("7C", becomes);
        EXPECT_EQ(table.attacker("7C").rank, becomes);
        EXPECT_EQ(table.attacker("7C").suit, clubs);
        EXPECT_EQ(table.attacker("7C").marks, modified);
    }
}

TEST(PokerAssaultCards, ShapeshifterMustFitAndIsPlainInDefence) {
    Table table({wolves, rockets});
    table.assault("9H 9D").hand(0, "7C");
    EXPECT_EQ(table.refused(table.to_play("7C", rank_number(9))), "");
    EXPECT_EQ(table.refused(table.to_play("7C", rank_number(5))), "") << "a Full House is near";
    table.assault("9S 4C");
    EXPECT_EQ(table.refused(table.to_play("7C", rank_number(5))), "PA-1");

    Table defending({rockets, wolves});
    defending.hand(1, "7C").launches("9H 9C");
    EXPECT_EQ(defending.refused(defending.to_defend("7C", "9C")), "PA-30");
}

TEST(PokerAssaultCards, MonstrousDoesOneExtraDamageIfItHits) {
    Table table({wolves, rockets});
    table.launches("10H 10C");
    EXPECT_EQ(loss(table), 4);
}

TEST(PokerAssaultCards, MonstrousDoesNoMoreWhenDefendedOrInDefence) {
    Table table({wolves, rockets});
    table.hand(1, "10D").launches("10H 10C");
    table.defends("10D", "10H");
    EXPECT_EQ(loss(table), 2) << "the other one";

    Table defending({rockets, wolves});
    defending.hand(1, "10D").launches("9D 9C");
    defending.defends("10D", "9D");
    EXPECT_EQ(loss(defending), 1);
    EXPECT_EQ(defending.chips(0), 10);
}

TEST(PokerAssaultCards, CorneredDefendsOneOrTwoRanksHigher) {
    for (const auto& [card, target, rule] : {std::tuple{"5H", "6H", ""},
                                             {"5H", "7H", ""},
                                             {"5H", "4H", ""},
                                             {"5H", "8H", "PA-30"},
                                             {"5H", "6C", "PA-30"},
                                             {"4H", "6H", "PA-30"}}) {
        Table table({rockets, wolves});
        table.hand(1, card).launches(target + std::string(" ") + target[0] + "S");
        EXPECT_EQ(table.refused(table.to_defend(card, target)), rule) << card << " on " << target;
    }
}

TEST(PokerAssaultCards, CorneredIsPlainInAnAssault) {
    Table table({wolves, rockets});
    table.hand(1, "6H 4H").launches("5H 5C");
    EXPECT_EQ(table.refused(table.to_defend("6H", "5H")), "");
    EXPECT_EQ(table.refused(table.to_defend("4H", "5H")), "PA-30");
}

TEST(PokerAssaultCards, MasterShapeshifterBecomesAnyRank) {
    for (int becomes = 0; becomes < ranks; ++becomes) {
        Table table({wolves, rockets});
        table.hand(0, "8D");
        if (becomes == rank_number(8)) {
            EXPECT_EQ(table.refused(table.to_play("8D", becomes)), "PA-16");
            continue;
        }
        table.plays("8D", becomes);
        EXPECT_EQ(table.attacker("8D").rank, becomes);
    }
}

TEST(PokerAssaultCards, MasterShapeshifterNotInDefenceNorOtherEights) {
    Table table({wolves, rockets});
    table.hand(0, "8H");
    EXPECT_EQ(table.refused(table.to_play("8H", king)), "PA-16");
    Table defending({rockets, wolves});
    defending.hand(1, "8D").launches("KD KC");
    EXPECT_EQ(defending.refused(defending.to_defend("8D", "KD")), "PA-30");
}

TEST(PokerAssaultCards, AlphaDoesTwoExtraDamageInAStraight) {
    Table table({wolves, rockets});
    table.launches("9C 10H JC QD KC");
    EXPECT_EQ(loss(table), 5 + 1 + 2) << "Monstrous and Alpha";
    Table four({wolves, rockets});
    four.standing(0, "Running Pack").launches("JC QD KC AC");
    EXPECT_EQ(loss(four), 4 + 2) << "four in a row are a Straight as well";
}

TEST(PokerAssaultCards, AlphaDoesNoMoreDefendedInAnotherHandOrInDefence) {
    Table table({wolves, rockets});
    table.hand(1, "KD").standing(0, "Running Pack").launches("JC QD KC AC");
    table.defends("KD", "KC");
    EXPECT_EQ(loss(table), 3);
    for (const auto& [assault, damage] : {std::pair{"KC KD", 2}, {"KC QC 7C 2C 4C", 5}}) {
        Table other({wolves, rockets});
        other.launches(assault);
        EXPECT_EQ(loss(other), damage) << assault;
    }
    Table defending({rockets, wolves});
    defending.hand(1, "KC").launches("2C 3H 4C 5D 6C");
    defending.defends("KC", "2C");
    EXPECT_EQ(loss(defending), 4);
}

TEST(PokerAssaultCards, SavageGuardAndReturnFireHurtTheAttacker) {
    for (const auto& [leader, text, assault, target] :
         {std::tuple{wolves, "AS", "KS KC", "KS"}, {rockets, "QD", "JD JC", "JD"}}) {
        Table table({vampires, leader});
        table.hand(1, text).launches(assault);
        table.defends(text, target);
        EXPECT_EQ(table.chips(0), 9);
        EXPECT_EQ(table.chips(1), 10);
    }
}

TEST(PokerAssaultCards, SavageGuardAndReturnFireAreSilentInAnAssault) {
    for (const auto& [leader, pair] : {std::pair{wolves, "AS AC"}, {rockets, "QD QS"}}) {
        Table table({leader, vampires});
        table.hand(0, pair);
        table.plays_all(pair);
        table.act({launch});
        table.act({done});
        EXPECT_EQ(table.chips(0), 10);
        EXPECT_EQ(table.chips(1), 8);
    }
}

// --- What abilities have in common

TEST(PokerAssaultCards, PA_16_AChangeLastsUntilTheCardLeavesTheTable) {
    Table table({vampires, wolves});
    table.assault("6D").hand(0, "6C").hand(1, "7D 7C 2C");
    table.plays("6C", diamonds);
    EXPECT_EQ(table.attacker("6C").suit, table.attacker("6D").suit) << "two equal cards";
    EXPECT_EQ(table.attacker("6C").rank, table.attacker("6D").rank);
    table.act({launch});
    EXPECT_EQ(table.refused(table.to_defend("7C", "6C")), "PA-30") << "what it is now counts (PA-8)";
    table.defends("7D", "6C");
    table.act({done});
    table.hand(0, "6C");
    table.plays("6C");
    EXPECT_EQ(table.attacker("6C").suit, clubs);
    EXPECT_EQ(table.attacker("6C").marks, 0);
}

TEST(PokerAssaultCards, PA_16_WhatIsChangedBackIsChangedNoMore) {
    Table table({vampires, wolves});
    table.has_secret(0, "Cloud of Bats").assault("6H").hand(0, "6C");
    table.plays("6C", hearts);
    table.act({launch});
    table.uses("Cloud of Bats", clubs);
    EXPECT_EQ(table.attacker("6C").marks, 0) << "it is what is printed on it";
    EXPECT_EQ(table.attacker("6H").marks, modified);
    Table ranked({wolves, vampires});
    ranked.has_secret(0, "Moonrise").hand(0, "8D").assault("KC");
    ranked.plays("8D", king);
    ranked.act({launch});
    ranked.uses_on("Moonrise", "8D");
    EXPECT_EQ(ranked.attacker("8D").marks, modified) << "another rank than the printed one";
}

TEST(PokerAssaultCards, PA_16_PlayedByAnotherCardItMayChangeAsWell) {
    Table table({rockets, wolves});
    table.assault("10H 2H").hand(0, "8H V/6C W/7C KC");
    table.plays("8H"); // Wingman
    ASSERT_NE(table.state.question(), nullptr);
    EXPECT_EQ(table.refused(table.to_choose("V/6C", 0)), "PA-1") << "as it is it does not fit";
    EXPECT_EQ(table.refused(table.to_choose("V/6C", 0, spades)), "PA-1");
    EXPECT_EQ(table.refused(table.to_choose("V/6C", 0, clubs)), "PA-16");
    EXPECT_EQ(table.refused(table.to_choose("W/7C", 0, rank_number(8))), "PA-34") << "it cannot fit";
    EXPECT_EQ(table.refused(table.to_choose("KC", 0)), "PA-34");
    table.act(table.to_choose("V/6C", 0, hearts));
    EXPECT_EQ(table.attacker("V/6C").suit, hearts);
    EXPECT_EQ(table.attacker("V/6C").marks, modified);
    Table rank({rockets, wolves});
    rank.assault("8D 8C").hand(0, "8H W/7C");
    rank.plays("8H");
    rank.act(rank.to_choose("W/7C", 0, rank_number(8)));
    EXPECT_EQ(rank.attacker("W/7C").rank, rank_number(8));
    EXPECT_EQ(rank.refused({launch}), "");

    Table looking({aliens, wolves}); // a card that only looks asks for no change
    looking.hand(0, "5H").draws(0, "KC 9D V/6C");
    looking.plays("5H");
    EXPECT_EQ(looking.refused(looking.to_choose("V/6C", 0, hearts)), "PA-28");
    EXPECT_EQ(looking.refused(looking.to_choose("V/6C", 0)), "");
}

TEST(PokerAssaultCards, PA_41_ACardOfAnotherFactionKeepsItsAbility) {
    Table table({aliens, wolves});
    table.hand(0, "W/10C W/10H");
    table.plays_all("W/10C W/10H");
    table.act({launch});
    EXPECT_EQ(loss(table), 4);
    EXPECT_TRUE(table.discarded(0, "W/10C")) << "it belongs to its new player";
}

TEST(PokerAssaultCards, PA_36_NobodyHoldsMoreThanTwelve) {
    const std::string twelve = "KD 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC";
    Table drawing({vampires, wolves});
    drawing.hand(0, "3C 4C 5C 6C 7C 8C 9C 10C JC QC KC 2C");
    drawing.plays("2C"); // Thirst
    EXPECT_EQ(drawing.in_hand(0), most_hand);

    Table taking({wolves, aliens});
    taking.hand(0, "2H").hand(1, twelve).launches("QD QC");
    taking.defends("KD", "QD"); // Body Snatcher
    EXPECT_EQ(taking.in_hand(1), most_hand);
    EXPECT_TRUE(taking.holds(0, "2H"));
    EXPECT_EQ(taking.in_hand(0), 1) << "nothing was taken, so nothing is drawn for it";

    Table top({rockets, wolves});
    top.hand(0, "4H 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC").discards(0, "AS");
    top.plays("4H"); // Salvage Crew
    EXPECT_EQ(top.in_hand(0), most_hand);
    EXPECT_EQ(top.state.discards.top(0), top.named(0, "AS"));
}

TEST(PokerAssaultCards, SixteenCardsOfAFactionHaveAbilities) {
    for (int faction = 0; faction < factions; ++faction) {
        std::set<std::string> names;
        int bearers = 0;
        for (int card = 0; card < deck_size; ++card)
            if (const Ability* const row = ability_of(deck_card(faction, card))) {
                ++bearers;
                names.insert(row->name);
                EXPECT_EQ(static_cast<int>(row->faction), faction);
            }
        EXPECT_EQ(bearers, 16);
        EXPECT_EQ(names.size(), 7U);
    }
}

TEST(PokerAssaultCards, TheRulesPageHasEveryCard) {
    std::ifstream in(CARDFRONT_SOURCE_DIR "/assets/rules/poker-assault.md");
    std::string page, word;
    while (in >> word) page += word + " ";
    const auto has_row = [&](const std::string& name, const std::string& text) {
        const std::size_t at = page.find("**" + name);
        return at != std::string::npos && page.find(text, at) != std::string::npos;
    };
    for (int i = 0; i < abilities; ++i)
        EXPECT_TRUE(has_row(std::string(ability(i).name) + "**", ability(i).text)) << ability(i).name;
    for (Power i = 0; i < powers; ++i)
        EXPECT_TRUE(has_row(std::string(power_card(i).name) + ".**", power_card(i).text))
            << power_card(i).name;
}

} // namespace cardfront::poker_assault
