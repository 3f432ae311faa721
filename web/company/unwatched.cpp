// Computers of this page's tables that nobody looks at here: they play on, a decision at most each time that
// some seconds have passed, whatever they hold, so that how long it takes tells nothing.
#include "web/company/company.h"

#include "core/mind/computer.h"
#include "web/platform/platform.h"

namespace cardfront::far {

namespace {

constexpr int most_waited = 4; // times until the worker's answer is lost

// Whose computer is to move there, and nobody sees to it.
Seat waits_for(const App& app, const Room& room) {
    const Host* const host = room.host();
    if (host == nullptr || !room.begun() || room.over() || on_table(app) == &room) return nobody;
    return host->is_computer_here(room.turn()) ? room.turn() : nobody;
}

bool is_of(const Rooms::Thought& thought, const Room& room) {
    return thought.room == room.id() && thought.seat == room.turn() &&
           thought.actions == room.host()->match().steps().size();
}

void forget(Rooms& rooms) {
    // It may think for the table by now: what it says of this is not taken.
    if (rooms.worker) rooms.worker->lost();
    rooms.thought = {};
}

// The one worker may be the table's: then it decides by rule of thumb.
void begin(App& app, Rooms& rooms, const Room& room, Seat seat) {
    const Match& match = room.host()->match();
    const Seen seen = seen_by(seat, match.state());
    rooms.thought = {room.id(), seat, match.steps().size(), 0, {}};
    if (app.session || idle(seen)) {
        rooms.thought.decision = plain_choice(seen, hash(seen) + match.steps().size());
        return;
    }
    if (!rooms.worker) rooms.worker = std::make_unique<Worker>();
    rooms.worker->begin(seen, match.setup().setup.seats, match.steps().size(), Wish::decision,
                        room.roster().seats[slot(seat)].level);
}

// True: it has played what was decided.
bool go_on(App& app, Rooms& rooms, Room& room) {
    Rooms::Thought& thought = rooms.thought;
    const bool lost = ++thought.waited > most_waited || (app.session && !thought.decision);
    if (!thought.decision && !lost) return false;
    const Seen seen = seen_by(thought.seat, room.host()->match().state());
    const Action action = thought.decision.value_or(plain_choice(seen, hash(seen) + thought.actions));
    rooms.thought = {};
    if (rooms.worker) rooms.worker->lost();
    room.host()->act(action);
    return true;
}

} // namespace

void play_unwatched(App& app) {
    if (!app.far_rooms || !platform::store_ours()) return;
    Rooms& rooms = *app.far_rooms;
    Room* const room = rooms.find(rooms.thought.room);
    if (room != nullptr && waits_for(app, *room) == rooms.thought.seat && is_of(rooms.thought, *room)) {
        if (!go_on(app, rooms, *room)) return;
    } else if (!rooms.thought.room.empty()) {
        forget(rooms);
    }
    // Who waits longest is not known; those behind the one that was served come first.
    for (const bool others : {true, false})
        for (const auto& each : rooms.all)
            if (const Seat seat = waits_for(app, *each);
                seat != nobody && (!others || each.get() != room) && rooms.thought.room.empty())
                begin(app, rooms, *each, seat);
}

bool thought(App& app, std::uint32_t job, std::span<const std::int32_t> numbers) {
    if (!app.far_rooms || !app.far_rooms->worker || !app.far_rooms->worker->is(job)) return false;
    Rooms& rooms = *app.far_rooms;
    if (const auto answer = rooms.worker->answer(numbers))
        rooms.thought.decision = answer->best;
    else
        rooms.worker->lost(); // a rule of thumb decides in a while
    return true;
}

} // namespace cardfront::far
