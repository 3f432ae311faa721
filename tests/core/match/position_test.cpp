// A position apart from its match: as text and back, and the number that tells two apart.
#include "core/match/position.h"

#include "tests/core/every_game.h"

#include <gtest/gtest.h>

namespace cardfront {

TEST(Position, GoesToTextAndBack) {
    for (int game = 0; game < games; ++game) {
        const Position state = start(game, every_setup(game_info(game), 1).front(), Log{});
        const std::string text = position_text(state);
        ASSERT_EQ(read_position(game, text), state);
        EXPECT_FALSE(read_position((game + 1) % games, text));
        EXPECT_FALSE(read_position(game, text.substr(1)));
    }
}

TEST(Position, TheFingerprintIsOfWhatCanBeDoneAndHowItStands) {
    const int game = find_game("head-to-head-poker");
    Position state = start(game, every_setup(game_info(game), 1).front(), Log{});
    const std::uint64_t before = fingerprint(state, 2);
    auto& table = state.as<head_to_head::State>();
    table.earned = {{{7, 8}, {9, 10}}}; // lies beyond the money of the two who play
    EXPECT_EQ(fingerprint(state, 2), before);
    ++table.money[1];
    EXPECT_NE(fingerprint(state, 2), before);
}

} // namespace cardfront
