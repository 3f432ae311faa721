// What hints and the review say of an action: what it does now, as far as its player can know.
#include "tests/core/ground_assault/battlefield.h"

namespace cardfront::ground_assault {

namespace {

std::string effect(const State& state, Action action) {
    return effect_words(state, action, Names{});
}

} // namespace

TEST(GroundAssaultEffects, AnAttackTellsBothChancesAndWhatAHitDoes) {
    Battlefield field;
    field.units(0, contested, "lance").units(1, contested, "mote citadel");
    // Lance 4/3/8/2, Mote 2/2/9/1: 5 or more of two dice hits the Mote, 6 or more the Lance.
    EXPECT_EQ(effect(field.state, make_action(attack, 0, 1, 0)),
              "Destroys with 83 %, is destroyed with 72 %, before cards.");
    EXPECT_EQ(effect(field.state, make_action(attack, 0, 1, 1)),
              "Damages with 83 %, is destroyed with 92 %, before cards.");
}

TEST(GroundAssaultEffects, AStrikeTellsNothingOfWhatLiesFaceDown) {
    Battlefield field;
    field.units(0, 1, "lance")
        .units(0, 0, "mote")
        .units(1, 1, "mote")
        .objectives(1, "minefield shield-dome! -");
    EXPECT_EQ(effect(field.state, make_action(strike, 1, 1, 0)),
              "Nobody knows what lies there; a defence of 10 would fall with 72 %.");
    EXPECT_EQ(effect(field.state, make_action(strike, 1, 1, 1)), "Brings it down with 42 %.");
}

TEST(GroundAssaultEffects, AMoveTellsWhoStandsThereThen) {
    Battlefield field;
    field.units(0, 0, "lance mote").units(0, contested, "mote").units(1, contested, "citadel");
    EXPECT_EQ(effect(field.state, make_action(move, 2, contested)),
              "Stars there then: 3 of your own, 5 of others.");
}

TEST(GroundAssaultEffects, ACardTellsOfDamageToo) {
    Battlefield field;
    field.units(0, contested, "falchion").units(1, contested, "citadel:1").hand(0, "point-blank");
    field.act(make_action(attack, 0, 1, 0));
    field.act(make_action(done));
    EXPECT_EQ(effect(field.state, make_action(play, card_named("point-blank"))),
              "To hit: 92 %, not 72 %. A hit does 4, not 3. A hit then destroys.");
}

TEST(GroundAssaultEffects, WhatCanMissIsNotCertain) {
    EXPECT_EQ(per_cent(all_chances - 1), 99);
    EXPECT_EQ(per_cent(1), 1);
    EXPECT_EQ(per_cent(all_chances), 100);
    EXPECT_EQ(per_cent(0), 0);
}

TEST(GroundAssaultEffects, ACardTellsHowTheChancesChange) {
    Battlefield field;
    field.units(0, contested, "lance").units(1, contested, "citadel").hand(0, "salvo focused-beam");
    field.act(make_action(attack, 0, 1, 0));
    field.act(make_action(done));
    ASSERT_EQ(field.state.turn(), 0);
    // Focused Beam: +2 attack, and nothing else on a Lance.
    EXPECT_EQ(effect(field.state, make_action(play, card_named("focused-beam"))), "To hit: 97 %, not 83 %.");
    EXPECT_EQ(effect(field.state, make_action(pass)), "As it stands: 83 % to hit, 92 % to be hit.");
}

} // namespace cardfront::ground_assault
