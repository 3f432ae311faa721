// Whether an aim was met, from a match that is over: from its deeds and what all could see of them.
#include "web/circuit/road.h"

#include <algorithm>
#include <utility>

namespace cardfront::circuit {

namespace {

bool is_ours(const Match& match, Seat seat) {
    const int seats = match.setup().setup.seats;
    return seat != nobody && seat < seats &&
           match.info().team(seats, seat) == match.info().team(seats, traveller);
}

int ahead(const Match& match) {
    int next = 0;
    bool any = false;
    for (const Seat seat : SeatRange(match.setup().setup.seats)) {
        if (is_ours(match, seat)) continue;
        const int theirs = score(match.state(), seat);
        next = std::exchange(any, true) ? std::max(next, theirs) : theirs;
    }
    return score(match.state(), traveller) - next;
}

template <class Counts>
int count_events(const Match& match, Counts&& counts) {
    auto out = std::count_if(match.opening().begin(), match.opening().end(), counts);
    for (const Step& step : match.steps())
        out += std::count_if(step.events.begin(), step.events.end(), counts);
    return static_cast<int>(out);
}

int times(const Aim& aim, const Match& match) {
    if (aim.of == Aim::Of::deeds)
        return static_cast<int>(
            std::count_if(match.steps().begin(), match.steps().end(), [&](const Step& step) {
                return step.seat == traveller && step.action.verb == aim.what;
            }));
    return count_events(match, [&](const Event& event) {
        if (event.what != aim.what || event.seat == nobody) return false;
        return aim.of == Aim::Of::own ? event.seat == traveller : !is_ours(match, event.seat);
    });
}

} // namespace

bool is_met(const Aim& aim, const Match& match, const Help& help) {
    const bool whole = !match.earlier(); // else nobody can count what came before
    switch (aim.kind) {
    case Aim::Kind::by: return ahead(match) >= aim.number;
    case Aim::Kind::keep:
        return !match.steps().empty() &&
               score(match.state_at(match.steps().size() - 1), traveller) >= aim.number;
    case Aim::Kind::within:
        return whole && count_events(match, [](const Event& event) {
                            return event.look == Look::turn && event.seat == traveller;
                        }) <= aim.number;
    case Aim::Kind::no_hints: return !help.hints;
    case Aim::Kind::no_undo: return !help.undo;
    case Aim::Kind::at_least: return times(aim, match) >= aim.number;
    case Aim::Kind::at_most: return whole && times(aim, match) <= aim.number;
    }
    return false;
}

Verdict verdict_of(const Stop& stop, const Match& match, const Help& help) {
    const SeatSet best = match.winners();
    Verdict out{.end = best == 0 ? 'd' : has(best, traveller) ? 'w' : 'l'};
    for (std::size_t i = 0; out.end == 'w' && i < aims; ++i)
        if (is_met(stop.aim[i], match, help)) out.aims |= static_cast<std::uint8_t>(1U << i);
    return out;
}

} // namespace cardfront::circuit
