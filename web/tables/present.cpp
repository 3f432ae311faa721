// What happened, as movement and sound; the same for every game.
#include "web/kit/kit.h"
#include "web/platform/platform.h"
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

// Seconds from one event to the next.
float beat(Look look) {
    switch (look) {
    case Look::draw:
    case Look::discard: return 0.09F;
    case Look::pay: return 0.18F;
    case Look::glow: return 0.25F;
    case Look::die: return 0.35F;
    case Look::point:
    case Look::gain:
    case Look::lose: return 0.5F;
    case Look::out:
    case Look::back: return 0.8F;
    case Look::turn_up: return 1.3F;
    case Look::none:
    case Look::shuffle:
    case Look::lay:
    case Look::pass:
    case Look::turn:
    case Look::end: return 0;
    }
    return 0;
}

bool same_card_place(const Event& one, const Event& other) {
    return one.look == other.look && one.to == other.to && one.seen == other.seen;
}

// Shows the events of one step one after the other.
class Show {
  public:
    Show(const std::vector<Event>& events, Table& table, Seat eyes)
        : events_(events), table_(table), eyes_(eyes), speed_(kit::motion::speed()) {}

    void play() {
        for (const Event& event : events_) {
            show(event);
            delay_ += beat(event.look);
        }
    }

  private:
    float when() const { return delay_ / speed_; }
    void sound(platform::Sound which) const { due.push_back({kit::clock() + when(), which}); }

    void show(const Event& event);
    void move_card(const Event& event, bool was_seen);
    void reveal(const Event& event);
    void lose(const Event& event) const;

    const std::vector<Event>& events_;
    Table& table_;
    Seat eyes_;
    float speed_;
    float delay_ = 0;
    bool laid_ = false; // a card was laid in this step: it is seen before it is cleared away
};

// A card that stays flies to its spot; one that does not stay is shown on its way.
void Show::move_card(const Event& event, bool was_seen) {
    const kit::Rect from = table_.where(event.from);
    if (from.empty()) return;
    const int later =
        static_cast<int>(std::count_if(&event + 1, events_.data() + events_.size(),
                                       [&](const Event& other) { return same_card_place(event, other); }));
    const kit::Spot to = table_.lands(event, later);
    const kit::CardFace face = table_.face(event.card);
    if (to.area != 0)
        kit::motion::fly(from, was_seen ? face.identity() : std::int16_t{face_down}, to, when());
    else if (const kit::Rect there = table_.where(event.to); !(there == from))
        kit::toss(face, from, there, when(), event.look == Look::lay ? 0.9F : 0.05F, was_seen);
}

// A special card is turned up where all can read it.
void Show::reveal(const Event& event) {
    const Place& source = event.from.area == 0 ? event.to : event.from;
    const kit::Rect from = table_.where(source), middle = table_.where({});
    const kit::Rect all = kit::screen();
    const float height = std::min(all.h * 0.6F, 280.0F);
    const kit::Rect large = (middle.empty() ? all : middle).centred(height * 5 / 7, height);
    kit::toss(table_.face(event.card), from, large, when(), beat(Look::turn_up));
    delay_ += 0.25F;
    sound(platform::Sound::card);
}

void Show::lose(const Event& event) const {
    const kit::Rect pile = table_.where(event.to);
    if (event.amount <= 0 || pile.empty()) return;
    if (table_.show_loss(event, kit::clock() + when())) return sound(platform::Sound::chip);
    kit::motion::rise(pile, "−" + std::to_string(event.amount), kit::colour::danger, when());
    kit::motion::chips(pile, {}, pile.moved(0, kit::screen().centre().y > pile.y ? 90.0F : -90.0F),
                       event.amount, when(), 1);
    sound(platform::Sound::chip);
}

void Show::show(const Event& event) {
    const kit::Rect from = table_.where(event.from);
    const kit::Rect to = table_.where(event.to);
    switch (event.look) {
    case Look::draw:
        move_card(event, false);
        sound(platform::Sound::card);
        break;
    case Look::lay:
    case Look::pass: // a card that was seen flies by itself
        if (event.from.seat != nobody && event.from.seat != eyes_)
            move_card(event, false);
        else if (event.look == Look::lay && table_.lands(event, 0).area == 0)
            move_card(event, true);
        laid_ = laid_ || event.look == Look::lay;
        if (event.card != face_down) sound(platform::Sound::card);
        break;
    case Look::discard:
        if (laid_) delay_ += 0.9F;
        laid_ = false;
        move_card(event, event.from.index >= 0 || event.from.seat == eyes_);
        sound(platform::Sound::card);
        break;
    case Look::turn_up: reveal(event); break;
    case Look::point: sound(platform::Sound::chip); break;
    case Look::glow:
        if (!to.empty()) kit::motion::sparkle(to, when());
        break;
    case Look::lose: lose(event); break;
    case Look::gain:
        if (event.to.area == 0 || to.empty()) break;
        kit::motion::rise(to, "+" + std::to_string(event.amount), kit::colour::good, when());
        sound(platform::Sound::chip);
        break;
    case Look::out:
        if (!to.empty()) kit::motion::rise(to, say("Knocked out"), kit::colour::danger, when());
        sound(platform::Sound::lose);
        break;
    case Look::back:
        if (!to.empty()) kit::motion::sparkle(to, when());
        sound(platform::Sound::win);
        break;
    case Look::pay:
        if (event.amount > 0 && !from.empty() && !to.empty())
            kit::motion::chips(from, table_.lands(event, 0), to, event.amount, when());
        if (event.amount > 0) sound(platform::Sound::chip);
        break;
    case Look::die: sound(platform::Sound::die); break;
    case Look::end:
        sound(eyes_ == nobody || event.seat == eyes_ ? platform::Sound::win : platform::Sound::lose);
        break;
    case Look::none:
    case Look::shuffle:
    case Look::turn: break;
    }
}

} // namespace

void present(const std::vector<Event>& events, Table& table, const Settings& settings, Seat eyes) {
    due.clear();
    if (kit::motion::speed() > 0) return Show(events, table, eyes).play();
    for (const Event& event : events)
        if (event.look == Look::lay) platform::play_sound(platform::Sound::card, settings.volume());
}

void play_due_sounds(const Settings& settings) {
    for (const DueSound& each : due)
        if (each.at <= kit::clock()) platform::play_sound(each.sound, settings.volume());
    std::erase_if(due, [](const DueSound& each) { return each.at <= kit::clock(); });
    if (!due.empty()) kit::keep_moving();
}

} // namespace cardfront
