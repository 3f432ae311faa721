#include "web/tables/ground_assault/fights.h"

namespace cardfront::ground_assault {

namespace {

class Reader {
  public:
    explicit Reader(const State& before) : before_(before) {
        if (before.phase != Phase::battle || before.fought >= before.battles.size()) return;
        played_[slot(before.battle().attacker.seat)] = before.cards[0];
        played_[slot(before.battle().defender.seat)] = before.cards[1];
    }

    void read(const Event& event);
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

    const State& before_;
    std::array<Card, most_seats> played_{no_card, no_card, no_card, no_card};
    std::int16_t revealed_ = face_down;
    Ref roller_;
    FixedVector<std::int8_t, 6> dice_;
    bool again_ = false;
};

Fought* Reader::side(const Place& place) {
    if (fights.empty()) return nullptr;
    Fight& now = fights.back();
    const Ref ref{place.seat, place.index};
    return now.own.ref == ref ? &now.own : now.enemy.ref == ref ? &now.enemy : nullptr;
}

Fought Reader::begun(Ref ref) {
    const Unit& unit = before_.unit(ref);
    Fought out;
    out.ref = ref;
    out.design = unit.design;
    out.damage = unit.damage;
    return out;
}

void Reader::begin(Ref enemy) {
    Fight now;
    now.own = begun(roller_);
    now.enemy = begun(enemy);
    now.own.card = played_[slot(roller_.seat)];
    now.enemy.card = played_[slot(enemy.seat)];
    played_.fill(no_card);
    const Fighters both = reckon(before_, {roller_, enemy}, {now.own.card, now.enemy.card});
    now.own.values = both[0];
    now.enemy.values = both[1];
    fights.push_back(now);
}

void Reader::strike(const Place& target) {
    Fight now;
    now.own = begun(roller_);
    now.own.values.attack = before_.strike_attack(roller_);
    now.struck_seat = target.seat;
    now.struck_slot = target.index;
    const Card lay = before_.side(target.seat).objectives[slot(target.index)].card;
    const int card = revealed_ >= all_units ? revealed_ - all_units : lay;
    if (is_card(card)) now.struck = static_cast<Card>(card);
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

void Reader::read(const Event& event) {
    switch (event.what) {
    case what::play:
        if (event.seat >= 0 && event.card >= all_units)
            played_[slot(event.seat)] = static_cast<Card>(event.card - all_units);
        break;
    case what::reveal: revealed_ = event.card; break;
    case what::die:
        roller_ = {event.to.seat, event.to.index};
        if (!dice_.full()) dice_.push_back(static_cast<std::int8_t>(event.amount));
        break;
    case what::again:
        dice_.clear();
        again_ = true;
        break;
    case what::result: result(event); break;
    case what::wound:
        if (Fought* hurt = side(event.to); hurt != nullptr) hurt->harm += event.amount;
        break;
    case what::saved:
        if (Fought* spared = side(event.to); spared != nullptr) spared->saved = true;
        break;
    case what::destroyed:
        if (Fought* gone = side(event.to); gone != nullptr) gone->lost = true;
        break;
    default: break;
    }
}

} // namespace

std::vector<Fight> fights_of(const State& before, const std::vector<Event>& events) {
    Reader reader(before);
    for (const Event& event : events) reader.read(event);
    return std::move(reader.fights);
}

} // namespace cardfront::ground_assault
