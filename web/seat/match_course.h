// The course of a match: who decides for each seat. A person at this screen, who may be asked whether they
// mean it; the computer, at its pace; a script, in lessons; or somebody elsewhere, whom it waits for. What
// goes on comes in as moments, what is decided goes out as an action (moments.h).
#pragma once

#include "web/seat/moments.h"
#include "web/seat/worker.h"
#include "web/store/settings.h"

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace cardfront {

// Is a person asked before a deed that could not be taken back? Never, where nothing is given up by it; as
// the settings say; or always, where much is.
enum class Asks : std::uint8_t { never, as_set, always };

// How long somebody lets every window go by: as long as one follows the other, for an attack and all that
// answers it; or until something else is asked of them.
enum class LetsBy : std::uint8_t { none, chain, turn };

class MatchCourse {
  public:
    MatchCourse(Moments& moments, Worker& worker, const Settings& settings)
        : moments_(moments), worker_(worker), settings_(settings) {}

    // --- A person
    // Is it for that seat's person to decide now, and here?
    bool awaits(Seat seat) const;
    // It is a person's legal action, which waits for a yes.
    const std::optional<Action>& asked() const { return asked_; }
    bool can_undo() const { return can_undo_; }
    // Their windows pass by themselves, this one and those that follow.
    LetsBy lets_by(Seat seat) const { return seat == nobody ? LetsBy::none : lets_by_[slot(seat)]; }
    void let_by(Seat seat, LetsBy how) { lets_by_[slot(seat)] = how; }
    bool can_go_on() const { return pause_ == Pause::waits; } // all is counted and no person is to move:
    void go_on();                                             // people are looking
    // Nothing is taken back, no hint is given, and nobody plays on from a moment of it, until the match is
    // over.
    void play_without_help() { without_help_ = true, can_undo_ = false; }
    bool without_help() const { return without_help_; }
    // Advice would be for what is to be decided now, and is not decided yet.
    bool takes_advice() const { return !asked_ && !follows() && !without_help_; }
    bool take_end() { return std::exchange(ended_, false); } // once: it has been played to its end here

    // --- A script, as told in a lesson; see Session::follow
    bool follows() const { return script_.has_value(); }
    // A person's window passes by itself, or their one answer is given, after a while.
    bool goes_by() const { return goes_by_; }
    // All that was told to go on by itself is done.
    bool followed() const { return !script_ || moments_.actions() >= script_->until; }

    // --- The computer
    bool thinking() const { return worker_.about(Wish::decision); }
    // Decided, and waits so that people can follow; also where a person is not asked.
    bool deciding() const { return decision_.has_value(); }
    // It is the turn of a computer player, who decides or has decided.
    bool computer_plays() const;

    // --- For the session
    // True: it waits for a yes now.
    bool asks_before(Action action, Asks asks);
    // Asked is then the resignation of whoever is to move, which needs a yes whatever the settings say.
    bool can_resign() const { return moments_.can_resign() && !follows(); }
    void ask_to_resign() { asked_ = resignation; }
    void cancel() { asked_.reset(); }
    void play(Action action, Seat eyes); // a legal one; and what passes by with it
    void undo(Seat seat, bool veiled);   // needs can_undo
    // Moments have come or gone, as these eyes look. True: the person to move is asked nothing, their window
    // passes by itself after a while, or the one thing is done that they can do.
    bool moved_on(Seat eyes);
    void note_undo(Seat seat, bool veiled); // may what that seat did be taken back?
    struct Script {
        std::vector<Action> actions; // from the match's first on
        std::size_t until = 0;       // it goes on by itself until so many are done
        bool held = false;           // then nobody may act
    };
    void follow(Script script);
    void follow_no_more() { script_.reset(); }
    // Starts the computer's thinking where it is to move, or lets people look first.
    void consider();
    // What is decided now that nothing has moved for so long; nothing: it shall be seen a while yet.
    std::optional<Action> due(double now_ms, double rested_ms, bool watched) const;
    void decided(const Answer& answer);
    void worker_answers() { failures_ = 0, failure_told_ = false; }
    // A decision is lost. After two in a row the game's plain player decides, so that the game goes on. True
    // when people should be told: for the first time since the worker was good.
    bool worker_failed();
    void rest() { decision_.reset(); } // it is of a position that may be another one soon

  private:
    bool passes(Seat eyes) const;
    bool is_forced() const;
    Action by() const; // needs one of these
    void note_what_is_asked(Seat eyes);
    void begin_anew(); // nothing is decided, nobody has looked
    void decide_plainly(const Seen& seen);

    Moments& moments_;
    Worker& worker_;
    const Settings& settings_;
    std::optional<Action> asked_, decision_;
    double not_before_ = 0; // milliseconds; when the decision may be played
    std::optional<Script> script_;
    enum class Pause : std::uint8_t { none, waits, over } pause_ = Pause::none;
    std::array<LetsBy, most_seats> lets_by_{};
    int failures_ = 0; // of the worker, in a row
    bool failure_told_ = false;
    bool sent_ = false; // an action, of which nothing has come in yet
    bool goes_by_ = false;
    bool chose_ = true; // who is to move has chosen something since another acted
    bool can_undo_ = false, ended_ = false, without_help_ = false;
};

} // namespace cardfront
