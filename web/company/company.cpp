// What goes on at tables that lie at several pages: they are taken up, kept, told of, and put on the table.
#include "web/company/company.h"

#include "web/comeback/comeback.h"
#include "web/platform/platform.h"

#include <algorithm>

namespace cardfront::far {

Rooms& rooms_of(App& app) {
    if (!app.far_rooms) app.far_rooms = std::make_shared<Rooms>();
    return *app.far_rooms;
}

void open_room(App& app, Room& room) {
    Rooms& rooms = rooms_of(app);
    rooms.shown = room.id();
    rooms.awaits = !room.begun();
    rooms.asking.clear();
    open_screen(Screen::room);
}

void go_to(App& app, Room& room) {
    leave_session();
    app.screens.begin({Screen::home});
    room.begun() ? open_table(app, room) : open_room(app, room);
}

void open_table(App& app, Room& room) {
    leave_session();
    rooms_of(app).shown = room.id();
    rooms_of(app).awaits = false;
    open_session(
        std::make_unique<Session>(room.moments(app.store.saves), app.settings, std::vector<std::string>()));
}

void add_room(App& app, std::unique_ptr<Room> room) {
    Rooms& rooms = rooms_of(app);
    rooms.all.insert(rooms.all.begin(), std::move(room));
    rooms.all.front()->open();
}

namespace {

constexpr std::string_view invited_note = "invited"; // "KEY LINK"; "": none is kept

void take_up(App& app, const std::string& id) {
    auto room = Room::take_up(id, platform::store_get(std::string(room_key) + id).value_or(""));
    if (room) return add_room(app, std::move(*room));
    rooms_of(app).unread.push_back({id, room.problem().reason});
    tell(room.problem().reason);
}

// Those that are in the store and not here.
void take_up_all(App& app) {
    for (const std::string& key : platform::store_keys())
        if (key.starts_with(room_key) && !rooms_of(app).has(key.substr(room_key.size())))
            take_up(app, key.substr(room_key.size()));
    if (app.far_rooms) app.far_rooms->invited = {}; // another tab may have answered it
    const std::string invited = app.store.notes.get(invited_note).value_or("");
    const std::size_t blank = std::min(invited.find(' '), invited.size());
    if (blank < invited.size()) rooms_of(app).invited = {invited.substr(blank + 1), invited.substr(0, blank)};
}

// Has somebody of this page played it from its beginning? It is none of the games of whoever looks on, or
// holds the table for others.
bool is_own(const Room& room, const Match& match) {
    const Roster all = room.roster();
    SeatSet own = 0;
    for (const Seat seat : SeatRange(match.setup().setup.seats)) {
        const bool here =
            room.guest() != nullptr ? seat == room.guest()->seat() : all.seats[slot(seat)].who == Who::here;
        if (here && match.is_person(seat)) own |= only(seat);
    }
    return own != 0;
}

// What all who played it have is a saved game of this page too, which may be deleted as any other.
void keep_end(App& app, Room& room) {
    const Match* const match = room.whole();
    if (match == nullptr || !room.take_end()) return;
    (void)app.store.saves.store(room.save_id(), *match);
    if (is_own(room, *match)) comeback::count_end(app, *match, room.save_id());
    if (room.guest() != nullptr && !room.guest()->verdict()->fair) tell(room.guest()->verdict()->words);
}

void tell_refusal(Room& room) {
    const auto rule = room.guest()->take_refusal();
    if (!rule) return;
    if (rule->empty()) return refuse(say("Others had acted before you. Look again what there is to do."));
    refuse(say("What you did was not possible any more."), *rule);
}

// Who has lost their seat has no table any more.
void put_away(App& app, Room& room) {
    if (!room.guest()->refused() || on_table(app) != &room) return;
    leave_session();
    app.screens.begin({Screen::home});
    open_room(app, room);
}

// The table is put away for another match.
void to_another(App& app, Room& room) {
    if (!room.guest()->another_waits()) return;
    const bool here = on_table(app) == &room;
    if (here) leave_session();
    room.guest()->to_another();
    if (here) go_to(app, room);
}

// The host deals again as soon as all want it.
void deal_again(App& app, Room& room) {
    Host* const host = room.host();
    if (!room.over() || !host->all_wish_rematch()) return;
    MatchSetup again = host->setup();
    const Match& last = host->match();
    again.setup.first = first_of_rematch(last.state(), again.setup.seats, last.resigned());
    const bool here = on_table(app) == &room;
    if (here) leave_session();
    room.deal_again(again);
    if (here) go_to(app, room);
}

void note_turn(App& app, Room& room) {
    Rooms& rooms = rooms_of(app);
    const bool calls = room.my_turn() || room.must_answer();
    if (calls == rooms.called.contains(room.id())) return;
    if (!calls) {
        rooms.called.erase(room.id());
        return;
    }
    rooms.called.insert(room.id());
    if (app.hidden)
        platform::far_notify(
            say("{title}: {state}", {{"title", title_of(room)}, {"state", stands_of(room)}}));
}

void settle(App& app, Room& room) {
    keep_end(app, room); // before another begins
    room.host() != nullptr ? deal_again(app, room) : to_another(app, room);
    room.settle();
    std::string news;
    for (const std::string& each : room.take_news()) news = sentences(news, each);
    if (!news.empty()) tell(std::move(news));
    if (room.guest() != nullptr) {
        tell_refusal(room);
        put_away(app, room);
    }
    note_turn(app, room);
    if (on_table(app) == &room) {
        app.session->look_no_longer_at_what_is_gone();
        for (const Seat seat : SeatRange(app.session->shown().seats()))
            app.session->tell_away(seat, away_words(room, seat));
    }
    const Rooms& rooms = rooms_of(app);
    if (rooms.awaits && rooms.shown == room.id() && app.screens.top() == Screen::room && room.begun()) {
        if (room.host() != nullptr) platform::far_invite({}, {}, {}); // all have come by it
        open_table(app, room);
    }
}

} // namespace

Room* on_table(const App& app) {
    if (!app.far_rooms || !app.session) return nullptr;
    for (const auto& room : app.far_rooms->all)
        if (room->save_id() == app.session->save_id()) return room.get();
    return nullptr;
}

Room* shown(const App& app) {
    return app.far_rooms ? app.far_rooms->find(app.far_rooms->shown) : nullptr;
}

void keep_invitation(App& app, Rooms::Invited invited) {
    app.store.notes.put(invited_note, invited.link.empty() ? "" : invited.key + ' ' + invited.link);
    rooms_of(app).invited = std::move(invited);
}

void load(App& app) {
    if (!app.far_rooms && platform::store_ours()) take_up_all(app);
}

void reload(App& app) {
    if (!platform::store_ours()) {
        if (app.far_rooms)
            for (const auto& room : app.far_rooms->all) room->close();
        return;
    }
    if (!app.far_rooms) return load(app);
    Rooms& rooms = rooms_of(app);
    rooms.unread.clear(); // they are read again
    std::vector<std::string> anew;
    for (const auto& room : rooms.all)
        if (room->moved_on())
            anew.push_back(room->id());
        else
            room->open();
    for (const std::string& id : anew) {
        if (const Room* const there = on_table(app); there != nullptr && there->id() == id) {
            leave_session();
            open_screen(Screen::home);
        }
        std::erase_if(rooms.all, [&id](const auto& room) { return room->id() == id; });
    }
    take_up_all(app);
}

bool would_lose(const App& app) {
    const auto loses = [](const auto& room) { return !room->kept() || !platform::store_lasting(); };
    return app.far_rooms && platform::store_ours() &&
           std::any_of(app.far_rooms->all.begin(), app.far_rooms->all.end(), loses);
}

void settle(App& app) {
    if (!app.far_rooms) return;
    for (std::size_t i = 0; i < app.far_rooms->all.size(); ++i) settle(app, *app.far_rooms->all[i]);
}

} // namespace cardfront::far
