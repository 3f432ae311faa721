// Head-to-Head Poker: bets, their answers and their limits.
#include "tests/core/head_to_head/table.h"

namespace cardfront::head_to_head {

namespace {

// The dealer is seat 0, so seat 1 begins.
Table betting_table(const char* type = "draw-1") {
    return {type, "up-the-ante", 0};
}

// A bet that is called, and a card, by whoever has the turn.
void bet_and_call(Table& table, int row, int amount) {
    table.act(bet_on(row, amount));
    table.act({call});
    table.play_some();
}

// All amounts that the turn player may bet on a row, or raise by: "10-100".
std::string allowed(const Table& table, Verb verb, int row = -1) {
    std::vector<int> amounts;
    for (int amount = -20; amount <= 1000; amount += chip) {
        const Action action = verb == bet ? bet_on(row, amount) : raise_by(amount);
        if (!table.state.refusal(action)) amounts.push_back(amount);
    }
    if (amounts.empty()) return "none";
    EXPECT_EQ(static_cast<int>(amounts.size()), (amounts.back() - amounts.front()) / chip + 1) << "a gap";
    return std::to_string(amounts.front()) + "-" + std::to_string(amounts.back());
}

// Moves money between the players.
void shift_money(Table& table, Seat from, int amount) {
    table.state.money[static_cast<std::size_t>(from)] -= static_cast<std::int16_t>(amount);
    table.state.money[static_cast<std::size_t>(1 - from)] += static_cast<std::int16_t>(amount);
}

} // namespace

TEST(HeadToHeadBetting, HH_25_EachStartsWith800) {
    const Table table = betting_table();
    EXPECT_EQ(table.money(0), 800);
    EXPECT_EQ(table.money(1), 800);
    EXPECT_EQ(table.state.table[0].pot(), 200);
}

TEST(HeadToHeadBetting, HH_21_WithoutBettingThereIsNone) {
    const Table table("draw-1", "no-bet", 0);
    EXPECT_EQ(table.money(0), 0);
    EXPECT_EQ(table.refused(bet_on(0, 10)), "HH-21");
    EXPECT_EQ(table.refused(raise_by(10)), "HH-21");
    EXPECT_EQ(table.refused({call}), "HH-21");
    EXPECT_EQ(table.refused({decline}), "HH-21");
}

TEST(HeadToHeadBetting, HH_26_ABetComesBeforeTheCardOnceATurnOnAnyOpenRow) {
    for (const char* const type : {"draw-1", "split-2", "hold-3", "play-4", "share-5", "crazy-draw-1"}) {
        Table table = betting_table(type);
        EXPECT_EQ(table.hand(1).empty(), std::string(type) == "share-5") << "the drawn cards are seen before";
        table.act(bet_on(1, 50));
        EXPECT_EQ(table.state.turn(), 0);
        EXPECT_EQ(table.row(1).pot(), 250);
        EXPECT_EQ(table.money(1), 750);
        table.act({call});
        EXPECT_EQ(table.row(1).pot(), 300);
        EXPECT_EQ(table.money(0), 750);
        EXPECT_EQ(table.state.turn(), 1) << "the turn player still plays";
        EXPECT_EQ(table.refused(bet_on(0, 10)), "HH-11") << "one betting in a turn";
        Action elsewhere = table.some_play();
        elsewhere.b = 2;
        EXPECT_EQ(table.refused(elsewhere), "") << "on whatever row";
        table.act(elsewhere);
        EXPECT_EQ(table.state.turn(), 0);
    }
}

TEST(HeadToHeadBetting, HH_19_ABetIsAnsweredBeforeAnythingElse) {
    Table table = betting_table();
    EXPECT_EQ(table.refused({call}), "HH-19") << "there is no bet";
    EXPECT_EQ(table.refused({decline}), "HH-19");
    EXPECT_EQ(table.refused(raise_by(10)), "HH-19");
    const Action card = table.some_play();
    table.act(bet_on(0, 10));
    EXPECT_EQ(table.refused(card), "HH-19");
    EXPECT_EQ(table.refused(bet_on(0, 10)), "HH-19");
    EXPECT_EQ(table.refused(bet_on(1, 10)), "HH-19");
    EXPECT_EQ(table.refused({deal}), "HH-20");
    ActionList actions;
    table.state.legal(actions);
    for (const Action& action : actions)
        EXPECT_TRUE(action.verb == call || action.verb == raise || action.verb == decline);
}

TEST(HeadToHeadBetting, HH_19_RaisesGoToAndFroUntilACall) {
    Table table = betting_table();
    table.act(bet_on(0, 20));
    EXPECT_EQ(table.state.to_call(), 20);
    table.act(raise_by(30)); // seat 0 has put in 50
    EXPECT_EQ(table.state.turn(), 1);
    EXPECT_EQ(table.state.to_call(), 30);
    EXPECT_EQ(table.money(0), 750);
    table.act(raise_by(100)); // seat 1 has put in 150
    EXPECT_EQ(table.state.turn(), 0);
    EXPECT_EQ(table.state.to_call(), 100);
    EXPECT_EQ(table.money(1), 650);
    table.act({call});
    EXPECT_EQ(table.money(0), 650);
    EXPECT_EQ(table.row(0).pot(), 500);
    EXPECT_EQ(table.state.phase, Phase::play);
    EXPECT_EQ(table.state.turn(), 1);
    // The one who bets may also be the one who calls the last raise.
    table.play_some();
    table.act(bet_on(1, 10));
    table.act(raise_by(10));
    table.act({call});
    EXPECT_EQ(table.state.turn(), 0);
    EXPECT_EQ(table.row(1).pot(), 240);
}

TEST(HeadToHeadBetting, HH_11_TenToAHundredAndTwoHundredOnACard) {
    Table table = betting_table();
    EXPECT_EQ(allowed(table, bet, 0), "10-100");
    EXPECT_EQ(table.refused(bet_on(0, 0)), "HH-11");
    EXPECT_EQ(table.refused(bet_on(0, -10)), "HH-11");
    EXPECT_EQ(table.refused(bet_on(0, 110)), "HH-11");
    table.act(bet_on(0, 90));
    EXPECT_EQ(allowed(table, raise), "10-100");
    table.act(raise_by(70)); // 160
    EXPECT_EQ(allowed(table, raise), "10-40") << "200 for each on one card";
    EXPECT_EQ(table.refused(raise_by(50)), "HH-11");
    table.act(raise_by(40));
    EXPECT_EQ(allowed(table, raise), "none");
    EXPECT_EQ(table.refused(raise_by(10)), "HH-11");
    table.act({call});
    EXPECT_EQ(table.row(0).pot(), 600);
    table.play_some();
    EXPECT_EQ(allowed(table, bet, 0), "none");
    EXPECT_EQ(allowed(table, bet, 1), "10-100");
}

TEST(HeadToHeadBetting, HH_11_TheLimitOfACardCountsAllTurnsOfTheRound) {
    Table table = betting_table();
    bet_and_call(table, 2, 100);
    EXPECT_EQ(allowed(table, bet, 2), "10-100");
    bet_and_call(table, 2, 70);
    EXPECT_EQ(allowed(table, bet, 2), "10-30");
    table.finish_round();
    table.act({deal});
    EXPECT_EQ(allowed(table, bet, 2), "10-100") << "a new round";
}

TEST(HeadToHeadBetting, HH_11_NoMoreThanOneHasOrTheOtherCanMatch) {
    Table table = betting_table();
    shift_money(table, 1, 760); // seat 1, who begins, has 40
    EXPECT_EQ(allowed(table, bet, 0), "10-40");
    table.act(bet_on(0, 30));
    EXPECT_EQ(allowed(table, raise), "10-10") << "the other has 10 left";
    Table rich = betting_table();
    shift_money(rich, 0, 770); // seat 0 has 30
    EXPECT_EQ(allowed(rich, bet, 0), "10-30");
    rich.act(bet_on(0, 20));
    EXPECT_EQ(allowed(rich, raise), "10-10") << "after matching 20 of 30";
    rich.act({call});
    Table all_in = betting_table();
    shift_money(all_in, 0, 780);
    all_in.act(bet_on(0, 20));
    EXPECT_EQ(allowed(all_in, raise), "none");
    EXPECT_EQ(all_in.refused({call}), "");
    EXPECT_EQ(all_in.refused({decline}), "");
}

TEST(HeadToHeadBetting, HH_12_DeclineGivesTheBettorOneChipAndTheBet) {
    Table table = betting_table();
    table.act(bet_on(1, 60));
    table.act({decline});
    EXPECT_EQ(table.money(1), 900);
    EXPECT_EQ(table.money(0), 800);
    EXPECT_EQ(table.row(1).pot(), 100);
    EXPECT_EQ(table.row(1).ante, 1);
    EXPECT_EQ(table.state.phase, Phase::play);
    EXPECT_EQ(table.state.turn(), 1) << "the turn player plays a card";
    table.play_on(1, 1);
    EXPECT_EQ(table.row(1).side[1].size(), 1U) << "cards are still played there";
}

// What the rows of a round have brought is told whole: the chip of a declined bet is of them.
TEST(HeadToHeadBetting, HH_12_TheChipCountsAmongWhatTheRowsBring) {
    Table table = betting_table();
    table.act(bet_on(1, 60));
    table.act({decline});
    EXPECT_EQ(table.state.earned[0][0], 0);
    EXPECT_EQ(table.state.earned[0][1], 100);
    table.finish_round();
    EXPECT_EQ(table.state.earned[0][0] + table.state.earned[0][1], 600) << "all that the bank gave";
    for (const Seat seat : {Seat{0}, Seat{1}})
        EXPECT_EQ(table.state.earned[0][static_cast<std::size_t>(seat)], table.money(seat) - purse);
}

TEST(HeadToHeadBetting, HH_12_MatchedChipsStay) {
    Table table = betting_table();
    bet_and_call(table, 0, 50); // 50 each
    table.act(bet_on(0, 20));   // seat 0
    table.act(raise_by(30));    // seat 1 has put in 50 + 50
    EXPECT_EQ(table.state.turn(), 0);
    table.act({decline}); // 70 each are matched, 30 go back
    EXPECT_EQ(table.money(0), 800 - 70);
    EXPECT_EQ(table.money(1), 800 - 70 + 100);
    EXPECT_EQ(table.row(0).pot(), 100 + 140);
    EXPECT_EQ(table.state.turn(), 0) << "who declined has the turn and plays";
    EXPECT_EQ(table.state.phase, Phase::play);
}

TEST(HeadToHeadBetting, HH_13_NoBetsOnADeclinedRow) {
    Table table = betting_table();
    table.act(bet_on(1, 60));
    table.act({decline});
    table.play_some();
    EXPECT_EQ(table.refused(bet_on(1, 10)), "HH-13");
    EXPECT_EQ(table.refused(bet_on(0, 10)), "");
}

TEST(HeadToHeadBetting, HH_13_NoBetsOnAFullRow) {
    Table table = betting_table();
    for (int n = 0; n < 4; ++n) {
        EXPECT_EQ(table.refused(bet_on(0, 10)), "");
        table.play_on(0, 1);
        table.play_on(0, 0);
    }
    EXPECT_EQ(table.refused(bet_on(0, 10)), "HH-13");
    EXPECT_EQ(table.refused(bet_on(1, 10)), "");
}

TEST(HeadToHeadBetting, HH_13_NoBetsWithoutMoney) {
    for (const Seat poor : {Seat{0}, Seat{1}}) {
        Table table = betting_table();
        shift_money(table, poor, 800);
        EXPECT_EQ(table.refused(bet_on(0, 10)), "HH-13");
        EXPECT_EQ(table.refused(table.some_play()), "");
    }
}

TEST(HeadToHeadBetting, HH_14_MoneyWonStaysOnTheRowUntilTheRoundEnds) {
    Table table = betting_table();
    bet_and_call(table, 0, 100);
    for (int n = 0; n < 8; ++n) {
        const Seat me = table.state.player;
        if (table.row(0).side[static_cast<std::size_t>(me)].full()) break;
        table.play_on(0, me);
    }
    while (!table.row(0).complete()) table.play_on(0, table.state.player);
    EXPECT_EQ(table.money(0), 700);
    EXPECT_EQ(table.money(1), 700);
    EXPECT_EQ(table.row(0).pot(), 400);
    const auto won = table.of(what::row_won);
    ASSERT_EQ(won.size(), 1U);
    EXPECT_EQ(won[0].seat, table.row(0).winner());
    EXPECT_EQ(won[0].amount, 400);
    EXPECT_TRUE(table.of(what::pay).empty());
    table.finish_round();
    EXPECT_FALSE(table.of(what::pay).empty());
    EXPECT_EQ(table.money(0) + table.money(1), 1600 + 600);
    EXPECT_EQ(table.row(0).pot(), 0);
}

TEST(HeadToHeadBetting, HH_10_MoneyIsNeitherMadeNorLost) {
    Random random(3);
    ActionList actions;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Table table("rolled", "up-the-ante", 0, true, 10 * seed);
        int bank = 1600 + 600;
        while (table.state.turn() != nobody) {
            table.state.legal(actions);
            const Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
            if (action.verb == deal) bank += (table.state.round + 3) * 200;
            table.act(action);
            int there = table.money(0) + table.money(1);
            for (int r = 0; r < rows; ++r) there += table.row(r).pot();
            ASSERT_EQ(there, bank);
            ASSERT_EQ(table.money(0) % chip, 0);
        }
        EXPECT_EQ(bank, 1600 + 600 + 800 + 1000);
    }
}

} // namespace cardfront::head_to_head
