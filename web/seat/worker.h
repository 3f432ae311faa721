// The worker, or several together, think about one thing at a time: what a computer player decides, or
// advice.
#pragma once

#include "core/mind/advice.h"

#include <cstdint>
#include <span>

namespace cardfront {

class Worker {
  public:
    Worker() = default;
    ~Worker(); // nobody waits for it any more
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    bool busy() const { return job_ != 0; }
    bool about(Wish wish) const { return busy() && wish_ == wish; }
    Wish wish() const { return wish_; } // of what it thought about last
    bool is(std::uint32_t job) const { return busy() && job == job_; }
    // Needs the eyes of whoever has to decide; `actions` were done before. What it thought about is
    // forgotten.
    void begin(const Seen& seen, std::uint8_t seats, std::size_t actions, Wish wish, int level);
    // Nothing: it can be no answer. Else nothing is thought about any more.
    std::optional<Answer> answer(std::span<const std::int32_t> numbers);
    const Seen& seen() const { return seen_; } // that it thought about last
    void lost() { job_ = 0; }                  // no answer comes
    void stop();

  private:
    std::uint32_t job_ = 0; // 0: none
    Wish wish_ = Wish::decision;
    Seen seen_;
};

} // namespace cardfront
