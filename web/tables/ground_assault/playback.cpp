#include "web/tables/ground_assault/playback.h"

#include <utility>

namespace cardfront::ground_assault {

namespace {

class Reader {
  public:
    explicit Reader(const State& before) : before_(before) {
        if (before.phase != Phase::battle || before.fought >= before.battles.size()) return;
        played_[slot(before.battle().attacker.seat)] = before.cards[0];
        played_[slot(before.battle().defender.seat)] = before.cards[1];
    }

    bool read(const Event& event); // true: a fight shows it
    std::vector<Fight> fights;

  private:
    bool knows(Ref ref) const {
        return ref.seat >= 0 && ref.seat < before_.players && ref.index >= 0 &&
               slot(ref.index) < before_.side(ref.seat).units.size();
    }
    Fought begun(Ref ref);
    void begin(Ref enemy);
    void strike(const Place& target);
    void result(const Event& event);
    Fought* side(const Place& place);
    int taken_by(Ref ref) const;

    const State& before_;
    std::array<Card, most_seats> played_{no_card, no_card, no_card, no_card};
    SeatSet fresh_ = 0; // who has played just now
    std::int16_t revealed_ = face_down;
    bool just_revealed_ = false;
    Ref roller_;
    FixedVector<std::int8_t, 6> dice_;
    bool again_ = false;
};

// Nobody where something was turned up since: what it does is not the fight's.
Fought* Reader::side(const Place& place) {
    if (fights.empty() || just_revealed_) return nullptr;
    Fight& now = fights.back();
    const Ref ref{place.seat, place.index};
    return now.own.ref == ref ? &now.own : now.enemy.ref == ref ? &now.enemy : nullptr;
}

// Counters from the fights before this one.
int Reader::taken_by(Ref ref) const {
    int sum = 0;
    for (const Fight& fight : fights)
        for (const Fought* each : {&fight.own, &fight.enemy}) sum += each->ref == ref ? each->harm : 0;
    return sum;
}

Fought Reader::begun(Ref ref) {
    const Unit& unit = before_.unit(ref);
    Fought out;
    out.ref = ref;
    out.design = unit.design;
    out.damage = unit.damage + taken_by(ref);
    return out;
}

void Reader::begin(Ref enemy) {
    Fight now;
    now.own = begun(roller_);
    now.enemy = begun(enemy);
    now.own.card = played_[slot(roller_.seat)];
    now.enemy.card = played_[slot(enemy.seat)];
    now.own.fresh = has(fresh_, roller_.seat);
    now.enemy.fresh = has(fresh_, enemy.seat);
    played_.fill(no_card);
    fresh_ = 0;
    const Fighters both = reckon(before_, {roller_, enemy}, {now.own.card, now.enemy.card});
    now.own.values = both[0];
    now.enemy.values = both[1];
    fights.push_back(now);
}

void Reader::strike(const Place& target) {
    Fight now;
    now.own = begun(roller_);
    now.own.values = reckon_striker(before_, roller_);
    now.struck_seat = target.seat;
    now.struck_slot = target.index;
    const Card lay = before_.side(target.seat).objectives[slot(target.index)].card;
    const int card = revealed_ >= all_units ? revealed_ - all_units : lay;
    if (is_card(card)) now.struck = static_cast<Card>(card);
    now.turned_up = std::exchange(just_revealed_, false);
    fights.push_back(now);
}

void Reader::result(const Event& event) {
    const Ref other{event.to.seat, event.to.index};
    const bool strikes = event.to.area == objective_area;
    if (!knows(roller_) || other.seat < 0 || other.seat >= before_.players || (!strikes && !knows(other)))
        return;
    Fought* now = fights.empty() ? nullptr : &fights.back().enemy;
    const bool answers = now != nullptr && !fights.back().is_strike() && now->ref == roller_ &&
                         fights.back().own.ref == other && now->dice.empty();
    if (!answers) {
        if (strikes)
            strike(event.to);
        else
            begin(other);
        now = &fights.back().own;
    }
    now->dice = dice_;
    now->again = again_;
    now->base = event.from.row;
    now->against = event.from.index;
    now->total = event.amount;
    now->hit = event.from.seat == 1;
    dice_.clear();
    again_ = false;
}

bool Reader::read(const Event& event) {
    switch (event.what) {
    case what::play:
        if (event.seat < 0 || event.card < all_units) return false;
        played_[slot(event.seat)] = static_cast<Card>(event.card - all_units);
        fresh_ = static_cast<SeatSet>(fresh_ | only(event.seat));
        return true;
    case what::reveal: return revealed_ = event.card, just_revealed_ = true;
    case what::strike: return true;
    case what::die:
        roller_ = {event.to.seat, event.to.index};
        if (!dice_.full()) dice_.push_back(static_cast<std::int8_t>(event.amount));
        return true;
    case what::again: return dice_.clear(), again_ = true;
    case what::result: return result(event), true;
    case what::wound:
        if (Fought* hurt = side(event.to); hurt != nullptr) return hurt->harm += event.amount, true;
        return false;
    case what::saved:
        if (Fought* spared = side(event.to); spared != nullptr) return spared->saved = true;
        return false;
    case what::destroyed:
        if (Fought* gone = side(event.to); gone != nullptr) return gone->lost = true;
        return false;
    case what::fall: return !fights.empty() && fights.back().is_strike();
    default: return false;
    }
}

// Is seen before the dice fall.
bool leads_up(const Event& event) {
    return event.what == what::play || event.what == what::reveal || event.what == what::strike ||
           event.what == what::die || event.what == what::again;
}

} // namespace

std::vector<Fight> take_fights(const State& before, std::vector<Event>& events) {
    Reader reader(before);
    std::size_t rolled = events.size(); // up to here the dice have answered what was played and turned up
    while (rolled > 0 && events[rolled - 1].what != what::result) --rolled;
    std::size_t left = 0;
    for (std::size_t i = 0; i < events.size(); ++i)
        if (!reader.read(events[i]) || (i >= rolled && leads_up(events[i]))) events[left++] = events[i];
    events.resize(left);
    return std::move(reader.fights);
}

} // namespace cardfront::ground_assault
