// The abilities of the poker cards, seven of each faction. Their texts stand on the rules page too.
#include "core/poker_assault/cards.h"
#include "core/poker_assault/verbs.h"

namespace cardfront::poker_assault {

namespace {

constexpr int rank(int face) { // 2 to 10 as printed
    return face - 2;
}
constexpr int clubs = 0, diamonds = 1, hearts = 2, spades = 3;

bool red(int suit) {
    return suit == diamonds || suit == hearts;
}

void look_at_deck(State& state, const Use& self, Log log) {
    look_at_top(state, self, log);
    ask(state, self);
}

constexpr std::array<Ability, abilities> abilities_written{{
    // --- Vampire Court: suits, healing
    {.name = phrase("Mist Form"),
     .text = phrase("Assault: You may change its suit."),
     .faction = Faction::vampire_court,
     .when = When::assault,
     .rank = rank(6),
     .becomes = Becomes::suit},
    {.name = phrase("Blood Sip"),
     .text = phrase("Assault: When you launch it, gain 1 chip."),
     .faction = Faction::vampire_court,
     .when = When::assault,
     .rank = rank(9),
     .on_launch = [](State& state, const Use& self, Log log) { gain(state, self.seat, 1, log, self.card); }},
    {.name = phrase("Twilight Cloak"),
     .text = phrase("Defence: It also defends any lower card."),
     .faction = Faction::vampire_court,
     .when = When::defence,
     .rank = rank(8),
     .guards = [](Face own, const Attacker& a) { return own.rank > a.rank; }},
    {.name = phrase("Crimson Countess"),
     .text = phrase("Assault: When you launch it, gain 1 chip for each red card of the Assault."),
     .faction = Faction::vampire_court,
     .when = When::assault,
     .rank = queen,
     .suit = hearts,
     .on_launch =
         [](State& state, const Use& self, Log log) {
             int count = 0;
             for (const Attacker& each : state.assault) count += red(each.suit) ? 1 : 0;
             if (count > 0) gain(state, self.seat, count, log, self.card);
         }},
    {.name = phrase("Ancient Count"),
     .text = phrase("Defence: Gain 3 chips."),
     .faction = Faction::vampire_court,
     .when = When::defence,
     .rank = king,
     .suit = spades,
     .on_defend = [](State& state, const Use& self, Log log) { gain(state, self.seat, 3, log, self.card); }},
    {.name = phrase("Mesmerist"),
     .text = phrase("Assault: You may change the suit of another card of the Assault to this card's suit."),
     .faction = Faction::vampire_court,
     .when = When::assault,
     .rank = rank(10),
     .suit = diamonds,
     .becomes = Becomes::recolour},
    {.name = phrase("Thirst"),
     .text = phrase("Defence: It also defends any red card."),
     .faction = Faction::vampire_court,
     .when = When::defence,
     .rank = rank(2),
     .suit = clubs,
     .guards = [](Face, const Attacker& a) { return red(a.suit); }},
    // --- Wolf Pack: ranks, damage
    {.name = phrase("Shapeshifter"),
     .text = phrase("Assault: You may change its rank by one."),
     .faction = Faction::wolf_pack,
     .when = When::assault,
     .rank = rank(7),
     .becomes = Becomes::near_rank},
    {.name = phrase("Monstrous"),
     .text = phrase("Assault: If it hits, it does 1 extra damage."),
     .faction = Faction::wolf_pack,
     .when = When::assault,
     .rank = rank(10),
     .extra_damage = [](const State& state, const Use& self) { return hits(state, self.target) ? 1 : 0; }},
    {.name = phrase("Cornered"),
     .text = phrase("Defence: It also defends higher cards of its suit up to the Queen."),
     .faction = Faction::wolf_pack,
     .when = When::defence,
     .rank = rank(5),
     .guards = [](Face own, const Attacker& a) { return own.suit == a.suit && a.rank <= queen; }},
    {.name = phrase("Master Shapeshifter"),
     .text = phrase("Assault: You may change its rank to any other."),
     .faction = Faction::wolf_pack,
     .when = When::assault,
     .rank = rank(8),
     .suit = diamonds,
     .becomes = Becomes::rank},
    {.name = phrase("Alpha"),
     .text = phrase("Assault: Every card of the Assault that hits does 1 extra damage."),
     .faction = Faction::wolf_pack,
     .when = When::assault,
     .rank = king,
     .suit = clubs,
     .extra_damage = [](const State& state, const Use&) { return state.undefended(); }},
    {.name = phrase("Howler"),
     .text = phrase(
         "Assault: When you launch it, the opponent on your left discards their highest card and takes 3 "
         "damage."),
     .faction = Faction::wolf_pack,
     .when = When::assault,
     .rank = rank(3),
     .suit = hearts,
     .on_launch =
         [](State& state, const Use& self, Log log) {
             discard_highest(state, self, state.left_opponent(self.seat), log);
             strike(state, self, 3, log);
         }},
    {.name = phrase("Savage Guard"),
     .text = phrase("Defence: The attacker takes 1 damage for each card that is undefended."),
     .faction = Faction::wolf_pack,
     .when = When::defence,
     .rank = ace,
     .suit = spades,
     .on_defend = [](State& state, const Use& self,
                     Log log) { hurt(state, state.attacker, state.undefended(), log, self.card); }},
    // --- Rocket Patrol: defence, direct damage
    {.name = phrase("Wingman"),
     .text = phrase(
         "Assault: Look at the top two cards of your deck. You may add one of them to the Assault, if it "
         "stays legal."),
     .faction = Faction::rocket_patrol,
     .when = When::assault,
     .rank = rank(8),
     .on_play = look_at_deck,
     .options =
         [](const State& state, const Use& self) {
             Options may{.none = true, .to_play = true};
             for (const DeckCard card : state.side[slot(self.seat)].on_deck)
                 if (may_join_somehow(state, card)) may.cards.add(card);
             return may;
         },
     .chosen =
         [](State& state, const Use& self, DeckCard card, int becomes, Log log) {
             take_from_deck(state, self, card, log);
             lay(state, self.seat, card, becomes, false, log); // it was none of the hand
         }},
    {.name = phrase("Deflector"),
     .text = phrase("Defence: It also defends any card of its suit."),
     .faction = Faction::rocket_patrol,
     .when = When::defence,
     .rank = rank(5),
     .guards = [](Face own, const Attacker& a) { return own.suit == a.suit; }},
    {.name = phrase("Strafing Run"),
     .text = phrase(
         "Assault: When you launch it among four or more cards, the opponent on your left takes 1 damage."),
     .faction = Faction::rocket_patrol,
     .when = When::assault,
     .rank = rank(10),
     .on_launch =
         [](State& state, const Use& self, Log log) {
             if (state.assault.size() >= 4) strike(state, self, 1, log);
         }},
    {.name = phrase("Squadron Leader"),
     .text =
         phrase("Defence: It defends all cards that it could defend. The attacker takes 1 damage for each."),
     .faction = Faction::rocket_patrol,
     .when = When::defence,
     .rank = jack,
     .suit = spades,
     .on_defend =
         [](State& state, const Use& self, Log log) {
             const int before = state.undefended() + 1; // its own
             guard_all(state, self, log, [&](int i) { return state.can_guard(self.card, i); });
             hurt(state, state.attacker, before - state.undefended(), log, self.card);
         }},
    {.name = phrase("Return Fire"),
     .text = phrase("Defence: The attacker takes 3 damage."),
     .faction = Faction::rocket_patrol,
     .when = When::defence,
     .rank = queen,
     .suit = diamonds,
     .on_defend = [](State& state, const Use& self,
                     Log log) { hurt(state, state.attacker, 3, log, self.card); }},
    {.name = phrase("Bombardier"),
     .text =
         phrase("Assault: When you launch another Queen with it, the opponent on your left takes 3 damage."),
     .faction = Faction::rocket_patrol,
     .when = When::assault,
     .rank = queen,
     .suit = clubs,
     .on_launch =
         [](State& state, const Use& self, Log log) {
             int queens = 0;
             for (const Attacker& each : state.assault) queens += each.rank == queen ? 1 : 0;
             if (queens >= 2) strike(state, self, 3, log);
         }},
    {.name = phrase("Salvage Crew"),
     .text = phrase("Assault: When you launch it, draw a Power Card, and the opponent on your left takes 1 "
                    "damage."),
     .faction = Faction::rocket_patrol,
     .when = When::assault,
     .rank = rank(4),
     .suit = hearts,
     .on_launch =
         [](State& state, const Use& self, Log log) {
             draw_power(state, self.seat, log, self.card);
             strike(state, self, 1, log);
         }},
    // --- The Invaders: tricks, thefts, looks
    {.name = phrase("Celestial Telepath"),
     .text =
         phrase("Assault: Look at the top two cards of your deck. Take one into your hand, shown to all, and "
                "discard the other. Surplus."),
     .faction = Faction::invaders,
     .when = When::assault,
     .rank = rank(5),
     .surplus = true,
     .on_play = look_at_deck,
     .options =
         [](const State& state, const Use& self) {
             Options may;
             for (const DeckCard card : state.side[slot(self.seat)].on_deck) may.cards.add(card);
             return may;
         },
     .chosen =
         [](State& state, const Use& self, DeckCard card, int, Log log) {
             take_from_deck(state, self, card, log);
             discard_top(state, self, log);
         }},
    {.name = phrase("Menacer"),
     .text = phrase("Assault: It must be defended before cards that are no Menacers."),
     .faction = Faction::invaders,
     .when = When::assault,
     .rank = rank(9),
     .first = true},
    {.name = phrase("Abductor"),
     .text = phrase(
         "Defence: It also defends any 6 or 8. The card that it defends comes to your hand when the round "
         "ends. Surplus."),
     .faction = Faction::invaders,
     .when = When::defence,
     .rank = rank(7),
     .surplus = true,
     .on_defend = [](State& state, const Use& self, Log) { state.assault[slot(self.target)].marks |= taken; },
     .guards = [](Face, const Attacker& a) { return a.rank == rank(6) || a.rank == rank(8); }},
    {.name = phrase("Stowaway"),
     .text = phrase(
         "Assault: You can always add it. It counts for the hand, or is left out. When you launch it, take "
         "1 chip from the opponent on your left."),
     .faction = Faction::invaders,
     .when = When::assault,
     .rank = rank(2),
     .suit = spades,
     .always_fits = true,
     .on_launch = [](State& state, const Use& self, Log log) { take_chips(state, self, 1, log); }},
    {.name = phrase("Mimic"),
     .text = phrase(
         "Assault: You may change its rank to that of another card of the Assault. When you launch it, "
         "gain 1 chip."),
     .faction = Faction::invaders,
     .when = When::assault,
     .rank = rank(10),
     .suit = hearts,
     .becomes = Becomes::table_rank,
     .on_launch = [](State& state, const Use& self, Log log) { gain(state, self.seat, 1, log, self.card); }},
    {.name = phrase("Probe Saucer"),
     .text = phrase(
         "Assault: Look at the hand of the opponent on your left. They discard their two highest cards."),
     .faction = Faction::invaders,
     .when = When::assault,
     .rank = queen,
     .suit = diamonds,
     .on_play =
         [](State& state, const Use& self, Log log) {
             const Seat other = state.left_opponent(self.seat);
             look_at_hand(state, self, other, log);
             for (int n = 0; n < 2; ++n) discard_highest(state, self, other, log);
         }},
    {.name = phrase("Body Snatcher"),
     .text =
         phrase("Defence: Take two cards at random from the attacker's hand. They take 2 damage. Surplus."),
     .faction = Faction::invaders,
     .when = When::defence,
     .rank = king,
     .suit = diamonds,
     .surplus = true,
     .on_defend =
         [](State& state, const Use& self, Log log) {
             for (int n = 0; n < 2; ++n) take_at_random(state, self, state.attacker, log);
             hurt(state, state.attacker, 2, log, self.card);
         }},
}};

static_assert([] { // as cards.h says
    for (std::size_t i = 0; i < abilities_written.size(); ++i)
        if (static_cast<std::size_t>(abilities_written[i].faction) != i / abilities_of_faction) return false;
    return true;
}());
static_assert(are_named(abilities_written, &Ability::name) && are_named(abilities_written, &Ability::text));

} // namespace

constexpr std::array<Ability, abilities> ability_table = without_words(abilities_written);

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

const char* name_of(const Ability& row) {
    static constexpr auto names = words_of_rows(abilities_written, &Ability::name);
    return names[static_cast<std::size_t>(&row - ability_table.data())];
}
const char* text_of(const Ability& row) {
    static constexpr auto texts = words_of_rows(abilities_written, &Ability::text);
    return texts[static_cast<std::size_t>(&row - ability_table.data())];
}

} // namespace cardfront::poker_assault
