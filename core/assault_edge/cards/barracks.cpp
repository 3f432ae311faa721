// The Barracks cards, units first, each with its text beside what it does.
#include "core/assault_edge/cards/rows.h"

namespace cardfront::assault_edge {

namespace {

// Within 2 squares of the unit whose effect it is.
bool is_near(const State& state, const Use& self, int target) {
    return distance(state.unit(target).square, self.square) <= 2;
}

} // namespace

constexpr std::array<Row, barracks_cards> barracks_rows{{
    // --- Units
    {.key = "cinderwing",
     .name = phrase("Cinderwing"),
     .text = phrase("When its attack damages a deck, 1 damage to the enemy Command Deck."),
     .kind = Kind::unit,
     .element = Element::fire,
     .archetype = Archetype::raider,
     .attack = 1,
     .speed = 1,
     .on = On::hits_deck,
     .triggered = hit_command<1>},
    {.key = "gale-rider",
     .name = phrase("Gale Rider"),
     .text = phrase("Nobody is faster."),
     .kind = Kind::unit,
     .element = Element::wind,
     .archetype = Archetype::runner,
     .health = 1,
     .speed = 2},
    {.key = "ash-hound",
     .name = phrase("Ash Hound"),
     .text = phrase("When it is spawned, 1 damage to each enemy unit within 2 squares."),
     .kind = Kind::unit,
     .element = Element::fire,
     .archetype = Archetype::raider,
     .attack = 2,
     .on = On::spawned,
     .triggered =
         [](State& state, const Use& self, Log log) {
             harm_each(state, enemy_of(self), 1, self.card, log,
                       [&](Number number) { return is_near(state, self, number); });
         }},
    {.key = "dawn-warden",
     .name = phrase("Dawn Warden"),
     .text = phrase("Instead of attacking: heal a unit of yours within 2 squares by 2."),
     .kind = Kind::unit,
     .element = Element::light,
     .archetype = Archetype::warden,
     .health = 2,
     .target = Target::own_unit,
     .fits = [](const State& state, const Use& self,
                int target) { return is_damaged(state, self, target) && is_near(state, self, target); },
     .instead = Instead::attack,
     .resolve = [](State& state, const Use& self,
                   Log log) { state.heal(aimed_unit(self), 2, self.card, log); }},
    {.key = "reef-guard",
     .name = phrase("Reef Guard"),
     .text = phrase("Whatever damages it does 1 damage less."),
     .kind = Kind::unit,
     .element = Element::water,
     .archetype = Archetype::warden,
     .attack = 1,
     .spares = 1},
    {.key = "tide-caller",
     .name = phrase("Tide Caller"),
     .text = phrase("Instead of attacking: push an enemy unit within 2 squares 2 squares back."),
     .kind = Kind::unit,
     .element = Element::water,
     .archetype = Archetype::votary,
     .health = 1,
     .speed = 1,
     .target = Target::enemy_unit,
     .fits = [](const State& state, const Use& self,
                int target) { return is_near(state, self, target) && may_be_pushed(state, self, target); },
     .instead = Instead::attack,
     .resolve = push_target<2>},
    {.key = "iron-golem",
     .name = phrase("Iron Golem"),
     .text = phrase("It has no ability."),
     .kind = Kind::unit,
     .element = Element::earth,
     .archetype = Archetype::construct,
     .attack = 1,
     .health = 3},
    {.key = "crane-walker",
     .name = phrase("Crane Walker"),
     .text = phrase("Reach: it attacks at up to 2 squares."),
     .kind = Kind::unit,
     .element = Element::technology,
     .archetype = Archetype::construct,
     .health = 1,
     .reach = 2},
    {.key = "tinker",
     .name = phrase("Tinker"),
     .text =
         phrase("Instead of moving first: another unit of yours within 2 squares has +2 attack this turn."),
     .kind = Kind::unit,
     .element = Element::technology,
     .archetype = Archetype::votary,
     .health = 1,
     .target = Target::own_unit,
     .fits = [](const State& state, const Use& self,
                int target) { return target != self.unit && is_near(state, self, target); },
     .instead = Instead::movement,
     .resolve = change_target<Stats{2, 0, 0}, false>},
    {.key = "bone-shepherd",
     .name = phrase("Bone Shepherd"),
     .text = phrase("When it is destroyed, spawn a basic unit."),
     .kind = Kind::unit,
     .element = Element::dark,
     .archetype = Archetype::raider,
     .attack = 1,
     .health = 1,
     .on = On::destroyed,
     .triggered = [](State& state, const Use& self, Log log) { spawn_basic(state, self.owner, log); }},
    {.key = "thorn-mother",
     .name = phrase("Thorn Mother"),
     .text = phrase("Your other units beside it have +1 attack."),
     .kind = Kind::unit,
     .element = Element::nature,
     .archetype = Archetype::sprout,
     .health = 2,
     .lends = [](const State& state, int self, int other) -> Stats {
         return is_beside(state.unit(self).square, state.unit(other).square) ? Stats{1, 0, 0} : Stats{};
     }},
    {.key = "gloom-stalker",
     .name = phrase("Gloom Stalker"),
     .text = phrase("When its attack destroys a unit, 1 damage to the enemy Command Deck."),
     .kind = Kind::unit,
     .element = Element::dark,
     .archetype = Archetype::raider,
     .attack = 1,
     .speed = 1,
     .on = On::kills,
     .triggered = hit_command<1>},
    // --- Orders
    {.key = "tailwind",
     .name = phrase("Tailwind"),
     .text = phrase("A unit of yours has +2 speed this turn."),
     .element = Element::wind,
     .target = Target::own_unit,
     .resolve = change_target<Stats{0, 0, 2}, false>},
    {.key = "pounce",
     .name = phrase("Pounce"),
     .text = phrase("A unit of yours has +2 attack this turn."),
     .element = Element::fire,
     .target = Target::own_unit,
     .resolve = change_target<Stats{2, 0, 0}, false>},
    {.key = "wheel-about",
     .name = phrase("Wheel About"),
     .text = phrase("A Runner of yours that has moved may move again."),
     .element = Element::wind,
     .target = Target::own_unit,
     .fits =
         [](const State& state, const Use&, int target) {
             return (state.unit(target).done & (moved_first | moved_last)) != 0 &&
                    state.has_archetype(target, Archetype::runner);
         },
     .may = [](const State& state, const Use& self) { return state.player == self.owner; },
     .resolve = [](State& state, const Use& self, Log log) { state.ready(aimed_unit(self), false, log); }},
    {.key = "shield-wall",
     .name = phrase("Shield Wall"),
     .text = phrase("Quick, against an attack: each Warden of yours gets 1 temporary point."),
     .element = Element::water,
     .answers = on_attack,
     .answers_only = true,
     .may =
         [](const State& state, const Use& self) {
             bool found = false;
             for_each_unit(state, self.owner, [&](Number number) {
                 found = found || state.has_archetype(number, Archetype::warden);
             });
             return found && is_attacked(state, self);
         },
     .resolve =
         [](State& state, const Use& self, Log log) {
             for_each_unit(state, self.owner, [&](Number number) {
                 if (state.has_archetype(number, Archetype::warden)) state.guard(number, 1, self.card, log);
             });
         }},
    {.key = "ebb",
     .name = phrase("Ebb"),
     .text = phrase("Quick, against an attack: push the attacker 1 square back."),
     .element = Element::water,
     .answers = on_attack,
     .answers_only = true,
     .target = Target::acting,
     .fits = may_be_pushed,
     .may = is_attacked,
     .resolve = push_target<1>},
    {.key = "intercede",
     .name = phrase("Intercede"),
     .text = phrase("Quick, also against an attack: heal a unit of yours by 2, a Votary by 3."),
     .element = Element::light,
     .answers = on_attack,
     .target = Target::own_unit,
     .fits = is_damaged,
     .resolve =
         [](State& state, const Use& self, Log log) {
             const bool votary = state.has_archetype(self.target, Archetype::votary);
             state.heal(aimed_unit(self), votary ? 3 : 2, self.card, log);
         }},
    {.key = "dig-in",
     .name = phrase("Dig In"),
     .text = phrase("A unit of yours has +3 health and -1 speed for good."),
     .element = Element::earth,
     .target = Target::own_unit,
     .resolve = change_target<Stats{0, 3, -1}, true>},
    {.key = "refit",
     .name = phrase("Refit"),
     .text = phrase("A unit of yours in your spawn zone has +1 attack and +1 health for good."),
     .element = Element::technology,
     .target = Target::own_unit,
     .fits = [](const State& state, const Use& self,
                int target) { return in(spawn_zone(self.owner), state.unit(target).square); },
     .resolve = change_target<Stats{1, 1, 0}, true>},
    {.key = "covering-fire",
     .name = phrase("Covering Fire"),
     .text =
         phrase("Quick, after a move: 1 damage to the unit that has moved, if a unit of yours is within 2 "
                "squares."),
     .element = Element::technology,
     .answers = on_move,
     .answers_only = true,
     .target = Target::acting,
     .fits =
         [](const State& state, const Use& self, int target) {
             bool near = false;
             for_each_unit(state, self.owner, [&](Number number) {
                 near = near || distance(state.unit(number).square, state.unit(target).square) <= 2;
             });
             return near;
         },
     .resolve = harm_target<1>},
    {.key = "swarm-call",
     .name = phrase("Swarm Call"),
     .text = phrase("Spawn a basic unit, if the enemy has at least as many units as you."),
     .element = Element::nature,
     .may =
         [](const State& state, const Use& self) {
             return may_spawn(state, self) && state.units_of(enemy_of(self)) >= state.units_of(self.owner);
         },
     .resolve = [](State& state, const Use& self, Log log) { spawn_basic(state, self.owner, log); }},
    {.key = "ambush",
     .name = phrase("Ambush"),
     .text = phrase("Quick, against an attack: 1 damage to the attacker."),
     .element = Element::dark,
     .answers = on_attack,
     .answers_only = true,
     .target = Target::acting,
     .may = is_attacked,
     .resolve = harm_target<1>},
    {.key = "feast",
     .name = phrase("Feast"),
     .text =
         phrase("Destroy a unit of yours; your other units are healed by 1 and have +1 attack this turn."),
     .element = Element::dark,
     .target = Target::own_unit,
     .resolve =
         [](State& state, const Use& self, Log log) {
             state.destroy(aimed_unit(self), log);
             for_each_unit(state, self.owner, [&](Number number) {
                 if (number == self.target) return; // it was saved
                 state.heal(number, 1, self.card, log);
                 state.change(number, {1, 0, 0}, false, self.card, log);
             });
         },
     .wants = wants_little},
}};
static_assert(are_named(barracks_rows, &Row::key) && are_named(barracks_rows, &Row::name));

} // namespace cardfront::assault_edge
