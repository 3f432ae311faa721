// Crossfire in words: what is told of cards that nobody has seen, and of hands that are empty.
#include "tests/core/crossfire/board.h"

namespace cardfront::crossfire {

namespace {

std::vector<std::string> lines_of(const State& state, Seat viewer, const std::string& key) {
    for (const Section& section : sections(state, viewer, Names{}))
        if (section.key == key) return section.lines;
    return {};
}

bool has_line(const std::vector<std::string>& lines, const std::string& line) {
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

} // namespace

// Who sees everything is told of neutral nodes no more than that they lie there.
TEST(CrossfireWords, CF_1_ANeutralNodeIsNobodysBase) {
    for (const BoardKind kind : {BoardKind::duel, BoardKind::teams, BoardKind::ultimate}) {
        std::vector<Event> events;
        const State state = State::start(setup_of(kind), Log(events));
        int bases = 0;
        for (const Event& event : events) {
            if (event.to.area != cell_area) continue;
            const bool is_base = state.is_base(state.board().cell(event.to.row, event.to.index));
            bases += is_base ? 1 : 0;
            EXPECT_EQ(words_of(state, event, Names{}).empty(), !is_base);
        }
        EXPECT_EQ(bases, line_length * state.players);
    }
}

TEST(CrossfireWords, CF_2_WhileBasesAreSettledThereIsNoCardInHand) {
    State bases;
    for (std::uint64_t seed = 1; bases.phase != Phase::bases || bases.deck_count(0) == 0; ++seed)
        bases = State::start(setup_of(BoardKind::duel, seed), Log{});
    EXPECT_TRUE(has_line(lines_of(bases, 0, "player-1"), "Hand: none"));
    Position position("2 ^4C");
    position.hand(0, "6S KS 2S 3S");
    EXPECT_TRUE(has_line(lines_of(position.state, 0, "player-1"),
                         "Hand: 2 of Spades, 3 of Spades, 6 of Spades, King of Spades"));
}

} // namespace cardfront::crossfire
