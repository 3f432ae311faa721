// What a person sees on their turn: the news, the table, the choices.
#include "tools/terminal/play.h"
#include "tools/terminal/utf8.h"

#include <algorithm>

namespace cardfront::terminal {

// Notes whether an onlooker would be told less.
void Play::show_moments(std::size_t from) {
    Telling mine(match_, eyes_, from);
    Telling open(match_, nobody, from);
    while (mine.more()) {
        const auto lines = texts_of(mine.next());
        for (const std::string& line : lines) screen_.line(line, 2);
        if (lines != texts_of(open.next())) secret_shown_ = true;
    }
}

void Play::tell_news() {
    std::size_t& count = told(eyes_);
    if (count > match_.steps().size()) return;
    screen_.blank();
    show_moments(count);
    count = match_.steps().size() + 1;
}

void Play::show_log() {
    show_moments(0);
}

void Play::show_table() {
    screen_.blank();
    screen_.sections(sections(seen_by(eyes_, match_.state()), match_.setup().setup.seats, match_.names()));
    screen_.blank();
    if (has_secrets(match_.state(), eyes_)) secret_shown_ = true;
}

// Choices of one group stand in one row, beside its name, under each other where the row is full.
std::vector<Action> Play::show_choices() const {
    struct Group {
        std::string name;
        std::vector<std::string> entries;
    };
    const Names names = match_.names();
    const Seen seen = seen_by(eyes_, match_.state());
    screen_.line(turn_words(seen, names), 0, Style::heading);
    ActionList actions;
    legal(seen, actions);
    std::vector<Group> groups;
    const int digits = columns(std::to_string(actions.size()));
    int left = 0;
    int entry = 0;
    int number = 0;
    for (const Action& action : actions) {
        const ActionWords words = words_of(seen, action, names);
        auto group = std::find_if(groups.begin(), groups.end(),
                                  [&](const Group& each) { return each.name == words.group; });
        if (group == groups.end()) group = groups.insert(groups.end(), {words.group, {}});
        const std::string count = std::to_string(++number);
        group->entries.push_back(std::string(static_cast<std::size_t>(digits - columns(count)), ' ') + count +
                                 ' ' + printable(words.label));
        left = std::max(left, columns(words.group));
        entry = std::max(entry, columns(group->entries.back()));
    }
    left = std::min(left, screen_.width() / 3) + 2;
    const int gap = 2;
    const int in_a_row = std::max(1, (screen_.width() - left - 2 + gap) / (entry + gap));
    for (const Group& group : groups) {
        std::string shown = printable(group.name);
        if (columns(shown) + 2 > left) {
            screen_.line(shown, 2);
            shown.clear();
        }
        for (std::size_t at = 0; at < group.entries.size(); at += static_cast<std::size_t>(in_a_row)) {
            std::string row = "  " + padded(shown, left);
            shown.clear();
            const std::size_t end = std::min(group.entries.size(), at + static_cast<std::size_t>(in_a_row));
            for (std::size_t i = at; i < end; ++i) {
                const std::string& text = group.entries[i];
                const auto split_at = static_cast<std::size_t>(digits);
                row += screen_.styled(text.substr(0, split_at), Style::number);
                row +=
                    i + 1 < end ? padded(text.substr(split_at), entry - digits + gap) : text.substr(split_at);
            }
            screen_.prompt(row + '\n');
        }
    }
    return {actions.begin(), actions.end()};
}

} // namespace cardfront::terminal
