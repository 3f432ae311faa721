// A match: undo, names, words.
#include "core/match/link.h"
#include "core/mind/computer.h"

#include "tests/core/every_game.h"
#include "tests/core/head_to_head/table.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>

namespace cardfront {

namespace {

MatchSetup poker(const std::string& type, const std::string& money, std::uint64_t seed = 1) {
    return match_setup(find_game("head-to-head-poker"), head_to_head::setup_of(type, money, seed));
}
const head_to_head::State& poker_state(const Match& match) {
    return match.state().as<head_to_head::State>();
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
std::vector<Line> told(const Match& match, std::size_t number, Seat eyes) {
    return Telling(match, eyes, number).next().lines;
}
void play_first(Match& match, std::uint8_t verb) {
    EXPECT_FALSE(match.play(first(match, verb)));
}

} // namespace

TEST(Match, ARefusedActionChangesNothing) {
    Match match(poker("draw-1", "no-bet"));
    const Position before = match.state();
    const Refusal refusal = match.play({head_to_head::play, 0, 0, 0});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(match.state(), before);
    EXPECT_TRUE(match.steps().empty());
}

// In every game and number of players, early and late.
TEST(Match, WhoeverIsToMoveMayResignAndHasLost) {
    for (int game = 0; game < games; ++game)
        for (const auto& setup : paired_setups(game_info(game), 3))
            for (const std::size_t actions : {0U, 7U, 63U}) {
                SCOPED_TRACE(text_of(game_info(game), setup) + ' ' + std::to_string(actions));
                Match match(match_setup(game, setup));
                Random random(actions);
                ActionList choices;
                while (match.steps().size() < actions && !match.over()) {
                    legal(match.state(), choices);
                    match.play(any_action(choices, random));
                }
                if (match.over()) continue;
                const Seat seat = match.turn();
                const Position before = match.state();
                EXPECT_TRUE(match.play(resignation)) << "it is no action of a game";
                match.resign();
                EXPECT_TRUE(match.over());
                EXPECT_EQ(match.resigned(), seat);
                EXPECT_EQ(match.state(), before);
                EXPECT_EQ(match.state_at(match.steps().size()), before);
                for (const Seat other : SeatRange(setup.seats)) {
                    if (match.info().team(setup.seats, other) == match.info().team(setup.seats, seat))
                        EXPECT_FALSE(has(match.winners(), other));
                    else if (setup.seats == 2)
                        EXPECT_TRUE(has(match.winners(), other)) << "whatever the scores are";
                    EXPECT_FALSE(match.can_undo(other)) << "the end is shown to all";
                    const Moment told = Telling(match, other, match.steps().size()).next();
                    EXPECT_EQ(told.turn(), nobody);
                    ASSERT_EQ(told.lines.size(), 1U);
                    EXPECT_EQ(told.lines[0].text, match.names()[seat] + " resigns.");
                }
                const auto again = Match::from_record(match.record());
                ASSERT_TRUE(again) << again.problem().reason;
                EXPECT_EQ(again->resigned(), seat);
                EXPECT_EQ(again->record(), match.record());
                const auto link = links::of_match(match);
                ASSERT_TRUE(link);
                const auto linked = links::read(*link);
                ASSERT_TRUE(linked) << linked.problem().reason;
                EXPECT_EQ(linked->kind, links::Kind::match);
                EXPECT_EQ(linked->match.record(), match.record());
            }
}

TEST(Match, WhoHasResignedOrLostBeginsTheNextWhereThatIsTheCustom) {
    const auto first = [](const char* key, Seat resigned) {
        const GameInfo& info = game_info(find_game(key));
        const Match match(match_setup(find_game(key), paired_setups(info, 3).front()));
        return first_of_rematch(match.state(), 2, resigned);
    };
    EXPECT_EQ(first("head-to-head-poker", 1), nobody) << "no such custom";
    for (const char* const key : {"poker-assault", "ground-assault", "assault-edge"}) {
        EXPECT_EQ(first(key, 1), 1) << key;
        EXPECT_EQ(first(key, 0), 0) << key;
    }
    EXPECT_EQ(first("poker-assault", nobody), nobody) << "a tie";
}

TEST(Match, AResignationIsTheLastOfARecordAndAPersons) {
    MatchSetup setup = poker("draw-1", "no-bet");
    Match match(setup);
    play_first(match, head_to_head::deal);
    const std::string head = head_of_record(setup), deal = line_of_record(match.info(), match.steps()[0]);
    const auto reason = [](const std::string& text, std::size_t actions) {
        const auto read = Match::from_record(text + end_of_record(text, actions));
        return read ? std::string() : read.problem().reason;
    };
    const std::string resigns = std::to_string(match.turn() + 1) + " resign\n",
                      other = std::to_string(2 - match.turn()) + " resign\n";
    EXPECT_EQ(reason(head + deal + resigns, 2), "");
    EXPECT_EQ(reason(head + deal + resigns + resigns, 3), "The game is over before this action.");
    EXPECT_NE(reason(head + deal + other, 2), "");
    setup.players[static_cast<std::size_t>(match.turn())].level = 1;
    EXPECT_NE(reason(head_of_record(setup) + deal + resigns, 2), "") << "a computer plays on";
}

TEST(Match, InPracticeAResignationIsTakenBack) {
    MatchSetup setup = poker("draw-1", "no-bet");
    setup.practice = true;
    Match match(setup);
    play_first(match, head_to_head::deal);
    const Seat seat = match.turn();
    match.resign();
    ASSERT_TRUE(match.can_undo(seat));
    match.undo(seat);
    EXPECT_EQ(match.turn(), seat);
    EXPECT_EQ(match.steps().size(), 1U);
}

TEST(Match, UndoTakesBackWhatNobodyElseHasActedOnNorSeen) {
    Match match(poker("share-5", "up-the-ante"));
    const Seat dealer = match.turn();
    EXPECT_FALSE(match.can_undo(dealer));
    play_first(match, head_to_head::deal);
    EXPECT_FALSE(match.can_undo(dealer)) << "cards were turned up";
    const Seat player = match.turn();
    const Position before = match.state();
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

// Their own card is no news to them: until somebody else acts, or something is turned up.
TEST(Match, ACardOfOnesOwnHandCanBeTakenBackWhileItsAimIsAsked) {
    const int game = find_game("assault-edge");
    int asked = 0;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        MatchSetup setup = match_setup(game, paired_setups(game_info(game), 51).front());
        setup.setup.seed = seed;
        Match match(setup);
        Random random(seed);
        ActionList actions;
        while (!match.over()) {
            const Seat who = match.turn();
            legal(match.state(), actions);
            const Action action = any_action(actions, random);
            const bool plays = game_info(game).verbs[action.verb] == std::string_view("play");
            ASSERT_FALSE(match.play(action));
            legal(match.state(), actions);
            if (!plays || match.turn() != who || actions.size() < 2) continue;
            const auto& events = match.steps().back().events;
            if (std::count_if(events.begin(), events.end(), [](const Event& e) { return e.news; }) != 1)
                continue;
            ++asked;
            ASSERT_TRUE(match.can_undo(who));
        }
    }
    EXPECT_GT(asked, 20);
}

// Whoever undoes knows no more than before the action: what they see then is what they saw.
TEST(Match, UndoTeachesNothingInAnyGame) {
    int all = 0;
    for (int game = 0; game < games; ++game) {
        int undone = 0, undoable = 0;
        for (const auto& setup : paired_setups(game_info(game), 41)) {
            SCOPED_TRACE(text_of(game_info(game), setup));
            Match match(match_setup(game, setup));
            Random random(42);
            ActionList actions;
            while (!match.over()) {
                const Seat who = match.turn();
                const Position before = match.state();
                legal(before, actions);
                if (actions.size() == 1) {
                    ASSERT_FALSE(match.play(actions[0]));
                    continue;
                }
                const Action action = any_action(actions, random);
                const bool could = match.could_undo(action);
                ASSERT_FALSE(match.play(action));
                ASSERT_EQ(match.can_undo(who), could);
                if (!could) continue;
                ++undoable;
                for (const Event& event : match.steps().back().events) ASSERT_FALSE(event.taught(who));
                if (random.below(2) == 0) continue;
                match.undo(who);
                ASSERT_EQ(match.state(), before);
                ++undone;
                ASSERT_FALSE(match.play(any_action(actions, random)));
            }
            EXPECT_EQ(Match::from_record(match.record())->state(), match.state());
        }
        EXPECT_TRUE(undone > 0 || undoable < 10) << game_info(game).title;
        all += undone;
    }
    EXPECT_GT(all, 300);
}

TEST(Match, AnyPositionOfItCanBeMadeAgain) {
    std::size_t longest = 0;
    for (int game = 0; game < games; ++game) {
        MatchSetup setup = match_setup(game, every_setup(game_info(game), 9).back());
        setup.practice = true;
        Match match(setup);
        std::vector<Position> states{match.state()};
        Random random(10);
        ActionList actions;
        while (!match.over() && states.size() < 150) {
            legal(match.state(), actions);
            ASSERT_FALSE(match.play(any_action(actions, random)));
            states.push_back(match.state());
        }
        longest = std::max(longest, states.size());
        for (std::size_t i = 0; i < states.size(); ++i) ASSERT_EQ(match.state_at(i), states[i]) << i;
        while (match.can_undo(0)) match.undo(0);
        const std::size_t left = match.steps().size();
        ASSERT_LT(left, 40U);
        EXPECT_EQ(match.state(), states[left]);
        for (std::size_t i = 0; i <= left; ++i) ASSERT_EQ(match.state_at(i), states[i]) << i;
    }
    EXPECT_EQ(longest, 150U) << "so far that it keeps several snapshots";
}

// Poker Assault: where no Secret can be used, the window after a launch has one choice only.
TEST(Match, UndoGoesBackToTheLastRealChoice) {
    const int game = find_game("poker-assault");
    int undone = 0;
    for (std::uint64_t seed = 0; seed < 400 && undone < 5; ++seed) {
        Match match(match_setup(game, every_setup(game_info(game), seed).front()));
        Random random(seed);
        ActionList actions;
        for (int n = 0; n < 200 && !match.over(); ++n) {
            const Seat who = match.turn();
            legal(match.state(), actions);
            if (idle(match.state()) && match.can_undo(who)) {
                // The launch that led here may be taken back, and what passed by itself with it.
                Match passed = match;
                ASSERT_FALSE(passed.play(actions[0]));
                Match back = match;
                back.undo(who);
                if (passed.steps().back().seat == who && passed.can_undo(who)) {
                    passed.undo(who);
                    EXPECT_EQ(passed.steps().size(), back.steps().size());
                    EXPECT_FALSE(idle(passed.state()));
                    ++undone;
                }
            }
            ASSERT_FALSE(match.play(any_action(actions, random)));
        }
    }
    EXPECT_GT(undone, 0);
}

TEST(Match, PracticeTakesBackAnything) {
    MatchSetup setup = poker("rolled", "no-bet");
    setup.practice = true;
    Match match = match_by_chance(setup, 3);
    ASSERT_TRUE(match.over());
    const std::size_t all = match.steps().size();
    while (match.can_undo(0) || match.can_undo(1)) {
        const Seat seat = match.can_undo(0) ? Seat{0} : Seat{1};
        const std::size_t before = match.steps().size();
        match.undo(seat);
        ASSERT_LT(match.steps().size(), before);
        ASSERT_EQ(match.turn(), seat);
    }
    ASSERT_LT(match.steps().size(), all);
    ActionList actions;
    for (std::size_t i = 0; i < match.steps().size(); ++i) {
        legal(match.state_at(i), actions);
        EXPECT_EQ(actions.size(), 1U) << "there was nothing to choose: the dealer deals";
    }
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

TEST(Match, NamesLeaveWhatIsSeen) {
    // Direction marks turn no line, and nothing invisible makes two of one name.
    EXPECT_EQ(clean_name("\u202EAnn\u202C"), "Ann");
    // NOLINTNEXTLINE(misc-misleading-bidirectional)
    EXPECT_EQ(clean_name("A\u200Bn\u2060n\u200F\u2067\uFEFF\u00AD"), "Ann");
    EXPECT_EQ(clean_name("\u00A0Ann\u3000 B\u2009"), "Ann  B");
    for (const char* const blank :
         {"", " ", "\u00A0", "\u3000\u2003", "\u200B", "\u200D", "\u200C \u200D", "\u2800", "\u3164",
          "\uFFA0", "\uFE0F", "\u202E\u2066", "\u115F\u1160", // NOLINT(misc-misleading-bidirectional)
          "\U000E0020", "\u2028\n", "\u180E\u17B4", "\uFEFF"})
        EXPECT_EQ(clean_name(blank), "");
    // What belongs to the letters of a script stays.
    for (const char* const name :
         {"Łukasz", "Ελένη", "Александра", "דוד כהן", "مریم", "علی\u200Cرضا", "प्रिया", "क्\u200Dष", "李小龙",
          "さくら", "김민준", "👩\u200D👧", "❤\uFE0F", "🏴\U000E0067\U000E007F", "Zoe\u0308"})
        EXPECT_EQ(clean_name(name), name);
    EXPECT_EQ(clean_name("علی\u200C\u200C\u200C"), "علی") << "a joiner joins nothing there";
    EXPECT_EQ(clean_name("A\u200D\u200DB \u200DC"), "A\u200DB C");
    EXPECT_EQ(clean_name(std::string(38, 'x') + "\u00A0y"), std::string(38, 'x') + " y")
        << "a space is one byte";
}

TEST(Match, EqualNamesAreToldApart) {
    MatchSetup setup = poker("rolled", "no-bet");
    const auto told = [&setup](const std::vector<std::string>& given) {
        setup.setup.seats = static_cast<std::uint8_t>(given.size());
        for (std::size_t i = 0; i < given.size(); ++i) setup.players[i].name = given[i];
        const Names names = names_of(setup);
        std::vector<std::string> out;
        for (std::size_t i = 0; i < given.size(); ++i) out.push_back(names[static_cast<Seat>(i)]);
        return out;
    };
    using Told = std::vector<std::string>;
    EXPECT_EQ(told({"Ann", "Bob"}), (Told{"Ann", "Bob"}));
    EXPECT_EQ(told({"Ann", "Ann"}), (Told{"Ann", "Ann 2"}));
    // NOLINTNEXTLINE(misc-misleading-bidirectional)
    EXPECT_EQ(told({"Ann", "Ann\u200B", "\u202EAnn"}), (Told{"Ann", "Ann 2", "Ann 3"}));
    EXPECT_EQ(told({"Ann 2", "Ann", "Ann", "Ann 2"}), (Told{"Ann 2", "Ann", "Ann 3", "Ann 2 2"}));
    EXPECT_EQ(told({"Ann", "Ann", "Ann 2", "Ann 2"}), (Told{"Ann", "Ann 3", "Ann 2", "Ann 2 2"}));
    EXPECT_EQ(told({"\u200B", "Player 1"}), (Told{"Player 1", "Player 1 2"}));
}

TEST(Match, ANameFromRightToLeftTurnsNoLine) {
    EXPECT_EQ(say("{player}: {score}", {{"player", "דוד"}, {"score", "3"}}), "\u2068דוד\u2069: 3");
    EXPECT_EQ(say("{words} Good.", {{"words", say("{player} plays.", {{"player", "مریم"}})}}),
              "\u2068مریم\u2069 plays. Good.");
    EXPECT_EQ(say("{player} plays.", {{"player", "Ελένη"}}), "Ελένη plays.");
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
    EXPECT_EQ(told(match, 0, nobody).size(), match.opening().size());
    play_first(match, head_to_head::deal);
    const Seat player = match.turn();
    const auto other = static_cast<Seat>(1 - player);
    const std::string name = match.names()[player];
    const std::string card = card_name(poker_state(match).hand[static_cast<std::size_t>(player)][0]);
    EXPECT_EQ(told(match, 1, player).back().text, name + " draws the " + card + ".");
    EXPECT_EQ(told(match, 1, other).back().text, name + " draws a card.");
    EXPECT_EQ(told(match, 1, nobody).back().text, name + " draws a card.");
    EXPECT_FALSE(match.play({head_to_head::bet, 1, 5}));
    EXPECT_EQ(told(match, 2, nobody)[0].text, name + " bets $50 on row 2.");
    EXPECT_FALSE(match.play({head_to_head::decline}));
    EXPECT_EQ(told(match, 3, nobody).back().text, name + " takes $150 from row 2.");
    EXPECT_EQ(turn_words(seen_by(nobody, match.state()), match.names()), name + ": play a card");
}

} // namespace cardfront
