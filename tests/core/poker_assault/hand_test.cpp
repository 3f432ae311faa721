// Poker Assault: how many cards a hand has: twelve at most, five again, and what a Surplus is.
#include "tests/core/poker_assault/table.h"

namespace cardfront::poker_assault {

TEST(PokerAssaultHand, PA_36_NobodyHoldsMoreThanTwelve) {
    const std::string eleven = "KD 3C 4C 5C 6C 7C 8C 9C 10C JC QC";
    Table drawing({wolves, rockets});
    drawing.has_secret(1, "Scramble").hand(1, eleven).launches("QD QS");
    drawing.uses("Scramble");
    EXPECT_EQ(drawing.in_hand(1), most_hand);

    Table taking({wolves, aliens});
    taking.hand(0, "2H 3H").hand(1, eleven).launches("QD QS");
    taking.defends("KD", "QD"); // Body Snatcher, for which one is drawn
    EXPECT_EQ(taking.in_hand(1), most_hand);
    EXPECT_EQ(taking.in_hand(0), 1) << "there was room for one";

    Table full({wolves, aliens});
    full.hand(1, eleven + " AC").launches("JD JS");
    full.defends("JC", "JD");
    EXPECT_EQ(full.in_hand(1), most_hand) << "eleven were left, and one is drawn";
}

TEST(PokerAssaultHand, PA_43_WhoHasFewerThanFiveDrawsUpToThem) {
    Table fewer({wolves, rockets, vampires}); // at the end of a round all who have fewer draw up to five
    fewer.hand(0, "2C 7S").hand(1, "9H").hand(2, "2D 3D 4D 5D 6D 7D");
    fewer.plays("2C");
    EXPECT_EQ(fewer.in_hand(0), 2) << "one for one";
    fewer.act({stop});
    EXPECT_EQ(fewer.in_hand(0), hand_size);
    EXPECT_EQ(fewer.in_hand(1), hand_size);
    EXPECT_EQ(fewer.in_hand(2), 6) << "who has more discards nothing";
    Table empty({wolves, rockets});
    empty.deck(1, "").hand(0, "2C");
    empty.plays("2C");
    empty.act({stop});
    EXPECT_EQ(empty.in_hand(1), 0) << "there is nothing to draw (PA-13)";
}

namespace {

void expect_surplus(Table& table, Seat seat, int count, const char* card) {
    EXPECT_EQ(table.in_hand(seat), count) << card;
    EXPECT_EQ(table.side(seat).surplus, 1) << card;
}

} // namespace

TEST(PokerAssaultHand, PA_46_OfASurplusNoneIsDrawnUntilFiveAreLeft) {
    Table draws({wolves, rockets});
    draws.has_secret(1, "Scramble").hand(1, "5C 5D 6S").launches("4C 4D 4S 4H");
    draws.uses("Scramble");
    expect_surplus(draws, 1, 7, "Scramble");
    draws.defends("5C", "4C");
    EXPECT_EQ(draws.in_hand(1), 6);
    draws.defends("5D", "4D");
    EXPECT_EQ(draws.in_hand(1), hand_size);
    draws.defends("6S", "4S");
    EXPECT_EQ(draws.in_hand(1), hand_size) << "five were left: one for one again";

    Table telepath({aliens, wolves});
    telepath.hand(0, "5H 5C 2C 3C QS").draws(0, "KC 2D AH").plays("5H");
    telepath.chooses("AH", 0);
    expect_surplus(telepath, 0, 6, "Celestial Telepath");
    telepath.draws(0, "10C 8C 9D").plays("5C"); // a second one: five are left, then the card that it takes
    telepath.chooses("8C", 0);
    expect_surplus(telepath, 0, 6, "Celestial Telepath");

    Table snatcher({wolves, aliens});
    snatcher.hand(0, "2C 3C").hand(1, "KD 2D 3D 4D 6D").launches("QD QC");
    snatcher.defends("KD", "QD");
    expect_surplus(snatcher, 1, 7, "Body Snatcher");

    Table abductor({wolves, aliens});
    abductor.hand(1, "7C 2D 3D 4D 5D").launches("6C 6D");
    abductor.defends("7C", "6C");
    EXPECT_EQ(abductor.side(1).surplus, 0) << "the round is not over";
    abductor.act({done});
    expect_surplus(abductor, 1, 6, "Abductor");

    Table shift({wolves, vampires});
    shift.has_secret(1, "Phase Shift").hand(1, "5C 2D 3D 6D 7D").launches("4C 4D");
    shift.uses_on("Phase Shift", "4D");
    expect_surplus(shift, 1, 6, "Phase Shift");
    shift.defends("5C", "4C");
    EXPECT_EQ(shift.in_hand(1), hand_size);

    Table beam({wolves, rockets});
    beam.power_deck(0, "Tractor Beam").hand(0, "2H 3H 4H 6H 7H").hand(1, "KH").assault("2C 3D 4C 5D 6C");
    beam.act({launch});
    expect_surplus(beam, 0, 6, "Tractor Beam");

    Table control({aliens, wolves});
    control.has_secret(0, "Mind Control").hand(0, "2C 3C 4C 6C 8C").hand(1, "KC");
    control.uses("Mind Control");
    control.chooses("KC", 1);
    expect_surplus(control, 0, 6, "Mind Control");
    control.plays("2C");
    EXPECT_EQ(control.in_hand(0), hand_size);
}

TEST(PokerAssaultHand, PA_46_AboveFiveInAnyOtherWayOneDrawsOn) {
    Table other({wolves, rockets});
    other.hand(0, "2C 2D 5H 8S JC KD").hand(1, "3C 2S 4S 5S 6S 7S 8S");
    other.plays_all("2C 2D");
    EXPECT_EQ(other.in_hand(0), 6);
    other.act({launch});
    other.defends("3C", "2C");
    EXPECT_EQ(other.in_hand(1), 7);
}

TEST(PokerAssaultHand, PA_46_ASurplusStaysThroughAReformAndEndsWithFiveCards) {
    Table table({wolves, rockets});
    table.has_secret(1, "Scramble").hand(1, "2S 3S").launches("QC QD");
    table.uses("Scramble");
    table.act({done});
    table.act({reform});
    expect_surplus(table, 1, 6, "Reform");
    table.hand(1, "KS 9H 2S 4S 5S 6S").launches("3H 3D"); // Howler
    EXPECT_EQ(table.in_hand(1), hand_size);
    EXPECT_EQ(table.side(1).surplus, 0);
    table.defends("9H", "3H");
    EXPECT_EQ(table.in_hand(1), hand_size) << "one for one";
}

} // namespace cardfront::poker_assault
