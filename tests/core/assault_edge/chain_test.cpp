// Assault Edge: playing cards, windows, chains, triggers, effects of units.
#include "tests/core/assault_edge/battlefield.h"

#include <map>

namespace cardfront::assault_edge {

namespace {

// a attacks A, who survives it.
Battlefield duel() {
    Battlefield field("......... ......... ......... ......... ..A...... ..a...... .........");
    field.stats('a', 2, 3, 2).stats('A', 1, 5, 1);
    return field;
}

} // namespace

TEST(AssaultEdgeCards, ArePlayedInOnesOwnCombatPhase) { // AE-16
    Battlefield field = duel();
    field.hand(0, "flashfire backdraft tailwind").moves('a', "b3");
    EXPECT_EQ(field.refused(Battlefield::to_play("backdraft")), "AE-16") << "it answers attacks alone";
    EXPECT_EQ(field.refused(Battlefield::to_play("drown")), "AE-16") << "it is not in hand";
    field.plays("flashfire", 'A');
    EXPECT_EQ(field.health('A'), 3);
    EXPECT_EQ(field.discarded(0, "flashfire"), 1);
    field.plays("tailwind", 'a');
    EXPECT_EQ(field.state.active, field.number('a')) << "within what a unit does";
    EXPECT_EQ(field.refused(field.to_move('a', "b5")), "");
}

TEST(AssaultEdgeCards, CostsArePaidWhenTheyAreCarriedOut) { // AE-15
    Battlefield field = duel();
    field.hand(0, "bore-drill").hand(1, "vow-of-silence").plays("bore-drill");
    EXPECT_EQ(field.in_deck(0, research), 15) << "not yet";
    field.passes();
    EXPECT_EQ(field.in_deck(0, research), 13);
    EXPECT_EQ(field.in_deck(1, command), 26);
    Battlefield negated = duel();
    negated.hand(0, "bore-drill").hand(1, "vow-of-silence").plays("bore-drill").plays("vow-of-silence");
    EXPECT_EQ(negated.in_deck(0, research), 15) << "negated: not paid";
    EXPECT_EQ(negated.in_deck(1, command), 29);
    EXPECT_EQ(negated.discarded(0, "bore-drill"), 1);
    Battlefield poor = duel();
    poor.hand(0, "bore-drill").left_in(0, research, 1);
    EXPECT_EQ(poor.refused(Battlefield::to_play("bore-drill")), "AE-15");
}

TEST(AssaultEdgeCards, WhatIsNegatedOrUsedLiesOpenInTheDiscards) { // AE-10
    Battlefield field = duel();
    field.hand(0, "flashfire tailwind").hand(1, "vow-of-silence").plays("flashfire").plays("vow-of-silence");
    field.passes_all().plays("tailwind", 'a');
    for (const Seat who : {nobody, Seat{0}, Seat{1}}) {
        State seen = field.state;
        seen.redact(who);
        EXPECT_EQ(seen.side(0).discards[slot(card_named("flashfire"))], 1) << "negated";
        EXPECT_EQ(seen.side(1).discards[slot(card_named("vow-of-silence"))], 1);
        EXPECT_EQ(seen.side(0).discards[slot(card_named("tailwind"))], 1);
    }
    EXPECT_GT(field.told(what::discard), 0);
    for (const Event& each : field.story) EXPECT_TRUE(each.what != what::discard || each.seen == everybody);
}

TEST(AssaultEdgeCards, GoBeforeRulesAndWhatCannotBeGoesBeforeWhatCan) { // AE-38
    Battlefield field = duel();
    field.hand(0, "second-wind smoke-screen").attacks('a', 'A');
    EXPECT_EQ(field.refused(field.to_aim('a', 'A')), "AE-7");
    field.plays("second-wind");
    EXPECT_EQ(field.refused(field.to_aim('a', 'A')), "") << "its card says so, whatever AE-7 says";
    field.state.change(field.number('a'), {-2, 0, 0}, false, no_card, Log{});
    EXPECT_EQ(field.refused(field.to_aim('a', 'A')), "AE-8") << "it may, and cannot";
    Battlefield spared("......... ......... ......... ......... ......... ..a...... ..bA.....");
    spared.turn_of(1).stats('A', 4, 6, 2).gear('A', "longarm").hand(0, "sanctuary ebb");
    spared.aims('A', command).declares().plays("sanctuary").plays("ebb");
    ASSERT_TRUE(spared.state.chooses_anew()) << "it may choose any target anew";
    EXPECT_EQ(spared.refused(spared.to_aim('A', command)), "AE-8") << "but it does no damage to decks";
}

TEST(AssaultEdgeCards, AUseWhoseTargetIsGoneDoesNothing) { // AE-25
    Battlefield field = duel();
    field.hand(0, "flashfire").hand(1, "backdraft").stats('a', 2, 2, 2);
    field.attacks('a', 'A').plays("backdraft").passes_all();
    EXPECT_FALSE(field.lives('a'));
    // Two damage for A in answer to what would heal it.
    Battlefield late("......... ......... ......... ......... ..A...... ..a...... .........");
    late.stats('A', 1, 2, 1).stats('a', 1, 2, 1).hurt('a', 1).hurt('A', 1);
    late.hand(1, "ambush intercede").hand(0, "flashfire").attacks('a', 'A');
    late.plays("intercede");
    ASSERT_EQ(late.state.turn(), 0);
    late.plays("flashfire"); // its only target
    EXPECT_FALSE(late.lives('A'));
    EXPECT_EQ(late.told(what::fizzle), 1);
    EXPECT_EQ(late.told(what::heal), 0);
    EXPECT_EQ(late.discarded(1, "intercede"), 1);
}

TEST(AssaultEdgeCards, WithoutATargetACardCannotBePlayed) { // AE-25
    Battlefield field("......... ......... ......... ......... ......... ..a...... .........");
    field.hand(0, "flashfire drown mending-tide second-wind");
    for (const char* const card : {"flashfire", "drown", "mending-tide", "second-wind"})
        EXPECT_EQ(field.refused(Battlefield::to_play(card)), "AE-25") << card;
}

TEST(AssaultEdgeCards, WhoHasSeveralTargetsChooses) { // AE-25
    Battlefield field("......... ......... ......... ......... .AB...... ..a...... .........");
    field.hand(0, "flashfire").plays("flashfire");
    EXPECT_EQ(field.refused(field.to_choose('a')), "AE-25");
    EXPECT_EQ(field.refused(make_action(done)), "AE-25");
    field.chooses(field.number('B'));
    EXPECT_FALSE(field.lives('B'));
    EXPECT_TRUE(field.lives('A'));
}

TEST(AssaultEdgeCards, WhatACardAsksForMustStillBeSo) { // AE-31
    // Tunnel asks for a free square; the last one is taken in answer, by nobody here: the zone is full later.
    Battlefield field("......... ......... ......... ......... ..A...... ..a...... .......bc");
    field.hand(0, "tunnel cinderwing").plays("cinderwing");
    EXPECT_EQ(field.refused(Battlefield::to_play("tunnel")), "AE-25") << "nothing is free";
    Battlefield shrunk = duel();
    shrunk.hand(0, "drown").hurt('A', 1).plays("drown");
    EXPECT_FALSE(shrunk.lives('A'));
    Battlefield healed = duel();
    healed.hand(0, "drown flashfire").hurt('A', 1);
    Use drowning{.card = card_named("drown"), .owner = 0, .target = healed.number('A')};
    EXPECT_TRUE(healed.state.may_target(drowning, healed.number('A')));
    healed.hurt('A', 0);
    EXPECT_FALSE(healed.state.may_target(drowning, healed.number('A')));
}

TEST(AssaultEdgeUnits, AUniqueUnitStandsOnAnyFreeSquareOfTheZone) { // AE-14
    Battlefield field("......... ......... ......... ......... ......... ......... .......a.");
    field.plants(0, "foundry! gantry").hand(0, "cinderwing").plays("cinderwing");
    EXPECT_EQ(field.refused(make_action(choose, square_named("h1"))), "AE-25");
    EXPECT_EQ(field.refused(make_action(choose, square_named("f1"))), "AE-25");
    field.chooses(square_named("g1"));
    const Number there = field.state.at(square_named("g1"));
    EXPECT_EQ(field.state.stats(there), (Stats{3, 2, 2})) << "1/1/1, Foundry and what it adds itself";
    EXPECT_EQ(field.refused(make_action(assault_edge::move, there, square_named("g2"))), "");
}

TEST(AssaultEdgeUnits, ThreeUniqueUnitsAndNoTwoOfAName) { // AE-14
    Battlefield field("......... ......... ......... ......... ......... abc...... .........");
    field.unique('a', "cinderwing").hand(0, "cinderwing gale-rider");
    EXPECT_EQ(field.refused(Battlefield::to_play("cinderwing")), "AE-14");
    EXPECT_EQ(field.refused(Battlefield::to_play("gale-rider")), "");
    field.unique('b', "ash-hound").unique('c', "tinker");
    EXPECT_EQ(field.refused(Battlefield::to_play("gale-rider")), "AE-14");
    Battlefield full("......... ......... ......... ......... ......... ......... ......abc");
    full.hand(0, "gale-rider");
    EXPECT_EQ(full.refused(Battlefield::to_play("gale-rider")), "AE-14") << "no free square";
}

TEST(AssaultEdgeUnits, EquipmentGoesToTheSpawnZoneAndLeavesWithItsBearer) { // AE-18
    Battlefield field("......... ......... ......... ......... ..A...... ..a...... ........b");
    field.hand(0, "ember-lance").plays("ember-lance");
    EXPECT_EQ(field.attack('b'), 3) << "the only one in the zone";
    EXPECT_EQ(field.discarded(0, "ember-lance"), 0);
    field.state.destroy(field.number('b'), Log{});
    EXPECT_EQ(field.discarded(0, "ember-lance"), 1);
    EXPECT_TRUE(field.state.gear.empty());
    Battlefield away("......... ......... ......... ......... ......... ..a...... .........");
    away.hand(0, "ember-lance");
    EXPECT_EQ(away.refused(Battlefield::to_play("ember-lance")), "AE-18");
}

TEST(AssaultEdgeUnits, InsteadOfNeedsWhatItReplaces) { // AE-20
    Battlefield field("......... ......... ......... ......... ..A...... ..ab..... .........");
    field.unique('a', "dawn-warden").stats('a', 1, 5, 2).hurt('b', 0).stats('b', 1, 5, 1).hurt('b', 3);
    Battlefield attacked_first = field;
    field.uses('a', "dawn-warden");
    EXPECT_EQ(field.health('b'), 4);
    EXPECT_EQ(field.refused(field.to_aim('a', 'A')), "AE-7") << "that was its attack";
    EXPECT_EQ(field.refused(field.to_move('a', "b1")), "") << "it may move on";
    attacked_first.attacks('a', 'A');
    EXPECT_EQ(attacked_first.refused(attacked_first.to_use('a', "dawn-warden")), "AE-20");
}

TEST(AssaultEdgeUnits, InsteadOfNeedsAnActThatIsPossible) { // AE-20
    Battlefield field("......... ......... ......... ......... ..A...... .ab...... ........c");
    field.stats('a', 0, 5, 2).stats('b', 1, 5, 2).hurt('b', 2);
    for (const char* const card : {"dawn-warden", "tide-caller"}) {
        field.unique('a', card).stats('a', 0, 5, 2);
        EXPECT_EQ(field.refused(field.to_use('a', card)), "AE-20") << "it cannot attack";
        EXPECT_FALSE(field.state.is_busy());
        field.stats('a', 1, 5, 0);
        EXPECT_EQ(field.refused(field.to_use('a', card)), "") << "it need not move";
    }
    field.unique('a', "tinker").stats('a', 0, 5, 1);
    EXPECT_EQ(field.refused(field.to_use('a', "tinker")), "") << "it need not attack";
    field.state.change(field.number('a'), {0, 0, -3}, false, no_card, Log{});
    EXPECT_EQ(field.refused(field.to_use('a', "tinker")), "AE-20") << "it cannot move";
}

TEST(AssaultEdgeUnits, AnEffectIsUsedOnceATurn) { // AE-34
    Battlefield field("......... ......... ......... .A....... ..a...... .bc...... .........");
    field.turn_of(1).stats('A', 2, 3, 1).gear('c', "dawn-lantern").attacks('A', 'a');
    ASSERT_EQ(field.state.turn(), 0) << "the Lantern is there for all to see";
    field.uses('c', "dawn-lantern", 'a');
    EXPECT_EQ(field.health('a'), 1);
    EXPECT_EQ(field.told(what::absorb), 1);
    EXPECT_EQ(field.state.turn(), 1) << "it is used up: nobody is asked again";
    EXPECT_EQ(field.refused(field.to_use('c', "dawn-lantern")), "AE-34");
}

TEST(AssaultEdgeChain, TheLastLinkIsCarriedOutFirst) { // AE-17
    Battlefield field = duel();
    field.hand(0, "flashfire hush").hand(1, "vow-of-silence").plays("flashfire");
    EXPECT_EQ(field.state.turn(), 1);
    EXPECT_EQ(field.refused(Battlefield::to_play("hush")), "AE-17") << "not their card";
    field.plays("vow-of-silence");
    EXPECT_EQ(field.told(what::negate), 1);
    EXPECT_EQ(field.health('A'), 5);
    EXPECT_EQ(field.discarded(0, "flashfire"), 1);
    EXPECT_EQ(field.discarded(1, "vow-of-silence"), 1);
}

TEST(AssaultEdgeChain, AThirdLinkNegatesTheSecond) { // AE-17
    Battlefield field = duel();
    field.hand(0, "flashfire failsafe").hand(1, "vow-of-silence").plays("flashfire").plays("vow-of-silence");
    EXPECT_EQ(field.state.turn(), 0);
    field.plays("failsafe");
    EXPECT_EQ(field.health('A'), 3) << "Flashfire goes through";
    EXPECT_EQ(field.told(what::negate), 1);
    EXPECT_TRUE(field.state.chain.empty());
}

TEST(AssaultEdgeChain, TheTurnPlayerAnswersWithAnyCardTheOtherWithQuickOnes) { // AE-17
    Battlefield field = duel();
    field.hand(0, "tailwind").hand(1, "ambush flashfire").stats('a', 2, 3, 2).attacks('a', 'A');
    EXPECT_EQ(field.refused(Battlefield::to_play("flashfire")), "AE-17");
    field.plays("ambush");
    EXPECT_EQ(field.state.turn(), 0);
    EXPECT_EQ(field.refused(Battlefield::to_play("tailwind")), "");
    field.passes();
    EXPECT_EQ(field.health('a'), 2);
    Battlefield zone("......... ......... ......... ......... ..A...... ..a...... ........b");
    zone.stats('a', 2, 3, 2).stats('A', 1, 5, 1).hand(0, "dawn-lantern").hand(1, "ambush");
    zone.attacks('a', 'A').plays("ambush");
    EXPECT_EQ(zone.refused(Battlefield::to_play("dawn-lantern")), "") << "Equipment too";
}

TEST(AssaultEdgeChain, NobodyAnswersTheirOwnLink) { // AE-29
    Battlefield field = duel();
    field.hand(0, "flashfire tailwind").hand(1, "vow-of-silence").plays("flashfire").passes();
    EXPECT_TRUE(field.state.chain.empty()) << "one pass was enough";
    EXPECT_EQ(field.health('A'), 3);
}

TEST(AssaultEdgeChain, AnAttackMayBeAnsweredAgain) { // AE-28
    Battlefield field = duel();
    field.hand(1, "ambush backdraft").attacks('a', 'A').plays("ambush");
    EXPECT_EQ(field.state.turn(), 1) << "still the same attack";
    EXPECT_EQ(field.health('A'), 5);
    field.plays("backdraft");
    EXPECT_FALSE(field.lives('a'));
}

TEST(AssaultEdgeChain, WhatAQuickCardAnswersStandsOnIt) { // AE-28
    Battlefield field = duel();
    field.hand(1, "rivet-shot ambush hush");
    field.moves('a', "b2");
    EXPECT_EQ(field.state.turn(), 1);
    EXPECT_EQ(field.refused(Battlefield::to_play("ambush")), "AE-17");
    EXPECT_EQ(field.refused(Battlefield::to_play("hush")), "AE-17");
    field.plays("rivet-shot");
    EXPECT_EQ(field.health('a'), 1);
    field.finishes('a');
    EXPECT_EQ(field.state.turn(), 0) << "nothing answers an end";
}

TEST(AssaultEdgeWindows, WhoCanDoNothingIsNotAsked) { // AE-22
    Battlefield field = duel();
    field.hand(1, "flashfire drown").moves('a', "b2");
    EXPECT_EQ(field.state.turn(), 0);
    EXPECT_FALSE(field.state.window());
    field.attacks('a', 'A');
    EXPECT_EQ(field.state.turn(), 0);
}

TEST(AssaultEdgeWindows, OpenByWhatEverybodyKnows) { // AE-24
    Battlefield field = duel();                      // the list has a Backdraft, but it lies in the deck
    field.deck_top(1, "backdraft").hand(1, "flashfire").attacks('a', 'A');
    EXPECT_EQ(field.state.turn(), 1);
    ActionList actions;
    field.state.legal(actions);
    EXPECT_EQ(as_text(actions), "pass");
    Battlefield other_back = duel();
    other_back.deck_top(1, "backdraft").hand(1, "hobble").attacks('a', 'A');
    EXPECT_FALSE(other_back.state.window()) << "no Command card in hand";
    Battlefield seen = duel();
    seen.deck_top(1, "backdraft").hand(1, "flashfire").left_in(1, command, 28).attacks('a', 'A');
    EXPECT_EQ(seen.discarded(1, "backdraft"), 1);
    EXPECT_FALSE(seen.state.window()) << "the only one was seen";
}

TEST(AssaultEdgeWindows, AreTheSameInEveryView) { // AE-24
    Battlefield field = duel();
    field.hand(1, "backdraft flashfire").attacks('a', 'A');
    for (const Seat who : {nobody, Seat{0}, Seat{1}}) {
        State seen = field.state;
        seen.redact(who);
        EXPECT_EQ(seen.window(), field.state.window());
        EXPECT_EQ(seen.turn(), field.state.turn());
    }
}

TEST(AssaultEdgeTriggers, WaitForTheChainAndTheTurnPlayersIsTheFirstLink) { // AE-26, AE-17
    Battlefield field("......... ......... ......... .AB...... .ab...... ......... .........");
    field.plants(0, "slag-pits! foundry").plants(1, "slag-pits! foundry");
    field.stats('a', 1, 1, 1).stats('A', 1, 1, 1).stats('b', 1, 3, 1).stats('B', 1, 3, 1);
    Hits hits;
    hits.push_back({field.number('A'), 1});
    hits.push_back({field.number('a'), 1});
    field.hand(0, "cinder-rain");
    field.state.harm(hits, no_card, Log{});
    ASSERT_EQ(field.state.waiting.size(), 2U);
    EXPECT_EQ(field.state.waiting[0].owner, 0) << "the turn player's";
    EXPECT_EQ(field.state.waiting[1].owner, 1);
    field.state.waiting.clear();
    Battlefield played("......... ......... ......... .AB...... .ab...... ......... .........");
    played.plants(1, "slag-pits! foundry").stats('A', 1, 1, 1).stats('B', 1, 1, 1).stats('a', 1, 3, 1);
    played.hand(0, "cinder-rain").stats('b', 1, 3, 1).plays("cinder-rain");
    EXPECT_EQ(played.health('a'), 1) << "each of the two had its turn";
    EXPECT_EQ(played.health('b'), 1);
    EXPECT_EQ(played.discarded(0, "cinder-rain"), 1);
}

TEST(AssaultEdgeTriggers, NoneIsLostHoweverManyWait) { // AE-26
    // As many units as there are squares, all but one with two facilities that hear them fall, and all fall.
    Battlefield field;
    field.plants(1, "slag-pits! thornbed!");
    std::string picture;
    for (int square = 0; square < squares; ++square) picture += square == 58 ? 'a' : 'A';
    for (int row = 1; row < rows_deep; ++row) picture.insert(slot(row * (columns + 1) - 1), " ");
    field.board(picture).plants(1, "slag-pits! thornbed!").stats('a', 1, 20, 1);
    for (Unit& each : field.state.units)
        if (each.owner == 1) each.damage = 1;
    field.hand(0, "cinder-rain").plays("cinder-rain");
    EXPECT_EQ(field.state.units_of(1), 0);
    int told = 0;
    for (const Event& each : field.story) told += each.what == what::use && each.seat == 1 ? 1 : 0;
    EXPECT_EQ(told, 2 * (squares - 1));
    EXPECT_EQ(field.unit('a').damage, 5) << "beside it stood five";
}

// What most_waiting counts with.
TEST(AssaultEdgeTriggers, AreNotMoreThanCanWait) { // AE-26
    std::map<On, std::string> units, gear;
    int spawning = 0;
    for (int card = 0; card < all_cards; ++card) {
        const Row& each = row(card);
        EXPECT_TRUE(each.kind != Kind::facility || each.on == On::never || each.on == On::destroyed ||
                    each.on == On::hits_deck)
            << each.key;
        if (each.kind == Kind::unit && each.on != On::never) (units[each.on] += each.key) += ' ';
        if (each.kind == Kind::equipment && each.on != On::never) (gear[each.on] += each.key) += ' ';
        const std::string text = each.text;
        const bool spawns = text.find("pawn a basic unit") != std::string::npos;
        spawning += each.kind == Kind::order && spawns && deck_of(card) != barracks ? 1 : 0;
    }
    EXPECT_EQ(units[On::destroyed], "bone-shepherd ");
    EXPECT_EQ(units[On::spawned], "ash-hound ");
    EXPECT_EQ(gear[On::kills], "rust-blade ");
    EXPECT_EQ(gear[On::turn_begins], "root-mantle ");
    EXPECT_EQ(gear.size(), 2U);
    EXPECT_EQ(spawning, 1) << "Second Sprout, besides what the Barracks Deck has";
    EXPECT_GE(most_waiting, 2 * (squares + 3 + 15 + 4) + 12);
    EXPECT_EQ(State{}.waiting.capacity(), std::size_t{most_waiting});
}

TEST(AssaultEdgeTriggers, MayBeAnsweredInTheCombatPhaseAlone) { // AE-26
    Battlefield field("......... ......... ......... ......... ..A...... ..a...... .........");
    field.plants(1, "slag-pits! foundry").stats('A', 1, 1, 1).stats('a', 1, 1, 1).hand(0, "jam");
    field.attacks('a', 'A');
    EXPECT_EQ(field.state.turn(), 0) << "Jam may answer";
    field.plays("jam");
    EXPECT_TRUE(field.lives('a'));
    Battlefield root("......... ......... ......... ......... ..A...... ......... .........");
    root.gear('A', "root-mantle").stats('A', 1, 4, 1).hurt('A', 3).hand(0, "jam").ends().raises(0);
    EXPECT_EQ(root.health('A'), 3) << "when the turn begins nobody answers";
}

TEST(AssaultEdgeChain, HasSixteenLinksAtMost) { // AE-26
    Battlefield field = duel();
    field.hand(1, "vow-of-silence").hand(0, "flashfire").plays("flashfire");
    ASSERT_TRUE(field.state.is_asked(1));
    State full = field.state;
    while (!full.chain.full()) full.chain.push_back(full.chain[0]);
    EXPECT_EQ(full.chain.size(), 16U);
    EXPECT_FALSE(full.is_asked(1));
}

TEST(AssaultEdgeCards, AnEffectReachesFromWhereItsUnitIsByThen) { // AE-31
    Battlefield field("......... ...a..... ..bA..... ......... ......... ......... .........");
    field.turn_of(1).stats('A', 2, 4, 1).stats('a', 1, 3, 1).gear('b', "dawn-lantern");
    field.hand(1, "undertow").attacks('A', 'a').uses('b', "dawn-lantern");
    ASSERT_EQ(field.state.turn(), 1);
    field.plays("undertow");
    EXPECT_EQ(field.where('b'), "c3") << "more than two squares away";
    EXPECT_EQ(field.told(what::fizzle), 1);
    EXPECT_EQ(field.guarded('a'), 0);
}

TEST(AssaultEdgeTriggers, OfBothAtOnceMayBeAnsweredByBoth) { // AE-17, AE-29
    // The Stalker's is link 1, what the Slag Pits gave A link 2, and nobody has chosen to make that.
    Battlefield field("......... ......... ......... ......... ..A...... ..a...... .........");
    field.plants(1, "slag-pits! foundry").unique('a', "gloom-stalker").stats('a', 2, 4, 2);
    field.stats('A', 1, 1, 1).hand(1, "jam");
    Battlefield both = field;
    field.attacks('a', 'A');
    ASSERT_EQ(field.state.chain.size(), 2U);
    ASSERT_EQ(field.state.turn(), 1) << "the turn player can do nothing, the other may answer link 1";
    field.plays("jam");
    EXPECT_EQ(field.in_deck(1, command), 30) << "the Stalker's was negated";
    EXPECT_EQ(field.health('a'), 3) << "the other was not";
    both.hand(0, "jam").attacks('a', 'A');
    ASSERT_EQ(both.state.turn(), 0) << "they answer link 2 first";
    Battlefield let_go = both;
    both.passes();
    ASSERT_EQ(both.state.turn(), 1);
    both.plays("jam").passes_all();
    EXPECT_EQ(both.in_deck(1, command), 30);
    let_go.passes().passes();
    EXPECT_TRUE(let_go.state.chain.empty()) << "both have passed";
    EXPECT_EQ(let_go.in_deck(1, command), 29);
}

TEST(AssaultEdgeChain, TheTurnPlayerAnswersWithEffectsToo) { // AE-17
    Battlefield field("......... ......... ......... ......... ......... ..ab..... .........");
    field.unique('a', "dawn-warden").stats('a', 1, 5, 2).stats('b', 1, 5, 1).hurt('b', 3);
    field.hand(1, "rivet-shot").moves('a', "c1").plays("rivet-shot");
    ASSERT_EQ(field.state.turn(), 0) << "the Warden is there for all to see";
    Battlefield negated = field;
    field.uses('a', "dawn-warden", 'b');
    EXPECT_EQ(field.health('b'), 4);
    EXPECT_EQ(field.health('a'), 3) << "and then the Rivet Shot";
    EXPECT_NE(field.unit('a').done & attacked, 0);
    negated.passes();
    EXPECT_EQ(negated.health('b'), 2);
    Battlefield lantern("......... ......... ......... ......... ......... ..ab..... .........");
    lantern.gear('b', "dawn-lantern").stats('a', 1, 5, 2).hand(1, "rivet-shot").moves('a', "c1");
    lantern.plays("rivet-shot");
    EXPECT_TRUE(lantern.state.chain.empty()) << "a Quick effect answers what it says";
}

TEST(AssaultEdgeChain, EffectsOfAnotherUnitAnswerWhereItCouldBegin) { // AE-7, AE-17
    Battlefield field("......... ......... ......... ......... ..A...... ..abc.... .........");
    field.plants(1, "slag-pits! foundry").stats('A', 1, 1, 1).stats('a', 1, 5, 1).stats('c', 1, 5, 1);
    field.unique('b', "dawn-warden").stats('b', 1, 5, 1).hurt('c', 3);
    field.unit('a').done = moved_first;
    field.unit('a').spent = 1;
    field.attacks('a', 'A');
    ASSERT_EQ(field.state.turn(), 0) << "the Slag Pits’ link may be answered: a can do no more";
    ASSERT_FALSE(field.state.chain.empty());
    field.uses('b', "dawn-warden");
    EXPECT_NE(field.unit('a').done & finished, 0) << "b has begun";
    EXPECT_EQ(field.health('c'), 4);
    EXPECT_EQ(field.state.active, field.number('b'));
    Battlefield able("......... ......... ......... ......... ..A...... ..abc.... .........");
    able.plants(1, "slag-pits! foundry").stats('A', 1, 1, 1).stats('a', 1, 5, 1).stats('c', 1, 5, 1);
    able.unique('b', "dawn-warden").stats('b', 1, 5, 1).hurt('c', 3).hand(0, "tailwind").attacks('a', 'A');
    ASSERT_FALSE(able.state.chain.empty());
    EXPECT_EQ(able.refused(able.to_use('b', "dawn-warden")), "AE-20") << "a may go on";
    Battlefield attacked_at("......... ......... ......... ......... ..A...... ..abc.... .........");
    attacked_at.stats('A', 1, 5, 1).stats('a', 1, 5, 1).unique('b', "dawn-warden").stats('b', 1, 5, 1);
    attacked_at.hurt('c', 0).stats('c', 1, 5, 1).hurt('c', 3).hand(1, "ambush").hand(0, "tailwind");
    attacked_at.attacks('a', 'A').plays("ambush");
    ASSERT_EQ(attacked_at.state.turn(), 0);
    EXPECT_EQ(attacked_at.refused(attacked_at.to_use('b', "dawn-warden")), "AE-20") << "a attacks";
}

TEST(AssaultEdgeChain, AMovementMayBeAnsweredAgainWhenItsUnitIsFinished) { // AE-28
    Battlefield field = duel();
    field.hand(1, "entangle rivet-shot").moves('a', "b3").plays("entangle");
    EXPECT_NE(field.unit('a').done & finished, 0);
    ASSERT_EQ(field.state.turn(), 1) << "still the same movement";
    field.plays("rivet-shot");
    EXPECT_EQ(field.health('a'), 1);
    EXPECT_EQ(field.state.active, no_unit);
    EXPECT_EQ(field.refused(field.to_aim('a', 'A')), "AE-7");
}

TEST(AssaultEdgeCards, AnEffectIsGoneWithItsEquipment) { // AE-31
    Battlefield field("......... ......... ......... .A....... ..a...... .bc...... .........");
    field.turn_of(1).stats('A', 2, 3, 1).stats('c', 1, 4, 1).gear('c', "dawn-lantern");
    field.hand(1, "scrap-order").attacks('A', 'a').uses('c', "dawn-lantern", 'a');
    ASSERT_EQ(field.state.turn(), 1);
    field.plays("scrap-order", 'c').passes_all();
    EXPECT_TRUE(field.lives('c'));
    EXPECT_EQ(field.told(what::fizzle), 1) << "the Lantern was discarded";
    EXPECT_EQ(field.told(what::guard), 0);
}

} // namespace cardfront::assault_edge
