// One text of a saved game: a chunk of its actions that is written once, or its tail. Either begins with what
// makes the headline, so that a game can be listed, and even saved, by any text of it that is whole.
//
//   cardfront-save 2
//   stamp 1764000000000
//   when 24 Nov 2025, 16:00
//   title Head-to-Head Poker
//   stands Ann: play a card
//   over no
//   eyes 1                      whose the log's words are; 0: an onlooker's
//   chunks 0 2 4096 1f0a...     of this match, before this text: the first, the one after the last, their
//   bytes
//                               with all earlier ones, the sum of the last
//   now 134 1f0a... AAB...      actions of this match at the end of this text, the fingerprint of the state
//                               then, in a tail also the position (core/match/position.h)
//   cardfront-record 1          the head of its record (core/match/match.h), with the position it began from
//   ...
//   log
//   #Round 1 begins.            words, after one letter for their weight, each under the action that it tells
//   1 play 30 2 0
//   .Ann plays the 9 of Hearts on row 2.
//   sum 1f0a...                 FNV-1a of all text before it
//
// It holds what nobody should see, as a record does; its words are for these eyes.
#pragma once

#include "core/match/match.h"
#include "core/words.h"

#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

inline constexpr std::size_t chunk_actions = 64;
inline constexpr std::size_t most_chunks = 1U << 14U; // a million actions
inline constexpr std::size_t most_first_chunk =
    most_chunks / 2; // a match that begins later has no room to go on
inline constexpr std::uint64_t most_stamp = ~std::uint64_t{0} / 2;

// A line of the log as it was told when it happened.
struct KeptLine {
    std::size_t action = 0; // its number from the very beginning, from 1; 0: before the first
    std::string text;
    Weight weight = Weight::plain;
};

struct SavedPart {
    std::uint64_t stamp = 0; // milliseconds since 1970, greater than those of the same game before
    std::string when, title, stands;
    bool over = false;
    Seat eyes = nobody;
    std::size_t first_chunk = 0, end_chunk = 0;
    std::size_t chunk_bytes = 0;
    std::uint64_t chain = 0;     // the sum of chunk end_chunk - 1; 0: this match has none
    std::size_t actions = 0;     // of this match, which may have begun from a position
    std::uint64_t fingerprint{}; // of the state after them
    std::string position;        // the same state; "" in a chunk
    std::string head;            // of the record, whole lines
    std::string lines;           // actions and words, whole lines
    std::uint64_t sum = 0;       // of its text
};

bool is_newer(const SavedPart& one, const SavedPart& other); // of one game

std::string text_of(SavedPart& part); // and fills in its sum

// Sound, or altered, or whole but of a program that writes otherwise.
enum class Condition : std::uint8_t { sound, damaged, foreign };
struct ReadPart {
    Condition condition = Condition::damaged;
    SavedPart part; // of a sound one
};
ReadPart read_part(std::string_view text); // any bytes

// What the head of a record says, without a look at whether it can be played.
struct HeadWords {
    int game = -1; // -1: there is no such game in this program
    std::vector<std::string> players;
    std::size_t earlier = 0; // actions before the position it began from
};
HeadWords words_of_head(std::string_view head);
// The head without a position: of a match from the beginning.
std::string setup_of_head(std::string_view head);

// Of an action's line and what was told of it.
std::string told_text(const std::vector<Line>& lines);
std::string record_lines(const SavedPart& part); // its actions alone
std::size_t actions_in(const SavedPart& part);
void add_log(const SavedPart& part, std::vector<KeptLine>& log);

} // namespace cardfront
