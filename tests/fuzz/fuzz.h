// What the fuzzers share. Each is a program of its own: libFuzzer alters inputs, begins with the target's
// seeds, keeps what reaches code that nothing reached before, and stops at a law that does not hold, at a
// failed assert and at whatever the sanitizers see. tests/fuzz/run runs them.
#pragma once

#include "core/match/match.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront::fuzz {

using Bytes = std::span<const unsigned char>;

// --- What a target is (record.cpp and the others)

// Inputs that are taken, as good as they come from our own program. The same ones each time.
std::vector<std::string> seeds();
// Any bytes at all. True: they were taken, and what follows from them was tried; false: they were refused.
bool run(Bytes input);

// --- For targets

// A law that does not hold ends the run; libFuzzer keeps the input that broke it.
inline void hold(bool holds, const char* law) {
    if (holds) return;
    std::fprintf(stderr, "This does not hold: %s\n", law);
    std::abort();
}

inline std::string_view text_of(Bytes bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

// The next value out of what is left of `bytes`; what is missing is zero.
template <class T>
T take(Bytes& bytes) {
    T value{};
    const std::size_t size = bytes.size() < sizeof value ? bytes.size() : sizeof value;
    if (size > 0) std::memcpy(static_cast<void*>(&value), bytes.data(), size);
    bytes = bytes.subspan(size);
    return value;
}
template <class T>
std::string bytes_of(const T& value) {
    return {reinterpret_cast<const char*>(&value), sizeof value};
}

// A record with a last line that fits what comes before it: else nearly all that is altered would be refused
// there.
std::string sealed(std::string_view record);
std::string hex(std::uint64_t value); // 16 digits

// One of the legal actions, each verb equally likely. Needs one.
Action any_action(const ActionList& actions, Random& random);
void play_by_chance(Match& match, std::size_t actions, Random& random);

// --- What seeds are made from

// The golden records of every game.
std::span<const std::string_view> golden_records();
// The match of such a record, up to so many of its actions.
Match match_of(std::string_view record, std::size_t actions);
std::string cut_record(std::string_view record, std::size_t actions);

} // namespace cardfront::fuzz
