// Assault Edge: each Barracks card, what it does and when it must not.
#include "tests/core/assault_edge/card_field.h"

namespace cardfront::assault_edge {

namespace {

// Seat 1's A attacks a, and seat 0 holds the card.
Battlefield attacked_with(const std::string& card, const std::string& plants = "foundry! gantry") {
    Battlefield field = field_with(card, plants);
    field.turn_of(1).attacks('A', 'a');
    return field;
}

} // namespace

TEST(AssaultEdgeBarracks, UnitsHaveTheirNumbers) { // AE-14
    struct Given {
        const char* key;
        Stats more;
    };
    for (const Given& each :
         {Given{"cinderwing", {1, 0, 1}}, Given{"gale-rider", {0, 1, 2}}, Given{"ash-hound", {2, 0, 0}},
          Given{"dawn-warden", {0, 2, 0}}, Given{"reef-guard", {1, 0, 0}}, Given{"tide-caller", {0, 1, 1}},
          Given{"iron-golem", {1, 3, 0}}, Given{"crane-walker", {0, 1, 0}}, Given{"tinker", {0, 1, 0}},
          Given{"bone-shepherd", {1, 1, 0}}, Given{"thorn-mother", {0, 2, 0}},
          Given{"gloom-stalker", {1, 0, 1}}}) {
        SCOPED_TRACE(each.key);
        Battlefield field = field_with(each.key);
        field.plays(each.key, int{square_named("g1")});
        const Number there = field.state.at(square_named("g1"));
        ASSERT_NE(there, no_unit);
        EXPECT_EQ(field.state.stats(there),
                  (Stats{2 + each.more.attack, 2 + each.more.health, 1 + each.more.speed}))
            << "1/1/1, Foundry, and its own";
        EXPECT_EQ(field.state.range(there), std::string(each.key) == "crane-walker" ? 2 : 1);
        EXPECT_TRUE(field.state.has_element(there, row(card_named(each.key)).element));
        EXPECT_TRUE(is_refused(field.hand(0, each.key), each.key)) << "no two of a name";
    }
}

TEST(AssaultEdgeBarracks, CinderwingBurnsTheCommandDeckFromAnyOther) {
    Battlefield field("a........ ......... ......... ......... ......... ......... .........");
    field.unique('a', "cinderwing").stats('a', 2, 3, 1).aims('a', barracks);
    EXPECT_EQ(field.in_deck(1, barracks), 13);
    EXPECT_EQ(field.in_deck(1, command), 29);
    Battlefield unit = field_with("");
    unit.unique('a', "cinderwing").stats('a', 2, 3, 1).attacks('a', 'A');
    EXPECT_EQ(unit.in_deck(1, command), 30) << "that was no deck";
}

TEST(AssaultEdgeBarracks, AshHoundBitesWhenItIsSpawned) {
    Battlefield field("......... ......... ......... ......... .......A. B........ .........");
    field.stats('A', 1, 3, 1).stats('B', 1, 3, 1).hand(0, "ash-hound");
    field.plays("ash-hound", int{square_named("h1")});
    EXPECT_EQ(field.health('A'), 2);
    EXPECT_EQ(field.health('B'), 3) << "it is far away";
}

TEST(AssaultEdgeBarracks, DawnWardenHealsNearby) {
    Battlefield field = field_with("");
    field.unique('a', "dawn-warden").stats('a', 2, 4, 2);
    EXPECT_EQ(field.refused(field.to_use('a', "dawn-warden")), "AE-20") << "nobody is hurt";
    field.hurt('c', 2);
    EXPECT_EQ(field.refused(field.to_use('a', "dawn-warden")), "AE-20") << "c is far away";
    field.hurt('b', 3).uses('a', "dawn-warden");
    EXPECT_EQ(field.health('b'), 3);
}

TEST(AssaultEdgeBarracks, ReefGuardTakesOneLess) {
    Battlefield field = field_with("");
    field.unique('A', "reef-guard").stats('A', 1, 4, 1).attacks('a', 'A');
    EXPECT_EQ(field.health('A'), 3);
    field.finishes('a').attacks('b', 'A');
    EXPECT_EQ(field.health('A'), 2) << "every time";
    Battlefield weak = field_with("");
    weak.unique('A', "reef-guard").stats('A', 1, 4, 1).stats('a', 1, 4, 1).attacks('a', 'A');
    EXPECT_EQ(weak.health('A'), 4);
    EXPECT_EQ(weak.told(what::wound), 0);
}

TEST(AssaultEdgeBarracks, TideCallerPushes) {
    Battlefield field = field_with("");
    field.unique('a', "tide-caller").stats('a', 2, 4, 2).uses('a', "tide-caller");
    EXPECT_EQ(field.where('A'), "c5");
    EXPECT_EQ(field.refused(field.to_use('a', "tide-caller")), "AE-20");
    Battlefield far("......... ......... ......... ..A...... ......... ......... ..a......");
    far.unique('a', "tide-caller");
    EXPECT_EQ(far.refused(far.to_use('a', "tide-caller")), "AE-20") << "three squares away";
}

TEST(AssaultEdgeBarracks, TinkerHelpsInsteadOfMoving) { // AE-20
    Battlefield field = field_with("");
    field.unique('a', "tinker").stats('a', 2, 4, 2).uses('a', "tinker");
    EXPECT_EQ(field.attack('b'), 4);
    EXPECT_EQ(field.refused(field.to_move('a', "a1")), "AE-6") << "it has no speed left";
    EXPECT_EQ(field.refused(field.to_aim('a', 'A')), "");
    Battlefield moved = field_with("");
    moved.unique('a', "tinker").stats('a', 2, 4, 2).moves('a', "b3");
    EXPECT_EQ(moved.refused(moved.to_use('a', "tinker")), "AE-20");
}

TEST(AssaultEdgeBarracks, BoneShepherdLeavesAUnitBehind) {
    Battlefield field = field_with("");
    field.unique('A', "bone-shepherd").stats('A', 1, 1, 1).attacks('a', 'A');
    EXPECT_FALSE(field.state.has_unique(1, card_named("bone-shepherd")));
    EXPECT_NE(field.state.at(square_named("a7")), no_unit) << "in its owner's zone";
    EXPECT_EQ(field.state.units_of(1), 1);
    Battlefield full("......... ......... ......... ......... ..A...... ..a...... .........");
    full.board("BCD...... ......... ......... ......... ......... ......... .........");
    full.unique('A', "bone-shepherd").stats('A', 1, 1, 1).attacks('a', 'A');
    EXPECT_EQ(full.state.units_of(1), 3) << "no free square";
}

TEST(AssaultEdgeBarracks, ThornMotherLendsToThoseBesideIt) { // AE-33
    Battlefield field = field_with("");
    field.unique('b', "thorn-mother").stats('b', 2, 4, 2);
    EXPECT_EQ(field.attack('a'), 3);
    EXPECT_EQ(field.attack('c'), 2);
    EXPECT_EQ(field.attack('A'), 2);
    EXPECT_EQ(field.attack('b'), 2) << "others alone";
    field.state.destroy(field.number('b'), Log{});
    EXPECT_EQ(field.attack('a'), 2);
}

TEST(AssaultEdgeBarracks, GloomStalkerTakesAToll) {
    Battlefield field = field_with("");
    field.unique('a', "gloom-stalker").stats('a', 2, 4, 2).stats('A', 1, 2, 1).attacks('a', 'A');
    EXPECT_EQ(field.in_deck(1, command), 29);
    Battlefield alive = field_with("");
    alive.unique('a', "gloom-stalker").stats('a', 2, 4, 2).attacks('a', 'A');
    EXPECT_EQ(alive.in_deck(1, command), 30);
    Battlefield two("......... ......... ......... ......... .AB...... ..a...... .........");
    two.unique('a', "gloom-stalker").stats('a', 2, 4, 2).aims('a', 'A').aims('a', 'B');
    EXPECT_EQ(two.state.units_of(1), 0);
    EXPECT_EQ(two.in_deck(1, command), 29) << "once for an attack (AE-34)";
}

TEST(AssaultEdgeBarracks, TailwindAndPounce) {
    Battlefield wind = field_with("tailwind");
    wind.plays("tailwind", 'a');
    EXPECT_EQ(wind.speed('a'), 4);
    EXPECT_EQ(wind.speed('b'), 2);
    Battlefield pounce = field_with("pounce");
    pounce.plays("pounce", 'a');
    EXPECT_EQ(pounce.attack('a'), 4);
    pounce.ends();
    EXPECT_EQ(pounce.attack('a'), 2) << "for the turn";
}

TEST(AssaultEdgeBarracks, WheelAbout) {
    Battlefield field = field_with("wheel-about", "gust-pens! foundry");
    EXPECT_TRUE(is_refused(field, "wheel-about")) << "nobody has moved";
    field.moves('a', "b4").attacks('a', 'A').plays("wheel-about");
    EXPECT_EQ(field.refused(field.to_move('a', "b2")), "");
    EXPECT_EQ(field.refused(field.to_aim('a', 'A')), "AE-7") << "not to attack again";
    Battlefield other = field_with("wheel-about");
    other.moves('a', "b4");
    EXPECT_TRUE(is_refused(other, "wheel-about")) << "no Runner";
}

TEST(AssaultEdgeBarracks, ShieldWall) {
    Battlefield field = attacked_with("shield-wall", "mist-locks! foundry");
    field.plays("shield-wall").passes_all();
    EXPECT_EQ(field.health('a'), 3);
    EXPECT_EQ(field.guarded('b'), 1);
    EXPECT_EQ(attacked_with("shield-wall").state.turn(), 1) << "no Wardens";
    EXPECT_TRUE(is_refused(field_with("shield-wall", "mist-locks! foundry"), "shield-wall"));
}

TEST(AssaultEdgeBarracks, EbbAndAmbush) {
    Battlefield ebb = attacked_with("ebb");
    ebb.plays("ebb");
    EXPECT_EQ(ebb.where('A'), "c4");
    Battlefield ambush = attacked_with("ambush");
    ambush.plays("ambush").passes_all();
    EXPECT_EQ(ambush.health('A'), 3);
    EXPECT_EQ(ambush.health('a'), 2);
    EXPECT_TRUE(is_refused(field_with("ebb"), "ebb"));
    EXPECT_TRUE(is_refused(field_with("ambush"), "ambush"));
}

TEST(AssaultEdgeBarracks, Intercede) {
    Battlefield field = field_with("intercede");
    EXPECT_TRUE(is_refused(field, "intercede")) << "nobody is hurt";
    field.hurt('a', 3).plays("intercede");
    EXPECT_EQ(field.health('a'), 3);
    Battlefield votary = field_with("intercede", "dawn-abbey! foundry");
    votary.hurt('a', 3).turn_of(1).attacks('A', 'b').plays("intercede").passes_all();
    EXPECT_EQ(votary.health('a'), 4);
}

TEST(AssaultEdgeBarracks, DigInAndRefit) {
    Battlefield dug = field_with("dig-in");
    dug.plays("dig-in", 'a');
    EXPECT_EQ(dug.state.stats(dug.number('a')), (Stats{2, 7, 1}));
    Battlefield none("......... ......... ......... ......... ..A...... ......... .........");
    EXPECT_TRUE(is_refused(none.hand(0, "dig-in"), "dig-in"));
    Battlefield refit = field_with("refit");
    refit.plays("refit");
    EXPECT_EQ(refit.state.stats(refit.number('c')), (Stats{3, 5, 2})) << "the one in the zone";
    refit.hand(0, "refit").state.destroy(refit.number('c'), Log{});
    EXPECT_TRUE(is_refused(refit, "refit"));
}

TEST(AssaultEdgeBarracks, CoveringFire) {
    Battlefield field("......... ......... ......... ..A...... ......... ......... ..a......");
    field.stats('A', 2, 4, 2).hand(0, "covering-fire").turn_of(1).moves('A', "c3").plays("covering-fire");
    EXPECT_EQ(field.health('A'), 3);
    Battlefield far("......... ......... ......... ..A...... ......... ......... ..a......");
    far.stats('A', 2, 4, 2).hand(0, "covering-fire").turn_of(1).moves('A', "e5");
    EXPECT_EQ(far.state.turn(), 1) << "nobody is near";
}

TEST(AssaultEdgeBarracks, Feast) {
    Battlefield field = field_with("feast");
    field.hurt('a', 2).plays("feast", 'c');
    EXPECT_FALSE(field.lives('c'));
    EXPECT_EQ(field.health('a'), 3);
    EXPECT_EQ(field.attack('b'), 3);
    EXPECT_EQ(field.attack('A'), 2);
    Battlefield one("......... ......... ......... ......... ......... ..a...... .........");
    one.hand(0, "feast").plays("feast");
    EXPECT_EQ(one.state.units_of(0), 0) << "no other is needed";
    Battlefield none("......... ......... ......... ......... ..A...... ......... .........");
    EXPECT_TRUE(is_refused(none.hand(0, "feast"), "feast"));
}

TEST(AssaultEdgeBarracks, FeastGivesNothingToWhoIsSaved) { // AE-27
    Battlefield field = field_with("feast");
    field.gear('c', "plated-harness").plays("feast", 'c');
    EXPECT_EQ(field.health('c'), 1) << "it was saved, and is not another unit";
    EXPECT_EQ(field.attack('c'), 2);
    EXPECT_EQ(field.attack('b'), 3);
}

} // namespace cardfront::assault_edge
