// A plain player of Assault Edge: it goes for the red edge, attacks what falls, plays what it holds where it
// does something, and answers where it hurts. It reads nothing but what its seat may know.
#include "core/assault_edge/cards.h"
#include "core/course.h"

namespace cardfront::assault_edge {

namespace {

int worth(const State& state, int number) {
    const Stats bare = state.bare(number);
    const Unit& own = state.unit(number);
    return 6 + 3 * (bare.attack + own.more_attack) + 2 * (bare.health + own.more_health - own.damage) +
           2 * bare.speed + (own.card != no_card ? 4 : 0);
}

// Steps to where it hits the enemy's Command Deck.
int way_to_red(Seat seat, int square) {
    const int seen = seen_from(seat, square), column = column_of(seen);
    const int aside = column < 3 ? 3 - column : column > 5 ? column - 5 : 0;
    return std::max(rows_deep - 1 - row_of(seen), aside);
}

int left_of(const State& state, int number) { // until it falls
    return state.health(number) + state.unit(number).temporary;
}

int weight_of_move(const State& state, Action action, Squares enemies) {
    const Unit& own = state.unit(action.a);
    const int now = way_to_red(state.player, own.square), then = way_to_red(state.player, action.b);
    const int weight = 3 + 8 * std::max(now - then, 0) + (then == 0 ? 30 : 0);
    if ((own.done & attacked) != 0) return then < now ? weight : 1;
    const int beside = std::popcount(around(action.b) & enemies),
              danger = std::popcount(around(action.b, 2) & enemies);
    const bool at_home = row_of(seen_from(state.player, action.b)) < 3;
    const int prey = beside == 0 ? 0 : at_home ? 26 : 16;
    return std::max(weight + prey - 2 * danger, 1);
}

int weight_of_aim(const State& state, Action action) {
    const bool begun = state.active == action.a && !state.aims.empty();
    const int points = begun ? state.points_left() : state.stats(action.a).attack;
    if (action.b >= deck_target) return action.b == deck_target + command ? 44 : 12;
    int left = left_of(state, action.b);
    for (const Aim& each : state.aims)
        if (each.target == action.b) left -= each.points;
    if (left <= 0) return 1;
    const int value = worth(state, action.b);
    return left <= points ? 24 + value : 10 + value / 2;
}

// The rest goes to what was named last: good, unless that falls already.
int weight_of_declare(const State& state) {
    if (state.aims.empty()) return 1;
    const Aim last = state.aims.back();
    if (last.target >= deck_target) return 40;
    return left_of(state, last.target) > last.points ? 40 : 8;
}

int weight_of_use(const State& state, const Use& use) {
    const Row& self = row(use.card);
    const Seat own = use.owner, enemy = State::other(own);
    if (use.from == From::hand && self.kind == Kind::unit) return 70;
    if (use.from == From::hand && self.kind == Kind::equipment) return 50;
    if (self.wants != nullptr) return std::max(self.wants(state, use), 1);
    if (self.target == Target::link) return 60;
    switch (self.target) {
    case Target::enemy_unit: return state.units_of(enemy) > 0 ? 30 : 1;
    case Target::own_unit: return 24;
    case Target::acting: return 40;
    default: return 30;
    }
}

int weight_of_choice(const State& state, int choice) {
    const Question& asked = state.questions.back();
    if (asked.ask == Ask::take) return 10;
    const Use& use = state.chain.back();
    if (targets_units(use)) {
        const Unit& there = state.unit(choice);
        const int value = worth(state, choice);
        if (there.owner != use.owner) return left_of(state, choice) <= 2 ? 20 + value : value;
        if ((row(use.card).target == Target::own_unit) && is_quick(use.card))
            for (const Aim& each : state.aims)
                if (each.target == choice) return 60;
        const bool idle = (there.done & (finished | attacked)) != 0;
        return idle && use.owner == state.player ? 4 : value;
    }
    if (row(use.card).target == Target::own_deck) return choice == command ? 2 : 12;
    if (row(use.card).target == Target::link) return 10 + choice;
    return 10;
}

int weight_of_draw(const State& state, int deck) {
    const Side& own = state.side(state.turn());
    if (state.phase == Phase::opening) return deck == command ? 10 : 12;
    if (deck == command) return own.piles[command].size() > 20 ? 8 : own.hand.size() < 2 ? 5 : 1;
    return deck == barracks ? 14 : 12;
}

int weight_of(const State& state, const Action& action, Squares enemies) {
    switch (action.verb) {
    case assault_edge::draw: return weight_of_draw(state, action.a);
    case play:
    case assault_edge::use: return weight_of_use(state, use_of(state, action));
    case choose: return weight_of_choice(state, action.a);
    case move: return weight_of_move(state, action, enemies);
    case aim: return weight_of_aim(state, action);
    case declare: return weight_of_declare(state);
    case finish: return (state.unit(state.active).done & attacked) != 0 ? 12 : 3;
    case raise: return 10;
    case done: return 2;
    default: return 16; // pass
    }
}

int standing(const State& state, Seat seat) {
    const Side& own = state.side(seat);
    int sum = 12 * static_cast<int>(own.piles[command].size()) +
              static_cast<int>(own.piles[research].size() + own.piles[barracks].size());
    for (const Card card : own.hand) sum += deck_of(card) == command ? 10 : 6;
    for_each_unit(state, seat, [&](Number number) {
        sum += worth(state, number) + 2 * row_of(seen_from(seat, state.unit(number).square));
    });
    return sum;
}

} // namespace

int State::value(Seat who) const {
    if (phase == Phase::over) return winners == only(who) ? 1000 : has(winners, who) ? 0 : -1000;
    return std::clamp(3 * (standing(*this, who) - standing(*this, other(who))), -900, 900);
}

Action playout_choice(const State& state, Random& random) {
    ActionList actions;
    state.sensible(actions);
    const Squares enemies = state.held_by(State::other(state.player));
    return any_by_weight(actions, random, [&](Action action) {
        const auto weight = static_cast<std::uint32_t>(weight_of(state, action, enemies));
        return weight * weight; // what is better is much likelier
    });
}

} // namespace cardfront::assault_edge
