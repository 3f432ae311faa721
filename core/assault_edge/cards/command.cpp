// The Command cards, each with its text beside what it does. Drawing one costs a point of life.
#include "core/assault_edge/cards/rows.h"

namespace cardfront::assault_edge {

namespace {

bool has_raiders(const State& state, const Use& self) {
    bool found = false;
    for_each_unit(state, self.owner,
                  [&](Number number) { found = found || state.has_archetype(number, Archetype::raider); });
    return found;
}
bool has_dark_units(const State& state, const Use& self) {
    bool found = false;
    for_each_unit(state, self.owner,
                  [&](Number number) { found = found || state.has_element(number, Element::dark); });
    return found;
}
bool faces_units(const State& state, const Use& self) {
    return state.units_of(enemy_of(self)) > 0;
}

} // namespace

constexpr std::array<Row, command_cards> command_rows{{
    // --- Ember Gale
    {.key = "flashfire",
     .name = phrase("Flashfire"),
     .text = phrase("2 damage to an enemy unit."),
     .element = Element::fire,
     .target = Target::enemy_unit,
     .resolve = harm_target<2>},
    {.key = "cinder-rain",
     .name = phrase("Cinder Rain"),
     .text = phrase("1 damage to each enemy unit."),
     .element = Element::fire,
     .may = faces_units,
     .resolve =
         [](State& state, const Use& self, Log log) {
             harm_each(state, enemy_of(self), 1, self.card, log, [](Number) { return true; });
         }},
    {.key = "burning-road",
     .name = phrase("Burning Road"),
     .text = phrase("Your Raiders have +1 attack this turn."),
     .element = Element::fire,
     .may = has_raiders,
     .resolve =
         [](State& state, const Use& self, Log log) {
             for_each_unit(state, self.owner, [&](Number number) {
                 if (state.has_archetype(number, Archetype::raider))
                     state.change(number, {1, 0, 0}, false, self.card, log);
             });
         },
     .wants = wants_for_the_ready},
    {.key = "scorch-the-stores",
     .name = phrase("Scorch the Stores"),
     .text = phrase("2 damage to the enemy Command Deck."),
     .element = Element::fire,
     .resolve = hit_command<2>},
    {.key = "gale-march",
     .name = phrase("Gale March"),
     .text = phrase("Your units have +1 speed this turn."),
     .element = Element::wind,
     .may = has_units,
     .resolve =
         [](State& state, const Use& self, Log log) {
             for_each_unit(state, self.owner, [&](Number number) {
                 state.change(number, {0, 0, 1}, false, self.card, log);
             });
         },
     .wants = wants_for_the_ready},
    {.key = "second-wind",
     .name = phrase("Second Wind"),
     .text = phrase("A unit of yours that has attacked may move and attack again."),
     .element = Element::wind,
     .target = Target::own_unit,
     .fits =
         [](const State& state, const Use&, int target) {
             const bool attacks = state.declared != 0 && target == state.active;
             return (state.unit(target).done & attacked) != 0 && !attacks;
         },
     .may = [](const State& state, const Use& self) { return state.player == self.owner; },
     .resolve = [](State& state, const Use& self, Log log) { state.ready(aimed_unit(self), true, log); }},
    {.key = "updraft",
     .name = phrase("Updraft"),
     .text = phrase("Quick, against an attack: push the attacker 2 squares back."),
     .element = Element::wind,
     .answers = on_attack,
     .answers_only = true,
     .target = Target::acting,
     .fits = may_be_pushed,
     .may = is_attacked,
     .resolve = push_target<2>},
    {.key = "backdraft",
     .name = phrase("Backdraft"),
     .text = phrase("Quick, against an attack: 2 damage to the attacker."),
     .element = Element::fire,
     .answers = on_attack,
     .answers_only = true,
     .target = Target::acting,
     .may = is_attacked,
     .resolve = harm_target<2>},
    // --- Tidal Vow
    {.key = "undertow",
     .name = phrase("Undertow"),
     .text = phrase(
         "Quick, also against an attack or after a move: push an enemy unit in the three rows nearest to "
         "you 2 squares back."),
     .element = Element::water,
     .answers = on_attack | on_move,
     .target = Target::enemy_unit,
     .fits =
         [](const State& state, const Use& self, int target) {
             return is_close(state, self.owner, target) && may_be_pushed(state, self, target);
         },
     .resolve = push_target<2>},
    {.key = "dawn-ward",
     .name = phrase("Dawn Ward"),
     .text = phrase("Quick, against an attack: a unit of yours gets 3 temporary points."),
     .element = Element::light,
     .answers = on_attack,
     .answers_only = true,
     .target = Target::own_unit,
     .may = is_attacked,
     .resolve = [](State& state, const Use& self,
                   Log log) { state.guard(aimed_unit(self), 3, self.card, log); }},
    {.key = "mending-tide",
     .name = phrase("Mending Tide"),
     .text = phrase("Heal each unit of yours by 2."),
     .element = Element::water,
     .may =
         [](const State& state, const Use& self) {
             bool found = false;
             for_each_unit(state, self.owner,
                           [&](Number number) { found = found || state.unit(number).damage > 0; });
             return found;
         },
     .resolve =
         [](State& state, const Use& self, Log log) {
             for_each_unit(state, self.owner, [&](Number number) { state.heal(number, 2, self.card, log); });
         },
     .wants =
         [](const State& state, const Use& self) {
             int hurt = 0;
             for_each_unit(state, self.owner,
                           [&](Number number) { hurt += std::min<int>(state.unit(number).damage, 2); });
             return std::min(10 * hurt, 50);
         }},
    {.key = "drown",
     .name = phrase("Drown"),
     .text = phrase("Destroy a damaged enemy unit."),
     .element = Element::water,
     .target = Target::enemy_unit,
     .fits = is_damaged,
     .resolve = [](State& state, const Use& self, Log log) { state.destroy(aimed_unit(self), log); }},
    {.key = "vow-of-silence",
     .name = phrase("Vow of Silence"),
     .text = phrase("Quick, against a card: negate a Command card."),
     .element = Element::light,
     .answers = on_link,
     .answers_only = true,
     .target = Target::link,
     .fits =
         [](const State& state, const Use&, int target) {
             const Use& link = aimed_link(state, target);
             return link.from == From::hand && deck_of(link.card) == command;
         },
     .resolve = negate_target},
    {.key = "sanctuary",
     .name = phrase("Sanctuary"),
     .text = phrase("Quick, against an attack: it does no damage to your decks."),
     .element = Element::light,
     .answers = on_attack,
     .answers_only = true,
     .may =
         [](const State& state, const Use& self) {
             return is_attacked(state, self) && (is_aimed_at_decks(state) || state.will_choose_anew());
         },
     .resolve = [](State& state, const Use& self, Log log) { state.spare_decks(self.card, log); },
     .wants =
         [](const State& state, const Use&) {
             int points = 0;
             for (const Aim& each : state.aims)
                 if (each.target == deck_target + command) points += each.points;
             return 4 + 10 * points;
         }},
    {.key = "whirlpool",
     .name = phrase("Whirlpool"),
     .text = phrase("Push each enemy unit in the three rows nearest to you 2 squares back."),
     .element = Element::water,
     .may =
         [](const State& state, const Use& self) {
             bool found = false;
             for_each_unit(state, enemy_of(self),
                           [&](Number number) { found = found || is_close(state, self.owner, number); });
             return found;
         },
     .resolve =
         [](State& state, const Use& self, Log log) {
             for (int row = 2; row >= 0; --row) // who is farther goes first, so that nobody is in the way
                 for_each_unit(state, enemy_of(self), [&](Number number) {
                     if (row_of(seen_from(self.owner, state.unit(number).square)) == row)
                         state.push(number, 2, log);
                 });
         }},
    {.key = "noon-glare",
     .name = phrase("Noon Glare"),
     .text = phrase("2 damage to the enemy Command Deck."),
     .element = Element::light,
     .resolve = hit_command<2>},
    // --- Deep Forge
    {.key = "tremor",
     .name = phrase("Tremor"),
     .text = phrase("2 damage to an enemy unit, 1 damage to each enemy unit beside it."),
     .element = Element::earth,
     .target = Target::enemy_unit,
     .resolve =
         [](State& state, const Use& self, Log log) {
             const Square centre = state.unit(self.target).square;
             Hits hits;
             hits.push_back({aimed_unit(self), 2});
             for_each_beside(state, enemy_of(self), centre, [&](Number number) {
                 hits.push_back({number, 1});
             });
             state.harm(hits, self.card, log);
         }},
    {.key = "stone-wall",
     .name = phrase("Stone Wall"),
     .text = phrase("Quick, against an attack: each unit of yours gets 2 temporary points."),
     .element = Element::earth,
     .answers = on_attack,
     .answers_only = true,
     .may = [](const State& state,
               const Use& self) { return is_attacked(state, self) && has_units(state, self); },
     .resolve =
         [](State& state, const Use& self, Log log) {
             for_each_unit(state, self.owner, [&](Number number) { state.guard(number, 2, self.card, log); });
         }},
    {.key = "overclock",
     .name = phrase("Overclock"),
     .text = phrase("A Construct of yours has +2 attack and +1 speed this turn."),
     .element = Element::technology,
     .target = Target::own_unit,
     .fits = [](const State& state, const Use&,
                int target) { return state.has_archetype(target, Archetype::construct); },
     .resolve = change_target<Stats{2, 0, 1}, false>},
    {.key = "rivet-shot",
     .name = phrase("Rivet Shot"),
     .text = phrase("Quick, after a move: 2 damage to the unit that has moved."),
     .element = Element::technology,
     .answers = on_move,
     .answers_only = true,
     .target = Target::acting,
     .resolve = harm_target<2>},
    {.key = "rebuild",
     .name = phrase("Rebuild"),
     .text = phrase("Heal a damaged unit of yours by 5; it has +1 health for good."),
     .element = Element::technology,
     .target = Target::own_unit,
     .fits = is_damaged,
     .resolve =
         [](State& state, const Use& self, Log log) {
             state.heal(aimed_unit(self), 5, self.card, log);
             state.change(aimed_unit(self), {0, 1, 0}, true, self.card, log);
         }},
    {.key = "bore-drill",
     .name = phrase("Bore Drill"),
     .text =
         phrase("Cost: discard the top 2 cards of your Research Deck. 3 damage to the enemy Command Deck."),
     .element = Element::earth,
     .cost = 2,
     .cost_deck = research,
     .resolve = hit_command<3>},
    {.key = "scrap-order",
     .name = phrase("Scrap Order"),
     .text = phrase("The Equipment of an enemy unit is discarded; then 1 damage to it."),
     .element = Element::technology,
     .target = Target::enemy_unit,
     .resolve =
         [](State& state, const Use& self, Log log) {
             for (std::size_t i = state.gear.size(); i-- > 0;)
                 if (state.gear[i].unit == self.target) state.strip(i, log);
             state.harm_one(aimed_unit(self), 1, self.card, log);
         }},
    {.key = "failsafe",
     .name = phrase("Failsafe"),
     .text = phrase("Quick, against a card: negate a Quick card."),
     .element = Element::technology,
     .answers = on_link,
     .answers_only = true,
     .target = Target::link,
     .fits =
         [](const State& state, const Use&, int target) {
             const Use& link = aimed_link(state, target);
             return link.from == From::hand && row(link.card).kind == Kind::order && is_quick(link.card);
         },
     .resolve = negate_target},
    // --- Night Bloom
    {.key = "second-sprout",
     .name = phrase("Second Sprout"),
     .text = phrase("Spawn a basic unit."),
     .element = Element::nature,
     .may = may_spawn,
     .resolve = [](State& state, const Use& self, Log log) { spawn_basic(state, self.owner, log); }},
    {.key = "overgrowth",
     .name = phrase("Overgrowth"),
     .text = phrase("Your units that stand beside another of yours have +1 attack this turn."),
     .element = Element::nature,
     .may =
         [](const State& state, const Use& self) {
             bool found = false;
             for_each_unit(state, self.owner, [&](Number number) {
                 found = found || beside(state, self.owner, state.unit(number).square) > 0;
             });
             return found;
         },
     .resolve =
         [](State& state, const Use& self, Log log) {
             for_each_unit(state, self.owner, [&](Number number) {
                 if (beside(state, self.owner, state.unit(number).square) > 0)
                     state.change(number, {1, 0, 0}, false, self.card, log);
             });
         },
     .wants = wants_for_the_ready},
    {.key = "wither",
     .name = phrase("Wither"),
     .text = phrase("An enemy unit has -1 attack and -1 health for good."),
     .element = Element::dark,
     .target = Target::enemy_unit,
     .resolve = change_target<Stats{-1, -1, 0}, true>},
    {.key = "grave-toll",
     .name = phrase("Grave Toll"),
     .text = phrase("Destroy a unit of yours: 2 damage to the enemy Command Deck."),
     .element = Element::dark,
     .target = Target::own_unit,
     .resolve =
         [](State& state, const Use& self, Log log) {
             state.destroy(aimed_unit(self), log);
             hit_command<2>(state, self, log);
         },
     .wants = wants_little},
    {.key = "night-raid",
     .name = phrase("Night Raid"),
     .text = phrase("Your Dark units have +1 speed this turn."),
     .element = Element::dark,
     .may = has_dark_units,
     .resolve =
         [](State& state, const Use& self, Log log) {
             for_each_unit(state, self.owner, [&](Number number) {
                 if (state.has_element(number, Element::dark))
                     state.change(number, {0, 0, 1}, false, self.card, log);
             });
         }},
    {.key = "entangle",
     .name = phrase("Entangle"),
     .text = phrase("Quick, after a move: the unit that has moved is finished for this turn."),
     .element = Element::nature,
     .answers = on_move,
     .answers_only = true,
     .target = Target::acting,
     .resolve = [](State& state, const Use& self, Log log) { state.still(aimed_unit(self), log); }},
    {.key = "thorn-burst",
     .name = phrase("Thorn Burst"),
     .text = phrase("Quick, against an attack: damage to the attacker, 1 for each unit of yours beside it."),
     .element = Element::nature,
     .answers = on_attack,
     .answers_only = true,
     .target = Target::acting,
     .fits = [](const State& state, const Use& self,
                int target) { return beside(state, self.owner, state.unit(target).square) > 0; },
     .may = is_attacked,
     .resolve =
         [](State& state, const Use& self, Log log) {
             const int count = beside(state, self.owner, state.unit(self.target).square);
             state.harm_one(aimed_unit(self), count, self.card, log);
         }},
    {.key = "leech-light",
     .name = phrase("Leech Light"),
     .text = phrase("1 damage to an enemy unit and 1 damage to the enemy Command Deck."),
     .element = Element::dark,
     .target = Target::enemy_unit,
     .resolve =
         [](State& state, const Use& self, Log log) {
             state.harm_one(aimed_unit(self), 1, self.card, log);
             hit_command<1>(state, self, log);
         }},
    // --- For everybody
    {.key = "war-chest",
     .name = phrase("War Chest"),
     .text = phrase("Draw a card from your Research Deck and a card from your Barracks Deck."),
     .may =
         [](const State& state, const Use& self) {
             const auto& piles = state.side(self.owner).piles;
             return !piles[research].empty() || !piles[barracks].empty();
         },
     .resolve =
         [](State& state, const Use& self, Log log) {
             state.draw_card(self.owner, research, log);
             state.draw_card(self.owner, barracks, log);
         }},
    {.key = "bombard",
     .name = phrase("Bombard"),
     .text = phrase("3 damage to the enemy's Research or Barracks Deck."),
     .target = Target::enemy_deck,
     .fits =
         [](const State& state, const Use& self, int target) {
             return target != command && !state.side(enemy_of(self)).piles[slot(target)].empty();
         },
     .resolve =
         [](State& state, const Use& self, Log log) {
             state.damage_deck(enemy_of(self), static_cast<Deck>(self.target), 3, self.card, log);
         }},
    {.key = "counter-order",
     .name = phrase("Counter-Order"),
     .text = phrase("Quick, against a card: negate a Unit or Equipment card."),
     .answers = on_link,
     .answers_only = true,
     .target = Target::link,
     .fits =
         [](const State& state, const Use&, int target) {
             const Use& link = aimed_link(state, target);
             return link.from == From::hand && row(link.card).kind != Kind::order;
         },
     .resolve = negate_target},
    {.key = "last-stand",
     .name = phrase("Last Stand"),
     .text = phrase("Quick, against an attack: a unit of yours that is its target gets 2 temporary points; "
                    "1 damage to the attacker."),
     .answers = on_attack,
     .answers_only = true,
     .target = Target::own_unit,
     .fits = [](const State& state, const Use&, int target) { return is_aimed_at(state, target); },
     .may = is_attacked,
     .resolve =
         [](State& state, const Use& self, Log log) {
             state.guard(aimed_unit(self), 2, self.card, log);
             if (state.active != no_unit) state.harm_one(state.active, 1, self.card, log);
         }},
}};
static_assert(are_named(command_rows, &Row::key) && are_named(command_rows, &Row::name));

} // namespace cardfront::assault_edge
