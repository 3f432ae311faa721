// Whoever lets all of an attack or a turn go by is not asked about it again, and is asked about what comes
// after.
#include "tests/core/seat/sessions.h"

namespace cardfront {
namespace {

class LettingBy : public Sessions {
  protected:
    LettingBy() { settings.hold = 1; } // else what nothing can be done in passes by itself

    // Else time has passed.
    bool asks_somebody() {
        if (session->eyes().handing_over()) session->accept_screen();
        if (session->my_turn()) return true;
        session->update(fake().now += 700, true, true);
        return false;
    }
    // Two people; whoever is asked in a window lets by so much, where they have not yet. `checks` sees each
    // question that is asked all the same.
    template <class F>
    void play(const char* key, LetsBy how, F&& checks) {
        for (std::uint64_t seed = 1; seed < 9; ++seed) {
            start(setup_of(key, 2, seed));
            Random random(seed);
            for (int n = 0; n < 900 && !session->moments().over(); ++n) {
                if (!asks_somebody()) continue;
                checks();
                if (session->can_let_by()) {
                    ++let;
                    session->let_by(how);
                } else {
                    act_by_chance(random);
                }
            }
            for (const Step& step : session->whole()->steps())
                passed += step.action == *session->whole()->state().game().by ? 1 : 0;
        }
        EXPECT_GT(let, 10);
        EXPECT_GE(passed, let);
    }

    int let = 0, passed = 0;
};

TEST_F(LettingBy, ATurnEndsWhereSomethingElseIsAsked) {
    for (const char* const key : {"assault-edge", "ground-assault"}) {
        SCOPED_TRACE(key);
        play(key, LetsBy::turn,
             [&] { EXPECT_EQ(session->course().lets_by(session->eyes().now()), LetsBy::none); });
    }
}

// The next window is another attack's: something else was decided in between.
TEST_F(LettingBy, AnAttackEndsWithWhatAnswersToIt) {
    for (const char* const key : {"assault-edge", "ground-assault"}) {
        SCOPED_TRACE(key);
        std::array<std::size_t, 2> let_at_of{}; // by seat
        play(key, LetsBy::chain, [&] {
            if (!session->can_let_by()) return;
            const auto& steps = session->whole()->steps();
            std::size_t& let_at = let_at_of[slot(session->eyes().now())];
            bool other = let_at == 0 || steps.size() < let_at;
            for (std::size_t i = let_at; i < steps.size(); ++i)
                other = other || steps[i].action != *session->whole()->state().game().by;
            EXPECT_TRUE(other) << "the same attack is asked about again";
            let_at = steps.size();
        });
    }
}

TEST_F(LettingBy, IsOverWhenSomebodyTakesBack) {
    int undone = 0;
    for (std::uint64_t seed = 1; seed < 5; ++seed) {
        start(setup_of("assault-edge", 2, seed));
        Random random(seed);
        for (int n = 0; n < 600 && !session->moments().over(); ++n) {
            if (!asks_somebody()) continue;
            if (!session->can_let_by()) {
                act_by_chance(random);
                continue;
            }
            const Seat seat = session->eyes().now();
            session->let_by(LetsBy::turn);
            if (session->moments().over() || !session->course().can_undo()) continue;
            session->undo();
            EXPECT_EQ(session->course().lets_by(seat), LetsBy::none);
            if (session->eyes().handing_over()) session->accept_screen();
            EXPECT_TRUE(session->my_turn());
            session->let_by(LetsBy::turn);
            ++undone;
        }
    }
    EXPECT_GT(undone, 0);
}

TEST_F(LettingBy, IsOverWhenSomebodyWantsToBeAskedAgain) {
    int again = 0;
    for (std::uint64_t seed = 1; seed < 6 && again == 0; ++seed) {
        start(setup_of("ground-assault", 1, seed));
        Random random(seed);
        for (int n = 0; n < 150 && again == 0 && !session->moments().over(); ++n) {
            if (!session->my_turn()) {
                let_it_play();
            } else if (!session->can_let_by()) {
                act_by_chance(random);
            } else {
                const Seat seat = session->eyes().now();
                session->let_by(LetsBy::turn);
                if (session->course().lets_by(seat) == LetsBy::none) continue; // all was over with that
                session->let_by(LetsBy::none);
                EXPECT_EQ(session->course().lets_by(seat), LetsBy::none);
                ++again;
            }
        }
    }
    EXPECT_GT(again, 0);
}

} // namespace
} // namespace cardfront
