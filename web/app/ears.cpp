// The ears (web/platform/ears.h) but for those of the window, which main.cpp has; and what the page tells by
// commands, above all that what was waited for has come, or has not.
#include "web/platform/ears.h"

#include "web/app/commands.h"
#include "web/app/rows.h"
#include "web/app/sharing.h"
#include "web/circuit/circuit.h"
#include "web/company/company.h"
#include "web/kit/kit.h"
#include "web/learn/lessons.h"
#include "web/platform/platform.h"
#include "web/screens/screens.h"

#include <algorithm>
#include <utility>

namespace cardfront {

void wait_for_games(App& app, std::string_view text, int game) {
    app.waiting = text;
    app.waits_for = game;
    platform::fetch_games(game);
    tell(say("One moment: the table is being brought."));
}

namespace commands {

void games_came(App& app, const Command&) {
    if (platform::games_here()) far::load(app);
    if (app.waiting.empty() || !platform::games_here(app.waits_for)) return;
    app.alert.clear();
    perform(std::exchange(app.waiting, {}));
}

// "GAME" and its text, on the lines after it; or "circuit" and that.
void lessons_came(App& app, const Command& command) {
    const std::string_view words = command.rest;
    const std::size_t line = std::min(words.find('\n'), words.size() - 1);
    const std::string_view game = words.substr(0, line), text = words.substr(line + 1);
    game == "circuit" ? circuit::arrived(app, text) : lessons::arrived(app, game, text);
    if (!app.waiting.empty()) perform(std::exchange(app.waiting, {})); // for them
}

void games_did_not_come(App& app, const Command& command) {
    if (app.waiting.empty()) return; // nobody has missed them yet
    const std::string waited = std::exchange(app.waiting, {});
    const std::string_view word = word_of(waited), rest = after_word(waited, word);
    const bool linked = word == "link";
    // It waited for the puzzles alone, of which it may be one.
    if (platform::games_here() && linked) {
        app.alert.clear();
        app.mirror_stale = true;
        open_game_link(app, rest, true);
        return platform::link_taken();
    }
    if (linked) platform::link_waits();
    std::string words =
        say("The table did not arrive ({reason}). Check the connection and try again, or reload "
            "the page: it may have been updated.",
            {{"reason", std::string(command.rest)}});
    quiet(app); // that it is being brought
    if (word == "text import") return ask_record(std::string(rest), std::move(words));
    refuse(std::move(words));
}

void page_hidden(App& app, const Command& command) {
    app.hidden = command.number == 1;
}

void pinched(App&, const Command& command) {
    constexpr int least = 500, most = 2000;
    kit::pinch(static_cast<float>(std::clamp(command.number, least, most)) / 1000);
}

void worker_failed(App& app, const Command& command) {
    const Named reason{"reason", std::string(command.rest)};
    const bool plays = app.session && app.session->course().thinking();
    if (app.session && app.session->worker_failed())
        tell(plays ? say("The computer player fails ({reason}). From now on it plays by rule of thumb.",
                         {reason})
                   : say("There is no advice now ({reason}). Ask again in a while.", {reason}));
}

} // namespace commands

namespace app {

namespace {

// Nobody watches a hidden page, and it gets no frames.
void go_on_unseen(App& state) {
    while (state.hidden && state.session && state.session->update(platform::now(), true, false)) {
        state.mirror_stale = true;
        (void)state.session->eyes().take_events();
    }
}

} // namespace

void command(std::string_view text) {
    if (is_deed(text)) kit::motion::finish();
    perform(text);
    go_on_unseen(the_app());
    refresh_mirror();
    platform::wake();
}

void focus(std::string_view id) {
    kit::set_focus(id);
    platform::wake();
}

void thought(std::uint32_t job, std::span<const std::int32_t> numbers) {
    App& state = the_app();
    if (far::thought(state, job, numbers) || !state.session) return;
    if (!state.session->thought(job, numbers))
        return command(std::string("worker-failed ") + say("its answer cannot be"));
    state.mirror_stale = true;
    go_on_unseen(state);
    refresh_mirror();
    platform::wake();
}

} // namespace app

} // namespace cardfront
