// Poker Assault: every ability of the Rocket Patrol and the Invaders: what its text promises and where it
// must not work.
#include "tests/core/poker_assault/table.h"

#include <utility>

namespace cardfront::poker_assault {

// --- Rocket Patrol

TEST(PokerAssaultCards, WingmanAddsACardOfTheDeck) {
    Table table({rockets, wolves});
    table.assault("8H").hand(0, "8C 8D KH 2C 3C").draws(0, "QH 8S 9S");
    table.plays("8C");
    ASSERT_NE(table.state.question(), nullptr);
    EXPECT_TRUE(table.holds(0, "QH")) << "its own replacement comes first (PA-12)";
    EXPECT_EQ(table.refused(table.to_choose("8D", 0)), "PA-34") << "a card of the hand";
    table.chooses("8S", 0);
    EXPECT_EQ(table.in_hand(0), 5) << "nothing is drawn for one of the deck";
    EXPECT_EQ(table.state.assault.size(), 3U);
    ASSERT_NE(table.state.question(), nullptr) << "it is a Wingman as well, and looks";
    table.act({decline});
    EXPECT_EQ(table.state.question(), nullptr);
    EXPECT_EQ(table.side(0).on_deck.size(), 2U) << "they stay on top";
}

TEST(PokerAssaultCards, WingmanOnlyWithALegalAssaultAndNotInDefence) {
    Table table({rockets, wolves});
    table.assault("8H 8D 3C").hand(0, "8C 3D KH 2C").draws(0, "QH JH 3S");
    table.plays("8C");
    ASSERT_NE(table.state.question(), nullptr);
    EXPECT_EQ(table.refused(table.to_choose("JH", 0)), "PA-34") << "it does not fit";
    EXPECT_EQ(table.refused(table.to_choose("9H", 0)), "PA-34") << "not on top of the deck";
    EXPECT_EQ(table.refused(table.to_play("3D")), "PA-34") << "the choice comes first";
    table.chooses("3S", 0);
    EXPECT_EQ(table.state.assault.size(), 5U);
    Table neither({rockets, wolves});
    neither.assault("8H 8D 3C").hand(0, "8C KH").draws(0, "QH JH 10S");
    neither.plays("8C");
    EXPECT_EQ(neither.state.question(), nullptr) << "neither fits";

    Table defending({wolves, rockets});
    defending.hand(1, "8C KH").launches("6C 6D");
    defending.defends("8C", "6C");
    EXPECT_EQ(defending.state.phase, Phase::defend);
    EXPECT_EQ(defending.state.question(), nullptr);
}

TEST(PokerAssaultCards, DeflectorDefendsAnyCardOfItsSuit) {
    Table table({wolves, rockets});
    table.hand(1, "5H 5C").launches("AH AS");
    EXPECT_EQ(table.refused(table.to_defend("5H", "AH")), "");
    EXPECT_EQ(table.refused(table.to_defend("5C", "AH")), "PA-30") << "another suit";
}

TEST(PokerAssaultCards, DeflectorIsPlainInAnAssaultAndYieldsToABeacon) {
    Table table({rockets, wolves});
    table.hand(1, "6H").launches("5H 5C");
    EXPECT_EQ(table.refused(table.to_defend("6H", "5H")), "");

    Table narrowed({rockets, aliens});
    narrowed.has_secret(0, "Homing Beacon").hand(1, "R/5H AD").assault("AH AS");
    narrowed.uses_on("Homing Beacon", "AH");
    narrowed.act({launch});
    EXPECT_EQ(narrowed.refused(narrowed.to_defend("R/5H", "AH")), "PA-30")
        << "forbidden beats allowed (PA-18)";
    EXPECT_EQ(narrowed.refused(narrowed.to_defend("AD", "AH")), "");
}

TEST(PokerAssaultCards, PA_42_StrafingRunHurtsWithFourCards) {
    expect_chips(rockets, 1,
                 {{"10H 2H 3H 6H KH", 9},
                  {"10H 10C 10D 3H 3C", 7}, // one for each of them
                  {"10H 10C 10D 10S", 6},
                  {"10H 10C 10D", 10},
                  {"2H 3H 6H JH KH", 10}}); // without it
}

TEST(PokerAssaultCards, StrafingRunIsSilentInDefence) {
    Table table({wolves, rockets});
    table.hand(1, "10H").launches("2H 4H 6H 8H 9H");
    table.defends("10H", "9H");
    EXPECT_EQ(table.chips(0), 10);
}

TEST(PokerAssaultCards, SquadronLeaderDefendsAllThatItCould) {
    Table table({wolves, rockets});
    table.hand(1, "JS 2C").launches("JC JH JD 4C 4S");
    table.defends("JS", "JC");
    EXPECT_TRUE(table.is_guarded("JH")) << "its rank";
    EXPECT_TRUE(table.is_guarded("JD"));
    EXPECT_TRUE(table.is_guarded("4S")) << "its suit";
    EXPECT_FALSE(table.is_guarded("4C"));
    EXPECT_EQ(table.chips(0), 10 - 4) << "1 damage for each";
    EXPECT_EQ(loss(table), 1);
}

TEST(PokerAssaultCards, SquadronLeaderGoesByWhatCardsAreNowAndYieldsToABeacon) {
    Table changed({vampires, rockets});
    changed.hand(1, "JS").assault("6S").hand(0, "6H");
    changed.plays("6H", spades);
    changed.act({launch});
    changed.defends("JS", "6S");
    EXPECT_EQ(changed.state.turn(), 1) << "all were defended: it is over";
    EXPECT_EQ(changed.chips(1), 10);

    Table narrowed({rockets, aliens});
    narrowed.has_secret(0, "Homing Beacon").hand(1, "R/JS").assault("9S 9H 4S 4C");
    narrowed.uses_on("Homing Beacon", "4S");
    narrowed.act({launch});
    narrowed.defends("R/JS", "9S");
    EXPECT_FALSE(narrowed.is_guarded("4S")) << "only a card of its rank defends that one";
    EXPECT_EQ(narrowed.chips(0), 9);

    Table menaced({aliens, rockets}); // what waits for others it does not defend (PA-9)
    menaced.hand(1, "JS").launches("9S 9H 4S 4H");
    menaced.defends("JS", "9S");
    EXPECT_FALSE(menaced.is_guarded("4S"));

    Table attacking({rockets, wolves});
    attacking.launches("JS JC");
    EXPECT_EQ(loss(attacking), 2);
}

TEST(PokerAssaultCards, BombardierHurtsWithAnotherQueen) {
    expect_chips(rockets, 1,
                 {{"QC QH QS 2H 2C", 7},
                  {"QC QH", 7},
                  {"QH QD", 10},                 // without it
                  {"QC JH KH 10S 9D", 10 - 1}}); // a Strafing Run alone
}

TEST(PokerAssaultCards, BombardierIsSilentInDefence) {
    Table table({wolves, rockets});
    table.hand(1, "QC").launches("JC JD JH 2H 2S");
    table.defends("QC", "JC");
    EXPECT_EQ(table.chips(0), 10);
}

TEST(PokerAssaultCards, SalvageCrewDrawsAPowerCardAndDoesDamage) {
    Table table({rockets, wolves});
    table.power_deck(0, "Barrage").assault("4H 4C"); // a Pair draws none
    table.act({launch});
    EXPECT_EQ(table.side(0).secrets, power_bit(power_named("Barrage")));
    EXPECT_EQ(table.state.phase, Phase::window) << "it may be used at once";
    EXPECT_EQ(table.chips(1), 9);
    Table flush({rockets, wolves});
    flush.side(0).power_deck = power_bit(power_named("Barrage")) | power_bit(power_named("Scramble"));
    flush.assault("4H 2H 6H 8H KH");
    flush.act({launch});
    EXPECT_EQ(flush.side(0).secret_count(), 2) << "one for the Flush";
    EXPECT_EQ(flush.chips(1), 9);
    Table none({rockets, wolves});
    none.assault("4H 4C");
    none.act({launch});
    EXPECT_EQ(none.side(0).secret_count(), 0) << "the Power Deck has run out (PA-13)";
    EXPECT_EQ(none.chips(1), 9);
}

TEST(PokerAssaultCards, SalvageCrewDoesNothingWhenGivenUpOrInDefence) {
    Table table({rockets, wolves});
    table.power_deck(0, "Barrage").hand(0, "4H 9C");
    table.plays("4H");
    table.act({stop});
    EXPECT_EQ(table.side(0).secret_count(), 0);
    EXPECT_EQ(table.chips(1), 10);
    Table defending({wolves, rockets});
    defending.power_deck(1, "Barrage").hand(1, "4H").launches("2H 2C");
    defending.defends("4H", "2H");
    EXPECT_EQ(defending.side(1).secret_count(), 0);
    EXPECT_EQ(defending.chips(0), 10);
}

// --- The Invaders

TEST(PokerAssaultCards, CelestialTelepathTakesOneOfTwoAndDiscardsTheOther) {
    Table table({aliens, wolves});
    table.hand(0, "5H 5C 2C 3C QS").draws(0, "KC 2D AH");
    table.plays("5H");
    ASSERT_NE(table.state.question(), nullptr);
    EXPECT_TRUE(table.holds(0, "KC")) << "the replacement first (PA-12)";
    EXPECT_EQ(table.refused(table.to_choose("KC", 0)), "PA-34");
    EXPECT_EQ(table.refused({decline}), "PA-34");
    ActionList actions;
    table.state.legal(actions);
    EXPECT_EQ(actions.size(), 2U);
    table.chooses("AH", 0);
    EXPECT_TRUE(table.holds(0, "AH"));
    EXPECT_TRUE(table.knows(1, "AH", 0)) << "shown to all (PA-35)";
    EXPECT_EQ(table.in_hand(0), 6);
    EXPECT_TRUE(table.side(0).on_deck.empty());
    EXPECT_EQ(table.state.discards.top(0), table.named(0, "2D"));
    ASSERT_EQ(table.of(what::discard).size(), 1U);
    EXPECT_TRUE(table.of(what::discard)[0].news) << "nobody else had seen it";
}

TEST(PokerAssaultCards, PA_13_CelestialTelepathWithOneCardInTheDeck) {
    Table table({aliens, wolves});
    table.hand(0, "5H").deck(0, "KC 2D").draws(0, "KC").discards(0, "7S 8S 9S");
    table.plays("5H");
    ASSERT_NE(table.state.question(), nullptr);
    EXPECT_EQ(table.side(0).on_deck.back(), table.named(0, "2D")) << "the one that was left is on top";
    EXPECT_EQ(table.state.discards.count(0), 0);
    EXPECT_EQ(table.state.deck_count(0), 4);
    table.chooses("2D", 0);
    EXPECT_EQ(table.state.discards.count(0), 1) << "the second one alone";
    EXPECT_EQ(table.state.deck_count(0), 2);
    Table last({aliens, wolves});
    last.hand(0, "5H").deck(0, "KC 2D").draws(0, "KC");
    last.plays("5H");
    last.chooses("2D", 0);
    EXPECT_TRUE(last.holds(0, "2D"));
    EXPECT_EQ(last.state.discards.count(0), 0) << "there is no other";
}

TEST(PokerAssaultCards, CelestialTelepathNotInDefenceNorWithoutCards) {
    Table defending({wolves, aliens});
    defending.hand(1, "5H").launches("4H 4C");
    defending.defends("5H", "4H");
    EXPECT_EQ(defending.state.phase, Phase::defend);

    Table table({aliens, wolves});
    table.hand(0, "5H").deck(0, "KC");
    table.plays("5H");
    EXPECT_EQ(table.state.question(), nullptr) << "nothing is left in the deck";
}

TEST(PokerAssaultCards, PA_9_MenacerFirst) {
    Table table({aliens, wolves});
    table.hand(1, "10C 9D 10S KH").launches("9C 9S 4C 4H");
    EXPECT_EQ(table.refused(table.to_defend("10C", "4C")), "PA-9");
    EXPECT_EQ(table.refused(table.to_defend("10C", "9C")), "");
    table.defends("9D", "9C");
    EXPECT_EQ(table.refused(table.to_defend("10C", "4C")), "PA-9") << "until the last Menacer";
    table.defends("10S", "9S");
    EXPECT_EQ(table.refused(table.to_defend("10C", "4C")), "");
}

TEST(PokerAssaultCards, MenacerDoesNotMenaceInDefence) {
    Table table({wolves, aliens});
    table.hand(1, "9C 9D").launches("8C 8D");
    table.defends("9C", "8C");
    EXPECT_EQ(table.refused(table.to_defend("9D", "8D")), "");
}

TEST(PokerAssaultCards, PA_41_AbductorTakesTheCard) {
    Table table({wolves, aliens});
    table.hand(1, "7C 2D 3D 4D 5D").draws(1, "6H").launches("6C 6D");
    EXPECT_EQ(table.refused(table.to_defend("7C", "6D")), "") << "any 6";
    table.defends("7C", "6C");
    EXPECT_EQ(table.index_of("6C"), 0) << "until the end of the round it stays";
    table.act({done});
    EXPECT_TRUE(table.holds(1, "W/6C"));
    EXPECT_TRUE(table.knows(0, "6C", 0)) << "shown to all (PA-35)";
    EXPECT_EQ(table.in_hand(1), 6);
    EXPECT_TRUE(table.discarded(0, "6D"));
    EXPECT_FALSE(table.discarded(0, "6C"));

    for (const auto& [assault, guarded] :
         {std::pair{"5D 5S", false}, {"6D 6S", true}, {"8D 8S", true}, {"9D 9S", false}}) {
        Table within({wolves, aliens});
        within.hand(1, "7C").launches(assault);
        const std::string first(assault, std::string_view(assault).find(' '));
        EXPECT_EQ(within.refused(within.to_defend("7C", first)), guarded ? "" : "PA-30") << assault;
    }

    Table full({wolves, aliens}); // there is no room for it (PA-36)
    full.hand(1, "7C").launches("8C 8S");
    full.defends("7C", "8C");
    full.hand(1, "2D 3D 4D 5D 7D 8D 9D 10D JD QD KD AD");
    full.act({done});
    EXPECT_TRUE(full.discarded(0, "8C"));
}

TEST(PokerAssaultCards, AbductorTakesNothingInAnAssault) {
    Table table({aliens, wolves});
    table.hand(1, "7H").launches("7C 7D");
    table.defends("7H", "7C");
    EXPECT_EQ(table.refused({done}), "");
    table.act({done});
    EXPECT_TRUE(table.discarded(1, "7H"));
    EXPECT_TRUE(table.discarded(0, "7C"));
}

TEST(PokerAssaultCards, MimicTakesARankOfTheAssault) {
    Table table({aliens, wolves});
    table.assault("KC").hand(0, "10H");
    table.plays("10H", king);
    EXPECT_EQ(table.attacker("10H").rank, king);
    EXPECT_EQ(table.attacker("10H").suit, hearts);
    EXPECT_EQ(table.refused({launch}), "");
    table.act({launch});
    EXPECT_EQ(table.chips(0), 11);
}

TEST(PokerAssaultCards, MimicNotToAnotherRankNorFirstNorInDefence) {
    Table table({aliens, wolves});
    table.hand(0, "10H");
    EXPECT_EQ(table.refused(table.to_play("10H", king)), "PA-16") << "nothing lies there";
    table.assault("KC");
    EXPECT_EQ(table.refused(table.to_play("10H", queen)), "PA-16");
    Table defending({wolves, aliens});
    defending.hand(1, "10H").launches("KH KC");
    EXPECT_EQ(defending.refused(defending.to_defend("10H", "KC")), "PA-30");
}

TEST(PokerAssaultCards, PA_33_ProbeSaucerShowsAHandAndTakesTheBest) {
    Table table({aliens, wolves, rockets});
    table.hand(0, "QD").hand(1, "2C 3C KC JH").hand(2, "4C 5C");
    table.plays("QD");
    EXPECT_TRUE(table.knows(0, "2C", 1));
    EXPECT_TRUE(table.knows(0, "3C", 1));
    EXPECT_TRUE(table.discarded(1, "KC"));
    EXPECT_TRUE(table.discarded(1, "JH"));
    EXPECT_FALSE(table.knows(0, "4C", 2)) << "only the hand of the opponent on the left";
    EXPECT_EQ(table.in_hand(2), 2);
    EXPECT_FALSE(table.knows(2, "2C", 1)) << "and only its player sees it";
    State view = table.state;
    view.redact(0);
    EXPECT_TRUE(view.side[1].hand.has(table.named(1, "2C")));
    view.redact(2);
    EXPECT_TRUE(view.side[1].hand.empty());
}

TEST(PokerAssaultCards, ProbeSaucerShowsNothingInDefenceNorWhatIsDrawnLater) {
    Table table({wolves, aliens});
    table.hand(0, "2C 3C").hand(1, "QD").launches("JD JC");
    table.defends("QD", "JD");
    EXPECT_FALSE(table.knows(1, "2C", 0));
    EXPECT_EQ(table.in_hand(0), 2);

    Table later({aliens, wolves});
    later.hand(0, "QD").hand(1, "2C KC JH").draws(1, "7S");
    later.plays("QD");
    later.act({stop});
    EXPECT_FALSE(later.knows(0, "7S", 1));
    later.plays("2C");
    EXPECT_FALSE(later.knows(0, "2C", 1)) << "it lies open now";
}

TEST(PokerAssaultCards, PA_35_BodySnatcherTakesTwoCardsOfTheAttacker) {
    Table table({wolves, aliens, rockets});
    table.hand(0, "2C 3C").hand(1, "KD").launches("QD QC");
    table.defends("KD", "QD");
    EXPECT_TRUE(table.holds(1, "W/2C"));
    EXPECT_TRUE(table.holds(1, "W/3C"));
    EXPECT_EQ(table.in_hand(0), 0);
    EXPECT_TRUE(table.knows(0, "2C", 0)) << "its owner saw where it went";
    EXPECT_TRUE(table.knows(2, "2C", 0));
    ASSERT_EQ(table.of(what::take).size(), 2U);
    EXPECT_EQ(table.of(what::take)[0].seen, everybody);
    EXPECT_EQ(table.chips(0), 8);
}

TEST(PokerAssaultCards, BodySnatcherTakesNothingFromAnEmptyHandOrInAnAssault) {
    Table table({wolves, aliens});
    table.hand(1, "KD").launches("QD QC");
    table.defends("KD", "QD");
    EXPECT_EQ(table.in_hand(1), 1) << "the replacement";
    EXPECT_EQ(table.in_hand(0), 0) << "nothing was taken";
    Table attacking({aliens, wolves});
    attacking.hand(0, "KD").hand(1, "2C");
    attacking.plays("KD");
    EXPECT_EQ(attacking.in_hand(1), 1);
}

} // namespace cardfront::poker_assault
