// What one pair of eyes sees of a position. It has a type of its own, which only seen_by makes: what shows,
// tells or thinks takes nothing else, so the truth cannot be drawn by mistake.
#pragma once

#include "core/game.h"
#include "core/words.h"

#include <string>
#include <vector>

namespace cardfront {

// Eyes are a seat, nobody (an onlooker), or these, which see everything: for a game that is over, and for
// programs.
inline constexpr Seat all_open = -2;

class Seen {
  public:
    Seen() = default; // nothing: only to be assigned to

    Seat eyes() const { return eyes_; }
    const Game& game() const { return view_.game(); }
    const GameInfo& info() const { return view_.info(); }
    std::span<const std::uint8_t> bytes() const { return view_.bytes(); }
    template <class S> // needs a state of that game
    const S& as() const {
        return view_.as<S>();
    }
    // What is seen may be asked and played on as any position.
    operator const Position&() const { return view_; } // NOLINT(google-explicit-constructor): nothing is lost

    bool operator==(const Seen&) const = default;

  private:
    friend Seen seen_by(Seat eyes, const Position& truth);
    Seen(Seat eyes, const Position& view) : view_(view), eyes_(eyes) {}

    Position view_;
    Seat eyes_ = nobody;
};

Seen seen_by(Seat eyes, const Position& truth);
// A position that looks the same to these eyes, with all that they cannot see dealt by chance. Needs a
// seat's.
Position dealt_anew(const Seen& seen, Random random);

ActionWords words_of(const Seen& before, Action action, const Names& names);
std::string words_of(const Seen& after, const Event& event, const Names& names);
std::string effect_of(const Seen& before, Action action, const Names& names);
std::string card_words(const Seen& seen, std::int16_t card); // the name of Event::card
std::string turn_words(const Seen& seen, const Names& names);
std::string resigned_words(const Names& names, Seat resigned); // in place of these, where a match ended so
std::string hint_for(const Seen& seen, Action refused);
std::string score_words(const Seen& seen, Seat who);
// All that is on the table, as these eyes see it.
std::vector<Section> sections(const Seen& seen, int seats, const Names& names);
std::vector<Grid> grids(const Seen& seen, const Names& names);

} // namespace cardfront
