#include "web/company/company.h"

#include "core/match/address.h"
#include "core/match/levels.h"
#include "core/text/base64.h"
#include "core/text/text.h"
#include "web/builder/builder_commands.h"
#include "web/comeback/comeback.h"
#include "web/company/rows.h"
#include "web/platform/platform.h"

#include <algorithm>

namespace cardfront::far {

namespace {

Room* first_of(App& app, std::string_view words) {
    return rooms_of(app).find(words.substr(0, words.find_first_of(" \n")));
}

// The lines after the first.
std::vector<std::string> lines_after(std::string_view text) {
    std::vector<std::string> out;
    const auto lines = split(text, '\n');
    for (std::size_t i = 1; i < lines.size(); ++i) out.emplace_back(lines[i]);
    return out;
}

void ask_name(App& app, std::string wrong = {}) {
    platform::ask_text({.id = "far-name",
                        .title = say("Somebody has invited you to a table"),
                        .label = say("Your name, as the others will see it"),
                        .value = app.settings.is_named() ? app.settings.names[0] : std::string(),
                        .wrong = std::move(wrong),
                        .most_chars = static_cast<int>(most_name_bytes)});
}

constexpr std::string_view relays_key = "relays"; // an address a line; the page reads it too
constexpr int most_relays = 6;

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\r')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\r')) text.remove_suffix(1);
    return text;
}

// As web/page/far/relays.js takes one: encrypted on the way, or on this machine.
bool is_relay(std::string_view address) {
    constexpr std::size_t longest = 100;
    const std::size_t scheme = address.find("://");
    const std::string_view host = scheme == std::string_view::npos ? address : address.substr(scheme + 3);
    const bool local = address.starts_with("ws://localhost") || address.starts_with("ws://127.0.0.1");
    return address.size() <= longest && !host.empty() &&
           (local || host.find('.') != std::string_view::npos) &&
           (scheme == std::string_view::npos || local || address.starts_with("wss://")) &&
           std::all_of(address.begin(), address.end(),
                       [](char c) { return c > ' ' && c < '\x7f' && c != '@' && c != '#'; });
}

void ask_relays_again(std::string text, std::string wrong) {
    platform::ask_text(
        {.id = "relays",
         .title = say("Relays for tables far away"),
         .label = say("Addresses of Nostr relays, one a line; none: some of those that the page knows"),
         .value = std::move(text),
         .wrong = std::move(wrong),
         .many_lines = true,
         .most_chars = 700});
}

void sit_down(App& app, const Rooms::Invited& invited, const std::string& name, bool onlooker) {
    add_room(app,
             std::make_unique<Room>(app.store.saves.new_id(), invited.link, invited.key, name, onlooker));
    go_to(app, *rooms_of(app).all.front());
}

} // namespace

void invite(App& app) {
    MatchSetup setup = app.draft;
    setup.setup.seed = 0;
    if (auto problem = check(setup)) return refuse(problem->reason);
    app.drafted = false;
    add_room(app, std::make_unique<Room>(app.store.saves.new_id(), setup,
                                         static_cast<SeatSet>(app.far_seats & all_seats(setup.setup.seats)),
                                         patiences[app.patience]));
    go_to(app, *rooms_of(app).all.front());
}

void open_link(App&, std::string_view link) {
    platform::far_read(links::address_in(link).text);
}

void wish_rematch(App& app) {
    Room* const room = on_table(app);
    if (room == nullptr) return;
    room->wish_rematch();
    tell(say("The others are asked whether they would like to play again."));
}

namespace commands {

// --- What the page tells

void link_read(App& app, const Command& command) { // "KEY SITS\nLINK"
    const auto words = split(command.rest.substr(0, command.rest.find('\n')), ' ');
    const auto lines = lines_after(command.rest);
    if (words.size() != 2 || lines.empty()) return;
    Rooms& rooms = rooms_of(app);
    const bool sits = words[1] == "1";
    platform::link_taken();
    Room* const there = rooms.find_key(words[0]);
    if (there != nullptr && (!sits || there->host() != nullptr || there->guest()->seat() != nobody ||
                             there->link() == lines[0])) {
        if (there->guest() != nullptr) there->guest()->ask_again();
        return go_to(app, *there);
    }
    const Rooms::Invited invited{lines[0], std::string(words[0])};
    if (!sits) return sit_down(app, invited, say("Onlooker"), true);
    keep_invitation(app, invited);
    ask_name(app);
}

void cannot(App& app, const Command& command) { // "ID" and words on the line after it; "": of no room
    const std::size_t line = std::min(command.text.find('\n'), command.text.size());
    const auto head = split(command.text.substr(0, line), ' ');
    std::string words(command.text.substr(std::min(line + 1, command.text.size())));
    if (head.size() < 2) {
        platform::link_taken(); // it was read, and is refused
    } else if (Room* const room = rooms_of(app).find(head[1])) {
        room->wire_state = "lacks";
        room->wire_words = words;
    }
    refuse(std::move(words));
}

void wire_made(App& app, const Command& command) { // "ID\nSECRET\nKEY\nLINK\nONLOOKERS LINK"
    Room* const room = first_of(app, command.rest);
    const auto lines = lines_after(command.rest);
    if (room == nullptr || lines.size() != 4) return;
    const bool first = room->host() != nullptr && room->link().empty();
    room->made(lines[0], lines[1], lines[2], lines[3]);
    if (first && shown(app) == room && app.screens.top() == Screen::room) invite_more(app, command);
}

void wire_told(App& app, const Command& command) { // "ID STATE\nWORDS"
    Room* const room = first_of(app, command.rest);
    const auto words = split(command.rest.substr(0, command.rest.find('\n')), ' ');
    const auto lines = lines_after(command.rest);
    if (room == nullptr || words.size() != 2 || lines.empty()) return;
    room->wire_state = words[1];
    room->wire_words = lines[0];
}

void heard(App& app, const Command& command) { // "ID PEER SITS SECOND BASE64"
    const auto words = split(command.rest, ' ');
    if (words.size() != 5) return;
    Room* const room = rooms_of(app).find(words[0]);
    const auto second = parse_number(words[3], std::uint64_t{1} << 40U);
    const auto bytes = read_base64(words[4]);
    if (room != nullptr && bytes)
        room->hear(std::string(words[1]), words[2] == "1", static_cast<std::int64_t>(second.value_or(0)),
                   *bytes);
}

void ticked(App& app, const Command&) {
    for (const auto& room : rooms_of(app).all) room->tick();
    play_unwatched(app);
}

// --- What people do

void take_name(App& app, const Command& command) {
    const std::string name = clean_name(command.rest);
    if (name.empty()) return ask_name(app, say("A player needs a name."));
    app.settings.names[0] = name;
    store_settings();
    const Rooms::Invited invited = rooms_of(app).invited;
    if (invited.link.empty()) return;
    keep_invitation(app, {});
    sit_down(app, invited, name, false);
}

void ask_to_sit(App& app, const Command&) {
    if (!rooms_of(app).invited.link.empty()) ask_name(app);
}
void decline(App& app, const Command&) {
    keep_invitation(app, {});
}

void show(App& app, const Command& command) {
    if (Room* const room = rooms_of(app).find(command.rest)) go_to(app, *room);
}
void show_all(App& app, const Command&) {
    rooms_of(app).shown.clear();
    open_screen(Screen::room);
}
void show_company(App& app, const Command&) {
    if (Room* const room = on_table(app)) open_room(app, *room);
}
void to_table(App& app, const Command&) {
    Room* const room = shown(app);
    if (room == nullptr || !room->begun() || !room->trouble().empty()) return;
    on_table(app) == room ? open_screen(Screen::table) : open_table(app, *room);
}
void invite_more(App& app, const Command&) {
    const Room* const room = shown(app);
    if (room == nullptr || room->host() == nullptr) return;
    if (room->link().empty())
        return refuse(room->wire_state == "lacks" ? room->wire_words
                                                  : say("One moment: the invitation is being made."));
    platform::far_invite(
        say("Invite to {title}", {{"title", say(game_info(room->host()->setup().game).title)}}), room->link(),
        room->onlookers_link());
}

// The seat that a command names, where somebody far may decide; nobody: none.
Seat seat_of(const Room* room, const Command& command) {
    if (room == nullptr || room->host() == nullptr || command.number >= room->host()->setup().setup.seats)
        return nobody;
    const auto seat = static_cast<Seat>(command.number);
    return room->host()->is_far(seat) ? seat : nobody;
}
void fill(App& app, const Command& command) {
    Room* const room = shown(app);
    if (const Seat seat = seat_of(room, command); seat != nobody) room->host()->fill(seat, usual_level);
}
void give_back(App& app, const Command& command) {
    Room* const room = shown(app);
    if (const Seat seat = seat_of(room, command); seat != nobody) room->host()->give_back(seat);
}
void let_in(App& app, const Command& command) {
    Room* const room = shown(app);
    if (room == nullptr || room->host() == nullptr || !room->host()->may_let_in()) return;
    for (const auto& [number, name] : room->host()->waiting())
        if (static_cast<int>(number) == command.number) return room->host()->let_in(number);
}
// A guest asks all others whether the computer may play for somebody who is away.
void ask_stand_in(App& app, const Command& command) {
    const Room* const room = shown(app);
    if (room == nullptr || room->guest() == nullptr || command.number >= most_seats) return;
    Guest& guest = *shown(app)->guest();
    if (const auto away = static_cast<Seat>(command.number); guest.may_ask_stand_in(away))
        guest.ask_stand_in(away);
}
void put_away(App& app, const Command& command) {
    Rooms& rooms = rooms_of(app);
    const std::string id(command.rest);
    if (std::erase_if(rooms.unread, [&id](const Unread& each) { return each.id == id; }) > 0)
        platform::store_remove(std::string(room_key) + id);
    rooms.asking.clear();
}
void ask_remove(App& app, const Command& command) {
    rooms_of(app).asking = command.text;
}
void remove(App& app, const Command& command) {
    Room* const room = shown(app);
    rooms_of(app).asking.clear();
    if (const Seat seat = seat_of(room, command); seat != nobody) room->host()->remove(seat);
}
void let_onlookers(App& app, const Command&) {
    if (Room* const room = shown(app); room != nullptr && room->host() != nullptr)
        room->host()->let_onlookers(!room->host()->lets_onlookers());
}

void say_phrase(App& app, const Command& command) {
    Room* const room = shown(app);
    if (room == nullptr || command.number >= phrases) return;
    room->say_phrase(static_cast<std::uint8_t>(command.number));
    tell(say("You say: {words}", {{"words", phrase_words(static_cast<std::uint8_t>(command.number))}}));
}
void mute(App& app, const Command&) {
    if (Room* const room = shown(app)) room->mute(!room->mutes());
}
Room* asked_room(const App& app) {
    return app.screens.top() == Screen::table ? on_table(app) : shown(app);
}
void answer(App& app, const Command& command) {
    if (Room* const room = asked_room(app); room != nullptr && room->must_answer())
        room->answer(command.number == 1);
}
void ask_no_more(App& app, const Command&) {
    if (Room* const room = asked_room(app)) room->ask_no_more();
}
void ask_leave(App& app, const Command& command) {
    rooms_of(app).asking = command.text;
}
void leave(App& app, const Command&) {
    Room* const room = shown(app);
    if (room == nullptr) return;
    if (on_table(app) == room) leave_session();
    room->leave();
    room->settle(); // that it is left still goes out
    room->forget();
    room->close();
    Rooms& rooms = rooms_of(app);
    rooms.called.erase(room->id());
    rooms.asking.clear();
    std::erase_if(rooms.all, [room](const auto& each) { return each.get() == room; });
    app.screens.begin({Screen::home});
    open_screen(Screen::home);
}
void keep(App& app, const Command&) {
    rooms_of(app).asking.clear();
}
void ask_relays(App& app, const Command&) {
    ask_relays_again(app.store.notes.get(relays_key).value_or(""), {});
}
void take_relays(App& app, const Command& command) {
    std::string all;
    int count = 0;
    for (const std::string_view line : split(command.rest, '\n')) {
        const std::string_view address = trimmed(line);
        if (address.empty()) continue;
        if (!is_relay(address))
            return ask_relays_again(std::string(command.rest),
                                    say("{address} is no relay's address. One begins with wss://",
                                        {{"address", std::string(address.substr(0, 40))}}));
        if (++count > most_relays)
            return ask_relays_again(std::string(command.rest), say("A table has at most {count} relays.",
                                                                   {counted("count", most_relays)}));
        (all += address) += '\n';
    }
    if (!app.store.notes.put(relays_key, all)) return tell(keeping_words(true));
    tell(all.empty() ? say("New tables use relays of the list that the page brings.")
                     : say("New tables use your relays."));
}
void want_notices(App&, const Command&) {
    platform::far_notify({});
}

} // namespace commands

} // namespace cardfront::far
