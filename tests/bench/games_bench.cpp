// What a search does with a game's state, for every game: copy, legal, apply, redact, determinize, whole
// playouts, and decisions of the computer player at each level. The positions are from the middle of a game
// with the last choice of each option, and as few players as these allow.
#include "core/match/games.h"
#include "core/match/lists.h"
#include "core/mind/computer.h"
#include "generated/game_types.h"

#include <benchmark/benchmark.h>
#include <string>
#include <vector>

namespace cardfront {

namespace {

Setup last_choices(const GameInfo& info, std::uint64_t seed) {
    Setup setup{static_cast<std::uint8_t>(info.seating.fewest), {}, seed};
    for (std::size_t i = 0; i < info.options.size(); ++i)
        setup.options[i] = static_cast<std::uint8_t>(info.options[i].choices.size() - 1);
    while (!info.seats(setup.seats) || (info.unfit != nullptr && info.unfit(setup) != nullptr)) ++setup.seats;
    return with_usual_lists(info, setup);
}

// Some actions into different games.
template <class S>
std::vector<S> positions() {
    std::vector<S> found;
    Random random(1);
    for (std::uint64_t seed = 0; found.size() < 64; ++seed) {
        S state = S::start(last_choices(S::info, seed), Log{});
        for (std::uint64_t n = 20 + seed % 20; n > 0 && state.turn() != nobody; --n)
            state.apply(playout_choice(state, random), Log{});
        if (state.turn() != nobody) found.push_back(state);
    }
    return found;
}

template <class S, class F>
void for_positions(benchmark::State& bench, F&& f) {
    const std::vector<S> all = positions<S>();
    std::size_t at = 0;
    for (auto _ : bench) {
        f(all[at]);
        at = (at + 1) % all.size();
    }
    bench.SetItemsProcessed(bench.iterations());
}

template <class S>
void copy(benchmark::State& bench) {
    S state{};
    for_positions<S>(bench, [&](const S& position) {
        state = position;
        benchmark::DoNotOptimize(&state);
        benchmark::ClobberMemory();
    });
    bench.counters["bytes"] = sizeof(S);
}

template <class S>
void legal(benchmark::State& bench) {
    ActionList actions;
    double count = 0;
    for_positions<S>(bench, [&](const S& position) {
        position.legal(actions);
        benchmark::DoNotOptimize(actions);
        count += static_cast<double>(actions.size());
    });
    bench.counters["actions"] = benchmark::Counter(count, benchmark::Counter::kAvgIterations);
}

template <class S>
void copy_and_apply(benchmark::State& bench) {
    Random random(2);
    std::vector<Action> choices;
    for (const S& position : positions<S>()) choices.push_back(playout_choice(position, random));
    std::size_t at = 0;
    for_positions<S>(bench, [&](S state) {
        state.apply(choices[at], Log{});
        at = (at + 1) % choices.size();
        benchmark::DoNotOptimize(state);
    });
}

template <class S>
void redact(benchmark::State& bench) {
    for_positions<S>(bench, [](S state) {
        state.redact(state.turn());
        benchmark::DoNotOptimize(state);
    });
}

template <class S>
void determinize(benchmark::State& bench) {
    std::uint64_t seed = 0;
    for_positions<S>(bench, [&](S state) {
        state.determinize(state.turn(), Random(++seed));
        benchmark::DoNotOptimize(state);
    });
}

template <class S>
void sane(benchmark::State& bench) {
    for_positions<S>(bench, [](const S& state) { benchmark::DoNotOptimize(state.sane()); });
}

// To where the computer player stops to count.
template <class S>
void playout(benchmark::State& bench) {
    Random random(3);
    double actions = 0;
    for_positions<S>(bench, [&](S state) {
        do {
            state.apply(playout_choice(state, random), Log{});
            ++actions;
        } while (state.turn() != nobody && !is_pause(state));
        benchmark::DoNotOptimize(state);
    });
    bench.counters["actions"] = benchmark::Counter(actions, benchmark::Counter::kAvgIterations);
}

template <class S>
void decision(benchmark::State& bench) {
    std::uint64_t seed = 0;
    for_positions<S>(bench, [&](S state) {
        benchmark::DoNotOptimize(
            decide(seen_by(state.turn(), state), 2, static_cast<int>(bench.range(0)), ++seed));
    });
    bench.SetLabel(level_of(static_cast<int>(bench.range(0))).name);
}

template <class S>
void add(S*) {
    const auto named = [](const char* what) { return std::string(S::info.key) + "/" + what; };
    benchmark::RegisterBenchmark(named("copy").c_str(), copy<S>);
    benchmark::RegisterBenchmark(named("legal").c_str(), legal<S>);
    benchmark::RegisterBenchmark(named("copy_and_apply").c_str(), copy_and_apply<S>);
    benchmark::RegisterBenchmark(named("redact").c_str(), redact<S>);
    benchmark::RegisterBenchmark(named("determinize").c_str(), determinize<S>);
    benchmark::RegisterBenchmark(named("sane").c_str(), sane<S>);
    benchmark::RegisterBenchmark(named("playout").c_str(), playout<S>)->Unit(benchmark::kMicrosecond);
    benchmark::RegisterBenchmark(named("decide").c_str(), decision<S>)
        ->DenseRange(0, levels - 1)
        ->Unit(benchmark::kMillisecond);
}

template <class... S>
struct All {
    static bool add_all() { return (add(static_cast<S*>(nullptr)), ..., true); }
};
const bool added = OfEveryGame<All>::add_all();

} // namespace

} // namespace cardfront
