#include "core/crossfire/board.h"

#include <string_view>

namespace cardfront::crossfire {

namespace {

// A to D are the bases of seats 0 to 3, a to d their supports, . is open, o a neutral node, m the middle one.
constexpr std::string_view duel_picture = "bbbbb"
                                          "BBBBB"
                                          "....."
                                          ".ooo."
                                          ".o.o."
                                          ".ooo."
                                          "....."
                                          "AAAAA"
                                          "aaaaa";
constexpr std::string_view teams_picture = "  ccccc  "
                                           "  CCCCC  "
                                           "bB.....Dd"
                                           "bB.ooo.Dd"
                                           "bB.omo.Dd"
                                           "bB.ooo.Dd"
                                           "bB.....Dd"
                                           "  AAAAA  "
                                           "  aaaaa  ";
constexpr std::string_view ultimate_picture = "     ccccc     "
                                              "     CCCCC     "
                                              "  ...........  "
                                              "  ...........  "
                                              "  ..o..o..o..  "
                                              "bB...........Dd"
                                              "bB...........Dd"
                                              "bB..o..m..o..Dd"
                                              "bB...........Dd"
                                              "bB...........Dd"
                                              "  ..o..o..o..  "
                                              "  ...........  "
                                              "  ...........  "
                                              "     AAAAA     "
                                              "     aaaaa     ";

constexpr std::array<std::array<int, 2>, 4> steps{
    {{-1, 0}, {0, 1}, {1, 0}, {0, -1}}}; // up, right, down, left

constexpr bool touches(Ground ground) {
    return ground != Ground::outside && ground != Ground::support;
}

constexpr Board made(const char* name, int columns, int rows, int seats, std::string_view picture,
                     std::array<std::uint8_t, most_seats> ahead) {
    Board board{name, columns, rows, seats, {}, {}, {}, {}, ahead, {}, {}, {}, {}, {}};
    std::array<std::size_t, most_seats> found{};
    for (std::size_t cell = 0; cell < most_cells; ++cell) {
        board.home[cell] = nobody;
        for (std::uint8_t& other : board.around[cell]) other = most_cells;
        if (cell >= picture.size()) continue;
        const char sign = picture[cell];
        Ground& ground = board.ground[cell];
        if (sign == '.') ground = Ground::open;
        if (sign == 'o') ground = Ground::neutral;
        if (sign == 'm') ground = Ground::middle;
        if (sign >= 'A' && sign <= 'D') {
            ground = Ground::base;
            const auto seat = static_cast<std::size_t>(sign - 'A');
            board.home[cell] = static_cast<Seat>(seat);
            board.bases[seat][found[seat]++] = static_cast<std::uint8_t>(cell);
        }
        if (sign >= 'a' && sign <= 'd') {
            ground = Ground::support;
            board.home[cell] = static_cast<Seat>(sign - 'a');
        }
    }
    for (int cell = 0; cell < columns * rows; ++cell) {
        if (!touches(board.ground[static_cast<std::size_t>(cell)])) continue;
        for (std::size_t way = 0; way < 4; ++way) {
            const int row = cell / columns + steps[way][0];
            const int column = cell % columns + steps[way][1];
            if (row < 0 || row >= rows || column < 0 || column >= columns) continue;
            const int other = row * columns + column;
            if (touches(board.ground[static_cast<std::size_t>(other)]))
                board.around[static_cast<std::size_t>(cell)][way] = static_cast<std::uint8_t>(other);
        }
        const auto at = static_cast<std::size_t>(cell);
        board.touching.set(at);
        board.with_right.set(at, board.around[at][1] != most_cells);
        board.with_left.set(at, board.around[at][3] != most_cells);
        board.base_cells.set(at, board.ground[at] == Ground::base);
        board.neutral_cells.set(at,
                                board.ground[at] == Ground::neutral || board.ground[at] == Ground::middle);
    }
    return board;
}

} // namespace

constexpr std::array<Board, enumerators<BoardKind>> boards{
    made(phrase("5 by 9"), 5, 9, 2, duel_picture, {0, 2, 0, 0}),
    made(phrase("9 by 9"), 9, 9, 4, teams_picture, {0, 1, 2, 3}),
    made(phrase("15 by 15"), 15, 15, 4, ultimate_picture, {0, 1, 2, 3}),
};

namespace {

template <std::size_t words>
Cells flood_in(const Board& board, const Cells& start, const Cells& through) {
    Cells reached = start & through;
    for (bool more = true; more;) {
        more = false;
        for (std::size_t i = 0; i < words; ++i) {
            const std::uint64_t before = reached.word(i);
            const std::uint64_t now = before | (board.beside_in<words>(reached, i) & through.word(i));
            reached.set_word(i, now);
            more = more || now != before;
        }
    }
    return reached;
}

} // namespace

Cells Board::flood(const Cells& start, const Cells& through) const {
    return cells() <= 64 ? flood_in<1>(*this, start, through) : flood_in<Cells::words>(*this, start, through);
}
std::string Board::name_of(int cell) const {
    return static_cast<char>('a' + column(cell)) + std::to_string(rows - row(cell));
}

} // namespace cardfront::crossfire
