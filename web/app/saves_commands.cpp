// What is done with saved games, and what another tab has done with them.
#include "web/app/commands.h"
#include "web/app/rows.h"
#include "web/app/sharing.h"
#include "web/builder/builder_commands.h"
#include "web/circuit/circuit.h"
#include "web/comeback/comeback.h"
#include "web/company/company.h"
#include "web/learn/lessons.h"
#include "web/platform/platform.h"

#include <algorithm>
#include <utility>

namespace cardfront {

namespace {

std::vector<std::string> texts_of(const std::vector<KeptLine>& lines) {
    std::vector<std::string> texts;
    texts.reserve(lines.size());
    for (const KeptLine& line : lines) texts.push_back(line.text);
    return texts;
}

// The saved game that a command names; "": there is none.
std::string saved_by(const App& app, const Command& command) {
    return app.store.saves.find(command.rest) == nullptr ? std::string() : std::string(command.rest);
}

} // namespace

void open_saved(const std::string& id) {
    Opened opened = the_app().store.saves.open(id);
    if (!opened.match) {
        refuse(opened.as == Opened::As::older_version
                   ? say("This game is of an older version and cannot be played on: {reason} Its log and its "
                         "record "
                         "are kept.",
                         {{"reason", opened.reason}})
                   : say("This game cannot be read: {reason}", {{"reason", opened.reason}}));
        return open_screen(Screen::saves);
    }
    open_session(std::move(*opened.match), id, texts_of(opened.log));
    // Where the store has not taken it, the table tells.
    if (const Headline* const line = the_app().store.saves.find(id); line != nullptr && !line->stored)
        the_app().session->save();
    if (!opened.reason.empty()) tell(opened.reason);
}

namespace commands {

void make_room(App& app, const Command&) {
    open_screen(Screen::saves);
    app.clearing = true;
}
// What Saves::spare() names, to be kept elsewhere, and for good.
void export_spare(App& app, const Command&) {
    std::string all;
    for (const Headline* each : app.store.saves.spare()) all += app.store.saves.text(each->id);
    platform::show_text(say("Records of these games"), all, "cardfront-games.txt");
}
void remove_spare(App& app, const Command&) {
    if (!app.clearing) return;
    std::vector<std::string> ids;
    for (const Headline* each : app.store.saves.spare()) ids.push_back(each->id);
    const auto removed =
        std::count_if(ids.begin(), ids.end(), [&](const auto& id) { return app.store.saves.remove(id); });
    app.store.retry(); // there is room
    open_screen(Screen::saves);
    tell(say_count(removed, "One game was removed.", "{count} games were removed."));
}

void load(App& app, const Command& command) {
    if (const std::string id = saved_by(app, command); !id.empty()) open_saved(id);
}
void export_game(App& app, const Command& command) {
    if (const std::string id = saved_by(app, command); !id.empty()) export_saved(app, id);
}
void share_game(App& app, const Command& command) {
    if (const std::string id = saved_by(app, command); !id.empty()) share_saved(app, id);
}
void show_log_of(App& app, const Command& command) {
    const std::string id = saved_by(app, command);
    if (id.empty()) return;
    std::string all;
    for (const std::string& line : texts_of(app.store.saves.open(id).log)) (all += line) += '\n';
    platform::show_text(say("Log of this game"), all, id + "-log.txt");
}

void ask_delete(App& app, const Command& command) {
    if (const std::string id = saved_by(app, command); !id.empty()) app.deleting = id;
}
void really_delete(App& app, const Command& command) {
    const std::string id = saved_by(app, command);
    if (id.empty()) return;
    if (!app.store.saves.remove(id)) refuse(keeping_words(true));
    app.deleting.clear();
}

void show_damaged(App&, const Command& command) {
    platform::show_text(say("Damaged save"), Saves::damaged_text(std::string(command.rest)),
                        "damaged-save.txt");
}
void ask_forget(App& app, const Command& command) {
    app.deleting = command.rest;
}
void really_forget(App& app, const Command& command) {
    if (!app.store.saves.forget_damaged(std::string(command.rest))) refuse(keeping_words(true));
    app.deleting.clear();
}

// Another tab is looked at, or this one again: then all is read anew, and a game that went on there goes on
// here from the same point.
void store_changed(App& app, const Command&) {
    far::reload(app);
    if (!platform::store_ours()) return; // update() lets nothing go on
    app.settings = Settings::from_text(app.store.notes.get("settings").value_or(""));
    app.learning->kept = app.store.notes.get("lessons").value_or("");
    circuit::reload(app);
    app.store.notes.retry();
    app.store.saves.load();
    builder::reload(app); // the games are here: it is one of those who wait for them
    comeback::reload(app);
    circuit::find_ends(app);
    if (!app.session) return;
    const std::string id = app.session->save_id();
    const Moments::Meanwhile meanwhile = app.session->look_again();
    if (meanwhile == Moments::Meanwhile::same) return comeback::on_table(app);
    leave_session(); // should it be gone, nothing goes on unseen
    if (meanwhile == Moments::Meanwhile::went_on) return open_saved(id);
    open_screen(Screen::home);
    tell(say("This game was deleted in another tab."));
}

} // namespace commands

} // namespace cardfront
