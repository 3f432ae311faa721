// The match as a guest's screen has it.
#pragma once

#include "web/far/guest.h"
#include "web/seat/teller.h"

namespace cardfront::far {

class GuestMoments final : public Moments {
  public:
    GuestMoments(Guest& guest, std::string save_id);
    ~GuestMoments() override { guest_.shown_ = nullptr; }
    GuestMoments(const GuestMoments&) = delete;
    GuestMoments& operator=(const GuestMoments&) = delete;

    std::size_t actions() const override { return guest_.told_.size() - 1; }
    Seat turn() const override { return guest_.told_.back().turn(); }
    const Moment& at(Seat eyes, std::size_t number) const override {
        if (eyes == guest_.seat()) return guest_.told_[number];
        assert(whole() != nullptr);
        return teller_.at(*whole(), eyes, number, false);
    }
    Seen seen(Seat eyes) const override { return at(eyes, actions()).view; }
    Seat actor(std::size_t number) const override { return guest_.told_[number].actor; }
    bool shows(std::size_t number, Look look) const override {
        return any_looks(guest_.told_[number].events, look);
    }
    bool watched_afar() const override { return true; }
    // When all is opened, and is what was told.
    const Match* whole() const override {
        const auto& verdict = guest_.verdict();
        return verdict && verdict->fair && verdict->match ? &*verdict->match : nullptr;
    }
    void act(Action action) override { guest_.act(action); }
    bool can_resign() const override; // as Host has it
    void resign() override { guest_.act(resignation); }
    bool can_undo(Seat seat, bool veiled) const override;
    void undo(Seat seat, bool veiled) override;
    bool could_undo(Action) const override { return false; } // others are asked
    const std::string& save_id() const override { return save_id_; }
    bool kept() const override { return guest_.kept_; } // by the page: Guest::kept()
    void keep() override {}
    Meanwhile look_again() override { return Meanwhile::same; }

    // --- For the guest
    void heard(std::size_t from) { note_news(from); }
    void asked() { note_undo_news(); } // or no more
    void seat_changed();

  private:
    Guest& guest_;
    std::string save_id_;
    mutable Teller teller_;
};

} // namespace cardfront::far
