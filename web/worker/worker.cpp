// The computer player's own WebAssembly: the core and these functions, no page, no files, no clock. The
// worker's script (web/page/thinker-worker.js) puts a state into the buffer, begins, steps between messages,
// and reads what was found. One job at a time; a new one replaces the old.
#include "core/mind/answer.h"

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
    std::vector<std::int32_t> answer;
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

// Begins with the redacted state that lies at `state`; `level` may be advice_level. 0: begun; else
// worker_problem() tells why not.
EMSCRIPTEN_KEEPALIVE int worker_begin(std::uint32_t game, std::uint32_t seats, std::uint32_t level,
                                      std::uint32_t seed_low, std::uint32_t seed_high, const void* state,
                                      std::uint32_t bytes) {
    Worker& self = worker();
    self.thinker.reset();
    const std::uint64_t seed = (std::uint64_t{seed_high} << 32U) | seed_low;
    if (level > cardfront::advice_level) {
        self.problem = "There is no such level of the computer.";
        return 1;
    }
    auto made = cardfront::think(
        static_cast<int>(game), static_cast<int>(seats), {static_cast<const std::uint8_t*>(state), bytes},
        cardfront::manner_of(static_cast<int>(game), static_cast<int>(seats), static_cast<int>(level)), seed);
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

// What was found so far, until the next call: the numbers of core/mind/answer.h, of which the first says how
// many follow.
EMSCRIPTEN_KEEPALIVE const std::int32_t* worker_answer() {
    Worker& self = worker();
    self.answer.assign(1, 0);
    if (self.thinker != nullptr) self.answer = cardfront::numbers_of(*self.thinker);
    return self.answer.data();
}

// Why worker_begin refused, in one sentence.
EMSCRIPTEN_KEEPALIVE const char* worker_problem() {
    return worker().problem.c_str();
}

} // extern "C"
