// Ground Assault: who is out, what closes, who wins; and questions that come up on the way.
#include "tests/core/ground_assault/battlefield.h"

namespace cardfront::ground_assault {

namespace {

// Seat 1's last unit, in the contested zone, with three players.
Battlefield last_of_three() {
    Battlefield field(3);
    field.units(0, contested, "swarm-lantern").units(0, 1, "gnat-bomber");
    field.units(1, contested, "lance").units(1, reserves, "citadel");
    field.units(2, 1, "falchion").units(2, 2, "mote");
    return field;
}

} // namespace

// --- Out

TEST(GroundAssaultEnd, GA_19_WithoutAUnitInPlayAPlayerIsOutEvenWithReserves) {
    Battlefield field = meeting("swarm-lantern", "lance");
    field.state.side(1).units = {};
    field.units(1, contested, "lance").units(1, reserves, "citadel");
    field.rolls({12, 2}).clash("swarm-lantern", "lance");
    EXPECT_TRUE(field.over());
    EXPECT_EQ(field.state.winners, only(0));
    EXPECT_EQ(field.count(what::out, 1), 1);
}

TEST(GroundAssaultEnd, GA_19_WithoutAnObjectiveAPlayerIsOut) {
    Battlefield field;
    field.units(0, 1, "lance").units(1, 1, "mote").objectives(1, "- - gun-towers");
    field.rolls({12}).strikes("lance", 1, 2);
    EXPECT_TRUE(field.over());
    EXPECT_EQ(field.state.winners, only(0));
}

TEST(GroundAssaultEnd, GA_19_WhoGoesOutAtTheSameMomentDraws) {
    Battlefield field;
    field.units(0, contested, "lance").units(1, contested, "lance");
    field.rolls({12, 12}).clash("lance", "lance");
    EXPECT_TRUE(field.over());
    EXPECT_EQ(field.state.winners, only(0) | only(1));
    ASSERT_EQ(field.told(what::end).size(), 1U);
    EXPECT_EQ(field.told(what::end)[0].seat, nobody);
    EXPECT_EQ(field.state.score(0), field.state.score(1));
}

TEST(GroundAssaultEnd, GA_19_ADrawOfThoseAloneWhoWereStillIn) {
    Battlefield field(3);
    field.units(0, contested, "lance").units(1, contested, "lance").units(2, reserves, "mote").fallen(2);
    field.rolls({12, 12}).clash("lance", "lance");
    EXPECT_EQ(field.state.winners, only(0) | only(1));
}

TEST(GroundAssaultEnd, GA_19_IfOneIsLeftTheyWinWhoeverFellTogether) {
    Battlefield field(3);
    field.units(0, contested, "lance").units(1, contested, "lance").units(2, 2, "mote");
    field.rolls({12, 12}).clash("lance", "lance");
    EXPECT_TRUE(field.over());
    EXPECT_EQ(field.state.winners, only(2));
}

// The striker's last unit and the struck player's last objective.
TEST(GroundAssaultEnd, GA_19_AStrikeMayTakeBothOut) {
    Battlefield field;
    field.units(0, 1, "lance").units(1, 1, "mote").objectives(1, "powder-store - -");
    field.rolls({12}).strikes("lance", 1, 0);
    EXPECT_TRUE(field.over());
    EXPECT_EQ(field.state.winners, only(0) | only(1));
}

TEST(GroundAssaultEnd, GA_19_AMineMayTakeTheAttackerOut) {
    Battlefield field;
    field.units(0, 1, "mote").units(1, 1, "mote").objectives(1, "minefield - -");
    field.strikes("mote", 1, 0);
    EXPECT_TRUE(field.over());
    EXPECT_EQ(field.state.winners, only(1));
    EXPECT_EQ(field.objective_at(1, 0), "minefield!");
}

TEST(GroundAssaultEnd, GA_19_OneMayGoOutInTheirOwnTurn) {
    Battlefield field(3);
    field.units(0, 1, "mote").units(1, 1, "mote").units(2, 2, "mote").objectives(1, "minefield ram ram");
    field.strikes("mote", 1, 0);
    EXPECT_FALSE(field.over());
    EXPECT_FALSE(field.state.lives(0));
    EXPECT_EQ(field.state.turn(), 1);
}

// --- What closes

TEST(GroundAssaultEnd, GA_20_TheHomeOfWhoIsOutClosesAndGuestsGoToTheMiddle) {
    Battlefield field = last_of_three();
    field.rolls({12, 2}).clash("swarm-lantern", "lance");
    EXPECT_FALSE(field.over());
    EXPECT_FALSE(field.state.lives(1));
    EXPECT_EQ(field.zone(0, "gnat-bomber"), contested);
    EXPECT_EQ(field.zone(2, "falchion"), contested) << "everybody's guests";
    EXPECT_EQ(field.zone(2, "mote"), 2);
    EXPECT_EQ(field.state.turn(), 2) << "the next one who is in";
    EXPECT_EQ(field.refused(field.to_move("falchion", 1)), "GA-8");
    EXPECT_EQ(field.refused(field.to_move("falchion", 0)), "");
    for (int at = 0; at < objective_slots; ++at) EXPECT_EQ(field.objective_at(1, at), "-");
    EXPECT_EQ(field.zone(1, "citadel"), reserves);
}

TEST(GroundAssaultEnd, GA_4_WhatLayFaceDownIsNewsWhenItsOwnerIsOut) {
    Battlefield field(3);
    field.units(0, contested, "lance").units(1, contested, "mote").units(2, 2, "mote");
    field.objectives(1, "ram minefield! dig-in").rolls({12, 2}).clash("lance", "mote");
    int news = 0;
    for (const Event& event : field.told(what::discard)) news += event.news;
    EXPECT_EQ(news, 2) << "so that undo stops there";
}

TEST(GroundAssaultEnd, GA_20_GuestsKeepTheirDamage) {
    Battlefield field = last_of_three();
    field.units(0, 1, "citadel:2").rolls({12, 2}).clash("swarm-lantern", "lance");
    EXPECT_EQ(field.zone(0, "citadel"), contested);
    EXPECT_EQ(field.damage(0, "citadel"), 2);
}

TEST(GroundAssaultEnd, GA_20_StrikersOfALastObjectiveGoToTheMiddle) {
    Battlefield field = last_of_three();
    field.units(1, contested, "citadel:2")
        .objectives(1, "gun-towers - -")
        .rolls({12})
        .strikes("gnat-bomber", 1, 0);
    EXPECT_FALSE(field.state.lives(1));
    EXPECT_EQ(field.zone(0, "gnat-bomber"), contested);
    EXPECT_EQ(field.zone(1, "lance"), reserves) << "what was theirs is gone";
    EXPECT_EQ(field.state.turn(), 2);
}

// What was declared there goes on where the two of them are now.
TEST(GroundAssaultEnd, GA_20_ABattleOfTwoGuestsIsFoughtInTheMiddle) {
    Battlefield field(3);
    field.units(0, 1, "swarm-lantern lance").units(0, 0, "mote");
    field.units(1, 1, "mote").units(2, 1, "citadel").units(2, 2, "mote");
    field.attacks("swarm-lantern", 1, "mote").attacks("lance", 2, "citadel").ends();
    field.rolls({12, 2, 12, 2}).ends();
    EXPECT_FALSE(field.state.lives(1));
    EXPECT_EQ(field.zone(2, "citadel"), contested);
    EXPECT_EQ(field.damage(2, "citadel"), printed("lance").damage);
}

TEST(GroundAssaultEnd, GA_20_NobodyIsAskedForCardsOrReservesWhenOut) {
    Battlefield field = last_of_three();
    field.units(0, contested, "mote").units(2, contested, "lance").objectives(1, "spawning-vats! ram ram");
    field.units(1, reserves, "mote").hand(1, "spare-parts").rolls({12, 2});
    field.attacks("swarm-lantern", 1, "lance").attacks("mote", 2, "lance").ends().ends();
    field.passes();
    EXPECT_FALSE(field.state.lives(1));
    EXPECT_EQ(field.asked(), "");
    EXPECT_EQ(field.in_hand(1), 1) << "no new cards either";
    EXPECT_EQ(field.count(what::battle, 0), 2) << "the other battle is fought";
}

TEST(GroundAssaultEnd, GA_20_TheLastOneWinsAndNothingMoreCanBeDone) {
    Battlefield field(3);
    field.units(0, contested, "swarm-lantern").units(1, contested, "lance").units(2, reserves, "mote");
    field.fallen(2).rolls({12, 2}).clash("swarm-lantern", "lance");
    EXPECT_TRUE(field.over());
    EXPECT_EQ(field.state.turn(), nobody);
    ASSERT_EQ(field.told(what::end).size(), 1U);
    EXPECT_EQ(field.told(what::end)[0].seat, 0);
    EXPECT_GT(field.state.score(0), field.state.score(1));
    for (const Action action : {make_action(done), make_action(pass), make_action(move, 0, 0)})
        EXPECT_EQ(field.refused(action), "GA-20");
}

TEST(GroundAssaultEnd, GA_20_ABattleThatEndsTheGameEndsTheTurn) {
    Battlefield field;
    field.units(0, contested, "swarm-lantern mote").units(1, contested, "lance").units(1, reserves, "mote");
    field.hand(0, "rally-cry").rolls({12, 2});
    field.attacks("swarm-lantern", 1, "lance").attacks("mote", 1, "lance").ends().ends().plays("rally-cry");
    EXPECT_TRUE(field.over());
    EXPECT_EQ(field.discarded(0, "rally-cry"), 1) << "its card is not lost";
}

// --- Two hundred turns

TEST(GroundAssaultEnd, GA_23_AfterTwoHundredTurnsItIsADrawOfWhoIsStillIn) {
    Battlefield field(3);
    field.units(0, 0, "citadel").units(1, 1, "mote").units(2, reserves, "mote").fallen(2);
    field.state.turns = most_turns - 1;
    field.ends();
    EXPECT_FALSE(field.over()) << "the two hundredth is played";
    EXPECT_EQ(field.state.turns, most_turns);
    field.ends();
    EXPECT_TRUE(field.over());
    EXPECT_EQ(field.state.winners, only(0) | only(1)) << "however they stand";
}

TEST(GroundAssaultEnd, GA_23_TheLastTurnMayStillDecideIt) {
    Battlefield field;
    field.units(0, contested, "swarm-lantern").units(1, contested, "lance");
    field.state.turns = most_turns;
    field.rolls({12, 2}).clash("swarm-lantern", "lance");
    EXPECT_EQ(field.state.winners, only(0));
}

// --- Questions

TEST(GroundAssaultEnd, GA_29_QuestionsAreAskedInTheOrderInWhichTheyCameUp) {
    Battlefield field = meeting("swarm-lantern", "gnat-bomber lance");
    field.units(1, reserves, "mote skitterling").objectives(1, "spawning-vats! ram ram");
    field.rolls({12, 2}).clash("swarm-lantern", "gnat-bomber", "ricochet", "spare-parts");
    EXPECT_EQ(field.asked(), "1 bring") << "the vats: when it is destroyed";
    EXPECT_EQ(field.state.questions[0].card, card_named("spawning-vats"));
    field.brings("mote");
    EXPECT_EQ(field.asked(), "0 wound") << "after the battle: the attacker's card";
    field.chooses(1, "lance");
    EXPECT_EQ(field.asked(), "1 bring") << "and the defender's";
    EXPECT_EQ(field.state.questions[0].card, card_named("spare-parts"));
    field.ends();
    EXPECT_EQ(field.asked(), "");
    EXPECT_EQ(field.in_hand(0), 3) << "then new cards";
    EXPECT_EQ(field.in_hand(1), 3);
}

// The first answer leaves the second question without any.
TEST(GroundAssaultEnd, GA_29_AQuestionThatNobodyCanAnswerGoesBy) {
    Battlefield field = meeting("swarm-lantern", "lance");
    field.units(1, reserves, "mote").objectives(1, "spawning-vats! spawning-vats! ram");
    field.rolls({12, 2}).clash("swarm-lantern", "lance").brings("mote");
    EXPECT_EQ(field.asked(), "");
    EXPECT_EQ(field.state.turn(), 1);
    EXPECT_EQ(field.state.phase, Phase::turn);
}

TEST(GroundAssaultEnd, GA_29_NothingElseIsDoneBeforeTheAnswer) {
    Battlefield field;
    field.units(0, 0, "mote").units(0, reserves, "falchion").units(1, 1, "mote");
    field.hand(0, "hidden-barracks").lays("hidden-barracks", 0);
    EXPECT_EQ(field.refused(field.to_move("mote", contested)), "GA-18");
    EXPECT_FALSE(field.state.window()) << "it does not go by itself";
}

} // namespace cardfront::ground_assault
