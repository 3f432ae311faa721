// Assault Edge: set-up, the phases of a turn, units acting one by one, facilities, the end.
#include "core/match/lists.h"
#include "tests/core/assault_edge/battlefield.h"

namespace cardfront::assault_edge {

namespace {

Setup any_setup() {
    Setup setup;
    setup.seed = 5;
    setup.first = 0;
    for (std::size_t seat = 0; seat < 2; ++seat) setup.lists[seat] = ready_list(shelf(), seat);
    return setup;
}

Battlefield begun() {
    Battlefield field;
    field.state = State::start(any_setup(), Log{});
    return field;
}

// All opening draws from the same deck.
Battlefield& opens(Battlefield& field) {
    for (int n = 0; n < 2 * opening_draws; ++n) field.draws(command);
    return field;
}

} // namespace

TEST(AssaultEdgeSetup, DecksHaveTheirSizesAndThreeOfAName) { // AE-12
    const auto setup = any_setup();
    for (std::size_t i = 0; i < shelf().ready.size(); ++i)
        EXPECT_TRUE(faults(shelf(), setup, ready_list(shelf(), i)).empty()) << shelf().ready[i].key;
    List list = ready_list(shelf(), 0);
    const auto rule_of = [&] {
        const auto found = faults(shelf(), setup, list);
        return found.empty() ? std::string() : std::string(found[0].rule);
    };
    ++list.counts[slot(card_named("flashfire"))], --list.counts[slot(card_named("updraft"))];
    EXPECT_EQ(rule_of(), "AE-12") << "four of a name";
    list = ready_list(shelf(), 0);
    ++list.counts[slot(card_named("hush"))];
    EXPECT_EQ(rule_of(), "AE-12") << "sixteen Research cards";
    list = ready_list(shelf(), 0);
    list.counts[slot(card_named("kiln-yard"))] = 2, list.counts[slot(card_named("gust-pens"))] = 0;
    EXPECT_EQ(rule_of(), "AE-12") << "the same facility twice";
}

TEST(AssaultEdgeSetup, FiveAreDrawnOneByOneFromAnyDeck) { // AE-11
    Battlefield field = begun();
    EXPECT_EQ(field.state.turn(), 0);
    field.draws(research).draws(command).draws(barracks).draws(barracks).draws(command);
    EXPECT_EQ(field.in_hand(0), 5);
    EXPECT_EQ(field.in_deck(0, research), 14);
    EXPECT_EQ(field.in_deck(0, command), 28);
    EXPECT_EQ(field.state.turn(), 1);
    EXPECT_EQ(field.refused(make_action(assault_edge::draw, 3)), "AE-11");
    for (int n = 0; n < 5; ++n) field.draws(research);
    EXPECT_EQ(field.state.phase, Phase::combat) << "no draw phase in the first turn";
    EXPECT_EQ(field.in_hand(0), 5);
    EXPECT_EQ(field.in_hand(1), 5);
    field.ends().raises(0);
    EXPECT_EQ(field.state.phase, Phase::draw);
    field.draws(command);
    EXPECT_EQ(field.in_hand(1), 6);
}

TEST(AssaultEdgeSetup, EvenedOutTheSecondDrawsSeven) { // AE-37
    for (const Seat first : {Seat{0}, Seat{1}}) {
        auto setup = any_setup();
        setup.options[option::start] = 1;
        setup.first = first;
        Battlefield field;
        field.state = State::start(setup, Log{});
        for (int n = 0; n < 12; ++n) {
            EXPECT_TRUE(field.state.sane());
            EXPECT_EQ(field.state.turn(), n < 5 ? first : 1 - first);
            field.draws(command);
        }
        EXPECT_EQ(field.state.phase, Phase::combat);
        EXPECT_EQ(field.in_hand(first), 5);
        EXPECT_EQ(field.in_hand(static_cast<Seat>(1 - first)), 7);
    }
}

TEST(AssaultEdgeSetup, ChanceDecidesWhoBeginsUnlessTheLoserDoes) { // AE-40
    int second = 0;
    auto setup = any_setup();
    setup.first = nobody;
    for (setup.seed = 1; setup.seed <= 100; ++setup.seed) {
        const State state = State::start(setup, Log{});
        EXPECT_EQ(state.turn(), state.beginner);
        second += state.beginner;
    }
    EXPECT_GT(second, 30);
    EXPECT_LT(second, 70);
    for (const Seat first : SeatRange(2)) {
        setup.first = first; // who has lost the game before
        EXPECT_EQ(State::start(setup, Log{}).turn(), first);
    }
}

TEST(AssaultEdgeTurn, WhatIsForTheTurnEndsWithItAndWhatIsForGoodStays) { // AE-39
    Battlefield field("......... ......... ......... ......... ..A...... ..a...... ........c");
    field.stats('a', 2, 5, 2).stats('A', 1, 5, 1).hurt('a', 1).hand(0, "pounce tailwind refit ember-lance");
    field.plays("refit").plays("ember-lance").plays("tailwind", 'a').plays("pounce", 'a').moves('a', "b3");
    field.attacks('a', 'A');
    EXPECT_EQ(field.state.stats(field.number('a')), (Stats{4, 5, 4}));
    field.ends().raises(0).draws(barracks).ends();
    if (field.state.phase == Phase::ending) field.raises(0);
    EXPECT_EQ(field.state.stats(field.number('a')), (Stats{2, 5, 2})) << "this turn";
    EXPECT_EQ(field.unit('a').damage, 1) << "until it is healed";
    EXPECT_EQ(field.unit('A').damage, 4);
    EXPECT_EQ(field.attack('c'), 1 + 1 + 2) << "for good, and by its Equipment";
    field.draws(barracks);
    EXPECT_EQ(field.refused(field.to_move('a', "b5")), "") << "its speed is back";
    EXPECT_EQ(field.refused(field.to_aim('a', 'A')), "") << "and its attack";
    field.state.destroy(field.number('c'), Log{});
    const Number next = field.state.spawn(0, no_card, square_named("i1"), Log{});
    EXPECT_EQ(next, field.number('c')) << "the same number";
    EXPECT_EQ(field.state.unit(next).more_attack, 0) << "nothing was left";
    EXPECT_FALSE(field.state.has_gear(next));
}

TEST(AssaultEdgeTurn, AnEmptyCommandDeckIsNoDefeatByItself) { // AE-9
    Battlefield field("...a..... ......... ......... ......... ......... ......... .........");
    field.turn_of(1).left_in(0, command, 0).left_in(1, command, 0).ends().raises(0);
    EXPECT_EQ(field.refused(make_action(assault_edge::draw, command)), "AE-11") << "there is nothing";
    field.draws(barracks);
    EXPECT_FALSE(field.over());
    field.state.mill(0, command, 2, Log{});
    field.state.draw_card(0, command, Log{});
    EXPECT_FALSE(field.over()) << "only damage does it";
    field.aims('a', command);
    EXPECT_EQ(field.state.winners, only(0));
}

TEST(AssaultEdgeTurn, WithOneDeckLeftTheDrawGoesByItselfAndWithNoneItIsLeftOut) { // AE-11
    Battlefield field;
    field.left_in(1, research, 0).left_in(1, command, 0).ends().raises(0);
    EXPECT_EQ(field.state.phase, Phase::combat);
    EXPECT_EQ(field.in_hand(1), 1);
    Battlefield empty;
    empty.left_in(1, research, 0).left_in(1, command, 0).left_in(1, barracks, 0).ends().raises(0);
    EXPECT_EQ(empty.state.phase, Phase::combat);
    EXPECT_EQ(empty.in_hand(1), 0);
    EXPECT_FALSE(empty.over()) << "that is no defeat";
}

TEST(AssaultEdgeTurn, ABasicUnitIsSpawnedOnTheRightmostFreeSquare) { // AE-4
    Battlefield field = begun();
    opens(field);
    EXPECT_EQ(field.state.at(square_named("i1")), 0);
    EXPECT_EQ(field.state.stats(0), (Stats{1, 1, 1}));
    EXPECT_EQ(field.refused(make_action(assault_edge::move, 0, square_named("i2"))), "")
        << "it may act at once";
    field.ends().raises(0).draws(command);
    EXPECT_NE(field.state.at(square_named("a7")), no_unit) << "as its owner sees it";
    Battlefield full("ABC...... ......... ......... ......... ......... ......... .........");
    full.ends().raises(0);
    EXPECT_EQ(full.state.units_of(1), 3);
    Battlefield blocked("aB....... ......... ......... ......... ......... ......... .........");
    blocked.ends().raises(0);
    EXPECT_NE(blocked.state.at(square_named("c7")), no_unit);
}

TEST(AssaultEdgeTurn, FacilitiesAreTurnedUpInTheFirstTwoTurns) { // AE-13
    Battlefield field = begun();
    opens(field);
    field.ends();
    EXPECT_EQ(field.refused(make_action(assault_edge::done)), "AE-13");
    field.raises(1);
    EXPECT_EQ(field.state.side(0).plants[1].up, 1);
    field.draws(command).ends().raises(0).draws(command);
    EXPECT_EQ(field.state.units_of(0), 2);
    const Row& plant = row(field.state.side(0).plants[1].card);
    EXPECT_EQ(field.state.stats(0), (Stats{1, 1, 1})) << "it was there before";
    EXPECT_EQ(field.state.stats(2), (Stats{1 + plant.attack, 1 + plant.health, 1 + plant.speed}));
    EXPECT_TRUE(field.state.has_element(2, plant.element));
    EXPECT_TRUE(field.state.has_archetype(2, plant.archetype));
    EXPECT_FALSE(field.state.has_element(0, plant.element));
    field.ends();
    EXPECT_EQ(field.state.side(0).plants[0].up, 1) << "the other one by itself";
    EXPECT_EQ(field.state.turn(), 1);
}

TEST(AssaultEdgeTurn, AFacilityIsSecretUntilItIsUp) { // AE-13, AE-23
    Battlefield field = begun();
    State seen = field.state;
    seen.redact(1);
    EXPECT_EQ(seen.side(0).plants[0].card, face_down);
    EXPECT_NE(seen.side(1).plants[0].card, face_down);
    EXPECT_EQ(seen.side(0).list, field.state.side(0).list);
    opens(field);
    field.ends().raises(0);
    seen = field.state;
    seen.redact(1);
    EXPECT_EQ(seen.side(0).plants[0].card, field.state.side(0).plants[0].card);
    EXPECT_EQ(seen.side(0).plants[1].card, face_down);
}

TEST(AssaultEdgeTurn, BacksInHandAreOpenAndKeptByWhatOneImagines) { // AE-35
    Battlefield field = begun();
    field.draws(research).draws(command).draws(barracks).draws(barracks).draws(command);
    for (std::uint64_t chance = 0; chance < 20; ++chance) {
        State other = field.state;
        other.determinize(1, Random(chance));
        const auto backs = other.backs_in_hand(0, other.covered(0));
        EXPECT_EQ(backs, (std::array<int, decks>{1, 2, 2}));
        int of_barracks = 0;
        for (const Card card : other.side(0).hand) of_barracks += deck_of(card) == barracks ? 1 : 0;
        EXPECT_EQ(of_barracks, 2);
    }
}

TEST(AssaultEdgeTurn, AUnitThatCouldDoNoMoreGoesOnWithASpeedCard) { // AE-7
    Battlefield field("......... ......... ......... ......... ......... ..a...... ........b");
    field.stats('a', 1, 1, 1).hand(0, "tailwind");
    field.moves('a', "c3");
    EXPECT_EQ(field.refused(field.to_move('a', "c4")), "AE-6");
    field.plays("tailwind", 'a').moves('a', "c5");
    EXPECT_EQ(field.where('a'), "c5");
    EXPECT_EQ(field.refused(field.to_move('b', "i2")), "") << "a can do no more";
}

TEST(AssaultEdgeTurn, NobodyActsInsteadWithinTheAttackOfAnother) { // AE-7, AE-20
    Battlefield field("......... ......... ......... ..A...... ..ab..... ......... .........");
    field.unique('b', "dawn-warden").stats('a', 1, 5, 0).hurt('a', 2).stats('A', 1, 5, 1);
    field.hand(1, "smoke-screen").attacks('a', 'A').plays("smoke-screen");
    EXPECT_TRUE(field.state.chain.empty()) << "nothing of b's could answer";
    EXPECT_EQ(field.refused(make_action(assault_edge::use, field.number('b'), card_named("dawn-warden"))),
              "");
}

TEST(AssaultEdgeTurn, AUnitMovesAttacksAndMovesOn) { // AE-7
    Battlefield field("......... ......... ......... ..A...... ......... ..a...... ........b");
    field.stats('a', 1, 1, 3).stats('A', 1, 5, 1);
    field.moves('a', "c3");
    EXPECT_EQ(field.refused(field.to_move('b', "i2")), "AE-7") << "a comes first";
    field.attacks('a', 'A');
    EXPECT_EQ(field.health('A'), 4);
    EXPECT_EQ(field.refused(field.to_aim('a', 'A')), "AE-7");
    field.moves('a', "c1");
    EXPECT_EQ(field.where('a'), "c1");
    EXPECT_EQ(field.refused(field.to_move('a', "c2")), "AE-7");
    EXPECT_EQ(field.unit('a').done & finished, 0) << "a card may let it go on";
    field.moves('b', "i2");
    EXPECT_NE(field.unit('a').done & finished, 0) << "another acts now";
    field.ends().raises(0).draws(command).ends().raises(0).draws(command);
    EXPECT_EQ(field.unit('a').done, 0) << "ready again";
    EXPECT_EQ(field.unit('a').spent, 0);
}

TEST(AssaultEdgeTurn, AnyPartMayBeLeftOut) { // AE-7
    Battlefield field("......... ......... ......... ......... ..A...... ..a...... b........");
    field.stats('a', 1, 1, 3).stats('A', 1, 5, 1).stats('b', 1, 1, 2);
    field.attacks('a', 'A').moves('a', "f2");
    EXPECT_NE(field.unit('a').done & moved_last, 0) << "that was the second movement";
    field.moves('b', "b1");
    EXPECT_EQ(field.refused(make_action(assault_edge::finish, field.number('a'))), "AE-7");
    field.finishes('b');
    EXPECT_EQ(field.refused(field.to_move('b', "c1")), "AE-7");
    field.ends();
    EXPECT_EQ(field.state.phase, Phase::ending);
}

TEST(AssaultEdgeTurn, TwoMovementsWithoutAnAttackFinishAUnit) { // AE-7
    Battlefield field("......... ......... ......... ......... ......... a..A..... .........");
    field.stats('a', 1, 1, 3).stats('A', 1, 2, 1);
    field.moves('a', "b2").moves('a', "c2");
    EXPECT_EQ(field.refused(field.to_aim('a', 'A')), "AE-7");
}

TEST(AssaultEdgeTurn, ThreeHundredTurnsAreADraw) { // AE-21
    Battlefield field;
    field.state.turns = most_turns;
    field.plants(0, "foundry! gantry!").ends();
    EXPECT_TRUE(field.over());
    EXPECT_EQ(field.state.winners, 3);
    EXPECT_EQ(field.state.score(0), field.state.score(1));
}

TEST(AssaultEdgeTurn, TheLongestListOfChoicesFits) {
    // Many units of great speed and reach, and a hand of one card of each kind.
    Battlefield field("A.A.A.A.A abcdefghi ......... jklmnopqr ......... stuvwxyz. .........");
    for (Unit& each : field.state.units)
        if (each.owner == 0) each.more_speed = most_change;
    ActionList actions;
    field.state.legal(actions);
    EXPECT_GT(actions.size(), 400U);
    EXPECT_LE(actions.size(), 1271U);
}

} // namespace cardfront::assault_edge
