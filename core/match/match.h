// A match, written once for all games: who plays what, the actions so far, undo, and the record, a text from
// which the whole match can be played again. What of it somebody may see is in moment.h.
#pragma once

#include "core/match/games.h"
#include "core/words.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

inline constexpr std::size_t most_name_bytes = 40;
inline constexpr std::size_t most_record_bytes = 1U << 20U;

struct Player {
    std::string name;
    int level = -1; // of the computer, 0 to levels - 1 (levels.h); -1: a person
    bool is_person() const { return level < 0; }
    bool operator==(const Player&) const = default;
};

struct MatchSetup {
    int game = 0;
    Setup setup;
    std::array<Player, most_seats> players;
    bool practice = false; // undo as far as one likes
    bool operator==(const MatchSetup&) const = default;
};

// Why such a match cannot be; nothing if it can.
std::optional<Problem> check(const MatchSetup& setup);
// A name as it is shown: what is no text in UTF-8, invisible letters, direction marks and surrounding blanks
// removed, each other blank a space, cut to size between letters; empty where nothing would be seen.
std::string clean_name(std::string_view name);
// As they are shown and told, each another one: of two that are called Ann the second is "Ann 2". A record
// may hold what an older program took for a name: it is cleaned here.
Names names_of(const MatchSetup& setup);

struct Step {
    Seat seat = nobody;
    Action action;
    std::vector<Event> events;
};

// The record's parts, each with its line's end: its head, an action, and its last line, which holds the
// number of actions and the checksum of all `text` before it.
std::string head_of_record(const MatchSetup& setup);
std::string line_of_record(const GameInfo& info, const Step& step);
std::string end_of_record(std::string_view text, std::size_t actions);
// Does its checksum fit? If so, what cannot be read is not damaged but of another program.
bool intact_record(std::string_view text);
// A sentence which tells that the record, which this program plays, was made with another version of the
// game's rules; "": it was not, or there is no such game. Its line "game" is enough.
std::string other_rules_words(std::string_view record);

class Match;
// Who begins a rematch, by any view of the end, since scores are open: who has resigned, or else the seat
// with the lowest score; nobody: a tie, or a game that knows no such custom.
Seat first_of_rematch(const Position& end, int seats, Seat resigned);
// The team with the best score, who have won when the game is over; none: a tie. Of the others where the team
// of one has resigned.
SeatSet leaders(const Position& position, int seats, Seat resigned);

// History is the opening position, the actions with their events, and a snapshot of the state now and then:
// time and memory of an action do not grow with the length of the match.
class Match {
  public:
    explicit Match(const MatchSetup& setup); // needs a setup that check passes; completes it
    // Goes on from `position`, a sane state of that game, after `earlier` actions that nobody can play again.
    Match(const MatchSetup& setup, const Position& position, std::size_t earlier);

    const MatchSetup& setup() const { return setup_; }
    const GameInfo& info() const { return game_info(setup_.game); }
    const Position& state() const { return state_; }               // the truth: show its moments (moment.h)
    const std::vector<Event>& opening() const { return opening_; } // what happened before the first action
    const std::vector<Step>& steps() const { return steps_; }
    // After so many of these actions, 0 to all; plays at most some dozens of them again.
    Position state_at(std::size_t actions) const;
    // How many actions came before the opening position; nothing: it is the game's own beginning.
    std::optional<std::size_t> earlier() const { return earlier_; }
    Names names() const;
    Seat turn() const { return resigned() == nobody ? cardfront::turn(state_) : nobody; }
    bool over() const { return turn() == nobody; }
    bool is_person(Seat seat) const { return setup_.players[static_cast<std::size_t>(seat)].is_person(); }

    // Does nothing when it refuses.
    Refusal play(Action action);
    // Whoever is to move gives it up: the last of its steps, which leaves the state as it is. Needs a person.
    void resign();
    Seat resigned() const { // nobody: it goes on, or was played to its end
        return !steps_.empty() && steps_.back().action == resignation ? steps_.back().seat : nobody;
    }
    SeatSet winners() const { return leaders(state_, setup_.setup.seats, resigned()); } // needs over()
    // Undo takes back actions of `seat` up to its last real choice: where only one thing could be done, there
    // was none. It never crosses another player's action, nor anything that turned up for `seat`, nor the
    // end, except in a practice match. `veiled`: while others look, who must not learn whether an answer to
    // their action was a real choice; it counts as one where there is none before.
    bool can_undo(Seat seat, bool veiled = false) const;
    void undo(Seat seat, bool veiled = false); // needs can_undo
    // To where so many actions were done, 0 to all: where all players agree there are no more rules to it.
    void go_back(std::size_t actions);
    // Could whoever is to move take back this legal action?
    bool could_undo(Action action) const;

    std::string record() const;
    // From anything that holds one: it may have been pasted (pasted.h), with words before and behind it.
    static Result<Match> from_record(std::string_view text);
    // What of it can be played, up to its fault; nothing: not even its beginning.
    static std::optional<Match> playable_part(std::string_view text);

  private:
    // How many actions undo takes back; 0: it cannot.
    std::size_t undone_by(Seat seat, bool veiled) const;
    bool taught(const std::vector<Event>& events, Seat seat) const;

    MatchSetup setup_;
    std::vector<Event> opening_; // before state_, whose start fills it
    Position state_;
    std::optional<std::size_t> earlier_;
    std::vector<Step> steps_;
    std::vector<Position> snapshots_; // the opening position, and after each so many actions
};

} // namespace cardfront
