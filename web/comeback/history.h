// What was played at this screen, for the statistics and the deals of the day: a line for each
// game that ended and each deal that was begun. Kept in the platform's store, a
// text for each month by UTC, "played.2026-11":
//
//   cardfront-played 1 2026-11
//   g HH 5lh2m 3k9...  no-bet.rolled p2 w 137 2026-11-23 Iron Rain    a game, see Played (W: with hints)
//   t HH 2026-11-23 l8x3-a1b2                                          a deal of the day was begun, see Try
//   sum 0123456789abcdef                                               of all before
//
// A line is some 60 bytes, so that ten games a day for ten years are two megabytes before the store packs
// them. Lines of a kind that this program does not know are kept as they are. Only the tab that is looked at
// writes; what another adds, or what the store does not take, waits here. Nothing counts twice: a line
// that says what another says already is left out.
#pragma once

#include "core/match/match.h"
#include "web/comeback/calendar.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront::comeback {

enum class Ending : char { won = 'w', lost = 'l', resigned = 'r', drawn = 'd', of_people = 'o' };

// A game that ended.
struct Played {
    int game = 0;
    std::uint64_t minute = 0;          // of its end, since 1970
    std::uint64_t deal = 0;            // deal_print: the same deal counts once
    std::string options{};             // keys of the choices that are told (Option), joined by "."; "-": none
    std::string seats{};               // of each seat "p" for a person, or the computer's level
    Ending ending = Ending::of_people; // for the one person; of_people: there are several
    std::uint32_t actions = 0;
    Day day = no_day;    // of which it was the deal
    std::string side{};  // what the person played: a faction, deck or army by name; may be empty
    bool hinted = false; // the person had a hint
    bool operator==(const Played&) const = default;
    Day date() const { return static_cast<Day>(minute / 1440); } // of its end
};
// A deal of the day was begun: it counts from then on.
struct Try {
    int game = 0;
    Day day = no_day;
    std::string save{}; // the id of the saved game
    bool operator==(const Try&) const = default;
};
std::string text_of(const Played& played);
std::string text_of(const Try& tried);
// Nothing for what is no such line, or of a game that this program does not have.
std::optional<Played> read_played(std::string_view line);
std::optional<Try> read_try(std::string_view line);

// A number that tells this deal from others, whoever plays it: game, options, seats with their levels, lists,
// seed.
std::uint64_t deal_print(const MatchSetup& deal);
// What is counted of a match that is over; nothing: a practice match, or nobody at this screen plays it.
std::optional<Played> played_of(const Match& match, std::uint64_t unix_ms);

inline constexpr std::string_view history_head = "cardfront-played ";
inline constexpr std::size_t most_history_lines = 30000;

class History {
  public:
    // Reads the store, anew too when another tab may have written; what waits is put in. What can be read of
    // a damaged month is kept, its text set aside with the damaged saved games.
    void load();

    const std::vector<Played>& games() const { return games_; } // by their ends
    const std::vector<Try>& tries() const { return tries_; }
    const Try* find_try(int game, Day day) const;       // nullptr: it was not begun
    const Played* find_result(int game, Day day) const; // nullptr: it did not end

    // False: it is there already, and nothing is added.
    bool add(const Played& played);
    bool add(const Try& tried);
    int version() const { return version_; } // another one whenever games() or tries() may have changed
    // How many lines are not in the store.
    std::size_t waiting() const;
    // Puts them in, as far as they are taken now.
    void put_waiting();
    // False: another tab is looked at, and all is still there.
    bool erase();

    // All months, one after the other; where there is nothing, this one without a line.
    std::string text(Day now) const;
    // Takes over what the months in a pasted text say, of which nothing may be altered; tells how many lines
    // are new. What else stands in the text does not count.
    Result<std::size_t> merge(std::string_view text);

  private:
    struct Line {
        Day month = no_day; // its first day
        std::string text{};
        bool waits = false;
    };
    bool add_line(Day month, const std::string& text);
    void take(Day month, std::string_view line, bool waits);
    void put(Day month);
    void sort_out();
    // The first from that day on of which there are lines, or lines that wait; no_day: none.
    Day next_month(Day from, bool that_waits = false) const;
    std::string text_of_month(Day month) const;

    std::vector<Line> lines_;        // by month, then as they came
    std::vector<std::uint64_t> ids_; // hashes of what each line is about, ascending
    std::vector<Day> foreign_;       // months that another version of the page wrote
    std::vector<Played> games_;
    std::vector<Try> tries_;
    // Of the deals of the day, ascending: the deal's number, then 32 bits of where it is in games_, or in
    // tries_.
    std::vector<std::uint64_t> results_, begun_;
    int version_ = 0;
};

} // namespace cardfront::comeback
