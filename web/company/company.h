// Tables that lie at several pages, as the rest of the program meets them. All of it comes with the games'
// part of the page, or with the rooms': nothing here is called before those are there.
#pragma once

#include "web/far/room.h"
#include "web/hall/app.h"

namespace cardfront::far {

// Takes up what is kept, and opens its wires; once.
void load(App& app);
// The store has become another tab's, or this one's again.
void reload(App& app);
// Of the draft, whose seats `App::far_seats` are for others: its links are shown when they are there.
void invite(App& app);
// By whose link somebody may sit down here: kept until they have, or do not want to.
void keep_invitation(App& app, Rooms::Invited invited);
// "far=..." from the page's address, or pasted.
void open_link(App& app, std::string_view link);
// After anything was done: keeps and sends it, tells what people should hear of, and puts a match on the
// table that has begun.
void settle(App& app);
// Computers decide at tables that nobody looks at here, by what their seats may see. Some seconds have
// passed; the worker has thought: false, it was not for such a table.
void play_unwatched(App& app);
bool thought(App& app, std::uint32_t job, std::span<const std::int32_t> numbers);
// Something of what goes on here is not in the store, or will be gone when the page is closed.
bool would_lose(const App& app);
// Those here would like another match.
void wish_rematch(App& app);

Rooms& rooms_of(App& app); // made when they are first wanted
// It goes on here; nothing of it may be on the table.
void add_room(App& app, std::unique_ptr<Room> room);
// Its screen; its match on the table, which needs Room::begun().
void open_room(App& app, Room& room);
void open_table(App& app, Room& room);
// Whatever was there: its table, or its screen until there is one.
void go_to(App& app, Room& room);

// The room whose match is on the table; nullptr: it lies here alone.
Room* on_table(const App& app);
// The room on its screen; nullptr: that shows all.
Room* shown(const App& app);

} // namespace cardfront::far
