// What hints and the review say of an action: what it does now.
#include "tests/core/crossfire/board.h"

namespace cardfront::crossfire {

namespace {

std::string effect(const Position& position, Action action) {
    return effect_words(position.state, action, Names{});
}

} // namespace

TEST(CrossfireEffects, ANodeThatIsLaidTellsHowFarThePowerReaches) {
    Position position("2  ^4C");
    position.hand(0, "6D");
    EXPECT_EQ(
        effect(position, position.to_play("6D", "a3")),
        "2 more nodes of yours have power. Your chain comes within 5 steps of a base of the other side.");
    position = Position(R"(
        3  ^6H
        2  ^4C )");
    position.hand(0, "KS");
    EXPECT_EQ(effect(position, position.to_play("KS", "a4")), "No further node gets power yet.");
}

TEST(CrossfireEffects, AnAttackTellsWhatAnswersIt) {
    Position position(R"(
        4  v2D  v3D   .
        3  ^6H  v4D  v5D
        2  ^4C   .    . )");
    position.hand(0, "9S KS");
    EXPECT_EQ(effect(position, position.to_play("9S", "b3")),
              "It falls unless it is answered with more than 9.");
    EXPECT_EQ(effect(position, position.to_play("KS", "b3")), "Nothing is strong enough to answer it.");
}

TEST(CrossfireEffects, OfANeutralNodeNothingIsToldThatNobodyKnows) {
    Position position(R"(
        4  ^10D ?v9D
        3  ^6H   .
        2  ^4C   . )");
    position.hand(0, "KS");
    EXPECT_EQ(effect(position, position.to_play("KS", "b4")),
              "Nobody knows what lies there; what is stronger stays.");
}

TEST(CrossfireEffects, OfAKnownNeutralNodeItIsToldWhatIsNotEnough) {
    Position position(R"(
        4  ^10D ?v9D
        3  ^6H   .
        2  ^4C   . )");
    position.state.sets.show(position.cell("b4"));
    position.hand(0, "4H 9S AD KS");
    for (const char* const card : {"4H", "9S", "AD"})
        EXPECT_EQ(effect(position, position.to_play(card, "b4")),
                  "It is not stronger than what lies there: it is laid for nothing.");
    EXPECT_EQ(effect(position, position.to_play("KS", "b4")), "It is yours unless somebody lays more on it.");
}

TEST(CrossfireEffects, ADefenceTellsWhatTakesItBack) {
    Position position(R"(
        4  ^6D
        3  ^4H+v7D
        2  ^10C )");
    position.hand(0, "8S");
    EXPECT_EQ(effect(position, position.to_play("8S", "a3")), "It holds unless 8 or more is laid on it.");
}

TEST(CrossfireEffects, ASupportTellsWhatItsBaseCounts) {
    Position position("2  ^4C");
    position.hand(0, "5S");
    EXPECT_EQ(effect(position, position.to_play("5S", "a1")), "With it the base counts as itself or as 9.");
}

} // namespace cardfront::crossfire
