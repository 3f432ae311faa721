// One match at this screen, put together from its parts: what goes on in it (moments.h), whose eyes look
// (eyes.h), who decides for each seat (match_course.h), looking back (look_back.h), and advice (advice.h).
// What concerns several of them is done here. It knows no game and draws nothing.
#pragma once

#include "web/seat/advice.h"
#include "web/seat/eyes.h"
#include "web/seat/look_back.h"
#include "web/seat/match_course.h"
#include "web/seat/moments.h"
#include "web/seat/worker.h"
#include "web/store/saves.h"
#include "web/store/settings.h"

#include <memory>
#include <string>
#include <vector>

namespace cardfront {

class Session {
  public:
    // `earlier`: what the log tells before the match's first action, where that cannot be played again.
    Session(std::unique_ptr<Moments> moments, const Settings& settings, std::vector<std::string> earlier);
    // Of a match here. Nothing is saved before something was done, or save() is called.
    Session(Match match, std::string save_id, const Settings& settings, Saves& saves,
            std::vector<std::string> earlier = {});

    Eyes& eyes() { return eyes_; }
    const Eyes& eyes() const { return eyes_; }
    MatchCourse& course() { return course_; }
    const MatchCourse& course() const { return course_; }
    LookBack& past() { return past_; }
    const LookBack& past() const { return past_; }
    Advice& advice() { return advice_; }
    const Advice& advice() const { return advice_; }

    // What is shown of it: as it stands, and what lies on the table.
    const Shown& shown() const { return eyes_.shown(); }
    const Shown& on_table() const { return past_.on_table(); }
    const Moments& moments() const { return *moments_; }
    // For the record, links, a rematch and what is counted, never for showing; nothing: its truth lies
    // elsewhere.
    const Match* whole() const { return moments_->whole(); }

    // --- What people do
    // How it is with somebody of that seat who plays at another page; "": they are there.
    void tell_away(Seat seat, std::string words) { eyes_.tell_away(seat, std::move(words)); }
    void accept_screen(); // the next person has the screen now
    void tell_anew();     // the language is another
    // What is looked at again may have been taken back elsewhere.
    void look_no_longer_at_what_is_gone();
    bool my_turn() const { return !past_.looks() && course_.awaits(eyes_.now()); }
    struct Outcome {
        Refusal refused;
        bool asks = false; // waits for confirm() or cancel()
    };
    Outcome act(Action action, Asks asks = Asks::as_set);
    void confirm();
    void cancel();
    // Asks whether the person to move means it. Needs can_resign.
    bool can_resign() const { return my_turn() && course_.can_resign(); }
    void resign();
    void undo();
    // Lets this window go by and those that follow. `none`: whoever has the screen is asked again.
    bool can_let_by() const;
    void let_by(LetsBy how); // needs can_let_by, but for `none`
    bool can_hint() const { return my_turn() && course_.takes_advice(); }

    // --- A lesson
    // What everybody does is told: `script` from the match's first action on. It goes on by itself until so
    // many actions are done; then it waits for the person, or, where that is `held`, for the next such call.
    // Nothing of it is saved.
    void follow(std::vector<Action> script, std::size_t until, bool held);
    void follow_no_more(); // from now on it is a match as any other

    // --- The worker
    // False: it can be no answer; call worker_failed().
    bool thought(std::uint32_t job, std::span<const std::int32_t> numbers);
    // The job is lost. True when people should be told: for the first time since the worker was good, or
    // where advice that they wait for does not come.
    bool worker_failed();

    // --- Time
    // Call when time has passed or anything happened; `resting` is false while the last events still move.
    // Returns true when there is something new to show. While the store is another tab's nothing goes on.
    bool update(double now_ms, bool resting, bool watched);
    // Time alone brings it on: update() wants to be called again soon, though nothing happens.
    bool goes_on() const { return past_.runs() || (course_.deciding() && !past_.looks()); }

    // --- It is kept; see Moments
    const std::string& save_id() const { return moments_->save_id(); }
    bool saved() const { return moments_->kept(); }
    void save(); // as after every action
    Moments::Meanwhile look_again();

  private:
    void play(Action action);       // a legal one
    bool hear();                    // what is new; false: nothing
    void changed(std::size_t from); // with the moments from that number on
    void show();

    std::unique_ptr<Moments> moments_;
    Worker worker_;
    Eyes eyes_;
    MatchCourse course_;
    LookBack past_;
    Advice advice_;
};

} // namespace cardfront
