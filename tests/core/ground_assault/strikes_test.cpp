// Ground Assault: strikes at objectives and combat cards, and the reserves that follow.
#include "tests/core/ground_assault/battlefield.h"

namespace cardfront::ground_assault {

namespace {

// Seat 0 stands in seat 1's home, before these objectives.
Battlefield at_the_gates(const std::string& strikers, const std::string& objectives) {
    Battlefield field;
    field.units(0, 1, strikers).units(0, 0, "burrow-barge");
    field.units(1, contested, "marshals-tread").units(1, reserves, "mote skitterling falchion escort-keel");
    field.objectives(1, objectives);
    return field;
}

} // namespace

TEST(GroundAssaultStrikes, GA_13_EveryCardHasStarsAndADefence) {
    for (int card = 0; card < all_cards; ++card) {
        const CardRow& row = card_row(card);
        EXPECT_GE(row.stars, is_combat(card) ? 1 : 2) << row.key;
        EXPECT_LE(row.stars, is_combat(card) ? 2 : 4) << row.key;
        EXPECT_GE(row.defence, is_combat(card) ? 8 : 10) << row.key;
        EXPECT_LE(row.defence, is_combat(card) ? 9 : 12) << row.key;
        EXPECT_EQ(row.bonus > 0, is_combat(card)) << row.key;
        EXPECT_LE(row.bonus, 2) << row.key;
        EXPECT_STRNE(row.text, "") << row.key;
    }
}

// --- Who may strike at what

TEST(GroundAssaultStrikes, GA_17_UnitsInThatHomeStrikeAtOneObjective) {
    Battlefield field(3);
    field.units(0, 1, "falchion mote").units(0, 2, "lance").units(0, contested, "gnat-bomber");
    field.units(1, 1, "mote").units(2, 2, "mote").objectives(1, "ram - minefield!");
    EXPECT_EQ(field.refused(field.to_strike("falchion", 1, 0)), "") << "face down";
    EXPECT_EQ(field.refused(field.to_strike("falchion", 1, 2)), "") << "face up";
    EXPECT_EQ(field.refused(field.to_strike("falchion", 1, 1)), "GA-17") << "a place that is lost";
    EXPECT_EQ(field.refused(field.to_strike("falchion", 2, 0)), "GA-17") << "in another home";
    EXPECT_EQ(field.refused(field.to_strike("gnat-bomber", 1, 0)), "GA-17") << "in the middle";
    for (const int at : {-1, 3}) EXPECT_EQ(field.refused(field.to_strike("falchion", 1, at)), "GA-17");
    EXPECT_EQ(field.refused(make_action(strike, 15, 1, 0)), "GA-17");
    EXPECT_EQ(field.refused(make_action(strike, 0, 4, 0)), "GA-17");
    field.act(field.to_strike("falchion", 1, 0));
    EXPECT_EQ(field.refused(field.to_strike("mote", 1, 2)), "GA-17") << "one objective";
    EXPECT_EQ(field.refused(field.to_strike("lance", 2, 0)), "GA-17");
    EXPECT_EQ(field.refused(field.to_strike("mote", 1, 0)), "");
}

TEST(GroundAssaultStrikes, GA_17_NobodyStrikesAtTheirOwn) {
    Battlefield field = at_the_gates("mote", "ram ram ram");
    EXPECT_EQ(field.refused(field.to_strike("burrow-barge", 0, 0)), "GA-17");
}

// --- The roll

TEST(GroundAssaultStrikes, GA_17_TwoDiceAndTheAttackReachTheDefence) {
    const int needed = card_row(card_named("gun-towers")).defence - printed("lance").attack;
    Battlefield field = at_the_gates("lance", "gun-towers dig-in dig-in");
    Battlefield fails = field;
    field.rolls({needed}).strikes("lance", 1, 0);
    EXPECT_EQ(field.objective_at(1, 0), "-");
    EXPECT_TRUE(field.hit_by(0));
    EXPECT_EQ(field.discarded(1, "gun-towers"), 1);
    EXPECT_EQ(field.count(what::fall, 1), 1);
    EXPECT_EQ(field.attack_of(0), printed("lance").attack);
    fails.rolls({needed - 1}).strikes("lance", 1, 0);
    EXPECT_FALSE(fails.hit_by(0));
    EXPECT_EQ(fails.objective_at(1, 0), "gun-towers!") << "one that survives stays face up";
    EXPECT_EQ(fails.state.turn(), 1);
}

TEST(GroundAssaultStrikes, GA_16_AGroundUnitHasOneMoreInAStrike) {
    Battlefield field = at_the_gates("pike-rider", "gun-towers dig-in dig-in");
    field.rolls({2}).strikes("pike-rider", 1, 0);
    EXPECT_EQ(field.attack_of(0), printed("pike-rider").attack + 1);
}

// The hardest strike that these cards allow still succeeds by its sum; one more, and nothing would.
TEST(GroundAssaultStrikes, GA_11_ATwelveAloneIsNoHitInAStrike) {
    Battlefield field = at_the_gates("mote", "orbital-battery! shield-dome! shield-dome!");
    field.rolls({12}).strikes("mote", 1, 0);
    EXPECT_EQ(field.target_of(0), 12 + field.attack_of(0));
    EXPECT_EQ(field.objective_at(1, 0), "-") << "just within reach";
    EXPECT_EQ(chance_to_strike(field.attack_of(0), field.target_of(0)), all_chances / 36);
    EXPECT_EQ(chance_to_strike(field.attack_of(0), field.target_of(0) + 1), 0);
}

TEST(GroundAssaultStrikes, GA_17_NoCardsArePlayed) {
    Battlefield field = at_the_gates("lance", "gun-towers dig-in dig-in");
    field.hand(0, "salvo").hand(1, "dig-in").rolls({2}).strikes("lance", 1, 0);
    EXPECT_EQ(field.count(what::result, 0), 1) << "nobody is asked";
    EXPECT_EQ(field.told(what::die).size(), 2U) << "and nobody strikes back";
}

TEST(GroundAssaultStrikes, GA_17_OneAfterTheOtherInTheOrderChosenUntilItFalls) {
    Battlefield field = at_the_gates("lance mote falchion", "gun-towers dig-in dig-in");
    field.rolls({2, 12}).strikes("mote falchion lance", 1, 0);
    const std::vector<Event> strikes = field.told(what::strike);
    ASSERT_EQ(strikes.size(), 2U) << "the third finds nothing";
    EXPECT_EQ(strikes[0].card, piece_of_unit(design_named("mote")));
    EXPECT_EQ(strikes[1].card, piece_of_unit(design_named("falchion")));
}

TEST(GroundAssaultStrikes, GA_17_WhatItDoesWhenRevealedHappensFirst) {
    Battlefield field = at_the_gates("lance mote", "minefield dig-in dig-in");
    field.rolls({2}).strikes("mote lance", 1, 0);
    EXPECT_EQ(field.zone(0, "mote"), reserves);
    EXPECT_EQ(field.damage(0, "lance"), 1);
    const std::vector<Event> strikes = field.told(what::strike);
    ASSERT_EQ(strikes.size(), 1U) << "who is destroyed does not strike";
    EXPECT_EQ(strikes[0].card, piece_of_unit(design_named("lance")));
}

TEST(GroundAssaultStrikes, GA_28_RevealedHappensOnce) {
    Battlefield field = at_the_gates("lance gnat-bomber", "minefield! dig-in dig-in");
    field.rolls({2, 2}).strikes("lance gnat-bomber", 1, 0);
    EXPECT_EQ(field.damage(0, "lance") + field.damage(0, "gnat-bomber"), 0) << "it lay face up before";
    EXPECT_EQ(field.count(what::reveal, 1), 0);
    field = at_the_gates("lance gnat-bomber", "minefield dig-in dig-in");
    field.rolls({2, 2}).strikes("lance gnat-bomber", 1, 0);
    EXPECT_EQ(field.damage(0, "lance"), 1) << "not again for the second";
    EXPECT_EQ(field.damage(0, "gnat-bomber"), 1);
}

TEST(GroundAssaultStrikes, GA_28_ACombatCardThatIsTurnedUpDoesNothing) {
    Battlefield field = at_the_gates("mote", "broadside dig-in dig-in");
    field.rolls({12}).strikes("mote", 1, 0);
    EXPECT_EQ(field.damage(0, "mote"), 0);
    EXPECT_EQ(field.objective_at(1, 0), "-");
}

TEST(GroundAssaultStrikes, GA_17_AStrikerWhoIsHomeAgainDoesNotStrike) {
    Battlefield field = at_the_gates("mote lance:1 citadel", "minefield ram ram");
    field.objectives(0, "spawning-vats! ram ram").rolls({2});
    field.act(field.to_strike("mote", 1, 0));
    field.act(field.to_strike("lance", 1, 0));
    field.ends().brings("mote");
    EXPECT_EQ(field.zone(0, "mote"), 0);
    EXPECT_EQ(field.count(what::strike, 0), 0);
    EXPECT_EQ(field.state.turn(), 1);
}

TEST(GroundAssaultStrikes, GA_18_WhileTheOwnerIsAskedNothingIsToldOfWhatFell) {
    Battlefield field = at_the_gates("lance", "gun-towers! dig-in dig-in");
    field.units(1, reserves, "mote").rolls({12}).strikes("lance", 1, 0);
    ASSERT_EQ(field.state.turn(), 1);
    Names names;
    names[1] = "Bob";
    for (const Section& each : sections(field.state, 0, names))
        for (const std::string& line : each.lines)
            EXPECT_EQ(line.find("Bob's objective 1"), std::string::npos) << line;
}

// --- Combat cards

TEST(GroundAssaultStrikes, GA_17_ACombatCardThatStandsIsReplacedFaceDown) {
    Battlefield field = at_the_gates("mote", "dig-in ram ram");
    field.deck_top(1, "gun-towers").rolls({2}).strikes("mote", 1, 0);
    EXPECT_EQ(field.discarded(1, "dig-in"), 1);
    EXPECT_EQ(field.objective_at(1, 0), "gun-towers") << "face down";
    ASSERT_EQ(field.told(what::replace).size(), 1U);
    EXPECT_EQ(field.told(what::replace)[0].card, face_down);
    EXPECT_EQ(field.count(what::reveal, 1), 1);
}

TEST(GroundAssaultStrikes, GA_17_TheNextUnitFacesTheNewOne) {
    Battlefield field = at_the_gates("mote lance gnat-bomber", "dig-in ram ram");
    field.deck_top(1, "minefield").rolls({2, 2, 2}).strikes("mote lance gnat-bomber", 1, 0);
    EXPECT_EQ(field.objective_at(1, 0), "minefield!");
    EXPECT_EQ(field.count(what::reveal, 1), 2);
    EXPECT_EQ(field.zone(0, "mote"), reserves) << "what it does when it is revealed hits all";
    EXPECT_EQ(field.damage(0, "lance"), 1);
    EXPECT_EQ(field.count(what::strike, 0), 3);
}

TEST(GroundAssaultStrikes, GA_17_EachCombatCardThatStandsIsReplaced) {
    Battlefield field = at_the_gates("mote lance", "dig-in ram ram");
    field.deck_top(1, "stand-fast foresight").rolls({2, 2}).strikes("mote lance", 1, 0);
    EXPECT_EQ(field.discarded(1, "dig-in"), 1);
    EXPECT_EQ(field.discarded(1, "stand-fast"), 1);
    EXPECT_EQ(field.objective_at(1, 0), "foresight");
}

TEST(GroundAssaultStrikes, GA_13_ACombatCardFallsLikeAnObjective) {
    Battlefield field = at_the_gates("lance", "jam-signal ram ram");
    const int needed = card_row(card_named("jam-signal")).defence - printed("lance").attack;
    field.rolls({needed}).strikes("lance", 1, 0);
    EXPECT_EQ(field.objective_at(1, 0), "-");
    EXPECT_EQ(field.discarded(1, "jam-signal"), 1);
    ASSERT_EQ(field.asked(), "1 bring");
    EXPECT_EQ(field.state.questions[0].amount, card_row(card_named("jam-signal")).stars);
}

TEST(GroundAssaultStrikes, GA_17_AnObjectiveThatStandsIsNotReplaced) {
    Battlefield field = at_the_gates("mote lance", "gun-towers ram ram");
    field.rolls({2, 2}).strikes("lance", 1, 0);
    EXPECT_EQ(field.objective_at(1, 0), "gun-towers!");
    EXPECT_TRUE(field.told(what::replace).empty());
}

TEST(GroundAssaultStrikes, GA_21_AnEmptyDeckIsShuffledFromTheDiscards) {
    Battlefield field = at_the_gates("mote", "dig-in ram ram");
    field.deck_spent(1).rolls({2}).strikes("mote", 1, 0);
    EXPECT_EQ(field.told(what::shuffle).size(), 1U);
    EXPECT_EQ(field.state.side(1).discards, Counts{});
    EXPECT_NE(field.objective_at(1, 0), "-");
    EXPECT_EQ(field.state.side(1).deck.size(), 30U - 3U);
}

TEST(GroundAssaultStrikes, GA_21_WhoDrawsFromAnEmptyDeckShufflesTheDiscardsFirst) {
    Battlefield field = meeting("falchion", "lance");
    field.deck_spent(0).rolls({2, 2}).clash("falchion", "lance", "ram");
    EXPECT_EQ(field.in_hand(0), 3);
    EXPECT_EQ(field.told(what::shuffle).size(), 1U);
    EXPECT_EQ(field.state.side(0).discards, Counts{}) << "the card just played is among them";
}

TEST(GroundAssaultStrikes, GA_21_TheNewDeckIsShuffled) {
    const auto new_deck = [](std::uint64_t seed) {
        Battlefield field = meeting("falchion", "lance");
        field.deck_spent(0);
        field.state.random = Random(seed);
        std::vector<Event> events;
        field.state.draw(0, Log(events));
        EXPECT_EQ(events.size(), 2U);
        return field.state.side(0).deck;
    };
    EXPECT_FALSE(new_deck(1) == new_deck(2));
    EXPECT_FALSE(new_deck(2) == new_deck(3));
    EXPECT_TRUE(new_deck(3) == new_deck(3));
}

// With the fewest cards that a deck may have this cannot come about: the state is none of play.
TEST(GroundAssaultStrikes, GA_21_WithoutAnyCardNothingIsDrawnAndACombatCardStays) {
    Battlefield field = at_the_gates("mote", "dig-in ram ram");
    State state = field.rolls({2}).state;
    state.side(1).deck.clear();
    state.draw(1, Log{});
    EXPECT_TRUE(state.side(1).hand.empty());
    state.apply(field.to_strike("mote", 1, 0), Log{});
    state.apply(make_action(done), Log{});
    EXPECT_EQ(state.side(1).objectives[0], (Objective{card_named("dig-in"), 1}));
    EXPECT_EQ(state.side(1).discards, Counts{});
}

// --- Reserves

TEST(GroundAssaultStrikes, GA_18_ItsOwnerMayBringReservesOfAsManyStars) {
    Battlefield field = at_the_gates("lance", "repair-yard ram ram");
    ASSERT_EQ(card_row(card_named("repair-yard")).stars, 3);
    field.rolls({12}).strikes("lance", 1, 0);
    ASSERT_EQ(field.asked(), "1 bring");
    EXPECT_EQ(field.refused(Battlefield::to_bring("escort-keel")), "") << "three stars";
    EXPECT_EQ(field.refused(Battlefield::to_bring("marshals-tread")), "GA-18") << "that is in play";
    EXPECT_EQ(field.refused(make_action(pass)), "GA-18");
    field.brings("falchion");
    EXPECT_EQ(field.zone(1, "falchion"), 1) << "into their home";
    EXPECT_EQ(field.refused(Battlefield::to_bring("escort-keel")), "GA-18") << "three together";
    field.brings("mote");
    EXPECT_EQ(field.asked(), "");
    EXPECT_EQ(field.state.turn(), 1);
    EXPECT_EQ(field.zone(1, "skitterling"), reserves);
}

TEST(GroundAssaultStrikes, GA_18_StarsNotUsedAreLost) {
    Battlefield field = at_the_gates("lance", "repair-yard ram ram");
    field.rolls({12}).strikes("lance", 1, 0).brings("mote").ends();
    EXPECT_EQ(field.asked(), "");
    EXPECT_EQ(field.state.stars_in_play(1), 4 + 1);
    field = at_the_gates("lance", "repair-yard ram ram");
    field.rolls({12}).strikes("lance", 1, 0).ends();
    EXPECT_EQ(field.state.stars_in_play(1), 4) << "they need not";
}

TEST(GroundAssaultStrikes, GA_18_WithoutReservesNothingIsAsked) {
    Battlefield field;
    field.units(0, 1, "lance").units(1, 1, "mote").objectives(1, "repair-yard ram ram");
    field.rolls({12}).strikes("lance", 1, 0);
    EXPECT_EQ(field.asked(), "");
    EXPECT_EQ(field.state.turn(), 1);
}

TEST(GroundAssaultStrikes, GA_18_TheLastObjectiveBringsNothing) {
    Battlefield field = at_the_gates("lance", "- repair-yard -");
    field.rolls({12}).strikes("lance", 1, 1);
    EXPECT_TRUE(field.over());
    EXPECT_EQ(field.state.winners, only(0));
}

} // namespace cardfront::ground_assault
