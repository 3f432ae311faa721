// What is kept of the road: a line for each game that was begun at a stop. Stars and losses follow from them.
// Kept under the key "circuit", and exported with the statistics and the saved games:
//
//   cardfront-circuit 1
//   g ada 5kd-x1 3w5e11 h- w1-      the stop, the saved game, its seed; help: hints, undo; how it ended: on,
//   g bo 5kd-x2 1 -- -              won with the first and the second aim, drawn or lost; "-": it goes on
//   sum 0123456789abcdef            of all before
//
// Lines that this program does not know are kept as they are. One fact told twice counts once, and what is
// known of a game only becomes more: so texts of two pages can be put together.
#pragma once

#include "web/circuit/road.h"
#include "web/store/notes.h"

#include <bit>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront::circuit {

struct Game {
    std::string stop{}, save{};
    std::uint64_t seed = 0;
    Help help{};
    std::optional<Verdict> ended{};
    bool operator==(const Game&) const = default;
};
std::string text_of(const Game& game); // a line without its end
std::optional<Game> read_game(std::string_view line);

inline constexpr std::string_view progress_head = "cardfront-circuit ";
inline constexpr std::size_t most_games_kept = 20000;

class Progress {
  public:
    // Reads what is kept, anew too when another tab may have written: what waits is put in with that. Of a
    // damaged text what can be read stays, and it is set aside with the damaged saved games.
    void load(Notes& notes);
    // A newer version of the page wrote what is kept: it stays as it is, and what is added here goes with the
    // page.
    bool foreign() const { return foreign_; }

    const std::vector<Game>& games() const { return games_; }
    const Game* find(std::string_view save) const; // nullptr: it is none of a stop's
    // With what that line says of its game.
    void add(Notes& notes, const Game& game);

    bool won(std::string_view stop) const { return stand(stop).won; }
    int stars(std::string_view stop) const { return stand(stop).stars(); } // 0 to 3
    // That were met in some game that was won: bits.
    std::uint8_t aims(std::string_view stop) const { return stand(stop).aims; }
    // In a row, up to the latest end.
    int losses(std::string_view stop) const;
    int all_stars() const;

    std::string text() const;
    // Takes over what such texts say that stand in a pasted one, of which nothing may be altered; tells how
    // many lines are new or say more.
    Result<std::size_t> merge(Notes& notes, std::string_view pasted);

  private:
    struct Stand {
        bool won = false;
        std::uint8_t aims = 0;
        int stars() const { return won ? 1 + std::popcount(aims) : 0; }
    };
    Stand stand(std::string_view stop) const;
    bool take(std::string_view line); // true: it was new, or says more
    bool take(Game game);
    void count(const Game& game);
    void put(Notes& notes);

    std::vector<Game> games_;
    // What these come to, by stop: the map asks for it many times a frame.
    std::map<std::string, Stand, std::less<>> stands_;
    std::vector<std::string> others_; // lines
    bool foreign_ = false;
};

} // namespace cardfront::circuit
