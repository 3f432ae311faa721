#include "tools/terminal/viewpoint.h"

#include <algorithm>

namespace cardfront::terminal {

namespace {

AnyState seen_state(const AnyState& state, Viewpoint eyes) {
    return eyes ? view(state, *eyes) : state;
}

// What one sees who sees everything: each seat's own view of a section where it tells more than an
// onlooker's.
std::vector<Section> whole_sections(const Match& match, const AnyState& state) {
    const Names names = match.names();
    const std::vector<Section> open = sections(state, nobody, names);
    std::vector<Section> out = open;
    for (Seat seat = 0; seat < match.setup().setup.seats; ++seat) {
        for (const Section& mine : sections(state, seat, names)) {
            const auto same = [&](const Section& each) { return each.key == mine.key; };
            const auto at = std::find_if(out.begin(), out.end(), same);
            if (at == out.end()) {
                out.push_back(mine);
                continue;
            }
            const auto onlookers = std::find_if(open.begin(), open.end(), same);
            if (onlookers == open.end() || onlookers->lines == mine.lines) continue;
            if (at->lines == onlookers->lines) {
                at->lines = mine.lines;
                continue;
            }
            for (const std::string& line : mine.lines)
                if (std::find(at->lines.begin(), at->lines.end(), line) == at->lines.end())
                    at->lines.push_back(line);
        }
    }
    return out;
}

} // namespace

bool sees(const Event& event, Viewpoint eyes) {
    return !eyes || event.seen == everybody || has(event.seen, *eyes);
}

std::string said(const AnyState& before, Action action, Viewpoint eyes, const Names& names) {
    return words_of(seen_state(before, eyes), action, names).said;
}

std::string said(const AnyState& after, const Event& event, Viewpoint eyes, const Names& names) {
    Event told = event;
    if (!eyes)
        told.seen = everybody;
    else if (!sees(event, eyes))
        told.card = Event{}.card;
    return words_of(seen_state(after, eyes), told, eyes.value_or(nobody), names);
}

std::vector<Section> sections_for(const Match& match, const AnyState& state, Viewpoint eyes) {
    if (!eyes) return whole_sections(match, state);
    return sections(view(state, *eyes), *eyes, match.names());
}

const AnyState& first_state(const Match& match) {
    return match.steps().empty() ? match.state() : match.steps().front().before;
}

const Player& player_at(const Match& match, Seat seat) {
    return match.setup().players[static_cast<unsigned char>(seat)];
}

std::vector<std::string> step_lines(const Match& match, std::size_t step, Viewpoint eyes) {
    const Names names = match.names();
    const Step& taken = match.steps()[step];
    std::vector<std::string> lines{said(taken.before, taken.action, eyes, names)};
    for (const Event& event : taken.events)
        if (std::string line = said(match.after(step), event, eyes, names); !line.empty())
            lines.push_back(std::move(line));
    return lines;
}

std::vector<std::string> opening_lines(const Match& match, Viewpoint eyes) {
    std::vector<std::string> lines;
    for (const Event& event : match.opening())
        if (std::string line = said(first_state(match), event, eyes, match.names()); !line.empty())
            lines.push_back(std::move(line));
    return lines;
}

std::string score_words(const Match& match, const AnyState& state) {
    const Names names = match.names();
    std::string out;
    for (Seat seat = 0; seat < match.setup().setup.seats; ++seat) {
        if (seat > 0) out += ", ";
        out += say("{player} {score}",
                   {{"player", names[seat]}, {"score", cardfront::score_words(state, seat)}});
    }
    return out;
}

std::vector<std::string> option_words(const Match& match) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < match.info().options.size(); ++i) {
        const Option& option = match.info().options[i];
        out.push_back(
            say("{option}: {choice}", {{"option", option.label},
                                       {"choice", option.choices[match.setup().setup.options[i]].label}}));
    }
    return out;
}

} // namespace cardfront::terminal
