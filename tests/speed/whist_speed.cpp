// Iterations a second of the search on Knockout Whist from its deal: the same program natively and as
// WebAssembly, for tests/speed/compare.mjs. Arguments: iterations of a decision, decisions.
#include "core/search/search.h"
#include "tests/bench/knockout_whist.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace {

using namespace cardfront;

Action decide(std::uint64_t seed, std::uint32_t iterations) {
    auto view = knockout_whist::State::start(Setup{2, {}, seed}, Log{});
    view.redact(view.turn());
    Search<knockout_whist::State> search(view, 2, {iterations}, seed);
    for (std::uint32_t i = 0; i < iterations; ++i) search.iterate();
    return search.best();
}

// Called as a function of its own, as the worker's steps are: engines put a faster translation of a function
// in place from its next call on.
Action (*const volatile decision)(std::uint64_t, std::uint32_t) = decide;

} // namespace

int main(int count, char** values) {
    const auto iterations = static_cast<std::uint32_t>(count > 1 ? std::atoi(values[1]) : 1000);
    const int decisions = count > 2 ? std::atoi(values[2]) : 1000;
    std::uint64_t chosen = 0; // printed, so that nothing is left out, and compared
    for (int n = 0; n < decisions / 5; ++n) decision(0, iterations); // until the fast translation is there
    const auto begun = std::chrono::steady_clock::now();
    for (int n = 1; n <= decisions; ++n) {
        const Action action = decision(static_cast<std::uint64_t>(n), iterations);
        chosen = chosen * 64 + static_cast<std::uint64_t>(action.a) + (chosen >> 58U);
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
    std::printf("{\"perSecond\": %.0f, \"chosen\": \"%llx\"}\n",
                static_cast<double>(iterations) * decisions / took.count(),
                static_cast<unsigned long long>(chosen));
}
