// What people do on the screens of lists: they choose one for a seat, and put one together.
#include "web/builder/builder_commands.h"
#include "core/match/address.h"
#include "core/text.h"
#include "web/kit/kit.h"
#include "web/platform/platform.h"

#include <algorithm>
#include <utility>

namespace cardfront::builder {

namespace {

void remember_choices(App& app) {
    auto& kept = app.settings.lists[static_cast<std::size_t>(app.draft.game)];
    if (kept == app.chosen) return;
    kept = app.chosen;
    store_settings();
}

// Tells it once for each list that the store does not take.
void check_stored(const App& app, const std::string& id) {
    const KeptList* const kept = app.lists.find(id);
    if (kept != nullptr && !kept->stored) tell(keeping_words(true));
}

void open_building(App& app, Building building) {
    *app.building = std::move(building);
    platform::load_rules(game_info(app.draft.game).key);
    kit::scroll_to("pool", 0);
    kit::scroll_to("list", 0);
    open_screen(Screen::building);
}

std::string new_name(const App& app) {
    return say("My {list}", {{"list", shelf_of(app).one}});
}

// --- Of lists

void take(App& app, std::string_view choice) {
    const auto offer = find_offer(app.lists, app.draft.game, app.draft.setup, choice);
    if (!offer) return;
    if (!offer->reason.empty()) return refuse(offer->reason);
    if (!offer->faults.empty()) return refuse(offer->faults[0].words, offer->faults[0].rule);
    app.chosen[slot(app.list_seat)] = choice;
    remember_choices(app);
    open_setup();
}

void edit(App& app, std::string_view choice) {
    const auto offer = find_offer(app.lists, app.draft.game, app.draft.setup, choice);
    if (!offer || !offer->reason.empty()) return;
    Building building{.list = offer->list};
    if (offer->own()) {
        building.id = choice.substr(4);
        building.name = app.lists.find(building.id)->name;
    } else {
        building.name = say("My {name}", {{"name", offer->name}});
    }
    open_building(app, std::move(building));
}

void copy(App& app, std::string_view choice) {
    const auto offer = find_offer(app.lists, app.draft.game, app.draft.setup, choice);
    if (!offer || !offer->reason.empty()) return;
    const std::string name = app.lists.fresh_name(app.draft.game, offer->name);
    check_stored(app, app.lists.add(app.draft.game, name, offer->list));
    app.deleting.clear();
}

void remove(App& app, const std::string& id) {
    app.deleting.clear();
    if (!app.lists.remove(id))
        refuse(keeping_words(true));
    else if (app.building->id == id)
        *app.building = {};
}

// --- Of the list that is put together

void tell_if_not_stored(App& app, bool was_stored) {
    if (was_stored) check_stored(app, app.building->id);
}

// Runs a change of the list and says so if the store does not take it.
template <class F>
void changed(App& app, F&& change) {
    const KeptList* const before = app.lists.find(app.building->id);
    const bool stored = before == nullptr || before->stored;
    change(*app.building, app.lists, app.draft.game);
    tell_if_not_stored(app, stored);
}

void add_item(App& app, std::string_view key, int more) {
    const Shelf& shelf = shelf_of(app);
    for (std::size_t i = 0; i < shelf.items.size(); ++i)
        if (shelf.items[i].key == key)
            changed(app,
                    [&](Building& building, Lists& lists, int game) { add(building, lists, game, i, more); });
}

void ask_list(const std::string& text = {}, const std::string& wrong = {}) {
    platform::ask_text({.id = "list",
                        .title = say("Paste a list"),
                        .label = say("A line for each entry, such as “3 line-warden”; or a link to a list"),
                        .value = text,
                        .wrong = wrong,
                        .many_lines = true,
                        .most_chars = static_cast<int>(most_list_bytes) * 2});
}

void take_text(App& app, std::string_view text) {
    if (links::address_in(text).target != links::Target::none) {
        if (const auto linked = read_link(text); !linked)
            return ask_list(std::string(text), words_of(linked.problem()));
        return open_link(app, text);
    }
    const auto list = read_pasted_list(shelf_of(app), text);
    if (!list) return ask_list(std::string(text), words_of(list.problem()));
    if (app.screen != Screen::building) open_building(app, {.name = new_name(app)});
    changed(app, [&](Building& building, Lists& lists, int game) { change(building, lists, game, *list); });
}

void ask_list_name(const std::string& name, const std::string& wrong = {}) {
    platform::ask_text({.id = "list-name",
                        .title = say("Name of the list"),
                        .label = say("Name"),
                        .value = name,
                        .wrong = wrong,
                        .most_chars = static_cast<int>(most_name_bytes)});
}

void choose_tag(App& app, int tag) {
    if (tag < 0 || tag >= static_cast<int>(shelf_of(app).tags.size())) return;
    app.building->wanted ^= tag_bit(static_cast<std::size_t>(tag));
    kit::scroll_to("pool", 0);
}

void open_group(Building& building, int group) {
    building.group = building.group == group ? -1 : group;
}

// The next choice of an option: the rules that the list is checked by.
void next_choice(App& app, int option) {
    const GameInfo& info = game_info(app.draft.game);
    if (option < 0 || option >= static_cast<int>(info.options.size())) return;
    const auto at = static_cast<std::size_t>(option);
    auto& choice = app.draft.setup.options[at];
    choice = static_cast<std::uint8_t>((choice + 1U) % info.options[at].choices.size());
}

void take_this(App& app) {
    Building& building = *app.building;
    if (const auto found = faults(shelf_of(app), app.draft.setup, building.list); !found.empty())
        return refuse(found[0].words, found[0].rule);
    keep(building, app.lists, app.draft.game);
    check_stored(app, building.id);
    take(app, "own " + building.id);
}

bool plain_command(App& app, std::string_view id) {
    Building& building = *app.building;
    if (id == "new-list") return open_building(app, {.name = new_name(app)}), true;
    if (id == "paste-list") return ask_list(), true;
    if (app.screen != Screen::building) return false;
    const Shelf& shelf = shelf_of(app);
    if (id == "undo") {
        if (building.before.empty()) return refuse(say("Nothing was changed here yet.")), true;
        return changed(app, undo), true;
    }
    if (id == "take-this") return take_this(app), true;
    if (id == "keep-list")
        return keep(building, app.lists, app.draft.game), check_stored(app, building.id), true;
    if (id == "rename-list") return ask_list_name(building.name), true;
    if (id == "list-text")
        return platform::show_text(building.name, lines_of(shelf, building.list), "cardfront-list.txt"), true;
    if (id == "list-link")
        return platform::show_text(say("A link to {name}", {{"name", building.name}}),
                                   platform::page_address() + '#' +
                                       link_of(app.draft.game, building.name, building.list),
                                   "cardfront-list-link.txt"),
               true;
    if (id == "search")
        return platform::ask_text({.id = "search",
                                   .title = say("Search the pool"),
                                   .label = say("Words of a name, a text or a tag"),
                                   .value = building.words,
                                   .most_chars = 80}),
               true;
    if (id == "filters-away")
        return building.wanted = 0, building.words.clear(), kit::scroll_to("pool", 0), true;
    if (id == "page-list" || id == "page-pool") return building.shows_list = id == "page-list", true;
    return false;
}

bool building_command(App& app, std::string_view verb, std::string_view rest) {
    if (verb == "add" || verb == "more") return add_item(app, rest, 1), true;
    if (verb == "less" || verb == "drop") return add_item(app, rest, -1), true;
    if (verb == "filter") return choose_tag(app, small_number(rest)), true;
    if (verb == "filters") return open_group(*app.building, small_number(rest)), true;
    if (verb == "next-option") return next_choice(app, small_number(rest)), true;
    return false;
}

bool answer(App& app, std::string_view text) {
    const std::size_t line = text.find('\n');
    if (line == std::string_view::npos) return false;
    const std::string_view what = text.substr(0, line), words = text.substr(line + 1);
    if (what == "list") return take_text(app, words), true;
    if (app.screen != Screen::building) return false;
    if (what == "search") return app.building->words = clean_name(words), kit::scroll_to("pool", 0), true;
    if (what == "list-name") {
        if (clean_name(words).empty()) return ask_list_name({}, say("A list needs a name.")), true;
        return changed(app, [&](Building& building, Lists& lists,
                                int game) { rename(building, lists, game, words); }),
               true;
    }
    return false;
}

} // namespace

bool command(App& app, std::string_view id) {
    const std::size_t blank = std::min(id.find(' '), id.size());
    const std::string_view verb = id.substr(0, blank), rest = id.substr(std::min(blank + 1, id.size()));
    if (verb == "list") {
        const int seat = small_number(rest);
        if (seat < 0 || seat >= app.draft.setup.seats) return false;
        app.list_seat = seat;
        app.lists_from_home = false;
        kit::scroll_to("lists", 0);
        return open_screen(Screen::lists), true;
    }
    if (app.screen == Screen::setup) return false;
    if (plain_command(app, id)) return true;
    if (verb == "text") return answer(app, rest);
    if (app.screen == Screen::building) return building_command(app, verb, rest);
    const std::string name(rest);
    if (verb == "take-list") return take(app, rest), true;
    if (verb == "edit-list") return edit(app, rest), true;
    if (verb == "copy-list") return copy(app, rest), true;
    if (app.lists.find(name) == nullptr) return false;
    if (verb == "delete-list") return app.deleting = rest, true;
    if (verb == "really-delete-list") return remove(app, name), true;
    if (verb == "text-of-list")
        return platform::show_text(say("Its text"), Lists::text(name), "cardfront-list.txt"), true;
    return false;
}

void begin_draft(App& app, const MatchSetup& draft) {
    app.draft = draft;
    app.drafted = -1;
    app.own_seed = false;
    app.list_seat = 0;
    app.lists_from_home = false;
    app.building->id = app.lists.load(app.building->id);
    app.chosen = app.settings.lists[static_cast<std::size_t>(draft.game)];
    (void)settle(app.draft.setup, app.chosen, app.lists, app.draft.game);
}

void begin_again(App& app) {
    app.list_seat = 0;
    app.building->id = app.lists.load(app.building->id);
    app.chosen = chosen_of(app.draft.setup, app.lists, app.draft.game);
}

void settle_draft(App& app) {
    if (const std::string told = settle(app.draft.setup, app.chosen, app.lists, app.draft.game);
        !told.empty())
        tell(told);
}

void reload(App& app) {
    Building& building = *app.building;
    building.id = app.lists.load(building.id);
    const KeptList* const kept = app.lists.find(building.id);
    if (kept == nullptr || !kept->reason.empty()) return;
    building.name = kept->name;
    building.list = kept->list;
}

void open_link(App& app, std::string_view link) {
    const auto linked = read_link(link);
    if (!linked)
        return refuse(say("The link cannot be opened: {reason}", {{"reason", words_of(linked.problem())}}));
    const bool among_lists = app.screen == Screen::building || app.screen == Screen::lists;
    if (!among_lists || linked->game != app.draft.game) {
        leave_session();
        begin_draft(app, new_draft(linked->game));
    }
    Building building{.name = linked->name, .list = linked->list};
    if (building.name.empty()) building.name = new_name(app);
    open_building(app, std::move(building));
}

} // namespace cardfront::builder
