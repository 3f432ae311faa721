// What a search has found, as numbers and back; damaged numbers are no answer.
#include "core/mind/answer.h"

#include <gtest/gtest.h>

namespace cardfront {

namespace {

// The first position of a game in which there is a choice.
Seen position(int game) {
    Setup setup;
    setup.seats = static_cast<std::uint8_t>(game_info(game).seating.fewest);
    Position state = start(game, setup, Log{});
    ActionList actions;
    for (legal(state, actions); actions.size() < 2; actions.clear(), legal(state, actions))
        apply(state, actions[0], Log{});
    return seen_by(turn(state), state);
}

std::vector<std::int32_t> numbers_for(const Seen& seen, const Manner& manner, std::uint64_t seed = 1) {
    auto thinker = think(game_number(seen.game()), 2, seen.bytes(), manner, seed);
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
    for (std::size_t size = 0; size < good.size(); ++size) {
        auto cut = good;
        cut.resize(size);
        EXPECT_FALSE(read_answer(seen, cut)) << "cut off after " << size;
        if (size == 0) continue;
        cut[0] = static_cast<std::int32_t>(size - 1);
        EXPECT_EQ(static_cast<bool>(read_answer(seen, cut)), size % 8 == 5) << size;
    }
    const auto with = [&](std::size_t at, std::int32_t number) {
        auto numbers = good;
        numbers[at] = number;
        return static_cast<bool>(read_answer(seen, numbers));
    };
    for (const std::size_t at : {1U, 5U}) {
        EXPECT_FALSE(with(at, 256 + good[at])) << "a verb that is none";
        EXPECT_FALSE(with(at + 1, 65536 + good[at + 1])) << "would be this number in 16 bits";
        EXPECT_FALSE(with(at + 1, 120)) << "not legal";
    }
    EXPECT_FALSE(with(9, 0));
    EXPECT_FALSE(with(9, -1));
    EXPECT_FALSE(with(9, INT32_MAX)) << "nobody thinks so long";
    EXPECT_FALSE(with(10, 1001));
    EXPECT_FALSE(with(11, good[9] + 1)) << "more gains than games";
    EXPECT_FALSE(with(12, -1));
    EXPECT_FALSE(with(5 + 8 + 4, good[9] + 1)) << "the best is not the first";
    auto twice = good;
    twice.insert(twice.begin() + 5 + 8, good.begin() + 5, good.begin() + 5 + 8);
    twice[0] += 8;
    EXPECT_FALSE(read_answer(seen, twice)) << "a choice told twice";
    auto other = good;
    std::copy_n(good.begin() + 5 + 8, 4, other.begin() + 1);
    EXPECT_FALSE(read_answer(seen, other)) << "what is best is not the first of the choices";
}

// Of several who think, each by its own seed: what they have found out is one answer, in whatever order it
// comes.
TEST(Answer, OfSeveralIsTheSumOfWhatTheyHaveFound) {
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(game_info(game).key);
        const Seen seen = position(game);
        const Manner manner{.iterations = 60, .thorough = true};
        std::vector<std::vector<std::int32_t>> each;
        std::vector<std::int32_t> all, backwards;
        for (int number = 0; number < 4; ++number) {
            each.push_back(numbers_for(seen, manner, seed_of(1, number)));
            all.insert(all.end(), each.back().begin(), each.back().end());
            backwards.insert(backwards.begin(), each.back().begin(), each.back().end());
        }
        EXPECT_NE(each[0], each[1]) << "each has a chance of its own";
        const auto together = read_answer(seen, all), other_way = read_answer(seen, backwards);
        ASSERT_TRUE(together && other_way);
        EXPECT_EQ(together->best, decide(seen, 2, manner, 1, 4)) << "as the native program decides";
        EXPECT_EQ(together->best, together->choices.front().action);
        EXPECT_EQ(read_answer(seen, each[0])->best, decide(seen, 2, manner, 1, 1));
        std::uint32_t visits = 0;
        ASSERT_EQ(together->choices.size(), other_way->choices.size());
        for (std::size_t i = 0; i < together->choices.size(); ++i) {
            const Candidate& choice = together->choices[i];
            EXPECT_EQ(choice.action, other_way->choices[i].action);
            std::uint32_t tried = 0, gains = 0, losses = 0;
            std::int64_t value = 0;
            for (const auto& numbers : each) {
                const auto answer = read_answer(seen, numbers);
                for (const Candidate& part : answer->choices)
                    if (part.action == choice.action)
                        tried += part.visits, value += std::int64_t{part.value} * part.visits,
                            gains += part.gains, losses += part.losses;
            }
            EXPECT_EQ(choice.visits, tried);
            EXPECT_EQ(choice.value, value / tried);
            EXPECT_EQ(choice.gains, gains);
            EXPECT_EQ(choice.losses, losses);
            visits += choice.visits;
        }
        EXPECT_EQ(visits, 4 * manner.iterations);
        all.back() = -1;
        EXPECT_FALSE(read_answer(seen, all)) << "one of them is none";
    }
}

TEST(Answer, OfSeveralWhoDoNotLookAheadIsTheFirst) {
    const Seen seen = position(0);
    EXPECT_EQ(decide(seen, 2, Manner{0, 0}, 3, 4), decide(seen, 2, Manner{0, 0}, 3, 1));
}

} // namespace cardfront
