// What a frame costs the processor, from the input to what is to be drawn: whole games at the largest tables,
// with all that moves. The time is the mean of all frames; `p99_ms` is that of the heaviest of a hundred, in
// which most moves, and `worst_ms` that of the one that took longest.
#include "core/match/games.h"
#include "web/hall/app.h"

#include "tests/screens/stage.h"
#include "tests/stage/canvas.h"
#include "tests/stage/fake_platform.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

namespace cardfront {

namespace {

// The largest of everything.
void begin_game(int game) {
    const GameInfo& info = game_info(game);
    const int seats = info.seating.most;
    screens::command("setup " + std::to_string(game));
    if (info.seating.fewest < seats) screens::command("seats " + std::to_string(seats));
    for (int seat = 0; seat < seats; ++seat)
        screens::command("player " + std::to_string(seat) + (seat == 0 ? " p" : " 1"));
    if (info.key == std::string_view("crossfire")) screens::command("option 0 2"); // the largest board
    screens::command("text seed\n7");
    screens::command("start");
}

void frames(benchmark::State& state) {
    constexpr double ms = 1000.0 / 60;
    const kit::Vec size{1920, 1080};
    screens::open_page();
    screens::liven();
    begin_game(static_cast<int>(state.range(0)));
    std::vector<double> all;
    bool again = true;
    for (auto _ : state) {
        if (the_app().session->shown().over()) {
            screens::command("home");
            begin_game(static_cast<int>(state.range(0)));
        }
        if (!again) screens::act();
        platform::fake().now += ms;
        stage::Canvas::prepare(size, ms);
        const auto before = std::chrono::steady_clock::now();
        again = stage::Canvas::draw(size, ms);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - before;
        state.SetIterationTime(took.count());
        all.push_back(took.count() * 1000);
    }
    std::sort(all.begin(), all.end());
    state.counters["p99_ms"] = all[all.size() * 99 / 100];
    state.counters["worst_ms"] = all.back();
    state.SetLabel(game_info(static_cast<int>(state.range(0))).key);
    the_app().session.reset(); // at the process's end the platform would be gone before its worker
}

} // namespace

BENCHMARK(frames)->DenseRange(0, games - 1)->UseManualTime()->Iterations(4000)->Unit(benchmark::kMillisecond);

} // namespace cardfront
