// Crossfire: seized piles, towers, neutral nodes and Jokers of the hand.
#include "tests/core/crossfire/board.h"

namespace cardfront::crossfire {

TEST(CrossfirePile, CF_13_AnyOneCardMayBeKept) {
    for (const char* const card : {"4D", "9S", "QD"}) {
        Position position(R"(
            3  ^(v4D+^9S+^QD)
            2  ^10C )");
        position.keeps(card, "a3");
        EXPECT_EQ(position.on("a3"), std::string(card) == "4D" ? "^v4D" : std::string("^") + card);
        EXPECT_EQ(position.discarded(1, "4D"), std::string(card) != "4D") << "to whose deck it is from";
        EXPECT_EQ(position.discarded(0, "9S"), std::string(card) != "9S");
        EXPECT_EQ(position.discarded(0, "QD"), std::string(card) != "QD");
        EXPECT_EQ(position.state.turn(), 0) << "and the turn goes on";
        EXPECT_EQ(position.state.hand_count(0), 4);
    }
}

TEST(CrossfirePile, CF_13_OnlyWhatIsInIt) {
    Position position(R"(
        4  v(^6D+vQD)
        3  ^(v4D+^9S+^QD)
        2  ^10C )");
    EXPECT_EQ(position.refused(position.to_keep("9D", "a3")), "CF-13");
    EXPECT_EQ(position.refused(position.to_keep("QD", "a4")), "CF-13") << "not one's own";
    EXPECT_EQ(position.refused(position.to_keep("10C", "a2")), "CF-13") << "no pile";
    EXPECT_EQ(position.refused(position.to_keep("10C", "b3")), "CF-13") << "nothing at all";
}

TEST(CrossfirePile, CF_13_ItMayRemainAndNeedsNoPower) {
    Position position(R"(
        5  ^(v4D+^9S)
        2  ^KC )");
    position.passes();
    position.passes();
    EXPECT_EQ(position.on("a5"), "^(v4D+^9S)");
    position.keeps("9S", "a5");
    EXPECT_EQ(position.on("a5"), "^9S") << "far from all power";
    EXPECT_EQ(position.powered(), "");
}

TEST(CrossfirePile, CF_13_WhatIsKeptIsANodeAtOnce) {
    Position position(R"(
        3  ^(v6D+^9S)
        2  ^4C )");
    position.hand(0, "KS");
    EXPECT_EQ(position.powered(), "");
    position.keeps("6D", "a3");
    EXPECT_EQ(position.powered(), "a2 a3");
    position.plays("KS", "a4");
    EXPECT_EQ(position.on("a4"), "^KS") << "in the same turn";
}

TEST(CrossfirePile, CF_13_SeveralPilesInOneTurn) {
    Position position(R"(
        3  ^(v6D+^9S)  ^(v2D+^9D)
        2  ^4C          . )");
    position.keeps("6D", "a3");
    position.keeps("9D", "b3");
    EXPECT_EQ(position.state.turn(), 0);
}

TEST(CrossfirePile, CF_13_ReplacingTakesTheCardOfTheTurn) {
    Position position(R"(
        3  ^(v4D+^9S)
        2  ^10C )");
    position.hand(0, "2S");
    position.plays("2S", "a3");
    EXPECT_EQ(position.on("a3"), "^2S") << "however weak";
    EXPECT_TRUE(position.discarded(1, "4D") && position.discarded(0, "9S"));
    EXPECT_EQ(position.state.turn(), 1);
}

TEST(CrossfirePile, CF_13_ReplacingNeedsAPoweredNodeBeside) {
    Position position(R"(
        3  ^(v4D+^9S)
        2  ^KC )");
    position.hand(0, "2S");
    EXPECT_EQ(position.no("2S", "a3"), "CF-13") << "a base that is dead has no power";
    position = Position(R"(
        4  ^6D+v7D
        3  ^(v4D+^9S)
        2  ^4C )");
    position.hand(0, "6S");
    EXPECT_EQ(position.no("6S", "a3"), "CF-13") << "to be powered later is not enough";
}

TEST(CrossfirePile, CF_13_APileMayBeAttackedByItsTopCard) {
    Position position(R"(
        4  v(^KD+vQD)
        3  ^10H
        2  ^10C )");
    position.hand(0, "JS QS KS");
    EXPECT_EQ(position.no("JS", "a4"), "CF-9");
    EXPECT_EQ(position.no("QS", "a4"), "");
    position.plays("QS", "a4");
    EXPECT_EQ(position.on("a4"), "v(^KD+vQD)+^QS");
    EXPECT_EQ(position.refused(position.to_keep("KD", "a4")), "CF-13") << "contested";
    position.passes();
    EXPECT_EQ(position.on("a4"), "^(^KD+vQD+^QS)") << "one pile";
}

TEST(CrossfirePile, CF_13_APileIsDefendedFromBesideItOnly) {
    Position alone(R"(
        4  ^(v4D+^9S)+vQD
        3  ^KH
        2  ^10C )");
    alone.hand(0, "KS");
    EXPECT_EQ(alone.no("KS", "a4"), "CF-8");
    Position helped(R"(
        4  ^(v4D+^9S)+vQD
        3  ^10H
        2  ^10C )");
    helped.hand(0, "KS JS");
    EXPECT_EQ(helped.no("JS", "a4"), "CF-9");
    EXPECT_EQ(helped.no("KS", "a4"), "");
    helped.plays("KS", "a4");
    helped.passes();
    EXPECT_EQ(helped.on("a4"), "^(v4D+^9S+vQD+^KS)");
}

TEST(CrossfirePile, CF_13_ABaseThatIsAPileIsResolvedAsAnyPile) {
    Position position("2  ^(^4C+vJD+^QS)  ^10C");
    position.hand(0, "6S");
    position.plays("6S", "a2");
    EXPECT_EQ(position.on("a2"), "^6S");
    EXPECT_TRUE(position.state.is_base_of(position.cell("a2"), 0));
}

TEST(CrossfirePile, CF_24_ARoyalAndATenMakeATower) {
    for (const char* const royal : {"JD", "QD", "KD"}) {
        const std::string text(royal);
        Position position("3  ^(v10D+^" + text + "+v4D)\n 2  ^10C");
        EXPECT_EQ(position.refused(position.to_tower(text, "a3")), "");
        position.towers(text, "a3");
        EXPECT_EQ(position.on("a3"), "^[" + text + "+v10D]");
        EXPECT_EQ(position.state.strength(position.cell("a3")), strength_of(face_named(text)));
        EXPECT_EQ(position.powered(), "a2 a3");
        EXPECT_TRUE(position.discarded(1, "4D"));
        EXPECT_FALSE(position.discarded(1, "10D"));
        EXPECT_EQ(position.state.turn(), 0) << "free, as keeping is";
    }
}

TEST(CrossfirePile, CF_24_WithoutATowerTheTenIsDiscarded) {
    Position position(R"(
        3  ^(v10D+^KD)
        2  ^10C )");
    position.keeps("KD", "a3");
    EXPECT_EQ(position.on("a3"), "^KD");
    EXPECT_TRUE(position.discarded(1, "10D"));
}

TEST(CrossfirePile, CF_24_ATowerNeedsBoth) {
    Position position(R"(
        4  ^(v10D+^9D)
        3  ^(vJo+^KD)
        2  ^10C )");
    EXPECT_EQ(position.refused(position.to_tower("KD", "a3")), "CF-24") << "a Joker is no 10 of a tower";
    EXPECT_EQ(position.refused(position.to_tower("Jo", "a3")), "CF-24");
    EXPECT_EQ(position.refused(position.to_tower("10D", "a4")), "CF-24") << "the royal is named";
    EXPECT_EQ(position.refused(position.to_tower("9D", "a4")), "CF-24");
    EXPECT_EQ(position.refused(position.to_tower("KC", "a4")), "CF-24") << "of another place";
    EXPECT_EQ(position.refused(position.to_tower("KC", "a2")), "CF-13") << "only out of a pile";
}

TEST(CrossfirePile, CF_24_ATowerStandsAndFallsAsOne) {
    Position position(R"(
        4  v[KD+10D]
        3  ^10H
        2  ^10C )");
    position.hand(0, "QS KS");
    EXPECT_EQ(position.no("QS", "a4"), "CF-9") << "the strength of the royal";
    position.plays("KS", "a4");
    EXPECT_EQ(position.on("a4"), "v[KD+10D]+^KS");
    position.passes();
    EXPECT_EQ(position.on("a4"), "^(vKD+v10D+^KS)");
    position.towers("KD", "a4");
    EXPECT_EQ(position.on("a4"), "^[vKD+v10D]") << "and may be built again";
}

TEST(CrossfirePile, CF_24_ATowerIsDefendedFromItself) {
    Position position(R"(
        3  ^[QH+10H]+vQD
        2  ^10C )");
    EXPECT_EQ(position.powered(), "a2 a3");
    position.hand(0, "KS");
    position.plays("KS", "a3");
    position.passes();
    EXPECT_EQ(position.on("a3"), "^(^QH+^10H+vQD+^KS)");
}

TEST(CrossfirePile, CF_14_AnAttackShowsTheNodeToBoth) {
    Position position(R"(
        4   .   ?v9D
        3   .   ^10H
        2   .   ^10C )");
    position.hand(0, "QS");
    EXPECT_FALSE(position.knows(0, "b4") || position.knows(1, "b4"));
    position.plays("QS", "b4");
    EXPECT_EQ(position.on("b4"), "!9D+^QS");
    EXPECT_TRUE(position.contested("b4"));
    EXPECT_TRUE(position.knows(0, "b4") && position.knows(1, "b4"));
    position.passes();
    EXPECT_EQ(position.on("b4"), "^(v9D+^QS)") << "won at the next turn";
}

TEST(CrossfirePile, CF_14_OnlyAStrongerCardWins) {
    for (const char* const card : {"9S", "8S", "Jo"}) {
        Position position(R"(
            4   .   ?v9D
            3   .   ^10H
            2   .   ^10C )");
        position.hand(0, card);
        EXPECT_EQ(position.no(card, "b4"), "") << "any card may try";
        position.plays(card, "b4");
        EXPECT_FALSE(position.contested("b4")) << card;
        EXPECT_EQ(position.on("b4"), std::string("!9D+^") + card) << "it stays there";
        EXPECT_TRUE(position.knows(1, "b4")) << "seen once, never forgotten";
        position.passes();
        EXPECT_EQ(position.on("b4"), std::string("!9D+^") + card);
        position.hand(0, "QS");
        position.plays("QS", "b4");
        EXPECT_EQ(position.on("b4"), std::string("!9D+^") + card + "+^QS");
        position.passes();
        EXPECT_EQ(position.on("b4"), std::string("^(v9D+^") + card + "+^QS)") << "with all that lay there";
    }
}

TEST(CrossfirePile, CF_14_TheOtherSideMayWinWhatOneMissed) {
    Position position(R"(
        8   .   vJo
        7   .   v10S
        6   .   v10H
        5   .   v10D
        4   .   !^9D+^5H )",
                      BoardKind::duel, 1);
    position.hand(1, "JS");
    EXPECT_FALSE(position.contested("b4"));
    EXPECT_EQ(position.state.strength(position.cell("b4")), 9) << "not that of the card that failed";
    position.plays("JS", "b4");
    EXPECT_EQ(position.on("b4"), "!9D+^5H+vJS");
    position.passes();
    EXPECT_EQ(position.on("b4"), "v(^9D+^5H+vJS)");
}

TEST(CrossfirePile, CF_14_TheChallengerMustBeatWhoLeads) {
    Position position(R"(
        8   .   v10S
        7   .   v10C
        6   .   v10H
        5   .   v10D
        4   .   !^9D+^JH
        3   .   ^10H
        2   .   ^10C )",
                      BoardKind::duel, 1);
    position.hand(1, "5S JS QS");
    EXPECT_EQ(position.no("5S", "b4"), "CF-14");
    EXPECT_EQ(position.no("JS", "b4"), "CF-14") << "as strong is not enough here";
    EXPECT_EQ(hint_for(position.state, position.to_play("JS", "b4")), "More than 11 is needed on b4.");
    position.plays("QS", "b4");
    EXPECT_EQ(position.on("b4"), "!9D+^JH+vQS");
    for (const Event& event : position.events) EXPECT_NE(event.what, what::reveal) << "it is shown";
    position.hand(0, "QD KD");
    EXPECT_EQ(position.no("QD", "b4"), "CF-14");
    EXPECT_EQ(position.no("KD", "b4"), "");
    position.passes();
    EXPECT_EQ(position.on("b4"), "v(^9D+^JH+vQS)");
}

TEST(CrossfirePile, CF_14_ANeutralNodeNeedsASourceToo) {
    Position position(R"(
        4   .   ?v9D
        3   .   ^2H
        2   .   ^10C )");
    position.hand(0, "QS");
    EXPECT_EQ(position.no("QS", "b4"), "CF-8");
    Position leads(R"(
        4   .   .   .   !>9D+vJH
        3   .   .   .   ^10H
        2   .   .   .   ^10C )",
                   BoardKind::teams);
    leads.hand(0, "KS");
    EXPECT_EQ(leads.no("KS", "d4"), "CF-10") << "the partner's card leads";
}

TEST(CrossfirePile, CF_14_ANeutralNodeHasNoPowerForAnybody) {
    EXPECT_EQ(Position(R"(
        4   .   !^4D
        3   .   ^6H
        2   .   ^KC )")
                  .powered(),
              "");
}

TEST(CrossfirePile, CF_15_AJokerOfTheHandReplacesANode) {
    Position position(R"(
        4   .
        3  ^KH
        2  ^4C )");
    position.hand(0, "Jo 2S 3S 5S");
    position.swaps("a3");
    EXPECT_EQ(position.on("a3"), "^Jo");
    EXPECT_TRUE(position.holds(0, "KH"));
    EXPECT_FALSE(position.holds(0, "Jo"));
    EXPECT_EQ(position.state.hand_count(0), 4);
    EXPECT_EQ(position.state.turn(), 0) << "the turn goes on";
    EXPECT_EQ(position.powered(), "a2 a3");
    State seen = position.state;
    seen.redact(1);
    EXPECT_TRUE(seen.holds(0, face_named("KH"))) << "everybody saw it";
    EXPECT_EQ(seen.hidden_hand[0], 3);
    position.plays("KH", "a4");
    EXPECT_EQ(position.state.turn(), 1);
}

TEST(CrossfirePile, CF_15_NotPilesTowersContestsSupportsOrWhatIsNotOnes) {
    Position position(R"(
        6  ^Jo
        5  ^[KH+10H]
        4  ^(v4D+^9S)
        3  ^6H+v9H   .   v2D
        2  ^4C
        1  ^2C )");
    position.hand(0, "Jo");
    for (const char* const where : {"a1", "a3", "a4", "a5", "a6", "b3", "c3", "b4", "a8"})
        EXPECT_EQ(position.refused(position.to_swap(where)), "CF-15") << where;
    EXPECT_EQ(position.refused(position.to_swap("a2")), "") << "a base, as any node";
}

TEST(CrossfirePile, CF_15_ACardOfTheOtherDeckMayComeIntoTheHand) {
    Position position(R"(
        3  ^v6D
        2  ^4C )");
    position.hand(0, "Jo 2S 3S 5S");
    position.swaps("a3");
    EXPECT_TRUE(position.holds(0, "6D"));
    position.state.redact(1);
    EXPECT_TRUE(position.holds(0, "6D")) << "everybody saw it";
    EXPECT_EQ(position.state.hand_count(0), 4);
    position = Position(R"(
        3  ^v6D
        2  ^4C )");
    position.hand(0, "Jo 2S 3S 5S");
    position.swaps("a3");
    position.discards("6D");
    EXPECT_TRUE(position.discarded(1, "6D")) << "to the pile of its deck";
}

TEST(CrossfirePile, CF_15_AJokerOnTheBoardHasNoStrength) {
    Position position(R"(
        4  vJo
        3  ^10H
        2  ^10C )");
    position.hand(0, "AS Jo");
    EXPECT_EQ(position.no("AS", "a4"), "");
    EXPECT_EQ(position.no("Jo", "a4"), "") << "even a Joker wins it";
    position.plays("Jo", "a4");
    position.hand(1, "Jo");
    EXPECT_EQ(position.state.deed(position.cell("a4")), Deed::defend);
}

TEST(CrossfirePile, CF_15_AJokerCannotDefend) {
    Position position(R"(
        3  ^10H+vJD
        2  ^10C )");
    position.hand(0, "Jo");
    EXPECT_EQ(position.no("Jo", "a3"), "CF-9");
}

} // namespace cardfront::crossfire
