// What waits for the games' code or for lessons, until they come or do not.
#include "web/app/commands.h"

#include "web/app/sharing.h"
#include "web/learn/lessons.h"
#include "web/platform/platform.h"

#include <algorithm>
#include <utility>

namespace cardfront {

void games_here(App& app) {
    if (app.waiting.empty()) return;
    app.alert.clear();
    perform(std::exchange(app.waiting, {}));
}

// "GAME" and its text, on the lines after it.
void lessons_here(App& app, std::string_view words) {
    const std::size_t line = std::min(words.find('\n'), words.size() - 1);
    lessons::arrived(app, words.substr(0, line), words.substr(line + 1));
    if (!app.waiting.empty()) perform(std::exchange(app.waiting, {})); // for them
}

void games_failed(App& app, std::string_view reason) {
    if (app.waiting.empty()) return; // nobody has missed them yet
    const std::string waited = std::exchange(app.waiting, {});
    const bool linked = waited.substr(0, link_verb.size()) == link_verb;
    // It waited for the puzzles alone, of which it may be one.
    if (platform::games_here() && linked) {
        app.alert.clear();
        app.mirror_stale = true;
        open_game_link(app, waited.substr(link_verb.size()), true);
        return platform::link_taken();
    }
    if (linked) platform::link_waits();
    std::string words =
        say("The table did not arrive ({reason}). Check the connection and try again, or reload "
            "the page: it may have been updated.",
            {{"reason", std::string(reason)}});
    quiet(app); // that it is being brought
    if (waited.substr(0, import_verb.size()) == import_verb)
        return ask_record(waited.substr(import_verb.size()), std::move(words));
    refuse(std::move(words));
}

constexpr std::size_t most_import_bytes = 16 * most_record_bytes; // all that is kept here

void ask_record(std::string text, std::string wrong) {
    platform::ask_text({.id = "import",
                        .title = say("Open a record"),
                        .label = say("The record of a game, as text"),
                        .value = std::move(text),
                        .wrong = std::move(wrong),
                        .many_lines = true,
                        .most_chars = static_cast<int>(most_import_bytes)});
}

} // namespace cardfront
