#include "web/seat/worker.h"

#include "web/platform/platform.h"

#include <array>

namespace cardfront {

namespace {

std::uint32_t last_job = 0; // numbers of jobs run over all matches, so that a stale answer is never taken

// By what they are for. A slow machine answers with what it has found by then.
constexpr std::array<std::uint32_t, 3> most_ms{3000, 1500, 1500};
// A window takes the computer the same time whatever it holds (match_course.cpp).
constexpr std::uint32_t window_thought_ms = 400;

} // namespace

Worker::~Worker() {
    platform::stop_thinking();
}

void Worker::begin(const Seen& seen, std::uint8_t seats, std::size_t actions, Wish wish, int level) {
    job_ = ++last_job;
    wish_ = wish;
    seen_ = seen;
    const bool hurried = wish == Wish::decision && window(seen);
    platform::think({job_, static_cast<std::uint32_t>(game_number(seen.game())), seats,
                     static_cast<std::uint32_t>(level),
                     hurried ? window_thought_ms : most_ms[static_cast<std::size_t>(wish)],
                     static_cast<std::uint32_t>(level == advice_level ? 1 : level_of(level).thinkers),
                     hash(seen) + actions, seen_.bytes()});
}

std::optional<Answer> Worker::answer(std::span<const std::int32_t> numbers) {
    auto read = read_answer(seen_, numbers);
    if (read) job_ = 0;
    return read;
}

void Worker::stop() {
    platform::stop_thinking();
    job_ = 0;
}

} // namespace cardfront
