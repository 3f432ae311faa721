// The match as the host's own screen has it.
#pragma once

#include "web/far/host.h"
#include "web/seat/match_here.h"

namespace cardfront::far {

class HostMoments final : public OfMatch {
  public:
    HostMoments(Host& host, std::string save_id, Saves& saves);
    ~HostMoments() override { host_.shown_ = nullptr; }
    HostMoments(const HostMoments&) = delete;
    HostMoments& operator=(const HostMoments&) = delete;

    bool watched_afar() const override { return true; }
    // All hands lie in it: whoever hosts may have it when it is over, and it is a saved game then.
    const Match* whole() const override { return over() ? OfMatch::whole() : nullptr; }
    bool kept() const override {
        return host_.kept_ && (!over() || OfMatch::kept());
    } // by the page: Host::kept()
    void keep() override {
        if (over()) OfMatch::keep();
    }
    Meanwhile look_again() override { return Meanwhile::same; }
    void act(Action action) override { host_.act(action); }
    bool can_resign() const override { return people_here() != 0; }
    void resign() override { host_.act(resignation); }
    bool can_undo(Seat seat, bool veiled) const override;
    void undo(Seat seat, bool veiled) override;
    bool could_undo(Action) const override { return false; } // others are asked

    // --- For the host
    void heard(std::size_t from);
    void asked() { note_undo_news(); } // or no more
    void seat_changed(Seat seat);

  private:
    Host& host_;
};

} // namespace cardfront::far
