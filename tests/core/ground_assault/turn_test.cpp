// Ground Assault: a turn's objective and its one action: moves, zones, stars, Carriers.
#include "core/match/link.h"
#include "tests/core/cases.h"
#include "tests/core/ground_assault/battlefield.h"

namespace cardfront::ground_assault {

namespace {

Battlefield at_home(int seats = 2) {
    Battlefield field(seats);
    for (const Seat seat : SeatRange(seats)) field.units(seat, seat, "falchion mote");
    return field;
}

} // namespace

// --- An objective first

TEST(GroundAssaultTurn, GA_3_AnObjectiveOverAFaceDownOneTakesThatToTheHand) {
    Battlefield field = at_home();
    field.objectives(0, "salvo dig-in ram").hand(0, "gun-towers foresight foresight");
    field.lays("gun-towers", 1);
    EXPECT_EQ(field.objective_at(0, 1), "gun-towers!");
    EXPECT_TRUE(field.holds(0, "dig-in"));
    EXPECT_EQ(field.in_hand(0), 3);
    EXPECT_EQ(field.count(what::draw, 0), 0);
    ASSERT_EQ(field.told(what::take_up).size(), 1U);
    EXPECT_EQ(field.told(what::take_up)[0].seen, only(0)) << "only who takes it up sees it";
}

TEST(GroundAssaultTurn, GA_3_OverAFaceDownOneNothingIsDrawn) {
    Battlefield field = at_home();
    field.objectives(0, "salvo dig-in ram").hand(0, "gun-towers").lays("gun-towers", 1);
    EXPECT_EQ(field.in_hand(0), 1);
    EXPECT_EQ(field.count(what::draw, 0), 0);
}

TEST(GroundAssaultTurn, GA_3_OverAFaceUpOneDiscardsThatAndDraws) {
    Battlefield field = at_home();
    field.objectives(0, "salvo minefield! ram").hand(0, "gun-towers foresight").deck_top(0, "war-drums");
    field.lays("gun-towers", 1);
    EXPECT_EQ(field.objective_at(0, 1), "gun-towers!");
    EXPECT_EQ(field.discarded(0, "minefield"), 1);
    EXPECT_TRUE(field.holds(0, "war-drums"));
    EXPECT_EQ(field.in_hand(0), 2);
    EXPECT_TRUE(field.told(what::take_up).empty());
}

TEST(GroundAssaultTurn, GA_3_OverAFaceUpCombatCardToo) {
    Battlefield field = at_home();
    field.objectives(0, "salvo! minefield ram").hand(0, "gun-towers").lays("gun-towers", 0);
    EXPECT_EQ(field.discarded(0, "salvo"), 1);
    EXPECT_EQ(field.in_hand(0), 1);
}

TEST(GroundAssaultTurn, GA_3_OneObjectiveATurnAndOnlyBeforeTheAction) {
    Battlefield field = at_home();
    field.hand(0, "gun-towers war-drums");
    EXPECT_EQ(field.refused(Battlefield::to_lay("gun-towers", 0)), "");
    Battlefield moved = field;
    moved.moves("mote", contested);
    EXPECT_EQ(moved.refused(Battlefield::to_lay("gun-towers", 0)), "GA-3");
    field.lays("gun-towers", 0);
    EXPECT_EQ(field.refused(Battlefield::to_lay("war-drums", 1)), "GA-3");
    EXPECT_EQ(field.refused(field.to_move("mote", contested)), "") << "then the action";
    field.ends();
    EXPECT_EQ(field.state.turn(), 1) << "or none";
    field.ends();
    EXPECT_EQ(field.refused(Battlefield::to_lay("war-drums", 1)), "") << "the next turn is another";
}

TEST(GroundAssaultTurn, GA_3_OnlyAnObjectiveOutOfTheHandIsLaid) {
    Battlefield field = at_home();
    field.hand(0, "gun-towers salvo").objectives(0, "ram - dig-in");
    EXPECT_EQ(field.refused(Battlefield::to_lay("salvo", 0)), "GA-3") << "a combat card";
    EXPECT_EQ(field.refused(Battlefield::to_lay("war-drums", 0)), "GA-3") << "not in hand";
    EXPECT_EQ(field.refused(Battlefield::to_lay("gun-towers", 1)), "GA-4") << "a place that is lost";
    EXPECT_EQ(field.refused(Battlefield::to_lay("gun-towers", 3)), "GA-4") << "never more than three";
    EXPECT_EQ(field.refused(Battlefield::to_lay("gun-towers", 2)), "");
}

TEST(GroundAssaultTurn, GA_2_NobodyHoldsMoreThanThree) {
    Battlefield field = at_home();
    field.objectives(0, "salvo minefield! ram").hand(0, "gun-towers foresight foresight");
    field.lays("gun-towers", 1);
    EXPECT_EQ(field.in_hand(0), 3);
}

// --- One action

TEST(GroundAssaultTurn, GA_3_OneActionATurn) {
    Battlefield field(2);
    field.units(0, 1, "falchion burrow-barge").units(0, 0, "mote").units(0, reserves, "mote");
    field.units(1, 1, "mote").objectives(0, "drop-beacon! ram dig-in");
    Battlefield moves = field, attacks = field, strikes = field, lands = field;
    const auto refused = [](const Battlefield& there, Action action) {
        return !there.refused(action).empty() && there.state.turn() == 0;
    };
    const Action move_ = field.to_move("mote", contested), attack_ = field.to_attack("falchion", 1, "mote"),
                 strike_ = field.to_strike("falchion", 1, 0), land_ = Battlefield::to_land("mote", 1),
                 use_ = make_action(use, 0);
    for (const Action action : {move_, attack_, strike_, land_, use_}) EXPECT_EQ(field.refused(action), "");
    moves.act(move_);
    for (const Action action : {attack_, strike_, land_, use_}) EXPECT_TRUE(refused(moves, action));
    attacks.act(attack_);
    for (const Action action : {move_, strike_, land_, use_}) EXPECT_TRUE(refused(attacks, action));
    strikes.act(strike_);
    for (const Action action : {move_, attack_, land_, use_}) EXPECT_TRUE(refused(strikes, action));
    lands.act(land_);
    for (const Action action : {attack_, strike_, use_}) EXPECT_TRUE(refused(lands, action));
    EXPECT_EQ(lands.refused(make_action(move, lands.ref(0, "burrow-barge").index, contested)), "GA-3");
    for (Battlefield* const each : {&moves, &lands}) EXPECT_EQ(each->ends().state.turn(), 1);
}

TEST(GroundAssaultTurn, GA_3_TheTurnGoesClockwiseToWhoIsStillIn) {
    Battlefield field = at_home(4);
    field.fallen(1).turn_of(3);
    field.ends();
    EXPECT_EQ(field.state.turn(), 0);
    field.ends();
    EXPECT_EQ(field.state.turn(), 2);
    EXPECT_EQ(field.state.turns, 4);
}

TEST(GroundAssaultTurn, GA_7_FiveStarsTogether) {
    Battlefield field;
    field.units(0, 0, "swarm-lantern falchion mote siege-ox").units(1, 1, "mote");
    field.moves("swarm-lantern", contested);
    EXPECT_EQ(field.refused(field.to_move("siege-ox", contested)), "GA-7");
    field.moves("falchion", contested);
    EXPECT_EQ(field.refused(field.to_move("mote", contested)), "GA-7") << "that would be six";
    EXPECT_EQ(field.refused(field.to_move("falchion", 1)), "GA-7") << "each of them once";
    EXPECT_EQ(field.refused(done_action), "");
}

TEST(GroundAssaultTurn, GA_31_EvenedOutTwoStarsMoveInTheFirstTurn) {
    for (const Format format : {Format::two_packs, Format::twenty, Format::thirty}) {
        Battlefield field(2, format);
        field.state.turns = 1;
        field.units(0, 0, "falchion mote siege-ox").units(1, 1, "mote");
        Battlefield usual = field;
        usual.state.by_rulebook = 1;
        usual.moves("siege-ox", contested);
        EXPECT_EQ(move_stars(field.state, 0), 2);
        EXPECT_EQ(field.refused(field.to_move("siege-ox", contested)), "GA-31");
        field.moves("falchion", contested);
        EXPECT_EQ(field.refused(field.to_move("mote", contested)), "GA-31");
        field.ends();
        EXPECT_EQ(move_stars(field.state, 1), action_stars) << "only the first turn of all";
    }
}

// Staging Ground lets one star more move, whatever GA-31 says.
TEST(GroundAssaultTurn, GA_32_ACardGoesBeforeARule) {
    Battlefield field;
    field.state.turns = 1;
    field.units(0, 0, "falchion mote siege-ox").units(1, 1, "mote").objectives(0, "staging-ground!");
    EXPECT_EQ(move_stars(field.state, 0), 3);
    EXPECT_EQ(field.refused(field.to_move("siege-ox", contested)), "GA-31");
    field.moves("falchion", contested).moves("mote", contested);
    const auto recorded = Match::playable_part(case_text("staging-ground-first-turn.rec"));
    ASSERT_TRUE(recorded);
    EXPECT_EQ(recorded->steps().size(), 16U) << "its last action is allowed";
    EXPECT_EQ(recorded->setup().setup.options[option::start], 1) << "so it was before there was an option";
}

// Of version 2, in which Staging Ground did nothing in the first turn: there was less to choose from.
TEST(GroundAssaultTurn, GA_31_LinksOfBeforeTheCardWorkedThenOpenAsTheyWere) {
    const auto linked = links::read("#game=195bL-Iwhl8KNrUt-V4RRpsvcgRHpr_rB0safklOY6nypAPdQhWM2JXLKwOFLs");
    ASSERT_TRUE(linked) << linked.problem().reason;
    const auto& steps = linked->match.steps();
    ASSERT_EQ(steps.size(), 18U);
    const std::array<Action, 4> last{make_action(objective, 35, 0),
                                     make_action(cardfront::ground_assault::move, 9, contested), done_action,
                                     make_action(cardfront::ground_assault::move, 0, contested)};
    for (std::size_t i = 0; i < last.size(); ++i) EXPECT_EQ(steps[14 + i].action, last[i]) << i;
}

TEST(GroundAssaultTurn, GA_7_FiveStarsAttackAndStrikeToo) {
    Battlefield field;
    field.units(0, 1, "siege-ox mote anvil-tank falchion").units(1, 1, "line-warden");
    Battlefield strikes = field;
    field.attacks("anvil-tank", 1, "line-warden").attacks("falchion", 1, "line-warden");
    EXPECT_EQ(field.refused(field.to_attack("mote", 1, "line-warden")), "GA-7");
    strikes.act(strikes.to_strike("siege-ox", 1, 0));
    EXPECT_EQ(strikes.refused(strikes.to_strike("mote", 1, 0)), "GA-7");
    EXPECT_EQ(strikes.refused(strikes.to_strike("siege-ox", 1, 0)), "GA-7");
}

TEST(GroundAssaultTurn, GA_7_TheNextTurnCountsAnew) {
    Battlefield field;
    field.units(0, 0, "siege-ox").units(1, 1, "mote");
    field.moves("siege-ox", contested).ends().ends();
    EXPECT_EQ(field.refused(field.to_move("siege-ox", 1)), "");
}

// --- Zones

TEST(GroundAssaultTurn, GA_8_TheMiddleTouchesAllHomesAndHomesNothingElse) {
    for (int seats = 2; seats <= 4; ++seats) {
        Battlefield field = at_home(seats);
        field.units(0, contested, "lance");
        for (int zone = -1; zone <= zones; ++zone) {
            const bool is_home = zone >= 0 && zone < seats;
            EXPECT_EQ(field.refused(field.to_move("lance", zone)), is_home ? "" : "GA-8") << seats << zone;
            EXPECT_EQ(field.refused(field.to_move("mote", zone)), zone == contested ? "" : "GA-8")
                << seats << zone;
        }
    }
}

TEST(GroundAssaultTurn, GA_8_ReservesDoNotMove) {
    Battlefield field = at_home();
    field.units(0, reserves, "lance");
    EXPECT_EQ(field.refused(field.to_move("lance", contested)), "GA-8");
    EXPECT_EQ(field.refused(make_action(move, 15, contested)), "GA-8");
}

TEST(GroundAssaultTurn, GA_8_NothingBarsTheWay) {
    Battlefield field;
    field.units(0, 0, "mote").units(0, contested, "lance");
    field.units(1, contested, "citadel citadel").units(1, 1, "siege-ox");
    field.moves("mote", contested).moves("lance", 1);
    EXPECT_EQ(field.zone(0, "mote"), contested);
    EXPECT_EQ(field.zone(0, "lance"), 1);
}

// --- Carriers

TEST(GroundAssaultTurn, GA_15_ACarrierBringsReservesOfThreeStarsIntoThatHome) {
    Battlefield field;
    field.units(0, 1, "burrow-barge").units(0, reserves, "mote falchion rattle-cannon siege-ox");
    field.units(1, 1, "mote");
    EXPECT_EQ(field.refused(Battlefield::to_land("siege-ox", 1)), "GA-15") << "five stars";
    EXPECT_EQ(field.refused(Battlefield::to_land("rattle-cannon", 1)), "");
    EXPECT_EQ(field.refused(Battlefield::to_land("lance", 1)), "GA-15") << "no such reserve";
    field.act(Battlefield::to_land("falchion", 1));
    EXPECT_EQ(field.refused(Battlefield::to_land("rattle-cannon", 1)), "GA-15") << "three together";
    field.act(Battlefield::to_land("mote", 1));
    EXPECT_EQ(field.zone(0, "falchion"), 1);
    EXPECT_EQ(field.zone(0, "mote"), 1);
    EXPECT_EQ(field.damage(0, "mote"), 0);
    field.ends();
    EXPECT_EQ(field.state.turn(), 1) << "in place of the action";
}

TEST(GroundAssaultTurn, GA_15_ACarrierStandsInAnOpponentsHome) {
    Battlefield field(3);
    field.units(0, contested, "burrow-barge").units(0, 0, "brood-cathedral").units(0, 1, "citadel");
    field.units(0, reserves, "mote").units(1, 1, "mote").units(2, 2, "mote");
    for (const int zone : {0, 1, 2, int{contested}, 3, -1, 9})
        EXPECT_EQ(field.refused(Battlefield::to_land("mote", zone)), "GA-15") << zone;
}

TEST(GroundAssaultTurn, GA_15_OneCarrierATurn) {
    Battlefield field(3);
    field.units(0, 1, "burrow-barge").units(0, 2, "brood-cathedral").units(0, reserves, "mote falchion");
    field.units(1, 1, "mote").units(2, 2, "mote");
    EXPECT_EQ(field.refused(Battlefield::to_land("falchion", 2)), "");
    field.act(Battlefield::to_land("mote", 1));
    EXPECT_EQ(field.refused(Battlefield::to_land("falchion", 2)), "GA-15");
    EXPECT_EQ(field.refused(Battlefield::to_land("falchion", 1)), "");
}

TEST(GroundAssaultTurn, GA_15_ACarrierAfterAnObjectiveButNotAfterAnAction) {
    Battlefield field;
    field.units(0, 1, "burrow-barge mote").units(0, reserves, "falchion").units(1, 1, "mote");
    field.hand(0, "gun-towers").lays("gun-towers", 0);
    EXPECT_EQ(field.refused(Battlefield::to_land("falchion", 1)), "");
    field.moves("mote", contested);
    EXPECT_EQ(field.refused(Battlefield::to_land("falchion", 1)), "GA-15");
}

// What is nothing at all.
TEST(GroundAssaultTurn, GA_3_WhatIsNoActionIsRefused) {
    const Battlefield field = at_home();
    for (const Action action : {make_action(play, 0), make_action(pass), make_action(bring, 0),
                                make_action(choose, 1, 0), make_action(deploy, 0), make_action(done, 1),
                                make_action(move, 0, contested, 1), make_action(use, 0, 1)})
        EXPECT_EQ(field.refused(action), "GA-3") << action.verb;
    EXPECT_EQ(field.refused(make_action(first, 0)), "GA-9");
}

} // namespace cardfront::ground_assault
