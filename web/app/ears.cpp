// The ears (web/platform/ears.h) but for those of the window, which main.cpp has.
#include "web/platform/ears.h"

#include "core/text.h"
#include "web/app/commands.h"
#include "web/kit/kit.h"
#include "web/platform/platform.h"
#include "web/screens/screens.h"

#include <algorithm>

namespace cardfront {

namespace app {

namespace {

// Nobody watches a hidden page, and it gets no frames.
void go_on_unseen(App& state) {
    while (state.hidden && state.session && state.session->update(platform::now(), true, false)) {
        state.mirror_stale = true;
        (void)state.session->take_events();
    }
}

} // namespace

void command(std::string_view text) {
    App& state = the_app();
    if (text == "hidden 1" || text == "hidden 0") {
        state.hidden = text.back() == '1';
    } else if (text.substr(0, 6) == "pinch ") {
        constexpr int least = 500, most = 2000;
        kit::pinch(static_cast<float>(std::clamp(small_number(text.substr(6)), least, most)) / 1000);
    } else if (text == "games-here") {
        games_here(state);
    } else if (text.substr(0, 12) == "games-failed") {
        games_failed(state, text.substr(std::min<std::size_t>(13, text.size())));
    } else if (text.substr(0, 13) == "lessons-here ") {
        lessons_here(state, text.substr(13));
    } else if (text.substr(0, 13) == "worker-failed") {
        const std::string reason(text.substr(std::min<std::size_t>(14, text.size())));
        const bool plays = state.session && state.session->thinking();
        if (state.session && state.session->worker_failed())
            tell(plays
                     ? say("The computer player fails ({reason}). From now on it plays by rule of thumb.",
                           {{"reason", reason}})
                     : say("There is no advice now ({reason}). Ask again in a while.", {{"reason", reason}}));
    } else {
        perform(text);
    }
    go_on_unseen(state);
    refresh_mirror();
    platform::wake();
}

void focus(std::string_view id) {
    kit::set_focus(id);
    platform::wake();
}

void thought(std::uint32_t job, std::span<const std::int32_t> numbers) {
    App& state = the_app();
    if (!state.session) return;
    if (!state.session->thought(job, numbers))
        return command(std::string("worker-failed ") + say("its answer cannot be"));
    state.mirror_stale = true;
    go_on_unseen(state);
    refresh_mirror();
    platform::wake();
}

} // namespace app

} // namespace cardfront
