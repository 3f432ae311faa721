#include "web/far/host_moments.h"

namespace cardfront::far {

HostMoments::HostMoments(Host& host, std::string save_id, Saves& saves)
    : OfMatch(host.match(), host.match().setup(), host.people_here(), host.computers_here(),
              std::move(save_id), saves),
      host_(host) {
    assert(host_.shown_ == nullptr);
    host_.shown_ = this;
    for (const Seat seat : SeatRange(setup().setup.seats)) seat_changed(seat);
    begin_news();
}

bool HostMoments::can_undo(Seat seat, bool) const {
    return host_.may_ask_back(seat);
}

void HostMoments::undo(Seat seat, bool) {
    host_.ask_back(seat);
}

void HostMoments::heard(std::size_t from) {
    if (from > actions()) went_back();
    note_news(from);
    keep();
}

void HostMoments::seat_changed(Seat seat) {
    const Host::Place& place = host_.places_[slot(seat)];
    const Player& player = host_.setup_.players[slot(seat)];
    decides(seat, has(host_.people_here(), seat), has(host_.computers_here(), seat),
            place.far ? place.stands_in : player.level);
    note_news(actions() + 1);
}

} // namespace cardfront::far
