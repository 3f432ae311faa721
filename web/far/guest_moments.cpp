#include "web/far/guest_moments.h"

namespace cardfront::far {

GuestMoments::GuestMoments(Guest& guest, std::string save_id)
    : Moments(guest.welcome_->setup, only(guest.seat()), 0), guest_(guest), save_id_(std::move(save_id)) {
    assert(guest_.shown_ == nullptr && guest_.begun());
    guest_.shown_ = this;
    seat_changed();
    begin_news();
}

bool GuestMoments::can_resign() const {
    const Seat seat = guest_.seat();
    return is_person_here(seat) && guest_.setup().players[slot(seat)].is_person();
}

bool GuestMoments::can_undo(Seat seat, bool) const {
    return seat == guest_.seat() && guest_.asked_.by == nobody && last_choice(*this, seat).has_value();
}

void GuestMoments::undo(Seat seat, bool) {
    if (const auto to = last_choice(*this, seat))
        guest_.put(Ask{guest_.deeds(), {Wanted::What::back, static_cast<std::uint32_t>(*to)}});
}

void GuestMoments::seat_changed() {
    for (const Seat seat : SeatRange(setup().setup.seats)) {
        const Roster::At& now = guest_.roster_.seats[slot(seat)];
        const bool computer = now.who == Who::computer;
        const bool own = seat == guest_.seat() && guest_.trouble_.empty();
        decides(seat, own && !computer, false, computer ? now.level : -1);
    }
    note_news(actions() + 1);
}

} // namespace cardfront::far
