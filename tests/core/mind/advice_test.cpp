// Hints and the review in words, from answers made up for the purpose, and from a real search.
#include "core/mind/advice.h"

#include "tests/core/every_game.h"

#include <gtest/gtest.h>

namespace cardfront {

namespace {

constexpr int money_game = 0, chips_game = 1;

Match finished(int game, std::uint64_t seed = 1) {
    return match_by_chance(match_setup(game, every_setup(game_info(game), seed).front()), seed);
}

// What was played at the decision that the review looks at; the steps of persons alone are reviewed.
Action played(const Match& match, const Review& review) {
    std::size_t left = review.done();
    ActionList actions;
    for (std::size_t i = 0; i < match.steps().size(); ++i) {
        const Step& step = match.steps()[i];
        legal(match.state_at(i), actions);
        if (match.is_person(step.seat) && actions.size() > 1 && left-- == 0) return step.action;
    }
    ADD_FAILURE() << "there are not so many decisions";
    return {};
}

Action other_than(const Position& view, Action action) {
    ActionList actions;
    legal(view, actions);
    return actions[0] == action ? actions[1] : actions[0];
}

Candidate tried(Action action, std::uint32_t visits, int value) {
    Candidate choice;
    choice.action = action;
    choice.visits = visits;
    choice.value = value;
    return choice;
}

// The next decision: something else was tried a thousand times, with 300 of 1000; what was played as told.
void judge_next(Review& review, const Match& match, std::uint32_t visits, int value) {
    const Action own = played(match, review);
    const Candidate better = tried(other_than(review.view(match), own), 1000, 300);
    review.judge(match, {better.action, {better, tried(own, visits, value)}});
}

std::vector<std::string> headings(const Review& review, const Match& match) {
    std::vector<std::string> out;
    for (const Section& each : review.sections(match)) out.push_back(each.heading);
    return out;
}

// A view with a choice of so many at least, in a game of money where bets are made or not.
Seen view_with(std::size_t choices, const Match& match) {
    ActionList actions;
    for (std::size_t i = 0; i < match.steps().size(); ++i) {
        const Seen seen = seen_by(match.steps()[i].seat, match.state_at(i));
        legal(seen, actions);
        if (actions.size() >= choices) return seen;
    }
    ADD_FAILURE() << "there is none";
    return seen_by(0, match.state_at(0));
}

} // namespace

TEST(Review, TellsTheFiveGravestMistakesInTheOrderOfTheGame) {
    const Match match = finished(money_game);
    Review review(match);
    ASSERT_GT(review.all(), 8U);
    for (const int loss : {100, 50, 200, 30, 400, 300, 60}) judge_next(review, match, 10, 300 - loss);
    review.run(false);
    const auto found = review.sections(match);
    ASSERT_EQ(found.size(), 1U + 5U);
    EXPECT_EQ(found[0].lines[0], "Where something else looked better, by what could be known then:");
    EXPECT_EQ(found[0].lines[1], "Only 7 of " + std::to_string(review.all()) + " decisions were looked at.");
    const std::array<int, 5> values{200, 100, -100, 0, 240}; // what was played then
    int before = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::string wins = std::to_string((values[i] + 1010) / 20);
        EXPECT_NE(found[i + 1].lines[2].find("about 65 to 35, not " + wins + " to "), std::string::npos)
            << found[i + 1].lines[2];
        const int move = std::stoi(found[i + 1].heading.substr(5));
        EXPECT_GT(move, before);
        before = move;
    }
}

TEST(Review, BlamesOnlyWhatTheSearchTurnedAwayFrom) {
    const Match match = finished(money_game);
    Review review(match);
    judge_next(review, match, 10, 281);  // the difference is small
    judge_next(review, match, 400, 100); // it was tried nearly as often as the other: chance
    const Candidate best = tried(played(match, review), 1000, 300);
    review.judge(match, {best.action, {best}});
    const Candidate else_ = tried(other_than(review.view(match), played(match, review)), 1000, 300);
    review.judge(match, {else_.action, {else_}}); // what was played was never tried
    review.run(false);
    EXPECT_EQ(review.done(), 4U);
    EXPECT_EQ(review.sections(match)[0].lines[0],
              "Well played: no decision was clearly worse than another that was possible.");
    review.run(true);
    judge_next(review, match, 10, 280);
    review.run(false);
    EXPECT_EQ(review.sections(match).size(), 2U);
}

TEST(Review, SaysWhenNothingWasLookedAt) {
    const Match match = finished(money_game);
    Review review(match);
    EXPECT_TRUE(review.running());
    EXPECT_EQ(review.sections(match)[0].lines[0], "Decision 0 of " + std::to_string(review.all()));
    review.run(false);
    EXPECT_EQ(review.sections(match)[0].lines[0], "Nothing has been looked at yet.");
    MatchSetup setup = match_setup(money_game, every_setup(game_info(money_game), 1).front());
    for (Player& player : setup.players) player.level = 0;
    const Match watched = match_by_chance(setup, 1);
    EXPECT_EQ(Review(watched).sections(watched)[0].lines[0], "Nobody had anything to decide.");
}

TEST(Review, FindsTheMistakesOfAGamePlayedByChance) {
    const Match match = finished(chips_game, 2);
    Review review(match);
    for (int n = 0; n < 24; ++n) {
        const Seen seen = review.view(match);
        EXPECT_EQ(seen_by(turn(seen), seen), seen) << "it looks at what the player saw";
        const auto thinker = think(chips_game, 2, seen.bytes(), Manner{300}, static_cast<std::uint64_t>(n));
        ASSERT_TRUE(thinker);
        while (!(*thinker)->step()) {
        }
        review.judge(match, {(*thinker)->best(), (*thinker)->candidates()});
    }
    review.run(false);
    EXPECT_GT(headings(review, match).size(), 2U);
}

// Where all is decided the visits say nothing any more.
TEST(Suggestions, OfWhatIsAsSureTellFirstWhatComesOutBetter) {
    const Match match = finished(money_game);
    const Seen seen = view_with(3, match);
    ActionList actions;
    legal(seen, actions);
    const auto with = [&](int value, std::uint32_t visits) {
        Candidate poor = tried(actions[0], 100, value), rich = tried(actions[1], visits, value);
        poor.gains = 10, poor.losses = 60;
        rich.gains = visits / 2, rich.losses = 0;
        return suggestions(seen, {actions[0], {poor, rich}}, match.names());
    };
    for (const int decided : {1000, -1000}) {
        const auto all = with(decided, 90);
        ASSERT_EQ(all.size(), 2U);
        EXPECT_EQ(all[0].action, actions[1]);
        EXPECT_EQ(all[1].action, actions[0]) << "is not left out";
        EXPECT_EQ(with(decided, 10)[0].action, actions[0]) << "of what was hardly tried nothing is known";
    }
    EXPECT_EQ(with(300, 90)[0].action, actions[0]) << "while something is open";
}

TEST(Suggestions, TellHowItStandsThenAndByHowMuchTheOthersAreLess) {
    const Match match = finished(money_game);
    const Seen seen = view_with(3, match);
    ActionList actions;
    legal(seen, actions);
    const auto all = suggestions(
        seen,
        {actions[0], {tried(actions[0], 100, 300), tried(actions[1], 90, 180), tried(actions[2], 80, 310)}},
        match.names());
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[0].figures, "It then stands about 65 to 35.");
    EXPECT_EQ(all[1].figures, "About 6 of 100 less: 59 to 41.");
    EXPECT_EQ(all[2].figures, "About as good: 66 to 34.")
        << "that few have tried it is why it is not the best";
    EXPECT_EQ(all[0].part, 65);
    EXPECT_EQ(all[1].part, 59);
}

namespace {

// Of matches by chance with each set-up of the game that is about money.
template <class F>
void for_each_decision(F&& look) {
    std::uint64_t seed = 0;
    for (const auto& setup : every_setup(game_info(money_game), 1)) {
        const Match match = match_by_chance(match_setup(money_game, setup), ++seed);
        ActionList actions;
        for (std::size_t i = 0; i < match.steps().size(); ++i) {
            const Seen seen = seen_by(match.steps()[i].seat, match.state_at(i));
            legal(seen, actions);
            look(seen, actions, match.names());
        }
    }
}

} // namespace

TEST(Suggestions, AreOneForBetsThatDifferInSizeAlone) {
    int sized = 0, bluffs = 0, ahead = 0;
    for_each_decision([&](const Seen& seen, const ActionList& actions, const Names& names) {
        Answer answer;
        std::uint32_t visits = 1000;
        std::string group; // all sizes of the first bet, then all else
        for (const bool bets : {true, false})
            for (const Action& action : actions) {
                const ActionWords words = words_of(seen, action, names);
                if (group.empty() && !words.size.empty()) group = words.group;
                if (bets == (!group.empty() && words.group == group && !words.size.empty()))
                    answer.choices.push_back(tried(action, visits--, bets ? 100 : -400));
            }
        if (group.empty() || actions.size() < 4) return;
        answer.best = answer.choices[0].action;
        const auto all = suggestions(seen, answer, names);
        int of_group = 0;
        for (const Suggestion& each : all)
            of_group += words_of(seen, each.action, names).group == group &&
                                !words_of(seen, each.action, names).size.empty()
                            ? 1
                            : 0;
        EXPECT_EQ(of_group, 1);
        if (all[0].effect.find("is about as good.") != std::string::npos) ++sized;
        if (all[0].effect.find("A bluff: ") != std::string::npos) ++bluffs;
        if (all[0].effect.find("You are ahead there") != std::string::npos) ++ahead;
    });
    EXPECT_GT(sized, 5);
    EXPECT_GT(bluffs, 5);
    EXPECT_GT(ahead, 5);
}

// Of sizes one after the other that of the middle is worse: what lies around it is not called alike.
TEST(Suggestions, CallSizesAlikeOnlyWhereNoneBetweenThemIsWorse) {
    int told = 0, apart = 0;
    for_each_decision([&](const Seen& seen, const ActionList& actions, const Names& names) {
        std::vector<Action> sizes; // of one bet, ascending
        std::string group;
        for (const Action& action : actions) {
            const ActionWords words = words_of(seen, action, names);
            if (words.size.empty() || (!group.empty() && words.group != group)) continue;
            group = words.group;
            sizes.push_back(action);
        }
        if (sizes.size() < 3) return;
        for (const int middle : {100, -400}) {
            Answer answer;
            answer.best = sizes[0];
            answer.choices = {tried(sizes[0], 1000, 100), tried(sizes[1], 999, middle),
                              tried(sizes[2], 998, 100)};
            if (middle < 0) std::swap(answer.choices[1], answer.choices[2]);
            const bool alike =
                suggestions(seen, answer, names)[0].effect.find("is about as good.") != std::string::npos;
            EXPECT_EQ(alike, middle > 0);
            ++(alike ? told : apart);
        }
    });
    EXPECT_GT(told, 5);
    EXPECT_GT(apart, 5);
}

TEST(Suggestions, TellWhatTheActionDoesNowBeforeTheFigures) {
    const Match match = finished(money_game);
    const Review review(match); // its first decision
    const Seen seen = review.view(match);
    ActionList actions;
    legal(seen, actions);
    const auto all =
        suggestions(seen, {actions[0], {tried(actions[0], 100, 0), tried(actions[1], 99, 0)}}, match.names());
    ASSERT_EQ(all.size(), 2U);
    for (const Suggestion& each : all) {
        EXPECT_EQ(each.effect, effect_of(seen, each.action, match.names()));
        EXPECT_FALSE(each.effect.empty());
        EXPECT_EQ(each.reason(), each.effect + " " + each.figures);
    }
}

TEST(Suggestions, BeginWithACapitalLetter) {
    for (int game = 0; game < games; ++game) {
        const Match match = finished(game);
        ActionList actions;
        for (std::size_t i = 0; i < match.steps().size(); i += 7) {
            const Seen seen = seen_by(match.steps()[i].seat, match.state_at(i));
            legal(seen, actions);
            for (const Action& action : actions) {
                const std::string title =
                    suggestions(seen, {action, {tried(action, 100, 0)}}, match.names())[0].title;
                EXPECT_TRUE(title[0] < 'a' || title[0] > 'z') << title;
            }
        }
    }
}

TEST(Suggestions, TellWhatCameOfItWhereTheGameHasNoWordsForIt) {
    int without = 0;
    for (int game = 0; game < games; ++game) {
        const Match match = finished(game);
        ActionList actions;
        for (std::size_t i = 0; i < match.steps().size(); ++i) {
            const Seen seen = seen_by(match.steps()[i].seat, match.state_at(i));
            legal(seen, actions);
            for (const Action& action : actions) {
                if (!effect_of(seen, action, match.names()).empty()) continue;
                Candidate one = tried(action, 200, 0);
                one.gains = 80, one.losses = 50;
                const auto all = suggestions(seen, {action, {one}}, match.names());
                EXPECT_EQ(all[0].effect, "Comes out better in 40% of the games tried, worse in 25%.");
                ++without;
            }
        }
    }
    EXPECT_GT(without, 0);
}

TEST(Suggestions, AreThreeAtMostAndOnlyWhatWasTriedInEarnest) {
    const Match match = finished(money_game);
    Seen seen;
    ActionList actions;
    for (std::size_t i = 0; i < match.steps().size(); ++i) {
        const Step& step = match.steps()[i];
        seen = seen_by(step.seat, match.state_at(i));
        legal(seen, actions);
        if (actions.size() >= 5) break;
    }
    ASSERT_GE(actions.size(), 5U);
    Answer answer{actions[0], {}};
    for (std::size_t i = 0; i < 5; ++i) answer.choices.push_back(tried(actions[i], 1000, 0));
    EXPECT_EQ(suggestions(seen, answer, match.names()).size(), 3U);
    answer.choices[1].visits = 19;
    EXPECT_EQ(suggestions(seen, answer, match.names()).size(), 1U);
    answer.choices.clear();
    const auto only = suggestions(seen, answer, match.names());
    ASSERT_EQ(only.size(), 1U);
    EXPECT_EQ(only[0].reason(), "Nothing else can be done now.");
}

} // namespace cardfront
