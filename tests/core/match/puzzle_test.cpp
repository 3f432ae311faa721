// Puzzles: their text, the position that the link of one leads to, and those of every game.
#include "core/match/puzzle.h"

#include "core/match/link.h"
#include "core/mind/advice.h"
#include "core/mind/computer.h"
#include "tests/core/game_files.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace cardfront {

namespace {

const int game = find_game("head-to-head-poker");

Match puzzle_match(std::size_t actions, int level_of_mover = -1) {
    MatchSetup setup{game, {2, {}, 5}, {}, true};
    setup.players[0] = {"You", level_of_mover};
    setup.players[1] = {"Ada", usual_level};
    Match match(setup);
    for (ActionList choices; match.steps().size() < actions || match.turn() != 0;) {
        legal(match.state(), choices);
        match.play(choices[0]);
    }
    return match;
}

Puzzle puzzle_at(const Match& match) {
    ActionList choices;
    legal(match.state(), choices);
    const std::string link = *links::of_puzzle(match, match.steps().size());
    return {.key = puzzles::key_of(link),
            .level = 2,
            .best = choices[1],
            .ahead = 143,
            .margin = 12,
            .searches = 5,
            .iterations = 8000,
            .stands = 82,
            .better = 67,
            .worse = 2,
            .next = choices[0],
            .next_stands = 52,
            .link = link};
}

Problem puzzle_fault(const std::string& text) {
    const auto read = puzzles::read(game, text);
    return read ? Problem{} : read.problem();
}

std::string altered(std::string text, std::string_view what, std::string_view with) {
    return text.replace(text.find(what), what.size(), with);
}

} // namespace

TEST(Puzzles, AreReadAsTheyWereWritten) {
    const Puzzle one = puzzle_at(puzzle_match(3)), other = puzzle_at(puzzle_match(9));
    const GameInfo& info = game_info(game);
    const auto read = puzzles::read(game, puzzles::text_of(info, one) + "\n" + puzzles::text_of(info, other));
    ASSERT_TRUE(read) << read.problem().reason;
    ASSERT_EQ(read->size(), 2U);
    const Puzzle& back = (*read)[1];
    EXPECT_EQ(back.key, other.key);
    EXPECT_EQ(back.level, 2);
    EXPECT_EQ(back.best, other.best);
    EXPECT_EQ(back.ahead, 143);
    EXPECT_EQ(back.margin, 12);
    EXPECT_EQ(back.searches, 5);
    EXPECT_EQ(back.iterations, 8000);
    EXPECT_EQ(back.stands, 82);
    EXPECT_EQ(back.better, 67);
    EXPECT_EQ(back.worse, 2);
    EXPECT_EQ(back.next, other.next);
    EXPECT_EQ(back.next_stands, 52);
    EXPECT_EQ(back.link, other.link);
    EXPECT_NE((*read)[0].key, back.key);
    EXPECT_TRUE(puzzles::read(game, "")->empty());
}

TEST(Puzzles, EachFaultIsToldWithItsLine) {
    const Puzzle puzzle = puzzle_at(puzzle_match(3));
    const std::string text = puzzles::text_of(game_info(game), puzzle);
    EXPECT_EQ(puzzle_fault(text).reason, "");
    EXPECT_EQ(puzzle_fault("riddle 2\n").line, 1);
    EXPECT_EQ(puzzle_fault(altered(text, "puzzle 2", "puzzle 0")).reason,
              "This is no number that can stand here: “0”.");
    EXPECT_EQ(puzzle_fault(altered(text, "puzzle 2", "puzzle 4")).line, 1);
    EXPECT_EQ(puzzle_fault(altered(text, "best ", "best by ")).line, 2);
    EXPECT_EQ(puzzle_fault(altered(text, "143 12", "143")).line, 3);
    EXPECT_EQ(puzzle_fault(altered(text, "5 8000", "5 -1")).line, 4);
    EXPECT_EQ(puzzle_fault(altered(text, "came ", "went ")).reason, "Here “came” should stand.");
    EXPECT_EQ(puzzle_fault(altered(text, "82 67 2", "82 67")).reason,
              "This is no number that can stand here: “82 67”.");
    EXPECT_EQ(puzzle_fault(altered(text, "82 67 2", "82 101 2")).line, 5);
    EXPECT_EQ(puzzle_fault(altered(text, "next 52 ", "next 101 ")).line, 6);
    EXPECT_EQ(puzzle_fault(altered(text, "next 52 ", "next ")).line, 6);
    EXPECT_EQ(puzzle_fault(altered(text, "game=", "deal=")).line, 7);
    EXPECT_EQ(puzzle_fault(text + text).line, 15);
    EXPECT_EQ(puzzle_fault(text.substr(0, text.find("link"))).reason, "Here “link” should stand.");
    EXPECT_EQ(puzzle_fault("puzzle 2\n").reason, "Here “best” should stand.");
    EXPECT_EQ(puzzle_fault(std::string(puzzles::most_bytes + 1, '\n')).reason,
              "This text is too long for puzzles.");
}

TEST(Puzzles, LeadToTheirPosition) {
    const Match match = puzzle_match(9);
    const Puzzle puzzle = puzzle_at(match);
    const auto opened = puzzles::match_of(game, puzzle);
    ASSERT_TRUE(opened) << opened.problem().reason;
    EXPECT_EQ(opened->steps().size(), match.steps().size());
    EXPECT_EQ(hash(opened->state()), hash(match.state()));
    EXPECT_TRUE(opened->setup().practice);
}

TEST(Puzzles, ThatCannotBeAreRefused) {
    const Match match = puzzle_match(9);
    const auto reason = [](const Puzzle& puzzle) {
        const auto opened = puzzles::match_of(game, puzzle);
        return opened ? std::string() : opened.problem().reason;
    };
    Puzzle puzzle = puzzle_at(match);
    puzzle.link.back() = puzzle.link.back() == 'A' ? 'B' : 'A';
    EXPECT_EQ(reason(puzzle), "The link was cut or changed: its checksum does not match.");
    puzzle.link = *links::of_match(match);
    EXPECT_EQ(reason(puzzle), "The link leads to no position of this game.");
    puzzle = puzzle_at(match);
    puzzle.best = match.steps()[match.steps().size() - 1].action;
    EXPECT_NE(reason(puzzle), "");
    puzzle = puzzle_at(match);
    puzzle.next = match.steps()[match.steps().size() - 1].action;
    EXPECT_NE(reason(puzzle), "");
    EXPECT_EQ(reason(puzzle_at(puzzle_match(9, usual_level))), "In this position no person is to move.");
    EXPECT_NE(std::string(puzzles::match_of(find_game("crossfire"), puzzle_at(match)).problem().reason), "");
}

TEST(Puzzles, OfEveryGameOpenAndAreEnough) {
    int with_puzzles = 0;
    for (int which = 0; which < games; ++which) {
        const std::string path = std::string("assets/puzzles/") + game_info(which).key + ".txt",
                          text = tree_text(path);
        if (text.empty()) continue; // as of a new game
        ++with_puzzles;
        SCOPED_TRACE(path);
        const auto all = puzzles::read(which, text);
        ASSERT_TRUE(all) << all.problem().line << ": " << all.problem().reason;
        EXPECT_GE(all->size(), 30U);
        for (int level = 1; level <= puzzles::levels; ++level)
            EXPECT_GE(std::count_if(all->begin(), all->end(),
                                    [level](const Puzzle& each) { return each.level == level; }),
                      6)
                << "of level " << level;
        for (const Puzzle& each : *all) {
            const auto opened = puzzles::match_of(which, each);
            EXPECT_TRUE(opened) << each.key << ": " << opened.problem().reason;
            if (!opened) continue;
            const std::string why = why_best(seen_by(opened->turn(), opened->state()), each, opened->names());
            EXPECT_NE(why.find("The next best is"), std::string::npos) << each.key;
            EXPECT_NE(each.best, each.next) << each.key;
            EXPECT_GT(each.stands, each.next_stands) << each.key;
            EXPECT_GT(each.ahead, 2 * each.margin) << each.key;
            EXPECT_GE(each.searches, 1) << each.key;
        }
    }
    EXPECT_GE(with_puzzles, 5);
}

TEST(Puzzles, TellTheirReasonFromTheFigures) {
    const Match match = puzzle_match(9);
    const Puzzle puzzle = puzzle_at(match);
    const Seen view = seen_by(match.turn(), match.state());
    const std::string told = why_best(view, puzzle, match.names());
    const std::string effect = effect_of(view, puzzle.best, match.names());
    EXPECT_EQ(told.substr(0, effect.size()), effect);
    EXPECT_NE(told.find("It then stands about 82 to 18. The next best is “" +
                        title_of(view, puzzle.next, match.names()) + "”. About 30 of 100 less: 52 to 48."),
              std::string::npos)
        << told;
}

TEST(Puzzles, NoteWhatCameOfTheFirstSearch) {
    const Match match = puzzle_match(9);
    ActionList choices;
    legal(match.state(), choices);
    Puzzle puzzle;
    note_what_came(puzzle, {choices[1], 300, 640, 201, 6}, {choices[0], 90, 40, 50, 9});
    EXPECT_EQ(puzzle.stands, 82);
    EXPECT_EQ(puzzle.better, 67);
    EXPECT_EQ(puzzle.worse, 2);
    EXPECT_EQ(puzzle.next, choices[0]);
    EXPECT_EQ(puzzle.next_stands, 52);
}

TEST(Puzzles, AreNamedByTheirLevel) {
    for (int level = 1; level <= puzzles::levels; ++level) EXPECT_NE(*puzzles::level_name(level), '\0');
}

TEST(Puzzles, HaveTheChecksumOfTheirLinkAsName) {
    EXPECT_EQ(puzzles::key_of("game=1abcdeXYZ"), "abcde");
    EXPECT_EQ(puzzles::key_of("https://example.org/#game=1abcdeXYZ"), "abcde");
    EXPECT_EQ(puzzles::key_of("game=1abcde"), "");
    EXPECT_EQ(puzzles::key_of("elsewhere"), "");
}

} // namespace cardfront
