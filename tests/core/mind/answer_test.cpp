// What a search has found, as numbers and back; damaged numbers are no answer.
#include "core/mind/answer.h"

#include <gtest/gtest.h>

namespace cardfront {

namespace {

// The first position of a game in which there is a choice.
Seen position(int game) {
    Setup setup;
    setup.seats = static_cast<std::uint8_t>(game_info(game).fewest_seats);
    Position state = start(game, setup, Log{});
    ActionList actions;
    for (legal(state, actions); actions.size() < 2; actions.clear(), legal(state, actions))
        apply(state, actions[0], Log{});
    return seen_by(turn(state), state);
}

std::vector<std::int32_t> numbers_for(const Seen& seen, const Manner& manner) {
    auto thinker = think(game_number(seen.game()), 2, seen.bytes(), manner, 1);
    EXPECT_TRUE(thinker);
    while (!(*thinker)->step()) {
    }
    return numbers_of(**thinker);
}

} // namespace

TEST(Answer, TellsTheBestActionAndEachChoiceThatWasTried) {
    for (int game = 0; game < games; ++game) {
        const Seen seen = position(game);
        const auto answer = read_answer(seen, numbers_for(seen, {.iterations = 200, .thorough = true}));
        ASSERT_TRUE(answer) << game_info(game).key;
        EXPECT_EQ(answer->best, decide(seen, 2, Manner{200, 0}, 1));
        ASSERT_GT(answer->choices.size(), 1U);
        std::uint32_t visits = 0;
        for (const Candidate& choice : answer->choices) visits += choice.visits;
        EXPECT_EQ(visits, 200U);
        const auto plain = read_answer(seen, numbers_for(seen, {0, 0}));
        ASSERT_TRUE(plain);
        EXPECT_TRUE(plain->choices.empty()) << "it does not look ahead";
    }
}

TEST(Answer, RefusesWhatCannotBeOne) {
    const Seen seen = position(0);
    const auto good = numbers_for(seen, {50, 0});
    ASSERT_TRUE(read_answer(seen, good));
    for (std::size_t size = 0; size < good.size(); ++size)
        EXPECT_EQ(static_cast<bool>(read_answer(seen, std::span(good).first(size))), size % 10 == 4);
    const auto with = [&](std::size_t at, std::int32_t number) {
        auto numbers = good;
        numbers[at] = number;
        return static_cast<bool>(read_answer(seen, numbers));
    };
    for (const std::size_t at : {0U, 4U}) {
        EXPECT_FALSE(with(at, 256 + good[at])) << "a verb that is none";
        EXPECT_FALSE(with(at + 1, 65536 + good[at + 1])) << "would be this number in 16 bits";
        EXPECT_FALSE(with(at + 1, 120)) << "not legal";
    }
    EXPECT_FALSE(with(8, 0));
    EXPECT_FALSE(with(8, -1));
    EXPECT_FALSE(with(9, 1001));
    EXPECT_FALSE(with(10, good[8] + 1)) << "more gains than games";
    EXPECT_FALSE(with(11, -1));
    EXPECT_FALSE(with(12, -1));
    EXPECT_FALSE(with(13, -1));
    EXPECT_FALSE(with(4 + 10 + 4, good[8] + 1)) << "the best is not the first";
    auto twice = good;
    twice.insert(twice.begin() + 4 + 10, good.begin() + 4, good.begin() + 4 + 10);
    EXPECT_FALSE(read_answer(seen, twice)) << "a choice told twice";
    auto other = good;
    std::copy_n(good.begin() + 4 + 10, 4, other.begin());
    EXPECT_FALSE(read_answer(seen, other)) << "what is best is not the first of the choices";
}

} // namespace cardfront
