// The Power Cards, eight of each faction. Their texts stand on the rules page too.
#include "core/poker_assault/cards.h"
#include "core/poker_assault/verbs.h"

#include <algorithm>

namespace cardfront::poker_assault {

namespace {

constexpr std::array<PowerCard, powers> powers_written{{
    // --- Vampire Court
    {.name = phrase("Crimson Rite"),
     .text = phrase(
         "New Assault Type: four cards of one suit, which do 1 less damage if they hit. Stays in play."),
     .kind = Kind::standing,
     .pattern = 8,
     .extra_damage = [](const State& state, const Use& self,
                        Seat) { return self.seat == state.attacker && state.pattern == 8 ? -1 : 0; }},
    {.name = phrase("Coffin Rest"),
     .text = phrase("At once: Gain 2 chips."),
     .kind = Kind::instant,
     .use = [](State& state, const Use& self, Log log) { gain(state, self.seat, 2, log, self.card); }},
    {.name = phrase("Eternal Night"),
     .text = phrase("Stays in play: When your Flush hits, gain 2 chips."),
     .kind = Kind::standing,
     .on_hit =
         [](State& state, const Use& self, Log log) {
             if (self.seat == state.attacker && is_flush(state)) gain(state, self.seat, 2, log, self.card);
         }},
    {.name = phrase("Bloodlust"),
     .text = phrase("Secret, Assault: Gain 3 chips for each card of this Assault that hits."),
     .kind = Kind::secret_assault,
     .on_hit = [](State& state, const Use& self,
                  Log log) { gain(state, self.seat, 3 * state.undefended(), log, self.card); }},
    {.name = phrase("Cloud of Bats"),
     .text = phrase(
         "Secret, Assault, after launch: Choose a suit. Every card of your Assault changes to it. Gain 2 "
         "chips."),
     .kind = Kind::secret_assault,
     .target = Target::suit,
     .after_launch = true,
     .use =
         [](State& state, const Use& self, Log log) {
             for (int i = 0; i < static_cast<int>(state.assault.size()); ++i)
                 change_suit(state, self, i, self.target, log);
             gain(state, self.seat, 2, log, self.card);
         }},
    {.name = phrase("Turn to Mist"),
     .text = phrase(
         "Secret, Defence: An undefended card is discarded, with all other undefended ones of its rank."),
     .kind = Kind::secret_defence,
     .target = Target::undefended,
     .use =
         [](State& state, const Use& self, Log log) {
             const std::int8_t rank = state.assault[slot(self.target)].rank;
             for (int i = static_cast<int>(state.assault.size()) - 1; i >= 0; --i)
                 if (hits(state, i) && state.assault[slot(i)].rank == rank)
                     drop_attacker(state, self, i, log);
         }},
    {.name = phrase("Deathless"),
     .text = phrase("Secret, Defence: You take 3 less damage from this Assault."),
     .kind = Kind::secret_defence,
     .extra_damage = [](const State&, const Use& self, Seat to) { return self.seat == to ? -3 : 0; }},
    {.name = phrase("Beguile"),
     .text = phrase(
         "Secret, Assault, after launch: Cards played in defence of this Assault draw no replacement. If it "
         "hits, it does 1 extra damage."),
     .kind = Kind::secret_assault,
     .after_launch = true,
     .stops_draws = true,
     .extra_damage = [](const State&, const Use&, Seat) { return 1; }},
    // --- Wolf Pack
    {.name = phrase("Running Pack"),
     .text =
         phrase("New Assault Type: four ranks in a row, which do 2 extra damage if they hit. Stays in play."),
     .kind = Kind::standing,
     .pattern = 9,
     .extra_damage = [](const State& state, const Use& self,
                        Seat) { return self.seat == state.attacker && state.pattern == 9 ? 2 : 0; }},
    {.name = phrase("Growing Ferocity"),
     .text = phrase("Secret, Assault: If this Assault hits, it does 4 extra damage."),
     .kind = Kind::secret_assault,
     .extra_damage = [](const State&, const Use&, Seat) { return 4; }},
    {.name = phrase("Full Moon"),
     .text = phrase("Stays in play: Your Straights that hit do 4 extra damage."),
     .kind = Kind::standing,
     .extra_damage = [](const State& state, const Use& self,
                        Seat) { return self.seat == state.attacker && is_straight(state) ? 4 : 0; }},
    {.name = phrase("Feral Instinct"),
     .text =
         phrase("At once: The opponent on your left takes 1 damage, or 4 if they have more chips than you."),
     .kind = Kind::instant,
     .use =
         [](State& state, const Use& self, Log log) {
             const bool behind = state.score(state.left_opponent(self.seat)) > state.score(self.seat);
             strike(state, self, behind ? 4 : 1, log);
         }},
    {.name = phrase("Sharpened Claws"),
     .text =
         phrase("Secret, Assault: Attach it to a card of your Assault. If that card hits, it does 5 extra "
                "damage; if "
                "only others hit, 2."),
     .kind = Kind::secret_assault,
     .target = Target::card,
     .attaches = true,
     .extra_damage = [](const State& state, const Use& self,
                        Seat) { return self.target >= 0 && hits(state, self.target) ? 5 : 2; }},
    {.name = phrase("Thick Hide"),
     .text = phrase("Secret, Defence: Undefended cards up to the Jack do you 1 less damage each."),
     .kind = Kind::secret_defence,
     .extra_damage =
         [](const State& state, const Use& self, Seat to) {
             int low = 0;
             for (int i = 0; i < static_cast<int>(state.assault.size()); ++i)
                 low += hits(state, i) && height(state.assault[slot(i)]) <= jack ? 1 : 0;
             return self.seat == to ? -low : 0;
         }},
    {.name = phrase("Ambush"),
     .text = phrase("Secret, Defence: The attacker takes 1 damage for each card that is defended."),
     .kind = Kind::secret_defence,
     .use = [](State& state, const Use& self,
               Log log) { hurt(state, state.attacker, state.defended_cards(), log, self.card); },
     .usable = [](const State& state, const Use&) { return state.defended_cards() > 0; }},
    {.name = phrase("Moonrise"),
     .text = phrase(
         "Secret, Assault, after launch: Every card of your Assault rises by four ranks, at most to an Ace."),
     .kind = Kind::secret_assault,
     .after_launch = true,
     .use =
         [](State& state, const Use& self, Log log) {
             for (int i = 0; i < static_cast<int>(state.assault.size()); ++i)
                 change_rank(state, self, i, std::min(height(state.assault[slot(i)]) + 4, ace), log);
         }},
    // --- Rocket Patrol
    {.name = phrase("Tight Formation"),
     .text =
         phrase("New Assault Type: Three of a Kind and one more card, which do 2 extra damage if they hit. "
                "Stays in play."),
     .kind = Kind::standing,
     .pattern = 10,
     .extra_damage = [](const State& state, const Use& self,
                        Seat) { return self.seat == state.attacker && state.pattern == 10 ? 2 : 0; }},
    {.name = phrase("Missile Strike"),
     .text = phrase("At once: The opponent on your left takes 2 damage."),
     .kind = Kind::instant,
     .use = [](State& state, const Use& self, Log log) { strike(state, self, 2, log); }},
    {.name = phrase("Shield Generator"),
     .text = phrase("Stays in play: Assaults that hit you with two or more cards do 1 less damage."),
     .kind = Kind::standing,
     .extra_damage = [](const State& state, const Use& self,
                        Seat to) { return self.seat == to && state.undefended() >= 2 ? -1 : 0; }},
    {.name = phrase("Barrage"),
     .text = phrase(
         "Secret, Assault, after launch: The opponent on your left takes 1 damage for each card of the rank "
         "of which your Assault has most."),
     .kind = Kind::secret_assault,
     .after_launch = true,
     .use =
         [](State& state, const Use& self, Log log) {
             std::array<int, ranks> of_rank{};
             int most = 0;
             for (const Attacker& each : state.assault) most = std::max(most, ++of_rank[slot(each.rank)]);
             strike(state, self, most, log);
         }},
    {.name = phrase("Scramble"),
     .text = phrase("Secret, Defence: Draw four cards. Surplus."),
     .kind = Kind::secret_defence,
     .surplus = true,
     .use = [](State& state, const Use& self, Log log) { draw_cards(state, self, 4, log); }},
    {.name = phrase("Force Field"),
     .text = phrase("Secret, Defence: It defends an undefended card, and all others of its suit."),
     .kind = Kind::secret_defence,
     .target = Target::defendable,
     .use =
         [](State& state, const Use& self, Log log) {
             const std::int8_t suit = state.assault[slot(self.target)].suit;
             guard_all(state, self, log, [&](int i) {
                 return state.assault[slot(i)].suit == suit && !narrowed_to_rank(state, i);
             });
         }},
    {.name = phrase("Homing Beacon"),
     .text = phrase(
         "Secret, Assault: Attach it to a card of your Assault. Only a card of its rank can defend it. If it "
         "hits, it does 4 extra damage."),
     .kind = Kind::secret_assault,
     .target = Target::card,
     .attaches = true,
     .extra_damage = [](const State& state, const Use& self,
                        Seat) { return self.target >= 0 && hits(state, self.target) ? 4 : 0; },
     .only_by_rank = [](const State&, const Use& self, int index) { return self.target == index; }},
    {.name = phrase("Evasive Action"),
     .text = phrase("Secret, Defence: This Assault does you no damage."),
     .kind = Kind::secret_defence,
     .most_damage = 0},
    // --- The Invaders
    {.name = phrase("Crop Circles"),
     .text = phrase(
         "New Assault Type: five cards, all of them 6, 8, 9, 10 or Queen, which draw a Power Card. Stays "
         "in play."),
     .kind = Kind::standing,
     .pattern = 11},
    {.name = phrase("Mind Control"),
     .text = phrase(
         "Secret, Assault: Look at the hand of the opponent on your left. Take a card from it. Surplus."),
     .kind = Kind::secret_assault,
     .surplus = true,
     .use =
         [](State& state, const Use& self, Log log) {
             look_at_hand(state, self, state.left_opponent(self.seat), log);
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
     .chosen = [](State& state, const Use& self, DeckCard card, int,
                  Log log) { take_card(state, self, state.left_opponent(self.seat), card, log); }},
    {.name = phrase("Mothership"),
     .text = phrase(
         "Stays in play: When three or more cards of your Assault hit, take 1 chip from the opponent on your "
         "left."),
     .kind = Kind::standing,
     .on_hit =
         [](State& state, const Use& self, Log log) {
             if (self.seat == state.attacker && state.undefended() >= 3) take_chips(state, self, 1, log);
         }},
    {.name = phrase("Tractor Beam"),
     .text =
         phrase("At once: Take 1 chip from the opponent on your left, and a card at random from their hand. "
                "Surplus."),
     .kind = Kind::instant,
     .surplus = true,
     .use =
         [](State& state, const Use& self, Log log) {
             take_at_random(state, self, state.left_opponent(self.seat), log);
             take_chips(state, self, 1, log);
         }},
    {.name = phrase("Cloaking Device"),
     .text =
         phrase("Secret, Assault: Attach it to a card of your Assault. It can only be defended last. If it "
                "hits, take "
                "2 chips from the opponent on your left."),
     .kind = Kind::secret_assault,
     .target = Target::card,
     .attaches = true,
     .last = [](const State&, const Use& self, int index) { return self.target == index; },
     .on_hit =
         [](State& state, const Use& self, Log log) {
             if (self.target >= 0 && hits(state, self.target)) take_chips(state, self, 2, log);
         }},
    {.name = phrase("Phase Shift"),
     .text = phrase("Secret, Defence: Take an undefended card into your hand. Surplus."),
     .kind = Kind::secret_defence,
     .target = Target::undefended,
     .surplus = true,
     .use = [](State& state, const Use& self, Log log) { steal_attacker(state, self, log); },
     .usable = [](const State& state,
                  const Use& self) { return state.side[slot(self.seat)].hand_count() < most_hand; }},
    {.name = phrase("Confusion Ray"),
     .text = phrase("Secret, Defence: It defends an undefended card. The attacker takes 1 damage."),
     .kind = Kind::secret_defence,
     .target = Target::defendable,
     .use =
         [](State& state, const Use& self, Log log) {
             guard_without_card(state, self, self.target, log);
             hurt(state, state.attacker, 1, log, self.card);
         }},
    {.name = phrase("Brain Scan"),
     .text = phrase("Secret, Defence: Look at the attacker's hand. They take 1 damage for each 10 or higher "
                    "card in it."),
     .kind = Kind::secret_defence,
     .use =
         [](State& state, const Use& self, Log log) {
             look_at_hand(state, self, state.attacker, log);
             int high = 0;
             for (const DeckCard card : state.side[slot(state.attacker)].hand)
                 high += printed(card).rank >= 8 ? 1 : 0;
             hurt(state, state.attacker, high, log, self.card);
         }},
}};
static_assert(are_named(powers_written, &PowerCard::name) && are_named(powers_written, &PowerCard::text));
// A New Assault Type is called as its card.
static_assert(std::all_of(powers_written.begin(), powers_written.end(), [](const PowerCard& row) {
    return row.pattern < 0 || std::string_view(patterns[slot(row.pattern)].name) == row.name;
}));
// Of each there is one.
static_assert(std::count_if(powers_written.begin(), powers_written.end(), lasts) <=
              static_cast<int>(decltype(State::used)::capacity()));
constexpr auto power_table = without_words(powers_written);

} // namespace

const PowerCard& power_card(Power power) {
    return power_table[slot(power)];
}
const char* name_of(Power power) {
    static constexpr auto names = words_of_rows(powers_written, &PowerCard::name);
    return names[slot(power)];
}
const char* text_of(Power power) {
    static constexpr auto texts = words_of_rows(powers_written, &PowerCard::text);
    return texts[slot(power)];
}

} // namespace cardfront::poker_assault
