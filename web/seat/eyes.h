// Whose eyes look at this screen, the veil while it is handed from one person to another, and what these eyes
// are shown and told: the match as it stands, its log, and what nobody has seen yet of what happened.
#pragma once

#include "web/seat/moments.h"
#include "web/seat/shown.h"

#include <array>
#include <string>
#include <vector>

namespace cardfront {

class Eyes {
  public:
    // `earlier`: what the log tells before the match's first action.
    Eyes(const Moments& moments, std::vector<std::string> earlier);

    Seat now() const { return handing_over() ? nobody : seat_; } // nobody: an onlooker's view
    void tell_away(Seat seat, std::string words) { shown_.away[slot(seat)] = std::move(words); }
    bool handing_over() const { return next_ != nobody; }
    Seat next() const { return next_; }
    // Whose the screen is or, while it is handed over, was; nobody: none of several people has taken it yet.
    Seat seat() const { return seat_; }
    // What is shown has just become another person's, so what is pressed now was meant for what was there
    // before: it shall not act.
    bool settling(double now_ms) const { return now_ms < settled_at_; }
    // What the next person shall see is not shown before now: it settles from here on.
    void settle_from(double now_ms);

    const Shown& shown() const { return shown_; } // the match as it stands
    const std::vector<LogEntry>& log() const { return told_[slot(now() + 1)].log; }
    int version() const { return version_; } // another number after every change, over all matches
    // Events of what happened since they were last taken, as these eyes may know them, for the table to
    // animate: it may take some for itself.
    std::vector<Event>& fresh_events() { return fresh_; }
    std::vector<Event> take_events() { return std::exchange(fresh_, {}); }
    // For how long all that is shown has been at rest, in milliseconds; less than 0: it moves.
    double rested(double now_ms) const { return quiet_since_ < 0 ? -1 : now_ms - quiet_since_; }

    // --- For the session and the match's other parts, of which show() must follow the first four
    void accept();               // the next person has the screen now
    void settle();               // the screen goes to a person who is to move
    void veil_again();           // undo behind a veil: nobody knows who sits there
    void hear(std::size_t from); // moments from that number on are new, or gone
    void tell_anew();            // the log, in another language; it follows on nothing
    void show(bool my_turn);     // what these eyes see now, who may act if it is theirs
    void let_act(bool mine) { shown_.mine = mine; }
    void tell_thinking(bool thinking) { shown_.thinking = thinking; }
    // Another moment lies on the table; what nobody has seen of it is `fresh`.
    void turn_to(std::vector<Event> fresh);
    void note_rest(double now_ms, bool resting);
    void stir() { quiet_since_ = -1; }

  private:
    // What one pair of eyes has been told so far.
    struct Told {
        std::vector<LogEntry> log;
        std::size_t next = 0; // the number of the first moment that is not in it
    };
    void tell(std::size_t fresh_from);

    const Moments& moments_;
    std::vector<std::string> earlier_;
    Seat seat_ = nobody, next_ = nobody;
    double settled_at_ = 0;   // milliseconds; until then nothing that is pressed acts
    double quiet_since_ = -1; // milliseconds; when the last events came to rest, -1: they still move
    Shown shown_;
    std::vector<Event> fresh_; // for fresh_eyes_
    Seat fresh_eyes_ = nobody;
    std::array<Told, most_seats + 1> told_; // an onlooker, then the seats
    int version_ = 0;
};

// What `out`'s eyes see of the moment after so many actions.
void show(const Moments& moments, Shown& out, std::size_t actions);
// Notes who acted in the actions after `from` up to `to`.
void note_latest(const Moments& moments, Shown& out, std::size_t from, std::size_t to);

} // namespace cardfront
