// Assault Edge: what the facilities give, and what a unit without them has not.
#include "tests/core/assault_edge/battlefield.h"

namespace cardfront::assault_edge {

namespace {

struct Given {
    const char* key;
    Element element;
    Archetype archetype;
    int attack, health, speed;
};
constexpr Given all_given[] = {
    {"kiln-yard", Element::fire, Archetype::raider, 1, 1, 1},
    {"gust-pens", Element::wind, Archetype::runner, 1, 1, 1},
    {"mist-locks", Element::water, Archetype::warden, 0, 1, 1},
    {"dawn-abbey", Element::light, Archetype::votary, 1, 2, 1},
    {"foundry", Element::earth, Archetype::construct, 1, 1, 0},
    {"gantry", Element::technology, Archetype::construct, 1, 1, 1},
    {"bone-orchard", Element::dark, Archetype::raider, 0, 1, 1},
    {"thornbed", Element::nature, Archetype::sprout, 1, 1, 0},
    {"slag-pits", Element::fire, Archetype::construct, 1, 0, 0},
    {"tide-mill", Element::water, Archetype::runner, 0, 1, 2},
    {"gloom-cellar", Element::dark, Archetype::runner, 1, 0, 1},
    {"spark-lab", Element::technology, Archetype::votary, 1, 0, 0},
};

} // namespace

TEST(AssaultEdgeFacilities, GiveNumbersElementAndArchetype) { // AE-13
    ASSERT_EQ(std::size(all_given), std::size_t{facilities});
    for (const Given& each : all_given) {
        SCOPED_TRACE(each.key);
        const std::string other = each.archetype == Archetype::sprout ? "foundry" : "thornbed";
        Battlefield up("......... ......... ......... ......... ......... ..a...... .........");
        up.plants(0, std::string(each.key) + "! " + other);
        const Number number = up.number('a');
        EXPECT_EQ(up.state.stats(number), (Stats{1 + each.attack, 1 + each.health, 1 + each.speed}));
        EXPECT_TRUE(up.state.has_element(number, each.element));
        EXPECT_TRUE(up.state.has_archetype(number, each.archetype));
        Battlefield down("......... ......... ......... ......... ......... ..a...... .........");
        down.plants(0, std::string(each.key) + " " + other);
        EXPECT_EQ(down.state.stats(number), (Stats{1, 1, 1}));
        EXPECT_FALSE(down.state.has_element(number, each.element));
        EXPECT_FALSE(down.state.has_archetype(number, each.archetype));
    }
}

TEST(AssaultEdgeFacilities, SlagPitsHurtWhoStandsBesideThem) {
    Battlefield thorns("......... ......... ......... C........ ..A...... .aBb..... .........");
    thorns.plants(1, "slag-pits! foundry").stats('A', 1, 1, 1).stats('a', 1, 3, 1).stats('b', 1, 3, 1);
    thorns.hand(0, "flashfire").stats('B', 1, 5, 1).plays("flashfire", 'A');
    EXPECT_EQ(thorns.health('a'), 2);
    EXPECT_EQ(thorns.health('b'), 2);
    EXPECT_EQ(thorns.health('B'), 5) << "not its own side";
    Battlefield survives("......... ......... ......... ......... ..A...... .a....... .........");
    survives.plants(1, "slag-pits! foundry").stats('A', 1, 3, 1).hand(0, "flashfire").plays("flashfire");
    EXPECT_TRUE(survives.lives('a')) << "it was not destroyed";
}

TEST(AssaultEdgeFacilities, ThornbedHealsWhoStandsBesideIt) {
    Battlefield thorns("......... ......... ......... C........ ..A...... .aBb..... .........");
    thorns.plants(1, "thornbed! foundry").stats('A', 1, 1, 1).stats('B', 1, 5, 1).stats('C', 1, 5, 1);
    thorns.stats('a', 1, 5, 1)
        .hurt('a', 3)
        .hurt('B', 3)
        .hurt('C', 3)
        .hand(0, "flashfire")
        .plays("flashfire", 'A');
    EXPECT_EQ(thorns.health('B'), 3);
    EXPECT_EQ(thorns.health('C'), 2) << "too far";
    EXPECT_EQ(thorns.health('a'), 2) << "not of its side";
    Battlefield survives("......... ......... ......... ......... ..A...... ..B...... .........");
    survives.plants(1, "thornbed! foundry").stats('A', 1, 3, 1).stats('B', 1, 5, 1).hurt('B', 3);
    survives.hand(0, "flashfire").plays("flashfire", 'A');
    EXPECT_EQ(survives.health('B'), 2) << "it was not destroyed";
}

TEST(AssaultEdgeFacilities, NobodyIsBesideTheirOwnSquare) {
    // Whoever stands by then where the unit has fallen is not beside it; the others are.
    for (const char* const plant : {"slag-pits", "thornbed"}) {
        SCOPED_TRACE(plant);
        Battlefield field("......... ......... ......... ......... .BA...... ......... .........");
        field.stats('A', 1, 5, 1).stats('B', 1, 5, 1).hurt('A', 2).hurt('B', 2);
        const bool heals = std::string(plant) == "thornbed";
        const Use self{.card = card_named(plant),
                       .owner = static_cast<Seat>(heals ? 1 : 0),
                       .from = From::trigger,
                       .square = square_named("c3")};
        row(self.card).triggered(field.state, self, Log{});
        EXPECT_EQ(field.unit('A').damage, 2);
        EXPECT_EQ(field.unit('B').damage, heals ? 1 : 3);
    }
}

TEST(AssaultEdgeFacilities, GloomCellarHealsWhoHitsADeck) {
    Battlefield field("...a..... ......... ......... ......... ......... ..b...... .........");
    field.plants(0, "gloom-cellar! foundry")
        .stats('a', 1, 5, 1)
        .hurt('a', 3)
        .stats('b', 1, 5, 1)
        .hurt('b', 3);
    field.aims('a', command);
    EXPECT_EQ(field.health('a'), 4);
    EXPECT_EQ(field.health('b'), 2);
    Battlefield unit("...aA.... ......... ......... ......... ......... ......... .........");
    unit.plants(0, "gloom-cellar! foundry").stats('a', 1, 5, 1).hurt('a', 3).attacks('a', 'A');
    EXPECT_EQ(unit.health('a'), 2) << "that was no deck";
}

TEST(AssaultEdgeFacilities, SparkLabMendsAtOnce) {
    Battlefield field("......... ......... ......... ......... .AB...... ..a...... .........");
    field.plants(1, "spark-lab! foundry").stats('A', 1, 5, 1).stats('a', 3, 1, 1).attacks('a', 'A');
    EXPECT_EQ(field.health('A'), 3);
    field.hand(0, "leech-light").stats('B', 1, 1, 1).plays("leech-light", 'B');
    EXPECT_EQ(field.health('B'), 1) << "1 less 1";
}

} // namespace cardfront::assault_edge
