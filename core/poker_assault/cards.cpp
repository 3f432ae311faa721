#include "core/poker_assault/cards.h"

#include <algorithm>

namespace cardfront::poker_assault {

namespace {

constexpr int rank(int face) { // 2 to 10 as printed
    return face - 2;
}
constexpr int jack = 9, queen = 10, king = 11;
constexpr int clubs = 0, diamonds = 1, hearts = 2, spades = 3;

bool launched_as(const State& state, Shape shape) {
    return state.pattern >= 0 && patterns()[static_cast<std::size_t>(state.pattern)].shape == shape;
}
bool is_flush(const State& state) {
    return launched_as(state, Shape::suited) || launched_as(state, Shape::suited_run);
}
bool is_straight(const State& state) {
    return launched_as(state, Shape::run) || launched_as(state, Shape::suited_run);
}
bool is_full_house(const State& state) {
    return state.pattern >= 0 && patterns()[static_cast<std::size_t>(state.pattern)].sizes[1] >= 2 &&
           patterns()[static_cast<std::size_t>(state.pattern)].sizes[0] >= 3;
}
bool hits(const State& state, int index) {
    return (state.assault[static_cast<std::size_t>(index)].marks & guarded) == 0;
}
bool red(int suit) {
    return suit == diamonds || suit == hearts;
}

constexpr std::array<Ability, abilities> ability_table{{
    // --- Vampire Court: suits, healing
    {.name = "Mist Form",
     .text = "Assault: You may change its suit.",
     .faction = Faction::vampire_court,
     .when = When::assault,
     .rank = rank(6),
     .becomes = Becomes::suit},
    {.name = "Blood Sip",
     .text = "Assault: When you launch three or more cards with it, gain 1 chip.",
     .faction = Faction::vampire_court,
     .when = When::assault,
     .rank = rank(9),
     .on_launch =
         [](State& state, Seat who, int, Log log) {
             if (state.assault.size() >= 3) state.gain(who, 1, log);
         }},
    {.name = "Twilight Cloak",
     .text = "Defence: It also defends lower cards of the other suit of its colour.",
     .faction = Faction::vampire_court,
     .when = When::defence,
     .rank = rank(8),
     .guards = [](Face own, const Attacker& a) { return red(own.suit) == red(a.suit) && own.rank > a.rank; }},
    {.name = "Crimson Countess",
     .text = "Assault: When you launch a Flush with it, gain 2 chips.",
     .faction = Faction::vampire_court,
     .when = When::assault,
     .rank = queen,
     .suit = hearts,
     .on_launch =
         [](State& state, Seat who, int, Log log) {
             if (is_flush(state)) state.gain(who, 2, log);
         }},
    {.name = "Ancient Count",
     .text = "Defence: Gain 1 chip.",
     .faction = Faction::vampire_court,
     .when = When::defence,
     .rank = king,
     .suit = spades,
     .on_defend = [](State& state, Seat who, int, Log log) { state.gain(who, 1, log); }},
    {.name = "Mesmerist",
     .text = "Assault: You may change the suit of another card of the Assault to this card's suit.",
     .faction = Faction::vampire_court,
     .when = When::assault,
     .rank = rank(10),
     .suit = diamonds,
     .becomes = Becomes::recolour},
    {.name = "Thirst",
     .text = "Assault: When you launch it, draw a card.",
     .faction = Faction::vampire_court,
     .when = When::assault,
     .rank = rank(2),
     .suit = clubs,
     .on_launch = [](State& state, Seat who, int, Log log) { state.draw(who, log); }},
    // --- Wolf Pack: ranks, damage
    {.name = "Shapeshifter",
     .text = "Assault: You may change its rank by one or two.",
     .faction = Faction::wolf_pack,
     .when = When::assault,
     .rank = rank(7),
     .becomes = Becomes::near_rank},
    {.name = "Monstrous",
     .text = "Assault: If it hits, it does 1 extra damage.",
     .faction = Faction::wolf_pack,
     .when = When::assault,
     .rank = rank(10),
     .extra_damage = [](const State&, int) { return 1; }},
    {.name = "Cornered",
     .text = "Defence: It also defends cards of its suit that are one or two ranks higher.",
     .faction = Faction::wolf_pack,
     .when = When::defence,
     .rank = rank(5),
     .guards = [](Face own, const Attacker& a) { return own.suit == a.suit && a.rank <= own.rank + 2; }},
    {.name = "Master Shapeshifter",
     .text = "Assault: You may change its rank to any other.",
     .faction = Faction::wolf_pack,
     .when = When::assault,
     .rank = rank(8),
     .suit = diamonds,
     .becomes = Becomes::rank},
    {.name = "Alpha",
     .text = "Assault: If it hits as part of a Straight, it does 2 extra damage.",
     .faction = Faction::wolf_pack,
     .when = When::assault,
     .rank = king,
     .suit = clubs,
     .extra_damage = [](const State& state, int) { return is_straight(state) ? 2 : 0; }},
    {.name = "Howler",
     .text = "Assault: When you launch it, draw a card.",
     .faction = Faction::wolf_pack,
     .when = When::assault,
     .rank = rank(3),
     .suit = hearts,
     .on_launch = [](State& state, Seat who, int, Log log) { state.draw(who, log); }},
    {.name = "Savage Guard",
     .text = "Defence: The attacker takes 1 damage.",
     .faction = Faction::wolf_pack,
     .when = When::defence,
     .rank = ace,
     .suit = spades,
     .on_defend = [](State& state, Seat, int, Log log) { state.hurt(state.attacker, 1, log); }},
    // --- Rocket Patrol: defence, direct damage
    {.name = "Wingman",
     .text = "Assault: You may also play a card of your hand, if the Assault stays legal.",
     .faction = Faction::rocket_patrol,
     .when = When::assault,
     .rank = rank(8),
     .on_play =
         [](State& state, Seat who, int index, Log) {
             const DeckCard self = state.assault[static_cast<std::size_t>(index)].card;
             const Ability& row = *ability_of(self);
             for (const DeckCard card : state.side[static_cast<std::size_t>(who)].hand)
                 if (row.may_choose(state, who, card)) return state.ask(who, self);
         },
     .may_choose =
         [](const State& state, Seat who, DeckCard card) {
             const Ability* const other = ability_of(card, When::assault);
             const Face face{static_cast<std::int8_t>(rank_of(poker_card_of(card))),
                             static_cast<std::int8_t>(suit_of(poker_card_of(card)))};
             return state.side[static_cast<std::size_t>(who)].hand.has(card) && !state.assault.full() &&
                    ((other != nullptr && other->always_fits) ||
                     fits_any(state.allowed_patterns(who), state.faces_with(face)));
         },
     .may_decline = true,
     .chosen = [](State& state, Seat who, DeckCard card, Log log) { state.lay(who, card, -1, log); }},
    {.name = "Deflector",
     .text = "Defence: It defends any card of its suit.",
     .faction = Faction::rocket_patrol,
     .when = When::defence,
     .rank = rank(5),
     .guards = [](Face own, const Attacker& a) { return own.suit == a.suit; }},
    {.name = "Strafing Run",
     .text =
         "Assault: When you launch at least five cards with it, the opponent on your left takes 1 damage.",
     .faction = Faction::rocket_patrol,
     .when = When::assault,
     .rank = rank(10),
     .on_launch =
         [](State& state, Seat who, int, Log log) {
             if (state.assault.size() >= 5) state.hurt(state.left_opponent(who), 1, log);
         }},
    {.name = "Squadron Leader",
     .text = "Defence: It defends all cards of the rank that it defends.",
     .faction = Faction::rocket_patrol,
     .when = When::defence,
     .rank = jack,
     .suit = spades,
     .on_defend =
         [](State& state, Seat, int index, Log log) {
             const std::int8_t same = state.assault[static_cast<std::size_t>(index)].rank;
             const auto may_be_defended = [&](int i) {
                 return hits(state, i) && !state.blocked(i) && (same == jack || !narrowed_to_rank(state, i));
             };
             for (int i = 0; i < static_cast<int>(state.assault.size()); ++i)
                 if (state.assault[static_cast<std::size_t>(i)].rank == same && may_be_defended(i))
                     state.guard_by_power(i, log);
         }},
    {.name = "Return Fire",
     .text = "Defence: The attacker takes 1 damage.",
     .faction = Faction::rocket_patrol,
     .when = When::defence,
     .rank = queen,
     .suit = diamonds,
     .on_defend = [](State& state, Seat, int, Log log) { state.hurt(state.attacker, 1, log); }},
    {.name = "Bombardier",
     .text = "Assault: When you launch a Full House with it, the opponent on your left takes 2 damage.",
     .faction = Faction::rocket_patrol,
     .when = When::assault,
     .rank = queen,
     .suit = clubs,
     .on_launch =
         [](State& state, Seat who, int, Log log) {
             if (is_full_house(state)) state.hurt(state.left_opponent(who), 2, log);
         }},
    {.name = "Salvage Crew",
     .text = "Assault: Take the top card of your discard pile into your hand.",
     .faction = Faction::rocket_patrol,
     .when = When::assault,
     .rank = rank(4),
     .suit = hearts,
     .on_play = [](State& state, Seat who, int, Log log) { state.take_top_discard(who, who, log); }},
    // --- The Invaders: tricks, thefts, looks
    {.name = "Celestial Telepath",
     .text = "Assault: Look at the top two cards of your deck. Discard one of them; the other stays on top.",
     .faction = Faction::invaders,
     .when = When::assault,
     .rank = rank(5),
     .on_play =
         [](State& state, Seat who, int index, Log log) {
             state.fix_top(who, 2, log);
             if (state.side[static_cast<std::size_t>(who)].on_deck.size() >= 2)
                 state.ask(who, state.assault[static_cast<std::size_t>(index)].card);
         },
     .may_choose =
         [](const State& state, Seat who, DeckCard card) {
             const auto& top = state.side[static_cast<std::size_t>(who)].on_deck;
             return top.contains(card);
         },
     .chosen = [](State& state, Seat who, DeckCard card,
                  Log log) { state.discard_from_deck(who, card, log); }},
    {.name = "Menacer",
     .text = "Assault: It must be defended before cards that are no Menacers.",
     .faction = Faction::invaders,
     .when = When::assault,
     .rank = rank(9),
     .first = true},
    {.name = "Abductor",
     .text = "Defence: The card that it defends becomes yours.",
     .faction = Faction::invaders,
     .when = When::defence,
     .rank = rank(7),
     .on_defend = [](State& state, Seat, int index,
                     Log) { state.assault[static_cast<std::size_t>(index)].marks |= taken; }},
    {.name = "Stowaway",
     .text = "Assault: You can always add it, and it does not count for the hand.",
     .faction = Faction::invaders,
     .when = When::assault,
     .rank = rank(2),
     .suit = spades,
     .always_fits = true},
    {.name = "Mimic",
     .text = "Assault: You may change its rank to that of another card of the Assault.",
     .faction = Faction::invaders,
     .when = When::assault,
     .rank = rank(10),
     .suit = hearts,
     .becomes = Becomes::table_rank},
    {.name = "Probe Saucer",
     .text = "Assault: Look at the hand of the opponent on your left.",
     .faction = Faction::invaders,
     .when = When::assault,
     .rank = queen,
     .suit = diamonds,
     .on_play = [](State& state, Seat who, int,
                   Log log) { state.look_at_hand(who, state.left_opponent(who), log); }},
    {.name = "Body Snatcher",
     .text =
         "Defence: Take a random card of the attacker's hand into your hand, shown to all; they draw one.",
     .faction = Faction::invaders,
     .when = When::defence,
     .rank = king,
     .suit = diamonds,
     .on_defend =
         [](State& state, Seat who, int, Log log) {
             if (state.side[static_cast<std::size_t>(state.attacker)].hand_count() == 0) return;
             state.take_at_random(who, state.attacker, log);
             state.draw(state.attacker, log);
         }},
}};

constexpr std::array<PowerCard, powers> power_table{{
    // --- Vampire Court
    {.name = "Crimson Rite",
     .text = "New Assault Type: four cards of one suit. Stays in play.",
     .kind = Kind::standing,
     .pattern = 8},
    {.name = "Coffin Rest",
     .text = "At once: Gain 4 chips.",
     .kind = Kind::instant,
     .use = [](State& state, Seat who, int, Log log) { state.gain(who, 4, log); }},
    {.name = "Eternal Night",
     .text = "Stays in play: Your Flushes that hit do 1 extra damage.",
     .kind = Kind::standing,
     .extra_damage = [](const State& state, const Used& self,
                        Seat) { return self.seat == state.attacker && is_flush(state) ? 1 : 0; }},
    {.name = "Bloodlust",
     .text = "Secret, Assault: Attach it to a card of your Assault. If that card hits, gain 2 chips.",
     .kind = Kind::secret_assault,
     .target = Target::card,
     .attaches = true,
     .on_hit =
         [](State& state, const Used& self, Log log) {
             if (self.target >= 0 && hits(state, self.target)) state.gain(self.seat, 2, log);
         }},
    {.name = "Cloud of Bats",
     .text = "Secret, Assault, after launch: Choose a suit. Every card of your Assault changes to it.",
     .kind = Kind::secret_assault,
     .target = Target::suit,
     .after_launch = true,
     .use =
         [](State& state, Seat, int target, Log log) {
             for (int i = 0; i < static_cast<int>(state.assault.size()); ++i)
                 state.change_suit(i, target, log);
         }},
    {.name = "Turn to Mist",
     .text = "Secret, Defence: An Assault card that nothing defends is discarded.",
     .kind = Kind::secret_defence,
     .target = Target::undefended,
     .use = [](State& state, Seat, int target, Log log) { state.drop_attacker(target, false, log); }},
    {.name = "Deathless",
     .text = "Secret, Defence: You take 2 less damage from this Assault.",
     .kind = Kind::secret_defence,
     .extra_damage = [](const State&, const Used& self, Seat to) { return self.seat == to ? -2 : 0; }},
    {.name = "Beguile",
     .text = "Secret, Assault: Take the top discard of the opponent on your left into your hand.",
     .kind = Kind::secret_assault,
     .use = [](State& state, Seat who, int,
               Log log) { state.take_top_discard(who, state.left_opponent(who), log); },
     .usable =
         [](const State& state, Seat who) {
             return state.side[static_cast<std::size_t>(state.left_opponent(who))].top_discard !=
                    no_deck_card;
         }},
    // --- Wolf Pack
    {.name = "Running Pack",
     .text = "New Assault Type: four ranks in a row. Stays in play.",
     .kind = Kind::standing,
     .pattern = 9},
    {.name = "Growing Ferocity",
     .text = "Secret, Assault: This Assault does 1 extra damage, or 2 if three or more cards hit.",
     .kind = Kind::secret_assault,
     .extra_damage = [](const State& state, const Used&, Seat) { return state.undefended() >= 3 ? 2 : 1; }},
    {.name = "Full Moon",
     .text = "Stays in play: Your Straights that hit do 1 extra damage.",
     .kind = Kind::standing,
     .extra_damage = [](const State& state, const Used& self,
                        Seat) { return self.seat == state.attacker && is_straight(state) ? 1 : 0; }},
    {.name = "Feral Instinct",
     .text = "At once: Draw two cards.",
     .kind = Kind::instant,
     .use =
         [](State& state, Seat who, int, Log log) {
             state.draw(who, log);
             state.draw(who, log);
         }},
    {.name = "Sharpened Claws",
     .text =
         "Secret, Assault: Attach it to a card of your Assault. If that card hits, it does 2 extra damage.",
     .kind = Kind::secret_assault,
     .target = Target::card,
     .attaches = true,
     .extra_damage = [](const State& state, const Used& self,
                        Seat) { return self.target >= 0 && hits(state, self.target) ? 2 : 0; }},
    {.name = "Thick Hide",
     .text = "Secret, Defence: You take 2 less damage from this Assault.",
     .kind = Kind::secret_defence,
     .extra_damage = [](const State&, const Used& self, Seat to) { return self.seat == to ? -2 : 0; }},
    {.name = "Ambush",
     .text = "Secret, Defence: The attacker takes 2 damage.",
     .kind = Kind::secret_defence,
     .use = [](State& state, Seat, int, Log log) { state.hurt(state.attacker, 2, log); }},
    {.name = "Moonrise",
     .text = "Secret, Assault, after launch: A card of your Assault becomes a King.",
     .kind = Kind::secret_assault,
     .target = Target::card,
     .after_launch = true,
     .use = [](State& state, Seat, int target, Log log) { state.change_rank(target, king, log); }},
    // --- Rocket Patrol
    {.name = "Tight Formation",
     .text = "New Assault Type: Three Pair, which draws a Power Card. Stays in play.",
     .kind = Kind::standing,
     .pattern = 10},
    {.name = "Missile Strike",
     .text = "At once: The opponent on your left takes 2 damage.",
     .kind = Kind::instant,
     .use = [](State& state, Seat who, int, Log log) { state.hurt(state.left_opponent(who), 2, log); }},
    {.name = "Shield Generator",
     .text = "Stays in play: Assaults that hit you with three or more cards do 1 less damage.",
     .kind = Kind::standing,
     .extra_damage = [](const State& state, const Used& self,
                        Seat to) { return self.seat == to && state.undefended() >= 3 ? -1 : 0; }},
    {.name = "Barrage",
     .text = "Secret, Assault, after launch: The opponent on your left takes 2 damage.",
     .kind = Kind::secret_assault,
     .after_launch = true,
     .use = [](State& state, Seat who, int, Log log) { state.hurt(state.left_opponent(who), 2, log); }},
    {.name = "Scramble",
     .text = "Secret, Defence: Draw two cards.",
     .kind = Kind::secret_defence,
     .use =
         [](State& state, Seat who, int, Log log) {
             state.draw(who, log);
             state.draw(who, log);
         }},
    {.name = "Force Field",
     .text = "Secret, Defence: It defends an Assault card that nothing defends.",
     .kind = Kind::secret_defence,
     .target = Target::defendable,
     .use = [](State& state, Seat, int target, Log log) { state.guard_by_power(target, log); }},
    {.name = "Homing Beacon",
     .text =
         "Secret, Assault: Attach it to a card of your Assault. Only a card of the same rank can defend it.",
     .kind = Kind::secret_assault,
     .target = Target::card,
     .attaches = true,
     .only_by_rank = [](const State&, const Used& self, int index) { return self.target == index; }},
    {.name = "Evasive Action",
     .text = "Secret, Defence: Discard your hand and draw as many cards.",
     .kind = Kind::secret_defence,
     .use = [](State& state, Seat who, int, Log log) { state.new_hand(who, log); }},
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
         [](State& state, Seat who, int, Log log) {
             const Seat other = state.left_opponent(who);
             state.look_at_hand(who, other, log);
             state.ask(who, static_cast<std::int16_t>(first_power_card + 25));
         },
     .usable =
         [](const State& state, Seat who) {
             return state.side[static_cast<std::size_t>(state.left_opponent(who))].hand_count() > 0 &&
                    state.side[static_cast<std::size_t>(who)].hand_count() < most_hand;
         },
     .may_choose =
         [](const State& state, Seat who, DeckCard card) {
             const Seat other = state.left_opponent(who);
             return state.side[static_cast<std::size_t>(other)].hand.has(card);
         },
     .chosen =
         [](State& state, Seat who, DeckCard card, Log log) {
             const Seat other = state.left_opponent(who);
             state.take_card(who, other, card, log);
             state.draw(other, log);
         }},
    {.name = "Mothership",
     .text = "Stays in play: When two or more cards of your Assault hit, draw a card.",
     .kind = Kind::standing,
     .on_hit =
         [](State& state, const Used& self, Log log) {
             if (self.seat == state.attacker && state.undefended() >= 2) state.draw(self.seat, log);
         }},
    {.name = "Tractor Beam",
     .text = "At once: Take the top discard of the opponent on your left into your hand.",
     .kind = Kind::instant,
     .use = [](State& state, Seat who, int,
               Log log) { state.take_top_discard(who, state.left_opponent(who), log); }},
    {.name = "Cloaking Device",
     .text = "Secret, Assault: Attach it to a card of your Assault. It can only be defended last.",
     .kind = Kind::secret_assault,
     .target = Target::card,
     .attaches = true,
     .last = [](const State&, const Used& self, int index) { return self.target == index; }},
    {.name = "Phase Shift",
     .text = "Secret, Defence: An Assault card that nothing defends goes back to the attacker's hand.",
     .kind = Kind::secret_defence,
     .target = Target::undefended,
     .use = [](State& state, Seat, int target, Log log) { state.drop_attacker(target, true, log); }},
    {.name = "Confusion Ray",
     .text = "Secret, Defence: The attacker discards a card at random.",
     .kind = Kind::secret_defence,
     .use = [](State& state, Seat, int, Log log) { state.discard_at_random(state.attacker, log); }},
    {.name = "Brain Scan",
     .text = "Secret, Defence: Look at the attacker's hand. You take 1 less damage from this Assault.",
     .kind = Kind::secret_defence,
     .use = [](State& state, Seat who, int, Log log) { state.look_at_hand(who, state.attacker, log); },
     .extra_damage = [](const State&, const Used& self, Seat to) { return self.seat == to ? -1 : 0; }},
}};

// Which ability each poker card of each faction bears; -1: none.
constexpr std::array<std::int8_t, decks* deck_size> ability_numbers = [] {
    std::array<std::int8_t, decks * deck_size> numbers{};
    numbers.fill(-1);
    for (int i = 0; i < abilities; ++i) {
        const Ability& row = ability_table[static_cast<std::size_t>(i)];
        for (int suit = 0; suit < suits; ++suit)
            if (row.suit < 0 || row.suit == suit)
                numbers[deck_card(static_cast<int>(row.faction), make_card(row.rank, suit))] =
                    static_cast<std::int8_t>(i);
    }
    return numbers;
}();

// Everything used in this Assault or standing, as `f(row, used)`.
template <class F>
void for_each_power(const State& state, F&& f) {
    for (const Seat seat : SeatRange(state.players))
        for (PowerSet rest = state.side[static_cast<std::size_t>(seat)].standing; rest != 0;
             rest &= rest - 1) {
            const auto power = static_cast<Power>(std::countr_zero(rest));
            f(power_card(power), Used{power, seat, -1, 0});
        }
    for (const Used& each : state.used) f(power_card(each.power), each);
}

template <class F>
void for_each_attacking_ability(const State& state, F&& f) {
    for (int i = 0; i < static_cast<int>(state.assault.size()); ++i)
        if (const Ability* row = ability_of(state.assault[static_cast<std::size_t>(i)].card, When::assault))
            f(*row, i);
}

} // namespace

const Ability& ability(int number) {
    return ability_table[static_cast<std::size_t>(number)];
}
const Ability* ability_of(DeckCard card) {
    const int number = card < ability_numbers.size() ? ability_numbers[card] : -1;
    return number < 0 ? nullptr : &ability(number);
}
const Ability* ability_of(DeckCard card, When when) {
    const Ability* const row = ability_of(card);
    return row != nullptr && row->when == when ? row : nullptr;
}
const PowerCard& power_card(Power power) {
    return power_table[static_cast<std::size_t>(power)];
}

int extra_damage(const State& state, Seat to) {
    int sum = 0;
    for_each_attacking_ability(state, [&](const Ability& row, int i) {
        if (row.extra_damage != nullptr && hits(state, i)) sum += row.extra_damage(state, i);
    });
    for_each_power(state, [&](const PowerCard& row, const Used& used) {
        if (row.extra_damage != nullptr) sum += row.extra_damage(state, used, to);
    });
    return sum;
}

bool narrowed_to_rank(const State& state, int index) {
    bool narrowed = false;
    for_each_power(state, [&](const PowerCard& row, const Used& used) {
        if (row.only_by_rank != nullptr && row.only_by_rank(state, used, index)) narrowed = true;
    });
    return narrowed;
}

bool only_last(const State& state, int index) {
    bool last = false;
    for_each_power(state, [&](const PowerCard& row, const Used& used) {
        if (row.last != nullptr && row.last(state, used, index)) last = true;
    });
    return last;
}

void launch_triggers(State& state, Log log) {
    for_each_attacking_ability(state, [&](const Ability& row, int i) {
        if (row.on_launch != nullptr) row.on_launch(state, state.attacker, i, log);
    });
}

void hit_triggers(State& state, Log log) {
    for_each_attacking_ability(state, [&](const Ability& row, int i) {
        if (row.on_hit != nullptr && hits(state, i)) row.on_hit(state, state.attacker, i, log);
    });
    for_each_power(state, [&](const PowerCard& row, const Used& used) {
        if (row.on_hit != nullptr) row.on_hit(state, used, log);
    });
}

} // namespace cardfront::poker_assault
