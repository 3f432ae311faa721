// A match at this screen on the platform of the tests: setting it up, the worker's answers, and time that
// passes.
#pragma once

#include "core/mind/answer.h"
#include "core/mind/computer.h"
#include "web/seat/session.h"

#include "tests/core/every_game.h"
#include "tests/stage/fake_platform.h"

#include <gtest/gtest.h>
#include <memory>
#include <vector>

namespace cardfront {

using platform::fake;

class Sessions : public testing::Test {
  protected:
    Sessions() {
        fake() = {};
        settings.speed = 3;
    }

    // A match of that game's `number`-th set-up; `people`: so many of the first seats, the rest computers.
    static MatchSetup setup_of(const char* key, int people, std::uint64_t seed, std::size_t number = 0) {
        const int game = find_game(key);
        MatchSetup setup = match_setup(game, every_setup(game_info(game), seed)[number]);
        for (int seat = people; seat < setup.setup.seats; ++seat)
            setup.players[static_cast<std::size_t>(seat)].level = 0;
        return setup;
    }
    // People alone, in the first and the last set-up of every game: the fewest seats and the most.
    static std::vector<MatchSetup> of_every_game(std::uint64_t seed) {
        std::vector<MatchSetup> out;
        for (int game = 0; game < games; ++game) {
            const auto setups = every_setup(game_info(game), seed);
            for (const auto& setup : {setups.front(), setups.back()}) out.push_back(match_setup(game, setup));
        }
        return out;
    }
    Session& start(const MatchSetup& setup) {
        session.reset(); // its saves are still there
        session = std::make_unique<Session>(Match(setup), saves.new_id(), settings, saves);
        session->save();
        return *session;
    }

    // What the worker answers to the latest job, from its bytes alone.
    static std::vector<std::int32_t> answer_of(const platform::Fake::Job& asked) {
        auto made = think(static_cast<int>(asked.job.game), static_cast<int>(asked.job.seats), asked.view,
                          Manner{5}, asked.job.seed);
        EXPECT_TRUE(made) << made.problem().reason;
        while (!(*made)->step()) {
        }
        return numbers_of(**made);
    }
    void answer() {
        ASSERT_FALSE(fake().jobs.empty());
        const auto asked = fake().jobs.back();
        fake().jobs.clear();
        ASSERT_TRUE(session->thought(asked.job.job, answer_of(asked)));
    }
    // Lets time pass until the computer's decision is on the table; gives the milliseconds.
    double let_it_play(double worker_takes = 5) {
        const double from = fake().now;
        const std::size_t actions = session->shown().actions;
        double asked = -1;
        while (session->shown().actions == actions && fake().now < from + 20000) {
            if (!fake().jobs.empty() && asked < 0) asked = fake().now;
            if (asked >= 0 && fake().now >= asked + worker_takes) answer(), asked = -1;
            session->update(fake().now, true, true);
            if (session->course().can_go_on()) session->course().go_on();
            if (session->shown().actions == actions) fake().now += 1;
        }
        return fake().now - from;
    }
    // An action by chance for whoever has the screen.
    void act_by_chance(Random& random) {
        if (session->eyes().handing_over()) session->accept_screen();
        ASSERT_FALSE(session->shown().legal.empty());
        ActionList actions;
        for (const Action& action : session->shown().legal) actions.push_back(action);
        ASSERT_FALSE(session->act(any_action(actions, random)).refused);
    }

    Settings settings;
    Saves saves;
    std::unique_ptr<Session> session;
};

} // namespace cardfront
