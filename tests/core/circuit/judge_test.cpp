// Whether aims were met, each kind from both sides: by finished matches, and what is counted in them anew.
#include "tests/core/circuit/a_road.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace cardfront::circuit {

namespace {

const Stop& stop_of(std::string_view key) {
    const Stop* const stop = the_road().find(key);
    EXPECT_NE(stop, nullptr) << key;
    return *stop;
}

Aim aim(Aim::Kind kind, int number = 0, Aim::Of of = {}, std::uint8_t what = 0) {
    return {kind, of, what, number, "words"};
}

// Met with that number and, `up`, with no greater one; else with no smaller one.
void expect_edge(Aim each, const Match& match, int number, bool up) {
    each.number = number;
    EXPECT_TRUE(is_met(each, match, {})) << number;
    each.number = up ? number + 1 : number - 1;
    EXPECT_FALSE(is_met(each, match, {})) << number;
}

class Judge : public testing::TestWithParam<const char*> {};

TEST_P(Judge, CountsWhatHappened) {
    const Stop& stop = stop_of(GetParam());
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const Match match = ended_by_chance(stop, seed);
        const GameInfo& info = match.info();
        const auto team = [&](Seat seat) { return info.team(stop.seats, seat); };
        int best = -1000000;
        for (const Seat seat : SeatRange(stop.seats))
            if (team(seat) != team(traveller)) best = std::max(best, score(match.state(), seat));
        expect_edge(aim(Aim::Kind::by), match, score(match.state(), traveller) - best, true);
        expect_edge(aim(Aim::Kind::keep), match, score(match.state_at(match.steps().size() - 1), traveller),
                    true);
        int turns = 0;
        std::vector<int> own(info.events.size()), theirs(info.events.size()), deeds(info.verbs.size());
        const auto note = [&](const Event& event) {
            turns += event.look == Look::turn && event.seat == traveller ? 1 : 0;
            if (event.seat == nobody) return;
            own[event.what] += event.seat == traveller ? 1 : 0;
            theirs[event.what] += team(event.seat) != team(traveller) ? 1 : 0;
        };
        for (const Event& event : match.opening()) note(event);
        for (const Step& step : match.steps()) {
            for (const Event& event : step.events) note(event);
            deeds[step.action.verb] += step.seat == traveller ? 1 : 0;
        }
        expect_edge(aim(Aim::Kind::within), match, turns, false);
        const auto both = [&](Aim::Of of, const std::vector<int>& counts) {
            for (std::size_t i = 0; i < counts.size(); ++i) {
                const auto what = static_cast<std::uint8_t>(i);
                expect_edge(aim(Aim::Kind::at_least, 0, of, what), match, counts[i], true);
                expect_edge(aim(Aim::Kind::at_most, 0, of, what), match, counts[i], false);
            }
        };
        both(Aim::Of::deeds, deeds);
        both(Aim::Of::own, own);
        both(Aim::Of::theirs, theirs);
    }
}

INSTANTIATE_TEST_SUITE_P(Stops, Judge,
                         testing::Values("penny", "rosa", "milo", "jago", "odile", "tilly", "lotte", "pip",
                                         "inga", "fern"));

TEST(Judge, KnowsTheHelpThatThereWas) {
    const Match match = ended_by_chance(stop_of("penny"), 1);
    for (const Help help : {Help{}, Help{.hints = true}, Help{.undo = true}, Help{true, true}}) {
        EXPECT_EQ(is_met(aim(Aim::Kind::no_hints), match, help), !help.hints);
        EXPECT_EQ(is_met(aim(Aim::Kind::no_undo), match, help), !help.undo);
    }
}

// Of a game that is not won no aim is met.
TEST(Judge, AWonGameAloneHasStars) {
    const Stop& stop = stop_of("hugo"); // without undo, among others
    bool won = false, lost = false;
    for (std::uint64_t seed = 1; seed <= 40 && !(won && lost); ++seed) {
        const Match match = ended_by_chance(stop, seed);
        const Verdict verdict = verdict_of(stop, match, {});
        const int own = score(match.state(), traveller), other = score(match.state(), opponent);
        EXPECT_EQ(verdict.end, own > other ? 'w' : own < other ? 'l' : 'd');
        if (verdict.end == 'w') {
            won = true;
            EXPECT_EQ(verdict.aims >> 1U & 1U, 1U) << "nothing was taken back";
            EXPECT_EQ(verdict_of(stop, match, {.undo = true}).aims >> 1U & 1U, 0U);
            EXPECT_EQ((verdict.aims & 1U) != 0, own - other >= stop.aim[0].number);
        } else {
            lost = true;
            EXPECT_EQ(verdict.aims, 0);
        }
    }
    EXPECT_TRUE(won && lost);
}

// Where a part of the game cannot be counted any more, nothing is held to be met that would need it.
TEST(Judge, DoesNotGuessWhatCameBefore) {
    const Stop& stop = stop_of("tilly");
    const Match whole = ended_by_chance(stop, 2);
    const std::size_t half = whole.steps().size() / 2;
    Match part(whole.setup(), whole.state_at(half), half);
    for (std::size_t i = half; i < whole.steps().size(); ++i) part.play(whole.steps()[i].action);
    ASSERT_TRUE(part.over());
    EXPECT_TRUE(is_met(aim(Aim::Kind::within, 100000), whole, {}));
    EXPECT_FALSE(is_met(aim(Aim::Kind::within, 100000), part, {}));
    EXPECT_FALSE(is_met(aim(Aim::Kind::at_most, 100000, Aim::Of::deeds, 0), part, {}));
    EXPECT_TRUE(is_met(aim(Aim::Kind::by, -100000), part, {}));
}

} // namespace

TEST(Verdict, OfWhoResignsIsALossHoweverItStood) {
    const Stop& stop = stop_of("penny");
    std::array<int, 3> stood{}; // behind, level, ahead
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Match whole = ended_by_chance(stop, seed);
        for (std::size_t at = 0; at < whole.steps().size(); at += 7) {
            Match match(whole.setup());
            for (std::size_t i = 0; i < at; ++i) match.play(whole.steps()[i].action);
            while (!match.over() && match.turn() != traveller)
                match.play(whole.steps()[match.steps().size()].action);
            if (match.over()) break;
            const int ahead = score(match.state(), traveller) - score(match.state(), 1);
            ++stood[ahead < 0 ? 0 : ahead == 0 ? 1 : 2];
            match.resign();
            const Verdict verdict = verdict_of(stop, match, {});
            EXPECT_EQ(verdict.end, 'l');
            EXPECT_EQ(verdict.aims, 0);
        }
    }
    for (const int times : stood) EXPECT_GT(times, 0);
}

} // namespace cardfront::circuit
