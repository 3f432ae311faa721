// The log as rows to read: by turn, what matters in sight, routine behind the line that caused it.
#pragma once

#include "web/seat/shown.h"

#include <set>
#include <span>
#include <vector>

namespace cardfront {

struct LogRow {
    std::size_t entry = 0;   // index into the log
    std::size_t hidden = 0;  // routine lines of the same action that stand behind this row
    bool unfolded = false;   // they are shown below it
    bool opens_turn = false; // another player acts than in the row before
};

// `unfolded`: numbers of the actions of which all is wanted. Each line of the log is a row or counted as
// hidden by one; no line but a routine one is ever hidden.
std::vector<LogRow> log_rows(std::span<const LogEntry> log, const std::set<std::size_t>& unfolded);

} // namespace cardfront
