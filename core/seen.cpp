#include "core/seen.h"

#include <algorithm>
#include <utility>

namespace cardfront {

Seen seen_by(Seat eyes, const Position& truth) {
    Seen seen(eyes, truth);
    if (eyes != all_open) truth.game().redact(seen.view_, eyes);
    return seen;
}

Position dealt_anew(const Seen& seen, Random random) {
    Position other = seen;
    other.game().determinize(other, seen.eyes(), random);
    return other;
}

ActionWords words_of(const Seen& before, Action action, const Names& names) {
    const Position& view = before;
    if (action == resignation)
        return {say("Resign"), say("The game"),
                say("{player?* resigns|You resign}.", {named("player", names, turn(view))})};
    return view.game().action_words(view, action, names);
}
std::string words_of(const Seen& after, const Event& event, const Names& names) {
    const Position& view = after;
    return view.game().event_words(view, event, names);
}
std::string effect_of(const Seen& before, Action action, const Names& names) {
    const Position& view = before;
    if (action == resignation) return say("The game is over, and lost.");
    return view.game().effect_words(view, action, names);
}
std::string card_words(const Seen& seen, std::int16_t card) {
    const Position& view = seen;
    return view.game().card_words(view, card);
}
std::string turn_words(const Seen& seen, const Names& names) {
    const Position& view = seen;
    return view.game().turn_words(view, names);
}
std::string resigned_words(const Names& names, Seat resigned) {
    return say("{player?* has resigned.|You have resigned.}", {named("player", names, resigned)});
}
std::string hint_for(const Seen& seen, Action refused) {
    const Position& view = seen;
    return view.game().hint_for(view, refused);
}
std::string score_words(const Seen& seen, Seat who) {
    const Position& view = seen;
    return view.game().score_words(view, who);
}

std::vector<Grid> grids(const Seen& seen, const Names& names) {
    const Position& view = seen;
    std::vector<Grid> out = view.game().grids(view, seen.eyes(), names);
    for (Grid& grid : out)
        for (auto& row : grid.rows)
            for (Grid::Cell& cell : row) cell.text = begun(std::move(cell.text), names);
    return out;
}

// For all_open it joins what each seat is told.
std::vector<Section> sections(const Seen& seen, int seats, const Names& names) {
    const Position& view = seen;
    const auto told_to = [&](Seat viewer) {
        std::vector<Section> told = view.game().sections(view, viewer, names);
        for (Section& section : told)
            for (std::string& line : section.lines) line = begun(std::move(line), names);
        return told;
    };
    if (seen.eyes() != all_open) return told_to(seen.eyes());
    const std::vector<Section> open = told_to(nobody);
    std::vector<Section> out = open;
    for (const Seat seat : SeatRange(seats))
        for (const Section& mine : told_to(seat)) {
            const auto same = [&](const Section& each) { return each.key == mine.key; };
            const auto at = std::find_if(out.begin(), out.end(), same);
            const auto onlookers = std::find_if(open.begin(), open.end(), same);
            if (at == out.end())
                out.push_back(mine);
            else if (onlookers == open.end() || onlookers->lines == mine.lines)
                continue;
            else if (at->lines == onlookers->lines)
                at->lines = mine.lines;
            else
                for (const std::string& line : mine.lines)
                    if (std::find(at->lines.begin(), at->lines.end(), line) == at->lines.end())
                        at->lines.push_back(line);
        }
    return out;
}

} // namespace cardfront
