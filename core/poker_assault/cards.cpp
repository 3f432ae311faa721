// What the cards of a position do together, and what may be chosen for each.
#include "core/poker_assault/cards.h"

#include <algorithm>
#include <limits>

namespace cardfront::poker_assault {

namespace {

constexpr unsigned bit(int number) {
    return 1U << static_cast<unsigned>(number);
}

// Power Cards that last or stand, as `f(row, use)`.
template <class F>
void for_each_power(const State& state, F&& f) {
    for (const Seat seat : SeatRange(state.players))
        for (PowerSet rest = state.side[slot(seat)].standing; rest != 0; rest &= rest - 1) {
            const auto power = static_cast<Power>(std::countr_zero(rest));
            f(power_card(power), use_of(power, seat));
        }
    for (const Use& each : state.used) f(power_card(power_of(each.card)), each);
}

template <class F>
void for_each_attacking_ability(const State& state, F&& f) {
    for (int i = 0; i < static_cast<int>(state.assault.size()); ++i) {
        const DeckCard card = state.assault[slot(i)].card;
        if (const Ability* const row = ability_of(card, When::assault))
            f(*row, Use{card, state.attacker, static_cast<std::int8_t>(i)});
    }
}

template <class F>
bool launched_as(const State& state, F&& is) {
    for (unsigned rest = state.hands; rest != 0; rest &= rest - 1)
        if (is(patterns[slot(std::countr_zero(rest))])) return true;
    return false;
}

template <class F>
unsigned indices(const State& state, F&& may) { // of the Assault's cards for which `may(index)`
    unsigned found = 0;
    for (int i = 0; i < static_cast<int>(state.assault.size()); ++i)
        if (may(i)) found |= bit(i);
    return found;
}

// What a Secret may point at now (PA-14).
Options aiming(const State& state, const Use& use) {
    const PowerCard& row = power_card(power_of(use.card));
    const bool preparing = state.phase == Phase::prepare;
    const bool in_time = row.kind == Kind::secret_assault
                             ? state.phase == Phase::window || (preparing && !row.after_launch)
                             : row.kind == Kind::secret_defence && state.phase == Phase::defend;
    if (!in_time || (row.usable != nullptr && !row.usable(state, use))) return {};
    unsigned numbers = 0;
    switch (row.target) {
    case Target::none: break;
    case Target::suit: numbers = bit(suits) - 1; break;
    case Target::card: numbers = indices(state, [](int) { return true; }); break;
    case Target::undefended: numbers = indices(state, [&](int i) { return hits(state, i); }); break;
    case Target::defendable:
        numbers = state.defendable() & indices(state, [&](int i) { return !narrowed_to_rank(state, i); });
        break;
    }
    return {.numbers = static_cast<decltype(Options::numbers)>(numbers), .none = row.target == Target::none};
}

} // namespace

unsigned may_become(const State& state, DeckCard card) {
    const Ability* const row = ability_of(card, When::assault);
    const Face own = printed(card);
    unsigned numbers = 0;
    switch (row == nullptr ? Becomes::nothing : row->becomes) {
    case Becomes::nothing: break;
    case Becomes::suit: numbers = (bit(suits) - 1) & ~bit(own.suit); break;
    case Becomes::rank: numbers = (bit(ranks) - 1) & ~bit(own.rank); break;
    case Becomes::near_rank:
        for (int rank = std::max(own.rank - 1, 0); rank <= std::min(own.rank + 1, ranks - 1); ++rank)
            if (rank != own.rank) numbers |= bit(rank);
        break;
    case Becomes::table_rank:
        for (const Attacker& each : state.assault) numbers |= bit(each.rank);
        numbers &= ~bit(own.rank);
        break;
    case Becomes::recolour:
        numbers = indices(state, [&](int i) { return state.assault[slot(i)].suit != own.suit; });
        break;
    }
    return numbers;
}

Options options(const State& state, const Use& use) {
    const bool power = is_power(use.card);
    if (use.step == 0)
        return power
                   ? aiming(state, use)
                   : Options{.numbers = static_cast<decltype(Options::numbers)>(may_become(state, use.card)),
                             .none = true};
    const auto ask = power ? power_card(power_of(use.card)).options : borne_by(use.card).options;
    return ask(state, use);
}

void chosen(State& state, const Use& use, DeckCard card, int becomes, Log log) {
    const auto does = is_power(use.card) ? power_card(power_of(use.card)).chosen : borne_by(use.card).chosen;
    does(state, use, card, becomes, log);
}

int extra_damage(const State& state, Seat to) {
    int sum = 0;
    for_each_attacking_ability(state, [&](const Ability& row, const Use& self) {
        if (row.extra_damage != nullptr) sum += row.extra_damage(state, self);
    });
    for_each_power(state, [&](const PowerCard& row, const Use& self) {
        if (row.extra_damage != nullptr) sum += row.extra_damage(state, self, to);
    });
    return sum;
}

int most_damage(const State& state, Seat to) {
    int most = std::numeric_limits<int>::max();
    for_each_power(state, [&](const PowerCard& row, const Use& self) {
        if (row.most_damage >= 0 && self.seat == to) most = std::min(most, row.most_damage);
    });
    return most;
}

bool draws_stopped(const State& state) {
    return std::any_of(state.used.begin(), state.used.end(),
                       [](const Use& each) { return power_card(power_of(each.card)).stops_draws; });
}

bool gives_surplus(int cause) {
    if (cause < 0) return false;
    if (is_power(cause)) return power_card(power_of(cause)).surplus;
    const Ability* const row = ability_of(static_cast<DeckCard>(cause));
    return row != nullptr && row->surplus;
}

bool narrowed_to_rank(const State& state, int index) {
    bool narrowed = false;
    for_each_power(state, [&](const PowerCard& row, const Use& self) {
        if (row.only_by_rank != nullptr && row.only_by_rank(state, self, index)) narrowed = true;
    });
    return narrowed;
}

bool only_last(const State& state, int index) {
    bool last = false;
    for_each_power(state, [&](const PowerCard& row, const Use& self) {
        if (row.last != nullptr && row.last(state, self, index)) last = true;
    });
    return last;
}

void launch_triggers(State& state, Log log) {
    for_each_attacking_ability(state, [&](const Ability& row, const Use& self) {
        if (row.on_launch != nullptr) row.on_launch(state, self, log);
    });
}

bool defence_trigger(State& state, const Use& self, Log log) {
    const Ability* const row = ability_of(self.card, When::defence);
    if (row == nullptr || row->on_defend == nullptr) return false;
    row->on_defend(state, self, log);
    return true;
}

void hit_triggers(State& state, Log log) {
    for_each_power(state, [&](const PowerCard& row, const Use& self) {
        if (row.on_hit != nullptr) row.on_hit(state, self, log);
    });
}

bool is_flush(const State& state) {
    return launched_as(state, [](const Pattern& each) { return each.shape == Shape::suited; });
}
bool is_straight(const State& state) {
    return launched_as(state, [](const Pattern& each) { return each.shape == Shape::run; });
}

Becomes kind_of(DeckCard card, int becomes) {
    const Ability* const row = becomes == -1 ? nullptr : ability_of(card, When::assault);
    return row == nullptr ? Becomes::nothing : row->becomes;
}

Face face_as(DeckCard card, int becomes) {
    const Becomes kind = kind_of(card, becomes);
    Face face = printed(card);
    if (kind == Becomes::suit) face.suit = static_cast<std::int8_t>(becomes);
    if (kind == Becomes::rank || kind == Becomes::near_rank || kind == Becomes::table_rank)
        face.rank = static_cast<std::int8_t>(becomes);
    return face;
}

Faces faces_after(const State& state, DeckCard card, int becomes, Extras extras) {
    const Becomes kind = kind_of(card, becomes);
    const Face face = face_as(card, becomes);
    Faces out;
    for (int i = 0; i < static_cast<int>(state.assault.size()); ++i) {
        const Attacker& each = state.assault[slot(i)];
        if (!counts(each.card, extras)) continue;
        const bool recoloured = kind == Becomes::recolour && becomes == i;
        out.push_back({each.rank, recoloured ? face.suit : each.suit});
    }
    if (counts(card, extras) && !out.full()) out.push_back(face);
    return out;
}

// What fits with extras fits without them.
bool may_join(const State& state, DeckCard card, int becomes) {
    return !state.assault.full() && fits_any(state.allowed_patterns(state.attacker),
                                             faces_after(state, card, becomes, Extras::left_out));
}

bool may_join_somehow(const State& state, DeckCard card) {
    if (may_join(state, card, -1)) return true;
    for (unsigned rest = may_become(state, card); rest != 0; rest &= rest - 1)
        if (may_join(state, card, std::countr_zero(rest))) return true;
    return false;
}

} // namespace cardfront::poker_assault
