// Assault Edge: each Command card, what it does and when it must not.
#include "tests/core/assault_edge/card_field.h"

namespace cardfront::assault_edge {

namespace {

// a and b beside A and B; nobody's numbers are small.
Battlefield two_with(const std::string& card, const std::string& plants = "foundry! gantry") {
    Battlefield field("......... ......... ......... ......... ..AB..... .ab...... ........c");
    field.plants(0, plants).hand(0, card);
    for (const char name : {'a', 'b', 'c', 'A', 'B'}) field.stats(name, 2, 4, 2);
    return field;
}
// Seat 1's A attacks a, and seat 0 holds the card.
Battlefield raided_with(const std::string& card) {
    Battlefield field("......... ......... ......... ......... ..A...... .ab...... .........");
    for (const char name : {'a', 'b', 'A'}) field.stats(name, 3, 4, 2);
    field.hand(0, card).turn_of(1).attacks('A', 'a');
    return field;
}
// A has moved to c3, beside a.
Battlefield moved_with(const std::string& card) {
    Battlefield field("......... ......... ......... ..A...... ......... .ab...... .........");
    for (const char name : {'a', 'b', 'A'}) field.stats(name, 3, 4, 3);
    field.hand(0, card).turn_of(1).moves('A', "c3");
    return field;
}

} // namespace

TEST(AssaultEdgeCommand, Flashfire) {
    Battlefield field = two_with("flashfire");
    field.plays("flashfire");
    EXPECT_EQ(field.refused(field.to_choose('a')), "AE-25") << "not one's own";
    field.chooses(field.number('A'));
    EXPECT_EQ(field.health('A'), 2);
    EXPECT_EQ(field.health('B'), 4);
}

TEST(AssaultEdgeCommand, CinderRain) {
    Battlefield field = two_with("cinder-rain");
    field.plays("cinder-rain");
    EXPECT_EQ(field.health('A') + field.health('B'), 6);
    EXPECT_EQ(field.health('a'), 4);
    Battlefield alone("......... ......... ......... ......... ......... ..a...... .........");
    EXPECT_TRUE(is_refused(alone.hand(0, "cinder-rain"), "cinder-rain"));
}

TEST(AssaultEdgeCommand, BurningRoad) {
    Battlefield field = two_with("burning-road", "kiln-yard! gantry");
    field.plays("burning-road");
    EXPECT_EQ(field.attack('a'), 3);
    EXPECT_EQ(field.attack('A'), 2);
    field.ends();
    EXPECT_EQ(field.attack('a'), 2) << "for the turn";
    EXPECT_TRUE(is_refused(two_with("burning-road", "foundry! gantry"), "burning-road")) << "no Raiders";
}

TEST(AssaultEdgeCommand, ScorchTheStoresAndNoonGlare) {
    for (const char* const card : {"scorch-the-stores", "noon-glare"}) {
        Battlefield field = two_with(card);
        field.plays(card);
        EXPECT_EQ(field.in_deck(1, command), 28);
        EXPECT_EQ(field.in_deck(0, command), 29) << "its own card alone is missing";
        Battlefield last = two_with(card);
        last.left_in(1, command, 1).plays(card);
        EXPECT_TRUE(last.over());
        EXPECT_EQ(last.state.winners, only(0));
    }
}

TEST(AssaultEdgeCommand, GaleMarch) {
    Battlefield field = two_with("gale-march");
    field.plays("gale-march");
    EXPECT_EQ(field.speed('a'), 3);
    EXPECT_EQ(field.speed('A'), 2);
}

TEST(AssaultEdgeCommand, SecondWind) {
    Battlefield field = two_with("second-wind");
    EXPECT_TRUE(is_refused(field, "second-wind")) << "nobody has attacked";
    field.attacks('a', 'A').plays("second-wind");
    EXPECT_EQ(field.refused(field.to_aim('a', 'A')), "");
    field.attacks('a', 'A');
    EXPECT_FALSE(field.lives('A'));
    EXPECT_EQ(field.refused(field.to_move('a', "a1")), "");
}

TEST(AssaultEdgeCommand, UpdraftAndBackdraft) {
    Battlefield up = raided_with("updraft");
    up.plays("updraft");
    EXPECT_EQ(up.where('A'), "c5");
    EXPECT_EQ(up.health('a'), 4);
    Battlefield back = raided_with("backdraft");
    back.plays("backdraft").passes_all();
    EXPECT_EQ(back.health('A'), 2);
    EXPECT_EQ(back.health('a'), 1) << "the attack goes on";
    for (const char* const card : {"updraft", "backdraft"}) {
        EXPECT_TRUE(is_refused(two_with(card), card)) << "no attack";
        EXPECT_EQ(moved_with(card).state.turn(), 1) << "that was a move";
    }
}

TEST(AssaultEdgeCommand, Undertow) {
    Battlefield moved = moved_with("undertow");
    moved.plays("undertow");
    EXPECT_EQ(moved.where('A'), "c5");
    Battlefield attacked_field = raided_with("undertow");
    attacked_field.plays("undertow");
    EXPECT_EQ(attacked_field.where('A'), "c5");
    Battlefield own = two_with("undertow");
    own.plays("undertow", 'B');
    EXPECT_EQ(own.where('B'), "d5");
    Battlefield far("......... ......... ..A...... ......... ......... ..a...... .........");
    EXPECT_TRUE(is_refused(far.hand(0, "undertow"), "undertow")) << "it is far away";
}

TEST(AssaultEdgeCommand, DawnWardAndStoneWall) {
    Battlefield ward = raided_with("dawn-ward");
    ward.plays("dawn-ward", 'a').passes_all();
    EXPECT_EQ(ward.health('a'), 4);
    EXPECT_EQ(ward.guarded('a'), 0);
    Battlefield other = raided_with("dawn-ward");
    other.plays("dawn-ward", 'b').passes_all();
    EXPECT_EQ(other.health('a'), 1) << "that was another unit";
    Battlefield wall = raided_with("stone-wall");
    wall.plays("stone-wall").passes_all();
    EXPECT_EQ(wall.health('a'), 3);
    EXPECT_EQ(wall.guarded('b'), 2);
    EXPECT_EQ(wall.guarded('A'), 0);
    EXPECT_TRUE(is_refused(two_with("stone-wall"), "stone-wall"));
    EXPECT_TRUE(is_refused(two_with("dawn-ward"), "dawn-ward"));
}

TEST(AssaultEdgeCommand, MendingTide) {
    Battlefield field = two_with("mending-tide");
    EXPECT_TRUE(is_refused(field, "mending-tide")) << "nobody is hurt";
    field.hurt('a', 3).hurt('b', 1).hurt('A', 2).plays("mending-tide");
    EXPECT_EQ(field.health('a'), 3);
    EXPECT_EQ(field.health('b'), 4);
    EXPECT_EQ(field.health('A'), 2);
}

TEST(AssaultEdgeCommand, Drown) {
    Battlefield field = two_with("drown");
    EXPECT_TRUE(is_refused(field, "drown")) << "nobody is hurt";
    field.hurt('B', 1).plays("drown");
    EXPECT_FALSE(field.lives('B'));
    EXPECT_TRUE(field.lives('A'));
}

TEST(AssaultEdgeCommand, VowOfSilenceNegatesCommandCardsAlone) {
    Battlefield field = two_with("flashfire muster-roll");
    field.hand(1, "vow-of-silence").plays("muster-roll");
    EXPECT_EQ(field.state.turn(), 0) << "a Research card";
    field.plays("flashfire", 'A').plays("vow-of-silence");
    EXPECT_EQ(field.health('A'), 4);
}

TEST(AssaultEdgeCommand, Sanctuary) {
    const auto struck = [] {
        Battlefield field("......... ......... ......... ......... ......... ......... ..aA.....");
        return field.stats('A', 4, 4, 2).stats('a', 1, 4, 1).turn_of(1);
    };
    Battlefield field = struck();
    field.hand(0, "sanctuary").aims('A', 'a').aims('A', command).declares().plays("sanctuary").passes_all();
    EXPECT_EQ(field.in_deck(0, command), 29);
    EXPECT_EQ(field.health('a'), 3) << "units are not spared";
    Battlefield unit = struck();
    unit.hand(0, "sanctuary").attacks('A', 'a');
    EXPECT_EQ(unit.state.turn(), 1) << "no deck is attacked";
}

TEST(AssaultEdgeCommand, SanctuaryWhereTargetsAreStillChosenAnew) { // AE-8
    Battlefield field("......... ......... ......... ......... ......... ..a...... ..bA.....");
    field.turn_of(1).stats('A', 4, 6, 2).stats('a', 1, 4, 1).stats('b', 1, 4, 1).gear('A', "longarm");
    field.hand(0, "sanctuary ebb").aims('A', 'a').declares();
    EXPECT_TRUE(is_refused(field, "sanctuary")) << "no deck is attacked";
    field.plays("ebb");
    ASSERT_EQ(field.state.turn(), 0) << "the attacker has moved, and decks could become its targets";
    field.plays("sanctuary");
    ASSERT_TRUE(field.state.aiming());
    EXPECT_EQ(field.refused(field.to_aim('A', command)), "AE-8");
    field.aims('A', 'b').declares();
    EXPECT_FALSE(field.lives('b'));
    EXPECT_EQ(field.in_deck(0, command), 29) << "none was damaged: one is in hand";
}

TEST(AssaultEdgeCommand, Whirlpool) {
    Battlefield field("......... ......... ......... ..D...... ..A...... ..B...... ..aC.....");
    field.hand(0, "whirlpool").plays("whirlpool");
    EXPECT_EQ(field.where('A'), "c3") << "D is in its way";
    EXPECT_EQ(field.where('B'), "c2") << "A is in its way";
    EXPECT_EQ(field.where('C'), "d3");
    EXPECT_EQ(field.where('D'), "c4");
    EXPECT_EQ(field.where('a'), "c1");
    Battlefield far("......... ......... ......... ..D...... ......... ......... ..a......");
    EXPECT_TRUE(is_refused(far.hand(0, "whirlpool"), "whirlpool"));
}

TEST(AssaultEdgeCommand, Tremor) {
    Battlefield field = two_with("tremor");
    field.plays("tremor", 'A');
    EXPECT_EQ(field.health('A'), 2);
    EXPECT_EQ(field.health('B'), 3);
    EXPECT_EQ(field.health('a'), 4);
    Battlefield apart("......... ......... ......... ..A..B... ......... ..a...... .........");
    apart.stats('A', 1, 4, 1).stats('B', 1, 4, 1).hand(0, "tremor").plays("tremor", 'A');
    EXPECT_EQ(apart.health('B'), 4) << "not beside it";
}

TEST(AssaultEdgeCommand, Overclock) {
    Battlefield field = two_with("overclock");
    field.plays("overclock", 'a');
    EXPECT_EQ(field.attack('a'), 4);
    EXPECT_EQ(field.speed('a'), 3);
    EXPECT_TRUE(is_refused(two_with("overclock", "kiln-yard! gust-pens!"), "overclock")) << "no Construct";
}

TEST(AssaultEdgeCommand, RivetShotAndEntangle) {
    Battlefield shot = moved_with("rivet-shot");
    shot.plays("rivet-shot");
    EXPECT_EQ(shot.health('A'), 2);
    Battlefield caught = moved_with("entangle");
    caught.plays("entangle");
    EXPECT_EQ(caught.refused(caught.to_aim('A', 'a')), "AE-7");
    for (const char* const card : {"rivet-shot", "entangle"}) {
        EXPECT_EQ(raided_with(card).state.turn(), 1) << "that was an attack";
        EXPECT_TRUE(is_refused(two_with(card), card));
    }
}

TEST(AssaultEdgeCommand, Rebuild) {
    Battlefield field = two_with("rebuild");
    EXPECT_TRUE(is_refused(field, "rebuild")) << "nobody is hurt";
    field.hurt('a', 3).plays("rebuild");
    EXPECT_EQ(field.health('a'), 5);
}

TEST(AssaultEdgeCommand, BoreDrill) {
    Battlefield field = two_with("bore-drill");
    field.plays("bore-drill");
    EXPECT_EQ(field.in_deck(1, command), 27);
    EXPECT_EQ(field.in_deck(0, research), 13);
    EXPECT_TRUE(is_refused(two_with("bore-drill").left_in(0, research, 1), "bore-drill"));
}

TEST(AssaultEdgeCommand, ScrapOrder) {
    Battlefield field = two_with("scrap-order");
    field.gear('A', "gale-boots ember-lance").gear('B', "longarm").plays("scrap-order", 'A');
    EXPECT_EQ(field.health('A'), 3);
    EXPECT_FALSE(field.state.has_gear(field.number('A')));
    EXPECT_TRUE(field.state.has_gear(field.number('B')));
    EXPECT_EQ(field.discarded(1, "gale-boots"), 1);
    Battlefield first = two_with("scrap-order");
    first.gear('A', "plated-harness").stats('A', 1, 1, 1).plays("scrap-order", 'A');
    EXPECT_FALSE(first.lives('A')) << "the Harness goes before the damage comes";
}

TEST(AssaultEdgeCommand, FailsafeNegatesQuickCardsAlone) {
    Battlefield field = raided_with("ambush");
    field.hand(1, "failsafe").plays("ambush");
    ASSERT_EQ(field.state.turn(), 1);
    field.plays("failsafe");
    EXPECT_EQ(field.health('A'), 4);
    Battlefield slow = two_with("flashfire");
    slow.hand(1, "failsafe").plays("flashfire", 'A');
    EXPECT_EQ(slow.health('A'), 2) << "that is not Quick";
}

TEST(AssaultEdgeCommand, SecondSproutAndSwarmCall) {
    for (const char* const card : {"second-sprout", "swarm-call"}) {
        Battlefield field("......... ......... ......... ......... ..AB..... ......... ........c");
        field.hand(0, card).plays(card);
        EXPECT_NE(field.state.at(square_named("h1")), no_unit);
        Battlefield full("......... ......... ......... ......... ABCD..... ......... ......abc");
        EXPECT_TRUE(is_refused(full.hand(0, card), card)) << "no free square";
    }
    Battlefield many = two_with("second-sprout swarm-call");
    EXPECT_FALSE(is_refused(many, "second-sprout"));
    EXPECT_TRUE(is_refused(many, "swarm-call")) << "the enemy has fewer";
}

TEST(AssaultEdgeCommand, Overgrowth) {
    Battlefield field = two_with("overgrowth");
    field.plays("overgrowth");
    EXPECT_EQ(field.attack('a'), 3);
    EXPECT_EQ(field.attack('b'), 3);
    EXPECT_EQ(field.attack('c'), 2) << "it stands alone";
    EXPECT_EQ(field.attack('A'), 2);
    Battlefield apart("......... ......... ......... ......... .aA...... ......... ..b......");
    EXPECT_TRUE(is_refused(apart.hand(0, "overgrowth"), "overgrowth")) << "nobody stands beside another";
}

TEST(AssaultEdgeCommand, Wither) {
    Battlefield field = two_with("wither");
    field.plays("wither", 'A').ends();
    EXPECT_EQ(field.attack('A'), 1);
    EXPECT_EQ(field.health('A'), 3);
    EXPECT_EQ(field.attack('B'), 2);
}

TEST(AssaultEdgeCommand, GraveToll) {
    Battlefield field = two_with("grave-toll");
    field.plays("grave-toll");
    EXPECT_EQ(field.refused(field.to_choose('A')), "AE-25");
    field.chooses(field.number('c'));
    EXPECT_FALSE(field.lives('c'));
    EXPECT_EQ(field.in_deck(1, command), 28);
    Battlefield none("......... ......... ......... ......... ..A...... ......... .........");
    EXPECT_TRUE(is_refused(none.hand(0, "grave-toll"), "grave-toll"));
}

TEST(AssaultEdgeCommand, NightRaid) {
    Battlefield field = two_with("night-raid", "bone-orchard! thornbed");
    field.plays("night-raid");
    EXPECT_EQ(field.speed('a'), 3);
    EXPECT_TRUE(is_refused(two_with("night-raid"), "night-raid")) << "none is Dark";
}

TEST(AssaultEdgeCommand, ThornBurst) {
    Battlefield field = raided_with("thorn-burst");
    field.plays("thorn-burst").passes_all();
    EXPECT_EQ(field.health('A'), 2) << "a and b are beside it";
    EXPECT_TRUE(is_refused(two_with("thorn-burst"), "thorn-burst"));
    Battlefield far("......... ......... ......... ......... ..A...... ......... ..a......");
    far.gear('A', "longarm").stats('a', 1, 4, 1).hand(0, "thorn-burst").turn_of(1).attacks('A', 'a');
    EXPECT_EQ(far.state.turn(), 1) << "nobody is beside it";
}

TEST(AssaultEdgeCommand, LeechLight) {
    Battlefield field = two_with("leech-light");
    field.plays("leech-light", 'A');
    EXPECT_EQ(field.health('A'), 3);
    EXPECT_EQ(field.in_deck(1, command), 29);
    Battlefield none("......... ......... ......... ......... ......... ..a...... .........");
    EXPECT_TRUE(is_refused(none.hand(0, "leech-light"), "leech-light"));
}

TEST(AssaultEdgeCommand, WarChest) {
    Battlefield field = two_with("war-chest");
    field.plays("war-chest");
    EXPECT_EQ(field.in_hand(0), 2);
    EXPECT_EQ(field.in_deck(0, research), 14);
    EXPECT_EQ(field.in_deck(0, barracks), 14);
    Battlefield empty = two_with("war-chest");
    empty.left_in(0, research, 0).plays("war-chest");
    EXPECT_EQ(empty.in_hand(0), 1) << "what there is";
    Battlefield none = two_with("war-chest");
    EXPECT_TRUE(is_refused(none.left_in(0, research, 0).left_in(0, barracks, 0), "war-chest"));
}

TEST(AssaultEdgeCommand, Bombard) {
    Battlefield field = two_with("bombard");
    field.plays("bombard");
    EXPECT_EQ(field.refused(make_action(choose, command)), "AE-25") << "not that one";
    field.chooses(barracks);
    EXPECT_EQ(field.in_deck(1, barracks), 12);
    EXPECT_TRUE(is_refused(two_with("bombard").left_in(1, research, 0).left_in(1, barracks, 0), "bombard"));
}

TEST(AssaultEdgeCommand, CounterOrderNegatesUnitsAndEquipment) {
    Battlefield field = two_with("ember-lance gale-rider pounce");
    field.hand(1, "counter-order").plays("pounce", 'a');
    EXPECT_EQ(field.attack('a'), 4) << "that is neither";
    Battlefield unit = field;
    field.plays("ember-lance").plays("counter-order").passes_all();
    EXPECT_FALSE(field.state.has_gear(field.number('c')));
    EXPECT_EQ(field.discarded(0, "ember-lance"), 1);
    unit.plays("gale-rider").chooses(square_named("g1")).plays("counter-order").passes_all();
    EXPECT_EQ(unit.state.units_of(0), 3);
    EXPECT_EQ(unit.discarded(0, "gale-rider"), 1);
}

TEST(AssaultEdgeCommand, LastStand) {
    Battlefield field = raided_with("last-stand");
    field.plays("last-stand").passes_all(); // a is its only target
    EXPECT_EQ(field.health('a'), 3);
    EXPECT_EQ(field.health('A'), 3);
    EXPECT_EQ(field.health('b'), 4);
    EXPECT_TRUE(is_refused(two_with("last-stand"), "last-stand"));
}

} // namespace cardfront::assault_edge
