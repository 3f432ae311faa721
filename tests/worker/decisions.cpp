// What the worker's WebAssembly is compared with: native decisions. Plays each game with each
// option's choices in turn, and prints a line for some of its decisions:
//   game seats level seed-low seed-high state-in-hex verb a b c
// But for the highest, which thinks long, and no otherwise. With --levels each of these positions, and some
// with more players, at every level, without what is decided; with --games the games' keys.
#include "core/match/match.h"
#include "core/mind/computer.h"

#include <cstdio>
#include <string_view>

namespace {

using namespace cardfront;

// `thinks`: what it decides too.
void print_decision(const Position& state, int game, int seats, int level, std::uint64_t seed, bool thinks) {
    const Seen seen = seen_by(turn(state), state);
    const Action action = thinks ? decide(seen, seats, level, seed) : Action{};
    std::printf("%d %d %d %u %u ", game, seats, level, static_cast<unsigned>(seed),
                static_cast<unsigned>(seed >> 32U));
    for (const std::uint8_t byte : seen.bytes()) std::printf("%02x", static_cast<unsigned>(byte));
    std::printf(" %d %d %d %d\n", action.verb, action.a, action.b, action.c);
}

// The games' plain players move it on; decisions are printed more and more rarely, at each level in turn, for
// those of a long game on a big board take long. With more players where the choices ask for them.
void play_through(int game, Setup setup, int& level, bool each_level) {
    while (check(game, setup)) ++setup.seats;
    Position state = start(game, setup, Log{});
    Random chance(setup.seed);
    for (int step = 1, next = 2; turn(state) != nobody; ++step) {
        if (step == next) {
            const std::uint64_t seed = chance.next();
            if (!each_level) print_decision(state, game, setup.seats, level++ % (levels - 1), seed, true);
            for (int each = 0; each_level && each < levels; ++each)
                print_decision(state, game, setup.seats, each, seed, false);
            next = next * 5 / 2 + 2;
        }
        apply(state, state.game().plain(state, chance), Log{});
    }
}

} // namespace

// NOLINTNEXTLINE(bugprone-exception-escape): out of memory ends the test, as it should.
int main(int count, char** values) {
    const std::string_view asked = count > 1 ? values[1] : "";
    const bool each_level = asked == "--levels";
    int level = 0;
    for (int game = 0; game < games; ++game) {
        const GameInfo& info = game_info(game);
        if (asked == "--games") {
            std::printf("%s\n", info.key);
            continue;
        }
        Setup setup;
        setup.seats = static_cast<std::uint8_t>(info.seating.fewest);
        play_through(game, setup, level, each_level);
        for (std::size_t option = 0; option < info.options.size(); ++option)
            for (std::size_t choice = 0; choice < info.options[option].choices.size(); ++choice) {
                setup.options[option] = static_cast<std::uint8_t>(choice);
                setup.seed = setup.seed * 3 + 1;
                play_through(game, setup, level, each_level);
            }
        if (!each_level) continue;
        for (int seats = info.seating.fewest + 1; seats <= info.seating.most; ++seats)
            for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                const Setup more{static_cast<std::uint8_t>(seats), {}, seed};
                if (!check(game, more)) play_through(game, more, level, each_level);
            }
    }
    return 0;
}
