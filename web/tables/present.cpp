// What happened, as movement and sound; the same for every game.
#include "web/kit/kit.h"
#include "web/platform.h"
#include "web/tables/table.h"

#include <algorithm>
#include <vector>

namespace cardfront {

namespace {

struct DueSound {
    double at; // kit::clock()
    platform::Sound sound;
};
std::vector<DueSound> due;

kit::Spot spot(const Place& place) {
    return {place.area, place.seat, place.row, place.index};
}

// Seconds from one event of a kind to the next.
float beat(Happening kind) {
    switch (kind) {
    case Happening::deal: return 0.09F;
    case Happening::roll:
    case Happening::row_won: return 0.35F;
    case Happening::pay:
    case Happening::bet:
    case Happening::call:
    case Happening::raise: return 0.18F;
    default: return 0;
    }
}

} // namespace

void present(const std::vector<Event>& events, const Table& table, const Settings& settings, Seat eyes) {
    due.clear();
    const float speed = kit::motion::speed();
    if (speed <= 0) {
        for (const Event& event : events)
            if (event.kind == Happening::place)
                platform::play_sound(platform::Sound::card, settings.volume());
        return;
    }
    float delay = 0;
    const auto sound = [&](platform::Sound which) { due.push_back({kit::clock() + delay / speed, which}); };
    for (const Event& event : events) {
        const kit::Rect from = table.where(event.from);
        const kit::Rect to = table.where(event.to);
        switch (event.kind) {
        case Happening::deal:
            if (!from.empty()) kit::motion::fly(from, face_down, spot(event.to), delay / speed);
            sound(platform::Sound::card);
            break;
        case Happening::place:
        case Happening::give: // a card that was seen flies by itself
            if (!from.empty() && event.from.seat != nobody && event.from.seat != eyes)
                kit::motion::fly(from, event.card, spot(event.to), delay / speed);
            sound(platform::Sound::card);
            break;
        case Happening::pay:
        case Happening::bet:
        case Happening::call:
        case Happening::raise:
            if (event.amount > 0 && !from.empty() && !to.empty())
                kit::motion::chips(from, spot(event.to), to, event.amount, delay / speed);
            if (event.amount > 0) sound(platform::Sound::chip);
            break;
        case Happening::roll: sound(platform::Sound::die); break;
        case Happening::row_won:
            if (!to.empty() && event.to.seat != nobody) kit::motion::sparkle(to, delay / speed);
            break;
        case Happening::game_end:
            sound(eyes == nobody || event.to.seat == eyes ? platform::Sound::win : platform::Sound::lose);
            break;
        default: break;
        }
        delay += beat(event.kind);
    }
}

void play_due_sounds(const Settings& settings) {
    for (const DueSound& each : due)
        if (each.at <= kit::clock()) platform::play_sound(each.sound, settings.volume());
    std::erase_if(due, [](const DueSound& each) { return each.at <= kit::clock(); });
    if (!due.empty()) kit::keep_moving();
}

} // namespace cardfront
