// Crossfire: the boards, and how a game begins.
#include "tests/core/crossfire/board.h"

#include <map>
#include <set>

namespace cardfront::crossfire {

namespace {

int count(const Board& board, Ground ground) {
    return static_cast<int>(std::count(board.ground.begin(), board.ground.end(), ground));
}

std::string row_of(const Board& board, int row) {
    std::string text;
    for (int column = 0; column < board.columns; ++column)
        text += " .omBs"[static_cast<std::size_t>(board.at(board.cell(row, column)))];
    return text;
}

// Seeds until `fits(state, events)` holds.
template <class F>
State start_where(BoardKind kind, std::vector<Event>& events, F&& fits) {
    for (std::uint64_t seed = 0; seed < 20000; ++seed) {
        events.clear();
        State state = State::start(setup_of(kind, seed), Log(events));
        if (fits(state)) return state;
    }
    ADD_FAILURE() << "no such start";
    return {};
}

std::vector<int> opening_cards(const std::vector<Event>& events, Seat seat) {
    std::vector<int> found;
    for (const Event& event : events)
        if (event.what == what::deal && event.to.area == opening_area && event.seat == seat)
            found.push_back(face_of(static_cast<Piece>(event.card)));
    return found;
}

} // namespace

TEST(CrossfireSetup, CF_1_FiveByNineWithARingOfNeutralNodes) {
    const Board& board = board_of(BoardKind::duel);
    EXPECT_EQ(board.columns, 5);
    EXPECT_EQ(board.rows, 9);
    for (const int row : {0, 8}) EXPECT_EQ(row_of(board, row), "sssss");
    for (const int row : {1, 7}) EXPECT_EQ(row_of(board, row), "BBBBB");
    for (const int row : {2, 6}) EXPECT_EQ(row_of(board, row), ".....");
    for (const int row : {3, 5}) EXPECT_EQ(row_of(board, row), ".ooo.");
    EXPECT_EQ(row_of(board, 4), ".o.o.");
    EXPECT_EQ(board.home_of(board.cell(7, 0)), 0);
    EXPECT_EQ(board.home_of(board.cell(0, 0)), 1);
}

TEST(CrossfireSetup, CF_1_FourNeutralNodesOfEachDeckThatNobodyHasSeen) {
    const State state = State::start(setup_of(BoardKind::duel), Log{});
    std::map<Seat, int> from;
    for (int index = 0; index < state.board().cells(); ++index) {
        if (state.at(index).kind != Kind::neutral) continue;
        ++from[deck_of(state.at(index).piece)];
        EXPECT_FALSE(state.is_shown(index));
        for (const Seat viewer : {Seat{0}, Seat{1}, nobody}) {
            State seen = state;
            seen.redact(viewer);
            EXPECT_TRUE(is_hidden(seen.at(index).piece));
            EXPECT_EQ(deck_of(seen.at(index).piece), deck_of(state.at(index).piece)) << "its back is seen";
        }
    }
    EXPECT_EQ(from, (std::map<Seat, int>{{0, 4}, {1, 4}}));
}

TEST(CrossfireSetup, CF_27_TwoDecksWithTwoOrThreeJokers) {
    for (const std::uint8_t choice : {0, 1}) {
        auto setup = setup_of(BoardKind::duel);
        setup.options[option::jokers] = choice;
        const State state = State::start(setup, Log{});
        EXPECT_EQ(state.jokers_each(), 2 + choice);
        for (const Seat seat : SeatRange(2)) {
            const int all = state.deck_count(seat) + state.discard_count(seat) + state.hand_count(seat);
            EXPECT_EQ(all, 52 + 2 + choice - 4 - 5);
        }
    }
}

TEST(CrossfireSetup, CF_27_EverybodyDrawsFromTheirOwnDeck) {
    Position position(R"(
        8  v5D  v10C
        7  .    v10D
        6  .    ^(v3C+^JC)
        2  ^4C )");
    const int before = position.state.discarded(1, face_named("3C"));
    position.keeps("JC", "b6");
    EXPECT_TRUE(position.discarded(1, "3C")) << "out of a pile of the other's to the discards of its deck";
    EXPECT_EQ(position.state.discarded(1, face_named("3C")), before + 1);
    for (int n = 0; n < 20; ++n) {
        position.passes();
        const Seat seat = position.state.turn();
        const auto draws = position.of(what::deal);
        ASSERT_EQ(draws.size(), 1U);
        EXPECT_EQ(draws[0].from, (Place{deck_area, seat}));
        EXPECT_EQ(deck_of(static_cast<Piece>(draws[0].card)), seat);
    }
}

TEST(CrossfireSetup, CF_26_FiveOpenBaseNodesEach) {
    const State state = State::start(setup_of(BoardKind::duel), Log{});
    for (const Seat seat : SeatRange(2))
        for (const std::uint8_t base : state.board().bases[static_cast<std::size_t>(seat)]) {
            EXPECT_EQ(state.at(base).kind, Kind::node);
            EXPECT_TRUE(state.is_base_of(base, seat));
            EXPECT_FALSE(state.is_base_of(base, static_cast<Seat>(1 - seat)));
            EXPECT_EQ(deck_of(state.at(base).piece), seat);
        }
}

TEST(CrossfireSetup, CF_2_OtherBaseNodesForTwoNumbersOrAJoker) {
    const auto may = [](const std::string& bases) { return Position("2 " + bases).state.may_redraw(0); };
    EXPECT_TRUE(may("^KC ^QC ^JC ^KD ^QD"));
    EXPECT_TRUE(may("^KC ^QC ^JC ^AC ^10D"));
    EXPECT_FALSE(may("^KC ^QC ^9C ^AC ^10D"));
    EXPECT_FALSE(may("^2C ^3C ^9C ^AC ^10D"));
    EXPECT_TRUE(may("^2C ^3C ^9C ^AC ^Jo")) << "any Joker";
    EXPECT_TRUE(may("^KC ^3C ^Jo ^AC ^Jo"));
}

TEST(CrossfireSetup, CF_2_AgainAndAgainButOnlyIfAllowed) {
    std::vector<Event> events;
    State state = start_where(BoardKind::duel, events, [](const State& each) {
        return each.phase == Phase::bases && each.player == 0;
    });
    int redraws = 0;
    for (; state.phase == Phase::bases && state.player == 0; ++redraws) {
        EXPECT_TRUE(state.may_redraw(0));
        const int before = state.deck_count(0);
        state.apply({redraw}, Log{});
        ASSERT_TRUE(state.sane());
        if (state.phase == Phase::bases) {
            EXPECT_EQ(state.deck_count(0), before) << "five back, five out";
        }
    }
    EXPECT_GT(redraws, 0);
    EXPECT_FALSE(state.may_redraw(0)) << "then they stay";
}

TEST(CrossfireSetup, CF_2_ItIsOfferedNotForced) {
    std::vector<Event> events;
    State state = start_where(BoardKind::duel, events, [](const State& each) {
        return each.phase == Phase::bases && each.player == 0 && each.may_redraw(1);
    });
    const auto before = state.pieces;
    state.apply({accept}, Log{});
    EXPECT_EQ(state.pieces, before);
    EXPECT_EQ(state.phase, Phase::bases);
    EXPECT_EQ(state.player, 1) << "the other one is asked too";
    state.apply({accept}, Log{});
    EXPECT_EQ(state.phase, Phase::play);
    EXPECT_EQ(state.pieces, before);
}

TEST(CrossfireSetup, CF_20_BytesInWhichMoreHasHappenedAreRefused) {
    State state;
    for (std::uint64_t seed = 1; state.phase != Phase::bases || state.deck_count(0) == 0; ++seed)
        state = State::start(setup_of(BoardKind::duel, seed), Log{});
    ASSERT_TRUE(state.sane());
    const Board& board = state.board();
    const std::uint8_t mine = board.bases[0][0], theirs = board.bases[1][0];
    State other = state;
    std::swap(other.pieces[mine], other.pieces[theirs]);
    EXPECT_FALSE(other.sane()) << "a base node of another deck would be shuffled into one's own";
    other = state;
    other.set(mine, {state.pieces[mine], Kind::node, 1, nobody});
    other.find_power();
    EXPECT_FALSE(other.sane());
    other = state;
    other.set(mine, {state.pieces[mine], Kind::pile, 0, nobody});
    other.find_power();
    EXPECT_FALSE(other.sane());
    other = state;
    const Piece piece = other.draw(0, Log{});
    other.put(board.ahead_of(mine), {piece, Kind::node, 0, nobody});
    EXPECT_FALSE(other.sane()) << "a node was laid";
    other = state;
    other.discard_piece(other.draw(0, Log{}), Log{}, {});
    EXPECT_FALSE(other.sane()) << "a card was discarded";
    other = state;
    other.sets.links.set(static_cast<std::size_t>(board.ahead_of(mine)));
    EXPECT_FALSE(other.sane()) << "it claims power where none is";
    other = state;
    other.claims[1] = mine;
    EXPECT_FALSE(other.sane()) << "nobody has laid a card there";
    other = state;
    other.sets.show(board.neutral_cells.first([](int) { return true; }));
    EXPECT_FALSE(other.sane()) << "a neutral node was shown";
    other = state;
    other.player = static_cast<Seat>(1 - state.player);
    EXPECT_EQ(other.sane(), other.may_redraw(other.player)) << "who may not draw others is not asked";
}

TEST(CrossfireSetup, CF_20_BeforeThatNothingElseIsPlayed) {
    std::vector<Event> events;
    const State state =
        start_where(BoardKind::duel, events, [](const State& each) { return each.phase == Phase::bases; });
    EXPECT_STREQ(state.refusal({play, 6, 0, 0}).rule, "CF-20");
    EXPECT_STREQ(state.refusal({discard, -1, -1, 0}).rule, "CF-20");
    EXPECT_STREQ(state.refusal({swap, 7, 0}).rule, "CF-20");
    for (const Seat seat : SeatRange(2)) EXPECT_EQ(state.hand_count(seat), 0);
}

TEST(CrossfireSetup, CF_3_TheHighestDrawBegins) {
    std::set<Seat> began;
    for (const BoardKind kind : {BoardKind::duel, BoardKind::teams, BoardKind::ultimate})
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            std::vector<Event> events;
            const State state = State::start(setup_of(kind, seed), Log(events));
            if (state.phase != Phase::play) continue;
            // The last card of each decides, among those who were never beaten.
            auto still = static_cast<SeatSet>((1U << state.players) - 1U);
            std::vector<std::vector<int>> drawn;
            for (const Seat seat : SeatRange(state.players)) {
                drawn.push_back(opening_cards(events, seat));
                std::erase(drawn.back(), joker);
            }
            for (std::size_t round = 0; std::popcount(still) > 1; ++round) {
                int best = 0;
                for (const Seat seat : SeatRange(state.players))
                    if (has(still, seat))
                        best = std::max(best, strength_of(drawn[static_cast<std::size_t>(seat)].at(round)));
                for (const Seat seat : SeatRange(state.players))
                    if (has(still, seat) &&
                        strength_of(drawn[static_cast<std::size_t>(seat)].at(round)) < best)
                        still = static_cast<SeatSet>(still & ~only(seat));
            }
            EXPECT_EQ(only(state.player), still) << "seed " << seed;
            began.insert(state.player);
        }
    EXPECT_EQ(began.size(), 4U);
}

TEST(CrossfireSetup, CF_3_AJokerDrawsAgainAndATieToo) {
    std::vector<Event> events;
    State state = start_where(BoardKind::duel, events, [&](const State& each) {
        const std::vector<int> drawn = opening_cards(events, 0);
        return each.phase == Phase::play && !drawn.empty() && drawn[0] == joker;
    });
    EXPECT_GE(opening_cards(events, 0).size(), 2U);
    EXPECT_TRUE(state.discarded(0, joker) > 0) << "drawn cards are discarded";
    state = start_where(BoardKind::duel, events, [&](const State& each) {
        const std::vector<int> one = opening_cards(events, 0);
        const std::vector<int> other = opening_cards(events, 1);
        return each.phase == Phase::play && one.size() == 2 && other.size() == 2 &&
               strength_of(one[0]) == strength_of(other[0]) && one[0] != joker;
    });
    EXPECT_EQ(state.discard_count(0), 2);
    EXPECT_EQ(state.discard_count(1), 2);
}

TEST(CrossfireSetup, CF_3_OfFourOnlyThoseWhoTieDrawAgain) {
    std::vector<Event> events;
    start_where(BoardKind::teams, events, [&](const State& each) {
        int twice = 0;
        for (const Seat seat : SeatRange(4)) {
            const std::vector<int> drawn = opening_cards(events, seat);
            if (std::count(drawn.begin(), drawn.end(), static_cast<int>(joker)) != 0) return false;
            twice += drawn.size() == 2 ? 1 : 0;
        }
        return each.phase == Phase::play && twice == 2;
    });
}

TEST(CrossfireSetup, CF_3_ThenEverybodyHasThreeCardsAndTheFirstDraws) {
    for (const BoardKind kind : {BoardKind::duel, BoardKind::teams}) {
        std::vector<Event> events;
        const State state =
            start_where(kind, events, [](const State& each) { return each.phase == Phase::play; });
        for (const Seat seat : SeatRange(state.players))
            EXPECT_EQ(state.hand_count(seat), seat == state.player ? 4 : 3);
    }
}

TEST(CrossfireSetup, CF_30_NineByNineWithoutCorners) {
    const Board& board = board_of(BoardKind::teams);
    const std::vector<std::string> rows{"  sssss  ", "  BBBBB  ", "sB.....Bs", "sB.ooo.Bs", "sB.omo.Bs",
                                        "sB.ooo.Bs", "sB.....Bs", "  BBBBB  ", "  sssss  "};
    for (int row = 0; row < 9; ++row) EXPECT_EQ(row_of(board, row), rows[static_cast<std::size_t>(row)]);
}

TEST(CrossfireSetup, CF_19_UltimateIsFifteenByFifteenWithTwoDecksEach) {
    const Board& board = board_of(BoardKind::ultimate);
    EXPECT_EQ(board.columns, 15);
    EXPECT_EQ(board.rows, 15);
    EXPECT_EQ(count(board, Ground::neutral), 8);
    EXPECT_EQ(count(board, Ground::middle), 1);
    EXPECT_EQ(board.at(board.cell(7, 7)), Ground::middle);
    EXPECT_EQ(row_of(board, 0), "     sssss     ");
    EXPECT_EQ(row_of(board, 1), "     BBBBB     ");
    EXPECT_EQ(row_of(board, 2), "  ...........  ");
    EXPECT_EQ(row_of(board, 4), "  ..o..o..o..  ");
    EXPECT_EQ(row_of(board, 7), "sB..o..m..o..Bs");
    EXPECT_EQ(count(board, Ground::base), 20);
    EXPECT_EQ(count(board, Ground::support), 20);
    const State state = State::start(setup_of(BoardKind::ultimate), Log{});
    for (const Seat seat : SeatRange(4)) {
        int all = 0;
        for (int index = 0; index < board.cells(); ++index) {
            const Cell here = state.at(index);
            all += here.kind != Kind::empty && deck_of(here.piece) == seat ? 1 : 0;
        }
        all += state.deck_count(seat) + state.discard_count(seat) + state.hand_count(seat);
        EXPECT_EQ(all, 2 * (52 + 2));
    }
}

TEST(CrossfireSetup, CF_18_TheBoardsAreAlikeFromEverySide) {
    for (const BoardKind kind : {BoardKind::teams, BoardKind::ultimate}) {
        const Board& board = board_of(kind);
        for (int cell = 0; cell < board.cells(); ++cell) {
            // A quarter turn clockwise takes each seat's cells to those of the next seat.
            const int turned = board.cell(board.column(cell), board.rows - 1 - board.row(cell));
            EXPECT_EQ(board.at(turned), board.at(cell)) << board.name_of(cell);
            if (board.home_of(cell) != nobody) {
                EXPECT_EQ(board.home_of(turned), (board.home_of(cell) + 1) % 4) << board.name_of(cell);
            }
        }
    }
}

TEST(CrossfireSetup, CF_16_SupportsLieBehindTheBasesAndTouchNothing) {
    for (const BoardKind kind : {BoardKind::duel, BoardKind::teams, BoardKind::ultimate}) {
        const Board& board = board_of(kind);
        for (const Seat seat : SeatRange(board.seats))
            for (const std::uint8_t base : board.bases[static_cast<std::size_t>(seat)]) {
                const int behind = board.behind(base);
                ASSERT_NE(behind, no_cell);
                EXPECT_EQ(board.at(behind), Ground::support);
                EXPECT_EQ(board.home_of(behind), seat);
                EXPECT_EQ(board.base_of(behind), base);
                EXPECT_NE(board.ahead_of(base), no_cell);
                EXPECT_EQ(board.at(board.ahead_of(base)), Ground::open);
                for (int way = 0; way < 4; ++way) EXPECT_EQ(board.beside(behind, way), no_cell);
            }
    }
}

TEST(CrossfireSetup, CF_18_TwoNeutralNodesOfEachDeckAndTheMiddleByChance) {
    std::set<Seat> middles;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const State state = State::start(setup_of(BoardKind::teams, seed), Log{});
        std::map<Seat, int> from;
        for (int index = 0; index < state.board().cells(); ++index) {
            const Seat deck = deck_of(state.at(index).piece);
            if (state.board().at(index) == Ground::neutral) ++from[deck];
            if (state.board().at(index) == Ground::middle) middles.insert(deck);
        }
        ASSERT_EQ(from, (std::map<Seat, int>{{0, 2}, {1, 2}, {2, 2}, {3, 2}}));
    }
    EXPECT_EQ(middles.size(), 4U);
}

} // namespace cardfront::crossfire
