// Crossfire: attack, defence, and who wins a pile.
#include "tests/core/crossfire/board.h"

namespace cardfront::crossfire {

namespace {

// Seat 0 leads a chain to a3; seat 1 has a node on a4 that stands alone.
Position face_to_face(const std::string& mine, const std::string& theirs) {
    return Position("4  v" + theirs + "\n 3  ^" + mine + "\n 2  ^10C");
}

} // namespace

TEST(CrossfireContest, CF_8_APoweredNodeAttacksWhatTouchesIt) {
    Position position(R"(
        4  v2D  v3D   .
        3  ^6H  v4D  v5D
        2  ^4C   .    . )");
    position.hand(0, "KS");
    EXPECT_EQ(position.no("KS", "a4"), "");
    EXPECT_EQ(position.no("KS", "b3"), "");
    EXPECT_EQ(position.no("KS", "b4"), "CF-8") << "only at a corner";
    EXPECT_EQ(position.no("KS", "c3"), "") << "a base touches it";
    position = Position(R"(
        3  ^6H   .    .   v5D
        2  ^4C   .    .   ^10D )");
    position.hand(0, "KS 6S");
    EXPECT_EQ(position.no("KS", "d3"), "");
}

TEST(CrossfireContest, CF_8_AnyBaseAttacksEvenADeadOne) {
    Position position(R"(
        3  v2D  v3D  v4D
        2  ^KC  ^2C  ^(v9H+^QC) )");
    position.hand(0, "KS");
    EXPECT_EQ(position.no("KS", "a3"), "");
    EXPECT_EQ(position.no("KS", "b3"), "");
    EXPECT_EQ(position.no("KS", "c3"), "CF-8") << "a seized pile has no node to play off";
}

TEST(CrossfireContest, CF_8_BasesAttackOnlyWhatTouchesThem) {
    Position position(R"(
        4  v2D
        3   .   )");
    position.hand(0, "KS");
    EXPECT_EQ(position.no("KS", "a4"), "CF-8");
    EXPECT_EQ(position.no("KS", "a8"), "CF-8");
}

TEST(CrossfireContest, CF_8_ANodeMayBeDefendedFromItself) {
    Position powered(R"(
        4  ^6D
        3  ^4H+v7D
        2  ^10C )");
    powered.hand(0, "8S");
    EXPECT_EQ(powered.no("8S", "a3"), "") << "it has power itself, and so has the 6 beside it";
    Position lonely(R"(
        4  ^10H+vJD
        3  ^10D
        2  ^10C )");
    lonely.hand(0, "QS");
    EXPECT_EQ(lonely.no("QS", "a4"), "");
    Position dead(R"(
        4  ^2H+vJD
        3  ^4D
        2  ^KC )");
    dead.hand(0, "QS");
    EXPECT_EQ(dead.no("QS", "a4"), "CF-8") << "dead, and nothing with power beside it";
    Position base(R"(
        3  v10H
        2  ^2H+v7D  ^(v9D+^JC) )");
    base.hand(0, "8S");
    EXPECT_EQ(base.no("8S", "a2"), "") << "a base, dead as it is";
}

TEST(CrossfireContest, CF_8_ADeadNodeIsDefendedByItsNeighbours) {
    Position position(R"(
        4  ^2H+vJD
        3  ^10D
        2  ^10C )");
    position.hand(0, "QS");
    EXPECT_EQ(position.no("QS", "a4"), "");
    Position by_a_base(R"(
        3  ^2H+vJD
        2  ^KC )");
    by_a_base.hand(0, "QS");
    EXPECT_EQ(by_a_base.no("QS", "a3"), "");
}

TEST(CrossfireContest, CF_9_AnAttackNeedsTheStrengthOfTheNode) {
    Position position = face_to_face("10H", "9D");
    position.hand(0, "8S 9S KS Jo");
    EXPECT_EQ(position.no("8S", "a4"), "CF-9");
    EXPECT_EQ(position.no("Jo", "a4"), "CF-9");
    EXPECT_EQ(position.no("9S", "a4"), "") << "as strong is enough";
    EXPECT_EQ(position.no("KS", "a4"), "");
    position.plays("9S", "a4");
    EXPECT_EQ(position.on("a4"), "v9D+^9S");
    EXPECT_TRUE(position.contested("a4"));
}

TEST(CrossfireContest, CF_9_TheOrderOfStrengths) {
    for (const auto& [weaker, stronger] :
         {std::pair{"AH", "2S"}, {"10H", "JS"}, {"JH", "QS"}, {"QH", "KS"}, {"Jo", "AS"}}) {
        Position position = face_to_face("10D", stronger);
        position.hand(0, weaker);
        EXPECT_EQ(position.no(weaker, "a4"), "CF-9") << weaker << " at " << stronger;
        position = face_to_face("10D", weaker);
        position.hand(0, stronger);
        EXPECT_EQ(position.no(stronger, "a4"), "") << stronger << " at " << weaker;
    }
}

TEST(CrossfireContest, CF_9_ADefenceIsStrongerTheNextAttackAsStrong) {
    Position position(R"(
        8  vJo
        7  v10S
        6  v10H
        5  v2D
        4  v8D
        3  ^10H
        2  ^10C )");
    position.hand(0, "10D").hand(1, "10C JC QC");
    position.plays("10D", "a4");
    EXPECT_EQ(position.no("10C", "a4"), "CF-9") << "as strong is not enough in defence";
    EXPECT_EQ(position.no("JC", "a4"), "");
    position.plays("QC", "a4");
    EXPECT_EQ(position.on("a4"), "v8D+^10D+vQC");
    position.hand(0, "JH QH KS");
    EXPECT_EQ(position.no("JH", "a4"), "CF-9");
    EXPECT_EQ(position.no("QH", "a4"), "") << "as strong as the defence";
    position.plays("KS", "a4");
    position.hand(1, "KC");
    EXPECT_EQ(position.no("KC", "a4"), "CF-9") << "nothing is stronger than a King";
}

TEST(CrossfireContest, CF_9_TheAttackerNeedsHisSourceAgain) {
    Position position(R"(
        5  v10S
        4  v8D+^9H+vQC
        3  ^2H
        2  ^10C )");
    position.hand(0, "KS");
    EXPECT_EQ(position.no("KS", "a4"), "CF-8");
}

TEST(CrossfireContest, CF_10_AnAttackThatIsIgnoredWins) {
    Position position = face_to_face("10H", "9D");
    position.hand(0, "QS");
    position.plays("QS", "a4");
    EXPECT_EQ(position.on("a4"), "v9D+^QS") << "not before the next turn";
    position.passes();
    EXPECT_EQ(position.state.turn(), 0);
    EXPECT_EQ(position.on("a4"), "^(v9D+^QS)");
    EXPECT_EQ(position.state.strength(position.cell("a4")), 12);
}

TEST(CrossfireContest, CF_10_ADefenceThatIsNotAnsweredWins) {
    Position position(R"(
        8  vJo
        7  v10S
        6  v10H
        5  v2D
        4  v8D
        3  ^10H
        2  ^10C )");
    position.hand(0, "JS").hand(1, "KC");
    position.plays("JS", "a4");
    position.plays("KC", "a4");
    position.passes();
    EXPECT_EQ(position.on("a4"), "v(v8D+^JS+vKC)") << "the defender too wins a pile";
    EXPECT_EQ(position.state.turn(), 1);
}

TEST(CrossfireContest, CF_10_WhoLeadsCannotAddToThePile) {
    Position position(R"(
        4  .  .  >9D+vQH
        3  .  .  ^10H
        2  .  .  ^10C )",
                      BoardKind::teams, 0);
    position.hand(0, "KS");
    EXPECT_EQ(position.no("KS", "c4"), "CF-10") << "the partner leads";
}

TEST(CrossfireContest, CF_10_TwoContestsCannotBothBeAnswered) {
    Position position(R"(
        5  .  .  >8D+vJD
        3  .  .  >9D
        2  .  .  ^10C )",
                      BoardKind::teams, 0);
    position.hand(0, "QS").hand(1, "KC QC");
    position.plays("QS", "c3");
    EXPECT_TRUE(position.contested("c5") && position.contested("c3")) << "by one partner each";
    position.hand(1, "KC QC");
    EXPECT_EQ(position.no("QC", "c5"), "");
    position.plays("KC", "c3");
    EXPECT_EQ(position.on("c5"), "v(>8D+vJD)");
    EXPECT_EQ(position.on("c3"), ">9D+^QS+>KC");
}

TEST(CrossfireContest, CF_10_ThePileIsWonBeforeTheCardIsDrawn) {
    Position position = face_to_face("10H", "9D");
    position.hand(0, "QS").deck(0, "2S");
    position.plays("QS", "a4");
    position.passes();
    const auto at_of = [&](std::uint8_t which) {
        std::size_t at = 0;
        while (at < position.events.size() && position.events[at].what != which) ++at;
        return at;
    };
    EXPECT_LT(at_of(what::seize), at_of(what::deal));
    EXPECT_TRUE(position.holds(0, "2S"));
}

TEST(CrossfireContest, CF_11_AContestedNodeKeepsItsPower) {
    Position position(R"(
        4  ^10D
        3  ^6H+vQD
        2  ^4C )");
    EXPECT_EQ(position.powered(), "a2 a3 a4");
    position.hand(0, "KS 2S");
    EXPECT_EQ(position.no("KS", "b3"), "") << "and may still be played from";
    position.discards("2S");
    EXPECT_EQ(position.on("a3"), "v(^6H+vQD)") << "lost when the attacker's turn begins";
}

TEST(CrossfireContest, CF_11_LostItBreaksTheChain) {
    Position position(R"(
        5   .
        4  ^10D
        3  ^6H+vQD
        2  ^4C )");
    position.passes();
    EXPECT_EQ(position.on("a3"), "v(^6H+vQD)");
    EXPECT_EQ(position.powered(), "");
}

TEST(CrossfireContest, CF_12_WhoWinsABaseWinsTheGame) {
    Position position(R"(
        8  v5D   .
        7  ^10H  .
        6  ^10S  .
        5  ^10D  .
        4  ^Jo   .
        3  ^6H   .
        2  ^4C   . )");
    position.hand(0, "KS 4S").hand(1, "2S 2H 3S");
    EXPECT_EQ(position.no("4S", "a8"), "CF-9");
    position.plays("KS", "a8");
    EXPECT_EQ(position.state.phase, Phase::play) << "it may be answered";
    position.passes();
    EXPECT_EQ(position.state.phase, Phase::over);
    EXPECT_EQ(position.state.winner, 0);
    EXPECT_EQ(position.state.turn(), nobody);
    EXPECT_EQ(position.state.score(0), 1);
    EXPECT_EQ(position.state.score(1), 0);
    EXPECT_EQ(position.refused({discard, -1, -1, joker}), "CF-12");
}

TEST(CrossfireContest, CF_12_ABaseThatIsDefendedIsNotLost) {
    Position position(R"(
        3  v10H
        2  ^4C+vJD )");
    position.hand(0, "QS");
    position.plays("QS", "a2");
    EXPECT_EQ(position.state.turn(), 1);
    position.passes();
    EXPECT_EQ(position.state.phase, Phase::play);
    EXPECT_EQ(position.on("a2"), "^(^4C+vJD+^QS)") << "a pile of one's own, and no base until it is resolved";
    EXPECT_EQ(position.powered(), "");
    position.keeps("4C", "a2");
    position.hand(0, "6S");
    EXPECT_EQ(position.on("a2"), "^4C");
}

TEST(CrossfireContest, CF_12_ABaseThatIsAPileCanBeWonToo) {
    Position position(R"(
        3  v10H
        2  ^(^4C+vJD+^QS)+vKD  ^10C )");
    position.passes();
    EXPECT_EQ(position.state.winner, 1);
}

TEST(CrossfireContest, CF_12_WhatTheOtherSideLeadsThenIsNotWon) {
    Position position(R"(
        8  v5D+^KS  v10C
        7  ^10H     v10D
        6   .       v10H
        5   .       v10S
        4   .       vJo
        3   .       vJo
        2  ^4C      ^2D )",
                      BoardKind::duel, 1);
    position.hand(1, "QD");
    position.plays("QD", "b2");
    EXPECT_EQ(position.state.winner, 0);
    EXPECT_EQ(position.on("a8"), "^(v5D+^KS)");
    EXPECT_EQ(position.on("b2"), "^2D+vQD");
    EXPECT_TRUE(position.contested("b2"));
    EXPECT_EQ(position.of(what::seize).size(), 1U);
    EXPECT_EQ(position.events.back().what, what::game_end);
}

TEST(CrossfireContest, CF_17_AnEmptyDeckIsATie) {
    Position position("2 ^4C");
    position.deck(1, "");
    EXPECT_EQ(position.state.phase, Phase::play) << "only a draw that fails ends the game";
    position.passes();
    EXPECT_EQ(position.state.phase, Phase::over);
    EXPECT_EQ(position.state.winner, nobody);
    EXPECT_EQ(position.state.score(0), position.state.score(1));
}

TEST(CrossfireContest, CF_17_TheLastCardMayBeDrawn) {
    Position position("2 ^4C");
    position.deck(1, "2S").deck(0, "");
    position.passes();
    EXPECT_EQ(position.state.phase, Phase::play);
    EXPECT_TRUE(position.holds(1, "2S"));
    position.passes();
    EXPECT_EQ(position.state.phase, Phase::over);
}

TEST(CrossfireContest, CF_17_ABaseIsWonBeforeTheDrawFails) {
    Position position(R"(
        8  v5D+^KS
        7  ^10H )",
                      BoardKind::duel, 1);
    position.deck(0, "");
    position.passes();
    EXPECT_EQ(position.state.winner, 0);
}

TEST(CrossfireContest, CF_4_AHandHasFourThenThree) {
    Position position("2 ^4C");
    EXPECT_EQ(position.state.hand_count(0), 4);
    EXPECT_EQ(position.state.hand_count(1), 3);
    position.hand(0, "6S KS 2S 3S").deck(1, "9C");
    position.plays("6S", "a3");
    EXPECT_EQ(position.state.hand_count(0), 3);
    EXPECT_EQ(position.state.hand_count(1), 4);
    EXPECT_TRUE(position.holds(1, "9C"));
}

TEST(CrossfireContest, CF_4_DiscardingIsAlwaysAllowed) {
    Position position("2 ^4C");
    position.hand(0, "6S KS 2S 3S");
    EXPECT_EQ(position.no("6S", "a3"), "");
    for (const char* const card : {"6S", "KS", "2S", "3S"})
        EXPECT_EQ(position.refused(Position::to_discard(card)), "");
    position.discards("6S");
    EXPECT_TRUE(position.discarded(0, "6S"));
    EXPECT_EQ(position.state.turn(), 1);
}

TEST(CrossfireContest, CF_21_OnlyCardsOfTheHand) {
    Position position("2 ^4C");
    position.hand(0, "5S KS 2S 3S");
    EXPECT_EQ(position.no("6S", "a3"), "CF-21");
    EXPECT_EQ(position.refused(Position::to_discard("6S")), "CF-21");
    EXPECT_EQ(position.refused(position.to_swap("a2")), "CF-21") << "without a Joker";
}

TEST(CrossfireContest, CF_22_WhatIsNoMove) {
    Position position("2 ^4C");
    position.hand(0, "6S Jo KS 2S");
    const auto ace_of = static_cast<std::int8_t>(face_named("6S"));
    for (const Action& action :
         {Action{play, 9, 0, ace_of}, Action{play, 0, 5, ace_of}, Action{play, -1, 0, ace_of},
          Action{play, 6, 0, 53}, Action{play, 6, 0, -1}, Action{discard, 0, -1, ace_of},
          Action{discard, -1, 0, ace_of}, Action{discard, -1, -1, 53}, Action{discard, -1, -1, -1},
          Action{swap, 7, 0, ace_of}, Action{keep, 7, 0, 60}, Action{7}})
        EXPECT_EQ(position.refused(action), "CF-22") << int{action.verb} << ' ' << int{action.a};
    Position four("", BoardKind::teams);
    EXPECT_EQ(four.refused({play, 0, 0, static_cast<std::int8_t>(face_of(four.state.hand[0][0].piece))}),
              "CF-22")
        << "a corner that is no cell";
}

TEST(CrossfireContest, CF_20_BaseNodesAreSettledBeforeTheFirstTurn) {
    Position position("2 ^KC ^KD ^KH ^QC ^QD");
    EXPECT_EQ(position.refused({redraw}), "CF-20");
    EXPECT_EQ(position.refused({accept}), "CF-20");
    EXPECT_EQ(position.refused({accept, 1}), "CF-22");
}

TEST(CrossfireContest, CF_23_NothingIsLaidOnOnesOwnNodes) {
    Position position(R"(
        3  ^6H
        2  ^4C )");
    position.hand(0, "KS");
    EXPECT_EQ(position.no("KS", "a3"), "CF-23");
    EXPECT_EQ(position.no("KS", "a2"), "CF-23");
    Position defended(R"(
        3  .  .  ^6H+>7D+v8D
        2  .  .  ^4C )",
                      BoardKind::teams);
    defended.hand(0, "KS");
    EXPECT_EQ(defended.no("KS", "c3"), "CF-23") << "the partner's defence leads already";
}

} // namespace cardfront::crossfire
