// What a person may say on their turn.
#include "core/text/text.h"
#include "tools/terminal/files.h"
#include "tools/terminal/play.h"
#include "tools/terminal/rules.h"

#include <algorithm>

namespace cardfront::terminal {

Play::Answer Play::answer(const std::string& line, Seat seat, const std::vector<Action>& choices) {
    const std::size_t blank = line.find(' ');
    const std::string command = line.substr(0, blank);
    const std::string rest =
        blank == std::string::npos ? std::string{} : line.substr(line.find_first_not_of(' ', blank));
    if (line.empty()) return Answer::ask;
    if (line == "quit") return Answer::leave;
    if (line == "undo") return undo(seat);
    if (line == "table") return Answer::look;
    if (command == "save") return save_as(rest);
    if (line == "log") {
        show_log();
        return Answer::ask;
    }
    if (line == "help") {
        show_help();
        return Answer::ask;
    }
    if (command == "rules") {
        show_rules(rest);
        return Answer::ask;
    }
    if (const auto number = parse_number(line, 100000)) {
        if (*number >= 1 && *number <= choices.size()) return act(choices[*number - 1]);
        screen_.line(say("There are the choices 1 to {most}.", {{"most", std::to_string(choices.size())}}));
        return Answer::ask;
    }
    if (const auto action = parse_action(match_.info(), line)) return act(*action);
    screen_.line(say("“{text}” is no choice. Type a number, or “help”.", {{"text", line}}));
    return Answer::ask;
}

Play::Answer Play::act(Action action) {
    if (const Refusal refused = match_.play(action)) {
        screen_.line(rule_words(refused.rule), 0, Style::warning);
        screen_.line(hint_for(seen_by(eyes_, match_.state()), action));
        return Answer::ask;
    }
    asked_ = false;
    save();
    return Answer::look;
}

Play::Answer Play::undo(Seat seat, bool veiled) {
    // Another person's last action too, as long as they share the screen.
    const Seat last = match_.steps().empty() ? nobody : match_.steps().back().seat;
    const bool shared = last != nobody && match_.is_person(last) && !secret_shown_;
    const Seat whose = match_.can_undo(seat, veiled) || !shared ? seat : last;
    if (!match_.can_undo(whose, veiled)) {
        screen_.line(match_.setup().practice ? say("There is nothing to take back.")
                                             : say("This cannot be taken back: nothing of yours was last, it "
                                                   "turned something up, or the game is over."));
        return Answer::ask;
    }
    match_.undo(whose, veiled);
    asked_ = veiled; // they took it back to be asked
    for (std::size_t& count : told_) count = std::min(count, match_.steps().size() + 1);
    save();
    screen_.line(say("Taken back."));
    return Answer::look;
}

Play::Answer Play::save_as(const std::string& file) {
    if (file.empty() && file_.empty()) {
        screen_.line(say("Save as which file? save FILE"));
        return Answer::ask;
    }
    if (!file.empty() && file != file_ && exists(file)) {
        screen_.line(say("“{file}” is there already; name another file.", {{"file", file}}), 0,
                     Style::warning);
        return Answer::ask;
    }
    const std::string target = file.empty() ? file_ : file;
    if (const auto problem = write_text(target, match_.record())) {
        screen_.line(problem->reason, 0, Style::warning);
        return Answer::ask;
    }
    file_ = target;
    screen_.line(say("Saved; from now on after every action."));
    return Answer::ask;
}

void Play::show_rules(const std::string& id) const {
    if (!id.empty()) {
        const RuleText* const rule = find_rule(id);
        screen_.line(rule == nullptr ? say("There is no rule “{id}”; “rules” lists them.", {{"id", id}})
                                     : rule_words(rule->id));
        return;
    }
    const std::vector<RuleText> all = rules_of(match_.info());
    if (all.empty()) screen_.line(say("This program has no rules page."));
    for (const RuleText& rule : all) {
        const std::string title = rule_title(rule);
        screen_.beside(rule.id, {title.empty() ? say(rule.text) : title}, 8);
    }
    if (!all.empty())
        screen_.line(say("The words of one: rules {id}", {{"id", all.front().id}}), 0, Style::quiet);
}

void Play::show_help() const {
    const int left = 14;
    screen_.beside(say("1, 2, ..."), {say("Take the choice with this number.")}, left);
    screen_.beside("undo", {say("Take your last action back, where that is fair.")}, left);
    screen_.beside("table", {say("Show the table and the choices again.")}, left);
    screen_.beside("log", {say("All that happened, as far as you may know it.")}, left);
    screen_.beside("rules [ID]", {say("The rules of this game, or the words of one of them.")}, left);
    screen_.beside("save FILE", {say("Save the match, now and after every action.")}, left);
    screen_.beside("quit", {say("Leave. A saved match goes on with “cardfront resume FILE”.")}, left);
}

} // namespace cardfront::terminal
