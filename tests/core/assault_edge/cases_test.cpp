// Assault Edge: games that showed a fault once (tests/cases).
#include "core/assault_edge/cards.h"
#include "core/match/match.h"

#include "tests/core/cases.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace cardfront::assault_edge {

namespace {

// As far as it can be played.
State end_of(const char* file, std::string* rule = nullptr) {
    const std::string text = case_text(file);
    if (const auto match = Match::from_record(text); !match && rule != nullptr)
        *rule = match.problem().reason;
    const auto match = Match::playable_part(text);
    if (!match) {
        ADD_FAILURE() << file;
        return {};
    }
    return match->state().as<State>();
}
bool names_rule(const std::string& problem, const std::string& rule) {
    return problem.find("rule " + rule + ".") != std::string::npos;
}

} // namespace

TEST(AssaultEdgeCases, InsteadOfNeedsAnActThatIsPossible) { // AE-20
    for (const char* const file : {"tinker-speed-0.rec", "dawn-warden-attack-0.rec"}) {
        std::string problem;
        end_of(file, &problem);
        EXPECT_TRUE(names_rule(problem, "AE-20")) << file << ": " << problem;
    }
}

TEST(AssaultEdgeCases, TwoTideShellsHealMoreThanAHitOfOne) { // AE-19
    std::string problem;
    const State state = end_of("two-tide-shells.rec", &problem);
    EXPECT_EQ(problem, "");
    EXPECT_EQ(
        std::count_if(state.gear.begin(), state.gear.end(), [](const Gear& each) { return each.unit == 9; }),
        2);
    EXPECT_EQ(state.unit(9).damage, 1);
}

TEST(AssaultEdgeCases, WhoIsSpawnedWhereAUnitFellIsNotBesideIt) { // AE-2
    std::string problem;
    const State state = end_of("slag-pits-same-square.rec", &problem);
    EXPECT_EQ(problem, "");
    ASSERT_NE(state.at(6), no_unit);
    EXPECT_EQ(state.unit(state.at(6)).damage, 0);
}

TEST(AssaultEdgeCases, AnotherUnitsEffectAnswersAChain) { // AE-17
    std::string problem;
    const State state = end_of("no-effect-in-chain.rec", &problem);
    EXPECT_EQ(problem, "");
    EXPECT_FALSE(state.chain.empty());
    EXPECT_FALSE(state.refusal(make_action(use, 20, 73)));
}

} // namespace cardfront::assault_edge
