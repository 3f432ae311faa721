// Poker Assault with three and four players.
#include "core/match/match.h"

#include "tests/core/cases.h"
#include "tests/core/poker_assault/table.h"

namespace cardfront::poker_assault {

namespace {

Table three() {
    return Table({rockets, wolves, vampires});
}
Table four() {
    return Table({rockets, wolves, vampires, aliens});
}

} // namespace

TEST(PokerAssaultPlayers, OfThreeTheLastDoesNotShareATie) {
    Table table({wolves, rockets, vampires});
    table.chips(0, 4).chips(1, 4).chips(2, 3).hand(0, "7C");
    table.state.preparations = most_preparations;
    table.plays("7C");
    table.act({stop});
    ASSERT_EQ(table.state.phase, Phase::over);
    EXPECT_EQ(table.state.winner(), nobody);
    EXPECT_EQ(table.state.value(0), 0);
    EXPECT_EQ(table.state.value(1), 0);
    EXPECT_EQ(table.state.value(2), -1000);
}

TEST(PokerAssaultPlayers, OfThreeOnesShareOfTheChipsIsWhatOneStandsAt) {
    Table table = three();
    table.chips(0, 10).chips(1, 5).chips(2, 5);
    EXPECT_EQ(table.state.value(0), 0) << "half of them: as likely to win as not";
    EXPECT_EQ(table.state.value(1), -500);
    table.chips(0, 9).chips(1, 5).chips(2, 1).hand(1, "2C").launches("7C 7D");
    table.act({done});
    table.act({keep});
    table.act({done}); // and the third is out
    EXPECT_EQ(table.state.value(2), -1000);
    EXPECT_EQ(table.state.value(0), 2000 * 9 / 12 - 1000);
    EXPECT_EQ(table.state.value(1), 2000 * 3 / 12 - 1000);
}

TEST(PokerAssaultPlayers, PA_21_DefendersTakeTurns) {
    Table table = three();
    table.hand(1, "8C 8D").hand(2, "8H 8S").launches("7C 7D 7H");
    EXPECT_EQ(table.state.turn(), 1) << "the one on the left first";
    table.defends("8C", "7C");
    EXPECT_EQ(table.state.turn(), 2);
    table.defends("8H", "7H");
    EXPECT_EQ(table.state.turn(), 1);
    table.defends("8D", "7D");
    EXPECT_EQ(table.state.phase, Phase::prepare);
    EXPECT_EQ(table.state.turn(), 1) << "fully defended: the attacker's left neighbour prepares";
    EXPECT_TRUE(table.discarded(1, "8C"));
    EXPECT_TRUE(table.discarded(2, "8H"));
}

TEST(PokerAssaultPlayers, PA_21_APassIsFinalAndTakesTheDamageOfThatMoment) {
    Table table = three();
    table.hand(1, "2C").hand(2, "8H 8D 8C").launches("7C 7D 7H");
    table.act({done});
    EXPECT_EQ(table.chips(1), 7);
    ASSERT_EQ(table.state.phase, Phase::reform);
    EXPECT_EQ(table.state.turn(), 1);
    table.act({keep});
    for (const auto& [card, target] : {std::pair{"8H", "7H"}, {"8D", "7D"}, {"8C", "7C"}}) {
        EXPECT_EQ(table.state.turn(), 2);
        table.defends(card, target);
    }
    EXPECT_EQ(table.chips(1), 7);
    EXPECT_EQ(table.chips(2), 10);
    EXPECT_EQ(table.state.turn(), 1) << "fully defended in the end";
}

TEST(PokerAssaultPlayers, PA_21_BothPassedTheAttackerPresses) {
    Table table = three();
    table.launches("7C 7D");
    table.act({done});
    table.act({done});
    EXPECT_EQ(table.chips(1), 8);
    EXPECT_EQ(table.chips(2), 8);
    EXPECT_EQ(table.state.turn(), 0);
    EXPECT_EQ(table.state.phase, Phase::prepare);
}

TEST(PokerAssaultPlayers, PA_21_NoAssaultTheLeftNeighbourPrepares) {
    for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) {
        Table table = three();
        table.assault("7C", seat);
        table.act({stop});
        EXPECT_EQ(table.state.turn(), (seat + 1) % 3);
    }
}

TEST(PokerAssaultPlayers, PA_21_AKnockOutInTheMiddleOfADefence) {
    Table table = three();
    table.chips(1, 2).hand(1, "8C 2C").hand(2, "8D 8H").launches("7C 7D 7H");
    table.defends("8C", "7C");
    table.defends("8D", "7D");
    EXPECT_EQ(table.chips(1, 1).state.turn(), 1);
    table.act({done});
    EXPECT_FALSE(table.state.lives(1));
    EXPECT_TRUE(table.is_guarded("7C")) << "what they defended stays defended";
    EXPECT_EQ(table.side(1), Side{}) << "their cards leave the game";
    EXPECT_EQ(table.state.turn(), 2) << "the others go on";
    table.defends("8H", "7H");
    EXPECT_EQ(table.state.phase, Phase::prepare);
    EXPECT_EQ(table.state.turn(), 2) << "the left neighbour who is still there";
}

TEST(PokerAssaultPlayers, PA_21_AfterAKnockOutThePressAndTheGameGoOn) {
    Table table = three();
    table.chips(1, 2).hand(2, "9C").launches("7C 7D");
    table.act({done});
    EXPECT_FALSE(table.state.lives(1));
    EXPECT_EQ(table.state.turn(), 2);
    table.act({done});
    table.act({keep});
    EXPECT_EQ(table.state.turn(), 0);
    EXPECT_EQ(table.state.phase, Phase::prepare);
    table.chips(2, 2).launches("9S 9H");
    EXPECT_EQ(table.state.turn(), 2) << "only one defends now";
    table.act({done});
    EXPECT_EQ(table.state.winner(), 0);
}

TEST(PokerAssaultPlayers, PA_21_TheAttackerIsKnockedOut) {
    Table table = three();
    table.chips(0, 1).has_secret(1, "Ambush").launches("7C 7D 7H");
    table.state.assault[2].marks |= guarded;
    table.uses("Ambush");
    EXPECT_FALSE(table.state.lives(0));
    EXPECT_EQ(table.state.phase, Phase::prepare);
    EXPECT_EQ(table.state.turn(), 1);
    EXPECT_TRUE(table.state.assault.empty());
    EXPECT_EQ(table.chips(1), 10);
    EXPECT_TRUE(table.spent(1, "Ambush"));
}

TEST(PokerAssaultPlayers, PA_21_WhatAKnockedOutAttackerLeavesIsToldInOrder) {
    Table table({rockets, aliens, wolves});
    table.chips(0, 2).has_secret(1, "Ambush").hand(1, "7S 9D").hand(2, "9C").launches("6C 6S 8C 8D");
    table.defends("7S", "6S"); // Abductor
    table.defends("9C", "8C");
    table.uses("Ambush");
    ASSERT_FALSE(table.state.lives(0));
    struct Row {
        const char* card;
        Seat owner;
        Place from, to;
    };
    const auto discards = table.of(what::discard);
    const std::vector<Row> expected{{"6C", 0, {assault_area, 0, -1, 0}, {gone_area, 0}},
                                    {"7S", 1, {guard_area, 1, -1, 1}, {discard_area, 1}},
                                    {"8C", 0, {assault_area, 0, -1, 2}, {gone_area, 0}},
                                    {"9C", 2, {guard_area, 2, -1, 2}, {discard_area, 2}},
                                    {"8D", 0, {assault_area, 0, -1, 3}, {gone_area, 0}}};
    ASSERT_EQ(discards.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(discards[i].card, table.named(expected[i].owner, expected[i].card)) << expected[i].card;
        EXPECT_EQ(discards[i].from, expected[i].from) << expected[i].card;
        EXPECT_EQ(discards[i].to, expected[i].to) << expected[i].card;
    }
    EXPECT_EQ(table.state.discards.top(1), table.named(1, "7S"));
    EXPECT_TRUE(table.holds(1, "R/6S")) << "it had become theirs";

    Table guard = three(); // a defender's cards leave the game, and what they defended stays defended
    guard.chips(1, 2).hand(1, "8C").hand(2, "8D").launches("7C 7D 7H");
    guard.defends("8C", "7C");
    guard.defends("8D", "7D");
    guard.chips(1, 1).act({done});
    ASSERT_EQ(guard.of(what::discard).size(), 1U);
    EXPECT_EQ(guard.of(what::discard)[0].card, guard.named(1, "8C"));
    EXPECT_EQ(guard.of(what::discard)[0].to, (Place{gone_area, 1}));
}

TEST(PokerAssaultPlayers, PA_21_EachDefenderReducesTheirOwnDamage) {
    Table table = three();
    table.has_secret(1, "Thick Hide").standing(2, "Shield Generator").launches("7C 7D 7H");
    table.uses("Thick Hide");
    EXPECT_EQ(table.state.turn(), 1) << "a Secret is no card of the defence";
    table.act({done});
    table.act({done});
    EXPECT_EQ(table.chips(1), 10);
    EXPECT_EQ(table.chips(2), 8);
}

TEST(PokerAssaultPlayers, PA_19_WhoTakesChipsGetsAllThatTheCardSays) {
    Table table({aliens, wolves, rockets});
    table.has_secret(0, "Cloaking Device").chips(1, 3).assault("4C 4D");
    table.uses_on("Cloaking Device", "4C");
    table.act({launch});
    table.act({done});
    EXPECT_FALSE(table.state.lives(1)) << "2 damage, and the 2 that are taken";
    EXPECT_EQ(table.chips(0), 12);
}

// Seat 0 attacks three others with three cards; seat 1 has passed, and has one chip when seat 2 stops.
namespace {

Table late_loss(const char* power, const char* third_hand) {
    Table table({aliens, wolves, rockets});
    table.hand(0, "KD").hand(1, "KH").hand(2, third_hand).assault("4C 4D 4H");
    if (power_card(power_named(power)).kind == Kind::standing)
        table.standing(0, power);
    else
        table.has_secret(0, power).uses_on(power, "4C");
    table.act({launch});
    table.act({done});
    table.act({keep});
    table.chips(1, 1);
    return table;
}
// Where it stands among what happened; -1: it did not.
int place_of(const Table& table, int what, Seat seat) {
    for (std::size_t i = 0; i < table.events.size(); ++i)
        if (table.events[i].what == what && std::max(table.events[i].seat, table.events[i].to.seat) == seat)
            return static_cast<int>(i);
    return -1;
}

} // namespace

TEST(PokerAssaultPlayers, PA_19_OneWhoHasPassedIsOutAtOnceToo) {
    for (const char* const power : {"Mothership", "Cloaking Device"}) {
        Table table = late_loss(power, "KC");
        table.act({done});
        EXPECT_FALSE(table.state.lives(1)) << power << ", before the others go on";
        EXPECT_EQ(table.state.phase, Phase::reform) << "the third one, who is asked next";
        EXPECT_EQ(table.state.turn(), 2);
        table.act({keep});
        EXPECT_EQ(table.state.turn(), 0) << "the attacker presses";

        Table empty = late_loss(power, ""); // nothing to reform: the round ends
        empty.act({done});
        EXPECT_FALSE(empty.state.lives(1));
        EXPECT_EQ(empty.side(1), Side{});
        const int out = place_of(empty, what::knock_out, 1);
        ASSERT_GE(out, 0);
        EXPECT_EQ(place_of(empty, what::deal, 1), -1) << "they draw nothing more";
        EXPECT_GT(place_of(empty, what::deal, 0), out) << "and others after it";
        EXPECT_GT(place_of(empty, what::turn, 0), out);
        EXPECT_EQ(empty.in_hand(0), hand_size);
    }
}

TEST(PokerAssaultPlayers, PA_25_AtTheLastPreparationTheOutAreOut) {
    Table table = late_loss("Mothership", "");
    table.state.preparations = most_preparations;
    table.act({done});
    EXPECT_EQ(table.state.phase, Phase::over);
    EXPECT_FALSE(table.state.lives(1));
    EXPECT_EQ(table.chips(1), 0);
    const int out = place_of(table, what::knock_out, 1);
    ASSERT_GE(out, 0);
    EXPECT_GT(place_of(table, what::game_end, 0), out);

    Table pair = late_loss("Mothership", ""); // two at one moment
    pair.state.preparations = most_preparations;
    pair.chips(2, 3).act({done});
    EXPECT_FALSE(pair.state.lives(1));
    EXPECT_FALSE(pair.state.lives(2));
    EXPECT_EQ(pair.state.winner(), 0);
    EXPECT_TRUE(pair.of(what::turn).empty());
    EXPECT_TRUE(pair.of(what::deal).empty());
}

TEST(PokerAssaultPlayers, PA_19_TheCase) {
    const auto match = Match::from_record(case_text("late-knock-out-53.rec"));
    ASSERT_TRUE(match) << match.problem().reason;
    std::vector<int> told;
    for (const Event& event : match->steps().back().events)
        if (event.what == what::knock_out || event.what == what::deal || event.what == what::turn)
            told.push_back(event.what);
    ASSERT_FALSE(told.empty());
    EXPECT_EQ(told.front(), what::knock_out);
}

TEST(PokerAssaultPlayers, PA_33_TheOpponentOnTheLeftIsTheNextLivingOne) {
    Table table = three();
    table.chips(1, 2).launches("7C 7D");
    EXPECT_EQ(table.state.left_opponent(0), 1);
    table.act({done});
    EXPECT_EQ(table.state.left_opponent(0), 2);
    EXPECT_EQ(table.state.left_of(0), 2);
    table.act({done});
    table.has_secret(0, "Barrage").assault("9S 9H");
    table.act({launch});
    table.uses("Barrage");
    EXPECT_EQ(table.chips(2), 6);

    const Table teams = four();
    for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}, Seat{3}})
        EXPECT_EQ(teams.state.left_opponent(seat), (seat + 1) % 4);
}

TEST(PokerAssaultPlayers, PA_33_OneWhoHasNoChipsLeftIsHitNoMore) {
    Table table = three();
    table.chips(1, 2).power_deck(0, "Missile Strike").assault("10H 2H 3H 6H KH"); // with a Strafing Run
    table.act({launch});
    EXPECT_FALSE(table.state.lives(1)) << "by the Missile Strike (PA-19)";
    EXPECT_EQ(table.chips(2), 9) << "the next opponent takes the next hit";
    EXPECT_EQ(table.state.turn(), 2);
}

TEST(PokerAssaultPlayers, PA_33_OneWhoIsKnockedOutInTheWindowDefendsNoMore) {
    Table table = three();
    table.chips(1, 2).has_secret(0, "Barrage").assault("7C 7D");
    table.act({launch});
    table.uses("Barrage");
    EXPECT_FALSE(table.state.lives(1));
    EXPECT_EQ(table.state.phase, Phase::defend);
    EXPECT_EQ(table.state.turn(), 2);
}

TEST(PokerAssaultPlayers, PA_22_TeamsShareTheirChips) {
    Table table = four();
    EXPECT_EQ(table.chips(0), team_chips);
    EXPECT_EQ(table.chips(1), team_chips);
    table.launches("7C 7D");
    table.act({done});
    EXPECT_EQ(table.chips(1), 18);
    EXPECT_EQ(table.chips(3), 18);
    EXPECT_EQ(table.state.score(1), table.state.score(3));
    EXPECT_EQ(table.state.turn(), 2) << "the partner presses";
}

TEST(PokerAssaultPlayers, PA_22_OnlyTheLeftOpponentDefendsAndMayReform) {
    Table table = four();
    table.hand(1, "2C 3C").hand(3, "8C 8D").launches("7C 7D");
    EXPECT_EQ(table.state.turn(), 1);
    table.act({done});
    EXPECT_EQ(table.state.phase, Phase::reform);
    EXPECT_EQ(table.state.turn(), 1);
    table.act({reform});
    EXPECT_EQ(table.state.turn(), 2);
    EXPECT_EQ(table.in_hand(1), hand_size) << "PA-43";
    EXPECT_EQ(table.state.discards.count(1), 2);
}

TEST(PokerAssaultPlayers, PA_22_WithoutAnAssaultTheLeftOpponentPrepares) {
    Table table = four();
    table.assault("7C");
    table.act({stop});
    EXPECT_EQ(table.state.turn(), 1);
}

TEST(PokerAssaultPlayers, PA_32_ATeamIsOutTogether) {
    Table table = four();
    table.chips(1, 2).launches("7C 7D");
    table.act({done});
    EXPECT_EQ(table.state.phase, Phase::over);
    EXPECT_FALSE(table.state.lives(1));
    EXPECT_FALSE(table.state.lives(3));
    EXPECT_EQ(table.state.team(table.state.winner()), 0);
}

// --- The rulebook's examples: players A, B, C, D are seats 0, 1, 2, 3

TEST(PokerAssaultPlayers, ExampleOneForThree) { // PA-21
    Table table = three();
    table.hand(1, "4C 2C").hand(2, "5D 6C 7D 3H").launches("3C 4D 5C 6D 7S");
    table.defends("4C", "3C");
    table.defends("5D", "4D");
    EXPECT_EQ(table.state.turn(), 1);
    table.act({done});
    EXPECT_EQ(table.chips(1), 7);
    EXPECT_EQ(table.state.turn(), 2) << "no reform: B has played a card";
    table.defends("6C", "5C");
    EXPECT_EQ(table.state.turn(), 2);
    table.defends("7D", "6D");
    EXPECT_EQ(table.state.turn(), 2);
    table.act({done});
    EXPECT_EQ(table.chips(2), 9);
    EXPECT_EQ(table.state.turn(), 0) << "A presses";
    EXPECT_EQ(table.state.phase, Phase::prepare);
}

TEST(PokerAssaultPlayers, ExampleTwoForThree) { // PA-21 and PA-11
    Table table = three();
    table.hand(1, "8C 2C").hand(2, "2D 3C").launches("7C 7D 7H");
    table.defends("8C", "7C");
    table.act({done});
    EXPECT_EQ(table.chips(2), 8);
    EXPECT_EQ(table.state.phase, Phase::reform);
    EXPECT_EQ(table.state.turn(), 2);
    table.act({reform});
    EXPECT_EQ(table.in_hand(2), 2);
    EXPECT_EQ(table.state.turn(), 1) << "B goes on";
}

TEST(PokerAssaultPlayers, ExampleForFour) { // PA-22
    Table table = four();
    table.hand(1, "8C 8D").launches("7C 7D");
    EXPECT_EQ(table.state.turn(), 1);
    table.defends("8C", "7C");
    table.defends("8D", "7D");
    EXPECT_EQ(table.state.turn(), 1) << "B has fully defended, and prepares";
    EXPECT_EQ(table.state.phase, Phase::prepare);
    table.launches("9S 9H", 1);
    EXPECT_EQ(table.state.turn(), 2) << "at C";
    table.act({done});
    table.act({keep});
    EXPECT_EQ(table.chips(2), 18);
    EXPECT_EQ(table.chips(0), 18);
    EXPECT_EQ(table.state.turn(), 3) << "B's team presses: C is skipped, D prepares";
    table.launches("4S 4H", 3);
    EXPECT_EQ(table.state.turn(), 0) << "at A";
}

} // namespace cardfront::poker_assault
