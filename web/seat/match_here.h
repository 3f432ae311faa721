// A match whose truth lies at this screen, kept as a saved game. MatchHere is one that is played here alone.
#pragma once

#include "web/seat/moments.h"
#include "web/seat/teller.h"
#include "web/store/saves.h"

namespace cardfront {

// What eyes may know of a match that lies here, whoever plays it, and where it is kept.
class OfMatch : public Moments {
  public:
    std::size_t actions() const override { return match_.steps().size(); }
    Seat turn() const override { return match_.turn(); }
    const Moment& at(Seat eyes, std::size_t number) const override {
        return teller_.at(match_, eyes, number, eyes == reader());
    }
    Seen seen(Seat eyes) const override { return seen_by(eyes, match_.state()); }
    Seat actor(std::size_t number) const override { return match_.steps()[number - 1].seat; }
    bool shows(std::size_t number, Look look) const override;
    const Match* whole() const override { return &match_; }

    const std::string& save_id() const override { return save_id_; }
    bool kept() const override;
    void keep() override;
    Meanwhile look_again() override;

  protected:
    // The match stays where it is, and may come to be there later.
    OfMatch(const Match& match, const MatchSetup& setup, SeatSet people, SeatSet computers,
            std::string save_id, Saves& saves);
    void went_back() { teller_.forget(); }
    void keep_as(std::string id); // from now on
    Saves& saves() { return saves_; }

  private:
    const Match& match_;
    std::string save_id_;
    Saves& saves_;
    mutable Teller teller_;
};

class MatchHere final : public OfMatch {
  public:
    MatchHere(Match match, std::string save_id, Saves& saves);

    void act(Action action) override;
    bool can_resign() const override { return true; }
    void resign() override;
    bool can_undo(Seat seat, bool veiled) const override { return match_.can_undo(seat, veiled); }
    void undo(Seat seat, bool veiled) override;
    bool could_undo(Action action) const override { return match_.could_undo(action); }

    // Where the game went on in another tab too, this one is kept beside it.
    void keep() override;
    Meanwhile look_again() override;

  private:
    Match match_;
};

} // namespace cardfront
