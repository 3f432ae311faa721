// The search, in iterations a second: Knockout Whist from its deal, and every game from its middle.
#include "core/search/search.h"
#include "tests/bench/knockout_whist.h"

#include <benchmark/benchmark.h>

namespace cardfront {

namespace {

// Arguments: iterations of a decision.
void knockout_whist(benchmark::State& bench) {
    const auto iterations = static_cast<std::uint32_t>(bench.range(0));
    std::uint64_t seed = 0;
    for (auto _ : bench) {
        using knockout_whist::State;
        State view = State::start(Setup{2, {}, ++seed}, Log{});
        view.redact(view.turn());
        Search<State> search(view, 2, {iterations}, seed);
        for (std::uint32_t n = 0; n < iterations; ++n) search.iterate();
        benchmark::DoNotOptimize(search.best());
    }
    bench.SetItemsProcessed(bench.iterations() * static_cast<std::int64_t>(iterations));
}
BENCHMARK(knockout_whist)
    ->Name("search/knockout_whist")
    ->Arg(1000)
    ->Arg(10000)
    ->Arg(100000)
    ->Unit(benchmark::kMillisecond);

} // namespace

} // namespace cardfront
