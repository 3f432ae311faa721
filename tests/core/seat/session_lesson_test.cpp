// A session that follows a lesson: it goes on by itself as far as it is told, waits for the person, and keeps
// nothing.
#include "core/match/lesson.h"
#include "web/seat/session.h"

#include "tests/stage/fake_platform.h"

#include <gtest/gtest.h>

namespace cardfront {

using platform::fake;

namespace {

constexpr std::string_view lesson_of_rows = R"(## Rows

    lesson rows
    minutes 3
    seed 352
    option type draw-1
    option money no-bet
    seat 1 person You
    seat 2 computer beginner Ada
    practice yes

- `2 deal`
- `1 play 48 2 0` Lay it here.
- `2 play 51 2 1`
- `1 play 45 1 0` And this.
)";

class FollowedLesson : public testing::Test {
  protected:
    FollowedLesson() {
        fake() = {};
        settings.speed = 3;
        auto course = lessons::read(0, lesson_of_rows);
        lesson = course->lessons[0];
        session = std::make_unique<Session>(lessons::match_at(lesson, 0), saves.new_id(), settings, saves);
    }
    std::size_t let_pass() {
        while (session->update(fake().now += 5000, true, true)) {
        }
        return session->whole()->steps().size();
    }

    Settings settings;
    Saves saves;
    Lesson lesson;
    std::unique_ptr<Session> session;
};

} // namespace

TEST_F(FollowedLesson, GoesOnByItselfUntilThePersonIsAwaited) {
    settings.confirm = 1; // does not ask in a lesson
    session->follow(lesson.actions, 1, false);
    EXPECT_FALSE(session->my_turn());
    EXPECT_FALSE(session->course().followed());
    EXPECT_EQ(let_pass(), 1U);
    EXPECT_TRUE(session->course().followed());
    EXPECT_TRUE(session->my_turn());
    EXPECT_FALSE(session->shown().legal.empty());
    EXPECT_FALSE(session->can_hint());
    EXPECT_FALSE(session->act(lesson.actions[1]).asks);
    session->follow(lesson.actions, 3, true);
    EXPECT_EQ(let_pass(), 3U);
    EXPECT_EQ(session->whole()->steps()[2].action, lesson.actions[2]);
    EXPECT_TRUE(fake().jobs.empty()) << "nobody thinks";
}

TEST_F(FollowedLesson, IsHeldWhileSomethingIsToBeRead) {
    session->follow(lesson.actions, 1, true);
    EXPECT_EQ(let_pass(), 1U);
    EXPECT_FALSE(session->my_turn());
    EXPECT_TRUE(session->shown().legal.empty());
    EXPECT_FALSE(session->act(lesson.actions[1]).refused);
    EXPECT_EQ(let_pass(), 1U);
}

TEST_F(FollowedLesson, IsNoSavedGameBeforeItBecomesOne) {
    session->follow(lesson.actions, 1, false);
    let_pass();
    session->act(lesson.actions[1]);
    session->save();
    EXPECT_TRUE(saves.games().empty());
    session->follow_no_more();
    EXPECT_FALSE(session->course().follows());
    ASSERT_EQ(saves.games().size(), 1U);
    let_pass();
    EXPECT_FALSE(fake().jobs.empty()) << "the computer thinks for itself now";
}

} // namespace cardfront
