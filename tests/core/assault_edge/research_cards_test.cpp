// Assault Edge: each Research card, what it does and when it must not.
#include "tests/core/assault_edge/card_field.h"

namespace cardfront::assault_edge {

TEST(AssaultEdgeResearch, EquipmentThatGivesNumbers) {
    struct Given {
        const char* key;
        Stats more;
    };
    for (const Given& each :
         {Given{"ember-lance", {2, 0, 0}}, Given{"gale-boots", {0, 0, 2}}, Given{"tide-shell", {0, 2, 0}},
          Given{"dawn-lantern", {0, 1, 0}}, Given{"longarm", {}}, Given{"plated-harness", {}},
          Given{"rust-blade", {2, 0, 0}}, Given{"root-mantle", {0, 1, 0}}}) {
        SCOPED_TRACE(each.key);
        Battlefield field = field_with(each.key);
        field.plays(each.key);
        EXPECT_EQ(field.state.stats(field.number('c')),
                  (Stats{2 + each.more.attack, 4 + each.more.health, 2 + each.more.speed}));
        EXPECT_EQ(field.state.stats(field.number('a')), (Stats{2, 4, 2})) << "its bearer alone";
        EXPECT_EQ(field.state.range(field.number('c')), std::string(each.key) == "longarm" ? 2 : 1);
    }
}

TEST(AssaultEdgeResearch, TideShellMends) {
    Battlefield field = field_with("flashfire");
    field.gear('A', "tide-shell").plays("flashfire");
    EXPECT_EQ(field.health('A'), 5) << "6 - 2 + 1";
    Battlefield bare = field_with("flashfire");
    bare.plays("flashfire");
    EXPECT_EQ(bare.health('A'), 2);
}

TEST(AssaultEdgeResearch, DawnLanternGuardsAnotherNearby) {
    Battlefield field = field_with("");
    field.gear('b', "dawn-lantern").turn_of(1).attacks('A', 'a');
    ASSERT_EQ(field.state.turn(), 0);
    field.uses('b', "dawn-lantern");
    EXPECT_EQ(field.health('a'), 4);
    Battlefield itself = field_with("");
    itself.gear('c', "dawn-lantern").turn_of(1).attacks('A', 'a');
    EXPECT_EQ(itself.state.turn(), 1) << "nobody is within 2 squares of c";
}

TEST(AssaultEdgeResearch, PlatedHarnessGoesInItsBearersPlace) {
    Battlefield field = field_with("flashfire");
    field.gear('A', "plated-harness").stats('A', 1, 2, 1).plays("flashfire");
    EXPECT_EQ(field.health('A'), 1);
    EXPECT_EQ(field.discarded(1, "plated-harness"), 1);
    EXPECT_EQ(field.told(what::saved), 1);
    Battlefield drowned = field_with("drown");
    drowned.gear('A', "plated-harness").hurt('A', 1).plays("drown");
    EXPECT_TRUE(drowned.lives('A')) << "whatever would destroy it";
    Battlefield scratched = field_with("flashfire");
    scratched.gear('A', "plated-harness").plays("flashfire");
    EXPECT_EQ(scratched.discarded(1, "plated-harness"), 0) << "it would live";
}

TEST(AssaultEdgeResearch, PlatedHarnessSavesWhoHasNoMaximumLeft) { // AE-19, AE-38
    Battlefield field = field_with("wither wither");
    field.gear('A', "plated-harness").stats('A', 2, 1, 1).plays("wither");
    EXPECT_EQ(field.health('A'), 1) << "as the card says, whatever the maximum was";
    EXPECT_EQ(field.attack('A'), 1);
    EXPECT_EQ(field.discarded(1, "plated-harness"), 1);
    EXPECT_EQ(field.told(what::saved), 1);
    field.plays("wither");
    EXPECT_FALSE(field.lives('A')) << "nothing saves it again";
    Battlefield stripped("......... ......... ......... ......... ..A...... ..a...... .........");
    stripped.gear('A', "plated-harness tide-shell").stats('A', 1, 1, 1).hand(0, "drown").hurt('A', 0);
    stripped.state.strip(1, Log{}); // its maximum is -1
    stripped.state.harm_one(stripped.number('a'), 0, no_card, Log{});
    EXPECT_EQ(stripped.health('A'), 1);
}

TEST(AssaultEdgeResearch, RustBladeDrawsForAKill) {
    Battlefield field = field_with("");
    field.gear('a', "rust-blade").stats('A', 1, 1, 1).attacks('a', 'A');
    EXPECT_EQ(field.in_hand(0), 1);
    EXPECT_EQ(field.in_deck(0, barracks), 14);
    Battlefield alive = field_with("");
    alive.gear('a', "rust-blade").stats('A', 1, 5, 1).attacks('a', 'A');
    EXPECT_EQ(alive.in_hand(0), 0);
}

TEST(AssaultEdgeResearch, RootMantleHealsWhenTheTurnBegins) {
    Battlefield field = field_with("");
    field.gear('A', "root-mantle").hurt('A', 4).gear('a', "root-mantle").hurt('a', 3).ends();
    EXPECT_EQ(field.health('A'), 3);
    EXPECT_EQ(field.health('a'), 2) << "it is not its owner's turn";
}

TEST(AssaultEdgeResearch, Survey) {
    Battlefield field = field_with("survey");
    field.deck_top(0, "tailwind pounce refit").plays("survey", int{barracks});
    ASSERT_EQ(field.state.questions.size(), 1U);
    EXPECT_EQ(field.state.side(0).known[barracks], 2);
    EXPECT_EQ(field.refused(make_action(choose, 2)), "AE-25");
    State seen = field.state;
    seen.redact(1);
    EXPECT_EQ(seen.side(0).piles[barracks].back(), face_down) << "its owner alone looks";
    seen = field.state;
    seen.redact(0);
    EXPECT_EQ(seen.side(0).piles[barracks].back(), card_named("tailwind"));
    field.chooses(1);
    EXPECT_TRUE(field.holds(0, "pounce"));
    EXPECT_EQ(field.discarded(0, "tailwind"), 1);
    EXPECT_EQ(field.state.side(0).known[barracks], 0);
    Battlefield last = field_with("survey");
    last.left_in(0, barracks, 1).plays("survey", int{barracks}).chooses(0);
    EXPECT_EQ(last.in_hand(0), 1);
    Battlefield empty = field_with("survey");
    empty.left_in(0, barracks, 0).plays("survey");
    EXPECT_EQ(empty.refused(make_action(choose, barracks)), "AE-25");
}

TEST(AssaultEdgeResearch, MusterRoll) {
    Battlefield field = field_with("muster-roll");
    field.plays("muster-roll");
    EXPECT_EQ(field.in_deck(0, barracks), 13);
    EXPECT_EQ(field.in_hand(0), 2);
    EXPECT_TRUE(is_refused(field_with("muster-roll").left_in(0, barracks, 0), "muster-roll"));
}

TEST(AssaultEdgeResearch, HushNegatesResearchCardsAlone) {
    Battlefield field = field_with("muster-roll flashfire");
    field.hand(1, "hush").plays("flashfire");
    EXPECT_EQ(field.health('A'), 2) << "a Command card";
    field.plays("muster-roll").plays("hush");
    EXPECT_EQ(field.in_deck(0, barracks), 15);
}

TEST(AssaultEdgeResearch, JamNegatesEffectsAlone) {
    Battlefield field = field_with("muster-roll");
    field.hand(1, "jam").unique('a', "tide-caller").stats('a', 1, 4, 1).plays("muster-roll");
    EXPECT_EQ(field.state.turn(), 0) << "that is a card";
    field.uses('a', "tide-caller").plays("jam");
    EXPECT_EQ(field.where('A'), "c3");
    EXPECT_NE(field.unit('a').done & attacked, 0) << "its attack is used up";
}

TEST(AssaultEdgeResearch, Hobble) {
    Battlefield field = field_with("hobble");
    field.plays("hobble");
    EXPECT_EQ(field.speed('A'), 1);
    EXPECT_EQ(field.speed('a'), 2);
    Battlefield none("......... ......... ......... ......... ......... ..a...... .........");
    EXPECT_TRUE(is_refused(none.hand(0, "hobble"), "hobble"));
}

TEST(AssaultEdgeResearch, FieldMedicine) {
    Battlefield field = field_with("field-medicine");
    EXPECT_TRUE(is_refused(field, "field-medicine")) << "nobody is hurt";
    field.hurt('b', 3).plays("field-medicine");
    EXPECT_EQ(field.health('b'), 4);
}

TEST(AssaultEdgeResearch, SmokeScreen) {
    Battlefield field = field_with("smoke-screen");
    EXPECT_TRUE(is_refused(field, "smoke-screen"));
    field.stats('A', 3, 4, 1).turn_of(1).attacks('A', 'a').plays("smoke-screen");
    EXPECT_EQ(field.health('a'), 3);
    field.ends().raises(0);
    EXPECT_EQ(field.attack('A'), 3) << "for the turn";
}

TEST(AssaultEdgeResearch, BlastCharge) {
    Battlefield plain = field_with("blast-charge");
    plain.plays("blast-charge");
    EXPECT_EQ(plain.health('A'), 2);
    Battlefield fire = field_with("blast-charge", "kiln-yard! foundry");
    fire.plays("blast-charge");
    EXPECT_EQ(fire.health('A'), 1);
}

TEST(AssaultEdgeResearch, SeedbankAndStoke) {
    Battlefield nature = field_with("seedbank", "thornbed! foundry");
    nature.plays("seedbank", 'a').ends();
    EXPECT_EQ(nature.attack('a'), 3);
    EXPECT_EQ(nature.health('a'), 5);
    EXPECT_TRUE(is_refused(field_with("seedbank"), "seedbank")) << "none is Nature";
    Battlefield fire = field_with("stoke", "slag-pits! foundry");
    fire.plays("stoke", 'a').ends();
    EXPECT_EQ(fire.attack('a'), 3);
    EXPECT_TRUE(is_refused(field_with("stoke"), "stoke")) << "none is Fire";
}

TEST(AssaultEdgeResearch, Tunnel) {
    Battlefield field = field_with("tunnel");
    field.plays("tunnel", 'a');
    EXPECT_EQ(field.where('a'), "h1");
    Battlefield full("......... ......... ......... ......... ..A...... ..d...... ......abc");
    EXPECT_TRUE(is_refused(full.hand(0, "tunnel"), "tunnel"));
}

TEST(AssaultEdgeResearch, Blueprint) {
    Battlefield field = field_with("blueprint");
    Battlefield geared = field;
    field.plays("blueprint");
    EXPECT_EQ(field.in_hand(0), 1);
    geared.gear('a', "longarm").plays("blueprint");
    EXPECT_EQ(geared.in_hand(0), 2);
    EXPECT_TRUE(is_refused(field_with("blueprint").left_in(0, research, 0), "blueprint"));
}

} // namespace cardfront::assault_edge
