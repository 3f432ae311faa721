// A value, or the reason why there is none: what every border of the program returns instead of an exception.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>

namespace cardfront {

struct Problem {
    std::string reason; // one sentence for a person
    int line = 0;       // of a text, from 1; 0 where lines mean nothing
};

template <class T>
class Result {
  public:
    Result(T value) : value_(std::move(value)) {}             // NOLINT(google-explicit-constructor)
    Result(Problem problem) : problem_(std::move(problem)) {} // NOLINT(google-explicit-constructor)

    explicit operator bool() const { return value_.has_value(); }
    T& operator*() {
        assert(value_);
        return *value_;
    }
    const T& operator*() const {
        assert(value_);
        return *value_;
    }
    T* operator->() { return &**this; }
    const T* operator->() const { return &**this; }
    const Problem& problem() const { return problem_; } // means something only without a value

  private:
    std::optional<T> value_;
    Problem problem_;
};

} // namespace cardfront
