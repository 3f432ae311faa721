// Lessons: the text of each game's, and what is refused of such a text.
#include "core/match/lesson.h"

#include "core/rule_texts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

namespace cardfront {

namespace {

std::string lesson_text(int game) {
    std::ifstream file(std::string(CARDFRONT_SOURCE_DIR "/assets/lessons/") + game_info(game).key + ".md");
    return {std::istreambuf_iterator<char>(file), {}};
}

// The games with a rules page: those of the tests have no lessons.
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

// With a fault as "assets/lessons/crossfire.md:41: Step 7 of ...".
Course course_of(int game) {
    auto course = lessons::read(game, lesson_text(game));
    if (course) return *course;
    ADD_FAILURE() << "assets/lessons/" << game_info(game).key << ".md:" << course.problem().line << ": "
                  << course.problem().reason;
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
- `1 play 45 1 0`
  As you like.
  free
- `play on` Go on.
)";

std::string with(std::string_view old, std::string_view now) {
    std::string text(one);
    const std::size_t at = text.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    return text.replace(at, old.size(), now);
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
    for (const char* bad : {"place", "place 4 0 2", "place x 0 2 -", "place - 0 2 -", "row 3", "place 4 0 2 999"})
        EXPECT_FALSE(lessons::place_of(bad)) << bad;
}

TEST(Lessons, WithAFaultTellItsLineAndTheReason) {
    EXPECT_EQ(fault_of("").reason, "Here a lesson should stand.");
    const Problem refused = fault_of(with("`2 play 51 2 1`", "`2 play 0 2 1`"));
    EXPECT_EQ(refused.line, 26);
    EXPECT_NE(refused.reason.find("Step 3 of lesson “rows”, 2 play 0 2 1, breaks rule HH-"), std::string::npos)
        << refused.reason;
    EXPECT_NE(refused.reason.find("Possible are: play 51 0 1, "), std::string::npos) << refused.reason;
    EXPECT_NE(fault_of(with("`2 play 51 2 1`", "`1 play 51 2 1`")).reason.find("It is the turn of seat 2"),
              std::string::npos);
    EXPECT_NE(fault_of(with("`2 play 51 2 1`", "`2 fly 51`")).reason.find("This is no action"), std::string::npos);
    EXPECT_NE(fault_of(with("`2 play 51 2 1`", "`2 play")).reason.find("ends with"), std::string::npos);
    EXPECT_NE(fault_of(with("lesson rows", "")).reason.find("a key"), std::string::npos);
    EXPECT_NE(fault_of(with("minutes 3", "")).reason.find("“minutes”"), std::string::npos);
    EXPECT_NE(fault_of(with("draw-1", "draw-9")).reason.find("has no choice"), std::string::npos);
    EXPECT_NE(fault_of(with("seat 1 person You", "seat 1 computer easy Bob")).reason.find("a person's seat"),
              std::string::npos);
    EXPECT_NE(fault_of(with("place 3 - 2 -, ", "place 3 2, ")).reason.find("A place is"), std::string::npos);
    EXPECT_NE(fault_of(with("- Read this,\n  and this.\n", "- \n")).reason.find("without words"), std::string::npos);
    EXPECT_NE(fault_of(std::string(one) + "- More.\n").reason.find("no further step"), std::string::npos);
    EXPECT_NE(fault_of(std::string(one) + std::string(one.substr(one.find("## ")))).reason.find("this key"),
              std::string::npos);
    EXPECT_NE(fault_of(with("  and this.", "  free")).reason.find("learner's"), std::string::npos);
    EXPECT_NE(fault_of(std::string(lessons::most_course_bytes + 1, '\n')).reason.find("too long"), std::string::npos);
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
                    if (thing.substr(0, 3) != "do ") continue; // the browser's tests look for it on the canvas
                    const auto action = parse_action(game_info(game), thing.substr(3));
                    ASSERT_TRUE(action);
                    EXPECT_FALSE(refusal(lessons::match_at(lesson, note.at).state(), *action));
                }
}

TEST(Lessons, MeetEveryRuleThatAFirstGameNeeds) {
    for (const int game : taught_games()) {
        const Course course = course_of(game);
        EXPECT_GE(course.needs.size(), 8U) << game_info(game).key;
        std::vector<std::string> taught;
        for (const Lesson& lesson : course.lessons)
            for (const Note& note : lesson.notes) taught.insert(taught.end(), note.teaches.begin(), note.teaches.end());
        for (const std::string& id : taught) EXPECT_TRUE(is_rule(id)) << id;
        for (const std::string& id : course.needs) {
            EXPECT_TRUE(is_rule(id)) << id;
            EXPECT_NE(std::find(taught.begin(), taught.end(), id), taught.end()) << id << " is met by no lesson";
        }
    }
}

} // namespace cardfront
