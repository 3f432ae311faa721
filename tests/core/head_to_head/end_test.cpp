// Head-to-Head Poker: who wins rows, rounds and the game.
#include "tests/core/head_to_head/table.h"

#include <functional>

namespace cardfront::head_to_head {

namespace {

// Three rows: seat 0 wins the first, seat 1 the second, the third is equal in every rank.
const std::vector<Plan> one_each_and_a_tie{
    {"2C", {"2D 2H 5C 6D", "7C 7D 9S JH"}},
    {"AC", {"3D 4H 8C 10D", "AD 4S 8D 9C"}},
    {"KC", {"QC JC 9D 3C", "QD JD 9H 3S"}},
};

std::vector<Card> sorted_deck(const Table& table) {
    std::vector<Card> cards(table.state.deck.begin(), table.state.deck.end());
    std::sort(cards.begin(), cards.end());
    return cards;
}

// A game of which one card is missing and which will then be tied, with money set so. Its seven cards left in
// the deck, sorted, are as `wanted` says.
Table before_a_tied_end(const std::function<bool(const std::vector<Card>&)>& wanted) {
    for (std::uint64_t seed = 1;; ++seed) {
        Table table("draw-1", "no-bet", 0, true, seed);
        table.finish_rounds(2);
        table.act({deal});
        table.play_some(39);
        EXPECT_EQ(table.state.deck.size(), 7U);
        if (!wanted(sorted_deck(table)) && !testing::Test::HasFailure()) continue;
        Table end = table;
        end.play_some();
        const int won = end.money(0) - table.money(0);
        table.state.money = {static_cast<std::int16_t>(1200 - won), static_cast<std::int16_t>(200 + won)};
        table.state.earned[0] = table.state.money;
        table.state.earned[1] = {};
        EXPECT_TRUE(table.state.sane());
        return table;
    }
}

// The next cards from the deck; only cards of the deck change places, so the rows stay as they are.
void set_draws(Table& table, const std::vector<Card>& cards) {
    for (std::size_t i = 0; i < cards.size(); ++i)
        table.exchange(table.state.deck[table.state.deck.size() - 1 - i], cards[i]);
}

} // namespace

TEST(HeadToHeadEnd, HH_8_TheHigherHandWinsTheRowInEveryType) {
    for (const char* const type : {"draw-1", "split-2", "hold-3", "play-4", "share-5", "crazy-draw-1"}) {
        Table table(type, "no-bet", 0);
        table.play_rows(one_each_and_a_tie);
        ASSERT_EQ(table.state.phase, Phase::deal) << type;
        EXPECT_EQ(table.row(0).winner(), 0);
        EXPECT_EQ(table.row(1).winner(), 1);
        EXPECT_EQ(table.row(2).winner(), nobody);
        EXPECT_EQ(table.money(0), 300);
        EXPECT_EQ(table.money(1), 300);
    }
}

TEST(HeadToHeadEnd, HH_9_EqualHandsHalveTheMoneyOnTheRow) {
    Table table("draw-1", "up-the-ante", 0);
    table.act(bet_on(2, 30));
    table.act({call});
    table.play_rows(one_each_and_a_tie);
    EXPECT_EQ(table.money(0), 770 + 200 + 130);
    EXPECT_EQ(table.money(1), 770 + 200 + 130);
}

TEST(HeadToHeadEnd, HH_9_AnOddTenGoesToTheOneWhoDoesNotDeal) {
    for (const Seat dealer : {Seat{0}, Seat{1}}) {
        Table table("draw-1", "up-the-ante", dealer);
        // Matched stakes are always even, so such a pot must be made by hand.
        table.play_rows(one_each_and_a_tie, [&] {
            table.row(2).stake[0] = 1;
            table.state.money[0] -= chip;
        });
        EXPECT_EQ(table.money(dealer), 800 + 200 + 100 - (dealer == 0 ? chip : 0));
        EXPECT_EQ(table.money(static_cast<Seat>(1 - dealer)), 800 + 200 + 110 - (dealer == 0 ? 0 : chip));
    }
}

TEST(HeadToHeadEnd, HH_14_RowsArePaidTogetherWhenTheRoundEnds) {
    Table table("draw-1", "no-bet", 0);
    while (table.in_round()) {
        EXPECT_EQ(table.money(0) + table.money(1), 0);
        table.play_some();
    }
    EXPECT_EQ(table.money(0) + table.money(1), 600);
    EXPECT_EQ(table.state.earned[0][0] + table.state.earned[0][1], 600);
    const auto end = table.of(what::round_end);
    ASSERT_EQ(end.size(), 1U);
    EXPECT_EQ(end[0].amount, 1);
    EXPECT_TRUE(table.state.pause());
}

TEST(HeadToHeadEnd, HH_10_TheBankPaysTwoChipsForEveryRow) {
    Table table("draw-1", "no-bet", 0);
    table.finish_rounds(3);
    EXPECT_EQ(table.money(0) + table.money(1), 600 + 800 + 1000);
}

TEST(HeadToHeadEnd, HH_23_MoreMoneyWins) {
    int decided = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Table table("rolled", "no-bet", 0, true, 10 * seed);
        table.finish_rounds(3);
        ASSERT_EQ(table.state.phase, Phase::over);
        const auto end = table.of(what::game_end);
        ASSERT_EQ(end.size(), 1U);
        if (table.money(0) == table.money(1)) continue;
        ++decided;
        EXPECT_EQ(end[0].seat, table.money(0) > table.money(1) ? 0 : 1);
        EXPECT_EQ(table.state.score(0), table.money(0));
        EXPECT_EQ(table.state.final_card[0], no_card);
    }
    EXPECT_GT(decided, 10);
}

TEST(HeadToHeadEnd, HH_15_ATieIsDecidedByTheHigherDrawnCard) {
    for (const bool first_wins : {false, true}) {
        Table table = before_a_tied_end([](const std::vector<Card>& deck) {
            return rank_of(deck.front()) < rank_of(deck.back()) && rank_of(deck.back()) == ace;
        });
        auto cards = sorted_deck(table);
        std::vector<Card> draws{cards.front(), cards.back()};
        if (first_wins) std::swap(draws[0], draws[1]);
        set_draws(table, draws); // seat 0 draws first
        table.play_some();
        ASSERT_EQ(table.state.phase, Phase::over);
        EXPECT_EQ(table.money(0), 1200);
        EXPECT_EQ(table.money(1), 1200);
        EXPECT_EQ(table.state.final_card, (std::array{draws[0], draws[1]}));
        EXPECT_EQ(table.state.score(0), first_wins ? 1201 : 1200) << "Aces are high";
        EXPECT_EQ(table.state.score(1), first_wins ? 1200 : 1201);
        EXPECT_EQ(table.of(what::game_end)[0].seat, first_wins ? 0 : 1);
        Names names;
        names[0] = "Ann", names[1] = "Bob";
        const std::string end =
            first_wins ? "Ann wins the game by the final draw." : "Bob wins the game by the final draw.";
        EXPECT_EQ(turn_words(table.state, names), end);
        EXPECT_EQ(words_of(table.state, table.of(what::game_end)[0], names), end);
        for (const Seat seat : {Seat{0}, Seat{1}}) {
            EXPECT_EQ(score_words(table.state, seat), "$1200") << "both have as much: nobody gets a dollar";
            const auto all = sections(table.state, nobody, names);
            const auto& lines = all[all.size() - 2 + static_cast<std::size_t>(seat)].lines;
            EXPECT_EQ(lines[0], "Money: $1200");
            EXPECT_EQ(lines[1],
                      "Final draw: " + card_name(table.state.final_card[static_cast<std::size_t>(seat)]));
        }
    }
}

TEST(HeadToHeadEnd, HH_15_EqualRanksDrawAgain) {
    Table table = before_a_tied_end([](const std::vector<Card>& deck) {
        return rank_of(deck[0]) == rank_of(deck[1]) && rank_of(deck[2]) < rank_of(deck[6]);
    });
    const auto cards = sorted_deck(table);
    set_draws(table, {cards[0], cards[1], cards[6], cards[2]});
    table.play_some();
    EXPECT_EQ(table.state.final_card, (std::array{cards[6], cards[2]}));
    EXPECT_EQ(table.state.score(0), table.state.score(1) + 1);
    EXPECT_TRUE(table.of(what::shuffle).empty());
}

TEST(HeadToHeadEnd, HH_22_TheDeckIsMadeAnewForTheFinalDraw) {
    Table table = before_a_tied_end([](const std::vector<Card>&) { return true; });
    const Action last = table.some_play();
    const auto cards = sorted_deck(table);
    // All that is left of the deck goes to the hands, where no rule of the end looks.
    while (!table.state.deck.empty())
        table.state.hand[table.state.hand[0].full() ? 1 : 0].insert_sorted(table.state.deck.take_back());
    std::vector<Event> events;
    table.state.apply(last, Log(events));
    ASSERT_EQ(table.state.phase, Phase::over);
    EXPECT_TRUE(table.state.sane());
    for (const Card card : table.state.final_card)
        EXPECT_TRUE(std::find(cards.begin(), cards.end(), card) != cards.end()) << "not from the rows";
    EXPECT_NE(rank_of(table.state.final_card[0]), rank_of(table.state.final_card[1]));
    EXPECT_TRUE(std::any_of(events.begin(), events.end(),
                            [](const Event& event) { return event.what == what::shuffle; }));
}

TEST(HeadToHeadEnd, HH_4_ACrazyGameOfEachTypeEnds) {
    for (const char* const type :
         {"crazy", "crazy-draw-1", "crazy-split-2", "crazy-hold-3", "crazy-play-4", "crazy-share-5"}) {
        Table table(type, "up-the-ante", 1);
        table.finish_rounds(3);
        EXPECT_EQ(table.state.phase, Phase::over) << type;
        EXPECT_EQ(table.money(0) + table.money(1), 1600 + 2400);
    }
}

} // namespace cardfront::head_to_head
