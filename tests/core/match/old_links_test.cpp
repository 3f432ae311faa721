// What an older main has made goes on opening: tests/cases/old-links.txt has a deal, a match, a puzzle of its
// middle and the match's record for each game, as the rules of that time made them.
#include "core/match/link.h"
#include "core/text/text.h"

#include "tests/core/cases.h"

#include <gtest/gtest.h>

namespace cardfront {

namespace {

struct OldGame {
    std::string key, deal, match, puzzle, record;
};

std::vector<OldGame> old_games() {
    std::vector<OldGame> old;
    const std::string text = case_text("old-links.txt");
    std::string* record = nullptr; // in which the lines stand
    for (const std::string_view line : split(text, '\n')) {
        const std::size_t blank = std::min(line.find(' '), line.size());
        const std::string_view word = line.substr(0, blank);
        const std::string rest(line.substr(std::min(blank + 1, line.size())));
        if (line == "end")
            record = nullptr;
        else if (record != nullptr)
            record->append(line) += '\n';
        else if (word == "game")
            old.push_back({rest.substr(0, rest.find(' ')), {}, {}, {}, {}});
        else if (word == "deal")
            old.back().deal = '#' + rest;
        else if (word == "match")
            old.back().match = '#' + rest;
        else if (word == "puzzle")
            old.back().puzzle = '#' + rest;
        else if (word == "record")
            record = &old.back().record;
    }
    return old;
}

std::vector<Action> actions_of(const Match& match) {
    std::vector<Action> actions;
    for (const Step& step : match.steps()) actions.push_back(step.action);
    return actions;
}

} // namespace

TEST(OldLinks, AndRecordsOfEachGameGoOnOpeningToTheSamePosition) {
    const auto old = old_games();
    ASSERT_EQ(old.size(), 5U);
    for (const OldGame& each : old) {
        SCOPED_TRACE(each.key);
        const auto recorded = Match::from_record(each.record);
        ASSERT_TRUE(recorded) << recorded.problem().reason;
        EXPECT_EQ(recorded->info().key, each.key);
        EXPECT_EQ(recorded->steps().size(), 60U);
        const auto match = links::read(each.match), deal = links::read(each.deal),
                   puzzle = links::read(each.puzzle);
        ASSERT_TRUE(match) << match.problem().reason;
        ASSERT_TRUE(deal) << deal.problem().reason;
        ASSERT_TRUE(puzzle) << puzzle.problem().reason;
        EXPECT_EQ(match->match.setup(), recorded->setup());
        EXPECT_EQ(actions_of(match->match), actions_of(*recorded));
        EXPECT_EQ(match->match.state(), recorded->state());
        EXPECT_EQ(deal->match.setup(), recorded->setup());
        EXPECT_TRUE(deal->match.steps().empty());
        EXPECT_EQ(puzzle->kind, links::Kind::puzzle);
        EXPECT_EQ(puzzle->match.setup(), recorded->setup());
        ASSERT_LE(puzzle->match.steps().size(), recorded->steps().size());
        EXPECT_GT(puzzle->match.steps().size(), 0U);
        EXPECT_EQ(puzzle->match.state(), recorded->state_at(puzzle->match.steps().size()));
    }
}

} // namespace cardfront
