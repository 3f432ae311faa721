#include "web/far/far.h"

#include "core/words.h"

#include <algorithm>

namespace cardfront::far {

namespace {

// Could there have been a choice, by what everybody knows? Whether there was one tells what is in a hand.
bool may_choose(const Seen& view) {
    constexpr std::uint64_t worlds = 8;
    const Seen open = seen_by(nobody, view);
    ActionList actions;
    for (std::uint64_t n = 0; n < worlds; ++n) {
        legal(dealt_anew(open, Random(n)), actions);
        if (actions.size() > 1) return true;
    }
    return false;
}

} // namespace

std::string code_rules(Coder& coder, int game) {
    auto number = static_cast<std::uint8_t>(game);
    coder.number(number);
    coder.require(number < games);
    if (!coder.good()) return {};
    std::uint64_t print = print_of(number);
    coder.number(print);
    return goes_on_from(print, number)
               ? std::string()
               : say("The rules of this game have changed since it was begun far away: it cannot be "
                     "gone on with.");
}

void Channel::code(Coder& coder) {
    auto since = static_cast<std::int64_t>(heard_ms);
    box.code(coder);
    coder.number(since);
    heard_ms = static_cast<double>(since);
}

void Question::code(Coder& coder) {
    coder.number(by);
    wanted.code(coder);
    coder.number(deeds);
    coder.require(by >= nobody && by < most_seats);
}

std::optional<std::size_t> last_choice(const Moments& moments, Seat seat) {
    if (moments.over()) return std::nullopt;
    for (std::size_t number = moments.actions(); number > 0; --number) {
        if (moments.actor(number) != seat) continue;
        const Seen view = moments.at(seat, number - 1).view;
        // A window after one's own action passes with it.
        const bool own_window = window(view) && number > 1 && moments.actor(number - 1) == seat;
        if (!own_window && (window(view) || may_choose(view))) return number - 1;
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
