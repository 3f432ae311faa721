#include "web/screens/questions.h"

#include "web/screens/screens.h"

#include <algorithm>
#include <iterator>

namespace cardfront {

namespace {

constexpr std::string_view command = "tell ";

std::string own_key(Seat seat) {
    return "player-" + std::to_string(seat + 1);
}

// Of one's own side or not, of players' or of the table.
std::string told_of(const Session& session, bool players, bool mine) {
    const Shown& shown = session.shown();
    std::string out;
    for (const Section& each : sections(shown.view, shown.seats(), shown.names)) {
        if (each.key.starts_with("player-") != players) continue;
        if (players && (each.key == own_key(shown.eyes)) != mine) continue;
        out += each.heading + ":\n";
        for (std::size_t i = 0; i + static_cast<std::size_t>(each.lists) < each.lines.size(); ++i)
            out += each.lines[i] + (each.lines[i].ends_with('.') ? "\n" : ".\n");
    }
    return out;
}

std::string my_side(const Session& session) {
    return told_of(session, true, true);
}
std::string others(const Session& session) {
    return told_of(session, true, false);
}
std::string on_the_table(const Session& session) {
    return told_of(session, false, false);
}

std::string since(const Session& session, std::size_t step) {
    std::string out;
    for (const LogEntry& each : session.eyes().log())
        if (each.step >= step) out += each.line.text + '\n';
    return out.empty() ? say("Nothing has happened yet.") : out;
}
std::string latest(const Session& session) {
    return since(session, session.shown().actions);
}
std::string since_mine(const Session& session) {
    const Shown& shown = session.shown();
    return since(session, shown.eyes == nobody ? shown.actions
                                               : shown.latest_of[static_cast<std::size_t>(shown.eyes)]);
}

std::string help(const Session& session);

struct Question {
    const char* word;
    char key;
    const char* label;
    std::string (*answer)(const Session&);
};
constexpr Question all[]{
    {"mine", 'M', "My side", my_side},         {"others", 'O', "The others", others},
    {"table", 'T', "The table", on_the_table}, {"turn", 'W', "Whose turn is it?", status_words},
    {"latest", 'L', "What was last?", latest}, {"since", 'S', "All since my last deed", since_mine},
    {"help", 'H', "What can I ask?", help},
};

std::string help(const Session&) {
    std::string out = say("A letter asks, while one of the buttons has the focus.") + '\n';
    for (const Question& each : all)
        out += say("{key}: {question}", {{"key", std::string(1, each.key)}, {"question", say(each.label)}}) +
               '\n';
    return out;
}

} // namespace

Group questions() {
    Group out{.id = "questions", .label = say("Ask"), .kind = GroupKind::toolbar, .aside = true};
    for (const Question& each : all)
        out.controls.push_back(
            {.id = std::string(command) + each.word, .label = say(each.label), .key = each.key});
    return out;
}

std::string answer_to(const Session& session, std::string_view word) {
    const auto* const found = std::find_if(std::begin(all), std::end(all),
                                           [word](const Question& each) { return word == each.word; });
    return found == std::end(all) ? std::string() : found->answer(session);
}

} // namespace cardfront
