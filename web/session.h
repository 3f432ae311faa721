// One match being played at this screen: whose eyes look, the computer players' turns and their pace, handing
// the screen over, undo, and saving after every action. It knows no game and draws nothing.
#pragma once

#include "core/match/match.h"
#include "web/advice.h"
#include "web/saves.h"
#include "web/settings.h"

#include <optional>
#include <string>
#include <vector>

namespace cardfront {

class Session {
  public:
    Session(Match match, int save_id, const Settings& settings, Saves& saves);
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    const Match& match() const { return match_; }
    int save_id() const { return save_id_; }

    // --- Whose eyes ---
    Seat eyes() const { return handing_over() ? nobody : eyes_; } // nobody: an onlooker's view
    const AnyState& view() const { return view_; }                // what these eyes may see
    bool handing_over() const { return next_eyes_ != nobody; }
    Seat next_eyes() const { return next_eyes_; }
    void accept_screen(); // the next person has the screen now
    bool my_turn() const {
        return !handing_over() && match_.turn() != nobody && match_.turn() == eyes_ &&
               match_.is_person(eyes_);
    }

    // --- What people do ---
    struct Outcome {
        Refusal refused;
        bool asks = false; // waits for confirm() or cancel()
    };
    Outcome act(Action action);
    const std::optional<Action>& asked() const { return asked_; }
    void confirm();
    void cancel() { asked_.reset(); }
    bool can_undo() const;
    void undo();
    bool can_go_on() const { return waits_; } // all is counted and no person is to move: people are looking
    void go_on();

    // --- The computer ---
    bool thinking() const { return job_ != 0 && wish_ == Wish::decision; }
    bool deciding() const { return decision_.has_value(); } // decided, and waits so that people can follow
    // False: it can be no answer; tell people, and call worker_failed().
    bool thought(std::uint32_t job, std::span<const std::int32_t> numbers);
    void worker_failed();
    // Call when time has passed or anything happened; `resting` is false while the last events still move.
    // Returns true when there is something new to show.
    bool update(double now_ms, bool resting, bool watched);

    // --- Advice ---
    bool can_hint() const { return my_turn() && !asked_; }
    void hint();      // needs can_hint; until the next action, or
    void drop_hint(); // also while it is being thought about
    bool hinting() const { return job_ != 0 && wish_ == Wish::hint; }
    const std::vector<Suggestion>& hints() const { return hints_; } // none: not asked, or not there yet
    bool hinted() const { return hinting() || !hints_.empty(); }
    // Looks at what people decided; needs the game to be over. Goes on where it was stopped.
    void review();
    void stop_review();
    const std::optional<Review>& reviewed() const { return review_; }

    // --- What has been presented ---
    int version() const { return version_; } // another number after every change of the view
    // Events of the last thing that happened, for the table to animate once; empties them.
    std::vector<Event> take_events();
    struct LogEntry {
        Line line;
        std::size_t step = 0; // 0: before the first action, else the number of the action from 1
    };
    const std::vector<LogEntry>& log() const { return log_; }
    bool saved() const { return saved_; } // the last save could be stored

  private:
    void play(Action action);       // a legal one
    void changed(std::size_t from); // with the steps from that one on
    void settle_eyes();
    void rebuild_log();
    void think_about(const AnyState& seen, Wish wish, int level);
    void stop_thinking();
    void take_time(const AnyState& seen); // before the decision is played
    void consider(); // starts the computer's thinking where it is to move, or lets people look first

    Match match_;
    int save_id_;
    const Settings& settings_;
    Saves& saves_;
    AnyState view_;
    Seat eyes_ = nobody;
    Seat next_eyes_ = nobody;
    std::optional<Action> asked_, decision_;
    std::uint32_t job_ = 0; // 0: none
    Wish wish_ = Wish::decision;
    double asked_at_ = 0;                    // milliseconds; when the job was begun
    std::array<double, most_seats> takes_{}; // milliseconds; what a computer's decision takes, about
    double not_before_ = 0;                  // milliseconds; when the decision may be played
    std::vector<Suggestion> hints_;
    std::optional<Review> review_;
    bool waits_ = false, went_on_ = false;
    double quiet_since_ = -1; // milliseconds; when the last events came to rest, -1: they still move
    std::vector<Event> fresh_;
    std::vector<LogEntry> log_;
    bool saved_ = true;
    int version_ = 0;
};

} // namespace cardfront
