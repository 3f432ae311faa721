// Lessons: the text of each game's, and what is refused of such a text; the puzzles behind it, and a puzzle
// as a lesson.
#include "core/match/lesson.h"
#include "core/seen.h"

#include "core/match/link.h"
#include "core/rule_texts.h"
#include "tests/core/game_files.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace cardfront {

namespace {

std::string lesson_text(int game) {
    return tree_text(std::string(game_files()[slot(game)].root) + "assets/lessons/" + game_info(game).key +
                     ".md");
}

// Those that have lessons; of the tests' games one has.
std::vector<int> taught_games() {
    std::vector<int> out;
    for (int game = 0; game < games; ++game)
        if (!lesson_text(game).empty()) out.push_back(game);
    return out;
}

bool is_rule(const std::string& id) {
    const auto rules = rule_texts();
    return std::any_of(rules.begin(), rules.end(), [&](const RuleText& rule) { return id == rule.id; });
}

std::size_t rules_of(int game) {
    const auto rules = rule_texts();
    return static_cast<std::size_t>(std::count_if(rules.begin(), rules.end(), [&](const RuleText& rule) {
        return std::string_view(rule.id).substr(0, 2) == game_info(game).rule_prefix;
    }));
}

// What could be done where the text breaks in that line: the codes of the actions, and their words.
std::string choices_before(int game, const std::string& text, int line) {
    std::size_t end = 0;
    for (int i = 1; i < line && end != std::string::npos; ++i) end = text.find('\n', end) + 1;
    const auto course = lessons::read(game, text.substr(0, end) + "- .\n");
    if (!course) return "nothing: it breaks before";
    const Lesson& lesson = course->lessons.back();
    const Match match = lessons::match_at(lesson, lesson.actions.size());
    std::string out = "of lesson " + lesson.key + ", step " + std::to_string(lesson.actions.size() + 1) +
                      ", seat " + std::to_string(match.turn() + 1);
    ActionList actions;
    if (!match.over()) legal(match.state(), actions);
    for (const Action action : actions)
        out += "\n  " + action_code(match.info(), action) + ": " +
               words_of(seen_by(match.turn(), match.state()), action, match.names()).said;
    return out;
}

// With a fault as "assets/lessons/crossfire.md:41: ...", and what could stand there instead.
Course course_of(int game) {
    const std::string text = lesson_text(game);
    auto course = lessons::read(game, text);
    if (course) return *course;
    ADD_FAILURE() << "assets/lessons/" << game_info(game).key << ".md:" << course.problem().line << ": "
                  << course.problem().reason << "\nPossible there, "
                  << choices_before(game, text, course.problem().line);
    return {};
}

constexpr std::string_view one = R"(# Head-to-Head Poker

Some prose.

needs HH-7

## Rows

    lesson rows
    minutes 3
    seed 352
    option type draw-1
    option money no-bet
    seat 1 person You
    seat 2 computer beginner Ada
    practice yes

- `2 deal`
- Read this,
  and this.
  points: place 3 - 2 -, row 3
- `1 play 48 2 0` Lay it here.
  teaches: HH-7 HH-18
  else: Not
  there.
- `2 play 51 2 1`
- `1 play 45 1 0` As
  you like.
  free
- `play on` Go on.
)";

std::string with(std::string_view old, std::string_view now) {
    std::string text(one);
    const std::size_t at = text.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    return text.replace(at, old.size(), now);
}

// At the learner's turn of the lesson above, with the lesson's own action as the best.
Puzzle puzzle_of(std::size_t actions, int level) {
    const Lesson lesson = lessons::read(0, one)->lessons[0];
    const std::string link = *links::of_puzzle(lessons::match_at(lesson, actions), actions);
    const Action best = lesson.actions[actions];
    return {puzzles::key_of(link), level, best, 143, 12, 5, 8000, 60, 0, 0, best, 50, link};
}
std::string puzzles_text(std::initializer_list<Puzzle> all) {
    std::string out = "\n# Puzzles\n";
    for (const Puzzle& each : all) out += puzzles::text_of(game_info(0), each);
    return out;
}

Problem fault_of(const std::string& text) {
    const auto course = lessons::read(0, text);
    EXPECT_FALSE(course);
    return course ? Problem{} : course.problem();
}

} // namespace

TEST(Lessons, OfAGameAreReadWithTheirNotes) {
    const auto course = lessons::read(0, one);
    ASSERT_TRUE(course) << course.problem().line << ": " << course.problem().reason;
    EXPECT_EQ(course->needs, std::vector<std::string>{"HH-7"});
    ASSERT_EQ(course->lessons.size(), 1U);
    const Lesson& lesson = course->lessons[0];
    EXPECT_EQ(lesson.key, "rows");
    EXPECT_EQ(lesson.title, "Rows");
    EXPECT_EQ(lesson.minutes, 3);
    EXPECT_EQ(lesson.actions.size(), 4U);
    EXPECT_EQ(lesson.movers, (std::vector<Seat>{1, 0, 1, 0}));
    ASSERT_EQ(lesson.notes.size(), 4U);
    EXPECT_EQ(lesson.begins(), 1U);
    const Note& read = lesson.notes[0];
    EXPECT_EQ(read.words, "Read this, and this.");
    EXPECT_FALSE(read.acts);
    EXPECT_EQ(read.points, (std::vector<std::string>{"place 3 - 2 -", "row 3"}));
    const Note& does = lesson.notes[1];
    EXPECT_TRUE(does.acts);
    EXPECT_EQ(does.at, 1U);
    EXPECT_EQ(does.words, "Lay it here.");
    EXPECT_EQ(does.otherwise, "Not there.");
    EXPECT_EQ(does.teaches, (std::vector<std::string>{"HH-7", "HH-18"}));
    EXPECT_EQ(lesson.notes[2].words, "As you like.");
    EXPECT_TRUE(lesson.notes[2].free);
    EXPECT_TRUE(lesson.notes[3].plays_on);
    EXPECT_EQ(lesson.notes[3].at, 4U);
}

TEST(Lessons, PlaceAtAnyStepAndGoOnFromThere) {
    const auto course = lessons::read(0, one);
    ASSERT_TRUE(course);
    const Lesson& lesson = course->lessons[0];
    Match match = lessons::match_at(lesson, 2, "Kim");
    EXPECT_EQ(match.names()[0], "Kim");
    EXPECT_EQ(match.steps().size(), 2U);
    EXPECT_TRUE(lessons::goes_on(lesson, match.state(), 2));
    EXPECT_FALSE(lessons::goes_on(lesson, match.state(), 3)); // it is another's turn, and another card
    EXPECT_EQ(lessons::place_of("place 4 0 2 -"), (Place{4, 0, 2, -1}));
    for (const char* bad :
         {"place", "place 4 0 2", "place x 0 2 -", "place - 0 2 -", "row 3", "place 4 0 2 999"})
        EXPECT_FALSE(lessons::place_of(bad)) << bad;
}

TEST(Lessons, WithAFaultTellItsLineAndTheReason) {
    const auto reason_of = [](const std::string& text) { return fault_of(text).reason; };
    const auto says = [&](const std::string& text, const char* words) {
        EXPECT_NE(reason_of(text).find(words), std::string::npos) << words << ": " << reason_of(text);
    };
    says("", "a lesson with notes should stand");
    const Problem refused = fault_of(with("`2 play 51 2 1`", "`2 play 0 2 1`"));
    EXPECT_EQ(refused.line, 26);
    EXPECT_EQ(refused.reason.substr(0, 20), "“2 play 0 2 1, HH-") << refused.reason;
    EXPECT_NE(choices_before(0, with("`2 play 51 2 1`", "`2 play 0 2 1`"), 26)
                  .find("step 3, seat 2\n  play 51 0 1: Ada"),
              std::string::npos);
    says(with("`2 play 51 2 1`", "`1 play 51 2 1`"), "another seat's turn");
    says(with("`2 play 51 2 1`", "`2 fly 51`"), "This is no action: “2 fly 51”");
    says(with("`2 play 51 2 1`", "`2 play"), "This is no action");
    says(with("`2 play 51 2 1`", "`"), "This is no action");
    says(with("lesson rows", ""), "“lesson KEY”");
    says(with("minutes 3", ""), "“minutes NUMBER”");
    says(with("draw-1", "draw-9"), "has no choice");
    says(with("seat 1 person You", "seat 1 computer easy Bob"), "a person's seat");
    says(with("place 3 - 2 -, ", "place 3 2, "), "A place is");
    says(with("- Read this,\n", "- \n"), "words should stand");
    says(with("- `2 play 51 2 1`", "- `2 play 51 2 1`\n  too late"), "words beside it");
    says(std::string(one) + "- More.\n", "no further step");
    says(std::string(one) + std::string(one.substr(one.find("## "))), "“rows” already");
    says(std::string(one) + "## Another\n", "a lesson with notes should stand");
    says(with("  and this.", "  free"), "learner's");
    says(std::string(lessons::most_course_bytes + 1, '\n'), "too long");
}

TEST(Lessons, HavePuzzlesBehindThemInTheOrderOfTheirLevels) {
    const std::string text = std::string(one) + puzzles_text({puzzle_of(3, 3), puzzle_of(1, 1)});
    const auto course = lessons::read(0, text);
    ASSERT_TRUE(course) << course.problem().reason;
    EXPECT_EQ(course->lessons.size(), 1U);
    EXPECT_EQ(course->puzzles_problem.reason, "");
    ASSERT_EQ(course->puzzles.size(), 2U);
    EXPECT_EQ(course->puzzles[0].key, puzzle_of(1, 1).key);
    EXPECT_EQ(course->puzzles[1].key, puzzle_of(3, 3).key);
    EXPECT_TRUE(lessons::read(0, one)->puzzles.empty());
    EXPECT_TRUE(lessons::read(0, std::string(one) + "\n# Puzzles\n")->puzzles.empty());
}

TEST(Lessons, StayWhereTheirPuzzlesHaveAFault) {
    const std::string good = std::string(one) + puzzles_text({puzzle_of(1, 1)});
    const std::string text = good + "riddle 3\n";
    const auto course = lessons::read(0, text);
    ASSERT_TRUE(course);
    EXPECT_EQ(course->lessons.size(), 1U);
    EXPECT_TRUE(course->puzzles.empty());
    EXPECT_EQ(course->puzzles_problem.line, 1 + std::count(good.begin(), good.end(), '\n'));
    EXPECT_EQ(course->puzzles_problem.reason, "Here “puzzle” should stand.");
}

TEST(Lessons, OfAPuzzleAskAndThenTell) {
    Course course = *lessons::read(0, std::string(one) + puzzles_text({puzzle_of(1, 1), puzzle_of(3, 2)}));
    const auto lesson = lessons::of_puzzle(course, 1);
    ASSERT_TRUE(lesson) << lesson.problem().reason;
    EXPECT_EQ(lesson->key, course.puzzles[1].key);
    EXPECT_EQ(lesson->title, "Tricky puzzle 2");
    EXPECT_TRUE(lesson->setup.practice);
    ASSERT_EQ(lesson->actions.size(), 4U);
    EXPECT_EQ(lesson->movers, (std::vector<Seat>{1, 0, 1, 0}));
    EXPECT_EQ(lesson->actions.back(), course.puzzles[1].best);
    ASSERT_EQ(lesson->notes.size(), 2U);
    const Note &riddle = lesson->notes[0], &told = lesson->notes[1];
    EXPECT_EQ(lesson->begins(), 3U);
    EXPECT_TRUE(riddle.riddle && riddle.acts && riddle.points.empty());
    EXPECT_FALSE(riddle.words.empty());
    EXPECT_EQ(told.at, 4U);
    EXPECT_TRUE(told.plays_on);
    EXPECT_FALSE(told.acts || told.riddle);
    EXPECT_EQ(told.words, ""); // they follow from the figures (why_best)
    EXPECT_EQ(told.footnote, "About 7 of 100 ahead of the next best; 5 searches of 8000 games "
                             "each agree.");
    course.puzzles[1].best = course.puzzles[0].best;
    EXPECT_NE(lessons::of_puzzle(course, 1).problem().reason, "");
}

TEST(Lessons, CutAnywhereAreReadOrRefusedAndNothingElse) {
    for (std::size_t size = 0; size < one.size(); ++size) {
        const auto course = lessons::read(0, one.substr(0, size));
        EXPECT_TRUE(course || !course.problem().reason.empty()) << size;
    }
}

TEST(Lessons, OfEveryGameCanBePlayedAndEndInAGame) {
    for (const int game : taught_games()) {
        SCOPED_TRACE(game_info(game).key);
        const Course course = course_of(game);
        EXPECT_GE(course.lessons.size(), 2U);
        EXPECT_LE(course.lessons.size(), 4U);
        for (const Lesson& lesson : course.lessons) {
            SCOPED_TRACE(lesson.key);
            EXPECT_GE(lesson.minutes, 3);
            EXPECT_LE(lesson.minutes, 6);
            EXPECT_EQ(lesson.notes.back().plays_on, &lesson == &course.lessons.back());
            EXPECT_TRUE(lesson.setup.practice);
            EXPECT_FALSE(lessons::match_at(lesson, lesson.actions.size()).over());
            const auto acts = std::count_if(lesson.notes.begin(), lesson.notes.end(),
                                            [](const Note& note) { return note.acts; });
            EXPECT_GE(acts, 3) << "a lesson teaches by doing";
            // The first thing to do comes at once.
            EXPECT_TRUE(lesson.notes[0].acts || lesson.notes[1].acts);
        }
    }
}

TEST(Lessons, PointAtWhatIsThere) {
    for (const int game : taught_games())
        for (const Course course = course_of(game); const Lesson& lesson : course.lessons)
            for (const Note& note : lesson.notes)
                for (const std::string& thing : note.points) {
                    SCOPED_TRACE(std::string(game_info(game).key) + ", " + lesson.key + ", before action " +
                                 std::to_string(note.at + 1) + ": " + thing);
                    if (thing.substr(0, 3) != "do ")
                        continue; // the browser's tests look for it on the canvas
                    const auto action = parse_action(game_info(game), thing.substr(3));
                    ASSERT_TRUE(action);
                    EXPECT_FALSE(refusal(lessons::match_at(lesson, note.at).state(), *action));
                }
}

TEST(Lessons, MeetEveryRuleThatAFirstGameNeeds) {
    for (const int game : taught_games()) {
        const Course course = course_of(game);
        EXPECT_GE(course.needs.size(), std::min<std::size_t>(8, rules_of(game))) << game_info(game).key;
        std::vector<std::string> taught;
        for (const Lesson& lesson : course.lessons)
            for (const Note& note : lesson.notes)
                taught.insert(taught.end(), note.teaches.begin(), note.teaches.end());
        for (const std::string& id : taught) EXPECT_TRUE(is_rule(id)) << id;
        for (const std::string& id : course.needs) {
            EXPECT_TRUE(is_rule(id)) << id;
            EXPECT_NE(std::find(taught.begin(), taught.end(), id), taught.end())
                << id << " is met by no lesson";
        }
    }
}

} // namespace cardfront
