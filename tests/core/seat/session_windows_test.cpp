// Windows of several persons at one screen, and of one: who is asked for the screen, and what goes by.
// Skirmish has them: a chain that each may answer (SK-7, SK-8).
#include "web/seat/session.h"

#include "core/skirmish/state.h"
#include "tests/core/every_game.h"
#include "tests/stage/fake_platform.h"

#include <gtest/gtest.h>

namespace cardfront {

using platform::fake;

namespace {

constexpr Seat ann = 0, bob = 1;

class Windows : public testing::Test {
  protected:
    Windows() {
        fake() = {};
        settings.speed = 3; // no pause of the table's own
    }

    // Skirmish of two with the usual lists, Ann to begin.
    static MatchSetup setup_of(std::uint64_t seed) {
        const int game = find_game("skirmish");
        MatchSetup setup = match_setup(game, {2, {}, seed, ann, {}});
        setup.setup = complete(game, setup.setup);
        return setup;
    }
    std::unique_ptr<Session> session_of(const MatchSetup& setup, const Position& position) {
        return std::make_unique<Session>(Match(setup, position, 0), saves.new_id(), settings, saves);
    }
    static std::size_t actions_in(const Session& session) { return session.whole()->steps().size(); }

    Settings settings;
    Saves saves;
};

// What everybody in the room sees of a screen, whoever's secrets are on it.
struct InTheRoom {
    bool veil, goes_on_by_itself, asks, can_undo;
    Seat next_eyes, eyes;
    std::size_t actions;
    Seen table;
    bool operator==(const InTheRoom&) const = default;
};
InTheRoom seen_in_the_room(const Session& session) {
    return {session.eyes().handing_over(),
            session.course().deciding(),
            session.my_turn(),
            session.course().can_undo(),
            session.eyes().next(),
            session.eyes().now(),
            session.whole()->steps().size(),
            seen_by(nobody, session.whole()->state())};
}

// A card that nobody has to be named for.
std::optional<Action> plain_use(const Position& state) {
    const auto& skirmish = state.as<skirmish::State>();
    ActionList actions;
    legal(state, actions);
    for (const Action& action : actions)
        if (action.verb == skirmish::play &&
            skirmish::row(static_cast<skirmish::Card>(action.a)).target == skirmish::Ask::nothing &&
            skirmish.turn() == ann)
            return action;
    return std::nullopt;
}

} // namespace

// Two truths that Ann cannot tell apart: in one Bob has an answer in his hand, in the other he has none.
TEST_F(Windows, OfAnotherPersonTheScreenTellsNothing) {
    int with_answer = 0, without = 0, windows = 0, undone = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const MatchSetup setup = setup_of(seed);
        const Position one = Match(setup).state();
        const auto use = plain_use(one);
        if (!use) continue;
        Position other = seen_by(ann, one);
        other.as<skirmish::State>().determinize(ann, Random(seed));
        auto first = session_of(setup, one), second = session_of(setup, other);
        for (Session* const each : {first.get(), second.get()}) {
            each->accept_screen();
            ASSERT_FALSE(each->act(*use).refused);
        }
        while (window(first->whole()->state())) {
            ++windows;
            for (const double later : {0.0, 300.0, 900.0}) {
                for (Session* const each : {first.get(), second.get()})
                    each->update(fake().now + later, true, true);
                ASSERT_EQ(seen_in_the_room(*first), seen_in_the_room(*second)) << seed;
            }
            ASSERT_TRUE(first->eyes().handing_over()) << "each window is another's than the one before";
            for (Session* const each : {first.get(), second.get()}) {
                ++(idle(each->whole()->state()) ? without : with_answer);
                each->accept_screen();
                ASSERT_TRUE(each->my_turn()) << "who has nothing to answer with just goes on";
                const Seat who = each->eyes().now();
                ASSERT_FALSE(each->act(make_action(skirmish::pass)).refused);
                if (!each->course().can_undo()) continue;
                each->undo();
                ASSERT_EQ(each->eyes().next(), who);
                each->accept_screen();
                ASSERT_TRUE(each->my_turn()) << "as it was before";
                ASSERT_FALSE(each->act(make_action(skirmish::pass)).refused);
                ++undone;
            }
        }
        ASSERT_EQ(window(first->whole()->state()), window(second->whole()->state()));
        ASSERT_EQ(first->eyes().next(), second->eyes().next());
    }
    EXPECT_GT(windows, 10);
    EXPECT_GT(undone, windows) << "of both, as a rule";
    EXPECT_GT(with_answer, 0);
    EXPECT_GT(without, 0);
}

TEST_F(Windows, OfWhoeverHasTheScreenPassesInAWhile) {
    int passed = 0, asked = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        MatchSetup setup = setup_of(seed);
        Match match(setup);
        const auto use = plain_use(match.state());
        if (!use) continue;
        match.play(*use);
        if (match.turn() != bob || !window(match.state())) continue;
        setup.players[ann].level = 0; // the computer has used it
        for (const bool hold : {false, true}) {
            settings.hold = hold ? 1 : 0;
            auto session = session_of(setup, match.state());
            if (hold || !idle(match.state())) {
                session->update(5000, true, true);
                EXPECT_TRUE(session->my_turn());
                EXPECT_EQ(actions_in(*session), 0U);
                ++asked;
                continue;
            }
            EXPECT_FALSE(session->my_turn());
            EXPECT_FALSE(session->shown().mine);
            EXPECT_TRUE(session->shown().legal.empty());
            fake().now = 1000;
            session->update(fake().now, true, true);
            EXPECT_TRUE(session->course().deciding());
            fake().now += 599;
            session->update(fake().now, true, true);
            EXPECT_EQ(actions_in(*session), 0U) << "as long as a computer's";
            session->update(fake().now + 1, true, true);
            EXPECT_EQ(actions_in(*session), 1U);
            EXPECT_EQ(session->whole()->steps()[0].seat, bob);
            ++passed;
        }
    }
    EXPECT_GT(passed, 0);
    EXPECT_GT(asked, passed);
}

} // namespace cardfront
