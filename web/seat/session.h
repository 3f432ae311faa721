// One match being played at this screen: whose eyes look, the computer players' turns and their pace, handing
// the screen over, undo, and saving after every action. It knows no game and draws nothing.
#pragma once

#include "core/match/match.h"
#include "core/mind/advice.h"
#include "web/seat/shown.h"
#include "web/store/saves.h"
#include "web/store/settings.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cardfront {

class Session {
  public:
    // Nothing is saved before something was done, or save() is called. `earlier`: what the log told before
    // the match's first action, where that cannot be played again.
    Session(Match match, std::string save_id, const Settings& settings, Saves& saves,
            std::vector<std::string> earlier = {});
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    const Match& match() const { return match_; } // for saving, the record and a rematch; never for showing
    const std::string& save_id() const { return save_id_; }

    // --- What is shown ---
    const Shown& shown() const { return shown_; }
    const std::vector<LogEntry>& log() const { return told(eyes()).log; }
    int version() const { return version_; } // another number after every change, over all sessions
    // What lies on the table: the match as it stands, or the moment that is looked at.
    const Shown& on_table() const { return past_ ? *past_ : shown_; }
    // How it stood after so many actions. The next change of the match, or look_away(), ends it; a match that
    // goes on waits meanwhile. Needs can_look_back().
    void look_at(std::size_t actions);
    bool can_look_back() const { return !handing_over(); }
    bool looks_back() const { return past_ != nullptr; }
    // Whose eyes look back: a seat's, all_open, or nothing: where it is over those of the person who was to
    // move, else these. Others' only when the game is over, or in a practice at which one person sits.
    void look_as(std::optional<Seat> eyes); // needs may_look_as
    bool may_look_as(Seat eyes) const;
    const std::optional<Seat>& looks_as() const { return look_as_; }
    // Where the turn before and the next begin, seen from what is looked at: numbers of actions.
    std::size_t turn_before() const;
    std::size_t turn_after() const;
    // Goes on by itself from what is looked at, a step after the other, to the end.
    void run(bool on);
    bool runs() const { return runs_; }
    int run_speed() const { return run_speed_; } // 0 slow to run_speeds - 1
    void set_run_speed(int speed);
    // A practice match from what is looked at, as its eyes know it: what is hidden from them is dealt by
    // chance from `seed`. They are a person's, all others computers of that level. Needs can_play_from(),
    // which is also false without_help.
    bool can_play_from() const;
    Match practice_from(int level, std::uint64_t seed) const;
    // At what decided the game: its end, or where that clears the table what lay there before.
    void look_at_decision();
    void look_away();
    // Events of what happened since they were last taken, as the eyes of on_table() may know them, for the
    // table to animate: it may take some for itself.
    std::vector<Event>& fresh_events() { return fresh_; }
    std::vector<Event> take_events();
    bool saved() const; // nothing of it waits for the store
    void save();        // as after every action
    // This tab is looked at again. What another tab has done to the game meanwhile: nothing; or it went on
    // there, and is to be opened anew; or it was removed. Where both went on, this one does so as a game of
    // its own, and all is the same.
    enum class Meanwhile : std::uint8_t { same, went_on, removed };
    Meanwhile look_again();
    bool take_end() { return std::exchange(ended_, false); } // once: it has been played to its end here

    // --- Whose eyes ---
    Seat eyes() const { return handing_over() ? nobody : eyes_; } // nobody: an onlooker's view
    bool handing_over() const { return next_eyes_ != nobody; }
    Seat next_eyes() const { return next_eyes_; }
    void accept_screen(); // the next person has the screen now
    bool my_turn() const;
    // What is shown has just become another person's, so what is pressed now was meant for what was there
    // before: it shall not act.
    bool settling(double now_ms) const { return now_ms < settled_at_; }
    // What the next person shall see is not shown before now: it settles from here on.
    void settle_from(double now_ms);

    // --- What people do ---
    struct Outcome {
        Refusal refused;
        bool asks = false; // waits for confirm() or cancel()
    };
    Outcome act(Action action);
    const std::optional<Action>& asked() const { return asked_; }
    void confirm();
    void cancel();
    bool can_undo() const { return can_undo_; }
    // Nothing is taken back, no hint is given, and nobody plays on from a moment of it, until the match is
    // over.
    void play_without_help();
    bool without_help() const { return without_help_; }
    void undo();
    bool can_go_on() const { return waits_; } // all is counted and no person is to move: people are looking
    void go_on();

    // --- A lesson ---
    // What everybody does is told: `script` from the match's first action on. It goes on by itself until so
    // many actions are done; then it waits for the person, or, where that is `held`, for the next such call.
    // Nothing of it is saved.
    void follow(std::vector<Action> script, std::size_t until, bool held);
    void follow_no_more(); // from now on it is a match as any other
    bool follows() const { return follows_; }
    // All that was told to go on by itself is done.
    bool followed() const { return match_.steps().size() >= until_; }

    // --- The computer ---
    bool thinking() const { return job_ != 0 && wish_ == Wish::decision; }
    // Decided, and waits so that people can follow; also where a person's window passes by itself.
    bool deciding() const { return decision_.has_value(); }
    // False: it can be no answer; call worker_failed().
    bool thought(std::uint32_t job, std::span<const std::int32_t> numbers);
    // The job is lost. After two failed decisions in a row the game's plain player decides, so that the game
    // goes on. True when people should be told: that is so for the first time since the worker was good, or
    // advice that they wait for does not come.
    bool worker_failed();
    // Call when time has passed or anything happened; `resting` is false while the last events still move.
    // Returns true when there is something new to show. While the store is another tab's nothing goes on.
    bool update(double now_ms, bool resting, bool watched);
    // Time alone brings it on: update() wants to be called again soon, though nothing happens.
    bool goes_on() const { return runs_ || (deciding() && !looks_back()); }

    // --- Advice ---
    bool can_hint() const { return my_turn() && !asked_ && !follows_ && !without_help_; }
    void hint();      // needs can_hint; until the next action, or
    void drop_hint(); // also while it is being thought about
    bool hinting() const { return job_ != 0 && wish_ == Wish::hint; }
    const std::vector<Suggestion>& hints() const { return hints_; } // none: not asked, or not there yet
    bool hinted() const { return hinting() || !hints_.empty(); }
    // Looks at what people decided; needs the game to be over. Goes on where it was stopped.
    void review();
    void stop_review();
    const std::optional<Review>& reviewed() const { return review_; }

    static constexpr int run_speeds = 4;

  private:
    // What one pair of eyes has been told so far.
    struct Told {
        std::vector<LogEntry> log;
        std::size_t next = 0; // the number of the first moment that is not in it
    };
    const Told& told(Seat eyes) const { return told_[static_cast<std::size_t>(eyes + 1)]; }

    void play(Action action);     // a legal one
    void save_as(std::string id); // from now on, where the game went on elsewhere too
    bool goes_by() const;
    void changed(std::size_t from); // with the actions from that number on
    void settle_eyes();
    void tell_eyes(std::size_t fresh_from);
    void refresh_shown();
    void show(Shown& out, std::size_t actions) const;
    bool run_on(double now_ms);
    static int next_version();
    const std::vector<std::size_t>& turns() const;
    void think_about(const Seen& seen, Wish wish, int level);
    void stop_thinking();
    void decide_plainly();
    bool rest();     // false
    void consider(); // starts the computer's thinking where it is to move, or lets people look first
    Seen seen_to_think() const;

    Match match_;
    std::string save_id_;
    const Settings& settings_;
    Saves& saves_;
    std::vector<std::string> earlier_;
    Shown shown_;
    std::unique_ptr<Shown> past_; // nothing: the match as it stands is looked at
    std::optional<Seat> look_as_;
    bool runs_ = false;
    int run_speed_ = 1;
    mutable std::vector<std::size_t> turns_; // where each begins; empty: not known yet
    Seat eyes_ = nobody;
    Seat next_eyes_ = nobody;
    std::optional<Action> asked_, decision_;
    std::uint32_t job_ = 0; // 0: none
    Wish wish_ = Wish::decision;
    int failures_ = 0; // of the worker, in a row
    bool failure_told_ = false;
    double not_before_ = 0; // milliseconds; when the decision may be played
    double settled_at_ = 0; // milliseconds; until then nothing that is pressed acts
    std::vector<Suggestion> hints_;
    std::optional<Review> review_;
    bool waits_ = false, went_on_ = false, can_undo_ = false;
    bool goes_by_ = false;       // a person's window that passes by itself, after a while
    std::vector<Action> script_; // while it follows_ one
    std::size_t until_ = 0;
    bool follows_ = false, held_ = false;
    double quiet_since_ = -1;  // milliseconds; when the last events came to rest, -1: they still move
    std::vector<Event> fresh_; // for fresh_eyes_
    Seat fresh_eyes_ = nobody;
    std::array<Told, most_seats + 1> told_; // an onlooker, then the seats
    std::size_t counted_ = 0;               // actions that shown_.latest_of knows
    bool ended_ = false, without_help_ = false;
    int version_ = 0;
};

} // namespace cardfront
