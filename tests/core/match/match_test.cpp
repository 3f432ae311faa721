// A match: undo, names, words.
#include "core/mind/computer.h"

#include "tests/core/every_game.h"
#include "tests/core/head_to_head/table.h"

#include <gtest/gtest.h>
#include <string>

namespace cardfront {

namespace {

MatchSetup poker(const std::string& type, const std::string& money, std::uint64_t seed = 1) {
    return match_setup(find_game("head-to-head-poker"), head_to_head::setup_of(type, money, seed));
}
const head_to_head::State& poker_state(const Match& match) {
    return std::get<head_to_head::State>(match.state());
}

// The first legal action with this verb.
Action first(const Match& match, std::uint8_t verb) {
    ActionList actions;
    legal(match.state(), actions);
    const auto* const found =
        std::find_if(actions.begin(), actions.end(), [verb](Action each) { return each.verb == verb; });
    EXPECT_NE(found, actions.end());
    return *found;
}
void play_first(Match& match, std::uint8_t verb) {
    EXPECT_FALSE(match.play(first(match, verb)));
}

} // namespace

TEST(Match, ARefusedActionChangesNothing) {
    Match match(poker("draw-1", "no-bet"));
    const AnyState before = match.state();
    const Refusal refusal = match.play({head_to_head::play, 0, 0, 0});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(match.state(), before);
    EXPECT_TRUE(match.steps().empty());
}

TEST(Match, UndoTakesBackWhatNobodyElseHasActedOnNorSeen) {
    Match match(poker("share-5", "up-the-ante"));
    const Seat dealer = match.turn();
    EXPECT_FALSE(match.can_undo(dealer));
    play_first(match, head_to_head::deal);
    EXPECT_FALSE(match.can_undo(dealer)) << "cards were turned up";
    const Seat player = match.turn();
    const AnyState before = match.state();
    play_first(match, head_to_head::play);
    EXPECT_FALSE(match.can_undo(match.turn())) << "another player's action";
    ASSERT_TRUE(match.can_undo(player));
    match.undo(player);
    EXPECT_EQ(match.state(), before);
    EXPECT_EQ(match.turn(), player);
    play_first(match, head_to_head::bet);
    ASSERT_TRUE(match.can_undo(player));
    play_first(match, head_to_head::call);
    EXPECT_FALSE(match.can_undo(player)) << "the bet was answered";
}

TEST(Match, UndoNeverCrossesWhatItsPlayerHasLearnt) {
    Match hold(poker("hold-3", "no-bet"));
    play_first(hold, head_to_head::deal);
    const Seat player = hold.turn();
    play_first(hold, head_to_head::play);
    EXPECT_FALSE(hold.can_undo(player)) << "they drew";

    Match open(poker("draw-1", "no-bet"));
    play_first(open, head_to_head::deal);
    const Seat drawer = open.turn();
    play_first(open, head_to_head::play);
    EXPECT_FALSE(open.can_undo(drawer)) << "the other's card is open";

    Match hidden(poker("draw-1", "up-the-ante"));
    play_first(hidden, head_to_head::deal);
    const Seat hider = hidden.turn();
    play_first(hidden, head_to_head::play);
    EXPECT_TRUE(hidden.can_undo(hider)) << "the other's card is hidden";
}

// Whoever undoes knows no more than before the action: what they see then is what they saw.
TEST(Match, UndoTeachesNothingInAnyGame) {
    for (int game = 0; game < games; ++game) {
        int undone = 0;
        for (const auto& setup : paired_setups(game_info(game), 41)) {
            SCOPED_TRACE(text_of(game_info(game), setup));
            Match match(match_setup(game, setup));
            Random random(42);
            ActionList actions;
            while (!match.over()) {
                const Seat who = match.turn();
                const AnyState before = match.state();
                legal(before, actions);
                ASSERT_FALSE(match.play(any_action(actions, random)));
                if (!match.can_undo(who)) continue;
                for (const Event& event : match.steps().back().events)
                    ASSERT_FALSE(event.news && has(event.seen, who));
                if (random.below(2) == 0) continue;
                match.undo(who);
                ASSERT_EQ(match.state(), before);
                ++undone;
                ASSERT_FALSE(match.play(any_action(actions, random)));
            }
            EXPECT_EQ(Match::from_record(match.record())->state(), match.state());
        }
        EXPECT_GT(undone, 50) << game_info(game).title;
    }
}

TEST(Match, PracticeTakesBackAnything) {
    MatchSetup setup = poker("rolled", "no-bet");
    setup.practice = true;
    Match match = match_by_chance(setup, 3);
    ASSERT_TRUE(match.over());
    while (!match.steps().empty()) {
        const Seat seat = match.can_undo(0) ? Seat{0} : Seat{1};
        ASSERT_TRUE(match.can_undo(seat));
        const std::size_t before = match.steps().size();
        match.undo(seat);
        ASSERT_LT(match.steps().size(), before);
        ASSERT_EQ(match.turn(), seat);
    }
    EXPECT_FALSE(match.can_undo(0));
    EXPECT_EQ(match.state(), Match(setup).state());
}

TEST(Match, NamesAreCleaned) {
    EXPECT_EQ(clean_name("Ann"), "Ann");
    EXPECT_EQ(clean_name("  Ann B  "), "Ann B");
    EXPECT_EQ(clean_name("A\nn\tn\x7F\x01"), "Ann");
    EXPECT_EQ(clean_name(std::string("A\0n", 3)), "An");
    EXPECT_EQ(clean_name(" \n "), "");
    EXPECT_EQ(clean_name("Zoë ♥"), "Zoë ♥");
    EXPECT_EQ(clean_name(std::string(100, 'x')).size(), most_name_bytes);
    EXPECT_EQ(clean_name(std::string(39, 'x') + "ë").size(), 39U) << "no half character";
    EXPECT_EQ(clean_name(std::string(38, 'x') + "ë" + "y"), std::string(38, 'x') + "ë")
        << "no whole one lost";
    Random random(5);
    for (int n = 0; n < 2000; ++n) {
        std::string name;
        for (std::uint32_t i = random.below(60); i > 0; --i) name += static_cast<char>(random.below(256));
        const std::string clean = clean_name(name);
        EXPECT_LE(clean.size(), most_name_bytes);
        EXPECT_EQ(clean_name(clean), clean);
    }
}

TEST(Match, NamesThatAreNoTextAreMadeOne) {
    EXPECT_EQ(clean_name("A\xFFn\x80n"), "Ann");
    EXPECT_EQ(clean_name("\xC3"), "");
    EXPECT_EQ(clean_name("A\xE2\x99"), "A");
    EXPECT_EQ(clean_name("\xC0\xAF"
                         "A\xED\xA0\x80"),
              "A")
        << "overlong, surrogate";
    EXPECT_EQ(clean_name("A\xC2\x85"
                         "B\xE2\x80\xA8"
                         "C"),
              "ABC")
        << "control characters and line ends";
    EXPECT_EQ(clean_name("😀"), "😀");
}

TEST(Match, WhatCannotBeStartedSaysWhy) {
    const MatchSetup good = poker("rolled", "no-bet");
    EXPECT_FALSE(check(good));
    const auto bad = [&](auto&& change) {
        MatchSetup setup = good;
        change(setup);
        const auto problem = check(setup);
        return problem && !problem->reason.empty();
    };
    EXPECT_TRUE(bad([](MatchSetup& setup) { setup.game = -1; }));
    EXPECT_TRUE(bad([](MatchSetup& setup) { setup.game = games; }));
    EXPECT_TRUE(bad([](MatchSetup& setup) { setup.players[0].name = ""; }));
    EXPECT_TRUE(bad([](MatchSetup& setup) { setup.players[1].name = "A\nB"; }));
    EXPECT_TRUE(bad([](MatchSetup& setup) { setup.players[1].level = levels; }));
    EXPECT_TRUE(bad([](MatchSetup& setup) { setup.setup.seats = 1; }));
    EXPECT_TRUE(bad([](MatchSetup& setup) { setup.setup.seats = 3; }));
    EXPECT_TRUE(bad([](MatchSetup& setup) { setup.setup.seats = 255; }));
    EXPECT_TRUE(bad([](MatchSetup& setup) { setup.setup.options[0] = 13; }));
    EXPECT_TRUE(bad([](MatchSetup& setup) { setup.setup.options[7] = 1; }));
}

TEST(Match, SaysWhatHappenedToThoseWhoMayKnow) {
    Match match(poker("draw-1", "up-the-ante", 7));
    EXPECT_EQ(match.opening_words(nobody).size(), match.opening().size());
    play_first(match, head_to_head::deal);
    const Seat player = match.turn();
    const auto other = static_cast<Seat>(1 - player);
    const std::string name = match.names()[player];
    const std::string card = card_name(poker_state(match).hand[static_cast<std::size_t>(player)][0]);
    EXPECT_EQ(match.words(0, player).back().text, name + " draws the " + card + ".");
    EXPECT_EQ(match.words(0, other).back().text, name + " draws a card.");
    EXPECT_EQ(match.words(0, nobody).back().text, name + " draws a card.");
    EXPECT_FALSE(match.play({head_to_head::bet, 1, 5}));
    EXPECT_EQ(match.words(1, nobody)[0].text, name + " bets $50 on row 2.");
    EXPECT_FALSE(match.play({head_to_head::decline}));
    EXPECT_EQ(match.words(2, nobody).back().text, name + " takes $150 from row 2.");
    EXPECT_EQ(turn_words(match.state(), match.names()), name + ": play a card");
}

} // namespace cardfront
