// What is hidden at a table leaves it only when a person has been told what it gives away; behind the veil
// not at all.
#include "tests/page/page.h"

#include "web/app/sharing.h"
#include "web/comeback/comeback.h"

#include "tests/core/every_game.h"

namespace cardfront {

namespace {

class GivenAway : public WholePage {
  protected:
    // The warning of what was shown or shared last.
    static std::string warned() {
        EXPECT_EQ(fake().shown.size() + fake().shares.size(), 1U);
        std::string words = !fake().shown.empty()    ? fake().shown.back().warning
                            : !fake().shares.empty() ? fake().shares.back().warning
                                                     : "nothing was shown";
        fake().shown.clear();
        fake().shares.clear();
        return words;
    }
};

} // namespace

TEST_F(GivenAway, ByEveryWayOutOfARunningGame) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        start(game, "p2");
        for (const char* const id : {"export-this", "share-this"}) {
            command(id);
            EXPECT_NE(warned(), "") << id;
        }
        command("look-through");
        command("share-this");
        EXPECT_NE(warned(), "") << "a position";
        const std::string id = session().save_id();
        command("saves");
        for (const std::string verb : {"export ", "share "}) {
            command(verb + id);
            EXPECT_NE(warned(), "") << verb;
        }
        command("come statistics");
        command("come export");
        EXPECT_NE(warned(), "");
        command("home");
    }
}

TEST_F(GivenAway, AGameThatIsOverIsAnybodys) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        MatchSetup setup = match_setup(game, every_setup(game_info(game), 8).front());
        command("text import\n" + match_by_chance(setup, 3).record());
        ASSERT_TRUE(session().shown().over());
        for (const char* const id : {"export-this", "share-this"}) {
            command(id);
            EXPECT_EQ(warned(), "") << id;
        }
        const std::string id = session().save_id();
        command("saves");
        for (const std::string verb : {"export ", "share "}) {
            command(verb + id);
            EXPECT_EQ(warned(), "") << verb;
        }
    }
    command("come statistics");
    command("come export");
    EXPECT_EQ(warned(), "");
}

TEST_F(GivenAway, ADealOfTodayThatIsOver) {
    const comeback::Day today = comeback::today();
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        const Match todays = match_by_chance(comeback::deal_of_day(game, today, "Ann"), 2);
        const Match yesterdays = match_by_chance(comeback::deal_of_day(game, today - 1, "Ann"), 2);
        EXPECT_NE(comeback::given_away_words(todays.setup(), todays.over()), "");
        EXPECT_EQ(comeback::given_away_words(yesterdays.setup(), yesterdays.over()), "");
    }
}

TEST_F(GivenAway, BehindTheVeilNothingIsOffered) {
    start(0, "pp");
    until_a_person_is_to_move();
    for (int n = 0; n < 50 && !session().eyes().handing_over(); ++n) {
        command(deeds()[0]);
        let_pass(700);
        until_a_person_is_to_move();
    }
    ASSERT_TRUE(session().eyes().handing_over());
    for (const char* const id : {"export-this", "share-this"}) {
        EXPECT_FALSE(offers(id)) << id;
        command(id);
        EXPECT_TRUE(fake().shown.empty() && fake().shares.empty()) << id;
        EXPECT_TRUE(the_app().refused);
    }
    command("take-screen");
    EXPECT_TRUE(offers("export-this"));
    EXPECT_TRUE(offers("share-this"));
}

} // namespace cardfront
