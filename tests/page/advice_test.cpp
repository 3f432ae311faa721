// Hints, the line that is always on, and the review: of one position they have one judgement, and help counts
// as such.
#include "web/comeback/comeback.h"

#include "tests/page/page.h"

namespace cardfront {

namespace {

class Advised : public WholePage {
  protected:
    // The best that is advised now, as a command.
    static std::string best() {
        const auto& hints = session().advice().hints();
        EXPECT_FALSE(hints.empty());
        return "advised " + action_code(session().shown().info(), hints.at(0).action);
    }
    void resign() {
        until_a_person_is_to_move();
        command("resign");
        command("confirm");
        rest();
        ASSERT_TRUE(session().shown().over());
    }
    static const comeback::Played& last_played() {
        return comeback::kept_of(the_app()).history.games().back();
    }
};

} // namespace

TEST_F(Advised, TheReviewAgreesWithTheHintsThatWereGiven) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        start(game, "p2");
        int hints = 0;
        for (int turn = 0; turn < 6; ++turn) {
            until_a_person_is_to_move();
            if (session().shown().over()) break;
            fake().jobs.clear();
            command("hint");
            ASSERT_EQ(fake().jobs.size(), 1U);
            ASSERT_TRUE(stage::answer_job());
            hints += session().shown().legal.size() > 1 ? 1 : 0;
            command(best());
            if (session().course().asked()) command("confirm");
        }
        EXPECT_GT(hints, 2);
        resign();
        EXPECT_TRUE(last_played().hinted);
        fake().jobs.clear();
        command("review");
        rest();
        ASSERT_TRUE(session().advice().reviewed());
        EXPECT_TRUE(fake().jobs.empty()) << "all of it was judged already";
        EXPECT_EQ(session().advice().reviewed()->done(), static_cast<std::size_t>(hints));
        EXPECT_TRUE(session().advice().reviewed()->points().empty());
        command("home");
        fake().unix_ms += 120000;
    }
}

TEST_F(Advised, OfAPositionHintAndReviewAskTheSame) {
    start(0, "p2");
    for (until_a_person_is_to_move(); deeds().size() < 2; until_a_person_is_to_move()) command(deeds().at(0));
    fake().jobs.clear();
    command("hint");
    ASSERT_EQ(fake().jobs.size(), 1U);
    const platform::Fake::Job hint = fake().jobs[0];
    command("hint-away");
    fake().jobs.clear();
    command(deeds().at(0));
    resign();
    command("review");
    rest();
    ASSERT_FALSE(fake().jobs.empty());
    const platform::Fake::Job review = fake().jobs.back();
    EXPECT_EQ(review.view, hint.view);
    EXPECT_EQ(review.job.seed, hint.job.seed);
    EXPECT_EQ(review.job.level, hint.job.level);
    EXPECT_GE(review.job.most_ms, hint.job.most_ms) << "it thinks as deeply";
}

// At a desk it has the log's room, also where the log is hidden: neither the bar nor a deed lies below it.
TEST_F(Advised, AHintCoversNothing) {
    the_app().settings.log = 0;
    const auto meet = [](const kit::Rect& one, const kit::Rect& other) {
        return one.x < other.right() && other.x < one.right() && one.y < other.bottom() &&
               other.y < one.bottom();
    };
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        start(game, "p2");
        int on_canvas = 0;
        for (int turn = 0; turn < 4; ++turn) {
            until_a_person_is_to_move();
            ASSERT_FALSE(session().shown().over());
            command("hint");
            ASSERT_TRUE(stage::answer_job());
            rest();
            const auto panel = kit::rect_of("hint-panel");
            ASSERT_TRUE(panel);
            int seen = 0;
            for (std::string id : {"hint", "rules", "settings", "resign"})
                if (const auto rect = kit::rect_of(id)) {
                    EXPECT_FALSE(meet(*rect, *panel)) << id;
                    ++seen;
                }
            EXPECT_EQ(seen, 4);
            std::vector<std::string> pressed = deeds(); // or what is chosen before
            for (int n = 0; n < 200; ++n) pressed.push_back("select " + std::to_string(n));
            for (const std::string& deed : pressed)
                if (const auto rect = kit::rect_of(deed)) {
                    EXPECT_FALSE(meet(*rect, *panel)) << deed;
                    ++on_canvas;
                }
            command(best());
            if (session().course().asked()) command("confirm");
        }
        EXPECT_GT(on_canvas, 0);
        command("home");
        fake().unix_ms += 120000;
    }
}

TEST_F(Advised, ALineHasAHintForEachTurn) {
    command("set hint-line 1");
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        start(game, "p2");
        until_a_person_is_to_move();
        let_pass(50);
        ASSERT_FALSE(fake().jobs.empty()) << "it is thought about by itself";
        EXPECT_FALSE(offers("hint-away")) << "nothing stands over the table";
        ASSERT_TRUE(stage::answer_job());
        rest();
        ASSERT_TRUE(session().advice().line());
        EXPECT_NE(mirror().find(" Hint: "), std::string::npos);
        EXPECT_FALSE(offers("hint-away"));
        EXPECT_TRUE(fake().jobs.empty());
        click("hint-line");
        EXPECT_TRUE(offers("hint-away")) << "all of it, at once";
        EXPECT_TRUE(fake().jobs.empty());
        command(best());
        if (session().course().asked()) command("confirm");
        EXPECT_FALSE(session().advice().line()) << "it was for that turn";
        resign();
        EXPECT_TRUE(last_played().hinted);
        command("home");
        fake().unix_ms += 120000;
    }
}

TEST_F(Advised, ALineThatCannotBeHadIsNotAskedForAgainAndAgain) {
    command("set hint-line 1");
    start(0, "p2");
    until_a_person_is_to_move();
    let_pass(50);
    ASSERT_FALSE(fake().jobs.empty());
    fake().jobs.clear();
    command("worker-failed it is gone");
    rest();
    EXPECT_TRUE(fake().jobs.empty());
    EXPECT_TRUE(the_app().alert.empty()) << the_app().alert;
    EXPECT_FALSE(session().advice().looking());
    command("hint");
    EXPECT_EQ(fake().jobs.size(), 1U) << "who asks is answered";
    EXPECT_TRUE(session().advice().looking());
}

TEST_F(Advised, ALineThatIsSwitchedOffMeanwhileIsNoHelp) {
    command("set hint-line 1");
    start(0, "p2");
    until_a_person_is_to_move();
    let_pass(50);
    ASSERT_FALSE(fake().jobs.empty());
    command("set hint-line 0");
    ASSERT_TRUE(stage::answer_job());
    rest();
    EXPECT_FALSE(session().advice().line());
    resign();
    EXPECT_FALSE(last_played().hinted);
}

TEST_F(Advised, AReviewGoesOnInAnotherLanguage) {
    start(0, "p2");
    for (int turn = 0; turn < 4; ++turn) {
        until_a_person_is_to_move();
        command(deeds().at(0));
    }
    resign();
    command("review");
    rest();
    ASSERT_FALSE(fake().jobs.empty());
    command("words-here de");
    ASSERT_TRUE(stage::answer_job());
    ASSERT_TRUE(session().advice().reviewed());
    EXPECT_EQ(session().advice().reviewed()->done(), 1U);
}

} // namespace cardfront
