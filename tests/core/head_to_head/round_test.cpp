// Head-to-Head Poker: the table, the course of the game and the six ways to play a round.
#include "tests/core/every_game.h"
#include "tests/core/head_to_head/table.h"

#include <set>

namespace cardfront::head_to_head {

namespace {

// The type as played, with "crazy-" in front in a Crazy round.
struct BaseType {
    const char* key;
    Type type;
};
constexpr std::array<BaseType, 5> base_types{{{"draw-1", Type::draw_1},
                                              {"split-2", Type::split_2},
                                              {"hold-3", Type::hold_3},
                                              {"play-4", Type::play_4},
                                              {"share-5", Type::share_5}}};

// Who plays each card of the round that was just dealt, as "0110...".
std::string order_of_play(Table& table) {
    std::string order;
    while (table.in_round() && !testing::Test::HasFailure()) {
        order += static_cast<char>('0' + table.state.player);
        table.play_some();
    }
    return order;
}

} // namespace

TEST(HeadToHead, HH_1_RoundsHaveThreeFourAndFiveRows) {
    Table table("draw-1", "no-bet");
    for (int round = 1; round <= 3; ++round) {
        if (round > 1) table.act({deal});
        EXPECT_EQ(table.state.open_rows(), round + 2);
        for (int r = 0; r < rows; ++r) EXPECT_EQ(table.row(r).common != no_card, r < round + 2);
        const Card card = table.hand(table.state.player)[0];
        for (int r = round + 2; r < rows; ++r)
            EXPECT_EQ(table.refused({play, card, static_cast<std::int8_t>(r), table.state.player}), "HH-1");
        EXPECT_EQ(table.refused({play, card, rows, table.state.player}), "HH-1");
        EXPECT_EQ(table.refused({play, card, -1, table.state.player}), "HH-1");
        table.finish_round();
    }
}

TEST(HeadToHead, HH_1_NoBetWhereThereIsNoRow) {
    const Table table("draw-1", "up-the-ante");
    EXPECT_EQ(table.refused(bet_on(2, 10)), "");
    EXPECT_EQ(table.refused(bet_on(3, 10)), "HH-1");
    EXPECT_EQ(table.refused(bet_on(-1, 10)), "HH-1");
}

TEST(HeadToHead, HH_2_TheHigherRollDealsAndEqualRollsAreRolledAgain) {
    int ties = 0;
    std::array<int, 2> deals{};
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        std::vector<Event> events;
        const State state = State::start(setup_of("draw-1", "no-bet", seed), Log(events));
        ASSERT_EQ(events.size() % 2, 0U);
        for (std::size_t i = 0; i + 2 < events.size(); i += 2) {
            EXPECT_EQ(events[i].amount, events[i + 1].amount) << "rolled again without need";
            ++ties;
        }
        const int first = events[events.size() - 2].amount;
        const int second = events.back().amount;
        ASSERT_NE(first, second);
        EXPECT_EQ(state.dealer, first > second ? 0 : 1);
        EXPECT_EQ(state.turn(), state.dealer);
        EXPECT_EQ(state.dealer_roll[0], first);
        EXPECT_EQ(state.dealer_roll[1], second);
        ++deals[static_cast<std::size_t>(state.dealer)];
    }
    EXPECT_GT(ties, 5);
    EXPECT_GT(deals[0], 30);
    EXPECT_GT(deals[1], 30);
}

TEST(HeadToHead, HH_2_TheDealAlternatesAndTheOtherPlayerBegins) {
    for (const Seat first : {Seat{0}, Seat{1}}) {
        Table table("draw-1", "no-bet", first);
        for (int round = 1; round <= 3; ++round) {
            if (round > 1) {
                EXPECT_EQ(table.state.turn(), round % 2 == 1 ? first : other(first));
                table.act({deal});
            }
            const Seat dealer = round % 2 == 1 ? first : other(first);
            EXPECT_EQ(table.state.dealer, dealer);
            EXPECT_EQ(table.state.player, other(dealer));
            table.finish_round();
        }
    }
}

TEST(HeadToHead, HH_3_TheDieTellsTheType) {
    std::set<int> faces;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Table table("rolled", "no-bet", 0, true, 10 * seed);
        const auto rolls = table.of(what::roll);
        ASSERT_FALSE(rolls.empty());
        faces.insert(rolls[0].amount);
        for (std::size_t i = 0; i + 1 < rolls.size(); ++i) EXPECT_EQ(rolls[i].amount, 6);
        EXPECT_EQ(static_cast<int>(table.state.type), rolls.back().amount - 1);
        EXPECT_NE(table.state.type, Type::crazy);
        EXPECT_EQ(table.state.crazy == 1, rolls[0].amount == 6);
    }
    EXPECT_EQ(faces.size(), 6U);
}

TEST(HeadToHead, HH_3_TheDealerPicksOnceTheCommonCardsLieThere) {
    for (std::int8_t choice = 0; choice < 5; ++choice) {
        Table table("picked", "no-bet", 1);
        EXPECT_EQ(table.state.phase, Phase::pick);
        EXPECT_EQ(table.state.turn(), 1);
        EXPECT_NE(table.row(0).common, no_card);
        EXPECT_EQ(table.refused({play, 3, 0, 0}), "HH-3");
        EXPECT_EQ(table.refused({deal}), "HH-20");
        table.act({pick, choice});
        EXPECT_EQ(static_cast<int>(table.state.type), choice);
        EXPECT_EQ(table.state.crazy, 0);
        EXPECT_EQ(table.state.turn(), 0);
        EXPECT_EQ(table.refused({pick, choice}), "HH-3") << "once a round";
        table.finish_round();
        table.act({deal});
        EXPECT_EQ(table.state.phase, Phase::pick);
        EXPECT_EQ(table.state.turn(), 0);
    }
}

TEST(HeadToHead, HH_3_AFixedTypeIsPlayedInEveryRound) {
    for (const auto& [key, type] : base_types)
        for (const bool crazy : {false, true}) {
            Table table((crazy ? "crazy-" : "") + std::string(key), "no-bet");
            for (int round = 1; round <= 3; ++round) {
                if (round > 1) table.act({deal});
                EXPECT_EQ(table.state.type, type);
                EXPECT_EQ(table.state.crazy == 1, crazy);
                EXPECT_TRUE(table.of(what::roll).empty());
                EXPECT_EQ(table.refused({pick, 0}), "HH-3");
                table.finish_round();
            }
            EXPECT_EQ(table.state.phase, Phase::over);
        }
}

TEST(HeadToHead, HH_4_CrazyIsRolledAgainUntilItIsAnotherType) {
    std::set<int> types;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Table table("crazy", "no-bet", 0, true, 10 * seed);
        for (const Event& roll : table.of(what::roll))
            EXPECT_EQ(roll.amount == 6, static_cast<int>(table.state.type) != roll.amount - 1);
        EXPECT_EQ(table.state.crazy, 1);
        types.insert(static_cast<int>(table.state.type));
    }
    EXPECT_EQ(types, (std::set{0, 1, 2, 3, 4}));

    Table picked("picked", "no-bet");
    picked.act({pick, static_cast<std::int8_t>(Type::crazy)});
    EXPECT_EQ(picked.state.crazy, 1);
    EXPECT_NE(picked.state.type, Type::crazy);
    EXPECT_FALSE(picked.of(what::roll).empty());
}

TEST(HeadToHead, HH_4_CardsGoToEitherSideInACrazyRoundOfEachType) {
    for (const auto& [key, type] : base_types) {
        Table table("crazy-" + std::string(key), "no-bet");
        const Seat me = table.state.player;
        table.play_on(1, other(me));
        EXPECT_EQ(table.row(1).side[static_cast<std::size_t>(other(me))].size(), 1U) << key;
        const Seat next = table.state.player;
        table.play_on(1, next);
        EXPECT_EQ(table.row(1).side[static_cast<std::size_t>(next)].size(), 2U) << key;
        table.finish_round();
        EXPECT_EQ(table.state.round, 1);
        EXPECT_EQ(table.state.phase, Phase::deal);
    }
}

TEST(HeadToHead, HH_4_AHandBelongsToItsSideWhoeverLaidIt) {
    Table table("crazy-draw-1", "no-bet", 0);
    table.set_common(0, "2C");
    // Seat 1 fills both sides of row 0, the better cards on the dealer's.
    for (const auto& [side, cards] : {std::pair{Seat{0}, "4C 6C 8C 10C"}, std::pair{Seat{1}, "3H 5D 9S JH"}})
        for (const Card card : cards_of(cards)) {
            if (!table.hand(1).contains(card)) table.exchange(table.hand(1)[0], card);
            table.act({play, card, 0, side});
            table.play_on(1, table.row(1).side[0].full() ? Seat{1} : Seat{0});
        }
    EXPECT_EQ(table.row(0).winner(), 0);
}

TEST(HeadToHead, HH_5_OneCardOfTwoIsPlayedAndTheOtherGivenAndPlayed) {
    Table table("split-2", "no-bet", 0);
    EXPECT_EQ(table.state.player, 1);
    EXPECT_EQ(table.hand(1).size(), 2U);
    EXPECT_EQ(table.hand(0).size(), 0U);
    const Card played = table.hand(1)[0];
    const Card given = table.hand(1)[1];
    table.act({play, played, 0, 1});
    EXPECT_EQ(table.of(what::give).size(), 1U);
    EXPECT_EQ(table.state.phase, Phase::receive);
    EXPECT_EQ(table.state.turn(), 0);
    EXPECT_EQ(table.hand(0).size(), 1U);
    EXPECT_EQ(table.hand(0)[0], given);
    EXPECT_EQ(table.hand(1).size(), 0U);
    table.act({play, given, 2, 0});
    EXPECT_EQ(table.row(2).side[0].back(), given);
    // Then it is the receiver's own turn.
    EXPECT_EQ(table.state.phase, Phase::lead);
    EXPECT_EQ(table.state.turn(), 0);
    EXPECT_EQ(table.hand(0).size(), 2U);
    table.play_some();
    EXPECT_EQ(table.state.phase, Phase::receive);
    EXPECT_EQ(table.state.turn(), 1);
}

TEST(HeadToHead, HH_5_NoBetBeforeTheGivenCardIsPlayed) {
    Table table("split-2", "up-the-ante");
    EXPECT_EQ(table.refused(bet_on(0, 10)), "");
    table.play_some();
    EXPECT_EQ(table.refused(bet_on(0, 10)), "HH-5");
    table.play_some();
    EXPECT_EQ(table.refused(bet_on(0, 10)), "");
}

TEST(HeadToHead, HH_5_TheOrderOfASplitRound) {
    Table table("split-2", "no-bet", 0);
    EXPECT_EQ(order_of_play(table), "100110011001100110011001");
}

TEST(HeadToHead, HH_6_Hold3RefillsAfterEachPlay) {
    for (const char* const money : {"no-bet", "up-the-ante"}) {
        Table table("hold-3", money, 1);
        std::string order;
        while (table.in_round()) {
            ASSERT_EQ(table.hand(0).size(), 3U);
            ASSERT_EQ(table.hand(1).size(), 3U);
            order += static_cast<char>('0' + table.state.player);
            const Card top = table.state.deck.back();
            const Seat me = table.state.player;
            table.play_some();
            if (table.in_round()) {
                ASSERT_TRUE(table.hand(me).contains(top));
            }
        }
        EXPECT_EQ(order, "010101010101010101010101");
    }
    Table last("hold-3", "no-bet");
    last.finish_rounds(3);
    EXPECT_EQ(last.state.phase, Phase::over) << "the deck suffices for five rows";
}

TEST(HeadToHead, HH_6_Play4DealsAnewAndTheLeadChanges) {
    Table table("play-4", "no-bet", 0);
    EXPECT_EQ(table.hand(0).size(), 4U);
    EXPECT_EQ(table.hand(1).size(), 4U);
    Table copy = table;
    EXPECT_EQ(order_of_play(copy), "101010100101010110101010");
    table.play_some(7);
    EXPECT_EQ(table.hand(0).size(), 1U);
    EXPECT_TRUE(table.of(what::deal).empty());
    table.play_some();
    EXPECT_EQ(table.of(what::deal).size(), 8U);
    EXPECT_EQ(table.hand(0).size(), 4U);
    EXPECT_EQ(table.hand(1).size(), 4U);
    table.finish_rounds(3);
    EXPECT_EQ(table.state.phase, Phase::over) << "the deck suffices for five rows";
}

TEST(HeadToHead, HH_6_Share5ShowsFiveForBothAndTheLeadChanges) {
    Table table("share-5", "no-bet", 0);
    EXPECT_EQ(table.state.offer.size(), 5U);
    for (const Event& event : table.of(what::deal)) EXPECT_EQ(event.seen, everybody);
    Table copy = table;
    EXPECT_EQ(order_of_play(copy), "101010101010101010101010")
        << "five are odd, so the change keeps the turns";
    EXPECT_EQ(copy.state.offer.size(), 1U) << "one is left over";
    const Seat led = table.state.lead;
    const Card wanted = table.state.offer[2];
    table.act({play, wanted, 0, 1});
    EXPECT_FALSE(table.state.offer.contains(wanted));
    EXPECT_EQ(table.refused({play, wanted, 0, 0}), "HH-17");
    table.play_some(3);
    EXPECT_EQ(table.state.offer.size(), 1U);
    EXPECT_EQ(table.state.lead, led);
    table.play_some();
    EXPECT_EQ(table.state.offer.size(), 5U);
    EXPECT_EQ(table.state.lead, other(led));
    EXPECT_EQ(table.state.player, other(led));
    table.finish_rounds(3);
    EXPECT_EQ(table.state.phase, Phase::over) << "the deck suffices for five rows";
    EXPECT_TRUE(table.state.offer.empty()) << "eight sets fill five rows exactly";
}

TEST(HeadToHead, HH_7_ASideTakesFourCardsAndARowNine) {
    Table table("draw-1", "no-bet", 0);
    for (int n = 0; n < 4; ++n) {
        EXPECT_FALSE(table.row(0).complete());
        table.play_on(0, 1);
        table.play_on(0, 0);
    }
    EXPECT_TRUE(table.row(0).complete());
    EXPECT_EQ(table.of(what::row_won).size(), 1U);
    EXPECT_EQ(table.refused({play, table.hand(1)[0], 0, 1}), "HH-7");
    EXPECT_EQ(table.row(0).strength(0),
              strength_of(table.row(0).common, table.row(0).side[0][0], table.row(0).side[0][1],
                          table.row(0).side[0][2], table.row(0).side[0][3]));
}

TEST(HeadToHead, HH_16_ADrawnCardIsOpenWithoutBettingAndHiddenWith) {
    Table open("draw-1", "no-bet", 0);
    EXPECT_EQ(open.hand(1).size(), 1U);
    EXPECT_EQ(open.hand(0).size(), 0U);
    EXPECT_TRUE(open.state.sees_hand(0, 1));
    EXPECT_TRUE(open.state.sees_hand(nobody, 1));
    EXPECT_EQ(open.of(what::deal).back().seen, everybody);
    Table hidden("draw-1", "up-the-ante", 0);
    EXPECT_FALSE(hidden.state.sees_hand(0, 1));
    EXPECT_FALSE(hidden.state.sees_hand(nobody, 1));
    EXPECT_EQ(hidden.of(what::deal).back().seen, only(1));
    State seen = hidden.state;
    seen.redact(0);
    EXPECT_EQ(seen.hand[1][0], face_down);
    EXPECT_EQ(order_of_play(open), "101010101010101010101010");
}

TEST(HeadToHead, HH_17_OnlyACardThatOneHoldsIsPlayed) {
    Table table("hold-3", "no-bet", 0);
    EXPECT_EQ(table.refused({play, table.hand(0)[0], 0, 1}), "HH-17") << "the other's card";
    EXPECT_EQ(table.refused({play, table.state.deck[0], 0, 1}), "HH-17");
    EXPECT_EQ(table.refused({play, table.row(0).common, 0, 1}), "HH-17");
    EXPECT_EQ(table.refused({play, face_down, 0, 1}), "HH-17");
    EXPECT_EQ(table.refused({play, deck_size, 0, 1}), "HH-17") << "a Joker";
    const Table share("share-5", "no-bet", 0);
    EXPECT_EQ(share.refused({play, share.state.deck[0], 0, 1}), "HH-17");
}

TEST(HeadToHead, HH_18_OutsideCrazyOnesOwnSideOnly) {
    for (const auto& [key, type] : base_types) {
        Table table(key, "no-bet", 0);
        const Card card = type == Type::share_5 ? table.state.offer[0] : table.hand(1)[0];
        EXPECT_EQ(table.refused({play, card, 0, 0}), "HH-18");
        EXPECT_EQ(table.refused({play, card, 0, 1}), "");
    }
}

TEST(HeadToHead, HH_20_ThreeRoundsEachWithAFreshDeck) {
    Table table("draw-1", "no-bet", 0, false);
    EXPECT_EQ(table.refused({play, 0, 0, 0}), "HH-20") << "nothing is dealt";
    EXPECT_EQ(table.refused({pick, 0}), "HH-20");
    for (int round = 1; round <= 3; ++round) {
        table.act({deal});
        EXPECT_EQ(table.state.round, round);
        EXPECT_EQ(table.state.deck.size(), static_cast<std::size_t>(deck_size - (round + 2) - 1));
        EXPECT_EQ(table.refused({deal}), "HH-20") << "the round is on";
        for (int r = 0; r < round + 2; ++r) EXPECT_EQ(table.row(r).pot(), 200);
        table.finish_round();
    }
    EXPECT_EQ(table.state.phase, Phase::over);
    EXPECT_EQ(table.state.turn(), nobody);
    EXPECT_EQ(table.refused({deal}), "HH-20");
    EXPECT_EQ(table.refused({play, 0, 0, 0}), "HH-20");
}

TEST(HeadToHead, HH_24_WhatIsNoMoveAtAll) {
    const Table table("draw-1", "up-the-ante", 0);
    const Card card = table.hand(1)[0];
    EXPECT_EQ(table.refused({7}), "HH-24");
    EXPECT_EQ(table.refused({255}), "HH-24");
    EXPECT_EQ(table.refused({deal, 0}), "HH-24");
    EXPECT_EQ(table.refused({call, -1, 3}), "HH-24");
    EXPECT_EQ(table.refused({raise, 0, 3}), "HH-24");
    EXPECT_EQ(table.refused({bet, 0, 3, 1}), "HH-24");
    EXPECT_EQ(table.refused({pick, 6}), "HH-24");
    EXPECT_EQ(table.refused({play, card, 0, 2}), "HH-24");
    EXPECT_EQ(table.refused({play, card, 0, -1}), "HH-24");
}

TEST(HeadToHead, HH_27_HandsAndDeckAreHiddenCountsAreNot) {
    for (const auto& [key, type] : base_types) {
        const Table table(key, "up-the-ante", 0);
        State seen = table.state;
        seen.redact(0);
        EXPECT_EQ(seen.random, Random{});
        EXPECT_EQ(seen.deck.size(), table.state.deck.size());
        for (const Card card : seen.deck) EXPECT_EQ(card, face_down);
        EXPECT_EQ(seen.hand[0], table.state.hand[0]);
        EXPECT_EQ(seen.hand[1].size(), table.state.hand[1].size());
        for (const Card card : seen.hand[1]) EXPECT_EQ(card, face_down);
        EXPECT_EQ(seen.table, table.state.table);
        EXPECT_EQ(seen.offer, table.state.offer);
    }
    Table split("split-2", "no-bet", 0);
    split.play_some();
    for (const Seat who : {nobody, Seat{0}, Seat{1}}) {
        State seen = split.state;
        seen.redact(who);
        EXPECT_EQ(seen.hand[0], split.state.hand[0]) << "a given card is open";
    }
}

} // namespace cardfront::head_to_head
