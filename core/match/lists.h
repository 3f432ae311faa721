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
// Any order; entries end with a comma or a line, and empty ones do not count. A problem names the line, the
// entry and, for a key that is none, the nearest. It may have faults and be empty: only the text is judged.
Result<List> read_list(const Shelf& shelf, std::string_view text);

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
