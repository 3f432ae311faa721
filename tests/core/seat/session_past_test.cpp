// A match looked through: any moment of it, by whose eyes, by turns, by itself, and played on from there.
#include "web/seat/session.h"

#include "tests/core/every_game.h"
#include "tests/stage/fake_platform.h"

#include <gtest/gtest.h>

namespace cardfront {

using platform::fake;

namespace {

class LookingBack : public testing::Test {
  protected:
    LookingBack() {
        fake() = {};
        settings.speed = 3;
    }
    // Of the game's first set-up: Ann is a person, the others computers, or all are persons.
    static MatchSetup setup_of(int game, bool all_persons = false) {
        MatchSetup setup = match_setup(game, every_setup(game_info(game), 5).front());
        for (int seat = 1; seat < setup.setup.seats && !all_persons; ++seat)
            setup.players[slot(seat)].level = 2;
        return setup;
    }
    // By chance; of a game that would be over by then, the first half.
    static Match some_actions(const MatchSetup& setup, std::size_t actions) {
        Match match(setup);
        Random random(6);
        ActionList choices;
        while (!match.over() && match.steps().size() < actions) {
            legal(match.state(), choices);
            match.play(any_action(choices, random));
        }
        if (match.over()) return some_actions(setup, match.steps().size() / 2);
        return match;
    }
    Session& open(Match match) {
        session.reset();
        session = std::make_unique<Session>(std::move(match), saves.new_id(), settings, saves);
        return *session;
    }

    Settings settings;
    Saves saves;
    std::unique_ptr<Session> session;
};

} // namespace

TEST_F(LookingBack, AGameThatGoesOnIsSeenByOnesOwnEyesAlone) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        open(some_actions(setup_of(game), 20));
        const Seat ann = 0;
        ASSERT_EQ(session->eyes().now(), ann);
        for (std::size_t at = 0; at <= session->whole()->steps().size(); ++at) {
            session->past().look_at(at);
            ASSERT_EQ(session->on_table().view, seen_by(ann, session->whole()->state_at(at)));
            EXPECT_FALSE(session->on_table().mine);
            EXPECT_TRUE(session->on_table().legal.empty());
            EXPECT_EQ(session->on_table().actions, at);
        }
        EXPECT_FALSE(session->past().may_look_as(1));
        EXPECT_FALSE(session->past().may_look_as(nobody));
        EXPECT_FALSE(session->past().may_look_as(all_open));
        session->past().look_away();
        EXPECT_FALSE(session->past().looks());
        EXPECT_EQ(session->on_table().view, seen_by(ann, session->whole()->state()));
    }
}

TEST_F(LookingBack, AGameThatGoesOnWaitsMeanwhile) {
    MatchSetup setup = setup_of(0);
    open(some_actions(setup, 0));
    while (session->whole()->turn() == 0) {
        ASSERT_FALSE(session->act(session->shown().legal[0]).refused);
        session->update(fake().now, true, true);
    }
    const std::size_t actions = session->whole()->steps().size();
    session->past().look_at(0);
    fake().jobs.clear();
    for (int n = 0; n < 50; ++n) session->update(fake().now += 1000, true, true);
    EXPECT_TRUE(fake().jobs.empty()) << "nobody thinks";
    EXPECT_EQ(session->whole()->steps().size(), actions);
    EXPECT_FALSE(session->act({}).refused) << "nothing is done, nor refused";
    session->past().look_away();
    session->update(fake().now += 1000, true, true);
    EXPECT_FALSE(fake().jobs.empty()) << "then it goes on";
}

TEST_F(LookingBack, AGameThatIsOverIsSeenByAnySeatOrOpen) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        open(match_by_chance(setup_of(game), 8));
        const std::size_t middle = session->whole()->steps().size() / 2;
        session->past().look_at(middle);
        const Position truth = session->whole()->state_at(middle);
        for (const Seat seat : SeatRange(session->shown().seats())) {
            ASSERT_TRUE(session->past().may_look_as(seat));
            session->past().look_as(seat);
            EXPECT_EQ(session->on_table().view, seen_by(seat, truth));
            EXPECT_EQ(session->on_table().eyes, seat);
            EXPECT_EQ(session->on_table().actions, middle);
        }
        session->past().look_as(all_open);
        EXPECT_TRUE(session->on_table().open);
        EXPECT_EQ(session->on_table().view, truth);
        EXPECT_FALSE(session->past().may_look_as(static_cast<Seat>(session->shown().seats())));
    }
}

TEST_F(LookingBack, APracticeIsOpenBeforeItsEnd) {
    MatchSetup setup = setup_of(0);
    setup.practice = true;
    open(some_actions(setup, 12));
    EXPECT_TRUE(session->past().may_look_as(all_open));
    EXPECT_TRUE(session->past().may_look_as(1));
}

// What one person may look at is no business of the other's at the same screen.
TEST_F(LookingBack, APracticeOfSeveralPersonsShowsNoOthersHandBeforeItsEnd) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        MatchSetup setup = setup_of(game, true);
        setup.practice = true;
        open(some_actions(setup, 25));
        if (session->eyes().handing_over()) session->accept_screen();
        const Seat own = session->eyes().now();
        for (const Seat seat : SeatRange(session->shown().seats()))
            EXPECT_EQ(session->past().may_look_as(seat), seat == own) << int{seat};
        EXPECT_FALSE(session->past().may_look_as(all_open));
        open(match_by_chance(setup, 3));
        EXPECT_TRUE(session->past().may_look_as(all_open)) << "at the end all is open";
        EXPECT_TRUE(session->past().may_look_as(1));
    }
}

TEST_F(LookingBack, WithoutHelpNobodyPlaysOnNorLooksThroughOthersEyes) {
    MatchSetup setup = setup_of(2);
    setup.practice = true;
    open(some_actions(setup, 20));
    session->past().look_at(10);
    ASSERT_TRUE(session->past().can_play_from());
    session->course().play_without_help();
    EXPECT_FALSE(session->past().can_play_from());
    EXPECT_FALSE(session->past().may_look_as(1));
    EXPECT_FALSE(session->past().may_look_as(all_open));
}

// A decision that waits while the match is looked through does not ask for frames until that ends.
TEST_F(LookingBack, NothingRunsWhileNothingGoesOn) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        settings.speed = 0;
        open(some_actions(setup_of(game), 0));
        Random random(2);
        const auto decides = [this] {
            return session->course().deciding() && !session->whole()->steps().empty();
        };
        for (int n = 0; n < 5000 && !decides() && !session->whole()->over(); ++n) {
            if (session->my_turn()) {
                ActionList choices;
                for (const Action& action : session->shown().legal) choices.push_back(action);
                session->act(any_action(choices, random));
            }
            session->update(fake().now += 1, true, true);
            if (session->course().can_go_on()) session->course().go_on();
            if (fake().jobs.empty() || !session->course().thinking()) continue;
            for (int failed = 0; failed < 2; ++failed) session->worker_failed(); // the plain player decides
            fake().jobs.clear();
        }
        ASSERT_TRUE(decides());
        EXPECT_TRUE(session->goes_on()) << "its pause runs";
        session->past().look_at(0);
        ASSERT_TRUE(session->course().deciding());
        EXPECT_FALSE(session->goes_on());
        session->past().run(true);
        EXPECT_TRUE(session->goes_on());
        session->past().run(false);
        session->past().look_away();
        EXPECT_TRUE(session->goes_on());
    }
}

TEST_F(LookingBack, TurnsLeadFromTheStartToTheEndAndBack) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        open(match_by_chance(setup_of(game), 9));
        const std::size_t all = session->whole()->steps().size();
        std::vector<std::size_t> forward{0}, back{all};
        for (session->past().look_at(0); session->on_table().actions < all;) {
            const std::size_t next = session->past().turn_after();
            ASSERT_GT(next, session->on_table().actions);
            session->past().look_at(next);
            forward.push_back(next);
        }
        while (session->on_table().actions > 0) {
            const std::size_t before = session->past().turn_before();
            ASSERT_LT(before, session->on_table().actions);
            session->past().look_at(before);
            back.push_back(before);
        }
        std::reverse(back.begin(), back.end());
        EXPECT_EQ(forward, back);
        EXPECT_GT(forward.size(), 3U);
        EXPECT_LT(forward.size(), all + 1);
    }
}

TEST_F(LookingBack, ItRunsByItselfToTheEndAtTheChosenSpeed) {
    open(match_by_chance(setup_of(0), 3));
    const std::size_t all = session->whole()->steps().size();
    double took[2]{};
    for (int speed = 0; speed < 2; ++speed) {
        session->past().set_run_speed(speed == 0 ? 1 : LookBack::run_speeds - 1);
        session->past().look_at(all);
        session->past().run(true);
        EXPECT_EQ(session->on_table().actions, 0U) << "from the end it begins anew";
        const double from = fake().now;
        for (int n = 0; n < 100000 && session->past().runs(); ++n) {
            const std::size_t before = session->on_table().actions;
            session->update(fake().now += 10, true, true);
            EXPECT_LE(session->on_table().actions, before + 1);
        }
        EXPECT_EQ(session->on_table().actions, all);
        took[speed] = fake().now - from;
    }
    EXPECT_GT(took[0], 5 * took[1]);
    session->past().look_at(0);
    session->past().run(true);
    session->update(fake().now += 10000, false, true);
    EXPECT_EQ(session->on_table().actions, 0U) << "not before the last step came to rest";
    session->past().run(false);
    for (int n = 0; n < 100; ++n) session->update(fake().now += 100, true, true);
    EXPECT_EQ(session->on_table().actions, 0U);
}

// What one could not know there is nothing of the truth but chance, the same for each seed.
TEST_F(LookingBack, PlayingOnKeepsWhatOneKnewAndDealsTheRestAnew) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        open(match_by_chance(setup_of(game), 4));
        const std::size_t all = session->whole()->steps().size();
        for (const std::size_t at : {std::size_t{0}, all / 3, all - 1}) {
            session->past().look_at(at);
            session->past().look_as(Seat{0});
            ASSERT_TRUE(session->past().can_play_from());
            Match practice = session->past().practice_from(3, 77);
            const Position truth = session->whole()->state_at(at);
            EXPECT_EQ(seen_by(0, practice.state()), seen_by(0, truth));
            EXPECT_EQ(practice.state(), session->past().practice_from(3, 77).state());
            EXPECT_TRUE(practice.setup().practice);
            EXPECT_TRUE(practice.is_person(0));
            EXPECT_EQ(practice.setup().players[1].level, 3);
            EXPECT_EQ(practice.earlier(), at);
            Random random(1);
            ActionList choices;
            for (int n = 0; n < 10 && !practice.over(); ++n) {
                legal(practice.state(), choices);
                ASSERT_FALSE(practice.play(any_action(choices, random)));
            }
            const std::string id = saves.new_id();
            ASSERT_EQ(saves.store(id, practice), Stored::yes);
            Saves again;
            again.load();
            const Opened opened = again.open(id);
            ASSERT_TRUE(opened.match) << opened.reason;
            EXPECT_EQ(opened.match->state(), practice.state());
        }
        session->past().look_at(all);
        EXPECT_FALSE(session->past().can_play_from()) << "nothing is left to be played";
    }
}

TEST_F(LookingBack, OfSeveralPersonsNobodyLooksBackWhileTheScreenIsHandedOver) {
    const int game = find_game("head-to-head-poker");
    for (const auto& each : every_setup(game_info(game), 3)) {
        if (text_of(game_info(game), each).find(" hold-3 up-the-ante") == std::string::npos) continue;
        Match match(match_setup(game, each));
        ActionList choices;
        legal(match.state(), choices);
        match.play(choices[0]); // deal
        open(std::move(match));
        EXPECT_EQ(session->past().can_look(), !session->eyes().handing_over());
    }
}

} // namespace cardfront
