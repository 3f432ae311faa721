// What the cards of a position do together, and the exact chances that come of it.
#include "core/ground_assault/cards.h"

#include "core/ground_assault/cards/rows.h"

namespace cardfront::ground_assault {

namespace {

constexpr int faces = 6;

// How many of the 6^n outcomes of these dice (Fighter::dice) have which base roll, by the roll.
struct Rolls {
    std::array<int, 13> of{};
    int all = 0;
};
constexpr Rolls rolls_of(int dice) {
    Rolls out;
    for (int a = 1; a <= faces; ++a)
        for (int b = 1; b <= faces; ++b) {
            if (dice == 0) {
                ++out.of[slot(a + b)], ++out.all;
                continue;
            }
            for (int c = 1; c <= faces; ++c) {
                const int spare = dice > 0 ? std::min({a, b, c}) : std::max({a, b, c});
                ++out.of[slot(a + b + c - spare)], ++out.all;
            }
        }
    return out;
}
constexpr std::array<Rolls, 3> rolls{rolls_of(-1), rolls_of(0), rolls_of(1)};
static_assert(all_chances == 216 * 216);

const Rolls& rolls_for(int dice) {
    return rolls[slot(std::clamp(dice, -1, 1) + 1)];
}

// Out of rolls_for(dice).all
template <class F>
int ways(const Rolls& of, F&& hits) {
    int count = 0;
    for (int base = 2; base <= 12; ++base)
        if (hits(base)) count += of.of[slot(base)];
    return count;
}

// Each face-up objective, as `f(row, card)`.
template <class F>
void for_each_up(const State& state, Seat seat, F&& f) {
    for (const Objective& objective : state.side(seat).objectives)
        if (objective.up != 0 && is_objective(objective.card)) f(card_row(objective.card), objective.card);
}

void add_bonus(Fighter& fighter, Card card) {
    if (card == no_card || !fighter.bonus) return;
    const CardRow& row = card_row(card);
    const Value value = row.colour == Colour::red      ? Value::attack
                        : row.colour == Colour::yellow ? Value::damage
                                                       : Value::defence;
    fighter.change(value, row.bonus, piece_of_card(card));
}

// A Turbolaser does more to these (GA-15).
bool is_big(int design) {
    return has_icon(design, Icon::carrier) || has_icon(design, Icon::turbolaser);
}

Fighter printed(int design, int enemy) {
    const UnitRow& row = unit_row(design);
    Fighter out;
    out.attack = row.attack;
    out.damage = row.damage;
    out.defence = row.defence;
    if (has_icon(design, Icon::turbolaser) && is_big(enemy))
        out.change(Value::damage, 1, piece_of_unit(design));
    return out;
}

} // namespace

const CardRow& card_row(int card) {
    assert(is_card(card));
    return is_combat(card) ? combat_rows()[slot(card)] : objective_rows()[slot(card - combat_cards)];
}

bool works_on(int card, int design) {
    const CardRow& row = card_row(card);
    return is_wild(row.icon) ? unit_row(design).stars <= row.most_stars : has_icon(design, row.icon);
}

void Fighter::change(Value value, int amount, std::int16_t piece) {
    if (amount == 0) return;
    (value == Value::attack ? attack : value == Value::damage ? damage : defence) += amount;
    if (!changes.full()) changes.push_back({piece, value, static_cast<std::int8_t>(amount)});
}

Fighters reckon(const State& state, const Battle& battle, std::array<Card, 2> cards) {
    const std::array<Ref, 2> refs{battle.attacker, battle.defender};
    const std::array<int, 2> designs{state.unit(refs[0]).design, state.unit(refs[1]).design};
    Fighters out{printed(designs[0], designs[1]), printed(designs[1], designs[0])};
    for (std::size_t own = 0; own < 2; ++own) {
        const Scene scene{refs[own], refs[1 - own], own == 0, state.unit(refs[own]).zone};
        out[own].change(Value::attack, state.side(scene.own.seat).rally, piece_of_card(rally_cry));
        for_each_up(state, scene.own.seat, [&](const CardRow& row, Card card) {
            if (row.helps != nullptr) row.helps(state, scene, card, out[own]);
        });
        if (cards[own] == no_card || !works_on(cards[own], designs[own])) continue;
        const CardRow& row = card_row(cards[own]);
        if (row.fights != nullptr) row.fights(state, scene, out[own], out[1 - own], cards[own]);
    }
    for (std::size_t own = 0; own < 2; ++own) add_bonus(out[own], cards[own]);
    return out;
}

Fighter reckon_striker(const State& state, Ref unit) {
    const int design = state.unit(unit).design;
    Fighter out;
    out.attack = unit_row(design).attack;
    if (unit_row(design).ground) out.change(Value::attack, 1, piece_of_unit(design)); // GA-16
    for_each_up(state, unit.seat, [&](const CardRow& row, Card card) {
        out.change(Value::attack, row.strikes, piece_of_card(card));
    });
    return out;
}

int objective_defence(const State& state, Seat seat, int slot_, int card) {
    int defence = card_row(card).defence;
    const auto& all = state.side(seat).objectives;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (i != slot(slot_) && all[i].up != 0 && is_objective(all[i].card))
            defence += card_row(all[i].card).protects;
    return defence;
}

int move_stars(const State& state, Seat seat) {
    int stars = state.turns == 1 && state.by_rulebook == 0 ? first_turn_stars : action_stars;
    for_each_up(state, seat, [&](const CardRow& row, Card) { stars += row.move_stars; });
    return stars;
}

int per_cent(int chance) {
    const int rounded = (chance * 100 + all_chances / 2) / all_chances;
    return chance <= 0 ? 0 : chance >= all_chances ? 100 : std::clamp(rounded, 1, 99);
}

int chance_to_hit(const Fighter& own, const Fighter& enemy) {
    const Rolls& of = rolls_for(own.dice);
    const int hits =
        ways(of, [&](int base) { return base >= own.automatic || base + own.attack >= enemy.defence; });
    const int misses = of.all - hits;
    const int scale = all_chances / of.all;
    return own.again ? all_chances - misses * misses * (scale / of.all) : hits * scale;
}

int chance_to_strike(int attack, int defence) {
    const Rolls& of = rolls_for(0);
    return ways(of, [&](int base) { return base + attack >= defence; }) * (all_chances / of.all);
}

int harm(const Fighter& from, const Fighter& to, int to_design) {
    const int armor = has_icon(to_design, Icon::armor) && !from.pierces ? 1 : 0;
    return std::min(std::max(from.damage - armor - to.less, 0), to.cap);
}

int roll(State& state, Ref unit, int dice, Log log) {
    const Unit& own = state.unit(unit);
    const Place at{unit_area, unit.seat, own.zone, unit.index};
    int sum = 0, spare = dice > 0 ? faces : 0;
    for (int n = 0; n < (dice == 0 ? 2 : 3); ++n) {
        const int face = state.random.die();
        sum += face;
        spare = dice > 0 ? std::min(spare, face) : std::max(spare, face);
        log({.what = what::die,
             .look = Look::die,
             .news = true,
             .card = piece_of_unit(own.design),
             .to = at,
             .amount = static_cast<std::int16_t>(face),
             .seat = unit.seat});
    }
    return dice == 0 ? sum : sum - spare;
}

} // namespace cardfront::ground_assault
