// Looking back: any moment of a match lies on the table in place of how it stands, by whose eyes, by itself,
// and from where it is played on. A match that goes on waits meanwhile. Also what stands on the table when
// the game is over: what decided it, until a person wants something else.
#pragma once

#include "web/seat/eyes.h"
#include "web/seat/match_course.h"

#include <memory>
#include <optional>
#include <vector>

namespace cardfront {

class LookBack {
  public:
    LookBack(const Moments& moments, const MatchCourse& course, Eyes& eyes)
        : moments_(moments), course_(course), eyes_(eyes) {}

    bool can_look() const { return !eyes_.handing_over(); }
    bool looks() const { return past_ != nullptr; }
    // What lies on the table: the match as it stands, or the moment that is looked at.
    const Shown& on_table() const { return past_ ? *past_ : eyes_.shown(); }
    // How it stood after so many actions. The next change of the match, or look_away(), ends it. Needs
    // can_look().
    void look_at(std::size_t actions);
    void look_away();
    // A person looks through the match. There the level of a practice match from here may be chosen.
    bool through() const { return looks() && !decision_; }
    bool chooses_level() const { return chooses_level_; }
    void choose_level(bool on) { chooses_level_ = on; }
    // When the game is over it is told who has won, beside what decided it: its end, or where that clears the
    // table what lay there before. So it is until somebody looks at something else, or puts it away.
    bool end_is_due() const;
    void look_at_decision();
    bool tells_end() const { return decision_; }
    void put_end_away();
    bool end_put_away() const { return end_put_away_; }
    void want_end() { end_put_away_ = false; }
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
    static constexpr int run_speeds = 4;
    int run_speed() const { return run_speed_; } // 0 slow to run_speeds - 1
    void set_run_speed(int speed);

    // A practice match from what is looked at, as its eyes know it: what is hidden from them is dealt by
    // chance from `seed`. They are a person's, all others computers of that level. Needs can_play_from(),
    // which is also false without_help.
    bool can_play_from() const;
    Match practice_from(int level, std::uint64_t seed) const;

    // --- For the session
    void end(); // as look_away(), where the match has changed
    // Call when time has passed. True: another moment is looked at, or it has come to the end.
    bool run_on(double now_ms);

  private:
    const std::vector<std::size_t>& turns() const;

    const Moments& moments_;
    const MatchCourse& course_;
    Eyes& eyes_;
    std::unique_ptr<Shown> past_; // nothing: the match as it stands is looked at
    std::optional<Seat> look_as_;
    bool decision_ = false; // it is looked at because the game is over
    bool end_put_away_ = false;
    bool chooses_level_ = false;
    bool runs_ = false;
    int run_speed_ = 1;
    mutable std::vector<std::size_t> turns_; // where each begins; empty: not known yet
};

} // namespace cardfront
