// Lists as text and in a set-up. One form for the record, for a list that somebody keeps and for one that is
// handed on: "3 line-warden, 2 pike-rider".
#pragma once

#include "core/options.h"
#include "core/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace cardfront {

inline constexpr std::size_t most_list_bytes = 8192;

// One line, in the order of the pool; "" for an empty list.
std::string list_text(const Shelf& shelf, const List& list);
// What list_text writes, in any order; entries end with a comma or a line, and empty ones do not count. A
// problem names the line, the entry and, for a key that is none, the nearest. It may have faults and be
// empty: only the text is judged.
Result<List> read_list(const Shelf& shelf, std::string_view text);
// What people write and paste (pasted.h): "3x Line Warden", "- line-warden (3)", keys or names in any
// capitals, under titles and among words. Of those nothing is told; a line that has a number or all but a
// name and is no entry is a problem, with its number in what was pasted.
Result<List> read_pasted_list(const Shelf& shelf, std::string_view text);

// The key that was meant by a key or a name, as far as half of its letters tell, or `surely` three quarters;
// nullptr: none is like it.
const char* nearest_key(const Shelf& shelf, std::string_view words, bool surely);

// Needs the index of a ready list.
List ready_list(const Shelf& shelf, std::size_t index);
// Is it meant for these options, and without faults there? Needs the index of a ready list.
bool is_offered(const Shelf& shelf, std::size_t index, const Setup& setup);
// A seat without a list takes a ready one that is offered with these options: the first seat the first of
// them, the second the second, and round again. So a set-up without lists can be played, and a record tells
// the lists that were.
Setup with_usual_lists(const GameInfo& info, Setup setup);
// Why these lists cannot be; nothing if they can. Empty ones can: see above.
std::optional<Problem> check_lists(const GameInfo& info, const Setup& setup);

} // namespace cardfront
