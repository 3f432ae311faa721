// Ground Assault: lists, formats, who begins, the opening, and who may know what.
#include "tests/core/ground_assault/battlefield.h"

#include "core/match/link.h"
#include "core/match/lists.h"
#include "core/match/position.h"
#include "tests/core/cases.h"

#include <set>

namespace cardfront::ground_assault {

namespace {

Setup setup_of(Format format, int seats = 2, std::uint64_t seed = 1, Seat first = nobody) {
    Setup setup;
    setup.seats = static_cast<std::uint8_t>(seats);
    setup.seed = seed;
    setup.first = first;
    setup.options[option::format] = static_cast<std::uint8_t>(format);
    return with_usual_lists(State::info, setup);
}
// A force, with a deck of the fewest cards.
List list_of(const std::string& force, Format format = Format::thirty) {
    std::string text = force;
    int left = format_limits(static_cast<int>(format)).least_deck;
    for (int card = 0; left > 0; ++card) {
        const int copies = format == Format::two_packs ? 1 : std::min(left, most_copies_of_card);
        text += ", " + std::to_string(copies) + " " + card_row(card).key;
        left -= copies;
    }
    const auto list = read_list(shelf(), text);
    EXPECT_TRUE(list) << text;
    return list ? *list : List{};
}
std::vector<std::string> rules_broken(Format format, const List& list) {
    std::vector<std::string> rules;
    for (const Fault& fault : faults(shelf(), setup_of(format), list)) rules.emplace_back(fault.rule);
    return rules;
}
using Broken = std::vector<std::string>;

Battlefield begun(const Setup& setup) {
    Battlefield field;
    field.state = State::start(setup, Log(field.story));
    return field;
}
// The most stars up to `most` that some of these units have together.
int most_stars_up_to(int most, const Side& side) {
    std::set<int> sums{0};
    for (const Unit& unit : side.units) {
        std::set<int> more = sums;
        for (const int sum : sums) more.insert(sum + unit_row(unit.design).stars);
        sums = more;
    }
    return *--sums.upper_bound(most);
}

} // namespace

// --- Lists

TEST(GroundAssaultSetup, GA_6_AForceHasThirtyStarsAtMostAndThreeOfAUnit) {
    EXPECT_EQ(rules_broken(Format::thirty, list_of("3 siege-ox, 3 citadel")), Broken{});
    EXPECT_EQ(rules_broken(Format::thirty, list_of("3 siege-ox, 3 citadel, 1 mote")), Broken{"GA-6"});
    EXPECT_EQ(rules_broken(Format::thirty, list_of("4 mote")), Broken{"GA-6"});
    EXPECT_EQ(rules_broken(Format::thirty, list_of("1 mote")), Broken{}) << "up to: fewer will do";
}

TEST(GroundAssaultSetup, GA_6_ADeckHasThreeOfACardAtMost) {
    List list = list_of("3 mote");
    list.counts[slot(piece_of_card(0))] = 4;
    list.counts[slot(piece_of_card(1))] = 2;
    EXPECT_EQ(rules_broken(Format::thirty, list), Broken{"GA-6"});
    EXPECT_EQ(rules_broken(Format::two_packs, list_of("1 mote", Format::two_packs)), Broken{});
}

TEST(GroundAssaultSetup, GA_27_ADeckHasThirtyCardsAtLeast) {
    List list = list_of("2 mote");
    --list.counts[slot(piece_of_card(0))];
    EXPECT_EQ(rules_broken(Format::thirty, list), Broken{"GA-27"});
    EXPECT_EQ(rules_broken(Format::twenty, list), Broken{"GA-27"});
}

// Three of each card, to the last of them.
TEST(GroundAssaultSetup, GA_27_ADeckMayHaveAllCards) {
    for (const Format format : {Format::two_packs, Format::twenty, Format::thirty}) {
        auto setup = setup_of(format, 4);
        for (List& list : setup.lists) {
            list = list_of("1 mote, 1 siege-ox", format);
            for (int card = 0; card < all_cards; ++card)
                list.counts[slot(piece_of_card(card))] = most_copies_of_card;
            EXPECT_EQ(amount_of(shelf(), list, 1), most_deck);
            EXPECT_EQ(rules_broken(format, list), Broken{});
        }
        MatchSetup match{find_game("ground-assault"), setup, {}, false};
        for (Player& player : match.players) player.name = "Ann";
        Match played(match);
        Random random(1);
        while (!played.over() && played.steps().size() < 400) {
            const auto& state = played.state().as<State>();
            ASSERT_TRUE(state.sane());
            State view = state;
            view.redact(0);
            view.determinize(0, Random(2));
            ASSERT_TRUE(view.sane());
            ASSERT_FALSE(played.play(playout_choice(state, random)));
        }
        const auto link = links::of_match(played);
        ASSERT_TRUE(link);
        const auto read = links::read(*link);
        ASSERT_TRUE(read) << read.problem().reason;
        EXPECT_EQ(read->match.state(), played.state());
        const auto back = Match::from_record(played.record());
        ASSERT_TRUE(back) << back.problem().reason;
        EXPECT_EQ(read_position(match.game, position_text(played.state())), played.state());
    }
}

TEST(GroundAssaultSetup, GA_26_TheShorterFormatHasTwentyStarsAndTwoOfAUnit) {
    EXPECT_EQ(rules_broken(Format::twenty, list_of("2 siege-ox, 2 citadel")), Broken{});
    EXPECT_EQ(rules_broken(Format::twenty, list_of("3 siege-ox")), Broken{"GA-6"});
    EXPECT_EQ(rules_broken(Format::twenty, list_of("2 siege-ox, 2 citadel, 1 mote")), Broken{"GA-6"});
}

TEST(GroundAssaultSetup, GA_22_TwoPacksAreTenStarsAndOneOfAUnit) {
    EXPECT_EQ(rules_broken(Format::two_packs, list_of("1 siege-ox, 1 citadel", Format::two_packs)), Broken{});
    EXPECT_EQ(rules_broken(Format::two_packs, list_of("1 siege-ox, 1 citadel, 1 mote", Format::two_packs)),
              Broken{"GA-6"});
    EXPECT_EQ(rules_broken(Format::two_packs, list_of("2 mote", Format::two_packs)), Broken{"GA-6"});
    List few = list_of("1 mote", Format::two_packs);
    --few.counts[slot(piece_of_card(0))];
    EXPECT_EQ(rules_broken(Format::two_packs, few), Broken{"GA-27"}) << "eleven cards";
}

TEST(GroundAssaultSetup, EachForceHasTwoReadyArmiesOfThirtyStars) {
    int full = 0;
    std::array<int, 2> of{};
    for (std::size_t i = 0; i < shelf().ready.size(); ++i) {
        const List list = ready_list(shelf(), i);
        if (!rules_broken(Format::thirty, list).empty() || amount_of(shelf(), list, 0) != 30) continue;
        ++full;
        EXPECT_GE(amount_of(shelf(), list, 1), 30);
        std::set<Force> forces;
        for (int design = 0; design < all_units; ++design)
            if (list.counts[slot(design)] != 0) forces.insert(unit_row(design).force);
        EXPECT_EQ(forces.size(), 1U) << shelf().ready[i].key;
        ++of[static_cast<std::size_t>(*forces.begin())];
    }
    EXPECT_EQ(full, 4);
    EXPECT_EQ(of, (std::array{2, 2}));
}

// --- Who begins

// Every round of the lot is two dice of each who is still in it; who ties at the top rolls again.
TEST(GroundAssaultSetup, GA_5_TheHighestOfTwoDiceBeginsAndTiesRollAgain) {
    int ties = 0;
    std::set<Seat> beginners;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const int seats = 2 + static_cast<int>(seed % 3);
        const Battlefield field = begun(setup_of(Format::thirty, seats, seed));
        std::vector<Seat> in;
        for (const Seat seat : SeatRange(seats)) in.push_back(seat);
        const std::vector<Event> lots = field.told(what::lot);
        std::size_t at = 0;
        while (in.size() > 1) {
            int best = 0;
            std::vector<Seat> highest;
            for (const Seat seat : in) {
                ASSERT_LT(at, lots.size());
                ASSERT_EQ(lots[at].seat, seat);
                const int sum = lots[at++].amount;
                ASSERT_TRUE(sum >= 2 && sum <= 12);
                if (sum > best) highest.clear(), best = sum;
                if (sum == best) highest.push_back(seat);
            }
            ties += highest.size() > 1 ? 1 : 0;
            in = highest;
        }
        ASSERT_EQ(at, lots.size());
        ASSERT_EQ(field.state.beginner, in[0]);
        ASSERT_EQ(field.state.turn(), in[0]);
        beginners.insert(in[0]);
    }
    EXPECT_GT(ties, 5);
    EXPECT_EQ(beginners.size(), 4U);
}

TEST(GroundAssaultSetup, GA_5_NoLotWhereItIsSettledWhoBegins) {
    const Battlefield field = begun(setup_of(Format::thirty, 3, 1, 2));
    EXPECT_TRUE(field.told(what::lot).empty());
    EXPECT_EQ(field.state.turn(), 2);
}

// --- The opening

TEST(GroundAssaultSetup, GA_5_TheFirstPlayerPlacesThenTheOthersClockwise) {
    Battlefield field = begun(setup_of(Format::thirty, 3, 1, 1));
    std::vector<Seat> order;
    ActionList actions;
    while (field.state.phase == Phase::opening && !HasFatalFailure()) {
        const Seat who = field.state.turn();
        if (order.empty() || order.back() != who) order.push_back(who);
        for (const Seat seat : SeatRange(3)) ASSERT_TRUE(field.state.side(seat).hand.empty());
        field.state.legal(actions);
        field.act(actions[0]);
    }
    EXPECT_EQ(order, (std::vector<Seat>{1, 2, 0}));
    EXPECT_EQ(field.state.turn(), 1) << "who takes the first turn";
    EXPECT_EQ(field.state.turns, 1);
    for (const Seat seat : SeatRange(3)) {
        EXPECT_EQ(field.in_hand(seat), 3) << "then everybody draws three cards";
        EXPECT_EQ(field.state.stars_in_play(seat), 20);
        for (const Unit& unit : field.state.side(seat).units)
            EXPECT_TRUE(unit.zone == seat || unit.zone == reserves) << "into their home";
    }
}

// Five, five, five, four and two make nineteen, not twenty: any of them will do.
TEST(GroundAssaultSetup, GA_5_AnySetThatIsLessWhereTwentyCannotBe) {
    auto setup = setup_of(Format::thirty, 2, 1, 0);
    setup.lists[0] = list_of("3 siege-ox, 1 marshals-tread, 1 mule-crawler");
    Battlefield field = begun(setup);
    EXPECT_EQ(field.state.still_to_place(0), 19);
    EXPECT_EQ(field.refused(make_action(done)), "GA-5") << "one unit at least";
    EXPECT_EQ(field.refused(Battlefield::to_deploy("mote")), "GA-5") << "not in that force";
    Battlefield most = field;
    field.act(Battlefield::to_deploy("mule-crawler"));
    EXPECT_EQ(field.state.turn(), 0);
    field.ends();
    EXPECT_EQ(field.state.turn(), 1);
    EXPECT_EQ(field.state.stars_in_play(0), 2);
    EXPECT_EQ(field.refused(make_action(done)), "GA-5") << "whose units make twenty has to make it";
    for (const char* const key : {"siege-ox", "marshals-tread", "siege-ox", "siege-ox"})
        most.act(Battlefield::to_deploy(key));
    EXPECT_EQ(most.state.turn(), 1) << "nothing more fits";
    EXPECT_EQ(most.state.stars_in_play(0), 19);
}

TEST(GroundAssaultSetup, GA_5_ASmallForceMayBePlacedWhole) {
    auto setup = setup_of(Format::thirty, 2, 1, 0);
    setup.lists[0] = list_of("1 siege-ox, 1 mote");
    Battlefield field = begun(setup);
    field.act(Battlefield::to_deploy("mote"));
    field.act(Battlefield::to_deploy("siege-ox"));
    EXPECT_EQ(field.state.turn(), 1);
    EXPECT_EQ(field.state.stars_in_play(0), 6);
}

TEST(GroundAssaultSetup, GA_5_ForcesOfThreesMayStopBelowTwenty) {
    const auto recorded = Match::playable_part(case_text("force-of-18.rec"));
    ASSERT_TRUE(recorded);
    EXPECT_EQ(recorded->steps().size(), 6U) << "after fifteen stars the player is done";
    EXPECT_EQ(recorded->state().as<State>().stars_in_play(0), 15);
    // Two links of version 2, in which eighteen had to be placed, and nobody could be done before.
    const auto early = links::read("#game=1PswzNIwhl8KNrUt-V4xUHWR8NPopr_oeLsZLYlqdQx7QyQdQhWLYYYCom"),
               late = links::read("#game=1rel2rIwhl8KNrUt-V4xUHWR8NPopr_oeLsZLYlqdQx7QyQdQhWLk4Jq_wg");
    for (const auto* const link : {&early, &late}) {
        ASSERT_TRUE(*link) << link->problem().reason;
        const auto& steps = (*link)->match.steps();
        ASSERT_EQ(steps.size(), link == &early ? 5U : 6U);
        for (std::size_t i = 0; i < steps.size(); ++i)
            EXPECT_EQ(steps[i].action, make_action(deploy, i < 3 ? 3 : 4));
    }
    EXPECT_EQ(early->match.state().as<State>().stars_in_play(0), 15);
    EXPECT_EQ(late->match.turn(), 1);
}

// The sum of the opening is made by each who can, in whatever order; others end below it as they like.
TEST(GroundAssaultSetup, GA_5_EveryWayToPlaceMakesTheSumWhereItCanBe) {
    Random random(5);
    ActionList actions;
    int exact = 0, below = 0;
    for (int n = 0; n < 300; ++n) {
        const Format format = n % 2 == 0 ? Format::thirty : Format::twenty;
        auto setup = setup_of(format, 2, static_cast<std::uint64_t>(n), 0);
        List force;
        for (int tries = 0; tries < 40; ++tries) {
            const std::size_t design = random.below(all_units);
            List more = force;
            ++more.counts[design];
            const int stars = amount_of(shelf(), more, 0);
            const FormatLimits limits = format_limits(static_cast<int>(format));
            if (stars <= limits.most_stars && more.counts[design] <= limits.copies) force = more;
        }
        List list = list_of("1 mote");
        list.counts[slot(design_named("mote"))] = 0;
        for (std::size_t design = 0; design < all_units; ++design) list.counts[design] = force.counts[design];
        if (n % 3 == 0) // threes alone
            for (std::size_t design = 0; design < all_units; ++design)
                list.counts[design] = unit_row(static_cast<int>(design)).stars == 3 ? 1 : 0;
        setup.lists[0] = list;
        Battlefield field = begun(setup);
        const int opening = field.state.limits().opening;
        const bool can = most_stars_up_to(opening, field.state.side(0)) == opening;
        while (field.state.turn() == 0 && field.state.phase == Phase::opening) {
            field.state.legal(actions);
            ASSERT_FALSE(actions.empty());
            ASSERT_EQ(actions.contains(make_action(done)), !can && field.state.stars_in_play(0) > 0);
            field.act(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
        }
        const int stars = field.state.stars_in_play(0);
        ASSERT_TRUE(can ? stars == opening : stars > 0 && stars < opening);
        ++(can ? exact : below);
    }
    EXPECT_GT(exact, 50);
    EXPECT_GT(below, 50);
}

TEST(GroundAssaultSetup, GA_26_TheShorterFormatPlacesFourteenStars) {
    Battlefield field = begun(setup_of(Format::twenty, 2, 1, 0));
    EXPECT_EQ(field.state.still_to_place(0), 14);
    EXPECT_EQ(field.state.objectives(0), 3);
}

TEST(GroundAssaultSetup, GA_22_InTwoPacksAllUnitsAreInPlayAndThereIsOneObjective) {
    const Battlefield field = begun(setup_of(Format::two_packs, 2, 1, 1));
    EXPECT_EQ(field.state.phase, Phase::turn);
    EXPECT_EQ(field.state.turn(), 1);
    for (const Seat seat : SeatRange(2)) {
        const Side& side = field.state.side(seat);
        for (const Unit& unit : side.units) EXPECT_EQ(unit.zone, seat);
        EXPECT_EQ(field.state.objectives(seat), 1);
        EXPECT_EQ(side.objectives[0].up, 0);
        EXPECT_EQ(field.objective_at(seat, 1), "-");
        EXPECT_EQ(field.in_hand(seat), 3);
        int size = 0;
        for (const int count : side.list) size += count;
        EXPECT_EQ(static_cast<int>(side.deck.size()), size - 4);
    }
}

TEST(GroundAssaultSetup, GA_22_InTwoPacksADestroyedUnitIsAReserve) {
    Battlefield field(2, Format::two_packs);
    field.units(0, contested, "lance").units(1, contested, "mote").units(1, 1, "falchion");
    field.rolls({12, 2}).clash("lance", "mote");
    EXPECT_EQ(field.zone(1, "mote"), reserves);
    EXPECT_EQ(field.refused(Battlefield::to_lay("minefield", 1)), "GA-3");
    field.hand(1, "minefield");
    EXPECT_EQ(field.refused(Battlefield::to_lay("minefield", 1)), "GA-4") << "there is one place";
    EXPECT_EQ(field.refused(Battlefield::to_lay("minefield", 0)), "");
}

// --- Who may know what

TEST(GroundAssaultSetup, GA_4_TheTopThreeCardsLieFaceDown) {
    const Battlefield field = begun(setup_of(Format::thirty));
    for (const Seat seat : SeatRange(2)) {
        EXPECT_EQ(field.state.objectives(seat), 3);
        for (const Objective& each : field.state.side(seat).objectives) EXPECT_EQ(each.up, 0);
        int size = 0;
        for (const int count : field.state.side(seat).list) size += count;
        EXPECT_EQ(static_cast<int>(field.state.side(seat).deck.size()), size - 3);
    }
}

TEST(GroundAssaultSetup, GA_4_NobodyLooksAtThemNotEvenTheirOwner) {
    Battlefield field;
    field.units(0, 0, "mote").units(1, 1, "mote");
    field.objectives(0, "minefield dig-in! ram").hand(0, "salvo").hand(1, "foresight");
    for (const Seat who : {Seat{0}, Seat{1}, nobody}) {
        State seen = field.state;
        seen.redact(who);
        EXPECT_EQ(seen.side(0).objectives[0].card, face_down);
        EXPECT_EQ(seen.side(0).objectives[1].card, card_named("dig-in"));
        EXPECT_EQ(seen.side(0).objectives[2].card, face_down);
        EXPECT_EQ(seen.side(0).hand[0], who == 0 ? card_named("salvo") : face_down);
        EXPECT_EQ(seen.side(1).hand[0], who == 1 ? card_named("foresight") : face_down);
        for (const Card card : seen.side(0).deck) EXPECT_EQ(card, face_down);
        EXPECT_TRUE(seen.sane());
    }
}

TEST(GroundAssaultSetup, GA_24_EverybodyReadsAllForcesAndLists) {
    const Battlefield field = begun(setup_of(Format::thirty, 4));
    for (const Seat who : SeatRange(4)) {
        State seen = field.state;
        seen.redact(who);
        for (const Seat seat : SeatRange(4)) {
            EXPECT_EQ(seen.side(seat).list, field.state.side(seat).list);
            EXPECT_EQ(seen.side(seat).units, field.state.side(seat).units);
            EXPECT_EQ(seen.side(seat).discards, field.state.side(seat).discards);
        }
    }
}

} // namespace cardfront::ground_assault
