#include "web/seat/log_rows.h"

namespace cardfront {

namespace {

// The rows of one action: its entries are `from` to `end` - 1.
void add_action(std::vector<LogRow>& rows, std::span<const LogEntry> log, std::size_t from, std::size_t end,
                bool unfolded) {
    const std::size_t first_row = rows.size();
    std::size_t routine = 0;
    for (std::size_t i = from; i < end; ++i) {
        const bool folds = log[i].line.weight == Weight::routine && i > from; // the first one stands for all
        routine += folds ? 1 : 0;
        if (!folds || unfolded) rows.push_back({i, 0, false, false});
    }
    rows[first_row].hidden = routine;
    rows[first_row].unfolded = unfolded && routine > 0;
}

} // namespace

std::vector<LogRow> log_rows(std::span<const LogEntry> log, const std::set<std::size_t>& unfolded) {
    std::vector<LogRow> rows;
    for (std::size_t from = 0, end = 0; from < log.size(); from = end) {
        while (end < log.size() && log[end].step == log[from].step) ++end;
        const std::size_t row = rows.size();
        add_action(rows, log, from, end, unfolded.contains(log[from].step));
        rows[row].opens_turn = from > 0 && log[from].actor != log[from - 1].actor;
    }
    return rows;
}

} // namespace cardfront
