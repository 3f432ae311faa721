// Crossfire: which nodes have power, and where a card may be laid.
#include "tests/core/crossfire/board.h"

namespace cardfront::crossfire {

TEST(CrossfirePower, CF_5_TwoNeighboursThatMakeTenHavePower) {
    const Position ten(R"(
        4   .    .    .
        3   .   ^6H   .
        2   .   ^4C   .  )");
    EXPECT_EQ(ten.powered(), "b2 b3");
    const Position eleven(R"(
        3   .   ^7H   .
        2   .   ^4C   .  )");
    EXPECT_EQ(eleven.powered(), "");
    const Position across_the_corner(R"(
        3   .    .   ^6H
        2   .   ^4C   .  )");
    EXPECT_EQ(across_the_corner.powered(), "");
    const Position of_the_other_side(R"(
        3   .   v6H   .
        2   .   ^4C   .  )");
    EXPECT_EQ(of_the_other_side.powered(), "") << "two nodes of one owner make a pair";
}

TEST(CrossfirePower, CF_5_ATenHasPowerAloneAndRoyalsHaveNone) {
    const Position position(R"(
        4   .   ^KD   .
        3  ^AC  ^10H  .
        2   .   ^10C  . )");
    EXPECT_EQ(position.powered(), "b2 b3") << "an Ace makes no ten with a 10";
    EXPECT_EQ(Position("2  ^QC ^JC ^KC ^QD ^JD").powered(), "");
}

TEST(CrossfirePower, CF_5_TheAceIsOne) {
    EXPECT_EQ(Position(R"(
        3  ^9H
        2  ^AC )")
                  .powered(),
              "a2 a3");
}

TEST(CrossfirePower, CF_5_ANodeHasOnePartnerOnlyButAnyOfThem) {
    Position position(R"(
        5   .    .    .
        4   .   ^6H   .
        3  ^6D  ^4C  ^6C
        2   .   ^6S   . )");
    EXPECT_EQ(position.powered(), "b2 b3") << "from the base only its own pair leads on";
    // With a base beside it that has power in any case, each of the three may be the partner.
    position = Position(R"(
        4   .   ^6H   .
        3  ^6D  ^4C  ^6C
        2  ^10C ^10D ^10H )");
    EXPECT_EQ(position.powered(), "a2 b2 c2 a3 b3 c3 b4");
    position.hand(0, "KS 2S");
    EXPECT_EQ(position.no("KS", "b5"), "") << "from the 6 on b4";
    EXPECT_EQ(position.no("KS", "d3"), "") << "or from the one on c3";
}

TEST(CrossfirePower, CF_5_NothingIsStored) {
    Position position(R"(
        4   .    .
        3  ^6H  ^10D
        2  ^4C  ^10C )");
    position.hand(0, "4S KS").hand(1, "2S 3S 5S");
    position.plays("4S", "a4");
    EXPECT_EQ(position.powered(), "a2 b2 a3 b3 a4") << "the 6 goes with either 4";
    position.passes();
    position.plays("KS", "a5");
    EXPECT_EQ(position.on("a5"), "^KS");
    EXPECT_EQ(position.powered(), "a2 b2 a3 b3 a4") << "and still does";
}

TEST(CrossfirePower, CF_6_AChainNeedsPowerAllTheWay) {
    EXPECT_EQ(Position(R"(
        5   .   ^10D
        4   .   ^2C
        3   .   ^6H
        2   .   ^4C )")
                  .powered(),
              "b2 b3")
        << "the 2 is dead and carries nothing";
    EXPECT_EQ(Position(R"(
        5   .   ^10D
        4  ^8C  ^2C
        3   .   ^6H
        2   .   ^4C )")
                  .powered(),
              "b2 b3 a4 b4 b5");
}

TEST(CrossfirePower, CF_6_APairThatIsNotLinkedIsDead) {
    EXPECT_EQ(Position(R"(
        4   .   ^6H  ^4H
        3   .    .    .
        2  ^10C  .    . )")
                  .powered(),
              "a2");
    EXPECT_EQ(Position(R"(
        3   .   ^10H
        2   .   ^KC )")
                  .powered(),
              "")
        << "on a dead base nothing stands";
}

TEST(CrossfirePower, CF_6_OneMatchingMustServeTheWholeChain) {
    // b3 links b4 only if it pairs with b2 or c3; b4 needs b3 itself.
    EXPECT_EQ(Position(R"(
        4   .   ^6S
        3   .   ^4H
        2   .   ^6C )")
                  .powered(),
              "b2 b3")
        << "the 4 cannot be the partner of both";
    EXPECT_EQ(Position(R"(
        4   .   ^6S  ^4S
        3   .   ^4H
        2   .   ^6C )")
                  .powered(),
              "b2 b3 b4 c4");
}

TEST(CrossfirePower, CF_6_BasesBesideEachOtherMakeAPair) {
    Position position("2  ^3C  ^7C   .    .    .");
    EXPECT_EQ(position.powered(), "a2 b2");
    position.hand(0, "KS 7S 3S");
    EXPECT_EQ(position.no("KS", "a3"), "CF-7") << "a base is still a base";
    EXPECT_EQ(position.no("7S", "a3"), "");
    EXPECT_EQ(position.no("3S", "b3"), "");
}

TEST(CrossfirePower, CF_25_ADeadNodeLaysOnlyItsPartner) {
    Position position(R"(
        5   .    .
        4  ^2C   .
        3  ^6H   .
        2  ^4C   . )");
    position.hand(0, "KS 8S 10S 7S");
    EXPECT_EQ(position.no("8S", "a5"), "");
    EXPECT_EQ(position.no("KS", "a5"), "CF-7");
    EXPECT_EQ(position.no("10S", "a5"), "CF-7") << "a 10 makes no ten with it";
    EXPECT_EQ(position.no("7S", "a5"), "CF-7");
    EXPECT_EQ(position.no("KS", "b3"), "") << "from the 6, which has power";
    EXPECT_EQ(position.no("8S", "d3"), "CF-7") << "beside nothing";
}

TEST(CrossfirePower, CF_25_ADeadNodeWithoutALinkLaysNothing) {
    Position position(R"(
        5   .
        4  ^2C
        3  ^KH
        2  ^4C )");
    position.hand(0, "8S");
    EXPECT_EQ(position.no("8S", "a5"), "CF-7") << "a pair, but linked to nothing";
}

TEST(CrossfirePower, CF_25_TheNewCardMayBeTheLink) {
    Position position(R"(
        4  ^2C   .    .
        3   .   ^6H   .
        2   .   ^4C   . )");
    position.hand(0, "8S");
    EXPECT_EQ(position.no("8S", "a5"), "CF-7") << "a pair, but not linked";
    position.plays("8S", "a3");
    EXPECT_EQ(position.powered(), "b2 a3 b3 a4") << "it is the link itself";
}

TEST(CrossfirePower, CF_25_APartnerMustBeFreeToLinkIt) {
    Position position(R"(
        4   .
        3  ^4H
        2  ^6C )");
    position.hand(0, "6S 10S");
    EXPECT_EQ(position.no("6S", "a4"), "") << "from the 4, which has power just now";
    position = Position(R"(
        5   .
        4  ^4D
        3  ^4H
        2  ^6C )");
    position.hand(0, "6S");
    EXPECT_EQ(position.powered(), "a2 a3");
    EXPECT_EQ(position.no("6S", "a5"), "") << "6 and 4 on top, 4 and 6 below";
}

TEST(CrossfirePower, CF_25_ADeadNodeNeitherAttacksNorDefends) {
    Position position(R"(
        5   .   v3D   .
        4  v2D  ^2C   .
        3   .   ^6H   .
        2   .   ^4C   . )");
    position.hand(0, "KS");
    EXPECT_EQ(position.no("KS", "b5"), "CF-8");
    EXPECT_EQ(position.no("KS", "a4"), "CF-8");
}

TEST(CrossfirePower, CF_7_FromAPoweredNodeAnyCardToAnyFreeSide) {
    Position position(R"(
        4   .    .    .
        3   .   ^6H   .
        2   .   ^4C   . )");
    position.hand(0, "KS 10S AS Jo");
    for (const char* const card : {"KS", "10S", "AS", "Jo"})
        for (const char* const where : {"a3", "c3"}) EXPECT_EQ(position.no(card, where), "");
    EXPECT_EQ(position.no("KS", "d3"), "CF-7") << "not beside it";
    EXPECT_EQ(position.no("KS", "a7"), "CF-7");
    EXPECT_EQ(position.no("KS", "e5"), "CF-7");
}

TEST(CrossfirePower, CF_26_FromABaseStraightAheadAndOnlyWhatMakesTen) {
    Position position(R"(
        4   .    .    .
        3   .    .    .
        2  ^4C   .   ^KC )");
    position.hand(0, "6S 7S 10S Jo");
    EXPECT_EQ(position.no("6S", "a3"), "");
    EXPECT_EQ(position.no("Jo", "a3"), "");
    EXPECT_EQ(position.no("7S", "a3"), "CF-7");
    EXPECT_EQ(position.no("10S", "a3"), "CF-7");
    EXPECT_EQ(position.no("6S", "b3"), "CF-7") << "not ahead of it";
    EXPECT_EQ(position.no("Jo", "c3"), "CF-7") << "a royal cannot be powered";
}

TEST(CrossfirePower, CF_7_ATenAsABaseLaysAnyCardAhead) {
    Position position("2  ^10C  .   .");
    position.hand(0, "KS 2S Jo 10S");
    for (const char* const card : {"KS", "2S", "Jo", "10S"}) EXPECT_EQ(position.no(card, "a3"), "");
    EXPECT_EQ(position.no("KS", "b3"), "CF-7");
    position = Position("2  ^Jo  .   .");
    position.hand(0, "KS 2S");
    EXPECT_EQ(position.no("KS", "a3"), "") << "a Joker may be a 10";
}

TEST(CrossfirePower, CF_7_ForTheOtherSideAheadIsDown) {
    Position position(R"(
        8  v4C   .
        7   .    . )",
                      BoardKind::duel, 1);
    position.hand(1, "6S 7S");
    EXPECT_EQ(position.no("6S", "a7"), "");
    EXPECT_EQ(position.no("7S", "a7"), "CF-7");
    position.plays("6S", "a7");
    EXPECT_EQ(position.powered(1), "a7 a8");
}

TEST(CrossfirePower, CF_16_ASupportMakesABaseANumberMore) {
    Position position("2  ^4C   .");
    position.hand(0, "3S 7S 6S KS").hand(1, "2S 3S 5S");
    EXPECT_EQ(position.no("7S", "a1"), "CF-16") << "eleven";
    EXPECT_EQ(position.no("KS", "a1"), "CF-16");
    EXPECT_EQ(position.no("6S", "a1"), "") << "ten is allowed";
    position.plays("3S", "a1");
    EXPECT_EQ(position.state.turn(), 1) << "it takes the turn's card";
    position.passes();
    position.hand(0, "3D 6S 7S");
    EXPECT_EQ(position.no("3D", "a3"), "") << "4 and 3 are 7";
    EXPECT_EQ(position.no("6S", "a3"), "") << "or it is still a 4";
    EXPECT_EQ(position.no("7S", "a3"), "CF-7") << "the support alone counts for nothing";
}

TEST(CrossfirePower, CF_16_SupportsOnlyBehindANumberOfOnesOwnAndOne) {
    Position position(R"(
        9  v2D   .
        8  v3D   .
        2  ^4C  ^KC  ^Jo  ^10C
        1  ^2C   .    .   .  )");
    position.hand(0, "3S AS Jo");
    EXPECT_EQ(position.no("3S", "a1"), "CF-16") << "there is one";
    EXPECT_EQ(position.no("3S", "b1"), "CF-16") << "a royal";
    EXPECT_EQ(position.no("3S", "c1"), "CF-16") << "a Joker is no number until it is needed";
    EXPECT_EQ(position.no("AS", "d1"), "CF-16") << "a 10 is full";
    EXPECT_EQ(position.no("Jo", "e1"), "CF-16");
    EXPECT_EQ(position.no("AS", "b9"), "CF-16") << "nobody else's cells";
    EXPECT_EQ(position.no("3S", "a9"), "CF-16") << "supports cannot be attacked";
}

TEST(CrossfirePower, CF_16_ABaseThatMakesTenWithItsSupportStandsAlone) {
    Position position(R"(
        3   .
        2  ^4C
        1  ^6C )");
    EXPECT_EQ(position.powered(), "a2");
    position.hand(0, "KS 6S");
    EXPECT_EQ(position.no("KS", "a3"), "");
    EXPECT_EQ(position.no("6S", "a3"), "");
}

TEST(CrossfirePower, CF_16_ASupportAddsNoStrength) {
    const std::string picture = R"(
        9  v5C
        8  v4D
        7  ^10H
        6  ^10S
        5  ^10D
        4  ^Jo
        3  ^6H
        2  ^4C )";
    Position position(picture);
    EXPECT_EQ(position.state.strength(position.cell("a8")), 4);
    position.hand(0, "3S 4S");
    EXPECT_EQ(position.no("3S", "a8"), "CF-9");
    EXPECT_EQ(position.no("4S", "a8"), "") << "of 4, not of 9";
}

TEST(CrossfirePower, CF_16_ASupportIsNoNodeOfTheChain) {
    EXPECT_EQ(Position(R"(
        2  ^KC  ^KD
        1   .   ^6C )")
                  .powered(),
              "");
    EXPECT_EQ(Position(R"(
        2  ^4C  ^KD
        1  ^5C  ^5D )")
                  .powered(),
              "")
        << "neither with its base nor beside it";
}

TEST(CrossfirePower, CF_16_ASupportMayBeLaidWhileTheBaseIsContested) {
    Position position(R"(
        4  v6C
        3  v4C
        2  ^4D+v7D )");
    position.hand(0, "3S");
    EXPECT_EQ(position.no("3S", "a1"), "");
}

TEST(CrossfirePower, CF_15_AJokerIsTheOneNumberThatIsNeeded) {
    EXPECT_EQ(Position(R"(
        4   .   ^10S
        3   .   ^Jo
        2   .   ^4C )")
                  .powered(),
              "b2 b3 b4");
    EXPECT_EQ(Position(R"(
        3  ^2H  ^Jo  ^8H
        2   .   ^4C )")
                  .powered(),
              "b2 b3")
        << "the base needs it as a 6";
    EXPECT_EQ(Position(R"(
        3  ^2H  ^Jo  ^8H
        2   .   ^10C )")
                  .powered(),
              "b2 a3 b3 c3")
        << "either of them, chosen anew for each";
    EXPECT_EQ(Position(R"(
        3   .   ^Jo
        2   .   ^KC )")
                  .powered(),
              "")
        << "it needs its link as any node";
}

TEST(CrossfirePower, CF_15_ForOneChainAJokerIsOneNumber) {
    // c3 and a3 both need the Joker as partner; a card beside either is fine, one chain over both is not.
    const Position position(R"(
        4  ^10H  .   .
        3  ^2H  ^Jo  ^8H  ^10S
        2   .   ^10C )");
    EXPECT_EQ(position.powered(), "b2 a3 b3 c3 d3 a4");
    const Position both(R"(
        5   .   ^10H
        4  ^2D  ^2H
        3   .   ^Jo
        2   .   ^4C )");
    EXPECT_EQ(both.powered(), "b2 b3") << "6 for the base, or 8 for the 2, not both";
}

TEST(CrossfirePower, CF_24_ATowerHasThePowerOfATen) {
    Position position(R"(
        4   .
        3  ^[KH+10C]
        2  ^10D )");
    EXPECT_EQ(position.powered(), "a2 a3");
    position.hand(0, "QS");
    EXPECT_EQ(position.no("QS", "a4"), "");
}

TEST(CrossfirePower, CF_13_ASeizedPileHasNoPower) {
    Position position(R"(
        4  ^10H
        3  ^(v6H+^8H)
        2  ^4C )");
    EXPECT_EQ(position.powered(), "");
    position = Position(R"(
        4   .
        3  ^(v10H+^QH)
        2  ^10C )");
    position.hand(0, "KS");
    EXPECT_EQ(position.powered(), "a2");
    EXPECT_EQ(position.no("KS", "a4"), "CF-7") << "nothing is played off it";
}

} // namespace cardfront::crossfire
