// Crossfire for four: joined chains, points, and bases that change hands. ^ and v are one team, > and < the
// other; they play in the order ^ > v <.
#include "tests/core/crossfire/board.h"

namespace cardfront::crossfire {

namespace {

Position teams(const std::string& picture, Seat turn = 0) {
    return Position(picture, BoardKind::teams, turn);
}

// ^ from e2 and v from e8 meet in the middle.
const char* const joined_chain = R"(
    9   .    .    .    .    .    .    .    .    .
    8   .    .    .    .   v10C  .    .    .    .
    7   .    .    .    .   v10D  .    .    .    .
    6   .    .    .    .   v10H  .    .    .    .
    5   .    .    .    .   ^10S  .    .    .    .
    4   .    .    .    .   ^10H  .    .    .    .
    3   .    .    .    .   ^10D  .    .    .    .
    2   .    .    .    .   ^10C  .    .    .    . )";

} // namespace

TEST(CrossfireTeams, CF_18_PlayGoesRoundAndPartnersSitOpposite) {
    Position position = teams("");
    for (const Seat seat : {1, 2, 3, 0}) {
        position.passes();
        EXPECT_EQ(position.state.turn(), seat);
    }
    EXPECT_EQ(State::team(0), State::team(2));
    EXPECT_EQ(State::team(1), State::team(3));
    EXPECT_TRUE(State::allied(1, 3));
    EXPECT_FALSE(State::allied(0, 1));
}

// Seen from above the next player sits a quarter turn further, as the hands of a clock go: on one's left.
TEST(CrossfireTeams, CF_28_TheTurnGoesClockwise) {
    for (const BoardKind kind : {BoardKind::teams, BoardKind::ultimate}) {
        Position position("", kind);
        const Board& board = position.state.board();
        for (int n = 0; n < 8; ++n) {
            const Seat seat = position.state.turn();
            position.passes();
            for (const std::uint8_t base : board.bases[static_cast<std::size_t>(seat)]) {
                const int turned = board.cell(board.column(base), board.rows - 1 - board.row(base));
                EXPECT_EQ(board.home_of(turned), position.state.turn());
            }
        }
    }
}

TEST(CrossfireTeams, CF_18_EachGoesForwardFromTheirOwnLine) {
    for (const auto& [seat, base, ahead, back] : {std::tuple{0, "e2", "e3", "e1"},
                                                  {1, "b5", "c5", "a5"},
                                                  {2, "e8", "e7", "e9"},
                                                  {3, "h5", "g5", "i5"}}) {
        const int row = base[1] - '0';
        std::string picture = std::to_string(row);
        for (char column = 'a'; column < base[0]; ++column) picture += " .";
        picture += std::string(" ") + "^>v<"[seat] + "4C";
        Position position = teams(picture, static_cast<Seat>(seat));
        position.hand(static_cast<Seat>(seat), "6S 2S");
        EXPECT_EQ(position.no("6S", ahead), "") << seat;
        EXPECT_EQ(position.no("2S", ahead), "CF-7");
        EXPECT_EQ(position.no("2S", back), "") << "a support";
        EXPECT_EQ(position.no("6S", back), "");
    }
}

TEST(CrossfireTeams, CF_18_WithoutAJoinedChainPartnersPlayTheirOwn) {
    Position position = teams(R"(
        7   .    .    .    .   v10D
        8   .    .    .    .   v10C )");
    position.hand(0, "KS");
    EXPECT_FALSE(position.state.joined(0));
    EXPECT_EQ(position.no("KS", "d7"), "CF-7");
    EXPECT_EQ(position.no("KS", "e7"), "CF-23") << "nothing on a partner's node";
}

TEST(CrossfireTeams, CF_18_OnAJoinedChainEachPlaysAnywhere) {
    Position position = teams(joined_chain);
    EXPECT_TRUE(position.state.joined(0));
    EXPECT_FALSE(position.state.joined(1));
    EXPECT_EQ(position.usable(0), "e2 e3 e4 e5 e6 e7 e8");
    EXPECT_EQ(position.usable(2), "e2 e3 e4 e5 e6 e7 e8");
    EXPECT_EQ(position.powered(0), "e2 e3 e4 e5");
    EXPECT_EQ(position.powered(2), "e6 e7 e8");
    position.hand(0, "KS").hand(2, "QS");
    EXPECT_EQ(position.no("KS", "d7"), "") << "from the partner's 10";
    position.plays("KS", "d7");
    EXPECT_EQ(position.on("d7"), "^KS") << "it is one's own all the same";
    position.passes();
    position.hand(2, "QS");
    EXPECT_EQ(position.no("QS", "f3"), "") << "and the partner from the other's";
}

TEST(CrossfireTeams, CF_31_NodesOfPartnersMakeNoPairs) {
    Position position = teams(R"(
        8   .    .    .    .   v10C
        7   .    .    .    .   v10D
        6   .    .    .    .   v10H
        5   .    .    .    .   v4S
        4   .    .    .    .   ^6H
        3   .    .    .    .   ^10D
        2   .    .    .    .   ^10C )");
    EXPECT_FALSE(position.state.joined(0));
    EXPECT_EQ(position.powered(0), "e2 e3");
    EXPECT_EQ(position.powered(2), "e6 e7 e8");
}

TEST(CrossfireTeams, CF_18_AJoinedChainNeedsBasesOfBoth) {
    Position position = teams(R"(
        8   .    .    .    .   vKC
        7   .    .    .    .   v10D
        6   .    .    .    .   v10H
        5   .    .    .    .   ^10S
        4   .    .    .    .   ^10H
        3   .    .    .    .   ^10D
        2   .    .    .    .   ^10C )");
    EXPECT_FALSE(position.state.joined(0));
    EXPECT_EQ(position.powered(2), "") << "a chain of the partner's links nothing";
    position.hand(0, "KS");
    EXPECT_EQ(position.no("KS", "d7"), "CF-7");
}

TEST(CrossfireTeams, CF_18_PartnersDoNotAttackEachOther) {
    Position position = teams(joined_chain);
    position.hand(0, "KS");
    EXPECT_EQ(position.no("KS", "e6"), "CF-23");
    EXPECT_EQ(position.no("KS", "e8"), "CF-23");
}

TEST(CrossfireTeams, CF_18_APartnerMayDefend) {
    Position position = teams(R"(
        7   .    .    .    .   v10D
        6   .    .    .    .   v10H
        5   .    .    .    .   ^10S+>JC
        4   .    .    .    .   ^10H
        3   .    .    .    .   ^10D
        2   .    .    .    .   ^10C
        8   .    .    .    .   v10C )",
                              2);
    position.hand(2, "QS 9S");
    EXPECT_EQ(position.no("9S", "e5"), "CF-9");
    position.plays("QS", "e5");
    EXPECT_EQ(position.on("e5"), "^10S+>JC+vQS");
    position.passes();
    position.hand(0, "KS");
    EXPECT_EQ(position.no("KS", "e5"), "CF-23") << "the partner's card leads";
    position.passes();
    position.passes();
    EXPECT_EQ(position.on("e5"), "^(^10S+>JC+vQS)") << "it stays with whose node it was";
}

TEST(CrossfireTeams, CF_10_APileIsWonAtTheNextTurnOfWhoLeads) {
    Position position = teams(R"(
        3   .    .    .    .   >9D
        2   .    .    .    .   ^10C )");
    position.hand(0, "QS");
    position.plays("QS", "e3");
    for (int n = 0; n < 3; ++n) {
        EXPECT_EQ(position.on("e3"), ">9D+^QS");
        position.passes();
    }
    EXPECT_EQ(position.on("e3"), "^(>9D+^QS)");
}

TEST(CrossfireTeams, CF_10_APartnerCannotAddToThePile) {
    Position position = teams(R"(
        7   .    .    .    .   v10D
        8   .    .    .    .   v10C
        6   .    .    .    .   >9D+^JH )",
                              2);
    position.hand(2, "KS");
    EXPECT_EQ(position.no("KS", "e6"), "CF-10");
}

TEST(CrossfireTeams, CF_18_APointForEachBaseOfTheOthers) {
    const Position position = teams(R"(
        6   .   ^4C
        5   .   v5C
        4   .   <(>6C+<JC)
        2   .    .    .   >(^7C+>QC) )");
    EXPECT_EQ(position.state.points(0), 2) << "a partner's own base that another holds is no point";
    EXPECT_EQ(position.state.points(1), 1);
    for (const Seat seat : SeatRange(4)) EXPECT_EQ(position.state.score(seat), seat % 2 == 0 ? 2 : 1);
}

TEST(CrossfireTeams, CF_18_TwoPointsForTheMiddle) {
    EXPECT_EQ(teams("5 . . . . ?4C").state.points(0), 0);
    EXPECT_EQ(teams("5 . . . . !4C+vJC").state.points(0), 0) << "not before it is won";
    EXPECT_EQ(teams("5 . . . . ^(^4C+^JC)").state.points(0), 2) << "a seized pile will do";
    EXPECT_EQ(teams("5 . . . . ^(^4C+^JC)+>KC").state.points(0), 2) << "until it is lost";
    EXPECT_EQ(teams("5 . . . . <4C").state.points(1), 2);
    EXPECT_EQ(teams("5 . . . . <4C").state.points(0), 0);
}

TEST(CrossfireTeams, CF_18_TwoPointsForAJoinedChainOnceAndWhileItIsThere) {
    Position position = teams(joined_chain);
    EXPECT_EQ(position.state.points(0), 4) << "chain and middle";
    EXPECT_EQ(position.state.points(1), 0);
    Position second = teams(R"(
        8   .    .   v10S  .    .    .   v10C
        7   .    .   vJo   .    .    .   v10D
        6   .    .   vJo   .    .    .   v10H
        5   .    .   ^Jo   .    .    .   ^6D
        4   .    .   ^Jo   .    .    .   ^4D
        3   .    .   ^10D  .    .    .   ^10H
        2   .    .   ^10S  .    .    .   ^10C )");
    EXPECT_EQ(second.usable(0), "c2 g2 c3 g3 c4 g4 c5 g5 c6 g6 c7 g7 c8 g8");
    EXPECT_EQ(second.state.points(0), 2) << "for two chains as for one";
    position = teams(R"(
        8   .    .    .    .   v10C
        7   .    .    .    .   v10D
        6   .    .    .    .   v10H
        5   .    .    .    .   ^10S
        4   .    .    .    .   ^10H
        3   .    .    .    .   ^10D
        2   .    .    .    .   >(^10C+>KC) )");
    EXPECT_FALSE(position.state.joined(0)) << "its base is lost";
    EXPECT_EQ(position.state.points(0), 2);
    EXPECT_EQ(position.state.points(1), 1);
}

TEST(CrossfireTeams, CF_18_SixPointsWinAtTheEndOfATurn) {
    Position position = teams(R"(
        8   .    .    .    .   v10C
        7   .    .    .    .   v10D
        6   .   ^4C   .    .   v10H
        5   .   ^5C   .    .   ^10S
        4   .    .    .    .   ^(>3C+^JC)
        3   .    .    .    .   ^10D
        2   .    .    .    .   ^10C )");
    position.hand(0, "10H");
    EXPECT_EQ(position.state.points(0), 4) << "two bases and the middle";
    position.plays("10H", "e4");
    EXPECT_EQ(position.state.phase, Phase::over);
    EXPECT_EQ(State::team(position.state.winner), 0);
    EXPECT_EQ(position.state.score(2), 6);
}

TEST(CrossfireTeams, CF_18_SixToSixIsATie) {
    Position position = teams(R"(
        8   .    .   >2C  >3C  v10C
        7   .    .    .    .   v10D
        6   .   ^4C   .    .   v10H
        5   .   ^5C   .    .   ^10S
        4   .    .    .    .   ^10H
        3   .    .    .    .   ^10D
        2   .    .   <2C  <3C  ^10C <4C  >6C )");
    EXPECT_EQ(position.state.points(0), 6);
    EXPECT_EQ(position.state.points(1), 6);
    position.passes();
    EXPECT_EQ(position.state.phase, Phase::over);
    EXPECT_EQ(position.state.winner, nobody);
}

TEST(CrossfireTeams, CF_18_PointsWonAtTheStartOfATurnCountAtItsEnd) {
    Position position = teams(R"(
        8   .    .    .    .   v10C
        7   .    .    .    .   v10D
        6   .   ^4C   .    .   v10H
        5   .   >5C+^KC ^Jo .   ^10S
        4   .    .    .    .   ^10H
        3   .    .    .    .   ^10D
        2   .    .    .    .   ^10C )",
                              3);
    EXPECT_EQ(position.state.points(0), 5);
    position.passes();
    EXPECT_EQ(position.state.points(0), 6);
    EXPECT_EQ(position.state.turn(), 0) << "not before the end of the turn";
    position.passes();
    EXPECT_EQ(position.state.phase, Phase::over);
    EXPECT_EQ(State::team(position.state.winner), 0);
}

TEST(CrossfireTeams, CF_18_ABaseIsWonBackAndTheGameGoesOn) {
    Position position = teams(R"(
        3   .    .   ^10D ^10H
        2   .    .   >5C  ^10C )");
    EXPECT_EQ(position.state.points(1), 1);
    position.hand(0, "9S");
    position.plays("9S", "c2");
    for (int n = 0; n < 3; ++n) position.passes();
    EXPECT_EQ(position.on("c2"), "^(>5C+^9S)");
    EXPECT_EQ(position.state.points(1), 0);
    EXPECT_EQ(position.state.phase, Phase::play);
    position.keeps("9S", "c2");
    position.hand(0, "AS");
    EXPECT_EQ(position.no("AS", "c1"), "") << "a base as before, with its support";
}

TEST(CrossfireTeams, CF_29_APileOnABaseCountsButDoesNoWork) {
    const std::string picture = R"(
        4   .    .    .    .
        3   .    .   <QC  <QD
        2   .    .   ^(>5C+^10S)  . )";
    Position position = teams(picture);
    EXPECT_EQ(position.state.points(0), 0) << "a base of one's own is worth nothing";
    position.hand(0, "KS");
    EXPECT_EQ(position.no("KS", "c3"), "CF-8") << "it does not attack";
    EXPECT_EQ(position.powered(), "");
    position.keeps("10S", "c2");
    EXPECT_EQ(position.powered(), "c2");
    EXPECT_EQ(position.no("KS", "c3"), "");

    Position seized = teams("8 . . . . ^(v5C+^10S)\n5 . ^(>4C+^10D)", 0);
    EXPECT_EQ(seized.state.points(0), 1) << "one of the others', as a pile already; of a partner's no point";
    seized.hand(0, "KS 2S");
    EXPECT_EQ(seized.no("2S", "c5"), "CF-7") << "nothing is laid from it";

    Position attacked = teams("5 . ^(>4C+^10D)+>JD", 0);
    attacked.hand(0, "KS");
    EXPECT_EQ(attacked.no("KS", "b5"), "CF-8") << "nor defended from itself";
    attacked.passes();
    EXPECT_EQ(attacked.on("b5"), ">(>4C+^10D+>JD)");
    EXPECT_EQ(attacked.state.points(0), 0);
}

TEST(CrossfireTeams, CF_18_BasesOfOneLineDoNotAttackEachOther) {
    Position position = teams(R"(
        3   .    .    .    .
        2   .    .   >5C  ^10C )");
    position.hand(0, "KS");
    EXPECT_EQ(position.no("KS", "c2"), "CF-8") << "not even a powered one";
    position = teams(R"(
        3   .    .    .    .
        2   .    .   >10C ^5C )",
                     1);
    position.hand(1, "KS");
    EXPECT_EQ(position.no("KS", "d2"), "CF-8");
    EXPECT_EQ(position.no("KS", "c3"), "") << "but it is a base and lays ahead";
}

TEST(CrossfireTeams, CF_18_BasesOfOneLineDefendEachOther) {
    Position position = teams(R"(
        3   .    .   ^10D ^10H
        2   .    .   >(>5C+^9S)+^JS >2C ^10C )",
                              1);
    position.hand(1, "KS");
    EXPECT_EQ(position.no("KS", "c2"), "") << "the pile itself cannot, the base beside it can";
    Position of_two("2  ^(^4C+v9D+^JS)+vQD  ^2C");
    of_two.hand(0, "KS");
    EXPECT_EQ(of_two.no("KS", "a2"), "");
}

TEST(CrossfireTeams, CF_18_ASeizedBaseCarriesChainsOfItsNewOwner) {
    Position position = teams(R"(
        3   .    .   >6C
        2   .    .   >4C   .    . )",
                              1);
    EXPECT_EQ(position.powered(1), "c2 c3");
    position.hand(1, "KS 2S");
    EXPECT_EQ(position.no("KS", "d3"), "");
    EXPECT_EQ(position.no("2S", "c1"), "CF-16") << "supports are for whose line it is";
    EXPECT_EQ(position.no("KS", "d2"), "CF-8");
}

TEST(CrossfireTeams, CF_16_ASupportDoesNotServeANewOwner) {
    const Position position = teams(R"(
        3   .    .   >3D
        2   .    .   >4C
        1   .    .   ^3C )",
                                    1);
    EXPECT_EQ(position.powered(1), "");
}

TEST(CrossfireTeams, CF_17_WhenADeckIsEmptyThePointsDecide) {
    Position position = teams("5 . ^4C");
    position.deck(1, "");
    position.passes();
    EXPECT_EQ(position.state.phase, Phase::over);
    EXPECT_EQ(State::team(position.state.winner), 0);
    Position equal = teams("5 . ^4C . . . . . ^9D\n 2 . . >4C >5C");
    equal.deck(1, "");
    equal.passes();
    EXPECT_EQ(equal.state.phase, Phase::over);
    EXPECT_EQ(equal.state.winner, nobody);
}

TEST(CrossfireTeams, CF_19_UltimateIsPlayedByTheSameRules) {
    Position position(R"(
        8   .  .  .  .  .  .  .  ^(^4C+^JC)
        3   .  .  .  .  .  .  .  .
        2   .  .  .  .  .  .  .  ^10C )",
                      BoardKind::ultimate);
    EXPECT_EQ(position.state.points(0), 2);
    position.hand(0, "KS KS 2S 10C");
    EXPECT_EQ(position.no("KS", "h3"), "");
    EXPECT_EQ(position.no("KS", "g3"), "CF-7");
    position.plays("KS", "h3");
    EXPECT_TRUE(position.holds(0, "KS")) << "there are two of each";
    EXPECT_EQ(position.state.turn(), 1);
}

} // namespace cardfront::crossfire
