// What is kept of lessons and puzzles: a text of lines, each a head that names the thing and what is known of
// it.
//
//   <game> <lesson> <note>[ done]       web/learn/lessons.h
//   <game> puzzle <key> <answer>        answer: tried, shown, later or first
//
// Lines that nobody knows stay as they are.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cardfront {

namespace lessons {

// What follows the head, which ends with a blank, in the first line with it.
std::optional<std::string_view> kept_line(std::string_view text, std::string_view head);
// With that line, at the end, instead of all with the head.
std::string with_line(std::string_view text, std::string_view head, std::string_view rest);

} // namespace lessons

namespace puzzles {

// How a puzzle was answered, from nothing to the best.
enum class Try : std::uint8_t {
    none,
    tried, // the first answer was another action
    shown, // the answer was looked at
    later, // found, but not at the first try
    first  // found at the first try
};

Try kept_answer(std::string_view text, std::string_view game, std::string_view key);
// `now` is tried, shown, or first for the right action. What is known becomes better, never worse.
std::string with_answer(std::string_view text, std::string_view game, std::string_view key, Try now);

} // namespace puzzles

} // namespace cardfront
