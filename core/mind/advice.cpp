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

std::int64_t rounded(std::int64_t sum, std::int64_t parts) { // half away from 0
    return parts == 0 ? 0 : (sum + (sum < 0 ? -parts : parts) / 2) / parts;
}

// Where the score hardly changes in what was tried, its changes tell nothing.
bool scores(const Candidate& choice) {
    return (choice.gains + choice.losses) * 10 >= choice.visits;
}

// Where it changes the same way whatever is done, as while armies are placed, they tell nothing either.
bool always_alike(const Candidate& one, const Candidate& other) {
    const auto nearly_all = [](std::uint32_t part, const Candidate& of) {
        return part * 20 >= of.visits * 19;
    };
    return (nearly_all(one.gains, one) && nearly_all(other.gains, other)) ||
           (nearly_all(one.losses, one) && nearly_all(other.losses, other));
}

// A position's value as one side's part of 100; the other has the rest.
int part(const Candidate& choice) {
    return (choice.value + 1010) / 20;
}
// To two digits: an estimate has no more.
std::string amount(const GameInfo& info, std::int64_t count) {
    std::int64_t unit = 1;
    while (count / unit >= 100) unit *= 10;
    return say_count(rounded(count, unit) * unit, info.amount);
}
std::int64_t per_cent(std::uint32_t some, std::uint32_t whole) {
    return rounded(std::int64_t{some} * 100, whole);
}

// Why to take `choice`, in changes of the lead over the best of the others; `other` is the best of the rest,
// or, for one of the rest, the best.
std::string figures_of(const GameInfo& info, const Candidate& choice, const Candidate& other, bool first) {
    const Named mine = counted("mine", part(choice)), theirs = counted("theirs", 100 - part(choice));
    if (!scores(choice) || always_alike(choice, other)) {
        if (part(choice) == part(other))
            return say("About as good as the others here: {mine} to {theirs}.", {mine, theirs});
        return first && choice.value > other.value
                   ? say("Leads to the best position: about {mine} to {theirs}.", {mine, theirs})
                   : say("Leads to a position of about {mine} to {theirs}.", {mine, theirs});
    }
    const std::int64_t gain = rounded(choice.gained, choice.gains),
                       loss = rounded(choice.lost, choice.losses);
    const std::int64_t up = per_cent(choice.gains, choice.visits),
                       down = per_cent(choice.losses, choice.visits);
    const Named gains = counted("gains", up), losses = counted("losses", down);
    if (std::max(gain, loss) <= 1)
        return say("Comes out better in {gains}% of the games tried, worse in {losses}%.", {gains, losses});
    const Named gained{"gain", amount(info, gain)}, lost{"loss", amount(info, loss)};
    if (down == 0)
        return say("About {gain} further ahead in {gains}% of the games tried, with hardly a risk.",
                   {gained, gains});
    if (up == 0)
        return say(
            "Hardly ever gets further ahead; about {loss} further behind in {losses}% of the games tried.",
            {lost, losses});
    return say("About {gain} further ahead in {gains}% of the games tried, about {loss} further behind in "
               "{losses}%.",
               {gained, gains, lost, losses});
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

std::vector<Suggestion> suggestions(const Seen& view, const Answer& answer, const Names& names) {
    if (answer.choices.empty())
        return {{answer.best, title_of(view, answer.best, names), say("Nothing else can be done now."), {}}};
    std::vector<Suggestion> out;
    const GameInfo& info = view.info();
    const auto& choices = answer.choices;
    for (const Candidate& choice : choices) {
        // What was hardly tried was not worth it, and little is known of it.
        if (out.size() == most_suggestions || std::uint64_t{choice.visits} * 50 < choices[0].visits) break;
        const bool first = out.empty();
        out.push_back({choice.action, title_of(view, choice.action, names),
                       effect_of(view, choice.action, names),
                       figures_of(info, choice, choices[first && choices.size() > 1 ? 1 : 0], first)});
    }
    return out;
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
    const auto mean = [](const Candidate& choice) {
        return rounded(choice.gained - choice.lost, choice.visits);
    };
    for (const Finding& found : findings_) {
        const Step& step = match.steps()[found.step];
        const Seen seen = seen_by(step.seat, match.state_at(found.step));
        const std::int64_t better = mean(found.better) - mean(found.played);
        const bool counts = better > 1 && scores(found.better) && scores(found.played);
        out.push_back(
            {"point " + std::to_string(found.step),
             say("Move {number}: {player}",
                 {{"number", std::to_string(found.step + 1)}, {"player", names[step.seat]}}),
             {then_effect(phrase("Played: {action}"), seen, step.action, names),
              then_effect(phrase("Better: {action}"), seen, found.better.action, names),
              counts
                  ? say("Worth about {amount} more.", {{"amount", amount(match.info(), better)}})
                  : say("Leads to a position of about {mine} to {theirs}, not {was} to {were}.",
                        {counted("mine", part(found.better)), counted("theirs", 100 - part(found.better)),
                         counted("was", part(found.played)), counted("were", 100 - part(found.played))})}});
    }
    return out;
}

} // namespace cardfront
