// Whole games of every game between pages that are apart, over bad wires: each is the same as at one screen.
#include "tests/far/table.h"

namespace cardfront::far {

namespace {

// Who sits elsewhere: mostly all but the first; also all, as where the host is a screen for everybody; or the
// last alone, the others being computers.
struct Seating {
    MatchSetup setup;
    SeatSet far;
};
Seating seating(int game, const Setup& setup, std::uint64_t number) {
    Seating out{match_setup(game, setup), 0};
    const SeatSet all = all_seats(setup.seats);
    switch (number % 4) {
    case 0: out.far = all; break;
    case 1:
        out.far = only(static_cast<Seat>(setup.seats - 1));
        for (std::size_t seat = 0; seat + 1 < setup.seats; ++seat) out.setup.players[seat].level = 1;
        break;
    default: out.far = static_cast<SeatSet>(all & ~1U);
    }
    return out;
}

// The first actions of a game, or all of it.
void play(int game, std::uint64_t number, std::size_t most_actions) {
    static std::vector<std::vector<Setup>> setups;
    while (setups.size() <= slot(game))
        setups.push_back(paired_setups(game_info(static_cast<int>(setups.size())), 51));
    Setup setup = setups[slot(game)][number % setups[slot(game)].size()];
    const Seating seats = seating(game, setup, number);
    SCOPED_TRACE(text_of(game_info(game), setup) + " number " + std::to_string(number));
    const std::uint64_t chance = number * 1000 + 7;
    Table table(seats.setup, seats.far, chance);
    for (int far = std::popcount(static_cast<unsigned>(seats.far)); far > 0; --far) table.join();
    if (number % 3 == 0) table.join(true);
    table.play_out(most_actions);
    if (testing::Test::HasFailure()) return;
    table.check(at_one_screen(table.host->match().setup(), chance, most_actions));
}

} // namespace

class FarGames : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(EveryGame, FarGames, testing::Range(0, 7));

TEST_P(FarGames, AreAsAtOneScreen) {
    ASSERT_LT(GetParam(), games);
    for (std::uint64_t number = 0; number < 8 && !HasFailure(); ++number) play(GetParam(), number, SIZE_MAX);
}

// 2,000 of all games, each so long that all has happened to the wire: whole ones would take an hour.
TEST_P(FarGames, BeginAsAtOneScreen) {
    for (std::uint64_t number = 0; number < 286 && !HasFailure(); ++number)
        play(GetParam(), number, 3 + number % 14);
}

} // namespace cardfront::far
