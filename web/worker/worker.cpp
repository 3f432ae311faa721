// The computer player's own WebAssembly: the core and these functions, no page, no files, no clock. The
// worker's script (web/page/thinker-worker.js) puts a state into the buffer, begins, steps between messages,
// and reads the best action. One job at a time; a new one replaces the old.
#include "core/computer.h"

#include <array>
#include <cstdint>
#include <emscripten/emscripten.h>
#include <memory>
#include <string>
#include <vector>

namespace {

struct Worker {
    std::vector<unsigned char> buffer;
    std::unique_ptr<cardfront::Thinker> thinker;
    std::string problem;
    std::array<std::int32_t, 5> best{};
};

Worker& worker() {
    static Worker one;
    return one;
}

} // namespace

extern "C" {

// Room for a state of `bytes` bytes, until the next call.
EMSCRIPTEN_KEEPALIVE void* worker_buffer(std::uint32_t bytes) {
    worker().buffer.assign(bytes, 0);
    return worker().buffer.data();
}

// Begins with the redacted state that lies at `state`. 0: begun; else worker_problem() tells why not.
EMSCRIPTEN_KEEPALIVE int worker_begin(std::uint32_t game, std::uint32_t level, std::uint32_t seed_low,
                                      std::uint32_t seed_high, const void* state, std::uint32_t bytes) {
    Worker& self = worker();
    self.thinker.reset();
    const std::uint64_t seed = (std::uint64_t{seed_high} << 32U) | seed_low;
    if (level >= cardfront::levels) {
        self.problem = "There is no such level of the computer.";
        return 1;
    }
    auto made = cardfront::think(static_cast<int>(game), state, bytes,
                                 cardfront::level_of(static_cast<int>(level)).manner, seed);
    if (!made) {
        self.problem = made.problem().reason;
        return 1;
    }
    self.problem.clear();
    self.thinker = std::move(*made);
    return 0;
}

// Thinks for a millisecond or two. 1: decided, or nothing was begun.
EMSCRIPTEN_KEEPALIVE int worker_step() {
    const auto& thinker = worker().thinker;
    return thinker == nullptr || thinker->step() ? 1 : 0;
}

// The best action so far as verb, a, b, c, set; the set's bits are unsigned. Needs a job.
EMSCRIPTEN_KEEPALIVE const std::int32_t* worker_best() {
    Worker& self = worker();
    const cardfront::Action action = self.thinker == nullptr ? cardfront::Action{} : self.thinker->best();
    self.best = {action.verb, action.a, action.b, action.c, static_cast<std::int32_t>(action.set)};
    return self.best.data();
}

// Why worker_begin refused, in one sentence.
EMSCRIPTEN_KEEPALIVE const char* worker_problem() {
    return worker().problem.c_str();
}

} // extern "C"
