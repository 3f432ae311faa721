// What happened, as movement and sound; the same for every game.
#include "web/kit/kit.h"
#include "web/platform/platform.h"
#include "web/tables/table.h"

#include <algorithm>
#include <utility>
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
    case Look::broken: return 0.3F;
    case Look::die: return 0.35F;
    case Look::point:
    case Look::gain:
    case Look::won:
    case Look::saved:
    case Look::lose: return 0.5F;
    case Look::out:
    case Look::back: return 0.8F;
    case Look::none:
    case Look::shuffle:
    case Look::lay:
    case Look::pass:
    case Look::turn:
    case Look::strike: // these take their own time
    case Look::turn_up:
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
    Show(const std::vector<Event>& events, Table& table, const Shown& shown)
        : events_(events), table_(table), shown_(shown), speed_(kit::motion::speed()) {}

    void play() {
        for (const Event& event : events_) {
            show(event);
            delay_ += beat(event.look);
        }
    }

  private:
    float when() const { return delay_ / speed_; }
    void sound(platform::Sound which, float later = 0) const {
        due.push_back({kit::clock() + when() + later / speed_, which});
    }

    void show(const Event& event);
    void move_card(const Event& event, bool was_seen);
    void reveal(const Event& event);
    void lose(const Event& event) const;
    void strike(const Event& event);
    void meet(const Event& event);
    void save(const Event& event);
    void win(const Event& event);
    void break_up(const Event& event) const;
    void tell_end(const Event& event) const;

    const std::vector<Event>& events_;
    Table& table_;
    const Shown& shown_;
    float speed_;
    float delay_ = 0;
    bool laid_ = false;             // a card was laid in this step: it is seen before it is cleared away
    const Event* attack_ = nullptr; // by a card that was laid for it
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
        kit::motion::fly(from, was_seen ? face.identity() : std::int16_t{face_down}, to, delay_);
    else if (kit::Rect there = table_.where(event.to); !(there == from)) {
        const kit::Rect card = from.fit();
        if (event.look == Look::discard && there.w > card.w && there.h > card.h) // it does not swell
            there = there.centred(card.w, card.h);
        kit::toss(face, from, there, delay_, event.look == Look::lay ? 0.9F : 0.05F, was_seen);
    }
}

// A special card is turned up where all can read it.
void Show::reveal(const Event& event) {
    constexpr float reads = 1.3F;
    const Place& source = event.from.area == 0 ? event.to : event.from;
    const kit::Rect from = table_.where(source), middle = table_.where({});
    const kit::Rect all = kit::screen();
    const float height = std::min(all.h * 0.6F, 280.0F);
    const kit::Rect large = (middle.empty() ? all : middle).centred(height * 5 / 7, height);
    kit::toss(table_.face(event.card), from, large, delay_, reads);
    delay_ += 0.25F;
    sound(platform::Sound::card);
    delay_ += reads;
}

// A card that comes to lie on what it attacks, or what stands somewhere and comes home; several shortly one
// after the other.
void Show::strike(const Event& event) {
    const kit::Rect from = table_.where(event.from), to = table_.where(event.to);
    constexpr float one_more = 0.08F;
    if (event.card != face_down) {
        attack_ = &event;
        if (event.from.seat != shown_.eyes || table_.lands(event, 0).area == 0) move_card(event, false);
        kit::motion::shake(to, delay_ + kit::motion::flight_time);
        sound(platform::Sound::strike, kit::motion::flight_time);
        delay_ += kit::motion::flight_time;
        return;
    }
    const bool all = event.from.index < 0; // that lies there
    const float seconds = all ? kit::motion::launch_time : kit::motion::strike_time;
    kit::motion::strike(from, to, delay_, seconds);
    if (all) sound(platform::Sound::launch, seconds * 0.1F);
    sound(platform::Sound::strike, seconds * kit::motion::blow_at);
    const Event* const next = &event + 1;
    const bool more = next < events_.data() + events_.size() && next->look == Look::strike;
    if (all)
        delay_ += seconds;
    else
        delay_ += more ? one_more : seconds * kit::motion::blow_at;
}

// The card that attacks and the one that it has found.
void Show::meet(const Event& event) {
    const kit::Rect all = kit::screen(), middle = table_.where({});
    const float high = std::clamp(all.h * 0.34F, 120.0F, 240.0F);
    kit::motion::meet(table_.face(attack_->card), table_.face(event.card), table_.where(event.to),
                      (middle.empty() ? all : middle).centred(high * 5 / 7, high), delay_);
    sound(platform::Sound::card);
    sound(platform::Sound::hit, kit::motion::meet_time * kit::motion::clash_at);
    attack_ = nullptr;
    delay_ += kit::motion::meet_time;
}

void Show::save(const Event& event) {
    if (std::exchange(laid_, false)) delay_ += kit::motion::flight_time;
    kit::motion::ring(table_.where(event.to), kit::colour::shield, delay_);
    sound(platform::Sound::ring);
}

void Show::win(const Event& event) {
    const kit::Rect there = table_.where(event.to);
    if (there.empty()) return;
    if (laid_) delay_ += kit::motion::flight_time;
    kit::motion::ring(there, kit::colour::brass, delay_);
    kit::motion::sparkle(there, delay_);
    sound(platform::Sound::ring);
}

void Show::break_up(const Event& event) const {
    const kit::Colour owner = table_.clothes(std::max<Seat>(event.seat, 0));
    kit::motion::shatter(table_.where(event.to), kit::mix(owner, kit::colour::paper, 0.3F), delay_);
    sound(platform::Sound::break_up);
}

void Show::tell_end(const Event& event) const {
    const bool glad = shown_.eyes == nobody || event.seat == shown_.eyes || has(shown_.winners, shown_.eyes);
    sound(glad ? platform::Sound::win : platform::Sound::lose);
    kit::Rect first;
    for (const Seat seat : SeatRange(shown_.seats())) {
        const kit::Rect home = table_.home(seat);
        if (!has(shown_.winners, seat) || home.empty()) continue;
        if (first.empty()) first = home;
        kit::motion::ring(home, kit::colour::brass, delay_);
        kit::motion::sparkle(home.inset(-40), delay_);
    }
    if (first.empty()) first = kit::screen().centred(200, 80); // nobody has
    kit::motion::hail(first, turn_words(shown_), kit::colour::brass, delay_);
}

void Show::lose(const Event& event) const {
    const kit::Rect pile = table_.where(event.to);
    if (event.amount <= 0 || pile.empty()) return;
    if (table_.show_loss(event, kit::clock() + when())) return sound(platform::Sound::chip);
    kit::motion::rise(pile, "−" + std::to_string(event.amount), kit::colour::danger, delay_);
    kit::motion::burst(pile, event.amount, delay_);
    kit::motion::shake(pile, delay_);
    kit::motion::shake(table_.home(event.to.seat), delay_);
    sound(platform::Sound::hit);
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
        if (event.from.seat != nobody && event.from.seat != shown_.eyes)
            move_card(event, false);
        else if (event.look == Look::lay && table_.lands(event, 0).area == 0)
            move_card(event, true);
        laid_ = laid_ || event.look == Look::lay;
        if (event.card != face_down) sound(platform::Sound::card);
        break;
    case Look::discard:
        if (laid_) delay_ += 0.9F;
        laid_ = false;
        move_card(event, event.from.index >= 0 || event.from.seat == shown_.eyes);
        sound(platform::Sound::card);
        break;
    case Look::turn_up: attack_ != nullptr && attack_->to == event.to ? meet(event) : reveal(event); break;
    case Look::strike: strike(event); break;
    case Look::saved: save(event); break;
    case Look::won: win(event); break;
    case Look::broken: break_up(event); break;
    case Look::point: sound(platform::Sound::chip); break;
    case Look::glow:
        if (!to.empty()) kit::motion::sparkle(to, delay_);
        break;
    case Look::lose: lose(event); break;
    case Look::gain:
        if (event.to.area == 0 || to.empty()) break;
        kit::motion::rise(to, "+" + std::to_string(event.amount), kit::colour::good, delay_);
        sound(platform::Sound::chip);
        break;
    case Look::out:
        if (!to.empty()) kit::motion::rise(to, say("Knocked out"), kit::colour::danger, delay_);
        sound(platform::Sound::lose);
        break;
    case Look::back:
        if (!to.empty()) kit::motion::sparkle(to, delay_);
        sound(platform::Sound::win);
        break;
    case Look::pay:
        if (event.amount > 0 && !from.empty() && !to.empty())
            kit::motion::chips(from, table_.lands(event, 0), to, event.amount, delay_);
        if (event.amount > 0) sound(platform::Sound::chip);
        break;
    case Look::die: sound(platform::Sound::die); break;
    case Look::end: tell_end(event); break;
    case Look::none:
    case Look::shuffle:
    case Look::turn: break;
    }
}

} // namespace

void present(const std::vector<Event>& events, Table& table, const Settings& settings, const Shown& shown) {
    due.clear();
    if (kit::motion::speed() > 0) return Show(events, table, shown).play();
    for (const Event& event : events)
        if (event.look == Look::lay || (event.look == Look::strike && event.card != face_down))
            platform::play_sound(platform::Sound::card, settings.volume());
}

void hush_what_was_ended() {
    if (kit::motion::finished()) due.clear();
}

void play_due_sounds(const Settings& settings) {
    for (const DueSound& each : due)
        if (each.at <= kit::clock()) platform::play_sound(each.sound, settings.volume());
    std::erase_if(due, [](const DueSound& each) { return each.at <= kit::clock(); });
    if (!due.empty()) kit::keep_moving();
}

} // namespace cardfront
