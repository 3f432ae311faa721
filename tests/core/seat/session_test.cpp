// A match at this screen, with a platform of the test's own: whose eyes look, undo, windows, a worker that
// fails, and that what is saved is what is played.
#include "tests/core/seat/sessions.h"

namespace cardfront {

namespace {

// The first legal action with this verb's name.
Action named(const Shown& shown, const std::string& verb) {
    for (const Action& action : shown.legal)
        if (shown.info().verbs[action.verb] == verb) return action;
    ADD_FAILURE() << "no " << verb;
    return {};
}

} // namespace

// What was never shown to one is not shown to the next, who may not know its cards.
TEST_F(Sessions, EventsAreForTheEyesThatWereThere) {
    start(setup_of("head-to-head-poker", 2, 3));
    Random random(4);
    int handed = 0;
    for (int n = 0; n < 200 && handed < 5 && !session->shown().over(); ++n) {
        if (session->eyes().handing_over()) {
            session->accept_screen();
            EXPECT_TRUE(session->eyes().take_events().empty());
            ++handed;
        }
        act_by_chance(random);
    }
    EXPECT_EQ(handed, 5);
}

// With a veil and without: what one person still presses is not done for the next.
TEST_F(Sessions, WhatIsPressedAsTheTurnPassesIsNotForTheNextPerson) {
    for (const MatchSetup& setup : of_every_game(11)) {
        SCOPED_TRACE(game_info(setup.game).key);
        Session& match = start(setup);
        Random random(5);
        int passed = 0, veiled = 0;
        for (int n = 0; n < 400 && !match.whole()->over() && passed < 12; ++n) {
            EXPECT_FALSE(match.eyes().settling(fake().now += 5000)) << "but it ends by itself";
            if (match.eyes().handing_over()) {
                ++veiled;
                match.accept_screen();
                EXPECT_TRUE(match.eyes().settling(fake().now + 300))
                    << "nor what lies below the veil's button";
                EXPECT_FALSE(match.eyes().settling(fake().now += 500));
            }
            const Seat before = match.eyes().now();
            act_by_chance(random);
            while (match.course().deciding()) match.update(fake().now += 1, true, true);
            if (match.whole()->over() || match.eyes().now() == before) continue;
            ++passed;
            EXPECT_TRUE(match.eyes().settling(fake().now + 590));
            match.eyes().settle_from(fake().now + 300);
            EXPECT_TRUE(match.eyes().settling(fake().now + 890)) << "it is shown later";
        }
        EXPECT_GT(passed, 0);
    }
    Session& alone = start(setup_of("crossfire", 1, 3));
    EXPECT_FALSE(alone.eyes().settling(fake().now));
    while (!alone.my_turn()) let_it_play();
    EXPECT_FALSE(alone.eyes().settling(fake().now)) << "from the computer to the one person nothing passes";
}

TEST_F(Sessions, UndoBehindAVeilAsksForTheScreenAgain) {
    const int game = find_game("head-to-head-poker");
    MatchSetup setup;
    for (const auto& each : every_setup(game_info(game), 3))
        if (text_of(game_info(game), each).find(" hold-3 up-the-ante") != std::string::npos)
            setup = match_setup(game, each);
    start(setup);
    if (session->eyes().handing_over()) session->accept_screen();
    ASSERT_FALSE(session->act(named(session->shown(), "deal")).refused);
    if (session->eyes().handing_over()) session->accept_screen();
    const Seat ann = session->eyes().now();
    ASSERT_NE(ann, nobody);
    ASSERT_FALSE(session->act(named(session->shown(), "bet")).refused);
    ASSERT_TRUE(session->eyes().handing_over());
    ASSERT_EQ(session->eyes().next(), 1 - ann);
    ASSERT_TRUE(session->course().can_undo());
    session->undo();
    EXPECT_TRUE(session->eyes().handing_over()) << "nobody knows who sits there";
    EXPECT_EQ(session->eyes().next(), ann);
    EXPECT_EQ(session->eyes().now(), nobody);
    EXPECT_EQ(session->shown().view, seen_by(nobody, session->whole()->state()));
    EXPECT_TRUE(session->shown().legal.empty());
    session->accept_screen();
    EXPECT_EQ(session->eyes().now(), ann);
    EXPECT_TRUE(session->my_turn());
}

// At every moment of a game of people at one screen, nothing that is shown is more than the eyes' own view.
TEST_F(Sessions, WhatIsShownIsWhatTheEyesMayKnow) {
    for (const MatchSetup& setup : of_every_game(11)) {
        SCOPED_TRACE(text_of(game_info(setup.game), setup.setup));
        start(setup);
        Random random(12);
        for (int n = 0; n < 150 && !session->shown().over(); ++n) {
            const Shown& shown = session->shown();
            ASSERT_EQ(shown.eyes, session->eyes().now());
            ASSERT_EQ(shown.view, seen_by(shown.eyes, session->whole()->state()));
            ASSERT_EQ(shown.setup.setup.seed, 0U);
            for (const Event& event : session->eyes().take_events())
                ASSERT_EQ(seen_by(shown.eyes, event), event);
            for (const Event& event : shown.latest) ASSERT_EQ(seen_by(shown.eyes, event), event);
            std::vector<std::string> told;
            for (Telling telling(*session->whole(), shown.eyes); telling.more();)
                for (const Line& line : telling.next().lines) told.push_back(line.text);
            ASSERT_EQ(session->eyes().log().size(), told.size());
            for (std::size_t i = 0; i < told.size(); ++i)
                ASSERT_EQ(session->eyes().log()[i].line.text, told[i]);
            for (const Seat seat : SeatRange(shown.seats())) {
                std::size_t latest = 0;
                for (std::size_t i = 0; i < session->whole()->steps().size(); ++i)
                    if (session->whole()->steps()[i].seat == seat) latest = i + 1;
                ASSERT_EQ(shown.latest_of[static_cast<std::size_t>(seat)], latest);
            }
            if (session->course().can_undo() && random.below(3) == 0)
                session->undo();
            else
                act_by_chance(random);
        }
    }
}

TEST_F(Sessions, AnUnusableSecretDoesNotHoldUndoInItsWindow) {
    int undone = 0;
    for (std::uint64_t seed = 250; seed < 600 && undone == 0; ++seed) {
        start(setup_of("poker-assault", 2, seed));
        Random random(seed);
        for (int n = 0; n < 120 && !session->shown().over(); ++n) {
            const std::size_t before = session->whole()->steps().size();
            act_by_chance(random);
            const auto& steps = session->whole()->steps();
            if (steps.size() < before + 2 || !session->course().can_undo())
                continue; // a window has passed by itself
            session->undo();
            ASSERT_EQ(session->whole()->steps().size(), before) << "before the launch, not before the pass";
            ++undone;
        }
    }
    EXPECT_GT(undone, 0);
}

TEST_F(Sessions, AWorkerThatAnswersNonsenseIsNotAskedForEver) {
    start(setup_of("crossfire", 1, 5));
    Random random(6);
    int told = 0, asked = 0, played = 0;
    for (int n = 0; n < 4000 && played < 12 && !session->shown().over(); ++n) {
        fake().now += 10;
        if (session->my_turn()) {
            act_by_chance(random);
            ++played;
        }
        session->update(fake().now, true, true);
        while (!fake().jobs.empty()) {
            const std::uint32_t job = fake().jobs.back().job.job;
            fake().jobs.clear();
            ++asked;
            ASSERT_FALSE(session->thought(job, std::vector<std::int32_t>{1, 2, 3}));
            told += session->worker_failed() ? 1 : 0;
        }
    }
    EXPECT_EQ(played, 12) << "the game goes on";
    EXPECT_EQ(told, 1) << "people are told once";
    EXPECT_LE(asked, played + 2) << "twice at first, then once for a decision";
    // A good answer makes all well again, and it is told anew if it ever comes to that.
    while (!session->my_turn() && !session->shown().over()) let_it_play();
    act_by_chance(random);
    ASSERT_FALSE(session->shown().over());
    let_it_play();
    EXPECT_TRUE(fake().jobs.empty());
}

TEST_F(Sessions, AdviceThatDoesNotComeIsToldEachTimeAndTheComputerPlayerStaysGood) {
    start(setup_of("crossfire", 1, 5));
    while (!session->my_turn()) let_it_play();
    for (int n = 0; n < 3; ++n) {
        session->advice().hint();
        fake().jobs.clear();
        EXPECT_TRUE(session->worker_failed());
        EXPECT_FALSE(session->advice().hinted()) << "it may be asked for again";
        EXPECT_FALSE(session->worker_failed()) << "no job, nothing lost";
    }
    Random random(6);
    while (session->my_turn()) act_by_chance(random);
    session->update(fake().now, true, true);
    EXPECT_FALSE(fake().jobs.empty()) << "the worker is asked, no rule of thumb";
}

// Poker Assault, a computer player with the window after its launch: with Secrets that it could use, with
// some that it could not, and with none, it takes the same time, however quick the worker is.
TEST_F(Sessions, AWindowTellsNothingByItsPause) {
    settings.speed = 3; // no pause of the table's own
    std::set<double> with_choice, without;
    for (std::uint64_t seed = 0; seed < 80 && (with_choice.empty() || without.empty()); ++seed) {
        start(setup_of("poker-assault", 1, seed));
        Random random(seed);
        for (int n = 0; n < 150 && !session->shown().over(); ++n) {
            if (session->my_turn()) {
                act_by_chance(random);
                continue;
            }
            const Position truth = session->whole()->state();
            const double took = let_it_play(static_cast<double>(seed % 3) * 100);
            if (window(truth)) (idle(truth) ? without : with_choice).insert(took);
        }
    }
    ASSERT_FALSE(with_choice.empty());
    ASSERT_FALSE(without.empty());
    EXPECT_EQ(with_choice.size(), 1U);
    EXPECT_EQ(with_choice, without);
    EXPECT_LE(*without.begin(), 1000) << "with chains, a longer one would be unplayable";
}

TEST_F(Sessions, AHiddenPageGoesOnAtOnce) {
    start(setup_of("crossfire", 1, 5));
    Random random(6);
    while (session->my_turn()) act_by_chance(random);
    session->update(fake().now, true, false);
    answer();
    const std::size_t before = session->shown().actions;
    session->update(fake().now, true, false);
    EXPECT_EQ(session->shown().actions, before + 1);
}

TEST_F(Sessions, WithoutHelpNothingIsTakenBackUntilTheEnd) {
    Session& match = start(setup_of("head-to-head-poker", 1, 3));
    while (!match.my_turn()) let_it_play();
    match.act(match.shown().legal[0]);
    match.course().play_without_help();
    EXPECT_FALSE(match.course().can_undo());
    for (int turns = 0; turns < 500 && !match.whole()->over(); ++turns) {
        EXPECT_FALSE(match.can_hint());
        EXPECT_FALSE(match.course().can_undo());
        EXPECT_FALSE(match.course().take_end());
        if (match.course().can_go_on())
            match.course().go_on();
        else if (match.my_turn())
            match.act(match.shown().legal[0]);
        else
            let_it_play();
    }
    ASSERT_TRUE(match.whole()->over());
    EXPECT_TRUE(match.course().take_end()) << "once";
    EXPECT_FALSE(match.course().take_end());
    EXPECT_FALSE(match.course().without_help());
    // Opened again it has not been played to its end here.
    Session again(Match(*match.whole()), "x", settings, saves);
    EXPECT_FALSE(again.course().take_end());
}

TEST_F(Sessions, NoVersionIsOfTwoSessions) {
    const MatchSetup setup = setup_of("crossfire", 2, 5);
    std::set<int> versions;
    for (int n = 0; n < 5; ++n) {
        start(setup);
        EXPECT_TRUE(versions.insert(session->eyes().version()).second)
            << "a layout of the log would be taken for its";
    }
}

TEST_F(Sessions, WhatARuleRefusesChangesNothing) {
    for (const MatchSetup& setup : of_every_game(7)) {
        SCOPED_TRACE(text_of(game_info(setup.game), setup.setup));
        start(setup);
        Random random(8);
        for (int n = 0; n < 30 && !session->shown().over(); ++n) {
            if (session->eyes().handing_over()) session->accept_screen();
            const std::string record = session->whole()->record();
            for (int tries = 0; tries < 30; ++tries) {
                const auto number = [&](std::uint32_t most) {
                    return static_cast<int>(random.below(most)) - 1;
                };
                const Action action =
                    make_action(static_cast<int>(random.below(12)), number(54), number(8), number(5));
                const Refusal why = refusal(session->whole()->state(), action);
                if (!why) continue;
                const auto outcome = session->act(action);
                ASSERT_TRUE(outcome.refused);
                ASSERT_STREQ(outcome.refused.rule, why.rule);
            }
            ASSERT_EQ(session->whole()->record(), record);
            act_by_chance(random);
        }
    }
}

// One person against the computer: what others have left one answer to is done in a while.
TEST_F(Sessions, WhatHasOneAnswerIsNotAsked) {
    for (const bool hold : {false, true}) {
        settings.hold = hold ? 1 : 0;
        int forced = 0, asked = 0;
        for (const char* const key : {"head-to-head-poker", "poker-assault"})
            for (std::uint64_t seed = 1; seed < 5; ++seed) {
                start(setup_of(key, 1, seed));
                Random random(seed);
                bool chose = true;
                for (int n = 0; n < 400 && !session->shown().over(); ++n) {
                    const Position truth = session->whole()->state();
                    ActionList actions;
                    legal(truth, actions);
                    const auto& steps = session->whole()->steps();
                    const bool own = session->whole()->is_person(session->whole()->turn());
                    if (!steps.empty() && steps.back().seat != session->whole()->turn()) chose = false;
                    const bool one = own && actions.size() == 1 && !window(truth) && !pause(truth) && !chose;
                    if (one) ++(session->my_turn() ? asked : forced);
                    if (!session->my_turn()) {
                        const double took = let_it_play();
                        if (one) EXPECT_GE(took, 1200) << "it is seen what has led there";
                        continue;
                    }
                    EXPECT_TRUE(!one || hold);
                    chose = chose || actions.size() > 1;
                    act_by_chance(random);
                }
            }
        EXPECT_EQ(forced > 0, !hold);
        EXPECT_EQ(asked > 0, hold);
    }
}

} // namespace cardfront
