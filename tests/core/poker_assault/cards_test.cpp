// Poker Assault: every ability, what its text promises and where it must not work; and the rules about what
// abilities do.
#include "tests/core/game_files.h"
#include "tests/core/poker_assault/table.h"

#include <set>
#include <sstream>

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

TEST(PokerAssaultCards, BloodSipGainsAChipWhenLaunched) {
    expect_chips(vampires, 0,
                 {{"9H 9C 9D", 13}, // one for each
                  {"9H 9C KD KS", 12},
                  {"9H 9C", 12},
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

TEST(PokerAssaultCards, TwilightCloakDefendsAnyLowerCard) {
    for (const auto& [cloak, target, rule] : {std::tuple{"8H", "7D", ""},
                                              {"8S", "7H", ""},
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

TEST(PokerAssaultCards, CrimsonCountessGainsForRedCards) {
    expect_chips(vampires, 0,
                 {{"QH 2H 5H 7H JH", 15},
                  {"QH QS", 11},
                  {"QH QD", 12},
                  {"QH JD 10S KH AC", 13},
                  {"2H 5H 7H JH KH", 10}}); // without her
}

TEST(PokerAssaultCards, CrimsonCountessGainsNothingInDefence) {
    Table table({wolves, vampires});
    table.hand(1, "QH").launches("2H 5H 7H 9H JH");
    table.defends("QH", "JH");
    EXPECT_EQ(table.chips(1), 10);
}

TEST(PokerAssaultCards, AncientCountGainsThreeChipsInDefence) {
    Table table({wolves, vampires});
    table.hand(1, "KS").launches("JS JC");
    table.defends("KS", "JS");
    EXPECT_EQ(table.chips(1), 13);
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

TEST(PokerAssaultCards, ThirstDefendsAnyRedCard) {
    Table table({wolves, vampires});
    table.hand(1, "2C 2S").launches("AH AS AD");
    EXPECT_EQ(table.refused(table.to_defend("2C", "AH")), "");
    EXPECT_EQ(table.refused(table.to_defend("2C", "AD")), "");
    EXPECT_EQ(table.refused(table.to_defend("2C", "AS")), "PA-30") << "a black one";
    EXPECT_EQ(table.refused(table.to_defend("2S", "AH")), "PA-30") << "a plain 2";
    Table attacking({vampires, rockets});
    attacking.hand(1, "3C").launches("2C 2D");
    EXPECT_EQ(attacking.refused(attacking.to_defend("3C", "2C")), "") << "plain in an Assault";
}

TEST(PokerAssaultCards, HowlerTakesTheHighestCardOfAHand) {
    Table table({wolves, rockets});
    table.hand(0, "3H 7C 8D JS KH").hand(1, "4C KD 9S");
    table.plays("3H");
    EXPECT_EQ(table.in_hand(1), 3) << "it is not launched yet";
    table.assault("3D");
    table.act({launch});
    EXPECT_TRUE(table.discarded(1, "KD"));
    EXPECT_EQ(table.in_hand(1), 2);
    EXPECT_EQ(table.chips(1), 7);
    Table without({wolves, rockets});
    without.hand(1, "KD").launches("4C 4D");
    EXPECT_EQ(without.in_hand(1), 1);
    EXPECT_EQ(without.chips(1), 10);
    Table empty({wolves, rockets});
    empty.launches("3H 3D");
    EXPECT_EQ(empty.state.discards.count(1), 0) << "there is nothing to discard";
}

TEST(PokerAssaultCards, PA_44_OfSeveralHighestCardsChanceDecides) {
    std::array<int, 3> lost{};
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Table table({wolves, rockets});
        table.state.random = Random(seed);
        table.hand(1, "4C KD KS KC 9S").launches("3H 3D");
        int gone = 0;
        for (const char* const king : {"KC", "KD", "KS"}) {
            const bool is_gone = table.discarded(1, king);
            lost[king == std::string("KC") ? 0 : king == std::string("KD") ? 1 : 2] += is_gone ? 1 : 0;
            gone += is_gone ? 1 : 0;
        }
        EXPECT_EQ(gone, 1);
        EXPECT_EQ(table.in_hand(1), 4);
    }
    for (const int each : lost) EXPECT_GT(each, 8);
}

TEST(PokerAssaultCards, HowlerIsSilentInDefence) {
    Table table({rockets, wolves});
    table.hand(0, "KD").hand(1, "3H 7C 8D JS KH").launches("2H 2D");
    table.defends("3H", "2H");
    EXPECT_EQ(table.in_hand(0), 1);
    EXPECT_EQ(table.chips(0), 10);
}

// --- Wolf Pack

TEST(PokerAssaultCards, ShapeshifterChangesItsRankByOne) {
    for (int becomes = 0; becomes < ranks; ++becomes) {
        Table table({wolves, rockets});
        table.hand(0, "7C");
        const bool near = becomes == rank_number(6) || becomes == rank_number(8);
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
    table.assault("8H 8D").hand(0, "7C");
    EXPECT_EQ(table.refused(table.to_play("7C", rank_number(8))), "");
    EXPECT_EQ(table.refused(table.to_play("7C", rank_number(6))), "") << "a Full House is near";
    table.assault("9S 4C");
    EXPECT_EQ(table.refused(table.to_play("7C", rank_number(6))), "PA-1");

    Table defending({rockets, wolves});
    defending.hand(1, "7C").launches("8H 8C");
    EXPECT_EQ(defending.refused(defending.to_defend("7C", "8C")), "PA-30");
}

TEST(PokerAssaultCards, MonstrousDoesOneExtraDamageIfItHits) {
    for (const auto& [assault, damage] :
         {std::pair{"10H 10C", 4}, {"10H 10C 10D", 6}, {"9H 9C 10D 10S", 6}}) {
        Table table({wolves, rockets});
        table.launches(assault);
        EXPECT_EQ(loss(table), damage) << assault;
    }
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

TEST(PokerAssaultCards, CorneredDefendsItsSuitUpToTheQueen) {
    for (const auto& [card, target, rule] : {std::tuple{"5H", "6H", ""},
                                             {"5H", "QH", ""},
                                             {"5H", "4H", ""},
                                             {"5H", "KH", "PA-30"},
                                             {"5H", "6C", "PA-30"},
                                             {"4H", "6H", "PA-30"}}) {
        Table table({rockets, wolves});
        const std::string rank(target, std::string(target).size() - 1);
        table.hand(1, card).launches(std::string(target) + " " + rank + "S");
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

TEST(PokerAssaultCards, AlphaLetsAllDoMore) {
    Table table({wolves, rockets});
    table.launches("KC KD KH");
    EXPECT_EQ(loss(table), 3 + 3);
    Table with_ten({wolves, rockets});
    with_ten.chips(1, 20).launches("10H 10C KC KD");
    EXPECT_EQ(loss(with_ten), 4 + 1 + 1 + 4) << "Monstrous twice, and Alpha";
}

TEST(PokerAssaultCards, AlphaDoesItDefendedToo) {
    Table table({wolves, rockets});
    table.hand(1, "KD QD").launches("KC KH KS");
    table.defends("KD", "KC");
    EXPECT_EQ(loss(table), 2 + 2);
}

TEST(PokerAssaultCards, AlphaDoesNothingInDefence) {
    Table defending({rockets, wolves});
    defending.hand(1, "KC").launches("2C 3H 4C 5D 6C");
    defending.defends("KC", "2C");
    EXPECT_EQ(loss(defending), 4);
    EXPECT_EQ(defending.chips(0), 10);
}

TEST(PokerAssaultCards, SavageGuardHurtsForEachUndefendedCard) {
    for (const auto& [assault, chips] : {std::pair{"KS KC KD", 8}, {"KS KC", 9}}) {
        Table table({vampires, wolves});
        table.hand(1, "AS").launches(assault);
        table.defends("AS", "KS");
        EXPECT_EQ(table.chips(0), chips) << assault;
        EXPECT_EQ(table.chips(1), 10);
    }
    Table last({vampires, wolves});
    last.hand(1, "AS KD").launches("KS KC");
    last.defends("KD", "KC");
    last.defends("AS", "KS");
    EXPECT_EQ(last.chips(0), 10) << "nothing is undefended";
}

TEST(PokerAssaultCards, ReturnFireHurtsTheAttacker) {
    Table table({vampires, rockets});
    table.hand(1, "QD").launches("JD JC");
    table.defends("QD", "JD");
    EXPECT_EQ(table.chips(0), 7);
    EXPECT_EQ(table.chips(1), 10);
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
    ranked.has_secret(0, "Moonrise").hand(0, "8D").assault("4C");
    ranked.plays("8D", rank_number(4));
    ranked.act({launch});
    ranked.uses("Moonrise");
    EXPECT_EQ(ranked.attacker("8D").marks, 0) << "it rose to its printed rank";
    EXPECT_EQ(ranked.attacker("4C").marks, modified);
}

TEST(PokerAssaultCards, PA_16_AddedByAnotherCardItMayChangeAsWell) {
    Table table({rockets, wolves});
    table.assault("10H 2H").hand(0, "8H QC 3S 4S JS").draws(0, "KC W/7C V/6C");
    table.plays("8H"); // Wingman
    ASSERT_NE(table.state.question(), nullptr);
    EXPECT_EQ(table.refused(table.to_choose("V/6C", 0)), "PA-1") << "as it is it does not fit";
    EXPECT_EQ(table.refused(table.to_choose("V/6C", 0, spades)), "PA-1");
    EXPECT_EQ(table.refused(table.to_choose("V/6C", 0, clubs)), "PA-16");
    EXPECT_EQ(table.refused(table.to_choose("W/7C", 0, rank_number(8))), "PA-34") << "it cannot fit";
    EXPECT_EQ(table.refused(table.to_choose("KC", 0)), "PA-34") << "in hand";
    table.act(table.to_choose("V/6C", 0, hearts));
    EXPECT_EQ(table.attacker("V/6C").suit, hearts);
    EXPECT_EQ(table.attacker("V/6C").marks, modified);
    Table rank({rockets, wolves});
    rank.assault("8D 8C").hand(0, "8H QC 3S 4S JS").draws(0, "KC W/7C");
    rank.plays("8H");
    rank.act(rank.to_choose("W/7C", 0, rank_number(8)));
    EXPECT_EQ(rank.attacker("W/7C").rank, rank_number(8));
    EXPECT_EQ(rank.refused({launch}), "");

    Table looking({aliens, wolves}); // a card that only takes asks for no change
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
    EXPECT_EQ(loss(table), 2 + 1 + 1);
    EXPECT_TRUE(table.discarded(0, "W/10C")) << "it belongs to its new player";
}

TEST(PokerAssaultCards, SixteenCardsOfAFactionHaveAbilities) {
    for (int faction = 0; faction < factions; ++faction) {
        std::set<std::string> names;
        int bearers = 0;
        for (int card = 0; card < deck_size; ++card)
            if (const Ability* const row = ability_of(deck_card(faction, card))) {
                ++bearers;
                names.insert(name_of(*row));
                EXPECT_EQ(static_cast<int>(row->faction), faction);
            }
        EXPECT_EQ(bearers, 16);
        EXPECT_EQ(names.size(), 7U);
    }
}

TEST(PokerAssaultCards, TheRulesPageHasEveryCard) {
    std::istringstream in(tree_text("assets/rules/poker-assault.md"));
    std::string page, word;
    while (in >> word) page += word + " ";
    const auto has_row = [&](const std::string& name, const std::string& text) {
        const std::size_t at = page.find("**" + name);
        return at != std::string::npos && page.find(text, at) != std::string::npos;
    };
    for (int i = 0; i < abilities; ++i)
        EXPECT_TRUE(has_row(std::string(name_of(ability(i))) + "**", text_of(ability(i))))
            << name_of(ability(i));
    for (Power i = 0; i < powers; ++i)
        EXPECT_TRUE(has_row(std::string(name_of(i)) + ".**", text_of(i))) << name_of(i);
}

} // namespace cardfront::poker_assault
