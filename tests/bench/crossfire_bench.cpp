// Crossfire on its three boards, in positions from the middle of a game: the search for power, what is built
// on it, playouts and the search.
#include "core/crossfire/state.h"
#include "core/search/search.h"

#include <benchmark/benchmark.h>
#include <chrono>
#include <string>
#include <vector>

namespace cardfront::crossfire {

namespace {

Setup setup_of(BoardKind kind, std::uint64_t seed) {
    Setup setup;
    setup.seats = kind == BoardKind::duel ? 2 : 4;
    setup.seed = seed;
    setup.options[option::board] = kind == BoardKind::ultimate ? 1 : 0;
    return setup;
}

// After a third to two thirds of the shortest game that its decks allow.
std::vector<State> middle_games(BoardKind kind) {
    std::vector<State> found;
    Random random(1);
    for (std::uint64_t seed = 0; found.size() < 64; ++seed) {
        State state = State::start(setup_of(kind, seed), Log{});
        const auto cards = static_cast<std::uint64_t>(state.deck_count(0) * state.players);
        for (std::uint64_t n = cards / 3 + random.below(static_cast<std::uint32_t>(cards / 3));
             n > 0 && state.turn() != nobody; --n)
            state.apply(playout_choice(state, random), Log{});
        if (state.turn() != nobody) found.push_back(state);
    }
    return found;
}

template <class F>
void for_positions(benchmark::State& bench, F&& f) {
    const auto kind = static_cast<BoardKind>(bench.range(0));
    const std::vector<State> all = middle_games(kind);
    std::size_t at = 0;
    for (auto _ : bench) {
        f(all[at]);
        at = (at + 1) % all.size();
    }
    bench.SetLabel(board_of(kind).name);
}

// All that a state keeps about power, found anew.
void power(benchmark::State& bench) {
    for_positions(bench, [](State state) {
        state.find_power();
        benchmark::DoNotOptimize(state);
    });
}

void legal(benchmark::State& bench) {
    ActionList actions;
    std::chrono::nanoseconds longest{};
    double count = 0;
    for_positions(bench, [&](const State& state) {
        const auto begun = std::chrono::steady_clock::now();
        state.legal(actions);
        longest = std::max<std::chrono::nanoseconds>(longest, std::chrono::steady_clock::now() - begun);
        count += static_cast<double>(actions.size());
        benchmark::DoNotOptimize(actions);
    });
    bench.counters["actions"] = benchmark::Counter(count, benchmark::Counter::kAvgIterations);
    bench.counters["longest_us"] = static_cast<double>(longest.count()) / 1000; // of all, with interruptions
}

// The dearest of the positions by its mean over many calls.
void hardest_legal(benchmark::State& bench) {
    const auto kind = static_cast<BoardKind>(bench.range(0));
    const std::vector<State> all = middle_games(kind);
    ActionList actions;
    const State* hardest = &all[0];
    std::chrono::nanoseconds most{};
    for (const State& state : all) {
        const auto begun = std::chrono::steady_clock::now();
        for (int n = 0; n < 20; ++n) state.legal(actions);
        const std::chrono::nanoseconds took = std::chrono::steady_clock::now() - begun;
        if (took > most) most = took, hardest = &state;
    }
    for (auto _ : bench) {
        hardest->legal(actions);
        benchmark::DoNotOptimize(actions);
    }
    bench.SetLabel(board_of(kind).name);
}

void points(benchmark::State& bench) {
    for_positions(bench, [](const State& state) { benchmark::DoNotOptimize(state.points(0)); });
}

void rest_of_the_game(benchmark::State& bench) {
    Random random(3);
    for_positions(bench, [&](State state) {
        while (state.turn() != nobody) state.apply(playout_choice(state, random), Log{});
        benchmark::DoNotOptimize(state);
    });
}

// As the search does, without the tree: the position is copied, played on, and valued.
void playout(benchmark::State& bench) {
    Random random(3);
    for_positions(bench, [&](State state) {
        for (int n = 0; n < horizon_of(state) && state.turn() != nobody; ++n)
            state.apply(playout_choice(state, random), Log{});
        benchmark::DoNotOptimize(state.value(0));
    });
    bench.SetItemsProcessed(bench.iterations());
}

void search(benchmark::State& bench) {
    std::uint64_t seed = 0;
    constexpr std::uint32_t iterations = 100;
    for_positions(bench, [&](State state) {
        state.redact(state.turn());
        Search<State> search(state, state.players, {iterations}, ++seed);
        for (std::uint32_t n = 0; n < iterations; ++n) search.iterate();
        benchmark::DoNotOptimize(search.best());
    });
    bench.SetItemsProcessed(bench.iterations() * std::int64_t{iterations});
}

void whole_game(benchmark::State& bench) {
    const auto kind = static_cast<BoardKind>(bench.range(0));
    Random random(4);
    std::uint64_t seed = 0;
    for (auto _ : bench) {
        State state = State::start(setup_of(kind, ++seed % 64), Log{});
        while (state.turn() != nobody) state.apply(playout_choice(state, random), Log{});
        benchmark::DoNotOptimize(state);
    }
    bench.SetLabel(board_of(kind).name);
}

BENCHMARK(playout)->Name("crossfire_boards/playout")->DenseRange(0, 2);
BENCHMARK(search)->Name("crossfire_boards/search")->DenseRange(0, 2)->Unit(benchmark::kMicrosecond);
BENCHMARK(whole_game)->Name("crossfire_boards/whole_game")->DenseRange(0, 2)->Unit(benchmark::kMicrosecond);
BENCHMARK(power)->Name("crossfire_boards/power")->DenseRange(0, 2);
BENCHMARK(legal)->Name("crossfire_boards/legal")->DenseRange(0, 2);
BENCHMARK(hardest_legal)->Name("crossfire_boards/hardest_legal")->DenseRange(0, 2);
BENCHMARK(points)->Name("crossfire_boards/points")->DenseRange(0, 2);
BENCHMARK(rest_of_the_game)
    ->Name("crossfire_boards/rest_of_the_game")
    ->DenseRange(0, 2)
    ->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace cardfront::crossfire
