// What looking through a long match costs: any of its moments, in any order, and the next turn. A game of
// 3000 actions, whose players shy away from every end, and one as long as people play it.
#include "tests/stage/fake_platform.h"
#include "web/seat/session.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <ctime>

namespace cardfront {

namespace {

// The first deal of Assault Edge that lasts so long when each does the first thing that can be done.
std::optional<Match> long_match(std::size_t actions) {
    ActionList choices;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        MatchSetup setup{find_game("assault-edge"), {2, {}, seed}, {}, false};
        setup.players[0].name = "Ann";
        setup.players[1] = {"Ada", 2};
        Match match(setup);
        while (match.steps().size() < actions && !match.over()) {
            legal(match.state(), choices);
            match.play(choices[0]);
        }
        if (match.steps().size() == actions) return match;
    }
    return std::nullopt;
}

struct Looked {
    Settings settings;
    Saves saves;
    std::unique_ptr<Session> session;

    explicit Looked(benchmark::State& bench) {
        platform::fake() = {};
        auto match = long_match(static_cast<std::size_t>(bench.range(0)));
        if (!match)
            bench.SkipWithError("no game is so long");
        else
            session = std::make_unique<Session>(std::move(*match), "long", settings, saves);
    }
};

void look_at(benchmark::State& bench) {
    Looked looked(bench);
    if (!looked.session) return;
    Random random(1);
    const auto all = static_cast<std::uint32_t>(bench.range(0));
    for (auto _ : bench) looked.session->past().look_at(random.below(all + 1));
}

// The worst of all positions, in milliseconds of processor time.
void look_at_each(benchmark::State& bench) {
    Looked looked(bench);
    if (!looked.session) return;
    double worst = 0;
    for (auto _ : bench)
        for (std::size_t at = static_cast<std::size_t>(bench.range(0)) + 1; at-- > 0;) {
            const std::clock_t before = std::clock();
            looked.session->past().look_at(at);
            worst = std::max(worst, 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
        }
    bench.counters["worst_ms"] = worst;
}

void turn_on(benchmark::State& bench) {
    Looked looked(bench);
    if (!looked.session) return;
    for (auto _ : bench) {
        const std::size_t next = looked.session->past().turn_after();
        looked.session->past().look_at(next < looked.session->shown().actions ? next : 0);
    }
}

} // namespace

BENCHMARK(look_at)->Name("replay/any moment")->Arg(300)->Arg(3000)->Unit(benchmark::kMicrosecond);
BENCHMARK(look_at_each)->Name("replay/every moment, back")->Arg(3000)->Unit(benchmark::kMillisecond);
BENCHMARK(turn_on)->Name("replay/next turn")->Arg(3000)->Unit(benchmark::kMicrosecond);

} // namespace cardfront
