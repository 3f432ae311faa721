// What may be done, and why not.
#include "core/ground_assault/cards.h"

namespace cardfront::ground_assault {

namespace {

constexpr std::array<const char*, enumerators<Ask>> rule_of_question{"GA-18", "GA-29", "GA-29",
                                                                     "GA-29"}; // by Ask

bool is_unit(const State& state, Seat seat, int index) {
    return index >= 0 && slot(index) < state.side(seat).units.size();
}
int stars(const Unit& unit) {
    return unit_row(unit.design).stars;
}

} // namespace

Seat State::turn() const {
    if (phase == Phase::over) return nobody;
    if (!questions.empty()) return questions[0].who;
    return phase == Phase::battle ? battler() : player;
}

Seat State::next(Seat seat) const {
    do seat = static_cast<Seat>((seat + 1) % players);
    while (!lives(seat));
    return seat;
}

bool State::holds(Seat seat, Zone zone) const {
    bool own = false;
    for (const Seat other : SeatRange(players))
        for (const Unit& each : side(other).units)
            if (each.zone == zone) {
                if (other != seat) return false;
                own = true;
            }
    return own;
}

int State::stars_in_play(Seat seat) const {
    int sum = 0;
    for (const Unit& each : side(seat).units)
        if (each.zone != reserves) sum += stars(each);
    return sum;
}

int State::objectives(Seat seat) const {
    const auto& all = side(seat).objectives;
    return static_cast<int>(
        std::count_if(all.begin(), all.end(), [](const Objective& each) { return each.card != no_card; }));
}

std::int8_t State::reserve_of(Seat seat, int design) const {
    const auto& units = side(seat).units;
    for (std::size_t i = 0; i < units.size(); ++i)
        if (units[i].design == design && units[i].zone == reserves) return static_cast<std::int8_t>(i);
    return -1;
}

namespace {

// Can the reserves of the seat, without one unit of `without` (-1: all), make so many stars? From 0 on.
bool can_place(const State& state, Seat seat, int without, int sum) {
    std::uint32_t found = 1; // bit n: n stars
    for (const Unit& each : state.side(seat).units) {
        if (each.zone != reserves) continue;
        if (each.design == without) {
            without = -1;
            continue;
        }
        found |= found << static_cast<unsigned>(stars(each));
    }
    return (found >> static_cast<unsigned>(sum) & 1U) != 0;
}

} // namespace

bool State::makes_opening(Seat seat) const {
    return can_place(*this, seat, -1, limits().opening - stars_in_play(seat));
}

int State::still_to_place(Seat seat) const {
    int most = limits().opening - stars_in_play(seat);
    while (!can_place(*this, seat, -1, most)) --most;
    return most;
}

bool State::may_deploy(Seat seat, int design) const {
    if (design < 0 || design >= all_units || reserve_of(seat, design) < 0) return false;
    const int rest = limits().opening - stars_in_play(seat) - unit_row(design).stars;
    return rest >= 0 && (!makes_opening(seat) || can_place(*this, seat, design, rest));
}

Seat State::battler() const {
    if (step > attackers_second) return nobody;
    return step == defenders_card ? battle().defender.seat : battle().attacker.seat;
}

bool State::may_attack(Ref attacker, Ref defender) const {
    const Unit &own = unit(attacker), &other = unit(defender);
    if (own.zone == reserves || own.zone != other.zone || attacker.seat == defender.seat) return false;
    return !unit_row(own.design).ground || unit_row(other.design).ground || own.zone == attacker.seat;
}

bool State::goes_for(std::size_t index, Ref spared) const {
    const auto& units = side(spared.seat).units;
    const int cost = stars(units[index]);
    return units[index].zone == unit(spared).zone && cost < stars(unit(spared)) &&
           std::all_of(units.begin(), units.end(), [&](const Unit& each) {
               return each.zone != unit(spared).zone || stars(each) >= cost;
           });
}

bool State::may_answer(const Question& question, Action action) const {
    switch (question.ask) {
    case Ask::bring:
        return action.verb == bring && action.b == -1 && action.c == -1 && action.a >= 0 &&
               action.a < all_units && unit_row(action.a).stars <= question.amount &&
               reserve_of(question.who, action.a) >= 0;
    case Ask::wound: {
        if (action.verb != choose || action.c != -1 || !is_seat(action.a, players) ||
            action.a == question.who || !is_unit(*this, static_cast<Seat>(action.a), action.b))
            return false;
        const Ref ref{static_cast<Seat>(action.a), static_cast<std::int8_t>(action.b)};
        const Zone zone = unit(ref).zone;
        return zone != reserves && (question.zones & zone_bit(zone)) != 0 && ref != question.unit;
    }
    case Ask::offer:
        return action.verb == choose && action.c == -1 && action.a == question.who &&
               is_unit(*this, question.who, action.b) && unit(question.unit).zone != reserves &&
               goes_for(slot(action.b), question.unit);
    default: {
        const Zone from = unit(question.unit).zone;
        return action.verb == move && action.a == question.unit.index && action.c == -1 && action.b >= 0 &&
               action.b < zones && from != reserves && is_open(static_cast<Zone>(action.b)) &&
               adjacent(from, static_cast<Zone>(action.b));
    }
    }
}

bool State::has_answer(const Question& question) const {
    if (!lives(question.who)) return false;
    switch (question.ask) {
    case Ask::bring:
        for (const Unit& each : side(question.who).units)
            if (each.zone == reserves && stars(each) <= question.amount) return true;
        return false;
    case Ask::wound:
    case Ask::offer:
        for (const Seat seat : SeatRange(players))
            for (std::size_t i = 0; i < side(seat).units.size(); ++i)
                if (may_answer(question, make_action(choose, seat, static_cast<int>(i)))) return true;
        return false;
    default: return unit(question.unit).zone != reserves;
    }
}

// Where no action has begun yet, or that kind goes on.
Refusal State::turn_refusal(Action action) const {
    const Side& own = side(player);
    const bool has_unit = is_unit(*this, player, action.a);
    const Unit chosen = has_unit ? own.units[slot(action.a)] : Unit{};
    const auto begins = [&](Phase goes_on) { return phase == Phase::turn || phase == goes_on; };
    const auto tires = [&](int most) { // GA-7
        return chosen.used != 0 || spent + stars(chosen) > most;
    };
    switch (action.verb) {
    case objective:
        if (phase != Phase::turn || laid != 0 || !is_objective(action.a) ||
            !own.hand.contains(static_cast<Card>(action.a)))
            return {"GA-3"};
        if (action.b < 0 || action.b >= objective_slots || own.objectives[slot(action.b)].card == no_card)
            return {"GA-4"};
        return {};
    case move:
        if (!begins(Phase::moving)) return {"GA-3"};
        if (!has_unit || chosen.zone == reserves || action.b < 0 || action.b >= zones ||
            !is_open(static_cast<Zone>(action.b)) || !adjacent(chosen.zone, static_cast<Zone>(action.b)))
            return {"GA-8"};
        if (!tires(move_stars(*this, player))) return {};
        return tires(action_stars) ? Refusal{"GA-7"} : Refusal{"GA-31"};
    case attack: {
        if (!begins(Phase::attacking)) return {"GA-3"};
        if (!has_unit || !is_seat(action.b, players) ||
            !is_unit(*this, static_cast<Seat>(action.b), action.c))
            return {"GA-9"};
        const Ref other{static_cast<Seat>(action.b), static_cast<std::int8_t>(action.c)};
        if (chosen.zone == reserves || unit(other).zone != chosen.zone || other.seat == player)
            return {"GA-9"};
        if (!may_attack({player, static_cast<std::int8_t>(action.a)}, other)) return {"GA-16"};
        return tires(action_stars) ? Refusal{"GA-7"} : Refusal{};
    }
    case land:
        if (!begins(Phase::landing) || action.a < 0 || action.a >= all_units) return {"GA-15"};
        if (phase == Phase::landing && action.b != landing) return {"GA-15"};
        if (!may_land(action.b) || reserve_of(player, action.a) < 0 ||
            spent + unit_row(action.a).stars > carrier_stars)
            return {"GA-15"};
        return {};
    case use: {
        if (phase != Phase::turn || action.a < 0 || action.a >= objective_slots) return {"GA-28"};
        const Objective& there = own.objectives[slot(action.a)];
        if (there.up == 0 || !is_objective(there.card)) return {"GA-28"};
        const CardRow& row = card_row(there.card);
        return row.acts == nullptr || !row.may_act(*this, player) ? Refusal{"GA-28"} : Refusal{};
    }
    default: return {};
    }
}

Refusal State::strike_refusal(Action action) const {
    if (phase != Phase::turn && phase != Phase::striking) return {"GA-3"};
    if (!is_unit(*this, player, action.a) || !is_seat(action.b, players) || action.b == player ||
        action.c < 0 || action.c >= objective_slots)
        return {"GA-17"};
    const Unit& chosen = side(player).units[slot(action.a)];
    if (chosen.zone != action.b ||
        side(static_cast<Seat>(action.b)).objectives[slot(action.c)].card == no_card)
        return {"GA-17"};
    if (phase == Phase::striking && (action.b != struck_seat || action.c != struck_slot)) return {"GA-17"};
    return chosen.used != 0 || spent + stars(chosen) > action_stars ? Refusal{"GA-7"} : Refusal{};
}

// GA-15: a Carrier of the player stands in that opponent's home.
bool State::may_land(int zone) const {
    if (!is_seat(zone, players) || zone == player || !lives(static_cast<Seat>(zone))) return false;
    const auto& units = side(player).units;
    return std::any_of(units.begin(), units.end(), [&](const Unit& each) {
        return each.zone == zone && has_icon(each.design, Icon::carrier);
    });
}

Refusal State::refusal(Action action) const {
    const Seat who = turn();
    if (who == nobody) return {"GA-20"};
    if (!questions.empty()) {
        const Question& question = questions[0];
        const bool ends = action == make_action(done) && may_decline(question);
        return ends || may_answer(question, action)
                   ? Refusal{}
                   : Refusal{rule_of_question[static_cast<std::size_t>(question.ask)]};
    }
    if (phase == Phase::opening) {
        const bool ends = action == make_action(done) && !makes_opening(who) && stars_in_play(who) > 0;
        return ends || (action == make_action(deploy, action.a) && may_deploy(who, action.a))
                   ? Refusal{}
                   : Refusal{"GA-5"};
    }
    if (phase == Phase::battle) {
        if (action == make_action(pass)) return {};
        return action == make_action(play, action.a) && is_combat(action.a) &&
                       side(who).hand.contains(static_cast<Card>(action.a))
                   ? Refusal{}
                   : Refusal{"GA-10"};
    }
    if (phase == Phase::ordering || action.verb == first) {
        if (phase != Phase::ordering) return {"GA-9"};
        if (action == make_action(done)) return {};
        return action == make_action(first, action.a) && action.a >= ordered &&
                       action.a < static_cast<int>(battles.size())
                   ? Refusal{}
                   : Refusal{"GA-9"};
    }
    const bool two = action.verb == objective || action.verb == move || action.verb == land;
    const bool three = action.verb == attack || action.verb == strike;
    const bool one = action.verb == use;
    const bool shaped = three || (action.c == -1 && (two || (action.b == -1 && (one || action.a == -1))));
    if (!shaped || !(one || two || three || action.verb == done)) return {"GA-3"};
    return action.verb == strike ? strike_refusal(action) : turn_refusal(action);
}

namespace {

template <class F>
void add_answers(const State& state, F&& offer) {
    const Question& question = state.questions[0];
    if (question.ask == Ask::leave)
        for (int zone = 0; zone < zones; ++zone) offer(make_action(move, question.unit.index, zone));
    if (question.ask == Ask::bring)
        for (int design = 0; design < all_units; ++design) offer(make_action(bring, design));
    if (question.ask == Ask::wound || question.ask == Ask::offer)
        for (const Seat seat : SeatRange(state.players))
            for (std::size_t i = 0; i < state.side(seat).units.size(); ++i)
                offer(make_action(choose, seat, static_cast<int>(i)));
    offer(make_action(done));
}

template <class F>
void add_attacks(const State& state, Seat who, F&& offer) {
    const auto& units = state.side(who).units;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const Unit& chosen = units[i];
        if (chosen.zone == reserves || chosen.used != 0 || state.spent + stars(chosen) > action_stars)
            continue;
        for (const Seat seat : SeatRange(state.players)) {
            if (seat == who) continue;
            const auto& others = state.side(seat).units;
            for (std::size_t j = 0; j < others.size(); ++j)
                if (others[j].zone == chosen.zone)
                    offer(make_action(attack, static_cast<int>(i), seat, static_cast<int>(j)));
        }
    }
}

// Where no action has begun yet, or that kind goes on.
template <class F>
void add_turn(const State& state, Seat who, F&& offer) {
    const Side& own = state.side(who);
    if (state.phase == Phase::turn && state.laid == 0)
        for (std::size_t i = 0; i < own.hand.size(); ++i)
            if (is_objective(own.hand[i]) && (i == 0 || own.hand[i] != own.hand[i - 1]))
                for (int at = 0; at < objective_slots; ++at) offer(make_action(objective, own.hand[i], at));
    const auto count = static_cast<int>(own.units.size());
    const auto may = [&](Phase goes_on) { return state.phase == Phase::turn || state.phase == goes_on; };
    if (may(Phase::moving))
        for (int i = 0; i < count; ++i)
            if (own.units[slot(i)].zone != reserves)
                for (int zone = 0; zone < zones; ++zone) offer(make_action(move, i, zone));
    if (may(Phase::attacking)) add_attacks(state, who, offer);
    if (may(Phase::striking))
        for (int i = 0; i < count; ++i) {
            const Zone zone = own.units[slot(i)].zone;
            if (zone == reserves || zone == contested || zone == who) continue;
            for (int at = 0; at < objective_slots; ++at) offer(make_action(strike, i, zone, at));
        }
    if (may(Phase::landing))
        for (int design = 0; design < all_units; ++design)
            for (int zone = 0; zone < state.players; ++zone)
                if (state.may_land(zone)) offer(make_action(land, design, zone));
    for (int at = 0; at < objective_slots; ++at) offer(make_action(use, at));
    offer(make_action(done));
}

} // namespace

void State::legal(ActionList& out) const {
    out.clear();
    const Seat who = turn();
    if (who == nobody) return;
    const auto offer = [&](Action action) {
        if (!refusal(action)) out.push_back(action);
    };
    const Side& own = side(who);
    if (!questions.empty()) return add_answers(*this, offer);
    switch (phase) {
    case Phase::opening:
        for (int design = 0; design < all_units; ++design) offer(make_action(deploy, design));
        offer(make_action(done));
        return;
    case Phase::battle:
        for (std::size_t i = 0; i < own.hand.size(); ++i)
            if (i == 0 || own.hand[i] != own.hand[i - 1]) offer(make_action(play, own.hand[i]));
        offer(make_action(pass));
        return;
    case Phase::ordering:
        for (int i = ordered; i < static_cast<int>(battles.size()); ++i) offer(make_action(first, i));
        offer(make_action(done));
        return;
    default: break;
    }
    add_turn(*this, who, offer);
    out.sort();
}

// Until version 3 the opening had to make the most that it could, and no card went before GA-31.
void State::as_of(int version, ActionList& legal) const {
    if (version >= 3) return;
    if (phase == Phase::opening)
        legal.keep([&](Action each) {
            const int rest = still_to_place(player) - unit_row(std::max<int>(each.a, 0)).stars;
            return each.verb == deploy && rest >= 0 && can_place(*this, player, each.a, rest);
        });
    else if (turns == 1 && by_rulebook == 0 && questions.empty())
        legal.keep([&](Action each) {
            return each.verb != move || spent + stars(side(player).units[slot(each.a)]) <= first_turn_stars;
        });
}

} // namespace cardfront::ground_assault
