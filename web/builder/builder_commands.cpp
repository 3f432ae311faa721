// What people do on the screens of lists: they choose one for a seat, and put one together.
#include "web/builder/builder_commands.h"
#include "core/match/address.h"
#include "core/text/text.h"
#include "web/builder/rows.h"
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
    const KeptList* const kept = app.store.lists.find(id);
    if (kept != nullptr && !kept->stored) tell(keeping_words(true));
}

// `id`: of the kept list; "": it is kept with the first change.
void open_building(App& app, Building building, std::string id = {}) {
    *app.building = std::move(building);
    app.store.lists.open = std::move(id);
    platform::load_rules(game_info(app.draft.game).key);
    kit::scroll_to("pool", 0);
    kit::scroll_to("list", 0);
    open_screen(Screen::building);
}

std::string new_name(const App& app) {
    return say("My {list}", {{"list", say(shelf_of(app).one)}});
}

// --- Of lists

void take_offer(App& app, std::string_view choice) {
    const auto offer = find_offer(app.store.lists, app.draft.game, app.draft.setup, choice);
    if (!offer) return;
    if (!offer->reason.empty()) return refuse(offer->reason);
    if (!offer->faults.empty()) return refuse(offer->faults[0].words, offer->faults[0].rule);
    app.chosen[slot(app.list_seat)] = choice;
    remember_choices(app);
    open_setup();
}

// --- Of the list that is put together

void tell_if_not_stored(App& app, bool was_stored) {
    if (was_stored) check_stored(app, app.store.lists.open);
}

// Runs a change of the list and says so if the store does not take it.
template <class F>
void changed(App& app, F&& change) {
    const KeptList* const before = app.store.lists.find(app.store.lists.open);
    const bool stored = before == nullptr || before->stored;
    change(*app.building, app.store.lists, app.draft.game);
    tell_if_not_stored(app, stored);
}

// It says what the rules have against the list.
bool refuses_faults(const App& app) {
    const auto found = faults(shelf_of(app), app.draft.setup, app.building->list);
    if (!found.empty()) refuse(found[0].words, found[0].rule);
    return !found.empty();
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

void take_list_text(App& app, std::string_view text) {
    if (links::address_in(text).target != links::Target::none) {
        if (const auto linked = read_link(text); !linked)
            return ask_list(std::string(text), words_of(linked.problem()));
        return open_link(app, text);
    }
    const auto list = read_pasted_list(shelf_of(app), text);
    if (!list) return ask_list(std::string(text), words_of(list.problem()));
    if (app.screens.top() != Screen::building) open_building(app, {.name = new_name(app)});
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

} // namespace

namespace commands {

void choose_for_seat(App& app, const Command& command) {
    if (command.number < app.draft.setup.seats && game_info(app.draft.game).shelf != nullptr)
        show_lists(app, command.number);
}

void new_list(App& app, const Command&) {
    open_building(app, {.name = new_name(app)});
}
void ask_for_text(App&, const Command&) {
    ask_list();
}
void take_text(App& app, const Command& command) {
    take_list_text(app, command.rest);
}

void take(App& app, const Command& command) {
    take_offer(app, command.rest);
}
void edit(App& app, const Command& command) {
    const auto offer = find_offer(app.store.lists, app.draft.game, app.draft.setup, command.rest);
    if (!offer || !offer->reason.empty()) return;
    Building building{.list = offer->list};
    std::string id;
    if (offer->own()) {
        id = command.rest.substr(4);
        building.name = app.store.lists.find(id)->name;
    } else {
        building.name = say("My {name}", {{"name", offer->name}});
    }
    open_building(app, std::move(building), std::move(id));
}
void copy(App& app, const Command& command) {
    const auto offer = find_offer(app.store.lists, app.draft.game, app.draft.setup, command.rest);
    if (!offer || !offer->reason.empty()) return;
    const std::string name = app.store.lists.fresh_name(app.draft.game, offer->name);
    check_stored(app, app.store.lists.add(app.draft.game, name, offer->list));
    app.deleting.clear();
}
void ask_delete(App& app, const Command& command) {
    if (app.store.lists.find(command.rest) != nullptr) app.deleting = command.rest;
}
void really_delete(App& app, const Command& command) {
    const std::string id(command.rest);
    if (app.store.lists.find(id) == nullptr) return;
    app.deleting.clear();
    if (!app.store.lists.remove(id))
        refuse(keeping_words(true));
    else if (app.store.lists.open == id)
        *app.building = {}, app.store.lists.open.clear();
}
void show_text_of(App& app, const Command& command) {
    if (app.store.lists.find(command.rest) != nullptr)
        platform::show_text(say("Its text"), Lists::text(std::string(command.rest)), "cardfront-list.txt");
}

// --- Of the list that is put together

void undo(App& app, const Command&) {
    if (app.building->before.empty()) return refuse(say("Nothing was changed here yet."));
    changed(app, builder::undo);
}
void take_this(App& app, const Command&) {
    Building& building = *app.building;
    if (refuses_faults(app)) return;
    keep(building, app.store.lists, app.draft.game);
    check_stored(app, app.store.lists.open);
    take_offer(app, "own " + app.store.lists.open);
}
void keep_this(App& app, const Command&) {
    keep(*app.building, app.store.lists, app.draft.game);
    check_stored(app, app.store.lists.open);
}
void ask_for_name(App& app, const Command&) {
    ask_list_name(app.building->name);
}
void take_name(App& app, const Command& command) {
    if (clean_name(command.rest).empty()) return ask_list_name({}, say("A list needs a name."));
    changed(app,
            [&](Building& building, Lists& lists, int game) { rename(building, lists, game, command.rest); });
}
void show_text(App& app, const Command&) {
    const Building& building = *app.building;
    platform::show_text(building.name, lines_of(shelf_of(app), building.list), "cardfront-list.txt");
}
void show_link(App& app, const Command&) {
    const Building& building = *app.building;
    platform::show_text(say("A link to {name}", {{"name", building.name}}),
                        platform::page_address() + '#' +
                            link_of(app.draft.game, building.name, building.list),
                        "cardfront-list-link.txt");
}

void ask_for_words(App& app, const Command&) {
    platform::ask_text({.id = "search",
                        .title = say("Search the pool"),
                        .label = say("Words of a name, a text or a tag"),
                        .value = app.building->words,
                        .most_chars = 80});
}
void take_words(App& app, const Command& command) {
    app.building->words = clean_name(command.rest);
    kit::scroll_to("pool", 0);
}
void choose_tag(App& app, const Command& command) {
    const auto tag = static_cast<std::size_t>(command.number);
    if (tag >= shelf_of(app).tags.size()) return;
    app.building->wanted ^= tag_bit(tag);
    kit::scroll_to("pool", 0);
}
void open_group(App& app, const Command& command) {
    int& group = app.building->group;
    group = group == command.number ? -1 : command.number;
}
void show_all(App& app, const Command&) {
    app.building->wanted = 0;
    app.building->words.clear();
    kit::scroll_to("pool", 0);
}
void show_the_list(App& app, const Command&) {
    app.building->shows_list = true;
}
void show_the_pool(App& app, const Command&) {
    app.building->shows_list = false;
}

void add_one(App& app, const Command& command) {
    add_item(app, command.rest, 1);
}
void drop_one(App& app, const Command& command) {
    add_item(app, command.rest, -1);
}
// The next choice of an option: the rules that the list is checked by.
void next_choice(App& app, const Command& command) {
    const GameInfo& info = game_info(app.draft.game);
    const auto at = static_cast<std::size_t>(command.number);
    if (at >= info.options.size()) return;
    auto& choice = app.draft.setup.options[at];
    choice = static_cast<std::uint8_t>((choice + 1U) % info.options[at].choices.size());
}
void fill(App& app, const Command&) {
    if (std::string why = why_not_filled(app); !why.empty()) return refuse(std::move(why));
    const List to = filled(shelf_of(app), app.draft.setup, app.building->list);
    changed(app, [&](Building& building, Lists& lists, int game) { change(building, lists, game, to); });
}
// Another one each time.
void test_hand(App& app, const Command&) {
    const bool over = app.screens.top() == Screen::cards;
    if (over && (app.screens.below() != Screen::building || app.hand_seed == 0)) return;
    if (shelf_of(app).opening == nullptr) return;
    if (refuses_faults(app)) return;
    app.hand_seed = (platform::fresh_seed() >> 12U) | 1U;
    app.large = -1;
    kit::scroll_to("cards", 0);
    open_screen(Screen::cards);
}

} // namespace commands

std::string why_not_filled(const App& app) {
    const Shelf& shelf = shelf_of(app);
    const Setup& setup = app.draft.setup;
    const List& list = app.building->list;
    if (can_fill(shelf, setup, list)) return {};
    return is_short(shelf, setup, list) ? say("Nothing of the pool goes into what is left.")
                                        : say("It is full: nothing is missing.");
}

Setup tried(const App& app) {
    Setup setup = app.draft.setup;
    setup.lists = {app.building->list}; // the others' may not suit the options here
    setup.seed = app.hand_seed;
    setup.first = 0;
    return complete(app.draft.game, setup);
}

std::string why_not_dealt(const App& app) {
    const auto found = faults(shelf_of(app), app.draft.setup, app.building->list);
    return found.empty() ? std::string() : found[0].words;
}

void show_lists(App& app, int seat) {
    app.list_seat = seat;
    kit::scroll_to("lists", 0);
    open_screen(Screen::lists);
}

void begin_draft(App& app, const MatchSetup& draft) {
    app.draft = draft;
    app.drafted = false;
    app.own_seed = false;
    app.list_seat = 0;
    app.store.lists.load();
    app.chosen = app.settings.lists[static_cast<std::size_t>(draft.game)];
    (void)settle(app.draft.setup, app.chosen, app.store.lists, app.draft.game);
}

void begin_again(App& app) {
    app.list_seat = 0;
    app.store.lists.load();
    app.chosen = chosen_of(app.draft.setup, app.store.lists, app.draft.game);
}

void settle_draft(App& app) {
    if (const std::string told = settle(app.draft.setup, app.chosen, app.store.lists, app.draft.game);
        !told.empty())
        tell(told);
}

void reload(App& app) {
    Building& building = *app.building;
    app.store.lists.load();
    const KeptList* const kept = app.store.lists.find(app.store.lists.open);
    if (kept == nullptr || !kept->reason.empty()) return;
    building.name = kept->name;
    building.list = kept->list;
}

void open_link(App& app, std::string_view link) {
    const auto linked = read_link(link);
    if (!linked)
        return refuse(say("The link cannot be opened: {reason}", {{"reason", words_of(linked.problem())}}));
    const Screen here = app.screens.top();
    const bool among_lists = here == Screen::building || here == Screen::lists;
    if (!among_lists || linked->game != app.draft.game) {
        leave_session();
        begin_draft(app, new_draft(linked->game));
        app.screens.begin({Screen::home, Screen::setup, Screen::lists});
    }
    Building building{.name = linked->name, .list = linked->list};
    if (building.name.empty()) building.name = new_name(app);
    open_building(app, std::move(building));
}

} // namespace cardfront::builder
