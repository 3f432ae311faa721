// Assault Edge: the board, ways over it, ranges and pushes.
#include "tests/core/assault_edge/battlefield.h"

namespace cardfront::assault_edge {

TEST(AssaultEdgeBoard, EdgesFaceEachOtherMirrored) { // AE-1
    EXPECT_EQ(columns, 9);
    EXPECT_EQ(rows_deep, 7);
    for (const Seat seat : SeatRange(2))
        for (int column = 0; column < columns; ++column)
            EXPECT_TRUE(in(edge(seat, column / 3), seen_from(seat, column)));
    EXPECT_TRUE(in(edge(0, research), square_named("a1")));
    EXPECT_TRUE(in(edge(0, command), square_named("e1")));
    EXPECT_TRUE(in(spawn_zone(0), square_named("i1")));
    EXPECT_TRUE(in(edge(1, research), square_named("i7")));
    EXPECT_TRUE(in(edge(1, command), square_named("d7")));
    EXPECT_TRUE(in(spawn_zone(1), square_named("a7")));
    for (int square = 0; square < squares; ++square) EXPECT_EQ(mirrored(mirrored(square)), square);
}

TEST(AssaultEdgeBoard, StepsGoDiagonallyButNotRoundTheEdge) { // AE-6
    EXPECT_EQ(distance(square_named("a1"), square_named("c3")), 2);
    EXPECT_EQ(distance(square_named("a1"), square_named("i2")), 8);
    EXPECT_FALSE(in(around(square_named("i3")), square_named("a4")));
    EXPECT_EQ(std::popcount(around(square_named("e4"))), 8);
    EXPECT_EQ(std::popcount(around(square_named("e4"), 2)), 24);
    EXPECT_EQ(std::popcount(around(square_named("a1"), 2)), 8);
}

TEST(AssaultEdgeBoard, NobodyPassesThroughAnother) { // AE-6
    Battlefield field("......... ......... ......... ......... ......... AB....... a........");
    EXPECT_EQ(field.squares_of('a'), "b1");
    field.stats('a', 1, 1, 3);
    EXPECT_EQ(field.squares_of('a'), "b1 c1 d1 c2 d2 b3 c3 d3");
    EXPECT_EQ(field.refused(field.to_move('a', "a2")), "AE-6") << "taken";
    EXPECT_EQ(field.refused(field.to_move('a', "a3")), "AE-6") << "too far round";
    field.moves('a', "c2");
    EXPECT_EQ(field.where('a'), "c2");
    EXPECT_EQ(field.unit('a').spent, 2);
}

TEST(AssaultEdgeBoard, TwoMayBesiegeASpawnZoneAndNotThree) { // AE-5
    Battlefield field("ab....... ..c...... ......... ......... ......... ......... .........");
    EXPECT_EQ(field.refused(field.to_move('c', "c7")), "AE-5");
    field.stats('b', 1, 1, 2);
    EXPECT_EQ(field.refused(field.to_move('b', "c7")), "") << "it is one of the two";
    Battlefield one("a........ ..c...... ......... ......... ......... ......... .........");
    EXPECT_EQ(one.refused(one.to_move('c', "c7")), "");
    Battlefield own("......... ......... ......... ......... ......... ......c.. .......ab");
    EXPECT_EQ(own.refused(own.to_move('c', "g1")), "") << "one's own is free";
    Battlefield through("ab....... c........ ......... ......... ......... ......... .........");
    through.stats('c', 1, 1, 9);
    EXPECT_EQ(through.refused(through.to_move('c', "d7")), "") << "round it";
}

TEST(AssaultEdgeBoard, ADeckIsInRangeFromItsOwnColour) { // AE-2
    Battlefield field("...a.b... ......... ......... ......... ......... ......... .........");
    const auto reached = [&](char name) {
        std::string out;
        for (int deck = 0; deck < decks; ++deck)
            if (field.state.is_target(field.number(name), deck_target + deck)) out += std::to_string(deck);
        return out;
    };
    EXPECT_EQ(reached('a'), "1") << "d7 is red, its neighbour yellow";
    EXPECT_EQ(reached('b'), "1");
    field.gear('a', "longarm").gear('b', "longarm");
    EXPECT_EQ(reached('a'), "12");
    EXPECT_EQ(reached('b'), "01");
    Battlefield far("......... ....a.... ......... ......... ......... ......... .........");
    EXPECT_EQ(far.refused(far.to_aim('a', command)), "AE-2");
    far.gear('a', "longarm");
    EXPECT_EQ(far.refused(far.to_aim('a', command)), "");
    Battlefield home("......... ......... ......... ......... ......... ......... ....a....");
    EXPECT_EQ(home.refused(home.to_aim('a', command)), "AE-2") << "that is one's own edge";
}

TEST(AssaultEdgeBoard, ReachGoesTwoSquares) { // AE-2
    Battlefield field("......... ......... ......... ..A...... ......... ..a...... .........");
    EXPECT_EQ(field.refused(field.to_aim('a', 'A')), "AE-2");
    field.gear('a', "longarm");
    field.attacks('a', 'A');
    EXPECT_FALSE(field.lives('A'));
}

TEST(AssaultEdgeBoard, APushGoesStraightBackUntilSomebodyStandsThere) { // AE-36
    Battlefield field("......... ..B...... ......... ..A..C... ......... ......... ......b..");
    Log log;
    field.state.push(field.number('A'), 2, log);
    EXPECT_EQ(field.where('A'), "c5") << "B is behind it";
    field.state.push(field.number('C'), 2, log);
    EXPECT_EQ(field.where('C'), "f6");
    field.state.push(field.number('C'), 2, log);
    EXPECT_EQ(field.where('C'), "f7") << "its own edge";
    field.state.push(field.number('b'), 1, log);
    EXPECT_EQ(field.where('b'), "g1");
    EXPECT_EQ(field.unit('A').spent, 0) << "it has not moved by itself";
}

} // namespace cardfront::assault_edge
