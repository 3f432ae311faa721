// The log as rows: nothing of worth is folded away, nothing is lost.
#include "web/seat/log_rows.h"

#include <gtest/gtest.h>

namespace cardfront {

namespace {

LogEntry entry(std::size_t step, Seat actor, Weight weight) {
    return {{"words", {}, face_down, weight}, step, actor};
}

const std::vector<LogEntry> some_log{
    entry(0, nobody, Weight::routine), entry(0, nobody, Weight::routine), entry(1, 0, Weight::plain),
    entry(1, 0, Weight::routine),      entry(1, 0, Weight::strong),       entry(2, 0, Weight::plain),
    entry(3, 1, Weight::plain),        entry(3, 1, Weight::routine),      entry(3, 1, Weight::routine),
};

} // namespace

TEST(LogRows, FoldRoutineBehindWhatCausedIt) {
    const auto rows = log_rows(some_log, {});
    ASSERT_EQ(rows.size(), 5U);
    const std::size_t entries[] = {0, 2, 4, 5, 6};
    const std::size_t hidden[] = {1, 1, 0, 0, 2};
    const bool opens[] = {false, true, false, false, true};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(rows[i].entry, entries[i]);
        EXPECT_EQ(rows[i].hidden, hidden[i]);
        EXPECT_EQ(rows[i].opens_turn, opens[i]) << i;
    }
}

TEST(LogRows, UnfoldWhatIsWanted) {
    const auto rows = log_rows(some_log, {3});
    ASSERT_EQ(rows.size(), 7U);
    EXPECT_TRUE(rows[4].unfolded);
    EXPECT_EQ(rows[4].hidden, 2U) << "so many can be put away again";
    EXPECT_EQ(rows[6].entry, 8U);
}

TEST(LogRows, NothingIsLost) {
    std::size_t shown = 0;
    for (const LogRow& row : log_rows(some_log, {})) shown += 1 + row.hidden;
    EXPECT_EQ(shown, some_log.size());
    EXPECT_TRUE(log_rows({}, {}).empty());
}

} // namespace cardfront
