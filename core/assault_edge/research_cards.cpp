// The Research cards, Equipment first, each with its text beside what it does.
#include "core/assault_edge/card_rows.h"

namespace cardfront::assault_edge {

namespace {

constexpr std::array<Row, research_cards> all{{
    // --- Equipment
    {.key = "ember-lance",
     .name = "Ember Lance",
     .text = "Its bearer has +2 attack.",
     .kind = Kind::equipment,
     .element = Element::fire,
     .attack = 2},
    {.key = "gale-boots",
     .name = "Gale Boots",
     .text = "Its bearer has +2 speed.",
     .kind = Kind::equipment,
     .element = Element::wind,
     .speed = 2},
    {.key = "tide-shell",
     .name = "Tide Shell",
     .text = "Whatever damages its bearer heals it by 1 at once.",
     .kind = Kind::equipment,
     .element = Element::water,
     .health = 2,
     .mends = 1},
    {.key = "dawn-lantern",
     .name = "Dawn Lantern",
     .text = "Quick, against an attack: another unit of yours within 2 squares gets 2 temporary points.",
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
     .name = "Longarm",
     .text = "Reach: its bearer attacks at up to 2 squares.",
     .kind = Kind::equipment,
     .element = Element::technology,
     .reach = 2},
    {.key = "plated-harness",
     .name = "Plated Harness",
     .text = "If its bearer would be destroyed, discard this instead; the bearer is left with 1 health.",
     .kind = Kind::equipment,
     .element = Element::earth,
     .saves = true},
    {.key = "rust-blade",
     .name = "Rust Blade",
     .text = "When its bearer's attack destroys a unit, draw a card from your Barracks Deck.",
     .kind = Kind::equipment,
     .element = Element::dark,
     .attack = 1,
     .on = On::kills,
     .triggered = [](State& state, const Use& self, Log log) { state.draw_card(self.owner, barracks, log); }},
    {.key = "root-mantle",
     .name = "Root Mantle",
     .text = "When your turn begins, heal its bearer by 2.",
     .kind = Kind::equipment,
     .element = Element::nature,
     .health = 1,
     .on = On::turn_begins,
     .triggered = [](State& state, const Use& self, Log log) { state.heal(self.unit, 2, self.card, log); }},
    // --- Orders
    {.key = "survey",
     .name = "Survey",
     .text = "Look at the top 2 cards of a deck of yours; one goes to your hand, the other is discarded.",
     .target = Target::own_deck,
     .resolve = [](State& state, const Use& self,
                   Log log) { state.look(self.owner, static_cast<Deck>(self.target), 2, log); }},
    {.key = "muster-roll",
     .name = "Muster Roll",
     .text = "Draw 2 cards from your Barracks Deck.",
     .may = [](const State& state,
               const Use& self) { return !state.side(self.owner).piles[barracks].empty(); },
     .resolve =
         [](State& state, const Use& self, Log log) {
             state.draw_card(self.owner, barracks, log);
             state.draw_card(self.owner, barracks, log);
         }},
    {.key = "hush",
     .name = "Hush",
     .text = "Quick, against a card: negate a Research card.",
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
     .name = "Jam",
     .text = "Quick, against an effect: negate the effect of a unit or of its Equipment.",
     .element = Element::technology,
     .answers = on_link,
     .answers_only = true,
     .target = Target::link,
     .fits = [](const State& state, const Use&,
                int target) { return aimed_link(state, target).from != From::hand; },
     .resolve = negate_target},
    {.key = "hobble",
     .name = "Hobble",
     .text = "An enemy unit has -1 speed for good.",
     .element = Element::dark,
     .target = Target::enemy_unit,
     .resolve = change_target<Stats{0, 0, -1}, true>},
    {.key = "field-medicine",
     .name = "Field Medicine",
     .text = "Heal a unit of yours by 3.",
     .element = Element::light,
     .target = Target::own_unit,
     .fits = is_damaged,
     .resolve = [](State& state, const Use& self,
                   Log log) { state.heal(aimed_unit(self), 3, self.card, log); }},
    {.key = "smoke-screen",
     .name = "Smoke Screen",
     .text = "Quick, against an attack: the attacker has -2 attack this turn.",
     .element = Element::wind,
     .answers = on_attack,
     .answers_only = true,
     .target = Target::acting,
     .may = is_attacked,
     .resolve = change_target<Stats{-2, 0, 0}, false>},
    {.key = "blast-charge",
     .name = "Blast Charge",
     .text = "1 damage to an enemy unit, or 2 damage if a Fire unit of yours is beside it.",
     .element = Element::fire,
     .target = Target::enemy_unit,
     .resolve =
         [](State& state, const Use& self, Log log) {
             bool near = false;
             for_each_near(state, self.owner, state.unit(self.target).square, 1,
                           [&](Number number) { near = near || state.has_element(number, Element::fire); });
             state.harm_one(aimed_unit(self), near ? 2 : 1, self.card, log);
         }},
    {.key = "seedbank",
     .name = "Seedbank",
     .text = "A Nature unit of yours has +1 attack and +1 health for good.",
     .element = Element::nature,
     .target = Target::own_unit,
     .fits = [](const State& state, const Use&,
                int target) { return state.has_element(target, Element::nature); },
     .resolve = change_target<Stats{1, 1, 0}, true>},
    {.key = "tunnel",
     .name = "Tunnel",
     .text = "Move a unit of yours to the rightmost free square of your spawn zone.",
     .element = Element::earth,
     .target = Target::own_unit,
     .may = may_spawn,
     .resolve = [](State& state, const Use& self,
                   Log log) { state.go(aimed_unit(self), state.spawn_square(self.owner), what::push, log); }},
    {.key = "blueprint",
     .name = "Blueprint",
     .text = "Draw a card from your Research Deck, or 2 cards if a unit of yours bears Equipment.",
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
     .name = "Stoke",
     .text = "A Fire unit of yours has +1 attack for good.",
     .element = Element::fire,
     .target = Target::own_unit,
     .fits = [](const State& state, const Use&,
                int target) { return state.has_element(target, Element::fire); },
     .resolve = change_target<Stats{1, 0, 0}, true>},
}};

} // namespace

std::span<const Row> research_rows() {
    return all;
}

} // namespace cardfront::assault_edge
