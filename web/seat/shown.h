// What this screen shows of a match: the moments of one pair of eyes (core/match/moment.h) and nothing else.
// Tables, log and mirror draw from it; it holds no truth, so they cannot leak any.
#pragma once

#include "core/match/moment.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace cardfront {

struct Shown {
    MatchSetup setup; // without the seed: it is every card to come
    Names names;
    Seat eyes = nobody;   // nobody: an onlooker's, also while the screen is handed over
    Seat reader = nobody; // the one person at this screen, who is "you"
    bool open = false;    // the view hides nothing: it is looked through with all open
    Seen view;
    Seat turn = nobody;      // nobody: the game is over
    Seat resigned = nobody;  // who ended it so
    bool mine = false;       // the eyes may act now
    bool thinking = false;   // the computer player whose turn it is
    std::size_t actions = 0; // so far
    // The number of each seat's latest action, from 1; 0: none yet.
    std::array<std::size_t, most_seats> latest_of{};
    std::vector<Event> latest;                  // what the latest action did, as these eyes may know it
    Seat actor = nobody;                        // whose action it was
    SeatSet winners = 0;                        // when the game is over
    std::optional<Seen> ended;                  // how it ended, where the table shows what decided it
    std::array<std::string, most_seats> away{}; // of who plays at another page and is not there: for how long
    std::vector<Action> legal;                  // what the eyes may do now, ascending

    const GameInfo& info() const { return game_info(setup.game); }
    bool over() const { return turn == nobody; }
    bool is_person(Seat seat) const { return setup.players[static_cast<std::size_t>(seat)].is_person(); }
    int seats() const { return setup.setup.seats; }
    // For sentences, as in the log: its one reader is "you".
    Names told() const {
        Names out = names;
        out.tell(reader);
        return out;
    }
};

// Whose turn it is and what is to be done, or how it ended.
inline std::string turn_words(const Shown& shown) {
    const Names names = shown.told();
    return begun(shown.resigned != nobody ? resigned_words(names, shown.resigned)
                                          : turn_words(shown.view, names),
                 names);
}

// A line of the log as the eyes were told it.
struct LogEntry {
    Line line;
    std::size_t step = 0; // 0: before the first action, else the number of the action from 1
    Seat actor = nobody;  // whose action it was
};

} // namespace cardfront
