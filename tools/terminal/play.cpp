#include "tools/terminal/play.h"

#include "core/mind/computer.h"
#include "tools/terminal/arguments.h"
#include "tools/terminal/files.h"
#include "tools/terminal/utf8.h"

#include <algorithm>
#include <iostream>
#include <unistd.h>

namespace cardfront::terminal {

Play::Play(Match match, std::string file, const Screen& screen)
    : match_(std::move(match)), file_(std::move(file)), screen_(screen) {
    for (Seat seat = 0; seat < match_.setup().setup.seats && people() == 1; ++seat)
        if (match_.is_person(seat)) eyes_ = seat;
    // Who goes on with a saved match has seen what happened.
    if (!match_.steps().empty()) told_.fill(match_.steps().size());
}

int Play::people() const {
    const auto& players = match_.setup().players;
    return static_cast<int>(std::count_if(players.begin(), players.begin() + match_.setup().setup.seats,
                                          [](const Player& player) { return player.is_person(); }));
}

void Play::run() {
    screen_.line(say(match_.info().title), 0, Style::heading);
    for (const std::string& option : option_words(match_)) screen_.line(option, 0, Style::quiet);
    if (people() > 0) screen_.line(say("Type a number to choose, or “help”."), 0, Style::quiet);
    save();
    while (!match_.over()) {
        const Seat seat = match_.turn();
        if (!match_.is_person(seat))
            computer_turn(seat);
        else if (!person_turn(seat))
            return;
    }
    finish();
}

void Play::computer_turn(Seat seat) {
    if (people() == 1 && pause(match_.state())) { // the table is about to be cleared
        tell_news();
        show_table();
        if (!read_line(say("Press Enter to go on. "))) return leave(false);
    }
    const int level = player_at(match_, seat).level;
    // Of its own: the same numbers as the deck's would tell it about the deck.
    const std::uint64_t numbers[] = {match_.setup().setup.seed, match_.steps().size()};
    const std::uint64_t seed = hash_bytes(numbers, sizeof numbers);
    match_.play(decide(seen_by(seat, match_.state()), match_.setup().setup.seats, level, seed));
    save();
    if (people() == 0) tell_news();
}

bool Play::person_turn(Seat seat) {
    if (!asked_ && passes_by(match_.state(), eyes_)) { // never where they took the screen for it
        act(only_action(match_.state()));
        return true;
    }
    if (eyes_ != seat && people() > 1) {
        const bool first = eyes_ == nobody;
        if (secret_shown_ || has_secrets(match_.state(), seat)) {
            if (!hand_over(seat)) return false;
        } else if (!first) {
            told(seat) = std::max(told(seat), told(eyes_)); // it stands above on the same screen
        }
        if (match_.turn() != seat) return true; // undone
        eyes_ = seat;
    }
    asked_ = true;
    tell_news();
    show_table();
    const std::vector<Action> choices = show_choices();
    for (;;) {
        const auto line = read_line("> ");
        if (!line) {
            leave(false);
            return false;
        }
        switch (answer(*line, seat, choices)) {
        case Answer::ask: break;
        case Answer::look: return true;
        case Answer::leave: leave(true); return false;
        }
    }
}

bool Play::hand_over(Seat to) {
    const Names names = match_.names();
    const Seat last = match_.steps().empty() ? nobody : match_.steps().back().seat;
    const bool may_undo = last != nobody && last == eyes_ && match_.can_undo(last, true);
    screen_.clear();
    secret_shown_ = false;
    screen_.line(say("It is {player}'s turn.", {{"player", names[to]}}), 0, Style::heading);
    screen_.line(say("Press Enter when only {player} sees the screen.", {{"player", names[to]}}));
    if (may_undo)
        screen_.line(say("{player} may still type “undo”.", {{"player", names[last]}}), 0, Style::quiet);
    for (;;) {
        const auto line = read_line("> ");
        if (!line || *line == "quit") {
            leave(line.has_value());
            return false;
        }
        if (*line == "undo" && may_undo) {
            undo(last, true);
            break;
        }
        if (line->empty()) break;
        screen_.line(say("Press Enter, or type “quit”."));
    }
    screen_.clear();
    return true;
}

void Play::finish() {
    if (people() > 1) {
        if (secret_shown_) screen_.clear();
        told(nobody) = eyes_ == nobody ? 0 : told(eyes_);
        eyes_ = nobody;
    }
    tell_news();
    show_table();
    screen_.line(end_words(match_, eyes_), 0, Style::heading);
    screen_.line(say("Score: {scores}", {{"scores", score_words(match_, eyes_)}}));
    screen_.line(say("Seed: {seed}", {{"seed", std::to_string(match_.setup().setup.seed)}}), 0, Style::quiet);
    if (!file_.empty())
        screen_.line(say("The whole game again: cardfront replay {file}", {{"file", quoted(file_)}}), 0,
                     Style::quiet);
}

void Play::leave(bool ask) {
    if (file_.empty() && ask) {
        if (const auto file = read_line(say("Save the match as (Enter: do not save): "));
            file && !file->empty())
            save_as(*file);
    } else if (!ask) {
        screen_.blank();
    }
    if (!file_.empty())
        screen_.prompt(say("To go on:\n  cardfront resume {file}\n", {{"file", printable(quoted(file_))}}));
    else // the command in one piece, to be copied
        screen_.prompt(say("The match is not saved. The same from its start:\n  cardfront {arguments}\n",
                           {{"arguments", printable(same_match(match_.setup()))}}));
}

void Play::save() {
    if (file_.empty()) return;
    if (const auto problem = write_text(file_, match_.record()))
        screen_.line(say("The match is not saved: {reason}", {{"reason", problem->reason}}), 0,
                     Style::warning);
}

std::optional<std::string> Play::read_line(const std::string& prompt) const {
    screen_.prompt(prompt);
    std::string line;
    if (!std::getline(std::cin, line)) return std::nullopt;
    if (isatty(STDIN_FILENO) == 0) screen_.line(line); // what is read from a file should be seen too
    const std::size_t first = line.find_first_not_of(" \t\r");
    if (first == std::string::npos) return std::string{};
    return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
}

} // namespace cardfront::terminal
