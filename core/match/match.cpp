#include "core/match/match.h"

#include "core/mind/computer.h"

namespace cardfront {

namespace {

struct Character {
    std::size_t size; // bytes; 0: no text begins so
    std::uint32_t code;
};

// The first character of a text in UTF-8, by the table of well-formed sequences of the Unicode standard.
Character first_character(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::uint32_t lead = byte(0);
    if (lead < 0x80) return {1, lead};
    const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < size) return {0, 0};
    std::uint32_t code = lead & (0x7FU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) return {0, 0};
        code = code << 6U | (byte(i) & 0x3FU);
    }
    const bool overlong = code < (size == 4 ? 0x10000U : size == 3 ? 0x800U : 0x80U);
    const bool surrogate = code >= 0xD800U && code < 0xE000U;
    return overlong || surrogate || code > 0x10FFFFU ? Character{0, 0} : Character{size, code};
}

} // namespace

std::optional<Problem> check(const MatchSetup& setup) {
    if (setup.game < 0 || setup.game >= games) return Problem{say("There is no such game.")};
    for (int seat = 0; seat < setup.setup.seats && seat < most_seats; ++seat) {
        const Player& player = setup.players[static_cast<std::size_t>(seat)];
        const Named number{"seat", std::to_string(seat + 1)};
        if (player.name.empty()) return Problem{say("The player at seat {seat} has no name.", {number})};
        if (clean_name(player.name) != player.name)
            return Problem{say("The name at seat {seat} cannot be used.", {number})};
        if (player.level >= levels)
            return Problem{say("The computer at seat {seat} has no such level.", {number})};
    }
    return check(setup.game, setup.setup);
}

std::string clean_name(std::string_view name) {
    std::string out;
    while (!name.empty()) {
        const auto [size, code] = first_character(name);
        const bool control = code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x2028 || code == 0x2029;
        const bool leading = out.empty() && code == ' ';
        if (size > 0 && !control && !leading) {
            if (out.size() + size > most_name_bytes) break;
            out += name.substr(0, size);
        }
        name.remove_prefix(std::max<std::size_t>(size, 1));
    }
    return out.substr(0, out.find_last_not_of(' ') + 1);
}

Match::Match(const MatchSetup& setup)
    : setup_(setup), state_(start(setup.game, setup.setup, Log(opening_))) {}

Seat loser(const Match& match) {
    Seat lowest = 0;
    bool tie = true;
    for (Seat seat = 1; seat < match.setup().setup.seats; ++seat) {
        const int here = score(match.state(), seat), there = score(match.state(), lowest);
        if (here != there) tie = false;
        if (here < there) lowest = seat;
    }
    return tie ? nobody : lowest;
}

Names Match::names() const {
    Names names;
    for (Seat seat = 0; seat < setup_.setup.seats; ++seat)
        names[seat] = setup_.players[static_cast<std::size_t>(seat)].name;
    return names;
}

Refusal Match::play(Action action) {
    if (const Refusal refused = refusal(state_, action)) return refused;
    Step step{turn(), action, state_, {}};
    apply(state_, action, Log(step.events));
    steps_.push_back(std::move(step));
    return {};
}

bool Match::can_undo(Seat seat) const {
    if (setup_.practice)
        return std::any_of(steps_.begin(), steps_.end(),
                           [seat](const Step& step) { return step.seat == seat; });
    if (steps_.empty() || over() || steps_.back().seat != seat) return false; // the end is shown to all
    return std::none_of(steps_.back().events.begin(), steps_.back().events.end(),
                        [seat](const Event& event) { return event.news && has(event.seen, seat); });
}

void Match::undo(Seat seat) {
    assert(can_undo(seat));
    bool own = false;
    while (!own) {
        own = steps_.back().seat == seat;
        state_ = steps_.back().before;
        steps_.pop_back();
    }
}

namespace {

std::int16_t seen_card(const Event& event, Seat viewer) {
    return event.seen == everybody || has(event.seen, viewer) ? event.card : std::int16_t{face_down};
}

void add_lines(std::vector<Line>& lines, const AnyState& after, const std::vector<Event>& events, Seat viewer,
               const Names& names) {
    for (const Event& event : events)
        if (std::string text = words_of(after, event, viewer, names); !text.empty())
            lines.push_back({std::move(text), event.to, seen_card(event, viewer)});
}

} // namespace

std::vector<Line> Match::words(std::size_t step, Seat viewer) const {
    const Step& made = steps_[step];
    const Names who = names();
    std::vector<Line> lines{{words_of(made.before, made.action, who).said, {}, face_down}};
    if (!made.events.empty()) {
        lines[0].at = made.events[0].to;
        lines[0].card = seen_card(made.events[0], viewer);
    }
    add_lines(lines, after(step), made.events, viewer, who);
    return lines;
}

std::vector<Line> Match::opening_words(Seat viewer) const {
    std::vector<Line> lines;
    add_lines(lines, steps_.empty() ? state_ : steps_.front().before, opening_, viewer, names());
    return lines;
}

} // namespace cardfront
