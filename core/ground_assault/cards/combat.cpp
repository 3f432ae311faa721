// The combat cards, each with its text beside what it does. "It" is the unit it is played on.
#include "core/ground_assault/cards/rows.h"

#include <string_view>

namespace cardfront::ground_assault {

namespace {

// Other units of the same player there.
int company(const State& state, const Scene& scene, bool space_alone = false) {
    int count = 0;
    const Side& side = state.side(scene.own.seat);
    for (std::size_t i = 0; i < side.units.size(); ++i) {
        const Unit& unit = side.units[i];
        if (unit.zone == scene.zone && i != slot(scene.own.index) &&
            !(space_alone && unit_row(unit.design).ground))
            ++count;
    }
    return count;
}

int stars(const State& state, Ref ref) {
    return unit_row(state.unit(ref).design).stars;
}

constexpr std::array<CardRow, combat_cards> printed_rows{
    {
        {.key = "swarm-logic",
         .name = phrase("Swarm Logic"),
         .text = phrase("+1 attack for each other unit of yours in the zone, at most +3."),
         .stars = 1,
         .defence = 8,
         .colour = Colour::red,
         .bonus = 1,
         .icon = Icon::battle_droid,
         .fights =
             [](const State& state, const Scene& scene, Fighter& own, Fighter&, Card self) {
                 own.change(Value::attack, std::min(company(state, scene), 3), piece_of_card(self));
             }},
        {.key = "spare-parts",
         .name = phrase("Spare Parts"),
         .text = phrase("If it is destroyed, bring in reserves of up to 2 stars."),
         .stars = 1,
         .defence = 9,
         .colour = Colour::yellow,
         .bonus = 1,
         .icon = Icon::battle_droid,
         .after =
             [](State& state, const Scene& scene, const Outcome& outcome, Card self, Log) {
                 if (outcome.lost) state.ask(bring_up_to(2, scene.own.seat, self));
             }},
        {.key = "rapid-volley",
         .name = phrase("Rapid Volley"),
         .text = phrase("If it misses, roll again once."),
         .stars = 1,
         .defence = 8,
         .colour = Colour::red,
         .bonus = 1,
         .icon = Icon::blaster,
         .fights = [](const State&, const Scene&, Fighter& own, Fighter&, Card) { own.again = true; }},
        {.key = "point-blank",
         .name = phrase("Point Blank"),
         .text = phrase("+2 attack when it attacks."),
         .stars = 1,
         .defence = 9,
         .colour = Colour::yellow,
         .bonus = 1,
         .icon = Icon::blaster,
         .fights =
             [](const State&, const Scene& scene, Fighter& own, Fighter&, Card self) {
                 if (scene.attacks) own.change(Value::attack, 2, piece_of_card(self));
             }},
        {.key = "self-repair",
         .name = phrase("Self-Repair"),
         .text = phrase("After the battle, remove 2 damage from it."),
         .stars = 1,
         .defence = 9,
         .colour = Colour::blue,
         .bonus = 1,
         .icon = Icon::droid,
         .after =
             [](State& state, const Scene& scene, const Outcome& outcome, Card self, Log log) {
                 if (!outcome.lost) state.repair(scene.own, 2, piece_of_card(self), log);
             }},
        {.key = "jam-signal",
         .name = phrase("Jam Signal"),
         .text = phrase("The enemy's card gives no bonus."),
         .stars = 2,
         .defence = 9,
         .colour = Colour::blue,
         .bonus = 1,
         .icon = Icon::droid,
         .fights = [](const State&, const Scene&, Fighter&, Fighter& enemy, Card) { enemy.bonus = false; }},
        {.key = "focused-beam",
         .name = phrase("Focused Beam"),
         .text = phrase("Armor does not lessen its damage."),
         .stars = 1,
         .defence = 9,
         .colour = Colour::red,
         .bonus = 2,
         .icon = Icon::lasers,
         .fights = [](const State&, const Scene&, Fighter& own, Fighter&, Card) { own.pierces = true; }},
        {.key = "ricochet",
         .name = phrase("Ricochet"),
         .text = phrase("If it hits, also do 1 damage to another enemy in the zone."),
         .stars = 2,
         .defence = 8,
         .colour = Colour::yellow,
         .bonus = 1,
         .icon = Icon::lasers,
         .after =
             [](State& state, const Scene& scene, const Outcome& outcome, Card self, Log) {
                 if (outcome.hit)
                     state.ask(wound_one(1, scene.own.seat, zone_bit(scene.zone), scene.enemy, self));
             }},
        {.key = "rally-cry",
         .name = phrase("Rally Cry"),
         .text = phrase("Your units have +1 attack in the later battles of this turn."),
         .stars = 2,
         .defence = 8,
         .colour = Colour::red,
         .bonus = 1,
         .icon = Icon::leader,
         .after = [](State& state, const Scene& scene, const Outcome&, Card,
                     Log) { ++state.side(scene.own.seat).rally; }},
        {.key = "stand-fast",
         .name = phrase("Stand Fast"),
         .text = phrase("+1 damage while it defends."),
         .stars = 1,
         .defence = 9,
         .colour = Colour::blue,
         .bonus = 2,
         .icon = Icon::leader,
         .fights =
             [](const State&, const Scene& scene, Fighter& own, Fighter&, Card self) {
                 if (!scene.attacks) own.change(Value::damage, 1, piece_of_card(self));
             }},
        {.key = "heavy-warhead",
         .name = phrase("Heavy Warhead"),
         .text = phrase("+2 attack against a unit of three stars or more."),
         .stars = 2,
         .defence = 8,
         .colour = Colour::yellow,
         .bonus = 1,
         .icon = Icon::torpedo,
         .fights =
             [](const State& state, const Scene& scene, Fighter& own, Fighter&, Card self) {
                 if (stars(state, scene.enemy) >= 3) own.change(Value::attack, 2, piece_of_card(self));
             }},
        {.key = "salvo",
         .name = phrase("Salvo"),
         .text = phrase("Roll three dice and keep the best two."),
         .stars = 1,
         .defence = 9,
         .colour = Colour::red,
         .bonus = 1,
         .icon = Icon::torpedo,
         .fights = [](const State&, const Scene&, Fighter& own, Fighter&, Card) { ++own.dice; }},
        {.key = "fall-back",
         .name = phrase("Fall Back"),
         .text = phrase("After the battle, you may move it to an adjacent zone."),
         .stars = 1,
         .defence = 9,
         .colour = Colour::blue,
         .bonus = 1,
         .icon = Icon::transport,
         .after =
             [](State& state, const Scene& scene, const Outcome& outcome, Card self, Log) {
                 if (!outcome.lost) state.ask(may_leave(scene.own, self));
             }},
        {.key = "bulkheads",
         .name = phrase("Bulkheads"),
         .text = phrase("A hit does it 1 damage less."),
         .stars = 1,
         .defence = 9,
         .colour = Colour::blue,
         .bonus = 1,
         .icon = Icon::transport,
         .fights = [](const State&, const Scene&, Fighter& own, Fighter&, Card) { ++own.less; }},
        {.key = "dig-in",
         .name = phrase("Dig In"),
         .text = phrase("+2 defence while it defends."),
         .stars = 1,
         .defence = 9,
         .colour = Colour::blue,
         .bonus = 1,
         .icon = Icon::trooper,
         .fights =
             [](const State&, const Scene& scene, Fighter& own, Fighter&, Card self) {
                 if (!scene.attacks) own.change(Value::defence, 2, piece_of_card(self));
             }},
        {.key = "storm-the-line",
         .name = phrase("Storm the Line"),
         .text = phrase("When it attacks and its hit destroys the enemy, the enemy does it no damage."),
         .stars = 2,
         .defence = 8,
         .colour = Colour::red,
         .bonus = 1,
         .icon = Icon::trooper,
         .fights = [](const State&, const Scene& scene, Fighter& own, Fighter&,
                      Card) { own.first |= scene.attacks; }},
        {.key = "reactive-plating",
         .name = phrase("Reactive Plating"),
         .text = phrase("A hit does it 1 damage at most."),
         .stars = 1,
         .defence = 9,
         .colour = Colour::blue,
         .bonus = 1,
         .icon = Icon::armor,
         .fights = [](const State&, const Scene&, Fighter& own, Fighter&, Card) { own.cap = 1; }},
        {.key = "ram",
         .name = phrase("Ram"),
         .text = phrase("+2 attack against a unit with fewer stars."),
         .stars = 2,
         .defence = 8,
         .colour = Colour::yellow,
         .bonus = 1,
         .icon = Icon::armor,
         .fights =
             [](const State& state, const Scene& scene, Fighter& own, Fighter&, Card self) {
                 if (stars(state, scene.enemy) < stars(state, scene.own))
                     own.change(Value::attack, 2, piece_of_card(self));
             }},
        {.key = "scramble",
         .name = phrase("Scramble"),
         .text = phrase("Before the dice fall, bring in reserves of up to 2 stars."),
         .stars = 2,
         .defence = 8,
         .colour = Colour::red,
         .bonus = 1,
         .icon = Icon::carrier,
         .before = [](State& state, const Scene& scene, Card self,
                      Log) { state.ask(bring_up_to(2, scene.own.seat, self)); }},
        {.key = "flight-screen",
         .name = phrase("Flight Screen"),
         .text = phrase("+1 defence for each other space unit of yours in the zone, at most +3."),
         .stars = 1,
         .defence = 9,
         .colour = Colour::blue,
         .bonus = 1,
         .icon = Icon::carrier,
         .fights =
             [](const State& state, const Scene& scene, Fighter& own, Fighter&, Card self) {
                 own.change(Value::defence, std::min(company(state, scene, true), 3), piece_of_card(self));
             }},
        {.key = "broadside",
         .name = phrase("Broadside"),
         .text = phrase("If it hits, do 1 damage to each other enemy in the zone."),
         .stars = 2,
         .defence = 8,
         .colour = Colour::yellow,
         .bonus = 1,
         .icon = Icon::turbolaser,
         .after =
             [](State& state, const Scene& scene, const Outcome& outcome, Card self, Log log) {
                 if (!outcome.hit) return;
                 for_each_enemy(state, scene.own.seat, zone_bit(scene.zone), [&](Ref enemy) {
                     if (enemy != scene.enemy) state.wound(enemy, 1, piece_of_card(self), log);
                 });
             }},
        {.key = "long-guns",
         .name = phrase("Long Guns"),
         .text = phrase("The enemy has -2 attack."),
         .stars = 2,
         .defence = 9,
         .colour = Colour::red,
         .bonus = 1,
         .icon = Icon::turbolaser,
         .fights = [](const State&, const Scene&, Fighter&, Fighter& enemy,
                      Card self) { enemy.change(Value::attack, -2, piece_of_card(self)); }},
        {.key = "foresight",
         .name = phrase("Foresight"),
         .text = phrase("The enemy rolls three dice and keeps the lowest two."),
         .stars = 2,
         .defence = 8,
         .colour = Colour::blue,
         .bonus = 1,
         .icon = Icon::force,
         .fights = [](const State&, const Scene&, Fighter&, Fighter& enemy, Card) { --enemy.dice; }},
        {.key = "last-stand",
         .name = phrase("Last Stand"),
         .text = phrase("If it would be destroyed, it is left with one shield instead."),
         .stars = 2,
         .defence = 8,
         .colour = Colour::yellow,
         .bonus = 1,
         .icon = Icon::force,
         .most_stars = 3,
         .fights = [](const State&, const Scene&, Fighter& own, Fighter&, Card) { own.clings = true; }},
        {.key = "wild-shot",
         .name = phrase("Wild Shot"),
         .text = phrase("A base roll of 9 or more hits."),
         .stars = 1,
         .defence = 9,
         .colour = Colour::red,
         .bonus = 1,
         .icon = Icon::luck,
         .most_stars = 2,
         .fights = [](const State&, const Scene&, Fighter& own, Fighter&, Card) { own.automatic = 9; }},
        {.key = "offering",
         .name = phrase("Offering"),
         .text = phrase(
             "If it would be destroyed, your unit in the zone with the fewest stars, fewer than its own, is "
             "destroyed in its place."),
         .stars = 2,
         .defence = 8,
         .colour = Colour::blue,
         .bonus = 1,
         .icon = Icon::luck,
         .fights = [](const State&, const Scene&, Fighter& own, Fighter&, Card) { own.offers = true; }},
    }};
static_assert(are_named(printed_rows, &CardRow::key) && are_named(printed_rows, &CardRow::name));
static_assert(std::string_view(printed_rows[rally_cry].key) == "rally-cry");

} // namespace

std::span<const CardRow> combat_rows() {
    return printed_rows;
}

} // namespace cardfront::ground_assault
