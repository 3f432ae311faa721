// A match at the terminal: people by words and numbered choices, the computer from its own view.
#pragma once

#include "tools/terminal/screen.h"
#include "tools/terminal/viewpoint.h"

#include <array>
#include <string>

namespace cardfront::terminal {

class Play {
  public:
    // `file`: where the record goes after every action; none when empty.
    Play(Match match, std::string file, const Screen& screen);

    void run(); // until the game is over, or nobody goes on

  private:
    // What a line of a person asks for: to be asked again, to look at the table anew, or to leave.
    enum class Answer : unsigned char { ask, look, leave };

    // --- Turns
    void computer_turn(Seat seat);
    bool person_turn(Seat seat); // false: they leave
    bool hand_over(Seat to);     // false: they leave
    void finish();
    void leave(bool ask);

    // --- What a person may say
    Answer answer(const std::string& line, Seat seat, const std::vector<Action>& choices);
    Answer act(Action action);
    Answer undo(Seat seat, bool veiled = false); // as Match::undo
    Answer save_as(const std::string& file);
    void show_rules(const std::string& id) const;
    void show_help() const;

    // --- What is shown. All goes by `eyes_`.
    void tell_news(); // what happened since this person last looked
    void show_table();
    void show_log();
    std::vector<Action> show_choices() const;
    void show_moments(std::size_t from);

    void save();
    std::optional<std::string> read_line(const std::string& prompt) const;
    int people() const;
    std::size_t& told(Seat seat) { return told_[static_cast<std::size_t>(seat + 1)]; }

    Match match_;
    std::string file_;
    const Screen& screen_;
    Seat eyes_ = nobody;        // who sits before the screen
    bool asked_ = false;        // whoever is to move, since the last action
    bool secret_shown_ = false; // since it was cleared, something an onlooker does not know
    std::array<std::size_t, most_seats + 1> told_{}; // steps told to each, the opening being one; 0: onlooker
};

} // namespace cardfront::terminal
