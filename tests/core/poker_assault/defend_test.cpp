// Poker Assault: defending, damage, reforming, and who goes next, with two players.
#include "tests/core/poker_assault/table.h"

namespace cardfront::poker_assault {

TEST(PokerAssaultDefend, PA_30_TheSameRankOrAHigherCardOfTheSuit) {
    for (const auto& [card, target, rule] : {std::tuple{"7H", "7C", ""},
                                             {"9C", "7C", ""},
                                             {"AC", "7C", ""},
                                             {"6C", "7C", "PA-30"},
                                             {"9H", "7C", "PA-30"},
                                             {"AH", "7C", "PA-30"},
                                             {"KC", "AC", "PA-30"},
                                             {"AD", "AC", ""}}) {
        Table table({rockets, wolves});
        table.hand(1, card).launches(target + std::string(" ") + target[0] + "S");
        EXPECT_EQ(table.refused(table.to_defend(card, target)), rule) << card << " on " << target;
    }
}

TEST(PokerAssaultDefend, PA_8_OneForOneInAnyOrder) {
    Table table({rockets, wolves});
    table.hand(1, "8C KC 9D").launches("7C 7D");
    table.defends("9D", "7D");
    EXPECT_EQ(table.refused(table.to_defend("8C", "7D")), "PA-8");
    EXPECT_EQ(table.refused(table.to_defend("9D", "7C")), "PA-27");
    EXPECT_EQ(table.attacker("7D").guard, table.named(1, "9D"));
    table.defends("KC", "7C");
    EXPECT_EQ(table.state.phase, Phase::prepare);
}

TEST(PokerAssaultDefend, PA_8_WhatACardIsNowCounts) {
    Table table({wolves, rockets});
    table.hand(0, "7C 8D").hand(1, "7H 8S");
    table.plays("8D");
    table.plays("7C", rank_number(8)); // Shapeshifter
    table.act({launch});
    EXPECT_EQ(table.refused(table.to_defend("7H", "7C")), "PA-30");
    EXPECT_EQ(table.refused(table.to_defend("8S", "7C")), "");
}

TEST(PokerAssaultDefend, PA_7_TheLowAce) {
    for (const auto& [assault, low] : {std::pair{"AC 2D 3C 4D 5C", true},
                                       {"AC 2C 3C 4C 5C", true},
                                       {"10C JD QC KD AC", false},
                                       {"AC 3C 6C 8C JC", false},
                                       {"AC AS", false}}) {
        Table table({rockets, wolves});
        table.hand(1, "9C AH 9H").launches(assault);
        EXPECT_EQ(table.refused(table.to_defend("9C", "AC")), low ? "" : "PA-30") << assault;
        EXPECT_EQ(table.refused(table.to_defend("AH", "AC")), "") << assault;
        EXPECT_EQ(table.refused(table.to_defend("9H", "AC")), "PA-30") << assault;
    }
}

TEST(PokerAssaultDefend, PA_7_ADefendingAceIsHigh) {
    Table table({rockets, wolves});
    table.hand(1, "AC").launches("AD 2C 3D 4H 5S");
    EXPECT_EQ(table.refused(table.to_defend("AC", "2C")), "");
    EXPECT_EQ(table.refused(table.to_defend("AC", "AD")), "");
    EXPECT_EQ(table.refused(table.to_defend("AC", "3D")), "PA-30");
}

TEST(PokerAssaultDefend, PA_10_DamageIsDealtTogetherOnce) {
    Table table({wolves, vampires});
    table.has_secret(0, "Growing Ferocity")
        .standing(0, "Full Moon")
        .hand(0, "10H")
        .hand(1, "6H")
        .chips(1, 14);
    table.assault("6C 7D 8C 9D").uses("Growing Ferocity");
    table.plays("10H"); // Monstrous
    table.act({launch});
    table.defends("6H", "6C");
    EXPECT_EQ(table.chips(1), 14) << "nothing before the defender stops";
    EXPECT_EQ(table.state.damage(), 4 + 3 + 3 + 3);
    table.act({done});
    ASSERT_EQ(table.of(what::hurt).size(), 1U);
    EXPECT_EQ(table.of(what::hurt)[0].amount, 13);
    EXPECT_EQ(table.chips(1), 1);
}

TEST(PokerAssaultDefend, PA_11_ReformWithoutAPokerCardInDefence) {
    for (const Verb verb : {reform, keep}) {
        Table table({wolves, rockets});
        table.has_secret(1, "Scramble").hand(1, "2C").launches("7C 7D");
        table.uses("Scramble");
        table.act({done});
        ASSERT_EQ(table.state.phase, Phase::reform) << "a Secret does not bar it";
        EXPECT_EQ(table.state.turn(), 1);
        EXPECT_EQ(table.chips(1), 8) << "after the damage";
        table.act({verb});
        EXPECT_EQ(table.in_hand(1), 5);
        EXPECT_EQ(table.holds(1, "2C"), verb == keep);
        EXPECT_EQ(table.state.discards.count(1), verb == keep ? 0 : 5);
        EXPECT_EQ(table.state.turn(), 0) << "the attacker presses";
    }
}

TEST(PokerAssaultDefend, PA_11_NoReform) {
    Table defended({wolves, rockets});
    defended.hand(1, "8C 3C").launches("7C 7D");
    defended.defends("8C", "7C");
    defended.act({done});
    EXPECT_EQ(defended.state.phase, Phase::prepare) << "a card was played";

    Table out({wolves, rockets});
    out.chips(1, 2).hand(1, "3C").launches("7C 7D");
    out.act({done});
    EXPECT_EQ(out.state.phase, Phase::over) << "knocked out";

    Table empty({wolves, rockets});
    empty.launches("7C 7D");
    empty.act({done});
    EXPECT_EQ(empty.state.phase, Phase::prepare) << "no hand to reform";
}

TEST(PokerAssaultDefend, PA_19_ChipsHaveNoUpperBoundAndNoneIsOut) {
    Table table({vampires, wolves});
    table.chips(0, 1000).launches("9C 9D 9H");
    table.act({done});
    EXPECT_EQ(table.chips(0), 1003); // Blood Sip
    Table out({wolves, rockets});
    out.chips(1, 1).launches("7C 7D");
    out.act({done});
    EXPECT_LE(out.chips(1), 0);
    EXPECT_FALSE(out.state.lives(1));
    ASSERT_FALSE(out.events.empty());
    const auto knocked = out.of(what::knock_out);
    ASSERT_EQ(knocked.size(), 1U);
    EXPECT_EQ(knocked[0].to.seat, 1);
    EXPECT_TRUE(out.of(what::turn).empty()) << "at once: nobody presses any more";
}

TEST(PokerAssaultDefend, PA_19_TheAttackerMayBeKnockedOutToo) {
    Table table({rockets, wolves});
    table.chips(0, 1).hand(1, "AS").launches("KS KD");
    table.defends("AS", "KS"); // Savage Guard
    EXPECT_EQ(table.state.phase, Phase::over);
    EXPECT_EQ(table.state.winner(), 1);
}

TEST(PokerAssaultDefend, PA_31_PressOrTurnTheTable) {
    Table hit({wolves, rockets});
    hit.hand(1, "8C").launches("7C 7D");
    hit.defends("8C", "7C");
    hit.act({done});
    EXPECT_EQ(hit.state.turn(), 0);
    EXPECT_EQ(hit.state.phase, Phase::prepare);
    EXPECT_TRUE(hit.discarded(0, "7C"));
    EXPECT_TRUE(hit.discarded(0, "7D"));
    EXPECT_TRUE(hit.discarded(1, "8C"));
    EXPECT_EQ(hit.chips(0), 10);

    Table defended({wolves, rockets});
    defended.hand(0, "KC").hand(1, "8C 8D KD").launches("7C 7D");
    defended.defends("8C", "7C");
    defended.defends("8D", "7D");
    EXPECT_EQ(defended.state.turn(), 1);
    EXPECT_EQ(defended.chips(1), 10);
    EXPECT_TRUE(defended.holds(0, "KC")) << "hands stay";
    EXPECT_TRUE(defended.holds(1, "KD"));
}

TEST(PokerAssaultDefend, PA_32_TheLastOneWithChipsWins) {
    Table table({wolves, rockets});
    table.chips(1, 2).hand(1, "3C").hand(0, "2C").launches("7C 7D");
    table.act({done});
    EXPECT_EQ(table.state.phase, Phase::over);
    EXPECT_EQ(table.state.winner(), 0);
    EXPECT_EQ(table.state.turn(), nobody);
    for (const Action action : {Action{launch}, Action{done}, Action{stop}, Action{reform}, Action{decline}})
        EXPECT_EQ(table.refused(action), "PA-32");
    ActionList actions;
    table.state.legal(actions);
    EXPECT_TRUE(actions.empty());
}

// --- The rulebook's examples

TEST(PokerAssaultDefend, ExampleOneFullyDefended) { // Marc attacks Walt
    Table table({vampires, wolves});
    table.hand(1, "QH 2C 4D 6C 8H").draws(1, "JD").launches("JH JS");
    ActionList actions;
    table.state.legal(actions);
    EXPECT_EQ(actions.size(), 2U) << "the only defence, or stopping";
    table.defends("QH", "JH");
    EXPECT_TRUE(table.holds(1, "JD"));
    table.defends("JD", "JS");
    EXPECT_EQ(table.chips(1), 10);
    EXPECT_EQ(table.state.discards.count(0), 2);
    EXPECT_EQ(table.state.discards.count(1), 2);
    EXPECT_EQ(table.state.turn(), 1);
    EXPECT_EQ(table.state.phase, Phase::prepare);
}

TEST(PokerAssaultDefend, ExampleTwoTwoGetThrough) { // Walt attacks Marc
    Table table({vampires, wolves});
    table.hand(1, "8H 10C JS 2C 2H").draws(1, "3C 3H 4C").launches("8C 9D 10S JD QC");
    table.defends("8H", "8C");
    table.defends("10C", "10S");
    table.defends("JS", "JD");
    ActionList actions;
    table.state.legal(actions);
    EXPECT_EQ(actions.size(), 1U) << "no more defences";
    EXPECT_EQ(table.state.undefended(), 2);
    table.act({done});
    EXPECT_EQ(table.chips(1), 8);
    EXPECT_EQ(table.state.turn(), 0) << "Walt presses";
    EXPECT_EQ(table.state.phase, Phase::prepare) << "no reform: cards were played";
}

TEST(PokerAssaultDefend, ExampleThreeAllFiveAndAReform) { // Walt attacks Marc
    Table table({vampires, rockets});
    table.hand(1, "2C 3D 4C 6S 7D").launches("8H 10H JH KH AH");
    ActionList actions;
    table.state.legal(actions);
    EXPECT_EQ(actions.size(), 1U);
    table.act({done});
    EXPECT_EQ(table.chips(1), 5);
    table.act({reform});
    EXPECT_EQ(table.in_hand(1), 5);
    EXPECT_EQ(table.state.discards.count(1), 5);
    EXPECT_EQ(table.state.turn(), 0);
    // One who could defend may decline to, and may then reform as well.
    Table able({vampires, rockets});
    able.hand(1, "9H").launches("8H 8C");
    able.act({done});
    EXPECT_EQ(able.state.phase, Phase::reform);
}

} // namespace cardfront::poker_assault
