// The objectives, each with its text beside what it does. "Your" is its owner's.
#include "core/ground_assault/cards/rows.h"

namespace cardfront::ground_assault {

namespace {

constexpr std::array<CardRow, all_cards - combat_cards> objective_table{{
    {.key = "supply-line",
     .name = phrase("Supply Line"),
     .text =
         phrase("At the start of your turn, if you hold the contested zone, bring in reserves of 1 star."),
     .stars = 2,
     .defence = 11,
     .turn_begins =
         [](State& state, Seat owner, Card self, Log) {
             if (state.holds(owner, contested)) state.ask(bring_up_to(1, owner, self));
         }},
    {.key = "relay-mast",
     .name = phrase("Relay Mast"),
     .text = phrase(
         "At the start of your turn, if you hold the contested zone, remove 1 damage from each of your "
         "units."),
     .stars = 2,
     .defence = 12,
     .turn_begins =
         [](State& state, Seat owner, Card self, Log log) {
             if (!state.holds(owner, contested)) return;
             for_each_own(state, owner, [&](Ref unit) { state.repair(unit, 1, piece_of_card(self), log); });
         }},
    {.key = "shield-dome",
     .name = phrase("Shield Dome"),
     .text = phrase("Your other objectives have +1 defence."),
     .stars = 4,
     .defence = 12,
     .protects = 1},
    {.key = "minefield",
     .name = phrase("Minefield"),
     .text = phrase("Revealed: 1 damage to each enemy in your home."),
     .stars = 2,
     .defence = 11,
     .revealed =
         [](State& state, Seat owner, Card self, Log log) {
             for_each_enemy(state, owner, zone_bit(owner),
                            [&](Ref enemy) { state.wound(enemy, 1, piece_of_card(self), log); });
         }},
    {.key = "hidden-barracks",
     .name = phrase("Hidden Barracks"),
     .text = phrase("Revealed: bring in reserves of up to 2 stars."),
     .stars = 3,
     .defence = 11,
     .revealed = [](State& state, Seat owner, Card self, Log) { state.ask(bring_up_to(2, owner, self)); }},
    {.key = "repair-yard",
     .name = phrase("Repair Yard"),
     .text = phrase("At the start of your turn, remove 1 damage from each of your units in your home."),
     .stars = 3,
     .defence = 12,
     .turn_begins =
         [](State& state, Seat owner, Card self, Log log) {
             for_each_own(state, owner, [&](Ref unit) {
                 if (state.unit(unit).zone == owner) state.repair(unit, 1, piece_of_card(self), log);
             });
         }},
    {.key = "war-council",
     .name = phrase("War Council"),
     .text = phrase("Your units have +1 attack when they attack in the contested zone."),
     .stars = 3,
     .defence = 12,
     .helps =
         [](const State&, const Scene& scene, Card self, Fighter& own) {
             if (scene.attacks && scene.zone == contested) own.change(Value::attack, 1, piece_of_card(self));
         }},
    {.key = "gun-towers",
     .name = phrase("Gun Towers"),
     .text = phrase("An enemy whose strike at one of your objectives fails takes 1 damage."),
     .stars = 3,
     .defence = 12,
     .struck_in_vain = [](State& state, Seat, Ref by, Card self,
                          Log log) { state.wound(by, 1, piece_of_card(self), log); }},
    {.key = "spawning-vats",
     .name = phrase("Spawning Vats"),
     .text = phrase("When a unit of yours of two stars or more is destroyed, bring in reserves of 1 star."),
     .stars = 3,
     .defence = 11,
     .unit_lost =
         [](State& state, Ref unit, Card self, Log) {
             if (unit_row(state.unit(unit).design).stars >= 2) state.ask(bring_up_to(1, unit.seat, self));
         }},
    {.key = "staging-ground",
     .name = phrase("Staging Ground"),
     .text = phrase("Your move action may use one star more."),
     .stars = 2,
     .defence = 11,
     .move_stars = 1},
    {.key = "war-drums",
     .name = phrase("War Drums"),
     .text = phrase("Your units have +1 attack in strikes."),
     .stars = 3,
     .defence = 11,
     .strikes = 1},
    {.key = "vanguard-banner",
     .name = phrase("Vanguard Banner"),
     .text = phrase("Your units have +1 defence when they attack."),
     .stars = 3,
     .defence = 12,
     .helps =
         [](const State&, const Scene& scene, Card self, Fighter& own) {
             if (scene.attacks) own.change(Value::defence, 1, piece_of_card(self));
         }},
    {.key = "drop-beacon",
     .name = phrase("Drop Beacon"),
     .text = phrase("In place of your action: bring in reserves of up to 2 stars."),
     .stars = 4,
     .defence = 12,
     .acts = [](State& state, Seat owner, Card self, Log) { state.ask(bring_up_to(2, owner, self)); },
     .may_act = [](const State& state,
                   Seat owner) { return state.has_answer(bring_up_to(2, owner, no_card)); }},
    {.key = "orbital-battery",
     .name = phrase("Orbital Battery"),
     .text = phrase("In place of your action: 1 damage to an enemy in your home or in the contested zone."),
     .stars = 4,
     .defence = 12,
     .acts = [](State& state, Seat owner, Card self,
                Log) { state.ask(wound_one(1, owner, zone_bits(owner, contested), {}, self)); },
     .may_act =
         [](const State& state, Seat owner) {
             return state.has_answer(wound_one(1, owner, zone_bits(owner, contested), {}, no_card));
         }},
    {.key = "field-hospital",
     .name = phrase("Field Hospital"),
     .text = phrase("Revealed: remove all damage from your units."),
     .stars = 2,
     .defence = 11,
     .revealed =
         [](State& state, Seat owner, Card self, Log log) {
             for_each_own(state, owner, [&](Ref unit) {
                 state.repair(unit, state.unit(unit).damage, piece_of_card(self), log);
             });
         }},
    {.key = "powder-store",
     .name = phrase("Powder Store"),
     .text = phrase("When a strike destroys this, the unit that struck takes 2 damage."),
     .stars = 2,
     .defence = 11,
     .fallen = [](State& state, Seat, Ref by, Card self,
                  Log log) { state.wound(by, 2, piece_of_card(self), log); }},
}};
static_assert(are_named(objective_table, &CardRow::key) && are_named(objective_table, &CardRow::name));

} // namespace

std::span<const CardRow> objective_rows() {
    return objective_table;
}

} // namespace cardfront::ground_assault
