// A match, written once for all games: who plays what, the actions so far, undo, views, the log in words, and
// the record, a text from which the whole match can be played again.
#pragma once

#include "core/match/games.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace cardfront {

inline constexpr std::size_t most_name_bytes = 40;
inline constexpr std::size_t most_record_bytes = 1U << 20U;

struct Player {
    std::string name;
    int level = -1; // of the computer, 0 to levels - 1 (computer.h); -1: a person
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
// A name that the record can hold: what is no text in UTF-8, control characters and surrounding blanks
// removed, cut to size between characters; may be empty.
std::string clean_name(std::string_view name);

struct Step {
    Seat seat = nobody;
    Action action;
    AnyState before;
    std::vector<Event> events;
};

class Match;
// The seat with the lowest score, who begins a rematch where that is the custom; nobody: a tie.
Seat loser(const Match& match);

class Match {
  public:
    explicit Match(const MatchSetup& setup); // needs a setup that check passes

    const MatchSetup& setup() const { return setup_; }
    const GameInfo& info() const { return game_info(setup_.game); }
    const AnyState& state() const { return state_; }
    const std::vector<Event>& opening() const { return opening_; } // what happened before the first action
    const std::vector<Step>& steps() const { return steps_; }
    const AnyState& after(std::size_t step) const {
        return step + 1 < steps_.size() ? steps_[step + 1].before : state_;
    }
    Names names() const;
    Seat turn() const { return cardfront::turn(state_); }
    bool over() const { return turn() == nobody; }
    bool is_person(Seat seat) const { return setup_.players[static_cast<std::size_t>(seat)].is_person(); }

    // Does nothing when it refuses.
    Refusal play(Action action);

    // Undo takes back the last action of `seat`. It never crosses another player's action, nor anything that
    // turned up for `seat`, except in a practice match.
    bool can_undo(Seat seat) const;
    void undo(Seat seat); // needs can_undo

    // What step number `step` was, in sentences, for one who sees through the eyes of `viewer`.
    std::vector<Line> words(std::size_t step, Seat viewer) const;
    std::vector<Line> opening_words(Seat viewer) const;

    std::string record() const;
    static Result<Match> from_record(std::string_view text);

  private:
    MatchSetup setup_;
    std::vector<Event> opening_; // before state_, whose start fills it
    AnyState state_;
    std::vector<Step> steps_;
};

} // namespace cardfront
