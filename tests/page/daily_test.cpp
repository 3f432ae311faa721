// The deal of the day at this screen: one's own try is the one begun here today, and no other match helps in
// it.
#include "tests/page/page.h"

#include "core/match/link.h"
#include "web/comeback/comeback.h"

#include "tests/core/every_game.h"

namespace cardfront {

namespace {

using comeback::deal_of_day;
using comeback::History;
using comeback::no_day;
using comeback::Stand;
using comeback::stand_today;
using comeback::today;
using comeback::Try;

class DealOfDay : public WholePage {
  protected:
    static const History& history() { return comeback::kept_of(the_app()).history; }
    static MatchSetup todays(int game) { return deal_of_day(game, today(), "Eve"); }
    // So many actions by chance.
    static Match some(const MatchSetup& setup, std::size_t actions) {
        Match match(setup);
        Random random(4);
        ActionList choices;
        while (!match.over() && match.steps().size() < actions) {
            legal(match.state(), choices);
            match.play(any_action(choices, random));
        }
        return match;
    }
    void open_link(const Match& match) { command("link " + *links::of_match(match)); }
    void begin_todays(int game) {
        command("come days");
        command("come play " + std::to_string(game));
    }
    void play_to_the_end() {
        Random random(1);
        ActionList choices;
        for (int n = 0; n < 4000 && !session().whole()->over(); ++n) {
            if (session().course().can_go_on()) app::command("go-on");
            if (session().course().thinking()) fail_worker();
            if (const auto all = deeds(); !all.empty())
                app::command(all[random.below(static_cast<std::uint32_t>(all.size()))]);
            if (session().course().asked()) app::command("confirm");
            session().update(fake().now += 3000, true, true);
        }
        ASSERT_TRUE(session().whole()->over());
        let_pass(500);
    }
};

} // namespace

TEST_F(DealOfDay, BegunHereItIsOnesOwnTry) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        begin_todays(game);
        const Try* const tried = history().find_try(game, today());
        ASSERT_NE(tried, nullptr);
        EXPECT_EQ(tried->save, session().save_id());
        EXPECT_TRUE(session().course().without_help());
        command("home");
    }
}

TEST_F(DealOfDay, AFriendsRunningGameIsNone) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        open_link(some(todays(game), 5));
        ASSERT_EQ(the_app().screens.top(), Screen::table);
        EXPECT_EQ(history().find_try(game, today()), nullptr) << "one's own is still open";
        EXPECT_TRUE(session().course().without_help()) << "nor does it help before that";
        for (const char* const id : {"hint", "undo"}) {
            command(id);
            EXPECT_TRUE(the_app().refused) << id;
        }
        const std::size_t saved = the_app().store.saves.games().size();
        command("look-through");
        for (const char* const id : {"play-on", "play-on 1", "look-as -2", "look-as 1"}) command(id);
        EXPECT_EQ(the_app().store.saves.games().size(), saved);
        EXPECT_FALSE(session().past().chooses_level());
        EXPECT_FALSE(session().past().looks_as()) << "it is seen by one's own eyes";
        begin_todays(game);
        ASSERT_NE(history().find_try(game, today()), nullptr);
        EXPECT_EQ(history().find_try(game, today())->save, session().save_id());
        EXPECT_TRUE(session().whole()->steps().empty());
        command("home");
    }
}

TEST_F(DealOfDay, AfterOnesOwnEverythingHelps) {
    begin_todays(0);
    play_to_the_end();
    ASSERT_NE(history().find_result(0, today()), nullptr);
    command("home");
    open_link(some(todays(0), 9));
    EXPECT_FALSE(session().course().without_help());
    command("look-through");
    EXPECT_TRUE(session().past().can_play_from());
}

// Neither does a friend's game that is played to its end here end one's own try.
TEST_F(DealOfDay, AFriendsGameCountsForNoDay) {
    open_link(some(todays(0), 9));
    play_to_the_end();
    EXPECT_EQ(history().find_result(0, today()), nullptr);
    ASSERT_EQ(history().games().size(), 1U) << "it is a game as any other";
    EXPECT_EQ(history().games()[0].day, no_day);
    EXPECT_EQ(stand_today(the_app(), 0, today()).stand, Stand::open);
    command("home");
    begin_todays(0);
    play_to_the_end();
    EXPECT_EQ(stand_today(the_app(), 0, today()).stand, Stand::ended) << "nor does it take its place";
    EXPECT_EQ(history().games().size(), 2U);
}

TEST_F(DealOfDay, ADealHandedOnIsTheTryOfWhoeverBeginsIt) {
    command("link " + links::of_deal(todays(2)));
    ASSERT_EQ(the_app().screens.top(), Screen::setup);
    command("start");
    ASSERT_NE(history().find_try(2, today()), nullptr);
    EXPECT_EQ(history().find_try(2, today())->save, session().save_id());
    EXPECT_TRUE(session().course().without_help());
    command("home");
    command("link " + links::of_deal(todays(2)));
    command("start");
    EXPECT_NE(history().find_try(2, today())->save, session().save_id()) << "the first counts";
    EXPECT_TRUE(session().course().without_help());
    command("home");
    command("link " + links::of_deal(deal_of_day(2, today() - 1, "Eve")));
    command("start");
    EXPECT_EQ(history().find_try(2, today() - 1), nullptr) << "not begun on its day";
    EXPECT_FALSE(session().course().without_help());
}

TEST_F(DealOfDay, AsPracticeItIsNoWayToLookIntoIt) {
    command("link " + links::of_deal(todays(1)));
    command("practice");
    command("start");
    EXPECT_EQ(history().find_try(1, today()), nullptr);
    EXPECT_TRUE(session().course().without_help());
    EXPECT_FALSE(session().past().may_look_as(all_open));
}

// The whole of what is kept here goes to another browser: there it is the same try.
TEST_F(DealOfDay, ATryMovesWithItsHistory) {
    begin_todays(0);
    until_a_person_is_to_move();
    command(deeds()[0]);
    const std::string save = session().save_id();
    const Position state = session().whole()->state();
    command("come statistics");
    command("come export");
    const std::string all = fake().shown.back().text;
    const comeback::Day day = today();
    leave_session();
    the_app() = {};
    fake().texts.clear();
    the_app().store.saves.load();
    command("text import\n" + all);
    EXPECT_EQ(stand_today(the_app(), 0, day).stand, Stand::begun);
    command("load " + save);
    EXPECT_TRUE(session().whole()->state() == state);
    EXPECT_TRUE(session().course().without_help());
}

} // namespace cardfront
