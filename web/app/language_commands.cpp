// The language that the program speaks: the page's choice at first, then a person's. What stands on a screen
// is made anew in each frame; what was told before, as a match's log, is told anew.
#include "core/language.h"
#include "web/app/commands.h"
#include "web/app/rows.h"
#include "web/learn/lessons.h"
#include "web/platform/platform.h"

namespace cardfront {

// What cannot be read stays English. Who has no name of their own is "Player 1" in the language of now.
void speak_as_chosen() {
    const Settings before;
    std::string text = platform::words();
    auto catalogue = text.empty() ? Result<Catalogue>(Problem{}) : Catalogue::read(std::move(text));
    if (catalogue)
        speak(std::move(*catalogue));
    else
        speak_english();
    const Settings now;
    auto& names = the_app().settings.names;
    for (std::size_t seat = 0; seat < names.size(); ++seat)
        if (names[seat] == before.names[seat]) names[seat] = now.names[seat];
}

namespace commands {

void choose_language(App& app, const Command& command) {
    app.settings.language = command.rest;
    store_settings();
    platform::fetch_words(app.settings.language);
}

void words_came(App& app, const Command&) {
    speak_as_chosen();
    quiet(app);       // what was said last is of the language before
    store_settings(); // what cannot be kept is said in this one
    if (app.session) app.session->tell_anew();
    lessons::say_anew(app);
    app.mirror_stale = true;
    platform::wake();
}

void words_did_not_come(App&, const Command&) {
    refuse(say("That language did not arrive. Check the connection, and choose it again."));
}

} // namespace commands

} // namespace cardfront
