#include "core/mind/advice.h"

#include <algorithm>

namespace cardfront {

namespace {

constexpr std::size_t most_suggestions = 3;
constexpr std::size_t most_findings = 5;

// What was done, then what it did.
std::string then_effect(const char* sentence, const Seen& view, Action action, const Names& names) {
    const std::string told = say(sentence, {{"action", title_of(view, action, names)}}),
                      effect = effect_of(view, action, names);
    return effect.empty() ? told : say("{told}. {effect}", {{"told", told}, {"effect", effect}});
}

int per_cent(std::uint32_t some, std::uint32_t all) { // needs some of them
    return static_cast<int>((std::uint64_t{some} * 100 + all / 2) / all);
}

// How many in 100 games that were tried it gained by, and lost by.
std::string outcome_of(const Candidate& choice) {
    return say("Comes out better in {gains}% of the games tried, worse in {losses}%.",
               {counted("gains", per_cent(choice.gains, choice.visits)),
                counted("losses", per_cent(choice.losses, choice.visits))});
}

int value_of(int part) { // of 100
    return part * 20 - 1000;
}

// `best`: that of the best choice; -1: this is it.
std::string figures_of(int part, int best) {
    const Named mine = counted("mine", part), theirs = counted("theirs", 100 - part);
    if (best < 0) return say("It then stands about {mine} to {theirs}.", {mine, theirs});
    if (part >= best) return say("About as good: {mine} to {theirs}.", {mine, theirs});
    return say("About {points} of 100 less: {mine} to {theirs}.",
               {counted("points", best - part), mine, theirs});
}

// Once a match is as good as won or lost, what is as sure and comes out better more often comes first.
std::vector<Candidate> with_the_better_score(std::vector<Candidate> choices) {
    const int best = part_of_100(choices[0].value);
    const auto most_visits = choices[0].visits;
    if (best > 0 && best < 100) return choices;
    const auto score = [](const Candidate& each) { // per visit
        return (static_cast<double>(each.gains) - static_cast<double>(each.losses)) / each.visits;
    };
    const auto is_as_good = [&](const Candidate& each) {
        return part_of_100(each.value) == best && each.visits >= 20 && each.visits * 50ULL >= most_visits;
    };
    std::size_t first = 0;
    for (std::size_t i = 1; i < choices.size(); ++i)
        if (is_as_good(choices[i]) && score(choices[i]) > score(choices[first])) first = i;
    std::swap(choices[0], choices[first]);
    choices[0].visits = std::max(choices[0].visits, most_visits); // the others are measured by it
    return choices;
}

} // namespace

std::string title_of(const ActionWords& words) {
    // "Bet on row 2", "Bet $10 on row 2": the label tells it all.
    const bool whole = words.label.starts_with(words.group.substr(0, words.group.find(' ')));
    std::string title =
        whole ? words.label : say("{group}: {label}", {{"group", words.group}, {"label", words.label}});
    if (!title.empty() && title.back() == '.') title.pop_back(); // of a card's text
    return title;
}

std::string title_of(const Seen& view, Action action, const Names& names) {
    return title_of(words_of(view, action, names));
}

int part_of_100(int value) {
    return (value + 1010) / 20;
}

std::vector<Suggestion> suggestions(const Seen& view, const Answer& answer, const Names& names) {
    if (answer.choices.empty())
        return {{answer.best,
                 capitalised(title_of(view, answer.best, names), names),
                 say("Nothing else can be done now."),
                 {}}};
    struct Sizes { // of a group, about as good as the first of it that was found
        std::string group;
        std::size_t at;
        Action least, most;
        std::vector<Action> others; // that are not
    };
    std::vector<Suggestion> out;
    std::vector<Sizes> sized;
    const std::vector<Candidate> choices = with_the_better_score(answer.choices);
    const int best = part_of_100(choices[0].value);
    for (const Candidate& choice : choices) {
        // What was hardly tried was not worth it, and little is known of it.
        if (std::uint64_t{choice.visits} * 50 < choices[0].visits) break;
        const ActionWords words = words_of(view, choice.action, names);
        const int part = part_of_100(choice.value);
        if (!words.size.empty()) {
            const auto same = std::find_if(sized.begin(), sized.end(),
                                           [&](const Sizes& each) { return each.group == words.group; });
            if (same != sized.end()) {
                if (std::abs(part - out[same->at].part) > 1) {
                    same->others.push_back(choice.action);
                    continue;
                }
                same->least = std::min(same->least, choice.action);
                same->most = std::max(same->most, choice.action);
                continue;
            }
            if (out.size() < most_suggestions)
                sized.push_back({words.group, out.size(), choice.action, choice.action, {}});
        }
        if (out.size() == most_suggestions) continue;
        std::string effect = effect_of(view, choice.action, names);
        if (effect.empty()) effect = outcome_of(choice);
        out.push_back({choice.action, capitalised(title_of(words), names), std::move(effect),
                       figures_of(part, out.empty() ? -1 : best), part});
    }
    for (const Sizes& each : sized)
        if (each.least != each.most &&
            std::none_of(each.others.begin(), each.others.end(),
                         [&](const Action& other) { return each.least < other && other < each.most; }))
            out[each.at].effect =
                sentences(out[each.at].effect, say("Any from {least} to {most} is about as good.",
                                                   {{"least", words_of(view, each.least, names).size},
                                                    {"most", words_of(view, each.most, names).size}}));
    return out;
}

std::string why_best(const Seen& view, const Puzzle& puzzle, const Names& names) {
    Candidate best{};
    best.action = puzzle.best;
    best.visits = 100; // so that what came of it is told per cent
    best.value = value_of(puzzle.stands);
    best.gains = static_cast<std::uint32_t>(puzzle.better);
    best.losses = static_cast<std::uint32_t>(puzzle.worse);
    return sentences(
        suggestions(view, Answer{best.action, {best}}, names)[0].reason(),
        say("The next best is “{next}”. {less}", {{"next", title_of(view, puzzle.next, names)},
                                                  {"less", figures_of(puzzle.next_stands, puzzle.stands)}}));
}

void note_what_came(Puzzle& puzzle, const Candidate& best, const Candidate& next) {
    puzzle.stands = part_of_100(best.value);
    puzzle.better = per_cent(best.gains, best.visits);
    puzzle.worse = per_cent(best.losses, best.visits);
    puzzle.next = next.action;
    puzzle.next_stands = part_of_100(next.value);
}

Review::Review(const Match& match) {
    ActionList actions;
    Position state = match.state_at(0);
    for (std::size_t i = 0; i < match.steps().size(); ++i) {
        const Step& step = match.steps()[i];
        if (step.action == resignation) break;
        if (match.is_person(step.seat)) {
            legal(state, actions);
            if (actions.size() > 1) decisions_.push_back(i);
        }
        apply(state, step.action, Log{});
    }
}

Seen Review::view(const Match& match) const {
    const std::size_t step = decisions_[done_];
    return seen_by(match.steps()[step].seat, match.state_at(step));
}

void Review::judge(const Match& match, const Answer& answer) {
    const std::size_t step = decisions_[done_++];
    const auto& choices = answer.choices;
    const auto played = std::find_if(choices.begin(), choices.end(), [&](const Candidate& choice) {
        return choice.action == match.steps()[step].action;
    });
    // A search tries what it doubts less and less: that it turned away from what was played is what makes the
    // difference more than chance. Less than a hundredth of the way from lost to won is not worth a word.
    constexpr std::uint32_t turned_away = 6;
    constexpr int least_loss = 20;
    if (played == choices.end() || std::uint64_t{played->visits} * turned_away > choices[0].visits) return;
    findings_.push_back({step, *played, choices[0]});
    if (findings_.back().loss() < least_loss) findings_.pop_back();
    if (findings_.size() > most_findings)
        findings_.erase(
            std::min_element(findings_.begin(), findings_.end(),
                             [](const Finding& one, const Finding& two) { return one.loss() < two.loss(); }));
}

std::vector<std::size_t> Review::points() const {
    std::vector<std::size_t> out;
    for (const Finding& found : findings_) out.push_back(found.step);
    return out;
}

Review::Stand Review::stand(std::size_t point) const {
    const auto found = std::find_if(findings_.begin(), findings_.end(),
                                    [point](const Finding& each) { return each.step == point; });
    assert(found != findings_.end());
    return {part_of_100(found->played.value), part_of_100(found->better.value)};
}

std::vector<Section> Review::sections(const Match& match) const {
    const Named done = counted("done", static_cast<std::int64_t>(done_)),
                of = counted("all", static_cast<std::int64_t>(all()));
    if (running()) return {{"review", say("Review"), {say("Decision {done} of {all}", {done, of})}}};
    std::vector<Section> out{{"review", say("Review"), {}}};
    if (all() == 0)
        out[0].lines.push_back(say("Nobody had anything to decide."));
    else if (findings_.empty() && done_ == 0)
        out[0].lines.push_back(say("Nothing has been looked at yet."));
    else if (findings_.empty())
        out[0].lines.push_back(
            say("Well played: no decision was clearly worse than another that was possible."));
    else
        out[0].lines.push_back(say("Where something else looked better, by what could be known then:"));
    if (done_ < all())
        out[0].lines.push_back(say("Only {done} of {all} decisions were looked at.", {done, of}));
    const Names names = match.names();
    for (const Finding& found : findings_) {
        const Step& step = match.steps()[found.step];
        const Seen seen = seen_by(step.seat, match.state_at(found.step));
        const auto [was, better] = stand(found.step);
        out.push_back({"point " + std::to_string(found.step),
                       say("Move {number}: {player}",
                           {{"number", std::to_string(found.step + 1)}, {"player", names[step.seat]}}),
                       {then_effect(phrase("Played: {action}"), seen, step.action, names),
                        then_effect(phrase("Better: {action}"), seen, found.better.action, names),
                        say("It then stands about {mine} to {theirs}, not {was} to {were}.",
                            {counted("mine", better), counted("theirs", 100 - better), counted("was", was),
                             counted("were", 100 - was)})}});
    }
    return out;
}

} // namespace cardfront
