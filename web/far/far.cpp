#include "web/far/far.h"

#include <algorithm>

namespace cardfront::far {

std::optional<std::size_t> last_choice(const Moments& moments, Seat seat) {
    if (moments.over()) return std::nullopt;
    ActionList actions;
    for (std::size_t number = moments.actions(); number > 0; --number) {
        if (moments.actor(number) != seat) continue;
        legal(moments.at(seat, number - 1).view, actions);
        if (actions.size() > 1) return number - 1;
    }
    return std::nullopt;
}

bool uncovers(const Moments& moments, Seat eyes, std::size_t to) {
    for (std::size_t number = moments.actions(); number > to; --number) {
        const auto& events = moments.at(eyes, number).events;
        if (std::any_of(events.begin(), events.end(), [](const Event& event) { return event.news; }))
            return true;
    }
    return false;
}

} // namespace cardfront::far
