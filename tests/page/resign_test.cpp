// A person resigns at the table: it asks, ends the match as lost, and is counted so.
#include "web/comeback/comeback.h"

#include "web/screens/screens.h"

#include "tests/page/page.h"

namespace cardfront {

namespace {

class Resigning : public WholePage {};

} // namespace

TEST_F(Resigning, AsksEndsTheMatchAndIsCounted) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        start(game, "p2");
        until_a_person_is_to_move();
        ASSERT_TRUE(offers("resign"));
        const std::size_t actions = session().shown().actions;
        const int asked = fake().asked_to_keep;
        command("resign");
        EXPECT_NE(mirror().find(" resigns. This cannot be taken back."), std::string::npos);
        command("cancel");
        EXPECT_EQ(session().shown().actions, actions);
        EXPECT_FALSE(deeds().empty()) << "it goes on";
        click("resign");
        command("confirm");
        rest();
        EXPECT_TRUE(session().shown().over());
        EXPECT_EQ(session().whole()->resigned(), session().shown().reader);
        EXPECT_FALSE(has(session().shown().winners, session().shown().reader));
        EXPECT_NE(mirror().find("You have resigned."), std::string::npos);
        EXPECT_TRUE(offers("rematch"));
        EXPECT_FALSE(offers("resign"));
        const auto& games_played = comeback::kept_of(the_app()).history.games();
        ASSERT_EQ(games_played.size(), static_cast<std::size_t>(game) + 1);
        EXPECT_EQ(games_played.back().ending, comeback::Ending::resigned);
        // The end is looked at, and the game looked through.
        command("look");
        rest();
        command("review");
        while (stage::answer_job()) let_pass(20);
        command("moment 1");
        rest();
        command("last");
        rest();
        EXPECT_EQ(fake().asked_to_keep, asked) << "not while the end is told";
        command("home");
        EXPECT_EQ(fake().asked_to_keep, asked + (game > 0 ? 1 : 0)) << "not for the first game";
        fake().unix_ms += 120000; // ends are told apart by the minute
    }
}

TEST_F(Resigning, IsForOnesOwnTurnAndForAMatch) {
    start(0, "p2");
    until_a_person_is_to_move();
    command("home");
    start(0, "02");
    EXPECT_FALSE(session().can_resign()) << "nobody here plays";
    command("resign");
    EXPECT_EQ(the_app().alert, "You can resign in your own turn.");
    EXPECT_FALSE(session().course().asked());
}

TEST_F(Resigning, LeavesThatGameAsHomesMainOne) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        start(game, "p2");
        until_a_person_is_to_move();
        command("resign");
        command("confirm");
        rest();
        ASSERT_TRUE(session().shown().over());
        command("home");
        std::vector<std::string> main;
        for (const Group& group : home_model(the_app()).groups)
            for (const Control& each : group.controls)
                if (each.main) main.push_back(each.id);
        EXPECT_EQ(main, std::vector{"play " + std::to_string(game)});
        fake().unix_ms += 120000;
    }
}

} // namespace cardfront
