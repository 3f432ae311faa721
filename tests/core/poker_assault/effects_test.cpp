// What hints and the review say of an action: what it does now.
#include "tests/core/poker_assault/table.h"

namespace cardfront::poker_assault {

namespace {

std::string effect(const Table& table, Action action) {
    return effect_words(table.state, action, Names{});
}

} // namespace

TEST(PokerAssaultEffects, ACardTellsWhatTheAssaultBecomes) {
    Table table({rockets, wolves});
    table.hand(0, "7C 7D 9C").plays("7C");
    EXPECT_EQ(effect(table, table.to_play("7D")), "Makes it: Pair.");
    EXPECT_EQ(effect(table, table.to_play("9C")),
              "Leads to Two Pair: one more of 7 or 9, one more of the other.");
}

TEST(PokerAssaultEffects, WhereTheHandHasTheRestThatIsWhatTheAssaultLeadsTo) {
    Table table({rockets, wolves});
    table.hand(0, "6C 7D 8C 9D 10C KC").plays("6C");
    EXPECT_EQ(effect(table, table.to_play("7D")), "Leads to Straight: the rest is in hand.");
    EXPECT_EQ(effect(table, table.to_play("KC")),
              "Leads to Two Pair: one more of 6 or King, one more of the other.");
}

TEST(PokerAssaultEffects, OfWhatTheHandHasTheWorthiestIsTold) {
    Table table({rockets, wolves});
    table.hand(0, "7C 9C 9D 7D").plays("7C");
    EXPECT_EQ(effect(table, table.to_play("9C")), "Leads to Two Pair: the rest is in hand.");
    Table more({rockets, wolves});
    more.hand(0, "7C 9C 9D 7D 7S").plays("7C");
    EXPECT_EQ(effect(more, more.to_play("9C")), "Leads to Full House: the rest is in hand.");
}

TEST(PokerAssaultEffects, ACardThatChangesAnotherTellsWhatBothMake) {
    Table table({vampires, rockets});
    table.assault("2D 4D 6D 8C").hand(0, "10D"); // Mesmerist
    EXPECT_EQ(effect(table, table.to_play("10D", 3)).rfind("Makes it: Flush.", 0), 0U);
}

TEST(PokerAssaultEffects, ADefenceTellsWhatItStopsAndWhatTheHandKeeps) {
    Table table({rockets, wolves});
    table.hand(1, "8C KD QC QD").launches("7C 7D");
    EXPECT_EQ(effect(table, table.to_defend("8C", "7C")),
              "Stops 1 damage; 1 would be left. The hand keeps both Queens.");
    table.defends("8C", "7C");
    EXPECT_EQ(effect(table, table.to_defend("QD", "7D")), "Stops the last damage.");
    EXPECT_EQ(effect(table, {done}), "Leaves 9 chips. The hand keeps both Queens.");
}

TEST(PokerAssaultEffects, OfALaunchAndASecret) {
    Table table({rockets, wolves});
    table.hand(0, "7C 7D").has_secret(0, "Barrage").plays_all("7C 7D");
    EXPECT_EQ(effect(table, {launch}), "2 cards to defend. If all hit, they do 2 damage.");
    EXPECT_EQ(effect(table, Table::to_use("Barrage")), card_text(card_of_power(power_named("Barrage"))));
}

TEST(PokerAssaultEffects, ALaunchTellsTheDamageOfItsCardsToo) {
    Table table({wolves, rockets});
    table.standing(0, "Full Moon").assault("6C 7D 8C 9D 10C"); // a Monstrous 10 in a Straight
    EXPECT_EQ(effect(table, {launch}), "5 cards to defend. If all hit, they do 10 damage.");
    Table three({wolves, rockets, vampires});
    three.standing(1, "Shield Generator").assault("4C 4D");
    Names names;
    names[1] = "Bob";
    EXPECT_EQ(effect_words(three.state, {launch}, names),
              "2 cards to defend. If all hit, Bob takes 1 damage.");
}

TEST(PokerAssaultEffects, ADefenceTellsWhatItsCardDoesBesides) {
    Table leader({wolves, rockets});
    leader.hand(1, "JS 2C").launches("4S 4C 4D 9S 9C");
    EXPECT_EQ(
        effect(leader, leader.to_defend("JS", "4S")),
        "Stops 2 damage; 3 would be left. Defence: It defends all cards that it could defend. The attacker "
        "takes 1 damage for each.");
    Table count({wolves, vampires});
    count.hand(1, "KS").launches("4S 4C");
    EXPECT_EQ(effect(count, count.to_defend("KS", "4S")),
              "Stops 1 damage; 1 would be left. Defence: Gain 3 chips.");
    Table plain({wolves, vampires}); // an ability for the Assault does nothing here
    plain.hand(1, "QH").launches("4H 4C");
    EXPECT_EQ(effect(plain, plain.to_defend("QH", "4H")), "Stops 1 damage; 1 would be left.");
}

TEST(PokerAssaultEffects, WhereNoDamageIsLeftNoneIsStopped) {
    Table table({wolves, rockets});
    table.has_secret(1, "Evasive Action").hand(1, "7S").launches("4S 4C");
    table.uses("Evasive Action");
    EXPECT_EQ(effect(table, table.to_defend("7S", "4S")), "Stops no damage by itself; 0 would be left.");
}

TEST(PokerAssaultEffects, StoppingCountsWhatTheHitTakesBesides) {
    Table table({aliens, rockets});
    table.standing(0, "Mothership").launches("4C 4D 4H");
    EXPECT_EQ(effect(table, {done}), "Leaves 6 chips.") << "3 damage, and 1 that the Mothership takes";
}

TEST(PokerAssaultEffects, ATelepathsChoiceTellsOfBothCards) {
    Table table({aliens, wolves});
    table.hand(0, "5H KD").draws(0, "QH KC 2C");
    table.plays("5H");
    EXPECT_EQ(effect(table, table.to_choose("KC", 0)),
              "The hand then has both Kings. The 2 of Clubs is discarded.");
}

} // namespace cardfront::poker_assault
