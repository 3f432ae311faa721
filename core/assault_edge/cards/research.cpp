// The Research cards, Equipment first, each with its text beside what it does.
#include "core/assault_edge/cards/rows.h"

namespace cardfront::assault_edge {

constexpr std::array<Row, research_cards> research_rows{{
    // --- Equipment
    {.key = "ember-lance",
     .name = phrase("Ember Lance"),
     .text = phrase("Its bearer has +2 attack."),
     .kind = Kind::equipment,
     .element = Element::fire,
     .attack = 2},
    {.key = "gale-boots",
     .name = phrase("Gale Boots"),
     .text = phrase("Its bearer has +2 speed."),
     .kind = Kind::equipment,
     .element = Element::wind,
     .speed = 2},
    {.key = "tide-shell",
     .name = phrase("Tide Shell"),
     .text = phrase("Whatever damages its bearer heals it by 1 at once."),
     .kind = Kind::equipment,
     .element = Element::water,
     .health = 2,
     .mends = 1},
    {.key = "dawn-lantern",
     .name = phrase("Dawn Lantern"),
     .text =
         phrase("Quick, against an attack: another unit of yours within 2 squares gets 2 temporary points."),
     .kind = Kind::equipment,
     .element = Element::light,
     .health = 1,
     .answers = on_attack,
     .answers_only = true,
     .target = Target::own_unit,
     .fits =
         [](const State& state, const Use& self, int target) {
             return target != self.unit && distance(state.unit(target).square, self.square) <= 2;
         },
     .may = is_attacked,
     .resolve = [](State& state, const Use& self,
                   Log log) { state.guard(aimed_unit(self), 2, self.card, log); }},
    {.key = "longarm",
     .name = phrase("Longarm"),
     .text = phrase("Reach: its bearer attacks at up to 2 squares."),
     .kind = Kind::equipment,
     .element = Element::technology,
     .reach = 2},
    {.key = "plated-harness",
     .name = phrase("Plated Harness"),
     .text =
         phrase("If its bearer would be destroyed, discard this instead; the bearer is left with 1 health."),
     .kind = Kind::equipment,
     .element = Element::earth,
     .saves = true},
    {.key = "rust-blade",
     .name = phrase("Rust Blade"),
     .text = phrase("When its bearer's attack destroys a unit, draw a card from your Barracks Deck."),
     .kind = Kind::equipment,
     .element = Element::dark,
     .attack = 2,
     .on = On::kills,
     .triggered = [](State& state, const Use& self, Log log) { state.draw_card(self.owner, barracks, log); }},
    {.key = "root-mantle",
     .name = phrase("Root Mantle"),
     .text = phrase("When your turn begins, heal its bearer by 2."),
     .kind = Kind::equipment,
     .element = Element::nature,
     .health = 1,
     .on = On::turn_begins,
     .triggered = [](State& state, const Use& self, Log log) { state.heal(self.unit, 2, self.card, log); }},
    // --- Orders
    {.key = "survey",
     .name = phrase("Survey"),
     .text =
         phrase("Look at the top 2 cards of a deck of yours; one goes to your hand, the other is discarded."),
     .target = Target::own_deck,
     .resolve = [](State& state, const Use& self,
                   Log log) { state.look(self.owner, static_cast<Deck>(self.target), 2, log); }},
    {.key = "muster-roll",
     .name = phrase("Muster Roll"),
     .text = phrase("Draw 2 cards from your Barracks Deck."),
     .may = [](const State& state,
               const Use& self) { return !state.side(self.owner).piles[barracks].empty(); },
     .resolve =
         [](State& state, const Use& self, Log log) {
             state.draw_card(self.owner, barracks, log);
             state.draw_card(self.owner, barracks, log);
         }},
    {.key = "hush",
     .name = phrase("Hush"),
     .text = phrase("Quick, against a card: negate a Research card."),
     .element = Element::water,
     .answers = on_link,
     .answers_only = true,
     .target = Target::link,
     .fits =
         [](const State& state, const Use&, int target) {
             const Use& link = aimed_link(state, target);
             return link.from == From::hand && deck_of(link.card) == research;
         },
     .resolve = negate_target},
    {.key = "jam",
     .name = phrase("Jam"),
     .text = phrase("Quick, against an effect: negate the effect of a unit or of its Equipment."),
     .element = Element::technology,
     .answers = on_link,
     .answers_only = true,
     .target = Target::link,
     .fits = [](const State& state, const Use&,
                int target) { return aimed_link(state, target).from != From::hand; },
     .resolve = negate_target},
    {.key = "hobble",
     .name = phrase("Hobble"),
     .text = phrase("An enemy unit has -1 speed for good."),
     .target = Target::enemy_unit,
     .resolve = change_target<Stats{0, 0, -1}, true>},
    {.key = "field-medicine",
     .name = phrase("Field Medicine"),
     .text = phrase("Heal a unit of yours by 3."),
     .element = Element::light,
     .target = Target::own_unit,
     .fits = is_damaged,
     .resolve = [](State& state, const Use& self,
                   Log log) { state.heal(aimed_unit(self), 3, self.card, log); }},
    {.key = "smoke-screen",
     .name = phrase("Smoke Screen"),
     .text = phrase("Quick, against an attack: the attacker has -2 attack this turn."),
     .element = Element::wind,
     .answers = on_attack,
     .answers_only = true,
     .target = Target::acting,
     .may = is_attacked,
     .resolve = change_target<Stats{-2, 0, 0}, false>},
    {.key = "blast-charge",
     .name = phrase("Blast Charge"),
     .text = phrase("2 damage to an enemy unit, or 3 damage if a Fire unit of yours is beside it."),
     .element = Element::fire,
     .target = Target::enemy_unit,
     .resolve =
         [](State& state, const Use& self, Log log) {
             bool near = false;
             for_each_beside(state, self.owner, state.unit(self.target).square,
                             [&](Number number) { near = near || state.has_element(number, Element::fire); });
             state.harm_one(aimed_unit(self), near ? 3 : 2, self.card, log);
         }},
    {.key = "seedbank",
     .name = phrase("Seedbank"),
     .text = phrase("A Nature unit of yours has +1 attack and +1 health for good."),
     .element = Element::nature,
     .target = Target::own_unit,
     .fits = [](const State& state, const Use&,
                int target) { return state.has_element(target, Element::nature); },
     .resolve = change_target<Stats{1, 1, 0}, true>},
    {.key = "tunnel",
     .name = phrase("Tunnel"),
     .text = phrase("Move a unit of yours to the rightmost free square of your spawn zone."),
     .element = Element::earth,
     .target = Target::own_unit,
     .may = may_spawn,
     .resolve = [](State& state, const Use& self,
                   Log log) { state.go(aimed_unit(self), state.spawn_square(self.owner), what::push, log); }},
    {.key = "blueprint",
     .name = phrase("Blueprint"),
     .text = phrase("Draw a card from your Research Deck, or 2 cards if a unit of yours bears Equipment."),
     .element = Element::technology,
     .may = [](const State& state,
               const Use& self) { return !state.side(self.owner).piles[research].empty(); },
     .resolve =
         [](State& state, const Use& self, Log log) {
             bool bears = false;
             for_each_unit(state, self.owner,
                           [&](Number number) { bears = bears || state.has_gear(number); });
             state.draw_card(self.owner, research, log);
             if (bears) state.draw_card(self.owner, research, log);
         }},
    {.key = "stoke",
     .name = phrase("Stoke"),
     .text = phrase("A Fire unit of yours has +1 attack for good."),
     .element = Element::fire,
     .target = Target::own_unit,
     .fits = [](const State& state, const Use&,
                int target) { return state.has_element(target, Element::fire); },
     .resolve = change_target<Stats{1, 0, 0}, true>},
}};
static_assert(are_named(research_rows, &Row::key) && are_named(research_rows, &Row::name));

} // namespace cardfront::assault_edge
