// Poker Assault: the Stowaway, which counts for the hand or is left out (PA-17).
#include "core/match/match.h"

#include "tests/core/cases.h"
#include "tests/core/poker_assault/table.h"

namespace cardfront::poker_assault {

TEST(PokerAssaultCards, PA_17_StowawayAlwaysFits) {
    Table table({aliens, wolves});
    table.hand(0, "2S").assault("5H 6C 7S 8D 9H");
    table.plays("2S");
    EXPECT_EQ(table.state.assault.size(), 6U);
    EXPECT_EQ(table.refused({launch}), "");
    table.act({launch});
    EXPECT_EQ(table.state.pattern, 3) << "a Straight";
    EXPECT_EQ(table.chips(0), 11);
    EXPECT_EQ(table.chips(1), 9) << "it takes one";
    EXPECT_EQ(loss(table), 6);
}

TEST(PokerAssaultCards, PA_17_CountedItMayMakeTheHand) {
    struct Row {
        const char *assault, *name;
        int draws; // Power Cards
    };
    for (const auto& [assault, name, draws] :
         {Row{"2S 2D", "Pair", 0}, Row{"2S 2D 2H", "Three of a Kind", 0}, // better than a Pair and one apart
          Row{"2S 2D 2H 2C", "Four of a Kind", 1}, Row{"KD KH KC 2S 2D", "Full House", 1},
          Row{"2S 5S 9S JS KS", "Flush", 1}, Row{"3S 4D 2S 6C 5H", "Straight", 1},
          Row{"2S 3S 4S 5S 6S", "Straight Flush", 2}, Row{"KD KH 2S 2D", "Two Pair", 0},
          // Left out, where it makes none:
          Row{"KD KH 2S", "Pair", 0}, Row{"KD KH KS KC 2S", "Four of a Kind", 1},
          Row{"3S 5S 9S JS KS 2S", "Flush", 1}, Row{"4S 5S 6S 7S 8S 2S", "Straight Flush", 2},
          Row{"2S", "", 0}, Row{"2S KD", "", 0}, Row{"2S 2D KD", "", 0},
          Row{"KD KH KS 3C 2S 3S 2D", "", 0}}) {
        Table table({aliens, wolves});
        table.side(0).power_deck =
            power_bit(power_named("Mind Control")) | power_bit(power_named("Cloaking Device"));
        table.assault(assault);
        EXPECT_EQ(table.refused({launch}), *name == 0 ? "PA-2" : "") << assault;
        if (*name == 0) continue;
        table.act({launch});
        EXPECT_STREQ(patterns[slot(table.state.pattern)].name, name) << assault;
        EXPECT_EQ(table.side(0).secret_count(), draws) << assault;
        EXPECT_EQ(table.chips(0), 11) << "it takes its chip in any case";
    }
}

TEST(PokerAssaultCards, PA_17_CountedAsWhatItIsNow) {
    Table table({aliens, vampires});
    table.assault("2S").hand(0, "V/10D 4D");
    table.plays("V/10D", 0); // Mesmerist
    ASSERT_EQ(table.attacker("2S").suit, diamonds);
    table.assault("3D 4D 5D");
    EXPECT_EQ(table.state.legal_pattern(), 4) << "a Flush of Diamonds";
    Table low({aliens, wolves}); // with a low Ace (PA-7)
    low.hand(1, "3D").launches("AD 2S 3H 4C 5C");
    EXPECT_EQ(low.refused(low.to_defend("3D", "AD")), "");
    Table high({aliens, wolves}); // a Flush with both is no such run
    high.hand(1, "3S").launches("AS 2S 3S 4S KS");
    EXPECT_EQ(high.refused(high.to_defend("3S", "AS")), "PA-30");
}

TEST(PokerAssaultCards, PA_17_NewAssaultTypesCountItToo) {
    for (const auto& [power, assault, name] :
         {std::tuple{"Running Pack", "2S 3D 4H 5C", "Running Pack"},
          {"Running Pack", "AD V/2C 3H 4C 2S", "Running Pack"}, // left out
          {"Crimson Rite", "2S 5S 9S JS", "Crimson Rite"},
          {"Crimson Rite", "2S 5D 9D JD KD", "Crimson Rite"},
          {"Tight Formation", "7C 7D 7H 2S", "Tight Formation"}, // not a Three of a Kind and one apart
          {"Tight Formation", "7C 7D 7H 9S 2S", "Tight Formation"},
          {"Crop Circles", "6C 6D 8S 9S QC 2S", "Crop Circles"}}) {
        Table table({aliens, wolves});
        table.standing(0, power).assault(assault);
        const int pattern = table.state.legal_pattern();
        ASSERT_GE(pattern, 0) << assault;
        EXPECT_STREQ(patterns[slot(pattern)].name, name) << assault;
        table.act({launch});
        if (table.index_of("AD") < 0) continue;
        EXPECT_EQ(table.attacker("AD").marks & low_ace, low_ace) << "PA-7";
    }
    for (const Pattern& large : patterns) // a hand with it is never worse than one without
        for (const Pattern& small : patterns) {
            if (large.length == small.length + 1) {
                EXPECT_GE(large.draws, small.draws);
            }
        }
}

TEST(PokerAssaultCards, PA_17_WordsAndThePlainPlayerFollow) {
    Table table({aliens, wolves});
    table.hand(0, "2S 2D KH 9C 7H").draws(0, "4C").plays("2S");
    EXPECT_EQ(effect_words(table.state, table.to_play("2D"), Names{}), "Makes it: Pair.");
    const auto ways = outlooks(table.state);
    ASSERT_FALSE(ways.empty());
    EXPECT_EQ(ways[0], "Pair: one more of 2");
    Table ready({aliens, wolves});
    ready.hand(0, "KS KD").assault("2S 2D 9C 9H");
    Random random(1);
    for (int n = 0; n < 20; ++n)
        EXPECT_EQ(playout_choice(ready.state, random), Action{launch}) << "it sees the Two Pair";
    table.plays("2D");
    EXPECT_EQ(words_of(table.state, Action{launch}, Names{}).label, "Launch the Pair");
}

TEST(PokerAssaultCards, PA_17_LinksOfOlderRulesAreReadWithItLeftOut) {
    for (const auto& [assault, before] : {std::pair{"2S 2D", false}, {"2S KD KH", true}, {"KD KH", true}})
        for (const int version : {12, 13}) {
            Table table({aliens, wolves});
            table.hand(0, "9C").assault(assault);
            ActionList actions;
            table.state.legal(actions);
            const std::size_t all = actions.size();
            table.state.as_of(version, actions);
            EXPECT_EQ(actions.size(), before || version == 13 ? all : all - 1) << assault << version;
        }
}

TEST(PokerAssaultCards, PA_17_TheCase) {
    const auto match = Match::from_record(case_text("stowaway-pair-23.rec"));
    ASSERT_TRUE(match) << match.problem().reason;
    EXPECT_FALSE(refusal(match->state(), {launch}));
}

TEST(PokerAssaultCards, PA_17_TheRestMustBeAnAssaultWithoutIt) {
    Table table({aliens, wolves});
    table.hand(0, "2S 2H").assault("KD");
    table.plays_all("2S 2H");
    EXPECT_EQ(table.refused({launch}), "PA-2") << "a King and a 2";
    Table alone({aliens, wolves});
    alone.assault("2S");
    EXPECT_EQ(alone.refused({launch}), "PA-2");
    alone.act({stop});

    Table defending({wolves, aliens});
    defending.hand(1, "2S").launches("4H 4C");
    EXPECT_EQ(defending.refused(defending.to_defend("2S", "4H")), "PA-30");
}

} // namespace cardfront::poker_assault
