#include "core/match/moment.h"

#include <utility>

namespace cardfront {

namespace {

bool knows(Seat eyes, const Event& event) {
    return event.seen == everybody || eyes == all_open || has(event.seen, eyes);
}

Weight weight_of(Look look) {
    switch (look) {
    case Look::turn: return Weight::heading;
    case Look::shuffle:
    case Look::draw:
    case Look::discard:
    case Look::pay: return Weight::routine;
    case Look::turn_up:
    case Look::lose:
    case Look::out:
    case Look::back:
    case Look::broken:
    case Look::end: return Weight::strong;
    case Look::none:
    case Look::lay:
    case Look::pass:
    case Look::gain:
    case Look::die:
    case Look::glow:
    case Look::strike:
    case Look::won:
    case Look::saved:
    case Look::point: return Weight::plain;
    }
    return Weight::plain;
}

} // namespace

Event seen_by(Seat eyes, Event event) {
    if (!knows(eyes, event))
        event.card = face_down;
    else if (event.card != face_down)
        event.seen = everybody; // of all who are told here
    event.knew = nobody;        // that is for taking back, where the truth is
    return event;
}

std::vector<Event> seen_by(Seat eyes, const std::vector<Event>& events) {
    std::vector<Event> seen;
    seen.reserve(events.size());
    for (const Event& event : events) seen.push_back(seen_by(eyes, event));
    return seen;
}

Action seen_by(Seat eyes, const Position& before, Seat actor, Action action) {
    return eyes == actor || eyes == all_open || action == resignation ? action : public_part(before, action);
}

std::vector<Line> lines_of(const Seen* before, const Moment& moment, const Names& names) {
    std::vector<Line> lines;
    if (before != nullptr) {
        ActionWords words = words_of(*before, moment.action, names);
        Line said{begun(std::move(words.said), names),
                  {},
                  face_down,
                  Weight::plain,
                  names.is_reader(moment.actor) ? std::string() : std::move(words.brief)};
        said.again = words.again;
        if (!moment.events.empty()) {
            said.at = moment.events[0].to;
            said.card = moment.events[0].card;
        }
        lines.push_back(std::move(said));
    }
    for (const Event& event : moment.events)
        if (std::string text = words_of(moment.view, event, names); !text.empty())
            lines.push_back({.text = begun(std::move(text), names),
                             .at = event.to,
                             .card = event.card,
                             .weight = weight_of(event.look),
                             .changes_hands = event.to.seat != nobody &&
                                              (event.look == Look::draw || event.look == Look::discard),
                             .pays = event.to.seat != nobody && event.look == Look::pay});
    return lines;
}

Telling::Telling(const Match& match, Seat eyes, std::size_t from, bool in_person)
    : match_(match),
      names_(match.names()),
      eyes_(eyes),
      next_(from),
      truth_(match.state_at(from == 0 ? 0 : from - 1)),
      before_(seen_by(eyes, truth_)) {
    if (in_person) names_.tell(eyes);
}

Moment Telling::next() {
    assert(more());
    Moment moment;
    moment.number = next_;
    moment.eyes = eyes_;
    const std::vector<Event>* events = &match_.opening();
    if (next_ > 0) {
        const Step& step = match_.steps()[next_ - 1];
        events = &step.events;
        moment.actor = step.seat;
        moment.action = seen_by(eyes_, before_, step.seat, step.action);
        if (step.action != resignation) apply(truth_, step.action, Log{});
    }
    moment.view = seen_by(eyes_, truth_);
    moment.events = seen_by(eyes_, *events);
    moment.lines = lines_of(next_ > 0 ? &before_ : nullptr, moment, names_);
    before_ = moment.view;
    ++next_;
    return moment;
}

std::string stand_words(const Match& match, std::size_t actions, const Seen& view) {
    const Names names = match.names();
    return match.resigned() != nobody && actions == match.steps().size()
               ? resigned_words(names, match.resigned())
               : turn_words(view, names);
}

} // namespace cardfront
