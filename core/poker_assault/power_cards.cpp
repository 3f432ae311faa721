// The Power Cards, eight of each faction. Their texts stand on the rules page too.
#include "core/poker_assault/cards.h"
#include "core/poker_assault/verbs.h"

namespace cardfront::poker_assault {

namespace {

constexpr std::array<PowerCard, powers> power_table{{
    // --- Vampire Court
    {.name = "Crimson Rite",
     .text = "New Assault Type: four cards of one suit. Stays in play.",
     .kind = Kind::standing,
     .pattern = 8},
    {.name = "Coffin Rest",
     .text = "At once: Gain 4 chips.",
     .kind = Kind::instant,
     .use = [](State& state, const Use& self, Log log) { gain(state, self.seat, 4, log); }},
    {.name = "Eternal Night",
     .text = "Stays in play: Your Flushes that hit do 1 extra damage.",
     .kind = Kind::standing,
     .extra_damage = [](const State& state, const Use& self,
                        Seat) { return self.seat == state.attacker && is_flush(state) ? 1 : 0; }},
    {.name = "Bloodlust",
     .text = "Secret, Assault: Attach it to a card of your Assault. If that card hits, gain 2 chips.",
     .kind = Kind::secret_assault,
     .target = Target::card,
     .attaches = true,
     .on_hit =
         [](State& state, const Use& self, Log log) {
             if (self.target >= 0 && hits(state, self.target)) gain(state, self.seat, 2, log);
         }},
    {.name = "Cloud of Bats",
     .text = "Secret, Assault, after launch: Choose a suit. Every card of your Assault changes to it.",
     .kind = Kind::secret_assault,
     .target = Target::suit,
     .after_launch = true,
     .use =
         [](State& state, const Use& self, Log log) {
             for (int i = 0; i < static_cast<int>(state.assault.size()); ++i)
                 change_suit(state, i, self.target, log);
         }},
    {.name = "Turn to Mist",
     .text = "Secret, Defence: An Assault card that nothing defends is discarded.",
     .kind = Kind::secret_defence,
     .target = Target::undefended,
     .use = [](State& state, const Use& self, Log log) { drop_attacker(state, self.target, false, log); }},
    {.name = "Deathless",
     .text = "Secret, Defence: You take 2 less damage from this Assault.",
     .kind = Kind::secret_defence,
     .extra_damage = [](const State&, const Use& self, Seat to) { return self.seat == to ? -2 : 0; }},
    {.name = "Beguile",
     .text = "Secret, Assault: Take the top discard of the opponent on your left into your hand.",
     .kind = Kind::secret_assault,
     .use = [](State& state, const Use& self,
               Log log) { take_top_discard(state, self.seat, state.left_opponent(self.seat), log); },
     .usable =
         [](const State& state, const Use& self) {
             return state.discards.count(state.left_opponent(self.seat)) > 0 &&
                    state.side[slot(self.seat)].hand_count() < most_hand; // PA-36
         }},
    // --- Wolf Pack
    {.name = "Running Pack",
     .text = "New Assault Type: four ranks in a row. Stays in play.",
     .kind = Kind::standing,
     .pattern = 9},
    {.name = "Growing Ferocity",
     .text = "Secret, Assault: This Assault does 1 extra damage, or 2 if three or more cards hit.",
     .kind = Kind::secret_assault,
     .extra_damage = [](const State& state, const Use&, Seat) { return state.undefended() >= 3 ? 2 : 1; }},
    {.name = "Full Moon",
     .text = "Stays in play: Your Straights that hit do 1 extra damage.",
     .kind = Kind::standing,
     .extra_damage = [](const State& state, const Use& self,
                        Seat) { return self.seat == state.attacker && is_straight(state) ? 1 : 0; }},
    {.name = "Feral Instinct",
     .text = "At once: Draw two cards.",
     .kind = Kind::instant,
     .use =
         [](State& state, const Use& self, Log log) {
             draw(state, self.seat, log);
             draw(state, self.seat, log);
         }},
    {.name = "Sharpened Claws",
     .text =
         "Secret, Assault: Attach it to a card of your Assault. If that card hits, it does 2 extra damage.",
     .kind = Kind::secret_assault,
     .target = Target::card,
     .attaches = true,
     .extra_damage = [](const State& state, const Use& self,
                        Seat) { return self.target >= 0 && hits(state, self.target) ? 2 : 0; }},
    {.name = "Thick Hide",
     .text = "Secret, Defence: You take 2 less damage from this Assault.",
     .kind = Kind::secret_defence,
     .extra_damage = [](const State&, const Use& self, Seat to) { return self.seat == to ? -2 : 0; }},
    {.name = "Ambush",
     .text = "Secret, Defence: The attacker takes 2 damage.",
     .kind = Kind::secret_defence,
     .use = [](State& state, const Use&, Log log) { hurt(state, state.attacker, 2, log); }},
    {.name = "Moonrise",
     .text = "Secret, Assault, after launch: A card of your Assault becomes a King.",
     .kind = Kind::secret_assault,
     .target = Target::card,
     .after_launch = true,
     .use = [](State& state, const Use& self, Log log) { change_rank(state, self.target, king, log); }},
    // --- Rocket Patrol
    {.name = "Tight Formation",
     .text = "New Assault Type: Three Pair, which draws a Power Card. Stays in play.",
     .kind = Kind::standing,
     .pattern = 10},
    {.name = "Missile Strike",
     .text = "At once: The opponent on your left takes 2 damage.",
     .kind = Kind::instant,
     .use = [](State& state, const Use& self,
               Log log) { hurt(state, state.left_opponent(self.seat), 2, log); }},
    {.name = "Shield Generator",
     .text = "Stays in play: Assaults that hit you with three or more cards do 1 less damage.",
     .kind = Kind::standing,
     .extra_damage = [](const State& state, const Use& self,
                        Seat to) { return self.seat == to && state.undefended() >= 3 ? -1 : 0; }},
    {.name = "Barrage",
     .text = "Secret, Assault, after launch: The opponent on your left takes 2 damage.",
     .kind = Kind::secret_assault,
     .after_launch = true,
     .use = [](State& state, const Use& self,
               Log log) { hurt(state, state.left_opponent(self.seat), 2, log); }},
    {.name = "Scramble",
     .text = "Secret, Defence: Draw two cards.",
     .kind = Kind::secret_defence,
     .use =
         [](State& state, const Use& self, Log log) {
             draw(state, self.seat, log);
             draw(state, self.seat, log);
         }},
    {.name = "Force Field",
     .text = "Secret, Defence: It defends an Assault card that nothing defends.",
     .kind = Kind::secret_defence,
     .target = Target::defendable,
     .use = [](State& state, const Use& self, Log log) { guard_by_power(state, self.target, log); }},
    {.name = "Homing Beacon",
     .text =
         "Secret, Assault: Attach it to a card of your Assault. Only a card of the same rank can defend it.",
     .kind = Kind::secret_assault,
     .target = Target::card,
     .attaches = true,
     .only_by_rank = [](const State&, const Use& self, int index) { return self.target == index; }},
    {.name = "Evasive Action",
     .text = "Secret, Defence: Discard your hand and draw as many cards.",
     .kind = Kind::secret_defence,
     .use = [](State& state, const Use& self, Log log) { new_hand(state, self.seat, log); }},
    // --- The Invaders
    {.name = "Crop Circles",
     .text = "New Assault Type: five cards of one colour, which draw a Power Card. Stays in play.",
     .kind = Kind::standing,
     .pattern = 11},
    {.name = "Mind Control",
     .text = "Secret, Assault: Look at the hand of the opponent on your left and take a card of it; they "
             "draw one.",
     .kind = Kind::secret_assault,
     .use =
         [](State& state, const Use& self, Log log) {
             const Seat other = state.left_opponent(self.seat);
             look_at_hand(state, self.seat, other, log);
             ask(state, self);
         },
     .usable =
         [](const State& state, const Use& self) {
             return state.side[slot(state.left_opponent(self.seat))].hand_count() > 0 &&
                    state.side[slot(self.seat)].hand_count() < most_hand;
         },
     .options =
         [](const State& state, const Use& self) {
             return Options{.cards = state.side[slot(state.left_opponent(self.seat))].hand};
         },
     .chosen =
         [](State& state, const Use& self, DeckCard card, int, Log log) {
             const Seat other = state.left_opponent(self.seat);
             take_card(state, self.seat, other, card, log);
             draw(state, other, log);
         }},
    {.name = "Mothership",
     .text = "Stays in play: When two or more cards of your Assault hit, draw a card.",
     .kind = Kind::standing,
     .on_hit =
         [](State& state, const Use& self, Log log) {
             if (self.seat == state.attacker && state.undefended() >= 2) draw(state, self.seat, log);
         }},
    {.name = "Tractor Beam",
     .text = "At once: Take the top discard of the opponent on your left into your hand.",
     .kind = Kind::instant,
     .use = [](State& state, const Use& self,
               Log log) { take_top_discard(state, self.seat, state.left_opponent(self.seat), log); }},
    {.name = "Cloaking Device",
     .text = "Secret, Assault: Attach it to a card of your Assault. It can only be defended last.",
     .kind = Kind::secret_assault,
     .target = Target::card,
     .attaches = true,
     .last = [](const State&, const Use& self, int index) { return self.target == index; }},
    {.name = "Phase Shift",
     .text = "Secret, Defence: An Assault card that nothing defends goes back to the attacker's hand.",
     .kind = Kind::secret_defence,
     .target = Target::undefended,
     .use = [](State& state, const Use& self, Log log) { drop_attacker(state, self.target, true, log); }},
    {.name = "Confusion Ray",
     .text = "Secret, Defence: The attacker discards a card at random.",
     .kind = Kind::secret_defence,
     .use = [](State& state, const Use&, Log log) { discard_at_random(state, state.attacker, log); }},
    {.name = "Brain Scan",
     .text = "Secret, Defence: Look at the attacker's hand. You take 1 less damage from this Assault.",
     .kind = Kind::secret_defence,
     .use = [](State& state, const Use& self,
               Log log) { look_at_hand(state, self.seat, state.attacker, log); },
     .extra_damage = [](const State&, const Use& self, Seat to) { return self.seat == to ? -1 : 0; }},
}};

} // namespace

const PowerCard& power_card(Power power) {
    return power_table[slot(power)];
}

} // namespace cardfront::poker_assault
